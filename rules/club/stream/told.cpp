// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the messages of journals and reads them.
#include "rules/club/stream/told.h"

#include "rules/journal/replica_line.h"
#include "rules/journal/secrets.h"
#include "rules/link/seat.h"
#include "rules/ruleset.h"

#include <fmt/format.h>

#include <utility>

namespace optio::club::stream {

namespace {

constexpr int version = 1;

bool isHash(const std::string &text) { return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string::npos; }

std::string textAt(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Heard readHeader(const Json &message)
{
    Heard heard;
    heard.game = true;
    heard.json = message.value("header", Json());
    heard.hash = heard.json.is_object() ? textAt(heard.json, "hash") : std::string();
    if (!isHash(heard.hash) || textAt(heard.json, "ruleset").empty())
        throw Error("the header of a game in the stream is none");
    return heard;
}

Heard readLine(const link::EntryTold &told)
{
    Heard heard;
    heard.n = told.n;
    heard.line = told.line;
    if (told.line.empty()) {
        heard.hash = told.hash;
        heard.prev = told.prev;
        heard.json = told.seen;
        if (!heard.json.is_object())
            throw Error(fmt::format("entry {} in the stream tells nothing", told.n));
        heard.json["n"] = told.n;
    } else {
        heard.hash = lineHash(told.line);
        heard.json = parseJson(told.line, fmt::format("entry {} in the stream", told.n));
        if (!heard.json.is_object())
            throw Error(fmt::format("entry {} in the stream is none", told.n));
        heard.prev = textAt(heard.json, "prev");
        if (heard.n != 0 && (!heard.json.contains("n") || heard.json.at("n") != heard.n))
            throw Error(fmt::format("entry {} in the stream says that it is another one", told.n));
    }
    if (heard.n < 0 || !isHash(heard.hash) || (heard.n > 0 && !isHash(heard.prev)))
        throw Error(fmt::format("entry {} in the stream has no hash, or none before it", told.n));
    return heard;
}

} // namespace

GameTeller::GameTeller(const Ruleset &ruleset, const Entry &header) : game_(Game::open(ruleset, header)), secrets_(keepsSecrets(ruleset))
{
    link::expectShareable(ruleset);
    const Json told = link::headerFor(ruleset, header.json, header.line, link::Seat::watch);
    known_ = told.at("start");
    header_ = {0, chainHash(header.line), canonical({{"v", version}, {"t", "game"}, {"header", told}}), header.json.value("created", "")};
}

Outgoing GameTeller::tell(const Entry &entry)
{
    link::EntryTold told;
    if (secrets_) {
        const Json before = game_.state();
        game_.follow(entry);
        Json known = link::knownTo(game_.ruleset(), game_.state(), link::Seat::watch);
        told = link::entryFor(game_.ruleset(), entry, before, known_, known, link::Seat::watch);
        known_ = std::move(known);
    } else { // all of it is told, so its states are not to be copied
        game_.follow(entry);
        told = link::entryFor(game_.ruleset(), entry, {}, {}, {}, link::Seat::watch);
    }
    return {entry.n, lineHash(entry.line), link::written(link::Message(told)), entry.json.value("time", "")};
}

Outgoing eventMessage(int n, const std::string &line, const std::string &time)
{
    link::EntryTold told;
    told.n = n;
    told.line = line;
    return {n, lineHash(line), link::written(link::Message(told)), time};
}

Heard readTold(std::string_view text)
{
    const Json message = parseJson(text, "a message of the stream", {link::mostMessageBytes, 80});
    if (!message.is_object() || message.value("v", Json()) != version)
        throw Error("a message of the stream is none of this version of Optio");
    if (textAt(message, "t") == "game")
        return readHeader(message);
    const std::optional<link::Message> read = link::readMessage(text);
    const auto *told = read ? std::get_if<link::EntryTold>(&*read) : nullptr;
    if (told == nullptr)
        throw Error("a message of the stream is no entry");
    return readLine(*told);
}

} // namespace optio::club::stream
