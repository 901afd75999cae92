// SPDX-License-Identifier: GPL-3.0-or-later
// Combats of DBM and DBA in random games, each played through all its dice: what comes of them is what the odds said, and the game follows
// (DBM-153, DBM-196, DBA-046).
#include "tests/rulesets/dba/dba_support.h"
#include "tests/rulesets/dbm/dbm_support.h"
#include "tests/soak/soak_player.h"
#include "tests/suite.h"

#include <QtTest>

namespace dbx_played_test {

using namespace optio;

namespace {

constexpr int wanted = 300; ///< combats of each resolver

/// How many elements of a side a ruling loses.
int lostBy(const Json &state, const Ruling &ruling, const std::string &side)
{
    int lost = 0;
    for (const Change &change : ruling.changes)
        if (change.path.starts_with("/units/") && change.path.ends_with("/lost") &&
            state.at(Json::json_pointer(change.path).parent_pointer()).at("side") == side)
            lost += change.to.get<int>() - change.from.get<int>();
    return lost;
}

/// A battle in which some have lost elements, and some stand in contact.
Json battle(const Ruleset &ruleset, soak::Chance &chance)
{
    Json state = ruleset.start(chance.of(ruleset.armies()), chance.of(ruleset.armies()), Json::object());
    std::vector<std::string> ids;
    for (const auto &[id, unit] : state["units"].items())
        ids.push_back(id);
    for (auto &[id, unit] : state["units"].items()) {
        const int count = unit["count"];
        const int lost = chance.once(4) ? static_cast<int>(chance.below(static_cast<std::size_t>(count))) : 0;
        unit["lost"] = lost;
        if (const std::string &foe = chance.of(ids); chance.once(3) && state["units"][foe]["side"] != unit["side"])
            unit["marks"] = Json::array({{{"count", 1}, {"contact", foe}}});
    }
    if (state["sides"][0].contains("commands"))
        for (Json &side : state["sides"])
            for (Json &command : side["commands"])
                command["demoralised"] = chance.once(4);
    state["active"] = chance.once(2) ? "a" : "b";
    return state;
}

/// The results of both sides, of 36 throws: as the odds tell, or thrown one by one.
using Results = std::map<std::string, Weight>;

Results toldBy(const Case &ready)
{
    Results results;
    const Distribution odds = oddsOf(ready);
    for (const Share &share : odds.shares)
        results[ready.outcome(share.outcome).results.dump()] += share.weight * (36 / odds.of);
    return results;
}

/// Throws all dice, and looks at the game after each.
Results thrown(const Case &ready, const Json &state, const Json &complete, std::string &fault)
{
    Results results;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            EnteredDice source({a, b});
            Dice dice(source);
            const Ruling ruling = ready.rule(dice);
            Json result = Json::object();
            for (const std::size_t side : {0u, 1u}) {
                const char *slot = side == 0 ? "a" : "b";
                result[slot] = ruling.outcome.at(side).result;
                const Json &row = complete.at(slot);
                const std::string unit = row.is_string() ? row.get<std::string>() : row.at("unit").get<std::string>();
                const std::string army = state.at("units").at(unit).at("side");
                if (lostBy(state, ruling, army) != (result[slot] == "destroyed" ? 1 : 0))
                    fault = ruling.sentence + ": the losses of the game are others";
            }
            results[result.dump()] += 1;
        }
    return results;
}

void playOut(const Ruleset &ruleset, const char *resolver)
{
    soak::Chance chance(20261123);
    const Resolver &combat = ruleset.resolver(resolver);
    Json state;
    int played = 0;
    for (int tries = 0; tries < 100 * wanted && played < wanted; ++tries) {
        if (tries % 40 == 0)
            state = battle(ruleset, chance);
        std::array<std::vector<std::string>, 2> rows;
        for (const auto &[id, unit] : state.at("units").items())
            rows[unit.at("side") == state.at("active") ? 0 : 1].push_back(id);
        Json input = {{"a", chance.of(rows[0])}, {"b", chance.of(rows[1])}};
        Json complete;
        try {
            if (!combat.refusal(state, input).empty())
                continue;
            soak::answered(combat, state, input, chance);
            complete = combat.complete(&state, input);
        } catch (const Error &) {
            continue; // more aid than there is, say
        }
        const auto ready = combat.prepare(&state, complete);
        std::string fault;
        const Results told = toldBy(*ready), real = thrown(*ready, state, complete, fault);
        QVERIFY2(told == real, complete.dump().c_str());
        QVERIFY2(fault.empty(), fault.c_str());
        ++played;
    }
    QCOMPARE(played, wanted);
}

} // namespace

class DbxPlayedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dbmCloseCombat() { playOut(dbmtest::rules(), "close-combat"); }
    void dbmShooting() { playOut(dbmtest::rules(), "shooting"); }
    void dbaCloseCombat() { playOut(dbatest::rules(), "close-combat"); }
    void dbaShooting() { playOut(dbatest::rules(), "shooting"); }
};

OPTIO_TEST(DbxPlayedTest)

} // namespace dbx_played_test

#include "dbx_played_test.moc"
