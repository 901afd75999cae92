// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what a game knows.
#include "rulesets/dba/place.h"

#include "rules/ruling/asking.h"
#include "rules/ruling/refusal.h"
#include "rulesets/dba/army/element.h"
#include "rulesets/dba/game.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dbx/late.h"

namespace optio::dba {

Place placeFrom(const Sheet &sheet, const Json &input)
{
    const Question &scale = sheet.option("scale").question;
    Place place;
    place.scale = scale.standard.get<std::string>();
    const auto game = input.find("game");
    if (game == input.end())
        return place;
    onlyKeys(*game, {"scale", "first_bound", "general_lost", "pips"});
    for (auto &[key, flag] : {std::pair{"first_bound", &place.firstBound}, std::pair{"general_lost", &place.generalLost}})
        if (const auto value = game->find(key); value != game->end()) {
            if (!value->is_boolean())
                throw Error("game." + std::string(key) + ": " + quoted(*value) + " is not an answer; allowed: true, false", key);
            *flag = value->get<bool>();
        }
    if (const auto value = game->find("scale"); value != game->end()) {
        checkAnswer(scale, *value);
        place.scale = value->get<std::string>();
    }
    if (const auto value = game->find("pips"); value != game->end()) {
        if (!value->is_number_integer() || *value < 0 || *value > 6)
            throw Error("game.pips: " + quoted(*value) + " are no PIPs left (DBA-070); allowed: whole numbers from 0 to 6", "pips");
        place.pips = value->get<int>();
    }
    return place;
}

Json toJson(const Place &place)
{
    Json json = {{"scale", place.scale}, {"first_bound", place.firstBound}, {"general_lost", place.generalLost}};
    if (place.pips >= 0)
        json["pips"] = place.pips;
    return json;
}

Place placeOf(const Sheet &sheet, const State &state)
{
    const int side = activeSide(state);
    const Army &army = state.side(side);
    Place place;
    place.scale = settingOf(sheet, state, "scale").get<std::string>();
    place.firstBound = army.bounds == 1;
    place.generalLost = generalLost(state, side);
    place.pips = std::max(0, army.pipDie - army.pipsSpent);
    return place;
}

int activeSide(const State &state) { return state.active == "b" ? 1 : 0; }

bool generalLost(const State &state, int side)
{
    for (const auto &[id, unit] : state.units)
        if (armyOf(unit) == side && unit.row.value("role", "") == "general" && standing(unit) > 0)
            return false;
    return true;
}

bool isLate(const Sheet &sheet, const State &state, const std::string &step) { return state.phase > sheet.phase(step) && !state.over(); }

std::string lateRefusal(const Sheet &sheet, const State &state, const std::string &step, const Json &answers)
{
    if (!isLate(sheet, state, step))
        return {};
    if (dbx::saysWhy(answers, "dba.late"))
        return {};
    const auto &steps = sheet.ruleset.at("phase").items();
    const auto label = [&](int number) {
        const auto at = static_cast<std::size_t>(number - 1);
        return at < steps.size() ? steps[at].at("label").text() : std::string("its end");
    };
    return dbx::lateText(label(state.phase), label(sheet.phase(step)), "DBA-010", "dba.late");
}

void needPips(const Sheet &sheet, const State &state)
{
    if (state.phase == sheet.phase("pips"))
        throw Error("the bound begins with the PIP die of the " + nameOfSide(state, activeSide(state)) + ": roll it first (DBA-010)");
}

} // namespace optio::dba
