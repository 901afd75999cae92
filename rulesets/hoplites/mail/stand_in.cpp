// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/hoplites/mail/stand_in.h"

#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>
#include <bit>

namespace optio::hoplites {

namespace {

/// What the hits on a unit weigh, in hundredths of twice its weight: all of it when it leaves, else as the square of its hits.
int harmTo(const Fighter &one, int worth)
{
    const int weight = 100 * (worth + 4);
    return one.coh >= one.limit || one.gone ? weight : weight * one.coh * one.coh / (one.limit * one.limit);
}

int harmIn(const Shock &shock, const State &state)
{
    int harm = 0;
    for (const Fighter &one : shock.defenders)
        if (one.unit != nobody)
            harm += harmTo(one, state.enemy().units[one.unit].worth);
    for (const Fighter &one : shock.attackers)
        if (one.unit != nobody)
            harm -= harmTo(one, state.own().units[one.unit].worth);
    return harm;
}

/// Withdraws when the ten faces of the shock die together cost the defenders more than a little beyond what they cost the attackers. Checks
/// and collapse are left out.
bool withdraws(const Sheet &sheet, const State &view)
{
    constexpr int little = 600; // of ten faces: 0.3 of a unit's weight for each
    Shock shock = shockOf(sheet, view, view.forming);
    chooseBases(sheet, shock);
    const int before = harmIn(shock, view);
    int more = 0;
    for (int face = 0; face < 10; ++face) {
        Shock tried = shock;
        EnteredDice source({face});
        Dice dice(source);
        clash(sheet, tried, dice, nullptr);
        more += harmIn(tried, view) - before;
    }
    return more > little;
}

} // namespace

std::string orderGroupOf(const Sheet &sheet, const Unit &unit)
{
    const TypeRow &type = sheet.type(unit);
    if (type.characteristics)
        return "other";
    if ((type.traits & cavalry) != 0)
        return "CAV";
    if ((type.traits & skirmisher) != 0)
        return "SK";
    if ((type.traits & lightClass) != 0)
        return "LI";
    return type.period == "samurai" ? "samurai" : "other";
}

std::vector<mail::OrderGroup> orderGroupsOf(const mail::SetUp &setUp)
{
    std::vector<mail::OrderGroup> groups{{"SK", "Skirmishers"}, {"LI", "Light infantry"}, {"CAV", "Cavalry and camels"}};
    if (setUp.period == "samurai")
        groups.push_back({"samurai", "Samurai foot"});
    groups.push_back({"other", setUp.period == "fantasy" ? "All others, monsters too" : "All others"});
    return groups;
}

Act standInAnswer(const Sheet &sheet, const State &state, const mail::Orders &orders)
{
    const State view = viewOf(state, 2);
    const bool reaction = view.prompt == Prompt::react;
    const SideState &asked = view.sides[view.asked];
    const int unit = unitAt(asked, std::countr_zero(view.asking));
    const auto &given = reaction ? orders.react : orders.withdraw;
    const auto order = given.find(orderGroupOf(sheet, asked.units[static_cast<std::size_t>(unit)]));
    Act answer;
    answer.deed = reaction ? Deed::react : Deed::withdraw;
    answer.a = static_cast<Byte>(unit);
    if (order != given.end() && order->second != "computer")
        answer.b = order->second == "always" ? 1 : 0;
    else
        answer.b = reaction || withdraws(sheet, view) ? 1 : 0;
    return answer;
}

} // namespace optio::hoplites
