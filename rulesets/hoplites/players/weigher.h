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

inline double weightOf(const Unit &unit) { return unit.worth / 2.0 + 2; }
inline double harmOf(double coh, double limit) { return std::min(1.0, coh / limit * coh / limit); }

class Weigher {
public:
    /// `rough`: checks count by their mean, and collapse as a part of the harm, which is some twenty times as fast; for playing on.
    explicit Weigher(const Sheet &figures, bool rough = false);
    Weigher(const Weigher &) = delete;
    Weigher &operator=(const Weigher &) = delete;
    ~Weigher();

    const Sheet &sheet;

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

    /// One for this thread and these figures.
    static Weigher &ofThread(const Sheet &sheet, bool rough = false);

private:
    struct Kept;
    /// The harm expected on each of the five.
    const std::array<double, 5> &harmIn(const Shock &shock);

    std::array<double, 5> exactHarm(const Shock &shock);
    std::array<double, 5> roughHarm(Shock shock) const;

    bool rough_;
    Walk walk_;
    std::unique_ptr<Kept[]> kept_;
};

} // namespace optio::hoplites
