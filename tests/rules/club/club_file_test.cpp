// SPDX-License-Identifier: GPL-3.0-or-later
// An event as a file: undo and redo, reading it again, files that were edited or cut, names changed everywhere, and what comes out of it
// (CLB-01, CLB-02, CLB-12, CLB-31, CLB-41, CLB-60).
#include "rules/club/export.h"
#include "tests/rules/club/made_event.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>

namespace club_file_test {

using namespace optio;
using namespace optio::club;
using namespace optio::test;

namespace {

QString done(Event &event, const std::string &kind, const Json &input, const std::string &time = clubTime)
{
    return QString::fromStdString(doIt(event, kind, input, time));
}

/// Gives the last round's games results, the first player of each winning 4-1.
void play(Event &event, const std::string &text = "4-1")
{
    const Round round = event.state().rounds.at(key(lastRound(event.state())));
    for (const auto &[number, game] : round.games)
        if (!game.result)
            doIt(event, "result", {{"table", game.table}, {"short", text}});
}

std::vector<std::string> linesOf(const Event &event)
{
    std::vector<std::string> lines;
    for (const EventEntry &entry : event.lines())
        lines.push_back(entry.line);
    return lines;
}

} // namespace

class ClubFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoRedoAndReloading() // CLB-01
    {
        Event event = newEvent();
        addPlayers(event, 5);
        done(event, "table", {{"table", 2}, {"note", "river"}});
        done(event, "draw", Json::object());
        play(event);
        done(event, "clock", {{"do", "start"}});
        std::vector<Json> states;
        const Json last = FieldsOut::write(event.state());
        while (!event.undoable().empty()) {
            states.push_back(FieldsOut::write(event.state()));
            event.follow(event.undo(clubTime));
            const Event again = Event::open(linesOf(event));
            QVERIFY(FieldsOut::write(again.state()) == FieldsOut::write(event.state()));
        }
        QVERIFY(event.state().players.empty());
        QCOMPARE(refused([&] { (void)event.undo(clubTime); }), QString("there is nothing to undo in this event"));
        while (!event.redoable().empty()) {
            event.follow(event.redo(clubTime));
            QVERIFY(FieldsOut::write(event.state()) == states.back());
            states.pop_back();
        }
        QVERIFY(states.empty());
        QVERIFY(FieldsOut::write(event.state()) == last);
        event.follow(event.undo(clubTime));
        done(event, "clock", {{"do", "last_bound"}});
        QCOMPARE(refused([&] { (void)event.redo(clubTime); }),
                 QString("there is nothing to redo in this event")); // something else was done
        std::string cut;
        const Event read = Event::read(event.text(), "the file", &cut);
        QVERIFY(read.text() == event.text() && cut.empty());
    }

    void undoneDrawingComesAgainAlike() // CLB-12
    {
        Event event = newEvent();
        addPlayers(event, 12);
        const QString once = done(event, "draw", Json::object());
        event.follow(event.undo(clubTime));
        QCOMPARE(done(event, "draw", Json::object()), once); // undo cannot fish for a better lot
    }

    void editedAndCutFiles() // CLB-60
    {
        Event event = newEvent();
        addPlayers(event, 4);
        done(event, "draw", Json::object());
        play(event);
        const std::string text = event.text();
        std::string cut;
        const Event shorter = Event::read(text.substr(0, text.size() - 5), "club.optio-event", &cut);
        QVERIFY(cut.find("was cut short and is left out") != std::string::npos);
        QCOMPARE(shorter.lines().size(), event.lines().size() - 1);
        QVERIFY(refused([&] { (void)Event::read(text.substr(0, text.size() - 5), "club.optio-event"); }).contains("line"));
        QCOMPARE(refused([] { (void)Event::read("", "club.optio-event"); }), QString("club.optio-event is empty"));
        std::vector<std::string> lines = linesOf(event);
        for (std::size_t i = 1; i + 1 < lines.size(); ++i) { // one letter changed anywhere breaks the chain
            std::vector<std::string> edited = lines;
            const std::size_t at = edited[i].find("2026");
            edited[i][at + 3] = '5';
            QVERIFY(refused([&] { (void)Event::open(edited); }).contains("does not follow the line before it"));
        }
        std::vector<std::string> swapped = lines;
        std::swap(swapped[1], swapped[2]);
        QVERIFY(refused([&] { (void)Event::open(swapped); }).contains("line 2 of the event is not entry 1"));
        // A chain made anew over a state that cannot be is found too.
        Json header = event.header();
        header["start"]["players"] = {{"001", {{"name", "A"}}}, {"002", {{"name", "a"}}}};
        QVERIFY(refused([&] { (void)Event::open({canonical(header)}); }).contains("is in the event twice"));
        header["start"]["players"] = Json::object();
        header["start"]["rounds"] = {{"001", {{"games", {{"001", {{"table", 1}, {"a", "001"}, {"b", "002"}}}}}}}};
        QVERIFY(refused([&] { (void)Event::open({canonical(header)}); }).contains("who is not in the event"));
        header["optio-event"] = 2;
        QVERIFY(refused([&] { (void)Event::open({canonical(header)}); }).contains("newer version"));
        QVERIFY(refused([] { (void)Event::open({"{}"}); }).contains("is no header of an event"));
    }

    void renamedEverywhereInTheFile() // CLB-41
    {
        Event event = newEvent();
        for (const char *name : {"Edwin P.", "Kit", "Lena", "Max"})
            done(event, "player", {{"name", name}});
        done(event, "draw", Json::object());
        play(event);
        const std::string before = placesOf(event);
        const Event renamed = renamedEverywhere(event, "Edwin P.", "");
        QVERIFY(renamed.text().find("Edwin") == std::string::npos);
        QVERIFY(renamed.text().find("Player 1") != std::string::npos);
        QCOMPARE(placesOf(renamed).size(), before.size()); // "Player 1" is as long as "Edwin P."
        QCOMPARE(renamed.lines().size(), event.lines().size());
        const auto was = standings(event.state(), event.scheme(), 1), now = standings(renamed.state(), renamed.scheme(), 1);
        for (std::size_t i = 0; i < was.size(); ++i) {
            QCOMPARE(now[i].id, was[i].id);
            QCOMPARE(now[i].points, was[i].points);
        }
        QCOMPARE(placesOf(renamedEverywhere(event, "Kit", "Kit B.")).find("Kit B.") != std::string::npos, true);
        QVERIFY(refused([&] { (void)renamedEverywhere(event, "Kit", "Max"); }).contains("is in the event twice"));
        QVERIFY(refused([&] { (void)renamedEverywhere(event, "Nobody", "Max"); }).contains("there is no player"));
    }

    void forOthers() // CLB-31
    {
        Event event = newEvent();
        done(event, "player", {{"name", "=1+1, \"Anna\""}, {"army", "Gallic"}});
        addPlayers(event, 2);
        QVERIFY(refused([&] { (void)eventSheets(event, Sheets::round); }).contains("no round has been drawn yet"));
        done(event, "draw", Json::object());
        play(event);
        const std::string csv = eventCsv(event, Sheets::standings);
        QVERIFY2(csv.find(",\"'=1+1, \"\"Anna\"\"\",,Gallic,") != std::string::npos, csv.c_str());
        QVERIFY(csv.find(",Player,Club,Army,Played,Won,Drawn,Lost,Points,Countback\r\n") == 0);
        QCOMPARE(std::count(csv.begin(), csv.end(), '\n'), 4);
        QCOMPARE(eventSheets(event, Sheets::all).size(), std::size_t{2});
        QVERIFY(eventCsv(event, Sheets::round).find("4-1,23 : 1") != std::string::npos);
        const Json page = eventPage(event, clubTime);
        QCOMPARE(page.at("drawn").at(0).at("games").size(), std::size_t{1});
        QCOMPARE(page.at("standings").size(), std::size_t{3});
        const std::string winner = nameOf(event.state(), gameOf(event, 1).a);
        const Json record = playerPage(event, winner);
        QVERIFY(record.at("games").at(0).at("points") == 23.0);
        QVERIFY(record.at("place") == 1);
        const Json wall = wallPage(event, clubTime);
        QVERIFY(wall.at("in") == "1 of 1 results in");
        QCOMPARE(wall.at("byes").size(), std::size_t{1});
    }

    void listsStayHiddenBeforeTheRound() // CLB-02
    {
        Event event = newEvent();
        done(event, "player", {{"name", "Anna"}, {"army", "Gallic"}, {"problems", {"too many warbands"}}});
        addPlayers(event, 1);
        QVERIFY(eventPage(event, clubTime).at("players").at(0).at("army") == "");
        QCOMPARE(eventPage(event, clubTime).at("players").at(0).at("problems").size(), std::size_t{1});
        done(event, "settings", {{"showLists", true}, {"checkLists", false}});
        QVERIFY(eventPage(event, clubTime).at("players").at(0).at("army") == "Gallic");
        QVERIFY(eventPage(event, clubTime).at("players").at(0).at("problems").empty());
        done(event, "settings", {{"showLists", false}});
        done(event, "draw", Json::object());
        QVERIFY(eventPage(event, clubTime).at("players").at(0).at("army") == "Gallic");
    }
};

OPTIO_TEST(ClubFileTest)

} // namespace club_file_test

#include "club_file_test.moc"
