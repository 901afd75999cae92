// SPDX-License-Identifier: GPL-3.0-or-later
// Personal combat (SAM-41 to SAM-62), with the worked examples M11, M12 and M28.
#include "rules/dice/odds.h"
#include "rulesets/hoplites/combat/duel.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/page/board.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/players/playout.h"
#include "rulesets/hoplites/state_json.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <cmath>
#include <map>

namespace samurai_duel_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

const std::vector<Champion> &pool() { return sheet().modules[static_cast<std::size_t>(sheet().moduleOf("samurai"))].champions; }

Byte man(const std::string &name)
{
    for (std::size_t i = 0; i < pool().size(); ++i)
        if (pool()[i].name == name)
            return static_cast<Byte>(i);
    throw Error("there is no " + name);
}

struct Duel : Ground {
    Duel() : Ground("samurai") { names.clans[0] = {"Baba"}; }
    /// A bout of these men, the first of the active side.
    void begin(const std::string &mine, const std::string &theirs)
    {
        state.prompt = Prompt::bout;
        state.asked = state.active;
        const auto set = [&](std::size_t side, const std::string &name) {
            state.bout.men[side] = man(name);
            state.bout.stamina[side] = static_cast<Byte>(pool()[man(name)].stamina);
        };
        set(state.active, mine);
        set(1u - state.active, theirs);
    }
};

Act bout(bool out) { return make(Deed::bout, out ? 1 : 0); }

} // namespace

class SamuraiDuelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void champions() // SAM-60
    {
        QCOMPARE(pool().size(), std::size_t{24});
        QCOMPARE(pool().front().name, std::string("Honda Tadakatsu"));
        QCOMPARE(pool()[8].name, std::string("Fukushima Masanori"));
        QCOMPARE(pool().back().name, std::string("Kuroda Nagamasa"));
        int stamina = 0, ability = 0;
        for (const Champion &one : pool()) {
            stamina += one.stamina;
            ability += one.ability;
        }
        QCOMPARE(stamina, 132);
        QCOMPARE(ability, 91);
    }

    void deck() // SAM-41: extras for both sides, one where nobody says otherwise
    {
        const Army takeda = armyFrom(sheet(), army("takeda-1572")), oda = armyFrom(sheet(), army("oda-1575"));
        const auto cards = [&](const Json &given, int side) {
            const State state = startState(sheet(), takeda, oda, options(given));
            const SideState &own = state.sides[static_cast<std::size_t>(side)];
            return std::count(own.deck.begin(), own.deck.begin() + own.deckCount, codeOf(Card::own));
        };
        QCOMPARE(cards(Json::object(), 0), 2); // one of its own
        QCOMPARE(cards(Json::object(), 1), 1);
        QCOMPARE(cards({{"extra_own", 4}}, 1), 4);
        QCOMPARE(cards({{"extra_own", 0}}, 1), 0);
        QVERIFY_EXCEPTION_THROWN((void)cards({{"extra_own", 6}}, 0), Error);
        const Army carthage = armyFrom(sheet(), army("carthage")), rome = armyFrom(sheet(), army("republican-rome"));
        const State state = startState(sheet(), carthage, rome, options());
        QVERIFY(std::find(state.sides[0].deck.begin(), state.sides[0].deck.end(), codeOf(Card::own)) == state.sides[0].deck.end());
    }

    void when() // SAM-42
    {
        for (const Phase phase : {Phase::play, Phase::move, Phase::missile, Phase::shock, Phase::rally, Phase::draw}) {
            Duel f;
            f.state.phase = phase;
            f.state.round = 1; // a round of setup
            f.state.noShock = NoShock::setup;
            f.state.preferences = quietSetup;
            QCOMPARE(f.why(make(Deed::card)), Why::noCard);
            f.card(0, Card::own);
            QCOMPARE(f.why(make(Deed::card)), Why::ok);
            ActList list;
            actions(sheet(), f.state, 0, list);
            QVERIFY(std::any_of(list.begin(), list.end(), [](const Act &act) { return act.deed == Deed::card; }));
            QVERIFY(!idle(sheet(), f.state)); // the phase does not pass by itself while the card can be played
            f.act(make(Deed::card), {1, 1});
            QCOMPARE(f.state.prompt, Prompt::bout);
            QCOMPARE(int(f.side(0).spent[static_cast<std::size_t>(Card::own)]), 1);
            QCOMPARE(f.state.phase, phase);
        }
        Duel f; // not in the enemy's turn
        f.state.active = 1;
        f.card(0, Card::own);
        QCOMPARE(whyNot(sheet(), f.state, make(Deed::card), 0), Why::phase);
    }

    void poolLeft() // SAM-43
    {
        Duel f;
        f.card(0, Card::own);
        f.state.fallen = 0x7FFFFF; // all but the last
        QCOMPARE(f.why(make(Deed::card)), Why::period);
        QCOMPARE(refusalOf(sheet(), f.state, make(Deed::card), f.names, Why::period),
                 std::string("No champions are left to fight (SAM-43)"));
        QVERIFY(holds(f.side(0), Card::own));
        f.state.fallen = 0x3FFFFF;
        QCOMPARE(f.why(make(Deed::card)), Why::ok);
    }

    void selection() // SAM-44: in list order, the challenger's first, then the other's of the rest
    {
        Duel f;
        f.state.active = 1;
        f.state.fallen = 1; // Honda Tadakatsu
        f.card(1, Card::own);
        f.act(make(Deed::card), {3, 3}); // the third of the living, the third of the rest
        QCOMPARE(pool()[f.state.bout.men[1]].name, std::string("Ii Naomasa"));
        QCOMPARE(pool()[f.state.bout.men[0]].name, std::string("Maeda Keiji"));
        QCOMPARE(int(f.state.bout.stamina[0]), 7);
        QCOMPARE(int(f.state.asked), 1); // the challenger goes on, nobody may refuse
        QCOMPARE(f.why(make(Deed::next)), Why::prompt);
    }

    void turns_data() // SAM-50
    {
        QTest::addColumn<int>("mine");
        QTest::addColumn<int>("theirs");
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::newRow("equal") << 4 << 6 << 0 << 0;         // 9 to 9
        QTest::newRow("one") << 0 << 6 << 1 << 0;           // 5 to 9
        QTest::newRow("exactly twice") << 3 << 1 << 0 << 2; // 8 to 4
        QTest::newRow("not twice") << 2 << 1 << 0 << 1;     // 7 to 4
        QTest::newRow("more than twice") << 9 << 0 << 0 << 2;
    }
    void turns()
    {
        QFETCH(int, mine);
        QFETCH(int, theirs);
        QFETCH(int, a);
        QFETCH(int, b);
        EnteredDice source({mine, theirs});
        Dice dice(source);
        QCOMPARE(boutTurn({5, 3}, 0, dice), (std::array<int, 2>{a, b}));
        EnteredDice zeros({5, 0});
        Dice other(zeros);
        QCOMPARE(boutTurn({0, 0}, 0, other), (std::array<int, 2>{0, 2})); // a score of 0 always loses two
    }

    void dice() // SAM-62: by side whoever challenged, the challenger's first
    {
        EnteredDice source({7, 2});
        Dice dice(source);
        (void)boutTurn({3, 5}, 1, dice);
        QCOMPARE(dice.drawn().at(0).id, std::string("duel.B"));
        QCOMPARE(dice.drawn().at(1).id, std::string("duel.A"));
    }

    void aChallenge() // M11: SAM-50, SAM-52, SAM-56, SAM-58
    {
        Duel f;
        f.side(1).points = f.side(1).bonus = 2;
        f.begin("Ii Naomasa", "Okabe Motonobu");
        f.state.phase = Phase::play;
        f.card(0, Card::flank);
        f.hand(0, "AS", 6, 6);
        const auto stamina = [&](std::size_t side) { return int(f.state.bout.stamina[side]); };
        f.act(bout(false), {7, 2});
        QCOMPARE(stamina(1), 3);
        f.act(bout(false), {0, 6});
        QCOMPARE(stamina(0), 4);
        f.act(bout(false), {4, 6});
        QCOMPARE(stamina(0), 4);
        QCOMPARE(stamina(1), 3);
        f.act(bout(false), {3, 1});
        QCOMPARE(stamina(1), 1);
        QCOMPARE(int(f.state.bout.turn), 4);
        f.act(bout(false), {9, 0});
        QCOMPARE(f.state.prompt, Prompt::none);
        QCOMPARE(int(f.side(1).points), 12);
        QCOMPARE(int(f.side(1).bonus), 12);
        QCOMPARE(int(f.side(0).bundori), 1);
        QCOMPARE(f.state.fallen, 1u << man("Okabe Motonobu"));
        QVERIFY((livingOf(sheet(), f.state) >> man("Ii Naomasa") & 1) != 0); // back, and fresh when he is picked again
        QVERIFY(f.narration.sentences.back() == "Okabe Motonobu falls; First takes the head: 5 rout points to Second.");
        // The same dice in one act.
        Duel g;
        g.begin("Ii Naomasa", "Okabe Motonobu");
        g.state.phase = Phase::play;
        g.hand(0, "AS", 6, 6);
        g.act(bout(true), {7, 2, 0, 6, 4, 6, 3, 1, 9, 0});
        QCOMPARE(int(g.side(1).points), 10);
        QCOMPARE(g.state.prompt, Prompt::none);
    }

    void endsABattle() // M12: SAM-58, SAM-42
    {
        Duel f;
        f.state.round = 2;
        f.state.phase = Phase::play;
        f.side(0).points = 140;
        f.side(0).level = 148;
        f.card(0, Card::own);
        f.act(make(Deed::card), {18, 18}); // Sakakibara Yasumasa
        f.begin("Okabe Motonobu", "Ii Naomasa");
        f.act(bout(true), {0, 9, 0, 9, 0, 9});
        QVERIFY(f.state.over());
        QCOMPARE(int(f.state.winner), 1);
        QCOMPARE(int(f.side(0).points), 150);
        QCOMPARE(f.state.ending, Ending::level);
    }

    void odds() // M28: SAM-59
    {
        const BoutOdds odds = oddsOfBout({4, 2}, {1, 1});
        QCOMPARE(odds.exact[0], std::string("16/23"));
        QCOMPARE(odds.exact[1], std::string("7/23"));
        QVERIFY(std::abs(odds.p[0] - 16.0 / 23) < 1e-12);
        const BoutOdds even = oddsOfBout({4, 4}, {6, 6});
        QCOMPARE(even.exact[0], std::string("1/2"));
        QVERIFY(std::abs(even.p[0] - 0.5) < 1e-12);
    }
    void oddsByHand() // SAM-59: against the sum over all pairs of dice, by fractions of their own
    {
        const auto chance = [](int a, int b, int x, int y, auto &&self) -> double {
            if (x <= 0 || y <= 0)
                return y <= 0 ? 1 : 0;
            double sum = 0;
            int counted = 0;
            for (int i = 0; i < 10; ++i)
                for (int j = 0; j < 10; ++j) {
                    const int mine = a + i, theirs = b + j;
                    if (mine == theirs)
                        continue;
                    ++counted;
                    const int wounds = std::max(mine, theirs) >= 2 * std::min(mine, theirs) ? 2 : 1;
                    sum += mine > theirs ? self(a, b, x, y - wounds, self) : self(a, b, x - wounds, y, self);
                }
            return sum / counted;
        };
        for (const auto &[a, b, x, y] : {std::tuple{5, 3, 2, 2}, {0, 0, 2, 1}, {3, 5, 1, 3}, {9, 0, 2, 2}}) {
            const BoutOdds odds = oddsOfBout({a, b}, {x, y});
            QVERIFY(std::abs(odds.p[0] - chance(a, b, x, y, chance)) < 1e-12);
            QVERIFY(std::abs(odds.p[0] + odds.p[1] - 1) < 1e-12);
        }
        const BoutOdds longest = oddsOfBout({3, 4}, {12, 12}); // too long for a fraction, not for the chance
        QVERIFY(longest.p[0] > 0.1 && longest.p[0] < 0.5);
    }
    void oddsSampled() // SAM-59: what the dice of the game give
    {
        PlayoutDice numbers(7);
        Dice dice(numbers);
        int won = 0;
        constexpr int bouts = 4000;
        for (int i = 0; i < bouts; ++i) {
            std::array<int, 2> left{5, 5};
            while (left[0] > 0 && left[1] > 0) {
                const auto wounds = boutTurn({5, 3}, 0, dice);
                left[0] -= wounds[0];
                left[1] -= wounds[1];
            }
            won += left[1] <= 0;
        }
        QVERIFY(std::abs(won / double(bouts) - oddsOfBout({5, 3}, {5, 5}).p[0]) < 0.03);
    }

    void shown() // SAM-59, SAM-58
    {
        Duel f;
        f.begin("Ii Naomasa", "Okabe Motonobu");
        f.state.bout.stamina[1] = 3;
        f.side(0).bundori = 2;
        f.state.fallen = 3;
        f.names.leader = {"X", "Y"};
        for (const int side : {0, 1})
            f.put(side, "AS", 6, 6, 5);
        f.names.units[0].resize(mostUnits);
        f.names.units[1].resize(mostUnits);
        const Json state = toJson(sheet(), f.state, f.names);
        const View view = viewOf(sheet(), *gameOf(sheet(), state), "b");
        const Json bout = view.board.at("bout");
        QCOMPARE(bout.at("challenger"), Json("a"));
        const Json &man = bout.at("men").at(1);
        QCOMPARE(man.at("name"), Json("Okabe Motonobu"));
        QCOMPARE(man.at("ability"), Json(3));
        QCOMPARE(man.at("stamina"), Json(3));
        QCOMPARE(man.at("most"), Json(5));
        QCOMPARE(man.at("p").get<double>(), oddsOfBout({5, 3}, {5, 3}).p[1]);
        QCOMPARE(view.board.at("fallen"), Json({"Honda Tadakatsu", "Sanada Yukimura"}));
        QCOMPARE(view.sides.at(0).board.at("bundori"), Json(2));
        QCOMPARE(view.board.at("toAct"), Json("a"));
        const Form form = optio::hoplites::Hoplites(FigureFolder(figuresFolder()))
                              .resolver("act")
                              .form(&state, {{"do", {{"act", "bout"}, {"out", false}}}});
        QCOMPARE(form.contestants.size(), std::size_t{2});
        QCOMPARE(form.contestants[1].title, std::string("Okabe Motonobu"));
        QVERIFY(form.contestants[1].subtitle.ends_with("Stamina 3 of 5, Ability 3"));
        QCOMPARE(form.contestants[1].score, oddsOfBout({5, 3}, {5, 3}).exact[1]);
    }

    void actOdds() // SAM-50, SAM-52, SAM-58, SAM-59: the odds of a bout's act, of a turn and of fighting it out
    {
        Duel f;
        f.begin("Ii Naomasa", "Okabe Motonobu");
        f.state.bout.stamina[1] = 2;
        for (const int side : {0, 1})
            f.put(side, "AS", 6, 6, 5);
        f.names.units[0].resize(mostUnits);
        f.names.units[1].resize(mostUnits);
        f.names.army = {"X", "Y"};
        f.side(1).level = 10;
        const optio::hoplites::Hoplites rules{FigureFolder(figuresFolder())};
        const Json state = toJson(sheet(), f.state, f.names);
        const auto odds = [&](bool out) {
            const auto ready =
                rules.resolver("act").prepare(&state, {{"do", {{"act", "bout"}, {"out", out}}}, {"answers", Json::object()}});
            std::map<std::string, std::string> told;
            const Distribution all = oddsOf(*ready);
            for (const Share &share : all.shares)
                told[ready->outcome(share.outcome).label] = fraction(share.weight, all.of);
            return told;
        };
        std::map<std::string, int> cases;
        for (int a = 5; a < 15; ++a)
            for (int b = 3; b < 13; ++b)
                ++cases[a == b       ? "neither is wounded"
                        : a >= 2 * b ? "Okabe Motonobu falls; Y: 5 rout points lost; the battle is over"
                        : a > b      ? "Okabe Motonobu takes a wound"
                        : b >= 2 * a ? "Ii Naomasa takes two wounds"
                                     : "Ii Naomasa takes a wound"];
        std::map<std::string, std::string> wanted;
        for (const auto &[label, count] : cases)
            wanted[label] = fraction(static_cast<Weight>(count), 100);
        const auto turn = odds(false);
        std::string told;
        for (const auto &[label, chance] : turn)
            told += label + " " + chance + "; ";
        QVERIFY2(turn == wanted, told.c_str());
        const auto all = odds(true);
        const BoutOdds whole = oddsOfBout({5, 3}, {5, 2});
        QCOMPARE(all.size(), std::size_t{2});
        for (const auto &[label, chance] : all)
            QCOMPARE(chance, whole.exact[label.starts_with("Okabe") ? 0 : 1]);
        QCOMPARE(effectsOf(rules.resolver("act"), &state, {{"do", {{"act", "bout"}, {"out", true}}}}).size(), std::size_t{0});
    }

    void kept() // HOP-932: the bout in the journal, and states that cannot be
    {
        Duel f;
        f.begin("Ii Naomasa", "Okabe Motonobu");
        f.names.units[0].resize(mostUnits);
        f.names.units[1].resize(mostUnits);
        f.state.fallen = 1u << 23;
        f.side(1).bundori = 1;
        const Json json = toJson(sheet(), f.state, f.names);
        const State again = stateFromJson(sheet(), json);
        QCOMPARE(again.fallen, f.state.fallen);
        QCOMPARE(int(again.bout.men[1]), int(f.state.bout.men[1]));
        QCOMPARE(toJson(sheet(), again, namesFromJson(json)), json);
        for (const auto &[pointer, value] : {std::pair<const char *, Json>{"/challenges/fallen/0", 24},
                                             {"/challenges/fallen/0", 3},
                                             {"/challenges/fallen", 7},
                                             {"/challenges/numbers/2", 99},
                                             {"/challenges/numbers/3", 3},
                                             {"/challenges/numbers/4", 0},
                                             {"/challenges/numbers", Json::array()},
                                             {"/challenges", Json()}}) {
            Json broken = json;
            broken[Json::json_pointer(pointer)] = value;
            QVERIFY_EXCEPTION_THROWN((void)stateFromJson(sheet(), broken), Error);
        }
    }
};

OPTIO_TEST(SamuraiDuelTest)

} // namespace samurai_duel_test

#include "samurai_duel_test.moc"
