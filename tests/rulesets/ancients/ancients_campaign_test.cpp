// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign (ANC-160 to ANC-177): what may be fielded, pursuit and recovery, conceding, and undo. Its ledger is in
// ancients_ledger_test.cpp.
#include "db/recover.h"
#include "rulesets/ancients/campaign.h"
#include "tests/rules/refusal.h"
#include "tests/rulesets/ancients/ancients_campaign_outcomes.h"
#include "tests/rulesets/ancients/ancients_campaign_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <rapidcheck.h>

#include <fstream>
#include <sstream>

namespace ancients_campaign_test {

using namespace ancientstest;
using namespace ancientsoutcomes;

namespace {

int valueOf(const Campaign &campaign, const std::string &side, const std::string &status)
{
    int value = 0;
    for (const auto &[id, unit] : campaign.state().at("units").items())
        if (unit.at("side") == side && unit.at("status") == status)
            value += unit.at("value").get<int>();
    return value;
}

} // namespace

class AncientsCampaignTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void armies();
    void fielding();
    void rollOff();
    void stratagems();
    void example24();
    void pursuit();
    void recovery();
    void leaderRecovery();
    void draws();
    void conceding();
    void undo();
    void conserved();
    void page();
    void golden();
};

// ANC-161: 200 points, or more if both agree; no limit of leaders and counters.
void AncientsCampaignTest::armies()
{
    QCOMPARE(valueOf(campaignOf(usual("Romans"), usual("Gauls")), "a", "available"), 220); // the first leader is free of the 200
    QVERIFY(refused([] { campaignOf(armyOf("Romans", {{"EL", 13}}, 1), usual("Gauls")); }).contains("208"));
    (void)campaignOf(armyOf("Romans", {{"EL", 13}}, 1), usual("Gauls"), {{"points", 300}});
    QVERIFY(!refused([] { campaignOf(usual("Romans"), usual("Gauls"), {{"points", 100}}); }).isEmpty());
    (void)campaignOf(armyOf("Romans", {{"HI", 10}}, 7), usual("Gauls"));
    QVERIFY(refused([] { campaignOf(armyOf("Romans", {}, 1), usual("Gauls")); }).contains("no units"));
    QVERIFY(!refused([] {
                 Campaign::start(rules(), "ancients", "", usual("A"), usual("B"), Json::object(), gameKeyFromSeed(1), someTime);
             }).isEmpty());
}

// ANC-162.
void AncientsCampaignTest::fielding()
{
    const Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    const std::vector<std::string> gauls = some(campaign, "b", "HI", 5);
    const auto why = [&](const std::vector<std::string> &romans) {
        return refusedAct(campaign, "field", {{"a", romans}, {"b", gauls}}, std::vector<int>{4, 3});
    };
    QVERIFY(why(join(some(campaign, "a", "KN", 4), some(campaign, "a", "HI", 7))).empty()); // 48 + 49 = 97, no leader
    QVERIFY(tells(why(join(some(campaign, "a", "KN", 4), some(campaign, "a", "HI", 8))), "4 too many"));
    // Two leaders: 20 more; the first is free.
    QVERIFY(why(join(some(campaign, "a", "HI", 11), some(campaign, "a", "", 2))).empty());
    QVERIFY(tells(why(join(some(campaign, "a", "HI", 12), some(campaign, "a", "", 2))), "too many"));
    QVERIFY(tells(why(some(campaign, "b", "HI", 1)), "other army"));
    QVERIFY(tells(why({"a.999"}), "not in a campaign army"));
    QVERIFY(tells(why({}), "no units"));
    QVERIFY(tells(why({"a.001", "a.001"}), "twice"));
    const Campaign many = campaignOf(armyOf("Romans", {{"HI", 10}}, 5), usual("Gauls"));
    QVERIFY(tells(
        refusedAct(many, "field", {{"a", join(some(many, "a", "HI", 1), some(many, "a", "", 4))}, {"b", gauls}}, std::vector<int>{4, 3}),
        "4 leaders"));
    QVERIFY(!refusedAct(campaign, "field", {{"a", 5}, {"b", gauls}}).empty());
    QVERIFY(!refusedAct(campaign, "field", {{"c", gauls}}).empty());
    QVERIFY(tells(refusedAct(campaign, "march", Json::object()), "field"));
}

// ANC-163, ANC-065: the higher die attacks, ties are thrown again.
void AncientsCampaignTest::rollOff()
{
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    const Json input{{"a", some(campaign, "a", "HI", 5)}, {"b", some(campaign, "b", "HI", 5)}};
    const Ruling ruling = act(campaign, "field", input, std::vector<int>{3, 3, 2, 5});
    ANCIENTS_TEXT(ruling.sentence, "Battle 1: Gauls attack.");
    QVERIFY(tells(refusedAct(campaign, "field", input), "ANC-167"));
    // The winner of the last battle attacks: no dice.
    act(campaign, "result", {{"victory", {{"a", 2}, {"b", 1}}}});
    ANCIENTS_TEXT(
        act(campaign, "field", {{"a", some(campaign, "a", "HI", 5)}, {"b", some(campaign, "b", "KN", 2)}}, std::vector<int>{}).sentence,
        "Battle 2: Romans attack.");
}

// ANC-176: none in the first battle, two in the whole campaign; each takes a fielded leader.
void AncientsCampaignTest::stratagems()
{
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    const auto input = [&](int romans) {
        return Json{{"a", join(some(campaign, "a", "HI", 4), some(campaign, "a", "", 2))},
                    {"b", some(campaign, "b", "HI", 4)},
                    {"stratagems", {{"a", romans}}}};
    };
    QVERIFY(tells(refusedAct(campaign, "field", input(1), std::vector<int>{6, 1}), "first battle"));
    act(campaign, "field", input(0), std::vector<int>{6, 1});
    act(campaign, "result", {{"victory", {{"a", 1}, {"b", 0}}}});
    QVERIFY(tells(refusedAct(campaign, "field", input(3)), "leader"));
    act(campaign, "field", input(2));
    act(campaign, "result", {{"victory", {{"a", 1}, {"b", 0}}}});
    QVERIFY(tells(refusedAct(campaign, "field", input(1)), "ANC-176"));
    QCOMPARE(rules().campaignView(campaign.state()).at("players").at(0).at("stratagemsLeft").get<int>(), 0);
}

// Example 24 (ANC-168, ANC-169).
void AncientsCampaignTest::example24()
{
    Campaign campaign = campaignOf(armyOf("Romans", {{"KN", 4}, {"HI", 10}, {"LA_S", 6}, {"LC_I", 8}}, 1),
                                   armyOf("Gauls", {{"KN", 6}, {"HI", 8}, {"LA_S", 6}, {"LC_I", 8}}, 1));
    // The loser's survivors: KN 12, HI 7, HI 7, LA_S 4, LC_I 2, LC_I 2 on the map and a KN 12 that fled: 46.
    const auto loser = join(join(join(some(campaign, "b", "KN", 2), some(campaign, "b", "HI", 2)), some(campaign, "b", "LA_S", 1)),
                            some(campaign, "b", "LC_I", 2));
    const auto fled = std::vector<std::string>{some(campaign, "b", "KN", 2)[1]};
    // The winner loses 50: 3 KN, 2 HI; one more HI flees.
    const auto dead = join(some(campaign, "a", "KN", 3), some(campaign, "a", "HI", 2));
    const auto winner = join(dead, std::vector<std::string>{some(campaign, "a", "HI", 3)[2]});
    act(campaign, "field", {{"a", winner}, {"b", loser}}, std::vector<int>{6, 1});
    const Json result{{"outcomes", outcomes({{dead, "destroyed"}, {fled, "fled"}, {{winner.back()}, "fled"}})},
                      {"victory", {{"a", 3}, {"b", 1}}}};
    // 7 + 4 = 11 is short of 11.5.
    Json given = result;
    given["pursuit"] = {some(campaign, "b", "HI", 1)[0], some(campaign, "b", "LA_S", 1)[0]};
    QVERIFY(tells(refusedAct(campaign, "result", given), "ANC-168"));
    // Any set up to 25: two KN are 24, one more LC would do as well; three are too many.
    given = result;
    given["recovered"] = some(campaign, "a", "KN", 3);
    QVERIFY(tells(refusedAct(campaign, "result", given), "at most 25"));
    given["recovered"] = some(campaign, "a", "KN", 2);
    act(campaign, "result", given);
    const ancients::CampaignState state = ancients::readCampaign(campaign.state());
    const ancients::CampaignBattle &battle = state.battles.begin()->second;
    int lost = 0;
    for (const auto &[id, outcome] : battle.fielded)
        lost += outcome == "pursuit_loss" ? state.units.at(id).value : 0;
    QCOMPARE(lost, 12);                                 // one KN
    QVERIFY(state.units.at(winner.back()).available()); // who fled comes back
    QCOMPARE(valueOf(campaign, "a", "lost"), 12 + 14);
    QCOMPARE(valueOf(campaign, "b", "lost"), 12);
}

// ANC-168: leaders are not in the pool; the choice must be a quarter and no more.
void AncientsCampaignTest::pursuit()
{
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    act(campaign, "field", {{"a", some(campaign, "a", "HI", 4)}, {"b", join(some(campaign, "b", "HI", 8), some(campaign, "b", "", 1))}},
        std::vector<int>{6, 1});
    const auto why = [&](const std::vector<std::string> &chosen) {
        return refusedAct(campaign, "result", {{"victory", {{"a", 1}, {"b", 0}}}, {"pursuit", chosen}});
    };
    QVERIFY(why(some(campaign, "b", "HI", 2)).empty());
    QVERIFY(tells(why(some(campaign, "b", "HI", 3)), "ANC-168"));
    QVERIFY(tells(why(some(campaign, "b", "HI", 1)), "ANC-168"));
    QVERIFY(tells(why(some(campaign, "b", "", 1)), "no surviving unit"));
    QVERIFY(tells(why(some(campaign, "a", "HI", 2)), "no surviving unit"));
    QVERIFY(tells(refusedAct(campaign, "result", Json::object()), "victory"));
    QVERIFY(tells(refusedAct(campaign, "result", {{"victory", {{"a", 1}}}, {"outcomes", {{"a.012", "gone"}}}}), "outcomes"));
}

// ANC-169: a quarter for each point of margin, four at most; only the winner's own dead of this battle.
void AncientsCampaignTest::recovery()
{
    for (const auto &[margin, most] : {std::pair{1, 14}, {2, 28}, {3, 42}, {4, 56}, {7, 56}}) {
        Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
        const auto dead = some(campaign, "a", "HI", 8); // 56
        act(campaign, "field", {{"a", dead}, {"b", some(campaign, "b", "HI", 4)}}, std::vector<int>{6, 1});
        const Json result{{"victory", {{"a", margin}, {"b", 0}}}, {"outcomes", outcomes({{dead, "destroyed"}})}};
        Json given = result;
        given["recovered"] = some(campaign, "a", "HI", most / 7);
        QVERIFY(refusedAct(campaign, "result", given).empty());
        if (most < 56) {
            given["recovered"] = some(campaign, "a", "HI", most / 7 + 1);
            QVERIFY(tells(refusedAct(campaign, "result", given), "ANC-169"));
        }
        given["recovered"] = some(campaign, "b", "HI", 1);
        QVERIFY(tells(refusedAct(campaign, "result", given), "ANC-169"));
    }
}

// ANC-170: leaders at 20 each; with the option only when none is left.
void AncientsCampaignTest::leaderRecovery()
{
    for (const bool option : {false, true})
        for (const int leaders : {1, 2}) {
            Campaign campaign = campaignOf(armyOf("Romans", {{"HI", 20}}, leaders), usual("Gauls"), {{"noLeaders", option}});
            const auto leader = some(campaign, "a", "", 1);
            const auto dead = join(some(campaign, "a", "HI", 9), leader);
            act(campaign, "field", {{"a", dead}, {"b", some(campaign, "b", "HI", 4)}}, std::vector<int>{6, 1});
            const Json result{{"victory", {{"a", 4}, {"b", 0}}}, {"outcomes", outcomes({{dead, "destroyed"}})}, {"recovered", leader}};
            QCOMPARE(refusedAct(campaign, "result", result).empty(), !option || leaders == 1);
        }
}

// ANC-167: a draw is the defender's, who attacks next; nothing is recovered (ANC-169).
void AncientsCampaignTest::draws()
{
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    const auto romans = some(campaign, "a", "HI", 4), gauls = some(campaign, "b", "HI", 4);
    act(campaign, "field", {{"a", romans}, {"b", gauls}}, std::vector<int>{6, 1});
    Json result{{"victory", {{"a", 1}, {"b", 1}}}, {"outcomes", outcomes({{{gauls[0]}, "destroyed"}})}};
    result["recovered"] = {gauls[0]};
    QVERIFY(tells(refusedAct(campaign, "result", result), "at most 0"));
    result.erase("recovered");
    QVERIFY(tells(act(campaign, "result", result).sentence, "Gauls have held"));
    ANCIENTS_TEXT(rules().campaignView(campaign.state()).at("next").at("attacker").get<std::string>(), "b");
    QCOMPARE(valueOf(campaign, "a", "lost"), 7); // a quarter of 28
}

// ANC-160, ANC-171.
void AncientsCampaignTest::conceding()
{
    Campaign campaign = campaignOf(armyOf("Romans", {{"HI", 1}}, 0), usual("Gauls"));
    act(campaign, "field", {{"a", some(campaign, "a", "HI", 1)}, {"b", some(campaign, "b", "HI", 1)}}, std::vector<int>{6, 1});
    act(campaign, "result", {{"victory", {{"a", 0}, {"b", 1}}}});
    QVERIFY(rules().campaignView(campaign.state()).at("players").at(0).at("beaten").get<bool>());
    QVERIFY(!refusedAct(campaign, "concede", Json::object()).empty());
    act(campaign, "concede", {{"side", "a"}});
    QVERIFY(tells(refusedAct(campaign, "field", Json::object()), "over"));
    ANCIENTS_TEXT(rules().campaignView(campaign.state()).at("conceded").get<std::string>(), "a");
}

// ANC-177: every act is an entry and can be taken back; what was done stays to be read.
void AncientsCampaignTest::undo()
{
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    QVERIFY(!refused([&] { campaign.undo(someTime); }).isEmpty());
    const Json start = campaign.state();
    const Json input{{"a", some(campaign, "a", "HI", 5)}, {"b", some(campaign, "b", "HI", 5)}};
    const Ruling first = act(campaign, "field", input);
    const Json fielded = campaign.state();
    act(campaign, "result", {{"victory", {{"a", 2}, {"b", 1}}}});
    campaign.follow(campaign.undo(someTime));
    QVERIFY(campaign.state() == fielded);
    campaign.follow(campaign.undo(someTime));
    QVERIFY(campaign.state() == start);
    QCOMPARE(campaign.lines().size(), std::size_t{5});
    // Doing it again draws the same dice.
    const Ruling again = act(campaign, "field", input);
    QVERIFY(first.sentence == again.sentence && first.dice.size() == again.dice.size());
    std::vector<std::string> lines;
    for (const CampaignEntry &entry : campaign.lines())
        lines.push_back(entry.line);
    QVERIFY(Campaign::open(rules(), lines).state() == campaign.state());
}

// ANC-171: whatever happens, units are available or lost, and their value together is what the campaign began with.
void AncientsCampaignTest::conserved()
{
    QVERIFY(rc::check("campaign points are conserved", [] {
        Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
        const int start[] = {valueOf(campaign, "a", "available"), valueOf(campaign, "b", "available")};
        const int battles = *rc::gen::inRange(1, 5);
        for (int i = 0; i < battles; ++i) {
            Json input = Json::object(), happened = Json::object();
            std::vector<std::string> all;
            int lostBefore[] = {valueOf(campaign, "a", "lost"), valueOf(campaign, "b", "lost")};
            for (const std::string side : {"a", "b"}) {
                const auto ids = join(some(campaign, side, "HI", *rc::gen::inRange(1, 7)), some(campaign, side, "", 1));
                if (some(campaign, side, "HI", 1).empty())
                    return;
                input[side] = ids;
                for (const std::string &id : ids)
                    happened[id] = *rc::gen::element<std::string>("survived", "fled", "destroyed");
            }
            act(campaign, "field", input);
            act(campaign, "result",
                {{"victory", {{"a", *rc::gen::inRange(0, 4)}, {"b", *rc::gen::inRange(0, 4)}}}, {"outcomes", happened}});
            for (std::size_t s = 0; s < 2; ++s) {
                const std::string side = s == 0 ? "a" : "b";
                RC_ASSERT(valueOf(campaign, side, "available") + valueOf(campaign, side, "lost") == start[s]);
                RC_ASSERT(valueOf(campaign, side, "lost") >= lostBefore[s]);
            }
            if (*rc::gen::arbitrary<bool>()) {
                campaign.follow(campaign.undo(someTime));
                for (std::size_t s = 0; s < 2; ++s)
                    RC_ASSERT(valueOf(campaign, s == 0 ? "a" : "b", "lost") == lostBefore[s]);
                campaign.follow(campaign.undo(someTime));
            }
        }
    }));
}

// ANC-160, ANC-163, ANC-176, ANC-177: all that a page shows.
void AncientsCampaignTest::page()
{
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    Json page = campaignPage(campaign);
    ANCIENTS_TEXT(page.at("text").get<std::string>(), "Dice decide who attacks in the first battle.");
    ANCIENTS_TEXT(page.at("id").get<std::string>(), campaign.id());
    ANCIENTS_TEXT(page.at("undo").get<std::string>(), "");
    QVERIFY(page.at("next") == Json({{"battle", 1}, {"attacker", ""}}));
    const Json &romans = page.at("players").at(0);
    QCOMPARE(romans.at("points").get<int>(), 200); // the first leader is free
    QCOMPARE(romans.at("pointsAtStart").get<int>(), 200);
    QCOMPARE(romans.at("leaders").get<int>(), 2);
    QCOMPARE(romans.at("stratagemLimit").get<int>(), 2);
    QCOMPARE(romans.at("rows").size(), std::size_t{4});
    ANCIENTS_TEXT(romans.at("rows").at(3).at("label").get<std::string>(), "Leaders");
    const auto act1 = [&](std::size_t number) { return page.at("acts").at(number); };
    QVERIFY(act1(0).at("kind") == "field" && act1(0).at("next") == true && act1(0).at("refusal") == "");
    QVERIFY(act1(1).at("kind") == "result" && act1(1).at("next") == false && tells(act1(1).at("refusal").get<std::string>(), "ANC-162"));
    const auto dead = some(campaign, "a", "HI", 4);
    act(campaign, "field",
        {{"a", join(some(campaign, "a", "HI", 6), some(campaign, "a", "", 2))}, {"b", some(campaign, "b", "HI", 8)}, {"date", "today"}},
        std::vector<int>{6, 1});
    page = campaignPage(campaign);
    QVERIFY(tells(page.at("text").get<std::string>(), "Battle 1 is being fought: Romans attack Gauls."));
    QVERIFY(act1(1).at("next") == true && act1(0).at("next") == false && !act1(0).at("refusal").get<std::string>().empty());
    // A draw would be the defender's, and the attacker is pursued: a quarter of 42, two HI.
    QCOMPARE(act1(1).at("input").at("pursuit").size(), std::size_t{2});
    QVERIFY(refusedAct(campaign, "result", act1(1).at("input")).empty());
    QCOMPARE(page.at("battles").at(0).at("sides").at(0).at("fielded").get<int>(), 62);
    act(campaign, "result",
        {{"victory", {{"a", 3}, {"b", 1}}}, {"outcomes", outcomes({{dead, "destroyed"}})}, {"recovered", {dead[0], dead[1]}}});
    page = campaignPage(campaign);
    const Json battle = page.at("battles").at(0);
    ANCIENTS_TEXT(battle.at("text").get<std::string>(), "Romans attacked Gauls: 3 to 1, Romans won.");
    const Json ours = battle.at("sides").at(0), theirs = battle.at("sides").at(1);
    QVERIFY(ours.at("destroyed") == Json({{"units", 4}, {"value", 28}}));
    QVERIFY(ours.at("recovered") == Json({{"units", 2}, {"value", 14}}));
    QVERIFY(ours.at("gone") == Json({{"units", 2}, {"value", 14}}));
    QVERIFY(theirs.at("pursuit") == Json({{"units", 2}, {"value", 14}}) && theirs.at("survived").at("units") == 6);
    QVERIFY(page.at("next") == Json({{"battle", 2}, {"attacker", "a"}}));
    QCOMPARE(page.at("players").at(0).at("points").get<int>(), 186);
    QCOMPARE(page.at("players").at(0).at("rows").at(1).at("lost").get<int>(), 2);
    QVERIFY(tells(page.at("undo").get<std::string>(), "Romans have won, 3 to 1."));
    act(campaign, "concede", {{"side", "b"}});
    page = campaignPage(campaign);
    ANCIENTS_TEXT(page.at("text").get<std::string>(), "Romans have won the campaign.");
    ANCIENTS_TEXT(page.at("winner").get<std::string>(), "a");
    QVERIFY(page.at("acts").empty());
    QCOMPARE(page.at("entries").get<int>(), 3);
    // Without its rules a campaign is only looked at.
    QVERIFY(!refusal([&] { campaignPage(Campaign::read({campaign.lines()[0].line})); }).empty());
}

// A campaign of three battles, told as in tests/golden/ancients-campaign.md; OPTIO_GOLDEN=write writes it anew.
void AncientsCampaignTest::golden()
{
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    std::ostringstream told;
    told << "# A campaign of three battles\n";
    const auto tell = [&](const Ruling &ruling) {
        told << "\n" << ruling.sentence << "\n";
        for (const Line &line : ruling.lines)
            told << "- " << line.side << " " << line.label << " " << line.value << " (" << line.rule << ")\n";
        for (const Change &change : ruling.changes)
            if (!change.label.empty())
                told << "- " << change.label << "\n";
        const Json view = rules().campaignView(campaign.state());
        for (const Json &player : view.at("players"))
            told << "- " << player.at("name").get<std::string>() << ": " << player.at("available") << " of " << player.at("start")
                 << " points, " << player.at("leaders") << " leaders\n";
    };
    const auto fight = [&](int romans, int gauls, const std::vector<int> &dice, int deadRomans, int deadGauls, int a, int b,
                           int recovered) {
        const auto ours = join(some(campaign, "a", "HI", romans), some(campaign, "a", "", 1));
        const auto theirs = join(some(campaign, "b", "HI", gauls), some(campaign, "b", "", 1));
        tell(act(campaign, "field", {{"a", ours}, {"b", theirs}}, dice));
        Json result{{"victory", {{"a", a}, {"b", b}}},
                    {"outcomes", outcomes({{some(campaign, "a", "HI", deadRomans), "destroyed"},
                                           {some(campaign, "b", "HI", deadGauls), "destroyed"}})}};
        result["recovered"] = some(campaign, a > b ? "a" : "b", "HI", recovered);
        tell(act(campaign, "result", result));
    };
    fight(10, 10, {4, 4, 6, 2}, 2, 4, 3, 1, 1);
    fight(8, 5, {}, 3, 1, 1, 1, 0);
    fight(5, 4, {}, 2, 2, 0, 2, 1);
    tell(act(campaign, "concede", {{"side", "a"}}));
    const std::filesystem::path file = std::filesystem::path(std::getenv("OPTIO_TESTS")) / "golden/ancients-campaign.md";
    if (const char *write = std::getenv("OPTIO_GOLDEN"); write != nullptr && std::string(write) == "write")
        std::ofstream(file) << told.str();
    std::ifstream stream(file);
    ANCIENTS_TEXT(told.str(), std::string(std::istreambuf_iterator<char>(stream), {}));
}

OPTIO_TEST(AncientsCampaignTest)

} // namespace ancients_campaign_test

#include "ancients_campaign_test.moc"
