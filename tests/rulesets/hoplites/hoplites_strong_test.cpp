// SPDX-License-Identifier: GPL-3.0-or-later
// The player that looks ahead: what it draws for what it cannot see, that it does not peek, its measure of thought, and that it is worth
// its time.
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/players/arena.h"
#include "rulesets/hoplites/players/determine.h"
#include "rulesets/hoplites/players/search.h"
#include "rulesets/hoplites/players/thought.h"
#include "rulesets/hoplites/view.h"
#include "tests/deep.h"
#include "tests/rulesets/hoplites/hoplites_reference.h"
#include "tests/suite.h"

#include <QtTest>

namespace hoplites_strong_test {

using namespace hoplitestest;
using optio::hoplites::Act;

const Json everything = {{"fog", true},     {"pursuit", true},      {"variable_initiative", true},
                         {"dynamic", true}, {"ground_woods", true}, {"leader_cohesion", true}};

/// Calls `f(state)` at decisions with something to choose, every `each`th of games between players who often do just anything.
template <class F> int positions(const std::string &period, const Json &given, int wanted, int each, F &&f)
{
    std::vector<Army> all;
    for (const Json &roster : armies())
        if (roster.at("period") == period)
            all.push_back(armyFrom(sheet(), roster));
    int found = 0, decisions = 0;
    ActList list;
    for (std::uint64_t seed = 1; found < wanted; ++seed) {
        Pcg random(seed);
        PlayoutDice source(seed);
        Dice dice(source);
        State state = startState(sheet(), all[seed % all.size()], all[seed / 2 % all.size()], options(given));
        while (!state.over() && found < wanted) {
            const int side = state.toAct();
            const State view = viewOf(state, side);
            actions(sheet(), view, side, list);
            if (list.size() > 1 && ++decisions % each == 0) {
                f(state);
                ++found;
            }
            const bool any = random.below(3) == 0;
            apply(sheet(), state,
                  any ? list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))]
                      : playerOf("greedy").choose(sheet(), view, side, list, random),
                  dice);
        }
    }
    return found;
}

Json seen(const State &state, int side) { return toJson(sheet(), viewOf(state, side), Names()); }

/// Knows the hidden cards: it tries its acts in the true battle. Shown a view alone it is honest.
class Peeker : public Search {
public:
    Peeker(const State &truth, const State &view, int side, const ActList &list, const Thinking &thinking, std::uint64_t seed)
        : Search(sheet(), view, side, list, thinking, seed), truth_(truth)
    {}

protected:
    State drawn(std::uint64_t) const override { return truth_; }

private:
    State truth_;
};

Thinking few(int simulations)
{
    Thinking thinking;
    thinking.id = "few";
    thinking.simulations = simulations;
    thinking.candidates = 6;
    thinking.turns = 1;
    return thinking;
}

Act peekersAct(const State &state, std::uint64_t seed)
{
    const int side = state.toAct();
    const State view = viewOf(state, side);
    ActList list;
    actions(sheet(), view, side, list);
    Thinking thinking = few(60);
    thinking.turns = 3; // what the enemy holds shows when he has played it
    Peeker search(state, view, side, list, thinking, seed);
    while (search.step()) {
    }
    return search.choice();
}

class HoplitesStrongTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void drawnAgreesWithTheView_data()
    {
        QTest::addColumn<QString>("period");
        for (const char *period : {"antiquity", "300", "samurai", "fantasy"})
            QTest::newRow(period) << QString::fromLatin1(period);
    }
    void drawnAgreesWithTheView() // HOP-920: whatever is drawn for what is hidden, the side sees what it saw
    {
        QFETCH(QString, period);
        for (const Json &given : {Json::object(), everything}) {
            Pcg random(5);
            int others = 0;
            const int found = positions(period.toStdString(), given, 80, 3, [&](const State &state) {
                const int side = state.toAct();
                const State drawn = determined(sheet(), viewOf(state, side), side, random);
                QCOMPARE(seen(drawn, side).dump(), seen(state, side).dump());
                others += toJson(sheet(), drawn, Names()) != toJson(sheet(), state, Names()) ? 1 : 0;
                // Nothing is lost and nothing is there twice.
                const SideState &was = state.sides[static_cast<std::size_t>(1 - side)],
                                &is = drawn.sides[static_cast<std::size_t>(1 - side)];
                std::array<int, mostUnits> held{};
                for (int i = 0; i < is.deckCount; ++i)
                    if (is.deck[static_cast<std::size_t>(i)] < firstSpecial)
                        ++held[is.deck[static_cast<std::size_t>(i)]];
                for (int i = 0; i < is.handCount; ++i)
                    if (is.hand[static_cast<std::size_t>(i)] < firstSpecial)
                        ++held[is.hand[static_cast<std::size_t>(i)]];
                for (int index = 0; index < was.unitCount; ++index) {
                    const Place place = is.units[static_cast<std::size_t>(index)].place;
                    QVERIFY(place != Place::unknown);
                    QCOMPARE(held[static_cast<std::size_t>(index)], place == Place::deck || place == Place::hand ? 1 : 0);
                }
            });
            QCOMPARE(found, 80);
            QVERIFY(others > 50);
        }
    }

    void peeksNot_data() { drawnAgreesWithTheView_data(); }
    void peeksNot() // HOP-920: with everything hidden changed it does the same
    {
        QFETCH(QString, period);
        const int wanted = optio::test::deep() ? 2000 : 24;
        const StrongPlayer strong(few(24));
        for (const Json &given : {Json::object(), everything}) {
            std::uint64_t seed = 0;
            const int found = positions(period.toStdString(), given, wanted / 2, 5, [&](const State &state) {
                QCOMPARE(peeksOf(sheet(), state, strong, ++seed, 2), 0);
                QCOMPARE(peeksOf(sheet(), state, playerOf("greedy"), seed, 2), 0);
            });
            QCOMPARE(found, wanted / 2);
        }
    }

    void aPeekerIsCaught() // the same test of a player who looks at the enemy's hand
    {
        int caught = 0;
        std::uint64_t seed = 0;
        positions("antiquity", Json::object(), 60, 5, [&](const State &state) {
            Pcg random(++seed);
            const Act here = peekersAct(state, seed);
            caught += peekersAct(disguised(sheet(), state, random), seed) == here ? 0 : 1;
        });
        QVERIFY2(caught >= 3, qPrintable(QString::number(caught)));
    }

    void theSameForTheSame() // a function of view, seed and number of simulations
    {
        positions("antiquity", Json::object(), 12, 11, [](const State &state) {
            const auto player = playerOf(sheet(), "strong@40");
            const Act once = decided(sheet(), state, *player, 3);
            decided(sheet(), state, *player, 4); // what it thought between must not count
            QCOMPARE(decided(sheet(), state, *player, 3), once);
        });
    }

    void keepsItsMeasure()
    {
        positions("antiquity", Json::object(), 20, 7, [](const State &state) {
            const int side = state.toAct();
            const State view = viewOf(state, side);
            ActList list;
            actions(sheet(), view, side, list);
            Thinking thinking = few(90);
            Search search(sheet(), view, side, list, thinking, 1);
            while (search.step()) {
            }
            QVERIFY(search.simulations() >= 90);
            QVERIFY(search.simulations() < 90 + 3 * thinking.candidates); // a round ends with all of them tried
            int told = 0;
            for (const Search::Considered &one : search.considered()) {
                told += one.simulations;
                QVERIFY(one.chance >= 0 && one.chance <= 1);
            }
            QCOMPARE(told, search.simulations());
            // By time it may be asked at any moment, and comes to an end.
            thinking.simulations = 0;
            thinking.milliseconds = 20;
            Search timed(sheet(), view, side, list, thinking, 1);
            QVERIFY(std::find(list.begin(), list.end(), timed.choice()) != list.end());
            while (timed.step())
                QVERIFY(std::find(list.begin(), list.end(), timed.choice()) != list.end());
            QVERIFY(timed.simulations() > 0);
        });
    }

    void winsWhatIsWon() // a second-line attack that cannot fail ends the battle (HOP-480): nothing else is looked for
    {
        Ground f;
        f.state.sides[1].level = 4;
        f.state.sides[1].total = 40;
        const int winner = f.put(0, "HI", 9, 6, 3);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Act act = decided(sheet(), f.state, *playerOf(sheet(), "strong@60"), seed);
            QCOMPARE(act.deed, Deed::behind);
            QCOMPARE(static_cast<int>(act.a), winner);
        }
    }

    void measures() // "strong@200", "strong@50ms"
    {
        QCOMPARE(playerOf(sheet(), "strong@200")->id(), std::string("strong@200"));
        QVERIFY(playerOf(sheet(), "strong@50ms") != nullptr);
        for (const char *wrong : {"strong@", "strong@0", "strong@-3", "strong@1e3", "strong@5s", "strongest", "greedy@5"})
            QVERIFY_EXCEPTION_THROWN(playerOf(sheet(), wrong), Error);
    }

    void levels() // HOP-923: those offered are players, and each says how strong it is
    {
        const Hoplites rules{FigureFolder(figuresFolder())};
        const std::vector<std::string> players = rules.players();
        QCOMPARE(rules.levels().size(), std::size_t{4});
        for (const Arena::Level &level : rules.levels()) {
            QVERIFY(std::find(players.begin(), players.end(), level.id) != players.end());
            QVERIFY(!level.label.empty() && !level.text.empty());
        }
        QCOMPARE(rules.usualLevel(), std::string("greedy"));
    }

    void beatsGreedy() // the same decks and dice for both, as they change sides: a search that is broken falls behind
    {
        const auto strong = playerOf(sheet(), "strong@48");
        double points = 0;
        int games = 0;
        for (const char *id : {"carthage", "greeks", "gauls", "parthia"}) {
            const Army both = armyFrom(sheet(), army(id));
            const State start = startState(sheet(), both, both, options());
            for (std::uint64_t pair = 0; pair < 3; ++pair)
                for (const bool swapped : {false, true}) {
                    const std::array<const Player *, 2> players{swapped ? &playerOf("greedy") : strong.get(),
                                                                swapped ? strong.get() : &playerOf("greedy")};
                    const State end = playBattle(sheet(), start, players, gameKeyFromSeed(pair + 1), pair, nullptr, nullptr);
                    points += end.winner > 1 ? 0.5 : end.winner == (swapped ? 1 : 0) ? 1 : 0;
                    ++games;
                }
        }
        QVERIFY2(points > games / 2.0, qPrintable(QString::number(points)));
    }
};

OPTIO_TEST(HoplitesStrongTest)

} // namespace hoplites_strong_test

#include "hoplites_strong_test.moc"
