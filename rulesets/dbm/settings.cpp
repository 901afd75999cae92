// SPDX-License-Identifier: GPL-3.0-or-later
// Reads settings and weather.
#include "rulesets/dbm/settings.h"

#include "rules/ruling/refusal.h"

namespace optio::dbm {

const Json &usualSettings(const Sheet &sheet) { return sheet.usualSettings; }

std::shared_ptr<const Json> completeSettings(const Sheet &sheet, const Json &given)
{
    if (given == sheet.usualSettings)
        return {std::shared_ptr<void>(), &sheet.usualSettings};
    if (!given.is_object())
        throw Error("game.settings: expected an object of settings", "game.settings");
    auto settings = std::make_shared<Json>(sheet.usualSettings);
    for (auto it = given.begin(); it != given.end(); ++it) {
        if (!settings->contains(it.key())) {
            std::vector<std::string> names;
            for (auto known = sheet.usualSettings.begin(); known != sheet.usualSettings.end(); ++known)
                names.push_back(known.key());
            throw Error("game.settings: there is no setting " + quoted(Json(it.key())) + allowedTail(it.key(), names), it.key());
        }
        checkAnswer(sheet.option(it.key()).question, it.value());
        (*settings)[it.key()] = it.value();
    }
    return settings;
}

int skyOf(const Sheet &sheet, const Json &game)
{
    if (!game.is_object())
        throw Error("game: expected an object with weather and settings", "game");
    for (auto it = game.begin(); it != game.end(); ++it)
        if (it.key() != "weather" && it.key() != "settings")
            throw Error("game: unknown key " + quoted(Json(it.key())) + allowedTail(it.key(), {"weather", "settings"}), it.key());
    const auto weather = game.find("weather");
    if (weather == game.end())
        return 0;
    const int word = weather->is_string() ? numberOf(sheet.words.sky, weather->get_ref<const std::string &>()) : -1;
    if (word < 0)
        throw Error("game.weather: " + quoted(*weather) + " is not a weather (DBM-010); allowed: " + listOf(sheet.words.sky),
                    "game.weather");
    return word;
}

std::string shooterList(const Sheet &sheet)
{
    std::string list;
    for (std::size_t type = 0; type < sheet.words.types.size(); ++type) {
        std::string grades;
        bool all = true;
        for (std::size_t grade = 0; grade < sheet.words.grades.size(); ++grade) {
            const bool can = sheet.shoots(sheet.words.kind(static_cast<int>(type), static_cast<int>(grade)));
            all = all && can;
            if (can)
                grades += (grades.empty() ? "" : "/") + sheet.words.grades[grade].id;
        }
        if (!grades.empty())
            list += (list.empty() ? "" : ", ") + sheet.words.types[type].id + (all ? "" : "(" + grades + ")");
    }
    return list;
}

} // namespace optio::dbm
