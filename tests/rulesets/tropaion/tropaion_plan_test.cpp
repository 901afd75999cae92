// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of the terrain: places proposed, noted, too near, corrected; edges and zones on it; games without one (TRO-003, TRO-008,
// TRO-025, TRO-033, TRO-036, TRO-038, TRO-133, TRO-148, TRO-149, TRO-151).
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include "rulesets/tropaion/move/plan.h"

#include <QtTest>

namespace tropaion_plan_test {

using namespace tropaiontest;

namespace {

Json of(const std::string &side, const std::string &answers = "")
{
    return {{"side", side}, {"answers", Json::parse("{" + answers + "}")}};
}

/// A game in which a places these cards.
Field placing(const std::vector<std::string> &cards)
{
    Field field;
    field.at("terrain", "").change([&](State &state) {
        state.settings.generalship = true;
        state.side("a").hand = cards;
        state.side("a").hand.push_back("field"); // one more, so that the step goes on
        state.placer = "a";
    });
    return field;
}

/// The answers that place this card; `more` begins with a comma.
std::string place(const std::string &card, const std::string &more = "") { return "\"set.terrain\":\"" + card + "\"" + more; }

/// Where the plan has a piece: "12,7 2x2"; "" when it is not noted.
std::string pieceText(const Field &field, std::size_t number)
{
    const Json view = toJson(rules().view(field.json, ""));
    const Json &piece = view.at("plan").at("pieces").at(number);
    if (!piece.at("noted").get<bool>())
        return piece.contains("x") ? "a place" : "";
    const auto number1 = [&](const char *key) {
        const double value = piece.at(key).get<double>();
        std::string text = std::to_string(static_cast<int>(value));
        return value == static_cast<int>(value) ? text : text + ".5";
    };
    return number1("x") + "," + number1("y") + " " + number1("width") + "x" + number1("depth");
}

std::string faultsIn(const Field &field)
{
    std::string text;
    const Json view = toJson(rules().view(field.json, ""));
    for (const Json &fault : view.at("plan").at("faults"))
        text += fault.get<std::string>();
    return text;
}

} // namespace

class TropaionPlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlaceIsProposed() // TRO-033: as near to the middle as the others let it
    {
        Field field = placing({"small_wood", "small_wood", "hill", "large_wood", "small_difficult", "field", "river"});
        TROPAION_TEXT(field.asks("place-terrain", of("a", place("small_wood"))), "set.terrain set.room set.plan set.x set.y");
        const Ruling first = field.act("place-terrain", of("a", place("small_wood")));
        TROPAION_TEXT(first.sentence, "Romans place Small Wood; it lies 15 MU from the west and 10 MU from the south edge.");
        TROPAION_TEXT(pieceText(field, 0), "15,10 2x2");
        for (const char *card : {"small_wood", "hill", "large_wood", "small_difficult", "field", "river"}) {
            field.act("place-terrain", of("a", place(card)));
            TROPAION_TEXT(faultsIn(field), "");
        }
        const Json view = toJson(rules().view(field.json, "b"));
        QCOMPARE(view.at("plan").at("pieces").size(), std::size_t(7));
        QVERIFY(toJson(rules().view(field.json, "a")).at("plan") == view.at("plan")); // both look at one plan
        const Json &hill = view.at("plan").at("pieces").at(2);
        for (const auto &[key, value] : {std::pair<const char *, Json>{"number", 3},
                                         {"card", "hill"},
                                         {"name", "Hill"},
                                         {"kind", "hill"},
                                         {"size", "large"},
                                         {"side", "a"},
                                         {"noted", true}})
            QVERIFY2(hill.at(key) == value, key);
    }

    void sizesAreThoseOfTheCards() // TRO-033, TRO-148, TRO-149
    {
        const auto round = [](const CardRow &card) { return 2 * (card.length + card.breadth); };
        for (const CardRow &card : rules().sheet().cards) {
            if (!card.terrain)
                continue;
            if (card.size == "small")
                QVERIFY2(card.length <= 2 && card.breadth <= 2, card.id.c_str());
            else if (card.size == "large")
                QVERIFY2(round(card) <= 16, card.id.c_str());
            else
                QVERIFY2(card.size == (card.id == "river" ? "river" : "open"), card.id.c_str());
        }
        Field field = placing({"river"});
        TROPAION_TEXT(field.asks("place-terrain", of("a", place("river"))), "set.terrain set.room set.plan set.lies set.y");
        TROPAION_TEXT(field.asks("place-terrain", of("a", place("river", R"(,"set.lies":"across")"))),
                      "set.terrain set.room set.plan set.lies set.x");
        const Ruling river = field.act("place-terrain", of("a", place("river", R"(,"set.lies":"across","set.x":4)")));
        TROPAION_TEXT(river.sentence, "Romans place River; it runs from south to north, 4 MU from the west edge.");
        TROPAION_TEXT(pieceText(field, 0), "4,10 1x20"); // from one end to the other
    }

    void tooNearIsSaidAndNotForbidden_data() // TRO-033, TRO-149, TRO-151
    {
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("fault");
        const QString near = "On the plan Small Wood and %1 lie within 3 MU of each other.";
        QTest::newRow("2 MU between the cards") << "field"
                                                << R"(,"set.x":9,"set.y":5)" << near.arg("Field");
        QTest::newRow("3 MU between them") << "field"
                                           << R"(,"set.x":10,"set.y":5)"
                                           << "";
        QTest::newRow("over the corner") << "field"
                                         << R"(,"set.x":9,"set.y":9)" << near.arg("Field");
        QTest::newRow("farther over the corner") << "field"
                                                 << R"(,"set.x":9,"set.y":10)"
                                                 << "";
        QTest::newRow("the distance is that of cards") << "hill"
                                                       << R"(,"set.x":10,"set.y":5)"
                                                       << "";
        QTest::newRow("a river meets it") << "river"
                                          << R"(,"set.y":6)"
                                          << "On the plan River runs through Small Wood.";
        QTest::newRow("a river beside it") << "river"
                                           << R"(,"set.y":7)"
                                           << "";
        QTest::newRow("one that is not noted") << "field"
                                               << R"(,"set.plan":false)"
                                               << "";
    }

    void tooNearIsSaidAndNotForbidden()
    {
        QFETCH(QString, second);
        QFETCH(QString, answers);
        QFETCH(QString, fault);
        Field field = placing({"small_wood", second.toStdString()});
        field.act("place-terrain", of("a", place("small_wood", R"(,"set.x":5,"set.y":5)")));
        const Ruling ruling = field.act("place-terrain", of("a", place(second.toStdString(), answers.toStdString())));
        TROPAION_TEXT(faultsIn(field), fault.toStdString());
        QCOMPARE(tells(ruling.sentence, "On the plan"), !fault.isEmpty());
        const Json view = toJson(rules().view(field.json, ""));
        QCOMPARE(tells(view.at("reminders").dump(), "On the plan"), !fault.isEmpty());
        // Once the battle has begun nobody is reminded any more.
        field.at("move");
        const Json later = toJson(rules().view(field.json, ""));
        QVERIFY(!tells(later.at("reminders").dump(), "On the plan"));
    }

    void aPieceNeedNotBeNoted() // TRO-003
    {
        Field field = placing({"hill"});
        TROPAION_TEXT(field.asks("place-terrain", of("a", place("hill", R"(,"set.plan":false)"))), "set.terrain set.room set.plan");
        TROPAION_TEXT(field.act("place-terrain", of("a", place("hill", R"(,"set.plan":false)"))).sentence, "Romans place Hill.");
        TROPAION_TEXT(pieceText(field, 0), "");
        // One for which there is no room is no piece at all (TRO-034).
        field.act("place-terrain", of("a", place("field", R"(,"set.room":false)")));
        QCOMPARE(field.state().plan.size(), std::size_t(1));
        QVERIFY(field.state().hasHill);
    }

    void placesAreOnTheTable() // TRO-198: off it nothing is noted
    {
        Field field = placing({"hill"});
        for (const char *answers :
             {R"(,"set.x":2)", R"(,"set.x":28)", R"(,"set.y":1)", R"(,"set.y":19)", R"(,"set.lies":"across","set.y":2)"})
            QVERIFY2(!field.refused("place-terrain", of("a", place("hill", answers))).empty(), answers);
        TROPAION_TEXT(field.refused("place-terrain", of("a", place("hill", R"(,"set.x":3,"set.y":18)"))), "");
        const auto &armies = rules().armies();
        const State wide = readState(rules().start(armies[0], armies[1], {{"tableWidth", 45}, {"tableDepth", 30}}));
        QCOMPARE(wide.width, 45);
        QCOMPARE(wide.depth, 30);
        QVERIFY_THROWS_EXCEPTION(Error, rules().start(armies[0], armies[1], {{"tableDepth", 5}}));
    }

    void aPieceIsMoved() // TRO-025: in whatever step
    {
        Field field = placing({"hill", "small_wood"});
        QVERIFY(tells(field.refused("set-terrain", only()), "TRO-033")); // there is none yet
        field.act("place-terrain", of("a", place("hill", R"(,"set.x":8,"set.y":6)")));
        field.act("place-terrain", of("a", place("small_wood")));
        field.at("fight");
        TROPAION_TEXT(field.act("set-terrain", only(R"("co.piece":"1","set.y":9)")).sentence,
                      "By agreement Hill lies 8 MU from the west and 9 MU from the south edge.");
        TROPAION_TEXT(pieceText(field, 0), "8,9 5x3");
        field.act("set-terrain", only(R"("co.piece":"1","set.lies":"across","set.x":20,"set.y":9)"));
        TROPAION_TEXT(pieceText(field, 0), "20,9 3x5");
        QVERIFY(tells(field.act("set-terrain", only(R"("co.piece":"2","set.plan":false)")).sentence, "has no place on the plan"));
        TROPAION_TEXT(pieceText(field, 1), "");
        QVERIFY(!field.refused("set-terrain", only(R"("co.piece":"3")")).empty());
        QVERIFY(!field.refused("set-terrain", only(R"("co.piece":"hill")")).empty()); // what the cards gave is all there is
        QCOMPARE(field.state().placed.size(), std::size_t(2));
    }

    void terrainByAgreement() // TRO-008, TRO-009: without cards
    {
        Field field;
        field.at("edges", "");
        field.act("set-terrain", only(R"("co.piece":"hill","set.x":6)"));
        field.act("set-terrain", only(R"("co.piece":"river")"));
        QVERIFY(field.state().hasHill && field.state().hasDifficult);
        TROPAION_TEXT(pieceText(field, 0), "6,10 5x3");
        QVERIFY(tells(toJson(rules().view(field.json, "")).dump(), "Terrain: Hill and River."));
        TROPAION_TEXT(faultsIn(field), "");
        TROPAION_TEXT(field.act("set-terrain", only(R"("co.piece":"1","co.there":false)")).sentence, "By agreement there is no Hill.");
        QCOMPARE(field.state().plan.size(), std::size_t(1));
        QCOMPARE(cardsOf(field.state()), std::size_t(0));
    }

    void whoseEdgeIsWhere_data() // TRO-036, TRO-038
    {
        QTest::addColumn<QString>("edge");
        QTest::addColumn<QString>("opposite");
        QTest::addColumn<QString>("flanks");
        QTest::newRow("south") << "south"
                               << "north"
                               << "west east";
        QTest::newRow("north") << "north"
                               << "south"
                               << "west east";
        QTest::newRow("west") << "west"
                              << "east"
                              << "south north";
        QTest::newRow("east") << "east"
                              << "west"
                              << "south north";
    }

    void whoseEdgeIsWhere()
    {
        QFETCH(QString, edge);
        QFETCH(QString, opposite);
        QFETCH(QString, flanks);
        Field field;
        field.at("edges", "");
        QVERIFY(tells(field.refused("choose-edge", of("b")), "First dice"));
        field.act("edges", only(), {2, 5});
        TROPAION_TEXT(field.state().step, "edges");
        QVERIFY(toJson(rules().view(field.json, "")).at("plan").at("edges").empty());
        QVERIFY(tells(field.refused("edges", only(), {2, 5}), "TRO-036"));
        QVERIFY(tells(field.refused("choose-edge", of("a")), "Gauls choose the edge"));
        const Json input{{"side", "b"}, {"answers", {{"dep.edge", edge.toStdString()}}}};
        TROPAION_TEXT(field.act("choose-edge", input).sentence,
                      "Gauls take the " + edge.toStdString() + " edge, Romans the " + opposite.toStdString() + " edge.");
        TROPAION_TEXT(field.state().step, "deploy");
        const Json view = toJson(rules().view(field.json, ""));
        const Json &edges = view.at("plan").at("edges");
        TROPAION_TEXT(edges.at(0).at("edge").get<std::string>(), opposite.toStdString());
        TROPAION_TEXT(edges.at(1).dump(), Json({{"side", "b"}, {"name", "Gauls"}, {"edge", edge.toStdString()}, {"zone", 3}}).dump());
        std::string free;
        for (const std::string &one : flankEdges(field.state(), "b"))
            free += (free.empty() ? "" : " ") + one;
        TROPAION_TEXT(free, flanks.toStdString());
    }

    void scoutsDeepenTheZone() // TRO-133, but not before both have committed (TRO-037)
    {
        Field field;
        field.at("deploy", "").change([](State &state) {
            state.settings.generalship = true;
            state.edges = {{"a", "south"}, {"b", "north"}};
            state.side("a").hand = {"scouting"};
        });
        const auto zones = [&] {
            const Json view = toJson(rules().view(field.json, "b"));
            const Json &edges = view.at("plan").at("edges");
            return edges.at(0).at("zone").dump() + edges.at(1).at("zone").dump();
        };
        field.act("commit-cards", of("a", R"("dep.scouting":true)"));
        TROPAION_TEXT(zones(), "33");
        field.act("commit-cards", of("b"));
        TROPAION_TEXT(zones(), "43");
    }

    void olderGamesGoOn() // begun before there was a plan: its cards are pieces without a place
    {
        Field field = placing({"small_wood", "river"});
        field.change([](State &state) { state.placed = {"hill"}; });
        const std::vector<std::string> fresh{"plan", "width", "depth", "edges", "flanks", "passed"};
        for (const std::string &key : fresh)
            field.json.erase(key);
        TROPAION_TEXT(pieceText(field, 0), "");
        const Ruling kept = field.act("place-terrain", of("a", place("river", R"(,"set.room":false)")));
        for (const Change &change : kept.changes)
            for (const std::string &key : fresh)
                QVERIFY2(change.path != "/" + key, change.path.c_str()); // a ruling of then is the same ruling today
        field.act("place-terrain", of("a", place("small_wood")));
        QCOMPARE(field.state().plan.size(), std::size_t(2));
        TROPAION_TEXT(pieceText(field, 1), "15,10 2x2");
        TROPAION_TEXT(field.act("set-terrain", only(R"("set.x":25)")).sentence,
                      "By agreement Hill lies 25 MU from the west and 10 MU from the south edge.");
    }
};

OPTIO_TEST(TropaionPlanTest)

} // namespace tropaion_plan_test

#include "tropaion_plan_test.moc"
