// SPDX-License-Identifier: GPL-3.0-or-later
// A turn on the board: taking back and going back, drawing and ending, one's own dice, the keys, and the computer's pace (PRF-13, PRF-20,
// PRF-11, PRF-25, PRF-33, PRF-34, PRF-40, HOP-002, HOP-006, HOP-720, HOP-900, HOP-905, HOP-933).
#include "tests/app/board/board_battles.h"
#include "tests/app/board/board_hands.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace board_turn_test {

using namespace optio;
using namespace optio::test;
using namespace boardtest;

class BoardTurnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void takingBack();
    void goingBack();
    void theBigButtonDraws();
    void drawnAndEndedFromBefore();
    void escapeAnswersNothing();
    void ownDice();
    void keysThatOpen();
    void pace();
    void emptyPhases();
    void unusedAttacks();
    void quickAttack();
};

// HOP-006: what was done in this turn is taken back, one act at a time; a card that was drawn and the enemy's
// answers are not.
void BoardTurnTest::takingBack()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setPause(0);
    open(running, id);
    BoardModel &board = *app.board();
    const auto mine = [&](const char *phase) {
        return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String(phase) && board.question().isEmpty();
    };
    QVERIFY(playUntil(running, [&] { return mine("missile") && board.sources().size() > 1; }));
    const Json before = app.game()->game().state();
    const QString shooter = board.sources().value(0);
    const auto shoot = [&] {
        for (const QVariant &gesture : board.gesturesOf(shooter))
            if (gesture.toMap()["from"] == shooter)
                return board.drop(shooter, gesture.toMap()["to"].toString());
    };
    shoot();
    const Json after = app.game()->game().state();
    QVERIFY(after != before);
    if (board.phase() == QLatin1String("missile")) {
        QVERIFY(board.canUndo());
        board.undo();
        QVERIFY(app.game()->game().state() == before);
        shoot(); // the same dice
        QVERIFY(app.game()->game().state() == after);
    }
    QVERIFY(playUntil(running, [&] { return mine("draw") && board.sources().contains(QStringLiteral("deck")); }));
    board.drop(QStringLiteral("deck"), QStringLiteral("hand"));
    QVERIFY(!board.canUndo());
    QSignalSpy refused(&board, &BoardModel::refused);
    const int length = app.game()->game().length();
    board.undo();
    QCOMPARE(refused.size(), 1);
    QCOMPARE(app.game()->game().length(), length);
}

// PRF-40: against the computer one may go back to the start of one's last three turns.
void BoardTurnTest::goingBack()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setPause(0);
    open(running, id);
    BoardModel &board = *app.board();
    QHash<int, Json> begun;
    const auto atStart = [&] { return board.mine() && board.active() == QLatin1String("a") && board.phase() == QLatin1String("play"); };
    QVERIFY(playUntil(running, [&] {
        if (const int round = board.battle()["round"].toInt(); atStart() && !begun.contains(round))
            begun[round] = app.game()->game().state();
        return board.battle()["round"].toInt() == 6 && board.mine() && board.active() == QLatin1String("a") &&
               board.phase() != QLatin1String("play");
    }));
    const QVariantList rounds = board.rounds();
    QCOMPARE(rounds.size(), 3);
    QCOMPARE(rounds[2].toMap()["round"].toInt(), 4);
    QVERIFY(running.tap(QStringLiteral("moreButton")));
    QTest::qWait(20);
    QVERIFY(running.tap(QStringLiteral("backTo_4")));
    running.settle();
    QCOMPARE(board.battle()["round"].toInt(), 4);
    QVERIFY(app.game()->game().state() == begun[4]);
    QVERIFY(board.mine());
}

// HOP-720, HOP-933: the big button of the Draw phase draws and ends; to end without the card is asked first.
void BoardTurnTest::theBigButtonDraws()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    open(running, id);
    BoardModel &board = *app.board();
    const auto drawing = [&] {
        return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String("draw") &&
               board.sources().contains(QStringLiteral("deck"));
    };
    const auto deck = [&] { return app.game()->game().state().at("a").at("deck").size(); };
    QVERIFY(playUntil(running, drawing));
    running.settle();
    const std::size_t cards = deck();
    const int length = app.game()->game().length();
    QTest::keyClick(running.window(), Qt::Key_E);
    running.settle();
    QCOMPARE(app.game()->game().length(), length);
    QVERIFY(!board.asking().isEmpty());
    QTest::keyClick(running.window(), Qt::Key_N);
    running.settle();
    QVERIFY(board.asking().isEmpty());
    QCOMPARE(app.game()->game().length(), length);
    QCOMPARE(running.awaited(QStringLiteral("nextButton"))->property("text").toString(), QStringLiteral("Draw and end"));
    QVERIFY(running.tap(QStringLiteral("nextButton")));
    running.settle();
    QCOMPARE(deck(), cards - 1);
    QVERIFY(!drawing());
    // Without the card, from the menu.
    QVERIFY(playUntil(running, drawing));
    running.settle();
    const std::size_t rest = deck();
    QVERIFY(running.tap(QStringLiteral("moreButton")));
    QTest::qWait(20);
    QVERIFY(running.tap(QStringLiteral("menuNoDraw")));
    running.settle();
    QVERIFY(!board.asking().isEmpty());
    QVERIFY(running.tap(QStringLiteral("panelYes")));
    running.settle();
    QVERIFY(!drawing());
    QCOMPARE(deck(), rest);
}

// HOP-720: where no later phase needs a decision one tap draws and ends the turn; where one does the button says which.
void BoardTurnTest::drawnAndEndedFromBefore()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    open(running, id);
    BoardModel &board = *app.board();
    const auto before = [&] {
        return board.mine() && board.acting() == QLatin1String("a") && !board.battle()["next"].toString().isEmpty() &&
               board.question().isEmpty() && board.attacks().isEmpty();
    };
    const auto button = [&](const char *property) { return running.awaited(QStringLiteral("nextButton"))->property(property).toString(); };
    const auto ending = [&] { return board.battle()["ending"].toMap(); };
    const auto deck = [&] { return app.game()->game().state().at("a").at("deck").size(); };
    QVERIFY(playUntil(running, [&] { return before() && board.phase() == QLatin1String("play") && ending()["refusal"] != QString(); }));
    running.settle();
    QVERIFY2(button("text").startsWith(QStringLiteral("Next: ")), qPrintable(button("text")));
    const QString kept = board.phase();
    const std::size_t all = deck();
    board.press(QStringLiteral("draw"));
    QCOMPARE(board.phase(), kept); // a unit can be played: nothing is thrown away
    QCOMPARE(deck(), all);
    QVERIFY(playUntil(running, [&] { return before() && ending()["later"].toBool(); }));
    running.settle();
    QVERIFY2(button("text").startsWith(QStringLiteral("Next: ")), qPrintable(button("text")));
    QVERIFY2(button("detail").contains(ending()["refusal"].toString()), qPrintable(button("detail")));
    QVERIFY(playUntil(running, [&] { return before() && ending()["refusal"] == QString() && ending()["draws"].toBool(); }));
    running.settle();
    QCOMPARE(button("text"), QStringLiteral("Draw and end"));
    QCOMPARE(button("detail"), QStringLiteral("no unit to rally"));
    const std::size_t cards = deck();
    const QString turn = board.battle()["turn"].toString();
    QVERIFY(running.tap(QStringLiteral("nextButton")));
    running.settle();
    QCOMPARE(deck(), cards - 1);
    QVERIFY(board.battle()["turn"].toString() != turn);
}

// HOP-900: Esc closes what may be closed; a question of the rules it neither answers nor hides.
void BoardTurnTest::escapeAnswersNothing()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"human"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    open(running, id);
    BoardModel &board = *app.board();
    QVERIFY(playUntil(running, [&] { return !board.question().isEmpty() && board.acting() != board.active(); }));
    running.settle();
    const int length = app.game()->game().length();
    QTest::keyClick(running.window(), Qt::Key_Escape);
    running.settle();
    QCOMPARE(app.game()->game().length(), length);
    QVERIFY(!board.question().isEmpty());
    QVERIFY(running.named(QStringLiteral("panelYes")));
    QTest::keyClick(running.window(), Qt::Key_N);
    running.settle();
    QVERIFY(app.game()->game().length() > length);
}

// HOP-002, c.dice: dice that the player threw are asked for; whole decks are shuffled by the program all the same.
void BoardTurnTest::ownDice()
{
    QStringList faults;
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    app.prefs()->setDice(QStringLiteral("typed"));
    running.resize(QSize(412, 915));
    open(running, id);
    BoardModel &board = *app.board();
    board.press(QStringLiteral("deal"));
    QVERIFY(!board.phase().isEmpty());
    QVERIFY(playUntil(running, [&] {
        return board.mine() && board.phase() == QLatin1String("missile") && board.question().isEmpty() && !board.sources().isEmpty();
    }));
    const QString shooter = board.sources().value(0);
    const int length = app.game()->game().length();
    board.drop(shooter, board.gesturesOf(shooter).value(0).toMap()["to"].toString());
    QVERIFY(app.resolver()->isOpen());
    QCOMPARE(app.game()->game().length(), length);
    look(running, QStringLiteral("own-dice"), faults);
    app.resolver()->setDie(0, 0);
    app.resolver()->roll();
    QVERIFY(app.result()->isOpen());
    look(running, QStringLiteral("own-dice-card"), faults);
    app.result()->accept();
    QCOMPARE(app.game()->game().length(), length + 1);
    QCOMPARE(app.game()->game().standing().size(), static_cast<std::size_t>(length + 1));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

// PRF-13, PRF-20, PRF-25: F1 opens the rules at the present phase, C the charts, H the help of what the keyboard is on, A the attacks.
void BoardTurnTest::keysThatOpen()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    open(running, id);
    BoardModel &board = *app.board();
    QVERIFY(
        playUntil(running, [&] { return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String("play"); }));
    running.settle();
    const auto now = [&](const char *property) { return running.eval(QStringLiteral("current.") + QLatin1String(property)); };
    QTest::keyClick(running.window(), Qt::Key_F1);
    running.rest();
    QCOMPARE(now("objectName").toString(), QStringLiteral("rulesPage"));
    QCOMPARE(now("rule").toString(), QStringLiteral("HOP-410"));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    running.rest();
    QCOMPARE(now("objectName").toString(), QStringLiteral("boardPage"));
    QTest::keyClick(running.window(), Qt::Key_C);
    running.rest();
    QVERIFY(now("charting").toBool());
    QStringList charts;
    const QVariantList all = now("charts").toList();
    for (const QVariant &chart : all)
        charts.append(chart.toMap()["id"].toString());
    for (const char *wanted : {"shock", "results", "missiles", "ground", "withdrawal", "types"})
        QVERIFY2(charts.contains(QLatin1String(wanted)), wanted);
    QTest::keyClick(running.window(), Qt::Key_Escape);
    running.rest();
    QTest::keyClick(running.window(), Qt::Key_A);
    QTest::qWait(20);
    QVERIFY(running.named(QStringLiteral("attackList")));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTest::qWait(20);
    running.awaited(QStringLiteral("boardHand"))->forceActiveFocus();
    QTest::keyClick(running.window(), Qt::Key_H);
    QTest::qWait(20);
    QVERIFY(running.named(QStringLiteral("boardHelp")));
    // A line of it leads to its rule.
    QQuickItem *ruled = nullptr;
    const QList<QQuickItem *> shown = running.items();
    for (QQuickItem *item : shown)
        if (describe(item).startsWith(QLatin1String("BoardLine")) && item->isEnabled() &&
            item->property("line").toMap().value(QStringLiteral("rule")).toString() != QString())
            ruled = item;
    QVERIFY(ruled && running.tap(ruled));
    QVERIFY(!running.named(QStringLiteral("boardHelp")));
    running.eval(QStringLiteral("current.closeInner()"));
    running.awaited(QStringLiteral("boardHand"))->forceActiveFocus();
    QTest::keyClick(running.window(), Qt::Key_H);
    QTest::qWait(20);
    QVERIFY(running.named(QStringLiteral("boardHelp")));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTest::qWait(20);
    QVERIFY(!running.named(QStringLiteral("boardHelp")));
}

// PRF-33, HOP-905: the computer waits between its acts as long as the player wants, unless it is skipped.
void BoardTurnTest::pace()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"greedy","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setPause(99999);
        QCOMPARE(app.prefs()->pause(), 3000);
        open(running, id);
        BoardModel &board = *app.board();
        QVERIFY(board.computing());
        // Two acts of one phase: shots, or cards.
        const auto length = [&] { return app.game()->game().length(); };
        QVERIFY(QTest::qWaitFor([&] { return length() >= 2; }, 20000));
        const int waiting = length();
        QTest::qWait(600);
        QVERIFY2(length() <= waiting + 2, "it does not wait");
        board.skip();
        QVERIFY(board.skipping());
        QVERIFY(QTest::qWaitFor([&] { return length() > waiting + 20; }, 20000));
        app.prefs()->setPause(400);
    }
    const Running again(data.path());
    QCOMPARE(again.app().prefs()->pause(), 400);
}

// PRF-11, PRF-34: phases in which nothing can be done are shown, or passed over; after Undo they are not passed over again.
void BoardTurnTest::emptyPhases()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    open(running, id);
    BoardModel &board = *app.board();
    const auto in = [&](const char *phase) {
        return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String(phase) && board.question().isEmpty();
    };
    QVERIFY(playUntil(running, [&] { return in("play"); }));
    QCOMPARE(board.battle()["round"].toInt(), 1); // nobody stands on the field who could move
    QVERIFY(!app.prefs()->skipEmpty());
    QCOMPARE(running.awaited(QStringLiteral("nextButton"))->property("text").toString(), QStringLiteral("Next: Move"));
    board.press(QStringLiteral("next"));
    QVERIFY(in("move"));
    QCOMPARE(board.sources(), QStringList());
    board.undo();
    QVERIFY(in("play"));
    board.press(QStringLiteral("next"));
    QVERIFY(in("move"));
    // What is chosen now holds from the next act on.
    app.prefs()->setSkipEmpty(true);
    running.settle();
    QVERIFY(in("move"));
    board.press(QStringLiteral("next"));
    QVERIFY(!in("move") && !in("missile") && !in("rally"));
    const QString after = board.phase();
    board.undo();
    running.settle();
    QVERIFY(in("move"));
    board.undo();
    QVERIFY(in("play"));
    board.press(QStringLiteral("next")); // over all of them
    QCOMPARE(board.phase(), after);
    board.undo();
    running.settle();
    QVERIFY(in("play"));
    QVERIFY(!board.sources().isEmpty());
}

// PRF-34, HOP-933: who ends the Shock phase with attacks that are not resolved is asked, or is not.
void BoardTurnTest::unusedAttacks()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    open(running, id);
    BoardModel &board = *app.board();
    QVERIFY(playUntil(running, [&] {
        return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String("shock") &&
               !board.attacks().isEmpty() && board.question().isEmpty();
    }));
    const int length = app.game()->game().length();
    board.press(QStringLiteral("next"));
    QVERIFY(board.asking()["text"].toString().contains(QStringLiteral("not resolved")));
    board.agree(false);
    QCOMPARE(app.game()->game().length(), length);
    app.prefs()->setConfirmEnd(false);
    board.press(QStringLiteral("next"));
    QVERIFY(board.asking().isEmpty());
    QVERIFY(app.game()->game().length() > length);
    QVERIFY(board.phase() != QLatin1String("shock"));
}

// HOP-905: with the quick attack dialog the computer's attacks are told as they are resolved, not as they are declared.
void BoardTurnTest::quickAttack()
{
    for (const bool quick : {false, true}) {
        const QTemporaryDir data;
        const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        app.prefs()->setPause(0);
        app.prefs()->setQuickAttack(quick);
        open(running, id);
        BoardModel &board = *app.board();
        const BoardRules &rules = dynamic_cast<const BoardRules &>(app.game()->game().ruleset());
        const auto announced = [&](int n) {
            const Entry entry = app.game()->read(n);
            return entry.kind == "act" && rules.announcer(entry.json.at("act").at("input").at("do")) == "b" &&
                   entry.json.at("result").value("dice", Json::array()).empty();
        };
        int declared = 0, at = 0;
        bool drawn = false;
        QVERIFY(playUntil(running, [&] {
            drawn = drawn || (board.active() == QLatin1String("b") && !board.attacks().isEmpty());
            for (; at < app.game()->game().length(); ++at)
                declared += announced(at + 1) ? 1 : 0;
            return declared > 1;
        }));
        int told = 0;
        for (const QVariantMap &tale : board.tales()->rows())
            told += announced(tale["n"].toInt()) ? 1 : 0;
        QCOMPARE(told > 0, !quick);
        QVERIFY(!quick || !drawn);
    }
}

OPTIO_TEST(BoardTurnTest)

} // namespace board_turn_test

#include "board_turn_test.moc"
