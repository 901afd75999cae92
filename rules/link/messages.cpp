// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads messages, and cuts long ones into frames.
#include "rules/link/messages.h"

#include "rules/dice/dice.h"
#include "rules/random_bytes.h"

#include <algorithm>
#include <fmt/format.h>

namespace optio::link {

namespace {

constexpr JsonLimits messageLimits{mostMessageBytes, 80};

const char *kindOf(const Hello &) { return "hello"; }
const char *kindOf(const Welcome &) { return "welcome"; }
const char *kindOf(const EntryTold &) { return "entry"; }
const char *kindOf(const Act &) { return "act"; }
const char *kindOf(const Withdraw &) { return "withdraw"; }
const char *kindOf(const Ruled &) { return "ruled"; }
const char *kindOf(const Refused &) { return "refused"; }
const char *kindOf(const Ask &) { return "ask"; }
const char *kindOf(const Answer &) { return "answer"; }
const char *kindOf(const Look &look) { return look.kind.c_str(); }
const char *kindOf(const Presence &) { return "presence"; }
const char *kindOf(const Alive &) { return "alive"; }
const char *kindOf(const Bye &) { return "bye"; }
const char *kindOf(const Hand &) { return "hand"; }
const char *kindOf(const Taken &) { return "taken"; }
const char *kindOf(const Seek &) { return "seek"; }
const char *kindOf(const Admitted &) { return "admitted"; }
const char *kindOf(const Turns &) { return "turns"; }

template <class T> Message read(const Json &json)
{
    T message;
    FieldsIn in(json, FieldPlace("message"));
    fields(in, message);
    return message;
}

Message readLook(const Json &json, const std::string &kind)
{
    Message message = read<Look>(json);
    std::get<Look>(message).kind = kind;
    return message;
}

} // namespace

std::string written(const Message &message)
{
    return std::visit(
        [](const auto &one) {
            Json json = FieldsOut::write(one);
            json["v"] = protocolVersion;
            json["t"] = kindOf(one);
            return json.dump();
        },
        message);
}

std::optional<Message> readMessage(std::string_view text)
{
    const Json json = parseJson(text, "the message", messageLimits);
    if (!json.is_object() || !json.contains("v") || !json.contains("t") || !json.at("t").is_string())
        throw Error("a message is an object with \"v\" and \"t\"", "v");
    if (json.at("v") != protocolVersion)
        throw Error(fmt::format("the other device speaks version {} of the link and this one version {}; update the older of the two",
                                json.at("v").is_number_integer() ? json.at("v").dump() : std::string("?"), protocolVersion),
                    "v");
    const auto &kind = json.at("t").get_ref<const std::string &>();
    if (kind == "hello")
        return read<Hello>(json);
    if (kind == "welcome")
        return read<Welcome>(json);
    if (kind == "entry")
        return read<EntryTold>(json);
    if (kind == "act")
        return read<Act>(json);
    if (kind == "withdraw")
        return read<Withdraw>(json);
    if (kind == "ruled")
        return read<Ruled>(json);
    if (kind == "refused")
        return read<Refused>(json);
    if (kind == "ask")
        return read<Ask>(json);
    if (kind == "answer")
        return read<Answer>(json);
    if (kind == "acts" || kind == "form" || kind == "odds" || kind == "amend")
        return readLook(json, kind);
    if (kind == "presence")
        return read<Presence>(json);
    if (kind == "alive")
        return Alive{};
    if (kind == "bye")
        return read<Bye>(json);
    if (kind == "hand")
        return read<Hand>(json);
    if (kind == "taken")
        return read<Taken>(json);
    if (kind == "seek")
        return read<Seek>(json);
    if (kind == "admitted")
        return read<Admitted>(json);
    if (kind == "turns")
        return read<Turns>(json);
    return std::nullopt;
}

std::vector<std::string> framesOf(std::string_view message, std::size_t most)
{
    std::vector<std::string> frames;
    do {
        const std::string_view piece = message.substr(0, most - 1);
        message.remove_prefix(piece.size());
        frames.push_back((message.empty() ? '\0' : '\1') + std::string(piece));
    } while (!message.empty());
    return frames;
}

std::optional<std::string> Assembler::take(std::string_view frame)
{
    if (frame.empty() || frame.size() > mostFrameBytes || (frame.front() != '\0' && frame.front() != '\1'))
        throw Error("this is no frame of a link");
    if (partial_.size() + frame.size() > mostMessageBytes)
        throw Error("the message is too long for a link");
    partial_ += frame.substr(1);
    if (frame.front() == '\1')
        return std::nullopt;
    return std::exchange(partial_, {});
}

std::string newId()
{
    std::array<std::uint8_t, 16> bytes{};
    fillRandom(bytes);
    return toHex(bytes);
}

bool isId(std::string_view text) { return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos; }

} // namespace optio::link
