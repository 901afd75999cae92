// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of ready-made battles.
#include "app/home/battle_rows.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
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
            {"name", spoken(battle.name)},
            {"when", spoken(battle.when)},
            {"period", spoken(textAt(army(battle.a), "period"))},
            {"armies", qt(gameTitle({{"armies", {army(battle.a), army(battle.b)}}}))},
            {"story", spoken(battle.story)},
            {"ground", spoken(battle.ground)},
            {"deployment", spoken(battle.deployment)},
            {"length", spoken(battle.length)},
            {"ruleset", qt(ruleset.id())},
            {"rulesetName", qt(ruleset.name())},
            {"kind", qt(ruleset.kind())},
            {"armyA", qt(battle.a)},
            {"armyB", qt(battle.b)}};
}

} // namespace optio
