// SPDX-License-Identifier: GPL-3.0-or-later
// What greedy attacks while a battle is played on. The attacks of a shock phase are listed and weighed once; as long as nothing changes but
// who has attacked or been attacked, the next one is the best of those that are left. It is what Thinker would choose from the whole list.
#pragma once

#include "rulesets/hoplites/players/melee.h"

#include <vector>

namespace optio::hoplites {

class ShockPlans {
public:
    /// The weigher is a rough one.
    explicit ShockPlans(Weigher &weigher) : weigher_(weigher), plans_(slots) {}
    /// Do plans decide the shock phases of a period? Not where it forbids acts or has a card of its own.
    static bool decide(const Module &module) { return module.hooks.forbids == nullptr && module.hooks.mayPlayCard == nullptr; }
    /// The act of the active side in a shock phase in which nobody is asked. `list` is what it may do, or empty where that was not yet
    /// found out.
    Act choose(const State &state, ActList &list);

private:
    static constexpr std::size_t slots = 128;

    /// All that the list of attacks and their worth hang on besides who has attacked or been attacked: the looks of both sides, the active
    /// one first, and what is packed beside them.
    struct Key {
        std::array<LooksOf, 2> looks{}; ///< 0 where nobody stands
        std::array<std::uint64_t, 7> more{};
        bool operator==(const Key &other) const
        {
            std::uint64_t differs = 0;
            for (std::size_t i = 0; i < more.size(); ++i)
                differs |= more[i] ^ other.more[i];
            for (std::size_t i = 0; i < columns; ++i)
                differs |= (looks[0][i] ^ other.looks[0][i]) | (looks[1][i] ^ other.looks[1][i]);
            return differs == 0;
        }
    };
    struct Option {
        double worth;
        Act act;
        Mask own, other; ///< the columns of those who take part
    };
    struct Plan {
        Key key;
        Mask attacking = 0, attacked = 0; ///< the columns of those left out
        std::vector<Option> options;      ///< those that are worth anything, in the order of the list
    };
    const Plan &planFor(const Sight &sight, const Key &key, Mask attacking, Mask attacked, ActList &list);

    Weigher &weigher_;
    std::vector<Plan> plans_;
    std::size_t last_ = 0; ///< the one used last
};

} // namespace optio::hoplites
