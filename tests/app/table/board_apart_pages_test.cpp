// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a battle on two tablets in the real window, at the one that keeps it and at the one that joins (LNK-01, LNK-04, LNK-14,
// LNK-22 to LNK-26).
#include "tests/app/board/board_battles.h"
#include "tests/app/pictures.h"
#include "tests/app/table/board_devices.h"
#include "tests/suite.h"

namespace board_apart_pages_test {

using namespace optio;
using namespace optio::test;

class BoardApartPagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { album_.begin(); }
    void cleanup() { album_.expectFlawless(); }
    void keeper();
    void asked();
    void guest();

private:
    void album(const Running &running, const QString &name);

    Album album_;
};

namespace {

/// All that can be read in the window, by eyes or by a screen reader, its title too.
QString readableIn(const Running &running)
{
    QString told = running.window()->title();
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items) {
        told += u'\n' + item->property("text").toString();
        if (QAccessibleInterface *face = QAccessible::queryAccessibleInterface(item))
            for (const QAccessible::Text part : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
                told += u'\n' + face->text(part);
    }
    return told;
}

/// Does what is done at either device until `wanted` holds.
bool playUntil(const Running &one, const Device &other, std::mt19937 &dice, const std::function<bool()> &wanted)
{
    for (int i = 0; i < 1500; ++i) {
        BoardModel *boards[2] = {one.app().board(), other.app->board()};
        const auto rests = [&] {
            return one.app().game()->game().length() == other.length() && one.app().table()->waiting().isEmpty() &&
                   other.table().waiting().isEmpty() && (boards[0]->mine() || boards[1]->mine());
        };
        if (!QTest::qWaitFor(rests, 10000))
            return false;
        if (wanted())
            return true;
        if (boards[0]->mine() ? !doSomething(one.app(), dice) : !doSomething(other, dice))
            return false;
    }
    return false;
}

} // namespace

/// Looks for faults, and takes pictures, at three sizes and in large letters.
void BoardApartPagesTest::album(const Running &running, const QString &name)
{
    album_.take(running, name, {{{1280, 800}}, {{800, 1280}}, {{412, 915}}, {{1280, 800}, 1.5}, {{412, 915}, 1.5}});
}

// LNK-01, LNK-04, LNK-23, LNK-24: shared from the battle's menu; the sign in its bar; who is waited for; the nod.
void BoardApartPagesTest::keeper()
{
    QTemporaryDir here;
    Running anna(here.path());
    anna.app().prefs()->setReducedMotion(true);
    anna.app().prefs()->setPause(0);
    anna.app().table()->setName(QStringLiteral("Anna"));
    QVERIFY(anna.app().games()->create("hoplites", "hoplites/parthia", "hoplites/scythians"));
    anna.eval(QStringLiteral("show('GamePage', {})"));
    anna.rest();
    QVERIFY(anna.awaited(QStringLiteral("boardPage")));
    QVERIFY(!anna.named(QStringLiteral("tableSign")));
    QVERIFY(anna.click(QStringLiteral("moreButton")));
    QVERIFY(anna.click(QStringLiteral("menuTable")));
    QVERIFY(anna.awaited(QStringLiteral("tablePage")));
    QVERIFY(anna.click(QStringLiteral("tableShare")));
    QVERIFY(anna.awaited(QStringLiteral("tableCode_b")));
    QVERIFY(anna.awaited(QStringLiteral("tableSecret")));
    album(anna, QStringLiteral("apart-share"));
    Device ben;
    ben.app->prefs()->setPause(0);
    ben.table().setName(QStringLiteral("Ben"));
    QVERIFY(ben.table().join(linkOf(*anna.app().table(), "b")));
    QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
    QVERIFY(anna.click(QStringLiteral("tableBack")));
    QVERIFY(anna.awaited(QStringLiteral("boardPage")));
    QVERIFY(anna.awaited(QStringLiteral("tableSign")));
    album(anna, QStringLiteral("apart-begin"));
    QVERIFY(anna.click(QStringLiteral("nextButton"))); // deals
    QTRY_COMPARE(ben.length(), 1);
    // The sign is reached by the keyboard and leads to the page of the sharing.
    bool reached = false;
    for (int stop = 0; stop < 60 && !reached; ++stop) {
        QTest::keyClick(anna.window(), Qt::Key_Tab);
        reached = anna.window()->activeFocusItem() && anna.window()->activeFocusItem()->objectName() == QLatin1String("tableSign");
    }
    QVERIFY(reached);
    QTest::keyClick(anna.window(), Qt::Key_Return);
    QVERIFY(anna.awaited(QStringLiteral("tablePage")));
    QVERIFY(anna.click(QStringLiteral("tableBack")));
    QVERIFY(anna.awaited(QStringLiteral("boardPage")));
    std::mt19937 dice(41);
    BoardModel &board = *anna.app().board();
    qsizetype searched = 0; // names of his that were looked for
    const auto nothing = [&] {
        anna.settle();
        const QString told = readableIn(anna);
        const QStringList secret = secretsOf(anna.app().game()->game().ruleset(), anna.app().game()->game().state(), "b");
        searched += secret.size();
        for (const QString &label : secret)
            QVERIFY2(!told.contains(label), qPrintable(label));
    };
    // His turn: her hand stays in view, and the page says on whom it waits.
    QVERIFY(playUntil(anna, ben, dice, [&] { return boardOf(ben).mine() && boardOf(ben).phase() == QLatin1String("play"); }));
    QVERIFY(anna.awaited(QStringLiteral("boardWaits")));
    QVERIFY(readableIn(anna).contains(QStringLiteral("Ben's turn")));
    QVERIFY(board.hand()->count() > 0);
    QVERIFY(!anna.named(QStringLiteral("nextButton")));
    nothing();
    QVERIFY(searched > 10);
    album(anna, QStringLiteral("apart-waits"));
    // What he does is told on the board and not in a message over it.
    QVERIFY(playUntil(anna, ben, dice, [&] { return board.mine() && board.question().isEmpty() && !board.active().isEmpty(); }));
    QVERIFY(!anna.named(QStringLiteral("snackbar")) || !readableIn(anna).contains(QStringLiteral("Scythians: ")));
    QVERIFY(anna.awaited(QStringLiteral("nextButton")));
    nothing();
    album(anna, QStringLiteral("apart-turn"));
    // He asks to take back what she did.
    QVERIFY(doSomething(anna.app(), dice));
    QTRY_COMPARE(ben.length(), anna.app().game()->game().length());
    QTRY_VERIFY(boardOf(ben).canUndo());
    boardOf(ben).undo();
    QVERIFY(anna.awaited(QStringLiteral("tableAgree")));
    album(anna, QStringLiteral("apart-nod"));
    QVERIFY(anna.click(QStringLiteral("tableAgree")));
    QTRY_VERIFY(ben.table().waiting().isEmpty());
    QTRY_VERIFY(!anna.named(QStringLiteral("tableStrip")));
    // He goes while it is his turn.
    QVERIFY(playUntil(anna, ben, dice, [&] { return boardOf(ben).mine() && boardOf(ben).phase() == QLatin1String("play"); }));
    ben.table().stop();
    QTRY_VERIFY(readableIn(anna).contains(QStringLiteral("nobody has joined for them")));
    album(anna, QStringLiteral("apart-alone"));
    QVERIFY(ben.failures.isEmpty() || ben.failures.constFirst().contains(QStringLiteral("agree")));
}

// LNK-24: each is asked at their own tablet, and the other's says so. The battle is shared with the question open, which also says that one
// can be left there: by chance a question may never come.
void BoardApartPagesTest::asked()
{
    for (const char *side : {"b", "a"}) {
        QTemporaryDir here;
        Running anna(here.path());
        anna.app().prefs()->setReducedMotion(true);
        anna.app().prefs()->setPause(0);
        anna.app().table()->setName(QStringLiteral("Anna"));
        BoardModel &board = *anna.app().board();
        const QString id = boardtest::stored(here.path(), R"({"a":"human","b":"human"})", 5, "hoplites/parthia", "hoplites/scythians");
        boardtest::open(anna, id);
        QVERIFY(boardtest::playUntil(
            anna, [&] { return board.question()["side"].toString() == QLatin1String(side) && board.active() != QLatin1String(side); }));
        QVERIFY(anna.app().table()->share(QStringLiteral("a")));
        Device ben;
        ben.app->prefs()->setPause(0);
        ben.table().setName(QStringLiteral("Ben"));
        QVERIFY(ben.table().join(linkOf(*anna.app().table(), "b")));
        QTRY_COMPARE(ben.length(), anna.app().game()->game().length());
        if (*side == 'a') {
            QTRY_VERIFY(board.mine() && !board.question().isEmpty());
            QVERIFY(boardOf(ben).question().isEmpty());
            QVERIFY(anna.awaited(QStringLiteral("panelYes")));
            QVERIFY(!anna.named(QStringLiteral("nextButton"))); // it is Ben's turn
            album(anna, QStringLiteral("apart-asked"));
            continue;
        }
        QTRY_VERIFY(boardOf(ben).mine() && !boardOf(ben).question().isEmpty());
        anna.rest();
        QVERIFY(!anna.named(QStringLiteral("panelYes")));
        QVERIFY(anna.awaited(QStringLiteral("boardWaits")));
        const QString told = readableIn(anna);
        QVERIFY(told.contains(QStringLiteral("Ben is asked: ")));
        const QStringList secret = secretsOf(anna.app().game()->game().ruleset(), anna.app().game()->game().state(), "b");
        for (const QString &label : secret)
            QVERIFY2(!told.contains(label), qPrintable(label));
        album(anna, QStringLiteral("apart-other-asked"));
        const int before = anna.app().game()->game().length();
        boardOf(ben).answer(true);
        QTRY_VERIFY(anna.app().game()->game().length() > before);
        QTRY_VERIFY(!readableIn(anna).contains(QStringLiteral("Ben is asked: ")));
    }
}

// LNK-03, LNK-14, LNK-22, LNK-26, LNK-40: joined from Home; his army is nearest and his hand open; "Sent" while nothing has come back; read
// alone without the keeper.
void BoardApartPagesTest::guest()
{
    Device anna;
    anna.app->prefs()->setPause(0);
    anna.table().setName(QStringLiteral("Anna"));
    QVERIFY(anna.app->games()->create("hoplites", "hoplites/azai-and-asakura-1570", "hoplites/oda-1575"));
    QVERIFY(anna.table().share(QStringLiteral("a")));
    QTemporaryDir there;
    Running ben(there.path());
    ben.app().prefs()->setReducedMotion(true);
    ben.app().prefs()->setPause(0);
    ben.app().table()->setName(QStringLiteral("Ben"));
    QVERIFY(ben.awaited(QStringLiteral("homePage")));
    ben.eval(QStringLiteral("show('JoinPage', {given: '%1'})").arg(linkOf(anna.table(), "b")));
    QVERIFY(ben.click(QStringLiteral("joinNow")));
    QVERIFY(ben.awaited(QStringLiteral("boardPage")));
    ben.rest();
    QVERIFY(ben.awaited(QStringLiteral("tableSign")));
    BoardModel &board = *ben.app().board();
    QCOMPARE(board.nearSide(), QStringLiteral("b"));
    QVERIFY(!ben.named(QStringLiteral("nextButton"))); // Anna deals
    QVERIFY(ben.awaited(QStringLiteral("boardWaits")));
    album(ben, QStringLiteral("apart-joined"));
    boardOf(anna).press(QStringLiteral("deal"));
    QTRY_COMPARE(ben.app().game()->game().length(), 1);
    QTRY_VERIFY(anna.table().waiting().isEmpty());
    QVERIFY(!ben.named(QStringLiteral("takeTablet"))); // no curtain
    std::mt19937 dice(43);
    QVERIFY(
        playUntil(ben, anna, dice, [&] { return board.mine() && board.phase() == QLatin1String("play") && board.question().isEmpty(); }));
    QVERIFY(board.hand()->count() > 0);
    const QStringList secret = secretsOf(anna.game().game().ruleset(), anna.game().game().state(), "a");
    QVERIFY(!secret.isEmpty());
    for (const char *call : {"true", "current.showSecond('a')", "current.showSecond('b')", "current.showHelp('deck')", "current.find()",
                             "show('EntryPage', {n: 1})", "show('PrintPage', {game: true})"}) {
        ben.eval(QString::fromLatin1(call));
        ben.rest();
        ben.settle();
        const QString told = readableIn(ben);
        for (const QString &label : secret)
            QVERIFY2(!told.contains(label), qPrintable(QStringLiteral("%1 tells of %2").arg(QLatin1String(call), label)));
        if (QByteArray(call).startsWith("show("))
            ben.eval(QStringLiteral("leavePage()"));
        else if (QByteArray(call) != "true")
            ben.eval(QStringLiteral("current.closeInner()"));
        ben.rest();
    }
    album(ben, QStringLiteral("apart-guest-turn"));
    // The main button says that it was sent, and is there all the time.
    QQuickItem *main = ben.named(QStringLiteral("nextButton"));
    QVERIFY(main);
    const QString before = main->property("text").toString();
    QStringList said;
    const auto note = [&] { said.append(main->property("text").toString()); };
    connect(ben.app().table(), &TableModel::changed, main, note);
    board.press(QStringLiteral("next"));
    note();
    QTRY_VERIFY(ben.app().table()->waiting().isEmpty());
    QVERIFY2(said.contains(QStringLiteral("Sent")), qPrintable(before + u'/' + said.join(u',')));
    QVERIFY(!ben.named(QStringLiteral("tableStrip")));
    // Anna stops: he can read on, and join again.
    anna.table().stopNow();
    QVERIFY(ben.awaited(QStringLiteral("tableStrip")));
    QVERIFY(ben.awaited(QStringLiteral("tableAgain")));
    QVERIFY(!ben.named(QStringLiteral("nextButton")));
    QVERIFY(board.hand()->count() > 0);
    album(ben, QStringLiteral("apart-reading"));
    disconnect(ben.app().table(), nullptr, main, nullptr);
}

OPTIO_TEST(BoardApartPagesTest)

} // namespace board_apart_pages_test

#include "board_apart_pages_test.moc"
