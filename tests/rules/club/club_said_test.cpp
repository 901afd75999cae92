// SPDX-License-Identifier: GPL-3.0-or-later
// What is said beside the journals, of which the last word alone counts: the round and its clock (CLB-30), and who at a table has confirmed
// which result (CLB-22).
#include "rules/club/stream/follower.h"
#include "rules/club/stream/tables.h"
#include "tests/rules/club/reported_feud.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

namespace club_said_test {

using namespace optio;
using namespace optio::club::stream;
using test::messagesOf;
using test::Played;
using test::subjectOf;

class ClubSaidTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRound();
    void theClockOfAnother();
    void confirmations();
    void whatIsNoWord();
};

void ClubSaidTest::theRound() // CLB-30: running, paused, last bound, with what is left as it is when it is sent
{
    club::Event event = test::newEvent();
    QCOMPARE(roundOf(event, test::clubTime).round, 0); // nothing is drawn yet
    test::addPlayers(event, 4);
    test::doIt(event, "draw", Json::object());
    const int whole = event.state().settings.minutes * 60;
    RoundTold told = roundOf(event, "2026-11-28T10:00:00Z");
    QCOMPARE(told.name, event.state().settings.name);
    QCOMPARE(told.round, 1);
    QCOMPARE(told.rounds, event.state().settings.rounds);
    QCOMPARE(told.left, whole);
    QVERIFY(!told.running && !told.lastBound);
    event.follow(event.act("clock", {{"do", "start"}}, "2026-11-28T10:00:00Z"));
    told = roundOf(event, "2026-11-28T10:07:30Z");
    QVERIFY(told.running);
    QCOMPARE(told.left, whole - 450);
    QCOMPARE(told.line, event.lines().back().n);
    QCOMPARE(roundOf(event, "2026-11-28T23:00:00Z").left, whole - 13 * 3600); // overtime
    QCOMPARE(readRound(written(told)), told);
    event.follow(event.act("clock", {{"do", "last_bound"}}, "2026-11-28T10:10:00Z"));
    told = roundOf(event, "2026-11-28T10:20:00Z");
    QVERIFY(told.lastBound && !told.running);
    QCOMPARE(told.left, whole - 600);
    event.follow(event.undo("2026-11-28T10:20:00Z")); // it runs again, as if nothing had been
    QCOMPARE(roundOf(event, "2026-11-28T10:20:00Z").left, whole - 1200);
    // Nothing of its players goes along.
    for (const auto &[id, player] : event.state().players)
        QVERIFY(written(roundOf(event, "2026-11-28T10:20:00Z")).find(player.name) == std::string::npos);
}

void ClubSaidTest::theClockOfAnother() // CLB-30: no time of day is told, so it does not matter what another device's clock shows
{
    const RoundTold told{"Day", 2, 4, 600, true, false, 9};
    const club::RoundClock here = clockOf(told, "2031-01-01T00:00:00Z"); // heard when this device thought so
    QCOMPARE(club::secondsLeft(here, "2031-01-01T00:01:30Z"), 510);
    const club::RoundClock paused = clockOf({"Day", 2, 4, 600, false, false, 9}, "2031-01-01T00:00:00Z");
    QCOMPARE(club::secondsLeft(paused, "2031-01-01T05:00:00Z"), 600);
    QVERIFY(clockOf({"Day", 2, 4, 600, false, true, 9}, "2031-01-01T00:00:00Z").lastBound);
}

void ClubSaidTest::confirmations() // CLB-22: a confirmation of another result than the game comes to now does not count
{
    Played played;
    played.fight();
    Follower wall("night");
    Tables tables([&played](const std::string &) { return played.ruleset.get(); });
    const auto hear = [&](const std::string &subject, const std::string &text) { return tables.add(wall.hear(subject, text), 5); };
    const auto game = [&] {
        for (const Outgoing &message : messagesOf(played))
            hear(subjectOf(played), message.text);
    };
    game();
    QVERIFY(!tables.now(4) && !tables.hasConfirmed(3));
    QCOMPARE(tables.now(3)->confirmed, (std::array<bool, 2>{}));
    Confirmation said{gameDigits(played.hash(0)), {true, false}, watchedResult(played.games.back())};
    QVERIFY(sameResult(said.result, tables.now(3)->result)); // table and organiser see the same
    QCOMPARE(wall.hear(confirmSubject("night", "3"), written(said)).kind, Verdict::Kind::said);
    QVERIFY(hear(confirmSubject("night", "3"), written(said)));
    QCOMPARE(tables.now(3)->confirmed, (std::array<bool, 2>{true, false}));
    said.sides = {true, true};
    hear(confirmSubject("night", "3"), written(said));
    QCOMPARE(tables.now(3)->confirmed, (std::array<bool, 2>{true, true}));
    // What changes no loss changes nothing; what does, does.
    played.add(played.games.back().note("A word on the hill", test::clubTime));
    game();
    QCOMPARE(tables.now(3)->confirmed, (std::array<bool, 2>{true, true}));
    const club::Result before = tables.now(3)->result;
    for (int i = 0; i < 20 && sameResult(before, tables.now(3)->result); ++i) {
        played.add(played.games.back().act("fight", {{"a", "a1.1"}, {"b", "b1.1"}}, std::vector<int>{6, 1}, test::clubTime));
        game();
    }
    QVERIFY(!sameResult(before, tables.now(3)->result));
    QCOMPARE(tables.now(3)->confirmed, (std::array<bool, 2>{}));
    // Taken back: it is what was confirmed again.
    played.add(played.games.back().undo([&](int n) { return played.lines.at(static_cast<std::size_t>(n)); }, test::clubTime));
    game();
    QCOMPARE(tables.now(3)->confirmed, (std::array<bool, 2>{true, true}));
    // Another game, and another table.
    Confirmation other = said;
    other.game = "0123456789abcdef";
    hear(confirmSubject("night", "3"), written(other));
    QCOMPARE(tables.now(3)->confirmed, (std::array<bool, 2>{}));
    hear(confirmSubject("night", "4"), written(said));
    QCOMPARE(tables.now(3)->confirmed, (std::array<bool, 2>{}));
    // Withdrawn.
    said.sides = {};
    hear(confirmSubject("night", "3"), written(said));
    QVERIFY(!tables.hasConfirmed(3));
    // Who confirmed and when it was noted are no part of a result.
    club::Result one = before, two = before;
    one.confirmed = {true, true};
    one.noted = test::clubTime;
    one.game = "x";
    QVERIFY(sameResult(one, two));
    two.unfinished = !two.unfinished;
    QVERIFY(!sameResult(one, two));
    using Names = std::array<std::string, 2>;
    QVERIFY(sidesKnown(Names{"Syrians", "Romans"}, "syrians", ""));
    QVERIFY(sidesKnown(Names{"Syrians", "Romans"}, "Romans", "x"));
    QVERIFY(!sidesKnown(Names{"Gauls", "Gauls"}, "Gauls", "Gauls"));
    QVERIFY(!sidesKnown(Names{"Syrians", "Romans"}, "Us", "Them"));
}

void ClubSaidTest::whatIsNoWord() // CLB-60
{
    Follower wall("night");
    Tables tables;
    const std::string round = written(RoundTold{"Day", 2, 4, 600, true, false, 9});
    QCOMPARE(wall.hear(roundSubject("night"), round).kind, Verdict::Kind::said);
    QVERIFY(wall.hear(roundSubject("night"), round).round.has_value());
    QVERIFY(!tables.add(wall.hear(roundSubject("night"), round), 1)); // the event itself says it
    QCOMPARE(wall.hear(roundSubject("other"), round).kind, Verdict::Kind::refused);
    QCOMPARE(wall.hear(confirmSubject("night", "3"), round).kind, Verdict::Kind::refused);
    const std::vector<std::string> bad{"",
                                       "no JSON",
                                       "[]",
                                       R"({"v":2,"t":"round","round":{}})",
                                       R"({"v":1,"t":"round","round":[]})",
                                       R"({"v":1,"t":"round","round":{"round":1}})",
                                       R"({"v":1,"t":"round","round":{"round":1,"rounds":4,"left":1e9,"running":true,"lastBound":false}})",
                                       R"({"v":1,"t":"round","round":{"round":-1,"rounds":4,"left":1,"running":true,"lastBound":false}})",
                                       R"({"v":1,"t":"round","round":{"round":1,"rounds":4,"left":1,"running":"yes","lastBound":false}})",
                                       R"({"v":1,"t":"confirm","confirm":{}})",
                                       R"({"v":1,"t":"confirm","confirm":{"game":"x","sides":[true],"result":{}}})",
                                       std::string(std::size_t{100} << 10U, ' ')};
    for (const std::string &text : bad) {
        QVERIFY2(wall.hear(roundSubject("night"), text).kind == Verdict::Kind::refused, text.c_str());
        QVERIFY2(wall.hear(confirmSubject("night", "3"), text).kind == Verdict::Kind::refused, text.c_str());
        QVERIFY(!refused([&] { (void)readRound(text); }).isEmpty());
    }
    QCOMPARE(wall.lines(), std::size_t{0});
}

OPTIO_TEST(ClubSaidTest)

} // namespace club_said_test

#include "club_said_test.moc"
