// SPDX-License-Identifier: GPL-3.0-or-later
// Monsters and magicians outside shock: types, charts, coming up, withdrawal, missiles, leaving, recovering (M21 to M24).
#include "rulesets/hoplites/page/description.h"
#include "tests/rulesets/hoplites/fantasy_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace fantasy_monsters_test {

using namespace fantasytest;
using optio::hoplites::Act;

namespace {

std::size_t type(const char *id)
{
    const int index = sheet().typeOf(id);
    if (index < 0)
        throw Error(std::string("there is no type ") + id);
    return static_cast<std::size_t>(index);
}

std::string cell(const char *attacker, const char *defender)
{
    const Columns &both = sheet().columnsOf[type(attacker)][type(defender)];
    return std::to_string(both.front) + "/" + std::to_string(both.flank);
}

char superiority(const char *attacker, const char *defender)
{
    const Superior who = sheet().superiorOf[type(attacker)][type(defender)];
    return who == Superior::attacker ? 'A' : who == Superior::defender ? 'D' : '-';
}

const std::vector<const char *> rows{"PH", "HI", "LG-HA", "MI", "BI", "LI", "SK-SL", "HC", "LN", "LC", "EL", "CH", "SM", "LM"};

} // namespace

class FantasyMonstersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void columns() // CON-10: every cell of both tables
    {
        const std::vector<std::string> small{"5/10", "7/10", "7/10", "8/10", "7/10", "8/9", "11/12",
                                             "7/8",  "8/9",  "9/10", "3/7",  "5/11", "7/9", "4/7"};
        const std::vector<std::string> large{"7/12",  "9/12",  "9/12",  "10/12", "10/12", "11/12", "13/13",
                                             "10/11", "11/12", "12/13", "6/9",   "8/12",  "10/12", "7/9"};
        const std::vector<std::string> onSmall{"8/11", "7/10", "7/10", "6/9", "7/10", "5/8", "2/5", "6/9", "5/8", "4/7", "9/12", "8/12"};
        const std::vector<std::string> onLarge{"6/10", "5/9", "5/9", "4/8", "4/8", "3/6", "1/4", "4/8", "4/8", "3/6", "7/9", "6/10"};
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(cell("SM", rows[i]), small[i]);
            QCOMPARE(cell("LM", rows[i]), large[i]);
        }
        for (std::size_t i = 0; i < onSmall.size(); ++i) {
            QCOMPARE(cell(rows[i], "SM"), onSmall[i]);
            QCOMPARE(cell(rows[i], "LM"), onLarge[i]);
        }
        // A rider changes nothing in the charts (CON-28).
        QCOMPARE(cell("SM-M", "HI"), cell("SM", "HI"));
        QCOMPARE(cell("HC", "LM-M"), cell("HC", "LM"));
    }

    void superior() // CON-11
    {
        const std::vector<const char *> who{"PH", "HI", "LG-HA", "MI", "BI", "LI", "LP", "SK-SL",
                                            "HC", "RC", "LN",    "LC", "EL", "CH", "SM", "LM"};
        const std::string small = "D----AAA---ADA--", large = "---AAAAAAAAA-AA-", onSmall = "-----DDD---DA--A",
                          onLarge = "-----DDD---D----";
        for (std::size_t i = 0; i < who.size(); ++i) {
            QCOMPARE(superiority("SM", who[i]), small[i]);
            QCOMPARE(superiority("LM", who[i]), large[i]);
            QCOMPARE(superiority(who[i], "SM"), onSmall[i]);
            QCOMPARE(superiority(who[i], "LM"), onLarge[i]);
        }
    }

    void chariotsCamelsGermans() // CON-12
    {
        QCOMPARE(cell("CH-L", "SM"), std::string("6/10")); // 2 less in attack
        QCOMPARE(cell("SM", "CH-L"), std::string("4/10")); // 1 less in defence
        QCOMPARE(cell("SM", "CA"), cell("SM", "LC"));
        QCOMPARE(superiority("LM", "LC"), 'A');
        QCOMPARE(superiority("LM", "GC"), '-'); // of no account for Germans
        QCOMPARE(superiority("GC", "SM"), '-');
        // An elephant's size is of no account to a monster, and a monster may attack it in front.
        Lair lair;
        const int small = lair.put(0, {"SM", 7, 12, 5, {"speed"}, "", 0}), elephant = lair.put(1, {"EL", 6, 4, 5, {}, "", 0});
        QCOMPARE(lair.why(Ground::attackAct({small}, {elephant})), Why::ok);
        Shock shock = shockOf(sheet(), lair.state, attackOf(Sight(sheet(), lair.state, 0), Ground::attackAct({small}, {elephant})));
        chooseBases(sheet(), shock);
        QCOMPARE(readingOf(sheet(), shock).size, 0);
    }

    void ordinaryFoot() // CON-01, CON-02: not heavy, not light, not horse, and no skirmishers
    {
        for (const char *id : {"SM", "LM"}) {
            const TypeRow &one = sheet().types[type(id)];
            QCOMPARE(one.traits & ~std::uint32_t{fragile}, std::uint32_t{foot});
            QVERIFY(one.marker);
            QCOMPARE(one.missiles, std::string(" M"));
            QCOMPARE(sheet().groundOf(Lair().unit(0, 0)), sheet().groundOf(Unit{}));
            QCOMPARE(one.ground, sheet().types[type("MI")].ground);
        }
        QCOMPARE(sheet().types[type("SM")].factor, 5);
        QCOMPARE(sheet().types[type("LM")].factor, 9);
        // All Antiquity types are there, the monsters nowhere else (HOM-01).
        const Module &module = sheet().modules[static_cast<std::size_t>(sheet().moduleOf("fantasy"))];
        QVERIFY(sheet().fields(module, sheet().types[type("PH")]));
        QVERIFY(!sheet().fields(sheet().modules.front(), sheet().types[type("SM")]));
        QCOMPARE(module.name, std::string("Fantasy (Conan)")); // HOM-04
    }

    void withdrawals() // CON-08
    {
        const auto may = [](const char *who, const char *from) { return sheet().withdrawalOf[type(who)][type(from)] == MayWithdraw::yes; };
        for (const char *from : {"HI", "LI", "SK-SL", "HC", "EL", "SM", "LM"}) {
            QVERIFY(!may("SM", from));
            QVERIFY(!may("LM", from));
        }
        for (const char *from : {"HI", "MI", "LI", "SK-SL", "SM", "LM"})
            QVERIFY(may("SM-M", from));
        for (const char *from : {"HC", "LC", "EL", "CH", "SM-M", "LM-M"})
            QVERIFY(!may("LM-M", from));
        QVERIFY(may("SK-SL", "SM")); // as from other foot
        QVERIFY(!may("SK-SL", "SM-M"));
        QVERIFY(!may("LI", "SM"));
        QVERIFY(!may("LI", "SM-M"));
        QVERIFY(may("HC", "LM"));
        QVERIFY(!may("HC", "LM-M"));
    }

    void comingUp() // CON-20, CON-28, M24
    {
        const auto played = [](const Piece &card, const char *ground, bool secondPlay) {
            Lair lair;
            const int index = lair.inHand(0, card);
            lair.side(0).handCount = 0;
            if (std::string(ground) != "clear")
                lair.ground(0, 5, ground);
            lair.with({}, [&](Play &play) { enter(play, 0, index, 4, true, secondPlay); });
            return std::pair{int(lair.unit(0, index).coh), int(lair.unit(0, index).manoeuvre)};
        };
        const Piece plain{"SM", 7, 4, 0, {"control"}, "", 0}, fast{"SM", 7, 4, 0, {"speed"}, "", 0},
            ridden{"SM", 7, 4, 0, {"mounted"}, "", 0};
        QCOMPARE(played(plain, "clear", false), (std::pair{0, 1}));
        QCOMPARE(played(fast, "clear", false), (std::pair{0, 0}));
        QCOMPARE(played(fast, "woods", false), (std::pair{1, 1}));
        QCOMPARE(played(fast, "clear", true), (std::pair{0, 1}));
        QCOMPARE(played(ridden, "clear", false), (std::pair{0, 0}));
        // As cavalry it does not come into a camp or up a mountain.
        for (const char *ground : {"camp", "mountain"}) {
            Lair lair;
            lair.state.phase = Phase::play;
            lair.ground(0, 5, ground);
            const int rider = lair.inHand(0, ridden), walker = lair.inHand(0, plain);
            QCOMPARE(lair.why(hoplitestest::make(Deed::play, rider, 4)), Why::impassable);
            QCOMPARE(lair.why(hoplitestest::make(Deed::play, walker, 4)), Why::ok);
        }
    }

    void mountedIsNoCavalry() // CON-28: flanks foot by the button, is not "foot" to others; nothing that names cavalry
    {
        Lair lair;
        const int rider = lair.put(0, {"SM", 7, 4, 1, {"mounted"}, "", 0}), foot = lair.put(1, {"HI", 7, 6, 1, {}, "", 0});
        QCOMPARE(lair.why(Ground::attackAct({rider}, {foot}, Flank::button)), Why::ok);
        lair.state.active = 1;
        const int horse = lair.put(1, {"HC", 7, 4, 2, {}, "", 0});
        QCOMPARE(lair.why(Ground::attackAct({horse}, {rider}, Flank::button)), Why::noButton);
        const std::uint32_t traits = sheet().types[type("SM-M")].traits;
        QVERIFY((traits & mounted) != 0);
        QCOMPARE(traits & (cavalry | foot | camel | elephant | chariot | lancers), 0u);
        Lair second; // the check that elephants ask of cavalry
        const int one = second.put(1, {"SM", 7, 4, 5, {"mounted"}, "", 0}), elephant = second.put(0, {"EL", 6, 4, 5, {}, "", 0});
        const Shock shock = shockOf(sheet(), second.state, attackOf(Sight(sheet(), second.state, 0), Ground::attackAct({elephant}, {one})));
        QCOMPARE(checkOf(sheet(), shock, shock.defenders[0], false).die, 0);
    }

    void magic() // CON-30, CON-33, M23
    {
        const auto target = [](const Piece &card, const char *ground = "clear") {
            Lair lair;
            lair.state.phase = Phase::missile;
            const int mage = lair.put(0, {"SK-MG", 4, 1, 5, {}, "M", 0}), prey = lair.put(1, card);
            if (std::string(ground) != "clear")
                lair.ground(1, 5, ground);
            const Aim aim = aimOf(sheet(), lair.state, 0, lair.unit(0, mage), lair.unit(1, prey), false);
            return std::array{aim.shot->base, aim.modifier, aim.hits};
        };
        QCOMPARE(target({"HI", 7, 6, 5, {}, "", 0}), (std::array{5, 0, 1}));
        QCOMPARE(target({"LG-HA", 7, 3, 5, {}, "J", 0}), (std::array{5, 0, 1}));
        QCOMPARE(target({"HC-CAT", 7, 4, 5, {}, "", 0}), (std::array{5, 0, 1}));
        QCOMPARE(target({"SK-SL", 4, 1, 5, {}, "S", 0}, "woods"), (std::array{5, 3, 1}));
        QCOMPARE(target({"EL", 6, 4, 5, {}, "", 0}), (std::array{5, 0, 2}));
        // An arrow at the same spears is hindered by their armour.
        Lair lair;
        lair.state.phase = Phase::missile;
        const int mage = lair.put(0, {"SK-MG", 4, 1, 5, {}, "M", 0}), spears = lair.put(1, {"HI", 7, 6, 5, {}, "", 0});
        const int archer = lair.put(0, {"SK-AR", 4, 1, 4, {}, "A", 0});
        QCOMPARE(aimOf(sheet(), lair.state, 0, lair.unit(0, archer), lair.unit(1, spears), false).modifier, 3);
        // A plain 9 is the last of it, and the supply card brings it back (HOP-435).
        lair.act(hoplitestest::make(Deed::shoot, mage, spears), {9});
        QVERIFY(lair.unit(0, mage).has(noMissile));
        lair.card(0, Card::supply);
        QCOMPARE(lair.why(hoplitestest::make(Deed::supply, mage)), Why::ok);
        const int drake = lair.put(0, {"LM", 7, 6, 6, {"fly"}, "M", 0});
        lair.unit(0, drake).set(noMissile);
        QCOMPARE(lair.why(hoplitestest::make(Deed::supply, drake)), Why::supplyWho); // on foot, no skirmisher
        // Magicians are skirmishers: lost where others rout, one point, relieved by heavy foot.
        QCOMPARE(int(lair.unit(0, mage).worth), 2);
        lair.state.phase = Phase::play;
        const int relief = lair.inHand(0, {"HI", 7, 6, 0, {}, "", 0});
        QCOMPARE(lair.why(hoplitestest::make(Deed::play, relief, 4)), Why::ok);
    }

    void noMissileHitsElementals() // CON-29: neither by order nor in reaction
    {
        Lair lair;
        lair.state.phase = Phase::missile;
        const int archer = lair.put(0, {"LI", 5, 5, 5, {}, "A", 0});
        const int wisp = lair.put(1, {"SM", 6, 2, 5, {"elemental"}, "", 0}), other = lair.put(1, {"SM", 6, 2, 4, {"speed"}, "", 0});
        QCOMPARE(lair.why(hoplitestest::make(Deed::shoot, archer, wisp)), Why::beyond);
        QCOMPARE(lair.why(hoplitestest::make(Deed::shoot, archer, other)), Why::ok);
        QCOMPARE(sentenceOf(sheet(), Why::beyond), std::string("Elementals cannot be hit by missiles (CON-29)"));
        ActList list;
        actions(sheet(), lair.state, 0, list);
        for (const Act &act : list)
            QVERIFY(act.deed != Deed::shoot || act.b == other);
        for (const bool immune : {true, false}) {
            Lair field;
            field.state.phase = Phase::play;
            field.put(1, {"LI", 5, 5, 5, {}, "A", 0});
            const int comer = field.inHand(0, {"SM", 6, 2, 0, {immune ? "elemental" : "speed"}, "", 0});
            field.act(hoplitestest::make(Deed::play, comer, 4));
            QCOMPARE(field.state.prompt, immune ? Prompt::none : Prompt::react);
        }
    }

    void flying() // CON-31
    {
        Lair lair;
        const int drake = lair.put(0, {"LM", 7, 6, 4, {"fly", "terror"}, "", 0}), walker = lair.put(0, {"SM", 7, 4, 5, {"mounted"}, "", 0});
        const int big = lair.put(0, {"LM", 7, 11, 3, {"fly"}, "", 0});
        const int foe = lair.put(1, {"HC", 7, 4, 4, {}, "", 0});
        lair.put(1, {"HC", 7, 4, 3, {}, "", 0}), lair.put(1, {"HI", 7, 6, 5, {}, "", 0});
        const auto why = [&](int unit, int target, Flank way) { return lair.why(Ground::attackAct({unit}, {target}, way)); };
        QCOMPARE(why(drake, foe, Flank::button), Why::ok); // on foot itself, and a mounted target with filled neighbours
        QCOMPARE(why(walker, foe, Flank::button), Why::closedSide);
        QCOMPARE(why(big, foe, Flank::button), Why::neverFlanks); // HOP-445
        QCOMPARE(why(drake, foe, Flank::card), Why::noCard);
        lair.card(0, Card::flank);
        QCOMPARE(why(drake, foe, Flank::card), Why::ok); // instead of button and check
        QCOMPARE(why(walker, foe, Flank::card), Why::closedSide);
        lair.side(0).flanks = 2; // attempts count against Command 2
        QCOMPARE(why(drake, foe, Flank::button), Why::noTries);
        lair.side(0).flanks = 0;
        lair.unit(1, foe) = Unit(lair.unit(1, foe));
        Lair winged;
        const int griffon = winged.put(0, {"SM", 7, 3, 4, {"mounted", "fly"}, "", 0});
        const int other = winged.put(1, {"SM", 7, 3, 4, {"fly"}, "", 0});
        winged.put(1, {"HC", 7, 4, 3, {}, "", 0}), winged.put(1, {"HI", 7, 6, 5, {}, "", 0});
        QCOMPARE(winged.why(Ground::attackAct({griffon}, {other}, Flank::button)), Why::closedToFlyers);
        ActList list;
        actions(sheet(), lair.state, 0, list);
        QVERIFY(std::any_of(list.begin(), list.end(),
                            [&](const Act &act) { return act.deed == Deed::attack && act.a == drake && act.flank(0) == Flank::button; }));
    }

    void leaving() // CON-03, CON-04, CON-32, M21
    {
        Lair lair;
        const int lost = lair.put(0, {"SM", 7, 4, 4, {"fear"}, "", 7}), kept = lair.put(0, {"SM", 7, 4, 5, {"control"}, "", 7});
        QCOMPARE(int(lair.unit(0, lost).worth), 21); // 10.5
        lair.with({}, [&](Play &play) { leaveIfBroken(play, 0, lost); });
        QCOMPARE(Place(lair.unit(0, lost).place), Place::eliminated);
        QCOMPARE(int(lair.side(0).secondCount), 0);
        QCOMPARE(int(lair.side(0).routs), 1);
        QCOMPARE(int(lair.side(0).points), 21);
        QVERIFY(lair.told("rout points 0 → 10½"));
        lair.with({}, [&](Play &play) { leaveIfBroken(play, 0, kept); });
        QCOMPARE(Place(lair.unit(0, kept).place), Place::second);
        QCOMPARE(int(lair.side(0).points), 42);
        lair.state.phase = Phase::rally;
        QCOMPARE(lair.why(hoplitestest::make(Deed::rallyLeader, lost)), Why::goneForGood);
        lair.act(hoplitestest::make(Deed::rallyLeader, kept), {0, 0});
        QCOMPARE(int(lair.side(0).points), 21);
        // M21: four lost of level 44, then an elemental more.
        Lair account;
        SideState &side = account.side(0);
        side.level = 88;
        std::vector<int> units;
        for (int i = 0; i < 4; ++i)
            units.push_back(account.put(0, {"SM", 7, 4, i + 1, {"fear"}, "", 7}));
        const int wisp = account.put(0, {"SM", 6, 2, 5, {"elemental"}, "", 6});
        account.put(1, {"HI", 7, 6, 9, {}, "", 0});
        account.with({}, [&](Play &play) {
            for (const int unit : units)
                leaveIfBroken(play, 0, unit), checkEnd(play);
        });
        QCOMPARE(int(side.points), 84);
        QVERIFY(!account.state.over());
        account.with({}, [&](Play &play) { leaveIfBroken(play, 0, wisp), checkEnd(play); });
        QCOMPARE(int(side.points), 90);
        QVERIFY(account.state.over());
        QCOMPARE(int(account.state.winner), 1);
    }

    void regenerating() // CON-27, M22
    {
        Lair lair;
        const Have troll{"regenerate", "control"};
        const int field = lair.put(0, {"SM", 7, 4, 5, troll, "", 4}), hand = lair.inHand(0, {"SM", 7, 4, 0, troll, "", 1});
        const int rallied_ = lair.behind(0, {"SM", 7, 4, 0, troll, "", 2}, true),
                  routed = lair.behind(0, {"SM", 7, 4, 0, troll, "", 7}, false);
        const int whole = lair.put(0, {"SM", 7, 4, 6, troll, "", 0}), foe = lair.put(1, {"SM", 7, 4, 5, troll, "", 3});
        lair.unit(0, field).set(engaged);
        lair.unit(0, field).manoeuvre = 1;
        lair.with({}, [&](Play &play) { beginTurn(play, 0); });
        QCOMPARE(int(lair.unit(0, field).coh), 3);
        QCOMPARE(int(lair.unit(0, hand).coh), 0);
        QCOMPARE(int(lair.unit(0, rallied_).coh), 1);
        QCOMPARE(int(lair.unit(0, routed).coh), 7);
        QCOMPARE(int(lair.unit(0, whole).coh), 0);
        QCOMPARE(int(lair.unit(1, foe).coh), 3); // in the enemy's turn nothing
        QVERIFY(lair.told("Regenerates, 4 → 3"));
        lair.with({}, [&](Play &play) { beginTurn(play, 1); });
        QCOMPARE(int(lair.unit(1, foe).coh), 2);
        QCOMPARE(int(lair.unit(0, field).coh), 3);
    }

    void thePeriodsPages() // PRF-23: every type and characteristic has its words
    {
        for (const TypeRow &one : sheet().types)
            QVERIFY(!one.text.empty());
        const Module &module = sheet().modules[static_cast<std::size_t>(sheet().moduleOf("fantasy"))];
        QCOMPARE(module.characteristics.size(), std::size_t(12));
        for (const CharacteristicRow &one : module.characteristics) {
            QVERIFY(!one.text.empty() && one.text.find('{') == std::string::npos);
            QVERIFY(one.sign.size() <= 4);
        }
    }
};

OPTIO_TEST(FantasyMonstersTest)

} // namespace fantasy_monsters_test

#include "fantasy_monsters_test.moc"
