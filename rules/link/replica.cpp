// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a replica and checks what it is told.
#include "rules/link/replica.h"

#include "rules/journal/carried.h"
#include "rules/journal/replica_line.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <fmt/format.h>

namespace optio::link {

namespace {

void expectHash(const std::string &hash, const char *what)
{
    if (hash.size() != 64 || hash.find_first_not_of("0123456789abcdef") != std::string::npos)
        throw Error(fmt::format("{} of the shared game is no hash", what), "hash");
}

std::vector<Change> changesIn(const Json &seen)
{
    std::vector<Change> changes;
    if (seen.contains("result"))
        for (const Json &change : seen.at("result").value("changes", Json::array()))
            changes.push_back(changeFromJson(change));
    return changes;
}

} // namespace

void Replica::begin(const Ruleset &ruleset, Seat seat, const std::string &game, const Json &header)
{
    expectHash(game, "the header");
    if (!header.is_object() || header.value("ruleset", "") != ruleset.id() || !header.contains("start") || !header.at("start").is_object())
        throw Error("the header of the shared game is not one of " + ruleset.name(), "header");
    *this = Replica();
    ruleset_ = &ruleset;
    seat_ = seat;
    game_ = game;
    header_ = header;
    state_ = knownTo(ruleset, header.at("start"), seat); // once opened, the header tells more than the seat knew
}

Head Replica::head() const
{
    if (!begun())
        return {};
    return {length(), entries_.empty() ? game_ : hashes_.back()};
}

Json Replica::readable(int n) const
{
    const EntryTold &told = entry(n);
    if (!told.line.empty())
        return parseEntry(told.line, n).json;
    Json json = told.seen;
    json["n"] = n;
    return json;
}

int Replica::stubs() const
{
    return static_cast<int>(std::count_if(entries_.begin(), entries_.end(), [](const EntryTold &one) { return one.line.empty(); }));
}

/// Is it the header that was promised? That of a game which changed its keeper stands for the first one: it must say what that did, and its
/// key must be the one that the last keeper promised.
bool Replica::isHeader(const std::string &line) const
{
    if (lineHash(line) == game_)
        return true;
    Json whole = parseEntry(line, 0).json;
    const int at = carriedAt(whole);
    if (chainHash(line) != game_ || at < 1 || at > length())
        return false;
    const auto change = keeperChange(readable(at));
    if (!change || change->key != promiseOfKey(whole.at("key").get<std::string>()))
        return false;
    if (const std::string first = firstHeader(whole); !first.empty() && lineHash(first) != game_)
        return false;
    whole["start"] = knownTo(*ruleset_, whole.at("start"), seat_);
    Json told = header_;
    for (Json *one : {&whole, &told})
        for (const char *key : {"carried", "hash", "key", "replica"})
            one->erase(key);
    told["start"] = knownTo(*ruleset_, told.at("start"), seat_);
    return whole == told;
}

void Replica::open(const EntryTold &told)
{
    if (told.n == 0 ? !isHeader(told.line) : lineHash(told.line) != hashes_.at(static_cast<std::size_t>(told.n - 1)))
        throw Error(fmt::format("entry {} was opened, and is not the one that stood there: its hash is another", told.n), "hash");
    if (told.n == 0) {
        header_ = parseEntry(told.line, 0).json;
        openHeader_ = told.line;
        return;
    }
    EntryTold &kept = entries_.at(static_cast<std::size_t>(told.n - 1));
    kept.line = told.line;
}

void Replica::add(const EntryTold &told)
{
    if (!begun())
        throw Error("the game was not told before its entries");
    if (told.n >= 0 && told.n <= length() && !told.line.empty())
        return open(told);
    if (told.n != length() + 1)
        throw Error(fmt::format("entry {} should come now, not entry {}", length() + 1, told.n), "n");
    const Head last = head();
    std::string hash = told.hash, prev = told.prev;
    std::vector<Change> changes;
    if (!told.line.empty()) {
        const Entry entry = parseEntry(told.line, told.n);
        hash = lineHash(told.line);
        prev = entry.json.at("prev").get<std::string>();
        if (told.seen.is_null())
            changes = changesOf(entry);
    }
    if (!told.seen.is_null())
        changes = changesIn(told.seen);
    expectHash(hash, "an entry");
    if (prev != last.hash)
        throw Error(fmt::format("the chain is broken: entry {} does not follow entry {} as it is here", told.n, last.n), "prev");
    optio::apply(state_, changes);
    entries_.push_back(told);
    hashes_.push_back(std::move(hash));
}

void Replica::cutFrom(int n)
{
    if (n > length() || n < 1)
        return;
    entries_.resize(static_cast<std::size_t>(n - 1));
    hashes_.resize(static_cast<std::size_t>(n - 1));
    state_ = knownTo(*ruleset_, header_.at("start"), seat_);
    for (const EntryTold &told : entries_) // what a stub opened later has shown is in its changes already
        optio::apply(state_, told.seen.is_null() ? changesOf(parseEntry(told.line, told.n)) : changesIn(told.seen));
}

std::string Replica::firstLine() const
{
    return Json({{"optio-replica", 1}, {"seat", wordOf(seat_)}, {"game", game_}, {"header", header_}}).dump();
}

std::string Replica::text() const
{
    std::string text = firstLine() + "\n";
    for (const EntryTold &told : entries_)
        text += lineOf(told) + "\n";
    return text;
}

Replica Replica::read(const Ruleset &ruleset, std::string_view text)
{
    Replica replica;
    while (!text.empty()) {
        const std::size_t feed = text.find('\n');
        if (feed == std::string_view::npos)
            break; // cut short
        const std::string_view line = text.substr(0, feed);
        text.remove_prefix(feed + 1);
        if (!replica.begun()) {
            const Json first = parseJson(line, "the replica", JsonLimits{mostMessageBytes, 80});
            if (!first.is_object() || first.value("optio-replica", 0) != 1)
                throw Error("this is not the replica of a shared game, which begins with \"optio-replica\":1");
            replica.begin(ruleset, seatFrom(first.value("seat", "")), first.value("game", ""), first.at("header"));
            continue;
        }
        const std::optional<Message> message = readMessage(line);
        const auto *told = message ? std::get_if<EntryTold>(&*message) : nullptr;
        if (told == nullptr)
            throw Error("a line of the replica is no entry");
        // Written again after the keeper had others: the entry itself, or what stands for it.
        const auto isAnother = [&] {
            return told->line.empty() ? !told->prev.empty()
                                      : lineHash(told->line) != replica.hashes_.at(static_cast<std::size_t>(told->n - 1));
        };
        if (told->n > 0 && told->n <= replica.length() && isAnother())
            replica.cutFrom(told->n);
        replica.add(*told);
    }
    return replica;
}

} // namespace optio::link
