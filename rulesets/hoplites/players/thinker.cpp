// SPDX-License-Identifier: GPL-3.0-or-later
// The worth of acts at once; its head file says how it is reckoned.
#include "rulesets/hoplites/players/thinker.h"

#include "rulesets/hoplites/players/players.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

constexpr double threat = 0.7, quality = 0.4, hitCost = 0.8, groundCost = 1.5, setupMissiles = 3, worthWithdrawing = 0.3, moveCost = 1,
                 openCost = 1, sure = 1000;
constexpr std::size_t none = ~std::size_t{0};
constexpr double anyWorth = -1e9; ///< less than anything is worth

} // namespace

Thinker::Thinker(Weigher &weigher, const State &view, int side, const ActList &list)
    : weigher_(weigher), sheet_(weigher.sheet), view_(view), side_(side), list_(list), sight_(weigher.sheet, view, side)
{}

/// The best act by `f`; the first of equals. `f` is told what an act must pass; of one that does not, it may say any worth that does not
/// either.
template <class F> std::size_t Thinker::best(std::vector<double> *worth, double least, std::size_t otherwise, F &&f)
{
    std::size_t found = otherwise;
    double most = least;
    for (std::size_t i = 0; i < list_.size(); ++i) {
        if (i == otherwise) {
            if (worth != nullptr)
                (*worth)[i] = least;
            continue;
        }
        const double value = f(list_[i], worth != nullptr ? anyWorth : most);
        if (worth != nullptr)
            (*worth)[i] = value;
        if (value > most) {
            most = value;
            found = i;
        }
    }
    return found;
}

/// What comes of the two for a unit on its ground.
double Thinker::standingOf(const Unit &unit, int column, double attackWorth, double threatened) const
{
    const TypeRow &type = sheet_.type(unit);
    const int ground =
        (type.traits & sureFooted) != 0 ? 0 : sheet_.terrain[sight_.own.ground[static_cast<std::size_t>(column)]].coh[type.ground];
    double value = attackWorth - threat * threatened + quality * unit.tq - hitCost * unit.coh - groundCost * std::max(0, ground);
    if (unit.missile != 0 && view_.round <= view_.setup)
        value += setupMissiles;
    return value;
}

/// The same as standing(), by what is known of each enemy.
double Thinker::roughStanding(int index, int column, double most)
{
    const SideState &own = sight_.own, &other = sight_.other;
    const Unit &unit = own.units[static_cast<std::size_t>(index)];
    const Mask enemies = enemiesNear(sight_.layout, other, column);
    if (enemies == 0)
        return standingOf(unit, column, 0, 0);
    if (!standing_)
        standing_.emplace(Standing{Melee(weigher_, view_, side_), Melee(weigher_, view_, 1 - side_), 0, 0, 0, 0, {}, {}});
    Standing &stand = *standing_;
    const Byte ground = own.ground[static_cast<std::size_t>(column)];
    if (const Look look = lookOf(unit); look != stand.look) {
        stand.look = look;
        stand.known = stand.threats = 0;
    }
    if (ground != stand.ground) {
        stand.ground = ground;
        stand.threats = 0;
    }
    const auto &foes = looks().of[static_cast<std::size_t>(1 - side_)];
    const std::uint32_t traits = sheet_.traitsOf(unit);
    const auto reaches = sight_.hooks.reachesFlank;
    eachColumn(enemies & ~static_cast<unsigned>(stand.known), [&](int near) {
        const auto at = static_cast<std::size_t>(near);
        const Unit &foe = other.units[static_cast<std::size_t>(unitAt(other, near))];
        const Columns &both = sheet_.columnsOf[unit.type][foe.type];
        double most = 0;
        if ((traits & artillery) == 0 && both.front != 0)
            most = std::max(most, stand.on.duel(unit, stand.look, foe, foes[at], other.ground[at], false));
        if (reaches != nullptr && reaches(unit, foe) == Reach::yes && unit.size <= sheet_.numbers.flankLargest && both.flank != 0)
            most = std::max(most, weigher_.passes(view_, unit) * stand.on.duel(unit, stand.look, foe, foes[at], other.ground[at], true));
        stand.worth[at] = most;
    });
    stand.known = static_cast<Mask>(stand.known | enemies);
    double attackWorth = 0, threatened = 0;
    eachColumn(enemies, [&](int near) { attackWorth = std::max(attackWorth, stand.worth[static_cast<std::size_t>(near)]); });
    if (const double bound = standingOf(unit, column, attackWorth, 0); bound <= most) // threats make it no better
        return bound;
    eachColumn(enemies & ~static_cast<unsigned>(stand.threats), [&](int near) {
        const auto at = static_cast<std::size_t>(near);
        const Unit &foe = other.units[static_cast<std::size_t>(unitAt(other, near))];
        stand.threat[at] = !sheet_.is(foe, artillery) && sheet_.columnsOf[foe.type][unit.type].front != 0
                               ? std::max(0.0, stand.by.duel(foe, foes[at], unit, stand.look, ground, false))
                               : 0;
    });
    stand.threats = static_cast<Mask>(stand.threats | enemies);
    eachColumn(enemies, [&](int near) { threatened = std::max(threatened, stand.threat[static_cast<std::size_t>(near)]); });
    return standingOf(unit, column, attackWorth, threatened);
}

/// How good it is to stand there.
double Thinker::standing(int index, int column, double most)
{
    if (weigher_.rough())
        return roughStanding(index, column, most);
    if (!there_)
        there_ = view_;
    State &there = *there_;
    SideState &own = there.sides[static_cast<std::size_t>(side_)];
    const SideState &other = there.sides[static_cast<std::size_t>(1 - side_)];
    Unit &unit = own.units[static_cast<std::size_t>(index)];
    const Unit before = unit;
    const TypeRow &type = sheet_.type(unit);
    unit.place = Place::field;
    unit.column = static_cast<Byte>(column);
    double attackWorth = 0, threatened = 0;
    const auto reaches = sheet_.modules[view_.module].hooks.reachesFlank;
    eachColumn(enemiesNear(sight_.layout, other, column), [&](int near) {
        const int enemy = unitAt(other, near);
        const Unit &foe = other.units[static_cast<std::size_t>(enemy)];
        if ((type.traits & artillery) == 0 && sheet_.columnsOf[unit.type][foe.type].front != 0)
            attackWorth = std::max(attackWorth, weigher_.worth(there, Weigher::single(index, enemy)));
        if (reaches != nullptr && reaches(unit, foe) == Reach::yes && unit.size <= sheet_.numbers.flankLargest &&
            sheet_.columnsOf[unit.type][foe.type].flank != 0)
            attackWorth = std::max(attackWorth, weigher_.passes(there, unit) * weigher_.worth(there, Weigher::single(index, enemy, true)));
        if (!sheet_.is(foe, artillery) && sheet_.columnsOf[foe.type][unit.type].front != 0) {
            there.active = static_cast<Byte>(1 - side_);
            threatened = std::max(threatened, weigher_.worth(there, Weigher::single(enemy, index)));
            there.active = view_.active;
        }
    });
    const double value = standingOf(unit, column, attackWorth, threatened);
    unit = before;
    return value;
}

std::size_t Thinker::play(std::vector<double> *worth)
{
    return best(worth, -4, last(), [&](const Act &act, double most) {
        if (act.deed == Deed::caltrop) {
            const int unit = unitAt(sight_.other, act.a);
            return unit != nobody && sheet_.is(sight_.theirs(unit), elephant) && !sight_.theirs(unit).has(hidden) ? 20.0 : -10.0;
        }
        if (act.deed != Deed::play)
            return -10.0;
        const int there = unitAt(sight_.own, act.b);
        if (there == nobody)
            return standing(act.a, act.b, most);
        double value = standing(act.a, act.b, anyWorth);
        value -= standing(there, act.b, anyWorth) + 1;
        return value;
    });
}

/// What it costs those beside a column, with enemies near, that nobody stands there any more.
double Thinker::leftOpen(int column) const
{
    double cost = 0;
    eachColumn(sight_.own.occupied & sight_.layout.beside[static_cast<std::size_t>(column)],
               [&](int beside) { cost += enemiesNear(sight_.layout, sight_.other, beside) != 0 ? openCost : 0; });
    return cost;
}

std::size_t Thinker::move(std::vector<double> *worth)
{
    return best(worth, 0, last(), [&](const Act &act, double) {
        const Unit &unit = sight_.mine(act.a == nobody ? 0 : act.a);
        const bool near = unit.column != nobody && enemiesNear(sight_.layout, sight_.other, unit.column) != 0;
        if (act.deed == Deed::cohesion)
            return near && unit.coh >= 2 ? static_cast<double>(unit.coh) / unit.limit - 0.5 : -1.0;
        if (act.deed == Deed::retire)
            return near && 4 * unit.coh >= 3 * unit.limit ? 0.4 : -1.0;
        if (act.deed == Deed::lateral)
            return standing(act.a, act.b, anyWorth) - standing(act.a, unit.column, anyWorth) - moveCost - leftOpen(unit.column);
        return -1.0;
    });
}

std::size_t Thinker::missile(std::vector<double> *worth)
{
    return best(worth, 0, last(), [&](const Act &act, double) {
        if (act.deed == Deed::supply) // when there is nothing to shoot
            return act.b == nobody ? 0.0 : 0.001 * (1 + (act.b != nobody) + (act.c != nobody));
        if (act.deed != Deed::shoot)
            return 0.0;
        const Unit &target = sight_.theirs(act.b);
        const Aim aim = aimOf(sheet_, view_, side_, sight_.mine(act.a), target, false);
        int hits = 0;
        for (int die = 0; die < 10; ++die)
            hits += aim.shot->hitsAt(die, aim.modifier, aim.hits);
        return 0.01 + hits / 10.0 * weightOf(target) * (target.coh + 1.0) / target.limit;
    });
}

std::size_t Thinker::shock(std::vector<double> *worth)
{
    std::size_t otherwise = last();
    for (std::size_t i = 0; i < list_.size(); ++i)
        if (list_[i].deed == Deed::behind || list_[i].deed == Deed::resolve)
            otherwise = list_[otherwise].deed == Deed::behind ? otherwise : i;
    std::optional<Melee> melee;
    if (weigher_.rough())
        melee.emplace(weigher_, view_, side_);
    const auto attackWorth = [&](const Act &act) {
        return melee
                   ? melee->worth(sight_, looks().of[static_cast<std::size_t>(side_)], looks().of[static_cast<std::size_t>(1 - side_)], act)
                   : weigher_.worth(view_, act);
    };
    return best(worth, 0, otherwise, [&](const Act &act, double) {
        return act.deed == Deed::attack ? attackWorth(act) : act.deed == Deed::behind ? -0.1 : act.deed == Deed::resolve ? -0.2 : -0.3;
    });
}

std::size_t Thinker::rally(std::vector<double> *worth)
{
    return best(worth, 0, last(), [&](const Act &act, double) {
        const double value = act.a == nobody ? 0 : weightOf(sight_.mine(act.a));
        switch (act.deed) {
        case Deed::rallyCard:
            return value + 100;
        case Deed::rallyLeader:
            return sight_.own.initiative >= 4 ? value : 0.0;
        case Deed::regroup:
            return value + 50;
        default:
            return 0.0;
        }
    });
}

std::size_t Thinker::draw(std::vector<double> *worth)
{
    return best(worth, 0, last(), [&](const Act &act, double) {
        switch (act.deed) {
        case Deed::order:
            return 50.0 + sight_.mine(act.a).coh;
        case Deed::cohesion:
            return sight_.mine(act.a).coh >= 2 ? 40.0 + sight_.mine(act.a).coh : 0.0;
        case Deed::drawDeck:
            return 30.0;
        case Deed::drawSecond:
            return 20.0 + sight_.mine(act.a).tq - sight_.mine(act.a).coh;
        case Deed::reserve:
            return sight_.own.handCount <= 6 ? 10.0 : 0.0;
        case Deed::discard: // a full hand draws nothing
            return sight_.own.handCount >= sheet_.numbers.hand && sight_.own.deckCount > 0 && sight_.mayDrawMore() && dead(act.a) ? 5.0
                                                                                                                                  : 0.0;
        default:
            return 0.0;
        }
    });
}

/// Is this a special card that will hardly ever be of use?
bool Thinker::dead(int code) const
{
    if (code < firstSpecial)
        return false;
    const auto any = [&](const SideState &army, auto &&fits) {
        return std::any_of(army.units.begin(), army.units.begin() + army.unitCount, [&](const Unit &unit) {
            return unit.place != Place::eliminated && unit.place != Place::discarded && fits(unit);
        });
    };
    switch (static_cast<Card>(code - firstSpecial)) {
    case Card::caltrop:
        return !any(sight_.other, [&](const Unit &unit) { return sheet_.is(unit, elephant); });
    case Card::supply:
        return !any(sight_.own,
                    [&](const Unit &unit) { return unit.missile != 0 && sheet_.is(unit, skirmisher | mounted | lightMissiles); });
    case Card::reserve:
        return std::none_of(sight_.own.deck.begin(), sight_.own.deck.begin() + sight_.own.deckCount,
                            [](Byte card) { return card < firstSpecial; });
    case Card::rally:
        return (sight_.own.rules & tribal) != 0;
    case Card::own:
        return sheet_.modules[view_.module].hooks.forbids != nullptr &&
               sheet_.modules[view_.module].hooks.forbids(sheet_, view_, side_, Act{Deed::card}) != nullptr;
    default:
        return false;
    }
}

/// Would a head more end the battle of this side?
bool Thinker::nearEnd(const SideState &one) const { return one.level != 0 && one.points + 2 * sheet_.numbers.bundori >= one.level; }

/// The place of the challenge, if there is one to make now.
std::size_t Thinker::challenge() const
{
    if (sight_.hooks.mayPlayCard == nullptr)
        return none;
    const auto *const card = std::find_if(list_.begin(), list_.end(), [](const Act &act) { return act.deed == Deed::card; });
    const bool full = sight_.own.handCount >= sheet_.numbers.hand;
    return card != list_.end() && !nearEnd(sight_.own) && (full || nearEnd(sight_.other)) ? static_cast<std::size_t>(card - list_.begin())
                                                                                          : none;
}

/// Yes comes first, then no.
std::size_t Thinker::answer(std::vector<double> *worth)
{
    const double value = view_.prompt == Prompt::withdraw ? weigher_.worth(view_, view_.forming) - worthWithdrawing : 1;
    if (worth != nullptr) {
        (*worth)[0] = value;
        (*worth)[1] = 0;
    }
    return value > 0 ? 0 : 1;
}

std::size_t Thinker::rated(std::vector<double> *worth)
{
    if (worth != nullptr)
        worth->assign(list_.size(), 0);
    if (list_.size() == 1)
        return 0;
    if (view_.prompt != Prompt::none)
        return answer(worth);
    const std::size_t head = challenge();
    if (head != none && worth == nullptr)
        return head;
    std::size_t found = 0;
    switch (view_.phase) {
    case Phase::play:
        found = play(worth);
        break;
    case Phase::move:
        found = move(worth);
        break;
    case Phase::missile:
        found = missile(worth);
        break;
    case Phase::shock:
        found = shock(worth);
        break;
    case Phase::rally:
        found = rally(worth);
        break;
    case Phase::draw:
        found = draw(worth);
        break;
    default:
        break;
    }
    if (head == none)
        return found;
    (*worth)[head] = sure;
    return head;
}

Act Thinker::choose() { return list_[rated(nullptr)]; }

std::size_t Thinker::rate(std::vector<double> &worth) { return rated(&worth); }

Act GreedyPlayer::choose(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &) const
{
    return Thinker(Weigher::ofThread(sheet), view, side, list).choose();
}

} // namespace optio::hoplites
