// SPDX-License-Identifier: GPL-3.0-or-later
// The computer's players, as people choose among them.
#include "app/board/opponents.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "rules/arena.h"

#include <QCoreApplication>

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
    constexpr std::size_t levels = 2;
    const std::vector<std::string> players = playersOf(ruleset);
    QVariantList list;
    for (std::size_t i = players.size() - std::min(levels, players.size()); i < players.size(); ++i)
        list.append(QVariantMap{{"value", qt(players[i])},
                                {"label", i + 1 == players.size() ? QCoreApplication::translate("Opponents", "Normal")
                                                                  : QCoreApplication::translate("Opponents", "Easy")}});
    return list;
}

std::string usualOpponent(const Ruleset &ruleset)
{
    const std::vector<std::string> players = playersOf(ruleset);
    return players.empty() ? std::string() : players.back();
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
        const std::string who = players.is_object() ? players.value(side, "") : "";
        if (who != human && std::find(known.begin(), known.end(), who) == known.end())
            throw Error(ruleset.name() + " has no player \"" + who + "\".");
    }
}

} // namespace optio
