// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a game's end, and what its rule set shows of each side.
#include "rules/club/game_result.h"

#include "rules/record/record.h"
#include "rules/ruleset.h"
#include "rules/view.h"

#include <algorithm>

namespace optio::club {

namespace {

int count(const std::vector<Badge> &badges, const char *text)
{
    return static_cast<int>(std::count_if(badges.begin(), badges.end(), [text](const Badge &badge) { return badge.text == text; }));
}

/// What this side has lost.
Taken lossesOf(const SideView &side)
{
    Taken lost;
    for (const GroupView &group : side.groups)
        for (const UnitView &unit : group.units) {
            lost.elements += unit.lost;
            lost.generals += unit.lost > 0 ? count(unit.badges, "general lost") : 0;
        }
    lost.camps = count(side.badges, "camp lost");
    return lost;
}

} // namespace

Result resultOfGame(const Ruleset &ruleset, const Json &header, const Json &state)
{
    RecordGame game;
    readEnd(game, ruleset, header, state);
    Result result;
    result.taken.emplace();
    const View view = ruleset.view(state, "");
    for (const SideView &side : view.sides)
        (*result.taken)[side.id == "b" ? 0 : 1] = lossesOf(side);
    if (game.had[0] > 0 && game.had[1] > 0)
        result.strength = game.had;
    result.unfinished = !game.over;
    if (game.over) {
        result.won = true;
        result.winner = game.winner == "a" ? Winner::a : game.winner == "b" ? Winner::b : Winner::none;
        if (result.winner != Winner::none)
            result.broken[result.winner == Winner::a ? 1 : 0] = true;
    }
    return result;
}

Json inputOf(const Result &result, const std::string &game)
{
    const Json fields = FieldsOut::write(result);
    Json input = Json::object();
    if (result.won)
        input["winner"] = fields.at("winner");
    for (const char *key : {"taken", "score", "strength", "broken", "unfinished"})
        if (fields.contains(key))
            input[key] = fields.at(key);
    if (!game.empty()) {
        input["game"] = game.substr(0, mostGameId);
        input["confirmed"] = Json::array();
    }
    return input;
}

} // namespace optio::club
