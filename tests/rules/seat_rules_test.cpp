// SPDX-License-Identifier: GPL-3.0-or-later
// What each seat knows of a game (LNK-12, LNK-14), in random games of every rule set: enough to draw its page, nothing of the other's.
#include "rules/journal/seat_rules.h"
#include "rules/journal/secrets.h"
#include "rules/journal/state_rules.h"
#include "rulesets/registry.h"
#include "tests/deep.h"
#include "tests/rules/feud/feud.h"
#include "tests/soak/random_game.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace seat_rules_test {

using namespace optio;

class SeatRulesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void seatsKnowTheirPage_data();
    void seatsKnowTheirPage();
    void handsAreDealtInTheDark();

private:
    const Registry registry_{rulesetsFolder("/proc/self/exe")};
};

void SeatRulesTest::seatsKnowTheirPage_data()
{
    QTest::addColumn<QString>("id");
    for (const auto &ruleset : registry_.all())
        QTest::newRow(ruleset->id().c_str()) << QString::fromStdString(ruleset->id());
}

/// LNK-14: a rule set with secrets says what each seat knows; its page can be drawn from that alone, and the rule set can work with it.
void SeatRulesTest::seatsKnowTheirPage()
{
    QFETCH(QString, id);
    const Ruleset &ruleset = registry_.at(id.toStdString());
    const auto *rules = dynamic_cast<const SeatRules *>(&ruleset);
    QCOMPARE(rules != nullptr, keepsSecrets(ruleset));
    if (rules == nullptr)
        return;
    int looked = 0;
    for (std::uint64_t seed = 1; seed <= (test::deep() ? 200U : 8U); ++seed) {
        randomly::RandomGame game(ruleset, seed);
        for (int act = 0; act < 60; ++act) {
            const Json &state = game.game.state();
            for (const char *side : {"a", "b", ""}) {
                const Json seen = rules->seenBy(state, side);
                dynamic_cast<const StateRules &>(ruleset).checkState(seen);
                QVERIFY2(rules->seenBy(seen, side) == seen, "known once, known twice");
                QCOMPARE(QString::fromStdString(toJson(ruleset.view(seen, side)).dump()),
                         QString::fromStdString(toJson(ruleset.view(state, side)).dump()));
                QCOMPARE(ruleset.turn(seen), ruleset.turn(state));
                ++looked;
            }
            QVERIFY2(rules->seenBy(rules->seenBy(state, "a"), "") == rules->seenBy(state, ""), "both know no more than one");
            if (!game.step())
                break;
        }
    }
    QVERIFY(looked > 500);
}

/// LNK-14: two games that differ in what is hidden alone are the same to the other side.
void SeatRulesTest::handsAreDealtInTheDark()
{
    for (const char *id : {"tropaion", "hoplites"}) {
        const Ruleset &ruleset = registry_.at(id);
        const auto &rules = dynamic_cast<const SeatRules &>(ruleset);
        const std::string resolver = std::string(id) == "tropaion" ? "deal" : "act";
        const Json input = std::string(id) == "tropaion" ? Json::object() : Json{{"do", {{"act", "deal"}}}};
        const auto &armies = ruleset.armies();
        const auto met = std::find_if(armies.begin() + 1, armies.end(),
                                      [&](const Json &army) { return army.value("period", "") == armies.front().value("period", ""); });
        std::set<std::string> real, seen, own;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const GameSetup setup{armies.front(), *met, Json::object(), gameKeyFromSeed(seed), randomly::noon};
            Game game = Game::start(ruleset, setup);
            game.follow(game.act(resolver, input, {}, randomly::noon));
            real.insert(game.state().dump());
            Json open = rules.seenBy(game.state(), "");
            if (std::string(id) == "hoplites")
                open.erase("battle"); // who won the dice for the first turn is told to both
            seen.insert(open.dump());
            own.insert(rules.seenBy(game.state(), "b").dump());
        }
        QCOMPARE(real.size(), 6U);
        QVERIFY2(seen.size() <= 2, id);
        QVERIFY(own.size() == 6);
    }
}

OPTIO_TEST(SeatRulesTest)

} // namespace seat_rules_test

#include "seat_rules_test.moc"
