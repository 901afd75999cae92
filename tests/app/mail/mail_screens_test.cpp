// SPDX-License-Identifier: GPL-3.0-or-later
// The screens of battles by e-mail, walked by touch from the invitation to the first answer, at three sizes (PBM-03, PBM-06, PBM-43,
// PBM-47).
#include "tests/app/mail/mail_hands.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

namespace mail_screens_test {

using namespace optio;
using namespace optio::test;

class MailScreensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void walk_data() { pictureRows(); }
    void walk();
};

void MailScreensTest::walk()
{
    MailPlayers players;
    QStringList faults;
    const auto come = [&](const Running &running) {
        running.eval(QStringLiteral("openFile('%1')").arg(QUrl::fromLocalFile(players.file).toString()));
        running.rest();
    };
    { // Anna invites.
        const Running running(players.folders[0].path());
        Pictures pictures(running, QStringLiteral("mail"));
        QVERIFY(running.tap(QStringLiteral("mailButton")));
        QVERIFY(running.awaited(QStringLiteral("noMail")) != nullptr);
        pictures.take(QStringLiteral("empty"));
        QVERIFY(running.tap(running.button(QStringLiteral("Invite a friend"))));
        QVERIFY(running.awaited(QStringLiteral("newBattlePage")) != nullptr);
        QTRY_VERIFY(running.app().newBattle()->playedByMail());
        QQuickItem *start = running.awaited(QStringLiteral("startBattle"));
        QVERIFY(start && !start->isEnabled()); // nobody has signed
        QQuickItem *name = running.awaited(QStringLiteral("inviteName"));
        QVERIFY(running.tap(name));
        for (const char letter : std::string("Anna"))
            QTest::keyClick(running.window(), letter);
        pictures.take(QStringLiteral("invite"));
        QTRY_VERIFY(start->isEnabled());
        QVERIFY(running.tap(start));
        QVERIFY(running.awaited(QStringLiteral("mailSendPage")) != nullptr);
        pictures.take(QStringLiteral("send-invitation"));
        QVERIFY(running.tap(QStringLiteral("sendCopy")));
        QVERIFY(running.tap(QStringLiteral("sendDone")));
        QVERIFY(running.awaited(QStringLiteral("mailPage")) != nullptr);
        QTRY_COMPARE(running.app().mail()->count(), 1);
        pictures.take(QStringLiteral("list-invited"));
        players.battle = running.app().mail()->rows()->get(0)["id"].toString();
        QVERIFY(players.send(running.app()));
        faults += pictures.faults;
    }
    { // Ben looks at it and accepts.
        const Running running(players.folders[1].path());
        Pictures pictures(running, QStringLiteral("mail"));
        come(running);
        QVERIFY(running.awaited(QStringLiteral("mailSetUpPage")) != nullptr);
        pictures.take(QStringLiteral("invitation"));
        QVERIFY(running.tap(QStringLiteral("allOptions")));
        QQuickItem *accept = running.awaited(QStringLiteral("acceptInvitation"));
        QVERIFY(accept && !accept->isEnabled());
        QVERIFY(running.tap(QStringLiteral("signAs")));
        for (const char letter : std::string("Ben"))
            QTest::keyClick(running.window(), letter);
        QTRY_VERIFY(accept->isEnabled());
        QVERIFY(running.tap(accept));
        QVERIFY(running.awaited(QStringLiteral("mailSendPage")) != nullptr);
        pictures.take(QStringLiteral("send-accepted"));
        QVERIFY(players.send(running.app()));
        faults += pictures.faults;
    }
    { // Anna's first turn: nothing of her hand is seen before she takes it up.
        const Running running(players.folders[0].path());
        Pictures pictures(running, QStringLiteral("mail"));
        running.eval(QStringLiteral("board.now()")); // as it is made while one looks at the first page
        come(running);
        QVERIFY(running.awaited(QStringLiteral("boardPage")) != nullptr);
        QTRY_COMPARE(running.app().mail()->battle()->stage(), QStringLiteral("shown"));
        QCOMPARE(running.app().board()->hand()->count(), 0);
        pictures.take(QStringLiteral("before-my-turn"));
        QVERIFY(running.tap(QStringLiteral("nextButton")));
        QTRY_COMPARE(running.app().mail()->battle()->stage(), QStringLiteral("turn"));
        QVERIFY(running.app().board()->hand()->count() > 0);
        pictures.take(QStringLiteral("my-turn"));
        QVERIFY(running.tap(QStringLiteral("moreButton")));
        QVERIFY(running.awaited(QStringLiteral("menuResign")) != nullptr);
        pictures.take(QStringLiteral("menu"));
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QVERIFY(playTurn(running.app(), 3));
        QVERIFY(running.awaited(QStringLiteral("sendTurn")) != nullptr); // it comes by itself
        pictures.take(QStringLiteral("end-of-turn"));
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QTRY_VERIFY(running.named(QStringLiteral("sendTurn")) == nullptr);
        pictures.take(QStringLiteral("finished"));
        QVERIFY(running.tap(QStringLiteral("nextButton")));
        QVERIFY(running.tap(QStringLiteral("order_withdraw/SK")));
        QVERIFY(running.tap(QStringLiteral("sendTurn")));
        QVERIFY(running.awaited(QStringLiteral("mailSendPage")) != nullptr);
        pictures.take(QStringLiteral("send-turn"));
        QVERIFY(!running.app().board()->isOpen());
        QVERIFY(players.send(running.app()));
        faults += pictures.faults;
    }
    { // Ben sees what she did, leaves in the middle, comes back, and tries a wrong file.
        const Running running(players.folders[1].path());
        Pictures pictures(running, QStringLiteral("mail"));
        come(running);
        QTRY_COMPARE(running.app().mail()->battle()->stage(), QStringLiteral("showing"));
        pictures.take(QStringLiteral("showing"));
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QTRY_VERIFY(!running.app().board()->isOpen());
        QVERIFY(running.awaited(QStringLiteral("mailDue")) != nullptr);
        pictures.take(QStringLiteral("home-due"));
        QVERIFY(running.tap(QStringLiteral("mailDue")));
        QQuickItem *row = running.awaited(QStringLiteral("mailList"));
        QVERIFY(row != nullptr);
        const QString title = running.app().mail()->rows()->get(0)["title"].toString();
        QVERIFY(running.tap(QStringLiteral("mail_%1_more").arg(title)));
        QVERIFY(running.awaited(QStringLiteral("mailRemove_%1").arg(title)) != nullptr);
        pictures.take(QStringLiteral("list-my-turn"));
        QVERIFY(running.tap(QStringLiteral("mailRemove_%1").arg(title)));
        QVERIFY(running.awaited(QStringLiteral("sureNo")) != nullptr);
        pictures.take(QStringLiteral("delete"));
        QVERIFY(running.tap(QStringLiteral("sureNo")));
        QTRY_VERIFY(running.named(QStringLiteral("sureNo")) == nullptr);
        QVERIFY(running.tap(QStringLiteral("mail_%1_open").arg(title)));
        QTRY_COMPARE(running.app().mail()->battle()->stage(), QStringLiteral("showing"));
        QVERIFY(running.tap(QStringLiteral("nextButton"))); // skip
        QTRY_COMPARE(running.app().mail()->battle()->stage(), QStringLiteral("shown"));
        pictures.take(QStringLiteral("shown"));
        QVERIFY(running.tap(QStringLiteral("tale")));
        QTRY_VERIFY(running.named(QStringLiteral("mailTales")) != nullptr);
        pictures.take(QStringLiteral("what-happened"));
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QTest::qWait(300);
        players.file = players.post.filePath(QStringLiteral("1.optio-turn")); // his own invitation, long answered
        come(running);
        QVERIFY(running.awaited(QStringLiteral("mailCamePage")) != nullptr);
        pictures.take(QStringLiteral("refused"));
        QVERIFY(running.tap(QStringLiteral("cameMain")));
        QVERIFY(running.awaited(QStringLiteral("mailPage")) != nullptr);
        faults += pictures.faults;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

OPTIO_TEST(MailScreensTest)

} // namespace mail_screens_test

#include "mail_screens_test.moc"
