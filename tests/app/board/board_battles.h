// SPDX-License-Identifier: GPL-3.0-or-later
// Battles for the tests of the board: a stored one, opened in the window, played on by the computer's choices.
#pragma once

#include "tests/app/board/board_hands.h"
#include "tests/app/pictures.h"

#include <algorithm>

namespace boardtest {

using namespace optio;
using namespace optio::test;

/// A new battle, stored; its id. `players` is who plays it, as the app writes it down.
inline QString stored(const QString &folder, const char *players, std::uint64_t seed = 5, const char *a = "hoplites/carthage",
                      const char *b = "hoplites/republican-rome")
{
    const Registry registry(rulesets());
    const Ruleset &ruleset = registry.at("hoplites");
    const auto army = [&](const char *id) {
        return *std::find_if(ruleset.armies().begin(), ruleset.armies().end(), [&](const Json &one) { return one.at("id") == id; });
    };
    GameSetup setup;
    setup.rosterA = army(a);
    setup.rosterB = army(b);
    setup.options = Json::object();
    setup.key = gameKeyFromSeed(seed);
    setup.created = "2026-01-01T00:00:00Z";
    Store store(folder.toStdString());
    const std::string id = store.addGame(Game::start(ruleset, setup), "A battle", setup.created);
    store.setGameNote(id, "players", players);
    return QString::fromStdString(id);
}

inline void open(const Running &running, const QString &id)
{
    QVERIFY(running.app().games()->open(id));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.settle();
}

/// Plays on by the computer's choices for both sides, without the screen, until `wanted` holds. False when the battle ends before.
inline bool playUntil(const Running &running, const std::function<bool()> &wanted, bool finish = false)
{
    AppModel &app = running.app();
    const BoardHands hands(running, BoardHands::Way::drag);
    for (int i = 0; i < 600 && (finish || !wanted()); ++i) {
        if (app.game()->ended()["over"].toBool())
            return finish;
        if (app.board()->computing()) {
            QTest::qWait(5);
            continue;
        }
        if (!app.board()->to().isEmpty())
            app.board()->take();
        const Json &state = app.game()->game().state();
        const Json act = app.board()->phase().isEmpty() ? Json{{"act", "deal"}} : hands.rules().choose(state, "greedy", 7);
        app.game()->perform("act", {{"do", act}, {"answers", Json::object()}}, std::nullopt);
        app.game()->catchUp();
        if (app.board()->stage()->isOwn())
            app.board()->stage()->finish(); // nobody looks
    }
    return wanted();
}

} // namespace boardtest
