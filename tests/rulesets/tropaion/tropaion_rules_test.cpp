// SPDX-License-Identifier: GPL-3.0-or-later
// The words and measures of Tropaion (TRO-001 to TRO-007), what is kept of units (TRO-015 to TRO-024), what a ruling tells and changes
// (TRO-138 to TRO-152), and what the view and the charts make of it.
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace tropaion_rules_test {

using namespace tropaiontest;

namespace {

/// The instructions of a ruling, one after the other.
std::string orders(const Ruling &ruling)
{
    std::string text;
    for (const SideOutcome &one : ruling.outcome)
        text += one.instruction + "\n";
    return text;
}

/// Row of the watch that begins with these words; null when there is none.
Json watched(const Field &field, const std::string &words)
{
    const Json view = toJson(rules().view(field.json, ""));
    for (const Json &row : view.at("watch"))
        if (row.at("text").get<std::string>().starts_with(words))
            return row;
    return {};
}

const Json &supplied(const std::string &id)
{
    for (const Json &one : rules().armies())
        if (one.at("id") == "tropaion/" + id)
            return one;
    throw Error("no army " + id);
}

Json tableOf(const std::string &title)
{
    const Json charts = rules().charts();
    for (const Json &table : charts.at(0).at("tables"))
        if (table.at("title").get<std::string>().starts_with(title))
            return table;
    throw Error("no table " + title);
}

} // namespace

class TropaionRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sixSides() // TRO-001
    {
        Field field;
        field.unit("a1", "HI").at("rally").change([](State &state) { state.unit("a1").disruption = 1; });
        for (const int face : {0, 7, -1})
            QVERIFY(!field.refused("rally", one("a1"), {face}).empty());
        const Resolver &rally = rules().resolver("rally");
        const Distribution odds = oddsOf(*rally.prepare(&field.json, rally.complete(&field.json, one("a1"))));
        TROPAION_TEXT(fraction(odds.weight(1), odds.of), "1/2");
    }

    void measuresOfBases() // TRO-002, TRO-017: two depths
    {
        for (const TypeRow &type : rules().sheet().types) {
            QCOMPARE(type.capacity, type.deep ? 2 : 1);
            QVERIFY(type.reach == type.move || type.reach == type.move + 1);
        }
        Field field;
        field.unit("a1", "MC").unit("b1", "HI");
        QVERIFY(tells(orders(field.act("order", move({"a1"}), {4})), "up to 3 MU forward"));
    }

    void thePlayersMeasure() // TRO-003: the same state, whatever the distance; it is asked for
    {
        Field field;
        field.unit("a1", "LI bows").unit("b1", "HI").at("shoot");
        TROPAION_TEXT(field.asks("shoot", pair("a1", "b1")), "sh.range sh.clear res.room");
        QVERIFY(tells(field.refused("shoot", pair("a1", "b1", R"("sh.range":"more")"), {1}), "out of range"));
        TROPAION_TEXT(field.refused("shoot", pair("a1", "b1", R"("sh.range":"3")"), {1}), "");
    }

    void engagedIsInContact() // TRO-004, TRO-020
    {
        Field field;
        field.unit("a1", "HI").unit("a2", "HI").unit("b1", "HI").contact("a1", "b1");
        QVERIFY(field.state().engaged("a1") && field.state().engaged("b1") && !field.state().engaged("a2"));
        QVERIFY(tells(field.refused("order", move({"a1"}, R"("mv.kind":"forward")"), {6}), "TRO-186"));
        TROPAION_TEXT(field.refused("order", move({"a2"}), {6}), "");
    }

    void drivenIsPushed() // TRO-005: by shot or by blow, the same move
    {
        Field shot, blow;
        shot.unit("a1", "LI bows").unit("b1", "HI").at("shoot");
        const Ruling driven = shot.act("shoot", pair("a1", "b1"), {5, 5});
        blow.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1").at("fight");
        blow.act("fight", pair("a1", "b1"), {6, 1});
        blow.act("combat-result", pair("a1", "b1"), {1});
        blow.act("settle", pair("a1", "b1"));
        TROPAION_TEXT(fateIn(driven, "b"), "pushed");
        QCOMPARE(shot.of("b1").displaced, 1);
        QCOMPARE(blow.of("b1").displaced, 1);
        QVERIFY(blow.state().engagements.empty());
    }

    void theFirstArmyFirst() // TRO-006
    {
        Field field;
        field.at("edges", "");
        const Ruling roll = field.act("edges", only(), {5, 2}); // the first die is that of the first army
        QVERIFY(tells(roll.sentence, "Romans choose their edge"));
        const Json started = rules().start(supplied("consular-roman"), supplied("gallic"), Json::object());
        Field cards;
        cards.json = started;
        const Resolver &deal = rules().resolver("deal");
        RandomDice source(gameKeyFromSeed(7), {1, "deal", {}, 0});
        Dice dice(source);
        optio::apply(cards.json, deal.prepare(&started, deal.complete(&started, only()))->rule(dice).changes);
        QVERIFY(tells(cards.refused("keep-hand", {{"side", "b"}, {"answers", Json::object()}}), "look at their hand first"));
        TROPAION_TEXT(cards.refused("keep-hand", {{"side", "a"}, {"answers", Json::object()}}), "");
    }

    void exactlyOneIsNear() // TRO-007: a limit is still within; driven back from 1 MU the target stands at 2, which javelins reach
    {
        Field field;
        field.unit("a1", "LI javelins").unit("b1", "LI javelins").at("shoot");
        field.act("shoot", pair("a1", "b1", R"("sh.range":"1")"), {5, 5});
        QCOMPARE(field.state().reply.band, 2);
        TROPAION_TEXT(field.refused("fire-back", pair("b1", "a1"), {1}), "");
    }

    void whatARosterSays() // TRO-015, TRO-016, TRO-024
    {
        Field field;
        field.json = rules().start(supplied("gallic"), supplied("parthian"), {{"generalship", false}});
        const State state = field.state();
        std::set<std::string> names;
        for (const auto &[id, unit] : state.units) {
            QVERIFY(unit.onTable() && unit.disruption == 0);
            QCOMPARE(unit.skirmisher(), unit.type == Type::LI || unit.type == Type::LC);
            QVERIFY2(names.insert(unit.side + unit.name).second, unit.name.c_str());
        }
        const Unit &archer = state.unit("b1.3");
        QVERIFY(archer.type == Type::LC && archer.weapon == Weapon::bows && archer.has("parthian"));
        field.change([](State &now) { loseUnit(now, "b1.3"); });
        QVERIFY(field.of("b1.3").status == Status::lost);
        QCOMPARE(field.of("b1.3").lostTurn, 1);
    }

    void skirmishersAreUnsteady_data() // TRO-024
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("line");
        for (const TypeRow &type : rules().sheet().types)
            if (type.type != Type::EL) // never rallies
                QTest::newRow(type.id.c_str()) << QString::fromStdString(type.id) << (type.id == "LI" || type.id == "LC" ? -1 : 0);
    }
    void skirmishersAreUnsteady()
    {
        QFETCH(QString, type);
        QFETCH(int, line);
        Field field;
        field.unit("a1", type.toStdString()).at("rally").change([](State &state) { state.unit("a1").disruption = 1; });
        const Ruling ruling = field.act("rally", one("a1"), {6});
        int found = 0;
        for (const Line &one : ruling.lines)
            found += one.id == "dt.skirmishers" ? one.value : 0;
        QCOMPARE(found, line);
    }

    void forgottenWithThePlayerTurn() // TRO-018
    {
        Field field;
        field.unit("a1", "LI bows").unit("b1", "LI bows").points("a", 1, 1, 1);
        field.act("order", move({"a1"}), {6});
        field.act("end-phase", only());
        field.act("shoot", pair("a1", "b1"), {5, 5});
        QVERIFY(field.of("a1").moves == 1 && field.of("a1").shot && field.of("b1").displaced == 1);
        field.act("fire-back", pair("b1", "a1", R"("sh.return":false)"));
        field.act("end-phase", only());
        QCOMPARE(field.of("b1").displaced, 0);
        QVERIFY(field.of("a1").shot);
        field.act("end-phase", only());
        field.act("end-phase", only());
        TROPAION_TEXT(field.state().active, "b");
        QVERIFY(field.of("a1").moves == 0 && !field.of("a1").shot);
    }

    void shapes() // TRO-019
    {
        const auto shape = [](std::vector<std::vector<std::string>> files) {
            Formation formation;
            formation.files = std::move(files);
            return formation.shape();
        };
        using enum Formation::Shape;
        QVERIFY(shape({{"x"}, {"y"}}) == line);
        QVERIFY(shape({{"x", "y", "z"}}) == column);
        QVERIFY(shape({{"x", "y"}, {"z"}}) == mass);
        QVERIFY(shape({{"x"}}) == none);
        QVERIFY(shape({{"x", "y", "z"}, {"w"}}) == none);
    }

    void cardsThatAreLeft() // TRO-138: they cost nothing
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").at("losses", "").change([](State &state) {
            state.settings.generalship = true;
            state.sides[0].hand = {"run_down", "blank"};
            state.sides[1].morale = 2;
            loseUnit(state, "b1");
        });
        const Ruling end = field.act("losses", only());
        QVERIFY(field.state().over);
        TROPAION_TEXT(field.state().winner, "a");
        QCOMPARE(field.state().sides[0].morale, 12);
        QCOMPARE(field.state().sides[0].hand.size(), std::size_t(2));
        QVERIFY(tells(end.sentence, "Gauls have lost the battle"));
        // Then all may see them.
        QVERIFY(tells(toJson(rules().view(field.json, "b")).dump(), "Romans never played Run Them Down and Blank."));
    }

    void totalsAreCompared_data() // TRO-101, TRO-143: HI against MI, 1 in favour of the first
    {
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("other");
        QTest::addColumn<int>("winner");
        QTest::newRow("more") << 3 << 3 << 0;
        QTest::newRow("level") << 2 << 3 << -1;
        QTest::newRow("less") << 1 << 3 << 1;
    }
    void totalsAreCompared()
    {
        QFETCH(int, own);
        QFETCH(int, other);
        QFETCH(int, winner);
        Field field;
        field.unit("a1", "HI").unit("b1", "MI").contact("a1", "b1").at("fight").points("a", 1, 0, 0);
        field.act("fight", pair("a1", "b1"), {own, other});
        QCOMPARE(field.state().fight.winner, winner);
    }

    void whatIsTold() // TRO-150: reasons, totals, the outcome and what to do
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "EL").contact("a1", "b1", 0).at("fight");
        const Ruling dice = field.act("fight", pair("a1", "b1"), {6, 1});
        TROPAION_TEXT(linesIn(dice, "a"), "charge+1");
        QCOMPARE(totalIn(dice, "a"), 8);
        TROPAION_TEXT(dice.sentence, "a1: 8 to 3 against b1.");
        const Ruling held = field.act("combat-result", pair("a1", "b1"), {4});
        QVERIFY(tells(held.sentence, "b1 cannot be pushed back (Elephants) and is disrupted (1 of 1)"));
        QVERIFY(tells(orders(held), "Mark b1 as disrupted (1 of 1)."));
        field.change([](State &state) { state.engagements.begin()->second.fought = false; });
        field.act("fight", pair("a1", "b1"), {6, 1});
        const Ruling end = field.act("combat-result", pair("a1", "b1"), {5});
        QVERIFY(tells(orders(end), "Remove b1. It will cost 1 morale when losses are counted."));
        field.unit("a2", "MI").at("move");
        const Ruling test = field.act("order", move({"a2"}), {3});
        QVERIFY(tells(test.sentence, "a2 fails (3 + 0 = 3, needs 1 more)."));
    }

    void whatIsKept() // TRO-152: one blow changes all that hangs on it
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").unit("b2", "HI").unit("b3", "HI");
        field.form({{"b1"}, {"b2"}, {"b3"}}).contact("a1", "b2").at("fight").points("a", 3, 0, 0);
        field.act("fight", pair("a1", "b2"), {3, 4});
        field.act("combat-result", pair("a1", "b2", R"("cb.valour":3)"), {6});
        if (field.state().fight.stage == "result")
            field.act("settle", pair("a1", "b2"));
        const State after = field.state();
        QVERIFY(after.unit("b2").status == Status::lost && after.engagements.empty() && after.formations.empty());
        QCOMPARE(field.left("a", Virtue::valour), 0);
        QCOMPARE(lossesOf(rules().sheet(), after, "b"), 2);
    }

    void aWarbandBesideComradesInCombat() // TRO-063, TRO-084: they cannot charge with it
    {
        Field field;
        field.unit("a1", "WB").unit("a2", "WB").unit("b1", "HI").unit("b2", "HI").form({{"a1"}, {"a2"}}).contact("a1", "b1");
        field.act("warband", one("a2", R"("wb.reach":true,"wb.act":"charge")"));
        QVERIFY(!field.of("a1").bound && field.of("a2").bound);
        field.act("order", move({"a2"}, R"("mv.kind":"charge","ch.target_a2":"b2")"));
        QCOMPARE(field.of("a1").moves, 0);
        QCOMPARE(field.of("a2").moves, 1);
        QVERIFY(field.state().touched("b2", Aspect::front));
        QCOMPARE(field.state().engagements.size(), std::size_t(2));
    }

    void aWarbandThatBrokeOff() // TRO-072, TRO-084: it was asked nothing while it fought, and has acted since
    {
        Field field;
        field.unit("a1", "WB").unit("b1", "HI").contact("a1", "b1").points("a", 0, 1, 0);
        field.act("order", move({"a1"}), {4});
        QVERIFY(field.state().engagements.empty());
        TROPAION_TEXT(field.refused("end-phase", only()), "");
    }

    void darkenTheSkiesIsForBows() // TRO-131: javelins throw their first die all the same
    {
        Field field;
        field.unit("a1", "LI bows").unit("a2", "LI javelins").unit("b1", "HI").at("shoot").change([](State &state) { state.darken = "a"; });
        const auto dice = [&](const char *who) { return rules().resolver("shoot").form(&field.json, pair(who, "b1")).dice.size(); };
        QCOMPARE(dice("a1"), std::size_t(1));
        QCOMPARE(dice("a2"), std::size_t(2));
    }

    void rulingsOfTheStep()
    {
        Field field;
        field.unit("a1", "MI").unit("b1", "MI").points("a", 0, 3, 0);
        const auto now = [&] { return toJson(rules().view(field.json, "")).at("now").dump(); };
        QVERIFY(now().starts_with(R"(["order")"));
        field.act("order", move({"a1"}), {2});
        TROPAION_TEXT(now(), R"(["save-test","fail-test"])");
        std::set<std::string> known;
        for (const Resolver *resolver : rules().resolvers())
            known.insert(resolver->id());
        for (const Step &step : rules().sheet().steps)
            for (const std::string &ruling : step.rulings)
                QVERIFY2(known.contains(ruling), ruling.c_str());
    }

    void pointsAreTheOwners() // TRO-031
    {
        Field field;
        field.unit("a1", "MI").points("a", 2, 3, 4).points("b", 1, 1, 1).change([](State &state) { state.side("a").left = {1, 0, 4}; });
        const auto pool = [&](const std::string &side) {
            const Json group = toJson(rules().view(field.json, side)).at("sides").at(0).at("groups").at(0);
            return group.contains("pool") ? group.at("pool").dump() : std::string("masked");
        };
        TROPAION_TEXT(pool("a"), R"({"label":"Points","left":5,"total":9})");
        TROPAION_TEXT(pool("b"), "masked");
        TROPAION_TEXT(pool(""), "masked");
        field.change([](State &state) { state.settings.openPoints = true; });
        TROPAION_TEXT(pool("b"), pool("a"));
    }

    void nearBreaking() // TRO-017, TRO-146: HI against disrupted MI, 26 of 36, then 4 to 6 break it
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "MI").unit("b2", "MI").contact("a1", "b1").at("fight").change([](State &state) {
            state.unit("b1").disruption = 1;
            state.side("b").morale = 6;
        });
        const Json row = watched(field, "b1 breaks at its next disruption");
        TROPAION_TEXT(row.at("chance").at("fraction").get<std::string>(), "13/36");
        TROPAION_TEXT(row.at("resolver").get<std::string>(), "fight");
        TROPAION_TEXT(field.refused("fight", row.at("input"), {6, 1}), "");
        const Json army = watched(field, "Gauls are one loss from wavering");
        TROPAION_TEXT(army.at("chance").at("fraction").get<std::string>(), "13/36");
        QVERIFY(watched(field, "Romans").is_null());
        QVERIFY(watched(field, "a1").is_null());
        // Before the fights it cannot be ruled yet, and the chance is the same.
        field.at("move");
        QVERIFY(!watched(field, "b1").contains("resolver"));
        TROPAION_TEXT(watched(field, "b1").at("chance").at("fraction").get<std::string>(), "13/36");
        // Once the dice lie, the results die alone decides.
        field.at("fight");
        field.act("fight", pair("a1", "b1"), {6, 1});
        TROPAION_TEXT(watched(field, "b1").at("chance").at("fraction").get<std::string>(), "1/2");
        field.act("combat-result", pair("a1", "b1"), {6});
        if (field.state().fight.stage == "result")
            field.act("settle", pair("a1", "b1"));
        QVERIFY(watched(field, "b1").is_null());
        QVERIFY(watched(field, "Gauls waver when the losses are counted").is_object());
    }

    void nearDefeat() // TRO-012, TRO-123
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "LC").at("rally", "b").change([](State &state) {
            state.side("a").morale = 2;
            state.side("b").morale = 2;
            state.unit("b1").disruption = 1;
        });
        QVERIFY(watched(field, "Romans are one loss from defeat").is_object());
        QVERIFY(watched(field, "Gauls").is_null()); // light cavalry are worth half a point
        TROPAION_TEXT(watched(field, "b1").at("resolver").get<std::string>(), "rally");
        field.change([](State &state) { loseUnit(state, "a1"); });
        QVERIFY(watched(field, "Romans have lost when the losses are counted").is_object());
    }

    void quickReference() // figures are those of the other files
    {
        QCOMPARE(rules().charts().size(), std::size_t(2)); // the page, and the cards
        QVERIFY(rules().charts().at(0).value("oneSheet", false));
        const Json troops = tableOf("Troops").at("rows");
        QCOMPARE(troops.size(), rules().sheet().types.size());
        TROPAION_TEXT(troops.at(6).dump(), R"(["Light cavalry","-1","0","4","5","1","0.5","3"])");
        TROPAION_TEXT(tableOf("Combat: the winner").at("rows").at(1).dump(), R"(["1 to 3","back 1 MU","disrupted"])");
        TROPAION_TEXT(tableOf("Combat: the winner").at("rows").at(2).dump(), R"(["4","back 1 MU, disrupted","disrupted"])");
        QCOMPARE(tableOf("The turn").at("rows").size(), std::size_t(8));
        std::set<std::string> told;
        for (const Json &page : rules().reference()) {
            told.insert(page.at("rule").get<std::string>());
            const std::string text = page.at("title").get<std::string>() + page.at("text").get<std::string>();
            QVERIFY2(!tells(text, "{") && !page.at("title").get<std::string>().starts_with("TRO-"), text.c_str());
        }
        const Json charts = rules().charts();
        for (const Json &chart : charts)
            for (const Json &table : chart.at("tables"))
                for (const Json &rule : table.at("rules"))
                    QVERIFY2(told.contains(rule.get<std::string>()), rule.dump().c_str());
    }
};

OPTIO_TEST(TropaionRulesTest)

} // namespace tropaion_rules_test

#include "tropaion_rules_test.moc"
