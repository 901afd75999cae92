// SPDX-License-Identifier: GPL-3.0-or-later
// A day of sixteen players walked in the window by touch: four rounds, two drop-outs, a mended result, on the organiser's tablet and on
// the wall. It takes one tablet with its own library, and results that are typed: nothing else is installed or reached (CLB-50). And teams,
// and players out of what the library knows (CLB-02, CLB-11).
#include "app/club/club_model.h"
#include "tests/app/pictures.h"
#include "tests/app/window.h"
#include "tests/suite.h"

#include <QTemporaryDir>

#include <cmath>
#include <set>

namespace club_walk_test {

using namespace optio;
using namespace optio::test;

namespace {

struct Size {
    const char *name;
    QSize size;
    double text;
};
constexpr Size tablet{"1280x800", {1280, 800}, 1}, upright{"800x1280", {800, 1280}, 1}, phone{"412x915", {412, 915}, 1},
    large{"412x915-200", {412, 915}, 2}, wallSize{"1920x1080", {1920, 1080}, 1};

/// What one side destroyed, of "4G" or "1C": an element counts one, a general two more, a camp two.
int worth(const QString &side)
{
    int sum = 0, digits = 0;
    for (const QChar letter : side)
        if (letter.isDigit())
            digits = 10 * digits + letter.digitValue();
        else
            sum += 2;
    return sum + digits;
}

} // namespace

class ClubWalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup()
    {
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
        QVERIFY2(faults_.isEmpty(), qPrintable(faults_.join(u'\n')));
        faults_.clear();
    }
    void aDay();
    void teams();
    void outOfTheLibrary();

private:
    void album(const Running &running, const QString &name, std::initializer_list<Size> sizes);
    void enter(const Running &running, int table, const QString &result);
    void expectPoints(const ClubModel &club);

    QStringList faults_;
    /// Of each round the results as they were typed, by table.
    std::map<int, std::map<int, QString>> typed_;
    std::map<QString, std::map<int, int>> points_; ///< of each player by round
    std::map<QString, std::set<QString>> met_;
    std::map<QString, std::set<int>> byes_;
};

void ClubWalkTest::album(const Running &running, const QString &name, std::initializer_list<Size> sizes)
{
    const QSize before = running.window()->size();
    for (const Size &one : sizes) {
        running.app().prefs()->setTextScale(one.text);
        running.resize(one.size);
        running.rest();
        look(running, QStringLiteral("walk-%1-%2").arg(name, QString::fromLatin1(one.name)), faults_);
    }
    running.app().prefs()->setTextScale(1);
    running.resize(before);
}

/// Types a result at a table of the round shown.
void ClubWalkTest::enter(const Running &running, int table, const QString &result)
{
    QVERIFY(running.tap(QStringLiteral("table_%1").arg(table)));
    QQuickItem *form = running.awaited(QStringLiteral("resultForm"));
    QVERIFY(form);
    running.settle();
    QQuickItem *entry = running.awaited(QStringLiteral("resultShort"));
    QVERIFY(running.tap(entry));
    auto *field = entry->property("input").value<QQuickItem *>();
    QTest::keyClick(running.window(), Qt::Key_A, Qt::ControlModifier);
    for (const QChar letter : result)
        QTest::keyClick(running.window(), letter.toLatin1());
    QCOMPARE(field->property("text").toString(), result);
    QVERIFY(running.tap(QStringLiteral("resultKeep")));
    QTRY_VERIFY(running.named(QStringLiteral("resultForm")) == nullptr);
}

/// The standings are the sums of what was typed, worked out here from the scoring sheet (CLB-21): the winner 20, plus what was destroyed,
/// less what was lost, everybody else what they destroyed; a bye the mean of the other rounds.
void ClubWalkTest::expectPoints(const ClubModel &club)
{
    for (const QVariantMap &row : club.standings()->rows()) {
        const QString name = row["name"].toString();
        double sum = 0;
        for (const auto &[round, points] : points_[name])
            sum += points;
        for (std::size_t bye = 0; bye < byes_[name].size(); ++bye) {
            double others = 0;
            for (const auto &[round, points] : points_[name])
                others += points;
            sum += points_[name].empty() ? 20 : std::floor(others / static_cast<double>(points_[name].size()) + 0.5);
        }
        QVERIFY2(std::abs(row["points"].toString().toDouble() - sum) < 0.01,
                 qPrintable(QStringLiteral("%1 has %2, not %3").arg(name, row["points"].toString()).arg(sum)));
    }
}

void ClubWalkTest::aDay()
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize(tablet.size);
    ClubModel &club = *running.app().club();
    QVERIFY(running.tap(QStringLiteral("clubButton")) && running.awaited(QStringLiteral("noEvent")));
    QVERIFY(running.tap(running.button(QStringLiteral("New event"))) && running.awaited(QStringLiteral("newEventPage")));
    album(running, QStringLiteral("new"), {tablet, upright, phone});
    QVERIFY(running.tap(QStringLiteral("beginEvent")) && running.awaited(QStringLiteral("eventPage")));
    QVERIFY(club.live()->role().isEmpty()); // no server
    // Sixteen players as a list, two of them with names as long as names may be.
    QVERIFY(running.tap(QStringLiteral("playerList")));
    QQuickItem *pane = running.awaited(QStringLiteral("playersPane"));
    QVERIFY(pane);
    const QString longName = QStringLiteral("Maximiliana-Konstantina von Hohenzollern-Sigmaringen und zu Thurn-Valsassina"),
                  longArmy = QStringLiteral("Early Achaemenid Persian with hired Greek hoplites and Cretan archers");
    pane->property("area").value<QQuickItem *>()->setProperty(
        "text", longName + QStringLiteral("; ") + longArmy +
                    QStringLiteral("; The Honourable Society of Ancient Wargamers at the Mill Lane hall\n"
                                   "Kit B., Polybian Roman, North\nJoan K., Later Carthaginian\nLena V., Parthian, North\n"
                                   "Gus M., Classical Indian, North\nNora C., Gallic\nHetty R., Seleucid\nMax D., Marian Roman\n"
                                   "Anna W., Ptolemaic\nFay L., Numidian\nDora F., New Kingdom Egyptian\nCarl N., Spartan\n"
                                   "Ian S., Thracian\nBen O., Thessalian\nPia T., Hittite\nO, Sabine"));
    QVERIFY(running.tap(QStringLiteral("playersAddAll")));
    QTRY_COMPARE(club.players()->count(), 16);
    running.eval(QStringLiteral("snackbar.hide()"));
    album(running, QStringLiteral("players"), {tablet, upright, phone});
    const QStringList results{"4G-1C", "2-4", "4-3", "1-1", "4C-0", "0-4G", "3-3G", "4-0"};
    QStringList gone;
    for (int round = 1; round <= 4; ++round) {
        QTRY_VERIFY2(club.next()["ready"].toBool(), qPrintable(club.next()["detail"].toString()));
        QVERIFY(running.tap(QStringLiteral("drawRound")));
        QTRY_COMPARE(club.facts()["drawn"].toInt(), round);
        QVERIFY(running.tap(QStringLiteral("clubClockRun")));
        const int tables = club.tables()->count();
        QCOMPARE(tables, round == 1 ? 8 : 7); // 16, 15 and then 14 players
        std::set<QString> seated;
        for (const QVariantMap &row : club.tables()->rows()) {
            const QString a = row["a"].toString(), b = row["b"].toString();
            QVERIFY2(!met_[a].contains(b), qPrintable(a + QStringLiteral(" meets again ") + b)); // CLB-10
            met_[a].insert(b);
            met_[b].insert(a);
            seated.insert(a);
            seated.insert(b);
        }
        for (const QVariant &aside : club.asides())
            if (aside.toMap()["kind"] == QLatin1String("bye")) {
                const QString name = aside.toMap()["name"].toString();
                QVERIFY(byes_[name].empty());
                byes_[name].insert(round);
                seated.insert(name);
            }
        QCOMPARE(static_cast<int>(seated.size()), 16 - static_cast<int>(gone.size()));
        for (const QString &name : gone)
            QVERIFY(!seated.contains(name)); // CLB-13
        for (int table = 1; table <= tables; ++table) {
            typed_[round][table] = results[(table + round) % results.size()];
            enter(running, table, typed_[round][table]);
            if (QTest::currentTestFailed())
                return;
            if (table == 3 && round == 2) { // in the middle of a round: the page as the organiser sees it for most of the day
                album(running, QStringLiteral("round"), {tablet, upright, phone, large});
                running.resize(phone.size);
                for (const char *section : {"standings", "players"}) {
                    QVERIFY(running.tap(QStringLiteral("section_") + QLatin1String(section)));
                    album(running, QString::fromLatin1(section), {phone, upright, large});
                }
                QVERIFY(running.tap(QStringLiteral("section_round")));
                running.resize(tablet.size);
                running.eval(QStringLiteral("show('ClubWallPage', {})"));
                QVERIFY(running.awaited(QStringLiteral("clubWallPage")));
                running.app().prefs()->setTheme(QStringLiteral("dark"));
                album(running, QStringLiteral("wall"), {wallSize, tablet, upright});
                running.eval(QStringLiteral("current.turn()"));
                album(running, QStringLiteral("wall-2"), {wallSize});
                running.app().prefs()->setTheme(QStringLiteral("light"));
                album(running, QStringLiteral("wall-light"), {wallSize});
                QTest::keyClick(running.window(), Qt::Key_Escape);
                QVERIFY(running.awaited(QStringLiteral("eventPage")));
                running.rest();
            }
        }
        if (round == 3) { // table 2 of round 1 was entered the wrong way round, and is noticed only now
            QVERIFY(running.tap(QStringLiteral("round_1")));
            QTRY_COMPARE(club.shown(), 1);
            typed_[1][2] = QStringLiteral("4-2G");
            enter(running, 2, typed_[1][2]);
            const QString said = running.eval(QStringLiteral("snackbar.text")).toString();
            QVERIFY2(said.startsWith(QStringLiteral("Round 1, mended.")), qPrintable(said));
            album(running, QStringLiteral("mended"), {tablet, phone});
            QVERIFY(running.tap(QStringLiteral("round_3")));
        }
        // What was typed, as the tables of each round show it.
        points_.clear();
        for (int of = 1; of <= round; ++of) {
            club.setShown(of);
            for (const QVariantMap &row : club.tables()->rows()) {
                const QString text = typed_[of][row["table"].toInt()];
                const int a = worth(text.section(u'-', 0, 0)), b = worth(text.section(u'-', 1, 1));
                const QString won = row["winner"].toString();
                points_[row["a"].toString()][of] = won == QLatin1String("a") ? 20 + a - b : a;
                points_[row["b"].toString()][of] = won == QLatin1String("b") ? 20 + b - a : b;
            }
        }
        club.setShown(round);
        expectPoints(club);
        if (QTest::currentTestFailed())
            return;
        if (round <= 2) { // somebody goes home
            gone.append(round == 1 ? QStringLiteral("Ben O.") : QStringLiteral("O"));
            QVERIFY(running.tap(QStringLiteral("eventPlayers")));
            QQuickItem *list = running.awaited(QStringLiteral("playersList"));
            QVERIFY(list);
            QMetaObject::invokeMethod(list, "positionViewAtEnd"); // both are among the last
            QVERIFY(running.tap(QStringLiteral("player_%1_open").arg(gone.back())));
            QVERIFY(running.awaited(QStringLiteral("playerLeave")));
            if (round == 1)
                album(running, QStringLiteral("player"), {tablet, phone});
            QVERIFY(running.tap(QStringLiteral("playerLeave")));
            QTRY_VERIFY(running.named(QStringLiteral("playerLeave")) == nullptr);
            if (running.named(QStringLiteral("playersList")))
                QTest::keyClick(running.window(), Qt::Key_Escape);
        }
    }
    QVERIFY(club.next()["over"].toBool());
    QCOMPARE(club.facts()["counted"].toInt(), 4);
    QCOMPARE(club.next()["detail"].toString(), club.standings()->get(0)["name"].toString() + QStringLiteral(" wins"));
    QCOMPARE(club.standings()->count(), 16);
    running.eval(QStringLiteral("snackbar.hide()"));
    album(running, QStringLiteral("over"), {tablet, upright, phone});
    running.eval(QStringLiteral("show('ClubWallPage', {})"));
    running.app().prefs()->setTheme(QStringLiteral("dark"));
    album(running, QStringLiteral("wall-over"), {wallSize});
    // A game played elsewhere comes in by its file, and its result out of it (CLB-50).
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QVERIFY(running.awaited(QStringLiteral("eventPage")));
    QVERIFY(!running.app().games()->importFile(goldenGame("dba-whole.optio-game")).isEmpty());
    QCOMPARE(club.games(1).size(), 1);
}

/// Teams of two, board by board; their standings in the window (CLB-11).
void ClubWalkTest::teams()
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize(tablet.size);
    ClubModel &club = *running.app().club();
    running.eval(QStringLiteral("show('NewEventPage', {})"));
    QVERIFY(running.awaited(QStringLiteral("newEventPage")));
    running.rest();
    QVERIFY(running.tap(QStringLiteral("eventTeams")));
    QVERIFY(running.tap(QStringLiteral("beginEvent")) && running.awaited(QStringLiteral("eventPage")));
    QVERIFY(club.facts()["teams"].toBool());
    QCOMPARE(club.addPlayers(QStringLiteral(
                 "Kit B., Roman, , North\nGus M., Indian, , North\nNora C., Gallic, , The South Sea Company of Phalangites and Peltasts\n"
                 "Hetty R., Seleucid, , The South Sea Company of Phalangites and Peltasts")),
             4);
    QVERIFY(club.act("draw", {}));
    QVERIFY(club.act("result", {{"table", 1}, {"short", "4-0"}}));
    QVERIFY(club.act("result", {{"table", 2}, {"short", "4-1"}}));
    QCOMPARE(club.teamStandings().size(), 2);
    const QVariantMap first = club.teamStandings()[0].toMap();
    QCOMPARE(first["points"].toString(), QString::number(20 + 4 + 20 + 3)); // both boards
    QVERIFY(running.awaited(QStringLiteral("team_") + first["name"].toString()));
    running.eval(QStringLiteral("snackbar.hide()"));
    album(running, QStringLiteral("teams"), {tablet});
    running.resize(phone.size);
    QVERIFY(running.tap(QStringLiteral("section_standings")));
    album(running, QStringLiteral("teams"), {phone, large});
}

/// A name of an earlier event and an army of the library are chosen, not typed; the list is checked, and known again (CLB-02).
void ClubWalkTest::outOfTheLibrary()
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize(phone.size);
    ClubModel &club = *running.app().club();
    QVERIFY(club.create({{"name", "Spring"}}));
    QCOMPARE(club.addPlayers(QStringLiteral("Gus M., Indian, Mill Lane\nNora C., Gallic")), 2);
    QVERIFY(club.create({{"name", "Summer"}, {"ruleset", "dba"}}));
    QCOMPARE(club.facts()["ruleset"].toString(), QStringLiteral("dba"));
    QCOMPARE(club.addPlayers(QStringLiteral("Nora C.")), 1);
    QCOMPARE(club.knownPlayers().size(), 1); // Nora is here already
    running.eval(QStringLiteral("show('EventPage', {}); snackbar.hide()"));
    running.rest();
    QVERIFY(running.tap(QStringLiteral("playerNew")));
    QVERIFY(running.awaited(QStringLiteral("newPlayerForm")));
    running.settle();
    QVERIFY(running.tap(QStringLiteral("knownPlayer_Gus M.")));
    QVERIFY(running.tap(QStringLiteral("playerPick")));
    QVERIFY(running.awaited(QStringLiteral("playerArmies")));
    album(running, QStringLiteral("choose"), {phone, large, tablet});
    QQuickItem *picker = running.named(QStringLiteral("playerArmies"));
    const QVariantList armies = picker->property("armies").toList();
    QVERIFY(!armies.isEmpty());
    const QVariantMap army = armies.first().toMap();
    QVERIFY(running.tap(QStringLiteral("playerArmies_") + army["id"].toString()));
    QVERIFY(running.tap(QStringLiteral("newPlayerAdd")));
    QCOMPARE(club.players()->count(), 2);
    const QVariantMap gus = club.players()->get(1);
    QCOMPARE(gus["name"].toString(), QStringLiteral("Gus M."));
    QCOMPARE(gus["club"].toString(), QStringLiteral("Mill Lane"));
    QCOMPARE(gus["army"].toString(), army["name"].toString());
    QCOMPARE(gus["roster"].toString(), army["id"].toString());
    running.app().undoLast();
    QCOMPARE(club.players()->count(), 1);
    // A word takes the place of a list, with nothing left of it.
    QVERIFY(club.enterPlayer({{"name", "Gus M."}, {"roster", army["id"]}}));
    QVERIFY(club.enterPlayer({{"player", "Gus M."}, {"army", "Something of his own"}}));
    QCOMPARE(club.players()->get(1)["roster"].toString(), QString());
    QVERIFY(!club.enterPlayer({{"name", "Somebody"}, {"roster", "nowhere"}}));
}

OPTIO_TEST(ClubWalkTest)

} // namespace club_walk_test

#include "club_walk_test.moc"
