// SPDX-License-Identifier: GPL-3.0-or-later
// Random games of Hoplites: what must hold after every act, whatever happens.
#include "rulesets/hoplites/players/arena.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"
#include "tests/deep.h"
#include "tests/rulesets/hoplites/hoplites_secrets.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <bit>
#include <cstring>

namespace hoplites_random_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

/// Do states agree in every field? (Compared as JSON, which holds them all.)
bool same(const State &a, const State &b)
{
    static const Names names = [] {
        Names made;
        for (auto &units : made.units)
            units.resize(mostUnits);
        return made;
    }();
    return toJson(sheet(), a, names) == toJson(sheet(), b, names);
}

/// What is wrong with a side; empty when nothing is.
std::string faultOf(const State &state, int index, int cardsAtStart)
{
    const SideState &side = state.sides[static_cast<std::size_t>(index)];
    const SideState &other = state.sides[static_cast<std::size_t>(1 - index)];
    const Layout &layout = sheet().modules[state.module].layout;
    int places[8] = {}, points = side.bonus;
    for (int i = 0; i < side.unitCount; ++i) {
        const Unit &unit = side.units[static_cast<std::size_t>(i)];
        ++places[static_cast<std::size_t>(unit.place)];
        if ((unit.place == Place::field) != (unit.column < layout.width))
            return "a unit is on the field without a column, or off it with one";
        if (unit.place == Place::field && side.field[unit.column] != i)
            return "two units in one area";
        if (unit.place == Place::field && unit.coh >= unit.limit)
            return "a unit beyond its limit stays on the field";
        if (unit.place != Place::field && unit.has(engaged | hidden | attacking | attacked | withdrew | fired | barred))
            return "marks of the field off it";
        if (unit.place != Place::field && unit.place != Place::pursuit && unit.manoeuvre != 0)
            return "a manoeuvring unit off the field";
        if (unit.has(engaged) && enemiesNear(layout, other, unit.column) == 0)
            return "engaged with nobody near";
        if (unit.has(hidden) && enemiesNear(layout, other, unit.column) != 0)
            return "hidden beside the enemy";
        if (unit.place == Place::second && unit.has(rallied) && unit.coh >= unit.limit && unit.limit > 1)
            return "rallied beyond its limit";
        const auto mayRout = sheet().modules[state.module].hooks.mayRout;
        if (unit.place == Place::second && sheet().is(unit, fragile) && !unit.has(rallied) && (mayRout == nullptr || !mayRout(unit)))
            return "routed although its like is lost";
        if (unit.place == Place::field && sheet().terrain[side.ground[unit.column]].coh[sheet().type(unit).ground] < 0)
            return "a unit where it may never be";
        if (unit.place == Place::eliminated || (unit.place == Place::second && !unit.has(rallied)))
            points += unit.worth;
    }
    if (points != side.points)
        return "the rout account is wrong";
    if (places[static_cast<std::size_t>(Place::unknown)] != 0)
        return "a unit is nowhere";
    const auto inHand = [&](bool special) {
        return std::count_if(side.hand.begin(), side.hand.begin() + side.handCount,
                             [&](Byte code) { return (code >= firstSpecial) == special; });
    };
    const auto inDeck = [&](bool special) {
        return std::count_if(side.deck.begin(), side.deck.begin() + side.deckCount,
                             [&](Byte code) { return (code >= firstSpecial) == special; });
    };
    if (inHand(false) != places[static_cast<std::size_t>(Place::hand)] || inDeck(false) != places[static_cast<std::size_t>(Place::deck)] ||
        side.secondCount != places[static_cast<std::size_t>(Place::second)] ||
        side.pursuing != places[static_cast<std::size_t>(Place::pursuit)])
        return "cards and places do not agree";
    auto specials = inHand(true) + inDeck(true);
    int dropped = 0;
    for (std::size_t kind = 0; kind < cardKinds; ++kind) {
        specials += side.spent[kind] + side.dropped[kind];
        dropped += side.dropped[kind];
    }
    if (specials != cardsAtStart)
        return "special cards were lost or made";
    if (side.discards != dropped + places[static_cast<std::size_t>(Place::discarded)])
        return "the discards are miscounted";
    if (side.handCount > 7 || side.secondCount > 8)
        return "too many cards in hand or second line";
    Mask occupied = 0;
    for (int column = 0; column < columns; ++column)
        if (side.field[static_cast<std::size_t>(column)] != nobody)
            occupied = static_cast<Mask>(occupied | bit(column));
    if (occupied != side.occupied || (side.hiding & ~occupied) != 0)
        return "the field is miscounted";
    if (std::popcount(static_cast<unsigned>(side.acting)) > side.clans)
        return "more clans have acted than may (SAM-31)";
    if (side.laterals > 1 || side.tries > side.command || side.flanks > side.command)
        return "more was done in a turn than is allowed";
    return {};
}

int specialsOf(const SideState &side)
{
    return static_cast<int>(
        std::count_if(side.deck.begin(), side.deck.begin() + side.deckCount, [](Byte code) { return code >= firstSpecial; }));
}

/// So many of each period.
int manyGames() { return optio::test::deep() ? 10000 : 120; }

} // namespace

class HoplitesRandomTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void invariants_data()
    {
        QTest::addColumn<QString>("period");
        for (const Module &module : sheet().modules)
            QTest::newRow(module.id.c_str()) << QString::fromStdString(module.id);
    }

    void invariants() // HOP-033, HOP-340, HOP-408, HOP-471, HOP-701, HOP-921, CON-04: after every act of whole games, in deep ones of
                      // 10,000 of each period
    {
        QFETCH(QString, period);
        Pcg random(20);
        int over[5] = {};
        std::vector<State> battles; // each is played many times, with other dice and acts
        for (int i = 0; i < 500; ++i)
            battles.push_back(anyBattle(random, period.toStdString()));
        for (int game = 0; game < manyGames(); ++game) {
            State state = battles[static_cast<std::size_t>(game) % battles.size()];
            const int cards[2] = {specialsOf(state.sides[0]), specialsOf(state.sides[1])};
            PlayoutDice source(static_cast<std::uint64_t>(game));
            Dice dice(source);
            ActList list;
            int acts = 0;
            while (!state.over()) {
                actions(sheet(), state, state.toAct(), list);
                QVERIFY2(!list.empty(), "nobody can do anything");
                QVERIFY2(list.size() < ActList::room, "the list of acts is full");
                QVERIFY2(++acts < 20000, "a game without end");
                apply(sheet(), state, list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))], dice);
                for (int side = 0; side < 2; ++side)
                    if (const std::string fault = faultOf(state, side, cards[side]); !fault.empty())
                        QFAIL(qPrintable(QString("game %1, act %2, side %3: %4").arg(game).arg(acts).arg(side).arg(fault.c_str())));
                QVERIFY(state.round <= state.longest);
            }
            QVERIFY(state.winner <= 2);
            ++over[static_cast<std::size_t>(state.ending)];
        }
        QVERIFY(over[static_cast<std::size_t>(Ending::level)] > (period == "300" ? 0 : manyGames() / 2));
    }

    void listAndRefusalsAgree() // HOP-931: what is listed is allowed, and what is allowed is listed
    {
        Pcg random(5);
        for (int game = 0; game < 150; ++game) {
            State state = anyBattle(random);
            PlayoutDice source(static_cast<std::uint64_t>(game));
            Dice dice(source);
            ActList list;
            while (!state.over()) {
                const int side = state.toAct();
                actions(sheet(), state, side, list);
                for (const Act &act : list)
                    QVERIFY2(
                        whyNot(sheet(), state, act, side) == Why::ok,
                        qPrintable(QString::fromStdString(toJson(act, side).dump() + ": " + nameOf(whyNot(sheet(), state, act, side)))));
                for (int i = 0; i < 60; ++i) {
                    const auto operand = [&](int most) {
                        return static_cast<Byte>(random.below(4) == 0 ? int{nobody} : random.below(most));
                    };
                    Act act;
                    act.deed = static_cast<Deed>(random.below(deeds));
                    if (act.deed == Deed::attack) {
                        act.a = operand(24), act.b = operand(24), act.c = operand(24), act.d = random.below(3) ? nobody : operand(24);
                        act.f = Act::form(static_cast<Flank>(random.below(3)),
                                          act.b == nobody ? Flank::front : static_cast<Flank>(random.below(3)),
                                          act.b == nobody ? 2 : random.below(2));
                    } else {
                        act.a = operand(36);
                        act.b = operand(9);
                    }
                    if (whyNot(sheet(), state, act, side) != Why::ok)
                        continue;
                    const auto alike = [&](const Act &one) {
                        if (one.deed != act.deed)
                            return false;
                        if (act.deed == Deed::attack) {
                            const auto mine = [](const Act &x) { return std::pair(std::min(x.a, x.b), std::max(x.a, x.b)); };
                            return mine(one) == mine(act) && one.c == act.c;
                        }
                        return true;
                    };
                    QVERIFY2(std::any_of(list.begin(), list.end(), alike), qPrintable(QString::fromStdString(toJson(act, side).dump())));
                }
                apply(sheet(), state, list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))], dice);
            }
        }
    }

    void viewsTellNothing() // HOP-041, HOP-920: hidden cards can change places without being seen
    {
        Pcg random(11);
        int permuted = 0, exchanged = 0;
        for (int game = 0; game < 200; ++game) {
            State state = anyBattle(random);
            PlayoutDice source(static_cast<std::uint64_t>(game));
            Dice dice(source);
            ActList list, seen;
            while (!state.over()) {
                const int side = state.toAct();
                actions(sheet(), state, side, list);
                // A player's acts hang on what it sees, and on nothing else.
                const State view = viewOf(state, side);
                actions(sheet(), view, side, seen);
                QVERIFY(std::equal(list.begin(), list.end(), seen.begin(), seen.end()));
                if (random.below(8) == 0) {
                    const State other = otherSecrets(state, side, random, exchanged);
                    QVERIFY(same(viewOf(other, side), view));
                    permuted += !same(other, state);
                }
                apply(sheet(), state, list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))], dice);
            }
        }
        QVERIFY(permuted > 1000);
        QVERIFY(exchanged > 300);
    }

    void statesSurviveJson() // HOP-329, HOP-932
    {
        Pcg random(3);
        Names names;
        for (auto &units : names.units)
            units.resize(mostUnits);
        for (int game = 0; game < 20; ++game) {
            State state = anyBattle(random);
            PlayoutDice source(static_cast<std::uint64_t>(game));
            Dice dice(source);
            ActList list;
            while (!state.over()) {
                const Json json = toJson(sheet(), state, names);
                const State read = stateFromJson(sheet(), json);
                QCOMPARE(toJson(sheet(), read, names), json);
                const int side = state.toAct();
                actions(sheet(), state, side, list);
                ActList again;
                actions(sheet(), read, side, again);
                QVERIFY(std::equal(list.begin(), list.end(), again.begin(), again.end()));
                const Act act = list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
                QCOMPARE(actFromJson(toJson(act, side), side), act);
                apply(sheet(), state, act, dice);
            }
        }
    }

    void sameSeedSameGame() // HOP-002
    {
        Pcg random(9);
        const State start = anyBattle(random);
        const Player &player = playerOf("random");
        std::vector<Done> one, two;
        const State a = playBattle(sheet(), start, {&player, &player}, gameKeyFromSeed(4), 1, nullptr, &one);
        const State b = playBattle(sheet(), start, {&player, &player}, gameKeyFromSeed(4), 1, nullptr, &two);
        QVERIFY(same(a, b));
        QCOMPARE(one.size(), two.size());
    }
};

OPTIO_TEST(HoplitesRandomTest)

} // namespace hoplites_random_test

#include "hoplites_random_test.moc"
