// SPDX-License-Identifier: GPL-3.0-or-later
// What comes first, and what is known already: a fall before what follows it, an uncontrolled unit that hides, a march of which nobody said
// that it was written twice, stratagems that a campaign counts.
#include "rules/campaign/campaign_game.h"
#include "rules/ruling/offers.h"
#include "rulesets/ancients/notes.h"
#include "tests/rulesets/ancients/ancients_campaign_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_order_test {

using namespace ancientstest;

namespace {

const Json luckFree = {{"luckFree", true}};

Json open(const KeptNote &note) { return toJson(note.note); }

/// The acts that come next of themselves.
std::string nextActs(const Battle &battle)
{
    std::string ids;
    for (const Act &act : rules().acts(battle.json))
        if (act.next)
            ids += (ids.empty() ? "" : " ") + act.resolver;
    return ids;
}

/// Romans whose knights hide, at a step of their turn, and the note.
std::pair<Battle, Json> hiding(const std::string &step, const Json &options = luckFree)
{
    Battle one({"KN", "HI"}, {"HI", "HI"}, options, 1, 1);
    const KeptNote note = seal(one, "a", R"("sl.kind":"hidden")", {"a1.1"});
    one.act("start-battle");
    one.at(step).pips(3);
    return {one, {{"side", "a"}, {"note", open(note)}}};
}

} // namespace

class AncientsOrderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fallBeforeAdvance();
    void enteredBeforeOthersAttack();
    void offeredWithWhoMust();
    void fallBeforeShots();
    void fallBeforeArrival();
    void hiddenStood();
    void hiddenKnown();
    void hiddenDie();
    void hiddenSecret();
    void nobodySaid();
    void agreedStratagems();
    void stillToAttack();
    void oneAndMany();
};

// ANC-100, ANC-101: who was in contact is said before anybody enters the hex or attacks anew.
void AncientsOrderTest::fallBeforeAdvance()
{
    Battle one({"HI", "KN"}, {"EL", "LI"}, luckFree);
    one.disorder("b1.1").at("combat").act("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}}));
    ANCIENTS_TEXT(one.order("b1.1"), "destroyed");
    ANCIENTS_TEXT(nextActs(one), "collapse");
    QVERIFY(tells(one.refused("occupy", with({{"who", "a1.1"}})), "ANC-101"));
    QVERIFY(tells(one.refused("attack", with({{"who", {"a1.2"}}, {"target", "b1.2"}})), "ANC-101"));
    const std::string reminders = toJson(rules().view(one.json, "")).at("reminders").dump();
    QVERIFY2(reminders.find("in contact") < reminders.find("may be entered"), reminders.c_str());
    one.act("collapse", with({{"who", {"b1.2"}}}));
    ANCIENTS_TEXT(nextActs(one), "occupy");
    one.act("occupy", with({{"who", "a1.1"}}));
    QVERIFY(one.refused("attack", with({{"who", {"a1.2"}}, {"target", "b1.2"}})).empty());
}

// ANC-101, ANC-103: the advance belongs to the combat before; while somebody must enter the hex nobody else attacks either.
void AncientsOrderTest::enteredBeforeOthersAttack()
{
    Battle one({"KN", "HI", "HI"}, {"LC_B", "LI", "LI"}, luckFree);
    const Json other = with({{"who", {"a1.2"}}, {"target", "b1.2"}});
    one.disorder("b1.2").at("combat").act("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}}, R"("at.retreat_b1.1":true)"));
    QVERIFY(tells(one.refused("attack", other), "must be entered (ANC-103)"));
    for (const Act &act : rules().acts(one.json))
        if (act.resolver == "attack")
            QVERIFY(tells(act.refusal, "must be entered (ANC-103)"));
    one.act("occupy", with({{"who", "a1.1"}}));
    one.act("attack", other);
    // Heavy infantry may enter, and others attack before it is said (ANC-104).
    QCOMPARE(one.state().vacated.size(), std::size_t(1));
    ANCIENTS_TEXT(one.refused("attack", with({{"who", {"a1.3"}}, {"target", "b1.3"}})), "");
}

// ANC-103, ANC-104: "Enter the hex" is offered with somebody who must enter it, and can be done as it is offered.
void AncientsOrderTest::offeredWithWhoMust()
{
    Battle one({"HI", "KN", "KN"}, {"LI"}, luckFree);
    const Ruling ruling = one.at("combat").act("attack", with({{"who", {"a1.1", "a1.2", "a1.3"}}, {"target", "b1.1"}}));
    const Json wanted = {{"who", "a1.2"}};
    QCOMPARE(ruling.followUps.size(), std::size_t(1));
    QVERIFY(ruling.followUps.front().input == wanted);
    int offered = 0;
    for (const Offer &offer : offersOf(rules(), one.json, "a"))
        if (offer.resolver == "occupy") {
            ++offered;
            QVERIFY(offer.input == wanted);
            ANCIENTS_TEXT(one.refused("occupy", offer.input), "");
        }
    QCOMPARE(offered, 1);
    one.change([](State &state) { state.unit("a1.2").place = ancients::Place::fled; });
    for (const Act &act : rules().acts(one.json))
        if (act.resolver == "occupy")
            QVERIFY(act.input == Json({{"who", "a1.3"}}));
}

// ANC-100, ANC-070: what the fall disordered is destroyed by the next hit.
void AncientsOrderTest::fallBeforeShots()
{
    Battle one({"SC", "HI"}, {"AR", "AR"}, luckFree);
    one.disorder("a1.1").at("shooting").act("shoot", with({{"who", "b1.1"}, {"target", "a1.1"}}), {1});
    QVERIFY(tells(one.refused("shoot", with({{"who", "b1.2"}, {"target", "a1.2"}})), "ANC-101"));
    one.act("collapse", with({{"who", {"a1.2"}}}));
    one.act("shoot", with({{"who", "b1.2"}, {"target", "a1.2"}}), {1});
    ANCIENTS_TEXT(one.order("a1.2"), "destroyed");
}

// ANC-100, ANC-126: nor does a second march come on before.
void AncientsOrderTest::fallBeforeArrival()
{
    Battle one({"KN", "LI", "HI", "HI"}, {"CH", "HI"}, luckFree, 2, 1);
    const KeptNote knights = seal(one, "a", R"("sl.kind":"march","sl.edge":"S")", {"a1.1"});
    const KeptNote hordes = seal(one, "a", R"("sl.kind":"march","sl.edge":"S")", {"a1.2"});
    one.act("start-battle");
    one.disorder("b1.1").at("arrivals", "a", 3).pips(3);
    one.json["units"]["b1.1"]["value"] = 6; // half of the knights
    one.act("arrive", with({{"note", open(knights)}, {"nearest", {"b1.1"}}}));
    ANCIENTS_TEXT(one.order("b1.1"), "destroyed");
    QVERIFY(tells(one.refused("arrive", with({{"note", open(hordes)}})), "ANC-101"));
    one.act("collapse");
    QVERIFY(one.refused("arrive", with({{"note", open(hordes)}})).empty());
}

// ANC-053, ANC-057, ANC-131: uncontrolled, it saw nobody and stood where it hid: when it comes out it moves no more.
void AncientsOrderTest::hiddenStood()
{
    auto [one, note] = hiding("control");
    one.act("control", with(Json::object(), R"("ct.hidden":true)"));
    Battle seen = one;
    one.act("end-step");
    const Ruling ruling = one.pips(3).act("reveal", with(note));
    QVERIFY2(tells(ruling.sentence, "ANC-057"), ruling.sentence.c_str());
    QVERIFY(tells(one.refused("move", with({{"who", {"a1.1"}}})), "ANC-057"));
    QVERIFY(one.at("combat").refused("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}})).empty());
    // The next turn is another.
    seen.at("moves", "b").act("reveal", with(note));
    QVERIFY(!seen.of("a1.1").uncontrolled);
    // One that was held, and one that its die has held, move.
    auto [held, heldNote] = hiding("control");
    held.act("hold", with({{"who", {"a1.1"}}}));
    held.act("control");
    held.at("moves").act("reveal", with(heldNote));
    QVERIFY(held.refused("move", with({{"who", {"a1.1"}}})).empty());
    auto [thrown, thrownNote] = hiding("control", Json::object());
    thrown.act("control", with(Json::object(), R"("ct.hidden":true)"), {5});
    thrown.at("moves").act("reveal", with(thrownNote));
    QVERIFY(thrown.refused("move", with({{"who", {"a1.1"}}})).empty());
}

// ANC-050, ANC-053, ANC-064: that knights are impetuous is known, wherever they hide.
void AncientsOrderTest::hiddenKnown()
{
    auto [one, note] = hiding("control");
    const auto standard = [](const Battle &battle) {
        for (const Question &question : rules().resolver("control").form(&battle.json, Json::object()).questions)
            if (question.id == "ct.hidden")
                return question.standard.dump();
        return std::string("not asked");
    };
    ANCIENTS_TEXT(standard(one), "true");
    QVERIFY(tells(one.refused("control", with(Json::object(), R"("ct.hidden":false)")), "ANC-050"));
    one.act("control");
    QVERIFY(one.state().side("a").wild);
    auto [held, heldNote] = hiding("control");
    held.act("hold", with({{"who", {"a1.1"}}}));
    ANCIENTS_TEXT(standard(held), "false");
    Battle calm({"HI", "HI"}, {"HI"}, luckFree, 1, 1);
    seal(calm, "a", R"("sl.kind":"hidden")", {"a1.1"});
    calm.act("start-battle");
    ANCIENTS_TEXT(standard(calm.at("control")), "false"); // its owner alone knows what it sees
}

// ANC-056, ANC-065: a die is thrown for those who hide alone, too.
void AncientsOrderTest::hiddenDie()
{
    auto [one, note] = hiding("control", Json::object());
    const auto dice = [](const Battle &battle, const Json &input) {
        return rules().resolver("control").form(&battle.json, input).dice.size();
    };
    QCOMPARE(dice(one, Json::object()), std::size_t{1});
    QCOMPARE(dice(one, with(Json::object(), R"("ct.hidden":true)")), std::size_t{1});
    one.act("control", Json::object(), {4});
    QVERIFY(one.state().side("a").wild);
}

// ANC-053, ANC-061, ANC-130: who hides and is held is told to nobody else.
void AncientsOrderTest::hiddenSecret()
{
    const Resolver &hold = rules().resolver("hold");
    auto [one, note] = hiding("control");
    const Ruling held = one.act("hold", with({{"who", {"a1.1"}}}));
    ANCIENTS_TEXT(held.sentence, "Romans hold a unit that hides for 1.");
    QVERIFY(hold.secretAct({{"resolver", "hold"}}, toJson(held)));
    Battle open({"KN", "HI"}, {"HI"}, luckFree, 2, 1);
    const Ruling seen = open.at("control").pips(2).act("hold", with({{"who", {"a1.1"}}}));
    QVERIFY(!hold.secretAct({{"resolver", "hold"}}, toJson(seen)));
}

// ANC-122, ANC-123: a march is refused to him who denied its edge; to him whom nobody asked the players may allow it.
void AncientsOrderTest::nobodySaid()
{
    Battle one({"KN", "HI", "HI"}, {"HC", "HI", "HI"}, luckFree, 2, 2);
    const KeptNote ours = seal(one, "a", R"("sl.kind":"march","sl.edge":"E")", {"a1.1"});
    const KeptNote theirs = seal(one, "b", R"("sl.kind":"march","sl.edge":"E")", {"b1.1"});
    one.act("start-battle");
    one.at("arrivals", "b", 3).pips(2).act("arrive", with({{"note", open(theirs)}}));
    one.at("arrivals", "a", 4).pips(2);
    const Json late = {{"note", open(ours)}, {"reason", "we forgot to ask"}};
    QVERIFY(tells(one.refused("arrive", with(late)), "nobody said that it was written twice (ANC-123)"));
    Battle gone = one;
    gone.act("arrive", with({{"note", open(ours)}}, R"("ar.settle":"void")"));
    ANCIENTS_TEXT(gone.order("a1.1"), "away");
    const Ruling ruling = one.act("arrive", with(late, R"("ar.settle":"allowed")"));
    QVERIFY2(tells(ruling.sentence, "we forgot to ask"), ruling.sentence.c_str());
    ANCIENTS_TEXT(one.order("a1.1"), "good");
}

// ANC-110, ANC-112, ANC-176: in a battle of a campaign no more stratagems are sealed than the campaign counts; bluffs are free.
void AncientsOrderTest::agreedStratagems()
{
    const std::string advantage = R"("sl.kind":"strategic_advantage")", bluff = R"("sl.kind":"none")";
    Json romans = army("Romans", {"HI", "HI"}, 3);
    romans["commands"][0]["stratagems"] = 1;
    Battle one({"HI"}, {"HI"});
    one.json = rules().start(romans, army("Gauls", {"HI"}, 1), Json::object());
    seal(one, "a", bluff);
    const KeptNote first = seal(one, "a", advantage);
    QVERIFY(tells(unsealed(one, "a", advantage), "ANC-176"));
    seal(one, "a", bluff);
    ANCIENTS_TEXT(unsealed(one, "b", advantage), "");
    // A note from elsewhere turns out to be one too many.
    const Json more = {{"text", R"({"kind":"strategic_advantage"})"}, {"nonce", std::string(64, '7')}};
    one.act("seal-note",
            {{"side", "a"}, {"seal", sealOf(more.at("text").get<std::string>(), std::string(64, '7'))}, {"answers", Json::object()}});
    one.act("start-battle");
    one.act("reveal", with({{"side", "a"}, {"note", open(first)}}));
    QVERIFY(tells(one.act("reveal", with({{"side", "a"}, {"note", more}})).sentence, "ANC-176"));
    QCOMPARE(static_cast<int>(one.state().side("a").awards.size()), 1);
    // The campaign tells its battles.
    Campaign campaign = campaignOf(usual("Rome"), usual("Gaul"));
    const auto field = [&](const Json &stratagems, const std::optional<std::vector<int>> &dice) {
        Json input = {{"a", join(some(campaign, "a", "HI", 2), some(campaign, "a", "", 1))}, {"b", some(campaign, "b", "HI", 2)}};
        if (!stratagems.is_null())
            input["stratagems"] = stratagems;
        act(campaign, "field", input, dice);
    };
    field(nullptr, std::vector<int>{5, 2});
    QVERIFY(!battleSetup(campaign, Json::object(), gameKeyFromSeed(1), someTime).rosterA.at("commands").at(0).contains("stratagems"));
    act(campaign, "result", {{"victory", {{"a", 0}, {"b", 1}}}});
    field({{"a", 1}}, {});
    const GameSetup setup = battleSetup(campaign, Json::object(), gameKeyFromSeed(1), someTime);
    QCOMPARE(setup.rosterA.at("commands").at(0).at("stratagems").get<int>(), 1);
    QVERIFY(!setup.rosterB.at("commands").at(0).contains("stratagems"));
}

// ANC-060, ANC-064, ANC-107: who cannot attack is not told to, nor asked about.
void AncientsOrderTest::stillToAttack()
{
    const auto told = [](Battle battle) {
        battle.change([](State &state) { state.unit("a1.1").must = true; });
        const bool reminded = tells(toJson(rules().view(battle.json, "")).at("reminders").dump(), "must attack");
        const bool asked = tells(battle.asks("end-step", Json::object()), "es.none");
        return reminded == asked ? (asked ? "must" : "need not") : "differs";
    };
    Battle one({"KN"}, {"HI"}, luckFree);
    one.at("combat");
    ANCIENTS_TEXT(std::string(told(one)), "must");
    Battle shaken = one;
    ANCIENTS_TEXT(std::string(told(shaken.disorder("a1.1"))), "need not");
    Battle alone = one;
    alone.change([](State &state) {
        for (auto &[id, unit] : state.units)
            if (unit.side == "b")
                unit.place = ancients::Place::fled;
    });
    ANCIENTS_TEXT(std::string(told(alone)), "need not"); // no enemy is left
}

// ANC-030, ANC-061, ANC-097, ANC-098: one is told as one, several as several.
void AncientsOrderTest::oneAndMany()
{
    Battle one({"HI", "KN"}, {"HI"}, luckFree, 2, 1);
    one.change([](State &state) { state.side("a").panic = 1; });
    one.json["units"]["a1.1"]["place"] = "fled";
    QVERIFY(tells(one.at("begin").act("begin-turn").sentence, "1 unit is lost"));
    Battle held({"KN"}, {"HI"}, luckFree);
    QVERIFY(tells(held.at("control").pips(1).refused("hold", with({{"who", {"a1.1"}}}, R"("ct.reach":true)")), "1 is left"));
    Battle both({"HC"}, {"KN"}, luckFree, 2, 1);
    both.lead("a1.1").lead("a1.1").at("combat", "b");
    Battle fall = both;
    const std::string out = both.act("attack", with({{"who", {"b1.1"}}, {"target", "a1.1"}}, R"("at.through_b1.1":"flank")")).sentence;
    QVERIFY2(tells(out, "Its 2 leaders are out for their next turn (ANC-097)."), out.c_str());
    fall.disorder("a1.1");
    const std::string fell = fall.act("attack", with({{"who", {"b1.1"}}, {"target", "a1.1"}}, R"("at.through_b1.1":"flank")")).sentence;
    QVERIFY2(tells(fell, "Its 2 leaders fall with it (ANC-098)."), fell.c_str());
}

OPTIO_TEST(AncientsOrderTest)
} // namespace ancients_order_test
#include "ancients_order_test.moc"
