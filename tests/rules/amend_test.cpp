// SPDX-License-Identifier: GPL-3.0-or-later
// Amending: an entry far back made otherwise, what follows from it, and that it finds no better dice.
#include "tests/rules/amending.h"
#include "tests/rules/made_up_volley.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

namespace amend_test {

using namespace optio;
using namespace optio::madeup;
using namespace amendtest;

namespace {

const Camp ruleset;
const Camp frail(Edition{1, false, 2}); ///< counters of two steps

bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

int lost(const Json &state, const std::string &unit) { return state.at("units").at(unit).at("lost").get<int>(); }

const Entry &volley(Play &play, int shots, const std::optional<std::vector<int>> &typed = {})
{
    return play.add(play.game.act("volley", {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", {{"shots", shots}}}}, typed, noon));
}

using Faces = std::vector<int>;

} // namespace

class AmendTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // --- differences --------------------------------------------------------------------------------------------------
    void differenceOfAnyValues()
    {
        const Json from = parseJson(R"({"a/b":1,"gone":[1],"list":[1,2],"same":{"x":[{"y":2}]},"nulls":[1,null],"deep":{"~":1}})", "from");
        const Json to =
            parseJson(R"({"a/b":2,"list":[1,2,3],"new":{},"same":{"x":[{"y":3}]},"nulls":[null,1],"deep":{"~":2,"z":""}})", "to");
        Json state = from;
        const std::vector<Change> changes = difference(from, to);
        optio::apply(state, changes);
        QCOMPARE(canonical(state), canonical(to));
        optio::apply(state, inverse(changes));
        QCOMPARE(canonical(state), canonical(from));
        QVERIFY(difference(to, to).empty());
        std::string paths;
        for (const Change &change : changes)
            paths += change.path + " ";
        QVERIFY2(holds(paths, "/a~1b ") && holds(paths, "/same/x/0/y ") && holds(paths, "/deep/~0 "), paths.c_str());
    }

    void valuesMoveAsTheyMoved()
    {
        const auto at = [](const char *from, const char *to, const char *now) {
            return canonical(moved(parseJson(from, "a"), parseJson(to, "b"), parseJson(now, "c")));
        };
        QCOMPARE(at("1", "2", "5"), std::string("6"));
        QCOMPARE(at("true", "false", "true"), std::string("false"));
        QCOMPARE(at("[1]", "[1,2]", "[3]"), std::string("[3,2]"));
        QCOMPARE(at("[1,2]", "[2]", "[3,1]"), std::string("[3]"));
        QCOMPARE(at(R"({"x":1,"y":1})", R"({"x":2,"y":1})", R"({"x":4,"y":7})"), std::string(R"({"x":5,"y":7})"));
        QCOMPARE(at("\"dry\"", "\"rain\"", "\"fog\""), std::string("\"rain\""));
        QCOMPARE(at("1", "\"none\"", "2"), std::string("\"none\""));
        QCOMPARE(at("[1]", "[1,2]", "null"), std::string("[2]"));
        QCOMPARE(at(R"([{"count":1,"hit":true}])", R"([{"count":3,"hit":true}])", "[]"), std::string(R"([{"count":2,"hit":true}])"));
        QCOMPARE(at(R"([{"count":1,"hit":true}])", "[]", R"([{"count":1,"hit":true},{"count":1}])"), std::string(R"([{"count":1}])"));
        // What is counted keeps its number: a thing that is another now becomes what that would have become.
        QCOMPARE(at(R"([{"count":2,"moved":true}])", R"([{"count":1,"moved":true},{"count":1,"fought":true,"moved":true}])",
                    R"([{"bent":true,"count":2,"moved":true}])"),
                 std::string(R"([{"bent":true,"count":1,"fought":true,"moved":true},{"bent":true,"count":1,"moved":true}])"));
        QCOMPARE(at(R"([{"count":2,"marches":1}])", R"([{"count":2,"marches":2}])", "[]"), std::string(R"([{"count":2,"marches":1}])"));
        QCOMPARE(at(R"([{"count":1,"halted":true}])", R"([{"count":1,"halted":true,"shot":true}])", R"([{"count":1,"moved":true}])"),
                 std::string(R"([{"count":1,"moved":true,"shot":true}])"));
        QCOMPARE(at(R"([{"count":1,"foe":"x","hit":true}])", "[]", R"([{"bent":true,"count":1,"hit":true}])"),
                 std::string(R"([{"bent":true,"count":1}])"));
        QVERIFY(alike(parseJson(R"([{"count":1,"a":1},{"count":2}])", "a"), parseJson(R"([{"count":2},{"count":1,"a":1}])", "b")));
        QCOMPARE(at("null", "[1]", "[2]"), std::string("[2,1]"));
        // Things with an id are followed by it, fixed places by their number; names are a set.
        QCOMPARE(at(R"([{"id":"a","n":1},{"id":"b","n":1}])", R"([{"id":"a","n":1},{"id":"b","n":3}])",
                    R"([{"id":"b","n":2},{"id":"c","n":9},{"id":"a","n":7}])"),
                 std::string(R"([{"id":"b","n":4},{"id":"c","n":9},{"id":"a","n":7}])"));
        QCOMPARE(at(R"([{"id":"a"},{"id":"b"}])", R"([{"id":"b"},{"id":"d"}])", R"([{"id":"a"},{"id":"b"},{"id":"c"}])"),
                 std::string(R"([{"id":"b"},{"id":"c"},{"id":"d"}])"));
        QCOMPARE(at(R"([{"pips":1},{"pips":2}])", R"([{"pips":1},{"pips":0}])", R"([{"pips":5},{"pips":2}])"),
                 std::string(R"([{"pips":5},{"pips":0}])"));
        QCOMPARE(at("[0,0]", "[0,1]", "[2,0]"), std::string("[2,1]"));
        QCOMPARE(at(R"(["x"])", R"(["y"])", R"(["z"])"), std::string(R"(["z","y"])"));
        QCOMPARE(at("null", "2", "3"), std::string("5"));
        QCOMPARE(at("2", "null", "3"), std::string("null"));
    }

    // --- a forgotten +1 ten rulings ago -------------------------------------------------------------------------------
    void forgottenPlusOne()
    {
        Play play(frail);
        play.clash(0, 0, 0, Faces{3, 3}); // 1: with +1 b1.1 would be hurt
        for (int i = 0; i < 8; ++i)
            play.clash(1, 1, 0, Faces{4, 4}); // 2..9: others, untouched
        play.clash(1, 0, 0, Faces{3, 3});     // 10: against b1.1, which is worse by one now: different
        play.clash(0, 0, 0, Faces{6, 1});     // 11: b1.1 is hurt in any case; but after 1 and 10 it is off the table
        play.pass();                          // 12
        play.clash(2, 0, 0, Faces{3, 4});     // 13

        const Amendment amendment = worked(play, plus(1, 1));
        QCOMPARE(amendment.before, std::string("Red one and Blue one part unharmed"));
        QCOMPARE(amendment.after, std::string("Blue one is hurt by Red one"));
        // Kept, 10 hurts nobody; 11 still hurts, so that b1.1 is off the table when 13 is done.
        QCOMPARE(amendment.consequences.size(), std::size_t{2});
        QCOMPARE(amendment.consequences[0].n, 10);
        QCOMPARE(amendment.consequences[0].what, std::string("different"));
        QCOMPARE(amendment.consequences[0].after, std::string("Blue one is hurt by Red two"));
        QVERIFY(amendment.consequences[0].replayable);
        QCOMPARE(amendment.consequences[1].n, 13);
        QCOMPARE(amendment.consequences[1].what, std::string("illegal"));
        QCOMPARE(amendment.consequences[1].after, std::string("Blue one is off the table"));
        QVERIFY(!amendment.consequences[1].replayable);
        QCOMPARE(lost(amendment.state, "b1.1"), 2);

        // Play 10 again: then 11 is the one that cannot be done; kept, it hurts no more than there is.
        const Amendment replayed = worked(play, plus(1, 1, {{10, AmendChoice::replay}}));
        QCOMPARE(replayed.consequences[1].n, 11);
        QCOMPARE(replayed.consequences[1].what, std::string("illegal"));
        QCOMPARE(lost(replayed.state, "b1.1"), 2);

        // And struck.
        const Amendment struck = worked(play, plus(1, 1, {{10, AmendChoice::replay}, {11, AmendChoice::drop}, {13, AmendChoice::drop}}));
        QCOMPARE(lost(struck.state, "b1.1"), 2);

        const Json before = play.game.state();
        play.amend(plus(1, 1, {{10, AmendChoice::replay}, {11, AmendChoice::drop}, {13, AmendChoice::drop}}));
        QVERIFY(play.game.state() == struck.state);
        QCOMPARE(findings(play), std::string());
        QCOMPARE(play.game.amendments(), std::vector<int>{14});
        const Json &changes = play.entries.back().json.at("result").at("changes");
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes[0].at("path"), Json("/units/b1.1/lost"));
        QCOMPARE(changes[0].at("label"), Json("Blue one: steps lost: 1 → 2"));
        const Json &history = play.entries.back().json.at("history");
        QCOMPARE(history.size(), std::size_t{4});
        QCOMPARE(history[0].at("act").at("input").at("answers").at("eager"), Json(1));
        QCOMPARE(history[3], Json({{"n", 13}, {"how", "dropped"}}));
        play.undo();
        QVERIFY(play.game.state() == before);
        QCOMPARE(findings(play), std::string());
        QVERIFY(play.game.amendments().empty());
    }

    void keptActsMoveByAsMuch()
    {
        Play play(ruleset);
        play.clash(0, 0, 0, Faces{3, 3});
        play.clash(1, 0, 0, Faces{6, 1}); // b1.1: 0 → 1
        play.amend(plus(1, 1));           // the second comes out the same, upon a loss more
        QCOMPARE(lost(play.game.state(), "b1.1"), 2);
        const Json &history = play.entries.back().json.at("history");
        QCOMPARE(history[1].at("how"), Json("same"));
        QCOMPARE(history[1].at("result").at("changes")[0].at("from"), Json(1));
        QVERIFY(standingHistory(play.entries)[1].marks.empty()); // nobody needs to be told
        QCOMPARE(findings(play), std::string());
    }

    void listsKeepWhatOthersPutInThem()
    {
        Play play(ruleset);
        volley(play, 2, Faces{1, 1});
        volley(play, 2, Faces{6, 6});
        play.amend(strike(1));
        QCOMPARE(play.game.state().at("shot").size(), std::size_t{1});
        QCOMPARE(lost(play.game.state(), "b1.1"), 2);
        QCOMPARE(findings(play), std::string());
    }

    void correctionsSetWhatTheySet()
    {
        Play play(ruleset);
        play.clash(0, 0, 0, Faces{1, 6}); // a1.1 loses one
        play.correct(0, 3);               // set to 3
        play.clash(0, 0, 0, Faces{1, 6}); // 4
        play.amend(strike(1));
        QCOMPARE(lost(play.game.state(), "a1.1"), 4);
        const std::vector<StandingEntry> history = standingHistory(play.entries);
        QVERIFY(holds(history[1].result.at("sentence"), "0 → 3"));
        QCOMPARE(findings(play), std::string());
        // A correction made otherwise.
        Amending otherwise{2, nullptr, {{Play::path(0), 5}}, false, {}, {}, "miscounted twice"};
        play.amend(otherwise);
        QCOMPARE(lost(play.game.state(), "a1.1"), 6);
        QVERIFY(holds(standingHistory(play.entries)[1].result.at("sentence"), "0 → 5"));
        QCOMPARE(findings(play), std::string());
    }

    void amendedEntriesCanBeAmendedAgain()
    {
        Play play(ruleset);
        play.clash(0, 0, 0, Faces{3, 3});
        play.clash(1, 0, 0, Faces{3, 3});
        play.amend(plus(1, 1));
        QCOMPARE(lost(play.game.state(), "b1.1"), 1); // 2 was kept
        QVERIFY(holds(refusal([&] { play.amend(plus(1, 1)); }), "changes nothing"));
        play.amend(plus(1, 2)); // what happened then is kept as decided: nothing new befalls 2
        QVERIFY(worked(play, plus(1, 3)).consequences.empty());
        play.amend(plus(1, 0)); // back to what it was: 2 comes out as it did
        QCOMPARE(lost(play.game.state(), "b1.1"), 0);
        play.clash(2, 0, 0, Faces{6, 1});
        QCOMPARE(findings(play), std::string());
        for (int left : {3, 2, 1}) {
            Q_UNUSED(left)
            play.undo();
        }
        QCOMPARE(play.game.amendments(), std::vector<int>{3});
        QCOMPARE(lost(play.game.state(), "b1.1"), 1);
        play.undo();
        QCOMPARE(lost(play.game.state(), "b1.1"), 0);
        QCOMPARE(findings(play), std::string());
    }

    // --- dice ---------------------------------------------------------------------------------------------------------
    void moreDiceComeFromTheActsOwnKey()
    {
        Play play(ruleset);
        const Faces two = faces(volley(play, 2));
        Play longer(ruleset);
        const Faces four = faces(volley(longer, 4)); // the very dice the key gives
        const auto shots = [](int n) { return Amending{1, {{"answers", {{"shots", n}}}}, nullptr, false, {}, {}, "counted anew"}; };
        play.amend(shots(4));
        QCOMPARE(facesOf(standingHistory(play.entries)[0].result), four);
        QCOMPARE(findings(play), std::string());
        play.amend(shots(1));
        QCOMPARE(facesOf(standingHistory(play.entries)[0].result), Faces{two[0]});
        play.amend(shots(3)); // the same dice as before, however often it is amended
        QCOMPARE(facesOf(standingHistory(play.entries)[0].result), Faces(four.begin(), four.begin() + 3));
        QCOMPARE(findings(play), std::string());
    }

    void typedDiceStayTyped()
    {
        Play play(ruleset);
        volley(play, 2, Faces{5, 2});
        Amending anew{1, {{"answers", {{"shots", 3}}}}, nullptr, false, {}, {}, "three, we say"};
        play.amend(anew);
        const Json dice = standingHistory(play.entries)[0].result.at("dice");
        QCOMPARE(dice[0].at("from"), Json("typed"));
        QCOMPARE(dice[1].at("value"), Json(2));
        QCOMPARE(dice[2].at("from"), Json("rolled"));
        QCOMPARE(findings(play), std::string());
        play.undo();
        anew.input = nullptr;
        anew.typed = Faces{5, 5}; // a slip of the finger
        play.amend(anew);
        QCOMPARE(facesOf(standingHistory(play.entries)[0].result), (Faces{5, 5}));
        QCOMPARE(lost(play.game.state(), "b1.1"), 2);
        QCOMPARE(findings(play), std::string());
        anew.typed = Faces{5, 5, 1};
        QVERIFY(holds(refusal([&] { worked(play, anew); }), "too many"));
        anew.typed = Faces{7, 5};
        QVERIFY(holds(refusal([&] { worked(play, anew); }), "not 7"));
    }

    void strikingFindsNoBetterDice()
    {
        Play play(ruleset);
        const Faces first = faces(play.clash(0, 0));
        const Faces second = faces(play.clash(0, 0));
        play.amend(strike(1));
        const Entry &again = play.clash(0, 0);
        QCOMPARE(again.json.at("key").at("before"), Json(0));
        QCOMPARE(faces(again), first);
        QCOMPARE(play.clash(0, 0).json.at("key").at("before"), Json(2));
        QCOMPARE(findings(play), std::string());
        play.undo();
        play.undo();
        play.undo(); // the amendment
        QCOMPARE(play.clash(0, 0).json.at("key").at("before"), Json(2));
        QCOMPARE(faces(play.entries[2]), second);
        QCOMPARE(findings(play), std::string());
    }

    // --- refusals -----------------------------------------------------------------------------------------------------
    void badAmendmentsAreRefused()
    {
        Play play(frail);
        play.clash(0, 0, 0, Faces{3, 3}); // 1
        play.note("rain");                // 2
        play.clash(1, 1);                 // 3
        play.undo();                      // 4
        play.correct(1, 1);               // 5
        play.clash(2, 2);                 // 6
        const auto refused = [&play](const Amending &amending) { return refusal([&] { worked(play, amending); }); };
        QVERIFY(holds(refused(plus(0, 1)), "the header"));
        QVERIFY(holds(refused(plus(9, 1)), "no entry 9; its last is 6"));
        QVERIFY(holds(refused(plus(-1, 1)), "no entry -1"));
        QVERIFY(holds(refused(plus(2, 1)), "a note"));
        QVERIFY(holds(refused(plus(3, 1)), "taken back"));
        QVERIFY(holds(refused(plus(4, 1)), "an undo"));
        QVERIFY(holds(refused(plus(5, 1)), "a correction"));
        QVERIFY(holds(refused(plus(1, 0)), "changes nothing"));
        QVERIFY(holds(refused(plus(1, 9)), "0 to 3"));
        QVERIFY(holds(refused({1, {{"answers", {{"moon", 1}}}}, nullptr, false, {}, {}, "?"}), "moon"));
        QVERIFY(holds(refused({1, {{"a", "a9"}}, nullptr, false, {}, {}, "?"}), "no such counter"));
        QVERIFY(holds(refused({1, {{"answers", 7}}, nullptr, false, {}, {}, "?"}), "answers"));
        QVERIFY(holds(refused({1, nullptr, nullptr, false, {}, {}, "?"}), "nothing says"));
        QVERIFY(holds(refused({1, nullptr, {{Play::path(0), 1}}, false, {}, {}, "?"}), "only a correction has values"));
        QVERIFY(holds(refused({1, eager(1), nullptr, true, {}, {}, "?"}), "at once"));
        QVERIFY(holds(refused({5, nullptr, {{Play::path(1), 7}}, false, {}, {}, "?"}), "0 to 2"));
        QVERIFY(holds(refused({6, nullptr, nullptr, false, Faces{1, 1}, {}, "?"}), "the program threw"));
        QVERIFY(refused(plus(1, 1, {{6, AmendChoice::keep}})).empty()); // in the end it needs none
        for (const int n : {1, 2, 3, 4, 9})
            QVERIFY(holds(refused(plus(1, 1, {{n, AmendChoice::keep}})), "has no choice"));
        QVERIFY(holds(refused({1, {{"game", Json::object()}}, nullptr, false, {}, {}, "?"}), "\"game\""));
        QVERIFY(holds(refusal([] { amendChoiceFrom("reroll"); }), "keep, replay or drop"));
        play.amend(strike(1));
        QVERIFY(holds(refused(plus(1, 1)), "was voided by entry 7"));
        QVERIFY(holds(refused(plus(7, 1)), "amend entry 1 again"));
        play.undo();
        QCOMPARE(findings(play), std::string());
    }

    void illegalEntriesCannotBePlayedAgain()
    {
        Play play(frail);
        play.clash(0, 0, 0, Faces{3, 3});
        play.clash(0, 0, 0, Faces{6, 1});
        play.clash(1, 0, 0, Faces{2, 2});
        QVERIFY(holds(refusal([&] { worked(play, plus(1, 1, {{3, AmendChoice::replay}})); }),
                      "entry 3 cannot be played again: Blue one is off"));
        QCOMPARE(worked(play, plus(1, 1)).consequences.size(), std::size_t{1});
    }

    // --- lines from outside -------------------------------------------------------------------------------------------
    void verifyFindsWhatWasForged()
    {
        Play play(ruleset);
        play.clash(0, 0, 0, Faces{3, 3});
        play.clash(1, 0);
        play.amend(plus(1, 1));
        QCOMPARE(findings(play), std::string());
        const auto forged = [&play](const std::string &pointer, const Json &value) {
            std::vector<Entry> entries = play.entries;
            entries.back().json[Json::json_pointer(pointer)] = value;
            std::string whats;
            for (const VerifyFinding &finding :
                 verifyJournal(ruleset, {entries[0], entries[1], entries[2], parseEntry(canonical(entries[3].json), 3)}))
                whats += finding.what + " ";
            return whats;
        };
        QVERIFY(holds(forged("/history/0/result/dice/0/value", 6), "dice"));
        QVERIFY(holds(forged("/history/0/act/input/answers/eager", 3), "ruling"));
        QVERIFY(holds(forged("/history/0/result/changes/0/to", 5), "changes"));
        QVERIFY(holds(forged("/result/changes", Json::array()), "ruling"));
        QVERIFY(holds(forged("/result/sentence", "nothing to see"), "ruling"));
        QVERIFY(holds(forged("/of", 2), "ruling"));
        for (const auto &[pointer, value] : std::vector<std::pair<std::string, Json>>{{"/of", 3},
                                                                                      {"/of", "1"},
                                                                                      {"/reason", 1},
                                                                                      {"/history", 1},
                                                                                      {"/history/0", 1},
                                                                                      {"/history/0/n", 0},
                                                                                      {"/history/0/how", "lost"},
                                                                                      {"/history/0/result", 1},
                                                                                      {"/history/0/act", 1},
                                                                                      {"/history/0/result/dice", 1}})
            QVERIFY2(holds(refusal([&, &pointer = pointer, &value = value] { forged(pointer, value); }), "line 4"), pointer.c_str());
    }

    void reportTellsTheHistoryAsItStands()
    {
        Play play(frail);
        play.clash(0, 0, 0, Faces{3, 3});
        play.clash(1, 0, 0, Faces{3, 3});
        play.clash(2, 0, 0, Faces{3, 3});
        play.amend(plus(1, 1, {{2, AmendChoice::replay}, {3, AmendChoice::drop}}));
        const std::string report = battleReport(frail, play.entries);
        for (const char *line : {"1. **Blue one is hurt by Red one** (amended: a forgotten +1)\n    - 4 against 3\n",
                                 "2. **Blue one is hurt by Red two** (played again after entry 4)\n",
                                 "3. ~~Red three and Blue one part unharmed~~ (voided by entry 4)\n"})
            QVERIFY2(holds(report, line), (report + "\nlacks: " + line).c_str());
        QVERIFY(!holds(report, "4. "));
        play.undo();
        const std::string undone = battleReport(frail, play.entries);
        QVERIFY2(holds(undone, "1. **Red one and Blue one part unharmed**\n"), undone.c_str());
        QVERIFY2(
            holds(undone, "4. ~~Amended: entry 1, “Red one and Blue one part unharmed” → “Blue one is hurt by Red one”~~ (taken back)\n"),
            undone.c_str());
    }
};

OPTIO_TEST(AmendTest)

} // namespace amend_test

#include "amend_test.moc"
