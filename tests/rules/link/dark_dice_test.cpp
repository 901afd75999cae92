// SPDX-License-Identifier: GPL-3.0-or-later
// What a guest is told of acts and corrections that it does not see whole (LNK-14), and how it looks at their dice (LNK-30).
#include "rules/link/guest.h"
#include "rules/link/keeper.h"
#include "rules/ruleset.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <algorithm>

namespace dark_dice_test {

using namespace optio;

namespace {

constexpr const char *noon = "2026-11-28T12:00:00Z";

/// A battle of Hoplites: Anna keeps it with side a, Ben has joined as side b, and hears at once what she says.
struct Battle {
    const Ruleset &ruleset = supplied::registry().at("hoplites");
    std::vector<Entry> entries;
    std::unique_ptr<link::Keeper> keeper;
    std::unique_ptr<link::Guest> guest;
    std::vector<std::string> warnings;

    explicit Battle(bool sharedDice = true)
    {
        const auto army = [&](const char *id) {
            return *std::find_if(ruleset.armies().begin(), ruleset.armies().end(), [&](const Json &one) { return one.at("id") == id; });
        };
        const Game game =
            Game::start(ruleset, {army("hoplites/carthage"), army("hoplites/republican-rome"), Json::object(), gameKeyFromSeed(1), noon});
        entries.push_back(parseEntry(game.headerLine(), 0));
        link::Sharing sharing;
        sharing.name = "Anna";
        sharing.seats = {{std::string(32, 'b'), link::Seat::b}};
        sharing.sharedDice = sharedDice;
        keeper = std::make_unique<link::Keeper>(ruleset, entries, sharing, [] { return noon; });
        guest = std::make_unique<link::Guest>([this](const std::string &) { return &ruleset; },
                                              link::Joining{std::string(32, 'b'), "Ben", std::string(32, '1'), gameKeyFromSeed(2)});
        guest->start(0);
        keeper->connected(1, 0);
        guest->connected(0);
        run();
    }
    void run()
    {
        for (bool more = true; more;) {
            more = false;
            for (link::KeeperEffect &effect : keeper->takeEffects()) {
                more = true;
                if (effect.kind == link::KeeperEffect::Kind::append) {
                    entries.push_back(parseEntry(effect.text, effect.n));
                    keeper->durable(effect.n, 0);
                } else if (effect.kind == link::KeeperEffect::Kind::send) {
                    guest->received(written(effect.message), 0);
                }
            }
            for (link::GuestEffect &effect : guest->takeEffects()) {
                more = true;
                if (effect.kind == link::GuestEffect::Kind::send)
                    keeper->received(1, written(effect.message), 0);
                else if (effect.kind == link::GuestEffect::Kind::warn)
                    warnings.push_back(effect.text);
            }
        }
    }
    void act(const Json &act)
    {
        link::Act one;
        one.resolver = "act";
        one.input = {{"do", act}, {"answers", Json::object()}};
        keeper->act(one, 0);
        run();
    }
    /// The line of a stub follows, as when the battle is over.
    void open(int n)
    {
        link::EntryTold told;
        told.n = n;
        told.line = entries.at(static_cast<std::size_t>(n)).line;
        guest->received(written(told), 0);
        run();
    }
};

} // namespace

class DarkDiceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dealtInTheDark();
    void anotherActIsNamedWhenOpened();
    void correctionsWithoutWords();
};

// LNK-30: the deal is not seen whole, so which act it was cannot be looked at yet; that alone is no fault of the keeper.
void DarkDiceTest::dealtInTheDark()
{
    Battle battle;
    battle.act({{"act", "deal"}});
    QCOMPARE(battle.guest->replica().length(), 1);
    QCOMPARE(battle.guest->replica().stubs(), 1);
    QVERIFY(battle.entries.at(1).json.contains("shared"));
    battle.act({{"act", "next"}});
    QVERIFY2(battle.warnings.empty(), battle.warnings.empty() ? "" : battle.warnings.front().c_str());
    battle.open(1); // made of the values that both had given
    QCOMPARE(battle.guest->replica().stubs(), 0);
    QVERIFY2(battle.warnings.empty(), battle.warnings.empty() ? "" : battle.warnings.front().c_str());
}

// LNK-30: a keeper that asked for the dice of one act and then did another in the dark is named once that is opened.
void DarkDiceTest::anotherActIsNamedWhenOpened()
{
    Battle battle(false);
    link::Ask ask;
    ask.id = std::string(32, 'e');
    ask.what = "value";
    ask.side = "b";
    ask.key = R"([4,"act",["somebody"],0])";
    ask.promise = std::string(64, '0');
    battle.guest->received(written(ask), 0);
    battle.run();
    battle.act({{"act", "deal"}});
    QVERIFY(battle.warnings.empty());
    battle.open(1);
    QCOMPARE(battle.warnings.size(), 1U);
    QVERIFY2(battle.warnings.front().find("then ruled another (entry 1)") != std::string::npos, battle.warnings.front().c_str());
}

// LNK-14: a correction of what one side keeps to itself tells the other that there was one, and not of what.
void DarkDiceTest::correctionsWithoutWords()
{
    Battle battle;
    battle.act({{"act", "deal"}});
    for (const char *path : {"/a/habits/0", "/b/habits/0", "/battle/0"}) {
        link::Act act;
        act.kind = "correct";
        act.values = {{path, std::string(path) == "/battle/0" ? Json(2) : Json(true)}};
        act.text = "Preference";
        battle.keeper->act(act, 0);
        battle.run();
    }
    QCOMPARE(battle.entries.size(), 5U);
    const auto sentence = [](const Json &entry) { return entry.at("result").at("sentence").get<std::string>(); };
    const Json hers = battle.guest->replica().readable(2), his = battle.guest->replica().readable(3),
               both = battle.guest->replica().readable(4);
    QVERIFY(sentence(battle.entries.at(2).json).find("Carthage") != std::string::npos);
    QCOMPARE(QString::fromStdString(sentence(hers)), QStringLiteral("Corrected: something that the other side keeps to itself"));
    QVERIFY(hers.dump().find("habits") == std::string::npos);
    QVERIFY(hers.dump().find("Carthage") == std::string::npos);
    QCOMPARE(sentence(his), sentence(battle.entries.at(3).json));
    QCOMPARE(sentence(both), sentence(battle.entries.at(4).json));
}

OPTIO_TEST(DarkDiceTest)

} // namespace dark_dice_test

#include "dark_dice_test.moc"
