// SPDX-License-Identifier: GPL-3.0-or-later
// Lists what may be corrected by hand, and brings what belongs together into line.
#include "rulesets/ancients/page/correction.h"

#include "rules/fields.h"
#include "rules/ruling/counter_list.h"
#include "rulesets/ancients/turn.h"

#include <algorithm>
#include <set>

namespace optio::ancients {

namespace {

using Choices = CounterList::Choices;

bool begun(const State &state) { return state.step != "setup"; }

void addSequence(CounterList &counters, const Sheet &sheet, const State &state)
{
    counters.count("/turn", "Game turn", 1, state.length(), state.turn);
    if (!begun(state))
        return;
    if (!state.second.open)
        counters.flag("/over", "The battle is over", state.over);
    if (state.over) {
        counters.choice("/winner", "Who has won", {{"", "nobody"}, {"a", state.sides[0].name}, {"b", state.sides[1].name}}, state.winner);
        return;
    }
    Choices steps;
    for (const Step &step : sheet.steps)
        if (step.id != "setup")
            steps.emplace_back(step.id, step.label);
    counters.choice("/step", "Step of the player turn", steps, state.step);
    counters.with({"/active"}); // every step is one of a player turn (ANC-021)
    counters.choice("/active", "Whose player turn it is", {{"a", state.sides[0].name}, {"b", state.sides[1].name}}, state.active);
}

void addSide(CounterList &counters, const State &state, std::size_t i)
{
    const Side &side = state.sides[i];
    const std::string path = "/sides/" + std::to_string(i), name = side.name + ": ";
    counters.count(path + "/pips", name + "initiative left", 0, 9, side.pips);
    counters.count(path + "/rolled", name + "initiative at the start of the turn", 0, 9, side.rolled);
    counters.count(path + "/panic", name + "panic number", 0, 99, side.panic);
    counters.flag(path + "/panicked", name + "has panicked", side.panicked);
    const bool barbarians = std::any_of(state.units.begin(), state.units.end(),
                                        [&](const auto &one) { return one.second.side == side.id && one.second.barbarian(); });
    if (barbarians && side.charged >= 0)
        counters.count(path + "/charged", name + "player turn of the charge (0: still to come)", 0, 2 * state.length(), side.charged);
    if (!begun(state))
        return;
    counters.flag(path + "/wild", name + "impetuous hidden units run in this turn", side.wild);
    counters.flag(path + "/led", name + "had a leader when the battle began", side.led);
    counters.count(path + "/mostLed", name + "most leaders on the map at once", 0, 9, side.mostLed);
}

/// What came of notes and what points were given (ANC-110, ANC-135). Of a note that is still sealed nothing is told.
void addStratagems(CounterList &counters, const State &state, std::size_t i)
{
    const Side &side = state.sides[i];
    const std::string path = "/sides/" + std::to_string(i);
    for (std::size_t n = 0; n < side.notes.size(); ++n)
        if (side.notes[n].open && side.notes[n].what == "stratagem")
            counters.flag(path + "/notes/" + std::to_string(n) + "/dead", side.name + ": note " + std::to_string(n + 1) + " is void",
                          side.notes[n].dead);
    for (std::size_t n = 0; n < side.awards.size(); ++n)
        counters.count(path + "/awards/" + std::to_string(n) + "/points",
                       side.name + ": points of victory " + std::to_string(n + 1) + ", " + side.awards[n].reason, -9, 9,
                       side.awards[n].points);
}

Choices codesOf(const State &state, const std::string &side, const std::string &now)
{
    std::set<std::string> codes{now};
    for (const auto &[id, unit] : state.units)
        if (unit.side == side && unit.arm != Arm::camp)
            codes.insert(unit.code());
    Choices all;
    for (const std::string &code : codes)
        all.emplace_back(code, code);
    return all;
}

/// Tricks that are out (ANC-118), and what happened with marches (ANC-122, ANC-123).
void addHappened(CounterList &counters, const State &state)
{
    const int last = 2 * std::max(state.length(), state.settings.length) + 2;
    for (std::size_t n = 0; n < state.tricks.size(); ++n) {
        const Trick &trick = state.tricks[n];
        const std::string path = "/tricks/" + std::to_string(n),
                          name = state.side(trick.side).name + ", trick " + std::to_string(n + 1) + ": ";
        counters.choice(path + "/own", name + "who defend double", codesOf(state, trick.side, trick.own), trick.own);
        counters.choice(path + "/enemy", name + "against whom", codesOf(state, state.other(trick.side).id, trick.enemy), trick.enemy);
        counters.count(path + "/out", name + "player turn in whose combat it came out (-1: otherwise, 0: not known)", -1, last, trick.out);
        counters.count(path + "/met", name + "player turn in which an attack first met it (0: not yet)", 0, last, trick.met);
    }
    for (std::size_t n = 0; n < state.events.size(); ++n) {
        const Event &event = state.events[n];
        const std::string path = "/events/" + std::to_string(n),
                          name = state.side(event.side).name + ", march " + std::to_string(n + 1) + ": ";
        const char *what = event.what == "passed" ? "put off in game turn"
                           : event.what == "came" ? "came in game turn"
                                                  : "denied in game turn";
        counters.count(path + "/turn", name + what + " (0: not at all)", 0, state.settings.length, event.turn);
        if (event.what != "passed")
            counters.choice(path + "/edge", name + "edge", {{"", "none"}, {"N", "N"}, {"E", "E"}, {"S", "S"}, {"W", "W"}}, event.edge);
    }
}

/// The top-level key of the counter that stands for a unit's place: what leaves the map takes more along than one value.
const std::string placeKey = "place_";

void addUnit(CounterList &counters, const State &state, const Unit &unit)
{
    const std::string path = "/units/" + unit.id, name = unit.name + ": ";
    if (begun(state) && unit.place != Place::elsewhere && state.fights(unit)) {
        Choices places{{"map", "on the map"}, {"destroyed", "destroyed"}};
        if (unit.arm != Arm::camp || unit.place == Place::away)
            places.insert(places.begin() + 1, {"away", "not on the map"});
        if (unit.arm != Arm::camp || unit.place == Place::fled)
            places.emplace_back("fled", "fled");
        counters.choice("/" + placeKey + unit.id, name + "where it is", places, wordOf(unit.place));
    }
    if (!unit.onMap())
        return;
    counters.flag(path + "/disordered", name + "disordered", unit.disordered);
    counters.flag(path + "/panicking", name + "panicking", unit.panicking);
    counters.flag(path + "/uncontrolled", name + "uncontrolled", unit.uncontrolled);
    counters.flag(path + "/controlled", name + "held", unit.controlled);
    counters.flag(path + "/sees", name + "sees an enemy", unit.sees);
    counters.flag(path + "/leftZone", name + "left a zone of control", unit.leftZone);
    counters.flag(path + "/moved", name + "has moved", unit.moved);
    counters.flag(path + "/retreated", name + "has retreated", unit.retreated);
    counters.flag(path + "/must", name + "must attack", unit.must);
    counters.flag(path + "/fired", name + "has shot", unit.fired);
    counters.flag(path + "/attacked", name + "has attacked", unit.attacked);
    counters.choice(path + "/acted", name + "movement of this turn",
                    {{"none", "still to come"},
                     {"tactical", "a tactical move"},
                     {"spontaneous", "an advance of its own"},
                     {"free_turn", "turned in place"},
                     {"entered", "came on the map"},
                     {"vol_disorder", "disordered of its own will"},
                     {"fled", "fled"}},
                    wordOf(unit.acted));
}

std::string nameOf(const State &state, const Leader &leader)
{
    return "Leader " + leader.id.substr(leader.id.find('L') + 1) + " of " + state.side(leader.side).name;
}

void addLeader(CounterList &counters, const State &state, const Leader &leader)
{
    if (!state.leads(leader))
        return; // in the first battle (ANC-124)
    const std::string path = "/leaders/" + leader.id, name = nameOf(state, leader) + ": ";
    counters.choice(path + "/state", name + "where it is",
                    {{"pool", "at hand"}, {"on_map", "on the map"}, {"discarded", "given for a stratagem"}, {"lost", "lost"}},
                    wordOf(leader.state));
    if (leader.state == LeaderState::map) {
        Choices units{{"", "alone"}};
        for (const auto &[id, unit] : state.units)
            if (unit.side == leader.side && (unit.onMap() || id == leader.unit))
                units.emplace_back(id, unit.name);
        counters.choice(path + "/unit", name + "stands with", units, leader.unit);
    }
    if (leader.state != LeaderState::discarded && leader.state != LeaderState::lost)
        counters.count(path + "/out", name + "out in player turn (0: in none)", 0, 2 * state.length() + 2, leader.out);
}

/// Was this key of a unit or leader corrected?
class Asked {
public:
    Asked(const std::vector<std::string> &paths, std::string stem) : paths_(paths), stem_(std::move(stem)) {}
    bool operator()(const char *key) const { return std::find(paths_.begin(), paths_.end(), stem_ + key) != paths_.end(); }
    std::string path(const char *key) const { return stem_ + key; }

private:
    const std::vector<std::string> &paths_;
    std::string stem_;
};

void leaveMap(State &state, Unit &unit)
{
    unit.panicking = false;
    for (const std::string &id : state.leadersWith(unit.id)) {
        state.leader(id).state = LeaderState::pool;
        state.leader(id).unit.clear();
    }
    std::erase(state.fallen, unit.id);
}

void settleUnit(State &state, Unit &unit, const Asked &asked)
{
    if (asked("place") && !unit.onMap())
        leaveMap(state, unit);
    if (unit.panicking && !unit.disordered) {
        if (asked("panicking") && asked("disordered"))
            throw Error(unit.name + ": a unit that panics is disordered (ANC-032)", asked.path("disordered"));
        (asked("panicking") ? unit.disordered : unit.panicking) = asked("panicking");
    }
    if (unit.uncontrolled && unit.controlled) {
        if (asked("uncontrolled") && asked("controlled"))
            throw Error(unit.name + " is held or uncontrolled, not both (ANC-061)", asked.path("controlled"));
        if (asked("uncontrolled"))
            unit.controlled = false;
        else if (asked("controlled"))
            unit.uncontrolled = false;
    }
}

/// What is left of the initiative is part of what there was (ANC-033).
void settleSide(Side &side, const Asked &asked)
{
    if (side.pips <= side.rolled)
        return;
    if (asked("pips") && asked("rolled"))
        throw Error(side.name + " have not more initiative left than they had (ANC-033)", asked.path("pips"));
    (asked("pips") ? side.rolled : side.pips) = asked("pips") ? side.pips : side.rolled;
}

/// The end of the battle, and its winner.
void settleEnd(const Sheet &sheet, State &state, const Asked &asked)
{
    const std::string winner = state.winner;
    if (asked("over") && state.over)
        closeBattle(sheet, state);
    else if (asked("over"))
        reopenBattle(sheet, state);
    if (!asked("winner"))
        return;
    if (!state.over)
        throw Error("Nobody has won while the battle goes on (ANC-109)", asked.path("winner"));
    state.winner = winner;
}

void settleLeader(State &state, Leader &leader, const Asked &asked)
{
    if (leader.state != LeaderState::map && !leader.unit.empty()) {
        if (asked("unit"))
            throw Error(nameOf(state, leader) + " is not on the map and stands with nobody (ANC-108)", asked.path("unit"));
        leader.unit.clear();
    }
    if (!leader.unit.empty() && !state.unit(leader.unit).onMap())
        throw Error(state.unit(leader.unit).name + " is not on the map: no leader stands with it (ANC-108)", asked.path("unit"));
    int led = 0;
    for (const auto &[id, one] : state.leaders)
        led += one.side == leader.side && one.state == LeaderState::map ? 1 : 0;
    Side &side = state.side(leader.side);
    side.mostLed = std::max(side.mostLed, led);
}

} // namespace

Json countersOf(const Sheet &sheet, const State &state)
{
    CounterList counters;
    addSequence(counters, sheet, state);
    for (std::size_t i = 0; i < state.sides.size(); ++i)
        addSide(counters, state, i);
    for (std::size_t i = 0; i < state.sides.size(); ++i)
        addStratagems(counters, state, i);
    addHappened(counters, state);
    for (const auto &[id, unit] : state.units)
        addUnit(counters, state, unit);
    for (const auto &[id, leader] : state.leaders)
        addLeader(counters, state, leader);
    return counters.list;
}

std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &given)
{
    Json plain = corrected;
    std::vector<std::string> paths;
    for (const std::string &path : given)
        if (path.rfind("/" + placeKey, 0) == 0)
            plain.erase(path.substr(1));
        else
            paths.push_back(path);
    State state = readState(plain);
    const Json before = toJson(state);
    for (auto &[id, unit] : state.units)
        if (const auto place = corrected.find(placeKey + id); place != corrected.end()) {
            unit.place = fromWord<Place>(place->get_ref<const std::string &>(), "place");
            paths.push_back("/units/" + id + "/place");
        }
    settleEnd(sheet, state, Asked(paths, "/"));
    if (const Asked asked(paths, "/"); asked("step") || asked("active")) {
        state.vacated.clear();
        state.fallen.clear();
    }
    for (std::size_t i = 0; i < state.sides.size(); ++i)
        if (const Asked asked(paths, "/sides/" + std::to_string(i) + "/"); asked("pips") || asked("rolled"))
            settleSide(state.sides[i], asked);
    for (auto &[id, unit] : state.units)
        settleUnit(state, unit, Asked(paths, "/units/" + id + "/"));
    forgetWhoLeft(state);
    for (auto &[id, leader] : state.leaders)
        if (const Asked asked(paths, "/leaders/" + id + "/"); asked("state") || asked("unit"))
            settleLeader(state, leader, asked);
    std::vector<Change> changes = changesSince(before, state);
    for (Change &change : changes)
        if (std::find(paths.begin(), paths.end(), change.path) != paths.end())
            change.label.clear();         // asked for, so told already
    for (const std::string &path : given) // a counter that stood for something, and what has its default, is not written
        if (!before.contains(Json::json_pointer(path)))
            changes.push_back(changeOf(corrected, path, nullptr, ""));
    return changes;
}

} // namespace optio::ancients
