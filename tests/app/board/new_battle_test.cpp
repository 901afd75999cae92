// SPDX-License-Identifier: GPL-3.0-or-later
// A new battle that is played in the program: all choices of its page, what is refused, who plays, and its pictures.
#include "app/board/opponents.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "tests/app/board/new_battle_page.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <set>

namespace new_battle_test {

using namespace optio;
using namespace optio::test;
using namespace newbattletest;

namespace {

QVariantMap optionOf(const NewBattleModel &battle, const QString &id)
{
    for (const QVariant &topic : battle.topics())
        for (const QVariant &one : topic.toMap()["questions"].toList())
            if (one.toMap()["id"] == id)
                return one.toMap();
    return {};
}

} // namespace

class NewBattleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void reached();
    void choices();
    void refused();
    void random();
    void hotseat();
    void options();
    void ofThePeriod();
    void defaults();
    void largeText();
    void screens_data();
    void screens();
};

void NewBattleTest::reached() // the rule sets of both kinds on the page of new games
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    showPage(running, QStringLiteral("show('NewGamePage', {})"));
    QVERIFY(running.named(QStringLiteral("ruleset_dbm")));
    QCOMPARE(running.eval(QStringLiteral("current.ruleset")).toString(), QStringLiteral("dbm"));
    QVERIFY(running.tap(QStringLiteral("ruleset_hoplites")));
    QTRY_COMPARE(running.eval(QStringLiteral("current.objectName")).toString(), QStringLiteral("newBattlePage"));
    QCOMPARE(running.app().newBattle()->rulesetId(), theRules);
    QVERIFY(running.awaited(QStringLiteral("startBattle"))->isEnabled());
}

void NewBattleTest::choices() // PRF-01
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    showPage(running, QStringLiteral("show('NewBattlePage', {ruleset: 'hoplites'})"));
    NewBattleModel &battle = *running.app().newBattle();
    QCOMPARE(battle.period(), QStringLiteral("antiquity"));
    QCOMPARE(battle.armies().size(), 12);
    QCOMPARE(sideOf(battle, 0)["army"].toString(), carthage);
    QCOMPARE(sideOf(battle, 1)["army"].toString(), gauls);
    QCOMPARE(sideOf(battle, 0)["leader"].toString(), QStringLiteral("Hasdrubal Barca"));
    QCOMPARE(sideOf(battle, 0)["own"].toBool(), true);
    QCOMPARE(sideOf(battle, 1)["own"].toBool(), false);
    QVERIFY(running.tap(QStringLiteral("sideB_picker_hoplites/germans")));
    QCOMPARE(sideOf(battle, 1)["army"].toString(), QStringLiteral("hoplites/germans"));

    // HOP-033: the level follows the percent, from 10 to 100 in steps of 5, and "usual" is 50.
    const int total = sideOf(battle, 0)["total"].toInt(), usual = sideOf(battle, 0)["level"].toInt();
    QCOMPARE(usual, (total + 1) / 2);
    QQuickItem *percent = running.named(QStringLiteral("sideA_percent"));
    QVERIFY(percent);
    QCOMPARE(percent->property("shown").toString(), QStringLiteral("usual"));
    running.reveal(percent);
    percent->forceActiveFocus();
    QTest::keyClick(running.window(), Qt::Key_Plus);
    QCOMPARE(sideOf(battle, 0)["percent"].toInt(), 10);
    QTest::keyClick(running.window(), Qt::Key_Plus);
    QCOMPARE(sideOf(battle, 0)["percent"].toInt(), 15);
    QCOMPARE(percent->property("shown").toString(), QStringLiteral("15 %"));
    QCOMPARE(sideOf(battle, 0)["level"].toInt(), (total * 15 + 99) / 100);
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(running.window(), Qt::Key_Plus);
    QCOMPARE(sideOf(battle, 0)["percent"].toInt(), 100);
    battle.setPercent(QStringLiteral("a"), 57);
    QCOMPARE(sideOf(battle, 0)["percent"].toInt(), 55);
    battle.setPercent(QStringLiteral("a"), 999);
    QCOMPARE(sideOf(battle, 0)["percent"].toInt(), 100);
    battle.setPercent(QStringLiteral("a"), -5);
    QCOMPARE(sideOf(battle, 0)["percent"].toInt(), 0);
    battle.setPercent(QStringLiteral("a"), 55);

    // The army's description.
    QVERIFY(running.tap(QStringLiteral("sideA_about")));
    QVERIFY(running.named(QStringLiteral("aboutArmy")));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QVERIFY(!running.named(QStringLiteral("aboutArmy")));
    QCOMPARE(running.eval(QStringLiteral("current.objectName")).toString(), QStringLiteral("newBattlePage"));

    QVERIFY(running.tap(QStringLiteral("swapSides")));
    QCOMPARE(sideOf(battle, 0)["own"].toBool(), false);
    QCOMPARE(sideOf(battle, 1)["own"].toBool(), true);
    QVERIFY(battle.start());
    QCOMPARE(players(running, data.path()), (Json{{"a", "greedy"}, {"b", human}}));
    const Json &header = running.app().game()->game().header();
    QCOMPARE(header.at("armies").at(0).at("id"), "hoplites/carthage");
    QCOMPARE(header.at("armies").at(1).at("id"), "hoplites/germans");
    QCOMPARE(header.at("options").at("percent_a"), 55);
    QCOMPARE(header.at("options").at("percent_b"), 0);
}

void NewBattleTest::refused() // PRF-04, EDT-04, HOP-880
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    showPage(running, QStringLiteral("show('NewBattlePage', {ruleset: 'hoplites'})"));
    NewBattleModel &battle = *running.app().newBattle();
    QSignalSpy failed(&running.app(), &AppModel::failed);
    battle.setGround(true);
    QCOMPARE(battle.refusal(), QStringLiteral("Tick at least one kind of terrain, or choose none."));
    QVERIFY(!running.awaited(QStringLiteral("startBattle"))->isEnabled());
    QVERIFY(!battle.start());
    QCOMPARE(failed.count(), 1);
    QVERIFY(!running.app().game()->isOpen());
    QVERIFY(running.tap(QStringLiteral("terrainButton")));
    QVERIFY(running.tap(QStringLiteral("terrain_ground_river")));
    QCOMPARE(battle.refusal(), QString());
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QCOMPARE(running.awaited(QStringLiteral("terrainButton"))->property("detail").toString(), QStringLiteral("River"));

    // The pass has no generated ground, whatever is ticked.
    battle.setPeriod(QStringLiteral("300"));
    QVERIFY(!battle.groundAllowed());
    QVERIFY(!running.awaited(QStringLiteral("terrainButton"))->isEnabled());
    QCOMPARE(battle.armies().size(), 2);
    // HOP-884: the endless host cannot be beaten by points; HOP-033: Sparta's own percent is the usual one.
    QVERIFY(sideOf(battle, 0)["name"].toString().startsWith(QStringLiteral("Persia")));
    QVERIFY(sideOf(battle, 0)["level"].isNull());
    QCOMPARE(sideOf(battle, 1)["level"].toInt(), (sideOf(battle, 1)["total"].toInt() * 60 + 99) / 100);
    QVERIFY(battle.start());
    QCOMPARE(running.app().game()->game().header().at("options").at("ground_river"), false);
    battle.setPeriod(QStringLiteral("antiquity"));

    // An illegal army is refused with its reason.
    const QString own = running.app().library()->duplicate(carthage);
    running.app().editor()->open(own);
    {
        const Store store(data.path().toStdString());
        Json roster = *store.roster(own.toStdString());
        roster["limit"] = 100;
        Store(data.path().toStdString()).saveRoster(roster, {.points = 0}, "2026-01-01T00:00:00Z");
    }
    QVERIFY(battle.take(theRules));
    battle.setArmy(QStringLiteral("b"), own);
    QVERIFY2(battle.refusal().contains(QStringLiteral("the limit is 100")), qPrintable(battle.refusal()));
    QVERIFY(!battle.start());
    QVERIFY(!sideOf(battle, 1)["findings"].toList().isEmpty());
    // Left to the dice, it is not among those they choose from.
    battle.setRandom(true);
    QCOMPARE(battle.refusal(), QString());
    for (int i = 0; i < 12; ++i) {
        QVERIFY(battle.start());
        QVERIFY(running.app().game()->game().header().at("armies").at(1).at("id") != own.toStdString());
    }
}

void NewBattleTest::random() // PRF-03, HOP-310
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    showPage(running, QStringLiteral("show('NewBattlePage', {ruleset: 'hoplites'})"));
    NewBattleModel &battle = *running.app().newBattle();
    battle.setPercent(QStringLiteral("a"), 60);
    battle.setPercent(QStringLiteral("b"), 90);
    QVERIFY(running.tap(QStringLiteral("randomEnemy")));
    QVERIFY(battle.random());
    QVERIFY(!running.named(QStringLiteral("sideB_picker")));
    QVERIFY(!sideOf(battle, 1).contains(QStringLiteral("name")));
    std::set<std::string> met;
    for (int i = 0; i < 40; ++i) {
        QVERIFY(battle.start());
        const Json &header = running.app().game()->game().header();
        QCOMPARE(header.at("armies").at(0).at("id"), "hoplites/carthage");
        QCOMPARE(header.at("options").at("percent_b"), 60); // the player's own
        const std::string enemy = header.at("armies").at(1).at("id");
        met.insert(enemy);
        // The dice of the game itself made the choice.
        std::vector<QString> ids;
        for (const QVariant &army : battle.armies())
            ids.push_back(army.toMap()["id"].toString());
        std::sort(ids.begin(), ids.end());
        RandomDice source(gameKeyFromHex(header.at("key").get<std::string>()), {0, "random-army", {}, 0});
        QCOMPARE(enemy, utf8(ids[static_cast<std::size_t>(source.pick(static_cast<int>(ids.size()), {"army.random", ""}))]));
    }
    QVERIFY(met.size() > 5);
    // Who leads the other army meets a random one on side a.
    battle.swapSides();
    QVERIFY(!running.named(QStringLiteral("sideA_picker")));
    QVERIFY(running.named(QStringLiteral("sideB_picker")));
}

void NewBattleTest::hotseat() // PBM-80, PBM-88
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    showPage(running, QStringLiteral("show('NewBattlePage', {ruleset: 'hoplites'})"));
    NewBattleModel &battle = *running.app().newBattle();
    battle.setOpponent(QLatin1String(human));
    QVERIFY(!running.named(QStringLiteral("swapSides")));
    battle.answer(QStringLiteral("withdraw_all"), true);
    QVERIFY(battle.start());
    QCOMPARE(players(running, data.path()), (Json{{"a", human}, {"b", human}}));
    for (const char *habit : {"withdraw_all_a", "withdraw_all_b"})
        QCOMPARE(running.app().game()->game().header().at("options").at(habit), true);
    running.app().game()->close();
    const QVariantMap row = running.app().games()->rows()->get(0);
    QCOMPARE(row["players"].toString(), QStringLiteral("two players"));
    QCOMPARE(row["kind"].toString(), QStringLiteral("app"));
    QCOMPARE(row["title"].toString(), QStringLiteral("Carthage – Gauls"));
}

void NewBattleTest::options() // PRF-05, PRF-30, PRF-31
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    showPage(running, QStringLiteral("show('NewBattlePage', {ruleset: 'hoplites'})"));
    NewBattleModel &battle = *running.app().newBattle();
    QStringList topics;
    for (const QVariant &topic : battle.topics())
        topics.append(topic.toMap()["id"].toString());
    QCOMPARE(topics, (QStringList{QStringLiteral("Rules"), QStringLiteral("Field"), QStringLiteral("Setup"), QStringLiteral("Deck"),
                                  QStringLiteral("Play"), QStringLiteral("Dialogs")}));
    // The decks' extras: Initiative cards only with variable initiative.
    QVERIFY(running.tap(QStringLiteral("deckButton")));
    QVERIFY(!running.awaited(QStringLiteral("option_extra_initiative"))->isEnabled());
    QVERIFY(running.awaited(QStringLiteral("option_extra_cohesion"))->isEnabled());
    battle.answer(QStringLiteral("variable_initiative"), true);
    QTRY_VERIFY(running.awaited(QStringLiteral("option_extra_initiative"))->isEnabled());
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QVERIFY(running.tap(QStringLiteral("preferencesButton")));
    QVERIFY(running.tap(QStringLiteral("topic_Play")));
    QVERIFY(running.named(QStringLiteral("option_react_light")));
    // PRF-34, HOP-905: those of the dialogs are the app's own.
    QVERIFY(running.tap(QStringLiteral("topic_Dialogs")));
    QVERIFY(running.tap(QStringLiteral("option_skipEmpty")));
    QVERIFY(running.app().prefs()->skipEmpty());
    battle.answer(QStringLiteral("quickAttack"), true);
    battle.answer(QStringLiteral("confirmEnd"), false);
    QCOMPARE(battle.altered(), (QStringList{QStringLiteral("variable_initiative"), QStringLiteral("quickAttack"),
                                            QStringLiteral("skipEmpty"), QStringLiteral("confirmEnd")}));
    QVERIFY(running.tap(QStringLiteral("optionDefaults")));
    QVERIFY(!running.app().prefs()->skipEmpty() && !running.app().prefs()->quickAttack() && running.app().prefs()->confirmEnd());
    running.app().undoLast();
    QVERIFY(running.app().prefs()->skipEmpty());
    battle.reset(QStringLiteral("Dialogs"));
    QVERIFY(running.tap(QStringLiteral("topic_Rules")));
    // HOP-416: where each type may come up, a row of the grid a type; only with field restrictions, and of the period's types alone.
    QVERIFY(running.tap(QStringLiteral("topic_Field")));
    QVERIFY(!running.awaited(QStringLiteral("option_places_HC"))->isEnabled());
    battle.answer(QStringLiteral("restrictions"), true);
    QTRY_VERIFY(running.awaited(QStringLiteral("option_places_HC"))->isEnabled());
    QCOMPARE(optionOf(battle, QStringLiteral("places_HC"))["value"].toString(), QStringLiteral("wings"));
    battle.answer(QStringLiteral("places_HC"), QStringLiteral("both"));
    QVERIFY(battle.altered().contains(QStringLiteral("places_HC")));
    QVERIFY(optionOf(battle, QStringLiteral("places_KB")).isEmpty());
    battle.reset(QStringLiteral("Field"));
    QVERIFY(running.tap(QStringLiteral("topic_Rules")));
    // A rule id opens its rule, and Back leads here.
    QVERIFY(running.tap(QStringLiteral("optionRule_pursuit")));
    QTRY_COMPARE(running.eval(QStringLiteral("current.objectName")).toString(), QStringLiteral("rulesPage"));
    running.eval(QStringLiteral("goBack()"));
    QTRY_COMPARE(running.eval(QStringLiteral("current.objectName")).toString(), QStringLiteral("newBattlePage"));
    QCOMPARE(optionOf(battle, QStringLiteral("variable_initiative"))["value"].toBool(), true);
    // What is not allowed changes nothing.
    QSignalSpy failed(&running.app(), &AppModel::failed);
    battle.answer(QStringLiteral("extra_cohesion"), 6);
    battle.answer(QStringLiteral("no-such"), true);
    QCOMPARE(failed.count(), 2);
    QCOMPARE(battle.altered(), QStringList{QStringLiteral("variable_initiative")});
}

void NewBattleTest::ofThePeriod() // HOP-416, SAM-24: each period asks what it knows
{
    const QTemporaryDir data;
    const Running running(data.path());
    NewBattleModel &battle = *running.app().newBattle();
    QVERIFY(battle.take(theRules));
    const auto asked = [&](const char *id) { return !optionOf(battle, QString::fromLatin1(id)).isEmpty(); };
    for (const char *period : {"antiquity", "300", "samurai", "fantasy"}) {
        battle.setPeriod(QString::fromLatin1(period));
        const QString id = battle.period();
        QCOMPARE(id, QString::fromLatin1(period));
        QCOMPARE(asked("restrictions"), id != QLatin1String("300"));
        QCOMPARE(asked("places_PH"), id == QLatin1String("antiquity") || id == QLatin1String("fantasy"));
        QCOMPARE(asked("places_KB"), id == QLatin1String("samurai"));
        QCOMPARE(asked("places_SM"), id == QLatin1String("fantasy"));
        QCOMPARE(asked("heroes"), id == QLatin1String("fantasy"));
        QVERIFY(asked("fog"));
    }
    battle.answer(QStringLiteral("restrictions"), true);
    battle.answer(QStringLiteral("places_SM"), QStringLiteral("wings"));
    QVERIFY(battle.start());
    QCOMPARE(running.app().game()->game().header().at("options").at("places_SM"), "wings");
    QCOMPARE(running.app().game()->game().state().at("places"), (Json{{"SM", "wings"}}));
    for (const QVariant &topic : running.app().battlePrefs()->topics()) // PRF-30
        QVERIFY(topic.toMap()["id"].toString() != QLatin1String("Samurai"));
}

void NewBattleTest::defaults() // PRF-31: "Defaults" per topic and for all, with undo
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({412, 915});
    showPage(running, QStringLiteral("show('NewBattlePage', {ruleset: 'hoplites'})"));
    NewBattleModel &battle = *running.app().newBattle();
    battle.answer(QStringLiteral("fog"), true);
    battle.answer(QStringLiteral("extra_reserve"), 4);
    QVERIFY(running.tap(QStringLiteral("deckButton")));
    QVERIFY(running.tap(QStringLiteral("optionDefaults")));
    QCOMPARE(battle.altered(), QStringList{QStringLiteral("fog")});
    running.app().undoLast();
    QCOMPARE(battle.altered().size(), 2);
    battle.reset({});
    QCOMPARE(battle.altered(), QStringList());
    running.app().undoLast();
    QCOMPARE(optionOf(battle, QStringLiteral("extra_reserve"))["value"].toInt(), 4);
}

void NewBattleTest::largeText() // opponent, period and Swap sides lie on nothing of each other, however large the text
{
    const QTemporaryDir data;
    const Running running(data.path());
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915), QSize(915, 412)})
        for (const double text : {1.0, 1.5, 2.0, 1.0}) {
            running.resize(size);
            running.app().prefs()->setTextScale(text);
            showPage(running, QStringLiteral("show('NewBattlePage', {ruleset: 'hoplites'})"));
            running.settle();
            std::vector<QRectF> places;
            for (const char *name : {"against", "period", "swapSides"}) {
                const QQuickItem *item = running.named(QString::fromLatin1(name));
                QVERIFY(item);
                QVERIFY2(item->height() >= 44 && item->height() + 1 >= item->implicitHeight(), name);
                const QRectF place = item->mapRectToScene(item->boundingRect());
                for (const QRectF &other : places)
                    QVERIFY2(
                        !place.adjusted(1, 1, -1, -1).intersects(other),
                        qPrintable(
                            QStringLiteral("%1 at %2×%3 and %4").arg(QLatin1String(name)).arg(size.width()).arg(size.height()).arg(text)));
                places.push_back(place);
            }
            running.eval(QStringLiteral("current.back()"));
        }
}

void NewBattleTest::screens_data() { pictureRows(); }

void NewBattleTest::screens()
{
    const QTemporaryDir data;
    const Running running(data.path());
    Pictures pictures(running);
    NewBattleModel &battle = *running.app().newBattle();
    showPage(running, QStringLiteral("show('NewGamePage', {})"));
    pictures.take("battle-games");
    showPage(running, QStringLiteral("show('NewBattlePage', {ruleset: 'hoplites'})"));
    pictures.take("battle");
    const QString own = running.app().library()->duplicate(QStringLiteral("hoplites/seleucids"));
    running.app().library()->rename(own, QStringLiteral("The great host of Antiochus the Third, called the Great, before Magnesia"));
    battle.take(theRules);
    battle.setArmy(QStringLiteral("a"), own);
    battle.setRandom(true);
    battle.setPercent(QStringLiteral("a"), 65);
    battle.setGround(true);
    pictures.take("battle-random");
    QVERIFY(running.click(QStringLiteral("terrainButton")));
    pictures.take("battle-terrain");
    battle.answer(QStringLiteral("ground_stream"), true);
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QVERIFY(running.click(QStringLiteral("deckButton")));
    pictures.take("battle-deck");
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QVERIFY(running.click(QStringLiteral("preferencesButton")));
    battle.answer(QStringLiteral("fog"), true);
    pictures.take("battle-preferences");
    QTest::keyClick(running.window(), Qt::Key_Escape);
    battle.setRandom(false);
    battle.setPeriod(QStringLiteral("300"));
    battle.setOpponent(QLatin1String(human));
    pictures.take("battle-hotseat");
    QVERIFY(battle.start());
    running.app().games()->rename(running.app().game()->id(),
                                  QStringLiteral("A battle with a title that is longer than any list has room for, and longer"));
    running.app().game()->close();
    for (int i = 0; i < 9; ++i) {
        QVERIFY(running.app().games()->create(theRules, carthage, gauls));
        running.app().game()->close();
    }
    running.eval(QStringLiteral("leavePage(); leavePage(); snackbar.hide(); current.unfolded = App.games.rows.get(1).id"));
    pictures.take("battle-home");
    QVERIFY2(pictures.faults.isEmpty(),
             qPrintable(QStringLiteral("%1 faults:\n").arg(pictures.faults.size()) + pictures.faults.join(u'\n')));
}

OPTIO_TEST(NewBattleTest)

} // namespace new_battle_test

#include "new_battle_test.moc"
