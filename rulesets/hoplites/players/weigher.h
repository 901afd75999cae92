// SPDX-License-Identifier: GPL-3.0-or-later
// What an attack is worth: by its exact odds, of which those asked for lately are kept. What is kept is a pure function of what is asked,
// so nobody can tell whether an answer was kept or worked out.
//
// A unit weighs its route value and 2 more. The harm done to it is 1 when it leaves, else the square of its hits over its limit. The worth
// of an attack is the harm expected (exact odds, collapse included) on the enemy less that on the own side, each times its weight.
#pragma once

#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/legal.h"

#include <memory>

namespace optio::hoplites {

/// What was worked out lately, by all that it depends on: the latest of those that share a place.
template <std::size_t words> class Lately {
public:
    using Key = std::array<std::uint64_t, words>; ///< never all zero
    template <class F> double of(const Key &key, F &&reckon)
    {
        Row &row = rows_[placeOf(key)];
        std::uint64_t other = 0;
        for (std::size_t i = 0; i < words; ++i)
            other |= row.key[i] ^ key[i];
        if (other != 0) {
            row.value = reckon();
            row.key = key;
        }
        return row.value;
    }

private:
    static constexpr int bits = 12;
    struct alignas(words > 3 ? 64 : 32) Row {
        Key key{};
        double value = 0;
    };
    static std::size_t placeOf(const Key &key)
    {
        constexpr std::array<std::uint64_t, 6> mix{0x9E3779B97F4A7C15u, 0xD6E8FEB86659FD93u, 0xA0761D6478BD642Fu,
                                                   0xE7037ED1A0B428DBu, 0x8EBC6AF09C88C6E3u, 0x589965CC75374CC3u};
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < words; ++i)
            sum += (key[i] ^ key[i] >> 32) * mix[i];
        return static_cast<std::size_t>(sum >> (64 - bits));
    }
    std::array<Row, std::size_t{1} << bits> rows_{};
};

inline double weightOf(const Unit &unit) { return unit.worth / 2.0 + 2; }
inline double harmOf(double coh, double limit) { return std::min(1.0, coh / limit * coh / limit); }

class ShockPlans;

class Weigher {
public:
    /// `rough`: checks count by their mean, and collapse as a part of the harm, which is some twenty times as fast; for playing on. Who
    /// weighs much in one state does it by a Melee.
    explicit Weigher(const Sheet &figures, bool rough = false);
    Weigher(const Weigher &) = delete;
    Weigher &operator=(const Weigher &) = delete;
    ~Weigher();

    const Sheet &sheet;
    bool rough() const { return clashes_ != nullptr; }

    /// What the attack is worth to the active side of `state`.
    double worth(const State &state, const Attack &attack);
    /// The same of an act: a flank by button counts as often as its check is passed, a FLANK card costs something.
    double worth(const State &view, const Act &act);
    /// How likely a unit passes the check before it strikes a flank (HOP-446).
    double passes(const State &view, const Unit &unit) const;

    static Attack single(int attacker, int defender, bool flanking = false)
    {
        Attack attack;
        attack.attackers[0] = static_cast<Byte>(attacker);
        attack.defenders[0] = static_cast<Byte>(defender);
        attack.flanks = flanking ? 1 : 0;
        return attack;
    }

    /// Of a rough one: what is attacked while battles are played on.
    ShockPlans &plans();

    /// One for this thread and these figures.
    static Weigher &ofThread(const Sheet &sheet, bool rough = false);

private:
    friend class Melee;
    struct Kept;
    /// The harm expected on each of the five.
    const std::array<double, 5> &harmIn(const Shock &shock);

    std::array<double, 5> exactHarm(const Shock &shock);
    std::array<double, 5> roughHarm(Shock shock) const;
    /// What the attack is worth by these; and what is left of a worth by the flanks' chances and cards.
    double roughWorth(const State &state, const Attack &attack) const;
    double summed(const State &state, const Shock &shock, const std::array<double, 5> &harm) const;
    double priced(const Sight &sight, const Act &act, double worth) const;

    Walk walk_;
    std::unique_ptr<Kept[]> kept_;       ///< of exact ones
    std::unique_ptr<Lately<3>> duels_;   ///< of rough ones: one on one
    std::unique_ptr<Lately<6>> clashes_; ///< of rough ones: all others
    std::unique_ptr<ShockPlans> plans_;
};

} // namespace optio::hoplites
