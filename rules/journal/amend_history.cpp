// SPDX-License-Identifier: GPL-3.0-or-later
// The history as it stands: a journal's acts and corrections after what was undone and amended.
#include "rules/journal/amend.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio {

namespace {

StandingEntry *find(std::vector<StandingEntry> &entries, int n)
{
    const auto at =
        std::lower_bound(entries.begin(), entries.end(), n, [](const StandingEntry &one, int number) { return one.n < number; });
    return at != entries.end() && at->n == n ? &*at : nullptr;
}

bool anyIs(const std::vector<Draw> &draws, Provenance from)
{
    return std::any_of(draws.begin(), draws.end(), [from](const Draw &draw) { return draw.from == from; });
}

/// The entries that stand at the end: the last of them is what an undo takes back.
std::vector<const Entry *> standing(std::span<const Entry> entries)
{
    std::vector<const Entry *> all;
    for (const Entry &entry : entries.subspan(std::min<std::size_t>(1, entries.size()))) {
        if (entry.kind == "undo") {
            if (all.empty() || all.back()->n != entry.json.at("of").get<int>())
                throw Error(fmt::format("line {} of the journal: it takes back an entry that is not the last that stands", entry.n + 1),
                            "of");
            all.pop_back();
        } else if (entry.kind != "note") {
            all.push_back(&entry);
        }
    }
    return all;
}

} // namespace

StandingEntry asWritten(const Entry &entry)
{
    StandingEntry one{entry.n, entry.kind, entry.json.at("turn").get<int>(), {}, {}, entry.json.at("result"), {}, false, {}, Json::array()};
    if (entry.kind == "act") {
        one.act = entry.json.at("act");
        one.key = entry.json.at("key");
        one.dice = drawsOf(one.result);
        one.names = DieNames(entry.json);
        one.rolled = anyIs(one.dice, Provenance::rolled);
    }
    return one;
}

void lay(StandingEntry &entry, const Json &item, const Entry &amendment)
{
    const std::string how = item.at("how").get<std::string>();
    if (item.contains("before"))
        entry.before = item.at("before");
    if (how != "same")
        entry.marks.push_back({amendment.n, how, amendment.json.at("reason").get<std::string>()});
    if (how == "dropped")
        return;
    const Json &result = item.at("result");
    if (result.contains("sentence"))
        entry.result = result;
    else
        entry.result.update(result);
    if (entry.kind != "act")
        return;
    if (item.contains("act"))
        entry.act = item.at("act");
    const std::vector<Draw> draws = drawsOf(entry.result);
    entry.rolled = entry.rolled || anyIs(draws, Provenance::rolled);
    // Typed dice stay; what the program threw besides is found again from the key, after the dice of the act as it was written.
    if (anyIs(draws, Provenance::typed))
        entry.dice = draws;
}

void layOver(StandingEntry &entry, const Entry &amendment)
{
    for (const Json &item : amendment.json.at("history"))
        if (item.at("n") == entry.n)
            lay(entry, item, amendment);
}

std::vector<StandingEntry> standingHistory(std::span<const Entry> entries)
{
    std::vector<StandingEntry> history;
    for (const Entry *entry : standing(entries)) {
        if (entry->kind != "amend") {
            history.push_back(asWritten(*entry));
            continue;
        }
        for (const Json &item : entry->json.at("history")) {
            StandingEntry *one = find(history, item.at("n").get<int>());
            if (one == nullptr)
                throw Error(
                    fmt::format("line {} of the journal: it amends entry {}, which does not stand", entry->n + 1, item.at("n").get<int>()),
                    "history");
            lay(*one, item, *entry);
        }
    }
    return history;
}

std::vector<Change> changesOfBefore(const Json &before)
{
    std::vector<Change> changes;
    for (const Json &act : before)
        for (const Json &change : act.at("result").at("changes"))
            changes.push_back(changeFromJson(change));
    return changes;
}

std::vector<Change> changesOf(const StandingEntry &entry)
{
    std::vector<Change> changes = changesOfBefore(entry.before);
    const std::vector<Change> own = ownChangesOf(entry);
    changes.insert(changes.end(), own.begin(), own.end());
    return changes;
}

std::vector<Change> ownChangesOf(const StandingEntry &entry)
{
    std::vector<Change> changes;
    if (!entry.struck())
        for (const Json &change : entry.result.at("changes"))
            changes.push_back(changeFromJson(change));
    return changes;
}

std::vector<int> struckBy(const Entry &amendment)
{
    std::vector<int> struck;
    for (const Json &item : amendment.json.at("history"))
        if (item.at("how") == "dropped")
            struck.push_back(item.at("n").get<int>());
    return struck;
}

AmendPlace placeOf(std::span<const Entry> entries, int n)
{
    const int last = static_cast<int>(entries.size()) - 1;
    if (n == 0)
        throw Error("entry 0 is the header of the game; only acts and corrections can be amended", "n");
    if (n < 0 || n > last)
        throw Error(fmt::format("the journal has no entry {}; its last is {}", n, last), "n");
    const Entry &entry = entries[static_cast<std::size_t>(n)];
    if (entry.kind == "amend")
        throw Error(
            fmt::format("entry {} is an amendment itself: take it back, or amend entry {} again", n, entry.json.at("of").get<int>()), "n");
    if (entry.kind != "act" && entry.kind != "correct")
        throw Error(fmt::format("entry {} is {}; only acts and corrections can be amended", n, entry.kind == "note" ? "a note" : "an undo"),
                    "n");
    AmendPlace place{entries.front().json.at("start"), {}};
    for (StandingEntry &one : standingHistory(entries)) {
        if (one.n > n)
            break;
        if (one.n < n) {
            optio::apply(place.state, changesOf(one));
            continue;
        }
        if (one.struck())
            throw Error(
                fmt::format("entry {} was voided by entry {}; do it again instead, it will have the same dice", n, one.marks.back().by),
                "n");
        optio::apply(place.state, changesOfBefore(one.before));
        place.entry = std::move(one);
        return place;
    }
    throw Error(fmt::format("entry {} was taken back; only what stands can be amended", n), "n");
}

} // namespace optio
