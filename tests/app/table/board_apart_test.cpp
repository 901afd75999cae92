// SPDX-License-Identifier: GPL-3.0-or-later
// A battle of Hoplites on two tablets, each with its own board (LNK-14, LNK-22 to LNK-26, LNK-51).
#include "tests/app/table/board_devices.h"
#include "tests/deep.h"
#include "tests/suite.h"

namespace board_apart_test {

using namespace optio;
using namespace optio::test;

class BoardApartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playedToTheEnd_data();
    void playedToTheEnd();
    void ownHandWithoutCurtain();
    void shownActByAct();
    void drawnToTheEnd();
    void takenBack();
    void preferences();
};

void BoardApartTest::playedToTheEnd_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::newRow("antiquity") << QByteArray("hoplites/carthage") << QByteArray("hoplites/republican-rome");
    QTest::newRow("300") << QByteArray("hoplites/sparta") << QByteArray("hoplites/persia-of-xerxes");
    QTest::newRow("samurai") << QByteArray("hoplites/azai-and-asakura-1570") << QByteArray("hoplites/oda-1575");
    QTest::newRow("fantasy") << QByteArray("hoplites/fen-folk") << QByteArray("hoplites/host-of-the-barrow");
}

// LNK-22, LNK-23, LNK-25, LNK-26: a battle to its end, each side at its own board; one of them decides at any time and the other says who;
// a question goes to the tablet of the side that is asked; nobody's cards are on the other's tablet until all is over and open.
void BoardApartTest::playedToTheEnd()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QVariantMap options;
    if (!deep())
        options = {{"percent_a", 12}, {"percent_b", 12}};
    TwoBoards two(a.constData(), b.constData(), options);
    const QList<std::string> &played = two.listen();
    std::mt19937 dice(7);
    int acts = 0, questions = 0, byBen = 0;
    while (!two.anna.game().ended()["over"].toBool()) {
        Device *who = two.acting();
        if (two.anna.game().ended()["over"].toBool())
            break;
        QVERIFY2(who, qPrintable(two.anna.failures.join(u'\n') + two.ben.failures.join(u'\n')));
        Device &other = two.other(who);
        if (acts % 40 == 1)
            nothingOfTheOther(two);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(!boardOf(other).mine());
        QVERIFY(boardOf(other).question().isEmpty());
        QVERIFY(boardOf(other).sources().isEmpty());
        QCOMPARE(boardOf(other).awaited(), two.sideOf(who));
        QCOMPARE(boardOf(*who).awaited(), QString());
        QCOMPARE(boardOf(*who).nearSide(), two.sideOf(who));
        for (const Device *one : {who, &other}) {
            QVERIFY(boardOf(*one).to().isEmpty()); // no curtain
            QCOMPARE(boardOf(*one).viewer(), two.sideOf(one));
        }
        if (!boardOf(*who).question().isEmpty()) {
            ++questions;
            QCOMPARE(boardOf(*who).question()["side"].toString(), two.sideOf(who));
            QVERIFY(!boardOf(other).awaitedFor().isEmpty());
        }
        QVERIFY2(doSomething(*who, dice), qPrintable(who->failures.join(u'\n')));
        byBen += who == &two.ben ? 1 : 0;
        ++acts;
        QVERIFY2(acts < 4000, "it does not end");
    }
    qInfo("%d acts, %d of them Ben's, %d questions, %d entries", acts, byBen, questions, two.anna.length());
    QVERIFY(byBen > 5);
    QVERIFY(!played.isEmpty());
    QTRY_VERIFY(two.ben.game().ended()["over"].toBool());
    // All of it is open, and Ben's as well.
    QTRY_VERIFY(!two.ben.game().isCopy());
    QVERIFY(two.ben.game().game().state() == two.anna.game().game().state());
    two.same();
    for (const Device *device : {&two.anna, &two.ben})
        QVERIFY(verifyJournal(device->game().game().ruleset(), device->game().everything()).empty());
    QVERIFY(!boardOf(two.ben).mine());
    QVERIFY(!boardOf(two.ben).canUndo());
    QCOMPARE(boardOf(two.ben).nearSide(), QStringLiteral("b"));
    QVERIFY2(two.anna.failures.isEmpty() && two.ben.failures.isEmpty(), qPrintable((two.anna.failures + two.ben.failures).join(u'\n')));
}

// LNK-25, LNK-26: each has his own hand in view; nothing is handed over, and what is the other's is nowhere on his tablet.
void BoardApartTest::ownHandWithoutCurtain()
{
    TwoBoards two;
    QVERIFY(!boardOf(two.ben).mine()); // the deal is the first army's
    QCOMPARE(boardOf(two.ben).awaited(), QStringLiteral("a"));
    two.deal();
    const Ruleset &ruleset = two.anna.game().game().ruleset();
    for (const Device *device : {&two.anna, &two.ben}) {
        const BoardModel &board = boardOf(*device);
        QVERIFY(board.isApart());
        QVERIFY(!board.isShared());
        QVERIFY(board.handShown());
        QCOMPARE(board.holder(), two.sideOf(device));
        QVERIFY(board.hand()->count() >= 5);
        QCOMPARE(board.handsTo(), QString());
    }
    nothingOfTheOther(two);
    // What is looked for can be found: each one's own cards are told at his own tablet.
    for (const Device *device : {&two.anna, &two.ben}) {
        const QStringList own = secretsOf(ruleset, two.anna.game().game().state(), utf8(two.sideOf(device)));
        QVERIFY(own.size() > 10);
        const QString told = modelsOf(*device);
        QVERIFY(std::any_of(own.begin(), own.end(), [&](const QString &label) { return told.contains(label); }));
    }
    // His file says nothing of her secret act but that it was.
    const Json deal = two.ben.game().read(1).json;
    QVERIFY(deal.contains("stub"));
    QVERIFY(deal.at("act").value("input", Json::object()).empty());
    // While nothing is answered nothing else can be done, and pressing twice does it once.
    Device *who = two.acting();
    QVERIFY(who);
    const int before = who->length();
    BoardModel &board = boardOf(*who);
    if (board.question().isEmpty())
        board.press(QStringLiteral("next"));
    else
        board.answer(true);
    if (!who->table().waiting().isEmpty()) {
        QCOMPARE(who->table().waiting(), QStringLiteral("Sent"));
        QVERIFY(!board.mine());
        QVERIFY(board.sources().isEmpty());
        board.press(QStringLiteral("next"));
    }
    QTRY_VERIFY(who->table().waiting().isEmpty());
    QCOMPARE(who->length(), before + 1);
    // What the program would do can be asked at either, of what that side knows.
    for (const QString &side : {QStringLiteral("a"), QStringLiteral("b")}) {
        std::mt19937 dice(2);
        while ((who = atPlay(two)) && two.sideOf(who) != side)
            QVERIFY(doSomething(*who, dice));
        QVERIFY(who);
        boardOf(*who).askHint();
        QTRY_VERIFY_WITH_TIMEOUT(!boardOf(*who).advice()->thinking(), 30000);
        QVERIFY2(boardOf(*who).advice()->acts().size() > 1, qPrintable(who->failures.join(u'\n')));
        nothingOfTheOther(two);
    }
}

// LNK-26: what the other does is shown on the board act by act, in its order; later acts are held back until the one before has been seen.
void BoardApartTest::shownActByAct()
{
    TwoBoards two("hoplites/carthage", "hoplites/republican-rome", {{"dynamic", true}});
    Device *who = atPlay(two, 2);
    QVERIFY(who);
    Device &other = two.other(who);
    other.app->prefs()->setPause(150);
    const int before = who->length();
    BoardModel &board = boardOf(other);
    QList<QPair<int, int>> shown; // the entry that is shown, and the last that the board tells of then
    QObject::connect(board.stage(), &Stage::changed, other.app.get(), [&] {
        const int last = board.tales()->rows().isEmpty() ? 0 : board.tales()->rows().constLast()["n"].toInt();
        if (board.stage()->isRunning() && (shown.isEmpty() || shown.constLast().first != board.stage()->n()))
            shown.append({board.stage()->n(), last});
    });
    const int units = board.sides()[two.sideOf(who)].toMap()["handCount"].toInt();
    QVERIFY(playOne(*who));
    QVERIFY(playOne(*who));
    boardOf(*who).press(QStringLiteral("next"));
    QTRY_VERIFY(who->table().waiting().isEmpty());
    const int after = who->length();
    QVERIFY(after >= before + 3);
    QTRY_COMPARE(other.length(), after);
    QVERIFY(board.showing()); // it has come, and is not all seen yet
    QVERIFY(!board.mine());
    QVERIFY(board.handShown()); // one's own hand stays in view
    QTRY_VERIFY_WITH_TIMEOUT(!board.showing() && !board.stage()->isRunning(), 20000);
    QVERIFY2(shown.size() >= 2, qPrintable(QString::number(shown.size())));
    QCOMPARE(shown[0].first, before + 1);
    QCOMPARE(shown[1].first, before + 2);
    for (const auto &[n, last] : std::as_const(shown))
        QVERIFY2(last <= n, "the board tells more than it has shown");
    QVERIFY(board.sides()[two.sideOf(who)].toMap()["handCount"].toInt() < units);
    QVERIFY(board.happened().size() >= 2);
    // Whoever does not want to wait sees it all at once.
    who = two.acting();
    QVERIFY(who);
    Device &looks = two.other(who);
    looks.app->prefs()->setPause(3000);
    std::mt19937 dice(5);
    for (int i = 0; i < 3 && boardOf(*who).mine(); ++i) {
        QVERIFY(doSomething(*who, dice));
        QTRY_VERIFY(who->table().waiting().isEmpty());
    }
    QTRY_COMPARE(looks.length(), who->length());
    boardOf(looks).skip();
    QTRY_VERIFY(!boardOf(looks).showing() && !boardOf(looks).stage()->isRunning());
    QVERIFY(looks.game().game().state().is_object());
}

// The button that draws what may be drawn and ends the turn goes on by itself as each act is answered.
void BoardApartTest::drawnToTheEnd()
{
    TwoBoards two;
    two.deal();
    std::mt19937 dice(11);
    for (int turn = 0, drawn = 0; drawn < 2 && turn < 400; ++turn) {
        Device *who = two.acting();
        QVERIFY(who);
        BoardModel &board = boardOf(*who);
        if (board.question().isEmpty() && board.battle()["ending"].toMap()["refusal"] == QString() && board.attacks().isEmpty()) {
            const QString active = board.active(), was = board.battle()["turn"].toString();
            board.press(QStringLiteral("draw"));
            if (!board.asking().isEmpty())
                board.agree(true);
            QTRY_VERIFY2(board.active() != active || board.battle()["turn"].toString() != was || !board.question().isEmpty(),
                         qPrintable(who->failures.join(u'\n')));
            ++drawn;
        } else {
            QVERIFY(doSomething(*who, dice));
        }
    }
    two.same();
    QVERIFY(two.anna.failures.isEmpty());
}

// LNK-24: one's own last act goes back by itself as on one tablet; what the other did, or what was seen, wants the other's nod.
void BoardApartTest::takenBack()
{
    TwoBoards two;
    Device *who = atPlay(two);
    QVERIFY(who);
    Device &other = two.other(who);
    const int before = who->length();
    QVERIFY(playOne(*who));
    two.same();
    QVERIFY(boardOf(*who).canUndo());
    QVERIFY(!who->game().undoWaits());
    QVERIFY(other.game().undoWaits());
    boardOf(*who).undo();
    QTRY_COMPARE(other.length(), before + 2);
    QTRY_VERIFY(boardOf(*who).mine());
    // The other asks; until there is an answer nothing else is done there.
    QVERIFY(playOne(*who));
    QTRY_COMPARE(other.length(), before + 3);
    QVERIFY(boardOf(other).canUndo());
    boardOf(other).undo();
    QTRY_VERIFY(!who->table().asked().isEmpty());
    QVERIFY(!other.table().waiting().isEmpty());
    QVERIFY(!boardOf(other).canUndo());
    who->table().answer(false);
    QTRY_VERIFY(other.table().waiting().isEmpty());
    QCOMPARE(other.length(), before + 3);
    QVERIFY(!other.failures.isEmpty()); // it says why
    other.failures.clear();
    boardOf(other).undo();
    QTRY_VERIFY(!who->table().asked().isEmpty());
    who->table().answer(true);
    QTRY_COMPARE(who->length(), before + 4);
    QTRY_COMPARE(other.length(), before + 4);
    QVERIFY(two.ben.game().game().state() ==
            link::knownTo(two.anna.game().game().ruleset(), two.anna.game().game().state(), link::Seat::b));
    QTRY_VERIFY(boardOf(*who).mine());
    // Back over what was seen: the deal.
    while (two.anna.game().game().standing().size() > 1) {
        const int length = two.anna.length();
        boardOf(two.anna).undo();
        QTRY_VERIFY(two.anna.length() > length || !two.ben.table().asked().isEmpty());
        if (!two.ben.table().asked().isEmpty())
            two.ben.table().answer(true);
        QTRY_COMPARE(two.ben.length(), length + 1);
        QTRY_VERIFY(two.anna.table().waiting().isEmpty());
    }
    QVERIFY(two.anna.game().undoWaits());
    QVERIFY(two.anna.failures.isEmpty());
    QVERIFY(two.ben.game().game().state() ==
            link::knownTo(two.anna.game().game().ruleset(), two.anna.game().game().state(), link::Seat::b));
}

// LNK-14: how one's own units answer unasked is one's own too, on either tablet; each sets his own and sees no other.
void BoardApartTest::preferences()
{
    TwoBoards two;
    two.deal();
    const auto ids = [](const Device &device) {
        QStringList found;
        for (const QVariant &topic : device.app->battlePrefs()->topics())
            for (const QVariant &question : topic.toMap()["questions"].toList())
                found.append(question.toMap()["id"].toString());
        return found;
    };
    for (Device *device : {&two.anna, &two.ben}) {
        const QString side = two.sideOf(device), theirs = side == QLatin1String("a") ? QStringLiteral("b") : QStringLiteral("a");
        const QString own = QStringLiteral("withdraw_skirmishers_") + side;
        QVERIFY2(ids(*device).contains(own), qPrintable(ids(*device).join(u' ')));
        QVERIFY(!ids(*device).contains(QStringLiteral("withdraw_skirmishers_") + theirs));
        const int before = device->length();
        QVERIFY(device->app->battlePrefs()->answer(own, true));
        QTRY_COMPARE(two.anna.length(), before + 1);
        QTRY_COMPARE(two.ben.length(), before + 1);
        QTRY_VERIFY(device->table().waiting().isEmpty());
    }
    for (int n = 2; n <= two.ben.length(); ++n) {
        const Json entry = two.ben.game().read(n).json;
        const bool hers = entry.at("link").at("seat") == "a";
        QCOMPARE(entry.contains("stub"), hers);
        QCOMPARE(entry.dump().find("kirmisher") == std::string::npos, hers);
    }
    nothingOfTheOther(two);
}

OPTIO_TEST(BoardApartTest)

} // namespace board_apart_test

#include "board_apart_test.moc"
