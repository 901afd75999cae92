// SPDX-License-Identifier: GPL-3.0-or-later
// A luck-free battle of Ancients, as golden/ancients-battle.json tells it act by act: held and uncontrolled units, a barbarian charge, a
// leader that is out for a turn, a camp that falls. Its report is golden/ancients-battle.md, compared byte for byte (see
// golden_battle.h).
#include "tests/golden/golden_battle.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_golden_test {

using namespace ancientstest;

class AncientsGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void report()
    {
        QVERIFY2(battle().trouble().empty(), battle().trouble().c_str());
        QVERIFY2(battle().report() == battle().written(), "the report differs from golden/ancients-battle.md");
        QVERIFY2(battle().sameEverywhere(), "another state, die or result than that kept in golden/fingerprints.json");
    }

    // The rulings are those of today's rules, and taking all back restores the start.
    void journal()
    {
        QVERIFY2(battle().verified().empty(), battle().verified().c_str());
        QVERIFY(battle().takenBack());
    }

    // ANC-059 ANC-061 ANC-093 ANC-097 ANC-135: what the battle is for.
    void holdsThem()
    {
        const std::string told = battle().written();
        for (const char *what :
             {"are held for", "Their charge is spent", "is out for its next turn", "The camp of Romans is taken", "have won"})
            QVERIFY2(tells(told, what), what);
    }

private:
    static const GoldenBattle &battle()
    {
        static const GoldenBattle played(rules(), "ancients-battle", 202);
        return played;
    }
};

OPTIO_TEST(AncientsGoldenTest)

} // namespace ancients_golden_test

#include "ancients_golden_test.moc"
