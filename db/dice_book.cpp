// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/dice_book.h"

#include <algorithm>

namespace optio {

namespace {

constexpr const char *knownDiceKey = "dice/names"; ///< of a preference
constexpr const char *diceNote = "dice";           ///< key of a game's note
constexpr std::size_t mostKnownDice = 12;

} // namespace

std::vector<std::string> knownDice(const Store &store)
{
    std::vector<std::string> names;
    const Json kept = Json::parse(store.preference(knownDiceKey, "[]"), nullptr, false);
    for (const Json &name : kept.is_array() ? kept : Json::array())
        if (name.is_string() && names.size() < mostKnownDice)
            names.push_back(name.get<std::string>());
    return names;
}

std::string diceOfSide(const Store &store, const std::string &game, const std::string &side)
{
    const Json kept = keptObject(store.gameNote(game, diceNote));
    const auto name = kept.find(side);
    return name != kept.end() && name->is_string() ? name->get<std::string>() : std::string();
}

void nameDiceOfSide(Store &store, const std::string &game, const std::string &side, const std::string &name)
{
    const std::string kept = dieName(name);
    Json note = keptObject(store.gameNote(game, diceNote));
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
