// SPDX-License-Identifier: GPL-3.0-or-later
// The greedy player: of all acts the one that is best at once.
//
// A unit weighs its route value and 2 more. The harm done to it is 1 when it leaves, else the square of its hits over its limit. The worth
// of an attack is the harm expected (exact odds, collapse included) on the enemy less that on the own side, each times its weight; a flank
// by button counts as often as its check is passed, a FLANK card costs 0.8.
//   Play: the best attack the unit could make from there, less 0.7 of the worst that an enemy could make on it, plus 0.4 TQ, less 0.8 for
//     each hit and 1.5 for each hit of the ground; units with missiles 3 more in the rounds of setup. Taking somebody's place counts the
//     difference to that unit.
//   Move: the same difference between two areas, less 1, and 1 for each neighbour near the enemy who is left without one beside him.
//   Missile: the likeliest hit on whoever is nearest its limit. Shock: attacks from the best down while they are worth anything, then the
//     second line, then resolve. Withdraw: when the attack is worth more than 0.3 to the enemy. Reaction fire: always.
//   Challenge: when a head would end the battle for the enemy, or the hand is full; never when it would end it for this side.
//   Rally: cards on the most valuable, the leader when Initiative is 4 or more. Draw: the deck, else the best rallied unit; from a
//   full hand special cards that are of no use any more are discarded.
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/players/players.h"

#include "rules/ruling/refusal.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

constexpr double cardCost = 0.8, threat = 0.7, quality = 0.4, hitCost = 0.8, groundCost = 1.5, setupMissiles = 3, worthWithdrawing = 0.3,
                 moveCost = 1, openCost = 1;

double weightOf(const Unit &unit) { return unit.worth / 2.0 + 2; }

double harm(double coh, double limit) { return std::min(1.0, coh / limit * coh / limit); }

/// Works out attacks; the walk keeps its buffers.
struct Weigher {
    const Sheet &sheet;
    Walk &walk;

    /// What the attack is worth to the attacking side of `state`.
    double worth(const State &state, const Attack &attack)
    {
        const Shock shock = shockOf(sheet, state, attack);
        const Distribution &odds = walk.run([&](Dice &dice) { return rollShock(sheet, shock, dice, true); });
        double sum = 0;
        for (int i = 0; i < 5; ++i) {
            const Fighter &one = i < 2 ? shock.attackers[static_cast<std::size_t>(i)] : shock.defenders[static_cast<std::size_t>(i - 2)];
            if (one.unit == nobody)
                continue;
            const Unit &unit = (i < 2 ? state.own() : state.enemy()).units[one.unit];
            double expected = 0;
            for (const Share &share : odds.shares) {
                const Fate fate = fateOf(share.outcome, i);
                expected += odds.p(share.weight) * (fate.left ? 1 : 0.9 * harm(fate.coh, one.limit));
            }
            sum += (i < 2 ? -1 : 1) * weightOf(unit) * (expected - 0.9 * harm(one.coh, one.limit));
        }
        return sum;
    }

    static Attack single(int attacker, int defender, bool flanking = false)
    {
        Attack attack;
        attack.attackers[0] = static_cast<Byte>(attacker);
        attack.defenders[0] = static_cast<Byte>(defender);
        attack.flanks = flanking ? 1 : 0;
        return attack;
    }

    /// How likely a unit passes the check before it strikes a flank (HOP-446).
    double passes(const State &view, const Unit &unit) const
    {
        const CheckOf due = flankCheckOf(sheet.modules[view.module], unit);
        return std::clamp(due.tq - due.die + 1, 0, 10) / 10.0;
    }

    double worth(const State &view, const Act &act)
    {
        const Sight sight(sheet, view, view.active);
        double passed = 1, cost = 0;
        for (int i = 0; i < 2; ++i) {
            const Byte index = i == 0 ? act.a : act.b;
            if (index == nobody)
                continue;
            passed *= act.flank(i) == Flank::button ? passes(view, sight.mine(index)) : 1;
            cost += act.flank(i) == Flank::card ? cardCost : 0;
        }
        return passed * worth(view, attackOf(sight, act)) - cost;
    }
};

struct Thinker {
    const Sheet &sheet;
    const State &view;
    int side;
    const ActList &list;
    Weigher weigher;
    Sight sight{sheet, view, side};

    /// The best act by `f`; the first of equals.
    template <class F> Act best(double least, const Act &otherwise, F &&f) const
    {
        Act found = otherwise;
        double most = least;
        for (const Act &act : list)
            if (const double value = f(act); value > most) {
                most = value;
                found = act;
            }
        return found;
    }
    Act last() const { return list[list.size() - 1]; }

    /// How good it is to stand there.
    double standing(int index, int column)
    {
        State there = view;
        SideState &own = there.sides[static_cast<std::size_t>(side)];
        const SideState &other = there.sides[static_cast<std::size_t>(1 - side)];
        Unit &unit = own.units[static_cast<std::size_t>(index)];
        const TypeRow &type = sheet.type(unit);
        const int ground =
            (type.traits & sureFooted) != 0 ? 0 : sheet.terrain[own.ground[static_cast<std::size_t>(column)]].coh[type.ground];
        unit.place = Place::field;
        unit.column = static_cast<Byte>(column);
        double attackWorth = 0, threatened = 0;
        const auto reaches = sheet.modules[view.module].hooks.reachesFlank;
        eachColumn(enemiesNear(sight.layout, other, column), [&](int near) {
            const int enemy = unitAt(other, near);
            const Unit &foe = other.units[static_cast<std::size_t>(enemy)];
            if ((type.traits & artillery) == 0 && sheet.columnsOf[unit.type][foe.type].front != 0)
                attackWorth = std::max(attackWorth, weigher.worth(there, Weigher::single(index, enemy)));
            if (reaches != nullptr && reaches(unit, foe) == Reach::yes && unit.size <= sheet.numbers.flankLargest &&
                sheet.columnsOf[unit.type][foe.type].flank != 0)
                attackWorth =
                    std::max(attackWorth, weigher.passes(there, unit) * weigher.worth(there, Weigher::single(index, enemy, true)));
            if (!sheet.is(foe, artillery) && sheet.columnsOf[foe.type][unit.type].front != 0) {
                State turned = there;
                turned.active = static_cast<Byte>(1 - side);
                threatened = std::max(threatened, weigher.worth(turned, Weigher::single(enemy, index)));
            }
        });
        double value = attackWorth - threat * threatened + quality * unit.tq - hitCost * unit.coh - groundCost * std::max(0, ground);
        if (unit.missile != 0 && view.round <= view.setup)
            value += setupMissiles;
        return value;
    }

    Act play()
    {
        return best(-4, last(), [&](const Act &act) {
            if (act.deed == Deed::caltrop) {
                const int unit = unitAt(sight.other, act.a);
                return unit != nobody && sheet.is(sight.theirs(unit), elephant) && !sight.theirs(unit).has(hidden) ? 20.0 : -10.0;
            }
            if (act.deed != Deed::play)
                return -10.0;
            double value = standing(act.a, act.b);
            if (const int there = unitAt(sight.own, act.b); there != nobody)
                value -= standing(there, act.b) + 1;
            return value;
        });
    }

    /// What it costs those beside a column, with enemies near, that nobody stands there any more.
    double leftOpen(int column) const
    {
        double cost = 0;
        eachColumn(sight.own.occupied & sight.layout.beside[static_cast<std::size_t>(column)],
                   [&](int beside) { cost += enemiesNear(sight.layout, sight.other, beside) != 0 ? openCost : 0; });
        return cost;
    }

    Act move()
    {
        return best(0, last(), [&](const Act &act) {
            const Unit &unit = sight.mine(act.a == nobody ? 0 : act.a);
            const bool near = unit.column != nobody && enemiesNear(sight.layout, sight.other, unit.column) != 0;
            if (act.deed == Deed::cohesion)
                return near && unit.coh >= 2 ? static_cast<double>(unit.coh) / unit.limit - 0.5 : -1.0;
            if (act.deed == Deed::retire)
                return near && 4 * unit.coh >= 3 * unit.limit ? 0.4 : -1.0;
            if (act.deed == Deed::lateral)
                return standing(act.a, act.b) - standing(act.a, unit.column) - moveCost - leftOpen(unit.column);
            return -1.0;
        });
    }

    Act missile()
    {
        const Act supply =
            best(1.5, last(), [&](const Act &act) { return act.deed == Deed::supply ? 1.0 + (act.b != nobody) + (act.c != nobody) : 0.0; });
        return best(0, supply, [&](const Act &act) {
            if (act.deed != Deed::shoot)
                return 0.0;
            const Unit &target = sight.theirs(act.b);
            const Aim aim = aimOf(sheet, view, side, sight.mine(act.a), target, false);
            int hits = 0;
            for (int die = 0; die < 10; ++die)
                hits += aim.shot->hitsAt(die, aim.modifier, aim.hits);
            return 0.01 + hits / 10.0 * weightOf(target) * (target.coh + 1.0) / target.limit;
        });
    }

    Act shock()
    {
        Act otherwise = last();
        for (const Act &act : list)
            if (act.deed == Deed::behind || act.deed == Deed::resolve)
                otherwise = otherwise.deed == Deed::behind ? otherwise : act;
        return best(0, otherwise, [&](const Act &act) { return act.deed == Deed::attack ? weigher.worth(view, act) : 0.0; });
    }

    Act rally()
    {
        return best(0, last(), [&](const Act &act) {
            const double value = act.a == nobody ? 0 : weightOf(sight.mine(act.a));
            switch (act.deed) {
            case Deed::rallyCard:
                return value + 100;
            case Deed::rallyLeader:
                return sight.own.initiative >= 4 ? value : 0.0;
            case Deed::regroup:
                return value + 50;
            default:
                return 0.0;
            }
        });
    }

    Act draw()
    {
        return best(0, last(), [&](const Act &act) {
            switch (act.deed) {
            case Deed::order:
                return 50.0 + sight.mine(act.a).coh;
            case Deed::cohesion:
                return sight.mine(act.a).coh >= 2 ? 40.0 + sight.mine(act.a).coh : 0.0;
            case Deed::drawDeck:
                return 30.0;
            case Deed::drawSecond:
                return 20.0 + sight.mine(act.a).tq - sight.mine(act.a).coh;
            case Deed::reserve:
                return sight.own.handCount <= 6 ? 10.0 : 0.0;
            case Deed::discard: // a full hand draws nothing
                return sight.own.handCount >= sheet.numbers.hand && sight.own.deckCount > 0 && sight.mayDrawMore() && dead(act.a) ? 5.0
                                                                                                                                  : 0.0;
            default:
                return 0.0;
            }
        });
    }

    /// Is this a special card that will hardly ever be of use?
    bool dead(int code) const
    {
        if (code < firstSpecial)
            return false;
        const auto any = [&](const SideState &side, auto &&fits) {
            return std::any_of(side.units.begin(), side.units.begin() + side.unitCount, [&](const Unit &unit) {
                return unit.place != Place::eliminated && unit.place != Place::discarded && fits(unit);
            });
        };
        switch (static_cast<Card>(code - firstSpecial)) {
        case Card::caltrop:
            return !any(sight.other, [&](const Unit &unit) { return sheet.is(unit, elephant); });
        case Card::supply:
            return !any(sight.own,
                        [&](const Unit &unit) { return unit.missile != 0 && sheet.is(unit, skirmisher | mounted | lightMissiles); });
        case Card::reserve:
            return std::none_of(sight.own.deck.begin(), sight.own.deck.begin() + sight.own.deckCount,
                                [](Byte card) { return card < firstSpecial; });
        case Card::rally:
            return (sight.own.rules & tribal) != 0;
        case Card::own:
            return sheet.modules[view.module].hooks.forbids != nullptr &&
                   sheet.modules[view.module].hooks.forbids(sheet, view, side, Act{Deed::card}) != nullptr;
        default:
            return false;
        }
    }

    /// Would a head more end the battle of this side?
    bool nearEnd(const SideState &one) const { return one.level != 0 && one.points + 2 * sheet.numbers.bundori >= one.level; }

    /// The challenge, if there is one to make now.
    const Act *challenge() const
    {
        const auto *const card = std::find_if(list.begin(), list.end(), [](const Act &act) { return act.deed == Deed::card; });
        const bool full = sight.own.handCount >= sheet.numbers.hand;
        return card != list.end() && !nearEnd(sight.own) && (full || nearEnd(sight.other)) ? card : nullptr;
    }

    Act answer()
    {
        const Act &yes = list[0], &no = list[1];
        if (view.prompt != Prompt::withdraw)
            return yes;
        State turned = view;
        turned.active = static_cast<Byte>(1 - side);
        return weigher.worth(turned, view.forming) > worthWithdrawing ? yes : no;
    }
};

} // namespace

Act GreedyPlayer::choose(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &) const
{
    thread_local Walk walk;
    Thinker thinker{sheet, view, side, list, {sheet, walk}};
    if (list.size() == 1)
        return list[0];
    if (view.prompt != Prompt::none)
        return thinker.answer();
    if (const Act *const act = thinker.challenge(); act != nullptr)
        return *act;
    switch (view.phase) {
    case Phase::play:
        return thinker.play();
    case Phase::move:
        return thinker.move();
    case Phase::missile:
        return thinker.missile();
    case Phase::shock:
        return thinker.shock();
    case Phase::rally:
        return thinker.rally();
    case Phase::draw:
        return thinker.draw();
    default:
        return list[0];
    }
}

const std::vector<const Player *> &allPlayers()
{
    static const RandomPlayer random;
    static const GreedyPlayer greedy;
    static const std::vector<const Player *> all{&random, &greedy};
    return all;
}

const Player &playerOf(const std::string &id)
{
    std::vector<std::string> names;
    for (const Player *player : allPlayers()) {
        if (player->id() == id)
            return *player;
        names.push_back(player->id());
    }
    throw Error("there is no player " + quoted(Json(id)) + allowedTail(id, names), "players");
}

} // namespace optio::hoplites
