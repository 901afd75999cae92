// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown while a side prepares an act hangs on nothing that the other keeps to itself: the acts it is offered, their forms, refusals
// and odds, and what the board tells of a gesture are the same whatever the enemy holds and hides (HOP-041, HOP-902).
#include "rules/counted.h"
#include "rules/dice/odds.h"
#include "rules/sides.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/players/arena.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"
#include "tests/rulesets/hoplites/hoplites_secrets.h"
#include "tests/suite.h"

#include <QtTest>

namespace hoplites_prepared_test {

using namespace hoplitestest;

namespace {

const Hoplites &rules()
{
    static const Hoplites ruleset{FigureFolder(figuresFolder())};
    return ruleset;
}

const Names &names()
{
    static const Names made = [] {
        Names all;
        all.army = {"Reds", "Blues"};
        for (std::size_t side = 0; side < 2; ++side)
            for (int unit = 0; unit < mostUnits; ++unit)
                all.units[side].push_back(all.army[side] + " " + std::to_string(unit + 1));
        return all;
    }();
    return made;
}

/// The odds of an act in words, where they are not a long matter.
std::string oddsIn(const Case &ready)
{
    struct TooLong {};
    std::string text;
    try {
        Walk walk;
        int paths = 0;
        const bool counted = dynamic_cast<const Counted *>(&ready) != nullptr;
        const Distribution odds = counted ? oddsOf(ready) : walk.run([&](Dice &dice) {
            if (++paths > 400)
                throw TooLong{};
            return ready.roll(dice);
        });
        for (const Share &share : odds.shares)
            text += ready.outcome(share.outcome).label + " " + fraction(share.weight, odds.of) + "; ";
    } catch (const TooLong &) {
        text += "long";
    }
    return text;
}

/// All that is shown of the acts of the side that is to act.
std::string preparing(const Json &json)
{
    const Resolver &resolver = rules().resolver("act");
    std::string text;
    for (const optio::Act &act : rules().acts(json)) {
        text += act.label + act.refusal + act.input.dump();
        if (!act.input.contains("do"))
            continue;
        text += resolver.refusal(json, act.input) + toJson(resolver.form(&json, act.input)).dump() +
                oddsIn(*resolver.prepareLenient(&json, act.input)) + "\n";
    }
    return text;
}

} // namespace

class HoplitesPreparedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingOfTheOthers() // HOP-041 HOP-902 HOP-920
    {
        Pcg random(23);
        int looked = 0, exchanged = 0, weighed = 0;
        for (int game = 0; game < 60; ++game) {
            State state = anyBattle(random);
            PlayoutDice source(static_cast<std::uint64_t>(game));
            Dice dice(source);
            ActList list;
            while (!state.over()) {
                const int side = state.toAct();
                actions(sheet(), state, side, list);
                if (random.below(25) == 0) {
                    const Json json = toJson(sheet(), state, names()),
                               other = toJson(sheet(), otherSecrets(state, side, random, exchanged), names());
                    const std::string is = preparing(json), were = preparing(other);
                    QVERIFY2(is == were, (is + "\nwith other secrets:\n" + were).c_str());
                    looked += json != other;
                    weighed += is.find("; ") != std::string::npos;
                }
                apply(sheet(), state, list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))], dice);
            }
        }
        QVERIFY(looked > 200);
        QVERIFY(weighed > 50);
        QVERIFY(exchanged > 30);
    }
};

OPTIO_TEST(HoplitesPreparedTest)

} // namespace hoplites_prepared_test

#include "hoplites_prepared_test.moc"
