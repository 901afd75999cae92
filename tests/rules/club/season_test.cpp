// SPDX-License-Identifier: GPL-3.0-or-later
// A season: Glicko-2 on its author's worked example, the table over events, and records (CLB-40).
#include "rules/club/league.h"
#include "tests/rules/club/made_event.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <cmath>

namespace season_test {

using namespace optio;
using namespace optio::club;
using namespace optio::test;

namespace {

Event evening(const std::string &date, const char *result)
{
    Event event = newEvent({{"date", date}, {"ruleset", "dba"}, {"name", "Evening " + date}});
    for (const char *name : {"Anna", "Ben", "Carl", "Dora"})
        doIt(event, "player", {{"name", name}, {"army", std::string(name) + "'s army"}});
    doIt(event, "draw", Json::object());
    const Round round = event.state().rounds.at("001");
    for (const auto &[number, game] : round.games)
        doIt(event, "result", {{"table", game.table}, {"short", result}});
    return event;
}

} // namespace

class SeasonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void glickoWorkedExample() // CLB-40
    {
        const Rating player{1500, 200, 0.06};
        const Rating after = rated(player, {{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}});
        QVERIFY(std::abs(after.rating - 1464.06) < 0.01);
        QVERIFY(std::abs(after.deviation - 151.52) < 0.01);
        QVERIFY(std::abs(after.volatility - 0.05999) < 0.00001);
    }

    void whoDoesNotPlayBecomesLessCertain() // CLB-40
    {
        const Rating before{1500, 200, 0.06}, after = rated(before, {});
        QCOMPARE(after.rating, 1500.0);
        QVERIFY(after.deviation > 200 && after.deviation < 201);
        QCOMPARE(rated({1500, 350, 0.06}, {}).deviation, 350.0);
        const auto [low, high] = before.interval();
        QVERIFY(std::abs(low - 1171.03) < 0.01 && std::abs(high - 1828.97) < 0.01);
    }

    void extremeSeasonsStayFinite() // CLB-60
    {
        Rating rating;
        for (int period = 0; period < 200; ++period) {
            rating = rated(rating, std::vector<RatedGame>(20, {{period % 2 == 0 ? 4000.0 : 100.0, 30, 0.06}, period % 2 == 0 ? 1.0 : 0.0}));
            QVERIFY(std::isfinite(rating.rating) && std::isfinite(rating.volatility) && rating.deviation > 0 && rating.deviation <= 350);
        }
    }

    void tableAndRecords() // CLB-40
    {
        const std::vector<Event> events{evening("2026-01-10", "4-1"), evening("2026-02-10", "4-1"), evening("2026-03-10", "2-2")};
        const LeagueGame single{"", "2026-03", "dba", {"Anna", "Zoe"}, {"Gallic", "Gallic"}, {3 * onePoint, 0}, Winner::a};
        const std::vector<LeagueLine> table = leagueTable(events, {single});
        QCOMPARE(table.size(), std::size_t{5});
        int played = 0;
        long long points = 0;
        for (const LeagueLine &line : table) {
            played += line.played;
            points += line.points;
            QCOMPARE(ratingText(line), std::string("new"));
        }
        QCOMPARE(played, 14);
        QCOMPARE(points, (2 * 2 * 24 + 2 * 4 + 3) * 1LL * onePoint);
        for (std::size_t i = 1; i < table.size(); ++i)
            QVERIFY(table[i - 1].points >= table[i].points);

        std::vector<LeagueGame> games{single};
        for (const Event &event : events)
            for (const LeagueGame &game : gamesOf(event))
                games.push_back(game);
        QCOMPARE(leagueRecords(games, LeagueBy::ruleset).front().played, 7);
        QCOMPARE(leagueRecords(games, LeagueBy::player).size(), std::size_t{5});
        const auto against = leagueRecords(games, LeagueBy::opponent, "Zoe");
        QCOMPARE(against.size(), std::size_t{1});
        QCOMPARE(against.front().label, std::string("Anna"));
        QCOMPARE(against.front().lost, 1);
        for (const LeagueRecord &record : leagueRecords(games, LeagueBy::army, "Ben"))
            QCOMPARE(record.label, std::string("Ben's army"));
        QCOMPARE(refused([&] { (void)leagueRecords(games, LeagueBy::opponent); }), QString("by opponent is a player's record: say whose"));
    }

    void ratingsAreIntervals() // CLB-40
    {
        std::vector<LeagueGame> games;
        for (int month = 1; month <= 12; ++month)
            games.push_back({"", fmt::format("2026-{:02}", month), "dba", {"Anna", "Ben"}, {"", ""}, {onePoint, 0}, Winner::a});
        const std::vector<LeagueLine> table = leagueTable({}, games);
        QVERIFY(!table.front().isNew());
        const std::string text = ratingText(table.front());
        QVERIFY(text.find("–") != std::string::npos);
        QVERIFY(table.front().rating.rating > table.back().rating.rating);
        QVERIFY(table.front().rating.deviation < 350);
    }
};

OPTIO_TEST(SeasonTest)

} // namespace season_test

#include "season_test.moc"
