// SPDX-License-Identifier: GPL-3.0-or-later
// What is quick where battles are played on is the same as what it stands for: worths looked up, plans of attack, acts done and listed in
// one go (HOP-920).
#include "rulesets/hoplites/players/players.h"
#include "rulesets/hoplites/players/shock_plans.h"
#include "rulesets/hoplites/players/thinker.h"
#include "rulesets/hoplites/state_json.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace hoplites_playout_test {

using namespace hoplitestest;
using optio::hoplites::Act;

const Json many = {{"fog", true}, {"pursuit", true}, {"dynamic", true}, {"ground_woods", true}, {"restricted_chariots", true}};

/// Calls `f(state, list)` at each decision of battles of a period, in which one act of three is any act and the others are greedy's.
template <class F> void battles(const std::string &period, F &&f)
{
    std::vector<Army> all;
    for (const Json &roster : armies())
        if (roster.at("period") == period)
            all.push_back(armyFrom(sheet(), roster));
    ActList list;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Pcg random(seed);
        PlayoutDice source(seed);
        Dice dice(source);
        State state =
            startState(sheet(), all[seed % all.size()], all[seed * 5 / 2 % all.size()], options(seed % 2 == 0 ? many : Json::object()));
        while (!state.over()) {
            actions(sheet(), state, state.toAct(), list);
            f(state, list);
            apply(sheet(), state,
                  random.below(3) == 0 ? list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))]
                                       : playerOf("greedy").choose(sheet(), state, state.toAct(), list, random),
                  dice);
        }
    }
}

class HoplitesPlayoutTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void looksUpWhatIsTrue_data()
    {
        QTest::addColumn<QString>("period");
        for (const char *period : {"antiquity", "300", "samurai", "fantasy"})
            QTest::newRow(period) << QString::fromLatin1(period);
    }
    void looksUpWhatIsTrue() // a worth that is looked up is that of a weigher who has never weighed anything
    {
        QFETCH(QString, period);
        Weigher used(sheet(), true);
        int weighed = 0;
        battles(period.toStdString(), [&](const State &state, const ActList &list) {
            if (state.phase != Phase::shock || state.prompt != Prompt::none)
                return;
            const Sight sight(sheet(), state, state.active);
            const Looks looks(state);
            const LooksOf &mine = looks.of[state.active], &theirs = looks.of[state.active ^ 1u];
            const Melee melee(used, state, state.active);
            for (const Act &act : list)
                if (act.deed == Deed::attack && ++weighed % 37 == 0) {
                    Weigher fresh(sheet(), true);
                    const double worth = fresh.worth(state, act);
                    QCOMPARE(melee.worth(sight, mine, theirs, act), worth);
                    // Wherever the two stand: one on one by itself.
                    if (act.b == nobody && act.d == nobody && (state.own().rules & longSwords) == 0 && act.flank(0) == Flank::front) {
                        const Unit &one = sight.mine(act.a), &other = sight.theirs(act.c);
                        QCOMPARE(melee.duel(one, lookOf(one), other, lookOf(other), sight.other.ground[other.column],
                                            sight.flanks(one, other, Flank::front)),
                                 worth);
                    }
                } else if (act.deed == Deed::attack) {
                    melee.worth(sight, mine, theirs, act);
                }
        });
        QVERIFY2(weighed > 500, qPrintable(QString::number(weighed)));
    }

    void plansAttackAsGreedyDoes_data() { looksUpWhatIsTrue_data(); }
    void plansAttackAsGreedyDoes() // the next attack of a plan is the best of the whole list
    {
        QFETCH(QString, period);
        const bool plain = period == QString::fromLatin1("antiquity") || period == QString::fromLatin1("300");
        Weigher rough(sheet(), true);
        int decisions = 0;
        ActList none;
        battles(period.toStdString(), [&](const State &state, const ActList &list) {
            QCOMPARE(ShockPlans::decide(sheet().modules[state.module]), plain); // others have cards and bans of their own
            if (!plain || state.phase != Phase::shock || state.prompt != Prompt::none)
                return;
            ++decisions;
            none.clear();
            QCOMPARE(rough.plans().choose(state, none), Thinker(rough, state, state.active, list).choose());
        });
        QVERIFY(decisions > (plain ? 50 : -1));
    }

    void playsOnAsItApplies_data() { looksUpWhatIsTrue_data(); }
    void playsOnAsItApplies() // the same state and the same list; only a lazy one leaves out that of a shock phase
    {
        QFETCH(QString, period);
        int left = 0, done = 0;
        ActList next, lazy, wanted;
        battles(period.toStdString(), [&](const State &state, const ActList &list) {
            const Act act = list[static_cast<std::size_t>(++done) % list.size()];
            std::array<State, 3> after{state, state, state};
            for (std::size_t i = 0; i < after.size(); ++i) {
                PlayoutDice source(static_cast<std::uint64_t>(done));
                Dice dice(source);
                if (i == 0)
                    apply(sheet(), after[i], act, dice);
                else
                    playOn(sheet(), after[i], act, dice, i == 1 ? next : lazy, i == 2);
            }
            actions(sheet(), after[0], after[0].toAct(), wanted);
            for (std::size_t i = 1; i < after.size() && done % 5 == 0; ++i)
                QCOMPARE(toJson(sheet(), after[i], Names()), toJson(sheet(), after[0], Names()));
            QVERIFY(std::equal(wanted.begin(), wanted.end(), next.begin(), next.end()));
            if (lazy.empty() && !wanted.empty()) {
                ++left;
                QVERIFY(after[0].phase == Phase::shock && after[0].prompt == Prompt::none);
            } else {
                QVERIFY(std::equal(wanted.begin(), wanted.end(), lazy.begin(), lazy.end()));
            }
        });
        QVERIFY(left > 10);
    }
};

OPTIO_TEST(HoplitesPlayoutTest)

} // namespace hoplites_playout_test

#include "hoplites_playout_test.moc"
