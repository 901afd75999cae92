// SPDX-License-Identifier: GPL-3.0-or-later
// The list of moves, contact, and the end of a turn.
#include "rulesets/punic/combat/flight.h"

#include "rulesets/punic/combat/aftermath.h"
#include "rulesets/punic/game.h"

#include <algorithm>

namespace optio::punic {

std::vector<const After *> nextMoves(const State &state)
{
    std::vector<const After *> found;
    int least = 0;
    const auto waits = [&](const After &move) {
        return !move.leads.empty() && std::any_of(state.after.begin(), state.after.end(), [&](const auto &one) {
            return one.second.unit == move.leads && one.second.combat == move.combat;
        });
    };
    for (const auto &[id, move] : state.after)
        if (waits(move))
            continue;
        else if (found.empty() || move.place < least)
            least = move.place, found = {&move};
        else if (move.place == least)
            found.push_back(&move);
    return found;
}

std::string moveText(const std::string &move)
{
    static const std::map<std::string, std::string> texts{{"halt", "halts"},
                                                          {"fallBack", "falls back"},
                                                          {"followUp", "follows up"},
                                                          {"retire", "retires"},
                                                          {"rout", "routs"},
                                                          {"passThrough", "passes through"},
                                                          {"pursue", "pursues"},
                                                          {"behindTriarii", "retires behind its triarii"},
                                                          {"rampage", "rampages"},
                                                          {"withdraw", "withdraws again"},
                                                          {"loot", "goes for the baggage"},
                                                          {"stop", "stops"}};
    const auto found = texts.find(move);
    return found == texts.end() ? move : found->second;
}

After &addMove(State &state, const std::string &unit, const std::string &move, int place, const std::string &combat)
{
    After after;
    after.id = state.newId('m');
    after.unit = unit;
    after.move = move;
    after.place = place;
    after.combat = combat;
    return state.after.emplace(after.id, std::move(after)).first->second;
}

void settleMoves(const Book &book)
{
    State &state = book.state;
    for (auto it = state.after.begin(); it != state.after.end();) {
        After &after = it->second;
        ++it;
        const Unit &unit = state.unit(after.unit);
        if (after.move == "behindTriarii" && (unit.shaken || unit.rearTurned || unit.standing().size() < 3)) {
            after.move = "retire";
            after.choices.clear();
        }
        std::erase_if(after.foes, [&](const std::string &foe) { return !state.unit(foe).inPlay(); });
        const Combat *combat = state.combatOf(after.unit);
        if (after.move != "pursue" || combat == nullptr || combat->id != after.combat)
            continue;
        const auto stays = std::find_if(combat->members.begin(), combat->members.end(), [&](const Member &other) {
            return state.unit(other.unit).side != unit.side && other.stance == "stay";
        });
        if (stays == combat->members.end())
            continue;
        book.narration.say(unit.name + " cannot leave " + state.unit(stays->unit).name +
                           agreeing(state.unit(stays->unit).name, ", which stays in contact."));
        book.narration.line(unit.side, "after." + unit.id, "move", does(unit.name, "stays in contact"), 0, "PUN-262");
        leadSupport(state, unit.id, "halt");
        after.move = "halt";
        after.choices.clear();
        if (!whyNoRelief(unit).empty())
            state.after.erase(after.id); // a legion may still relieve its ranks
    }
}

void leadSupport(State &state, const std::string &unit, const std::string &move)
{
    if (move != "halt" && move != "followUp" && move != "pursue")
        return;
    for (auto &[id, after] : state.after)
        if (after.leads == unit)
            after.move = move;
}

void closeRuns(State &state)
{
    std::erase_if(state.charges, [](const auto &one) { return one.second.stage == "done"; });
}

void startFlight(State &state)
{
    // The side with the initiative first; rampages, then routs, then withdrawals, then pursuits.
    for (const auto &[id, unit] : state.units) {
        if (!unit.inPlay() || state.engaged(id))
            continue;
        const int later = unit.side == state.initiative ? 0 : 1;
        const bool free = unit.control == Control::free;
        if (unit.mood == Mood::rampaging && unit.heading > 0) {
            addMove(state, id, "rampage", later, "flight");
        } else if (unit.mood == Mood::routing) {
            After &move = addMove(state, id, "rout", 2 + later, "flight");
            if (free)
                move.choices = {"rout", "stop"};
        } else if (unit.control == Control::repeat && unit.last == LastMove::withdraw) {
            addMove(state, id, "withdraw", 4 + later, "flight");
        } else if (unit.mood == Mood::pursuing || unit.mood == Mood::looting) {
            const bool loots = unit.mood == Mood::looting || unit.chasing.empty();
            After &move = addMove(state, id, loots ? "loot" : "pursue", 6 + later, "flight");
            if (!loots)
                move.foes = {unit.chasing};
            if (free)
                move.choices = {move.move, "stop"};
        }
    }
}

Combat &contact(State &state, const std::string &unit, const std::string &enemy)
{
    Combat *one = state.combatOf(unit), *two = state.combatOf(enemy);
    if (one == nullptr && two == nullptr) {
        Combat combat;
        combat.id = state.newId('c');
        one = &state.combats.emplace(combat.id, std::move(combat)).first->second;
    } else if (one == nullptr) {
        one = two;
    } else if (two != nullptr && one != two) {
        if (one->fought != two->fought) // who has not fought yet fights in the next round
            for (Member &member : (one->fought ? two : one)->members)
                member.round = 0;
        for (Member &member : two->members)
            one->members.push_back(std::move(member));
        one->fought = one->fought || two->fought;
        one->mustWait = !one->fought && (one->mustWait || two->mustWait);
        state.combats.erase(two->id);
    }
    for (const std::string &id : {unit, enemy})
        if (one->find(id) == nullptr) {
            Member member;
            member.unit = id;
            member.round = one->fought ? 0 : 1;
            one->members.push_back(std::move(member));
        }
    for (const std::string &id : {unit, enemy}) {
        Unit &who = state.unit(id);
        if (who.mood == Mood::pursuing || who.mood == Mood::looting || who.mood == Mood::retiring)
            who.mood = Mood::steady;
    }
    return *one;
}

void stopFlight(const Book &book, const std::string &id)
{
    Unit &unit = book.state.unit(id);
    if (unit.mood != Mood::routing && unit.mood != Mood::pursuing && unit.mood != Mood::looting)
        return;
    const bool routed = unit.fleeing();
    book.narration.say(does(unit.name, routed                       ? "stops fleeing; it is still shaken."
                                       : unit.mood == Mood::looting ? "stops looting."
                                                                    : "stops its pursuit."));
    unit.mood = Mood::steady;
    unit.last = LastMove::halt;
    const std::string catcher = unit.caughtBy;
    unit.caughtBy.clear();
    if (routed && !catcher.empty() && book.state.unit(catcher).inPlay()) {
        // PUN-286: it turns at bay.
        Unit &pursuer = book.state.unit(catcher);
        const bool pursues = pursuer.mood == Mood::pursuing;
        pursuer.chasing.clear();
        // It has caught up: there is no pursuit left to make.
        std::erase_if(book.state.after, [&](const auto &one) { return one.second.unit == catcher; });
        Combat &combat = contact(book.state, id, catcher);
        combat.find(catcher)->entry = {pursues ? "pursue" : "hold"};
        combat.find(id)->entry = {"hold"};
        book.narration.say(does(unit.name, "fights ") + pursuer.name + " in phase V.");
    }
    unit.chasing.clear();
}

namespace {

/// Its entries into the next round that are made already, since this turn's was fought.
const std::vector<std::string> &freshOf(const Member &member) { return member.round == 0 ? member.entry : member.next; }

/// Who of a combat that was fought stays in it, and how he enters its next round (PUN-028, PUN-274 to PUN-276).
void nextRound(State &state, Combat &combat)
{
    const auto meets = [&](const Member &member, bool &following) {
        const std::string &side = state.unit(member.unit).side;
        bool met = false;
        for (const Member &other : combat.members) {
            if (state.unit(other.unit).side == side)
                continue;
            const bool stays = other.stance == "stay" || other.stance.empty(), back = other.stance == "back";
            const auto fresh = [](const Member &charger, const Member &target) {
                const auto &entries = freshOf(charger);
                return std::find(entries.begin(), entries.end(), "charge") != entries.end() && target.from.contains(charger.unit);
            };
            if (fresh(member, other) || fresh(other, member)) {
                met = true; // whoever charged after the round was fought is in contact, wherever that round has led the other
            } else if (member.stance == "back") {
                met = met || other.stance == "follow";
            } else if (member.stance == "follow") {
                met = met || stays || back;
                following = following || back;
            } else {
                met = met || stays || other.stance == "follow";
            }
        }
        return met;
    };
    std::vector<Member> next;
    for (const Member &member : combat.members) {
        bool following = false;
        if (!state.unit(member.unit).inPlay() || member.stance == "gone" || !meets(member, following))
            continue;
        Member again = member;
        ++again.round;
        again.entry.clear();
        if (following)
            again.entry.push_back("followUp");
        if (member.relieved)
            again.entry.push_back("relieved");
        for (const std::string &fresh : freshOf(member))
            again.entry.push_back(fresh);
        again.next.clear();
        if (again.entry.empty())
            again.entry.push_back("hold");
        again.stance.clear();
        again.relieved = false;
        next.push_back(std::move(again));
    }
    combat.members = std::move(next);
    combat.fought = false;
}

bool bothSides(const State &state, const Combat &combat)
{
    bool has[2] = {false, false};
    for (const Member &member : combat.members)
        has[state.unit(member.unit).side == "a" ? 0 : 1] = true;
    return has[0] && has[1];
}

void endUnit(State &state, Unit &unit)
{
    const bool moved = unit.movedNow();
    if (!moved)
        unit.last = LastMove::halt;
    if (unit.mood == Mood::retiring && !moved)
        unit.mood = Mood::steady;
    unit.movedBefore = moved;
    unit.control = Control::open;
    unit.controlTotal = 0;
    unit.adjusted = unit.wantsStop = unit.mustCharge = false;
    unit.follows.clear();
    unit.movedSkirmish = unit.movedManoeuvre = unit.movedOther = false;
    unit.shots = 0;
    unit.redressed = unit.reformed = unit.steadied = unit.acted = unit.passed = false;
    unit.charged = unit.evaded = unit.fought = unit.done = false;
    if (state.engaged(unit.id) && unit.mood == Mood::retiring)
        unit.mood = Mood::steady;
}

/// PUN-127, PUN-398.
void succeed(const Book &book, Leader &leader)
{
    State &state = book.state;
    std::string place = leader.fellWith;
    if (place.empty() || !state.unit(place).inPlay()) {
        place.clear();
        const bool any = std::any_of(state.units.begin(), state.units.end(), [&](const auto &one) {
            return one.second.inPlay() && one.second.side == leader.side && (leader.general || one.second.command == leader.command);
        });
        if (!any) {
            leader.successor = 0;
            book.narration.say("Nobody is left for " + leader.name + "'s successor to lead.");
            return;
        }
    }
    leader.lost = leader.wounded = false;
    leader.actions = 1;
    leader.attached = place;
    leader.successor = 0;
    leader.fellWith.clear();
    book.narration.say("A second in command takes the place of " + leader.name + " with 1 action" +
                       (place.empty() ? "." : ", attached to " + state.unit(place).name + "."));
    book.narration.instruct(leader.side, place.empty() ? "Put the new leader next to a unit of the command."
                                                       : "Put the new leader with " + state.unit(place).name + ".");
}

void breakArmies(const Book &book)
{
    if (book.state.settings.breakAt != "half")
        return;
    for (Side &side : book.state.sides)
        if (!side.broken && side.strength > 0 &&
            lostStrength(book.state, side.id) * book.sheet.number("break", "share_of") >= 2 * side.strength) {
            side.broken = true;
            book.narration.say(side.name + " have lost half of their bases: the army is broken.");
        }
}

} // namespace

void endTurn(const Book &book)
{
    State &state = book.state;
    breakArmies(book);
    for (auto it = state.combats.begin(); it != state.combats.end();) {
        if (it->second.fought)
            nextRound(state, it->second);
        it->second.mustWait = false;
        it = bothSides(state, it->second) ? std::next(it) : state.combats.erase(it);
    }
    for (auto &[id, unit] : state.units)
        if (unit.inPlay())
            endUnit(state, unit);
    // No rule looks further back than to the flights that go on and to this turn.
    std::erase_if(state.events, [&](const auto &one) {
        const Event &event = one.second;
        const auto unit = state.units.find(event.unit);
        if (unit == state.units.end() || !unit->second.inPlay())
            return true;
        return state.flightOf(event.unit) != &event && state.routWith(event.leader, event.unit) != &event;
    });
    state.charges.clear();
    state.after.clear();
    state.moving = {};
    ++state.turn;
    state.step = book.sheet.steps.front().id;
    state.active.clear();
    state.initiative.clear();
    state.rolled.clear();
    book.narration.say("Turn " + std::to_string(state.turn) + ".");
    for (auto &[id, leader] : state.leaders) {
        leader.used = leader.steadies = leader.inspires = 0;
        leader.moved = leader.movedManoeuvre = false;
        leader.inspired.clear();
        leader.dice.clear();
        leader.diceStep.clear();
        if (leader.lost && leader.successor > 0 && leader.successor <= state.turn)
            succeed(book, leader);
    }
}

} // namespace optio::punic
