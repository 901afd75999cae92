// SPDX-License-Identifier: GPL-3.0-or-later
// Two bits of the state for each type: 0 as usual, else one more than the word's place.
#include "rulesets/hoplites/state/state_places.h"

#include "rules/ruling/refusal.h"
#include "rulesets/hoplites/state/state_check.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

constexpr std::size_t inWord = 16;

unsigned wishOf(const State &state, std::size_t type) { return state.places[type / inWord] >> type % inWord * 2 & 3U; }

void wish(State &state, std::size_t type, const std::string &word)
{
    const auto &words = placeWords();
    const auto at = static_cast<std::uint32_t>(std::find(words.begin(), words.end(), word) - words.begin() + 1);
    state.places[type / inWord] |= at << type % inWord * 2;
}

} // namespace

static_assert(sizeof(State::places) / sizeof(std::uint32_t) * inWord >= Sheet::mostTypes);

const std::vector<std::string> &placeWords()
{
    static const std::vector<std::string> words{"wings", "centre", "both"};
    return words;
}

std::string placesOption(const TypeRow &type) { return "places_" + type.id; }

Mask placesOf(const Sheet &sheet, const State &state, Byte type)
{
    const TypeRow &row = sheet.types[type];
    const Layout &layout = sheet.modules[state.module].layout;
    switch (wishOf(state, row.formOf < 0 ? type : static_cast<std::size_t>(row.formOf))) {
    case 1:
        return layout.wings;
    case 2:
        return layout.centre;
    case 3:
        return layout.all;
    default:
        return row.places;
    }
}

void settlePlaces(const Sheet &sheet, State &state, const Json &options)
{
    for (std::size_t type = 0; type < sheet.types.size(); ++type)
        if (const auto given = options.find(placesOption(sheet.types[type])); given != options.end() && *given != sheet.types[type].where)
            wish(state, type, given->get<std::string>());
}

Json placesJson(const Sheet &sheet, const State &state)
{
    Json json = Json::object();
    for (std::size_t type = 0; type < sheet.types.size(); ++type)
        if (const unsigned at = wishOf(state, type); at != 0)
            json[sheet.types[type].id] = placeWords()[at - 1];
    return json;
}

void readPlaces(const Sheet &sheet, const Json &json, State &state)
{
    if (!json.is_object())
        refuseState("\"places\" holds " + quoted(json));
    for (const auto &[id, word] : json.items()) {
        const int type = sheet.typeOf(id);
        const auto &words = placeWords();
        if (type < 0 || !word.is_string() || std::find(words.begin(), words.end(), word.get<std::string>()) == words.end())
            refuseState("\"places\" of " + id + " holds " + quoted(word));
        wish(state, static_cast<std::size_t>(type), word.get<std::string>());
    }
}

} // namespace optio::hoplites
