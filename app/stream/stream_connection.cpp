// SPDX-License-Identifier: GPL-3.0-or-later
// Speaks to the server through libnats.
#include "app/stream/stream_connection.h"

#include "rules/club/stream/subjects.h"
#include "rules/exchange/packed.h"

#include <fmt/format.h>
#include <nats/nats.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <vector>

namespace optio::stream {

namespace {

constexpr int answerWithin = 3000;                                        ///< ms
constexpr int reconnectPause = 300;                                       ///< ms
constexpr std::int64_t repeatsWithin = std::int64_t{1'000'000'000} * 600; ///< ns in which the server itself knows a message again

template <auto Destroy> struct With {
    template <class Of> void operator()(Of *one) const { Destroy(one); }
};
using Options = std::unique_ptr<natsOptions, With<natsOptions_Destroy>>;
using Message = std::unique_ptr<natsMsg, With<natsMsg_Destroy>>;

/// A certificate as the library takes it.
std::string pemOf(const std::string &authority)
{
    const std::string der = exchange::fromBase64Url(authority);
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text = "-----BEGIN CERTIFICATE-----\n", line;
    for (std::size_t i = 0; i < der.size(); i += 3) {
        std::uint32_t bits = 0;
        const std::size_t here = std::min<std::size_t>(3, der.size() - i);
        for (std::size_t k = 0; k < 3; ++k)
            bits = bits << 8 | (k < here ? static_cast<unsigned char>(der[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            line += k <= here ? letters[bits >> (18 - 6 * k) & 63U] : '=';
        if (line.size() >= 64) {
            text += line + "\n";
            line.clear();
        }
    }
    if (!line.empty())
        text += line + "\n";
    return text + "-----END CERTIFICATE-----\n";
}

[[noreturn]] void failToConnect(natsStatus status, const club::stream::ClubLink &link)
{
    const std::string where = fmt::format("{}", fmt::join(link.servers, ", "));
    if (status == NATS_CONNECTION_AUTH_FAILED || status == NATS_NOT_PERMITTED)
        throw Error(fmt::format("the server at {} does not take this code; get a new one from the organiser", where), "link");
    if (status == NATS_SSL_ERROR || status == NATS_SECURE_CONNECTION_WANTED || status == NATS_SECURE_CONNECTION_REQUIRED)
        throw Error(
            fmt::format("the server at {} is not the one of this event: its certificate is another one, or this device's clock is wrong",
                        where),
            "link");
    throw Lost(fmt::format("no server answers at {}: is it running, and is this the same network?", where), "link");
}

} // namespace

struct Connection::Parts {
    std::string event, user, streamName;
    natsConnection *connection = nullptr;
    jsCtx *js = nullptr;
    natsSubscription *reading = nullptr;
    natsSubscription *listening = nullptr;
    std::uint64_t consumed = 0; ///< number of the last message of the reading
    std::atomic<int> breaks{0};
    std::mutex guard;
    std::condition_variable changed;
    bool closed = false;
    std::string refused; ///< what the server said that this account may not

    Parts() = default;
    Parts(const Parts &) = delete;
    Parts &operator=(const Parts &) = delete;
    ~Parts()
    {
        stopReading();
        stopListening();
        jsCtx_Destroy(js);
        if (connection == nullptr)
            return;
        natsConnection_Close(connection);
        {
            // The library calls back from a thread of its own, and that it has closed last: until then this must be here.
            std::unique_lock lock(guard);
            changed.wait_for(lock, std::chrono::seconds(10), [this] { return closed; });
        }
        natsConnection_Destroy(connection);
    }

    void stopReading()
    {
        if (reading != nullptr) {
            natsSubscription_Unsubscribe(reading);
            natsSubscription_Destroy(reading);
            reading = nullptr;
        }
    }

    void stopListening()
    {
        if (listening != nullptr) {
            natsSubscription_Unsubscribe(listening);
            natsSubscription_Destroy(listening);
            listening = nullptr;
        }
    }

    static void onReconnected(natsConnection * /*connection*/, void *closure) { ++static_cast<Parts *>(closure)->breaks; }
    static void onClosed(natsConnection * /*connection*/, void *closure)
    {
        auto &parts = *static_cast<Parts *>(closure);
        const std::scoped_lock lock(parts.guard);
        parts.closed = true;
        parts.changed.notify_all();
    }
    static void onError(natsConnection *connection, natsSubscription * /*subscription*/, natsStatus status, void *closure)
    {
        if (status != NATS_NOT_PERMITTED)
            return;
        const char *said = nullptr;
        natsConnection_GetLastError(connection, &said);
        auto &parts = *static_cast<Parts *>(closure);
        const std::scoped_lock lock(parts.guard);
        parts.refused = said == nullptr || *said == '\0' ? "Permissions Violation" : said;
    }

    void expectConnected() const
    {
        if (natsConnection_Status(connection) != NATS_CONN_STATUS_CONNECTED)
            throw Lost("the connection to the server is lost");
    }
    void begin()
    {
        expectConnected();
        const std::scoped_lock lock(guard);
        refused.clear();
    }
    /// Something was not answered as it should be: a refusal by the account's rights comes on a way of its own.
    [[noreturn]] void fail(natsStatus status, int code, const std::string &what)
    {
        const std::scoped_lock lock(guard);
        if (!refused.empty())
            throw Error(fmt::format("the account '{}' may not {}", user, what), "link");
        if (status == NATS_MAX_PAYLOAD)
            throw Error(fmt::format("it is too large to {}", what));
        if (code != 0 && status == NATS_ERR && code != JSClusterNotAvailErr && code != JSStreamStoreFailedErr)
            throw Error(fmt::format("the server refuses to {} (its error {})", what, code));
        throw Lost(fmt::format("the server gave no answer ({})", natsStatus_GetText(status)));
    }
};

Connection::Connection(const club::stream::ClubLink &link, const std::string &name) : parts_(std::make_unique<Parts>())
{
    parts_->event = link.event;
    parts_->user = link.user;
    parts_->streamName = club::stream::streamName(link.event);
    natsOptions *made = nullptr;
    if (natsOptions_Create(&made) != NATS_OK)
        throw std::bad_alloc();
    const Options options(made);
    std::vector<std::string> urls;
    for (const std::string &server : link.servers)
        urls.push_back("tls://" + server);
    std::vector<const char *> servers;
    for (const std::string &url : urls)
        servers.push_back(url.c_str());
    const std::string certificate = pemOf(link.authority), host = club::stream::serverName(link.event), inbox = "_INBOX_" + link.user;
    const auto set = [](natsStatus status) {
        if (status != NATS_OK)
            throw Error(fmt::format("the code cannot be used: {}", natsStatus_GetText(status)), "link");
    };
    set(natsOptions_SetServers(made, servers.data(), static_cast<int>(servers.size())));
    set(natsOptions_SetName(made, name.c_str()));
    set(natsOptions_SetUserInfo(made, link.user.c_str(), link.password.c_str()));
    set(natsOptions_SetSecure(made, true));
    set(natsOptions_SetCATrustedCertificates(made, certificate.c_str()));
    set(natsOptions_SetExpectedHostname(made, host.c_str()));
    set(natsOptions_SetCustomInboxPrefix(made, inbox.c_str()));
    set(natsOptions_SetTimeout(made, answerWithin));
    set(natsOptions_SetMaxReconnect(made, -1));
    set(natsOptions_SetReconnectWait(made, reconnectPause));
    set(natsOptions_SetReconnectJitter(made, reconnectPause, reconnectPause));
    set(natsOptions_SetFailRequestsOnDisconnect(made, true));
    set(natsOptions_SetPingInterval(made, 3000)); // two signs of life missing: the way to the server is cut
    set(natsOptions_SetMaxPingsOut(made, 2));
    set(natsOptions_SetIgnoreDiscoveredServers(made, true)); // the code names them as they are seen from here
    set(natsOptions_SetReconnectedCB(made, &Parts::onReconnected, parts_.get()));
    set(natsOptions_SetClosedCB(made, &Parts::onClosed, parts_.get()));
    set(natsOptions_SetErrorHandler(made, &Parts::onError, parts_.get()));
    if (const natsStatus status = natsConnection_Connect(&parts_->connection, made); status != NATS_OK)
        failToConnect(status, link);
    jsOptions js;
    jsOptions_Init(&js);
    js.Wait = answerWithin;
    set(natsConnection_JetStream(&parts_->js, parts_->connection, &js));
}

Connection::~Connection() = default;

bool Connection::isConnected() const { return natsConnection_Status(parts_->connection) == NATS_CONN_STATUS_CONNECTED; }

int Connection::breaks() const { return parts_->breaks; }

void Connection::makeStream(int replicas)
{
    parts_->begin();
    const std::string subjects = club::stream::allSubjects(parts_->event);
    const char *const list[] = {subjects.c_str()}; // NOLINT(modernize-avoid-c-arrays): as the library takes it
    jsStreamConfig config;
    jsStreamConfig_Init(&config);
    config.Name = parts_->streamName.c_str();
    config.Subjects = const_cast<const char **>(list);
    config.SubjectsLen = 1;
    config.Replicas = replicas;
    config.Duplicates = repeatsWithin;
    config.DenyDelete = true; // what is reported stays
    config.DenyPurge = true;
    config.AllowDirect = true; // "the last of this subject" is a subject of its own, so that accounts can be kept to theirs
    jsErrCode code{};
    const natsStatus status = js_AddStream(nullptr, parts_->js, &config, nullptr, &code);
    if (status != NATS_OK && code != JSStreamNameExistErr)
        parts_->fail(status, code, "make the stream");
}

Published Connection::publish(const std::string &subject, const std::string &id, const std::string &text, std::uint64_t after)
{
    parts_->begin();
    jsPubOptions options;
    jsPubOptions_Init(&options);
    options.MsgId = id.c_str();
    options.ExpectLastSubjectSeq = after;
    options.ExpectNoMessage = after == 0;
    jsPubAck *answer = nullptr;
    jsErrCode code{};
    const natsStatus status = js_Publish(&answer, parts_->js, subject.c_str(), text.data(), static_cast<int>(text.size()), &options, &code);
    if (status == NATS_OK) {
        const Published published{false, answer->Duplicate, answer->Sequence};
        jsPubAck_Destroy(answer);
        return published;
    }
    if (code == JSStreamWrongLastSequenceErr)
        return {true, false, 0};
    parts_->fail(status, code, "write to " + subject);
}

std::uint64_t Connection::say(const std::string &subject, const std::string &text)
{
    parts_->begin();
    jsPubOptions options;
    jsPubOptions_Init(&options);
    jsPubAck *answer = nullptr;
    jsErrCode code{};
    const natsStatus status = js_Publish(&answer, parts_->js, subject.c_str(), text.data(), static_cast<int>(text.size()), &options, &code);
    if (status != NATS_OK)
        parts_->fail(status, code, "write to " + subject);
    const std::uint64_t sequence = answer->Sequence;
    jsPubAck_Destroy(answer);
    return sequence;
}

void Connection::listen(const std::string &subject)
{
    parts_->begin();
    parts_->stopListening();
    if (const natsStatus status = natsConnection_SubscribeSync(&parts_->listening, parts_->connection, subject.c_str()); status != NATS_OK)
        parts_->fail(status, 0, "read " + subject);
}

std::optional<std::string> Connection::heard()
{
    natsMsg *got = nullptr;
    if (parts_->listening == nullptr || natsSubscription_NextMsg(&got, parts_->listening, 0) != NATS_OK)
        return {};
    const Message message(got);
    return std::string(natsMsg_GetData(got), static_cast<std::size_t>(natsMsg_GetDataLength(got)));
}

std::optional<club::stream::Stored> Connection::last(const std::string &subject)
{
    parts_->begin();
    jsDirectGetMsgOptions options;
    jsDirectGetMsgOptions_Init(&options);
    options.LastBySubject = subject.c_str();
    natsMsg *got = nullptr;
    const natsStatus status = js_DirectGetMsg(&got, parts_->js, parts_->streamName.c_str(), nullptr, &options);
    if (status == NATS_NOT_FOUND)
        return {};
    if (status != NATS_OK)
        parts_->fail(status, 0, "read " + subject);
    const Message message(got);
    return club::stream::Stored{natsMsg_GetSequence(got),
                                std::string(natsMsg_GetData(got), static_cast<std::size_t>(natsMsg_GetDataLength(got))),
                                natsMsg_GetTime(got)};
}

std::uint64_t Connection::end()
{
    parts_->begin();
    jsStreamInfo *info = nullptr;
    jsErrCode code{};
    const natsStatus status = js_GetStreamInfo(&info, parts_->js, parts_->streamName.c_str(), nullptr, &code);
    if (status != NATS_OK)
        parts_->fail(status, status == NATS_NOT_FOUND ? 0 : code, "read this event");
    const std::uint64_t end = info->State.LastSeq;
    jsStreamInfo_Destroy(info);
    return end;
}

void Connection::read(std::uint64_t from)
{
    parts_->begin();
    parts_->stopReading();
    jsSubOptions options;
    jsSubOptions_Init(&options);
    options.Stream = parts_->streamName.c_str();
    options.Config.DeliverPolicy = js_DeliverByStartSequence;
    options.Config.OptStartSeq = std::max<std::uint64_t>(from, 1);
    options.Config.AckPolicy = js_AckNone;
    options.Config.MaxDeliver = 1;
    options.Config.FlowControl = true;
    options.Config.Heartbeat = std::int64_t{1'000'000'000} * 5;
    jsErrCode code{};
    const natsStatus status =
        js_SubscribeSync(&parts_->reading, parts_->js, club::stream::allSubjects(parts_->event).c_str(), nullptr, &options, &code);
    if (status != NATS_OK)
        parts_->fail(status, status == NATS_NOT_FOUND ? 0 : code, "read this event");
    natsSubscription_SetPendingLimits(parts_->reading, -1, -1); // the library's flow control bounds them
    parts_->consumed = 0;
}

std::optional<Received> Connection::next(int milliseconds)
{
    if (parts_->reading == nullptr)
        throw Lost("nothing is being read");
    natsMsg *got = nullptr;
    const natsStatus status = natsSubscription_NextMsg(&got, parts_->reading, milliseconds);
    if (status == NATS_TIMEOUT)
        return {};
    if (status != NATS_OK)
        throw Lost(fmt::format("reading was broken off ({})", natsStatus_GetText(status)));
    const Message message(got);
    jsMsgMetaData *meta = nullptr;
    if (natsMsg_GetMetaData(&meta, got) != NATS_OK)
        return {}; // not of the stream
    Received received{meta->Sequence.Stream, natsMsg_GetSubject(got),
                      std::string(natsMsg_GetData(got), static_cast<std::size_t>(natsMsg_GetDataLength(got))), meta->Timestamp};
    const std::uint64_t consumed = meta->Sequence.Consumer;
    jsMsgMetaData_Destroy(meta);
    if (consumed != parts_->consumed + 1)
        throw Lost("a message has gone missing on its way");
    parts_->consumed = consumed;
    return received;
}

} // namespace optio::stream
