// SPDX-License-Identifier: GPL-3.0-or-later
// Battles of campaigns as games (ANC-162, ANC-166 to ANC-171, ANC-176): what the game is made of, what it says of the losses and why, and
// how the two find each other again.
#include "db/campaign.h"
#include "db/store.h"
#include "rules/campaign/campaign_game.h"
#include "tests/rulesets/ancients/ancients_campaign_support.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>
#include <rapidcheck.h>

namespace ancients_campaign_battle_test {

using namespace ancientstest;

namespace {

/// 2 KN, 8 HI and 6 HI_S, with two leaders.
Json hosts(const std::string &name) { return armyOf(name, {{"KN", 2}, {"HI", 8}, {"HI_S", 6}}, 2); }

/// A campaign whose first battle has been fielded, Gauls attacking: 2 KN, 3 HI and a leader of each, and 2 HI_S of the Romans.
Campaign fieldedCampaign()
{
    Campaign campaign = campaignOf(hosts("Romans"), hosts("Gauls"));
    const auto of = [&](const char *side) {
        return join(join(some(campaign, side, "KN", 2), some(campaign, side, "HI", 3)), some(campaign, side, "", 1));
    };
    act(campaign, "field", {{"a", join(of("a"), some(campaign, "a", "HI_S", 2))}, {"b", of("b")}}, std::vector<int>{2, 5});
    return campaign;
}

/// A game and its journal.
struct Played {
    Game game;
    std::vector<Entry> entries;

    explicit Played(const Campaign &campaign)
        : game(Game::start(rules(), battleSetup(campaign, Json::object(), gameKeyFromSeed(7), someTime))),
          entries{parseEntry(game.headerLine(), 0)}
    {}
    void add(const Entry &entry)
    {
        game.follow(entry);
        entries.push_back(entry);
    }
    void act(const std::string &resolver, const Json &input = Json::object(), const std::vector<int> &faces = {})
    {
        add(game.act(resolver, input, faces, someTime));
    }
    void correct(const Json &values) { add(game.correct(values, "as on the table", someTime)); }
    void undo()
    {
        add(game.undo([this](int n) { return entries.at(static_cast<std::size_t>(n)); }, someTime));
    }
    /// The Gauls' turn, in the step of close combat; the battle has begun.
    void fighting()
    {
        act("start-battle");
        correct({{"/step", "combat"}, {"/active", "b"}});
    }
    /// To the end of the last turn.
    void finish()
    {
        correct({{"/turn", 6}, {"/active", "a"}, {"/step", "rally"}});
        act("end-step");
    }
    Json report(const Campaign &campaign) const { return gameReport(campaign, rules(), entries); }
};

/// The id in the game of a unit of the campaign.
std::string inGame(const Played &played, const std::string &veteran)
{
    const std::string side = veteran.substr(0, 1);
    const Json &units = played.game.header().at("armies").at(side == "a" ? 0 : 1).at("commands").at(0).at("units");
    for (std::size_t i = 0; i < units.size(); ++i)
        if (units[i].value("veteran", "") == veteran)
            return side + "1." + std::to_string(i + 1);
    return {};
}

/// The battle's result in the campaign's state.
Json battleOf(const Campaign &campaign) { return campaign.state().at("battles").front(); }

std::filesystem::path path(const QTemporaryDir &folder) { return folder.path().toStdString(); }

} // namespace

class AncientsCampaignBattleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theArmiesOfTheGame();
    void ownTroopsAndCamps();
    void whatTheCampaignSettles();
    void reportsTheLosses();
    void saysWhy();
    void takenBackInTheGame();
    void exchangedSpears();
    void onlyItsOwnBattle();
    void enteredAndChangedAfterwards();
    void wrongReports();
    void lossesSayWhy();
    void conservedThroughGames();
    void gamesOfTheStore();
    void whatAnArmyCosts();
};

// ANC-162: exactly those who were fielded, by their names, at their price, with their leaders.
void AncientsCampaignBattleTest::theArmiesOfTheGame()
{
    const Campaign campaign = fieldedCampaign();
    const Played played(campaign);
    const State state = ancients::readState(played.game.state());
    const auto fielded = battleOf(campaign).at("fielded");
    QCOMPARE(state.units.size() + state.leaders.size(), fielded.size() + 2); // and a camp of each (ANC-166)
    for (const auto &[veteran, outcome] : fielded.items()) {
        const Json &unit = campaign.state().at("units").at(veteran);
        if (unit.at("kind") == "leader")
            continue;
        const Unit &there = state.unit(inGame(played, veteran));
        ANCIENTS_TEXT(there.called, unit.at("name").get<std::string>());
        ANCIENTS_TEXT(there.row, unit.at("row").get<std::string>());
        QCOMPARE(there.value, unit.at("value").get<int>());
        QCOMPARE(there.notation, unit.at("notation").get<std::string>());
        QVERIFY(there.fire == rules().sheet().unit(there.row).fire);
    }
    QCOMPARE(state.worth("a"), 24 + 21 + 16);
    ANCIENTS_TEXT(state.side("a").name, "Romans");
    ANCIENTS_TEXT(gameTitle(played.game.header()), "War, battle 1: Romans – Gauls");
    // The journal is an ordinary one: read again, it gives the same game.
    Game again = Game::open(rules(), played.entries.front());
    QVERIFY(again.state() == played.game.state());
    QVERIFY(verifyJournal(rules(), played.entries).empty());
}

// ANC-013, ANC-072, ANC-151: troops of the players' own come with their faces and how they are shot at; wagons need no camp.
void AncientsCampaignBattleTest::ownTroopsAndCamps()
{
    Json own = army("Romans", {}, 1, false);
    own["commands"][0]["units"] = {{{"row", "other"}, {"notation", "KN(9-4/4-4)"}, {"cost", 13}, {"fire", "phalanx"}, {"count", 2}},
                                   {{"row", "WW"}, {"count", 1}},
                                   {{"row", "HI"}, {"name", "Cohort"}, {"cost", 9}, {"count", 1}}};
    for (const bool wagon : {true, false}) {
        Campaign campaign = campaignOf(own, hosts("Gauls"));
        std::vector<std::string> romans = join(some(campaign, "a", "other", 2), some(campaign, "a", "HI", 1));
        if (wagon)
            romans = join(romans, some(campaign, "a", "WW", 1));
        act(campaign, "field", {{"a", romans}, {"b", some(campaign, "b", "HI", 2)}}, std::vector<int>{6, 1});
        const Played played(campaign);
        const State state = ancients::readState(played.game.state());
        QCOMPARE(state.camp("a") == nullptr, wagon);
        QVERIFY(state.camp("b") != nullptr);
        const Unit &knights = state.unit(inGame(played, romans[0]));
        ANCIENTS_TEXT(knights.notation, "KN(9-4/4-4)");
        QVERIFY(knights.fire == ancients::FireClass::phalanx);
        QCOMPARE(knights.value, 13);
        const Unit &cohort = state.unit(inGame(played, romans[2]));
        ANCIENTS_TEXT(cohort.called, "Cohort 1");
        QCOMPARE(cohort.value, 9);
    }
}

// ANC-163, ANC-166, ANC-176: attacker, six turns, and no stratagem in the first battle; the rest is for the players.
void AncientsCampaignBattleTest::whatTheCampaignSettles()
{
    Campaign campaign = fieldedCampaign();
    const Json options = battleSetup(campaign, {{"pips", "fixed"}}, gameKeyFromSeed(1), someTime).options;
    QVERIFY(options.at("attacker") == "b" && options.at("length") == 6 && options.at("pips") == "fixed");
    QVERIFY(options.at("stratagems_a") == "none" && options.at("stratagems_b") == "none");
    for (const char *settled : {"attacker", "length", "stratagems_a"})
        QVERIFY2(refusal([&] { battleSetup(campaign, {{settled, "a"}}, gameKeyFromSeed(1), someTime); }).find(settled) != std::string::npos,
                 settled);
    for (const Question &question : rules().gameOptions())
        QVERIFY(question.id != "attacker" && question.id != "length");
    act(campaign, "result", {{"victory", {{"a", 0}, {"b", 1}}}});
    QVERIFY(tells(refusal([&] { battleSetup(campaign, Json::object(), gameKeyFromSeed(1), someTime); }), "field the armies first"));
    act(campaign, "field",
        {{"a", some(campaign, "a", "HI", 2)},
         {"b", join(some(campaign, "b", "HI", 2), some(campaign, "b", "", 1))},
         {"stratagems", {{"b", 1}}}});
    const Json second = battleSetup(campaign, Json::object(), gameKeyFromSeed(1), someTime).options;
    QVERIFY(second.at("stratagems_a") == "none" && second.at("stratagems_b") == "all");
}

// ANC-167, ANC-168: destroyed, fled, leaders lost, and the victory points with their reasons; who is off the map survived.
void AncientsCampaignBattleTest::reportsTheLosses()
{
    const Campaign campaign = fieldedCampaign();
    const auto hi = some(campaign, "a", "HI", 3);
    const std::string leader = some(campaign, "a", "", 1).front();
    Played played(campaign);
    played.act("start-battle");
    const Json early = played.report(campaign);
    QVERIFY(early.at("outcomes").empty() && early.at("over") == false && early.at("remarks").size() == 1);
    played.correct({{"/place_" + inGame(played, hi[0]), "destroyed"},
                    {"/place_" + inGame(played, hi[1]), "fled"},
                    {"/place_" + inGame(played, hi[2]), "away"},
                    {"/leaders/a.L1/state", "lost"}});
    played.finish();
    const Json report = played.report(campaign);
    QVERIFY(report.at("over") == true && report.at("remarks").empty());
    QVERIFY(report.at("outcomes") == Json({{hi[0], "destroyed"}, {hi[1], "fled"}, {leader, "destroyed"}}));
    QCOMPARE(report.at("victory").at("a").get<int>(), 0);
    QVERIFY(report.at("victory").at("b").get<int>() > 0); // all leaders of the Romans are lost (ANC-135)
    QVERIFY(tells(report.at("awards").at("b").front().at("reason").get<std::string>(), "Romans"));
    // It is the input of the act, and nothing else is needed.
    Campaign after = campaign;
    const Ruling ruling = act(after, "result", resultOf(report));
    ANCIENTS_TEXT(battleOf(after).at("winner").get<std::string>(), "b");
    QVERIFY(battleOf(after).at("fielded").at(hi[2]) != "destroyed"); // it survived, and may be lost in the pursuit
    QVERIFY(battleOf(after).at("fromGame") == true);
    QVERIFY2(tells(ruling.sentence, "1 unit and 1 leader destroyed"), ruling.sentence.c_str());
}

// ANC-168: a loss says which turn, what happened, the odds, the dice and the rule.
void AncientsCampaignBattleTest::saysWhy()
{
    const Campaign campaign = fieldedCampaign();
    const std::string knight = some(campaign, "b", "KN", 1).front(), foot = some(campaign, "a", "HI", 1).front();
    Played played(campaign);
    played.fighting();
    played.correct({{"/units/" + inGame(played, foot) + "/disordered", true}});
    played.act("attack", {{"who", Json::array({inGame(played, knight)})}, {"target", inGame(played, foot)}, {"answers", Json::object()}},
               {6});
    const Json report = played.report(campaign);
    QVERIFY2(report.at("outcomes") == Json({{foot, "destroyed"}}), report.dump().c_str());
    const std::string why = report.at("why").at(foot).get<std::string>();
    for (const char *part : {"turn 1: ", "destroyed", "8 against", "die 6", "ANC-073"})
        QVERIFY2(tells(why, part), why.c_str());
    Campaign after = campaign;
    const Ruling ruling = act(after, "result", resultOf(report));
    const auto label =
        std::find_if(ruling.changes.begin(), ruling.changes.end(), [](const Change &change) { return !change.label.empty(); });
    QVERIFY2(tells(label->label, "Heavy infantry 1: destroyed; turn 1: "), label->label.c_str());
    const Json losses = rules().campaignView(after.state()).at("battles").at(0).at("sides").at(0).at("losses");
    QVERIFY(tells(losses.at(0).at("why").get<std::string>(), "die 6"));
}

// What was taken back in the game happened not.
void AncientsCampaignBattleTest::takenBackInTheGame()
{
    const Campaign campaign = fieldedCampaign();
    const std::string foot = some(campaign, "a", "HI", 1).front();
    Played played(campaign);
    played.fighting();
    const Json before = played.report(campaign);
    const std::string place = "/place_" + inGame(played, foot);
    played.correct({{place, "fled"}});
    played.undo();
    QVERIFY(played.report(campaign) == before);
    played.correct({{place, "destroyed"}});
    QVERIFY(played.report(campaign).at("outcomes") == Json({{foot, "destroyed"}}));
    QVERIFY(tells(played.report(campaign).at("why").at(foot).get<std::string>(), "turn 1"));
}

// ANC-143: spears in another depth are told as what they were exchanged for.
void AncientsCampaignBattleTest::exchangedSpears()
{
    const Campaign campaign = fieldedCampaign();
    const auto spears = some(campaign, "a", "HI_S", 2);
    Played played(campaign);
    played.act("depth", {{"who", Json::array({inGame(played, spears[0]), inGame(played, spears[1])})}, {"answers", Json::object()}});
    played.act("start-battle");
    std::string deep;
    for (const auto &[id, unit] : ancients::readState(played.game.state()).units)
        deep = unit.row == "PK_H" ? id : deep;
    QVERIFY(!deep.empty());
    QVERIFY(played.report(campaign).at("outcomes").empty());
    played.correct({{"/place_" + deep, "destroyed"}});
    QVERIFY(played.report(campaign).at("outcomes") == Json({{spears[0], "destroyed"}, {spears[1], "destroyed"}}));
    QVERIFY(played.report(campaign).at("why").contains(spears[1]));
}

// A game counts for its battle as that was fielded; a battle taken back and fielded in the same way is the same.
void AncientsCampaignBattleTest::onlyItsOwnBattle()
{
    Campaign campaign = fieldedCampaign();
    const Json input = campaign.lines().back().json.at("act").at("input");
    const Played played(campaign);
    const Json &header = played.game.header();
    QVERIFY(fitsCampaign(campaign, header));
    campaign.follow(campaign.undo(someTime));
    QVERIFY(!fitsCampaign(campaign, header));
    QVERIFY(tells(refusal([&] { played.report(campaign); }), "other armies"));
    Json other = input;
    other["a"].erase(0);
    act(campaign, "field", other, std::vector<int>{2, 5});
    QVERIFY(!fitsCampaign(campaign, header));
    campaign.follow(campaign.undo(someTime));
    act(campaign, "field", input, std::vector<int>{5, 2}); // the other side attacks
    QVERIFY(!fitsCampaign(campaign, header));
    campaign.follow(campaign.undo(someTime));
    act(campaign, "field", input, std::vector<int>{2, 5});
    QVERIFY(fitsCampaign(campaign, header));
    // Another campaign, or no campaign.
    const Campaign stranger = fieldedCampaign();
    QVERIFY(!fitsCampaign(stranger, header));
    QVERIFY(tells(refusal([&] { played.report(stranger); }), "not of the campaign"));
    QVERIFY(!battlePlaceOf({{"armies", {army("Romans", {"HI"}, 1), army("Gauls", {"HI"}, 1)}}}));
    QVERIFY(!battlePlaceOf({{"armies", {{{"campaign", {{"id", 5}}}}}}}));
}

// A report is entered once; a game that goes on afterwards is compared with what it said then.
void AncientsCampaignBattleTest::enteredAndChangedAfterwards()
{
    Campaign campaign = fieldedCampaign();
    const std::string foot = some(campaign, "a", "HI", 1).front();
    Played played(campaign);
    played.fighting();
    const Json first = played.report(campaign);
    // The players say otherwise than the game: that is no change of the game.
    Json input = resultOf(first);
    input["victory"] = {{"a", 2}, {"b", 0}};
    act(campaign, "result", input);
    ANCIENTS_TEXT(changedSince(campaign, 1, played.report(campaign)), "");
    QVERIFY(tells(refusedAct(campaign, "result", input), "No battle is being fought"));
    played.correct({{"/place_" + inGame(played, foot), "fled"}});
    const std::string changed = changedSince(campaign, 1, played.report(campaign));
    QVERIFY2(tells(changed, "battle 1 has been changed") && tells(changed, "Heavy infantry 1 fled"), changed.c_str());
    QVERIFY(tells(changedSince(campaign, 1, played.report(campaign)), "Heavy infantry 1"));
    // Taken back, it is entered anew.
    campaign.follow(campaign.undo(someTime));
    ANCIENTS_TEXT(changedSince(campaign, 1, played.report(campaign)), "");
    act(campaign, "result", resultOf(played.report(campaign)));
    ANCIENTS_TEXT(changedSince(campaign, 1, played.report(campaign)), "");
    played.undo();
    QVERIFY(tells(changedSince(campaign, 1, played.report(campaign)), "not lost after all"));
    // A result typed by hand is compared with nothing.
    campaign.follow(campaign.undo(someTime));
    act(campaign, "result", {{"victory", {{"a", 0}, {"b", 0}}}});
    ANCIENTS_TEXT(changedSince(campaign, 1, played.report(campaign)), "");
}

void AncientsCampaignBattleTest::wrongReports()
{
    const Campaign campaign = fieldedCampaign();
    const std::string foot = some(campaign, "a", "HI", 1).front(), home = some(campaign, "a", "HI", 4).back();
    const Json victory{{"a", 0}, {"b", 1}};
    const auto why = [&](const char *key, const Json &value) {
        return refusedAct(campaign, "result", {{"victory", victory}, {"outcomes", {{foot, "destroyed"}}}, {key, value}});
    };
    QVERIFY(tells(why("why", 3), "why"));
    QVERIFY(tells(why("why", {{home, "it stayed at home"}}), "fielded"));
    QVERIFY(tells(why("why", {{foot, std::string(700, 'x')}}), "600"));
    QVERIFY(tells(why("game", Json::array()), "game"));
    QVERIFY(tells(why("game", {{"outcomes", {{home, "fled"}}}}), "not fielded"));
    QVERIFY(tells(why("game", {{"outcomes", {{foot, "gone"}}}}), "survived, fled or was destroyed"));
    QVERIFY(tells(why("game", {{"winner", "a"}}), "winner"));
    QVERIFY(why("game", Json::object()).empty());
}

// ANC-168 to ANC-171: what is announced says how many, by what and by which rule.
void AncientsCampaignBattleTest::lossesSayWhy()
{
    Campaign campaign = fieldedCampaign();
    const auto romans = some(campaign, "a", "HI", 3);
    const std::string gaul = some(campaign, "b", "HI", 1).front();
    const Ruling ruling = act(campaign, "result",
                              {{"victory", {{"a", 2}, {"b", 1}}},
                               {"outcomes", {{romans[0], "destroyed"}, {romans[1], "destroyed"}, {gaul, "destroyed"}}},
                               {"recovered", Json::array()}});
    ANCIENTS_TEXT(ruling.sentence,
                  "Romans have won, 2 to 1. Romans lose 2 units for good: 2 units destroyed (ANC-171). Gauls lose 2 units for good: 1 unit "
                  "destroyed (ANC-171); 1 unit in the pursuit, a quarter of the 38 points that survived (ANC-168).");
    // Beyond the quarter of 14 nothing comes back: 3 points are less than a unit.
    QVERIFY(std::any_of(ruling.lines.begin(), ruling.lines.end(), [](const Line &line) {
        return line.label == "may be recovered, 1 quarter of the 14 points destroyed" && line.value == 3;
    }));
    const Json sides = rules().campaignView(campaign.state()).at("battles").at(0).at("sides");
    QVERIFY(tells(sides.at(1).at("text").get<std::string>(), "1 unit in the pursuit"));
    QCOMPARE(sides.at(1).at("losses").size(), std::size_t{2});
    for (const Json &loss : sides.at(1).at("losses"))
        QVERIFY(tells(loss.at("why").get<std::string>(), "ANC-1"));
}

// Whatever becomes of the units in the game, its report is accepted, and the campaign's points are what they were.
void AncientsCampaignBattleTest::conservedThroughGames()
{
    QVERIFY(rc::check("a game's report is a result, and no point is lost", [] {
        Campaign campaign = fieldedCampaign();
        const Json fielded = battleOf(campaign).at("fielded");
        Played played(campaign);
        played.act("start-battle");
        Json places = Json::object(), wanted = Json::object();
        for (const auto &[veteran, outcome] : fielded.items()) {
            const std::string unit = inGame(played, veteran), fate = *rc::gen::element<std::string>("map", "away", "fled", "destroyed");
            if (unit.empty() || fate == "map")
                continue;
            places["/place_" + unit] = fate;
            if (fate != "away")
                wanted[veteran] = fate;
        }
        if (!places.empty())
            played.correct(places);
        const Json report = played.report(campaign);
        RC_ASSERT(report.at("outcomes") == wanted);
        const auto worth = [&] {
            int sum = 0;
            for (const auto &[id, unit] : campaign.state().at("units").items())
                sum += unit.at("value").get<int>();
            return sum;
        };
        const int before = worth();
        act(campaign, "result", resultOf(report));
        RC_ASSERT(worth() == before);
        for (const auto &[veteran, fate] : wanted.items())
            RC_ASSERT((campaign.state().at("units").at(veteran).at("status") == "lost") || fate != "destroyed");
    }));
}

// The store finds a battle's game by its journal: also a copy, one in the bin last, none of another campaign.
void AncientsCampaignBattleTest::gamesOfTheStore()
{
    const QTemporaryDir folder;
    Store store(path(folder));
    CampaignBook book(path(folder));
    const Campaign campaign = fieldedCampaign();
    QVERIFY(book.games(campaign.id()).empty());
    QVERIFY(!book.gameOf(campaign, 1));
    Played played(campaign);
    const std::string id = store.addGame(played.game, gameTitle(played.game.header()), someTime);
    QCOMPARE(book.games(campaign.id()).size(), std::size_t{1});
    ANCIENTS_TEXT(book.gameOf(campaign, 1)->id, id);
    ANCIENTS_TEXT(book.gameOf(campaign, 1)->title, "War, battle 1: Romans – Gauls");
    QVERIFY(!book.gameOf(campaign, 2) && !book.gameOf(campaign, 0));
    QVERIFY(book.games(fieldedCampaign().id()).empty());
    // An imported journal that is further on takes its place, until it lies in the bin.
    played.fighting();
    const std::string further = store.importGame(rules(), played.entries, "from elsewhere", someTime);
    ANCIENTS_TEXT(book.gameOf(campaign, 1)->id, further);
    store.binGame(further, true, someTime);
    ANCIENTS_TEXT(book.gameOf(campaign, 1)->id, id);
    store.binGame(id, true, someTime);
    QVERIFY(book.gameOf(campaign, 1)->binned);
    // Taken up again, as after a kill, it is where it was.
    const Game again = store.openGame(further, [](const std::string &) -> const Ruleset & { return rules(); });
    QVERIFY(again.state() == played.game.state());
}

// ANC-161: leaders beyond the first are part of what an army costs.
void AncientsCampaignBattleTest::whatAnArmyCosts()
{
    QCOMPARE(rules().campaignPoints(usual("Romans")), 200);
    QCOMPARE(rules().campaignPoints(armyOf("Romans", {{"HI", 10}}, 0)), 70);
    QCOMPARE(rules().campaignPoints(armyOf("Romans", {{"HI", 10}}, 1)), 70);
    QCOMPARE(rules().campaignPoints(armyOf("Romans", {{"HI", 10}}, 3)), 110);
    QVERIFY(!refusal([] { (void)rules().campaignPoints(armyOf("Romans", {}, 1)); }).empty());
    QVERIFY(tells(refusal([] { campaignOf(armyOf("Romans", {{"HI", 26}}, 3), usual("Gauls")); }), "leaders beyond the first included"));
}

OPTIO_TEST(AncientsCampaignBattleTest)
} // namespace ancients_campaign_battle_test
#include "ancients_campaign_battle_test.moc"
