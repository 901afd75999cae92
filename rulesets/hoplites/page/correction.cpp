// SPDX-License-Identifier: GPL-3.0-or-later
// Lists what may be corrected by hand, and settles the counters that stand for something else.
#include "rulesets/hoplites/page/correction.h"

#include "rules/ruling/counter_list.h"
#include "rules/sides.h"
#include "rulesets/hoplites/act.h"
#include "rulesets/hoplites/play.h"
#include "rulesets/hoplites/state_json.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

/// A mark that can be corrected; `open`: only while no attack is declared that it belongs to.
struct MarkCounter {
    const char *key, *label;
    std::uint16_t mark;
    bool second = false; ///< of the second line, not of the field
    bool open = false;
};
constexpr std::array<MarkCounter, 12> markCounters{{{"noMissile", "out of missiles", noMissile},
                                                    {"engaged", "engaged", engaged},
                                                    {"fired", "has fired in this phase", fired},
                                                    {"attacking", "has been committed to an attack", attacking, false, true},
                                                    {"attacked", "has been attacked", attacked, false, true},
                                                    {"withdrew", "has withdrawn", withdrew, false, true},
                                                    {"fought", "has fought in this phase", fought},
                                                    {"playedNow", "played this turn", playedNow},
                                                    {"barred", "may not charge this turn", barred},
                                                    {"routedNow", "routed this turn", routedNow, true},
                                                    {"rallied", "rallied", rallied, true},
                                                    {"late", "may be drawn from the next turn on only", late, true}}};

constexpr std::array<std::pair<const char *, const char *>, 6> phaseChoices{
    {{"play", "Play"}, {"move", "Move"}, {"missile", "Missile"}, {"shock", "Shock"}, {"rally", "Rally"}, {"draw", "Draw"}}};

/// The top-level key of a counter that stands for something of a unit: "/mark_a3_fired".
std::string standIn(const char *what, const std::string &unit, const char *key = "")
{
    return std::string("/") + what + "_" + unit + (*key == '\0' ? "" : "_") + key;
}

bool underWay(const State &state) { return state.phase != Phase::before && !state.over(); }
/// Does something wait: an answer, or attacks that are declared?
bool waiting(const State &state) { return state.prompt != Prompt::none || state.attackCount > 0; }

bool shown(const Unit &unit) { return (unit.place == Place::field && !unit.has(hidden)) || unit.place == Place::second; }

/// Builds the list.
class Counters : CounterList {
public:
    Counters(const Sheet &sheet, const State &state, const Names &names) : sheet_(sheet), state_(state), names_(names) {}

    Json listed()
    {
        if (underWay(state_) && !waiting(state_))
            sequence();
        for (int side = 0; side < 2; ++side) {
            army(side);
            for (int index = 0; index < state_.sides[at(side)].unitCount; ++index)
                unit(side, index);
        }
        return std::move(list);
    }

private:
    void sequence()
    {
        const Choices sides{{"a", names_.army[0]}, {"b", names_.army[1]}};
        Choices phases;
        for (const auto &[id, label] : phaseChoices)
            phases.emplace_back(id, label);
        count("/battle/0", "Round", 1, std::max<int>(1, state_.longest), state_.round);
        choice("/phase", "Phase", phases, phases[at(static_cast<int>(state_.phase) - static_cast<int>(Phase::play))].first);
        choice("/active", "Whose player turn it is", sides, sideId[state_.active]);
        choice("/first", "Who begins the round", sides, sideId[state_.first]);
        flag("/shock", "This player turn has a Shock phase", state_.noShock == NoShock::none);
    }

    void army(int side)
    {
        const SideState &own = state_.sides[at(side)];
        const std::string &army = names_.army[at(side)];
        const std::vector<HabitRow> &habits = sheet_.modules[state_.module].habits;
        for (std::size_t i = 0; i < habits.size(); ++i) { // HOP-910
            flag("/" + sideId[at(side)] + "/habits/" + std::to_string(i), army + ": " + habits[i].label, (own.habits >> i & 1) != 0);
            list.back()["option"] = habits[i].id + "_" + sideId[at(side)];
        }
        const auto number = [&](int place, const char *label, int most, int value) { // HOP-034, HOP-861
            count("/" + sideId[at(side)] + "/numbers/" + std::to_string(place), army + ": " + label, 0, most, value);
        };
        number(4, "Initiative", 9, own.initiative);
        number(5, "Command", 9, own.command);
        number(6, "units that have routed so far", 255, own.routs);
        number(8, "rout points, in halves", std::max<int>(own.total, own.level), own.points);
        number(13, "units played this turn", 2, own.plays);
        number(14, "lateral moves this turn", 1, own.laterals);
        number(15, "flank attempts this turn", 9, own.flanks);
        number(16, "rally attempts this turn", 9, own.tries);
        number(17, "leader's orders this turn", 99, own.orders);
        number(18, "cards drawn this turn", 2, own.draws);
    }

    std::string nameOf(int side, int index) const
    {
        const std::string &name = names_.units[at(side)][at(index)];
        const auto &others = names_.units[at(1 - side)];
        return std::find(others.begin(), others.end(), name) == others.end() ? name : name + " of " + names_.army[at(side)];
    }

    void unit(int side, int index)
    {
        const Unit &unit = state_.sides[at(side)].units[at(index)];
        const std::string id = unitId(side, index), place = "/units/" + id + "/", name = nameOf(side, index) + ": ";
        if ((unit.place == Place::eliminated || shown(unit)) && underWay(state_) && !waiting(state_)) {
            places(side, unit, standIn("place", id), name + "where it is");
            standing(side, unit, standIn("column", id), name + "column");
        }
        if (!shown(unit)) // HOP-041: a correction is told to both
            return;
        count(place + "8", name + "hits", 0, 99, unit.coh);
        count(place + "9", name + "depletion", 0, 20, unit.depletion);
        count(place + "10", name + "manoeuvre", 0, 9, unit.manoeuvre);
        for (const MarkCounter &one : markCounters)
            if (one.second == (unit.place == Place::second) && !(one.open && waiting(state_)))
                flag(standIn("mark", id, one.key), name + one.label, unit.has(one.mark));
    }

    void places(int side, const Unit &unit, const std::string &path, const std::string &label)
    {
        Choices all;
        if (unit.place == Place::field)
            all.emplace_back("field", "on the field");
        const bool room = state_.sides[at(side)].secondCount < sheet_.numbers.second;
        if (unit.place == Place::second || room)
            all.emplace_back("second", unit.place == Place::second ? "in the second line" : "in the second line, routed");
        all.emplace_back("eliminated", "eliminated");
        const char *now = unit.place == Place::field ? "field" : unit.place == Place::second ? "second" : "eliminated";
        if (all.size() > 1)
            choice(path, label, all, now);
    }

    /// The columns it may stand in (HOP-012). Where a unit hides is known to its owner alone, so its column is listed as one that is free.
    void standing(int side, const Unit &unit, const std::string &path, const std::string &label)
    {
        const SideState &own = state_.sides[at(side)];
        const bool there = unit.place == Place::field;
        Choices all;
        if (!there)
            all.emplace_back("", "not on the field");
        const Mask closed = own.closed[sheet_.type(unit).ground], seen = static_cast<Mask>(own.occupied & ~own.hiding);
        for (int column = 0; column < sheet_.modules[state_.module].layout.width; ++column)
            if (column == unit.column || ((closed & bit(column)) == 0 && (there || (seen & bit(column)) == 0)))
                all.emplace_back(std::to_string(column + 1), "column " + std::to_string(column + 1));
        if (all.size() > 1)
            choice(path, label, all, there ? std::to_string(unit.column + 1) : "");
    }

    const Sheet &sheet_;
    const State &state_;
    const Names &names_;
};

/// Settles what was corrected in a state read of it.
class Settling {
public:
    Settling(const Sheet &sheet, State &state, const Names &names, const Json &corrected)
        : sheet_(sheet), state_(state), names_(names), corrected_(corrected)
    {}

    /// The new value of a counter that stands for something else; null when it was not corrected.
    Json wanted(const std::string &path) const { return corrected_.value(path.substr(1), Json()); }

    void sequence()
    {
        const Json phase = wanted("/phase"), active = wanted("/active"), first = wanted("/first"), shock = wanted("/shock");
        if (!shock.is_null())
            state_.noShock = shock == true ? NoShock::none : NoShock::doubleTurn;
        if (!first.is_null())
            state_.first = first == "a" ? 0 : 1;
        if (!active.is_null())
            state_.active = active == "a" ? 0 : 1;
        if (!first.is_null() || !active.is_null())
            state_.second = state_.active != state_.first;
        for (std::size_t i = 0; i < phaseChoices.size(); ++i)
            if (phase == phaseChoices[i].first)
                state_.phase = static_cast<Phase>(static_cast<std::size_t>(Phase::play) + i);
        if (state_.phase == Phase::shock && state_.noShock != NoShock::none) {
            if (!shock.is_null())
                throw Error("This player turn is in its Shock phase, or has none: one of both (HOP-302, HOP-321)", "/shock");
            state_.noShock = NoShock::none;
        }
        if (phase.is_null() && active.is_null())
            return;
        // What was done in the phase that is left is done with (HOP-473).
        for (SideState &side : state_.sides)
            eachColumn(side.occupied, [&](int column) { side.units[at(unitAt(side, column))].clear(phaseMarks); });
        state_.clashed = false;
        state_.forming = {};
        state_.target = nobody;
        state_.asking = 0;
    }

    void unit(int side, int index)
    {
        const std::string id = unitId(side, index);
        Unit &unit = state_.sides[at(side)].units[at(index)];
        for (const MarkCounter &one : markCounters) {
            const Json value = wanted(standIn("mark", id, one.key));
            if (value.is_null())
                continue;
            if (one.mark == rallied && unit.has(rallied) != (value == true))
                account(side, unit, value == true ? -1 : 1);
            value == true ? unit.set(one.mark) : unit.clear(one.mark);
        }
        const Json place = wanted(standIn("place", id)), column = wanted(standIn("column", id));
        if (!place.is_null() && !column.is_null())
            throw Error(name(side, index) + " is put somewhere or into a column, not both (HOP-021)", standIn("column", id));
        if (!place.is_null())
            move(side, index, place.get<std::string>());
        if (!column.is_null() && column != "")
            stand(side, index, std::stoi(column.get<std::string>()) - 1);
    }

    /// Throws Error when units that were given columns do not all stand in theirs.
    void expectColumns() const
    {
        for (int side = 0; side < 2; ++side)
            for (int index = 0; index < state_.sides[at(side)].unitCount; ++index) {
                const Unit &unit = state_.sides[at(side)].units[at(index)];
                const std::string path = standIn("column", unitId(side, index));
                if (const Json column = wanted(path); !column.is_null() && column != "" && column != std::to_string(unit.column + 1))
                    throw Error("Two units cannot stand in column " + column.get<std::string>() + " (HOP-012)", path);
            }
    }

private:
    std::string name(int side, int index) const { return names_.units[at(side)][at(index)]; }

    /// Rout points for a unit that counts now, or counts no more.
    void account(int side, const Unit &unit, int sign)
    {
        SideState &own = state_.sides[at(side)];
        own.points = static_cast<std::uint16_t>(std::max(0, own.points + sign * unit.worth));
    }

    /// Puts a unit into a column; who stands there changes places with it.
    void stand(int side, int index, int column)
    {
        EnteredDice none({});
        Dice dice(none);
        Play play{sheet_, state_, dice};
        SideState &own = play.side(side);
        Unit &unit = play.unit(side, index);
        const int from = unit.column, other = unitAt(own, column);
        if (column == from)
            return;
        const auto put = [&](int who, int where) {
            Unit &one = play.unit(side, who);
            if ((own.closed[sheet_.type(one).ground] & bit(where)) != 0)
                throw Error(name(side, who) + " cannot stand on the ground of column " + std::to_string(where + 1) + " (HOP-400)",
                            standIn("column", unitId(side, index)));
            one.column = static_cast<Byte>(where);
            own.field[at(where)] = static_cast<Byte>(who);
            own.occupied = static_cast<Mask>(own.occupied | bit(where));
            own.hiding = static_cast<Mask>(one.has(hidden) ? own.hiding | bit(where) : own.hiding & ~bit(where));
        };
        if (unit.place == Place::field) {
            own.field[at(from)] = nobody;
            own.occupied = static_cast<Mask>(own.occupied & ~bit(from));
            own.hiding = static_cast<Mask>(own.hiding & ~bit(from));
            if (other != nobody)
                put(other, from);
        } else if (other != nobody) {
            throw Error("Column " + std::to_string(column + 1) + " is taken (HOP-012)", standIn("column", unitId(side, index)));
        } else {
            if (unit.place == Place::second)
                outOfSecondLine(play, side, index);
            else
                account(side, unit, -1);
            unit.place = Place::field;
            unit.coh = std::min(unit.coh, static_cast<Byte>(unit.limit - 1)); // who is at the limit leaves (HOP-700)
            unit.bane = nobody;
            unit.clear(routedNow | rallied | late);
            unit.set(everPlayed);
        }
        put(index, column);
        meet(play, side, unsigned{bit(column)} | (from < columns ? unsigned{bit(from)} : 0U));
    }

    /// Columns of a side hold others now: nobody hides beside an enemy (HOP-408), and without one nobody is engaged (HOP-471).
    static void meet(Play &play, int side, unsigned changed)
    {
        const Layout &layout = play.layout();
        const auto look = [&](int who, int column) {
            SideState &own = play.side(who);
            if ((own.occupied & bit(column)) == 0)
                return;
            if (enemiesNear(layout, play.side(1 - who), column) == 0)
                play.unit(who, unitAt(own, column)).clear(engaged);
            else
                reveal(play, who, column);
        };
        eachColumn(changed, [&](int column) {
            look(side, column);
            eachColumn(enemiesNear(layout, play.side(1 - side), column), [&](int near) { look(1 - side, near); });
        });
    }

    void move(int side, int index, const std::string &to)
    {
        EnteredDice none({});
        Dice dice(none);
        Play play{sheet_, state_, dice};
        SideState &own = play.side(side);
        Unit &unit = play.unit(side, index);
        const Place from = unit.place;
        if (to == "second" && own.secondCount >= sheet_.numbers.second)
            throw Error("The second line is full: there is no room for " + name(side, index) + " (HOP-031)",
                        standIn("place", unitId(side, index)));
        if (from == Place::field)
            liftOff(play, side, index);
        else if (from == Place::second)
            outOfSecondLine(play, side, index);
        else if (from == Place::eliminated)
            account(side, unit, -1);
        if (to == "second")
            (void)toSecondLine(play, side, index, false);
        else
            eliminate(play, side, index);
    }

    const Sheet &sheet_;
    State &state_;
    const Names &names_;
    const Json &corrected_;
};

} // namespace

Json countersOf(const Sheet &sheet, const Battle &game) { return Counters(sheet, game.state, game.names).listed(); }

std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths)
{
    State state = stateFromJson(sheet, corrected);
    const Names names = namesFromJson(corrected);
    const Json before = toJson(sheet, state, names);
    Settling settling(sheet, state, names, corrected);
    settling.sequence();
    for (int side = 0; side < 2; ++side)
        for (int index = 0; index < state.sides[at(side)].unitCount; ++index)
            settling.unit(side, index);
    settling.expectColumns();
    const Json after = toJson(sheet, state, names);
    for (const std::string &path : paths)
        if (const Json::json_pointer place(path); after.contains(place) && after.at(place) != before.at(place))
            throw Error("What is corrected here changes with the other corrections too; correct one after the other (HOP-034)", path);
    std::vector<Change> changes = changesBetween(before, after);
    for (const std::string &path : paths)
        if (std::count(path.begin(), path.end(), '/') == 1)
            changes.push_back(changeOf(corrected, path, nullptr, ""));
    return changes;
}

} // namespace optio::hoplites
