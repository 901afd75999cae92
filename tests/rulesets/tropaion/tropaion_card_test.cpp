// SPDX-License-Identifier: GPL-3.0-or-later
// The deck, hands, terrain, tactics cards, and the general points of a turn (TRO-032 to TRO-035, TRO-045 to TRO-049, TRO-125 to TRO-133,
// TRO-136, TRO-181, TRO-194, TRO-195).
#include "tests/rulesets/tropaion/tropaion_cards.h"
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>

namespace tropaion_card_test {

using namespace tropaiontest;
using namespace tropaioncards;

namespace {

/// What is to be typed so that these cards lie on top of the pile.
std::vector<int> picksFor(std::vector<std::string> top)
{
    std::vector<std::string> deck = fullDeck(rules().sheet()), wanted = top, rest = deck;
    for (const std::string &card : top)
        rest.erase(std::find(rest.begin(), rest.end(), card));
    wanted.insert(wanted.end(), rest.begin(), rest.end());
    std::vector<int> typed;
    for (std::size_t left = deck.size(); left > 1; --left) {
        const auto found = static_cast<std::size_t>(
            std::find(deck.begin(), deck.begin() + static_cast<std::ptrdiff_t>(left), wanted[left - 1]) - deck.begin());
        std::swap(deck[left - 1], deck[found]);
        typed.push_back(static_cast<int>(found) + (left == 10 ? 0 : 1));
    }
    return typed;
}

std::string handText(const Field &field, const std::string &side) { return listText(field.state().side(side).hand); }

} // namespace

class TropaionCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDeckHasForty() // TRO-125
    {
        const auto deck = fullDeck(rules().sheet());
        QCOMPARE(deck.size(), std::size_t(40));
        QCOMPARE(std::count(deck.begin(), deck.end(), "field"), std::ptrdiff_t(10));
        QCOMPARE(std::count(deck.begin(), deck.end(), "blank"), std::ptrdiff_t(10));
        int terrain = 0;
        for (const CardRow &card : rules().sheet().cards)
            terrain += card.terrain ? card.count : 0;
        QCOMPARE(terrain, 20);
        // The hill is open ground; woods, broken ground and the river are difficult (TRO-148, TRO-149).
        QVERIFY(rules().sheet().card("hill").hill && !rules().sheet().card("hill").difficult);
        for (const char *id : {"small_wood", "large_wood", "small_difficult", "river"})
            QVERIFY(rules().sheet().card(id).difficult);
        QVERIFY(!rules().sheet().card("field").difficult);
    }

    void handsAndTerrain() // E-22, TRO-032, TRO-033, TRO-126
    {
        Field field = withCards("cards", "");
        field.act("deal", plain(),
                  picksFor({"field", "blank", "blank", "hill", "hold", "river", "field", "shieldwall", "blank", "blank", "small_wood",
                            "flank_march"}));
        TROPAION_TEXT(handText(field, "a"), "field, blank, hold, field and blank");
        TROPAION_TEXT(handText(field, "b"), "blank, hill, river, shieldwall and blank");
        QVERIFY(tells(field.refused("keep-hand", of("b")), "first"));
        QVERIFY(tells(field.refused("keep-hand", of("a", R"("set.redraw":"two","set.drop1":"2","set.drop2":"2")")), "TRO-194"));
        field.act("keep-hand", of("a", R"("set.redraw":"two","set.drop1":"1","set.drop2":"2")"));
        TROPAION_TEXT(handText(field, "a"), "hold, field, blank, small_wood and flank_march");
        QCOMPARE(cardsOf(field.state()), std::size_t(40));
        QVERIFY(tells(field.refused("keep-hand", of("a")), "bound"));
        field.act("keep-hand", of("b"));
        TROPAION_TEXT(field.state().step, "terrain");
        field.act("terrain-roll", plain(), {3, 3, 2, 5});
        QVERIFY(tells(field.refused("place-terrain", of("a")), "TRO-033"));
        field.act("place-terrain", of("b", R"("set.terrain":"hill")"));
        field.act("place-terrain", of("a", R"("set.terrain":"field")"));
        field.act("place-terrain", of("b", R"("set.terrain":"river")"));
        QVERIFY(!tells(field.state().step, "edges"));
        field.act("place-terrain", of("a"));
        TROPAION_TEXT(field.state().step, "edges");
        QCOMPARE(field.state().plan.size(), std::size_t(4));
        QVERIFY(field.state().hasHill);
        QVERIFY(field.state().hasDifficult);
        QCOMPARE(cardsOf(field.state()), std::size_t(40));
    }

    void bothSeeWhoPlaces() // TRO-030, TRO-033: whatever the other side may take the hidden hand for
    {
        Field field = withCards("terrain", "");
        hand(hand(field, "a", {"river"}), "b", {"field", "hill"});
        field.act("terrain-roll", plain(), {6, 1});
        TROPAION_TEXT(field.state().placer, "a");
        const auto placers = [&](const Json &state) {
            std::string all;
            for (const Act &act : rules().acts(state))
                if (act.resolver == "place-terrain")
                    all += act.input.at("side").get<std::string>() + (act.next ? "!" : "") + act.refusal;
            return all;
        };
        for (const char *side : {"", "a", "b"})
            TROPAION_TEXT(placers(rules().seenBy(field.json, side)), "a!");
    }

    void whoHasNoTerrain() // TRO-033 to TRO-035
    {
        Field field = withCards("terrain", "");
        hand(hand(field, "a", {"blank"}), "b", {"field", "hill"});
        field.act("terrain-roll", plain(), {6, 1});
        TROPAION_TEXT(field.state().placer, "b");
        field.act("place-terrain", of("b", R"("set.terrain":"hill","set.room":false)"));
        field.act("place-terrain", of("b"));
        TROPAION_TEXT(field.state().step, "edges");
        QVERIFY(!field.state().hasHill); // there was no room for it
        Field flat = withCards("terrain", "");
        hand(hand(flat, "a", {"blank"}), "b", {"blank"});
        QVERIFY(tells(flat.act("terrain-roll", plain(), {6, 1}).sentence, "open and flat"));
        TROPAION_TEXT(flat.state().step, "edges");
    }

    void everyShuffleKeepsTheDeck() // the 40 cards are the same whatever the dice
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Field field = withCards("cards", "");
            const Resolver &deal = rules().resolver("deal");
            RandomDice source(gameKeyFromSeed(seed), {1, "deal", {}, 0});
            Dice dice(source);
            const Ruling ruling = deal.prepare(&field.json, deal.complete(&field.json, plain()))->rule(dice);
            optio::apply(field.json, ruling.changes);
            const State state = field.state();
            std::vector<std::string> all = state.pile;
            for (const Side &side : state.sides) {
                QCOMPARE(side.hand.size(), std::size_t(5));
                all.insert(all.end(), side.hand.begin(), side.hand.end());
            }
            auto deck = fullDeck(rules().sheet());
            std::sort(all.begin(), all.end());
            std::sort(deck.begin(), deck.end());
            QVERIFY(all == deck);
            // What both read tells nothing of the hands.
            TROPAION_TEXT(ruling.sentence, "The deck is shuffled and five cards are dealt to each.");
            QVERIFY(ruling.lines.empty() && ruling.outcome.empty());
            for (const Change &change : ruling.changes)
                QVERIFY(change.label.empty());
        }
    }

    void pointsAndOrder() // E-01, TRO-045 to TRO-047, TRO-181
    {
        Field field = withCards("points", "");
        QVERIFY(tells(field.refused("assign", of("a")), "First throw"));
        const Ruling thrown = field.act("point-dice", of("a"), {6, 3, 2});
        TROPAION_TEXT(thrown.sentence, "Romans have thrown their dice.");
        QVERIFY(thrown.lines.empty());
        QVERIFY(tells(field.refused("point-dice", of("a"), {1, 1, 1}), "have thrown"));
        QVERIFY(tells(field.refused("assign", of("a", R"("gp.assign":"6-6-2")")), "TRO-181"));
        const Ruling placed = field.act("assign", of("a", R"("gp.assign":"3-2-6")"));
        TROPAION_TEXT(placed.sentence, "Romans have placed their dice.");
        QVERIFY(tells(field.refused("assign", of("a")), "TRO-181"));
        field.act("point-dice", of("b"), {5, 5, 1});
        field.act("assign", of("b", R"("gp.assign":"5-1-5")"));
        TROPAION_TEXT(field.state().first, "a");
        TROPAION_TEXT(field.state().step, "start");
        QCOMPARE(field.left("a", Virtue::strategy), 6); // comparing costs nothing
        QCOMPARE(field.left("a", Virtue::valour), 3);
    }

    void ties_data() // E-02, TRO-048, TRO-049
    {
        QTest::addColumn<bool>("paysA");
        QTest::addColumn<bool>("paysB");
        QTest::addColumn<QString>("first");
        QTest::addColumn<int>("moraleA");
        QTest::addColumn<int>("moraleB");
        QTest::newRow("a: one pays") << true << false << "a" << 10 << 6;
        QTest::newRow("b: both pay") << true << true << "b" << 10 << 4;
        QTest::newRow("nobody pays") << false << false << "b" << 12 << 6;
        QTest::newRow("the other pays") << false << true << "b" << 12 << 4;
    }

    void ties()
    {
        QFETCH(bool, paysA);
        QFETCH(bool, paysB);
        QFETCH(QString, first);
        QFETCH(int, moraleA);
        QFETCH(int, moraleB);
        Field field = withCards("points", "");
        field.change([](State &state) { state.side("b").morale = 6; });
        for (const char *side : {"a", "b"}) {
            field.act("point-dice", of(side), {4, 4, 4});
            field.act("assign", of(side));
        }
        TROPAION_TEXT(field.state().step, "order");
        QVERIFY(tells(field.refused("tie-roll", plain(), {1, 2}), "TRO-048"));
        // What the first has chosen is not told before the second has.
        TROPAION_TEXT(field.act("pay-tie", of("a", paysA ? R"("tie.pay":true)" : "")).sentence, "Romans have chosen.");
        QCOMPARE(field.state().side("a").morale, 12);
        field.act("pay-tie", of("b", paysB ? R"("tie.pay":true)" : ""));
        if (paysA == paysB)
            field.act("tie-roll", plain(), {3, 3, 2, 5});
        TROPAION_TEXT(field.state().first, first.toStdString());
        QCOMPARE(field.state().side("a").morale, moraleA);
        QCOMPARE(field.state().side("b").morale, moraleB);
        QCOMPARE(field.state().wavering("b"), moraleB <= 4);
        TROPAION_TEXT(field.state().step, "start");
    }

    void nobodyPaysHimselfToDefeat() // TRO-049, TRO-193
    {
        for (const int morale : {2, 3}) {
            Field field = withCards("order", "");
            field.change([morale](State &state) { state.side("a").morale = morale; });
            TROPAION_TEXT(field.asks("pay-tie", of("a")), morale == 2 ? "" : "tie.pay");
        }
    }

    void brokenVineStaff() // E-05, TRO-128
    {
        Field field = withCards("move");
        field.unit("a1", "MC").points("a", 0, 1, 0);
        hand(field, "a", {"vine_staff", "field"});
        QVERIFY(tells(field.refused("card", of("a")), "TRO-195"));
        field.act("order", mover("a1", R"("mv.kind":"forward")"), {2});
        QVERIFY(tells(field.refused("save-test", plain()), "TRO-183")); // 2 are missing, 1 is left
        field.act("card", of("a"), {3});
        TROPAION_TEXT(handText(field, "a"), "field");
        QVERIFY(tells(field.refused("card", of("a"), {3}), "TRO-195"));
        field.act("save-test", plain());
        QCOMPARE(field.left("a", Virtue::discipline), 0);
        QCOMPARE(field.of("a1").moves, 1);
    }

    void notForWarbandsOrRallies() // E-20, TRO-128
    {
        Field field = withCards("move");
        field.unit("a1", "WB").unit("b1", "HI");
        hand(field, "a", {"vine_staff"});
        field.act("warband", {{"who", "a1"}, {"answers", {{"wb.reach", true}, {"wb.act", "test"}}}}, {1});
        QVERIFY(tells(field.refused("card", of("a"), {6}), "TRO-195"));
        QVERIFY(field.of("a1").bound);
    }

    void blanksPayForAnOrder() // TRO-126, TRO-187
    {
        Field field = withCards("move");
        field.unit("a1", "MC");
        hand(field, "a", {"blank"});
        QVERIFY(tells(field.refused("card", of("a")), "TRO-195"));
        hand(field, "a", {"blank", "blank", "hold"});
        QVERIFY(tells(field.refused("order", mover("a1", R"("mv.kind":"sideways")"), {6}), "TRO-187"));
        field.act("card", of("a"));
        TROPAION_TEXT(handText(field, "a"), "hold");
        // The test is still taken.
        TROPAION_TEXT(fateIn(field.act("order", mover("a1", R"("mv.kind":"sideways")"), {4}), "a"), "passed");
        QVERIFY(field.state().paid.empty());
    }

    void getThemMoving() // TRO-127
    {
        Field field = withCards("move");
        field.unit("a1", "MC").points("a", 0, 2, 0);
        hand(field, "a", {"get_moving"});
        field.act("card", of("a"));
        // Not for a complicated move: the card belongs to the order it was played for (TRO-195).
        QVERIFY(tells(field.refused("order", mover("a1", R"("mv.kind":"sideways")"), {4}), "TRO-195"));
        field.unit("a2", "MC").act("order", mover("a2", R"("mv.kind":"forward")"));
        QVERIFY(field.state().surely.empty());
    }

    void breakTheLinesAndShieldwall() // TRO-076, TRO-129, TRO-130, TRO-139
    {
        Field field = withCards("move");
        for (const char *id : {"a1", "a2"})
            field.unit(id, "MI");
        field.unit("b1", "HI").unit("b2", "HI").unit("b3", "HI").form({{"a1"}, {"a2"}}).form({{"b1"}, {"b2"}});
        hand(hand(field, "a", {"break_lines"}), "b", {"shieldwall"});
        QVERIFY(tells(field.refused("card", of("b")), "TRO-195"));
        field.act("order", mover("a1", R"("mv.kind":"charge","ch.target_a1":"b1","ch.target_a2":"b2")"), {6});
        QVERIFY(field.state().engagements.empty()); // the cards come before the contact
        field.act("card", of("a"));
        field.act("card", of("b", R"("card.target":"b1")"));
        field.act("contact", plain());
        for (const auto &[id, contact] : field.state().engagements) {
            QVERIFY(contact.breakLines);
            QVERIFY(contact.shieldwall); // for the whole formation
        }
        QCOMPARE(field.state().engagements.size(), std::size_t(2));
        QCOMPARE(field.state().played.size(), std::size_t(2));
    }

    void handsAreCorrected() // TRO-025: in private, with the deck whole, and telling nothing of the enemy's hand
    {
        Field field = withCards("move");
        field.unit("a1", "MI").unit("b1", "MI").change([](State &state) {
            auto deck = fullDeck(rules().sheet());
            const auto take = [&](const char *card, std::vector<std::string> &to) {
                deck.erase(std::find(deck.begin(), deck.end(), card));
                to.emplace_back(card);
            };
            for (const char *card : {"run_down", "blank"})
                take(card, state.sides[0].hand);
            take("hold", state.sides[1].hand);
            take("vine_staff", state.played);
            take("scouting", state.discards);
            state.pile = deck;
            state.sides[0].chosen = state.sides[1].chosen = true;
        });
        const auto correct = [&](const std::string &way, const std::string &card) {
            const Ruling ruling = field.act("set-hand", {{"side", "a"}, {"answers", {{"co.hand", way}, {"co.card", card}}}});
            QCOMPARE(cardsOf(field.state()), std::size_t(40));
            // What all may read is the same whatever came of it.
            TROPAION_TEXT(ruling.sentence, "Romans have corrected, by agreement, what they hold.");
            QVERIFY(ruling.lines.empty());
        };
        correct("give", "vine_staff"); // from those face up
        correct("give", "scouting");   // face down
        correct("give", "shieldwall"); // and of the pile
        TROPAION_TEXT(handText(field, "a"), "run_down, blank, vine_staff, scouting and shieldwall");
        QVERIFY(field.state().played.empty() && field.state().discards.empty());
        correct("give", "hold"); // the enemy's: nothing is changed
        TROPAION_TEXT(handText(field, "a"), "run_down, blank, vine_staff, scouting and shieldwall");
        TROPAION_TEXT(handText(field, "b"), "hold");
        correct("used", "shieldwall");
        correct("away", "scouting");
        TROPAION_TEXT(listText(field.state().played) + ", " + listText(field.state().discards), "shieldwall, scouting");
        // The form asks the same whatever the other side holds, and offers to take only what there is.
        const auto form = [](const Field &game) {
            std::string text;
            for (const Question &question : rules().resolver("set-hand").form(&game.json, of("a")).questions)
                text += optio::toJson(question).dump();
            return text;
        };
        Field other = field;
        other.change(
            [](State &state) { std::swap(state.sides[1].hand[0], *std::find(state.pile.begin(), state.pile.end(), "get_moving")); });
        QVERIFY(form(field) == form(other));
        QVERIFY(!field.refused("set-hand", of("a", R"("co.hand":"used","co.card":"hold")")).empty());
        QVERIFY(!field.refused("set-hand", of("a", R"("co.card":"river")")).empty()); // a card of terrain
        field.change([](State &state) { state.sides[0].chosen = false; });
        QVERIFY(tells(field.refused("set-hand", of("a")), "TRO-032"));
    }

    void darkenTheSkies() // TRO-131, TRO-195
    {
        Field field = withCards("shoot");
        field.unit("a1", "LI slings").unit("a2", "LI bows").unit("b1", "MI");
        hand(field, "a", {"darken_skies"});
        field.change([](State &state) { state.unit("a2").shot = true; });
        QVERIFY(tells(field.refused("card", of("a")), "TRO-195")); // slings are no bows
        field.change([](State &state) { state.unit("a2").shot = false; });
        field.act("card", of("a"));
        TROPAION_TEXT(fateIn(field.act("shoot", pair("a2", "b1"), {6}), "b"), "disrupted");
    }

    void runThemDown() // E-18, TRO-132
    {
        Field field = withCards("fight");
        field.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1").points("b", 6, 6, 6);
        hand(field, "b", {"run_down"});
        field.act("fight", pair("a1", "b1"), {1, 6});
        field.act("combat-result", pair("a1", "b1"), {2});
        QVERIFY(tells(field.refused("card", of("a"), {1}), "TRO-195"));
        field.act("card", of("b"), {1});
        QVERIFY(tells(field.refused("card", of("b"), {1}), "TRO-195"));
        TROPAION_TEXT(field.asks("settle", pair("a1", "b1")), "res.room");
        TROPAION_TEXT(fateIn(field.act("settle", pair("a1", "b1")), "a"), "pushed");
    }

    void holdHold() // E-19, TRO-122, TRO-136
    {
        for (const int morale : {12, 5, 4}) {
            Field field = withCards("losses", "");
            field.unit("a1", "LC").unit("a2", "HI").unit("b1", "HI");
            hand(field, "a", {"hold"}).change([morale](State &state) {
                state.side("a").morale = morale;
                loseUnit(state, "a1");
            });
            // Only from above 2, and only when the losses would take it to 2 or less.
            QCOMPARE(field.refused("card", of("a")).empty(), morale == 5);
            if (morale != 5)
                continue;
            field.act("card", of("a"));
            field.act("losses", plain());
            QCOMPARE(field.state().side("a").morale, 6);
        }
    }

    void getThemMovingNeedsNoDie() // TRO-127: the form announces none
    {
        Field field = withCards("move");
        field.unit("a1", "MC").unit("b1", "MC").points("a", 0, 2, 0).change([](State &state) { state.surely = "a"; });
        const auto dice = [&](const char *answers) {
            return rules().resolver("order").form(&field.json, mover("a1", answers)).dice.size();
        };
        QCOMPARE(dice(R"("mv.kind":"forward")"), std::size_t(0));
        for (const char *complicated : {R"("mv.kind":"forward","mv.near":true)", R"("mv.kind":"sideways")"})
            QVERIFY(tells(rules().resolver("order").refusal(field.json, mover("a1", complicated)), "TRO-127"));
        field.change([](State &state) { state.surely.clear(); });
        QCOMPARE(dice(R"("mv.kind":"forward")"), std::size_t(1));
    }

    void privatePages() // TRO-027 to TRO-029
    {
        std::string pages, secrets;
        for (const Resolver *resolver : rules().resolvers()) {
            const auto &act = dynamic_cast<const ActResolver &>(*resolver);
            if (act.pageOf(Json::object(), of("b")) == "b")
                pages += act.id() + " ";
            if (act.secret())
                secrets += act.id() + " ";
        }
        TROPAION_TEXT(pages, "keep-hand place-terrain commit-cards point-dice assign pay-tie card set-points set-hand ");
        TROPAION_TEXT(secrets, "deal keep-hand commit-cards point-dice assign pay-tie set-points set-hand ");
    }
};

OPTIO_TEST(TropaionCardTest)

} // namespace tropaion_card_test

#include "tropaion_card_test.moc"
