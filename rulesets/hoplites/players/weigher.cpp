// SPDX-License-Identifier: GPL-3.0-or-later
// The worth of attacks, worked out once.
#include "rulesets/hoplites/players/weigher.h"

#include "rulesets/hoplites/players/melee.h"
#include "rulesets/hoplites/players/shock_plans.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

constexpr double cardCost = 0.8;
constexpr std::size_t places = 1u << 13;

/// Everything that the odds of a shock depend on.
using Key = std::array<std::uint64_t, 8>;

std::uint64_t packed(const Fighter &one)
{
    const auto flags = static_cast<std::uint64_t>(one.present) | static_cast<std::uint64_t>(one.engaged) << 1 |
                       static_cast<std::uint64_t>(one.ferocious) << 2 | static_cast<std::uint64_t>(one.fresh) << 3 |
                       static_cast<std::uint64_t>(one.flanks) << 4 | static_cast<std::uint64_t>(one.beset) << 5 |
                       static_cast<std::uint64_t>(one.swords) << 6 | static_cast<std::uint64_t>(one.open) << 7;
    return static_cast<std::uint64_t>(one.type) | static_cast<std::uint64_t>(one.tq) << 8 | static_cast<std::uint64_t>(one.size) << 16 |
           static_cast<std::uint64_t>(one.coh) << 24 | static_cast<std::uint64_t>(one.limit) << 32 |
           static_cast<std::uint64_t>(std::min<int>(one.depletion, 255)) << 40 |
           static_cast<std::uint64_t>(static_cast<Byte>(one.ground)) << 48 | flags << 56;
}

/// The units of a shock stand in column order, so of their columns only who is near whom counts.
Key keyOf(const Shock &shock)
{
    Key key{};
    std::uint64_t near = 0;
    int at = 0;
    for (std::size_t i = 0; i < 2; ++i) {
        const Fighter &one = shock.attackers[i];
        key[i] = one.unit == nobody ? 0 : packed(one);
        for (const Fighter &other : shock.defenders) {
            const bool both = one.unit != nobody && other.unit != nobody;
            near |= static_cast<std::uint64_t>(both && (one.near >> (other.column & 15) & 1) != 0) << at++;
            near |= static_cast<std::uint64_t>(both && (other.near >> (one.column & 15) & 1) != 0) << at++;
        }
        near |= static_cast<std::uint64_t>(one.own) << (12 + 16 * i);
    }
    for (std::size_t i = 0; i < 3; ++i) {
        const Fighter &one = shock.defenders[i];
        key[2 + i] = one.unit == nobody ? 0 : packed(one);
        key[6] |= static_cast<std::uint64_t>(one.own) << (16 * i);
    }
    key[5] = near;
    key[6] |= static_cast<std::uint64_t>(shock.preferences) << 48;
    key[7] = static_cast<std::uint64_t>(shock.lead) | static_cast<std::uint64_t>(static_cast<Byte>(shock.shift)) << 8 |
             static_cast<std::uint64_t>(shock.module) << 16 | std::uint64_t{1} << 32; // never all zero
    return key;
}

std::size_t placeOf(const Key &key)
{
    std::uint64_t mixed = 0x9E3779B97F4A7C15u;
    for (const std::uint64_t word : key) {
        mixed = (mixed ^ word) * 0xD6E8FEB86659FD93u;
        mixed ^= mixed >> 32;
    }
    return static_cast<std::size_t>(mixed) & (places - 1);
}

} // namespace

struct Weigher::Kept {
    Key key{};
    std::array<double, 5> harm{};
};

Weigher::Weigher(const Sheet &figures, bool rough) : sheet(figures)
{
    if (rough) {
        duels_ = std::make_unique<Lately<3>>();
        clashes_ = std::make_unique<Lately<6>>();
    } else {
        kept_ = std::make_unique<Kept[]>(places);
    }
}

Weigher::~Weigher() = default;

ShockPlans &Weigher::plans()
{
    if (!plans_)
        plans_ = std::make_unique<ShockPlans>(*this);
    return *plans_;
}

namespace {

const Fighter &fighterOf(const Shock &shock, std::size_t i) { return i < 2 ? shock.attackers[i] : shock.defenders[i - 2]; }

} // namespace

std::array<double, 5> Weigher::exactHarm(const Shock &shock)
{
    const Distribution &odds = walk_.run(ShockRoll(sheet, shock, true));
    std::array<double, 5> harm{};
    for (std::size_t i = 0; i < 5; ++i) {
        const Fighter &one = fighterOf(shock, i);
        if (one.unit == nobody)
            continue;
        for (const Share &share : odds.shares) {
            const Fate fate = fateOf(share.outcome, static_cast<int>(i));
            harm[i] += odds.p(share.weight) * (fate.left ? 1 : 0.9 * harmOf(fate.coh, one.limit));
        }
    }
    return harm;
}

std::array<double, 5> Weigher::roughHarm(Shock shock) const
{
    std::array<double, 5> harm{}, before{};
    std::array<int, 2> there{};
    for (std::size_t i = 0; i < 5; ++i) {
        const Fighter &one = fighterOf(shock, i);
        if (one.unit == nobody || !one.present)
            continue;
        ++there[i < 2 ? 0 : 1];
        before[i] = one.coh;
        if (const CheckOf due = checkOf(sheet, shock, one, i < 2); due.due)
            for (int die = due.tq - due.die + 1; die < 10; ++die)
                before[i] += die >= 0 ? (die + due.die - due.tq) / 10.0 : 0;
    }
    chooseBases(sheet, shock);
    const Reading reading = readingOf(sheet, shock);
    const auto strike = sheet.modules[shock.module].hooks.strike;
    constexpr std::size_t faces = 10;
    std::array<std::array<int, faces>, 2> hits{}; // on each side, by the face of the die
    for (std::size_t die = 0; die < faces; ++die) {
        const auto column = static_cast<std::size_t>(reading.column);
        std::array<int, 2> both{sheet.results[0][die][column], sheet.results[1][die][column]};
        if (reading.superior == Superior::defender)
            both[0] *= sheet.numbers.timesDefender;
        if (reading.flanking || reading.superior == Superior::attacker)
            both[1] *= sheet.numbers.timesAttacker;
        if (strike != nullptr)
            strike(sheet.modules[shock.module], shock, both, nullptr);
        hits[0][die] = both[0], hits[1][die] = both[1];
    }
    for (std::size_t i = 0; i < 5; ++i) {
        const Fighter &one = fighterOf(shock, i);
        if (one.unit == nobody || !one.present)
            continue;
        const std::size_t side = i < 2 ? 0 : 1;
        int last = hits[side][0] - 1;
        double part = 0; // neighbouring faces often do the same
        for (const int these : hits[side]) {
            if (these != last) {
                const double coh = before[i] + static_cast<double>(these) / there[side];
                part = 0.1 * (coh + 0.5 >= one.limit ? 1 : 0.9 * harmOf(coh, one.limit));
                last = these;
            }
            harm[i] += part;
        }
    }
    return harm;
}

const std::array<double, 5> &Weigher::harmIn(const Shock &shock)
{
    const Key key = keyOf(shock);
    Kept &kept = kept_[placeOf(key)];
    if (kept.key != key) {
        kept.harm = exactHarm(shock);
        kept.key = key;
    }
    return kept.harm;
}

double Weigher::summed(const State &state, const Shock &shock, const std::array<double, 5> &harm) const
{
    double sum = 0;
    for (int i = 0; i < 5; ++i) {
        const Fighter &one = fighterOf(shock, static_cast<std::size_t>(i));
        if (one.unit == nobody)
            continue;
        const Unit &unit = (i < 2 ? state.own() : state.enemy()).units[one.unit];
        sum += (i < 2 ? -1 : 1) * weightOf(unit) * (harm[static_cast<std::size_t>(i)] - 0.9 * harmOf(one.coh, one.limit));
    }
    return sum;
}

double Weigher::roughWorth(const State &state, const Attack &attack) const
{
    const Shock shock = shockOf(sheet, state, attack);
    return summed(state, shock, roughHarm(shock));
}

double Weigher::worth(const State &state, const Attack &attack)
{
    if (rough())
        return Melee(*this, state, state.active).worth(attack);
    const Shock shock = shockOf(sheet, state, attack);
    return summed(state, shock, harmIn(shock));
}

double Weigher::passes(const State &view, const Unit &unit) const
{
    const CheckOf due = flankCheckOf(sheet.modules[view.module], unit);
    return std::clamp(due.tq - due.die + 1, 0, 10) / 10.0;
}

double Weigher::priced(const Sight &sight, const Act &act, double worth) const
{
    double passed = 1, cost = 0;
    for (int i = 0; i < 2; ++i) {
        const Byte index = i == 0 ? act.a : act.b;
        if (index == nobody)
            continue;
        passed *= act.flank(i) == Flank::button ? passes(sight.state, sight.mine(index)) : 1;
        cost += act.flank(i) == Flank::card ? cardCost : 0;
    }
    return passed * worth - cost;
}

double Weigher::worth(const State &view, const Act &act)
{
    const Sight sight(sheet, view, view.active);
    return priced(sight, act, worth(view, attackOf(sight, act)));
}

Weigher &Weigher::ofThread(const Sheet &sheet, bool rough)
{
    thread_local std::array<std::unique_ptr<Weigher>, 2> mine;
    thread_local std::array<std::uint64_t, 2> numbers{};
    std::unique_ptr<Weigher> &one = mine[rough ? 1 : 0];
    if (!one || numbers[rough ? 1 : 0] != sheet.number || &one->sheet != &sheet) {
        one = std::make_unique<Weigher>(sheet, rough);
        numbers[rough ? 1 : 0] = sheet.number;
    }
    return *one;
}

} // namespace optio::hoplites
