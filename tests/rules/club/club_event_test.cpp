// SPDX-License-Identifier: GPL-3.0-or-later
// An event from its first player to its end: standings, ties, byes, drop-outs, late comers, mended results, changes by hand, the clock, bad
// input (CLB-01, CLB-02, CLB-10, CLB-12, CLB-13, CLB-21, CLB-22, CLB-30, CLB-60).
#include "rules/club/export.h"
#include "tests/rules/club/made_event.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

namespace club_event_test {

using namespace optio;
using namespace optio::club;
using namespace optio::test;

namespace {

QString done(Event &event, const std::string &kind, const Json &input, const std::string &time = clubTime)
{
    return QString::fromStdString(doIt(event, kind, input, time));
}

QString refusedAct(const Event &event, const std::string &kind, const Json &input)
{
    return refused([&] { (void)event.act(kind, input, clubTime); });
}

/// Gives the last round's games results, the first player of each winning 4-1.
void play(Event &event, const std::string &text = "4-1")
{
    const Round round = event.state().rounds.at(key(lastRound(event.state())));
    for (const auto &[number, game] : round.games)
        if (!game.result)
            doIt(event, "result", {{"table", game.table}, {"short", text}});
}

} // namespace

class ClubEventTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEvening() // CLB-01, CLB-02
    {
        Event event = newEvent({{"place", "Mill Lane hall"}, {"ruleset", "dba"}});
        QCOMPARE(done(event, "player", {{"name", " Gus M. "}, {"club", "Mill Lane"}, {"army", "Classical Indian"}, {"strength", 12}}),
                 QString("Gus M. takes part."));
        addPlayers(event, 4);
        QCOMPARE(event.state().players.size(), std::size_t{5});
        const QString drawn = done(event, "draw", Json::object());
        QVERIFY(drawn.startsWith("Round 1 is drawn, seed 7: table 1: "));
        QVERIFY(drawn.contains("has the bye"));
        QCOMPARE(QString::fromStdString(fmt::format("{}", missing(event.state().rounds.at("001")).size())), QString("2"));
        QCOMPARE(countedRounds(event.state()), 0);
        play(event);
        QCOMPARE(countedRounds(event.state()), 1);
        const auto rows = standings(event.state(), event.scheme(), 1);
        QCOMPARE(rows.size(), std::size_t{5});
        QCOMPARE(rows.front().points, 23 * onePoint);
        QCOMPARE(rows.back().points, 1 * onePoint);
        QCOMPARE(rows[2].byes, 1);
        QCOMPARE(rows[2].points, 20 * onePoint); // CLB-10: 20 while the player has no other round
    }

    void byeIsTheMeanOfTheOtherRounds() // CLB-10
    {
        Event event = newEvent();
        addPlayers(event, 3);
        done(event, "draw", Json::object());
        const std::string first = event.state().rounds.at("001").byes.front();
        const auto points = [&] {
            for (const Standing &row : standings(event.state(), event.scheme(), countedRounds(event.state())))
                if (row.id == first)
                    return row.points;
            return -1;
        };
        QCOMPARE(points(), 0); // the round is not over
        play(event);
        QCOMPARE(points(), 20 * onePoint);
        done(event, "draw", Json::object());
        QVERIFY(event.state().rounds.at("002").byes.front() != first);
        const ClubGame &game = gameOf(event, 1);
        done(event, "result", {{"player", first}, {"short", game.a == first ? "4-1" : "1-4"}});
        QCOMPARE(points(), 46 * onePoint); // 23, and as much for the bye
    }

    void tiesAreSettledAndSaid() // CLB-21
    {
        EventState state = newEvent().state();
        for (int i = 1; i <= 4; ++i)
            state.players[key(i)].name = fmt::format("P{}", i);
        const auto game = [&](int round, int table, int a, int b, const char *text) {
            ClubGame made{table, key(a), key(b), readShort(text)};
            made.result->confirmed = {true, true};
            state.rounds[key(round)].games[key(table)] = made;
        };
        game(1, 1, 1, 2, "4-1"); // 23 : 1
        game(1, 2, 3, 4, "4-1");
        game(2, 1, 1, 3, "1-4"); // 1 : 23
        game(2, 2, 2, 4, "4-1");
        Event event = eventOf(state);
        auto rows = standings(event.state(), event.scheme(), 2);
        // P3 46; P1 and P2 24 each, who met: P1 won; P4 2
        QCOMPARE(QString::fromStdString(placesOf(event)), QString("1 P3 46; 2 P1 24; 3 P2 24; 4 P4 2; "));
        QCOMPARE(QString::fromStdString(rows[1].note), QString("P1 before P2 on their own game"));
        QCOMPARE(rows[1].countback, 70LL * onePoint); // 24 of P2 and 46 of P3

        // Who have not met: the sum of the opponents' points.
        state.rounds.clear();
        game(1, 1, 1, 2, "4-1");
        game(1, 2, 3, 4, "4-0"); // 24 : 0
        game(2, 1, 1, 4, "3-1"); // 3 : 1
        game(2, 2, 3, 2, "2-1"); // 2 : 1
        event = eventOf(state);
        rows = standings(event.state(), event.scheme(), 2);
        QCOMPARE(rows[0].points, 26 * onePoint);
        QCOMPARE(rows[1].points, 26 * onePoint);
        QVERIFY(rows[0].shared || !rows[0].note.empty());

        // The umpire has the last word.
        if (rows[0].shared) {
            QCOMPARE(rows[1].place, 1);
            done(event, "umpire", {{"order", {"P3", "P1"}}});
            rows = standings(event.state(), event.scheme(), 2);
            QCOMPARE(QString::fromStdString(rows[0].note), QString("P3 before P1 by the umpire"));
            QCOMPARE(rows[1].place, 2);
        }
    }

    void countbackOfWhoPlayedFewer() // CLB-21: the mean times the rounds
    {
        EventState state = newEvent().state();
        for (int i = 1; i <= 3; ++i)
            state.players[key(i)].name = fmt::format("P{}", i);
        state.rounds["001"] = {"", 0, false, {{"001", {1, "001", "002", readShort("4-1")}}}, {"003"}};
        state.rounds["002"] = {"", 0, false, {{"001", {1, "001", "003", readShort("4-2")}}}, {"002"}};
        const Event event = eventOf(state);
        for (const Standing &row : standings(event.state(), event.scheme(), 2)) {
            if (row.id == "002") {
                QCOMPARE(row.points, 2 * onePoint);       // 1 and a bye of 1
                QCOMPARE(row.countback, 90LL * onePoint); // 45 of P1, times two rounds
            }
            if (row.id == "001")
                QCOMPARE(row.countback, 6LL * onePoint); // 2 of P2 and 4 of P3
        }
    }

    void standingsWaitForFullRounds() // CLB-13
    {
        Event event = newEvent();
        addPlayers(event, 4);
        done(event, "draw", Json::object());
        done(event, "result", {{"table", 1}, {"short", "4-0"}});
        QVERIFY(placesOf(event).find(" 24") == std::string::npos);
        done(event, "settings", {{"live", true}});
        QVERIFY(placesOf(event).find("1 ") == 0 && placesOf(event).find(" 24") != std::string::npos);
    }

    void dropOutsAndLateComers() // CLB-13
    {
        Event event = newEvent();
        addPlayers(event, 6);
        done(event, "draw", Json::object());
        QCOMPARE(done(event, "leave", {{"player", "P2"}}), QString("P2 drops out after round 1."));
        play(event);
        QCOMPARE(done(event, "player", {{"name", "Zoe"}}), QString("Zoe joins in round 2."));
        done(event, "draw", Json::object());
        const Round &round = event.state().rounds.at("002");
        const QString text = QString::fromStdString(drawingText(event.state(), round));
        QVERIFY(!text.contains("P2"));
        QVERIFY(text.contains("Zoe"));
        QVERIFY(refusedAct(event, "leave", {{"player", "P3"}, {"round", 2}}).contains("round 2 is drawn already"));
        play(event);
        QCOMPARE(done(event, "return", {{"player", "P2"}}), QString("P2 plays again from round 3 on."));
        done(event, "draw", Json::object());
        QVERIFY(QString::fromStdString(drawingText(event.state(), event.state().rounds.at("003"))).contains("P2"));
        QCOMPARE(standings(event.state(), event.scheme(), 2).size(), std::size_t{7}); // who left stays in the standings
    }

    void aMendedResultSaysOnceWhatWouldHaveBeenDrawn() // CLB-13
    {
        Event event = newEvent();
        addPlayers(event, 8);
        done(event, "draw", Json::object());
        play(event);
        done(event, "draw", Json::object());
        const std::string drawn = drawingText(event.state(), event.state().rounds.at("002"));
        const QString told = done(event, "result", {{"table", 1}, {"round", 1}, {"short", "0-4G"}});
        QVERIFY2(told.startsWith("Round 1, mended. Table 1: "), qPrintable(told));
        QVERIFY2(told.contains("Round 2 stays as it was drawn; it would have been: table"), qPrintable(told));
        QCOMPARE(drawingText(event.state(), event.state().rounds.at("002")), drawn);
        QVERIFY(!done(event, "result", {{"table", 1}, {"round", 1}, {"short", "0-4G"}}).contains("would have been")); // nothing new
        QVERIFY(placesOf(event).find("26") != std::string::npos); // and the standings follow at once
    }

    void changedByHandWithItsBreaches() // CLB-12
    {
        Event event = newEvent();
        for (const char *name : {"Anna", "Ben", "Carl", "Dora"})
            done(event, "player", {{"name", name}, {"club", name[0] < 'C' ? "Mill Lane" : "Abbey"}, {"army", "Gallic"}});
        done(event, "draw", Json::object());
        const ClubGame one = gameOf(event, 1), two = gameOf(event, 2);
        QVERIFY(event.state().players.at(one.a).club != event.state().players.at(one.b).club);
        // Bring the two of one club together.
        const std::string partner = event.state().players.at(one.a).club == event.state().players.at(two.a).club ? two.a : two.b;
        const QString told = done(event, "swap", {{"one", one.b}, {"other", partner}});
        QVERIFY2(told.contains("the same club in round 1"), qPrintable(told));
        QVERIFY(told.contains("the same army against itself"));
        QVERIFY(event.state().rounds.at("001").byHand);
        QVERIFY(done(event, "draw", {{"again", true}}).startsWith("Round 1 is drawn again, seed 7, lot 2: "));
        QVERIFY(!event.state().rounds.at("001").byHand);
        done(event, "result", {{"table", 1}, {"short", "4-0"}});
        QCOMPARE(refusedAct(event, "draw", {{"again", true}}), QString("round 1 cannot be drawn again: table 1 has reported"));
        QVERIFY(refusedAct(event, "swap", {{"one", gameOf(event, 1).a}, {"other", gameOf(event, 2).a}}).contains("table 1 has reported"));
        QVERIFY(refusedAct(event, "swap", {{"one", "Anna"}, {"other", "anna"}}).contains("cannot change places with themselves"));
    }

    void secondMeetingIsNamed() // CLB-12
    {
        Event event = newEvent();
        addPlayers(event, 4);
        done(event, "draw", Json::object());
        const std::string a = gameOf(event, 1).a, b = gameOf(event, 1).b;
        play(event);
        done(event, "draw", Json::object());
        const bool first = gameOf(event, 1).a == a || gameOf(event, 1).b == a;
        const ClubGame mine = gameOf(event, first ? 1 : 2);
        QVERIFY(done(event, "swap", {{"one", b}, {"other", mine.a == a ? mine.b : mine.a}}).contains("is a second meeting"));
    }

    void bothConfirm() // CLB-22
    {
        Event event = newEvent();
        addPlayers(event, 2);
        done(event, "draw", Json::object());
        const QString told = done(event, "result", {{"table", 1}, {"short", "4G-1C"}, {"confirmed", {"a"}}});
        QVERIFY2(told.endsWith("23 : 3. " + QString::fromStdString(nameOf(event.state(), gameOf(event, 1).a)) + " has confirmed it."),
                 qPrintable(told));
        QVERIFY(refusedAct(event, "confirm", {{"table", 1}, {"side", "a"}}).contains("has confirmed this result already"));
        QVERIFY(done(event, "confirm", {{"table", 1}, {"side", "b"}}).endsWith("Both have confirmed."));
        QVERIFY(done(event, "clear", {{"table", 1}}).contains("is taken back"));
        QVERIFY(refusedAct(event, "confirm", {{"table", 1}}).contains("has no result to confirm"));
    }

    void theClock() // CLB-30
    {
        Event event = newEvent({{"minutes", 75}});
        QCOMPARE(secondsLeft(event.state().clock, clubTime), 75 * 60);
        done(event, "clock", {{"do", "start"}}, "2026-11-28T13:59:50Z");
        QCOMPARE(secondsLeft(event.state().clock, "2026-11-28T14:00:10Z"), 75 * 60 - 20);
        done(event, "clock", {{"do", "add"}}, "2026-11-28T14:00:10Z");
        QCOMPARE(secondsLeft(event.state().clock, "2026-11-28T14:00:10Z"), 80 * 60 - 20);
        done(event, "clock", {{"do", "pause"}}, "2026-11-28T14:01:10Z");
        QCOMPARE(secondsLeft(event.state().clock, "2026-11-29T14:01:10Z"), 79 * 60 - 20);
        QCOMPARE(refusedAct(event, "clock", {{"do", "pause"}}), QString("the clock is paused already"));
        QCOMPARE(done(event, "clock", {{"do", "last_bound"}}), QString("Last bound."));
        QVERIFY(event.state().clock.lastBound);
        QVERIFY(wallPage(event, clubTime).at("clock").at("lastBound") == true);
        done(event, "clock", {{"do", "reset"}});
        QCOMPARE(secondsLeft(event.state().clock, clubTime), 75 * 60);
    }

    void badInput() // CLB-60
    {
        Event event = newEvent();
        QVERIFY(refusedAct(event, "draw", Json::object()).contains("a round needs two players"));
        addPlayers(event, 4);
        QCOMPARE(refusedAct(event, "player", {{"name", "p2"}}),
                 QString("p2 is in the event already; give the second one another name, such as \"p2 (2)\""));
        QVERIFY(refusedAct(event, "player", {{"name", std::string(10000, 'x')}}).contains("must have at most 80 bytes"));
        QVERIFY(refusedAct(event, "player", {{"name", "  "}}).contains("must have 1 to 80 letters"));
        QVERIFY(refusedAct(event, "player", {{"name", "a\nb"}}).contains("must be one line"));
        QVERIFY(refusedAct(event, "player", {{"name", "New"}, {"from", 100}, {"to", -5}}).contains("end before they begin"));
        QVERIFY(refusedAct(event, "player", {{"naem", "New"}}).contains("did you mean \"name\""));
        QVERIFY(refusedAct(event, "result", {{"table", 1}, {"short", "4-0"}}).contains("no round has been drawn yet"));
        QVERIFY(refusedAct(event, "drow", Json::object()).contains("did you mean \"draw\""));
        done(event, "draw", Json::object());
        QCOMPARE(refusedAct(event, "result", {{"table", 9}, {"short", "4-0"}}), QString("no game was drawn for table 9 in round 1"));
        QVERIFY(refusedAct(event, "result", {{"table", 1}, {"round", 2}, {"short", "4-0"}}).contains("round 2 has not been drawn"));
        QVERIFY(refusedAct(event, "result", {{"table", 1}}).contains("a result needs"));
        QVERIFY(refusedAct(event, "result", {{"player", "Gus"}, {"short", "4-0"}}).contains("there is no player \"Gus\""));
        QVERIFY(refusedAct(event, "result", {{"table", 1}, {"short", "13-0"}}).contains("at most 12 elements"));
        QVERIFY(refusedAct(event, "draw", Json::object()).contains("2 tables still have to report: 1, 2"));
        QVERIFY(refusedAct(event, "remove", {{"player", "P1"}}).contains("players drop out"));
        QVERIFY(refusedAct(event, "edit", {{"player", "P1"}, {"army", "Gallic"}}).contains("frozen when round 1 was drawn"));
        QVERIFY(refusedAct(event, "settings", {{"pairing", "round_robin"}}).contains("cannot be changed once round 1 is drawn"));
        QVERIFY(refusedAct(event, "settings", {{"scheme", "points ="}}).contains("not valid TOML"));
        QVERIFY(refused([] { (void)newEvent({{"name", ""}}); }).contains("the event's name must have 1 to 80 letters"));
    }
};

OPTIO_TEST(ClubEventTest)

} // namespace club_event_test

#include "club_event_test.moc"
