// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the journal of a game that another device goes on with, and compares two that did.
#include "rules/link/carry_on.h"

#include "rules/journal/replica_line.h"
#include "rules/journal/secrets.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <fmt/format.h>

namespace optio::link {

namespace {

Game followed(const Ruleset &ruleset, const std::vector<Entry> &entries)
{
    Game game = Game::open(ruleset, entries.front());
    for (std::size_t n = 1; n < entries.size(); ++n)
        game.follow(entries[n]);
    return game;
}

/// The entries under another header line, and the note that says who keeps the game from there on.
std::vector<Entry> goneOn(const Ruleset &ruleset, std::vector<Entry> entries, const std::string &header, const NewKeeper &by,
                          const char *how, const std::string &text)
{
    entries.front() = parseEntry(header, 0);
    const Game game = followed(ruleset, entries);
    Entry note = game.note(text, by.time);
    note.json["keeper"] = {{"how", how}, {"key", promiseOfKey(toHex(by.key))}, {"name", by.name}, {"seat", wordOf(by.seat)}};
    note.line = canonical(note.json);
    entries.push_back(std::move(note));
    return entries;
}

} // namespace

std::string whyNotCarriedOn(const Ruleset &ruleset, const Json &header, int stubs)
{
    if (!isReplica(header))
        return "This is no copy of a shared game, but one that is kept here already";
    const std::string seat = replicaSeat(header);
    if (seat == "watch")
        return "Watchers look on; a player carries the game on";
    if (keepsSecrets(ruleset) && (seat != "umpire" || stubs > 0))
        return fmt::format(
            "A game of {} cannot be carried on from this copy: what the other side kept secret was on the lost device alone. "
            "An umpire's copy can be carried on",
            ruleset.name());
    if (stubs > 0)
        return "Some entries of this copy were never told whole, so it cannot be carried on";
    return {};
}

std::vector<Entry> carriedOn(const Ruleset &ruleset, const std::vector<Entry> &lines, const NewKeeper &by)
{
    const Json &header = lines.front().json;
    const auto stubs = std::count_if(lines.begin() + 1, lines.end(), [](const Entry &one) { return isStub(one.line); });
    if (const std::string why = whyNotCarriedOn(ruleset, header, static_cast<int>(stubs)); !why.empty())
        throw Error(why);
    if (ruleset.ended(followed(ruleset, lines).state()).value("over", false))
        throw Error("This game is over; there is nothing to carry on");
    std::vector<FormerKey> keys;
    for (const Entry &entry : lines) // each keeper before is gone with its key
        if (const auto change = keeperChange(entry.json); change && !change->key.empty())
            keys.push_back({entry.n, {}});
    keys.push_back({static_cast<int>(lines.size()), {}});
    Json own = header;
    own["key"] = toHex(by.key);
    return goneOn(
        ruleset, lines, carriedHeader(own, chainHash(lines.front().line), keys), by, "carried",
        fmt::format("{} carries the game on from here, since the device that kept it is gone. Its key went with it: from here on the "
                    "dice come from a new one.",
                    by.name));
}

std::vector<Entry> takenOver(const Ruleset &ruleset, const std::vector<Entry> &lines, const std::string &line, const NewKeeper &by)
{
    const Json whole = parseEntry(line, 0).json;
    if (isReplica(whole) || chainHash(line) != chainHash(lines.front().line))
        throw Error("what was handed over is not the header of this game", "header");
    std::vector<FormerKey> keys = formerKeys(whole);
    keys.push_back({static_cast<int>(lines.size()), whole.at("key").get<std::string>()});
    Json own = whole;
    own["key"] = toHex(by.key);
    std::vector<Entry> entries = goneOn(ruleset, lines, carriedHeader(own, chainHash(line), keys), by, "handed",
                                        fmt::format("{} keeps the game from here on.", by.name));
    if (const auto broken = brokenPromise(entries))
        throw Error(broken->second, "header");
    return entries;
}

std::vector<Entry> journalOf(const Replica &replica)
{
    std::vector<Entry> entries;
    entries.push_back(parseEntry(replicaHeader(replica.header(), wordOf(replica.seat()), replica.game()), 0));
    for (int n = 1; n <= replica.length(); ++n) {
        const EntryTold &told = replica.entry(n);
        entries.push_back(parseEntry(told.line.empty() ? stubLine(n, told.hash, told.prev, told.seen) : told.line, n));
    }
    return entries;
}

Parting partingOf(const std::vector<std::string> &first, const std::vector<std::string> &second)
{
    Parting parting;
    if (first.empty() || second.empty() || chainHash(first.front()) != chainHash(second.front()))
        return parting;
    parting.related = true;
    parting.first = static_cast<int>(first.size()) - 1;
    parting.second = static_cast<int>(second.size()) - 1;
    while (parting.common < parting.first && parting.common < parting.second &&
           chainHash(first[static_cast<std::size_t>(parting.common) + 1]) ==
               chainHash(second[static_cast<std::size_t>(parting.common) + 1]))
        ++parting.common;
    return parting;
}

} // namespace optio::link
