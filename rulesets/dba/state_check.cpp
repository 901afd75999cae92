// SPDX-License-Identifier: GPL-3.0-or-later
// The members that the rules rely on, each with its range; what else a state holds is left alone.
#include "rulesets/dba/state_check.h"

#include "rules/fields.h"
#include "rules/sides.h"
#include "rulesets/dba/army/element.h"

namespace optio::dba {

namespace {

constexpr int mostInRow = 9999;

struct MarkShape {
    int count = 0;
    std::string contact;
};

template <class F> void fields(F &f, MarkShape &v)
{
    f("count", v.count, limit::needed, limit::from(0, mostInRow));
    f("contact", v.contact, limit::longest(100));
}

struct UnitShape {
    std::string side;
    int count = 0, lost = 0;
    std::vector<MarkShape> marks;
};

template <class F> void fields(F &f, UnitShape &v)
{
    static const std::vector<std::string> sides(sideId.begin(), sideId.end());
    f("side", v.side, limit::needed, limit::oneOf(sides));
    f("count", v.count, limit::needed, limit::from(0, mostInRow));
    f("lost", v.lost, limit::needed, limit::from(0, mostInRow));
    f("marks", v.marks, limit::longest(500));
}

struct GroupShape {
    std::string id, name;
    std::vector<std::string> units;
};

template <class F> void fields(F &f, GroupShape &v)
{
    f("id", v.id, limit::needed);
    f("name", v.name, limit::needed);
    f("units", v.units, limit::needed, limit::longest(20000));
}

struct ArmyShape {
    std::string id, name;
    std::vector<GroupShape> groups;
    bool camp = false, campLost = false;
    int bounds = 0, die = 0, spent = 0;
};

template <class F> void fields(F &f, ArmyShape &v)
{
    f("id", v.id, limit::needed);
    f("name", v.name, limit::needed);
    f("groups", v.groups, limit::needed, limit::longest(100));
    f("camp", v.camp, limit::needed);
    f("camp_lost", v.campLost, limit::needed);
    f("bounds", v.bounds, limit::needed, limit::from(0, 99999));
    f("pip_die", v.die, limit::needed, limit::from(0, 99));
    f("pips_spent", v.spent, limit::needed, limit::from(0, 99));
}

struct StateShape {
    std::string active, winner;
    int turn = 0, phase = 0, phases = 0; ///< `phases`: how many there are
    std::array<ArmyShape, 2> sides;
    std::map<std::string, UnitShape> units;
};

template <class F> void fields(F &f, StateShape &v)
{
    static const std::vector<std::string> sides(sideId.begin(), sideId.end());
    f("active", v.active, limit::needed, limit::oneOf(sides));
    f("winner", v.winner, limit::oneOrNone(sides));
    f("turn", v.turn, limit::needed, limit::from(0, 99999));
    f("phase", v.phase, limit::needed, limit::from(1, v.phases));
    f("sides", v.sides, limit::needed);
    f("units", v.units, limit::needed, limit::longest(20000));
}

} // namespace

void checkState(const Sheet &sheet, const Json &state)
{
    StateShape shape;
    shape.phases = static_cast<int>(sheet.ruleset.at("phase").items().size());
    FieldsIn::read(shape, state, "state");
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string place = "state/sides/" + std::to_string(side);
        if (shape.sides[side].id != sideId[side])
            throw Error(place + "/id must be \"" + sideId[side] + "\"", place + "/id");
        for (const GroupShape &group : shape.sides[side].groups)
            for (const std::string &unit : group.units)
                if (!shape.units.contains(unit))
                    throw Error(place + ": there is no unit " + quoted(Json(unit)), place);
    }
    for (const auto &[id, unit] : state.at("units").items())
        (void)elementFromRow(sheet.words, unit, "state/units/" + id);
    const Json &settings = state.contains("settings") ? state.at("settings") : Json();
    if (!settings.is_object())
        throw Error("state/settings must be an object, not " + quoted(settings), "state/settings");
    for (const Option &option : sheet.options)
        if (const auto given = settings.find(option.question.id); given != settings.end())
            checkAnswer(option.question, *given);
}

} // namespace optio::dba
