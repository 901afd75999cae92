// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/dice_book.h"

#include <algorithm>

namespace optio {

namespace {

constexpr const char *knownDiceKey = "dice/names"; ///< of a preference
constexpr const char *diceNote = "dice";           ///< key of a game's note
constexpr std::size_t mostKnownDice = 12;

Json read(const std::string &text) { return Json::parse(text.empty() ? "null" : text, nullptr, false); }

} // namespace

std::vector<std::string> knownDice(const Store &store)
{
    std::vector<std::string> names;
    const Json kept = read(store.preference(knownDiceKey, ""));
    for (const Json &name : kept.is_array() ? kept : Json::array())
        if (name.is_string() && names.size() < mostKnownDice)
            names.push_back(name.get<std::string>());
    return names;
}

std::string diceOfSide(const Store &store, const std::string &game, const std::string &side)
{
    const Json kept = read(store.gameNote(game, diceNote));
    const auto name = kept.is_object() ? kept.find(side) : kept.end();
    return kept.is_object() && name != kept.end() && name->is_string() ? name->get<std::string>() : std::string();
}

void nameDiceOfSide(Store &store, const std::string &game, const std::string &side, const std::string &name)
{
    const std::string kept = dieName(name);
    Json note = read(store.gameNote(game, diceNote));
    if (!note.is_object())
        note = Json::object();
    note[side] = kept;
    store.setGameNote(game, diceNote, note.dump());
    if (kept.empty())
        return;
    std::vector<std::string> known = knownDice(store);
    std::erase_if(known, [&](const std::string &one) { return sameDie(one) == sameDie(kept); });
    known.insert(known.begin(), kept);
    known.resize(std::min(known.size(), mostKnownDice));
    store.setPreference(knownDiceKey, Json(known).dump());
}

} // namespace optio
