// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a new battle for its tests.
#pragma once

#include "app/board/opponents.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "tests/app/window.h"

namespace newbattletest {

using namespace optio;
using namespace optio::test;

inline const QString theRules = QStringLiteral("hoplites");

inline const QString carthage = QStringLiteral("hoplites/carthage"), gauls = QStringLiteral("hoplites/gauls");

inline QVariantMap sideOf(const NewBattleModel &battle, int side) { return battle.sides()[side].toMap(); }

/// The note of who plays the open game.
inline Json players(const Running &running, const QString &data)
{
    const Store store(data.toStdString());
    return parseJson(store.gameNote(running.app().game()->gameId(), playersNote), "players");
}

/// Asks for a page, and lets it come.
inline void showPage(const Running &running, const QString &script)
{
    running.eval(script);
    running.rest();
    running.settle();
}

} // namespace newbattletest
