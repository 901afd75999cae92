// SPDX-License-Identifier: GPL-3.0-or-later
// What holds from one act to the next: one die for one order however it is spelled, cards that belong to an order, the steps of a charge,
// and formations that are torn apart in the turn.
#include "rules/journal/journal_correction.h"
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace tropaion_memory_test {

using namespace tropaiontest;

namespace {

Json card(const std::string &side, const std::string &answers = "")
{
    return {{"side", side}, {"answers", Json::parse("{" + answers + "}")}};
}

/// A field with cards in the hands.
Field &hands(Field &field, const std::vector<std::string> &a, const std::vector<std::string> &b)
{
    return field.change([&](State &state) {
        state.settings.generalship = true;
        state.side("a").hand = a;
        state.side("b").hand = b;
    });
}

/// What the dice of an act hang on.
std::vector<std::string> keyOf(const Field &field, const std::string &resolver, const Json &input)
{
    const Resolver &asked = rules().resolver(resolver);
    return asked.participantsIn(field.json, asked.complete(&field.json, input));
}

/// A mass of two files of two against two units, in contact.
Field massAgainstTwo()
{
    Field field;
    for (const char *id : {"a1", "a2", "a3", "a4"})
        field.unit(id, "MI");
    field.unit("b1", "HI").unit("b2", "HI").form({{"a1", "a3"}, {"a2", "a4"}});
    field.contact("a1", "b1", 0).contact("a2", "b2", 0).at("fight");
    return field;
}

/// A line of three that overlaps a line of two, its test passed; who holds these cards.
Field overlap(const std::vector<std::string> &a, const std::vector<std::string> &b)
{
    Field field;
    for (const char *id : {"a1", "a2", "a3"})
        field.unit(id, "HI");
    field.unit("b1", "HI").unit("b2", "HI").form({{"a1"}, {"a2"}, {"a3"}}).form({{"b1"}, {"b2"}}).points("a", 1, 0, 0);
    hands(field, a, b);
    field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b1","ch.target_a2":"b2")"), {6});
    return field;
}

} // namespace

class TropaionMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // TRO-026 TRO-063: taken back and given again in other words, an order draws the same die.
    void oneFormationOneDie()
    {
        Field field;
        field.unit("a1", "HI")
            .unit("a2", "HI")
            .unit("a3", "HI")
            .unit("a4", "HI")
            .unit("b1", "HI")
            .form({{"a1"}, {"a2"}, {"a3"}})
            .points("a", 0, 3, 0);
        const auto whole = keyOf(field, "order", move({"a1"}));
        for (const std::vector<std::string> &who :
             {std::vector<std::string>{"a2"}, {"a3"}, {"a1", "a2", "a3"}, {"a3", "a2", "a1"}, {"a2", "a2"}, {"a1", "a2", "a3", "a1"}})
            QVERIFY(keyOf(field, "order", move(who)) == whole);
        // One of them by itself is another order; so is joining with somebody else, in whatever order they are picked.
        QVERIFY(keyOf(field, "order", move({"a1"}, R"("mv.whole":false)")) != whole);
        QVERIFY(keyOf(field, "order", move({"a4", "a3"}, R"("mv.kind":"form")")) ==
                keyOf(field, "order", move({"a3", "a4"}, R"("mv.kind":"form")")));
        Json bare = move({"a4"});
        bare["who"] = "a4";
        QVERIFY(keyOf(field, "order", bare) == keyOf(field, "order", move({"a4", "a4"})));
    }

    // TRO-026 TRO-084: so does the test of a formation of warbands, whoever of it is asked.
    void oneTestForWarbands()
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3"})
            field.unit(id, "WB");
        field.unit("b1", "HI").form({{"a1"}, {"a2"}, {"a3"}});
        std::set<std::vector<std::string>> keys;
        for (const char *id : {"a1", "a2", "a3"})
            keys.insert(keyOf(field, "warband", one(id, R"("wb.reach":true,"wb.act":"test")")));
        QCOMPARE(keys.size(), std::size_t{1});
    }

    // TRO-026: the results die of a combat is the same whichever of the two is named first.
    void oneDieForACombat()
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1").at("fight");
        field.act("fight", pair("a1", "b1"), {6, 1});
        QVERIFY(keyOf(field, "combat-result", pair("a1", "b1")) == keyOf(field, "combat-result", pair("b1", "a1")));
        Json twice = pair("a1", "b1");
        twice["a"] = {"a1", "a1"};
        QVERIFY(keyOf(field, "combat-result", twice) == keyOf(field, "combat-result", pair("a1", "b1")));
    }

    // TRO-127 TRO-126 TRO-195: a card for an order belongs to that order and is not kept for a later one.
    void cardsBelongToTheirOrder()
    {
        Field field;
        field.unit("a1", "MI").unit("a2", "MI").unit("b1", "HI").points("a", 0, 2, 0);
        hands(field, {"get_moving", "blank", "blank"}, {});
        field.act("order", move({"a1"}), {4});
        Field blanks = field;
        field.act("card", card("a", R"("card.play":"get_moving")"));
        QVERIFY(tells(field.refused("order", move({"a1"}), {4}), "TRO-195"));
        QVERIFY(tells(field.refused("order", move({"a2"}, R"("mv.kind":"sideways")"), {4}), "TRO-127"));
        QVERIFY(tells(field.refused("card", card("a", R"("card.play":"blank")")), "TRO-195"));
        field.act("order", move({"a2"}));
        QCOMPARE(field.of("a2").moves, 1);
        QCOMPARE(field.state().surely, std::string());

        blanks.act("card", card("a", R"("card.play":"blank")"));
        QVERIFY(tells(blanks.refused("order", move({"a2"}), {4}), "TRO-126"));
        blanks.act("order", move({"a2"}, R"("mv.kind":"sideways")"), {4});
        QCOMPARE(blanks.left("a", Virtue::discipline), 2);
    }

    // TRO-127 TRO-040: a card whose order was never given is gone when the moves end.
    void cardsAreNotKept()
    {
        Field field;
        field.unit("a1", "MI").unit("b1", "HI");
        hands(field, {"get_moving", "hold"}, {});
        field.act("card", card("a", R"("card.play":"get_moving")"));
        QVERIFY(tells(field.act("end-phase", only()).sentence, "spent"));
        QCOMPARE(field.state().surely, std::string());
    }

    // TRO-131: Darken the Skies belongs to the shot it was played for.
    void darkenIsNotKept()
    {
        Field field;
        field.unit("a1", "LI bows").unit("b1", "LI bows").at("shoot");
        hands(field, {}, {"darken_skies"});
        field.act("shoot", pair("a1", "b1", R"("sh.range":"2")"), {1});
        field.act("card", card("b", R"("card.play":"darken_skies")"));
        QCOMPARE(field.state().darken, std::string("b"));
        field.act("fire-back", pair("b1", "a1", R"("sh.return":false)"));
        QCOMPARE(field.state().darken, std::string());
    }

    // TRO-076 TRO-130: steps 7 and 8. The charged side hears of the wrap, and then says whether it plays a card, which covers it too.
    void wrapsBeforeCards()
    {
        Field field = overlap({}, {"shieldwall"});
        const Ruling declared = field.act("contact", only(R"("ch.overlap_a3":"b2")"));
        QVERIFY(tells(declared.sentence, "a3 wraps"));
        QCOMPARE(field.state().order.stage, std::string("cards"));
        QCOMPARE(field.left("a", Virtue::valour), 0);
        QVERIFY(field.state().engagements.empty());
        field.act("card", card("b", R"("card.play":"shieldwall","card.target":"b1")"));
        field.act("contact", only());
        QCOMPARE(field.state().engagements.size(), std::size_t{3});
        for (const auto &[id, contact] : field.state().engagements)
            QVERIFY2(contact.shieldwall, id.c_str());
        QVERIFY(field.state().order.kind.empty());
    }

    // TRO-076 TRO-125: not to wrap is told as well before the other side decides; nobody waits where nobody can play anything.
    void noWrapIsToldToo()
    {
        Field field = overlap({}, {"shieldwall"});
        field.act("contact", only());
        QCOMPARE(field.state().order.stage, std::string("cards"));
        QCOMPARE(field.refused("card", card("b", R"("card.play":"shieldwall")")), std::string());
        field.act("contact", only());
        QCOMPARE(field.state().engagements.size(), std::size_t{2});

        Field shown = overlap({"hold"}, {"shieldwall"});
        shown.change([](State &state) { state.played = {"break_lines"}; });
        shown.act("pass-card", card("a"));
        shown.act("card", card("b", R"("card.play":"shieldwall","card.target":"b1")"));
        shown.act("contact", only(R"("ch.overlap_a3":"b2")"));
        QCOMPARE(shown.state().engagements.size(), std::size_t{3});
    }

    // TRO-076 TRO-055: steps 4 and 5. Valour for a longer charge is paid before the charged say whether they go back.
    void valourBeforeFreeMoves()
    {
        Field field;
        field.unit("a1", "MC fast").unit("b1", "LC").points("a", 2, 0, 0);
        field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b1")"), {6});
        QCOMPARE(field.refused("fast", move({"a1"})), std::string());
        field.act("evade", one("b1", R"("ch.evade":true)"));
        QVERIFY(tells(field.refused("fast", move({"a1"})), "TRO-055"));
    }

    // TRO-117 TRO-112 TRO-023 TRO-019: a file cut off by a gap is a formation of its own at once: here a column, which cannot go back.
    void tornApart()
    {
        Field field = massAgainstTwo();
        QVERIFY(massed(field.state(), "a1"));
        field.act("fight", pair("a2", "b2"), {1, 6});
        field.act("combat-result", pair("a2", "b2"), {6});
        QVERIFY(!massed(field.state(), "a1"));
        const Ruling ruling = field.act("fight", pair("a1", "b1"), {1, 6});
        TROPAION_TEXT(linesIn(ruling, "a"), "charge+1");
        field.act("combat-result", pair("a1", "b1"), {1});
        QCOMPARE(field.of("a1").disruption, 1);
        QCOMPARE(field.of("a1").displaced, 0);
        // Side contact with the one behind the gap is asked, as with anybody who is no comrade of its formation (TRO-119).
        QVERIFY(!hasNeighbour(field.state(), "a3"));
    }

    // TRO-117: who goes back closes the gap at once, but only when the gap was there before.
    void goingBackClosesTheGap()
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3", "a4"})
            field.unit(id, "MI");
        field.unit("b1", "HI").unit("b2", "HI").form({{"a1", "a4"}, {"a2"}, {"a3"}}).contact("a1", "b1").contact("a3", "b2").at("fight");
        Field before = field;
        field.act("fight", pair("a1", "b1"), {1, 6});
        field.act("combat-result", pair("a1", "b1"), {6});
        QVERIFY(mayFillGap(field.state(), "a4"));
        field.act("fight", pair("a3", "b2"), {1, 6});
        field.act("combat-result", pair("a3", "b2"), {1});
        field.act("settle", pair("a3", "b2"));
        QVERIFY(!mayFillGap(field.state(), "a4"));

        before.act("fight", pair("a3", "b2"), {1, 6});
        before.act("combat-result", pair("a3", "b2"), {1});
        before.act("settle", pair("a3", "b2"));
        before.act("fight", pair("a1", "b1"), {1, 6});
        before.act("combat-result", pair("a1", "b1"), {6});
        before.act("end-phase", only());
        QVERIFY(mayFillGap(before.state(), "a4"));
        QVERIFY(before.state().formationOf("a3") == nullptr);
    }

    // TRO-117 TRO-083: a gap that opens in its owner's moves waits for his next ones.
    void freshGaps()
    {
        Field field;
        field.unit("a1", "MC").unit("a2", "MC").unit("a3", "MC").unit("b1", "LC bows parthian").unit("b2", "HI");
        field.form({{"a1", "a2", "a3"}}).change([](State &state) { state.unit("a1").disruption = 1; });
        field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b1")"), {6});
        field.act("evade", one("b1", R"("ch.evade":true)"), {5, 6});
        QVERIFY(!field.of("a1").onTable());
        QVERIFY(!mayFillGap(field.state(), "a2"));
        while (field.state().step != "losses") {
            field.act("end-phase", only());
            QVERIFY(field.state().formationOf("a2") != nullptr && field.state().formationOf("a2")->files[0][0].empty());
        }
        field.change([](State &state) {
            ++state.turn;
            beginPlayerTurn(state, "a");
            state.step = "move";
        });
        QVERIFY(mayFillGap(field.state(), "a2"));
        QVERIFY(field.state().events.empty());
        field.act("end-phase", only());
        QVERIFY(!mayFillGap(field.state(), "a2"));
    }

    // TRO-020 TRO-021 TRO-084: who must charge does so as it stands; others, in combat or not, cannot go along.
    void nobodyChargesAlong()
    {
        Field field;
        field.unit("a1", "WB").unit("a2", "HI").unit("a3", "HI").unit("b1", "HI").unit("b2", "HI").contact("a2", "b1");
        field.act("warband", one("a1", R"("wb.reach":true,"wb.act":"charge")"));
        for (const std::vector<std::string> &who : {std::vector<std::string>{"a2", "a1"}, {"a1", "a2"}, {"a1", "a3"}})
            QVERIFY(tells(field.refused("order", move(who, R"("mv.kind":"charge","ch.target_a1":"b2")")), "TRO-084"));
        field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b2")"));
        QCOMPARE(field.state().engagements.size(), std::size_t{2});
        // One that has come into combat meanwhile need not charge any more.
        field.unit("a4", "WB").unit("b3", "HI").change([](State &state) { state.unit("a4").bound = true; });
        QVERIFY(!field.refused("end-phase", only()).empty());
        field.contact("a4", "b3");
        QCOMPARE(field.refused("end-phase", only()), std::string());
    }

    // TRO-144 TRO-115: pikes that are broken wherever they go are asked nothing.
    void brokenEitherWay()
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "PK").unit("b2", "HI").contact("a1", "b1").at("fight").change([](State &state) {
            state.unit("b1").disruption = 2;
            state.hasDifficult = true;
        });
        field.act("fight", pair("a1", "b1"), {6, 1});
        field.act("combat-result", pair("a1", "b1"), {4});
        QVERIFY(!field.of("b1").onTable());
    }

    // TRO-114: archers of the unit's own column are known to stand where they do, and each goes back with the unit before it.
    void archersOfTheColumn()
    {
        Field field;
        field.unit("a1", "LI bows").unit("b1", "MI").unit("b2", "MI bows supporting").unit("b3", "MI bows supporting");
        field.form({{"b1", "b2", "b3"}}).at("shoot");
        QVERIFY(!tells(field.asks("shoot", pair("a1", "b1")), "res.archers"));
        field.act("shoot", pair("a1", "b1"), {5, 5});
        for (const char *id : {"b1", "b2", "b3"})
            QCOMPARE(field.of(id).displaced, 1);
        field.act("end-phase", only());
        QCOMPARE(field.state().formationOf("b1")->files.front().size(), std::size_t(3));
    }

    // TRO-114, TRO-108: and so do those behind an archer who is said to stand in contact, out of their own contacts.
    void archersBehindArchers()
    {
        Field field;
        field.unit("a1", "HI").unit("a2", "HI").unit("b1", "HI").unit("b2", "MI bows supporting").unit("b3", "MI bows supporting");
        field.form({{"b2", "b3"}}).contact("a1", "b1").contact("a2", "b3", -1, Aspect::flank).at("fight");
        field.act("fight", pair("a1", "b1"), {6, 1});
        field.act("combat-result", pair("a1", "b1"), {1});
        const Ruling ruling = field.act("settle", pair("a1", "b1", R"("res.archers":"b2")"));
        TROPAION_TEXT(ruling.outcome.front().instruction, "Move b1, b2 and b3 straight back 1 MU.");
        QCOMPARE(field.of("b3").displaced, 1);
        QVERIFY(!field.state().engaged("b3"));
        // Where its own archers stand nobody else does, and nothing is asked.
        Field column;
        column.unit("a1", "HI").unit("b1", "MI").unit("b2", "MI bows supporting").unit("b3", "MI bows supporting");
        column.form({{"b1", "b2"}}).contact("a1", "b1").at("fight");
        column.act("fight", pair("a1", "b1"), {6, 1});
        column.act("combat-result", pair("a1", "b1"), {1});
        TROPAION_TEXT(column.asks("settle", pair("a1", "b1")), "res.room");
    }

    // TRO-025 TRO-040: turn, phase, who is active and first, cards' flags and paid moves are set by hand, and what follows is settled.
    void setByHand()
    {
        Field field;
        field.unit("a1", "MC fast").unit("b1", "HI").contact("a1", "b1", 0).at("fight").points("a", 1, 2, 3);
        field.change([](State &state) { state.engagements.begin()->second.fought = true; });
        const Json counters = rules().counters(field.json);
        std::set<std::string> paths;
        for (const Json &counter : counters)
            paths.insert(counter.at("path").get<std::string>());
        const std::string contact = "/engagements/" + field.state().engagements.begin()->first;
        for (const std::string &path : {std::string("/turn"), std::string("/step"), std::string("/active"), std::string("/first"),
                                        std::string("/units/a1/hurried"), contact + "/breakLines", contact + "/shieldwall"})
            QVERIFY2(paths.contains(path), path.c_str());
        const auto settled = [&](const char *path, const Json &value) {
            Json corrected = field.json;
            corrected[Json::json_pointer(path)] = value;
            optio::apply(corrected, rules().settled(corrected, {path}));
            return readState(corrected);
        };
        QCOMPARE(settled("/step", "losses").active, std::string());
        QCOMPARE(settled("/step", "fight").engagements.begin()->second.fought, false);
        QVERIFY_THROWS_EXCEPTION(Error, settled("/active", ""));
        // Nothing of the sequence while a combat is open (TRO-042).
        Field open = field;
        open.change([](State &state) { state.engagements.begin()->second.fought = false; });
        open.act("fight", pair("a1", "b1"), {6, 1});
        for (const Json &counter : rules().counters(open.json))
            QVERIFY(counter.at("path") != "/step");
        // The end by hand is one by agreement (TRO-044), and can be taken back: the battle goes on at the losses (TRO-123).
        const auto corrected = [&](const Json &from, const Json &values) {
            Json state = from;
            const Json result = optio::correctionOf(rules(), from, values);
            std::vector<optio::Change> changes;
            for (const Json &change : result.at("changes"))
                changes.push_back(optio::changeFromJson(change));
            optio::apply(state, changes);
            rules().checkState(state);
            return state;
        };
        QVERIFY_THROWS_EXCEPTION(Error, corrected(field.json, {{"/winner", "a"}}));
        const Json over = corrected(field.json, {{"/over", true}});
        QCOMPARE(rules().ended(over).at("winner"), Json(""));
        QVERIFY(readState(over).active.empty());
        const Json won = corrected(over, {{"/winner", "b"}});
        QCOMPARE(rules().ended(won).at("winner"), Json("b"));
        for (const optio::Act &act : rules().acts(won))
            QVERIFY2(!act.refusal.empty() || act.resolver.rfind("set-", 0) == 0, act.resolver.c_str());
        const Json on = corrected(won, {{"/over", false}});
        QVERIFY(!rules().ended(on).at("over").get<bool>());
        QCOMPARE(readState(on).step, std::string("losses"));
        QVERIFY(readState(on).winner.empty() && !readState(on).agreed);
        QCOMPARE(corrected(on, {{"/step", "fight"}, {"/active", "b"}}).at("active"), Json("b"));
        // What a side placed its dice on.
        field.act("set-points", card("a", R"("co.score_valour":5,"co.left_valour":4)"));
        QCOMPARE(field.left("a", Virtue::valour), 4);
        QCOMPARE(field.state().side("a").score[0], 5);
        QVERIFY(!field.refused("set-points", card("a", R"("co.left_discipline":3)")).empty());
    }

    // TRO-037 TRO-038: who may be held back and who may form up is offered; neither is the next step unless somebody is owed.
    void deploymentOffers()
    {
        Field field;
        field.unit("a1", "HI").unit("a2", "EL").unit("b1", "HI").unit("b2", "HI").at("deploy", "");
        const auto offered = [&](const char *id) {
            for (const Act &act : rules().acts(field.json))
                if (act.resolver == id)
                    return act;
            return Act{};
        };
        const auto candidates = [&](const char *id) {
            std::string text;
            const Resolver &resolver = rules().resolver(id);
            for (const Candidate &candidate : resolver.candidates(field.json, resolver.slots().front(), Json::object()))
                text += candidate.unit + " ";
            return text;
        };
        TROPAION_TEXT(candidates("hold-back"), "");
        QVERIFY(tells(offered("hold-back").refusal, "TRO-037"));
        TROPAION_TEXT(candidates("deploy-formation"), "a1 b1 b2 ");
        QVERIFY(offered("start-battle").next && !offered("deploy-formation").next && !offered("hold-back").next);
        field.change([](State &state) { state.side("b").late = 1; });
        TROPAION_TEXT(candidates("hold-back"), "b1 b2 ");
        QVERIFY(offered("hold-back").next && offered("hold-back").refusal.empty());
        // TRO-084 TRO-153: elsewhere too nothing is offered that nobody can do.
        field.at("move");
        QVERIFY(!offered("warband").next && tells(offered("warband").refusal, "TRO-084"));
        QVERIFY(offered("order").refusal.empty());
    }
};

OPTIO_TEST(TropaionMemoryTest)

} // namespace tropaion_memory_test

#include "tropaion_memory_test.moc"
