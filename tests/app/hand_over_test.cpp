// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets on one tablet, in the real window: the curtain, the private page behind it, and what of it both may read (TRO-026 to TRO-031).
#include "window.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "tests/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace hand_over_test {

using namespace optio;
using namespace optio::test;

class HandOverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void curtainBeforeTheHand();
    void putAsideOrTurned();
    void tellsNothingBeforeTheEnd();
    void undoAsksBoth();
    void restartComesBackToTheCurtain();
    void noteWrittenAndOpened();
};

namespace {

/// A game of Tropaion with its cards dealt.
void begin(const Running &running)
{
    running.app().prefs()->setReducedMotion(true);
    QVERIFY(running.app().games()->create("tropaion", "tropaion/gallic", "tropaion/caesarian-roman"));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.rest();
    running.app().game()->act("deal");
    running.app().result()->accept();
}

/// All that can be seen or heard.
QString everything(const Running &running)
{
    QString text;
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        text += item->property("text").toString() + u'\n' + spokenName(item) + u'\n';
    return text;
}

/// The names of the cards in a hand.
QStringList handOf(const AppModel &app, const char *side)
{
    QStringList names;
    const Json view = toJson(app.game()->game().ruleset().view(app.game()->game().state(), side));
    for (const Json &one : view.at("sides"))
        for (const Json &part : one.value("secret", Json::array()))
            for (const Json &row : part.at("rows"))
                names.append(qt(row.at("label").get<std::string>()));
    return names;
}

void hold(const Running &running)
{
    QQuickItem *button = running.named(QStringLiteral("takeTablet"));
    QVERIFY(button);
    const QPoint at = Running::middle(button);
    QTest::mousePress(running.window(), Qt::LeftButton, Qt::NoModifier, at);
    QTest::qWait(1000);
    QTest::mouseRelease(running.window(), Qt::LeftButton, Qt::NoModifier, at);
    QTest::qWait(30);
}

bool tellsNoneOf(const QString &text, const QStringList &secrets)
{
    return std::none_of(secrets.begin(), secrets.end(), [&](const QString &one) { return text.contains(one); });
}

} // namespace

/// TRO-028, TRO-029: nothing of the hand before its owner holds the button, all of it after, nothing when it is done.
void HandOverTest::curtainBeforeTheHand()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    const QStringList hand = handOf(running.app(), "a");
    QCOMPARE(hand.size(), 5);
    QVERIFY(handOf(running.app(), "").isEmpty());
    QVERIFY(tellsNoneOf(everything(running), hand));
    running.app().game()->act("keep-hand"); // the first is side a's
    QVERIFY(running.named(QStringLiteral("handOverSheet")));
    QVERIFY(!running.app().resolver()->isOpen());
    QCOMPARE(running.app().handOver()->to(), "a");
    QVERIFY(running.click(QStringLiteral("takeTablet"))); // a tap is not enough
    QVERIFY(running.named(QStringLiteral("handOverSheet")));
    QVERIFY(tellsNoneOf(everything(running), hand));
    hold(running);
    QVERIFY(!running.named(QStringLiteral("handOverSheet")));
    const QString page = everything(running);
    for (const QString &card : hand)
        QVERIFY2(page.contains(card), qPrintable(card));
    QVERIFY(running.click(QStringLiteral("private_keep-hand")));
    QVERIFY(running.app().resolver()->isOpen());
    running.app().resolver()->roll();
    running.app().result()->accept();
    QVERIFY(running.named(QStringLiteral("privatePage")));
    QVERIFY(everything(running).contains(hand.first()));
    QVERIFY(running.click(QStringLiteral("privateDone")));
    QVERIFY(!running.named(QStringLiteral("privatePage")));
    QVERIFY(tellsNoneOf(everything(running), hand));
    // A player may look at the hand at any time; the other's page has the other's cards.
    QVERIFY(running.click(QStringLiteral("private_b")));
    QTest::keyClick(running.window(), Qt::Key_Return);
    QVERIFY(running.named(QStringLiteral("privatePage")));
    const QString text = everything(running);
    for (const QString &card : handOf(running.app(), "b"))
        QVERIFY2(text.contains(card), qPrintable(card));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QVERIFY(!running.app().handOver()->isOpen());
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

/// TRO-028: a turned screen comes back to the curtain, the form behind it stays.
void HandOverTest::putAsideOrTurned()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    running.resize({1280, 800});
    running.app().game()->act("keep-hand");
    hold(running);
    QVERIFY(running.click(QStringLiteral("private_keep-hand")));
    QVERIFY(running.app().resolver()->isOpen());
    running.resize({800, 1280});
    QVERIFY(running.named(QStringLiteral("handOverSheet")));
    QVERIFY(running.app().handOver()->secrets().isEmpty());
    QCOMPARE(running.app().game()->viewer(), "");
    QTest::keyClick(running.window(), Qt::Key_Z, Qt::ControlModifier); // nothing is taken back behind the curtain
    QCOMPARE(running.app().game()->game().length(), 1);
    hold(running);
    QVERIFY(running.app().resolver()->isOpen());
    QCOMPARE(running.app().handOver()->owner(), "a");
    running.resize({412, 915});
    QVERIFY(running.named(QStringLiteral("privatePage")) || running.app().resolver()->isOpen());
    running.app().handOver()->done();
    QVERIFY(!running.app().resolver()->isOpen());
    QCOMPARE(running.app().game()->game().length(), 1);
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

/// TRO-027: journal, detail page and report tell the sentence of a secret act alone.
void HandOverTest::tellsNothingBeforeTheEnd()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    GameModel &game = *running.app().game();
    const QStringList hand = handOf(running.app(), "a") + handOf(running.app(), "b");
    const QVariantMap told = game.entry(1);
    QVERIFY(!told["sentence"].toString().isEmpty());
    QVERIFY(told["sides"].toList().isEmpty());
    QVERIFY(told["changes"].toList().isEmpty());
    QVERIFY(!told["amendable"].toBool());
    QVERIFY(tellsNoneOf(game.report(), hand));
    JournalModel &journal = *game.journal();
    journal.fetchMore({});
    const int dice = journal.roleNames().key("dice");
    for (int row = 0; row < journal.rowCount(); ++row)
        QCOMPARE(journal.data(journal.index(row), dice).toString(), "");
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

/// TRO-027: what was done in secret is taken back only when both agree.
void HandOverTest::undoAsksBoth()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    GameModel &game = *running.app().game();
    QVERIFY(!game.undoAsks());
    game.act("keep-hand");
    running.app().handOver()->take();
    QVERIFY(running.click(QStringLiteral("private_keep-hand")));
    running.app().resolver()->roll();
    running.app().handOver()->done();
    QCOMPARE(game.game().length(), 2);
    QVERIFY(game.undoAsks());
    QTest::keyClick(running.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game.game().length(), 2);
    QVERIFY(running.click(QStringLiteral("bothAgree")));
    QCOMPARE(game.game().length(), 3);
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

/// TRO-028: a form that was open on a private page when the program was put aside is behind the curtain when it comes back.
void HandOverTest::restartComesBackToTheCurtain()
{
    const QTemporaryDir data;
    QString id;
    {
        const Running running(data.path());
        begin(running);
        id = running.app().game()->id();
        running.app().game()->act("keep-hand");
        running.app().handOver()->take();
        QVERIFY(running.click(QStringLiteral("private_keep-hand")));
        QVERIFY(running.app().resolver()->isOpen());
        running.app().resolver()->keep();
    }
    const Running running(data.path());
    QVERIFY(running.app().games()->open(id));
    running.settle();
    QVERIFY(!running.app().resolver()->isOpen());
    QCOMPARE(running.app().handOver()->to(), "a");
    QVERIFY(running.named(QStringLiteral("handOverSheet")));
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

/// ANC-112, ANC-113: a note is written behind the curtain, the journal has its seal alone, and its owner opens it from its own page, also
/// after a restart.
void HandOverTest::noteWrittenAndOpened()
{
    const QTemporaryDir data;
    QString id;
    const QString secret = QStringLiteral("Strategic advantage");
    {
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        QVERIFY(running.app().games()->create("ancients", "ancients/legion", "ancients/feudal-host"));
        GameModel &game = *running.app().game();
        id = game.id();
        running.eval(QStringLiteral("show('GamePage', {})"));
        running.rest();
        QVERIFY(running.click(QStringLiteral("private_b")));
        QCOMPARE(running.app().handOver()->to(), "b");
        running.app().handOver()->take();
        QVERIFY(running.click(QStringLiteral("private_seal-note")));
        QVERIFY(running.app().resolver()->isOpen());
        running.app().resolver()->setAnswer(QStringLiteral("sl.kind"), QStringLiteral("strategic_advantage"));
        running.app().resolver()->roll();
        QVERIFY(running.named(QStringLiteral("privatePage")));
        QVERIFY(everything(running).contains(secret));
        QVERIFY(running.click(QStringLiteral("privateDone")));
        running.settle();
        QVERIFY(tellsNoneOf(everything(running), {secret}));
        const std::string line = game.read(1).line;
        QVERIFY(line.find("strategic") == std::string::npos && line.find("\"seal\":\"") != std::string::npos);
        // The other side's page has nothing of it.
        running.app().handOver()->handTo("a");
        running.app().handOver()->take();
        QVERIFY(tellsNoneOf(everything(running), {secret}));
        running.app().handOver()->done();
    }
    const Running running(data.path());
    QVERIFY(running.app().games()->open(id));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.settle();
    GameModel &game = *running.app().game();
    game.act("start-battle");
    running.app().result()->accept();
    running.settle();
    game.act("reveal"); // the only side that has one
    QCOMPARE(running.app().handOver()->to(), "b");
    running.app().handOver()->take();
    QVERIFY(everything(running).contains(secret));
    QVERIFY(running.click(QStringLiteral("private_reveal")));
    QVERIFY(!running.app().handOver()->isOpen()); // what comes now is for both
    QVERIFY(running.app().resolver()->isOpen());
    running.app().resolver()->roll();
    QVERIFY(game.read(game.game().length()).json.dump().find(utf8(secret)) != std::string::npos);
    running.app().result()->accept();
    QVERIFY(game.undoAsks()); // the secret is out
    running.app().handOver()->handTo("b");
    running.app().handOver()->take();
    QVERIFY(running.app().handOver()->secrets().isEmpty());
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

OPTIO_TEST(HandOverTest)

} // namespace hand_over_test

#include "hand_over_test.moc"
