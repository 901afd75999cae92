// SPDX-License-Identifier: GPL-3.0-or-later
// What is told on the board picture by picture (PRF-33, HOP-905): in its order, over a state that stands already; hurried, halted, skipped,
// taken back, left and resumed in the middle; as stills with reduced motion; and a board on which nothing happens draws nothing.
#include "tests/app/board/board_battles.h"
#include "tests/app/board/board_hands.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include "app/board/stage.h"

#include <QTemporaryDir>

namespace board_stage_test {

using namespace optio;
using namespace optio::test;
using namespace boardtest;

/// The field as it is, whatever is told.
QList<QVariantMap> truth(const Running &running)
{
    const GameModel &game = *running.app().game();
    return BoardView(toJson(game.game().ruleset().view(game.game().state(), "a"))).areas;
}

/// A row for each area: "a4 a12 3", so that two fields are easily compared and told.
QStringList said(const QList<QVariantMap> &areas)
{
    QStringList all;
    for (const QVariantMap &area : areas)
        all.append(area["id"].toString() + u' ' + area["unit"].toMap()["id"].toString() + u' ' + area["unit"].toMap()["coh"].toString());
    return all;
}

const QStringList order{QStringLiteral("arrow"), QStringLiteral("chance"), QStringLiteral("check"), QStringLiteral("die"),
                        QStringLiteral("sum"),   QStringLiteral("hits"),   QStringLiteral("leave")};

class BoardStageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void theComputersTurn();
    void aTouchHurries();
    void skipping();
    void ownAttack();
    void leavingAndComingBack();
    void stills();
    void again();
    void toldAfterReopening();
    void nothingMoves();
    void pictures_data();
    void pictures();
};

/// Plays fast to the end of the player's own turn in `round`, then lets the computer go on at this pace.
bool toTheirTurn(const Running &running, int round, int pause, bool still = false)
{
    AppModel &app = running.app();
    BoardModel &board = *app.board();
    app.prefs()->setPause(0);
    app.prefs()->setReducedMotion(true);
    const bool there = playUntil(running, [&] {
        return board.mine() && board.active() == QLatin1String("a") && board.battle()["round"].toInt() >= round &&
               board.phase() == QLatin1String("draw") && board.question().isEmpty();
    });
    app.prefs()->setReducedMotion(still);
    app.prefs()->setPause(pause);
    running.settle();
    return there;
}

/// Answers what the player is asked.
void answer(BoardModel &board)
{
    if (!board.question().isEmpty())
        board.answer(false);
}

// The arrow, the chance, the dice, what they come to, the hits, who leaves: in this order, and the field changes no sooner than that.
void BoardStageTest::theComputersTurn()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    open(running, id);
    BoardModel &board = *app.board();
    Stage &stage = *board.stage();
    QStringList faults, kinds;
    int fought = 0;
    for (int round = 5; round < 9 && fought < 4; ++round) {
        QVERIFY(toTheirTurn(running, round, 400));
        QString last;
        int n = 0;
        QStringList before = said(board.areas()->rows());
        const auto turned = connect(&stage, &Stage::changed, this, [&] {
            if (!stage.isRunning()) {
                if (said(board.areas()->rows()) != said(truth(running)))
                    faults.append(QStringLiteral("after entry %1 the board shows something else than it is").arg(n));
                before = said(truth(running));
                return;
            }
            if (stage.isPaused())
                return;
            const QString kind = stage.kind();
            const auto place = order.indexOf(kind);
            const QStringList now = said(stage.areas());
            if (stage.step() == 1 && stage.n() != n) {
                n = stage.n();
                last.clear();
                if (place >= 0 && place < 2 && now != before)
                    faults.append(QStringLiteral("entry %1 begins with another field than there was").arg(n));
            }
            if ((kind == QLatin1String("die") || kind == QLatin1String("chance")) && now != before && !stage.title().startsWith(u"Attack"))
                faults.append(QStringLiteral("entry %1: the field changes before the die").arg(n));
            if (place >= 0 && place <= order.indexOf(last) && !stage.title().startsWith(u"Attack"))
                faults.append(QStringLiteral("entry %1: %2 after %3").arg(n).arg(kind, last));
            if (stage.sentence().isEmpty())
                faults.append(QStringLiteral("entry %1, %2: nothing is said").arg(n).arg(kind));
            if (kind == QLatin1String("sum"))
                ++fought;
            if (!kinds.contains(kind))
                kinds.append(kind);
            last = kind;
            QTimer::singleShot(1, &stage, &Stage::hurry);
        });
        board.press(QStringLiteral("draw"));
        const bool back = QTest::qWaitFor(
            [&] {
                answer(board);
                return board.mine() && board.active() == QLatin1String("a") && !stage.isRunning();
            },
            60000);
        disconnect(turned);
        QVERIFY(back);
        QCOMPARE(said(board.areas()->rows()), said(truth(running)));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    for (const QString &kind : order)
        QVERIFY2(kinds.contains(kind), qPrintable(kind + QStringLiteral(" was never told, only ") + kinds.join(u' ')));
    QVERIFY(kinds.contains(QStringLiteral("come")));
}

// A finger on the field hurries one picture, and means nothing else.
void BoardStageTest::aTouchHurries()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    open(running, id);
    BoardModel &board = *app.board();
    Stage &stage = *board.stage();
    QVERIFY(toTheirTurn(running, 6, 3000));
    board.press(QStringLiteral("draw"));
    QVERIFY(QTest::qWaitFor(
        [&] {
            answer(board);
            return stage.isRunning() && stage.count() > 3;
        },
        60000));
    const int length = app.game()->game().length(), step = stage.step();
    QVERIFY(!board.mine());
    QVERIFY(board.computing());
    QVERIFY(running.tap(QStringLiteral("stageTouch")));
    QCOMPARE(stage.step(), step + 1);
    QCOMPARE(app.game()->game().length(), length);
    QVERIFY(board.picked().isEmpty());
    // It halts, goes back and on.
    QVERIFY(running.tap(QStringLiteral("taleAgain")));
    QVERIFY(stage.isPaused());
    const int halted = stage.step();
    QTest::qWait(400);
    QCOMPARE(stage.step(), halted);
    QVERIFY(running.tap(QStringLiteral("taleBack")));
    QCOMPARE(stage.step(), halted - 1);
    QVERIFY(running.tap(QStringLiteral("taleForward")));
    QCOMPARE(stage.step(), halted);
    QVERIFY(running.tap(QStringLiteral("taleAgain")));
    QVERIFY(!stage.isPaused());
}

// The big button ends all that is told and all that would be.
void BoardStageTest::skipping()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    open(running, id);
    BoardModel &board = *app.board();
    QVERIFY(toTheirTurn(running, 6, 3000));
    board.press(QStringLiteral("draw"));
    QVERIFY(QTest::qWaitFor([&] { return board.stage()->isRunning(); }, 20000));
    QCOMPARE(running.awaited(QStringLiteral("nextButton"))->property("text").toString(), QStringLiteral("Skip to my turn"));
    QVERIFY(running.tap(QStringLiteral("nextButton")));
    QVERIFY(QTest::qWaitFor([&] { return !board.stage()->isRunning() && board.mine(); }, 20000));
    QCOMPARE(said(board.areas()->rows()), said(truth(running)));
}

// One's own attack is told too, shortly; taken back in the middle it leaves the field as it was.
void BoardStageTest::ownAttack()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setPause(0);
    app.prefs()->setReducedMotion(true);
    open(running, id);
    BoardModel &board = *app.board();
    Stage &stage = *board.stage();
    QVERIFY(playUntil(running, [&] {
        return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String("missile") &&
               board.question().isEmpty() && board.sources().size() > 1;
    }));
    const Json before = app.game()->game().state();
    const QString shooter = board.sources().value(0);
    const QString target = board.gesturesOf(shooter).value(0).toMap()["to"].toString();
    board.drop(shooter, target);
    QVERIFY(!stage.isRunning()); // with reduced motion nobody waits for one's own
    const Json after = app.game()->game().state();
    const bool stays = board.phase() == QLatin1String("missile");
    QVERIFY(stays && board.canUndo());
    board.undo();
    app.prefs()->setReducedMotion(false);
    board.drop(shooter, target);
    QVERIFY(stage.isRunning() && stage.isOwn());
    QVERIFY(app.game()->game().state() == after); // the state does not wait
    QVERIFY(!board.mine());
    QCOMPARE(stage.kind(), QStringLiteral("arrow"));
    QVERIFY(running.tap(QStringLiteral("undoIcon")));
    QVERIFY(!stage.isRunning());
    QVERIFY(app.game()->game().state() == before);
    QCOMPARE(said(board.areas()->rows()), said(truth(running)));
    // A key of the main button hurries to the end and does nothing besides.
    board.drop(shooter, target);
    const int length = app.game()->game().length();
    for (int i = 0; i < 12 && stage.isRunning(); ++i)
        QTest::keyClick(running.window(), Qt::Key_E);
    QVERIFY(!stage.isRunning());
    QCOMPARE(app.game()->game().length(), length);
    QVERIFY(board.mine());
}

// Left in the middle, the battle is where it is, and the computer goes on when it is opened again.
void BoardStageTest::leavingAndComingBack()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    open(running, id);
    BoardModel &board = *app.board();
    QVERIFY(toTheirTurn(running, 6, 3000));
    board.press(QStringLiteral("draw"));
    QVERIFY(QTest::qWaitFor([&] { return board.stage()->isRunning(); }, 20000));
    const int length = app.game()->game().length();
    running.eval(QStringLiteral("current.back()"));
    QVERIFY(QTest::qWaitFor([&] { return !board.isOpen(); }, 5000));
    QVERIFY(!board.stage()->isRunning());
    open(running, id);
    QVERIFY(app.game()->game().length() >= length); // what had been told in part is done, and the computer goes on
    QVERIFY(QTest::qWaitFor([&] { return board.stage()->isRunning(); }, 20000));
    board.skip();
    QVERIFY(QTest::qWaitFor([&] { return board.mine(); }, 20000));
    QCOMPARE(said(board.areas()->rows()), said(truth(running)));
    // Looked back at in the middle, and returned to.
    QVERIFY(toTheirTurn(running, 7, 3000));
    board.press(QStringLiteral("draw"));
    QVERIFY(QTest::qWaitFor([&] { return board.stage()->isRunning(); }, 20000));
    QVERIFY(app.replay()->start());
    QVERIFY(!board.stage()->isRunning());
    app.replay()->setAt(app.replay()->count() - 3);
    QVERIFY(!board.stage()->isRunning());
    app.replay()->close();
    board.skip();
    QVERIFY(QTest::qWaitFor([&] { return board.mine(); }, 20000));
    QCOMPARE(said(board.areas()->rows()), said(truth(running)));
}

// With reduced motion each picture stands still, and the story line says it.
void BoardStageTest::stills()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    open(running, id);
    BoardModel &board = *app.board();
    Stage &stage = *board.stage();
    QVERIFY(toTheirTurn(running, 6, 3000, true));
    board.press(QStringLiteral("draw"));
    QVERIFY(QTest::qWaitFor(
        [&] {
            answer(board);
            return stage.isRunning() && stage.count() > 3;
        },
        60000));
    QCOMPARE(stage.motion(), 0);
    stage.setPaused(true);
    running.settle();
    QQuickItem *told = running.named(QStringLiteral("tale"));
    QVERIFY(told && told->property("text").toString().contains(stage.sentence()));
    QSignalSpy frames(running.window(), &QQuickWindow::frameSwapped);
    QTest::qWait(1000);
    QCOMPARE(frames.size(), 0);
}

// What happened is told as a list, and once more on the board.
void BoardStageTest::again()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    open(running, id);
    BoardModel &board = *app.board();
    Stage &stage = *board.stage();
    QVERIFY(toTheirTurn(running, 6, 400));
    board.press(QStringLiteral("draw"));
    QVERIFY(QTest::qWaitFor([&] { return board.computing(); }, 20000));
    board.skip();
    QVERIFY(QTest::qWaitFor(
        [&] {
            answer(board);
            return board.mine() && board.active() == QLatin1String("a");
        },
        20000));
    const QVariantList told = board.happened();
    QVERIFY(told.size() > 1);
    const int length = app.game()->game().length();
    running.settle(); // the hand rises
    QVERIFY(running.tap(QStringLiteral("happenedButton")));
    QVERIFY(running.awaited(QStringLiteral("happenedList")));
    QVERIFY(running.tap(QStringLiteral("happenedAgain")));
    QVERIFY(stage.isRunning() && !stage.isOwn());
    QVERIFY(!board.mine());
    QCOMPARE(stage.n(), told.front().toMap()["n"].toInt());
    for (int i = 0; i < 500 && stage.isRunning(); ++i) {
        if (i == 3)
            stage.back();
        QTest::qWait(1);
        board.hurry();
    }
    QVERIFY(!stage.isRunning());
    QVERIFY(board.mine());
    QCOMPARE(app.game()->game().length(), length);
    QCOMPARE(said(board.areas()->rows()), said(truth(running)));
}

// What happened can be read, and seen again, after the app was closed; on a phone by a tap on the story line.
void BoardStageTest::toldAfterReopening()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    QVariantList before;
    QString inShort;
    {
        const Running running(data.path());
        AppModel &app = running.app();
        open(running, id);
        BoardModel &board = *app.board();
        QVERIFY(toTheirTurn(running, 6, 400));
        board.press(QStringLiteral("draw"));
        QVERIFY(QTest::qWaitFor([&] { return board.computing(); }, 20000));
        board.skip();
        QVERIFY(QTest::qWaitFor(
            [&] {
                answer(board);
                return board.mine() && board.active() == QLatin1String("a");
            },
            20000));
        before = board.happened();
        inShort = board.happenedText();
        QVERIFY(before.size() > 1);
    }
    const Running running(data.path());
    running.resize(QSize(412, 915));
    open(running, id);
    BoardModel &board = *running.app().board();
    QTRY_COMPARE(board.happened(), before);
    QCOMPARE(board.happenedText(), inShort);
    running.settle();
    QVERIFY(!running.named(QStringLiteral("happenedButton"))); // the room is the main button's
    QVERIFY(running.tap(QStringLiteral("tale")));
    QVERIFY(running.awaited(QStringLiteral("happenedList")));
    QVERIFY(running.tap(QStringLiteral("happenedAgain")));
    QVERIFY(board.stage()->isRunning() && !board.stage()->isOwn());
    board.skip();
    QCOMPARE(said(board.areas()->rows()), said(truth(running)));
}

// An idle board asks for no frame, whether one's turn has just begun or goes on.
void BoardStageTest::nothingMoves()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    open(running, id);
    BoardModel &board = *app.board();
    QVERIFY(toTheirTurn(running, 6, 400));
    const auto quiet = [&] {
        running.settle();
        QTest::qWait(1500);
        QSignalSpy frames(running.window(), &QQuickWindow::frameSwapped);
        QTest::qWait(5000);
        return frames.size();
    };
    QCOMPARE(quiet(), 0);
    board.press(QStringLiteral("draw"));
    QVERIFY(QTest::qWaitFor([&] { return board.stage()->isRunning(); }, 20000));
    board.skip();
    QVERIFY(QTest::qWaitFor(
        [&] {
            answer(board);
            return board.mine() && board.active() == QLatin1String("a");
        },
        20000));
    QCOMPARE(quiet(), 0);
}

void BoardStageTest::pictures_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<double>("text");
    pictureRow({1280, 800}, "light");
    pictureRow({412, 915}, "dark");
    if (!deep())
        return;
    pictureRow({1280, 800}, "dark");
    pictureRow({800, 1280}, "light");
    pictureRow({412, 915}, "light");
    pictureRow({1280, 800}, "light", 1.5);
    pictureRow({412, 915}, "light", 1.5);
    pictureRow({915, 412}, "light");
}

// Each picture of an attack, in sizes and themes.
void BoardStageTest::pictures()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    Pictures pictures(running, QStringLiteral("stage"));
    open(running, id);
    BoardModel &board = *app.board();
    Stage &stage = *board.stage();
    QSet<QString> seen;
    for (int round = 5; round < 9 && seen.size() < 8; ++round) {
        QVERIFY(toTheirTurn(running, round, 3000, true));
        if (round == 5) {
            QVERIFY(playUntil(running, [&] { return board.mine() && board.phase() == QLatin1String("draw"); }));
            pictures.take(QStringLiteral("idle"));
        }
        board.press(QStringLiteral("draw"));
        QElapsedTimer turn;
        turn.start();
        while (turn.elapsed() < 60000 && !(board.mine() && board.active() == QLatin1String("a") && !stage.isRunning())) {
            answer(board);
            QTest::qWait(5);
            if (!stage.isRunning())
                continue;
            stage.setPaused(true);
            if (!seen.contains(stage.kind()) && (stage.count() > 3 || stage.kind() == QLatin1String("come"))) {
                seen.insert(stage.kind());
                pictures.take(stage.kind());
            }
            stage.hurry();
        }
    }
    QVERIFY(seen.contains(QStringLiteral("sum")) && seen.contains(QStringLiteral("hits")));
    QVERIFY2(pictures.faults.isEmpty(),
             qPrintable(QStringLiteral("%1 faults:\n").arg(pictures.faults.size()) + pictures.faults.join(u'\n')));
}

OPTIO_TEST(BoardStageTest)

} // namespace board_stage_test

#include "board_stage_test.moc"
