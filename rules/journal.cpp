// SPDX-License-Identifier: GPL-3.0-or-later
// A game as the fold of its journal: starting, following, and making the next entry.
#include "rules/journal.h"

#include "rules/refusal.h"
#include "rules/roster.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <sodium.h>

namespace optio {

namespace {

/// The first eight bytes of the SHA-256 of an act's kind, never 0.
std::uint64_t fingerprint(const ActKey &key)
{
    ActKey kind = key;
    kind.before = 0;
    const std::string text = kind.text();
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char *>(text.data()), text.size());
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < 8; ++i)
        bits = bits << 8 | hash[i];
    return bits == 0 ? 1 : bits;
}

Json toJson(const ActKey &key)
{
    return Json::object({{"turn", key.turn}, {"resolver", key.resolver}, {"participants", key.participants}, {"before", key.before}});
}

Json toJson(const std::vector<Change> &changes)
{
    Json list = Json::array();
    for (const Change &change : changes)
        list.push_back(toJson(change));
    return list;
}

/// Numbers that rise, as runs: [1,2,3,7] is [[1,3],[7,7]].
Json runs(const std::vector<int> &numbers)
{
    Json all = Json::array();
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1)
            ++end;
        all.push_back(Json::array({numbers[i], numbers[end - 1]}));
        i = end;
    }
    return all;
}

std::vector<int> fromRuns(const Json &all, int most)
{
    std::vector<int> numbers;
    for (const Json &run : all) {
        const int first = run.at(0).get<int>(), last = run.at(1).get<int>();
        if (first < 1 || last > most || last < first || (!numbers.empty() && first <= numbers.back()))
            throw Error("the snapshot of the game does not fit its journal");
        for (int n = first; n <= last; ++n)
            numbers.push_back(n);
    }
    return numbers;
}

std::string hexOf(const std::vector<std::uint64_t> &numbers)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string hex;
    hex.reserve(numbers.size() * 16);
    for (const std::uint64_t number : numbers)
        for (int shift = 60; shift >= 0; shift -= 4)
            hex += digits[number >> shift & 15U];
    return hex;
}

std::vector<std::uint64_t> fromHex(const std::string &hex)
{
    std::vector<std::uint64_t> numbers(hex.size() / 16);
    std::size_t read = 0;
    for (std::uint64_t &number : numbers) {
        for (int digit = 0; digit < 16; ++digit, ++read) {
            const char c = hex[read];
            const bool decimal = c >= '0' && c <= '9';
            if (!decimal && (c < 'a' || c > 'f'))
                throw Error("the snapshot of the game does not fit its journal");
            number = number << 4 | static_cast<unsigned>(decimal ? c - '0' : c - 'a' + 10);
        }
    }
    return numbers;
}

std::string sentenceOf(const Entry &entry) { return entry.json.at("result").at("sentence").get<std::string>(); }

/// One counter's new value, checked against what the rule set allows.
void checkCounter(const Json &counter, const Json &value)
{
    const std::string label = counter.at("label").get<std::string>(), path = counter.at("path").get<std::string>();
    if (counter.at("kind") == "yesNo") {
        if (!value.is_boolean())
            throw Error(fmt::format("{}: {} is not allowed; it may be true or false", label, quoted(value)), path);
        return;
    }
    const auto least = counter.at("least").get<std::int64_t>(), most = counter.at("most").get<std::int64_t>();
    const bool fits = value.is_number_integer() && value >= least && value <= most;
    if (!fits)
        throw Error(fmt::format("{}: {} is not allowed; it may be {} to {}", label, quoted(value), least, most), path);
}

} // namespace

std::string lineHash(std::string_view line)
{
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char *>(line.data()), line.size());
    std::array<char, crypto_hash_sha256_BYTES * 2 + 1> hex;
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    return hex.data();
}

Game Game::start(const Ruleset &ruleset, const GameSetup &setup)
{
    checkRosterForm(setup.rosterA);
    checkRosterForm(setup.rosterB);
    const Json header = Json::object({{"optio-game", 1},
                                      {"ruleset", ruleset.id()},
                                      {"data", ruleset.data()},
                                      {"program", OPTIO_VERSION},
                                      {"key", toHex(setup.key)},
                                      {"created", setup.created},
                                      {"armies", Json::array({setup.rosterA, setup.rosterB})},
                                      {"options", setup.options.is_null() ? Json::object() : setup.options},
                                      {"start", ruleset.start(setup.rosterA, setup.rosterB, setup.options)}});
    return open(ruleset, parseEntry(canonical(header), 0));
}

Game Game::open(const Ruleset &ruleset, const Entry &header)
{
    if (header.n != 0)
        throw Error("a game begins with the header of its journal");
    const std::string made = header.json.at("ruleset").get<std::string>();
    if (made != ruleset.id())
        throw Error(fmt::format("the journal is of the rule set \"{}\", not of \"{}\"", made, ruleset.id()), "ruleset");
    Game game;
    game.ruleset_ = &ruleset;
    game.header_ = header.json;
    game.headerLine_ = header.line;
    game.state_ = header.json.at("start");
    game.last_ = lineHash(header.line);
    return game;
}

Game Game::openAt(const Ruleset &ruleset, const Entry &header, const Json &snapshot)
{
    Game game = open(ruleset, header);
    try {
        game.length_ = snapshot.at("length").get<int>();
        game.last_ = snapshot.at("last").get<std::string>();
        game.state_ = snapshot.at("state");
        game.standing_ = fromRuns(snapshot.at("standing"), game.length_);
        game.kinds_ = fromHex(snapshot.at("kinds").get_ref<const std::string &>());
    } catch (const Json::exception &) {
        throw Error("the snapshot of the game is not readable");
    }
    if (game.kinds_.size() != game.standing_.size())
        throw Error("the snapshot of the game does not fit its journal");
    return game;
}

Json Game::snapshot() const
{
    return Json::object({{"length", length_}, {"last", last_}, {"state", state_}, {"standing", runs(standing_)}, {"kinds", hexOf(kinds_)}});
}

void Game::follow(const Entry &entry)
{
    const int expected = length_ + 1;
    if (entry.n != expected)
        throw Error(fmt::format("line {} of the journal: entry {} should stand here, not entry {}", expected + 1, expected, entry.n), "n");
    if (entry.json.at("prev") != last_)
        throw Error(fmt::format("line {} of the journal: the chain is broken: the hash it holds is not that of the line before it, so one "
                                "of the two was changed",
                                expected + 1),
                    "prev");
    if (entry.kind == "undo" && (standing_.empty() || entry.json.at("of") != standing_.back()))
        throw Error(fmt::format("line {} of the journal: entry {} is not the last that stands, so it cannot be taken back here",
                                expected + 1, entry.json.at("of").get<int>()),
                    "of");
    std::uint64_t kind = 0;
    std::string hash = lineHash(entry.line);
    if (entry.kind == "act")
        kind = fingerprint(keyFromJson(entry.json.at("key")));
    try {
        optio::apply(state_, changesOf(entry));
    } catch (const Error &problem) {
        throw Error(fmt::format("line {} of the journal: {}", expected + 1, problem.what()), problem.field());
    }
    last_ = std::move(hash);
    length_ = expected;
    if (entry.kind == "undo") {
        standing_.pop_back();
        kinds_.pop_back();
    } else if (entry.kind != "note") {
        standing_.push_back(expected);
        kinds_.push_back(kind);
    }
}

int Game::standingLike(const ActKey &key) const { return static_cast<int>(std::count(kinds_.begin(), kinds_.end(), fingerprint(key))); }

ActKey Game::actKey(const std::string &resolver, const Json &completeInput) const
{
    ActKey key{ruleset_->turn(state_), resolver, ruleset_->resolver(resolver).participants(completeInput), 0};
    key.before = standingLike(key);
    return key;
}

Entry Game::act(const std::string &resolver, const Json &input, const std::optional<std::vector<int>> &typed, const std::string &time) const
{
    const Resolver &rules = ruleset_->resolver(resolver);
    const Json complete = rules.complete(&state_, input);
    if (const std::string refusal = rules.refusal(state_, complete); !refusal.empty())
        throw Error(refusal);
    const ActKey key = actKey(resolver, complete);
    const std::unique_ptr<Case> ready = rules.prepare(&state_, complete);
    Ruling ruling;
    if (typed) {
        EnteredDice source(*typed);
        Dice dice(source);
        ruling = ready->rule(dice);
        source.finish();
    } else {
        RandomDice source(gameKeyFromHex(header_.at("key").get_ref<const std::string &>()), key);
        Dice dice(source);
        ruling = ready->rule(dice);
    }
    Json body = Json::object({{"kind", "act"}});
    body["act"] = Json::object({{"resolver", resolver}, {"input", complete}});
    body["key"] = toJson(key);
    body["result"] = optio::toJson(ruling);
    return make(std::move(body), time);
}

Entry Game::undo(const Reader &reader, const std::string &time) const
{
    if (standing_.empty())
        throw Error("there is nothing to take back");
    const Entry taken = reader(standing_.back());
    if (taken.n != standing_.back() || (taken.kind != "act" && taken.kind != "correct"))
        throw Error(fmt::format("entry {} of the journal is not the one to be taken back", standing_.back()));
    Json body = Json::object({{"kind", "undo"}, {"of", taken.n}});
    body["result"] = Json::object({{"sentence", "Taken back: " + sentenceOf(taken)}, {"changes", toJson(inverse(changesOf(taken)))}});
    return make(std::move(body), time);
}

Entry Game::correct(const Json &values, const std::string &reason, const std::string &time) const
{
    if (!values.is_object() || values.empty())
        throw Error("a correction needs at least one counter and its new value");
    const Json counters = ruleset_->counters(state_);
    std::vector<Change> changes;
    std::string sentence;
    for (const auto &[path, value] : values.items()) {
        const auto counter = std::find_if(counters.begin(), counters.end(), [&path = path](const Json &c) { return c.at("path") == path; });
        if (counter == counters.end())
            throw Error("\"" + path + "\" is not a counter that can be corrected", path);
        checkCounter(*counter, value);
        const std::string label = counter->at("label").get<std::string>();
        Change change = changeOf(state_, path, value, label);
        if (change.from == change.to)
            continue;
        sentence += (sentence.empty() ? "Corrected: " : "; ") + fmt::format("{}: {} → {}", label, canonical(change.from), canonical(value));
        changes.push_back(std::move(change));
    }
    if (changes.empty())
        throw Error("the correction changes nothing: the counters hold these values already");
    Json body = Json::object({{"kind", "correct"}, {"reason", reason}});
    body["result"] = Json::object({{"sentence", sentence}, {"changes", toJson(changes)}});
    return make(std::move(body), time);
}

Entry Game::note(const std::string &text, const std::string &time) const
{
    if (text.empty() || text.size() > 10000)
        throw Error("a note must have 1 to 10,000 bytes of text", "text");
    return make(Json::object({{"kind", "note"}, {"text", text}}), time);
}

Entry Game::make(Json body, const std::string &time) const
{
    body["n"] = length_ + 1;
    body["prev"] = last_;
    body["time"] = time;
    body["turn"] = ruleset_->turn(state_);
    Entry entry{length_ + 1, body.at("kind").get<std::string>(), std::move(body), {}};
    entry.line = canonical(entry.json);
    return entry;
}

} // namespace optio
