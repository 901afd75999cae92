// SPDX-License-Identifier: GPL-3.0-or-later
// Puts places of a roster into words.
#include "rules/roster/roster_place.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace optio {

namespace {

/// The keys with which the path of a place begins. Files have paths, too, and stay as they are.
constexpr std::array heads{"commands", "format", "ruleset", "data",  "id",      "name",   "notes", "limit", "people",
                           "period",   "vendor", "pinned",  "cards", "terrain", "leader", "rules", "tags",  "fortifications"};

bool isWordSign(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// The steps of a path: parted by slashes, and by a full stop before a field.
std::vector<std::string> stepsOf(std::string_view path)
{
    std::vector<std::string> steps;
    for (const char c : path)
        if (c == '/' || c == '.')
            steps.emplace_back();
        else if (!steps.empty())
            steps.back() += c;
    return steps;
}

/// A step that counts; -1 for one that is a word.
int numberOf(const std::string &step)
{
    const bool digits =
        !step.empty() && step.size() < 6 && std::all_of(step.begin(), step.end(), [](char c) { return c >= '0' && c <= '9'; });
    return digits ? std::stoi(step) : -1;
}

const Json &at(const Json &list, int number)
{
    static const Json none;
    return list.is_array() && number >= 0 && static_cast<std::size_t>(number) < list.size() ? list[static_cast<std::size_t>(number)] : none;
}

const Json &member(const Json &object, const char *key)
{
    static const Json none;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? *found : none;
}

std::string textOf(const Json &value) { return value.is_string() ? value.get<std::string>() : std::string(); }

/// What the troops of a row are called; empty when nobody knows.
std::string troopsOf(const Json &unit, const Ruleset *ruleset)
{
    if (ruleset != nullptr)
        try {
            return ruleset->unitText(unit).value("label", "");
        } catch (const std::exception &) {
            // then by its own words
        }
    const std::string name = textOf(member(unit, "name")), type = textOf(member(unit, "type"));
    if (ruleset != nullptr && name.empty())
        try {
            const Json fields = ruleset->catalogue().value("fields", Json::array());
            for (const Json &field : fields)
                for (const Json &choice : field.value("choices", Json::array()))
                    if (field.value("key", "") == "type" && choice.is_object() && choice.value("value", Json()) == type)
                        return choice.value("label", type);
        } catch (const std::exception &) {
            // a catalogue of another form
        }
    return name.empty() ? type : name;
}

/// What a field is called: by its label in the catalogue, or as its key says.
std::string fieldName(const std::string &key, bool ofUnit, const Ruleset *ruleset)
{
    std::string words = key;
    if (ruleset != nullptr)
        try {
            const Json fields = ruleset->catalogue().value(ofUnit ? "fields" : "commandFields", Json::array());
            for (const Json &field : fields)
                if (field.value("key", "") == key && !field.value("label", "").empty())
                    words = field.value("label", "");
        } catch (const std::exception &) {
            // then by its key
        }
    std::replace(words.begin(), words.end(), '_', ' ');
    if (words.size() > 1 && std::islower(static_cast<unsigned char>(words[1])) != 0)
        words[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(words[0])));
    return words;
}

std::string rest(const std::vector<std::string> &steps, std::size_t from, bool ofUnit, const Ruleset *ruleset)
{
    std::string text;
    for (std::size_t i = from; i < steps.size(); ++i)
        if (!steps[i].empty())
            text += (text.empty() ? "" : ", ") +
                    (numberOf(steps[i]) < 0 ? fieldName(steps[i], ofUnit, ruleset) : std::to_string(numberOf(steps[i]) + 1));
    return text;
}

/// The place without its field, and the field.
std::pair<std::string, std::string> parts(const Json &roster, std::string_view where, const Ruleset *ruleset)
{
    const std::vector<std::string> steps = stepsOf(where);
    if (steps.empty() || steps[0] != "commands")
        return {rest(steps, 0, false, ruleset), {}};
    const int c = steps.size() > 1 ? numberOf(steps[1]) : -1;
    if (c < 0)
        return {"the list of commands", rest(steps, 1, false, ruleset)};
    const Json &command = at(member(roster, "commands"), c);
    std::string name = textOf(member(command, "name"));
    if (name.empty())
        name = "Command " + std::to_string(c + 1);
    const int u = steps.size() > 3 && steps[2] == "units" ? numberOf(steps[3]) : -1;
    if (u < 0)
        return {name, steps.size() == 3 && steps[2] == "units" ? "rows" : rest(steps, 2, false, ruleset)};
    const Json &unit = at(member(command, "units"), u);
    const std::string troops = unit.is_object() ? troopsOf(unit, ruleset) : std::string();
    return {name + ", row " + std::to_string(u + 1) + (troops.empty() ? "" : " (" + troops + ")"), rest(steps, 4, true, ruleset)};
}

/// The length of the path that begins at `from`; 0 when none does.
std::size_t pathAt(const Json &roster, const std::string &text, std::size_t from)
{
    const bool begins = from == 0 || text[from - 1] == ' ' || text[from - 1] == '"' || text[from - 1] == '(';
    if (text[from] != '/' || !begins)
        return 0;
    std::size_t end = from + 1;
    while (end < text.size() && isWordSign(text[end]))
        ++end;
    const std::string head = text.substr(from + 1, end - from - 1);
    const bool known = std::find(heads.begin(), heads.end(), head) != heads.end() || (roster.is_object() && roster.contains(head));
    if (!known)
        return 0;
    while (end + 1 < text.size() && (text[end] == '/' || text[end] == '.') && isWordSign(text[end + 1])) {
        ++end;
        while (end < text.size() && isWordSign(text[end]))
            ++end;
    }
    return end - from;
}

std::string capitalOf(std::string text)
{
    if (!text.empty())
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

} // namespace

std::string placeName(const Json &roster, std::string_view where, const Ruleset *ruleset)
{
    const auto [place, field] = parts(roster, where, ruleset);
    return place + (place.empty() || field.empty() ? "" : ", ") + field;
}

std::string withPlaceNames(const Json &roster, const std::string &sentence, const Ruleset *ruleset)
{
    std::string text;
    for (std::size_t i = 0; i < sentence.size();) {
        const std::size_t length = pathAt(roster, sentence, i);
        if (length == 0) {
            text += sentence[i++];
            continue;
        }
        const auto [place, field] = parts(roster, sentence.substr(i, length), ruleset);
        const bool first = text.empty() || text.ends_with(": ");
        text += (first ? capitalOf(place) : place) + (place.empty() || field.empty() ? "" : first ? ": " : ", ") + field;
        i += length;
    }
    return text;
}

std::string aboutRow(const std::string &sentence)
{
    for (const std::string_view start : {"unit.", "unit: "})
        if (sentence.rfind(start, 0) == 0)
            return sentence.substr(start.size());
    return sentence;
}

std::vector<Finding> withPlaceNames(const Ruleset &ruleset, const Json &roster, std::vector<Finding> findings)
{
    for (Finding &finding : findings)
        finding.text = withPlaceNames(roster, finding.text, &ruleset);
    return findings;
}

} // namespace optio
