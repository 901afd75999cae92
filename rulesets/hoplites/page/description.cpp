// SPDX-License-Identifier: GPL-3.0-or-later
// Words for acts and phases.
#include "rulesets/hoplites/page/description.h"

#include "rules/sides.h"

#include <algorithm>

namespace optio::hoplites {

Names apart(Names names)
{
    const std::array<std::vector<std::string>, 2> plain = names.units;
    for (std::size_t side = 0; side < 2; ++side)
        for (std::string &name : names.units[side])
            if (!name.empty() && std::find(plain[1 - side].begin(), plain[1 - side].end(), name) != plain[1 - side].end())
                name += " of " + names.army[side];
    return names;
}

const char *nameOf(Phase phase)
{
    static constexpr const char *labels[] = {"Before the battle", "Play", "Move", "Missile", "Shock", "Rally", "Draw", "Over"};
    return labels[static_cast<std::size_t>(phase)];
}

std::string labelOf(const Sheet &sheet, const Module &module, const Act &act, const Names &names, int side)
{
    const auto mine = [&](Byte unit) { return names.units[at(side)][unit]; };
    const auto theirs = [&](Byte unit) { return names.units[at(1 - side)][unit]; };
    const auto column = [](Byte index) { return "column " + std::to_string(index + 1); };
    switch (act.deed) {
    case Deed::deal:
        return "Deal";
    case Deed::bid:
        return act.a == 1 ? "Play Initiative" : "Leave the initiative to the dice";
    case Deed::play:
        return "Play " + mine(act.a) + " in " + column(act.b);
    case Deed::caltrop:
        return "Caltrops in " + column(act.a);
    case Deed::lateral:
        return "Move " + mine(act.a) + " to " + column(act.b);
    case Deed::retire:
        return mine(act.a) + " to the second line";
    case Deed::cohesion:
        return "Cohesion for " + mine(act.a);
    case Deed::shoot:
        return mine(act.a) + " shoot at " + theirs(act.b);
    case Deed::supply:
        return "Missiles for " + mine(act.a) + (act.b == nobody ? "" : ", " + mine(act.b)) + (act.c == nobody ? "" : ", " + mine(act.c));
    case Deed::react:
        return mine(act.a) + (act.b == 1 ? " fire" : " hold their fire");
    case Deed::attack: {
        const auto how = [&](int i) {
            return act.flank(i) == Flank::front ? "" : act.flank(i) == Flank::card ? " (Flank card)" : " (flank)";
        };
        std::string text = mine(act.a) + how(0) + (act.b == nobody ? "" : " and " + mine(act.b) + how(1)) + " at " + theirs(act.c);
        for (const Byte unit : {act.d, act.e})
            if (unit != nobody)
                text += ", " + theirs(unit);
        if (act.lead() < 2)
            text += "; " + mine(act.lead() == 0 ? act.a : act.b) + " lead";
        return text;
    }
    case Deed::withdraw:
        return mine(act.a) + (act.b == 1 ? " withdraw" : " stay");
    case Deed::behind:
        return mine(act.a) + " at the second line";
    case Deed::resolve:
        return "Resolve shock";
    case Deed::rallyLeader:
        return "Rally " + mine(act.a);
    case Deed::rallyCard:
        return "Rally card for " + mine(act.a);
    case Deed::regroup:
        return "Regroup " + mine(act.a);
    case Deed::drawDeck:
        return "Draw from the deck";
    case Deed::drawSecond:
        return "Draw " + mine(act.a);
    case Deed::discard:
        return "Discard " + (act.a < firstSpecial ? mine(act.a) : sheet.card(module, static_cast<std::size_t>(act.a - firstSpecial)).name);
    case Deed::reserve:
        return "Reserve";
    case Deed::order:
        return "The leader puts " + mine(act.a) + " in order";
    case Deed::card:
        return module.card.name;
    case Deed::bout:
        return act.a == 1 ? "Fight it out" : "Next turn";
    case Deed::next:
        return "End the phase";
    }
    return {};
}

} // namespace optio::hoplites
