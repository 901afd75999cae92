// SPDX-License-Identifier: GPL-3.0-or-later
// Reads battles.toml.
#include "rules/roster/battles.h"

#include "rules/figures/figures.h"
#include "rules/ruling/refusal.h"

#include <algorithm>

namespace optio {

ReadyBattles readBattles(const std::filesystem::path &folder, const std::vector<Json> &armies)
{
    ReadyBattles ready;
    const std::optional<Figure> file = readBesideFigures(folder, battlesFile);
    if (!file)
        return ready;
    const AskedKeys asked(&*file);
    for (const Figure &row : file->at("battle").rows()) {
        const auto army = [&](const char *key) {
            const std::string &id = row.at(key).text();
            if (std::none_of(armies.begin(), armies.end(), [&](const Json &one) { return one.at("id") == id; }))
                row.at(key).fail("there is no supplied army " + quoted(Json(id)));
            return id;
        };
        ReadyBattle battle{
            row.at("id").text(),    row.at("name").text(),      row.at("when").text(),  army("a"), army("b"), row.at("story").text(),
            row.text("ground", ""), row.text("deployment", ""), row.at("length").text()};
        if (std::any_of(ready.battles.begin(), ready.battles.end(), [&](const ReadyBattle &one) { return one.id == battle.id; }))
            row.fail("the battle \"" + battle.id + "\" is there twice");
        ready.battles.push_back(std::move(battle));
    }
    if (file->has("series"))
        for (const Figure &row : file->at("series").rows()) {
            BattleSeries series{row.at("id").text(), row.at("name").text(), row.at("story").text(), row.at("battles").texts()};
            for (const std::string &id : series.battles)
                if (std::none_of(ready.battles.begin(), ready.battles.end(), [&](const ReadyBattle &one) { return one.id == id; }))
                    row.at("battles").fail("there is no ready-made battle " + quoted(Json(id)));
            if (std::any_of(ready.series.begin(), ready.series.end(), [&](const BattleSeries &one) { return one.id == series.id; }))
                row.fail("the series \"" + series.id + "\" is there twice");
            ready.series.push_back(std::move(series));
        }
    asked.hold();
    return ready;
}

} // namespace optio
