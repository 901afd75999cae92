// SPDX-License-Identifier: GPL-3.0-or-later
// The state as JSON: the members that the rules rely on, each with its range.
#include "rulesets/dbm/state.h"

#include "rules/sides.h"

namespace optio::dbm {

namespace {

constexpr int mostInPool = 99;

} // namespace

template <class F> void fields(F &f, Corps &v)
{
    f("id", v.id, limit::needed);
    f("name", v.name, limit::needed);
    f("kind", v.kind);
    f("demoralised", v.demoralised);
    f("general_lost", v.generalLost);
    f("straggling", v.straggling);
    f("general_moved", v.generalMoved);
    f("discount_used", v.discountUsed);
    f("pip", v.pip, limit::from(0, mostInPool));
    f("spent", v.spent, limit::from(0, mostInPool));
    f("units", v.units, limit::needed, limit::longest(500));
}

template <class F> void fields(F &f, Army &v)
{
    f("id", v.id, limit::needed);
    f("name", v.name, limit::needed);
    f("army", v.army);
    f("state", v.state);
    f("commands", v.commands, limit::needed, limit::longest(100));
}

template <class F> void fields(F &f, Event &v)
{
    f("turn", v.turn);
    f("what", v.what);
    f("who", v.who);
    f("foe", v.foe);
}

template <class F> void fields(F &f, State &v)
{
    static const std::vector<std::string> sides(sideId.begin(), sideId.end());
    f("ruleset", v.ruleset);
    f("active", v.active, limit::needed, limit::oneOf(sides));
    f("weather", v.weather, limit::needed);
    f("phase", v.phase);
    f("turn", v.turn, limit::needed, limit::from(0, 99999));
    f("settings", v.settings);
    f("sides", v.sides, limit::needed);
    f("units", v.units, limit::needed, limit::longest(20000));
    f("pool", v.pool, limit::longest(100), limit::from(1, 6));
    f("pooled", v.pooled, limit::longest(100));
    f("events", v.events);
    f("left_out", v.leftOut);
}

template void fields(FieldsIn &f, Event &v);
template void fields(FieldsOut &f, Event &v);
template void fields(FieldsIn &f, State &v);
template void fields(FieldsOut &f, State &v);

} // namespace optio::dbm
