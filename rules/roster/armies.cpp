// SPDX-License-Identifier: GPL-3.0-or-later
// Reads supplied armies.
#include "rules/roster/armies.h"

#include "rules/figures/figures.h"

#include <algorithm>

namespace optio {

std::vector<Json> readArmies(const std::filesystem::path &folder, const std::string &ruleset, const std::string &data,
                             const SettleRow &settle)
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(folder / "armies"))
        if (entry.path().extension() == ".toml")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Json> armies;
    for (const auto &file : files) {
        const Figure figures = readFigures(file);
        Json army = figures.json();
        army.erase("rule");
        army["format"] = 1;
        army["ruleset"] = ruleset;
        army["data"] = data;
        army["id"] = ruleset + "/" + figures.at("id").text();
        army["vendor"] = Json::object();
        if (!army.contains("limit"))
            army["limit"] = 0;
        for (Json &command : army.at("commands"))
            for (Json &row : command.at("units"))
                settle(row, file.filename().string());
        armies.push_back(std::move(army));
    }
    return armies;
}

} // namespace optio
