// SPDX-License-Identifier: GPL-3.0-or-later
// The state as JSON: the members that the rules rely on, each with its range.
#include "rulesets/dba/state.h"

#include "rules/sides.h"

namespace optio::dba {

template <class F> void fields(F &f, Army &v)
{
    f("id", v.id, limit::needed);
    f("name", v.name, limit::needed);
    f("army", v.army);
    f("groups", v.groups, limit::needed, limit::longest(100));
    f("camp", v.camp, limit::needed);
    f("camp_lost", v.campLost, limit::needed);
    f("bounds", v.bounds, limit::needed, limit::from(0, 99999));
    f("pip_die", v.pipDie, limit::needed, limit::from(0, 99));
    f("pips_spent", v.pipsSpent, limit::needed, limit::from(0, 99));
}

template <class F> void fields(F &f, State &v)
{
    static const std::vector<std::string> sides(sideId.begin(), sideId.end());
    f("ruleset", v.ruleset);
    f("active", v.active, limit::needed, limit::oneOf(sides));
    f("winner", v.winner, limit::oneOrNone(sides));
    f("turn", v.turn, limit::needed, limit::from(0, 99999));
    f("phase", v.phase, limit::needed);
    f("settings", v.settings, limit::needed);
    f("sides", v.sides, limit::needed);
    f("units", v.units, limit::needed, limit::longest(20000));
}

template void fields(FieldsIn &f, State &v);
template void fields(FieldsOut &f, State &v);

} // namespace optio::dba
