// SPDX-License-Identifier: GPL-3.0-or-later
// Why an act is refused (HOP-931).
#include "rulesets/hoplites/legal.h"

#include "rules/error.h"
#include "rules/sides.h"
#include "rulesets/hoplites/page/description.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

constexpr const char *whyNames[] = {
    "ok",          "over",        "prompt",         "phase",        "noUnit",          "notInHand",    "noCard",
    "onePlay",     "offField",    "occupied",       "impassable",   "restricted",      "noRelief",     "secondFull",
    "notClear",    "manoeuvring", "artilleryStays", "enemyNear",    "oneMove",         "nextArea",     "mayNotRetire",
    "cavalryNear", "noHits",      "noMissiles",     "hasFired",     "quiet",           "notNear",      "beyond",
    "unseen",      "supplyWho",   "supplyTwice",    "noShock",      "attacksOnce",     "attackedOnce", "tooMany",
    "defendsOnly", "groundBars",  "elephantFront",  "lightChariot", "withdrawn",       "closedSide",   "closedToFlyers",
    "neverFlanks", "noButton",    "noTries",        "flanksOne",    "zoneHeld",        "frontHeld",    "notRouted",
    "goneForGood", "noAttempts",  "notAway",        "handFull",     "emptyDeck",       "drawn",        "notRallied",
    "lateUnit",    "haveFought",  "noOrders",       "noReserve",    "nothingDeclared", "engagedQuiet", "period"};
static_assert(std::size(whyNames) == static_cast<std::size_t>(Why::count));

/// Asks about one act.
struct Judge {
    Sight sight;
    const Act &act;
    const State &state;
    const Sheet &sheet;

    Phase phaseOf() const
    {
        switch (act.deed) {
        case Deed::deal:
            return Phase::before;
        case Deed::play:
        case Deed::caltrop:
            return Phase::play;
        case Deed::lateral:
        case Deed::retire:
            return Phase::move;
        case Deed::shoot:
        case Deed::supply:
            return Phase::missile;
        case Deed::attack:
        case Deed::behind:
        case Deed::resolve:
            return Phase::shock;
        case Deed::rallyLeader:
        case Deed::rallyCard:
        case Deed::regroup:
            return Phase::rally;
        case Deed::cohesion:
            return state.phase == Phase::draw ? Phase::draw : Phase::move;
        default:
            return Phase::draw;
        }
    }

    bool own(Byte unit) const { return unit < sight.own.unitCount; }
    bool at(Byte unit, Place place) const { return own(unit) && sight.mine(unit).place == place; }
    bool inHand(Byte code) const
    {
        return std::find(sight.own.hand.begin(), sight.own.hand.begin() + sight.own.handCount, code) !=
               sight.own.hand.begin() + sight.own.handCount;
    }

    Why play() const
    {
        if (!own(act.a) || !inHand(act.a))
            return Why::notInHand;
        if (!sight.mayPlayMore())
            return Why::onePlay;
        if (act.b >= sight.layout.width)
            return Why::offField;
        const Unit &unit = sight.mine(act.a);
        const Mask place = bit(act.b);
        if ((sight.own.closed[sheet.groundOf(unit)] & place) != 0)
            return Why::impassable;
        if ((sight.own.occupied & place) == 0)
            return (sight.placesFor(unit) & place) != 0 ? Why::ok : Why::restricted;
        if ((sight.allowedFor(unit) & place) == 0)
            return Why::restricted;
        if ((sight.reliefsFor(unit) & place) == 0)
            return Why::noRelief;
        return sight.own.secondCount >= sheet.numbers.second ? Why::secondFull : Why::ok;
    }

    Why lateral() const
    {
        if (!at(act.a, Place::field))
            return Why::noUnit;
        const Unit &unit = sight.mine(act.a);
        if (const Why why = sight.mayMove(unit); why != Why::ok)
            return why;
        if (act.b >= sight.layout.width)
            return Why::offField;
        const Mask place = bit(act.b);
        if ((sight.layout.near[unit.column] & sight.layout.beside[unit.column] & place) == 0)
            return Why::nextArea;
        if ((sight.own.occupied & place) != 0)
            return Why::occupied;
        return (sight.own.closed[sheet.groundOf(unit)] & place) != 0 ? Why::impassable : Why::ok;
    }

    Why cohesion() const
    {
        if (!holds(sight.own, Card::cohesion))
            return Why::noCard;
        if (!own(act.a))
            return Why::noUnit;
        const Unit &unit = sight.mine(act.a);
        if (state.phase == Phase::draw) {
            if (unit.place != Place::second || !unit.has(rallied))
                return Why::notRallied;
        } else {
            if (unit.place != Place::field)
                return Why::noUnit;
            if (unit.manoeuvre > 0)
                return Why::manoeuvring;
        }
        return unit.coh == 0 ? Why::noHits : Why::ok;
    }

    Why shoot() const
    {
        if (!fireAllowed(state))
            return Why::quiet;
        if (!at(act.a, Place::field) || act.b >= sight.other.unitCount)
            return Why::noUnit;
        const Unit &unit = sight.mine(act.a), &target = sight.theirs(act.b);
        if (unit.has(fired))
            return Why::hasFired;
        if (unit.missile == 0 || unit.has(noMissile))
            return Why::noMissiles;
        if (!mayFire(sheet, state, sight.own, unit, false))
            return unit.manoeuvre > 0 ? Why::manoeuvring : Why::engagedQuiet;
        if (target.place != Place::field || (sight.seen & bit(target.column)) == 0)
            return Why::unseen;
        if ((sight.layout.near[unit.column] & bit(target.column)) == 0)
            return Why::notNear;
        return (sight.beyondMissiles() & bit(target.column)) != 0 ? Why::beyond : Why::ok;
    }

    Why supply() const
    {
        if (!holds(sight.own, Card::supply))
            return Why::noCard;
        const Byte units[3] = {act.a, act.b, act.c};
        for (int i = 0; i < 3; ++i) {
            if (units[i] == nobody && i > 0)
                continue;
            if (!at(units[i], Place::field))
                return Why::noUnit;
            const Unit &unit = sight.mine(units[i]);
            if (!unit.has(noMissile) || unit.missile == 0 || !sheet.is(unit, skirmisher | mounted | lightMissiles))
                return Why::supplyWho;
            for (int j = 0; j < i; ++j)
                if (units[j] == units[i])
                    return Why::supplyTwice;
        }
        return Why::ok;
    }

    Why attack() const
    {
        const Byte attackers[2] = {act.a, act.b}, defenders[3] = {act.c, act.d, act.e};
        const int many = 1 + (act.b != nobody), targets = 1 + (act.d != nobody) + (act.e != nobody);
        if (many > 1 && targets > 1)
            return Why::tooMany;
        if (act.c == nobody || (act.d == nobody && act.e != nobody)) // the first is named first
            return Why::unseen;
        if (act.a == act.b || act.c == act.d || (act.d != nobody && act.d == act.e))
            return Why::attacksOnce;
        int free = sight.cards(Card::flank), buttons = 0;
        for (int i = 0; i < many; ++i) {
            if (!at(attackers[i], Place::field))
                return Why::noUnit;
            const Unit &unit = sight.mine(attackers[i]);
            if (const Why why = sight.mayAttack(unit); why != Why::ok)
                return why;
            for (const Byte defender : defenders) {
                if (defender == nobody)
                    continue;
                if (defender >= sight.other.unitCount || sight.theirs(defender).place != Place::field)
                    return Why::unseen;
                if (const Why why = sight.mayStrike(unit, sight.theirs(defender), act.flank(i), targets == 1, free); why != Why::ok)
                    return why;
            }
            free -= act.flank(i) == Flank::card;
            buttons += act.flank(i) == Flank::button;
        }
        return sight.own.flanks + buttons > sight.own.command ? Why::noTries : Why::ok;
    }

    Why draw() const
    {
        if (sight.own.handCount >= sheet.numbers.hand)
            return Why::handFull;
        return sight.mayDrawMore() ? Why::ok : Why::drawn;
    }

    Why order() const
    {
        if (!sight.prefers(leaderCohesion) || (sight.own.rules & noLeaderCohesion) != 0 ||
            sight.own.orders >= sheet.numbers.orders * sight.own.command)
            return Why::noOrders;
        if (!at(act.a, Place::second) || !sight.mine(act.a).has(rallied))
            return Why::notRallied;
        return sight.mine(act.a).coh == 0 ? Why::noHits : Why::ok;
    }

    Why judge(int side) const
    {
        if (state.over())
            return Why::over;
        if (side != state.toAct())
            return Why::phase;
        if (state.prompt != Prompt::none) {
            constexpr Deed answers[] = {Deed::next, Deed::react, Deed::withdraw, Deed::bid, Deed::bout};
            if (act.deed != answers[static_cast<std::size_t>(state.prompt)])
                return Why::prompt;
            const bool ofUnit = act.deed == Deed::react || act.deed == Deed::withdraw;
            const Byte yes = ofUnit ? act.b : act.a;
            if (yes > 1)
                return Why::prompt;
            if (act.deed == Deed::bout)
                return Why::ok;
            if (act.deed == Deed::bid)
                return yes == 0 || holds(sight.own, Card::initiative) ? Why::ok : Why::noCard;
            return act.a == unitAt(sight.own, std::countr_zero(state.asking)) ? Why::ok : Why::prompt;
        }
        if (act.deed == Deed::react || act.deed == Deed::withdraw || act.deed == Deed::bid || act.deed == Deed::bout)
            return Why::prompt;
        if (act.deed == Deed::next)
            return state.phase == Phase::before ? Why::phase : Why::ok;
        if (act.deed == Deed::card) {
            const Hooks &hooks = sheet.modules[state.module].hooks;
            if (!holds(sight.own, Card::own))
                return Why::noCard;
            return hooks.mayPlayCard != nullptr && hooks.mayPlayCard(sheet, state) ? Why::ok : Why::phase;
        }
        if (phaseOf() != state.phase)
            return Why::phase;
        switch (act.deed) {
        case Deed::play:
            return play();
        case Deed::caltrop:
            if (!holds(sight.own, Card::caltrop))
                return Why::noCard;
            if (act.a >= sight.layout.width)
                return Why::offField;
            return sight.other.ground[act.a] != 0 ? Why::notClear : Why::ok;
        case Deed::lateral:
            return lateral();
        case Deed::retire:
            return at(act.a, Place::field) ? sight.mayRetire(sight.mine(act.a)) : Why::noUnit;
        case Deed::cohesion:
            return cohesion();
        case Deed::shoot:
            return shoot();
        case Deed::supply:
            return supply();
        case Deed::attack:
            return attack();
        case Deed::behind:
            return at(act.a, Place::field) ? sight.mayGoBehind(sight.mine(act.a)) : Why::noUnit;
        case Deed::resolve:
            return state.attackCount == 0 ? Why::nothingDeclared : Why::ok;
        case Deed::rallyLeader:
        case Deed::rallyCard:
            if (at(act.a, Place::eliminated))
                return Why::goneForGood;
            if (!at(act.a, Place::second) || sight.mine(act.a).has(rallied))
                return Why::notRouted;
            if (act.deed == Deed::rallyCard)
                return holds(sight.own, Card::rally) ? Why::ok : Why::noCard;
            return sight.triesLeft() > 0 ? Why::ok : Why::noAttempts;
        case Deed::regroup:
            if (!at(act.a, Place::pursuit) || sight.mine(act.a).manoeuvre > 0)
                return Why::notAway;
            if (sight.own.secondCount >= sheet.numbers.second)
                return Why::secondFull;
            return sight.triesLeft() > 0 ? Why::ok : Why::noAttempts;
        case Deed::drawDeck:
            if (const Why why = draw(); why != Why::ok)
                return why;
            return sight.own.deckCount == 0 ? Why::emptyDeck : Why::ok;
        case Deed::drawSecond:
            if (const Why why = draw(); why != Why::ok)
                return why;
            if (!at(act.a, Place::second) || !sight.mine(act.a).has(rallied))
                return Why::notRallied;
            return sight.mine(act.a).has(late) ? Why::lateUnit : Why::ok;
        case Deed::discard:
            if (!inHand(act.a))
                return Why::notInHand;
            return own(act.a) && sight.mine(act.a).has(everPlayed) ? Why::haveFought : Why::ok;
        case Deed::reserve:
            if (!holds(sight.own, Card::reserve))
                return Why::noCard;
            return std::any_of(sight.own.deck.begin(), sight.own.deck.begin() + sight.own.deckCount,
                               [](Byte code) { return code < firstSpecial; })
                       ? Why::ok
                       : Why::noReserve;
        case Deed::order:
            return order();
        default:
            return Why::ok;
        }
    }
};

} // namespace

const char *nameOf(Why why) { return whyNames[static_cast<std::size_t>(why)]; }

Why whyNot(const Sheet &sheet, const State &state, const Act &act, int side)
{
    const Why why = Judge{Sight(sheet, state, side), act, state, sheet}.judge(side);
    const Hooks &hooks = sheet.modules[state.module].hooks;
    return why == Why::ok && hooks.forbids != nullptr && hooks.forbids(sheet, state, side, act) != nullptr ? Why::period : why;
}

namespace {

std::string sentenceOf(const Sheet &sheet, const std::string &id)
{
    for (const RefusalRow &row : sheet.refusals)
        if (row.id == id)
            return row.text + " (" + row.rule + ")";
    return "refused: " + id;
}

} // namespace

std::string refusalOf(const Sheet &sheet, const State &state, const Act &act, const Names &names, Why why)
{
    if (why == Why::prompt && state.prompt != Prompt::none) {
        const std::string &army = names.army[at(state.asked)];
        if (state.prompt == Prompt::initiative)
            return army + " must first answer the question whether to play Initiative (HOP-321)";
        if (state.prompt == Prompt::bout)
            return "The challenge must first be fought (SAM-50)";
        const std::string &unit = names.units[at(state.asked)][at(unitAt(state.sides[state.asked], std::countr_zero(state.asking)))];
        return army + " must first answer the question whether " + unit +
               (state.prompt == Prompt::react ? " fire at who comes up (HOP-427)" : " withdraw from the attack (HOP-450)");
    }
    if (why == Why::prompt)
        return "Nobody is asked anything now, so there is nothing to answer (HOP-301)";
    if (why == Why::period) {
        const Hooks &hooks = sheet.modules[state.module].hooks;
        const int side = state.toAct();
        const char *const id = hooks.forbids(sheet, state, side, act);
        std::string text = sentenceOf(sheet, std::string(id == nullptr ? "period" : id));
        if (const std::size_t at = text.find("{who}"); at != std::string::npos && hooks.who != nullptr)
            text.replace(at, 5, hooks.who(sheet, state, names, side));
        return text;
    }
    if (why != Why::phase)
        return sentenceOf(sheet, why);
    if (state.phase == Phase::before)
        return "The cards must be dealt first (HOP-312)";
    if (act.deed == Deed::deal)
        return "The cards have been dealt (HOP-312)";
    if (act.deed == Deed::next || act.deed == Deed::card)
        return sentenceOf(sheet, why);
    const Phase wanted = Judge{Sight(sheet, state, state.toAct()), act, state, sheet}.phaseOf();
    std::string text = std::string("This belongs to the ") + nameOf(wanted) + " phase, and this is the " + nameOf(state.phase) +
                       " phase of " + names.army[state.active];
    if (wanted == Phase::shock && state.noShock != NoShock::none)
        return text + "; this turn has no Shock phase (" + (state.noShock == NoShock::doubleTurn ? "HOP-321" : "HOP-302") + ")";
    if (wanted == Phase::missile && !fireAllowed(state))
        return text + "; there is no fire in the rounds of setup (HOP-303)";
    return text + " (HOP-301)";
}

std::string sentenceOf(const Sheet &sheet, Why why) { return sentenceOf(sheet, std::string(nameOf(why))); }

} // namespace optio::hoplites
