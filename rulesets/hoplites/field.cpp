// SPDX-License-Identifier: GPL-3.0-or-later
// Small things that happen to units and cards: hits, markers, hiding, the hand; and how dice are named.
#include "rulesets/hoplites/play.h"

#include <algorithm>
#include <cstdlib>

namespace optio::hoplites {

namespace {

constexpr const char *useNames[] = {
    "flankCard",      "rallyCard",   "cohesionCard", "reserveCard", "initiativeCard", "supplyCard", "caltropCard",  "ownCard",
    "tribal",         "ferocity",    "ferocityEnds", "mobility",    "longSwords",     "discipline", "combinedMove", "lateralMove",
    "secondLineMove", "shot",        "reactionFire", "attack",      "flankButton",    "otherZone",  "withdrawal",   "secondLineAttack",
    "allRout",        "rout",        "elimination",  "overflow",    "rampage",        "collapse",   "pursuit",      "leaderRally",
    "regroup",        "leaderOrder", "hidden",       "doubleTurn",  "extraPlay",      "extraDraw"};
static_assert(std::size(useNames) == static_cast<std::size_t>(Use::groundFirst));

} // namespace

const char *nameOf(Use use) { return useNames[static_cast<std::size_t>(use)]; }

std::string hitsText(int hits) { return std::to_string(hits) + (hits == 1 ? " hit" : " hits"); }

std::string pointsText(int halves) { return halvesText(halves) + (halves == 2 ? " rout point" : " rout points"); }
std::string halvesText(int halves) { return (halves < 0 ? "-" : "") + std::to_string(std::abs(halves) / 2) + (halves % 2 != 0 ? "½" : ""); }

std::string signedText(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

void Narration::line(int side, const std::string &stage, const std::string &label, int value, const std::string &rule)
{
    lines.push_back({side < 0 ? "" : side == 0 ? "a" : "b", stage + std::to_string(lines.size()), stage, label, value, rule});
}

std::string Play::labelOf(std::string_view what, int side_, int unit_) const
{
    if (side_ < 0)
        return std::string(what);
    return (unit_ == nobody ? narration->names->army[static_cast<std::size_t>(side_)] : name(side_, unit_)) + ": " + std::string(what);
}

bool Play::chance(int cases, int of)
{
    constexpr int sides = 10; // a die with two branches where it can be one, else one branch for each case
    if (cases * sides % of == 0)
        return dice.check(Die::d10, cases * sides / of - 1, {"chance", "chance"});
    return dice.pick(of, {"chance", "chance"}) < cases;
}

Mask holding(const Sheet &sheet, const SideState &side, std::uint32_t trait)
{
    unsigned mask = 0;
    eachColumn(side.occupied, [&](int column) {
        if (sheet.is(side.units[static_cast<std::size_t>(unitAt(side, column))], trait))
            mask |= 1u << column;
    });
    return static_cast<Mask>(mask);
}

Mask impassable(const SideState &side)
{
    return static_cast<Mask>(side.closed[0] & side.closed[1] & side.closed[2] & side.closed[3] & side.closed[4]);
}

void setGround(const Sheet &sheet, SideState &side, int column, int ground)
{
    side.ground[static_cast<std::size_t>(column)] = static_cast<Byte>(ground);
    for (std::size_t kind = 0; kind < side.closed.size(); ++kind) {
        Mask &mask = side.closed[kind];
        const bool no = sheet.terrain[static_cast<std::size_t>(ground)].coh[kind] < 0;
        mask = static_cast<Mask>(no ? mask | bit(column) : mask & ~bit(column));
    }
}

void addCoh(Play &play, int side, int index, int hits, const char *why, const char *rule)
{
    if (hits == 0)
        return;
    Unit &unit = play.unit(side, index);
    const int before = unit.coh;
    unit.coh = static_cast<Byte>(std::clamp(before + hits, 0, 250));
    if (play.narration != nullptr)
        play.narration->line(side, "hits",
                             play.name(side, index) + ": " + why + ", " + std::to_string(before) + " → " + std::to_string(unit.coh) +
                                 " of " + std::to_string(unit.limit),
                             hits, rule);
}

void takeCoh(Play &play, int side, int index, int hits, const char *why, const char *rule)
{
    addCoh(play, side, index, -std::min<int>(hits, play.unit(side, index).coh), why, rule);
}

void manoeuvre(Play &play, int side, int index, int level)
{
    Unit &unit = play.unit(side, index);
    unit.manoeuvre = std::max(unit.manoeuvre, static_cast<Byte>(level)); // HOP-023
    if (play.narration != nullptr)
        play.narration->line(side, "mark", play.name(side, index) + ": manoeuvring", unit.manoeuvre, "HOP-023");
}

void reveal(Play &play, int side, int column)
{
    SideState &own = play.side(side);
    const int index = unitAt(own, column);
    if (index == nobody || (own.hiding & bit(column)) == 0)
        return;
    own.hiding = static_cast<Mask>(own.hiding & ~bit(column));
    play.unit(side, index).clear(hidden);
    if (play.narration != nullptr)
        play.narration->say(play.name(side, index) + " are hidden no more.");
}

void takeFromHand(SideState &side, Byte code)
{
    const auto end = side.hand.begin() + side.handCount;
    const auto at = std::find(side.hand.begin(), end, code);
    if (at == end)
        return;
    std::copy(at + 1, end, at);
    side.hand[--side.handCount] = nobody;
}

void spend(Play &play, Card card)
{
    SideState &own = play.state.own();
    takeFromHand(own, codeOf(card));
    ++own.spent[static_cast<std::size_t>(card)];
    play.used(static_cast<Use>(static_cast<int>(Use::flankCard) + static_cast<int>(card)));
    if (play.narration != nullptr)
        play.narration->say(play.narration->names->army[play.state.active] + ": the " +
                            play.sheet.card(play.module(), static_cast<std::size_t>(card)).name + " card is played.");
}

} // namespace optio::hoplites
