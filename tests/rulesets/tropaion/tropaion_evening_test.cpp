// SPDX-License-Identifier: GPL-3.0-or-later
// Found by playing whole evenings: who has an end to be wrapped, whom Shieldwall covers, what is known without being asked, what is told
// when something is refused, and that points are not found out by trying.
#include "tests/rulesets/tropaion/tropaion_cards.h"
#include "tests/suite.h"

#include <QtTest>

#include <array>
#include <functional>

namespace tropaion_evening_test {

using namespace tropaioncards;

namespace {

/// A line of four against a line of three; `hits` says whom the four charge.
Field lines(const std::string &hits, const std::function<void(State &)> &change = [](State &) {})
{
    Field field;
    for (const char *id : {"a1", "a2", "a3", "a4", "b1", "b2", "b3"})
        field.unit(id, "HI");
    field.form({{"a1"}, {"a2"}, {"a3"}, {"a4"}}).form({{"b1"}, {"b2"}, {"b3"}}).points("a", 3, 0, 0).change(change);
    field.act("order", move({"a1"}, R"("mv.kind":"charge",)" + hits), {6});
    return field;
}

Json answered(Json input, const char *question, const char *answer)
{
    input["answers"][question] = answer;
    return input;
}

/// A combat of a1 against b1 in a's turn, its dice thrown; a has this much Valour left.
Field thrown(int a, int b, int valour)
{
    Field field;
    field.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1").at("fight").points("a", valour, 0, 0);
    field.act("fight", pair("a1", "b1"), {a, b});
    return field;
}

} // namespace

class TropaionEveningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // TRO-076, TRO-082, TRO-129, TRO-130: no card is played on a charge that touches nobody, so it waits for none.
    void nobodyHit()
    {
        for (const bool stands : {false, true}) {
            Field field;
            field.unit("a1", "MC").unit("b1", "LC").unit("b2", "HI").change([](State &state) {
                state.settings.generalship = true;
                for (Side &side : state.sides)
                    side.hand = {"break_lines", "shieldwall"};
            });
            field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b1")"), {6});
            field.act("evade", one("b1", stands ? R"("ch.evade":false)" : R"("ch.evade":true)"));
            if (!stands)
                field.act("charge-end", one("a1", R"("ch.end":"short")"));
            TROPAION_TEXT(field.state().order.stage, stands ? "contact" : "");
            QCOMPARE(field.refused("end-phase", only()).empty(), !stands);
        }
    }

    // TRO-082 before TRO-076 and TRO-078: who stops short makes no engagement, so it wraps nobody; it stays aligned and supports.
    void whoStopsShort()
    {
        Field field;
        field.unit("a1", "HI").unit("a2", "HI").unit("b1", "HI").unit("b2", "LC").form({{"a1"}, {"a2"}}).points("a", 3, 0, 0);
        field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b1","ch.target_a2":"b2")"), {6});
        field.act("evade", one("b2"));
        field.act("charge-end", one("a2", R"("ch.end":"short")"));
        QVERIFY(field.state().order.kind.empty());
        QVERIFY(field.state().engaged("a1") && !field.state().engaged("a2"));
        field.act("end-phase", only());
        QVERIFY(hasNeighbour(field.state(), "a1"));
    }

    // TRO-084, TRO-075: who must charge is what comes next, and its act begins with an enemy who has room.
    void whoMustCharge()
    {
        Field field;
        field.unit("a1", "WB").unit("a2", "WB").unit("a3", "HI").unit("a4", "HI").unit("a5", "MC");
        field.unit("b1", "HI").unit("b2", "HI").form({{"a1"}, {"a2"}}).contact("a3", "b1").contact("a4", "b1", -1, Aspect::flank);
        field.contact("a5", "b1", -1, Aspect::rear).change([](State &state) {
            Engagement other = state.engagements.begin()->second;
            other.id = state.newId('e');
            other.aspects[1] = Aspect::flank;
            state.engagements.emplace(other.id, other); // b1 is taken on all sides (TRO-021)
        });
        field.act("warband", one("a1", R"("wb.reach":true,"wb.act":"charge")"));
        QVERIFY(tells(field.refused("order", move({"a1"}, R"("mv.whole":false,"ch.target_a1":"b2")")), "with its formation (TRO-084)"));
        int next = 0;
        for (const Act &act : rules().acts(field.json)) {
            QVERIFY2(!act.next || act.resolver == "order", act.resolver.c_str());
            next += act.next ? 1 : 0;
            if (act.next) {
                const Json input = rules().resolver("order").complete(&field.json, act.input);
                TROPAION_TEXT(input.at("answers").at("ch.target_a1").get<std::string>(), "b2");
                TROPAION_TEXT(input.at("answers").at("ch.target_a2").get<std::string>(), "none");
                field.act("order", act.input);
            }
        }
        QCOMPARE(next, 1);
        QVERIFY(field.state().engaged("b2"));
    }

    void onlyAnEndIsWrapped() // TRO-078, TRO-021
    {
        Field field = lines(R"("ch.target_a1":"b2","ch.target_a2":"b3")");
        // b2 has comrades on both sides; b3 is the end, with one flank open.
        QVERIFY(!field.refused("contact", only(R"("ch.overlap_a3":"b2")")).empty());
        QVERIFY(tells(field.refused("contact", only(R"("ch.overlap_a3":"b3","ch.overlap_a4":"b3")")), "No flank of b3 is open"));
        TROPAION_TEXT(field.refused("contact", only(R"("ch.overlap_a3":"b3")")), "");
        // Where nobody at an end is held, nothing is asked.
        QVERIFY(lines(R"("ch.target_a2":"b2")").state().order.kind.empty());
    }

    void anEndIsOneAsTheFormationStands() // TRO-078, TRO-119
    {
        const Field field = lines(R"("ch.target_a2":"b2")", [](State &state) { state.unit("b3").displaced = 2; });
        TROPAION_TEXT(field.refused("contact", only(R"("ch.overlap_a3":"b2")")), "");
    }

    void shieldwallCoversOneFormationAsItStands() // TRO-130, TRO-117: a file cut off by a gap is a formation of its own
    {
        Field field = withCards("move");
        for (const char *id : {"a1", "a2"})
            field.unit(id, "HI");
        for (const char *id : {"b1", "b2", "b3", "b4"})
            field.unit(id, "MI");
        field.form({{"a1"}, {"a2"}}).form({{"b1", "b3"}, {"b2", "b4"}}).change([](State &state) { loseUnit(state, "b1"); });
        hand(field, "b", {"shieldwall"});
        field.act("order", move({"a1"}, R"("mv.kind":"charge","ch.target_a1":"b3","ch.target_a2":"b2")"), {6});
        field.act("card", of("b", R"("card.play":"shieldwall","card.target":"b2")"));
        field.act("contact", only());
        for (const auto &[id, contact] : field.state().engagements)
            QCOMPARE(contact.shieldwall, contact.units[1] == "b2");
    }

    void nobodyIsAskedWhoCannotPay() // TRO-048, TRO-049
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").at("order", "");
        const auto morale = [&](int a, int b) {
            return Field(field).change([&](State &state) {
                state.sides[0].morale = a;
                state.sides[1].morale = b;
            });
        };
        TROPAION_TEXT(morale(2, 1).refused("tie-roll", only(), {6, 1}), "");
        QVERIFY(tells(morale(3, 1).refused("tie-roll", only(), {6, 1}), "TRO-048"));
        // When the one who could pay does not, the dice fall; when he does, they do not.
        Field kept = morale(3, 1), paid = morale(3, 1);
        kept.act("pay-tie", of("a", R"("tie.pay":false)"));
        TROPAION_TEXT(kept.refused("tie-roll", only(), {6, 1}), "");
        paid.act("pay-tie", of("a", R"("tie.pay":true)"));
        QVERIFY(tells(paid.refused("tie-roll", only(), {6, 1}), "TRO-048"));
        QVERIFY(tells(paid.refused("pay-tie", of("b", R"("tie.pay":true)")), "TRO-193"));
    }

    void whoIsInCombatIsNamed() // TRO-186, TRO-191
    {
        Field field;
        field.unit("a1", "HI").unit("a2", "HI").unit("b1", "HI").contact("a1", "b1").points("a", 0, 3, 0);
        for (const char *kind : {"forward", "charge", "facing", "sideways", "form"}) {
            const std::string why = field.refused("order", answered(move({"a1"}), "mv.kind", kind), {6});
            QVERIFY2(tells(why, "a1 is in combat") && tells(why, "TRO-186"), why.c_str());
        }
        const std::string joins = field.refused("order", move({"a2", "a1"}, R"("mv.kind":"form","mv.shape":"line")"), {6});
        QVERIFY2(tells(joins, "a1 is in combat and joins no formation") && tells(joins, "TRO-191"), joins.c_str());
        QVERIFY(tells(field.refused("order", move({"a2"}, R"("mv.kind":"gap")"), {6}), "TRO-117"));
        QVERIFY(tells(field.refused("order", move({"a2"}, R"("mv.kind":"breakOff")"), {6}), "TRO-072"));
        field.unit("a3", "MI");
        QVERIFY(tells(field.refused("order", move({"a3"}, R"("mv.kind":"charge","ch.target_a3":"b1","ch.aspect_a3":"front")"), {6}),
                      "The front of b1 is already taken"));
    }

    void whyPointsAreRefused() // TRO-182, TRO-183, TRO-185
    {
        const Json answer = pair("a1", "b1", R"("cb.valour":1)");
        QVERIFY(tells(thrown(6, 1, 3).refused("combat-result", answer, {1}), "TRO-185"));
        QVERIFY(tells(thrown(1, 6, 0).refused("combat-result", answer, {1}), "TRO-183"));
        Field won = thrown(6, 1, 3);
        won.act("combat-result", pair("a1", "b1"), {5});
        QVERIFY(tells(won.refused("settle", pair("a1", "b1", R"("res.valour":2)")), "TRO-185"));
        TROPAION_TEXT(won.refused("settle", pair("a1", "b1", R"("res.valour":1)")), "");
        // b wins in a's turn.
        Field lost = thrown(1, 6, 3);
        lost.points("b", 6, 6, 6).act("combat-result", pair("a1", "b1"), {2});
        QVERIFY(tells(lost.refused("settle", pair("a1", "b1", R"("res.valour":1)")), "TRO-182"));
    }

    void whyDiceAndCardsAreRefused() // TRO-181, TRO-195
    {
        Field dice;
        dice.at("points", "").change([](State &state) { state.side("a").dice = {6, 3, 2}; });
        for (const char *placing : {"6-6-3", "6-3", "6-3-1"})
            QVERIFY(tells(dice.refused("assign", answered(of("a"), "gp.assign", placing)), "TRO-181"));
        TROPAION_TEXT(dice.refused("assign", of("a", R"("gp.assign":"3-2-6")")), "");
        // A single Blank, and a card whose time it is not, are refused alike whether they are held or not.
        Field cards = withCards("move");
        hand(cards, "a", {"blank", "get_moving", "hold"});
        for (const char *card : {"blank", "hold", "run_down"})
            QVERIFY(tells(cards.refused("card", answered(of("a"), "card.play", card)), "TRO-195"));
        TROPAION_TEXT(cards.refused("card", of("a", R"("card.play":"get_moving")")), "");
    }

    void pointsAreNotFoundOutByTrying() // TRO-031
    {
        for (const int left : {0, 1, 5}) {
            Field field;
            field.unit("a1", "HI").unit("b1", "HI").points("a", left, left, left);
            QCOMPARE(readState(rules().knownTo(field.json, "b")).side("a").left, (std::array<int, 3>{6, 6, 6}));
            QCOMPARE(rules().knownTo(field.json, "a"), field.json);
            field.change([](State &state) { state.settings.openPoints = true; });
            QCOMPARE(rules().knownTo(field.json, "b"), field.json);
        }
    }
};

OPTIO_TEST(TropaionEveningTest)

} // namespace tropaion_evening_test

#include "tropaion_evening_test.moc"
