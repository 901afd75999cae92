// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of ready-made battles.
#include "app/home/battle_rows.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "rules/campaign/campaign_game.h"

#include <algorithm>

namespace optio {

QVariantMap battleRow(const Ruleset &ruleset, const ReadyBattle &battle)
{
    const auto army = [&](const std::string &id) -> const Json & {
        const std::vector<Json> &armies = ruleset.armies();
        return *std::find_if(armies.begin(), armies.end(), [&](const Json &one) { return one.at("id") == id; });
    };
    return {{"id", qt(battle.id)},
            {"name", qt(battle.name)},
            {"when", qt(battle.when)},
            {"period", textAt(army(battle.a), "period")},
            {"armies", qt(gameTitle({{"armies", {army(battle.a), army(battle.b)}}}))},
            {"story", qt(battle.story)},
            {"ground", qt(battle.ground)},
            {"deployment", qt(battle.deployment)},
            {"length", qt(battle.length)},
            {"ruleset", qt(ruleset.id())},
            {"rulesetName", qt(ruleset.name())},
            {"kind", qt(ruleset.kind())},
            {"armyA", qt(battle.a)},
            {"armyB", qt(battle.b)}};
}

} // namespace optio
