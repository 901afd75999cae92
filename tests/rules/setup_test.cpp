// SPDX-License-Identifier: GPL-3.0-or-later
// What a game is begun with: an army that the dice choose, and the game of an older journal begun again.
#include "rules/setup.h"

#include "rules/roster/roster.h"
#include "tests/rules/made_up_ruleset.h"
#include "tests/suite.h"

#include <QtTest>

#include <array>
#include <cmath>

namespace setup_test {

using namespace optio;

namespace {

/// A game of two small armies with some acts done.
Game played(const madeup::MadeUp &rules, const GameSetup &setup, std::vector<Entry> &entries)
{
    Game game = Game::start(rules, setup);
    for (int i = 0; i < 4; ++i) {
        entries.push_back(
            game.act("clash", {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", Json::object()}}, std::nullopt, "2026-01-01T00:00:00Z"));
        game.follow(entries.back());
    }
    return game;
}

GameSetup setupOf(const madeup::MadeUp &rules)
{
    GameSetup setup;
    setup.rosterA = rules.armies().at(0);
    setup.rosterB = rules.armies().at(1);
    setup.options = Json::object();
    setup.key = gameKeyFromSeed(7);
    setup.created = "2026-01-01T00:00:00Z";
    return setup;
}

} // namespace

class SetupTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void drawn() // HOP-310, PRF-03: any army, all equally likely, and of one key always the same
    {
        constexpr int count = 12, keys = 6000;
        std::array<int, count> times{};
        for (std::uint64_t seed = 0; seed < keys; ++seed) {
            const GameKey key = gameKeyFromSeed(seed);
            const std::size_t army = drawnArmy(key, count);
            QVERIFY(army < count);
            QCOMPARE(drawnArmy(key, count), army);
            ++times[army];
        }
        double chi = 0;
        for (const int n : times)
            chi += std::pow(n - keys / count, 2) / (keys / count);
        QVERIFY2(chi < 31.3, qPrintable(QString::number(chi))); // 11 degrees of freedom: once in a thousand
        QCOMPARE(drawnArmy(gameKeyFromSeed(1), 1), std::size_t(0));
        QVERIFY_EXCEPTION_THROWN(drawnArmy(gameKeyFromSeed(1), 0), Error);
    }

    void again() // the same armies, options and dice; or new dice
    {
        const madeup::MadeUp rules;
        std::vector<Entry> first, same, other;
        const Game game = played(rules, setupOf(rules), first);
        const GameSetup anew = setupAgain(game.header(), true, "2026-02-02T00:00:00Z");
        QVERIFY(anew.rosterA == game.header().at("armies").at(0) && anew.rosterB == game.header().at("armies").at(1));
        QVERIFY(anew.options == game.header().at("options"));
        QCOMPARE(anew.created, std::string("2026-02-02T00:00:00Z"));
        played(rules, anew, same);
        for (std::size_t i = 0; i < first.size(); ++i)
            QVERIFY(first[i].json.at("result") == same[i].json.at("result"));
        const GameSetup fresh = setupAgain(game.header(), false, "2026-02-02T00:00:00Z");
        QVERIFY(fresh.key != anew.key);
    }

    void faulty()
    {
        const madeup::MadeUp rules;
        std::vector<Entry> entries;
        Json header = played(rules, setupOf(rules), entries).header();
        header.erase("key");
        QVERIFY_EXCEPTION_THROWN(setupAgain(header, true, "now"), Error);
        (void)setupAgain(header, false, "now"); // new dice need no key
        header.erase("options");
        QVERIFY_EXCEPTION_THROWN(setupAgain(header, false, "now"), Error);
        header["options"] = Json::object();
        header["armies"] = Json::array({Json::object()});
        QVERIFY_EXCEPTION_THROWN(setupAgain(header, false, "now"), Error);
    }
};

OPTIO_TEST(SetupTest)

} // namespace setup_test

#include "setup_test.moc"
