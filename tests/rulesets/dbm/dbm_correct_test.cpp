// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections by hand (DBM-012, DBM-197): what follows from losses and dice that are put right follows of itself, and goes with an undo.
#include "rules/journal/journal.h"
#include "rules/journal/journal_correction.h"
#include "tests/rulesets/dbm/dbm_move.h"
#include "tests/suite.h"

#include <QtTest>

namespace dbm_correct_test {

using namespace dbmtest;

namespace {

/// Corrects counters, and gives what the journal says of it.
std::string correct(Play &play, const Json &values)
{
    const Json result = correctionOf(rules(), play.state, values);
    std::vector<Change> changes;
    for (const Json &change : result.at("changes"))
        changes.push_back(changeFromJson(change));
    optio::apply(play.state, changes);
    return result.at("sentence").get<std::string>();
}

Json counter(const Play &play, const std::string &path)
{
    for (const Json &one : rules().counters(play.state))
        if (one.at("path") == path)
            return one;
    return nullptr;
}

/// Six blades lost of an army of 13 element equivalents: one command that has broken, and the army with it.
Play broken()
{
    Play play = Play::of({"1 Reg Cv(O) general", "12 Reg Bd(O)"}, {"1 Reg Cv(O) general", "12 Reg Bd(O)"});
    play.act("losses", {{"who", picks({{"b1.2", 7}})}, {"answers", {{"loss.how", "destroyed"}}}});
    play.endBound();
    return play;
}

} // namespace

class DbmCorrectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBM-013, DBM-037: who is lost bears no marks, and whoever fought him is free.
    void lossesEndContact()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "3 Reg Bd(O)"}, {"1 Reg Cv(O) general", "2 Reg Bd(O)"});
        play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":2,"contact":"b1.2"}])j");
        play.unit("b1.2")["marks"] = Json::parse(R"j([{"count":2,"contact":"a1.2"}])j");
        const Json before = play.state;
        correct(play, {{"/units/b1.2/lost", 1}});
        COMPARE_JSON(play.marks("b1.2"), Json::parse(R"j([{"count":1,"contact":"a1.2"}])j"));
        COMPARE_JSON(play.marks("a1.2"), Json::parse(R"j([{"count":1,"contact":"b1.2"}])j"));
        correct(play, {{"/units/b1.2/lost", 2}});
        COMPARE_JSON(play.marks("b1.2"), Json::array());
        COMPARE_JSON(play.marks("a1.2"), Json::array());
        // The unmarked are taken for the lost ones first.
        play.state = before;
        correct(play, {{"/units/a1.2/lost", 1}});
        COMPARE_JSON(play.marks("a1.2"), before["units"]["a1.2"]["marks"]);
        COMPARE_JSON(play.marks("b1.2"), before["units"]["b1.2"]["marks"]);
        // DBM-072: contact that is taken away is taken from both.
        correct(play, {{"/units/a1.2/contact", 1}});
        COMPARE_JSON(play.marks("b1.2"), Json::parse(R"j([{"count":1,"contact":"a1.2"}])j"));
    }

    // DBM-012, DBM-164: a general whose element is lost is lost, and back with it; then he does not straggle.
    void generals()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "3 Reg Bd(O)"}, {"1 Reg Cv(O) general", "2 Reg Bd(O)"});
        play.command(0, 0)["straggling"] = true;
        QVERIFY(correct(play, {{"/units/a1.1/lost", 1}}).find("Reds1's command has lost its general") != std::string::npos);
        COMPARE_JSON(play.command(0, 0)["general_lost"], Json(true));
        COMPARE_JSON(play.command(0, 0)["straggling"], Json(false));
        correct(play, {{"/units/a1.1/lost", 0}});
        COMPARE_JSON(play.command(0, 0)["general_lost"], Json(false));
    }

    // DBM-161, DBM-162: what broke by a wrong count has not broken; what breaks by the right one does so when the bound ends.
    void breaking()
    {
        Play play = broken();
        COMPARE_JSON(play.command(1, 0)["demoralised"], Json(true));
        COMPARE_JSON(rules().ended(play.state)["winner"], Json("a"));
        QVERIFY(!counter(play, "/sides/1/beaten").is_null());
        const std::string told = correct(play, {{"/units/b1.2/lost", 2}});
        QVERIFY2(told.find("Blues1 is not demoralised") != std::string::npos && told.find("Blues are not beaten") != std::string::npos,
                 told.c_str());
        COMPARE_JSON(play.command(1, 0)["demoralised"], Json(false));
        COMPARE_JSON(rules().ended(play.state)["over"], Json(false));
        // Still broken by the right number: nothing is taken back.
        Play fewer = broken();
        correct(fewer, {{"/units/b1.2/lost", 6}});
        COMPARE_JSON(fewer.command(1, 0)["demoralised"], Json(true));
        // More losses: the watch says so, the end of the bound does it.
        correct(play, {{"/units/b1.2/lost", 7}});
        COMPARE_JSON(play.command(1, 0)["demoralised"], Json(false));
        QVERIFY(play.seen("watch").dump().find("will be demoralised when the bound ends") != std::string::npos);
        play.endBound();
        COMPARE_JSON(play.command(1, 0)["demoralised"], Json(true));
        // DBM-012: what is set by hand in the same correction stands as it is set.
        Play both = broken();
        correct(both, {{"/units/b1.2/lost", 2}, {"/sides/1/commands/0/demoralised", false}});
        COMPARE_JSON(both.state["sides"][1]["state"], Json("fighting"));
    }

    // DBM-032, DBM-046: another die, another number of PIPs left; never more spent than there are.
    void pips()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "3 Reg Bd(O)"}, {"1 Reg Cv(O) general"});
        play.act("pips", nothing, {5});
        play.act("move", {{"who", dbmtest::picks({{"a1.2", 1}})}, {"answers", Json::object()}});
        const std::string die = "/sides/0/commands/0/pip", spent = "/sides/0/commands/0/spent";
        const int paid = play.command(0, 0)["spent"];
        QVERIFY(paid > 0);
        const auto left = [&play] { return play.seen("sides")[0]["groups"][0]["pool"]["left"]; };
        COMPARE_JSON(left(), Json(5 - paid));
        COMPARE_JSON(counter(play, spent)["most"], Json(5));
        correct(play, {{die, 3}});
        COMPARE_JSON(left(), Json(3 - paid));
        const std::string told = correct(play, {{die, 0}});
        QVERIFY2(told.find("no PIPs left") != std::string::npos, told.c_str());
        COMPARE_JSON(left(), Json(0));
        COMPARE_JSON(play.command(0, 0)["spent"], Json(0));
        QVERIFY(play.refusalOf("move", {{"who", dbmtest::picks({{"a1.3", 1}})}}).find("a1.3") != std::string::npos);
        QVERIFY(play.refusalOf("move", {{"who", dbmtest::picks({{"a1.2", 1}})}}).find("DBM-046") != std::string::npos);
        // Both at once must fit.
        Play other = Play::of({"1 Reg Cv(O) general"}, {"1 Reg Cv(O) general"});
        other.act("pips", nothing, {5});
        QVERIFY(refusal([&] { correct(other, {{die, 2}, {spent, 4}}); }).find("does not go with") != std::string::npos);
    }

    // DBM-197: undo brings back all that a correction has moved along.
    void undo()
    {
        const std::string noon = "2026-01-31T12:00:00Z";
        Game game =
            Game::start(rules(), {armyOf("Reds", {{"1 Reg Cv(O) general", "3 Reg Bd(O)"}}),
                                  armyOf("Blues", {{"1 Reg Cv(O) general", "3 Reg Bd(O)"}}), Json::object(), gameKeyFromSeed(3), noon});
        std::vector<Entry> entries;
        const auto follow = [&](const Entry &entry) {
            game.follow(entry);
            entries.push_back(entry);
        };
        follow(game.act("pips", nothing, {}, noon));
        follow(game.act("move", {{"who", dbmtest::picks({{"a1.1", 1}})}, {"answers", {{"pip.contacts", true}, {"pip.foe", "b1.1"}}}}, {},
                        noon));
        follow(game.correct({{"/units/b1.2/lost", 2}}, "miscounted", noon));
        follow(game.act("end-bound", nothing, {}, noon));
        const Json before = game.state();
        COMPARE_JSON(before["sides"][1]["commands"][0]["demoralised"], Json(true));
        follow(game.correct({{"/units/b1.1/lost", 1}, {"/units/b1.2/lost", 0}}, "the other way round", noon));
        COMPARE_JSON(game.state()["units"]["a1.1"]["marks"], Json::array());
        COMPARE_JSON(game.state()["sides"][1]["commands"][0]["demoralised"], Json(false));
        COMPARE_JSON(game.state()["sides"][1]["commands"][0]["general_lost"], Json(true));
        follow(game.undo([&](int n) { return entries.at(static_cast<std::size_t>(n) - 1); }, noon));
        COMPARE_JSON(game.state(), before);
    }
};

OPTIO_TEST(DbmCorrectTest)

} // namespace dbm_correct_test

#include "dbm_correct_test.moc"
