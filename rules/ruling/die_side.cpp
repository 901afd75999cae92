// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/ruling/die_side.h"

#include "rules/dice/pools.h"

namespace optio {

std::string sideOfDie(const Form &form, const Ruling &ruling, std::size_t die)
{
    if (die < form.dice.size() && (form.dice.size() == ruling.dice.size() || form.dice[die].label == ruling.dice[die].label))
        return form.dice[die].side;
    for (const DieSlot &slot : form.dice)
        if (slot.label == ruling.dice[die].label)
            return slot.side;
    // A pool that was typed as hits stands for several.
    const auto count = [&](std::size_t end) {
        std::size_t all = 0;
        for (std::size_t at = 0; at < end; ++at)
            all += isPool(ruling.dice[at].value) ? static_cast<std::size_t>(poolOf(ruling.dice[at].value).dice) : 1;
        return all;
    };
    return count(ruling.dice.size()) == form.dice.size() && count(die) < form.dice.size() ? form.dice[count(die)].side : std::string();
}

bool crossed(const Form &form, const std::function<std::string(const std::string &unit)> &armyOf)
{
    for (const Contestant &one : form.contestants)
        if (const std::string army = armyOf(one.unit); !army.empty())
            return army != one.side;
    return false;
}

bool crossed(const Form &form, const std::map<std::string, std::string> &armies)
{
    return crossed(form, [&](const std::string &unit) {
        const auto army = armies.find(unit);
        return army == armies.end() ? std::string() : army->second;
    });
}

} // namespace optio
