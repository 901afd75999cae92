// SPDX-License-Identifier: GPL-3.0-or-later
// A whole battle of Tropaion between Caesarian Romans and Gauls, from the deal of the cards to the defeat (see golden_battle.h): foul
// weather, a flank march, cards on both sides, charges with free moves, warbands, shots that are answered, rallies, wavering.
#include "tests/golden_battle.h"
#include "tests/suite.h"
#include "tests/tropaion_support.h"

#include <QtTest>

#include <set>

namespace tropaion_golden_test {

using namespace tropaiontest;

class TropaionGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void report()
    {
        QVERIFY2(battle().trouble().empty(), battle().trouble().c_str());
        QVERIFY2(battle().report() == battle().written(), "the report differs from golden/tropaion-battle.md");
    }

    void journal() { QVERIFY2(battle().verified().empty() && battle().takenBack(), battle().verified().c_str()); }

    // TRO-044 TRO-125 TRO-134 TRO-135: what the battle is for.
    void holdsThem()
    {
        const std::string told = battle().report();
        for (const char *what : {"Foul weather delays", "Nobles 1 and Nobles 2 arrive",
                                 "Broken Vine Staff",   "Break the Lines",
                                 "Shieldwall",          "Darken the Skies",
                                 "Run Them Down",       "Hold! Hold!",
                                 "Em Moving",           "goes back",
                                 "shoots at",           "passes with",
                                 "is pushed back",      "is broken",
                                 "without a test",      "now wavering",
                                 "1 MU farther",        "form a mass",
                                 "pay: morale",         "turns into the flank",
                                 "have lost the battle"})
            QVERIFY2(tells(told, what), what);
        QVERIFY(rules().ended(battle().end()).at("over").get<bool>());
        std::set<std::string> done;
        for (const Json &act : battle().script().at("acts"))
            done.insert(act.at("do").get<std::string>());
        for (const Resolver *resolver : rules().resolvers())
            QVERIFY2(done.contains(resolver->id()), resolver->id().c_str());
    }

private:
    static const GoldenBattle &battle()
    {
        static const GoldenBattle played(rules(), "tropaion-battle", 303);
        return played;
    }
};

OPTIO_TEST(TropaionGoldenTest)

} // namespace tropaion_golden_test

#include "tropaion_golden_test.moc"
