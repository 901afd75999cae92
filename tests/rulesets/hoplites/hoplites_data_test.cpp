// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as data: each row with its rule, house files over them, a period whose folder is faulty, and what players answer beforehand in
// each period.
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/play.h"
#include "rulesets/registry.h"
#include "tests/rulesets/hoplites/fantasy_support.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <set>

namespace hoplites_data_test {

using namespace hoplitestest;

namespace {

/// The figures of the game, to be spoilt.
struct Copy {
    QTemporaryDir place;
    std::filesystem::path folder = std::filesystem::path(place.path().toStdString()) / "hoplites";

    Copy() { std::filesystem::copy(figuresFolder(), folder, std::filesystem::copy_options::recursive); }
    void add(const char *file, const char *text) const { std::ofstream(folder / file, std::ios::app) << text; }
};

/// The period of the catalogue with this id.
Json periodOf(const Ruleset &rules, const std::string &id)
{
    const Json catalogue = rules.catalogue();
    for (const Json &one : catalogue.at("periods"))
        if (one.at("id") == id)
            return one;
    return {};
}

int armiesOf(const Ruleset &rules, const std::string &period)
{
    return static_cast<int>(
        std::count_if(rules.armies().begin(), rules.armies().end(), [&](const Json &army) { return army.at("period") == period; }));
}

void everyRowHasItsRule(const Figure &table)
{
    if (table.isTable() && table.has("rule"))
        return;
    if (table.isTable())
        for (const std::string &key : table.keys())
            everyRowHasItsRule(table.at(key));
    else if (table.isArray() && !table.items().empty() && table.items().front().isTable())
        for (const Figure &row : table.items())
            everyRowHasItsRule(row);
    else
        QVERIFY2(!table, table.where().c_str());
}

Byte bitsOf(const std::string &period, const std::set<std::string> &ids)
{
    const auto &habits = sheet().modules[static_cast<std::size_t>(sheet().moduleOf(period))].habits;
    unsigned bits = 0;
    for (std::size_t i = 0; i < habits.size(); ++i)
        bits |= (ids.contains(habits[i].id) ? 1u : 0u) << i;
    return static_cast<Byte>(bits);
}

/// Is the unit's question answered by this habit of its side?
bool answers(const std::string &period, const std::string &habit, const std::string &type, Asks what,
             const std::vector<std::string> &characteristics = {})
{
    Ground f(period);
    const std::string &letters = sheet().types[static_cast<std::size_t>(sheet().typeOf(type))].missiles; // a blank: it may have none
    const std::string missile = letters.find(' ') != std::string::npos ? "" : letters.substr(0, 1);
    const int unit = f.put(0, type, 6, 4, 5, missile, 0, characteristics);
    f.side(0).habits = bitsOf(period, {habit});
    return f.side(0).habits != 0 && answered(sheet(), sheet().modules[f.state.module], f.side(0), f.unit(0, unit), what);
}

} // namespace

class HoplitesDataTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rules_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto &entry : std::filesystem::recursive_directory_iterator(figuresFolder()))
            if (const std::string stem = entry.path().stem().string();
                entry.path().extension() == ".toml" &&
                (entry.path().parent_path().filename() == "armies" ||
                 std::set<std::string>{"types", "points", "terrain", "missiles", "shock", "withdrawal", "battle", "cards", "characters",
                                       "refusals", "sounds"}
                     .contains(stem)))
                QTest::newRow(std::filesystem::relative(entry.path(), figuresFolder()).c_str()) << entry.path().c_str();
    }
    void rules() // DAT-01: every row of a table says which rule it is of, or its file does
    {
        QFETCH(QString, file);
        everyRowHasItsRule(readFigures(std::filesystem::path(file.toStdString())));
    }

    void periods() // EDT-01, HOM-01: armies of all four can be edited
    {
        const Hoplites rules{FigureFolder(figuresFolder())};
        std::vector<std::string> offered;
        const Json catalogue = rules.catalogue();
        for (const Json &field : catalogue.at("armyFields"))
            if (field.at("key") == "period")
                for (const Json &choice : field.at("choices"))
                    offered.push_back(choice.at("value"));
        QCOMPARE(offered, (std::vector<std::string>{"antiquity", "300", "samurai", "fantasy"}));
        for (const Json &army : rules.armies())
            QVERIFY2(rules.check(army).empty(), army.at("id").dump().c_str());
    }

    void faultyPeriod_data()
    {
        QTest::addColumn<QString>("period");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::newRow("no TOML") << "samurai" << "samurai/types.toml" << "[[type]\n";
        QTest::newRow("a type without its rows") << "samurai" << "samurai/types.toml" << "[[type]]\nid = \"NJ\"\n";
        QTest::newRow("a hero too weak") << "fantasy" << "fantasy/characters.toml"
                                         << "\n[[character]]\nid = \"x\"\nrule = \"SAM-61\"\nname = \"X\"\nstamina = 0\nability = 1\n";
        QTest::newRow("no field") << "300" << "thermopylae/module.toml" << "rubbish = 1\n";
    }
    void faultyPeriod() // DAT-13, HOM-03: it cannot be played, and is told with what is wrong; the others stay playable
    {
        QFETCH(QString, period);
        QFETCH(QString, file);
        QFETCH(QString, text);
        const Copy copy;
        copy.add(file.toUtf8(), text.toUtf8());
        const Hoplites rules{FigureFolder(copy.folder)};
        const Hoplites whole{FigureFolder(figuresFolder())};
        const std::string out = period.toStdString();
        const std::string name = std::filesystem::path(file.toStdString()).filename().string();
        QVERIFY(periodOf(rules, out).at("fault").get<std::string>().find(name + ":") == 0);
        QCOMPARE(armiesOf(rules, out), 0);
        for (const char *other : {"antiquity", "300", "samurai", "fantasy"}) {
            if (out == other)
                continue;
            QVERIFY(!periodOf(rules, other).contains("fault"));
            QCOMPARE(armiesOf(rules, other), armiesOf(whole, other));
        }
        for (const Json &army : whole.armies())
            if (army.at("period") == out) {
                const std::vector<Finding> findings = rules.check(army);
                QVERIFY(std::any_of(findings.begin(), findings.end(), [](const Finding &one) { return one.severity == "error"; }));
            } else {
                QVERIFY2(rules.check(army).empty(), army.at("id").dump().c_str());
            }
        QVERIFY(rules.reference().size() > 100);
        for (const Json &chart : rules.charts())
            QVERIFY(chart.at("id") != out);
    }

    void faultyCore() // DAT-13: nothing can be played
    {
        const Copy copy;
        copy.add("points.toml", "rubbish\n");
        QVERIFY_EXCEPTION_THROWN(Hoplites{FigureFolder(copy.folder)}, Error);
    }

    void houseFiles() // DAT-02, DAT-12: over the figures of a period as over those of the core; a faulty one changes nothing
    {
        QTemporaryDir houses;
        const auto write = [&](const char *name, const std::string &text) {
            std::ofstream(std::filesystem::path(houses.path().toStdString()) / name) << text;
        };
        const std::string head = "extends = \"hoplites\"\nname = \"Ours\"\nid = ";
        write("good.toml", head + "\"good\"\n[[\"fantasy/characters\".character]]\nid = \"old_garrick\"\nstamina = 9\n");
        write("faulty.toml", head + "\"faulty\"\n[[\"fantasy/characters\".character]]\nid = \"old_garrick\"\nstamina = 13\n");
        Registry registry(figuresFolder().parent_path());
        registry.addHouses(houses.path().toStdString());
        QCOMPARE(registry.faults().size(), std::size_t(1));
        QVERIFY2(registry.faults().front().rfind("faulty.toml:", 0) == 0, registry.faults().front().c_str());
        QVERIFY(registry.find("hoplites+faulty") == nullptr);
        const auto garrick = [&](const char *id) {
            const auto &own = dynamic_cast<const Hoplites &>(registry.at(id)).sheet();
            return own.modules[static_cast<std::size_t>(own.moduleOf("fantasy"))].champions.at(4);
        };
        QCOMPARE(garrick("hoplites+good").name, std::string("Old Garrick"));
        QCOMPARE(garrick("hoplites+good").stamina, 9);
        QCOMPARE(garrick("hoplites").stamina, 4);
    }

    void hash() // DAT-14: of the rule data, house file included, not of what acts are called or of what else lies there
    {
        const Copy copy;
        const std::string before = FigureFolder(copy.folder).hash();
        copy.add("acts.toml", "# a remark\n");
        copy.add("picture.svg", "<svg/>");
        QCOMPARE(FigureFolder(copy.folder).hash(), before);
        copy.add("samurai/characters.toml", "# a remark\n");
        QVERIFY(FigureFolder(copy.folder).hash() != before);
    }

    void topics() // PRF-32, PRF-35, PRF-36: what players settle, by topic; each has its help and its rule
    {
        std::set<std::string> topics, ids;
        const Json catalogue = catalogueOf(sheet());
        for (const Json &one : catalogue.at("preferences")) {
            topics.insert(one.at("topic").get<std::string>());
            QVERIFY2(ids.insert(one.at("id").get<std::string>()).second, one.dump().c_str());
            QVERIFY(!one.at("help").get<std::string>().empty() && one.at("rule").get<std::string>().find('-') == 3);
        }
        for (const char *topic : {"Play", "Field", "Rules", "Setup", "Samurai"})
            QVERIFY2(topics.contains(topic), topic);
        for (const char *id : {"react_shots", "withdraw_samurai", "fight_out", "heroes", "fear_both"})
            QVERIFY2(ids.contains(id), id);
    }

    void samuraiHabits() // PRF-35: gunners and bowmen fire, foot withdraws; each in its period alone
    {
        QVERIFY(answers("samurai", "react_shots", "TP", Asks::react));
        QVERIFY(answers("samurai", "react_shots", "YU", Asks::react));
        QVERIFY(!answers("samurai", "react_shots", "KB", Asks::react));
        QVERIFY(!answers("samurai", "react_shots", "TP", Asks::withdraw));
        for (const char *type : {"AS", "TP", "YU"})
            QVERIFY(answers("samurai", "withdraw_samurai", type, Asks::withdraw));
        QVERIFY(!answers("samurai", "withdraw_samurai", "KB", Asks::withdraw));
        QVERIFY(!answers("samurai", "withdraw_skirmishers", "AS", Asks::withdraw));
        QVERIFY(answers("antiquity", "withdraw_skirmishers", "SK-JA", Asks::withdraw));
        QVERIFY(!answers("antiquity", "withdraw_samurai", "HI", Asks::withdraw));
        // Said at the start, it counts for that side and that period.
        const Army oda = armyFrom(sheet(), army("oda-1575")), gauls = armyFrom(sheet(), army("gauls"));
        const Json given = options({{"react_shots_b", true}});
        QCOMPARE(int(startState(sheet(), oda, oda, given).sides[1].habits), int(bitsOf("samurai", {"react_shots"})));
        QCOMPARE(int(startState(sheet(), oda, oda, given).sides[0].habits), 0);
        QCOMPARE(int(startState(sheet(), gauls, gauls, given).sides[1].habits), 0);
    }

    void habitsOfModules() // PRF-38: "all" covers their types, "cavalry" kibamusha but not mounted monsters
    {
        QVERIFY(answers("samurai", "withdraw_cavalry", "KB", Asks::withdraw));
        QVERIFY(answers("samurai", "react_all", "OZ", Asks::react));
        QVERIFY(answers("fantasy", "withdraw_all", "SM", Asks::withdraw, {"mounted"}));
        QVERIFY(answers("fantasy", "react_all", "LM", Asks::react, {"fear"}));
        QVERIFY(!answers("fantasy", "withdraw_cavalry", "SM", Asks::withdraw, {"mounted"}));
        QVERIFY(answers("fantasy", "withdraw_cavalry", "HC", Asks::withdraw));
    }

    void foughtOut() // PRF-35: without a question for each turn
    {
        for (const bool out : {false, true}) {
            Ground f("samurai");
            f.state.phase = Phase::play;
            f.card(0, Card::own), f.card(0, Card::flank);
            f.hand(0, "AS", 6, 6);
            f.side(0).habits = out ? bitsOf("samurai", {"fight_out"}) : Byte{0};
            // Honda Tadakatsu against Sanada Yukimura: two wounds a turn.
            f.act(hoplitestest::make(Deed::card), out ? std::vector<int>{1, 1, 9, 0, 9, 0, 9, 0} : std::vector<int>{1, 1});
            QCOMPARE(f.state.prompt, out ? Prompt::none : Prompt::bout);
            QCOMPARE(int(f.side(0).bundori), out ? 1 : 0);
        }
    }

    void noSpells() // CON-36: the cards of the period are those of the core and the challenge, its acts the core's
    {
        const Module &fantasy = sheet().modules[static_cast<std::size_t>(sheet().moduleOf("fantasy"))];
        QCOMPARE(sheet().cards.size(), std::size_t(cardKinds - 1));
        QCOMPARE(fantasy.card.id, std::string("challenge"));
        for (const About &act : sheet().acts)
            QVERIFY(act.id.find("spell") == std::string::npos && act.id.find("cast") == std::string::npos);
    }
};

OPTIO_TEST(HoplitesDataTest)

} // namespace hoplites_data_test

#include "hoplites_data_test.moc"
