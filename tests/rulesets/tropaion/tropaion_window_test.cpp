// SPDX-License-Identifier: GPL-3.0-or-later
// When tactics cards may be played: the windows of a turn, who decides first, and what is offered to whom (TRO-030, TRO-031, TRO-125,
// TRO-132).
#include "tests/rulesets/tropaion/tropaion_cards.h"
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>

namespace tropaion_window_test {

using namespace tropaiontest;
using namespace tropaioncards;

class TropaionWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theActivePlayerDecidesFirst() // TRO-006, TRO-125: where both may, and whatever they hold
    {
        const auto waits = [](const Field &field, const char *side) {
            for (const Act &act : rules().acts(field.json))
                if (act.resolver == "card" && act.input.at("side") == side)
                    return act.refusal;
            return std::string("no card");
        };
        const auto offered = [](const Field &field) {
            for (const Act &act : rules().acts(field.json))
                if (act.resolver == "pass-card")
                    return act.input.at("side").get<std::string>();
            return std::string();
        };
        for (const bool held : {true, false}) {
            Field field = withCards("move", "b");
            field.unit("a1", "HI").unit("b1", "MI");
            hand(hand(field, "a", {"shieldwall"}), "b", {held ? "break_lines" : "field"});
            field.act("order", mover("b1", R"("mv.kind":"charge","ch.target_b1":"a1")"), {6});
            TROPAION_TEXT(waits(field, "a"), "First Gauls say whether they play a card (TRO-125)");
            TROPAION_TEXT(waits(field, "b"), "");
            TROPAION_TEXT(offered(field), "b");
            TROPAION_TEXT(field.refused("card", of("a")), waits(field, "a"));
            QVERIFY(tells(field.refused("pass-card", of("a")), "TRO-125"));
            Field passed = field;
            TROPAION_TEXT(passed.act("pass-card", of("b")).sentence, "Gauls play no card now.");
            TROPAION_TEXT(offered(passed), "");
            QVERIFY(tells(passed.refused("card", of("b")), "TRO-125")); // what is passed is passed
            TROPAION_TEXT(passed.refused("card", of("a")), "");
            passed.act("contact", plain());
            QVERIFY(passed.state().passed.empty()); // the next charge is another window
            if (!held)
                continue;
            field.act("card", of("b"));
            TROPAION_TEXT(waits(field, "a"), "");
            field.act("card", of("a"));
            field.act("contact", plain());
        }
        // Nobody waits for one who wants no windows, or has no cards left.
        for (const bool quiet : {true, false}) {
            Field field = withCards("move");
            field.unit("a1", "MI").unit("b1", "HI");
            hand(hand(field, "a", quiet ? std::vector<std::string>{"break_lines"} : std::vector<std::string>()), "b", {"shieldwall"});
            if (quiet)
                field.act("no-cards", of("a"));
            field.act("order", mover("a1", R"("mv.kind":"charge","ch.target_a1":"b1")"), {6});
            TROPAION_TEXT(field.refused("card", of("b")), "");
        }
        // Nobody is active when losses are counted: a first.
        Field losses = withCards("losses", "");
        losses.unit("a1", "HI").unit("b1", "HI").unit("a2", "HI").unit("b2", "HI");
        hand(hand(losses, "a", {"blank"}), "b", {"hold"}).change([](State &state) {
            for (Side &side : state.sides)
                side.morale = 5;
            loseUnit(state, "a1");
            loseUnit(state, "b1");
        });
        QVERIFY(tells(losses.refused("card", of("b")), "First Romans"));
        losses.act("pass-card", of("a"));
        losses.act("card", of("b"));
        losses.act("losses", plain());
        QCOMPARE(losses.state().side("b").morale, 6);
        QCOMPARE(losses.state().side("a").morale, 3);
        QVERIFY(losses.state().passed.empty());
    }

    void noCardWindows() // TRO-030: both have to agree, for this turn, whatever they hold
    {
        const auto offered = [](const Field &field) {
            std::string text;
            for (const Act &act : rules().acts(field.json))
                if (act.resolver == "card" || act.resolver == "no-cards")
                    text += act.resolver + act.input.at("side").get<std::string>() + " ";
            return text;
        };
        for (const bool held : {true, false}) {
            Field field = withCards("move");
            field.unit("a1", "MI").unit("b1", "MI").points("a", 0, 0, 0);
            hand(hand(field, "a", {held ? "vine_staff" : "field"}), "b", {"field"});
            TROPAION_TEXT(offered(field), "carda cardb no-cardsa no-cardsb ");
            field.act("no-cards", of("a"));
            TROPAION_TEXT(offered(field), "carda cardb no-cardsb ");
            QVERIFY(tells(field.refused("no-cards", of("a")), "TRO-030"));
            QVERIFY(tells(toJson(rules().view(field.json, "")).dump(), "Romans want no card windows in this turn; Gauls may agree."));
            // One alone changes nothing: the failed test waits for a card.
            Field asked = field;
            asked.act("order", mover("a1", R"("mv.kind":"forward")"), {1});
            TROPAION_TEXT(asked.state().test.purpose, "move");
            field.act("no-cards", of("b"));
            TROPAION_TEXT(offered(field), "");
            QVERIFY(tells(toJson(rules().view(field.json, "")).dump(), "No card windows in this turn."));
            QVERIFY(tells(field.refused("card", of("a")), "TRO-030"));
            field.act("order", mover("a1", R"("mv.kind":"forward")"), {1});
            QVERIFY(field.state().test.purpose.empty());
            // It ends with the turn.
            field.at("losses", "").act("losses", plain());
            field.at("move");
            TROPAION_TEXT(offered(field), "carda cardb no-cardsa no-cardsb ");
        }
    }

    void noWindowStopsAChargeOrACombat() // TRO-030, TRO-076, TRO-132
    {
        for (const bool quiet : {false, true}) {
            Field field = withCards("move");
            field.unit("a1", "MI").unit("b1", "EL");
            hand(hand(field, "a", {"break_lines"}), "b", {"run_down"});
            for (const char *side : {"a", "b"})
                if (quiet)
                    field.act("no-cards", of(side));
            field.act("order", mover("a1", R"("mv.kind":"charge","ch.target_a1":"b1")"), {6});
            QCOMPARE(field.state().engagements.size(), std::size_t(quiet ? 1 : 0));
            if (!quiet)
                field.act("contact", plain());
            field.at("fight").act("fight", pair("a1", "b1"), {6, 1});
            field.act("combat-result", pair("a1", "b1"), {1});
            TROPAION_TEXT(field.state().fight.stage, quiet ? "" : "result");
        }
    }

    void whereNoWindowsAre() // TRO-030: not without cards, not with empty hands, not before the battle
    {
        Field field = withCards("move");
        field.unit("a1", "MI");
        QVERIFY(tells(field.refused("no-cards", of("a")), "TRO-030")); // both hands are empty
        hand(field, "b", {"field"});
        TROPAION_TEXT(field.refused("no-cards", of("a")), "");
        for (const char *step : {"cards", "terrain", "edges", "deploy"})
            QVERIFY(tells(field.at(step, "").refused("no-cards", of("a")), "TRO-030"));
        field.at("move").change([](State &state) { state.settings.generalship = false; });
        QVERIFY(tells(field.refused("no-cards", of("a")), "TRO-030"));
    }

    void windowsAreWhereCardsFit_data() // TRO-030, TRO-125: by what both see, not by the hands
    {
        QTest::addColumn<QString>("step");
        QTest::addColumn<bool>("open");
        QTest::newRow("before the order of play") << "points" << false;
        QTest::newRow("start, nobody waits") << "start" << false;
        QTest::newRow("moves") << "move" << true;
        QTest::newRow("shots, there are bows") << "shoot" << true;
        QTest::newRow("combat without dice") << "fight" << false;
        QTest::newRow("rallies") << "rally" << false;
        QTest::newRow("losses that make nobody waver") << "losses" << false;
    }

    void windowsAreWhereCardsFit()
    {
        QFETCH(QString, step);
        QFETCH(bool, open);
        Field field = withCards(step.toStdString());
        field.unit("a1", "LI bows").unit("b1", "HI").change([](State &state) { state.turn = 3; });
        hand(field, "a", {"field"});
        QCOMPARE(windowOpen(rules().sheet(), field.state()), open);
        const auto acts = rules().acts(field.json);
        QCOMPARE(std::count_if(acts.begin(), acts.end(), [](const Act &act) { return act.resolver == "card"; }),
                 std::ptrdiff_t(open ? 2 : 0));
    }

    void noOfferThatCannotBePaid() // TRO-031: what is short is simply not offered
    {
        for (const int left : {0, 1}) {
            Field field = withCards("move");
            field.unit("a1", "MI").points("a", 0, left, 0);
            hand(field, "a", {"field"}).act("order", mover("a1", R"("mv.kind":"forward")"), {3});
            const auto acts = rules().acts(field.json);
            QCOMPARE(std::any_of(acts.begin(), acts.end(), [](const Act &act) { return act.resolver == "save-test"; }), left == 1);
            const Json now = toJson(rules().view(field.json, "")).at("now");
            QCOMPARE(std::count(now.begin(), now.end(), Json("save-test")), std::ptrdiff_t(left));
        }
    }
};

OPTIO_TEST(TropaionWindowTest)

} // namespace tropaion_window_test

#include "tropaion_window_test.moc"
