// SPDX-License-Identifier: GPL-3.0-or-later
// A game as the fold of its journal: starting, following, and making the next entry.
#include "rules/journal/journal.h"

#include "rules/journal/amend.h"
#include "rules/journal/carried.h"
#include "rules/journal/die_names.h"
#include "rules/journal/journal_correction.h"
#include "rules/journal/last_read.h"
#include "rules/journal/notes.h"
#include "rules/journal/replica_line.h"
#include "rules/journal/secrets.h"
#include "rules/journal/state_rules.h"
#include "rules/roster/roster.h"
#include "rules/ruling/offers.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <sodium.h>

namespace optio {

namespace {

Json toJson(const ActKey &key)
{
    return Json::object({{"turn", key.turn}, {"resolver", key.resolver}, {"participants", key.participants}, {"before", key.before}});
}

/// Throws Error when no game of this rule set can have this state after entry n.
void checkedState(const Ruleset &ruleset, const Json &state, int n)
{
    const auto *rules = dynamic_cast<const StateRules *>(&ruleset);
    if (rules == nullptr)
        return;
    try {
        rules->checkState(state);
    } catch (const Error &problem) {
        throw Error(fmt::format("line {} of the journal leaves the game in a state that cannot be: {}", n + 1, problem.what()),
                    problem.field());
    }
}

/// The faces that were typed for an act; none when its dice are the game's own.
std::vector<int> typedIn(const Json &result)
{
    std::vector<int> faces;
    for (const Json &die : result.value("dice", Json::array()))
        if (const Draw draw = drawFromJson(die); draw.from == Provenance::typed)
            faces.push_back(draw.value);
    return faces;
}

/// A copy can be read and no more: it has no key, and its lines are the keeper's to write.
void expectOwn(const Json &header)
{
    if (isReplica(header))
        throw Error("This is a copy of a game that another device keeps: it can be read, and goes on there");
}

std::string sentenceOf(const Entry &entry) { return entry.json.at("result").at("sentence").get<std::string>(); }

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
    checkedState(ruleset, header.json.at("start"), 0);
    Game game;
    game.ruleset_ = &ruleset;
    game.header_ = header.json;
    game.headerLine_ = header.line;
    game.state_ = header.json.at("start");
    game.last_ = chainHash(header.line);
    return game;
}

Game Game::openAt(const Ruleset &ruleset, const Entry &header, const Json &snapshot)
{
    Game game = open(ruleset, header);
    try {
        game.length_ = snapshot.at("length").get<int>();
        game.last_ = snapshot.at("last").get<std::string>();
        game.state_ = snapshot.at("state");
        game.standing_ = StandingEntries::read(snapshot, game.length_);
        game.typed_ = snapshot.value("typed", Json::object()).get<std::map<std::string, std::vector<int>>>();
        game.shared_ = snapshot.value("shared", Json::object()).get<std::map<std::string, Json>>();
    } catch (const Json::exception &) {
        throw Error("the snapshot of the game is not readable");
    }
    checkedState(ruleset, game.state_, game.length_);
    return game;
}

Json Game::snapshot() const
{
    Json snapshot = Json::object({{"length", length_}, {"last", last_}, {"state", state_}});
    standing_.write(snapshot);
    if (!typed_.empty())
        snapshot["typed"] = typed_;
    if (!shared_.empty())
        snapshot["shared"] = shared_;
    return snapshot;
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
    if (entry.kind == "undo" && (standing_.empty() || entry.json.at("of") != standing().back()))
        throw Error(fmt::format("line {} of the journal: entry {} is not the last that stands, so it cannot be taken back here",
                                expected + 1, entry.json.at("of").get<int>()),
                    "of");
    if (entry.kind == "amend" && !standing_.contains(entry.json.at("of").get<int>()))
        throw Error(fmt::format("line {} of the journal: entry {} does not stand, so it cannot be amended here", expected + 1,
                                entry.json.at("of").get<int>()),
                    "of");
    const std::uint64_t kind = entry.kind == "act" ? kindOf(keyFromJson(entry.json.at("key"))) : 0;
    const bool replica = isReplica(header_);
    if (!replica && isStub(entry.line))
        throw Error(
            fmt::format("line {} of the journal stands for one that is not here, and this is no copy of a shared game", expected + 1),
            "stub");
    std::string hash = replica ? chainHash(entry.line) : lineHash(entry.line);
    const std::vector<Change> changes = changesOf(entry);
    try {
        optio::apply(state_, changes);
    } catch (const Error &problem) {
        throw Error(fmt::format("line {} of the journal: {}", expected + 1, problem.what()), problem.field());
    }
    try {
        checkedState(*ruleset_, state_, expected);
    } catch (const Error &) {
        optio::apply(state_, inverse(changes));
        throw;
    }
    last_ = std::move(hash);
    length_ = expected;
    if (const auto typed = entry.json.find("typed"); typed != entry.json.end())
        typed_[keyFromJson(typed->at("key")).text()] = typed->at("faces").get<std::vector<int>>();
    if (const auto shared = entry.json.find("shared"); shared != entry.json.end() && entry.kind == "undo")
        shared_[keyFromJson(shared->at("key")).text()] = *shared;
    if (entry.kind == "undo")
        standing_.pop();
    else if (entry.kind == "amend")
        standing_.pushAmendment(expected, struckBy(entry));
    else if (entry.kind != "note")
        standing_.push(expected, kind);
}

ActKey Game::actKey(const std::string &resolver, const Json &completeInput) const
{
    ActKey key{ruleset_->turn(state_), resolver, ruleset_->resolver(resolver).participantsIn(state_, completeInput), 0};
    key.before = standing_.nextOf(kindOf(key));
    return key;
}

std::pair<Json, ActKey> Game::ready(const std::string &resolver, const Json &input) const
{
    const Resolver &rules = ruleset_->resolver(resolver);
    const Unchanging unchanged(state_);
    expectInGame(input);
    if (const auto *notes = dynamic_cast<const NoteRules *>(ruleset_); notes != nullptr && notes->written(state_, resolver, input))
        throw Error("seal: a note goes into the journal by its seal alone", "seal");
    const Json complete = completeInGame(rules, state_, input);
    if (const std::string refusal = rules.refusal(state_, complete); !refusal.empty())
        throw Error(refusal);
    ActKey key = actKey(resolver, complete);
    return {complete, std::move(key)};
}

std::optional<SharedDice> Game::sharedBefore(const ActKey &key) const
{
    const auto found = shared_.find(key.text());
    if (found == shared_.end())
        return std::nullopt;
    SharedDice shared;
    FieldsIn in(found->second, FieldPlace("shared"));
    fields(in, shared);
    return shared;
}

Entry Game::act(const std::string &resolver, const Json &input, const std::optional<std::vector<int>> &typed, const std::string &time,
                const std::vector<std::string> &names, const std::optional<SharedDice> &shared) const
{
    expectOwn(header_);
    const Resolver &rules = ruleset_->resolver(resolver);
    const Unchanging unchanged(state_);
    const auto [complete, key] = ready(resolver, input);
    const std::unique_ptr<Case> ready = rules.prepare(&state_, complete);
    Ruling ruling;
    std::optional<SharedDice> made;
    if (typed) {
        EnteredDice source(*typed);
        Dice dice(source);
        ruling = ready->rule(dice);
        source.finish();
    } else {
        GameKey game = gameKeyFromHex(header_.at("key").get_ref<const std::string &>());
        made = sharedBefore(key);
        if (!made)
            made = shared;
        RandomDice source(made ? sharedKey(game, *made) : game, key);
        Dice dice(source);
        ruling = ready->rule(dice);
    }
    Json body = Json::object({{"kind", "act"}});
    if (made)
        body["shared"] = FieldsOut::write(*made);
    body["act"] = Json::object({{"resolver", resolver}, {"input", complete}});
    body["key"] = toJson(key);
    body["result"] = optio::toJson(ruling);
    if (const auto before = typed_.find(key.text()); before != typed_.end() && typedIn(body["result"]) != before->second)
        body["typedBefore"] = before->second;
    nameDice(body, names);
    return make(std::move(body), time);
}

Entry Game::undo(const Reader &reader, const std::string &time, const std::string &beyond) const
{
    if (standing_.empty())
        throw Error("there is nothing to take back");
    const Entry taken = reader(standing().back());
    if (taken.n != standing().back() || (taken.kind != "act" && taken.kind != "correct" && taken.kind != "amend"))
        throw Error(fmt::format("entry {} of the journal is not the one to be taken back", standing().back()));
    // Done again it would draw other dice: those it had hang on a key that the game does not go by any more.
    if (taken.kind == "act" && taken.n <= carriedAt(header_))
        for (const Json &die : taken.json.at("result").value("dice", Json::array()))
            if (drawFromJson(die).from == Provenance::rolled)
                throw Error(
                    fmt::format("Entry {} was rolled before another device went on with the game, so it is not taken back any more; "
                                "correct what came of it by hand",
                                taken.n));
    Json body = Json::object({{"kind", "undo"}, {"of", taken.n}});
    if (!beyond.empty())
        body["beyond"] = beyond;
    body["result"] = resultOf((beyond.empty() ? "Taken back: " : "Taken back beyond what the rules allow: ") + sentenceOf(taken),
                              inverse(changesOf(taken)));
    if (taken.kind == "act")
        if (const std::vector<int> faces = typedIn(taken.json.at("result")); !faces.empty())
            body["typed"] = Json::object({{"key", taken.json.at("key")}, {"faces", faces}});
    if (taken.kind == "act" && taken.json.contains("shared")) {
        body["shared"] = taken.json.at("shared");
        body["shared"]["key"] = taken.json.at("key");
    }
    return make(std::move(body), time);
}

Entry Game::correct(const Json &values, const std::string &reason, const std::string &time) const
{
    Json body = Json::object({{"kind", "correct"}, {"reason", reason}});
    body["result"] = correctionOf(*ruleset_, state_, values);
    return make(std::move(body), time);
}

Entry Game::amend(const Amendment &amendment, const std::string &time) const
{
    Json body = amendment.body;
    const std::string &reason = body.at("reason").get_ref<const std::string &>();
    if (reason.size() > 10000)
        throw Error("the reason of an amendment may have at most 10,000 bytes", "reason");
    if (reason.find_first_not_of(" \t\r\n") == std::string::npos)
        body["reason"] = "";
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
    expectOwn(header_);
    if (body.at("kind") != "note" && keepsSecrets(*ruleset_))
        body["salt"] = saltOf(header_.at("key").get<std::string>(), length_ + 1);
    body["n"] = length_ + 1;
    body["prev"] = last_;
    body["time"] = time;
    body["turn"] = ruleset_->turn(state_);
    Entry entry{length_ + 1, body.at("kind").get<std::string>(), std::move(body), {}};
    entry.line = canonical(entry.json);
    return entry;
}

} // namespace optio
