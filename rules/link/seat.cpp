// SPDX-License-Identifier: GPL-3.0-or-later
// Tells seats what they may see. A stub's changes are the difference of what the seat knew and what it knows now, so that they hold nothing
// else, whatever the entry holds.
#include "rules/link/seat.h"

#include "rules/board.h"
#include "rules/journal/replica_line.h"
#include "rules/journal/seat_rules.h"
#include "rules/journal/secrets.h"
#include "rules/ruleset.h"
#include "rules/ruling/narration.h"
#include "rules/ruling/offers.h"

#include <algorithm>
#include <map>

namespace optio::link {

namespace {

/// Do the entry's own changes make `after` of `before`, and nothing else?
bool fits(const Entry &entry, const Json &before, const Json &after)
{
    try {
        Json state = before;
        optio::apply(state, changesOf(entry)); // refuses a change whose `from` is not there
        return state == after;
    } catch (const Error &) {
        return false;
    }
}

Json differenceOf(const Entry &entry, const Json &before, const Json &after)
{
    std::map<std::string, std::string> labels;
    for (const Change &change : changesOf(entry))
        labels.emplace(change.path, change.label);
    Json list = Json::array();
    for (Change &change :
         changesBetween(before, after, [](const Json &, const std::vector<std::string> &, const Json &) { return std::string(); })) {
        if (const auto label = labels.find(change.path); label != labels.end())
            change.label = label->second;
        list.push_back(toJson(change));
    }
    return list;
}

/// Is it that side's own secret act, so that it may read what it chose?
bool isOwn(const Ruleset &ruleset, const Entry &entry, const Json &before, Seat seat)
{
    const Json &act = entry.json.at("act");
    const std::string owner = ownerOf(ruleset, before, act.at("resolver").get<std::string>(), act.at("input"));
    return !owner.empty() && owner == sideOf(seat);
}

/// What may be read of an entry besides its changes.
Json seenOf(const Ruleset &ruleset, const Entry &entry, const Json &before, Seat seat)
{
    Json seen = Json::object();
    for (const char *key : {"kind", "time", "turn", "of", "reason", "text", "beyond", "link"})
        if (entry.json.contains(key))
            seen[key] = entry.json.at(key);
    if (entry.kind == "note")
        return seen;
    const bool secret = isSecret(ruleset, entry.json);
    seen["result"] = secret || entry.kind != "act" ? sentenceOf(entry.json.at("result")) : entry.json.at("result");
    if (entry.kind != "act")
        return seen;
    const Json &act = entry.json.at("act");
    if (!secret || isOwn(ruleset, entry, before, seat))
        seen["act"] = act;
    else
        seen["act"] = {{"resolver", act.at("resolver")}};
    if (secret)
        seen["secret"] = true;
    return seen;
}

} // namespace

Seat seatFrom(const std::string &word) { return fromWord<Seat>(Json(word), FieldPlace("seat")); }

std::string sideOf(Seat seat) { return seat == Seat::a ? "a" : seat == Seat::b ? "b" : ""; }

void expectShareable(const Ruleset &ruleset)
{
    if (keepsSecrets(ruleset) && dynamic_cast<const SeatRules *>(&ruleset) == nullptr)
        throw Error("games of " + ruleset.name() + " cannot be shared: the rule set does not say what each side may know");
}

Json knownTo(const Ruleset &ruleset, const Json &state, Seat seat)
{
    const auto *rules = dynamic_cast<const SeatRules *>(&ruleset);
    return rules == nullptr || seat == Seat::umpire ? state : rules->seenBy(state, sideOf(seat));
}

Json headerFor(const Ruleset &ruleset, const Json &header, const std::string &line, Seat seat)
{
    Json told = header;
    for (const char *key : {"key", "carried"}) // which holds earlier keys
        told.erase(key);
    told["start"] = knownTo(ruleset, header.at("start"), seat);
    told["hash"] = chainHash(line);
    return told;
}

EntryTold entryFor(const Ruleset &ruleset, const Entry &entry, const Json &before, const Json &knownBefore, const Json &knownAfter,
                   Seat seat)
{
    EntryTold told;
    told.n = entry.n;
    const bool free = seat == Seat::umpire || !keepsSecrets(ruleset) || entry.kind == "note";
    if (free || (entry.kind != "amend" && !entry.json.contains("typed") && !isSecret(ruleset, entry.json) &&
                 fits(entry, knownBefore, knownAfter))) {
        told.line = entry.line;
        return told;
    }
    told.hash = lineHash(entry.line);
    told.prev = entry.json.at("prev").get<std::string>();
    told.seen = seenOf(ruleset, entry, before, seat);
    if (entry.kind == "correct" && knownBefore == knownAfter) // its sentence names what the other side keeps to itself
        told.seen["result"]["sentence"] = "Corrected: something that the other side keeps to itself";
    told.seen["result"]["changes"] = differenceOf(entry, knownBefore, knownAfter);
    return told;
}

std::string ownerOf(const Ruleset &ruleset, const Json &state, const std::string &resolver, const Json &input)
{
    if (const auto *board = dynamic_cast<const BoardRules *>(&ruleset))
        return board->toAct(state);
    const Resolver &one = ruleset.resolver(resolver);
    if (std::string owner = privateTo(one, state, input); !owner.empty())
        return owner;
    const auto named = input.is_object() ? input.find("side") : input.end();
    return named != input.end() && (*named == "a" || *named == "b") ? named->get<std::string>() : std::string();
}

} // namespace optio::link
