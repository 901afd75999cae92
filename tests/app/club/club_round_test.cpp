// SPDX-License-Identifier: GPL-3.0-or-later
// The organiser's tablet and its tables, at a real server: the round's clock on every table's page (CLB-30), results that both players
// confirm at their table (CLB-22), and an event that is reported whichever page is open, also after a restart (CLB-51, CLB-52).
#include "app/club/reporting_model.h"
#include "tests/app/club/event_server.h"
#include "tests/app/pictures.h"
#include "tests/app/table/two_devices.h"
#include "tests/app/window.h"
#include "tests/suite.h"

namespace club_round_test {

using namespace optio;
using namespace optio::test;

namespace {

constexpr int soon = 20000, later = 40000; // ms

/// The organiser's device, joined to a server, with a round drawn.
struct Desk : Device {
    int anna = 0, gus = 0; ///< their tables
    explicit Desk(const EventServer &server)
    {
        beginEvent(club());
        anna = tableOf(club(), QStringLiteral("Anna W."));
        gus = tableOf(club(), QStringLiteral("Gus M."));
        QVERIFY(anna > 0 && gus > 0 && anna != gus);
        QVERIFY(club().joinServer(server.code(QStringLiteral("organiser"))));
        QTRY_COMPARE_WITH_TIMEOUT(club().joinedLive()->link(), QStringLiteral("connected"), soon);
    }
    ClubModel &club() const { return *app->club(); }
    void clock(const char *what) const { QVERIFY(club().act("clock", {{"do", what}})); }
    QVariantMap row(int table) const { return rowOf(club(), table); }
    QString confirmed(int table) const { return row(table)["confirmed"].toString(); }
};

/// A table's device reports the whole battle of the Romans against the Syrians.
void reportWhole(const Device &device, const QString &code)
{
    QVERIFY(device.app->games()->open(device.app->games()->importFile(goldenGame("dba-whole.optio-game"))));
    QVERIFY(device.app->reporting()->begin(code));
    QTRY_COMPARE_WITH_TIMEOUT(device.app->reporting()->word(), QStringLiteral("Reported"), soon);
}

TableRound &roundAt(const AppModel &app) { return *app.reporting()->round(); }
TableResult &resultAt(const AppModel &app) { return *app.reporting()->result(); }

/// Do two clocks show the same, but for the seconds that it takes to look?
bool alike(int one, int other) { return std::abs(one - other) <= 3; }

} // namespace

class ClubRoundTest : public QObject {
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
    void theClockAtTheTables();
    void aBoardShowsTheClock();
    void bothConfirmAtTheTable();
    void whatHasChangedIsNotConfirmed();
    void theEventGoesOn();

private:
    void album(const Running &running, const QString &name);

    Album album_;
};

void ClubRoundTest::album(const Running &running, const QString &name)
{
    album_.take(running, QStringLiteral("round-") + name,
                {{{1280, 800}}, {{800, 1280}}, {{800, 1280}, 1.5}, {{412, 915}}, {{412, 915}, 1.5}, {{412, 915}, 2}});
}

/// CLB-30: one line on the page of a table's game, which runs on without the server and after a restart.
void ClubRoundTest::theClockAtTheTables()
{
    EventServer server;
    server.start();
    if (QTest::currentTestFailed())
        return;
    Desk desk(server);
    const QTemporaryDir data;
    const Running table(data.path());
    table.app().prefs()->setReducedMotion(true);
    table.resize({1280, 800});
    QVERIFY(table.app().games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    table.eval(QStringLiteral("show('GamePage', {}); snackbar.hide()"));
    table.rest();
    QVERIFY(table.named(QStringLiteral("roundLine")) == nullptr); // nothing is reported, so there is no clock
    QVERIFY(table.app().reporting()->begin(server.code(QString::number(desk.gus))));
    TableRound &round = roundAt(table.app());
    QTRY_VERIFY_WITH_TIMEOUT(round.isKnown(), soon);
    QCOMPARE(round.eventName(), QStringLiteral("November DBA day"));
    QCOMPARE(round.title(), QStringLiteral("Round 1 of 3"));
    QVERIFY(!round.clock()->isRunning() && round.clock()->left() == desk.club().clock()->left());
    table.eval(QStringLiteral("snackbar.hide()"));
    QVERIFY(table.awaited(QStringLiteral("roundLine")));
    album(table, QStringLiteral("paused"));

    desk.clock("start");
    QTRY_VERIFY_WITH_TIMEOUT(round.clock()->isRunning(), soon);
    QVERIFY(alike(round.clock()->left(), desk.club().clock()->left()));
    desk.clock("add");
    QTRY_VERIFY_WITH_TIMEOUT(alike(round.clock()->left(), desk.club().clock()->left()), soon);
    album(table, QStringLiteral("running"));
    QVERIFY(!resultAt(table.app()).isOffered()); // the game goes on, and there is time

    // A table that comes late hears it too.
    Device late;
    QVERIFY(late.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    QVERIFY(late.app->reporting()->begin(server.code(QString::number(desk.anna))));
    QTRY_VERIFY_WITH_TIMEOUT(roundAt(*late.app).isKnown(), soon);
    QVERIFY(roundAt(*late.app).clock()->isRunning());
    QVERIFY(alike(roundAt(*late.app).clock()->left(), desk.club().clock()->left()));

    // Without the server it runs on, and after a restart of the tablet too.
    server.stop();
    QTRY_COMPARE_WITH_TIMEOUT(table.app().reporting()->link(), QStringLiteral("lost"), later);
    const int left = round.clock()->left();
    QTRY_VERIFY(round.clock()->left() < left);
    const QString game = late.game().id();
    late.open();
    QVERIFY(late.app->games()->open(game));
    QVERIFY(roundAt(*late.app).isKnown() && roundAt(*late.app).clock()->isRunning());
    QVERIFY(alike(roundAt(*late.app).clock()->left(), desk.club().clock()->left()));

    // What the organiser does meanwhile, on a tablet that is started anew, is heard when the server is back, as it stands then.
    desk.clock("pause");
    const int paused = desk.club().clock()->left();
    desk.open();
    desk.app->settle();
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(!round.clock()->isRunning() && round.clock()->left() == paused, later);
    QTRY_VERIFY_WITH_TIMEOUT(!roundAt(*late.app).clock()->isRunning(), later);

    // The last bound is a notice that covers nothing; from then on the result may be confirmed.
    QVERIFY(desk.club().openNamed(QStringLiteral("November DBA day")));
    desk.clock("last_bound");
    QTRY_VERIFY_WITH_TIMEOUT(round.clock()->isLastBound(), later);
    table.eval(QStringLiteral("snackbar.hide()"));
    QQuickItem *words = table.awaited(QStringLiteral("roundText"));
    QVERIFY(words);
    QVERIFY2(words->property("text").toString().startsWith(QStringLiteral("Last bound")), qPrintable(words->property("text").toString()));
    album(table, QStringLiteral("last"));
    QVERIFY(resultAt(table.app()).isOffered());
    QCOMPARE(resultAt(table.app()).sentence(), QStringLiteral("Not decided when time was called"));
    QVERIFY(table.tap(QStringLiteral("roundResult")));
    QVERIFY(table.awaited(QStringLiteral("reportingPage")));
    table.rest();
    QVERIFY(table.awaited(QStringLiteral("confirmFor_a")));
    album(table, QStringLiteral("report"));
    // The next round is another one.
    QVERIFY(desk.club().act("result", {{"table", desk.gus}, {"short", "4-0"}}));
    QVERIFY(desk.club().act("result", {{"table", desk.anna}, {"short", "4-1"}}));
    QVERIFY(desk.club().act("draw", {}));
    QTRY_COMPARE_WITH_TIMEOUT(round.title(), QStringLiteral("Round 2 of 3"), soon);
    QVERIFY(!round.clock()->isLastBound());
    QVERIFY(!resultAt(table.app()).isOffered());
    // Who reports nothing any more shows no clock of it.
    table.app().reporting()->stop();
    QVERIFY(!round.isKnown());
}

/// CLB-30: a battle of Hoplites has no room for a line of its own, so the clock stands under its title.
void ClubRoundTest::aBoardShowsTheClock()
{
    EventServer server;
    server.start();
    if (QTest::currentTestFailed())
        return;
    Desk desk(server);
    const QTemporaryDir data;
    const Running table(data.path());
    table.app().prefs()->setReducedMotion(true);
    table.resize({1280, 800});
    QVERIFY(table.app().games()->create("hoplites", "hoplites/carthage", "hoplites/gauls"));
    table.eval(QStringLiteral("show('BoardPage', {}); snackbar.hide()"));
    table.rest();
    QVERIFY(table.app().reporting()->begin(server.code(QString::number(desk.gus))));
    TableRound &round = roundAt(table.app());
    QTRY_VERIFY_WITH_TIMEOUT(round.isKnown(), soon);
    const auto subtitle = [&] {
        const QQuickItem *item = table.named(QStringLiteral("subtitle"));
        return item == nullptr ? QString() : item->property("text").toString();
    };
    QTRY_VERIFY2(subtitle().contains(QStringLiteral(" left, paused")), qPrintable(subtitle()));
    desk.clock("start");
    QTRY_VERIFY_WITH_TIMEOUT(round.clock()->isRunning(), soon);
    QTRY_VERIFY2(subtitle().contains(round.clock()->text() + QStringLiteral(" left")), qPrintable(subtitle()));
    album(table, QStringLiteral("board"));
    table.eval(QStringLiteral("snackbar.hide()"));
    desk.clock("last_bound");
    QTRY_VERIFY_WITH_TIMEOUT(round.clock()->isLastBound(), soon);
    QTRY_VERIFY2(subtitle().contains(QStringLiteral("time is called")), qPrintable(subtitle()));
    QTRY_VERIFY(table.eval(QStringLiteral("snackbar.text")).toString().startsWith(QStringLiteral("Time is called")));
    table.app().reporting()->stop();
    QTRY_VERIFY2(!subtitle().contains(QStringLiteral("time")), qPrintable(subtitle()));
}

/// CLB-22: each confirms on the table's own tablet; the organiser need not touch anything.
void ClubRoundTest::bothConfirmAtTheTable()
{
    EventServer server;
    server.start();
    if (QTest::currentTestFailed())
        return;
    Desk desk(server);
    const QTemporaryDir data;
    const Running table(data.path());
    table.app().prefs()->setReducedMotion(true);
    table.resize({1280, 800});
    const QString game = table.app().games()->importFile(goldenGame("dba-whole.optio-game"));
    QVERIFY(table.app().games()->open(game));
    table.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(!resultAt(table.app()).isOffered()); // not while nothing is reported
    QVERIFY(table.app().reporting()->begin(server.code(QString::number(desk.anna))));
    QTRY_COMPARE_WITH_TIMEOUT(desk.row(desk.anna)["liveDetail"].toString(), QStringLiteral("to be confirmed"), soon);
    TableResult &result = resultAt(table.app());
    QVERIFY(result.isOffered());
    QVERIFY2(result.sentence().startsWith(QStringLiteral("Victory for ")), qPrintable(result.sentence()));
    QCOMPARE(result.lines().size(), 2);
    table.eval(QStringLiteral("snackbar.hide()"));
    QVERIFY(table.awaited(QStringLiteral("confirmFor_a")));
    album(table, QStringLiteral("over"));
    // A first look, taken back, and once more.
    QVERIFY(table.tap(QStringLiteral("confirmFor_b")));
    QTRY_COMPARE_WITH_TIMEOUT(desk.row(desk.anna)["liveDetail"].toString().endsWith(QStringLiteral("has confirmed")), true, soon);
    table.app().undoLast();
    QCOMPARE(result.sides(), (QVariantList{false, false}));
    QTRY_COMPARE_WITH_TIMEOUT(desk.row(desk.anna)["liveDetail"].toString(), QStringLiteral("to be confirmed"), soon);
    QVERIFY(table.tap(QStringLiteral("confirmFor_a")));
    const QString winner = result.names()[result.winner() == QLatin1String("b") ? 1 : 0];
    const bool romansFirst = result.names()[0].contains(QStringLiteral("Roman"));
    QTRY_COMPARE_WITH_TIMEOUT(desk.row(desk.anna)["liveDetail"].toString(),
                              QStringLiteral("%1 has confirmed").arg(romansFirst ? QStringLiteral("Ben O.") : QStringLiteral("Anna W.")),
                              soon);
    QVERIFY(!desk.row(desk.anna)["in"].toBool());
    table.eval(QStringLiteral("snackbar.hide()"));
    album(table, QStringLiteral("one"));
    QTRY_VERIFY_WITH_TIMEOUT(result.note().contains(QStringLiteral("has been told")), soon);

    QStringList offered;
    connect(desk.app.get(), &AppModel::undoable, this, [&offered](const QString &text) { offered.append(text); });
    QVERIFY(table.tap(QStringLiteral("confirmFor_b")));
    QTRY_VERIFY_WITH_TIMEOUT(desk.row(desk.anna)["in"].toBool(), soon);
    QCOMPARE(desk.confirmed(desk.anna), QString()); // both have
    QVERIFY2(winner.contains(QStringLiteral("Roman")), qPrintable(winner));
    const QVariantMap row = desk.row(desk.anna);
    QCOMPARE(row[row["winner"].toString()].toString(), QStringLiteral("Ben O."));
    QCOMPARE(offered.size(), 1);
    QVERIFY2(offered[0].contains(QStringLiteral("Ben O. beats Anna W.")), qPrintable(offered[0]));

    // The organiser takes it back: it stays away, though it is still confirmed and other tables report.
    desk.app->undoLast();
    QVERIFY(!desk.row(desk.anna)["in"].toBool());
    Device other;
    QVERIFY(other.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    QVERIFY(other.app->reporting()->begin(server.code(QString::number(desk.gus))));
    QTRY_COMPARE_WITH_TIMEOUT(desk.row(desk.gus)["live"].toString(), QStringLiteral("playing"), soon);
    QTest::qWait(500);
    QVERIFY(!desk.row(desk.anna)["in"].toBool());
    QCOMPARE(desk.row(desk.anna)["liveDetail"].toString(), QStringLiteral("both have confirmed"));
    // By hand it takes one tap in the form, which knows who has confirmed.
    const QString reported = desk.club().games(desk.anna).constFirst().toMap()["value"].toString();
    QVariantMap form = desk.club().resultOfGame(reported, desk.anna);
    QCOMPARE(form["confirmed"].toList(), (QVariantList{true, true}));
    form["table"] = desk.anna;
    form["round"] = 1;
    QVERIFY(desk.club().enterResult(form));
    QCOMPARE(desk.confirmed(desk.anna), QString());

    // A typed result is the organiser's: no table's confirmation changes it.
    QVERIFY(desk.club().act("result", {{"table", desk.anna}, {"short", "0-4G"}}));
    const QString typed = desk.row(desk.anna)["score"].toString();
    QVERIFY(other.game().note(QStringLiteral("The hill counts")));
    QTRY_COMPARE_WITH_TIMEOUT(other.app->reporting()->word(), QStringLiteral("Reported"), soon);
    QTest::qWait(500);
    QCOMPARE(desk.row(desk.anna)["score"].toString(), typed);
    for (const Device *device : {static_cast<const Device *>(&desk), static_cast<const Device *>(&other)})
        QVERIFY2(device->failures.isEmpty(), qPrintable(device->failures.join(u'\n')));
}

/// CLB-22, CLB-60: a confirmation holds for the result that was confirmed.
void ClubRoundTest::whatHasChangedIsNotConfirmed()
{
    EventServer server;
    server.start();
    if (QTest::currentTestFailed())
        return;
    Desk desk(server);
    Device table;
    reportWhole(table, server.code(QString::number(desk.anna)));
    // One has confirmed when the organiser enters the result: the other follows by itself.
    resultAt(*table.app).confirm(0);
    QTRY_VERIFY_WITH_TIMEOUT(desk.row(desk.anna)["liveDetail"].toString().endsWith(QStringLiteral("has confirmed")), soon);
    QVariantMap form = desk.club().resultOfGame(desk.club().games(desk.anna).constFirst().toMap()["value"].toString(), desk.anna);
    form["table"] = desk.anna;
    form["round"] = 1;
    QVERIFY(desk.club().enterResult(form));
    QVERIFY2(desk.confirmed(desk.anna).endsWith(QStringLiteral("has to confirm")), qPrintable(desk.confirmed(desk.anna)));
    // The last act is taken back at the table: whoever confirmed has confirmed something else.
    const int whole = table.length();
    table.game().undo();
    QCOMPARE(table.length(), whole + 1);
    QVERIFY(!resultAt(*table.app).isOffered());
    QTRY_COMPARE_WITH_TIMEOUT(desk.confirmed(desk.anna), QStringLiteral("changed at the table since"), soon);
    QCOMPARE(resultAt(*table.app).sides(), (QVariantList{false, false}));
    // Time is called: that result is offered, and says that it is another one. It is kept over a restart.
    desk.clock("last_bound");
    QTRY_VERIFY_WITH_TIMEOUT(resultAt(*table.app).isOffered(), soon);
    QVERIFY2(resultAt(*table.app).note().contains(QStringLiteral("has changed")), qPrintable(resultAt(*table.app).note()));
    resultAt(*table.app).confirm(0);
    const QString game = table.game().id();
    table.open();
    QVERIFY(table.app->games()->open(game));
    QCOMPARE(resultAt(*table.app).sides(), (QVariantList{true, false}));
    resultAt(*table.app).confirm(1);
    QTRY_COMPARE_WITH_TIMEOUT(desk.confirmed(desk.anna), QString(), soon); // mended in the event, and confirmed by both
    QVERIFY2(desk.row(desk.anna)["short"].toString().contains(QStringLiteral("(time)")),
             qPrintable(desk.row(desk.anna)["short"].toString()));
    // Nothing can be confirmed that is not offered.
    table.app->reporting()->stop();
    resultAt(*table.app).confirm(0);
    QVERIFY(!resultAt(*table.app).isOffered());
    QVERIFY2(table.failures.isEmpty(), qPrintable(table.failures.join(u'\n')));
    QVERIFY2(desk.failures.isEmpty(), qPrintable(desk.failures.join(u'\n')));
}

/// The event is reported, and what tables confirm is taken up, whichever page is open, also after a restart; another event may be looked
/// at.
void ClubRoundTest::theEventGoesOn()
{
    EventServer server;
    server.start();
    if (QTest::currentTestFailed())
        return;
    const QTemporaryDir data;
    auto running = std::make_unique<Running>(data.path());
    running->app().prefs()->setReducedMotion(true);
    running->resize({1280, 800});
    ClubModel *club = running->app().club();
    QVERIFY(club->create({{"name", "Last week"}}));
    beginEvent(*club);
    const int anna = tableOf(*club, QStringLiteral("Anna W."));
    QVERIFY(club->joinServer(server.code(QStringLiteral("organiser"))));
    QTRY_COMPARE_WITH_TIMEOUT(club->joinedLive()->link(), QStringLiteral("connected"), soon);
    running->eval(QStringLiteral("show('ClubPage', {}); snackbar.hide()"));
    QVERIFY(running->tap(QStringLiteral("event_November DBA day"))); // it goes on as it stands
    QVERIFY(running->awaited(QStringLiteral("eventServer")));
    QCOMPARE(club->live()->link(), QStringLiteral("connected"));
    running->eval(QStringLiteral("leavePage()"));
    QTRY_VERIFY(!club->isOpen());
    QCOMPARE(club->joinedName(), QStringLiteral("November DBA day"));
    QCOMPARE(club->joinedLive()->link(), QStringLiteral("connected"));
    QVERIFY(running->awaited(QStringLiteral("clubJoined")));
    album(*running, QStringLiteral("club"));
    // A result comes in and is entered meanwhile, with another event open, which has nothing to do with the server.
    QVERIFY(club->openNamed(QStringLiteral("Last week")));
    QVERIFY(club->live()->role().isEmpty());
    QCOMPARE(club->joinedLive()->link(), QStringLiteral("connected"));
    QString offered;
    connect(&running->app(), &AppModel::undoable, this, [&offered](const QString &text) { offered = text; });
    Device table;
    reportWhole(table, server.code(QString::number(anna)));
    resultAt(*table.app).confirm(0);
    resultAt(*table.app).confirm(1);
    QTRY_VERIFY_WITH_TIMEOUT(offered.contains(QStringLiteral("Ben O. beats Anna W.")), soon);
    QCOMPARE(club->facts()["name"].toString(), QStringLiteral("Last week"));
    QVERIFY(club->openNamed(QStringLiteral("November DBA day")));
    QVERIFY(rowOf(*club, anna)["in"].toBool());
    QCOMPARE(club->live()->role(), QStringLiteral("organiser"));
    Device wall;
    QVERIFY(wall.app->club()->followServer(server.code(QStringLiteral("wall"))));
    QTRY_VERIFY_WITH_TIMEOUT(wall.app->club()->isOpen() && rowOf(*wall.app->club(), anna)["in"].toBool(), soon);
    club->close();
    // Following a wall elsewhere does not end it, nor does its end.
    QVERIFY(club->followServer(server.code(QStringLiteral("wall"))));
    QTRY_VERIFY_WITH_TIMEOUT(club->isOpen() && club->isFollowed(), soon);
    QVERIFY(!club->act("draw", {}));
    club->close();
    QCOMPARE(club->joinedLive()->link(), QStringLiteral("connected"));

    // It begins again by itself when the program does, and the sign on Home says so.
    running.reset();
    complaints().clear();
    running = std::make_unique<Running>(data.path());
    running->app().prefs()->setReducedMotion(true);
    running->resize({1280, 800});
    running->app().settle();
    club = running->app().club();
    QTRY_COMPARE_WITH_TIMEOUT(club->joinedLive()->link(), QStringLiteral("connected"), soon);
    QVERIFY(!club->isOpen());
    QVERIFY(running->awaited(QStringLiteral("homeJoined")));
    album(*running, QStringLiteral("home"));
    QVERIFY(running->tap(QStringLiteral("homeJoined")));
    QVERIFY(running->awaited(QStringLiteral("eventPage")));
    QCOMPARE(club->live()->role(), QStringLiteral("organiser"));
    // Whoever leaves the server leaves it, after a restart too; and it can be taken back.
    club->leaveServer();
    QVERIFY(club->joined().isEmpty() && club->live()->role().isEmpty());
    running->app().undoLast();
    QCOMPARE(club->live()->role(), QStringLiteral("organiser"));
    club->leaveServer();
    running.reset();
    running = std::make_unique<Running>(data.path());
    running->app().settle();
    QVERIFY(running->app().club()->joined().isEmpty());
    // An event that is deleted is reported no longer.
    club = running->app().club();
    QVERIFY(club->openNamed(QStringLiteral("November DBA day")) && club->joinServer(server.code(QStringLiteral("organiser"))));
    const QString id = club->joined();
    club->close();
    club->remove(id);
    QVERIFY(club->joined().isEmpty());
    running->app().undoLast();
    QCOMPARE(club->joined(), id);
    // Nor while a backup takes the library's place.
    club->stop();
    QVERIFY(club->joined().isEmpty());
}

OPTIO_TEST(ClubRoundTest)

} // namespace club_round_test

#include "club_round_test.moc"
