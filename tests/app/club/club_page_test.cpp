// SPDX-License-Identifier: GPL-3.0-or-later
// A club's event in the real window, by touch: players, drawings, results, a drop-out, a bye, undo, the clock, a kill in mid-round, the
// wall (CLB-01 to CLB-30).
#include "app/club/club_model.h"
#include "tests/app/pictures.h"
#include "tests/app/window.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace club_page_test {

using namespace optio;
using namespace optio::test;

namespace {

/// Home, Club, a new event of three rounds by the scheme that counts elements, generals and camps.
bool beginEvent(const Running &running)
{
    if (!running.tap(QStringLiteral("clubButton")) || !running.awaited(QStringLiteral("noEvent")))
        return false;
    if (!running.tap(running.button(QStringLiteral("New event"))) || !running.awaited(QStringLiteral("newEventPage")))
        return false;
    running.rest();
    QQuickItem *name = running.named(QStringLiteral("eventName"));
    if (!running.tap(name))
        return false;
    for (const char letter : std::string("November day"))
        QTest::keyClick(running.window(), letter);
    QMetaObject::invokeMethod(running.named(QStringLiteral("eventRounds")), "choose", Q_ARG(int, 3));
    return running.tap(QStringLiteral("beginEvent")) && running.awaited(QStringLiteral("eventPage")) != nullptr;
}

/// Types a line into the entry of players and taps Add.
bool addPlayer(const Running &running, const QString &line)
{
    QQuickItem *entry = running.awaited(QStringLiteral("playerEntry"));
    if (!running.tap(entry))
        return false;
    auto *field = entry->property("input").value<QQuickItem *>();
    field->setProperty("text", line);
    return running.tap(QStringLiteral("playerAdd"));
}

/// Enters a result at a table by its steppers: what a and b destroyed.
bool enter(const Running &running, int table, int a, int b)
{
    if (!running.tap(QStringLiteral("table_%1").arg(table)) || !running.awaited(QStringLiteral("resultForm")))
        return false;
    running.settle();
    QMetaObject::invokeMethod(running.named(QStringLiteral("result_elements_a")), "choose", Q_ARG(int, a));
    QMetaObject::invokeMethod(running.named(QStringLiteral("result_elements_b")), "choose", Q_ARG(int, b));
    if (!running.tap(QStringLiteral("resultKeep")))
        return false;
    return QTest::qWaitFor([&] { return running.named(QStringLiteral("resultForm")) == nullptr; });
}

QString message(const Running &running) { return running.eval(QStringLiteral("snackbar.text")).toString(); }

/// A name at a table of the round shown.
QString nameAt(const Running &running, int table, const char *side)
{
    for (const QVariantMap &row : running.app().club()->tables()->rows())
        if (row["table"].toInt() == table)
            return row[QLatin1String(side)].toString();
    return {};
}

/// The folder as a kill in this moment would leave it.
void copyFolder(const QString &from, const QString &to)
{
    const QStringList files = QDir(from).entryList(QDir::Files | QDir::Hidden);
    for (const QString &file : files)
        QVERIFY(QFile::copy(from + u'/' + file, to + u'/' + file));
}

/// Six players and two rounds of which the second is being played.
void fill(ClubModel &club)
{
    QVERIFY(
        club.create({{"name", "November DBA day"}, {"place", "Mill Lane hall"}, {"rounds", 4}, {"minutes", 75}, {"scheme", "dba-nasamw"}}));
    QCOMPARE(club.addPlayers(
                 QStringLiteral("Edwin P., Alexandrian Macedonian, Mill Lane\nKit B., Polybian Roman\nJoan K., Later Carthaginian\n"
                                "Lena V.; Parthian\nGus M., Classical Indian\nNora C., Gallic\nHetty R.\tSeleucid\nMax D., Marian Roman\n"
                                "Anna W., Ptolemaic\nFay L., Numidian\nDora F., New Kingdom Egyptian\nCarl N., Early Achaemenid Persian\n"
                                "Ian S., Thracian")),
             13);
    QVERIFY(club.act("draw", {}));
    const char *const results[] = {"4G-1C", "2-4", "4-3", "1-1", "4C-0", "0-4G"};
    for (int table = 1; table <= 6; ++table)
        QVERIFY(club.act("result", {{"table", table}, {"short", results[table - 1]}}));
    QVERIFY(club.act("leave", {{"player", "Kit B."}}));
    QVERIFY(club.act("draw", {}));
    QVERIFY(club.act("clock", {{"do", "start"}}));
    QVERIFY(club.act("result", {{"table", 3}, {"short", "4G-1C"}}));
}

} // namespace

class ClubPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }
    void aWholeEventByTouch();
    void parted();
    void refusals();
    void aGameOfTheLibrary();
    void paused();
    void theWallTurns();
    void pictures_data() { pictureRows(); }
    void pictures();
};

void ClubPageTest::aWholeEventByTouch()
{
    const QTemporaryDir data, killed;
    int left = 0;
    {
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize({1280, 800});
        QVERIFY(beginEvent(running));
        const ClubModel &club = *running.app().club();
        QCOMPARE(club.facts()["name"].toString(), QStringLiteral("November day"));
        QCOMPARE(club.facts()["rounds"].toInt(), 3);
        running.settle();
        QVERIFY(!running.named(QStringLiteral("drawRound"))->property("next").toMap()["ready"].toBool());
        for (const char *line : {"Gus M., Classical Indian, Mill Lane", "Nora C., Gallic", "Edwin P.", "Kit B.", "Joan K.", "Lena V."})
            QVERIFY(addPlayer(running, QString::fromLatin1(line)));
        QCOMPARE(club.players()->count(), 6);
        QCOMPARE(club.players()->get(0)["army"].toString(), QStringLiteral("Classical Indian"));

        // Round 1: three tables, a result mended by undo.
        QVERIFY(running.tap(QStringLiteral("drawRound")));
        QCOMPARE(club.tables()->count(), 3);
        QVERIFY(message(running).startsWith(QStringLiteral("Round 1 is drawn")));
        QVERIFY(running.tap(QStringLiteral("clubClockRun")));
        QVERIFY(club.clock()->isRunning());
        QVERIFY(enter(running, 1, 4, 1));
        QVERIFY2(message(running).contains(QStringLiteral("23 : 1")), qPrintable(message(running)));
        QCOMPARE(club.facts()["results"].toString(), QStringLiteral("1 of 3 results in"));
        QVERIFY(running.tap(running.button(QStringLiteral("Undo")))); // in the strip
        QCOMPARE(club.facts()["results"].toString(), QStringLiteral("0 of 3 results in"));
        QVERIFY(!club.next()["ready"].toBool());
        QCOMPARE(club.next()["detail"].toString(), QStringLiteral("3 tables still have to report: 1, 2, 3"));
        QVERIFY(enter(running, 1, 4, 2));
        QVERIFY(enter(running, 2, 0, 4));
        QVERIFY(enter(running, 3, 1, 1));
        QVERIFY(club.next()["ready"].toBool());
        QCOMPARE(club.facts()["counted"].toInt(), 1);

        // Somebody drops out: five are left, one of whom has the bye.
        const QString leaving = nameAt(running, 3, "a");
        QVERIFY(running.tap(QStringLiteral("eventPlayers")));
        QVERIFY(running.tap(QStringLiteral("player_%1_open").arg(leaving)));
        QVERIFY(running.tap(QStringLiteral("playerLeave")));
        QVERIFY(running.tap(QStringLiteral("drawRound")));
        QCOMPARE(club.tables()->count(), 2);
        const QVariantList asides = club.asides();
        QCOMPARE(asides.size(), 2);
        QCOMPARE(asides[0].toMap()["kind"].toString(), QStringLiteral("bye"));
        QCOMPARE(asides[1].toMap()["name"].toString(), leaving);
        QVERIFY(running.named(QStringLiteral("left_") + leaving));
        QVERIFY(running.tap(QStringLiteral("clubClockRun")));
        QVERIFY(enter(running, 1, 4, 0));
        QTest::qWait(1100);
        copyFolder(data.path(), killed.path());
        left = club.clock()->left();
    }
    // Killed in the middle of round 2, and started again.
    const Running running(killed.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({412, 915});
    QVERIFY(running.tap(QStringLiteral("clubButton")));
    QVERIFY(running.tap(QStringLiteral("event_November day_open")));
    QVERIFY(running.awaited(QStringLiteral("eventPage")));
    const ClubModel &club = *running.app().club();
    QCOMPARE(club.facts()["drawn"].toInt(), 2);
    QCOMPARE(club.facts()["results"].toString(), QStringLiteral("1 of 2 results in"));
    QVERIFY(club.clock()->isRunning());
    QVERIFY(club.clock()->left() <= left && club.clock()->left() > left - 300); // it went on meanwhile
    QVERIFY(running.tap(QStringLiteral("eventUndo")));                          // what was done before the kill can be undone after it
    QCOMPARE(club.facts()["results"].toString(), QStringLiteral("0 of 2 results in"));
    QVERIFY(enter(running, 1, 4, 3));
    QVERIFY(enter(running, 2, 2, 4));
    QVERIFY(running.tap(QStringLiteral("drawRound")));
    QCOMPARE(club.facts()["drawn"].toInt(), 3);
    QVERIFY(enter(running, 1, 4, 3));
    QVERIFY(enter(running, 2, 2, 2));
    QCOMPARE(club.next()["over"].toBool(), true);
    QCOMPARE(club.facts()["counted"].toInt(), 3);
    QVERIFY(running.tap(QStringLiteral("section_standings")));
    QVERIFY(running.awaited(QStringLiteral("standingsList")));
    QCOMPARE(club.standings()->count(), 6);

    // Out of it: each form, and the event's file comes back in elsewhere.
    const QString folder = killed.path();
    for (const char *form : {"html", "csv", "txt", "pdf", "optio-event"}) {
        const QString file = folder + QStringLiteral("/out.") + QLatin1String(form);
        QVERIFY(running.app().club()->save(QUrl::fromLocalFile(file), QStringLiteral("a4")));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray bytes = written.readAll();
        QVERIFY2(QLatin1String(form) == QLatin1String("pdf") ? bytes.startsWith("%PDF") : bytes.contains("Lena V."), form);
    }
    // Its file is opened like any other: the same event again, and out of the bin; not one that went on in another way.
    const QUrl saved = QUrl::fromLocalFile(folder + QStringLiteral("/out.optio-event"));
    QCOMPARE(running.app().openFile(saved), (QVariantMap{{"page", "EventPage"}}));
    const QString id = club.facts()["id"].toString();
    const QString undone = running.app().club()->undo();
    QVERIFY(!undone.isEmpty());
    QCOMPARE(running.app().openFile(saved), (QVariantMap{{"page", "EventPage"}})); // the library's goes on from it
    QCOMPARE(club.facts()["redo"].toString().isEmpty(), false);
    running.app().club()->remove(id);
    QCOMPARE(running.app().openFile(saved), (QVariantMap{{"page", "EventPage"}}));
    QCOMPARE(club.facts()["id"].toString(), id);
    QCOMPARE(club.events()->count(), 1);
    QVERIFY(!running.app().club()->redo().isEmpty());
    const QUrl longer = QUrl::fromLocalFile(folder + QStringLiteral("/longer.optio-event"));
    QVERIFY(running.app().club()->save(longer, QStringLiteral("a4")));
    running.app().club()->remove(running.app().club()->facts()["id"].toString());
    QCOMPARE(running.app().club()->events()->count(), 0);
    running.app().undoLast();
    QCOMPARE(running.app().club()->events()->count(), 1);
}

/// Elsewhere the event of one file went on in another way than that of the other.
void ClubPageTest::parted()
{
    const QTemporaryDir here, there, files;
    const auto file = [&files](const char *name) { return QUrl::fromLocalFile(files.filePath(QString::fromLatin1(name))); };
    {
        const Running running(here.path());
        ClubModel &club = *running.app().club();
        QVERIFY(club.create({{"name", "One"}}));
        QVERIFY(club.act("player", {{"name", "Gus M."}}));
        QVERIFY(club.save(file("short.optio-event"), QStringLiteral("a4")));
        QVERIFY(club.act("player", {{"name", "Nora C."}}));
        QVERIFY(club.save(file("long.optio-event"), QStringLiteral("a4")));
    }
    {
        const QTemporaryDir third;
        const Running running(third.path());
        QVERIFY(!running.app().openFile(file("short.optio-event")).isEmpty());
        QVERIFY(running.app().club()->act("player", {{"name", "Kit B."}}));
        QVERIFY(running.app().club()->save(file("other.optio-event"), QStringLiteral("a4")));
    }
    const Running running(there.path());
    ClubModel &club = *running.app().club();
    QStringList said;
    connect(&running.app(), &AppModel::failed, this, [&said](const QString &sentence) { said.append(sentence); });
    QCOMPARE(running.app().openFile(file("short.optio-event")), (QVariantMap{{"page", "EventPage"}}));
    QCOMPARE(running.app().openFile(file("long.optio-event")), (QVariantMap{{"page", "EventPage"}}));
    QCOMPARE(club.players()->count(), 2); // it goes on where the library's ended
    QCOMPARE(club.events()->count(), 1);
    QVERIFY(club.act("player", {{"name", "Edwin P."}}));
    QCOMPARE(running.app().openFile(file("short.optio-event")), (QVariantMap{{"page", "EventPage"}}));
    QCOMPARE(club.players()->count(), 3); // nothing is lost
    QVERIFY(said.isEmpty());
    QVERIFY(running.app().openFile(file("other.optio-event")).isEmpty());
    QVERIFY2(said.join(u' ').contains(QStringLiteral("parted at line")), qPrintable(said.join(u' ')));
    QCOMPARE(club.players()->count(), 3);
    club.remove(club.facts()["id"].toString());
    QCOMPARE(running.app().openFile(file("short.optio-event")), (QVariantMap{{"page", "EventPage"}}));
    QCOMPARE(club.players()->count(), 3); // out of the bin as it was
}

void ClubPageTest::refusals()
{
    const QTemporaryDir data;
    const Running running(data.path());
    ClubModel &club = *running.app().club();
    QStringList said;
    connect(&running.app(), &AppModel::failed, this, [&said](const QString &sentence) { said.append(sentence); });
    QVERIFY(!club.create({{"name", "  "}}));
    QVERIFY(!club.act("draw", {})); // no event
    QVERIFY(club.create({{"name", "One"}}));
    QCOMPARE(club.addPlayers(QStringLiteral("Gus M.\nNora C.\ngus m.")), 0); // all or none
    QCOMPARE(club.players()->count(), 0);
    QVERIFY2(said.last().startsWith(QStringLiteral("Line 3: ")), qPrintable(said.last()));
    QCOMPARE(club.addPlayers(QString(u'x').repeated(10000)), 0);
    QCOMPARE(club.addPlayers(QStringLiteral("Gus M.\n\nNora C.")), 2);
    running.app().undoLast(); // both of them
    QCOMPARE(club.players()->count(), 0);
    QVERIFY(!club.openEvent(QStringLiteral("nobody")));
    QVERIFY(!club.importFile(goldenGame("dbm-short.optio-game")));
    QVERIFY(club.isOpen()); // what was open stays
    QCOMPARE(club.preview({{"table", 1}, {"short", "4-1"}})["sentence"].toString(), QString());
    QVERIFY(!club.readShort(QStringLiteral("4X-1"))["fault"].toString().isEmpty());
    QCOMPARE(club.readShort(QStringLiteral("4g-1c"))["camps"].toList(), (QVariantList{0, 1}));
    QVERIFY(club.act("player", {{"name", "Gus M."}}));
    const auto undoOfFirst = said.size();
    QVERIFY(club.act("player", {{"name", "Nora C."}}));
    QVERIFY(!club.undo().isEmpty());
    running.app().undoLast(); // the offer is of something that was undone already
    QCOMPARE(said.size(), undoOfFirst + 1);
    QCOMPARE(club.players()->count(), 1);
    for (const QString &sentence : said)
        QVERIFY2(sentence.front().isUpper() || sentence.front() == u'"', qPrintable(sentence));
}

/// A result is what a game of the library came to, on whichever side its armies sit, and stands when both have confirmed it (CLB-22).
void ClubPageTest::aGameOfTheLibrary()
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({412, 915});
    const QString game = running.app().games()->importFile(goldenGame("dba-whole.optio-game"));
    QVERIFY(!game.isEmpty());
    ClubModel &club = *running.app().club();
    QVERIFY(club.games(1).isEmpty()); // no event
    QVERIFY(club.create({{"name", "One"}, {"scheme", "dba-nasamw"}}));
    QCOMPARE(club.addPlayers(QStringLiteral("Anna W., Syrians\nBen O., Romans")), 2);
    QVERIFY(club.act("draw", {}));
    QCOMPARE(club.games(1).size(), 1);
    running.eval(QStringLiteral("show('EventPage', {})"));
    running.rest();
    QVERIFY(running.tap(QStringLiteral("table_1")));
    QQuickItem *form = running.awaited(QStringLiteral("resultForm"));
    QVERIFY(form);
    running.settle();
    QMetaObject::invokeMethod(form, "takeGame", Q_ARG(QString, game));
    QCOMPARE(form->property("game").toString(), game);
    const auto told = [form] { return form->property("told").toMap()["sentence"].toString(); };
    QVERIFY2(told().contains(QStringLiteral("Ben O. beats Anna W.")), qPrintable(told()));
    QVERIFY(running.tap(QStringLiteral("resultSwap")));
    QVERIFY2(told().contains(QStringLiteral("Anna W. beats Ben O.")), qPrintable(told()));
    QVERIFY(running.tap(QStringLiteral("resultSwap")));
    QVERIFY2(told().contains(QStringLiteral("Ben O. beats Anna W.")), qPrintable(told()));
    QVERIFY(running.tap(QStringLiteral("resultKeep")));
    QTRY_VERIFY(!running.named(QStringLiteral("resultForm")));
    const auto confirmed = [&club] { return club.tables()->get(0)["confirmed"].toString(); };
    QCOMPARE(confirmed(), QStringLiteral("not confirmed"));
    QVERIFY(running.tap(QStringLiteral("table_1")) && running.awaited(QStringLiteral("resultForm")));
    running.settle();
    QVERIFY(running.tap(QStringLiteral("confirm_a")));
    QCOMPARE(confirmed(), nameAt(running, 1, "b") + QStringLiteral(" has to confirm"));
    QVERIFY(running.tap(QStringLiteral("confirm_b")));
    QTRY_VERIFY(!running.named(QStringLiteral("resultForm")));
    QCOMPARE(confirmed(), QString());
    QVERIFY(running.tap(QStringLiteral("eventUndo")));
    QCOMPARE(confirmed(), nameAt(running, 1, "b") + QStringLiteral(" has to confirm"));
    // What is typed over it was said by both.
    QVERIFY(club.act("result", {{"table", 1}, {"short", "2-2"}}));
    QCOMPARE(confirmed(), QString());
    QVERIFY(club.resultOfGame(QStringLiteral("nobody"), 1).isEmpty());
}

/// A paused clock keeps what is left over a restart.
void ClubPageTest::paused()
{
    const QTemporaryDir data;
    {
        const Running running(data.path());
        ClubModel &club = *running.app().club();
        fill(club);
        QVERIFY(club.act("clock", {{"do", "pause"}}));
        QVERIFY(club.act("clock", {{"do", "add"}, {"minutes", 5}}));
    }
    const Running running(data.path());
    ClubModel &club = *running.app().club();
    QVERIFY(club.openNamed(QStringLiteral("november dba DAY")));
    QVERIFY(!club.clock()->isRunning());
    const int left = club.clock()->left();
    QVERIFY(left > 75 * 60 && left <= 80 * 60);
    QTest::qWait(1200);
    QCOMPARE(club.clock()->left(), left);
}

void ClubPageTest::theWallTurns()
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 720});
    ClubModel &club = *running.app().club();
    fill(club);
    running.eval(QStringLiteral("show('EventPage', {})"));
    running.rest();
    running.eval(QStringLiteral("show('ClubWallPage', {})"));
    running.rest();
    QVERIFY(running.awaited(QStringLiteral("clubWallPage")));
    QVERIFY(club.isOnWall());
    QCOMPARE(running.named(QStringLiteral("wallPlaces"))->property("text").toString(), QStringLiteral("1 to 7 of 12"));
    running.eval(QStringLiteral("current.turn()"));
    QCOMPARE(running.named(QStringLiteral("wallPlaces"))->property("text").toString(), QStringLiteral("8 to 12 of 12"));
    QVERIFY(running.named(QStringLiteral("wallTable_3"))->property("tinted").toBool());
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTRY_VERIFY(running.named(QStringLiteral("eventPage")));
    QTRY_VERIFY(!club.isOnWall());
}

void ClubPageTest::pictures()
{
    const QTemporaryDir data;
    QStringList faults;
    {
        const Running running(data.path());
        Pictures pictures(running, QStringLiteral("club"));
        running.eval(QStringLiteral("show('ClubPage', {})"));
        pictures.take(QStringLiteral("empty"));
        running.eval(QStringLiteral("show('NewEventPage', {})"));
        pictures.take(QStringLiteral("new"));
        running.eval(QStringLiteral("leavePage()"));
        ClubModel &club = *running.app().club();
        QVERIFY(club.create({{"name", "Spring day"}, {"rounds", 4}}));
        running.eval(QStringLiteral("show('EventPage', {})"));
        pictures.take(QStringLiteral("begun"));
        running.eval(QStringLiteral("leavePage()"));
        fill(club);
        running.eval(QStringLiteral("show('EventPage', {}); snackbar.hide()"));
        pictures.take(QStringLiteral("event"));
        if (!running.app().property("wide").toBool()) {
            running.eval(QStringLiteral("current.section = 'standings'"));
            pictures.take(QStringLiteral("standings"));
            running.eval(QStringLiteral("current.section = 'players'"));
            pictures.take(QStringLiteral("players"));
            running.eval(QStringLiteral("current.section = 'round'"));
        }
        running.eval(QStringLiteral("current.ask(App.club.tables.get(0))"));
        QVERIFY(running.awaited(QStringLiteral("resultForm")));
        QMetaObject::invokeMethod(running.named(QStringLiteral("resultForm")), "write", Q_ARG(QString, QStringLiteral("4G-1C")));
        pictures.take(QStringLiteral("result"));
        running.eval(QStringLiteral("current.closeInner(); current.look(App.club.players.get(0).id)"));
        pictures.take(QStringLiteral("player"));
        running.eval(QStringLiteral("current.closeInner()"));
        running.eval(QStringLiteral("show('ClubWallPage', {})"));
        pictures.take(QStringLiteral("wall"));
        running.eval(QStringLiteral("leavePage(); leavePage(); current.season = true"));
        pictures.take(QStringLiteral("season"));
        faults = pictures.faults;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

OPTIO_TEST(ClubPageTest)

} // namespace club_page_test

#include "club_page_test.moc"
