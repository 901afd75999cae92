// SPDX-License-Identifier: GPL-3.0-or-later
// The map of odds in the window: any rule set, a situation, a cell in full, what would change it, who does best, by touch and by keyboard.
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"

#include <QFile>
#include <QTemporaryDir>

namespace odds_page_test {

using namespace optio;
using namespace optio::test;

class OddsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void walk_data() { pictureRows(); }
    void walk();
    void everyRuleSet();
    void fromTheGame();
    void rulingOutsideAGame_data() { pictureRows(); }
    void rulingOutsideAGame();
};

void OddsPageTest::walk()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    Pictures pictures(running, QStringLiteral("odds"));
    OddsModel &odds = *running.app().odds();
    QVERIFY(running.tap(QStringLiteral("oddsButton")));
    QVERIFY(running.awaited(QStringLiteral("oddsMap")) != nullptr);
    odds.setRuleset(QStringLiteral("dbm"));
    QTRY_VERIFY(!odds.busy() && odds.rows()->count() >= 18);
    pictures.take(QStringLiteral("map"));
    QVERIFY(running.tap(QStringLiteral("oddsCell_1_0")));
    QCOMPARE(odds.row(), 1);
    QCOMPARE(odds.column(), 0);
    QVERIFY(running.awaited(QStringLiteral("oddsBar")) != nullptr);
    QVERIFY(running.awaited(QStringLiteral("oddsMap"))->property("pointed").toBool()); // a finger sees no ring
    QVERIFY(!odds.cell()["bands"].toList().isEmpty() && !odds.cell()["sums"].toList().isEmpty());
    pictures.take(QStringLiteral("cell"));
    // What would change it most is applied by a tap; the cell stays chosen, and the map follows.
    const QVariantList effects = odds.cell()["effects"].toList();
    QVERIFY(effects.size() > 2);
    const QVariantMap before = odds.rows()->get(1);
    QVERIFY(running.tap(QStringLiteral("oddsEffect_0")));
    QTRY_COMPARE(odds.altered().size(), 1);
    QCOMPARE(odds.row(), 1);
    QTRY_VERIFY(!odds.busy() && odds.rows()->get(1) != before);
    const double change =
        odds.rows()->get(1)["cells"].toList()[0].toMap()["p"].toDouble() - before["cells"].toList()[0].toMap()["p"].toDouble();
    QVERIFY(qAbs(change - effects.front().toMap()["change"].toDouble()) < 1e-9);
    QTest::keyClick(running.window(), Qt::Key_Escape); // the sheet of a narrow window; a wide one has none
    if (running.named(QStringLiteral("oddsPage")) == nullptr)
        QVERIFY(running.tap(QStringLiteral("oddsButton")));
    QTest::qWait(250);
    pictures.take(QStringLiteral("changed"));
    // Where a choice says whose it is, it says so as the map does.
    for (const QVariant &question : odds.questions())
        for (const QVariant &choice : question.toMap()["choices"].toList())
            QVERIFY(choice.toMap()["label"] != QLatin1String("A") && choice.toMap()["label"] != QLatin1String("B"));
    QVERIFY(running.tap(QStringLiteral("oddsSituation")));
    QVERIFY(running.awaited(QStringLiteral("oddsReset")) != nullptr);
    pictures.take(QStringLiteral("situation"));
    QVERIFY(running.tap(QStringLiteral("oddsReset")));
    QTRY_COMPARE(odds.altered().size(), 0);
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTRY_VERIFY(running.named(QStringLiteral("oddsReset")) == nullptr);
    QTest::qWait(250);
    QVERIFY(running.tap(QStringLiteral("oddsColumn_0")));
    QVERIFY(running.awaited(QStringLiteral("oddsBest")) != nullptr);
    pictures.take(QStringLiteral("best"));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTest::qWait(250);
    QVERIFY(running.tap(QStringLiteral("oddsWhat")));
    QVERIFY(running.awaited(QStringLiteral("oddsAttackers")) != nullptr);
    pictures.take(QStringLiteral("choosing"));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTest::qWait(250);
    // By keyboard.
    running.awaited(QStringLiteral("oddsMap"))->forceActiveFocus();
    odds.look(0, 0);
    QTest::keyClick(running.window(), Qt::Key_Down);
    QTest::keyClick(running.window(), Qt::Key_Right);
    QCOMPARE(odds.row(), 1);
    QCOMPARE(odds.column(), 1);
    QVERIFY(!running.awaited(QStringLiteral("oddsMap"))->property("pointed").toBool());
    QVERIFY(spokenName(running.named(QStringLiteral("oddsMap"))).contains(QLatin1String("Knights")));
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

// Every rule set has a map without an empty row, armies for rows and columns, and swapped sides.
void OddsPageTest::everyRuleSet()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    OddsModel &odds = *running.app().odds();
    odds.start();
    QVERIFY(odds.rulesets().size() >= 6);
    for (const QVariant &ruleset : odds.rulesets()) {
        odds.setRuleset(ruleset.toMap()["value"].toString());
        const QVariantList situations = odds.situations();
        for (const QVariant &situation : situations) {
            odds.setSituation(situation.toMap()["value"].toString());
            QTRY_VERIFY(!odds.busy());
            QVERIFY(odds.rows()->count() > 0);
            QVERIFY(!odds.columns().isEmpty());
        }
        odds.setSituation(situations.front().toMap()["value"].toString());
        QVERIFY(odds.armies().size() > 1);
        odds.setAttackers(odds.armies()[1].toMap()["value"].toString());
        QTRY_VERIFY(!odds.busy());
        const int rows = odds.rows()->count(), columns = static_cast<int>(odds.columns().size());
        odds.swapSides();
        QTRY_VERIFY(!odds.busy());
        QCOMPARE(odds.rows()->count(), columns);
        QCOMPARE(odds.columns().size(), rows);
        QVERIFY(odds.save(QUrl::fromLocalFile(folder.filePath(QStringLiteral("odds.csv")))));
        QVERIFY(odds.savePdf(QUrl::fromLocalFile(folder.filePath(QStringLiteral("odds.pdf"))), QStringLiteral("a4")));
        QFile pages(folder.filePath(QStringLiteral("odds.pdf")));
        QVERIFY(pages.open(QIODevice::ReadOnly) && pages.read(5) == "%PDF-");
    }
}

// From the menu of a game the map is that of its rule set.
void OddsPageTest::fromTheGame()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    running.resize(QSize(1280, 800));
    QVERIFY(
        running.app().games()->create(QStringLiteral("dba"), QStringLiteral("dba/alexandrian-macedonian"), QStringLiteral("dba/gallic")));
    running.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(running.tap(QStringLiteral("moreButton")));
    QVERIFY(running.tap(QStringLiteral("menuOdds")));
    QVERIFY(running.awaited(QStringLiteral("oddsPage")) != nullptr);
    OddsModel &odds = *running.app().odds();
    QTRY_COMPARE(odds.rulesetId(), QStringLiteral("dba"));
    // Rows and columns are the units of the game as they stand, and a cell is the ruling's own odds there.
    QTRY_VERIFY(!odds.busy());
    QVERIFY(odds.staged() && odds.attackers() != odds.defenders());
    const GameModel &game = *running.app().game();
    const int length = game.game().length();
    int row = -1, column = -1;
    for (int at = 0; at < odds.rows()->count() && row < 0; ++at) {
        const QVariantList cells = odds.rows()->get(at)["cells"].toList();
        for (int to = 0; to < cells.size() && row < 0; ++to)
            if (cells[to].toMap()["refusal"].toString().isEmpty()) {
                row = at;
                column = to;
            }
    }
    QVERIFY(row >= 0);
    QVERIFY(running.tap(QStringLiteral("oddsCell_%1_%2").arg(row).arg(column)));
    const double before = odds.rows()->get(row)["cells"].toList()[column].toMap()["p"].toDouble();
    const QVariantMap effect = odds.cell()["effects"].toList().front().toMap();
    odds.answer(effect["id"].toString(), effect["value"]);
    QTRY_VERIFY(!odds.busy());
    const double after = odds.rows()->get(row)["cells"].toList()[column].toMap()["p"].toDouble();
    QVERIFY(qAbs(after - before - effect["change"].toDouble()) < 1e-9);
    QVERIFY(odds.inGame());
    QVERIFY(running.tap(QStringLiteral("oddsRuling")));
    ResolverModel &resolver = *running.app().resolver();
    QTRY_VERIFY(resolver.isOpen() && resolver.ready());
    const Json input = resolver.answered();
    QCOMPARE(QString::fromStdString(input.at("answers").at(effect["id"].toString().toStdString()).dump()),
             QString::fromStdString(fromVariant(effect["value"]).dump()));
    double wins = 0;
    for (const QVariant &band : resolver.bands())
        if (band.toMap()["favours"].toString() == (game.active() == QLatin1String("b") ? QLatin1String("b") : QLatin1String("a")))
            wins += band.toMap()["p"].toDouble();
    QVERIFY(qAbs(wins - after) < 1e-9);
    QCOMPARE(game.game().length(), length);
    // Rolled, the table is that of the game as it stands then.
    resolver.roll();
    QTRY_VERIFY(running.app().result()->isOpen());
    running.app().result()->accept();
    QTRY_COMPARE(game.game().length(), length + 1);
    QTRY_VERIFY(!odds.busy() && odds.rows()->count() > 0);
    // By kinds the ruling finds a unit of each.
    odds.setAttackers(QStringLiteral("army:a"));
    QTRY_VERIFY(!odds.busy() && !odds.staged());
    QCOMPARE(odds.defenders(), QStringLiteral("army:b"));
    odds.setDefenders(QStringLiteral("game:b"));
    QTRY_VERIFY(!odds.busy() && odds.staged());
    running.app().game()->close();
    QTRY_VERIFY(!odds.busy() && !odds.staged() && odds.attackers().isEmpty());
}

// Outside a game a cell's ruling is rolled by the app or with typed dice, and nothing is written.
void OddsPageTest::rulingOutsideAGame()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    Pictures pictures(running, QStringLiteral("odds-trial"));
    OddsModel &odds = *running.app().odds();
    QVERIFY(running.tap(QStringLiteral("oddsButton")));
    QVERIFY(running.awaited(QStringLiteral("oddsMap")) != nullptr);
    odds.setRuleset(QStringLiteral("dbm"));
    QTRY_VERIFY(!odds.busy() && odds.rows()->count() >= 18);
    QVERIFY(running.tap(QStringLiteral("oddsCell_1_1")));
    QVERIFY(!odds.inGame());
    if (running.named(QStringLiteral("oddsGrip"))) {
        // On a narrow page the map stays in sight, another cell can be tapped, and the panel is pulled up for all of it.
        pictures.take(QStringLiteral("panel"));
        QQuickItem *map = running.named(QStringLiteral("oddsMap")), *grip = running.named(QStringLiteral("oddsGrip"));
        const auto top = [](QQuickItem *item) { return item->mapToScene({0, 0}).y(); };
        if (!grip->parentItem()->property("whole").toBool()) { // with the largest letters a phone has no room for both
            QVERIFY2(map->height() > 100 && top(map) + map->height() <= top(grip), "the panel lies on the map");
            QVERIFY(running.tap(QStringLiteral("oddsCell_0_1")));
            QVERIFY(running.tap(QStringLiteral("oddsGrip")));
        }
        QTRY_VERIFY(running.named(QStringLiteral("oddsRuling")));
        running.settle();
        pictures.take(QStringLiteral("raised"));
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QTRY_VERIFY(!running.named(QStringLiteral("oddsGrip")));
        QVERIFY(running.tap(QStringLiteral("oddsCell_1_1")));
        if (!running.named(QStringLiteral("oddsRuling")))
            QVERIFY(running.tap(QStringLiteral("oddsGrip")));
    }
    QVERIFY(running.tap(QStringLiteral("oddsRuling")));
    QVERIFY(running.awaited(QStringLiteral("trialRoll")) != nullptr);
    QCOMPARE(odds.trialDice().size(), 2);
    pictures.take(QStringLiteral("dice"));
    QVERIFY(running.tap(QStringLiteral("trialRoll")));
    QTRY_VERIFY(!odds.trial()["sentence"].toString().isEmpty());
    pictures.take(QStringLiteral("rolled"));
    // Typed dice give what they must: six against one, of two alike.
    odds.setTrialDie(0, 6);
    odds.setTrialDie(1, 1);
    QVERIFY(odds.trial().isEmpty());
    odds.rollTrial();
    const QVariantList sides = odds.trial()["sides"].toList();
    QVERIFY(sides.size() >= 2);
    QCOMPARE(sides[0].toMap()["dice"].toList()[0].toMap()["value"].toInt(), 6);
    QCOMPARE(sides[0].toMap()["total"].toInt() - sides[1].toMap()["total"].toInt(), 5);
    odds.clearTrialDie(1);
    QCOMPARE(odds.trialDice()[1].toMap()["value"].toInt(), -1);
    QVERIFY(running.app().games()->rows()->count() == 0);
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

OPTIO_TEST(OddsPageTest)

} // namespace odds_page_test

#include "odds_page_test.moc"
