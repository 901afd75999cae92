// SPDX-License-Identifier: GPL-3.0-or-later
// Brings the counters that belong together into line after a correction.
#include "rulesets/punic/page/correction.h"

#include "rulesets/punic/combat/disorder.h"
#include "rulesets/punic/combat/flight.h"
#include "rulesets/punic/move/charge.h"

#include <algorithm>
#include <map>
#include <set>

namespace optio::punic {

namespace {

/// The corrected counters of each unit or leader: id → "dps", "ranks", …
using Corrected = std::map<std::string, std::set<std::string>>;

Corrected correctedIn(const std::string &table, const std::vector<std::string> &paths)
{
    Corrected corrected;
    for (const std::string &path : paths) {
        const std::size_t end = path.find('/', table.size());
        if (path.starts_with(table) && end != std::string::npos)
            corrected[path.substr(table.size(), end - table.size())].insert(path.substr(end + 1, path.find('/', end + 1) - end - 1));
    }
    return corrected;
}

bool among(const std::vector<std::string> &paths, const char *path) { return std::find(paths.begin(), paths.end(), path) != paths.end(); }

/// What belongs to the step that was left: dice, moves on the list, charges.
void leaveStep(State &state)
{
    state.moving = {};
    state.after.clear();
    state.leaderAsked = false;
    const bool charges = state.step == "declare" || state.step == "charge";
    std::erase_if(state.charges, [&](const auto &one) { return !charges || !one.second.after.empty() || one.second.stage == "running"; });
    if (state.step == "flight")
        startFlight(state);
}

/// A step has one side that acts, or both; once it is settled who has the initiative, it is (PUN-095).
void settleSequence(const Book &book, const std::vector<std::string> &paths)
{
    State &state = book.state;
    const bool step = among(paths, "/step"), active = among(paths, "/active"), initiative = among(paths, "/initiative"),
               rolled = among(paths, "/rolled");
    if (!step && !active && !initiative && !rolled)
        return;
    const Step &row = book.sheet.step(state.step);
    const bool first = row.id == book.sheet.steps.front().id;
    if (!first && !state.rolled.empty()) {
        if (rolled)
            throw Error("In \"" + row.label + "\" the initiative is settled: nobody has still to choose (PUN-095)", "/rolled");
        state.rolled.clear();
    }
    if (!state.rolled.empty() && !state.initiative.empty()) {
        if (rolled && initiative)
            throw Error("Who has still to choose has not settled who has the initiative (PUN-095)", "/initiative");
        (rolled ? state.initiative : state.rolled).clear();
    }
    if (!first && state.initiative.empty()) {
        if (initiative)
            throw Error("In \"" + row.label + "\" one side has the initiative (PUN-095)", "/initiative");
        state.initiative = state.active.empty() ? "a" : state.active;
    }
    if (row.perSide && state.active.empty()) {
        if (active)
            throw Error("In \"" + row.label + "\" one side acts: say which (PUN-095)", "/active");
        state.active = state.initiative;
    } else if (!row.perSide && !state.active.empty()) {
        if (active)
            throw Error("In \"" + row.label + "\" both sides act (PUN-095)", "/active");
        state.active.clear();
    }
    if (step)
        leaveStep(state);
    else if (active)
        state.moving = {};
}

/// It goes out of play, and nobody takes DPs for it; its leaders stand alone.
void takeOut(const Book &book, Unit &unit, Status how)
{
    const auto events = book.state.events;
    const int number = book.state.number;
    for (const std::string &leader : book.state.leadersOf(unit.id))
        book.state.leader(leader).attached.clear();
    unit.status = Status::inPlay;
    remove(book, unit.id, how);
    book.state.events = events;
    book.state.number = number;
}

/// It is back in play: nobody remembers what went on about it.
void bringBack(Unit &unit)
{
    unit.status = Status::inPlay;
    unit.goneTurn = unit.heading = 0;
    unit.caughtBy.clear();
    unit.chasing.clear();
    unit.hackBy.clear();
    if (!unit.fleeing())
        unit.mood = Mood::steady;
}

/// Bases, and whether the unit is in play at all.
void settleBases(const Book &book, Unit &unit, bool asked)
{
    if (asked && unit.inPlay()) {
        if (unit.bases() == 0)
            throw Error(does(unit.name, "has no base left and is out of play; correct its bases, and it is back (PUN-395)"),
                        "/units/" + unit.id + "/status");
        bringBack(unit);
    } else if (asked) {
        takeOut(book, unit, unit.status);
    } else if (!unit.inPlay() && unit.status == Status::destroyed && unit.bases() > 0) {
        bringBack(unit);
    } else if (unit.inPlay() && unit.bases() == 0) {
        takeOut(book, unit, Status::destroyed);
    }
}

/// Its bearing: who runs, retires or pursues is in no combat (PUN-054, PUN-262), and who routs is shaken (PUN-049).
void settleMood(const Book &book, Unit &unit)
{
    State &state = book.state;
    const std::string path = "/units/" + unit.id + "/mood";
    if (!unit.inPlay())
        throw Error(does(unit.name, "is out of play (PUN-394)"), path);
    std::erase_if(state.after, [&](const auto &one) { return one.second.unit == unit.id; });
    unit.caughtBy.clear();
    unit.hackBy.clear();
    unit.chasing.clear();
    if (unit.elephants()) {
        unit.heading = unit.attempts = 0;
        if (unit.mood == Mood::rampaging)
            forget(state, unit.id);
        return;
    }
    for (auto &[id, other] : state.units)
        if (other.chasing == unit.id && !unit.fleeing())
            other.chasing.clear();
    if (unit.mood == Mood::steady)
        return;
    forget(state, unit.id);
    unform(unit);
    if (unit.fleeing()) {
        unit.shaken = true;
        unit.dps = thresholdOf(book.sheet, unit);
    }
}

/// Who has caught a router is in pursuit of it and fights nobody else; a free hack is that of the catcher (PUN-206, PUN-285).
void settleCatcher(const Book &book, Unit &unit)
{
    const std::string path = "/units/" + unit.id + "/caughtBy";
    if (!unit.caughtBy.empty() && !unit.fleeing())
        throw Error(does(unit.name, "is not routing: nobody catches it (PUN-206)"), path);
    if (unit.hackBy != unit.caughtBy)
        unit.hackBy.clear();
    for (auto &[id, other] : book.state.units)
        if (other.chasing == unit.id && id != unit.caughtBy)
            other.chasing.clear();
    if (unit.caughtBy.empty())
        return;
    Unit &catcher = book.state.unit(unit.caughtBy);
    if (book.state.engaged(catcher.id) || catcher.fleeing() || catcher.elephants() || !catcher.inPlay())
        throw Error(does(catcher.name, "is engaged, routing or out of play and pursues nobody (PUN-206)"), path);
    catcher.mood = Mood::pursuing;
    catcher.chasing = unit.id;
    unform(catcher);
}

/// Formations are for those in order: the shaken and routers are unformed (PUN-052), and each type has its own (PUN-086).
void settleFormation(const Sheet &sheet, Unit &unit)
{
    const std::string path = "/units/" + unit.id + "/formation";
    if (!unit.formed())
        return;
    const auto left = unit.standing();
    const bool lines = unit.formation == Formation::quincunx || unit.formation == Formation::behindTriarii;
    if (unit.shaken || unit.fleeing())
        throw Error(does(unit.name, "is shaken or routing, and so unformed (PUN-052)"), path);
    if (unit.mood != Mood::steady)
        throw Error(does(unit.name, "is ") + wordOf(unit.mood) + ", and so unformed (PUN-053)", path);
    if (lines && (!unit.legion || left.size() < 2))
        throw Error(does(unit.name, "has no second line to stand in (PUN-086)"), path);
    if (unit.formation == Formation::behindTriarii && left.front()->type != Type::HI)
        throw Error(does(unit.name, "has not its triarii in front (PUN-281)"), path);
    if (unit.formation == Formation::quincunx)
        unit.deep = true;
    if (unit.formation == Formation::line || unit.formation == Formation::column)
        unit.deep = false;
    if (unit.dps >= thresholdOf(sheet, unit))
        throw Error(unit.name + " would be shaken by its " + dpsText(unit.dps) + " as soon as it gives up its lines (PUN-048)", path);
}

/// Who conforms follows somebody, and the other way round (PUN-131).
void settleControl(Unit &unit, bool control, bool follows)
{
    if (follows && !unit.follows.empty()) {
        if (control && unit.control != Control::conforms)
            throw Error(does(unit.name, "conforms to another unit or is under its own control, not both (PUN-131)"),
                        "/units/" + unit.id + "/control");
        unit.control = Control::conforms;
    } else if (unit.control == Control::conforms && unit.follows.empty()) {
        unit.control = Control::controlled;
    } else if (unit.control != Control::conforms) {
        unit.follows.clear();
    }
}

void settleDps(const Book &book, Unit &unit, bool dps, bool shaken)
{
    const std::string path = "/units/" + unit.id + (shaken ? "/shaken" : "/dps");
    const int most = thresholdOf(book.sheet, unit);
    const bool full = unit.dps >= most;
    if (unit.fleeing() && ((shaken && !unit.shaken) || (dps && !full)))
        throw Error(does(unit.name, "is routing and stays shaken, with ") + dpsText(most) + ", for as long as it routs (PUN-066)", path);
    if (dps && unit.dps > most)
        throw Error(does(unit.name, "has never more than ") + dpsText(most) + " (PUN-049)", path);
    if (dps && shaken && unit.shaken != full)
        throw Error(does(unit.name, unit.shaken ? "is not shaken with " : "is shaken with ") + dpsText(unit.dps) + ": it is so at " +
                        std::to_string(most) + " and only there (PUN-049); correct one of the two, and the other follows",
                    path);
    if (shaken && !dps)
        unit.dps = unit.shaken ? most : std::min(unit.dps, most - 1);
    else if (dps)
        unit.shaken = full;
}

void settleUnitBy(const Book &book, const std::string &id, const std::set<std::string> &counters)
{
    Unit &unit = book.state.unit(id);
    if (counters.contains("ranks") || counters.contains("status"))
        settleBases(book, unit, counters.contains("status"));
    if (counters.contains("mood"))
        settleMood(book, unit);
    if (unit.elephants())
        return;
    if (counters.contains("caughtBy"))
        settleCatcher(book, unit);
    if (counters.contains("control") || counters.contains("follows"))
        settleControl(unit, counters.contains("control"), counters.contains("follows"));
    if (counters.contains("formation"))
        settleFormation(book.sheet, unit);
    for (const char *key : {"openRanks", "rearTurned"})
        if (counters.contains(key) && (key == std::string("openRanks") ? unit.openRanks : unit.rearTurned) &&
            unit.formation != Formation::quincunx)
            throw Error(does(unit.name, "is not in quincunx: its ranks are neither open nor turned (PUN-089, PUN-161)"),
                        "/units/" + id + "/" + key);
    settleDps(book, unit, counters.contains("dps"), counters.contains("shaken"));
    if (unit.inPlay())
        settleUnit(book, id);
    if (unit.shaken)
        unform(unit);
}

void settleLeaderBy(const Book &book, const std::string &id, const std::set<std::string> &counters)
{
    State &state = book.state;
    Leader &leader = state.leader(id);
    const std::string path = "/leaders/" + id + "/inspires";
    leader.used = std::min(leader.used, leader.actions);
    if (counters.contains("lost")) {
        if (!leader.lost || !counters.contains("successor"))
            leader.successor = leader.lost ? state.turn + 1 : 0;
        leader.fellWith = leader.lost ? leader.attached : std::string();
        if (leader.lost)
            leader.attached.clear();
    }
    if (!counters.contains("inspires"))
        return;
    leader.inspired = leader.inspires > 0 ? leader.attached : std::string();
    if (leader.inspires == 0)
        return;
    if (leader.attached.empty())
        throw Error(leader.name + " inspires nobody while he stands alone (PUN-113)", path);
    if (leader.steadies > 0)
        throw Error(leader.name + " has steadied this turn and cannot inspire too (PUN-380)", path);
    int sum = 0;
    for (const std::string &other : state.leadersOf(leader.attached))
        if (state.leader(other).inspired == leader.attached)
            sum += state.leader(other).inspires;
    if (sum > book.sheet.number("leader", "inspire_most"))
        throw Error(state.unit(leader.attached).name + " would be inspired more than twice (PUN-115)", path);
}

/// A charge is on whom its charger may charge, and answered as its target may answer (PUN-196, PUN-199). Who evades can be caught.
void settleCharge(const Book &book, const std::string &id, const std::set<std::string> &counters)
{
    State &state = book.state;
    Charge &charge = state.charges.at(id);
    const std::string path = "/charges/" + id + "/";
    if (charge.target == id || charge.stage == "done")
        return;
    const Unit &target = state.unit(charge.target);
    const auto aspects = aspectsOf(target);
    if (std::find(aspects.begin(), aspects.end(), wordOf(charge.from)) == aspects.end()) {
        if (counters.contains("from"))
            throw Error(does(target.name, "has neither flank nor rear (PUN-207)"), path + "from");
        charge.from = Aspect::front;
    }
    const bool may = mayEvade(state, target), asked = counters.contains("response");
    if (counters.contains("target") && !asked)
        charge.response = may ? "" : "stand";
    if (asked && charge.response == "evade" && !may)
        throw Error(target.name + " cannot evade: only LI, LC and MC do that neither fight, rout nor charge (PUN-387)", path + "response");
    if (charge.response != "evade")
        charge.evade = 0;
    if (!asked && !counters.contains("target"))
        return;
    std::erase_if(state.events, [&](const auto &one) {
        const Event &event = one.second;
        return event.kind == "evade" && event.cause == id && event.turn == state.turn;
    });
    if (charge.response == "evade")
        addEvent(book, "evade", target.side, target.id, "", 0, does(target.name, "evades ") + state.unit(id).name, {}, id);
}

/// It is asked who stands near only where somebody may (PUN-057, PUN-058).
void settleEvent(const State &state, Event &event)
{
    if (event.open && nearby(state, event).empty())
        throw Error(event.text + ": nobody is left to take DPs for it (PUN-058)", "/events/" + event.id + "/open");
    event.moving = event.moving && event.open;
}

} // namespace

std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths)
{
    State state = readState(corrected);
    const Json before = toJson(state);
    Narration narration;
    const Book book{sheet, state, narration};
    settleSequence(book, paths);
    for (const auto &[id, counters] : correctedIn("/units/", paths))
        settleUnitBy(book, id, counters);
    for (const auto &[id, counters] : correctedIn("/leaders/", paths))
        settleLeaderBy(book, id, counters);
    for (const auto &[id, counters] : correctedIn("/charges/", paths))
        settleCharge(book, id, counters);
    for (const auto &[id, counters] : correctedIn("/events/", paths))
        settleEvent(state, state.events.at(id));
    return changesSince(before, state);
}

} // namespace optio::punic
