// SPDX-License-Identifier: GPL-3.0-or-later
// A whole rule set on one page (FEU-1 to FEU-3): what a rule set gets for its two hundred lines.
#include "rules/journal/journal.h"
#include "rules/ruling/offers.h"
#include "tests/rules/feud/feud.h"
#include "tests/suite.h"

#include <QtTest>

namespace feud_test {

using namespace optio;

namespace {

std::unique_ptr<Ruleset> rules() { return feud::ruleset(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/rules/feud/figures"); }

Json begun(const Ruleset &feud) { return feud.start(feud.armies().at(0), feud.armies().at(1), Json::object()); }

/// What an act makes of a state; faces are thrown in this order.
Json after(const Ruleset &feud, Json state, const std::string &id, const Json &input, const std::vector<int> &faces = {})
{
    const Resolver &act = feud.resolver(id);
    EnteredDice dice(faces);
    Dice thrown(dice);
    optio::apply(state, act.prepare(&state, completeInGame(act, state, input))->rule(thrown).changes);
    return state;
}

} // namespace

class FeudTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oddsAreCounted() // FEU-2
    {
        const auto feud = rules();
        const Json state = begun(*feud), level{{"a", "a1.1"}, {"b", "b1.1"}};
        const Resolver &fight = feud->resolver("fight");
        const Distribution odds = oddsOf(*fight.prepare(&state, fight.complete(&state, level)));
        QCOMPARE(fraction(odds.weight(2), odds.of), std::string("5/12"));
        Json high = level;
        high["answers"] = {{"hill", "a"}};
        const Distribution better = oddsOf(*fight.prepare(&state, fight.complete(&state, high)));
        QCOMPARE(fraction(better.weight(2), better.of), std::string("7/12"));
    }

    void lowerTotalLosesAStep() // FEU-2: three acts on, who has lost a step throws worse, and who has lost all is out
    {
        const auto feud = rules();
        const Json input{{"a", "a1.1"}, {"b", "b1.2"}};
        Json state = after(*feud, begun(*feud), "fight", input, {5, 4});
        QCOMPARE(state.at("units").at("b1.2").at("lost").get<int>(), 1);
        state = after(*feud, state, "fight", input, {4, 5});
        QCOMPARE(feud->view(state, "").sides.at(1).groups.at(0).units.at(1).lost, 1);
        state = after(*feud, state, "fight", input, {6, 1});
        QCOMPARE(feud->view(state, "").sides.at(1).groups.at(0).units.at(1).lost, 2);
        QVERIFY(!feud->resolver("fight").refusal(state, input).empty());
        QVERIFY(!feud->ended(state).at("over").get<bool>());
    }

    void oathIsItsOwners() // FEU-3: neither the form of the other, nor his view, nor what is told of the act says who is to fall
    {
        const auto feud = rules();
        const Resolver &oath = feud->resolver("oath");
        QVERIFY(oath.secret());
        QCOMPARE(oath.pageOf({}, {{"side", "b"}}), std::string("b"));
        const Json state = after(*feud, begun(*feud), "oath", {{"side", "b"}, {"answers", {{"foe", "a1.2"}}}});
        QCOMPARE(feud->view(state, "b").sides.at(1).badges.size(), std::size_t{1});
        for (const char *other : {"a", ""})
            QVERIFY(toJson(feud->view(state, other)).dump().find("to fall") == std::string::npos);
    }

    void turnPasses() // FEU-1
    {
        const auto feud = rules();
        Json state = after(*feud, begun(*feud), "end-turn", Json::object());
        QCOMPARE(feud->view(state, "").active, std::string("b"));
        QCOMPARE(feud->turn(state), 1);
        state = after(*feud, state, "end-turn", Json::object());
        QCOMPARE(feud->turn(state), 2);
    }

    void badStatesAreRefused()
    {
        const auto feud = rules();
        Json state = begun(*feud);
        state["units"]["a1.1"]["lost"] = "two";
        QVERIFY_THROWS_EXCEPTION(Error, feud->ended(state));
        QVERIFY_THROWS_EXCEPTION(Error, after(*feud, begun(*feud), "fight", {{"a", "a1.1"}, {"b", "b9"}}, {1, 1}));
    }

    void describedOutsideAGame()
    {
        const auto feud = rules();
        for (const Resolver *act : feud->resolvers())
            QVERIFY(act->prepare(nullptr, act->complete(nullptr, act->example())) != nullptr);
    }
};

OPTIO_TEST(FeudTest)

} // namespace feud_test

#include "feud_test.moc"
