// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard of an act (DAT-07): each event where it happens and nowhere else, nothing that the listener does not see, and the table of
// the sounds (DAT-01, DAT-11, DAT-14).
#include "rules/journal/journal.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/page/sounds.h"
#include "rulesets/hoplites/players/playout.h"
#include "rulesets/hoplites/view.h"
#include "tests/rules/refusal.h"
#include "tests/rulesets/hoplites/hoplites_secrets.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <set>

namespace hoplites_sounds_test {

using namespace hoplitestest;
using optio::hoplites::Act;
using Events = std::vector<std::string>;

namespace {

constexpr unsigned stopsBoth = 3; // phases in which there is nothing to do are not passed over

Events listen(const State &before, const State &after, const Act &act, const Dice &dice, int viewer)
{
    std::set<std::string> ids;
    for (const Draw &die : dice.drawn())
        ids.insert(die.id);
    return soundsOf(sheet(), before, after, act, ids, viewer);
}

/// Does an act with these faces; what both hear of it.
Events heard(Ground &f, const Act &act, std::vector<int> faces = {}, int viewer = 2)
{
    if (const Why reason = f.why(act); reason != Why::ok)
        throw Error(sentenceOf(sheet(), reason));
    const State before = f.state;
    EnteredDice source(std::move(faces));
    Dice dice(source);
    apply(sheet(), f.state, act, dice, nullptr, nullptr, stopsBoth);
    source.finish();
    return listen(before, f.state, act, dice, viewer);
}

bool has(const Events &events, const char *event) { return std::find(events.begin(), events.end(), event) != events.end(); }

/// Random dice that are written down.
class WrittenDice : public PlayoutDice {
public:
    using PlayoutDice::PlayoutDice;
    bool recorded() const override { return true; }
};

/// The field with something left to do in every phase, so that none ends by itself.
struct Field : Ground {
    explicit Field(const std::string &period = "antiquity") : Ground(period)
    {
        hand(0, period == "samurai" ? "AS" : "HI", 6, 6), hand(1, period == "samurai" ? "AS" : "HI", 6, 6);
        card(0, Card::reserve);
    }
};

} // namespace

class HoplitesSoundsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cards()
    {
        Field f;
        f.state.phase = Phase::play;
        const int more = f.hand(0, "MI", 6, 5);
        QVERIFY(has(heard(f, make(Deed::play, more, 4)), "card"));
        Field g;
        const int moved = g.put(0, "LI", 6, 5, 4, "J"), other = g.put(0, "LI", 6, 5, 8, "J");
        g.unit(0, other).coh = 2;
        g.card(0, Card::cohesion);
        g.state.phase = Phase::move;
        QVERIFY(!has(heard(g, make(Deed::lateral, moved, 4)), "card")); // no card is played
        QVERIFY(has(heard(g, make(Deed::cohesion, other)), "card"));
    }

    void discards() // what is laid aside was not played
    {
        Field f;
        f.state.phase = Phase::draw;
        f.card(0, Card::rally);
        QVERIFY(!has(heard(f, make(Deed::discard, codeOf(Card::rally))), "card"));
    }

    void shots()
    {
        Field f;
        f.state.phase = Phase::missile;
        const int archer = f.put(0, "SK-SL", 5, 2, 5, "S"), target = f.put(1, "MI", 6, 5, 5);
        f.put(0, "SK-SL", 5, 2, 4, "S");
        QCOMPARE(heard(f, make(Deed::shoot, archer, target), {9}), Events{"missile"});
    }

    void guns_data() // SAM-13, SAM-14: a burst is an explosion, and no elimination besides
    {
        QTest::addColumn<std::vector<int>>("faces");
        QTest::addColumn<Events>("events");
        QTest::newRow("fires") << std::vector<int>{3} << Events{"gun"};
        QTest::newRow("holds") << std::vector<int>{9, 5} << Events{"gun"};
        QTest::newRow("bursts") << std::vector<int>{9, 0} << Events{"gun", "explosion"};
    }
    void guns()
    {
        QFETCH(std::vector<int>, faces);
        QFETCH(Events, events);
        Field f("samurai");
        f.state.phase = Phase::missile;
        const int gun = f.put(0, "OZ", 5, 2, 5, "O"), target = f.put(1, "AS", 6, 6, 5);
        f.put(0, "OZ", 5, 2, 4, "O");
        QCOMPARE(heard(f, make(Deed::shoot, gun, target), faces), events);
    }

    void flanks() // HOP-444: a card is played; HOP-446: by the button, a check is passed, and one that fails is no attack
    {
        Field f;
        const int hi = f.put(0, "HI", 7, 6, 5), mi = f.put(1, "MI", 6, 5, 5);
        f.put(0, "HI", 7, 6, 8), f.put(1, "MI", 6, 5, 8);
        QCOMPARE(heard(f, Ground::attackAct({hi}, {mi})), Events{});
        for (const int die : {3, 9}) {
            Field g;
            const int attacker = g.put(0, "HC", 7, 4, 5), defender = g.put(1, "MI", 5, 5, 5);
            g.put(0, "HI", 7, 6, 8), g.put(1, "HI", 6, 5, 8);
            QCOMPARE(has(heard(g, Ground::attackAct({attacker}, {defender}, Flank::button), {die}), "flank"), die == 3);
        }
        Field h;
        const int attacker = h.put(0, "HC", 7, 4, 5), defender = h.put(1, "MI", 5, 5, 5);
        h.put(0, "HI", 7, 6, 8), h.put(1, "HI", 6, 5, 8);
        h.card(0, Card::flank);
        QCOMPARE(heard(h, Ground::attackAct({attacker}, {defender}, Flank::card)), (Events{"card", "flank"}));
    }

    void ralliesAndLosses() // HOP-710
    {
        for (const auto &[faces, event] : {std::pair{std::vector<int>{5, 7}, "rally"}, {std::vector<int>{7}, "elimination"}}) {
            Field f;
            f.state.phase = Phase::rally;
            const int hi = f.second(0, "HI", 7, 6, false, 7);
            f.second(0, "MI", 6, 5, false, 6);
            QCOMPARE(heard(f, make(Deed::rallyLeader, hi), faces), Events{event});
        }
    }

    void shocks() // HOP-460, HOP-701: a clash, and what comes of it
    {
        std::set<Events> all;
        for (int face = 0; face < 10; ++face) {
            Field f;
            const int hi = f.put(0, "HI", 7, 6, 5), mi = f.put(1, "MI", 6, 5, 5, "", 3);
            f.put(0, "HI", 7, 6, 8), f.put(1, "HI", 6, 5, 8);
            (void)heard(f, Ground::attackAct({hi}, {mi}));
            while (f.state.prompt == Prompt::withdraw)
                (void)heard(f, make(Deed::withdraw, mi, 0));
            const State before = f.state;
            WrittenDice source(static_cast<std::uint64_t>(face));
            Dice dice(source);
            apply(sheet(), f.state, make(Deed::resolve), dice, nullptr, nullptr, stopsBoth);
            Events events = listen(before, f.state, make(Deed::resolve), dice, 2);
            QVERIFY(has(events, "shock"));
            QCOMPARE(has(events, "rout"), f.unit(1, mi).place == Place::second || f.unit(0, hi).place == Place::second);
            all.insert(events);
        }
        QVERIFY(all.size() > 1);
    }

    void phasesAndTurns()
    {
        Field f;
        f.state.phase = Phase::play;
        QCOMPARE(heard(f, make(Deed::next)), Events{"phase"});
        f.state.phase = Phase::draw;
        QCOMPARE(heard(f, make(Deed::next)), Events{"turn"});
        QCOMPARE(int(f.state.active), 1);
    }

    void challenges() // SAM-41 to SAM-58, PRF-35
    {
        Field f("samurai");
        f.state.phase = Phase::play;
        f.card(0, Card::own);
        QCOMPARE(heard(f, make(Deed::card), {1, 1}), (Events{"card", "challenge"}));
        // Honda Tadakatsu against Sanada Yukimura: two wounds a turn.
        QCOMPARE(heard(f, make(Deed::bout, 0), {9, 0}), Events{});
        QCOMPARE(heard(f, make(Deed::bout, 1), {9, 0, 9, 0}), Events{"bundori"});
    }

    void endings_data()
    {
        QTest::addColumn<int>("viewer");
        QTest::addColumn<QString>("event");
        QTest::newRow("winner") << 0 << "victory";
        QTest::newRow("loser") << 1 << "defeat";
        QTest::newRow("both") << 2 << "victory";
    }
    void endings() // HOP-340: side B passes its level
    {
        QFETCH(int, viewer);
        QFETCH(QString, event);
        Field f("samurai");
        f.state.active = 1;
        f.state.phase = Phase::missile;
        const int gun = f.put(1, "OZ", 5, 2, 5, "O"), target = f.put(0, "AS", 6, 6, 5);
        f.side(1).level = 10;
        QCOMPARE(heard(f, make(Deed::shoot, gun, target), {9, 0}, viewer), (Events{"gun", "explosion", event.toStdString()}));
        QVERIFY(f.state.over());
    }

    void unseen() // HOP-408, HOP-041: a unit that comes up unseen sounds like any other
    {
        Field f;
        f.state.phase = Phase::play;
        f.state.preferences = fogOfWar;
        f.ground(0, 5, "woods");
        const int li = f.hand(0, "LI", 6, 4, "J"), mi = f.hand(0, "MI", 6, 5);
        Field g;
        g.state = f.state;
        const Events hides = heard(f, make(Deed::play, li, 4), {}, 1), stands = heard(g, make(Deed::play, mi, 7), {}, 1);
        QVERIFY(f.unit(0, li).has(hidden) && !g.unit(0, mi).has(hidden));
        QCOMPARE(hides, stands);
    }

    void everyEvent_data()
    {
        QTest::addColumn<QString>("period");
        for (const Module &module : sheet().modules)
            QTest::newRow(module.id.c_str()) << QString::fromStdString(module.id);
    }
    void everyEvent() // DAT-07: whole games at random; each event of the period comes, for whoever listens, and of what a listener does not
                      // see nothing is heard (HOP-041)
    {
        QFETCH(QString, period);
        std::set<std::string> due;
        for (const std::string &event : soundEvents())
            due.insert(event);
        due.erase("refusal"); // is no act
        if (period != QLatin1String("samurai"))
            due.erase("gun"), due.erase("explosion");
        if (period != QLatin1String("samurai") && period != QLatin1String("fantasy"))
            due.erase("challenge"), due.erase("bundori");
        std::array<std::set<std::string>, 3> came;
        Pcg random(31);
        for (int game = 0; game < 200 && (game < 10 || came[0] != due || came[1] != due); ++game) {
            State state = anyBattle(random, period.toStdString());
            WrittenDice source(static_cast<std::uint64_t>(game));
            ActList list;
            while (!state.over()) {
                actions(sheet(), state, state.toAct(), list);
                const Act act = list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
                const State before = state;
                Dice dice(source);
                apply(sheet(), state, act, dice);
                for (int viewer = 0; viewer < 3; ++viewer) {
                    const Events events = listen(before, state, act, dice, viewer);
                    came[static_cast<std::size_t>(viewer)].insert(events.begin(), events.end());
                    QCOMPARE(listen(viewOf(before, viewer), viewOf(state, viewer), act, dice, viewer), events);
                    // Where one side hears more than the other, it is how the battle ended.
                    if (!state.over())
                        QCOMPARE(events, listen(before, state, act, dice, 2));
                }
            }
        }
        QCOMPARE(came[0], due);
        QCOMPARE(came[1], due);
        due.erase("defeat"); // two who look at one screen share the victory
        QCOMPARE(came[2], due);
    }

    void entries() // as a journal has them
    {
        const Hoplites rules{FigureFolder(figuresFolder())};
        GameSetup setup;
        setup.rosterA = army("gauls");
        setup.rosterB = army("carthage");
        setup.options = Json::object();
        setup.key = gameKeyFromSeed(4);
        Game game = Game::start(rules, setup);
        const Json before = game.state();
        const Entry deal = game.act("act", {{"do", {{"act", "deal"}}}, {"answers", Json::object()}}, std::nullopt, setup.created);
        game.follow(deal);
        QCOMPARE(rules.sounds(before, game.state(), deal.json, "a"), Events{"turn"});
        Json note = deal.json;
        note["act"]["resolver"] = "shock"; // weighed, not fought
        QCOMPARE(rules.sounds(before, game.state(), note, "a"), Events{});
    }

    void table() // DAT-01, DAT-07: a row for each event, and each event once
    {
        std::set<std::string> rows;
        for (const Sound &sound : sheet().sounds)
            QVERIFY2(rows.insert(sound.id).second, sound.id.c_str());
        const Events events = soundEvents();
        QCOMPARE(rows, std::set<std::string>(events.begin(), events.end()));
    }

    void faultyTable_data() // DAT-11: with file, line and what was expected
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("told");
        QTest::newRow("unknown key") << "decay = 1 }" << "echo = 1 }" << "unknown key \"echo\"";
        QTest::newRow("unknown wave") << "\"square\"" << "\"saw\"" << "there is no wave \"saw\"";
        QTest::newRow("too high") << "from = 392" << "from = 39200" << "from must be a number from 20 to 10000, not 39200";
        QTest::newRow("too long") << "length = 170" << "length = 17000" << "length must be a number from 20 to 3000, not 17000";
        QTest::newRow("too loud") << "level = 22" << "level = 220" << "level must be a number from 1 to 100, not 220";
        QTest::newRow("unknown event") << "id = \"victory\"" << "id = \"victories\"" << "there is no event \"victories\"";
        QTest::newRow("twice") << "id = \"victory\"" << "id = \"defeat\"" << "is there twice";
        QTest::newRow("key of a row") << "rule = \"DAT-07\"" << "rule = \"DAT-07\"\nfile = \"x.wav\"" << "unknown key \"file\"";
        QTest::newRow("no sound") << "id = \"refusal\"" << "id = \"none\"" << "there is no event \"none\"";
    }
    void faultyTable()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, told);
        std::ifstream file(figuresFolder() / soundsFile);
        QString text = QString::fromStdString({std::istreambuf_iterator<char>(file), {}});
        const auto at = text.indexOf(from);
        QVERIFY(at >= 0);
        text.replace(at, from.size(), to);
        const QTemporaryDir folder;
        const auto copy = std::filesystem::path(folder.path().toStdString()) / soundsFile;
        std::filesystem::create_directory(copy.parent_path());
        std::ofstream(copy) << text.toStdString();
        const QString fault = refused([&] { (void)readSounds(folder.path().toStdString(), soundEvents()); });
        QVERIFY2(fault.startsWith(QLatin1String("sounds.toml:")) && fault.contains(told), qPrintable(fault));
    }

    void missingRow() // DAT-11
    {
        Events more = soundEvents();
        more.emplace_back("earthquake");
        QVERIFY(refused([&] { (void)readSounds(figuresFolder(), more); }).contains(QLatin1String("no sound for \"earthquake\"")));
    }

    void noFigures() // DAT-14: neither hash nor house rules know the file
    {
        const QTemporaryDir place;
        const auto folder = std::filesystem::path(place.path().toStdString()) / "hoplites";
        std::filesystem::copy(figuresFolder(), folder, std::filesystem::copy_options::recursive);
        const std::string before = FigureFolder(folder).hash();
        QCOMPARE(before, FigureFolder(figuresFolder()).hash());
        std::ofstream(folder / soundsFile, std::ios::app) << "# a remark\n";
        QCOMPARE(FigureFolder(folder).hash(), before);
        for (const char *stem : {"\"page/sounds\".sound", "players.player"}) {
            const std::string text = "extends = \"hoplites\"\nid = \"h\"\nname = \"H\"\n[[" + std::string(stem) + "]]\nid = \"rout\"\n";
            const QString told = refused([&] { FigureFolder(folder, HouseRules::read(text, "h.toml")); });
            QVERIFY2(told.contains(QLatin1String("there is no file of figures")), qPrintable(told));
        }
    }
};

OPTIO_TEST(HoplitesSoundsTest)

} // namespace hoplites_sounds_test

#include "hoplites_sounds_test.moc"
