// SPDX-License-Identifier: GPL-3.0-or-later
// Who leaves a battle on two tablets, comes back to it, looks on, or takes it over (LNK-13, LNK-23, LNK-40 to LNK-44, LNK-50).
#include "tests/app/table/board_devices.h"
#include "tests/suite.h"

namespace board_comings_test {

using namespace optio;
using namespace optio::test;

class BoardComingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leftInAQuestion();
    void comesBack();
    void keeperKilled();
    void lookersOn();
    void handedOver();
    void bothAtOneTablet();
    void againstTheComputerBefore();
};

// LNK-23, LNK-40: who is asked leaves before he answers. The question stays his: it is there when he comes back; or both go on at one
// tablet.
void BoardComingsTest::leftInAQuestion()
{
    std::mt19937 dice(19);
    std::optional<TwoBoards> begun;
    const auto asked = [&] { return begun && !boardOf(begun->ben).question().isEmpty() && boardOf(begun->ben).mine(); };
    for (int battle = 0; battle < 8 && !asked(); ++battle) {     // one may be over without a question to him
        begun.emplace("hoplites/parthia", "hoplites/scythians"); // who like to withdraw
        begun->deal();
        for (Device *who = begun->acting(); who && !asked(); who = begun->acting())
            QVERIFY(doSomething(*who, dice));
    }
    QVERIFY(asked());
    TwoBoards &two = *begun;
    const QVariantMap question = boardOf(two.ben).question();
    QVERIFY(!question.isEmpty());
    two.ben.open(); // without a word
    QTRY_COMPARE(two.anna.table().people().size(), 1);
    QVERIFY(!boardOf(two.anna).mine());
    QVERIFY(boardOf(two.anna).question().isEmpty());
    QCOMPARE(boardOf(two.anna).awaited(), QStringLiteral("b"));
    QVERIFY(!boardOf(two.anna).awaitedFor().isEmpty());
    two.join();
    QTRY_COMPARE(boardOf(two.ben).question(), question);
    QVERIFY(boardOf(two.ben).mine());
    // He leaves for good: once she no longer shares, it is a battle at one tablet, with its curtain.
    two.ben.table().stop();
    QTRY_COMPARE(two.anna.table().people().size(), 1);
    QVERIFY(two.ben.game().reading());
    QVERIFY(!boardOf(two.ben).mine());
    QVERIFY(boardOf(two.ben).handShown());
    two.anna.table().stopNow();
    QVERIFY(boardOf(two.anna).isShared());
    QVERIFY(!boardOf(two.anna).handShown());
    QCOMPARE(boardOf(two.anna).hand()->count(), 0);
    QVERIFY(!boardOf(two.anna).to().isEmpty() || boardOf(two.anna).mine());
}

// LNK-13, LNK-41: the copy is among his battles: read without the keeper, looked back into, and gone on with after a restart.
void BoardComingsTest::comesBack()
{
    TwoBoards two;
    Device *who = atPlay(two);
    QVERIFY(who);
    const int length = two.ben.length();
    two.ben.open();
    QCOMPARE(two.ben.app->games()->total(), 1);
    QCOMPARE(two.ben.app->games()->latest().toMap()["players"].toString(), QStringLiteral("copy of a shared game"));
    QVERIFY(two.ben.app->games()->open(two.ben.app->games()->latest().toMap()["id"].toString()));
    BoardModel &board = boardOf(two.ben);
    QCOMPARE(two.ben.length(), length);
    QVERIFY(two.ben.game().reading());
    QVERIFY(!board.mine());
    QVERIFY(!board.canUndo());
    QVERIFY(board.handShown());
    QVERIFY(board.hand()->count() > 0);
    QCOMPARE(board.nearSide(), QStringLiteral("b"));
    board.press(QStringLiteral("next"));
    QCOMPARE(two.ben.length(), length);
    // Looking back shows what both may see, at every moment.
    QVERIFY(two.ben.app->replay()->start());
    for (int at = two.ben.app->replay()->count(); at >= 0; --at) {
        two.ben.app->replay()->setAt(at);
        QVERIFY(!board.handShown());
    }
    two.ben.app->replay()->close();
    QVERIFY2(two.ben.failures.isEmpty(), qPrintable(two.ben.failures.join(u'\n')));
    QVERIFY(two.ben.table().joinAgain());
    QTRY_COMPARE(two.ben.table().link(), QStringLiteral("connected"));
    QTRY_VERIFY(!two.ben.game().reading());
    std::mt19937 dice(23);
    for (int i = 0; i < 20; ++i) {
        who = two.acting();
        QVERIFY(who);
        QVERIFY(doSomething(*who, dice));
    }
    two.acting();
    two.same();
    nothingOfTheOther(two);
}

// LNK-41: the keeper's program is killed. What was ruled is there; her own board opens as hers, and sharing again brings him back by
// himself.
void BoardComingsTest::keeperKilled()
{
    KilledKeeper keeper(QStringLiteral("hoplites hoplites/carthage hoplites/republican-rome"));
    Device ben;
    QVERIFY(ben.table().join(keeper.link));
    QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
    QCOMPARE(boardOf(ben).nearSide(), QStringLiteral("b"));
    QCOMPARE(boardOf(ben).awaited(), QStringLiteral("a"));
    keeper.kill();
    QTRY_COMPARE(ben.table().link(), QStringLiteral("lost"));
    Device anna(keeper.folder.path());
    QVERIFY(anna.app->games()->open(anna.app->games()->latest().toMap()["id"].toString()));
    QVERIFY(anna.table().interrupted());
    QVERIFY(!boardOf(anna).isShared()); // his cards are not for this screen
    QCOMPARE(boardOf(anna).viewer(), QStringLiteral("a"));
    QVERIFY(anna.table().shareAgain());
    QTRY_COMPARE_WITH_TIMEOUT(ben.table().link(), QStringLiteral("connected"), 15000);
    boardOf(anna).press(QStringLiteral("deal"));
    QTRY_COMPARE(ben.length(), 1);
    QTRY_VERIFY(boardOf(ben).hand()->count() > 0); // once it has been shown
    QVERIFY(boardOf(ben).handShown());
    // Let be instead, it is a battle at one tablet.
    const QString id = anna.game().id();
    anna.app->table()->stopNow();
    QVERIFY(boardOf(anna).isShared());
    anna.game().close();
    QVERIFY(anna.app->games()->open(id));
    QVERIFY(boardOf(anna).isShared());
}

// LNK-50: who watches sees what both sides see, an umpire the hand of whoever decides; neither does anything on the board.
void BoardComingsTest::lookersOn()
{
    TwoBoards two;
    Device ruth, uma;
    for (auto [device, seat] : {std::pair(&ruth, "watch"), {&uma, "umpire"}}) {
        device->app->prefs()->setPause(0);
        QVERIFY(device->table().join(linkOf(two.anna.table(), seat)));
        QTRY_COMPARE(device->table().link(), QStringLiteral("connected"));
    }
    two.deal();
    Device *who = two.acting();
    QVERIFY(who);
    QTRY_COMPARE(ruth.length(), two.anna.length());
    QTRY_COMPARE(uma.length(), two.anna.length());
    const Ruleset &ruleset = two.anna.game().game().ruleset();
    const Json &real = two.anna.game().game().state();
    QVERIFY(ruth.game().game().state() == link::knownTo(ruleset, real, link::Seat::watch));
    const QString told = modelsOf(ruth);
    for (const char *side : {"a", "b"}) {
        QStringList secret = secretsOf(ruleset, real, side);
        QVERIFY(!secret.isEmpty());
        for (const QString &label : std::as_const(secret))
            QVERIFY2(!told.contains(label), qPrintable(label));
    }
    QVERIFY(!boardOf(ruth).handShown());
    QVERIFY(boardOf(ruth).hand()->rows().isEmpty());
    for (const Device *device : {&ruth, &uma}) {
        QVERIFY(!boardOf(*device).mine());
        QVERIFY(!boardOf(*device).canUndo());
        QVERIFY(boardOf(*device).to().isEmpty());
        QCOMPARE(boardOf(*device).awaited(), two.sideOf(who));
    }
    QCOMPARE(boardOf(uma).viewer(), two.sideOf(who));
    QCOMPARE(boardOf(uma).hand()->count(), boardOf(*who).hand()->count());
}

// LNK-44: handed over, the battle goes on at the other tablet; the one that is left behind shows its player's own side alone.
void BoardComingsTest::handedOver()
{
    TwoBoards two;
    Device *who = atPlay(two);
    QVERIFY(who);
    int benLink = 0;
    for (const QVariant &one : two.anna.table().people())
        if (one.toMap()["name"].toString() == QLatin1String("Ben"))
            benLink = one.toMap()["link"].toInt();
    const QString left = two.anna.game().id();
    two.anna.table().handOver(benLink);
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().role(), QStringLiteral("keeper"), 20000);
    QTRY_COMPARE_WITH_TIMEOUT(two.anna.table().link(), QStringLiteral("connected"), 20000);
    QTRY_COMPARE(boardOf(two.ben).viewer(), QStringLiteral("b"));
    QTRY_COMPARE(boardOf(two.anna).viewer(), QStringLiteral("a"));
    QVERIFY(two.anna.game().isCopy());
    std::mt19937 dice(29);
    for (int i = 0; i < 12; ++i) {
        who = two.acting();
        QVERIFY2(who, qPrintable(two.anna.failures.join(u'\n') + two.ben.failures.join(u'\n')));
        QVERIFY(doSomething(*who, dice));
    }
    two.acting();
    QVERIFY(two.anna.game().game().state() == link::knownTo(two.ben.game().game().ruleset(), two.ben.game().game().state(), link::Seat::a));
    two.anna.table().stop();
    QVERIFY(two.anna.app->games()->open(left));
    QCOMPARE(boardOf(two.anna).viewer(), QStringLiteral("a"));
    QVERIFY(!boardOf(two.anna).isShared());
    QVERIFY(!boardOf(two.anna).mine());
}

/// Both players at one tablet, with its curtain, and somebody who watches at another.
void BoardComingsTest::bothAtOneTablet()
{
    Device anna, ruth;
    for (const Device *device : {&anna, &ruth})
        device->app->prefs()->setPause(0);
    QVERIFY(anna.app->games()->create("hoplites", "hoplites/carthage", "hoplites/republican-rome"));
    QVERIFY(anna.table().share(QStringLiteral("a")));
    anna.table().stopNow(); // it is a battle of two people from then on
    QVERIFY(anna.table().share(QStringLiteral("ab")));
    QVERIFY(boardOf(anna).isShared());
    QVERIFY(!boardOf(anna).isApart());
    QVERIFY(ruth.table().join(linkOf(anna.table(), "watch")));
    QTRY_COMPARE(ruth.table().link(), QStringLiteral("connected"));
    boardOf(anna).press(QStringLiteral("deal"));
    QTRY_COMPARE(anna.length(), 1);
    QVERIFY(!boardOf(anna).to().isEmpty()); // the curtain
    boardOf(anna).take();
    std::mt19937 dice(37);
    for (int i = 0; i < 30; ++i) {
        if (!boardOf(anna).to().isEmpty())
            boardOf(anna).take();
        QVERIFY2(doSomething(anna, dice), qPrintable(anna.failures.join(u'\n')));
        QTRY_COMPARE(ruth.length(), anna.length());
    }
    QVERIFY(ruth.game().game().state() == link::knownTo(anna.game().game().ruleset(), anna.game().game().state(), link::Seat::watch));
    QVERIFY(ruth.failures.isEmpty());
}

/// A battle against the computer is shared: whoever joins takes its place, and it does nothing any more.
void BoardComingsTest::againstTheComputerBefore()
{
    Device anna;
    anna.app->prefs()->setPause(0);
    QVERIFY(anna.app->games()->create("hoplites", "hoplites/carthage", "hoplites/republican-rome"));
    QVERIFY(!boardOf(anna).isShared());
    QVERIFY(anna.table().share(QStringLiteral("a")));
    boardOf(anna).press(QStringLiteral("deal"));
    QTRY_COMPARE(anna.length(), 1);
    std::mt19937 dice(31);
    while (boardOf(anna).mine() && anna.length() < 200)
        QVERIFY(doSomething(anna, dice));
    const int length = anna.length();
    QCOMPARE(boardOf(anna).awaited(), QStringLiteral("b"));
    QVERIFY(!boardOf(anna).computing());
    QTest::qWait(300);
    QCOMPARE(anna.length(), length);
    // Alone at both sides nobody else is waited for, and the computer is not back when the sharing ends.
    anna.table().stopNow();
    QVERIFY(boardOf(anna).isShared());
    QTest::qWait(300);
    QCOMPARE(anna.length(), length);
}

OPTIO_TEST(BoardComingsTest)

} // namespace board_comings_test

#include "board_comings_test.moc"
