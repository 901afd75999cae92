// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back: any moment of a game, at the table and on the board, by touch and by keyboard; the game itself is as it was afterwards.
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include "app/engine.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QScopeGuard>
#include <QTemporaryDir>

namespace replay_test {

using namespace optio;
using namespace optio::test;

class ReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void everyMomentIsTheJournals();
    void atTheTable_data() { pictureRows(); }
    void atTheTable();
    void onTheBoard_data() { pictureRows(); }
    void onTheBoard();
    void sharedFromAPhone();
};

// Forward, back and by leaps the state is that of the journal folded so far.
void ReplayTest::everyMomentIsTheJournals()
{
    for (const char *name : {"dbm-short.optio-game", "dba-whole.optio-game"}) {
        const QTemporaryDir folder;
        const auto app = AppModel::open(folder.path().toStdString(), rulesets());
        const QString id = app->games()->importFile(goldenGame(name));
        QVERIFY(!id.isEmpty() && app->games()->open(id));
        ReplayModel &replay = *app->replay();
        QVERIFY(replay.start());
        const auto history = standingHistory(app->game()->everything());
        QCOMPARE(replay.count(), static_cast<int>(history.size()));
        QCOMPARE(canonical(replay.state()), canonical(app->game()->game().state()));
        std::vector<std::string> states;
        Json state = app->game()->game().header().at("start");
        states.push_back(canonical(state));
        for (const StandingEntry &entry : history) {
            optio::apply(state, changesOf(entry));
            states.push_back(canonical(state));
        }
        for (int n = 0; n < 400; ++n) {
            const int at = n < 100 ? n : n < 200 ? 200 - n : (n * 7919) % (replay.count() + 1);
            replay.setAt(at);
            QCOMPARE(replay.at(), std::min(at, replay.count()));
            QCOMPARE(canonical(replay.state()), states[static_cast<std::size_t>(replay.at())]);
        }
        replay.setAt(-5);
        QCOMPARE(replay.at(), 0);
        replay.setAt(1'000'000);
        QCOMPARE(replay.at(), replay.count());
        QVERIFY(!replay.chapters().isEmpty() && replay.momentText().contains(replay.sentence()));
        replay.close();
        QVERIFY(!replay.isOpen() && app->game()->isOpen());
        // A game that is closed takes what looks at it along.
        QVERIFY(replay.start());
        app->game()->close();
        QVERIFY(!replay.isOpen());
        QVERIFY(!replay.start());
    }
}

void ReplayTest::atTheTable()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    Pictures pictures(running, QStringLiteral("replay-table"));
    ReplayModel &replay = *running.app().replay();
    QVERIFY(running.app().games()->open(running.app().games()->importFile(goldenGame("dbm-whole.optio-game"))));
    running.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(running.tap(QStringLiteral("moreButton")));
    QVERIFY(running.tap(QStringLiteral("menuReplay")));
    QVERIFY(running.awaited(QStringLiteral("replayPage")) != nullptr);
    QTRY_VERIFY(replay.isOpen());
    const std::string state = canonical(running.app().game()->game().state());
    QVERIFY(running.tap(QStringLiteral("replayBack")));
    QTRY_COMPARE(replay.at(), replay.count() - 1);
    replay.setAt(replay.count() / 2);
    pictures.take(QStringLiteral("middle"));
    QVERIFY(running.tap(QStringLiteral("replayTurns")));
    QVERIFY(running.awaited(QStringLiteral("chapter_1_open")) != nullptr);
    pictures.take(QStringLiteral("turns"));
    QVERIFY(running.tap(QStringLiteral("chapter_1_open")));
    QTRY_COMPARE(replay.at(), replay.chapters()[1].toMap()["at"].toInt());
    QTest::qWait(250);
    QVERIFY(running.tap(QStringLiteral("replayPlay")));
    QVERIFY(replay.playing());
    const int from = replay.at();
    QTRY_VERIFY_WITH_TIMEOUT(replay.at() > from, 5000);
    QVERIFY(running.tap(QStringLiteral("replayPlay")));
    QVERIFY(!replay.playing());
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTRY_VERIFY(!replay.isOpen());
    QVERIFY(running.awaited(QStringLiteral("gamePage")) != nullptr);
    QCOMPARE(canonical(running.app().game()->game().state()), state);
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

void ReplayTest::onTheBoard()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    Pictures pictures(running, QStringLiteral("replay-board"));
    AppModel &app = running.app();
    QVERIFY(app.newBattle()->take(QStringLiteral("hoplites")));
    app.newBattle()->setOpponent(QStringLiteral("human"));
    QVERIFY(app.newBattle()->start());
    running.eval(QStringLiteral("show('BoardPage', {})"));
    app.board()->press(QStringLiteral("deal"));
    app.board()->take();
    for (int n = 0; n < 12 && app.board()->mine(); ++n)
        app.board()->press(QStringLiteral("next"));
    const int length = app.game()->game().length();
    QVERIFY(length > 2);
    const std::string state = canonical(app.game()->game().state());
    if (!app.board()->to().isEmpty())
        app.board()->take();
    QVERIFY(running.tap(QStringLiteral("moreButton")));
    QVERIFY(running.tap(QStringLiteral("menuReplay")));
    QTRY_VERIFY(app.replay()->isOpen());
    QVERIFY(running.awaited(QStringLiteral("replayBar")) != nullptr);
    QVERIFY(!app.board()->mine() && app.board()->hand()->count() == 0 && app.board()->to().isEmpty());
    app.replay()->setAt(1);
    QVERIFY2(app.replay()->turnText().startsWith(QLatin1String("Round ")),
             qPrintable(app.replay()->turnText())); // as the head of the board has it
    QTest::qWait(100);
    pictures.take(QStringLiteral("first"));
    app.replay()->setAt(app.replay()->count());
    pictures.take(QStringLiteral("last"));
    QVERIFY(!app.board()->mine() && app.board()->hand()->count() == 0);
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTRY_VERIFY(!app.replay()->isOpen());
    QVERIFY(app.board()->isOpen() && app.game()->isOpen());
    QCOMPARE(canonical(app.game()->game().state()), state);
    QCOMPARE(app.game()->game().length(), length);
    // Whoever has the turn takes the tablet up again before a hand is seen (PBM-81).
    QVERIFY(app.board()->hand()->count() == 0);
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

// Where the bar is too narrow for both ways to share a moment, one button leads to them.
void ReplayTest::sharedFromAPhone()
{
    const QTemporaryDir folder, home;
    qputenv("OPTIO_FILE_DIALOG", "own");
    const auto asBefore = qScopeGuard([was = qgetenv("HOME")] {
        qunsetenv("OPTIO_FILE_DIALOG");
        qputenv("HOME", was);
    });
    qputenv("HOME", home.path().toLocal8Bit());
    const Running running(folder.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize(QSize(412, 915));
    ReplayModel &replay = *running.app().replay();
    QVERIFY(running.app().games()->open(running.app().games()->importFile(goldenGame("dbm-whole.optio-game"))));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.eval(QStringLiteral("show('ReplayPage', {})"));
    QVERIFY(running.awaited(QStringLiteral("replayShare")) != nullptr);
    replay.setAt(replay.count() / 2);
    QGuiApplication::clipboard()->clear();
    QVERIFY(running.tap(QStringLiteral("replayShare")));
    QVERIFY(running.awaited(QStringLiteral("replayShareText")) != nullptr);
    QVERIFY(running.tap(QStringLiteral("replayShareText")));
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), replay.momentText());
    running.settle();
    const QRect aboveTheSheet(0, 0, 412, 600);
    const QImage before = running.window()->grabWindow().copy(aboveTheSheet);
    QVERIFY(running.tap(QStringLiteral("replayShare")));
    QVERIFY(running.awaited(QStringLiteral("replaySharePicture")) != nullptr);
    running.settle();
    QVERIFY(running.window()->grabWindow().copy(aboveTheSheet) != before); // it is dimmed
    QVERIFY(running.tap(QStringLiteral("replaySharePicture")));
    QVERIFY(running.awaited(QStringLiteral("fileSave")) != nullptr);
    running.settle();
    QVERIFY(running.tap(QStringLiteral("fileSave")));
    const QDir saved(home.path(), QStringLiteral("*.png"));
    QTRY_COMPARE(saved.entryList().size(), 1);
    // What is saved is the moment, not the sheet over it.
    const QImage taken(saved.filePath(saved.entryList().constFirst()));
    QCOMPARE(taken.size(), QSize(412, 915));
    QCOMPARE(taken.copy(aboveTheSheet).convertToFormat(before.format()), before);
}

OPTIO_TEST(ReplayTest)

} // namespace replay_test

#include "replay_test.moc"
