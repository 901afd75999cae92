// SPDX-License-Identifier: GPL-3.0-or-later
// Reads battles.toml.
#include "rules/roster/battles.h"

#include "rules/figures/figures.h"
#include "rules/ruling/refusal.h"

#include <algorithm>

namespace optio {

namespace {

constexpr const char *seriesKey = "series";

} // namespace

std::vector<ReadyBattle> readBattles(const std::filesystem::path &folder, const std::vector<Json> &armies)
{
    std::vector<ReadyBattle> battles;
    const std::filesystem::path path = folder / battlesFile;
    std::error_code none;
    if (!std::filesystem::exists(path, none))
        return battles;
    const Figure file = readFigures(path);
    const AskedKeys asked(&file);
    for (const Figure &row : file.at("battle").rows()) {
        const auto army = [&](const char *key) {
            const std::string &id = row.at(key).text();
            if (std::none_of(armies.begin(), armies.end(), [&](const Json &one) { return one.at("id") == id; }))
                row.at(key).fail("there is no supplied army " + quoted(Json(id)));
            return id;
        };
        ReadyBattle battle{
            row.at("id").text(),    row.at("name").text(),      row.at("when").text(),  army("a"), army("b"), row.at("story").text(),
            row.text("ground", ""), row.text("deployment", ""), row.at("length").text()};
        if (std::any_of(battles.begin(), battles.end(), [&](const ReadyBattle &one) { return one.id == battle.id; }))
            row.fail("the battle \"" + battle.id + "\" is there twice");
        battles.push_back(std::move(battle));
    }
    static_cast<void>(file.has(seriesKey)); // see readSeries()
    asked.hold();
    return battles;
}

std::vector<BattleSeries> readSeries(const std::filesystem::path &folder, const std::vector<ReadyBattle> &battles)
{
    std::vector<BattleSeries> all;
    const std::filesystem::path path = folder / battlesFile;
    std::error_code none;
    if (!std::filesystem::exists(path, none))
        return all;
    const Figure file = readFigures(path);
    if (!file.has(seriesKey))
        return all;
    for (const Figure &row : file.at(seriesKey).rows()) {
        BattleSeries series{row.at("id").text(), row.at("name").text(), row.at("story").text(), row.at("battles").texts()};
        for (const std::string &id : series.battles)
            if (std::none_of(battles.begin(), battles.end(), [&](const ReadyBattle &one) { return one.id == id; }))
                row.at("battles").fail("there is no ready-made battle " + quoted(Json(id)));
        if (std::any_of(all.begin(), all.end(), [&](const BattleSeries &one) { return one.id == series.id; }))
            row.fail("the series \"" + series.id + "\" is there twice");
        all.push_back(std::move(series));
    }
    return all;
}

} // namespace optio
