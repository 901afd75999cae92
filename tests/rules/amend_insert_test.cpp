// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that an amended game needs and the played one did not: put in place, with dice that no second try makes better.
#include "tests/rules/made_up_play.h"
#include "tests/rules/made_up_volley.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

namespace amend_insert_test {

using namespace optio;
using namespace optio::madeup;

namespace {

const Camp ruleset;

int lost(const Json &state, const std::string &unit) { return state.at("units").at(unit).at("lost").get<int>(); }

/// Entry 1 with eagerness 1, and a clash of the second counters put before entry `n`.
Amending withClash(int n, std::optional<std::vector<int>> typed = {})
{
    Amending amending{1, {{"answers", {{"eager", 1}}}}, nullptr, false, {}, {}, "a clash was forgotten"};
    amending.inserts[n] = {{"clash", Play::clashInput(1, 1, 0), std::move(typed)}};
    return amending;
}

Play begun()
{
    Play play(ruleset);
    play.clash(0, 0, 0, std::vector<int>{3, 3}); // 1
    play.clash(2, 2);                            // 2
    play.pass();                                 // 3
    return play;
}

std::string findings(const Play &play)
{
    std::string all;
    for (const VerifyFinding &finding : verifyJournal(play.game.ruleset(), play.entries))
        all += finding.text + "\n";
    return all;
}

} // namespace

class AmendInsertTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anActIsPutInPlace()
    {
        Play play = begun();
        const Json before = play.game.state();
        play.amend(withClash(2, std::vector<int>{1, 6}));
        QCOMPARE(lost(play.game.state(), "a1.2"), 1);
        QCOMPARE(lost(play.game.state(), "b1.1"), 1);
        QCOMPARE(findings(play), std::string());
        const std::vector<StandingEntry> history = standingHistory(play.entries);
        QCOMPARE(history.at(1).before.size(), std::size_t{1});
        QVERIFY(history.at(1).marks.empty());
        QVERIFY(battleReport(ruleset, play.entries).find("put before it by an amendment") != std::string::npos);
        // The journal read again holds together and comes to the same.
        Game again = Game::open(ruleset, parseEntry(play.entries.front().line, 0));
        for (const Entry &entry : readJournal(play.text(), "the journal"))
            if (entry.n > 0)
                again.follow(entry);
        QVERIFY(again.state() == play.game.state());
        play.undo();
        QVERIFY(play.game.state() == before);
        QCOMPARE(findings(play), std::string());
    }

    void itsDiceAreTheSameHoweverOftenItIsTried()
    {
        Play play = begun();
        const Amendment first = amend(ruleset, play.entries, withClash(3));
        play.amend(withClash(3));
        const Json thrown = standingHistory(play.entries).at(2).before.at(0).at("result").at("dice");
        play.undo();
        play.clash(1, 1);
        QVERIFY(amend(ruleset, play.entries, withClash(3)).body.at("history").dump().find(thrown.dump()) != std::string::npos);
        QVERIFY(first.body.at("history").dump().find(thrown.dump()) != std::string::npos);
        QCOMPARE(findings(play), std::string());
    }

    void itStaysWhenSomethingElseIsAmended()
    {
        Play play = begun();
        play.amend(withClash(2, std::vector<int>{1, 6}));
        play.amend({1, {{"answers", {{"eager", 0}}}}, nullptr, false, {}, {}, "no, as it was"});
        QCOMPARE(lost(play.game.state(), "a1.2"), 1);
        QCOMPARE(lost(play.game.state(), "b1.1"), 0);
        QCOMPARE(standingHistory(play.entries).at(1).before.size(), std::size_t{1});
        play.amend({2, nullptr, nullptr, true, {}, {}, "never happened"});
        QCOMPARE(lost(play.game.state(), "a1.2"), 1);
        QCOMPARE(findings(play), std::string());
    }

    void whatCannotBeDoneThereIsRefused()
    {
        Play play = begun();
        const auto refused = [&](const Amending &amending) { return refusal([&] { amend(ruleset, play.entries, amending); }); };
        QVERIFY(refused(withClash(1)).find("no place for further acts") != std::string::npos);
        QVERIFY(refused(withClash(9)).find("no place for further acts") != std::string::npos);
        QVERIFY(refused(withClash(2, std::vector<int>{7, 1})).find("7") != std::string::npos);
        QVERIFY(refused(withClash(2, std::vector<int>{1, 1, 1})).find("too many") != std::string::npos);
        Amending unknown = withClash(2);
        unknown.inserts[2].front().resolver = "sulk";
        QVERIFY(refused(unknown).find("sulk") != std::string::npos);
    }
};

OPTIO_TEST(AmendInsertTest)

} // namespace amend_insert_test

#include "amend_insert_test.moc"
