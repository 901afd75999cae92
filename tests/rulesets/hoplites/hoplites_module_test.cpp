// SPDX-License-Identifier: GPL-3.0-or-later
// A period made up for the test: what a module's folder and a few functions add to the core, with nothing in the core that knows of it
// (HOM-02, HOM-05, HOM-07).
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/players/arena.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

namespace hoplites_module_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

/// The figures of the game with one period more.
struct Lake {
    QTemporaryDir place;
    std::filesystem::path folder = std::filesystem::path(place.path().toStdString()) / "hoplites";

    Lake()
    {
        std::filesystem::copy(figuresFolder(), folder, std::filesystem::copy_options::recursive);
        std::filesystem::create_directory(folder / "lake");
        std::ofstream(folder / "ruleset.toml", std::ios::app)
            << "\n[[period]]\nid = \"lake\"\nname = \"Lake\"\nrule = \"HOM-02\"\nfolder = \"lake\"\n";
        write("module.toml",
              "id = \"lake\"\nname = \"Lake\"\ncore_types = false\n"
              "[field]\nzones = [1, 3, 1]\nopen_edges = true\nterrain = false\nrestrictions = true\n"
              "[card]\nid = \"storm\"\nname = \"Storm\"\nrule = \"HOM-02\"\npoints = 3\ntext = \"The enemy counts two points.\"\n"
              "[[special]]\nid = \"fishers\"\nname = \"Fishers\"\nrule = \"HOM-02\"\npoints = 7\ntext = \"They fish.\"\n");
        write("types.toml", type("RA", "Raft", "RA", "mounted", "wings", "T") + type("SW", "Swimmers", "LI", "foot", "both", ""));
        write("terrain.toml", "[[terrain]]\nid = \"reeds\"\nname = \"Reeds\"\nrule = \"HOM-02\"\nheavy = 1\ncavalry = 1\nfoot = 0\n"
                              "elephants = \"no\"\nchariots = 1\nshock = -2\nmissile = 1\ncover = true\n");
        // Its rows and columns of the core's tables: a block of columns, and one of rows.
        write("shock.toml", "[[columns]]\nattackers = [\"RA\"]\n[[columns.row]]\nid = \"LI\"\ncells = [\"12/13\"]\n"
                            "[[columns.row]]\nid = \"RA\"\ncells = [\"6/8\"]\n"
                            "[[columns]]\nattackers = [\"LI\"]\n[[columns.row]]\nid = \"RA\"\ncells = [\"3/5\"]\n"
                            "[[superiority]]\nattackers = [\"RA\"]\n[[superiority.row]]\nid = \"LI\"\ncells = [\"A\"]\n"
                            "[[superiority.row]]\nid = \"RA\"\ncells = [\"-\"]\n"
                            "[[superiority]]\nattackers = [\"LI\"]\n[[superiority.row]]\nid = \"RA\"\ncells = [\"D\"]\n");
        write("withdrawal.toml", "from = [\"raft\"]\n[[row]]\nid = \"LI\"\ncells = [\"yes\"]\n");
        write("missiles.toml",
              "[[shot]]\nid = \"trident\"\nlabel = \"tridents\"\nrule = \"HOM-02\"\nletters = [\"T\"]\nbase = 6\nout = 9\nhits = 1\n"
              "[[modifier]]\nid = \"wet\"\nlabel = \"at swimmers\"\nrule = \"HOM-02\"\nletters = [\"T\"]\ntarget = "
              "[\"light_class\"]\nvalue = 2\n");
        write("points.toml", "[unit]\nmissile = { T = 1 }\n[terrain]\nreeds = 4\n");
        write("battle.toml", "[[relief]]\nid = \"rafts\"\nrule = \"HOM-02\"\nenters = [\"RA\"]\nleaves = [\"SW\"]\n");
    }
    void write(const char *name, const std::string &text) const { std::ofstream(folder / "lake" / name) << "rule = \"HOM-02\"\n" << text; }
    static std::string type(const char *id, const char *name, const char *row, const char *kind, const char *where, const char *missile)
    {
        const bool foot = std::string(kind) == "foot";
        return std::string("[[type]]\nid = \"") + id + "\"\nname = \"" + name + "\"\nicon = \"unknown\"\ntext = \"" + name +
               "\"\nrule = \"HOM-02\"\nshock = \"" + row + "\"\nsuperiority = \"" + row + "\"\nground = \"" + (foot ? "foot" : "cavalry") +
               "\"\nmarker = false\nmissiles = [\"" + missile + "\"]\ntraits = [\"" + kind + "\"" + (foot ? ", \"light_class\"" : "") +
               "]\nagainst = \"" + (foot ? "LI" : "raft") + "\"\nroute = { times = 1 }\nfactor = 4\nwhere = \"" + where + "\"\n" +
               (foot ? "withdraws = \"LI\"\n" : "");
    }
    static Json army(const char *name)
    {
        Json units = Json::array();
        units.push_back({{"type", "RA"}, {"name", "Raft"}, {"tq", 6}, {"size", 3}, {"missile", "T"}, {"count", 10}});
        units.push_back({{"type", "SW"}, {"name", "Swimmers"}, {"tq", 5}, {"size", 5}, {"missile", ""}, {"count", 10}});
        return {{"name", name},
                {"period", "lake"},
                {"leader", {{"name", "Pike"}, {"initiative", 5}, {"command", 2}}},
                {"rules", {"fishers"}},
                {"cards", {{"flank", 2}, {"rally", 2}, {"storm", 3}}},
                {"commands", Json::array({{{"name", "All"}, {"units", units}}})}};
    }
};

bool mayStorm(const Sheet &, const State &state) { return state.phase == Phase::move || state.phase == Phase::rally; }

void storm(Play &play)
{
    SideState &enemy = play.state.enemy();
    enemy.bonus = static_cast<std::uint16_t>(enemy.bonus + 4);
    enemy.points = static_cast<std::uint16_t>(enemy.points + 4);
    checkEnd(play);
}

} // namespace

class HoplitesModuleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rowsOfItsOwn() // types, ground, tables, missiles, withdrawals, reliefs
    {
        const Lake lake;
        const Sheet figures{FigureFolder(lake.folder)};
        const Module &module = figures.modules[static_cast<std::size_t>(figures.moduleOf("lake"))];
        QCOMPARE(module.layout.width, 5);
        const auto ra = static_cast<std::size_t>(figures.typeOf("RA")), sw = static_cast<std::size_t>(figures.typeOf("SW"));
        QCOMPARE(int(figures.columnsOf[ra][sw].front), 12);
        QCOMPARE(int(figures.columnsOf[sw][ra].flank), 5);
        QCOMPARE(int(figures.columnsOf[sw][sw].front), 7); // a row of the core
        QCOMPARE(figures.superiorOf[ra][sw], Superior::attacker);
        QCOMPARE(figures.withdrawalOf[sw][ra], MayWithdraw::yes);
        QCOMPARE(int(figures.types[ra].places), 0b10001); // the wings of its own field
        QVERIFY(figures.terrainOf("reeds") > 0);
        const int letter = figures.letterOf('T');
        QVERIFY(letter >= 0);
        QCOMPARE(figures.shots[figures.shotOf[ra][static_cast<std::size_t>(letter)]].base, 6);
        QCOMPARE(int(figures.aim[static_cast<std::size_t>(letter)][ra][sw]), 2);
        // The core is as it was.
        const auto hi = static_cast<std::size_t>(figures.typeOf("HI"));
        QCOMPARE(int(figures.columnsOf[hi][hi].front), 7);
        QCOMPARE(figures.letterOf('J'), sheet().letterOf('J'));
        QCOMPARE(int(figures.columnsOf[ra][hi].front), 0); // they never meet
    }

    void theEditorOffersItsOwn() // HOM-01, EDT-06: types, rules, its card and its areas, to its own armies
    {
        const Lake lake;
        const Json catalogue = catalogueOf(Sheet{FigureFolder(lake.folder)});
        std::vector<std::string> offered;
        for (const Json &choice : catalogue.at("fields").at(1).at("choices"))
            if (const Json periods = choice.value("when", Json::object()).value("army/period", Json::array({"lake"}));
                std::find(periods.begin(), periods.end(), "lake") != periods.end())
                offered.push_back(choice.at("value"));
        QCOMPARE(offered, (std::vector<std::string>{"RA", "SW"}));
        int own = 0;
        for (const Json &field : catalogue.at("armyFields")) {
            for (const Json &choice : field.value("choices", Json::array()))
                own += choice.value("when", Json()) == Json({{"period", "lake"}}) ? 1 : 0;
            if (field.at("key") == "terrain") {
                const bool ownGround = field.at("when").at("period") == "lake" || field.at("when").at("period") == "samurai";
                QCOMPARE(field.at("choices").size(), std::size_t(ownGround ? 4 : 3)); // its reeds too, or the castle
            }
        }
        const Sheet figures{FigureFolder(lake.folder)};
        Json greeks = hoplitestest::army("greeks");
        greeks["limit"] = 0;
        greeks["terrain"] = Json::array({{{"area", 1}, {"kind", "reeds"}}});
        QCOMPARE(checkRoster(figures, greeks).size(), std::size_t(1));
        QCOMPARE(checkRoster(figures, greeks).front().rule, std::string("HOM-01"));
        QCOMPARE(own, 2); // its card and its rule
    }

    void armiesOfItsOwn() // HOM-01: nobody else has its types, rules and card, nor it those of the core
    {
        const Lake lake;
        const Sheet figures{FigureFolder(lake.folder)};
        const Army army = armyFrom(figures, Lake::army("Pond"));
        QCOMPARE(army.cards[static_cast<std::size_t>(Card::own)], 3);
        QCOMPARE(totalsOf(figures, Lake::army("Pond")).at("points"), Json(10 * 7 + 10 * 6 + 32 + 2 * 4 + 2 * 4 + 3 * 3 + 7));
        Json wrong = Lake::army("Pond");
        wrong["commands"][0]["units"][0]["type"] = "HC";
        wrong["commands"][0]["units"][0]["missile"] = "";
        QVERIFY_EXCEPTION_THROWN((void)armyFrom(figures, wrong), Error);
        Json greeks = hoplitestest::army("greeks");
        greeks["cards"]["storm"] = 1;
        QVERIFY_EXCEPTION_THROWN((void)armyFrom(figures, greeks), Error);
        greeks = hoplitestest::army("greeks");
        greeks["rules"] = Json::array({"fishers"});
        QVERIFY_EXCEPTION_THROWN((void)armyFrom(figures, greeks), Error);
    }

    void stepsOfItsOwn() // its card, and whole games to the end
    {
        const Lake lake;
        Sheet figures{FigureFolder(lake.folder)};
        Hooks &hooks = figures.modules[static_cast<std::size_t>(figures.moduleOf("lake"))].hooks;
        hooks.mayPlayCard = mayStorm;
        hooks.playCard = storm;
        const Army a = armyFrom(figures, Lake::army("Pond")), b = armyFrom(figures, Lake::army("Mere"));
        const State start = startState(figures, a, b, settledOptions(figures.options, Json::object()));
        std::uint64_t storms = 0, swaps = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            State state = start;
            PlayoutDice source(seed);
            Dice dice(source);
            Pcg random(seed);
            Uses uses;
            ActList list;
            while (!state.over()) {
                const int side = state.toAct();
                actions(figures, state, side, list);
                const Act act = list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
                QCOMPARE(whyNot(figures, state, act, side), Why::ok);
                QCOMPARE(actFromJson(toJson(act, side), side), act);
                QVERIFY(act.deed != Deed::card || mayStorm(figures, state));
                const int before = state.enemy().bonus;
                apply(figures, state, act, dice, nullptr, &uses);
                if (act.deed == Deed::card)
                    QCOMPARE(int(state.sides[static_cast<std::size_t>(1 - side)].bonus), before + 4);
            }
            storms += uses.count[static_cast<std::size_t>(Use::ownCard)];
            swaps += uses.count[static_cast<std::size_t>(Use::combinedMove)];
        }
        QVERIFY(storms > 20);
        QVERIFY(swaps > 20);
    }

    void faults() // DAT-11: a table that lacks a pair that meets makes its period faulty
    {
        const Lake lake;
        lake.write("shock.toml", "[[columns]]\nattackers = [\"RA\"]\n[[columns.row]]\nid = \"RA\"\ncells = [\"6/8\"]\n"
                                 "[superiority]\nattackers = [\"RA\"]\n[[superiority.row]]\nid = \"RA\"\ncells = [\"-\"]\n");
        const Sheet figures{FigureFolder(lake.folder)};
        QCOMPARE(figures.faulty.size(), std::size_t(1));
        QCOMPARE(figures.faulty.front().id, std::string("lake"));
        QVERIFY2(figures.faulty.front().fault.rfind("shock.toml:", 0) == 0, figures.faulty.front().fault.c_str());
        QCOMPARE(figures.moduleOf("lake"), -1);
        QVERIFY(figures.moduleOf("samurai") > 0);
    }
};

OPTIO_TEST(HoplitesModuleTest)

} // namespace hoplites_module_test

#include "hoplites_module_test.moc"
