// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder of disorder points.
#include "rulesets/punic/combat/disorder.h"

#include <algorithm>

namespace optio::punic {

namespace {

bool engagedFromRear(const State &state, const Unit &unit)
{
    const Combat *combat = state.combatOf(unit.id);
    if (combat == nullptr)
        return false;
    const Member &member = *combat->find(unit.id);
    bool rear = false, elsewhere = false;
    for (const auto &[enemy, from] : member.from)
        if (combat->find(enemy) != nullptr)
            (from == Aspect::rear ? rear : elsewhere) = true;
    return rear && (!elsewhere || member.last);
}

/// The rank that loses bases: the engaged one, otherwise the front (PUN-051).
Rank *losingRank(const State &state, Unit &unit)
{
    Rank *found = nullptr;
    const bool rear = unit.legion && engagedFromRear(state, unit);
    for (Rank &rank : unit.ranks)
        if (rank.bases > 0 && (rear || found == nullptr))
            found = &rank;
    return found;
}

void shake(const Book &book, Unit &unit)
{
    unit.dps = thresholdOf(book.sheet, unit);
    unit.shaken = true;
    unform(unit);
    book.narration.say(does(unit.name, "is shaken (") + dpsText(unit.dps) + ").");
    book.narration.instruct(unit.side, "Mark " + unit.name + " as shaken and spread its bases.");
}

} // namespace

int thresholdOf(const Sheet &sheet, const Unit &unit)
{
    const int lines = static_cast<int>(unit.standing().size());
    return sheet.ladder.threshold + (unit.legion && unit.deep && lines > 1 ? sheet.ladder.perLine * (lines - 1) : 0);
}

void unform(Unit &unit)
{
    if (unit.formation == Formation::none)
        return;
    unit.formation = Formation::unformed;
    unit.openRanks = unit.rearTurned = false;
}

void settleUnit(const Book &book, const std::string &id)
{
    Unit &unit = book.state.unit(id);
    if (unit.legion) {
        const auto left = unit.standing();
        if (left.size() <= 1) {
            unit.rearTurned = false;
            if (unit.formation == Formation::quincunx ||
                (unit.formation == Formation::behindTriarii && !left.empty() && left[0]->type == Type::HI))
                unit.formation = Formation::line;
        }
        if (unit.formation == Formation::behindTriarii && (left.empty() || left[0]->type != Type::HI))
            unform(unit);
        if (unit.formation == Formation::line || unit.formation == Formation::column)
            unit.deep = false;
        if (unit.formation != Formation::quincunx)
            unit.openRanks = unit.rearTurned = false;
    }
    if (unit.elephants())
        return;
    const int most = thresholdOf(book.sheet, unit);
    if (unit.shaken) {
        unit.dps = most;
    } else if (unit.dps >= most) {
        book.narration.line(unit.side, "shaken." + id, "battle",
                            unit.name + ": " + dpsText(unit.dps) + ", shaken at " + std::to_string(most), 0, "PUN-048");
        shake(book, unit);
    }
}

int takeDps(const Book &book, const std::string &id, int count, DpClass kind, const std::string &reason, const std::string &rule,
            bool keepBases)
{
    Unit &unit = book.state.unit(id);
    if (unit.elephants() || !unit.inPlay() || count <= 0)
        return 0;
    const int before = unit.dps;
    const bool wasShaken = unit.shaken;
    int bases = 0;
    for (int i = 0; i < count; ++i) {
        if (kind == DpClass::movement) {
            if (unit.shaken || unit.dps >= book.sheet.ladder.cap)
                break;
            ++unit.dps;
        } else if (!unit.shaken) {
            if (++unit.dps >= thresholdOf(book.sheet, unit))
                unit.shaken = true;
        } else if (!keepBases) {
            ++bases;
        }
    }
    const int taken = unit.dps - before;
    book.narration.line(unit.side, "dp." + id, kind == DpClass::movement ? "movement" : "battle", unit.name + ": " + reason, taken, rule);
    if (taken > 0)
        book.narration.say(does(unit.name, "takes ") + dpsText(taken) + " (" + std::to_string(unit.dps) + "): " + reason + ".");
    if (unit.shaken && !wasShaken)
        shake(book, unit);
    if (bases > 0)
        loseBases(book, id, bases, reason + ", already shaken", "PUN-050");
    return taken + bases;
}

void loseBases(const Book &book, const std::string &id, int count, const std::string &reason, const std::string &rule)
{
    Unit &unit = book.state.unit(id);
    if (!unit.inPlay() || count <= 0)
        return;
    int lost = 0;
    std::string where;
    for (; lost < count; ++lost) {
        Rank *rank = losingRank(book.state, unit);
        if (rank == nullptr)
            break; // PUN-396: what is over is lost
        --rank->bases;
        where = rank->name.empty() ? std::to_string(rank->bases) + " left" : rank->name + ", " + std::to_string(rank->bases) + " left";
    }
    book.narration.line(unit.side, "base." + id, "bases", unit.name + ": " + reason, -lost, rule);
    book.narration.say(does(unit.name, "loses ") + basesText(lost) + " (" + where + "): " + reason + ".");
    book.narration.instruct(unit.side, "Remove " + basesText(lost) + " of " + unit.name + " (" + where + ").");
    if (unit.bases() == 0)
        remove(book, id, Status::destroyed);
    else
        settleUnit(book, id);
}

void removeDps(const Book &book, const std::string &id, int count, const std::string &reason, const std::string &rule)
{
    Unit &unit = book.state.unit(id);
    const int gone = unit.fleeing() ? 0 : std::min(count, unit.dps); // PUN-066: a routing unit keeps them all
    if (gone <= 0)
        return;
    unit.dps -= gone;
    book.narration.line(unit.side, "dp." + id, "removed", unit.name + ": " + reason, -gone, rule);
    book.narration.say(does(unit.name, "loses ") + dpsText(gone) + " (" + std::to_string(unit.dps) + " left): " + reason + ".");
    if (unit.shaken) {
        unit.shaken = false;
        book.narration.say(does(unit.name, "is no longer shaken, but unformed until it re-forms."));
    }
}

Event &addEvent(const Book &book, const std::string &kind, const std::string &side, const std::string &unit, const std::string &leader,
                int dps, const std::string &text, const std::vector<std::string> &exclude, const std::string &cause)
{
    Event event;
    event.id = book.state.newId('e');
    event.kind = kind;
    event.side = side;
    event.unit = unit;
    event.leader = leader;
    event.dps = dps;
    event.text = text;
    event.exclude = exclude;
    event.cause = cause;
    event.turn = book.state.turn;
    event.phase = book.sheet.step(book.state.step).phase;
    event.open = dps > 0 && !nearby(book.state, event).empty();
    const std::string id = event.id;
    return book.state.events.emplace(id, std::move(event)).first->second;
}

bool hadInPhase(const Sheet &sheet, const State &state, const std::string &kind, const std::string &unit, const std::string &cause)
{
    const std::string phase = sheet.step(state.step).phase;
    return std::any_of(state.events.begin(), state.events.end(), [&](const auto &one) {
        const Event &event = one.second;
        return event.kind == kind && event.unit == unit && event.turn == state.turn && event.phase == phase &&
               (cause.empty() || event.cause == cause);
    });
}

void askAgain(State &state, const std::string &unit)
{
    const auto ask = [&](Event &event) {
        if (event.dps > 0 && !nearby(state, event).empty())
            event.open = event.moving = true;
    };
    Event *flight = state.flightOf(unit);
    if (flight == nullptr) // behind its triarii a legion has retired in good order
        for (auto &[id, event] : state.events)
            if (event.kind == "retire" && event.unit == unit && event.turn == state.turn)
                flight = &event;
    if (flight != nullptr)
        ask(*flight);
    for (const std::string &leader : state.leadersOf(unit))
        if (const Event *event = state.routWith(leader, unit))
            ask(state.events.at(event->id));
}

const Event *openEvent(const State &state)
{
    for (const auto &[id, event] : state.events)
        if (event.open)
            return &event;
    return nullptr;
}

std::vector<std::string> nearby(const State &state, const Event &event)
{
    const auto in = [](const std::vector<std::string> &list, const std::string &id) {
        return std::find(list.begin(), list.end(), id) != list.end();
    };
    std::vector<std::string> found;
    for (const auto &[id, unit] : state.units) {
        const bool itself = id == event.unit && event.kind != "leader";
        if (unit.side == event.side && unit.inPlay() && !unit.elephants() && !itself && !in(event.struck, id) && !in(event.exclude, id))
            found.push_back(id);
    }
    return found;
}

} // namespace optio::punic
