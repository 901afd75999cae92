// SPDX-License-Identifier: GPL-3.0-or-later
// The computer's players, as people choose among them.
#include "app/board/opponents.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "rules/arena.h"

#include <algorithm>

namespace optio {

namespace {

std::vector<std::string> playersOf(const Ruleset &ruleset)
{
    const auto *arena = dynamic_cast<const Arena *>(&ruleset);
    return arena == nullptr ? std::vector<std::string>() : arena->players();
}

} // namespace

bool hasOpponents(const Ruleset &ruleset) { return !playersOf(ruleset).empty(); }

QVariantList opponentsOf(const Ruleset &ruleset)
{
    QVariantList list;
    const auto *arena = dynamic_cast<const Arena *>(&ruleset);
    if (arena != nullptr)
        for (const Arena::Level &level : arena->levels())
            list.append(QVariantMap{{"value", qt(level.id)}, {"label", spoken(level.label)}, {"text", spoken(level.text)}});
    return list;
}

std::string usualOpponent(const Ruleset &ruleset)
{
    const auto *arena = dynamic_cast<const Arena *>(&ruleset);
    return arena == nullptr ? std::string() : arena->usualLevel();
}

Json keptPlayers(const Store &store, const std::string &game)
{
    const std::string text = store.gameNote(game, playersNote);
    return text.empty() ? Json::object() : parseJson(text, "who plays this game");
}

Json usualPlayers(const Ruleset &ruleset)
{
    const std::string other = usualOpponent(ruleset);
    return {{"a", human}, {"b", other.empty() ? human : other}};
}

void checkPlayers(const Ruleset &ruleset, const Json &players)
{
    const std::vector<std::string> known = playersOf(ruleset);
    for (const char *side : {"a", "b"}) {
        const std::string who = players.is_object() ? players.value(side, "?") : "?";
        if (who != human && who != nobody && std::find(known.begin(), known.end(), who) == known.end())
            throw Error(ruleset.name() + " has no player \"" + who + "\".");
    }
}

} // namespace optio
