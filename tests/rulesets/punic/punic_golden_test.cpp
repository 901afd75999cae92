// SPDX-License-Identifier: GPL-3.0-or-later
// A whole battle of the Punic Wars with typed dice, as golden/punic-battle.json tells it act by act: elephants that rampage, a line that is
// relieved, a leader's death, a rout. Its report is golden/punic-battle.md, compared byte for byte (see
// golden_battle.h).
#include "tests/golden/golden_battle.h"
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_golden_test {

using namespace punictest;

class PunicGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void report()
    {
        QVERIFY2(battle().trouble().empty(), battle().trouble().c_str());
        QVERIFY2(battle().report() == battle().written(), "the report differs from golden/punic-battle.md");
        QVERIFY2(battle().sameEverywhere(), "another state, die or result than that kept in golden/fingerprints.json");
    }

    // The rulings are those of today's rules, and taking all back restores the start.
    void journal()
    {
        QVERIFY2(battle().verified().empty(), battle().verified().c_str());
        QVERIFY(battle().takenBack());
    }

    // PUN-074 PUN-118 PUN-279 PUN-282: what the battle is for.
    void holdsThem()
    {
        const std::string told = battle().written();
        for (const char *what : {"rampages", "relieve the", "is killed", "routs", "bursts through", "eliminated"})
            QVERIFY2(holds(told, what) || holds(told, std::string(what)), what);
    }

private:
    static const GoldenBattle &battle()
    {
        static const GoldenBattle played(game(), "punic-battle", 202);
        return played;
    }
};

OPTIO_TEST(PunicGoldenTest)

} // namespace punic_golden_test

#include "punic_golden_test.moc"
