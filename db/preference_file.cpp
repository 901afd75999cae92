// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences as TOML. What is kept as "yes" and "no" or as digits stands in the file as true, false or a number.
#include "db/preference_file.h"

#include "db/restore.h"
#include "db/store.h"
#include "rules/figures/house_draft.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace optio {

namespace {

constexpr const char *formatKey = "format", *formatName = "optio-preferences-1", *plainKey = "preferences";
constexpr std::string_view battleStart = "battle/";
/// They tell of this device, not of what somebody wants.
constexpr std::array<std::string_view, 4> local{restoreKey, houseBookKey, "lastBackup", "lessonGame"};

enum class Kind { yesNo, number, words, size };

/// What a preference may be.
struct Known {
    const char *key;
    Kind kind;
    const char *usual;
    double least = 0, most = 0;
    std::vector<const char *> words;
};

const std::vector<Known> &known()
{
    static const std::vector<Known> rows{{"theme", Kind::words, "system", 0, 0, {"system", "light", "dark", "contrast"}},
                                         {"language", Kind::words, "system", 0, 0, {"system", "en", "de", "fr"}},
                                         {"textScale", Kind::number, "1", 0.85, 2, {}},
                                         {"dice", Kind::words, "app", 0, 0, {"app", "typed"}},
                                         {"reducedMotion", Kind::yesNo, "no", 0, 0, {}},
                                         {"keepAwake", Kind::yesNo, "yes", 0, 0, {}},
                                         {"acrossTable", Kind::yesNo, "no", 0, 0, {}},
                                         {"pause", Kind::number, "800", 0, 3000, {}},
                                         {"sound", Kind::yesNo, "no", 0, 0, {}},
                                         {"volume", Kind::number, "50", 0, 100, {}},
                                         {"turnBoard", Kind::yesNo, "no", 0, 0, {}},
                                         {"skipEmpty", Kind::yesNo, "no", 0, 0, {}},
                                         {"confirmEnd", Kind::yesNo, "yes", 0, 0, {}},
                                         {"quickAttack", Kind::yesNo, "no", 0, 0, {}},
                                         {"windowSize", Kind::size, "", 0, 0, {}},
                                         {"paper", Kind::words, "a4", 0, 0, {"a4", "letter"}},
                                         {"printBack", Kind::yesNo, "no", 0, 0, {}},
                                         {"library-order", Kind::words, "name", 0, 0, {"name", "changed", "points", "ruleset"}}};
    return rows;
}

const Known *find(const std::string &key)
{
    const auto row = std::find_if(known().begin(), known().end(), [&](const Known &one) { return one.key == key; });
    return row == known().end() ? nullptr : &*row;
}

/// The number that the whole text is.
std::optional<double> numberIn(const std::string &text)
{
    const Json value = Json::parse(text, nullptr, false);
    return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

/// "1280x800"
bool isSize(const std::string &text)
{
    const std::size_t by = text.find('x');
    if (by == std::string::npos)
        return false;
    const auto side = [](const std::string &part) {
        return !part.empty() && part.size() < 6 && part.find_first_not_of("0123456789") == std::string::npos && std::stoi(part) > 0 &&
               std::stoi(part) <= 16384;
    };
    return side(text.substr(0, by)) && side(text.substr(by + 1));
}

/// What is kept as text, as it stands in the file.
nlohmann::ordered_json told(const Known *row, const std::string &value)
{
    if (row != nullptr && row->kind == Kind::yesNo && (value == "yes" || value == "no"))
        return value == "yes";
    if (row != nullptr && row->kind == Kind::number && numberIn(value))
        return nlohmann::ordered_json::parse(value);
    return value;
}

/// Why a value cannot be; nothing when it can.
std::string faultOf(const Known &row, const std::string &value)
{
    switch (row.kind) {
    case Kind::yesNo:
        return value == "yes" || value == "no" ? "" : "is neither true nor false";
    case Kind::number: {
        const std::optional<double> number = numberIn(value);
        return number && *number >= row.least && *number <= row.most ? ""
                                                                     : fmt::format("is not a number from {} to {}", row.least, row.most);
    }
    case Kind::words:
        if (std::none_of(row.words.begin(), row.words.end(), [&](const char *word) { return value == word; }))
            return "is none of " + listed(std::vector<std::string>(row.words.begin(), row.words.end()));
        return "";
    case Kind::size:
        return value.empty() || isSize(value) ? "" : "is not the size of a window, such as 1280x800";
    }
    return "";
}

/// A value of the file as it is kept.
std::string keptAs(const Figure &value)
{
    const Json json = value.json();
    if (json.is_string())
        return json.get<std::string>();
    if (json.is_boolean())
        return json.get<bool>() ? "yes" : "no";
    return canonical(json);
}

/// Sides are left out of the ids of a battle's options (the choices of a battle keep both under one).
std::string withoutSide(const Question &question)
{
    const std::string tail = "_" + question.side;
    return !question.side.empty() && question.id.ends_with(tail) ? question.id.substr(0, question.id.size() - tail.size()) : question.id;
}

/// Takes out of the choices for a battle what the rule set does not allow.
void checkChoices(const Ruleset &ruleset, Json &choices, std::vector<std::string> &notes)
{
    const auto note = [&](const std::string &what, const Json &value) {
        notes.push_back(fmt::format("{}: {} cannot be {}; its default is used.", ruleset.name(), what, quoted(value)));
    };
    for (const char *side : {"a", "b"})
        if (const Json seat = choices.value(side, Json::object()); seat.is_object() && seat.contains("percent")) {
            const Json &percent = seat.at("percent");
            if (!percent.is_number_integer() || (percent != 0 && (percent < 10 || percent > 100))) {
                note(std::string("the rout percent of side ") + side, percent);
                choices[side].erase("percent");
            }
        }
    if (!choices.contains("answers"))
        return;
    if (!choices.at("answers").is_object()) {
        note("what was chosen", choices.at("answers"));
        choices.erase("answers");
        return;
    }
    Json &answers = choices.at("answers");
    for (const Question &question : ruleset.options()) {
        const auto given = answers.find(withoutSide(question));
        if (given == answers.end())
            continue;
        try {
            checkAnswer(question, *given);
        } catch (const Error &) {
            note("“" + question.label + "”", *given);
            answers.erase(given);
        }
    }
}

} // namespace

std::string preferencesAsText(const Store &store, const std::string &now)
{
    nlohmann::ordered_json plain = nlohmann::ordered_json::object(), document = {{formatKey, formatName}};
    nlohmann::ordered_json tables = nlohmann::ordered_json::object();
    for (const auto &[key, value] : store.preferences()) {
        if (std::find(local.begin(), local.end(), key) != local.end())
            continue;
        // A table where nothing is lost by it.
        if (value.starts_with('{') && key != plainKey && key != formatKey) {
            const auto json = nlohmann::ordered_json::parse(value, nullptr, false);
            if (json.is_object() && !json.empty()) {
                const std::string alone = houseToml({{key, json}});
                try {
                    const Json back = readFigures(alone, key).json();
                    if (back.contains(key) && back.at(key) == Json(json)) {
                        tables[key] = json;
                        continue;
                    }
                } catch (const Error &) {
                    // what TOML cannot say is kept as text
                }
            }
        }
        plain[key] = told(find(key), value);
    }
    document[plainKey] = plain;
    for (const auto &[key, value] : tables.items())
        document[key] = value;
    return "# Preferences and last choices of Optio, " + now.substr(0, 10) +
           ". Read it in again in Settings, or with optio-cli preferences import.\n" + houseToml(document);
}

PreferencesRead readPreferences(Store &store, std::string_view text, const std::string &name, const std::vector<const Ruleset *> &rulesets)
{
    const Figure file = readFigures(text, name);
    if (file.text(formatKey, "") != formatName)
        throw Error(fmt::format("{} is no file of Optio's preferences: it begins with format = \"{}\".", name, formatName), formatKey);
    PreferencesRead read;
    std::map<std::string, std::string> wanted;
    if (file.has(plainKey)) {
        const Figure &plain = file.at(plainKey);
        if (!plain.json().is_object())
            plain.fail("preferences stand in a table, [preferences]");
        for (const std::string &key : plain.keys()) {
            std::string value = keptAs(plain.at(key));
            if (const Known *row = find(key))
                if (const std::string fault = faultOf(*row, value); !fault.empty()) {
                    read.notes.push_back(fmt::format("{}: {} {}; the usual {} is used.", key, quoted(plain.at(key).json()), fault,
                                                     *row->usual == '\0' ? "one" : quoted(Json(row->usual))));
                    value = row->usual;
                }
            wanted[key] = value;
        }
    }
    for (const std::string &key : file.keys()) {
        if (key == formatKey || key == plainKey)
            continue;
        Json value = file.at(key).json();
        if (!value.is_object())
            file.at(key).fail("\"" + key + "\" stands in no table; single preferences belong under [preferences]");
        if (key.starts_with(battleStart))
            for (const Ruleset *ruleset : rulesets)
                if (ruleset->id() == key.substr(battleStart.size()))
                    checkChoices(*ruleset, value, read.notes);
        wanted[key] = canonical(value);
    }
    for (const std::string_view key : local)
        wanted.erase(std::string(key));
    store.setPreferences(wanted);
    read.taken = static_cast<int>(wanted.size());
    return read;
}

} // namespace optio
