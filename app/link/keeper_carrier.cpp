// SPDX-License-Identifier: GPL-3.0-or-later
// Sockets of a keeper.
#include "app/link/keeper_carrier.h"

#include "app/link/address_text.h"
#include "app/link/line_socket.h"
#include "app/link/site_files.h"
#include "app/link/waking.h"
#include "app/link/watch_port.h"
#include "rules/link/http_head.h"

#include <QNetworkInterface>
#include <QTcpServer>
#include <QTcpSocket>
#include <QWebSocket>
#include <QWebSocketServer>

#include <algorithm>

namespace optio::link {

namespace {

constexpr std::size_t mostLinks = 60;
constexpr std::int64_t greetWithin = 10'000; ///< ms

} // namespace

KeeperCarrier::KeeperCarrier(Keeper &keeper, KeyPair keys, Store store) : keeper_(keeper), keys_(std::move(keys)), store_(std::move(store))
{
    clock_.start();
    timer_.setSingleShot(true);
    end_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] {
        std::vector<Link> silent;
        for (const auto &[link, line] : lines_)
            if (!line.announced && now() - line.since >= greetWithin)
                silent.push_back(link);
        for (const Link link : silent)
            close(link);
        std::vector<QTcpSocket *> undecided;
        for (const Caller &caller : callers_)
            if (now() - caller.since >= greetWithin)
                undecided.push_back(caller.socket);
        for (QTcpSocket *socket : undecided)
            hangUp(socket);
        keeper_.tick(now());
        admission_.tick(now());
        work();
    });
    connect(&end_, &QTimer::timeout, this, [this] { stop("The game was shared for 12 hours; share it again to go on"); });
}

KeeperCarrier::~KeeperCarrier() = default;

void KeeperCarrier::listen(int port)
{
    server_ = std::make_unique<QWebSocketServer>(QStringLiteral("optio"), QWebSocketServer::NonSecureMode);
    connect(server_.get(), &QWebSocketServer::newConnection, this, &KeeperCarrier::arrived);
    port_ = std::make_unique<QTcpServer>();
    connect(port_.get(), &QTcpServer::newConnection, this, &KeeperCarrier::called);
    if (!listenAt(*port_, port)) {
        const std::string why = port_->errorString().toStdString();
        port_.reset();
        server_.reset();
        throw Error("the game cannot be shared on port " + std::to_string(port) + ": " + why, "--port");
    }
    end_.start(longestShare);
    plan();
}

bool KeeperCarrier::listening() const { return port_ != nullptr; }
int KeeperCarrier::port() const { return port_ == nullptr ? 0 : port_->serverPort(); }

void KeeperCarrier::stop(const std::string &reason)
{
    if (port_ == nullptr)
        return;
    port_->close();
    while (!callers_.empty())
        hangUp(callers_.back().socket);
    if (!reason.empty()) {
        endWatching();
        admission_.turnAway(reason);
        keeper_.stop(reason);
        work();
    }
    watch_.reset();
    while (!lines_.empty())
        close(lines_.begin()->first);
    port_.reset();
    server_.reset();
    timer_.stop();
    end_.stop();
}

std::vector<std::string> KeeperCarrier::addresses()
{
    std::vector<std::string> near, own;
    for (const QHostAddress &address : QNetworkInterface::allAddresses()) {
        const std::string text = textOf(address);
        if (isNear(text))
            (address.isLoopback() ? own : near).push_back(text);
    }
    std::stable_sort(near.begin(), near.end(), [](const std::string &one, const std::string &other) { // IPv4 is read out more easily
        return (one.find(':') == std::string::npos) > (other.find(':') == std::string::npos);
    });
    near.insert(near.end(), own.begin(), own.end());
    return near;
}

JoinLink KeeperCarrier::linkFor(Seat seat) const
{
    return {addresses(), port(), keys_.open, keeper_.tokenOf(seat), keeper_.hashOf(0).substr(0, 16)};
}

void KeeperCarrier::admit(Seat seat, const std::string &digits)
{
    if (keeper_.tokenOf(seat).empty())
        throw Error(std::string("the seat ") + wordOf(seat) + " is not to be had in this game", "seat");
    if (seeker() == nullptr || seeker()->digits != digits)
        throw Error("nobody asks to be let in with these digits any more", "digits");
    admission_.admit(link::textOf(linkFor(seat)));
    work();
}

void KeeperCarrier::turnAway()
{
    admission_.turnAway();
    work();
}

void KeeperCarrier::letAsk(bool on)
{
    admission_.setOpen(on);
    work();
}

void KeeperCarrier::endWatching()
{
    if (watch_)
        watch_->end();
    watch_.reset();
}

void KeeperCarrier::letWatch(bool on, WatchTongue tongue)
{
    if (!on)
        endWatching();
    else if (!watch_)
        watch_ = std::make_unique<WatchPort>(keeper_, std::move(tongue), siteFolder());
}

std::vector<std::string> KeeperCarrier::watchAddresses() const
{
    std::vector<std::string> list;
    if (watch_ && listening())
        for (const std::string &address : addresses())
            if (address.find('%') == std::string::npos) // a browser takes no address that names a socket of this device
                list.push_back("http://" + (address.find(':') == std::string::npos ? address : "[" + address + "]") + ":" +
                               std::to_string(port()) + "/");
    return list;
}

/// What follows the # does not travel: key and token are the page's own.
std::string KeeperCarrier::browserLinkFor(JoinLink link) const
{
    const std::vector<std::string> all = watchAddresses();
    if (all.empty() || !watch_->plays())
        return {};
    std::erase_if(link.addresses, [](const std::string &one) { return one.find('%') != std::string::npos; }); // as above
    return all.front() + std::string(playPath.substr(1)) + "#" + link::textOf(link);
}

int KeeperCarrier::watchers() const { return watch_ ? watch_->watchers() : 0; }

/// Who is not near, or one too many, is not answered at all.
void KeeperCarrier::called()
{
    while (QTcpSocket *socket = port_->nextPendingConnection()) {
        if (callers_.size() >= mostLinks || !isNear(textOf(socket->peerAddress()))) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        socket->setReadBufferSize(mostHttpHead);
        callers_.push_back({socket, now()});
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { hear(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] { hangUp(socket); });
        if (socket->bytesAvailable() > 0)
            hear(socket);
    }
    plan();
}

/// What does it want? Whoever wants something else than a WebSocket hears of watching where that is allowed, and otherwise what any port
/// for WebSockets says.
void KeeperCarrier::hear(QTcpSocket *socket)
{
    try {
        const QByteArray bytes = socket->peek(mostHttpHead);
        const std::optional<HttpHead> head = readHttpHead({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        if (!head)
            return;
        std::erase_if(callers_, [socket](const Caller &one) { return one.socket == socket; });
        disconnect(socket, nullptr, this, nullptr);
        if (watch_ && !head->upgrade)
            return watch_->take(socket, *head);
        socket->setReadBufferSize(0);
        server_->handleConnection(socket); // from here on it is the server's
    } catch (const Error &) {
        hangUp(socket);
    }
}

void KeeperCarrier::hangUp(QTcpSocket *socket)
{
    std::erase_if(callers_, [socket](const Caller &one) { return one.socket == socket; });
    disconnect(socket, nullptr, this, nullptr);
    socket->abort();
    socket->deleteLater();
}

void KeeperCarrier::arrived()
{
    while (QWebSocket *socket = nextLine(*server_, lines_.size(), mostLinks, this)) {
        const Link link = ++last_;
        lines_.emplace(link, Line{socket, Session::keeper(keys_), {}, false, now(), false});
        connect(socket, &QWebSocket::binaryMessageReceived, this, [this, link](const QByteArray &frame) { take(link, frame); });
        connect(socket, &QWebSocket::textMessageReceived, this, [this, link] { close(link); });
        connect(socket, &QWebSocket::disconnected, this, [this, link] { lost(link); });
    }
    plan();
}

void KeeperCarrier::take(Link link, const QByteArray &frame)
{
    const auto found = lines_.find(link);
    if (found == lines_.end())
        return;
    Line &line = found->second;
    try {
        const std::optional<std::string> open = line.session.take({frame.constData(), static_cast<std::size_t>(frame.size())});
        if (!mayCompare(link, line))
            return;
        if (const std::string greeting = line.session.greeting(); !greeting.empty())
            line.socket->sendBinaryMessage(QByteArray::fromStdString(greeting));
        if (line.session.ready() && !line.announced) {
            line.announced = true;
            if (line.compares)
                admission_.compared(link, line.session.digits(), now());
            else
                keeper_.connected(link, now());
        }
        if (open)
            if (const std::optional<std::string> message = line.assembler.take(*open)) {
                if (line.compares)
                    admission_.received(link, *message, now());
                else
                    keeper_.received(link, *message, now());
            }
    } catch (const Error &) { // whoever does not speak as a guest does is told nothing
        close(link);
    }
    work();
}

/// A device without a link is answered one at a time. Without an answer it knows nothing of the digits.
bool KeeperCarrier::mayCompare(Link link, Line &line)
{
    if (line.compares || !line.session.compares())
        return true;
    line.compares = true;
    const Admission::Door door = admission_.knock(link, textOf(line.socket->peerAddress()), now());
    if (door == Admission::Door::open)
        return true;
    if (door == Admission::Door::busy)
        close(link, closeBusy, "another device is asking");
    else
        close(link, closeShut, "nobody is let in by digits here");
    plan();
    return false;
}

void KeeperCarrier::lost(Link link)
{
    const auto found = lines_.find(link);
    if (found == lines_.end())
        return;
    found->second.socket->deleteLater();
    lines_.erase(found);
    admission_.lost(link);
    keeper_.lost(link, now());
    work();
}

void KeeperCarrier::close(Link link) { close(link, QWebSocketProtocol::CloseCodeNormal, {}); }

void KeeperCarrier::close(Link link, int code, const std::string &reason)
{
    const auto found = lines_.find(link);
    if (found == lines_.end())
        return;
    QWebSocket *socket = found->second.socket;
    lines_.erase(found);
    endLine(socket, this, static_cast<QWebSocketProtocol::CloseCode>(code), reason);
    admission_.lost(link);
    keeper_.lost(link, now());
}

void KeeperCarrier::append(int n, const std::string &line)
{
    try {
        store_.append(n, line);
    } catch (const Error &problem) {
        return keeper_.failed(n, problem.what(), now());
    }
    keeper_.durable(n, now());
}

void KeeperCarrier::work()
{
    if (std::exchange(working_, true))
        return; // what comes up meanwhile is done below
    for (std::vector<KeeperEffect> effects = keeper_.takeEffects(); !effects.empty(); effects = keeper_.takeEffects())
        for (const KeeperEffect &effect : effects) {
            if (effect.kind == KeeperEffect::Kind::show && watch_)
                watch_->changed();
            if (effect.kind == KeeperEffect::Kind::append) {
                append(effect.n, effect.text);
            } else if (effect.kind == KeeperEffect::Kind::close) {
                close(effect.link);
            } else if (effect.kind == KeeperEffect::Kind::send) {
                say(effect.link, effect.message);
            } else {
                store_.other(effect);
            }
        }
    workAdmission();
    working_ = false;
    plan();
}

void KeeperCarrier::say(Link link, const Message &message)
{
    if (const auto found = lines_.find(link); found != lines_.end())
        sendLocked(*found->second.socket, found->second.session, message);
}

void KeeperCarrier::workAdmission()
{
    for (std::vector<AdmissionEffect> effects = admission_.takeEffects(); !effects.empty(); effects = admission_.takeEffects())
        for (const AdmissionEffect &effect : effects) {
            if (effect.kind == AdmissionEffect::Kind::send)
                say(effect.link, effect.message);
            else if (effect.kind == AdmissionEffect::Kind::close)
                close(effect.link);
            else if (store_.seeker)
                store_.seeker();
        }
}

/// Wakes when something is to be said or somebody has been silent for too long, and not before.
void KeeperCarrier::plan()
{
    std::int64_t next = std::min(keeper_.nextTick(), admission_.nextTick());
    for (const auto &[link, line] : lines_)
        if (!line.announced)
            next = std::min(next, line.since + greetWithin);
    for (const Caller &caller : callers_)
        next = std::min(next, caller.since + greetWithin);
    wakeAt(timer_, next, now());
}

} // namespace optio::link
