// SPDX-License-Identifier: GPL-3.0-or-later
// Takes up what a follower is told.
#include "rules/club/stream/tables.h"

#include "rules/club/game_result.h"
#include "rules/ruleset.h"
#include "rules/view.h"

#include <utility>

namespace optio::club::stream {

namespace {

/// What a table says of itself may be anything: its account is its own.
std::string textIn(const Json &json, const char *key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

link::EntryTold toldOf(const Heard &heard)
{
    link::EntryTold told;
    told.n = heard.n;
    told.line = heard.line;
    if (heard.line.empty()) {
        told.hash = heard.hash;
        told.prev = heard.prev;
        told.seen = heard.json;
    }
    return told;
}

/// Does `work`; a game whose state cannot be followed is told of by its sentences alone.
template <class Work> void follow(link::Replica &replica, const Work &work)
{
    try {
        work();
    } catch (const std::exception &) {
        replica = {};
    }
}

bool sameArmy(const std::string &one, const std::string &other) { return !one.empty() && sameName(one, other); }

bool asTheyStand(const std::array<std::string, 2> &armies, const std::string &armyA, const std::string &armyB)
{
    return sameArmy(armies[0], armyA) || sameArmy(armies[1], armyB);
}

bool crosswise(const std::array<std::string, 2> &armies, const std::string &armyA, const std::string &armyB)
{
    return sameArmy(armies[0], armyB) || sameArmy(armies[1], armyA);
}

} // namespace

std::optional<TableGame::Now> TableGame::now() const
{
    if (!replica.begun())
        return {};
    try {
        const Ruleset &ruleset = replica.ruleset();
        Now now{resultOfGame(ruleset, replica.header(), replica.state()), {}, ruleset.ended(replica.state()).value("over", false)};
        for (const SideView &side : ruleset.view(replica.state(), "").sides)
            now.armies[side.id == "b" ? 1 : 0] = side.name;
        return now;
    } catch (const std::exception &) { // a header of another program
        return {};
    }
}

bool Tables::addEvent(const Heard &heard)
{
    try {
        if (heard.n == 0)
            event_ = Event::open({heard.line});
        else if (event_)
            event_->follow({heard.n, heard.line, heard.json});
        return event_.has_value();
    } catch (const Error &) { // it stays as it was
        return false;
    }
}

bool Tables::add(const Verdict &verdict, std::int64_t storedAt)
{
    if (verdict.kind == Verdict::Kind::said) {
        if (!verdict.confirmation)
            return false; // the round is in the event
        confirmations_[std::stoi(verdict.subject.table)] = *verdict.confirmation;
        return true;
    }
    if (verdict.kind != Verdict::Kind::told)
        return false;
    const Heard &heard = verdict.heard;
    if (verdict.subject.table.empty())
        return addEvent(heard);
    TableGame &table = games_[std::stoi(verdict.subject.table)];
    if (heard.game) {
        table = {};
        table.game = verdict.subject.game;
        table.time = textIn(heard.json, "created");
        const Ruleset *ruleset = rulesets_ ? rulesets_(textIn(heard.json, "ruleset")) : nullptr;
        if (ruleset != nullptr)
            follow(table.replica, [&] { table.replica.begin(*ruleset, link::Seat::watch, heard.hash, heard.json); });
    } else if (table.game == verdict.subject.game) {
        table.time = textIn(heard.json, "time");
        if (const auto turn = heard.json.find("turn"); turn != heard.json.end() && turn->is_number_integer())
            table.turn = turn->dump();
        if (const auto result = heard.json.find("result"); result != heard.json.end())
            table.sentence = textIn(*result, "sentence");
        if (table.replica.begun())
            follow(table.replica, [&] { table.replica.add(toldOf(heard)); });
    } else {
        return false; // an older game of this table
    }
    table.heard = storedAt;
    return true;
}

std::optional<TableGame::Now> Tables::now(int table) const
{
    const auto game = games_.find(table);
    if (game == games_.end())
        return {};
    std::optional<TableGame::Now> now = game->second.now();
    const auto said = confirmations_.find(table);
    if (now && said != confirmations_.end() && said->second.game == game->second.game && sameResult(said->second.result, now->result))
        now->confirmed = said->second.sides;
    return now;
}

bool Tables::hasConfirmed(int table) const
{
    const auto said = confirmations_.find(table);
    return said != confirmations_.end() && (said->second.sides[0] || said->second.sides[1]);
}

bool sidesKnown(const std::array<std::string, 2> &armies, const std::string &armyA, const std::string &armyB)
{
    return asTheyStand(armies, armyA, armyB) != crosswise(armies, armyA, armyB);
}

bool sidesChanged(const std::array<std::string, 2> &armies, const std::string &armyA, const std::string &armyB)
{
    return sidesKnown(armies, armyA, armyB) && crosswise(armies, armyA, armyB);
}

} // namespace optio::club::stream
