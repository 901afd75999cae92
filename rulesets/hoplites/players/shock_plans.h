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
    /// Can the state be decided by plans: a shock phase, nobody asked, in a period that forbids nothing and has no card of its own?
    bool decides(const State &state) const
    {
        const Hooks &hooks = weigher_.sheet.modules[state.module].hooks;
        return state.phase == Phase::shock && state.prompt == Prompt::none && hooks.forbids == nullptr && hooks.mayPlayCard == nullptr;
    }
    /// The act of the side to act. `list` is what it may do, or empty where that was not yet found out.
    Act choose(const State &state, ActList &list);

private:
    static constexpr std::size_t slots = 64;

    /// All that the list of attacks and their worth hang on besides who has attacked or been attacked.
    struct Key {
        std::array<std::array<Look, columns>, 2> looks; ///< of the active side, of the other; 0 where nobody stands
        std::array<std::array<Byte, columns>, 2> units;
        std::array<Byte, columns> ground; ///< of the other
        Byte side = 0, module = 0, flanks = 0, command = 0, cards = 0;
        Mask seen = 0, slow = 0, barred = 0, withdrew = 0;
        std::array<std::uint16_t, 2> rules;
        std::uint16_t preferences = 0;
        bool operator==(const Key &) const = default;
    };
    struct Option {
        double worth;
        Act act;
        Mask own, other; ///< the columns of those who take part
    };
    struct Plan {
        Key key;
        Mask attacking = 0, attacked = 0; ///< the columns of those left out
        bool known = false;
        std::vector<Option> options; ///< those that are worth anything, in the order of the list
    };
    Plan &planFor(const Sight &sight, const Looks &looks, const Key &key, Mask attacking, Mask attacked, ActList &list);

    Weigher &weigher_;
    std::vector<Plan> plans_;
    std::size_t last_ = 0; ///< the one used last
};

} // namespace optio::hoplites
