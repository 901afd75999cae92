// SPDX-License-Identifier: GPL-3.0-or-later
// How units leave: rout, elimination, overflow of the second line, rampage, the end of Ferocity, and the rout account.
#include "rulesets/hoplites/play.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

/// `index`: whose leaving it is.
void countRout(Play &play, int side, int index)
{
    SideState &own = play.side(side);
    if (own.routs < 255)
        ++own.routs;
    if ((own.rules & ferocity) == 0 || own.routs < play.numbers().ferocityFrom)
        return;
    // HOP-861
    play.dice.about(pieceOf(side, index));
    const bool ends = !play.atMost(own.initiative, "ferocity", "does Ferocity last?", side);
    if (play.narration != nullptr)
        play.narration->line(side, "die", "Ferocity: die against Initiative " + std::to_string(own.initiative), play.face(), "HOP-861");
    if (!ends)
        return;
    own.rules = static_cast<std::uint16_t>(own.rules & ~ferocity);
    play.used(Use::ferocityEnds);
    if (play.narration != nullptr)
        play.narration->say("The Ferocity of " + play.narration->names->army[static_cast<std::size_t>(side)] + " is spent.");
}

/// HOP-750: the elephant is off the field; what it hits leaves, other elephants after this one.
struct Rampage {
    Play &play;
    int side, elephant;
    std::array<Byte, 8> waiting{}; ///< own elephants that follow, and enemy ones
    std::array<Byte, 8> waitingSide{};
    int count = 0;

    void hit(int victimSide, int column, int hits, const char *why)
    {
        const int victim = unitAt(play.side(victimSide), column);
        if (victim == nobody)
            return;
        reveal(play, victimSide, column);
        addCoh(play, victimSide, victim, hits, why, "HOP-750");
        Unit &unit = play.unit(victimSide, victim);
        if (unit.coh < unit.limit)
            return;
        if (!play.sheet.is(unit, Trait::elephant)) {
            breakUnit(play, victimSide, victim);
            return;
        }
        for (int i = 0; i < count; ++i)
            if (waiting[static_cast<std::size_t>(i)] == victim && waitingSide[static_cast<std::size_t>(i)] == victimSide)
                return;
        if (count < static_cast<int>(waiting.size())) {
            waiting[static_cast<std::size_t>(count)] = static_cast<Byte>(victim);
            waitingSide[static_cast<std::size_t>(count++)] = static_cast<Byte>(victimSide);
        }
    }

    enum class Way { forward, sideways, nothing, ends };

    /// What a roll makes the elephant do (HOP-T11).
    Way way(bool first) const
    {
        const Numbers &n = play.numbers();
        constexpr int highest = 10;
        if (play.weighing) { // the same chances, with as few branches as they need
            const int ends = first ? 0 : highest - n.nothing, aside = n.sideways - n.forward + (first ? highest - n.nothing : 0),
                      none = n.nothing - n.sideways;
            if (first)
                return play.chance(aside, highest) ? Way::sideways : play.chance(n.forward, n.forward + none) ? Way::forward : Way::nothing;
            if (play.chance(n.forward + ends, highest))
                return play.chance(n.forward, n.forward + ends) ? Way::forward : Way::ends;
            return play.chance(aside, aside + none) ? Way::sideways : Way::nothing;
        }
        int die = play.die("rampage", "rampage", side, elephant);
        if (die == 0)
            die = highest;
        if (play.narration != nullptr)
            play.narration->line(side, "die", "rampage of " + play.name(side, elephant), die, "HOP-T11");
        if (die <= n.forward)
            return Way::forward;
        if (die <= n.sideways || (die > n.nothing && first))
            return Way::sideways;
        return die <= n.nothing ? Way::nothing : Way::ends;
    }

    void run(int column)
    {
        const Numbers &n = play.numbers();
        play.used(Use::rampage);
        for (int roll = 0; roll < n.rolls; ++roll) {
            const Way taken = way(roll == 0);
            if (taken == Way::forward) {
                const int other = 1 - side;
                const int ahead = unitAt(play.side(other), column);
                const bool horse = ahead != nobody && play.sheet.is(play.unit(other, ahead), cavalry);
                hit(other, column, horse ? n.aheadCavalry : n.ahead, "trampled");
            } else if (taken == Way::sideways) {
                const bool left = play.atMost(n.left, "rampage.side", "which way", side, elephant);
                // Left as its owner sees it: towards column 1 for side A, towards the last one for side B.
                const int next = column + (left == (side == 0) ? -1 : 1);
                if (play.narration != nullptr)
                    play.narration->line(side, "die", left ? "to the left" : "to the right", play.face(), "HOP-751");
                if (next < 0 || next >= play.layout().width || (impassable(play.side(side)) & bit(next)) != 0)
                    break;
                column = next;
                hit(side, column, n.beside, "trampled by its own elephants");
            } else if (taken == Way::ends) {
                break;
            }
        }
    }
};

void tellPoints(Play &play, int side, int before)
{
    const int points = play.side(side).points;
    if (play.narration != nullptr && points != before)
        play.narration->line(side, "route", "rout points " + halvesText(before) + " → " + halvesText(points), points / 2, "HOP-033");
}

} // namespace

void endBattle(Play &play, int winner, Ending ending)
{
    State &state = play.state;
    if (state.over())
        return;
    state.phase = Phase::over;
    state.prompt = Prompt::none;
    state.winner = static_cast<Byte>(winner);
    state.ending = ending;
    if (play.narration == nullptr)
        return;
    const auto &army = play.narration->names->army;
    play.narration->say(winner == 2 ? "The battle is drawn." : "Victory for " + army[static_cast<std::size_t>(winner)] + ".");
}

void checkEnd(Play &play)
{
    State &state = play.state;
    if (state.over())
        return;
    const SideState &a = state.sides[0], &b = state.sides[1];
    const bool lostA = a.level != 0 && a.points >= a.level, lostB = b.level != 0 && b.points >= b.level;
    if (!lostA && !lostB)
        return;
    const int aheadA = a.points - a.level, aheadB = b.points - b.level;
    const int winner = lostA && lostB ? (aheadA == aheadB ? 2 : aheadA > aheadB ? 1 : 0) : lostA ? 1 : 0; // HOP-341
    endBattle(play, winner, Ending::level);
}

void liftOff(Play &play, int side, int index, bool replaced)
{
    SideState &own = play.side(side), &other = play.side(1 - side);
    Unit &unit = play.unit(side, index);
    const int column = unit.column;
    own.field[static_cast<std::size_t>(column)] = nobody;
    own.occupied = static_cast<Mask>(own.occupied & ~bit(column));
    own.hiding = static_cast<Mask>(own.hiding & ~bit(column));
    unit.column = nobody;
    unit.manoeuvre = 0;
    unit.clear(engaged | hidden | phaseMarks | playedNow | barred);
    if (replaced)
        return;
    // HOP-471
    const Layout &layout = play.layout();
    eachColumn(enemiesNear(layout, other, column), [&](int near) {
        if (enemiesNear(layout, own, near) == 0)
            play.unit(1 - side, unitAt(other, near)).clear(engaged);
    });
}

void eliminate(Play &play, int side, int index)
{
    Unit &unit = play.unit(side, index);
    unit.place = Place::eliminated;
    unit.clear(routedNow | rallied | late);
    SideState &own = play.side(side);
    own.points = static_cast<std::uint16_t>(own.points + unit.worth);
    play.used(Use::elimination);
    if (play.narration != nullptr)
        play.narration->say(play.name(side, index) + " are eliminated.");
}

void outOfSecondLine(Play &play, int side, int index)
{
    SideState &own = play.side(side);
    const auto end = own.second.begin() + own.secondCount;
    const auto at = std::find(own.second.begin(), end, static_cast<Byte>(index));
    if (at == end)
        return;
    std::copy(at + 1, end, at);
    own.second[--own.secondCount] = nobody;
    Unit &unit = play.unit(side, index);
    if (!unit.has(rallied))
        own.points = static_cast<std::uint16_t>(own.points - unit.worth);
}

bool toSecondLine(Play &play, int side, int index, bool asRallied)
{
    SideState &own = play.side(side);
    if (own.secondCount >= play.numbers().second)
        return false;
    Unit &unit = play.unit(side, index);
    own.second[own.secondCount++] = static_cast<Byte>(index);
    unit.place = Place::second;
    if (asRallied) {
        unit.set(rallied | late);
    } else {
        unit.clear(rallied);
        own.points = static_cast<std::uint16_t>(own.points + unit.worth);
    }
    return true;
}

void breakUnit(Play &play, int side, int index, int bane)
{
    SideState &own = play.side(side);
    Unit &unit = play.unit(side, index);
    const int column = unit.column;
    const std::uint32_t traits = play.sheet.traitsOf(unit);
    const std::uint16_t before = own.points;
    liftOff(play, side, index);
    unit.bane = static_cast<Byte>(bane);
    if ((traits & elephant) != 0) {
        if (play.narration != nullptr)
            play.narration->say(play.name(side, index) + " run wild.");
        unit.place = Place::unknown; // it is nowhere while it rampages
        Rampage rampage{play, side, index, {}, {}, 0};
        rampage.run(column);
        eliminate(play, side, index);
        countRout(play, side, index);
        for (int i = 0; i < rampage.count; ++i) {
            const int next = rampage.waiting[static_cast<std::size_t>(i)], nextSide = rampage.waitingSide[static_cast<std::size_t>(i)];
            if (play.unit(nextSide, next).place == Place::field)
                breakUnit(play, nextSide, next);
        }
        return;
    }
    const auto mayRout = play.module().hooks.mayRout;
    const bool lost = (traits & fragile) != 0 && (mayRout == nullptr || !mayRout(unit));
    if (lost || (own.rules & tribal) != 0) {
        if (!lost)
            play.used(Use::tribal);
        eliminate(play, side, index);
    } else {
        if (own.secondCount >= play.numbers().second) {
            // HOP-701
            const int lost = own.second[static_cast<std::size_t>(play.pick(own.secondCount, "overflow", "who is lost in the crowd"))];
            play.used(Use::overflow);
            outOfSecondLine(play, side, lost);
            eliminate(play, side, lost);
            checkEnd(play); // HOP-340
        }
        toSecondLine(play, side, index, false);
        unit.set(routedNow);
        play.used(Use::rout);
        if (play.narration != nullptr)
            play.narration->say(play.name(side, index) + " rout.");
    }
    tellPoints(play, side, before);
    countRout(play, side, index);
}

void loseUnit(Play &play, int side, int index, int bane, bool asRout)
{
    const std::uint16_t before = play.side(side).points;
    liftOff(play, side, index);
    play.unit(side, index).bane = static_cast<Byte>(bane);
    eliminate(play, side, index);
    tellPoints(play, side, before);
    if (asRout)
        countRout(play, side, index);
}

bool leaveIfBroken(Play &play, int side, int index, int bane)
{
    const Unit &unit = play.unit(side, index);
    if (unit.place != Place::field || unit.coh < unit.limit)
        return false;
    breakUnit(play, side, index, bane);
    return true;
}

} // namespace optio::hoplites
