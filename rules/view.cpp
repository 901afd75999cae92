// SPDX-License-Identifier: GPL-3.0-or-later
// What all views do alike.
#include "rules/view.h"

#include <algorithm>

namespace optio {

void markPhases(std::vector<PhaseView> &phases, std::string_view now)
{
    auto when = PhaseView::When::done;
    for (PhaseView &phase : phases) {
        phase.when = phase.id == now ? PhaseView::When::now : when;
        if (phase.id == now)
            when = PhaseView::When::todo;
    }
}

ChanceView chanceOf(Weight weight, Weight of) { return {static_cast<double>(weight) / static_cast<double>(of), fraction(weight, of)}; }

std::string View::turnText() const { return (turnWord.empty() ? "" : turnWord + " ") + std::to_string(turn); }

std::string View::progress() const { return turnWord.empty() ? title : turnText(); }

const SideView &View::side(std::string_view id) const
{
    const auto found = std::find_if(sides.begin(), sides.end(), [&](const SideView &one) { return one.id == id; });
    if (found == sides.end())
        throw Error("there is no side " + quoted(Json(id)) + "; there are \"a\" and \"b\"", "side");
    return *found;
}

std::map<std::string, std::string> sidesOfUnits(const View &view)
{
    std::map<std::string, std::string> sides;
    for (const SideView &side : view.sides)
        for (const GroupView &group : side.groups)
            for (const UnitView &unit : group.units)
                sides[unit.id] = side.id;
    return sides;
}

bool isAmong(const std::vector<std::string> &rulings, const std::string &one)
{
    return std::find(rulings.begin(), rulings.end(), one) != rulings.end();
}

Json toJson(const View &view) { return FieldsOut::write(view); }

} // namespace optio
