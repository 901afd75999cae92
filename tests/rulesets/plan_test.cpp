// SPDX-License-Identifier: GPL-3.0-or-later
// Plans of several fights: all cases of their dice by hand against what is counted, in every rule set, and played out where that is told.
#include "rules/journal/journal.h"
#include "rules/odds_map.h"
#include "rules/plan/plan.h"
#include "rules/print/print.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QFile>
#include <QtTest>

#include <cmath>
#include <random>

namespace plan_test {

using namespace optio;

namespace {

bool close(double one, double other, double by = 1e-9) { return std::abs(one - other) < by; }

Game gameOf(const char *name)
{
    QFile file(qEnvironmentVariable("OPTIO_TESTS") + QStringLiteral("/golden/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly))
        throw Error("no golden game");
    const std::vector<Entry> entries = readJournal(file.readAll().toStdString(), "the journal");
    Game game = Game::open(supplied::registry().at(entries.front().json.at("ruleset").get<std::string>()), entries.front());
    for (std::size_t n = 1; n < entries.size(); ++n)
        game.follow(entries[n]);
    return game;
}

/// Pairs that may fight now, no unit in two of them.
std::vector<PlannedFight> fightsOf(const Game &game, std::size_t most)
{
    const Ruleset &ruleset = game.ruleset();
    const auto situation = dynamic_cast<const OddsMapRules &>(ruleset).oddsSituations().front();
    const Resolver &resolver = ruleset.resolver(situation.resolver);
    const View view = ruleset.view(game.state(), "");
    std::vector<PlannedFight> fights;
    std::set<std::size_t> taken;
    const auto attackers = oddsTroopsInGame(ruleset, situation, view, "a", {}),
               defenders = oddsTroopsInGame(ruleset, situation, view, "b", {});
    for (const OddsTroop &attacker : attackers)
        for (std::size_t at = 0; at < defenders.size() && fights.size() < most; ++at) {
            if (taken.contains(at))
                continue;
            Json input = oddsInput(situation, attacker, defenders[at], Json::object());
            try {
                input = resolver.complete(&game.state(), input);
                (void)resolver.prepare(&game.state(), input);
                if (!resolver.refusal(game.state(), input).empty())
                    continue;
            } catch (const Error &) {
                continue;
            }
            fights.push_back({resolver.id(), input});
            taken.insert(at);
            break;
        }
    return fights;
}

} // namespace

class PlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The cases of a ruling, die by die, are those that its odds count.
    void leavesAreTheOdds()
    {
        std::mt19937_64 chance(20261126);
        for (const char *id : {"dbm", "dba", "punic", "ancients", "tropaion"}) {
            const Ruleset &rules = supplied::registry().at(id);
            const auto situation = dynamic_cast<const OddsMapRules &>(rules).oddsSituations().front();
            const auto troops = oddsTroops(rules, situation);
            int met = 0;
            for (int n = 0; n < 12; ++n) {
                const OddsTroop &a = troops[chance() % troops.size()], &b = troops[chance() % troops.size()];
                std::unique_ptr<Case> ready;
                std::vector<CaseLeaf> leaves;
                try {
                    ready = rules.resolver(situation.resolver).prepareLenient(nullptr, oddsInput(situation, a, b, Json::object()));
                    leaves = leavesOf(*ready);
                } catch (const Error &) {
                    continue;
                }
                const Distribution odds = oddsOf(*ready);
                double all = 0;
                std::map<std::string, double> favours, counted;
                for (const CaseLeaf &leaf : leaves) {
                    all += leaf.p;
                    favours[leaf.outcome.favours] += leaf.p;
                }
                for (const Share &share : odds.shares)
                    counted[ready->outcome(share.outcome).favours] += odds.p(share.weight);
                QVERIFY2(close(all, 1), id);
                for (const auto &[side, p] : counted)
                    QVERIFY2(close(favours[side], p),
                             qPrintable(QStringLiteral("%1 %2 %3").arg(QString::fromLatin1(id)).arg(favours[side]).arg(p)));
                ++met;
            }
            QVERIFY2(met >= 4, id);
        }
    }

    // Two fights of a game: the 36 times 36 cases, ruled and applied one by one.
    void twoFightsByHand()
    {
        const Game game = gameOf("dbm-short.optio-game");
        const std::string before = canonical(game.state());
        const std::vector<PlannedFight> fights = fightsOf(game, 2);
        QCOMPARE(fights.size(), std::size_t{2});
        const PlanOdds odds = planOdds(game.ruleset(), game.state(), fights);
        QVERIFY(odds.exact && odds.how().find("exactly") != std::string::npos);
        QCOMPARE(canonical(game.state()), before);
        std::array<double, 2> holds{}, unscathed{}, expected{}, favours{};
        const auto lostOf = [&](const Json &state) {
            std::array<int, 2> lost{};
            for (const SideView &side : game.ruleset().view(state, "").sides)
                for (const GroupView &group : side.groups)
                    for (const UnitView &unit : group.units)
                        lost[side.id == "b" ? 1 : 0] += unit.lost;
            return lost;
        };
        const auto lostBefore = lostOf(game.state());
        const Resolver &resolver = game.ruleset().resolver(fights[0].resolver);
        for (int first = 0; first < 36; ++first)
            for (int second = 0; second < 36; ++second) {
                Json state = game.state();
                std::array<bool, 2> driven{};
                int number = 0;
                for (const int pair : {first, second}) {
                    const Json &input = fights[static_cast<std::size_t>(number++)].input;
                    const auto ready = resolver.prepareLenient(&state, input);
                    EnteredDice faces({1 + pair / 6, 1 + pair % 6}), again({1 + pair / 6, 1 + pair % 6});
                    Dice dice(faces), same(again);
                    const Ruling ruling = ready->rule(dice);
                    const std::string winner = ready->outcome(ready->roll(same)).favours;
                    if (winner == "a" || winner == "b") {
                        driven[winner == "a" ? 1 : 0] = true;
                        if (number == 2)
                            favours[winner == "a" ? 0 : 1] += 1.0 / 1296;
                    }
                    optio::apply(state, ruling.changes);
                }
                const auto lost = lostOf(state);
                for (const std::size_t side : {0U, 1U}) {
                    holds[side] += driven[side] ? 0 : 1.0 / 1296;
                    unscathed[side] += lost[side] == lostBefore[side] ? 1.0 / 1296 : 0;
                    expected[side] += (lost[side] - lostBefore[side]) / 1296.0;
                }
            }
        for (const std::size_t side : {0U, 1U}) {
            QVERIFY2(close(odds.holds[side], holds[side]), qPrintable(QStringLiteral("%1 %2").arg(odds.holds[side]).arg(holds[side])));
            QVERIFY(close(odds.unscathed[side], unscathed[side]));
            QVERIFY(close(odds.expected[side], expected[side]));
            double all = 0;
            for (const auto &[count, p] : odds.losses[side])
                all += p;
            QVERIFY(close(all, 1));
        }
        QVERIFY(close(odds.fights[1].favoursA, favours[0]) && close(odds.fights[1].favoursB, favours[1]));
        // Played out it comes near, and says how near.
        const PlanOdds played = planOdds(game.ruleset(), game.state(), fights, 1, 3000);
        QVERIFY(!played.exact && played.games == 3000 && played.how().find("3000") != std::string::npos);
        for (const std::size_t side : {0U, 1U})
            QVERIFY(close(played.holds[side], odds.holds[side], 3 * played.within));
    }

    // Somewhere near the end of a battle a fight may bring a side to its breaking point (DBM-161, DBM-162): so likely as are the cases
    // after which its boxes are full.
    void breaksAreFound()
    {
        QFile file(qEnvironmentVariable("OPTIO_TESTS") + QStringLiteral("/golden/dbm-whole.optio-game"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::vector<Entry> entries = readJournal(file.readAll().toStdString(), "the journal");
        const Ruleset &ruleset = supplied::registry().at("dbm");
        Game then = Game::open(ruleset, entries.front());
        const auto fullOf = [&](const Json &state) {
            std::set<std::string> full;
            for (const SideView &side : ruleset.view(state, "").sides)
                for (const BreakPoint &one : dynamic_cast<const PrintRules &>(ruleset).printedSide(state, side).breaks)
                    if (one.boxes.count > 0 && one.boxes.done >= one.boxes.count)
                        full.insert(side.id + one.what);
            return full;
        };
        int found = 0;
        for (std::size_t n = 1; n < entries.size(); ++n) {
            const Json act = entries[n].json.value("act", Json::object());
            if (entries[n].kind == "act" && act.value("resolver", "") == "close-combat") {
                const PlanOdds odds = planOdds(ruleset, then.state(), {{"close-combat", act.at("input")}});
                double told = 0, counted = 0;
                for (const PlanChance &chance : odds.breaks)
                    if (chance.rule == "DBM-161" || chance.rule == "DBM-162")
                        told += chance.p;
                const auto before = fullOf(then.state());
                const auto ready = ruleset.resolver("close-combat").prepareLenient(&then.state(), act.at("input"));
                for (const CaseLeaf &leaf : leavesOf(*ready)) {
                    Json after = then.state();
                    optio::apply(after, leaf.changes);
                    for (const std::string &one : fullOf(after))
                        counted += before.contains(one) ? 0 : leaf.p;
                }
                QVERIFY2(close(told, counted), qPrintable(QStringLiteral("entry %1: %2 %3").arg(n).arg(told).arg(counted)));
                found += counted > 0 ? 1 : 0;
            }
            then.follow(entries[n]);
        }
        QVERIFY(found > 0);
    }

    void whatCannotBeFought()
    {
        const Game game = gameOf("dbm-short.optio-game");
        const std::vector<PlannedFight> fights = fightsOf(game, 1);
        QCOMPARE(fights.size(), std::size_t{1});
        Json nobody = fights[0].input;
        nobody["a"] = "nobody";
        const PlanOdds odds = planOdds(game.ruleset(), game.state(), {{fights[0].resolver, nobody}, fights[0]});
        QVERIFY(!odds.fights[0].refusal.empty() && odds.fights[1].refusal.empty());
        QVERIFY(close(odds.fights[1].fought, 1));
        const PlanOdds none = planOdds(game.ruleset(), game.state(), {});
        QVERIFY(close(none.holds[0], 1) && close(none.unscathed[1], 1) && none.breaks.empty());
    }
};

OPTIO_TEST(PlanTest)

} // namespace plan_test

#include "plan_test.moc"
