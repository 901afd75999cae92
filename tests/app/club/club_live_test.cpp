// SPDX-License-Identifier: GPL-3.0-or-later
// Many tables in the app, at a real server that ends and comes back: what a table reports stands in its row on the organiser's tablet and
// on a wall elsewhere, its result waits to be confirmed, and every tablet goes on without the server (CLB-22, CLB-51 to CLB-54, CLB-60).
#include "app/club/reporting_model.h"
#include "tests/app/club/event_server.h"
#include "tests/app/pictures.h"
#include "tests/app/table/two_devices.h"
#include "tests/app/window.h"
#include "tests/suite.h"

namespace club_live_test {

using namespace optio;
using namespace optio::test;

class ClubLiveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init()
    {
        if (!EventServer::possible())
            QSKIP("needs nats-server, libnats and optio-cli");
    }
    void cleanup()
    {
        album_.expectFlawless();
        album_.faults.clear();
    }
    void aRoundOfTables();
    void wrongCodes();

private:
    void album(const Running &running, const QString &name);

    Album album_;
};

void ClubLiveTest::album(const Running &running, const QString &name)
{
    album_.take(running, QStringLiteral("live-") + name, {{{1280, 800}}, {{800, 1280}}, {{412, 915}}, {{412, 915}, 2}});
}

void ClubLiveTest::aRoundOfTables()
{
    EventServer server;
    server.start();
    if (QTest::currentTestFailed())
        return;
    const QTemporaryDir data;
    Running organiser(data.path());
    organiser.app().prefs()->setReducedMotion(true);
    organiser.resize({1280, 800});
    ClubModel &club = *organiser.app().club();
    beginEvent(club);
    const int anna = tableOf(club, QStringLiteral("Anna W.")), gus = tableOf(club, QStringLiteral("Gus M."));
    QVERIFY(anna > 0 && gus > 0 && anna != gus);
    organiser.eval(QStringLiteral("show('EventPage', {}); snackbar.hide()"));
    organiser.rest();

    // The organiser's tablet, by the event's menu.
    QVERIFY(organiser.tap(QStringLiteral("eventMenu")));
    QVERIFY(organiser.tap(QStringLiteral("menuServer")));
    QVERIFY(organiser.awaited(QStringLiteral("clubServerPage")));
    organiser.rest();
    album(organiser, QStringLiteral("server"));
    organiser.awaited(QStringLiteral("serverCode"))
        ->property("input")
        .value<QQuickItem *>()
        ->setProperty("text", server.code(QStringLiteral("organiser")));
    QVERIFY(organiser.tap(QStringLiteral("clubServerBegin")));
    QTRY_COMPARE_WITH_TIMEOUT(club.live()->link(), QStringLiteral("connected"), 20000);
    QTRY_VERIFY_WITH_TIMEOUT(club.live()->detail().startsWith(QStringLiteral("The event is at the server")), 20000);
    album(organiser, QStringLiteral("connected"));
    QVERIFY(organiser.tap(QStringLiteral("clubServerBegin"))); // back
    QVERIFY(organiser.awaited(QStringLiteral("eventPage")));

    // A wall on another device has nothing but its code.
    Device wall;
    QVERIFY(wall.app->club()->followServer(server.code(QStringLiteral("wall"))));
    QTRY_VERIFY_WITH_TIMEOUT(wall.app->club()->isOpen(), 20000);
    QCOMPARE(wall.app->club()->wall()["name"].toString(), QStringLiteral("November DBA day"));
    QVERIFY(!wall.app->club()->act("draw", {}));
    QVERIFY2(wall.failures.last().contains(QStringLiteral("run on another device")), qPrintable(wall.failures.last()));

    // Two tables report: one is over, the other has just begun.
    Device one, two;
    const QString whole = one.app->games()->importFile(goldenGame("dba-whole.optio-game"));
    QVERIFY(one.app->games()->open(whole));
    QVERIFY(one.app->reporting()->begin(server.code(QString::number(anna))));
    QVERIFY(two.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    QVERIFY(two.app->reporting()->begin(server.code(QString::number(gus))));
    QCOMPARE(two.app->reporting()->table(), QString::number(gus));
    QTRY_COMPARE_WITH_TIMEOUT(one.app->reporting()->word(), QStringLiteral("Reported"), 20000);
    QTRY_COMPARE_WITH_TIMEOUT(two.app->reporting()->word(), QStringLiteral("Reported"), 20000);
    QTRY_COMPARE_WITH_TIMEOUT(rowOf(club, anna)["live"].toString(), QStringLiteral("over"), 20000);
    QTRY_COMPARE_WITH_TIMEOUT(rowOf(club, gus)["live"].toString(), QStringLiteral("playing"), 20000);
    QCOMPARE(rowOf(club, gus)["liveText"].toString(), QStringLiteral("0 – 0"));
    QCOMPARE(rowOf(club, gus)["liveDetail"].toString(), QStringLiteral("lost so far"));
    QTRY_COMPARE_WITH_TIMEOUT(wall.app->club()->live()->tableCount(), 2, 20000);
    const auto onWall = [&wall](int table) {
        for (const QVariant &row : wall.app->club()->wall()["tables"].toList())
            if (row.toMap()["table"].toInt() == table)
                return row.toMap();
        return QVariantMap();
    };
    QTRY_COMPARE(onWall(anna)["liveText"], rowOf(club, anna)["liveText"]);
    organiser.eval(QStringLiteral("snackbar.hide()"));
    album(organiser, QStringLiteral("tables"));
    organiser.eval(QStringLiteral("show('ClubWallPage', {})"));
    QVERIFY(organiser.awaited(QStringLiteral("clubWallPage")));
    organiser.resize({1920, 1080});
    look(organiser, QStringLiteral("live-wall"), album_.faults);
    QTest::keyClick(organiser.window(), Qt::Key_Escape);
    QVERIFY(organiser.awaited(QStringLiteral("eventPage")));
    organiser.resize({1280, 800});
    organiser.rest();

    // The result of the game that is over is offered, and stands when both have confirmed it: Romans beat Syrians, whichever side they sat
    // on.
    QVERIFY(organiser.tap(QStringLiteral("table_%1").arg(anna)));
    QQuickItem *form = organiser.awaited(QStringLiteral("resultForm"));
    QVERIFY(form);
    organiser.settle();
    QVERIFY2(form->property("game").toString().startsWith(QStringLiteral("reported:")), qPrintable(form->property("game").toString()));
    const QString told = form->property("told").toMap()["sentence"].toString();
    QVERIFY2(told.contains(QStringLiteral("Ben O. beats Anna W.")), qPrintable(told));
    look(organiser, QStringLiteral("live-result"), album_.faults);
    QVERIFY(organiser.tap(QStringLiteral("resultKeep")));
    QTRY_VERIFY(organiser.named(QStringLiteral("resultForm")) == nullptr);
    QCOMPARE(rowOf(club, anna)["confirmed"].toString(), QStringLiteral("not confirmed"));
    QVERIFY(organiser.tap(QStringLiteral("table_%1").arg(anna)) && organiser.awaited(QStringLiteral("resultForm")));
    organiser.settle();
    QVERIFY(organiser.tap(QStringLiteral("confirm_a")));
    QVERIFY(organiser.tap(QStringLiteral("confirm_b")));
    QTRY_VERIFY(organiser.named(QStringLiteral("resultForm")) == nullptr);
    QCOMPARE(rowOf(club, anna)["confirmed"].toString(), QString());
    QTRY_COMPARE_WITH_TIMEOUT(onWall(anna)["score"], rowOf(club, anna)["score"], 20000);

    // The server ends. The table plays on, and says since when it is not reported; so does the organiser's tablet.
    server.stop();
    QTRY_COMPARE_WITH_TIMEOUT(two.app->reporting()->link(), QStringLiteral("lost"), 30000);
    const int before = two.length();
    QVERIFY(two.game().note(QStringLiteral("The hill counts")));
    QCOMPARE(two.length(), before + 1);
    QTRY_VERIFY_WITH_TIMEOUT(two.app->reporting()->word().startsWith(QStringLiteral("Not reported since ")), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(club.live()->word().startsWith(QStringLiteral("Server not reached since ")), 30000);
    QVERIFY(club.act("clock", {{"do", "start"}}));
    QVERIFY(club.act("result", {{"table", gus}, {"short", "4-0"}})); // typed, as always
    QVERIFY(!club.undo().isEmpty());
    organiser.eval(QStringLiteral("snackbar.hide()"));
    album(organiser, QStringLiteral("lost"));

    // A tablet is started anew meanwhile; when the server is back both catch up from their journals.
    const QString game = two.game().id();
    two.open();
    QVERIFY(two.app->games()->open(game));
    QVERIFY(two.app->reporting()->isOn()); // by itself
    server.start();
    QTRY_COMPARE_WITH_TIMEOUT(two.app->reporting()->word(), QStringLiteral("Reported"), 40000);
    QCOMPARE(two.app->reporting()->state().reported, two.app->reporting()->state().lines);
    QCOMPARE(static_cast<int>(two.app->reporting()->state().lines), two.length() + 1);
    QTRY_VERIFY_WITH_TIMEOUT(wall.app->club()->clock()->isRunning(), 40000); // what the organiser did meanwhile
    QTRY_COMPARE_WITH_TIMEOUT(club.live()->link(), QStringLiteral("connected"), 40000);

    // Nothing of it is reported any more once that is wanted; it can be taken back.
    two.app->reporting()->stop();
    QVERIFY(!two.app->reporting()->isOn());
    two.app->undoLast();
    QVERIFY(two.app->reporting()->isOn());
    club.leaveServer();
    QVERIFY(club.live()->role().isEmpty());
    QCOMPARE(rowOf(club, gus)["live"].toString(), QString());
}

/// Codes that do not fit are refused with a sentence, and nothing begins.
void ClubLiveTest::wrongCodes()
{
    EventServer server;
    server.start();
    if (QTest::currentTestFailed())
        return;
    const QString ofTable = server.code(QStringLiteral("1")), ofWall = server.code(QStringLiteral("wall"));
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({412, 915});
    QStringList said;
    connect(&running.app(), &AppModel::failed, this, [&said](const QString &sentence) { said.append(sentence); });
    // A code that is opened leads to where it belongs.
    QCOMPARE(running.app().openFile(QUrl(ofTable))["page"].toString(), QStringLiteral("ReportingPage"));
    QCOMPARE(running.app().openFile(QUrl(ofTable))["values"].toMap()["given"].toString(), ofTable);
    QCOMPARE(running.app().openFile(QUrl(ofWall))["page"].toString(), QStringLiteral("ClubServerPage"));
    QCOMPARE(running.app().openFile(QUrl(QStringLiteral("optio:join?x")))["page"].toString(), QStringLiteral("JoinPage"));
    ReportingModel &reporting = *running.app().reporting();
    QVERIFY(!reporting.begin(ofTable)); // no game
    QVERIFY(running.app().games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.rest();
    for (const QString &code : {QString(), QStringLiteral("hello"), ofTable.left(80), ofWall})
        QVERIFY(!reporting.begin(code));
    QVERIFY(!reporting.isOn());
    ClubModel &club = *running.app().club();
    QVERIFY(club.create({{"name", "One"}}));
    QVERIFY(!club.joinServer(ofTable));
    QVERIFY(!club.followServer(ofTable));
    QVERIFY(club.isOpen());
    QCOMPARE(said.size(), 7);
    for (const QString &sentence : said)
        QVERIFY2(sentence.front().isUpper() && (sentence.endsWith(u'.') || sentence.contains(u'?')), qPrintable(sentence));
    // A password of another event: the server refuses it, the page says so, and the game goes on.
    QString wrong = ofTable;
    wrong.replace(wrong.indexOf(QLatin1String("&p=")) + 3, 4, QStringLiteral("AAAA"));
    QVERIFY(running.click(QStringLiteral("moreButton")));
    QVERIFY(running.click(QStringLiteral("menuReporting")));
    QVERIFY(running.awaited(QStringLiteral("reportingPage")));
    running.rest();
    album(running, QStringLiteral("report"));
    running.awaited(QStringLiteral("serverCode"))->property("input").value<QQuickItem *>()->setProperty("text", wrong);
    QVERIFY(running.tap(QStringLiteral("reportingBegin")));
    QTRY_COMPARE_WITH_TIMEOUT(reporting.link(), QStringLiteral("ended"), 20000);
    QVERIFY2(reporting.detail().contains(QStringLiteral("does not take this code")), qPrintable(reporting.detail()));
    running.eval(QStringLiteral("snackbar.hide()"));
    album(running, QStringLiteral("report-refused"));
    running.awaited(QStringLiteral("serverCode"))->property("input").value<QQuickItem *>()->setProperty("text", ofTable);
    QVERIFY(running.tap(QStringLiteral("reportingBegin")));
    QTRY_COMPARE_WITH_TIMEOUT(reporting.link(), QStringLiteral("connected"), 20000);
    running.eval(QStringLiteral("snackbar.hide()"));
    album(running, QStringLiteral("report-on"));
    running.eval(QStringLiteral("leavePage()"));
    QVERIFY(running.awaited(QStringLiteral("reportingSignBelow")));
    album(running, QStringLiteral("game"));
}

OPTIO_TEST(ClubLiveTest)

} // namespace club_live_test

#include "club_live_test.moc"
