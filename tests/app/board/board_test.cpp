// SPDX-License-Identifier: GPL-3.0-or-later
// Battles on the board through the real window: whole games by dragging and by the keyboard, turning the window in the middle of a drag,
// the order of the hand, coming back after a kill (PRF-10 to PRF-16, PRF-40, PBM-80 to PBM-88, HOP-329, HOP-930).
#include "tests/app/board/board_battles.h"
#include "tests/app/board/board_hands.h"
#include "tests/deep.h"
#include "tests/suite.h"

#include <QTemporaryDir>

#include <filesystem>

namespace board_test {

using namespace optio;
using namespace optio::test;
using namespace boardtest;

class BoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void wholeGame_data();
    void wholeGame();
    void rotation();
    void killed_data();
    void killed();
    void handOrder();
};

void BoardTest::wholeGame_data()
{
    QTest::addColumn<bool>("keys");
    QTest::addColumn<QSize>("size");
    QTest::newRow("dragging, phone") << false << QSize(412, 915);
    QTest::newRow("dragging, small phone") << false << QSize(360, 640);
    QTest::newRow("keyboard, upright") << true << QSize(800, 1280);
    if (deep())
        QTest::newRow("dragging, table") << false << QSize(1280, 800);
}

void BoardTest::wholeGame()
{
    QFETCH(bool, keys);
    QFETCH(QSize, size);
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    running.resize(size);
    open(running, id);
    BoardHands hands(running, keys ? BoardHands::Way::keys : BoardHands::Way::drag);
    BoardModel &board = *app.board();
    int acts = 0;
    const int wanted = qEnvironmentVariableIntValue("OPTIO_BOARD_ACTS");
    const int most = wanted != 0 || deep() || !keys ? wanted : 80; // by the keyboard a few rounds will do
    while (!app.game()->ended()["over"].toBool()) {
        QTRY_VERIFY_WITH_TIMEOUT(!board.computing() || app.game()->ended()["over"].toBool(), 20000);
        if (app.game()->ended()["over"].toBool())
            break;
        const Json &state = app.game()->game().state();
        const Json act = board.phase().isEmpty() ? Json{{"act", "deal"}} : hands.rules().choose(state, "greedy", 7);
        const int length = app.game()->game().length();
        if (acts % 5 == 0)
            running.picture(QStringLiteral("board-%1-%2").arg(size.width()).arg(acts, 3, 10, QLatin1Char('0')));
        if (qEnvironmentVariableIsSet("OPTIO_BOARD_SPEAKS"))
            qInfo("%d %s", acts, act.dump().c_str());
        const QString fault = hands.act(act);
        if (!fault.isEmpty() || app.game()->game().length() <= length)
            running.picture(QStringLiteral("board-%1-fault").arg(size.width()));
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("act %1, %2: %3").arg(acts).arg(QString::fromStdString(act.dump()), fault)));
        QVERIFY2(app.game()->game().length() > length,
                 qPrintable(QStringLiteral("act %1, %2 was not done").arg(acts).arg(QString::fromStdString(act.dump()))));
        if (++acts == most)
            break;
    }
    qInfo("%d acts", acts);
}

// Turning the tablet while a card is in the air: the drag goes on where the finger is, and Esc puts the card back (PRF-10).
void BoardTest::rotation()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    running.resize(QSize(1280, 800));
    open(running, id);
    BoardModel &board = *app.board();
    const BoardHands hands(running, BoardHands::Way::drag);
    QVERIFY(playUntil(running, [&] {
        return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String("play") && board.question().isEmpty();
    }));
    running.settle();
    const auto playable = [&] {
        for (const QVariantMap &card : board.hand()->rows())
            if (board.sources().contains(card["thing"].toString()) && !card["unit"].toMap().isEmpty())
                return card["thing"].toString();
        return QString();
    };
    const auto freeArea = [&](const QString &thing) {
        for (const QVariant &gesture : board.gesturesOf(thing))
            if (const QString to = gesture.toMap()["to"].toString(); to.startsWith(QLatin1String("area:a")))
                return running.named(QStringLiteral("area_") + to.mid(5));
        return static_cast<QQuickItem *>(nullptr);
    };
    const QString thing = playable();
    QVERIFY(!thing.isEmpty());
    QQuickWindow *window = running.window();
    const auto lift = [&] {
        const QPoint from = Running::middle(hands.cardOf(thing));
        QTest::touchEvent(window, BoardHands::screen()).press(0, from, window);
        for (const int up : {10, 30, 60}) {
            QTest::qWait(2);
            QTest::touchEvent(window, BoardHands::screen()).move(0, from - QPoint(0, up), window);
        }
    };
    // Esc puts it back.
    lift();
    QQuickItem *page = running.named(QStringLiteral("boardPage"));
    QTRY_COMPARE(page->property("dragged").toString(), thing);
    QTest::keyClick(window, Qt::Key_Escape);
    QCOMPARE(page->property("dragged").toString(), QString());
    QTest::touchEvent(window, BoardHands::screen()).release(0, QPoint(600, 300), window);
    QTest::qWait(20);
    QCOMPARE(board.unit(thing)["place"].toString(), QStringLiteral("hand"));
    // Turned in the air, and laid down.
    lift();
    QTRY_COMPARE(page->property("dragged").toString(), thing);
    running.resize(QSize(800, 1280));
    QCOMPARE(page->property("dragged").toString(), thing);
    QQuickItem *to = freeArea(thing);
    QVERIFY(to);
    const QPoint end = Running::middle(to);
    QTest::touchEvent(window, BoardHands::screen()).move(0, end, window);
    QTest::qWait(10);
    QTest::touchEvent(window, BoardHands::screen()).release(0, end, window);
    QTest::qWait(30);
    QCOMPARE(page->property("dragged").toString(), QString());
    QCOMPARE(board.unit(thing)["place"].toString(), QStringLiteral("field"));
    QCOMPARE(board.unit(thing)["column"].toInt(), to->property("column").toInt());
}

void BoardTest::killed_data()
{
    QTest::addColumn<QString>("players");
    QTest::newRow("against the computer") << QStringLiteral(R"({"a":"human","b":"greedy"})");
    QTest::newRow("two players") << QStringLiteral(R"({"a":"human","b":"human"})");
}

// The program dies in each phase, and in a question: what is on disk then comes back as it was (HOP-329, PBM-83, PRF-40).
void BoardTest::killed()
{
    QFETCH(QString, players);
    const QTemporaryDir data;
    const QString id = stored(data.path(), players.toUtf8().constData());
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    open(running, id);
    BoardModel &board = *app.board();
    for (const char *phase : {"", "play", "move", "missile", "shock", "rally", "draw", "question"}) {
        const QString wanted = QString::fromLatin1(phase);
        QVERIFY2(playUntil(running,
                           [&] {
                               if (wanted == QLatin1String("question"))
                                   return !board.question().isEmpty();
                               return !board.computing() && board.phase() == wanted && board.question().isEmpty();
                           }),
                 phase);
        const QTemporaryDir copy;
        // As the disk is at this moment, with whatever SQLite keeps beside the file.
        for (const auto &file : std::filesystem::recursive_directory_iterator(data.path().toStdString()))
            if (file.is_regular_file()) {
                const std::filesystem::path to =
                    std::filesystem::path(copy.path().toStdString()) / std::filesystem::relative(file.path(), data.path().toStdString());
                std::filesystem::create_directories(to.parent_path());
                std::filesystem::copy_file(file.path(), to);
            }
        const Json state = app.game()->game().state();
        const std::unique_ptr<AppModel> again = AppModel::open(copy.path().toStdString(), rulesets());
        QVERIFY(again->games()->open(id));
        QVERIFY2(again->game()->game().state() == state, phase);
        QCOMPARE(again->board()->phase(), board.phase());
        QCOMPARE(again->board()->acting(), board.acting());
        if (board.isShared() && !wanted.isEmpty()) {
            if (wanted != QLatin1String("question"))
                QCOMPARE(again->board()->to(), board.acting());
            QCOMPARE(again->board()->hand()->count(), 0);
        }
        if (wanted == QLatin1String("question")) {
            QCOMPARE(again->board()->question()["question"], board.question()["question"]);
            QVERIFY(again->board()->mine());
        }
    }
}

// PRF-10: a card dragged within the hand changes its place there and nothing else.
void BoardTest::handOrder()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    running.resize(QSize(1280, 800));
    open(running, id);
    BoardModel &board = *app.board();
    QVERIFY(
        playUntil(running, [&] { return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String("play"); }));
    running.settle();
    const BoardHands hands(running, BoardHands::Way::drag);
    const int length = app.game()->game().length();
    const QString first = board.hand()->get(0)["id"].toString();
    QVERIFY(hands.drag(running.named(QStringLiteral("hand_0")), running.named(QStringLiteral("hand_3"))));
    QCOMPARE(board.hand()->get(3)["id"].toString(), first);
    QCOMPARE(app.game()->game().length(), length);
    // And with the keyboard.
    QQuickItem *hand = running.named(QStringLiteral("boardHand"));
    hand->forceActiveFocus();
    hand->setProperty("at", 3);
    hands.key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(board.hand()->get(2)["id"].toString(), first);
    // It lies so when the game is taken up again.
    QVERIFY(app.games()->open(id));
    QCOMPARE(board.hand()->get(2)["id"].toString(), first);
}

OPTIO_TEST(BoardTest)

} // namespace board_test

#include "board_test.moc"
