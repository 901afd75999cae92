// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a battle by e-mail at one table (LNK-26), walked by touch: once as who shares it, once as who joins, the other player being
// an app without a window.
#include "app/table/table_model.h"
#include "tests/app/mail/mail_hands.h"
#include "tests/app/pictures.h"
#include "tests/app/table/usual_port.h"
#include "tests/suite.h"

namespace mail_table_screens_test {

using namespace optio;
using namespace optio::test;

namespace {

constexpr int longWait = 20'000; ///< ms

void sign(const Running &running, const char *name)
{
    for (const char letter : std::string(name))
        QTest::keyClick(running.window(), letter);
}

/// Anna and Ben, at a port that no other test asks for.
struct AtOneTable : MailPlayers {
    UsualPort usual;

    AtOneTable() { QVERIFY(usual.held()); }
};

/// Ben has his name, and what the other does is shown at once.
void beginQuick(AppModel &anna, AppModel &ben)
{
    ben.mail()->setName(QStringLiteral("Ben"));
    for (AppModel *app : {&anna, &ben})
        app->prefs()->setPause(0);
}

QString invited(AppModel &app)
{
    NewBattleModel &choices = *app.newBattle();
    choices.take(QStringLiteral("hoplites"));
    choices.setOpponent(QStringLiteral("mail"));
    app.mail()->setName(QStringLiteral("Anna"));
    return app.mail()->invite(QString());
}

/// Nothing moves any more: a tap lands where it is meant to.
void still(const Running &running)
{
    running.rest();
    running.settle();
}

QString mainText(const Running &running) { return running.awaited(QStringLiteral("nextButton"))->property("text").toString(); }

} // namespace

class MailTableScreensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void shared_data() { pictureRows(); }
    void shared();
    void cameBack();
    void notNow();
    void joined_data() { pictureRows(); }
    void joined();
};

void MailTableScreensTest::shared()
{
    AtOneTable players;
    const Running running(players.folders[0].path());
    AppModel &a = running.app();
    const auto b = players.app(1);
    beginQuick(a, *b);
    Pictures pictures(running, QStringLiteral("mail-table"));
    players.battle = invited(a);
    running.eval(QStringLiteral("show('MailSendPage', {battle: '%1'})").arg(players.battle));
    QVERIFY(running.tap(QStringLiteral("sendTable")));
    QVERIFY(running.awaited(QStringLiteral("mailTablePage")));
    pictures.take(QStringLiteral("share"));
    MailPost &post = *a.mail()->post();
    QVERIFY(running.tap(QStringLiteral("tableCopy_other")));
    QVERIFY(running.tap(QStringLiteral("tableCode_other")));
    QVERIFY(running.awaited(QStringLiteral("mailTableFilled")));
    QTest::keyClick(running.window(), Qt::Key_Escape); // the code alone goes
    QTRY_VERIFY(!running.named(QStringLiteral("mailTableFilled")));
    QCOMPARE(post.role(), QStringLiteral("shares"));
    // Left before anybody has come, it listens no more; the code that was shown is good for the next time.
    const QString link = post.link();
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTRY_COMPARE(post.role(), QString());
    running.eval(QStringLiteral("show('MailTablePage', {battle: '%1'})").arg(players.battle));
    QVERIFY(running.awaited(QStringLiteral("mailTablePage")));
    QCOMPARE(post.link(), link);

    QVERIFY(b->mail()->post()->join(post.link()));
    QTRY_COMPARE_WITH_TIMEOUT(b->mail()->invitation()["from"].toString(), QStringLiteral("Anna"), longWait);
    QTRY_COMPARE(running.awaited(QStringLiteral("mailTableState"))->property("text").toString(), QStringLiteral("Ben is at the table"));
    pictures.take(QStringLiteral("come"));
    QCOMPARE(b->mail()->accept(), players.battle);
    QVERIFY(b->mail()->open(players.battle));
    QVERIFY(running.awaited(QStringLiteral("boardPage"))); // the battle begins by itself
    QTRY_COMPARE_WITH_TIMEOUT(a.mail()->battle()->stage(), QStringLiteral("shown"), longWait);
    still(running);
    QCOMPARE(mainText(running), QStringLiteral("My turn"));
    QVERIFY(running.tap(QStringLiteral("nextButton")));
    QTRY_COMPARE(a.mail()->battle()->stage(), QStringLiteral("turn"));
    QVERIFY(playTurn(a, 3));
    QVERIFY(running.awaited(QStringLiteral("sendTurn")));
    still(running);
    QVERIFY(running.tap(QStringLiteral("sendTurn")));
    QTRY_COMPARE(a.mail()->battle()->stage(), QStringLiteral("waiting"));
    QVERIFY(running.awaited(QStringLiteral("boardPage"))); // nothing is to be sent
    QTRY_VERIFY_WITH_TIMEOUT(post.alike(), longWait);
    QCOMPARE(mainText(running), QStringLiteral("Ben's turn"));
    QVERIFY(a.board()->handShown());
    pictures.take(QStringLiteral("waiting"));

    MailGame &his = *b->mail()->battle();
    QTRY_VERIFY_WITH_TIMEOUT(his.stage() == QLatin1String("shown"), longWait);
    his.takeUp();
    for (int n = 0; n < 12; ++n)
        doSomething(*b->board(), 5 + n * 17);
    QTRY_VERIFY_WITH_TIMEOUT(a.mail()->battle()->live() && !a.mail()->battle()->showing() &&
                                 a.mail()->battle()->length() == static_cast<int>(his.table()->turn()->acts().size()),
                             longWait);
    QVERIFY(a.board()->handShown()); // one's own hand lies open meanwhile
    pictures.take(QStringLiteral("live"));
    QVERIFY(playTurn(*b, 4));
    QVERIFY(his.send({}, QString()));
    QTRY_COMPARE_WITH_TIMEOUT(a.mail()->battle()->stage(), QStringLiteral("shown"), longWait);
    QCOMPARE(mainText(running), QStringLiteral("My turn"));
    still(running);
    QVERIFY(running.tap(QStringLiteral("nextButton")));
    QTRY_COMPARE(a.mail()->battle()->stage(), QStringLiteral("turn"));

    still(running);
    QVERIFY(running.tap(QStringLiteral("moreButton")));
    QVERIFY(running.awaited(QStringLiteral("menuMailTable")));
    still(running);
    QVERIFY(running.tap(QStringLiteral("menuMailTable")));
    QVERIFY(running.awaited(QStringLiteral("mailTablePage")));
    pictures.take(QStringLiteral("share-in-battle"));
    QVERIFY(running.tap(QStringLiteral("mailTableStop")));
    QVERIFY(running.awaited(QStringLiteral("boardPage")));
    QTRY_COMPARE_WITH_TIMEOUT(b->mail()->post()->role(), QString(), longWait);
    QCOMPARE(a.mail()->battle()->stage(), QStringLiteral("turn"));
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

/// LNK-26: the page with the code is left before anybody has come, and leads to the board where the battle is shared once more.
void MailTableScreensTest::cameBack()
{
    AtOneTable players;
    const Running running(players.folders[0].path());
    AppModel &a = running.app();
    const auto b = players.app(1);
    beginQuick(a, *b);
    a.prefs()->setReducedMotion(true);
    players.battle = invited(a);
    const auto toTheTable = [&] {
        QVERIFY(running.awaited(QStringLiteral("mailSendPage")));
        still(running);
        QVERIFY(running.tap(QStringLiteral("sendTable")));
        QVERIFY(running.awaited(QStringLiteral("mailTablePage")));
        still(running);
    };
    const QString toSend = QStringLiteral("show('MailSendPage', {battle: '%1'})").arg(players.battle);
    running.eval(toSend);
    toTheTable();
    QVERIFY(!running.named(QStringLiteral("mailTableBack"))); // there is no board yet
    QTest::keyClick(running.window(), Qt::Key_Escape);
    toTheTable();
    MailPost &post = *a.mail()->post();
    QVERIFY(b->mail()->post()->join(post.link()));
    QTRY_VERIFY_WITH_TIMEOUT(!b->mail()->invitation().isEmpty(), longWait);
    QCOMPARE(b->mail()->accept(), players.battle);
    QVERIFY(b->mail()->open(players.battle));
    QVERIFY(running.awaited(QStringLiteral("boardPage")));
    still(running);
    running.eval(QStringLiteral("goBack()"));
    QVERIFY(running.awaited(QStringLiteral("homePage")));
    QTRY_COMPARE(a.mail()->battle()->id(), QString());
    running.eval(toSend);
    toTheTable();
    QTRY_COMPARE_WITH_TIMEOUT(running.awaited(QStringLiteral("mailTableState"))->property("text").toString(),
                              QStringLiteral("Ben is at the table"), longWait);
    still(running);
    QVERIFY(running.tap(QStringLiteral("mailTableBack")));
    QVERIFY(running.awaited(QStringLiteral("boardPage")));
    QCOMPARE(a.mail()->battle()->id(), players.battle);
    QCOMPARE(post.role(), QStringLiteral("shares"));
    QTRY_VERIFY_WITH_TIMEOUT(post.alike(), longWait);
}

/// LNK-26: who closes an invitation at the table is at the table no more, and may look at it again by the same code.
void MailTableScreensTest::notNow()
{
    AtOneTable players;
    const auto a = players.app(0);
    players.battle = invited(*a);
    QVERIFY(a->mail()->post()->share(players.battle));
    const Running running(players.folders[1].path());
    AppModel &b = running.app();
    b.prefs()->setReducedMotion(true);
    const QString join = QStringLiteral("show('JoinPage', {given: '%1'})").arg(a->mail()->post()->link());
    for (int n = 0; n < 2; ++n) {
        running.eval(join);
        QVERIFY(running.tap(QStringLiteral("joinLink")));
        QTest::keyClick(running.window(), Qt::Key_Return);
        QVERIFY(running.awaited(QStringLiteral("mailSetUpPage")));
        still(running);
        QCOMPARE(b.mail()->post()->role(), QStringLiteral("joined"));
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QTRY_VERIFY(!running.named(QStringLiteral("mailSetUpPage")));
        QCOMPARE(b.mail()->post()->role(), QString());
        QTRY_COMPARE_WITH_TIMEOUT(a->mail()->post()->state(), QStringLiteral("lost"), longWait);
        QCOMPARE(a->mail()->post()->role(), QStringLiteral("shares"));
    }
}

void MailTableScreensTest::joined()
{
    AtOneTable players;
    const auto a = players.app(0);
    players.battle = invited(*a);
    QVERIFY(a->mail()->post()->share(players.battle));
    const Running running(players.folders[1].path());
    AppModel &b = running.app();
    for (AppModel *app : {a.get(), &b})
        app->prefs()->setPause(0);
    Pictures pictures(running, QStringLiteral("mail-table"));
    running.eval(QStringLiteral("show('JoinPage', {given: '%1'})").arg(a->mail()->post()->link()));
    QVERIFY(running.tap(QStringLiteral("joinLink")));
    QTest::keyClick(running.window(), Qt::Key_Return);
    QVERIFY(running.awaited(QStringLiteral("mailSetUpPage")));
    still(running);
    pictures.take(QStringLiteral("invitation"));
    QVERIFY(running.tap(QStringLiteral("signAs")));
    sign(running, "Ben");
    QQuickItem *accept = running.awaited(QStringLiteral("acceptInvitation"));
    QTRY_VERIFY(accept->isEnabled());
    QVERIFY(running.tap(accept));
    QVERIFY(running.awaited(QStringLiteral("boardPage")));
    still(running);
    QTRY_COMPARE(b.mail()->battle()->stage(), QStringLiteral("waiting"));
    QCOMPARE(mainText(running), QStringLiteral("Anna's turn"));
    QTRY_VERIFY_WITH_TIMEOUT(a->mail()->post()->alike(), longWait);
    pictures.take(QStringLiteral("joined"));
    QVERIFY(a->mail()->open(players.battle));
    a->mail()->battle()->takeUp();
    const auto seesAll = [&] {
        return b.mail()->battle()->live() && !b.mail()->battle()->showing() &&
               b.mail()->battle()->length() == static_cast<int>(a->mail()->battle()->table()->turn()->acts().size());
    };
    for (int n = 0; n < 8; ++n)
        doSomething(*a->board(), 5 + n * 17);
    QTRY_VERIFY_WITH_TIMEOUT(seesAll(), longWait);
    pictures.take(QStringLiteral("joined-live"));

    // He leaves the board and comes back to it: it has been joined again, and Anna has gone on.
    running.eval(QStringLiteral("goBack()"));
    QVERIFY(running.awaited(QStringLiteral("homePage")));
    QTRY_COMPARE_WITH_TIMEOUT(a->mail()->post()->state(), QStringLiteral("lost"), longWait);
    for (int n = 0; n < 8; ++n)
        doSomething(*a->board(), 6 + n * 17);
    still(running);
    QVERIFY(running.tap(QStringLiteral("mailButton")));
    QVERIFY(running.awaited(QStringLiteral("mailPage")));
    still(running);
    QVERIFY(running.tap(QStringLiteral("mail_") + b.mail()->rows()->get(0)["title"].toString()));
    QVERIFY(running.awaited(QStringLiteral("boardPage")));
    QTRY_VERIFY_WITH_TIMEOUT(seesAll(), longWait);

    // The wrong moment to stop: in the middle of the other's turn.
    a->mail()->post()->stop();
    QTRY_COMPARE_WITH_TIMEOUT(b.mail()->post()->role(), QString(), longWait);
    QCOMPARE(mainText(running), QStringLiteral("Send again"));
    pictures.take(QStringLiteral("stopped"));
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

OPTIO_TEST(MailTableScreensTest)

} // namespace mail_table_screens_test

#include "mail_table_screens_test.moc"
