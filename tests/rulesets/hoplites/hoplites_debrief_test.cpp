// SPDX-License-Identifier: GPL-3.0-or-later
// The debriefing of battles of Hoplites that the program plays: what it tells agrees with the last state, with the journal, and with what
// was to be expected.
#include "rulesets/hoplites/hoplites.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include "rules/journal/amend.h"
#include "rules/journal/journal.h"

#include <QtTest>

#include <cmath>
#include <set>

namespace hoplites_debrief_test {

using namespace optio;

namespace {

const hoplites::Hoplites &rules()
{
    static const hoplites::Hoplites all{FigureFolder(hoplitestest::figuresFolder())};
    return all;
}

std::vector<Entry> battle(const std::string &a, const std::string &b, std::uint64_t seed, const Json &options = Json::object())
{
    Matches matches;
    matches.rosters = {hoplitestest::army(a), hoplitestest::army(b)};
    for (Json &roster : matches.rosters)
        for (Json &command : roster["commands"])
            for (Json &unit : command["units"])
                unit["count"] = unit.value("count", 1);
    matches.players = {"greedy", "greedy"};
    matches.seed = seed;
    matches.options = options;
    matches.created = "2026-01-01T00:00:00Z";
    std::string transcript;
    (void)rules().playGames(matches, &transcript);
    return readJournal(transcript, "battle");
}

struct WithoutDice {
    Json told, last;
};

WithoutDice debriefed(const std::vector<Entry> &entries)
{
    const std::unique_ptr<Debriefing> debriefing = rules().debriefing();
    Json state = entries.front().json.at("start");
    for (const StandingEntry &entry : standingHistory(entries)) {
        const Json before = state;
        optio::apply(state, changesOf(entry));
        debriefing->look(before, entry, state);
    }
    return {debriefing->told(state), state};
}

/// The battle that most tests look at: played and told once.
const WithoutDice &usual()
{
    static const WithoutDice told = debriefed(battle("carthage", "republican-rome", 3));
    return told;
}

} // namespace

class HoplitesDebriefTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void accounts_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<int>("seed");
        QTest::newRow("two of antiquity") << "carthage"
                                          << "republican-rome" << 3;
        QTest::newRow("horse") << "scythians"
                               << "parthia" << 5;
        QTest::newRow("the pass") << "sparta"
                                  << "persia-of-xerxes" << 2; // HOP-884: the host has no level
    }
    void accounts() // HOP-343, PRF-41
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(int, seed);
        const std::vector<Entry> entries = battle(a.toStdString(), b.toStdString(), static_cast<std::uint64_t>(seed));
        const auto [told, last] = debriefed(entries);
        const Json ended = rules().ended(last);
        QVERIFY(ended.value("over", false));
        QCOMPARE(told.at("sides").size(), std::size_t(2));
        // The points of the last round are those of the account, and of every side the level stands beside them.
        const Json &round = told.at("rounds").back();
        for (std::size_t side = 0; side < 2; ++side) {
            const Json &account = ended.at("sides").at(side), &one = told.at("sides").at(side);
            QCOMPARE(round.at(side == 0 ? "a" : "b").get<int>(), account.at("points").get<int>());
            QVERIFY(one.at("level") == account.at("level"));
            const auto figure = [&](const char *label) {
                for (const Json &row : one.at("figures"))
                    if (row.at("label") == label)
                        return row.at("value").get<int>();
                return -1;
            };
            QCOMPARE(figure("Rout points"), account.at("points").get<int>());
            QCOMPARE(figure("Units routed"), account.at("routed").get<int>());
            QCOMPARE(figure("Units eliminated"), account.at("eliminated").get<int>());
            QCOMPARE(figure("Attacks"), account.at("attacks").get<int>());
            QCOMPARE(figure("Shots"), account.at("shots").get<int>());
            QCOMPARE(figure("Hits by missiles"), account.at("hits").get<int>());
        }
        std::size_t units = 0;
        for (const Json &side : ended.at("sides"))
            units += side.at("units").size();
        QCOMPARE(told.at("units").size(), units);
        // Rounds follow each other, and none is left out.
        for (std::size_t i = 1; i < told.at("rounds").size(); ++i)
            QCOMPARE(told.at("rounds")[i].at("round").get<int>(), told.at("rounds")[i - 1].at("round").get<int>() + 1);
    }

    void attacks() // HOP-902, PRF-41: every resolved attack with odds that fit what came of it
    {
        const Json &told = usual().told;
        QVERIFY(told.at("attacks").size() > 10);
        for (const Json &attack : told.at("attacks")) {
            QVERIFY(!attack.at("text").get<std::string>().empty() && !attack.at("result").get<std::string>().empty());
            for (const Json &chance : attack.at("odds")) {
                const double p = chance.at("p");
                QVERIFY(p >= 0 && p <= 1);
                const std::string fraction = chance.at("fraction");
                QVERIFY(p == 0 ? fraction == "0" || fraction.starts_with("0/") : p == 1 || fraction.find('/') != std::string::npos);
            }
            // What could not happen has not happened. A unit may leave for another reason in the same resolution, but no attack of this
            // battle has elephants in it running wild through its own attackers.
            const Json &drivesOff = attack.at("odds").at(0);
            if (drivesOff.at("p") == 1.0)
                QVERIFY(attack.at("result").get<std::string>().find(": leaves") != std::string::npos);
        }
    }

    void luck() // over many battles the dice give what is expected of them, within the spread that is told
    {
        std::map<std::string, std::array<double, 3>> sums;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const Json luck = debriefed(battle("greeks", "persia", seed)).told.at("luck");
            for (const Json &one : luck) {
                QVERIFY(one.at("spread").get<double>() > 0);
                auto &sum = sums[one.at("side").get<std::string>().empty() ? "dice" : one.at("label").get<std::string>()];
                sum[0] += one.at("got").get<double>();
                sum[1] += one.at("expected").get<double>();
                sum[2] += std::pow(one.at("spread").get<double>(), 2);
            }
        }
        QVERIFY(sums.contains("Hits by missiles") && sums.contains("Units driven off by its attacks") && sums.contains("dice"));
        for (const auto &[label, sum] : sums)
            QVERIFY2(
                std::abs(sum[0] - sum[1]) < 4 * std::sqrt(sum[2]) + 1, // elephants may drive off one more
                qPrintable(QStringLiteral("%1: %2 came, %3 were expected").arg(QString::fromStdString(label)).arg(sum[0]).arg(sum[1])));
    }

    void best() // the measure that is told
    {
        const Json &told = usual().told;
        bool any = false;
        for (const Json &side : told.at("sides")) {
            if (side.at("best").is_null())
                continue;
            any = true;
            const std::string label = side.at("best").at("label");
            const bool known = std::any_of(told.at("units").begin(), told.at("units").end(),
                                           [&](const Json &unit) { return unit.at("label") == label && unit.at("side") == side.at("id"); });
            QVERIFY(known);
        }
        QVERIFY(any);
    }

    void undone() // what was taken back is not told
    {
        std::vector<Entry> entries = battle("carthage", "republican-rome", 3);
        // The first attacks resolved are taken back: the journal up to there, and an undo.
        const auto resolve = std::find_if(entries.begin(), entries.end(), [](const Entry &entry) {
            return entry.kind == "act" && entry.json.at("act").at("input").at("do").at("act") == "resolve";
        });
        QVERIFY(resolve != entries.end());
        entries.erase(resolve + 1, entries.end());
        Game game = Game::open(rules(), entries.front());
        for (std::size_t i = 1; i < entries.size(); ++i)
            game.follow(entries[i]);
        QVERIFY(debriefed(entries).told.at("attacks").size() > 0);
        entries.push_back(game.undo([&](int n) { return entries[static_cast<std::size_t>(n)]; }, "2026-01-01T00:00:00Z"));
        QCOMPARE(debriefed(entries).told.at("attacks").size(), std::size_t(0));
    }

    void typed() // typed dice say nothing of the program's
    {
        GameSetup setup;
        setup.rosterA = hoplitestest::army("carthage");
        setup.rosterB = hoplitestest::army("gauls");
        setup.options = Json::object();
        setup.key = gameKeyFromSeed(1);
        setup.created = "2026-01-01T00:00:00Z";
        Game game = Game::start(rules(), setup);
        Entry rolled = game.act("act", {{"do", {{"act", "deal"}}}, {"answers", Json::object()}}, std::nullopt, setup.created);
        std::vector<int> faces;
        for (const Json &draw : rolled.json.at("result").at("dice"))
            faces.push_back(draw.at("value"));
        Entry typed = game.act("act", {{"do", {{"act", "deal"}}}, {"answers", Json::object()}}, faces, setup.created);
        for (const auto &[entry, told] : {std::pair{rolled, true}, {typed, false}}) {
            std::vector<Entry> entries{{0, "header", game.header(), game.headerLine()}, entry};
            const Json luck = debriefed(entries).told.at("luck");
            QCOMPARE(!luck.empty(), told);
        }
    }

    void topics() // PRF-04, PRF-05, PRF-30: what a screen needs to know of the options
    {
        std::set<std::string> topics;
        for (const Question &option : rules().options()) {
            QVERIFY2(!option.topic.empty() && !option.help.empty() && !option.rule.empty(), option.id.c_str());
            topics.insert(option.topic);
            if (option.topic == "Ground")
                QVERIFY2(option.help.ends_with('.'), option.id.c_str());
            if (!option.needs.empty()) // HOP-416: the grid needs its preference
                QCOMPARE(option.needs, std::string(option.id.starts_with("places_") ? "restrictions" : "variable_initiative"));
            QCOMPARE(option.id.starts_with("places_"), option.kind == QuestionKind::choice);
            QCOMPARE(option.side.empty(), !(option.id.ends_with("_a") || option.id.ends_with("_b")));
        }
        QVERIFY(topics == (std::set<std::string>{"Armies", "Deck", "Fantasy", "Field", "Ground", "Play", "Rules", "Samurai", "Setup"}));
        const Json catalogue = rules().catalogue();
        for (const Json &period : catalogue.at("periods"))
            QCOMPARE(period.at("ground").get<bool>(), period.at("id") != "300"); // HOP-880
    }
};

OPTIO_TEST(HoplitesDebriefTest)

} // namespace hoplites_debrief_test

#include "hoplites_debrief_test.moc"
