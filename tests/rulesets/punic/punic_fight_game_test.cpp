// SPDX-License-Identifier: GPL-3.0-or-later
// Combats and volleys in a game: what the state knows is not asked, and what comes of them is kept.
#include "tests/rulesets/punic/punic_fight.h"
#include "tests/suite.h"

#include <QtTest>

namespace punic_fight_game_test {

using namespace punictest;

class PunicFightGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-028 PUN-261 PUN-270 PUN-341: in a game the record tells entries; DPs, routs, events and the list of moves are kept.
    void inAGame()
    {
        Field field = inContact();
        const Json input = {{"a", Json::array({"a1.1"})}, {"answers", Json::object()}};
        // Whoever is named, all of the combat are written down.
        const Json whole = resolver("combat").complete(&field.json, input);
        QCOMPARE(QString::fromStdString(canonical(whole.at("b"))), QString(R"j([{"count":1,"part":"","unit":"b1.1"}])j"));
        QCOMPARE(poolsOf(input, &field.json), std::string("9 @5 v 8 @5"));

        field.act("combat", input, {6, 5, 5, 4, 3, 2, 2, 1, 1, 5, 4, 4, 3, 2, 2, 1, 1});
        QCOMPARE(field.dps("a1.1"), std::string("1"));
        QCOMPARE(field.dps("b1.1"), std::string("2"));
        const State state = field.state();
        QVERIFY(state.combats.begin()->second.fought);
        QVERIFY(state.unit("a1.1").fought);
        QCOMPARE(state.after.size(), std::size_t{2});
        const After &first = state.after.begin()->second, &second = std::next(state.after.begin())->second;
        QCOMPARE(first.unit + " " + first.move, std::string("b1.1 fallBack"));
        QCOMPARE(second.unit + " " + second.move, std::string("a1.1 followUp"));
        QVERIFY(first.place < second.place);
        QVERIFY(holds(field.refused("combat", input), "has been fought"));
    }

    // PUN-054 PUN-261: a rout makes its event before the next combat; PUN-053 a retirement too. PUN-059: not for units of one result.
    void routsAndRetirementsAreEvents()
    {
        Field field = inContact();
        field.unit("b1.2", R"j({"name":"Reserve","type":"HI","grade":"C","bases":6})j");
        const Json input = {{"a", Json::array({"a1.1"})}, {"answers", {{"cb.support_b1.1", "b1.2"}}}};
        std::vector<int> dice(18, 1);
        std::fill(dice.begin(), dice.begin() + 5, 6);
        field.act("combat", input, dice); // supported: 9 dice each; defeat: both retire, and give each other nothing
        QCOMPARE(field.dps("b1.2"), std::string("2"));
        QCOMPARE(field.of("b1.2").bases(), 6);
        QCOMPARE(field.of("b1.1").bases(), 5);
        QCOMPARE(field.of("b1.1").mood, Mood::retiring);
        QCOMPARE(field.of("b1.2").mood, Mood::retiring);
        for (const auto &[id, event] : field.state().events)
            QVERIFY(!event.open); // nobody else is there to take DPs

        Field broken = inContact();
        broken.unit("b1.2", R"j({"name":"Reserve","type":"HI","grade":"C","bases":6})j");
        broken.change([](State &state) {
            Unit &unit = state.unit("b1.1");
            unit.dps = 5;
            unit.shaken = true;
            unit.formation = Formation::unformed;
        });
        const Json plain = {{"a", Json::array({"a1.1"})}, {"answers", Json::object()}};
        broken.act("combat", plain, {6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}); // 9 dice, and 6 + 2 - 5 = 3
        QCOMPARE(broken.of("b1.1").mood, Mood::routing);
        const State state = broken.state();
        QCOMPARE(state.events.size(), std::size_t{1});
        QVERIFY(state.events.begin()->second.open);
        QCOMPARE(state.events.begin()->second.dps, 2);
    }

    // PUN-230 PUN-239 PUN-118: leaders of the game inspire, hit, and risk their lives.
    void leadersInAGame()
    {
        Field field = inContact();
        field.leader("a1.l", "Varro", false, 1, "a1.1");
        field.change([](State &state) {
            state.leader("a1.l").inspires = 1;
            state.leader("a1.l").inspired = "a1.1";
        });
        const Json input = {{"a", Json::array({"a1.1"})}, {"answers", Json::object()}};
        QCOMPARE(poolsOf(input, &field.json), std::string("10 @5 v 8 @5"));
        std::vector<int> dice(20, 1);
        dice[18] = dice[19] = 1; // die of death: 1, then 1
        field.act("combat", input, dice);
        QCOMPARE(field.of("b1.1").dps, 2); // his automatic hit: 1 to 0
        QVERIFY(field.state().leader("a1.l").lost);
    }

    // PUN-231 PUN-388: who may support is worked out; others are refused with the reason.
    void supportInAGame()
    {
        Field field = inContact();
        field.unit("b1.2", R"j({"name":"Reserve","type":"HI","grade":"C","bases":6})j");
        field.unit("b1.3", R"j({"name":"Horse","type":"MC","grade":"C","bases":4})j");
        field.unit("b1.4", R"j({"name":"Few","type":"HI","grade":"C","bases":2})j");
        field.unit("b1.5", R"j({"name":"Broken","type":"HI","grade":"C","bases":6,"dps":5,"shaken":true})j");
        const Json input = {{"a", Json::array({"a1.1"})}, {"answers", Json::object()}};
        for (const Question &question : resolver("combat").form(&field.json, input).questions)
            if (question.id == "cb.support_b1.1") {
                QCOMPARE(question.choices.size(), std::size_t{2});
                QVERIFY(question.choices[1].value == "b1.2");
            }
        const auto refusedWith = [&](const char *unit) {
            Json answered = input;
            answered["answers"]["cb.support_b1.1"] = unit;
            return field.refused("combat", answered);
        };
        QVERIFY(holds(refusedWith("b1.3"), "not alike"));
        QVERIFY(holds(refusedWith("b1.4"), "at least 3"));
        QVERIFY(holds(refusedWith("b1.5"), "shaken"));
        QVERIFY(holds(refusedWith("a1.1"), "cannot support"));
        QVERIFY(!refusedWith("nobody at all").empty());
    }

    // PUN-388 PUN-394 PUN-095: what is no combat of this phase.
    void refusalsInAGame()
    {
        Field field = inContact();
        field.unit("a1.2", R"j({"name":"Idle","type":"MI","grade":"C","bases":6})j");
        const auto named = [](const char *a) { return Json{{"a", Json::array({a})}, {"answers", Json::object()}}; };
        QVERIFY(holds(field.refused("combat", named("a1.2")), "is in no combat"));
        QVERIFY(holds(field.refused("combat", named("b1.1")), "other side"));
        QVERIFY(holds(field.refused("combat", named("a9.9")), "no unit"));
        QVERIFY(holds(field.refused("combat", {{"answers", Json::object()}}), "name a unit"));
        QVERIFY(holds(field.refused("combat", {{"a", 7}, {"answers", Json::object()}}), "id of a unit"));
        field.at("manoeuvre");
        QVERIFY(holds(field.refused("combat", named("a1.1")), "PUN-095"));
        field.at("combat", "");
        field.change([](State &state) { state.combats.begin()->second.mustWait = true; });
        QVERIFY(holds(field.refused("combat", named("a1.1")), "PUN-284"));
    }

    // PUN-324: the side with the initiative throws first; then elephants are tested, then leaders risk their lives.
    void orderOfDraws()
    {
        Field field = inContact();
        field.unit("b1.2", R"j({"name":"El","type":"EL"})j");
        field.leader("a1.l", "Varro", false, 1, "a1.1");
        field.leader("b1.l", "Hanno", false, 1, "b1.1");
        field.change([](State &state) {
            state.initiative = "b";
            Member elephant;
            elephant.unit = "b1.2";
            elephant.entry = {"receive"};
            state.combats.begin()->second.members.push_back(elephant);
        });
        const Json input = {{"a", Json::array({"a1.1"})}, {"answers", Json::object()}};
        const std::string pools = poolsOf(input, &field.json);
        const int count = std::stoi(pools) + std::stoi(pools.substr(pools.find("v ") + 2));
        std::vector<int> dice(static_cast<std::size_t>(count), 1); // level: an automatic hit each
        dice.insert(dice.end(), {3, 6, 6});
        const Ruling ruling = field.rule("combat", input, dice);
        std::string order;
        for (const Draw &draw : ruling.dice)
            if (order.empty() || !order.ends_with(draw.id))
                order += (order.empty() ? "" : " ") + draw.id;
        QCOMPARE(order, std::string("combat.b combat.a elephant.test death.first"));
        QCOMPARE(ruling.dice[ruling.dice.size() - 2].label, std::string("Hanno: die of death"));
        QCOMPARE(ruling.dice.back().label, std::string("Varro: die of death"));
    }

    // PUN-306: what is asked of a combat, and what is not.
    void questionsOfACombat()
    {
        Field field = inContact();
        const Json input = {{"a", Json::array({"a1.1"})}, {"answers", Json::object()}};
        // A legion whose third line supports it asks for no support; nobody else can support; only the defender may have ground.
        QCOMPARE(asks(field, "combat", input), std::string("cb.bases_a1.1 cb.bases_b1.1 cb.ground"));
        field.unit("b1.2", R"j({"name":"Reserve","type":"HI","grade":"C","bases":6})j");
        QCOMPARE(asks(field, "combat", input), std::string("cb.bases_a1.1 cb.bases_b1.1 cb.support_b1.1 cb.ground"));
        // With fewer bases in contact some may overlap.
        Json fewer = input;
        fewer["answers"] = {{"cb.bases_b1.1", 4}};
        QVERIFY(holds(asks(field, "combat", fewer), "cb.overlap_b1.1"));
        // Elephants are one base; they mind no ground, and none is held against them.
        field.change([](State &state) {
            Unit &unit = state.unit("b1.1");
            unit = describedUnit(game().sheet(), "b1.1", "b", Json{{"name", "El"}, {"type", "EL"}});
        });
        QCOMPARE(asks(field, "combat", input), std::string("cb.bases_a1.1 cb.overlap_a1.1 cb.ground"));
        // Touched at both ends, a legion says which line fights (PUN-222).
        Field both = inContact();
        both.unit("b1.2", R"j({"name":"Gauls","type":"MI","bases":6})j");
        both.change([](State &state) {
            Member behind;
            behind.unit = "b1.2";
            behind.entry = {"charge"};
            Combat &combat = state.combats.begin()->second;
            combat.members.push_back(behind);
            combat.members.front().from = {{"b1.1", Aspect::front}, {"b1.2", Aspect::rear}};
        });
        QVERIFY(holds(asks(both, "combat", input), "cb.line_a1.1"));
        Json turned = input;
        turned["answers"] = {{"cb.line_a1.1", "rear"}};
        const auto ready = resolver("combat").prepareLenient(&both.json, turned);
        QCOMPARE(dynamic_cast<const CombatCase &>(*ready).melee().mainOf(0).type, Type::HI);
        // PUN-260 PUN-051: casualties come from the line that fights.
        std::vector<int> dice;
        const auto &fight = dynamic_cast<const CombatCase &>(*ready);
        dice.assign(static_cast<std::size_t>(fight.combatant(0).dice), 1);
        dice.resize(dice.size() + static_cast<std::size_t>(fight.combatant(1).dice), 6);
        Field rear = both;
        rear.act("combat", turned, dice);
        QCOMPARE(rear.of("a1.1").ranks[2].bases, 1);
        both.act("combat", input, [&] {
            const auto front = resolver("combat").prepareLenient(&both.json, input);
            const auto &other = dynamic_cast<const CombatCase &>(*front);
            std::vector<int> faces(static_cast<std::size_t>(other.combatant(0).dice), 1);
            faces.resize(faces.size() + static_cast<std::size_t>(other.combatant(1).dice), 6);
            return faces;
        }());
        QCOMPARE(both.of("a1.1").ranks[0].bases, 3);
    }

    // PUN-304 PUN-180: what is asked of a volley.
    void questionsOfAVolley()
    {
        Field field;
        field.unit("a1.1", R"j({"name":"Velites","type":"LI","bases":3})j");
        field.unit("b1.1", R"j({"name":"Levy","type":"HI","bases":6})j");
        field.unit("b1.2", R"j({"name":"Gauls","type":"MI","bases":6})j");
        field.unit("b1.3", R"j({"name":"Slingers","type":"LI","bases":4})j");
        field.unit("a1.2", R"j({"name":"Foe","type":"MI","bases":4})j");
        field.at("skirmish");
        const auto at = [](const char *target) { return Json{{"shooter", "a1.1"}, {"target", target}, {"answers", Json::object()}}; };
        QCOMPARE(asks(field, "shoot", at("b1.1")), std::string("sh.bases sh.aspect")); // halved already: no cover
        QCOMPARE(asks(field, "shoot", at("b1.2")), std::string("sh.bases sh.cover"));
        QCOMPARE(asks(field, "shoot", at("b1.3")), std::string("sh.bases"));
        // PUN-385: a target in combat has to have bases that fight nobody.
        field.change([](State &state) {
            Combat combat;
            combat.id = state.newId('c');
            Member one, two;
            one.unit = "a1.2";
            two.unit = "b1.2";
            combat.members = {one, two};
            state.combats.emplace(combat.id, combat);
        });
        QVERIFY(holds(field.refused("shoot", at("b1.2"), {1, 1, 1}), "PUN-385"));
        Json free = at("b1.2");
        free["answers"] = {{"sh.free", true}};
        field.act("shoot", free, {6, 1, 1});
        QCOMPARE(field.dps("b1.2"), std::string("1"));
        QCOMPARE(field.of("a1.1").shots, 1);
        // PUN-181: a second volley standing still, no third.
        field.act("shoot", at("b1.1"), {1, 1});
        QVERIFY(holds(field.refused("shoot", at("b1.1"), {1, 1}), "PUN-385"));
        QVERIFY(holds(field.refused("shoot", {{"shooter", "a1.1"}, {"target", "a1.2"}, {"answers", Json::object()}}, {1}), "PUN-"));
        // PUN-096: who is engaged does not shoot; PUN-180: only in phase II.
        QVERIFY(holds(field.refused("shoot", {{"shooter", "a1.2"}, {"target", "b1.1"}, {"answers", Json::object()}}, {1}), "PUN-385"));
        field.at("manoeuvre");
        QVERIFY(holds(field.refused("shoot", at("b1.1"), {1, 1}), "PUN-095"));
    }

    // PUN-027 PUN-074 PUN-056: an elephant shot at runs, its burst is told, and phase I tries to stop it.
    void aRampageInAGame()
    {
        Field field;
        field.unit("a1.1", R"j({"name":"Velites","type":"LI","bases":3})j");
        field.unit("b1.1", R"j({"name":"El","type":"EL"})j");
        field.unit("b1.2", R"j({"name":"Libyans","type":"HI","bases":6})j");
        field.unit("b1.3", R"j({"name":"Slingers","type":"LI","bases":4})j");
        field.at("skirmish");
        field.act("shoot", {{"shooter", "a1.1"}, {"target", "b1.1"}, {"answers", Json::object()}}, {6, 1, 1, 1, 2, 5, 4, 3, 6});
        QCOMPARE(field.of("b1.1").mood, Mood::rampaging);
        QCOMPARE(field.state().rampages.at("b1.1").inches, 9);
        const Json told = {{"unit", "b1.1"}, {"struck", Json::array({"b1.2"})}, {"answers", Json::object()}};
        Json light = told;
        light["struck"] = Json::array({"b1.3"});
        QVERIFY(holds(field.refused("rampage", light), "PUN-056"));
        field.act("rampage", told);
        QCOMPARE(field.dps("b1.2"), std::string("2"));
        QVERIFY(field.state().rampages.empty());
        QVERIFY(holds(field.refused("rampage", told), "PUN-056"));
        // PUN-077: one attempt a turn, remembered.
        field.at("stops");
        const Json who = {{"who", "b1.1"}, {"answers", Json::object()}};
        field.act("stop-rampage", who, {4, 2});
        QCOMPARE(field.of("b1.1").attempts, 1);
        QCOMPARE(field.of("b1.1").heading, 2);
        QVERIFY(holds(field.refused("stop-rampage", who, {4, 2}), "PUN-077"));
        field.change([](State &state) { state.unit("b1.1").heading = 0; });
        field.act("stop-rampage", who, {3});
        QCOMPARE(field.of("b1.1").status, Status::destroyed);
        QVERIFY(holds(field.refused("stop-rampage", who, {3}), "PUN-394"));
        QCOMPARE(openEvent(field.state())->dps, 2); // PUN-054
    }

    // PUN-332 PUN-334: the view watches elephants out of hand and wounded leaders, with their chances.
    void chancesInTheView()
    {
        Field field = inContact();
        field.unit("b1.2", R"j({"name":"El","type":"EL","mood":"rampaging","attempts":1})j");
        field.leader("a1.l", "Varro", false, 1, "a1.1");
        field.change([](State &state) { state.leader("a1.l").wounded = true; });
        std::string chances;
        const Json view = toJson(game().view(field.json, ""));
        for (const Json &row : view.at("watch"))
            if (row.contains("chance"))
                chances += row.at("unit").get<std::string>() + " " + row.at("chance").at("fraction").get<std::string>() + " ";
        QCOMPARE(chances, std::string("b1.2 2/3 a1.1 1/9 "));
    }

    // PUN-285: in a game only the catcher strikes, and once.
    void aFreeHackInAGame()
    {
        Field field;
        field.unit("a1.1", R"j({"name":"Horse","type":"MC","bases":4})j");
        field.unit("b1.1", R"j({"name":"Rebels","type":"MI","bases":6,"mood":"routing","shaken":true,"dps":5,"formation":"unformed"})j");
        field.at("after");
        const Json hack = {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", Json::object()}};
        QVERIFY(holds(field.refused("free-hack", hack, {1, 1, 1, 1}), "PUN-285"));
        field.change([](State &state) { state.unit("b1.1").hackBy = "a1.1"; });
        field.act("free-hack", hack, {6, 4, 3, 1});
        QCOMPARE(field.of("b1.1").bases(), 4);
        QVERIFY(holds(field.refused("free-hack", hack, {1, 1, 1, 1}), "PUN-285"));
    }

private:
    /// E-01 as a game knows it.
    static Field inContact()
    {
        Field field;
        field.unit("a1.1", R"j({"name":"Legio I","legion":true,"grade":"B"})j");
        field.unit("b1.1", R"j({"name":"Levy","type":"HI","grade":"C","bases":6})j");
        field.at("combat", "");
        field.change([](State &state) {
            Combat combat;
            combat.id = state.newId('c');
            Member charger, target;
            charger.unit = "a1.1";
            charger.entry = {"charge"};
            target.unit = "b1.1";
            target.entry = {"receive"};
            target.from = {{"a1.1", Aspect::front}};
            combat.members = {charger, target};
            state.combats.emplace(combat.id, combat);
        });
        return field;
    }
};

OPTIO_TEST(PunicFightGameTest)

} // namespace punic_fight_game_test

#include "punic_fight_game_test.moc"
