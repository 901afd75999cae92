// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of the choices for a battle: remembered for the next, given way where they can no longer be had, changed in the battle,
// begun again, and told in the list of games.
#include "app/board/opponents.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "tests/app/board/new_battle_page.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace new_battle_kept_test {

using namespace optio;
using namespace optio::test;
using namespace newbattletest;

class NewBattleKeptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void remembered();
    void gone();
    void inBattle();
    void again();
    void games();
};

void NewBattleKeptTest::remembered() // PRF-02: the next battle is begun with one tap
{
    const QTemporaryDir data;
    {
        const Running running(data.path());
        NewBattleModel &battle = *running.app().newBattle();
        QVERIFY(battle.take(theRules));
        battle.setArmy(QStringLiteral("a"), QStringLiteral("hoplites/macedon"));
        battle.setArmy(QStringLiteral("b"), QStringLiteral("hoplites/persia"));
        battle.setPercent(QStringLiteral("b"), 70);
        battle.setOpponent(QStringLiteral("easy"));
        battle.setGround(true);
        battle.answer(QStringLiteral("ground_marsh"), true);
        battle.answer(QStringLiteral("fog"), true);
        battle.answer(QStringLiteral("setup"), 5);
        battle.answer(QStringLiteral("react_all"), true);
        battle.swapSides();
    }
    const Running running(data.path());
    showPage(running, QStringLiteral("show('NewBattlePage', {ruleset: 'hoplites'})"));
    NewBattleModel &battle = *running.app().newBattle();
    QCOMPARE(battle.notes(), QStringList());
    QVERIFY(battle.start());
    const Json &header = running.app().game()->game().header(), &options = header.at("options");
    QCOMPARE(header.at("armies").at(0).at("id"), "hoplites/macedon");
    QCOMPARE(header.at("armies").at(1).at("id"), "hoplites/persia");
    QCOMPARE(options.at("percent_b"), 70);
    QCOMPARE(options.at("ground_marsh"), true);
    QCOMPARE(options.at("ground_river"), false);
    QCOMPARE(options.at("fog"), true);
    QCOMPARE(options.at("setup"), 5);
    // HOP-912: habits are those of the user's side; the computer answers for itself.
    QCOMPARE(options.at("react_all_b"), true);
    QCOMPARE(options.at("react_all_a"), false);
    QCOMPARE(players(running, data.path()), (Json{{"a", "easy"}, {"b", human}}));
}

void NewBattleKeptTest::gone() // PRF-02: an army that is no longer there gives way to the first of the period, with a note
{
    const QTemporaryDir data;
    {
        const Running running(data.path());
        NewBattleModel &battle = *running.app().newBattle();
        const QString own = running.app().library()->duplicate(QStringLiteral("hoplites/sumer"));
        running.app().library()->rename(own, QStringLiteral("Ur of the two rivers"));
        QVERIFY(battle.take(theRules));
        QCOMPARE(battle.armies().size(), 13);
        battle.setArmy(QStringLiteral("a"), own);
        running.app().library()->remove(own);
        QVERIFY(battle.take(theRules));
        QCOMPARE(battle.notes(), QStringList{QStringLiteral("Ur of the two rivers is no longer there; Carthage takes its place.")});
        QCOMPARE(sideOf(battle, 0)["army"].toString(), carthage);
    }
    {
        Store store(data.path().toStdString());
        store.setPreference("battle/hoplites",
                            R"({"period":"bronze age","opponent":"napoleon","a":{"percent":"all"},"answers":{"setup":99,"fog":3}})");
    }
    {
        const Running running(data.path());
        NewBattleModel &battle = *running.app().newBattle();
        QVERIFY(battle.take(theRules));
        QCOMPARE(battle.period(), QStringLiteral("antiquity")); // HOM-03
        QCOMPARE(battle.notes().size(), 1);
        QCOMPARE(battle.opponent(), QStringLiteral("greedy"));
        QCOMPARE(battle.altered(), QStringList());
        QCOMPARE(battle.refusal(), QString());
    }
    {
        Store store(data.path().toStdString());
        store.setPreference("battle/hoplites", "{broken");
    }
    const Running running(data.path());
    QVERIFY(running.app().newBattle()->take(theRules));
    QCOMPARE(running.app().newBattle()->refusal(), QString());
}

void NewBattleKeptTest::inBattle() // PRF-30, HOP-910, HOP-911: in a battle the habits change, all else stands as it was chosen
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    NewBattleModel &battle = *running.app().newBattle();
    BattlePrefsModel &prefs = *running.app().battlePrefs();
    QCOMPARE(prefs.topics(), QVariantList());
    QVERIFY(!prefs.answer(QStringLiteral("fog"), true));
    QVERIFY(battle.take(theRules));
    battle.answer(QStringLiteral("fog"), true);
    QVERIFY(battle.start());
    const auto topic = [&](int place) { return prefs.topics()[place].toMap(); };
    QCOMPARE(topic(0)["id"].toString(), QStringLiteral("Play"));
    QVERIFY(topic(0)["changeable"].toBool());
    QCOMPARE(topic(0)["questions"].toList().size(), 7); // the computer's are its own
    QCOMPARE(topic(1)["id"].toString(), QStringLiteral("Dialogs"));
    QVERIFY(topic(1)["changeable"].toBool());
    for (int i = 2; i < prefs.topics().size(); ++i)
        QVERIFY(!topic(i)["changeable"].toBool());
    QVERIFY(prefs.answer(QStringLiteral("skipEmpty"), true)); // PRF-34: no part of the battle
    QVERIFY(running.app().prefs()->skipEmpty());
    QCOMPARE(running.app().game()->game().length(), 0);
    QVERIFY(prefs.answer(QStringLiteral("withdraw_all_a"), true));
    QCOMPARE(running.app().game()->game().length(), 1);
    QVERIFY(prefs.answer(QStringLiteral("withdraw_all_a"), true)); // it is so already
    QCOMPARE(running.app().game()->game().length(), 1);
    const auto value = [&](const QString &id) {
        for (const QVariant &one : prefs.topics())
            for (const QVariant &question : one.toMap()["questions"].toList())
                if (question.toMap()["id"] == id)
                    return question.toMap()["value"];
        return QVariant();
    };
    QCOMPARE(value(QStringLiteral("withdraw_all_a")), QVariant(true));
    QCOMPARE(value(QStringLiteral("fog")), QVariant(true));
    QSignalSpy failed(&running.app(), &AppModel::failed);
    QVERIFY(!prefs.answer(QStringLiteral("fog"), false));
    QVERIFY(!prefs.answer(QStringLiteral("withdraw_all_a"), 17));
    QCOMPARE(failed.count(), 2);
    running.app().game()->undo();
    QCOMPARE(value(QStringLiteral("withdraw_all_a")), QVariant(false));

    battle.setOpponent(QLatin1String(human));
    QVERIFY(battle.start());
    QCOMPARE(topic(0)["questions"].toList().size(), 14);
    QCOMPARE(topic(0)["questions"].toList().back().toMap()["label"].toString(), QStringLiteral("Gauls: All always fire in reaction"));
    running.eval(QStringLiteral("Qt.createComponent('BattlePrefsSheet.qml').createObject(window.contentItem, {width: 480, height: 800})"));
    running.settle();
    QVERIFY(running.tap(QStringLiteral("option_react_light_b")));
    QCOMPARE(value(QStringLiteral("react_light_b")), QVariant(true));
    running.picture(QStringLiteral("battle-prefs"));
    QVERIFY(running.tap(QStringLiteral("topic_Rules")));
    QVERIFY(!running.awaited(QStringLiteral("option_fog"))->isEnabled());
    delete running.named(QStringLiteral("battlePrefs"));
}

void NewBattleKeptTest::again() // the same battle from the same dice or from new ones, and with the sides exchanged
{
    const QTemporaryDir data;
    const Running running(data.path());
    NewBattleModel &battle = *running.app().newBattle();
    GamesModel &games = *running.app().games();
    QVERIFY(battle.take(theRules));
    battle.answer(QStringLiteral("fog"), true);
    QVERIFY(battle.start());
    const QString first = running.app().game()->id();
    const auto dealt = [&] {
        running.app().game()->perform("act", {{"do", {{"act", "deal"}}}}, std::nullopt);
        return running.app().game()->game().state();
    };
    const Json header = running.app().game()->game().header(), state = dealt();
    QVERIFY(games.again(first, true));
    QVERIFY(running.app().game()->id() != first);
    QVERIFY(running.app().game()->game().header().at("start") == header.at("start"));
    QVERIFY(dealt() == state);
    QCOMPARE(players(running, data.path()), (Json{{"a", human}, {"b", "greedy"}}));
    QVERIFY(games.again(first, false, true));
    QVERIFY(running.app().game()->game().header().at("options") == header.at("options"));
    QVERIFY(running.app().game()->game().header().at("key") != header.at("key"));
    QVERIFY(dealt() != state);
    QCOMPARE(players(running, data.path()), (Json{{"a", "greedy"}, {"b", human}}));
    QSignalSpy failed(&running.app(), &AppModel::failed);
    QVERIFY(!games.again(QStringLiteral("no such game"), true));
    QCOMPARE(failed.count(), 1);
}

void NewBattleKeptTest::games() // PRF-06: the list, with search, rename, duplicate and delete
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    GamesModel &games = *running.app().games();
    QVERIFY(games.create(theRules, carthage, gauls));
    QCOMPARE(players(running, data.path()), (Json{{"a", human}, {"b", "greedy"}}));
    running.app().game()->perform("act", {{"do", {{"act", "deal"}}}}, std::nullopt);
    const QString id = running.app().game()->id();
    const Json state = running.app().game()->game().state();
    running.app().game()->close();
    QVariantMap row = games.rows()->get(0);
    QVERIFY2(row["turn"].toString().startsWith(QStringLiteral("Round 1 · ")), qPrintable(row["turn"].toString()));
    QCOMPARE(row["players"].toString(), QStringLiteral("against the computer"));
    QCOMPARE(games.latest().toMap()["kind"].toString(), QStringLiteral("app"));
    const QVariantMap example = games.examples().constFirst().toMap();
    for (int i = 0; i < 9; ++i)
        QVERIFY(games.create(example["ruleset"].toString(), example["armyA"].toString(), example["armyB"].toString()));
    running.app().game()->close();
    QCOMPARE(games.total(), 10);

    running.eval(QStringLiteral("current.find()"));
    for (const char c : {'g', 'a', 'u', 'l'})
        QTest::keyClick(running.window(), c);
    QTRY_COMPARE(games.rows()->count(), 1);
    QCOMPARE(games.total(), 10);
    const QString name = QStringLiteral("game_Carthage – Gauls");
    QVERIFY(running.click(name + QStringLiteral("_more")));
    QVERIFY(running.click(name + QStringLiteral("_rename")));
    QTRY_VERIFY(running.named(QStringLiteral("renameEntry")) != nullptr);
    games.rename(id, QStringLiteral("  The gauls at the Metaurus "));
    QCOMPARE(games.rows()->get(0)["title"].toString(), QStringLiteral("The gauls at the Metaurus"));
    running.app().undoLast();
    QCOMPARE(games.rows()->get(0)["title"].toString(), QStringLiteral("Carthage – Gauls"));
    running.eval(QStringLiteral("goBack()"));
    QSignalSpy failed(&running.app(), &AppModel::failed);
    games.rename(id, QStringLiteral("   "));
    QCOMPARE(failed.count(), 1);

    const QString copy = games.duplicate(id);
    QVERIFY(!copy.isEmpty());
    QCOMPARE(games.total(), 11);
    QCOMPARE(games.rows()->get(games.rows()->indexOf(copy))["title"].toString(), QStringLiteral("Carthage – Gauls (copy)"));
    QVERIFY(games.open(copy));
    QVERIFY(running.app().game()->game().state() == state);
    QCOMPARE(players(running, data.path()), (Json{{"a", human}, {"b", "greedy"}}));
    running.app().game()->close();
    running.app().undoLast();
    QCOMPARE(games.total(), 10);
    games.remove(id);
    QCOMPARE(games.total(), 9);
    running.app().undoLast();
    QCOMPARE(games.total(), 10);
    games.setFilter(QStringLiteral("no such words"));
    QCOMPARE(games.rows()->count(), 0);
    games.setFilter({});
    QCOMPARE(games.rows()->count(), 10);
}

OPTIO_TEST(NewBattleKeptTest)

} // namespace new_battle_kept_test

#include "new_battle_kept_test.moc"
