// SPDX-License-Identifier: GPL-3.0-or-later
// The members that the rules rely on, each with its range; what else a state holds is left alone.
#include "rulesets/dbm/state_check.h"

#include "rules/fields.h"
#include "rules/sides.h"
#include "rulesets/dbm/army/element.h"

#include <algorithm>

namespace optio::dbm {

namespace {

constexpr int mostInRow = 9999, mostInPool = 99;

struct MarkShape {
    int count = 0, marches = 0;
    std::string contact;
};

template <class F> void fields(F &f, MarkShape &v)
{
    f("count", v.count, limit::needed, limit::from(0, mostInRow));
    f("marches", v.marches, limit::from(0, 99));
    f("contact", v.contact, limit::longest(100));
}

struct UnitShape {
    std::string side, command;
    int count = 0, lost = 0;
    std::vector<MarkShape> marks;
};

template <class F> void fields(F &f, UnitShape &v)
{
    static const std::vector<std::string> sides(sideId.begin(), sideId.end());
    f("side", v.side, limit::needed, limit::oneOf(sides));
    f("command", v.command, limit::needed);
    f("count", v.count, limit::needed, limit::from(0, mostInRow));
    f("lost", v.lost, limit::needed, limit::from(0, mostInRow));
    f("marks", v.marks, limit::longest(500));
}

struct CommandShape {
    std::string id, name, kind;
    bool demoralised = false, generalLost = false, straggling = false, generalMoved = false, discountUsed = false;
    int pip = 0, spent = 0;
    std::vector<std::string> units;
};

template <class F> void fields(F &f, CommandShape &v)
{
    f("id", v.id, limit::needed);
    f("name", v.name, limit::needed);
    f("kind", v.kind, limit::needed);
    f("demoralised", v.demoralised);
    f("general_lost", v.generalLost);
    f("straggling", v.straggling);
    f("general_moved", v.generalMoved);
    f("discount_used", v.discountUsed);
    f("pip", v.pip, limit::from(0, mostInPool));
    f("spent", v.spent, limit::from(0, mostInPool));
    f("units", v.units, limit::needed, limit::longest(500));
}

struct ArmyShape {
    std::string id, name, state;
    std::vector<CommandShape> commands;
};

template <class F> void fields(F &f, ArmyShape &v)
{
    f("id", v.id, limit::needed);
    f("name", v.name, limit::needed);
    f("state", v.state);
    f("commands", v.commands, limit::needed, limit::longest(100));
}

struct StateShape {
    std::string active, weather, phase;
    int turn = 0;
    std::array<ArmyShape, 2> sides;
    std::map<std::string, UnitShape> units;
    std::vector<int> pool;
    std::vector<std::string> pooled, skies, phases; ///< the last two: the words there are
};

template <class F> void fields(F &f, StateShape &v)
{
    static const std::vector<std::string> sides(sideId.begin(), sideId.end());
    f("active", v.active, limit::needed, limit::oneOf(sides));
    f("weather", v.weather, limit::needed, limit::oneOf(v.skies));
    f("phase", v.phase, limit::oneOf(v.phases)); // games begun by an old version have none
    f("turn", v.turn, limit::needed, limit::from(0, 99999));
    f("sides", v.sides, limit::needed);
    f("units", v.units, limit::needed, limit::longest(20000));
    f("pool", v.pool, limit::longest(100), limit::from(1, 6));
    f("pooled", v.pooled, limit::longest(100));
}

std::vector<std::string> wordsIn(const std::vector<Named> &items)
{
    std::vector<std::string> ids;
    for (const Named &item : items)
        ids.push_back(item.id);
    return ids;
}

/// Do the units and their commands name each other?
void checkCommands(const Sheet &sheet, const StateShape &shape)
{
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string place = "state/sides/" + std::to_string(side);
        if (shape.sides[side].id != sideId[side])
            throw Error(place + "/id must be \"" + sideId[side] + "\"", place + "/id");
        for (const CommandShape &command : shape.sides[side].commands) {
            if (numberOf(sheet.words.command, command.kind) < 0)
                throw Error(place + ": the kind of the command " + quoted(Json(command.id)) + " must be one of " +
                                listOf(sheet.words.command) + ", not " + quoted(Json(command.kind)),
                            place);
            for (const std::string &unit : command.units)
                if (!shape.units.contains(unit))
                    throw Error(place + ": there is no unit " + quoted(Json(unit)), place);
        }
    }
    for (const auto &[id, unit] : shape.units) {
        const auto &commands = shape.sides[unit.side == sideId[0] ? 0 : 1].commands;
        if (std::none_of(commands.begin(), commands.end(), [&unit = unit](const auto &one) { return one.id == unit.command; }))
            throw Error("state/units/" + id + "/command: there is no command " + quoted(Json(unit.command)), "state/units/" + id);
    }
}

} // namespace

void checkState(const Sheet &sheet, const Json &state)
{
    StateShape shape;
    shape.skies = wordsIn(sheet.words.sky);
    shape.phases = wordsIn(sheet.phases);
    FieldsIn::read(shape, state, "state");
    checkCommands(sheet, shape);
    for (const auto &[id, unit] : state.at("units").items())
        (void)elementFromRow(sheet.words, unit, "state/units/" + id);
    const Json &settings = state.contains("settings") ? state.at("settings") : Json();
    if (!settings.is_object())
        throw Error("state/settings must be an object, not " + quoted(settings), "state/settings");
    for (const Option &option : sheet.options)
        if (const auto given = settings.find(option.question.id); given != settings.end())
            checkAnswer(option.question, *given);
}

} // namespace optio::dbm
