// SPDX-License-Identifier: GPL-3.0-or-later
// Pools typed as hits: written without faces nobody told, ruled, verified, reported, taken back and amended like any other dice.
#include "rules/dice/pools.h"
#include "tests/rules/made_up_play.h"
#include "tests/rules/made_up_volley.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

namespace pool_test {

using namespace optio;
using namespace optio::madeup;

namespace {

const Camp ruleset;

using Faces = std::vector<int>;

std::string findings(const Play &play)
{
    std::string all;
    for (const VerifyFinding &finding : verifyJournal(play.game.ruleset(), play.entries))
        all += finding.text + "\n";
    return all;
}

const Entry &volley(Play &play, int shots, const std::optional<Faces> &typed)
{
    return play.add(play.game.act("volley", {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", {{"shots", shots}}}}, typed, noon));
}

int lost(const Json &state, const char *unit) { return state.at("units").at(unit).at("lost").get<int>(); }

bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

} // namespace

class PoolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void poolsTypedAsHitsAreWrittenSo()
    {
        Play play(ruleset);
        const Entry &entry = volley(play, 4, Faces{faceOf({0, 0, 3})});
        const Json dice = entry.json.at("result").at("dice");
        QCOMPARE(dice.size(), std::size_t{1}); // nobody said what each die showed
        QCOMPARE(dice[0].at("value"), Json(3));
        QCOMPARE(dice[0].at("pool"), Json({{"dice", 4}, {"from", 4}}));
        QCOMPARE(lost(play.game.state(), "b1.1"), 3);
        QCOMPARE(findings(play), std::string());
        QCOMPARE(toJson(drawFromJson(dice[0])), dice[0]);
        QVERIFY(holds(battleReport(play.game.ruleset(), play.entries), "3 hits of 4 dice"));
        QVERIFY(holds(battleReport(play.game.ruleset(), play.entries), "3 with 4 dice (expected 2.0)"));
        for (const Faces &wrong :
             {Faces{faceOf({0, 0, 5})}, Faces{6, faceOf({0, 0, 1})}, Faces{faceOf({3, 4, 1})}, Faces{faceOf({0, 0, 1}), 4}})
            QVERIFY(!refusal([&] { volley(play, 4, wrong); }).empty());
        QVERIFY(!refusal([&] { play.clash(0, 0, 0, Faces{faceOf({0, 0, 1}), 4}); }).empty()); // single dice are no pool
        // Taken back, done again, and amended, in each way of typing it.
        play.undo();
        volley(play, 4, Faces{faceOf({4, 4, 2})});
        QCOMPARE(findings(play), std::string());
        Amending other{3, nullptr, nullptr, false, Faces{faceOf({0, 0, 1})}, {}, "one hit only"};
        play.amend(other);
        QCOMPARE(lost(play.game.state(), "b1.1"), 1);
        other.typed = Faces{6, 6, 6, 1};
        play.amend(other);
        QCOMPARE(lost(play.game.state(), "b1.1"), 3);
        QCOMPARE(findings(play), std::string());
    }

    void aPoolThatGrowsIsToldAndNotGuessed()
    {
        Play play(ruleset);
        volley(play, 4, Faces{faceOf({0, 0, 3})});
        const Amending more{1, {{"answers", {{"shots", 5}}}}, nullptr, false, {}, {}, "five, we say"};
        QVERIFY(holds(refusal([&] { amend(play.game.ruleset(), play.entries, more); }), "4 dice"));
        Amending typed = more;
        typed.typed = Faces{faceOf({0, 0, 3})};
        play.amend(typed);
        QCOMPARE(lost(play.game.state(), "b1.1"), 3);
        QCOMPARE(findings(play), std::string());
    }

    void theNextPoolIsFound()
    {
        const Play play(ruleset);
        const auto ready =
            ruleset.resolver("volley").prepare(&play.game.state(), {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", {{"shots", 5}}}});
        std::string label;
        QCOMPARE(nextPool(*ready, {}, &label), (std::optional<Pool>{Pool{5, 4, 0, 6}}));
        QCOMPARE(label, std::string("shot"));
        QVERIFY(!nextPool(*ready, {faceOf({0, 0, 2})})); // that was all
        QVERIFY(!nextPool(*ready, {3, 4}));              // in the middle of a pool typed die by die
        QCOMPARE(expectedHits({5, 4, 0, 6}), 2.5);
    }
};

OPTIO_TEST(PoolTest)

} // namespace pool_test

#include "pool_test.moc"
