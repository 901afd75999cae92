// SPDX-License-Identifier: GPL-3.0-or-later
// Fantasy armies: what units cost and count, what is legal, the five supplied armies, and how characteristics read in rosters, states,
// views and helps.
#include "rules/exchange/vocabulary.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/page/board.h"
#include "rulesets/hoplites/page/description.h"
#include "tests/rulesets/hoplites/fantasy_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace fantasy_armies_test {

using namespace fantasytest;

namespace {

const Hoplites &game()
{
    static const Hoplites rules{FigureFolder(figuresFolder())};
    return rules;
}

Json row(const char *type, int tq, int size, const Have &have, const char *missile = "", int count = 1)
{
    Json unit = {{"type", type}, {"name", "Beasts"}, {"tq", tq}, {"size", size}, {"missile", missile}, {"count", count}};
    for (const std::string &one : have)
        unit[one] = true;
    return unit;
}

UnitRow unit(const Json &json) { return unitFrom(sheet(), json, "/commands/0/units/0"); }

/// A legal army with this unit besides.
Json armyWith(const Json &more)
{
    Json army = hoplitestest::army("crown-of-the-lakes");
    army["limit"] = 0;
    army["commands"][0]["units"].push_back(more);
    return army;
}

/// What is said of it, as "error CON-05".
std::vector<std::string> findings(const Json &army)
{
    std::vector<std::string> all;
    for (const Finding &one : checkRoster(sheet(), army))
        all.push_back(one.severity + " " + one.rule);
    return all;
}

} // namespace

class FantasyArmiesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void points() // EDT-20
    {
        QCOMPARE(pointsOf(sheet(), unit(row("LM", 7, 6, {"fly", "terror"}, "M"))), 25);
        QCOMPARE(pointsOf(sheet(), unit(row("SM", 7, 3, {"mounted", "fly", "control"}))), 15);
        QCOMPARE(pointsOf(sheet(), unit(row("SM", 6, 5, {"undead", "control"}))), 13);
        QCOMPARE(pointsOf(sheet(), unit(row("SM", 6, 2, {"elemental", "fear"}))), 9);
        QCOMPARE(pointsOf(sheet(), unit(row("SM", 6, 4, {"speed", "control"}))), 10);
        QCOMPARE(pointsOf(sheet(), unit(row("SM", 6, 3, {"mounted", "ferocity"}))), 11);
        QCOMPARE(pointsOf(sheet(), unit(row("SM", 7, 4, {"regenerate", "strength"}))), 12);
        QCOMPARE(pointsOf(sheet(), unit(row("SM", 7, 3, {"acid_blood"}))), 10);
        QCOMPARE(pointsOf(sheet(), unit(row("SK-MG", 4, 1, {}, "M"))), 7);
    }

    void worth() // CON-03, M21: one and a half times TQ, elementals half; halves are kept
    {
        QCOMPARE(worthOf(sheet(), unit(row("SM", 7, 4, {"fear"})), false), 21);
        QCOMPARE(worthOf(sheet(), unit(row("LM", 6, 4, {"fear", "mounted"})), false), 18);
        QCOMPARE(worthOf(sheet(), unit(row("SM", 7, 4, {"elemental"})), false), 7);
        Json army = {
            {"name", "M21"},
            {"period", "fantasy"},
            {"leader", {{"name", "x"}, {"initiative", 4}, {"command", 2}}},
            {"commands", Json::array({{{"name", "All"},
                                       {"units", Json::array({row("SM", 7, 4, {"fear"}, "", 5), row("SM", 6, 4, {"elemental"}, "", 2),
                                                              row("HI", 7, 6, {}, "", 4)})}}})}};
        const Json totals = totalsOf(sheet(), army);
        QCOMPARE(totals.at("route"), Json(86.5));
        QCOMPARE(totals.at("level"), Json(44));
        const State start = startState(sheet(), armyFrom(sheet(), army), armyFrom(sheet(), army), options());
        QCOMPARE(int(start.sides[0].total), 173);
        QCOMPARE(int(start.sides[0].level), 88);
        QCOMPARE(rowText(sheet(), row("SM", 7, 4, {"fear", "mounted"})).at("detail"), Json("SM-M 7/4 · Fear, Mounted"));
    }

    void legality() // CON-05, EDT-21
    {
        const auto with = [](const Json &more) { return findings(armyWith(more)); };
        QCOMPARE(findings(armyWith(row("SM", 7, 4, {"fear"}))), std::vector<std::string>{});
        QCOMPARE(with(row("SM", 7, 4, {})), std::vector<std::string>{"error CON-05"});
        QCOMPARE(with(row("LM", 7, 4, {"fear", "terror"})), std::vector<std::string>{"error EDT-21"});
        QCOMPARE(with(row("LM", 7, 4, {"speed", "mounted"})), std::vector<std::string>{"warning EDT-21"});
        QCOMPARE(with(row("SM", 7, 4, {"control", "elemental"})), std::vector<std::string>{"warning EDT-21"});
        QCOMPARE(with(row("HI", 7, 4, {"fly"})), std::vector<std::string>{"error CON-31"});
        QCOMPARE(with(row("SM", 7, 4, {"fear"}, "A")), std::vector<std::string>{"error HOP-941"});
        QCOMPARE(with(row("SK-MG", 4, 1, {})), std::vector<std::string>{"error HOP-941"});
        QCOMPARE(with(row("SM-M", 7, 4, {"fear"})), std::vector<std::string>{"error HOP-932"}); // a form is no type to choose
        Json said = row("SM", 7, 4, {});
        said["fly"] = "yes";
        QCOMPARE(with(said), std::vector<std::string>{"error CON-31"});
        Json army = armyWith(row("SM", 7, 4, {"fear"}));
        army["cards"]["challenge"] = 1;
        QCOMPARE(findings(army), std::vector<std::string>{"warning EDT-21"});
        army["cards"]["challenge"] = 5;
        QVERIFY(findings(army).size() >= 2);
        // Monsters in no other period, and armies of two periods never meet (HOM-01).
        Json greeks = hoplitestest::army("greeks");
        greeks["limit"] = 0;
        greeks["commands"][0]["units"].push_back(row("SM", 7, 4, {"fear"}));
        QCOMPARE(findings(greeks), std::vector<std::string>{"error HOM-01"});
        QVERIFY_EXCEPTION_THROWN((void)startState(sheet(), armyFrom(sheet(), hoplitestest::army("greeks")),
                                                  armyFrom(sheet(), hoplitestest::army("fen-folk")), options()),
                                 Error);
    }

    void suppliedArmies_data()
    {
        QTest::addColumn<int>("units");
        QTest::addColumn<double>("route");
        QTest::addColumn<int>("level");
        QTest::newRow("crown-of-the-lakes") << 27 << 163.5 << 82;
        QTest::newRow("serpent-temple") << 29 << 201.5 << 101;
        QTest::newRow("host-of-the-barrow") << 27 << 177.0 << 89;
        QTest::newRow("reavers-of-the-north") << 27 << 184.0 << 92;
        QTest::newRow("fen-folk") << 28 << 207.5 << 104;
    }

    void suppliedArmies() // CON-40: 360 points each, legal, and all five of the period
    {
        QFETCH(int, units);
        QFETCH(double, route);
        QFETCH(int, level);
        const Json &army = hoplitestest::army(QTest::currentDataTag());
        const Json totals = totalsOf(sheet(), army);
        QCOMPARE(totals.at("units"), Json(units));
        QCOMPARE(totals.at("route").get<double>(), route);
        QCOMPARE(totals.at("level"), Json(level));
        QCOMPARE(totals.at("points"), Json(360));
        QCOMPARE(army.at("limit"), Json(360));
        QCOMPARE(findings(army), std::vector<std::string>{});
        int count = 0;
        for (const Json &one : armies())
            count += one.at("period") == "fantasy";
        QCOMPARE(count, 5);
    }

    void theEditorAsks() // EDT-03, EDT-06: yes or no for each characteristic, of monsters only
    {
        int asked = 0;
        const Json catalogue = catalogueOf(sheet());
        for (const Json &field : catalogue.at("fields"))
            if (field.value("when", Json()) == Json({{"type", {"SM", "LM"}}})) {
                QCOMPARE(field.at("kind"), Json("yesNo"));
                ++asked;
            }
        QCOMPARE(asked, 12);
        // Written as text they come back.
        const Json unit = row("SM", 7, 3, {"mounted", "fly", "control"});
        const exchange::Words words(game());
        const std::string text = words.units.write(unit, "");
        QCOMPARE(words.units.read(text).row, unit);
        QVERIFY(text.find("Fly") != std::string::npos);
    }

    void preferences() // PRF-36: two of the period's own, off, and of no account elsewhere
    {
        int found = 0;
        for (const Question &question : sheet().options)
            if (question.topic == "Fantasy" && question.kind == QuestionKind::yesNo) {
                QCOMPARE(question.standard, Json(false));
                ++found;
            }
        QCOMPARE(found, 2);
        const Json both = options({{"fear_both", true}, {"heroes", true}});
        const auto bits = [&](const char *id) {
            const Army one = armyFrom(sheet(), hoplitestest::army(id));
            return startState(sheet(), one, one, both).preferences;
        };
        QCOMPARE(int(bits("fen-folk")), 3 * int(firstOfModule));
        QCOMPARE(int(bits("greeks")), 0);
        const Json state = game().start(hoplitestest::army("fen-folk"), hoplitestest::army("fen-folk"), {{"fear_both", true}});
        const Json shown = toJson(game().view(state, "a")).at("preferences");
        QCOMPARE(shown, Json::array({"fear_both"}));
    }

    void heroes() // SAM-61, PRF-36, SAM-41: twelve who fight where the players want it; else the card is refused, and nobody gets more
    {
        const Module &period = sheet().modules[static_cast<std::size_t>(sheet().moduleOf("fantasy"))];
        QCOMPARE(period.champions.size(), std::size_t{12});
        QCOMPARE(period.champions.front().name, std::string("Brannoc Oxhand"));
        int stamina = 0, ability = 0;
        for (const Champion &one : period.champions) {
            stamina += one.stamina;
            ability += one.ability;
        }
        QCOMPARE(stamina, 65);
        QCOMPARE(ability, 48);
        const Army fen = armyFrom(sheet(), hoplitestest::army("fen-folk"));
        const auto cards = [&](const Json &given) {
            const SideState own = startState(sheet(), fen, fen, options(given)).sides[0];
            return std::count(own.deck.begin(), own.deck.begin() + own.deckCount, codeOf(Card::own));
        };
        QCOMPARE(cards({{"extra_own", 3}}), 0);
        QCOMPARE(cards({{"extra_own", 3}, {"heroes", true}}), 3);
        for (const bool used : {false, true}) {
            Lair lair;
            lair.state.phase = Phase::draw;
            lair.state.preferences = used ? firstOfModule : 0; // the first of the period's own
            lair.card(0, Card::own);
            const optio::hoplites::Act act = hoplitestest::make(Deed::card);
            QCOMPARE(lair.why(act), used ? Why::ok : Why::period);
            if (!used) {
                QCOMPARE(refusalOf(sheet(), lair.state, act, lair.names, Why::period),
                         std::string("Challenges are not used in this battle (PRF-36)"));
                continue;
            }
            lair.act(act, {1, 1});
            QCOMPARE(lair.state.prompt, Prompt::bout);
            lair.state.sides[1].points = 21; // ten and a half
            lair.act(hoplitestest::make(Deed::bout, 1), {9, 0, 9, 0, 9, 0});
            QCOMPARE(int(lair.state.sides[1].points), 31);
            QVERIFY(lair.told("rout points " + halvesText(21) + " → " + halvesText(31)));
            lair.state.fallen = 0x7FF; // all but one
            lair.card(0, Card::own);
            QCOMPARE(refusalOf(sheet(), lair.state, act, lair.names, Why::period), std::string("No champions are left to fight (SAM-43)"));
        }
    }

    void statesAndViews() // PRF-18, PRF-21, EDT-03: signs on the card, a sentence each in its help; nothing is lost in a journal
    {
        const Json state = game().start(hoplitestest::army("crown-of-the-lakes"), hoplitestest::army("host-of-the-barrow"), Json::object());
        const State read = stateFromJson(sheet(), state);
        const auto names = namesFromJson(state).units[1];
        const auto wraith = std::find(names.begin(), names.end(), "Wraiths 1") - names.begin();
        QVERIFY(wraith < mostUnits);
        QCOMPARE(sheet().type(read.sides[1].units[static_cast<std::size_t>(wraith)]).id, std::string("SM"));
        QVERIFY(read.sides[1].units[static_cast<std::size_t>(wraith)].own != 0);
        const Json again = toJson(sheet(), read, namesFromJson(state));
        for (const char *part : {"a", "b", "units"})
            QCOMPARE(again.at(part), state.at(part));
        const std::string id = unitId(1, static_cast<int>(wraith));
        std::string signs;
        const Json view = toJson(game().view(state, "b"));
        for (const Json &group : view.at("sides").at(1).at("groups"))
            for (const Json &unit : group.at("units"))
                if (unit.at("id") == id)
                    for (const Json &badge : unit.at("badges"))
                        signs += badge.value("brief", badge.value("text", std::string())) + " ";
        QCOMPARE(signs, std::string("FEAR ELEM "));
        const Json help = helpOf(sheet(), state, "b", id);
        std::vector<std::string> labels;
        for (const Json &one : help.at("rows"))
            labels.push_back(one.at("label"));
        QVERIFY(std::find(labels.begin(), labels.end(), "Fear") != labels.end());
        QVERIFY(std::find(labels.begin(), labels.end(), "Elemental") != labels.end());
        QCOMPARE(toJson(game().view(state, "b")).at("sides").at(0).at("route").at("total"), Json(163.5));
    }
};

OPTIO_TEST(FantasyArmiesTest)

} // namespace fantasy_armies_test

#include "fantasy_armies_test.moc"
