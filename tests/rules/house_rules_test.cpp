// SPDX-License-Identifier: GPL-3.0-or-later
// House rules: what a house file may say, how it is laid over figures, what is refused and where, and a rule set under house rules
// (DBM-195: figures that can be changed, and back to default).
#include "rules/figures/house.h"
#include "rulesets/dbm/dbm.h"
#include "rulesets/registry.h"
#include "tests/rules/refusal.h"
#include "tests/rulesets/dbm/dbm_support.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

namespace house_rules_test {

using namespace optio;
using dbmtest::figuresFolder;

namespace {

const char *const ruleset = R"(id = "x"
name = "X"
summary = "Small."
[limits]
most = 3
near = 0.5
word = "up"
[limits.deep]
part = 2
rule = "X-9"
)";

const char *const rows = R"(rule = "X-1"
words = ["a", "b"]
[[row]]
id = "r.one"
rule = "X-2"
label = "first"
when = { foe = "horse", up = "yes" }
value = 1
[[row]]
id = "r.two"
rule = "X-2"
label = "second"
cost = { S = 4, O = 3 }
value = 2
[[row]]
id = "r.two"
label = "second again"
value = 3
[[text]]
title = "no id"
)";

const std::string head = "extends = \"x\"\nid = \"our-club\"\nname = \"X, our club\"\n";

void write(const QString &path, const std::string &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes.data(), qint64(bytes.size()));
}

/// The small figures above in a folder, and house rules over them.
struct Small {
    QTemporaryDir folder;
    Small()
    {
        write(folder.filePath("ruleset.toml"), ruleset);
        write(folder.filePath("rows.toml"), rows);
    }
    std::filesystem::path path() const { return folder.path().toStdString(); }
    FigureFolder under(const std::string &house) const { return FigureFolder(path(), HouseRules::read(head + house, "our-club.toml")); }
    /// The rows as "r.one r.two …", in their order.
    static std::string ids(const Figure &file)
    {
        std::string text;
        for (const Figure &row : file.at("row").items())
            text += (text.empty() ? "" : " ") + row.at("id").text();
        return text;
    }
};

std::filesystem::path rulesets() { return figuresFolder().parent_path(); }

const std::string club = R"(extends = "dbm"
id = "our-club"
name = "DBM, our club"
note = "As we play it."
[[troops.ee]]
id = "ee.psiloi"
value = 1
[[troops.move]]
id = "move.light_horse"
good = 300
[[factors.tactical]]
id = "tf.general"
remove = true
[[factors.tactical]]
id = "house.fresh"
before = "tf.high"
rule = "HOUSE-1"
label = "fresh blades"
when = { combat = "close", me = "Bd" }
value = 2
)";

dbm::Dbm clubbed() { return dbm::Dbm(FigureFolder(figuresFolder(), HouseRules::read(club, "our-club.toml"))); }

/// The value of a line of a close combat, or nothing.
std::optional<int> lineOf(const Ruleset &rules, const Json &input, const std::string &id)
{
    const Ruling ruling = dbmtest::ruleOn(rules, "close-combat", input, {4, 4});
    for (const Line &line : ruling.lines)
        if (line.id == id && line.side == "a")
            return line.value;
    return {};
}

} // namespace

class HouseRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreChangedKeyByKey()
    {
        const Small small;
        const FigureFolder figures = small.under("[[rows.row]]\nid = \"r.one\"\nvalue = 7\n\n[[rows.row]]\nid = \"r.two\"\ncost.O = 5\n");
        const Figure file = figures.read("rows.toml");
        const std::vector<Figure> &list = file.at("row").items();
        QCOMPARE(list.size(), std::size_t(3));
        QCOMPARE(list[0].at("value").integer(), std::int64_t(7));
        QCOMPARE(list[0].at("label").text(), std::string("first"));
        QCOMPARE(list[0].at("value").where(), std::string("our-club.toml:6"));
        QCOMPARE(list[0].at("label").where(), std::string("rows.toml:6"));
        QCOMPARE(list[0].where(), std::string("our-club.toml:4"));
        QCOMPARE(list[1].at("cost").json(), (Json{{"S", 4}, {"O", 5}}));
        QCOMPARE(list[1].at("value").integer(), std::int64_t(2));
        // All rows of an id are meant.
        QCOMPARE(list[2].at("cost").json(), (Json{{"O", 5}}));
        QCOMPARE(figures.changes().size(), std::size_t(3));
        const HouseChange &change = figures.changes()[0];
        QCOMPARE(change.file + " " + change.table + " " + change.id + " " + change.rule + " " + change.label + " " + change.what,
                 std::string("rows row r.one X-2 first changed"));
        QCOMPARE(change.from, (Json{{"value", 1}}));
        QCOMPARE(change.to, (Json{{"value", 7}}));
        QCOMPARE(change.where, std::string("our-club.toml:4"));
        QCOMPARE(wordsOf(change), std::string("value 1 → 7"));
        QCOMPARE(wordsOf(figures.changes()[1]), std::string("cost O 3 → 5"));
        QCOMPARE(figures.changes()[2].rule, std::string("X-1")); // the file's own where the row has none
    }

    void conditionsAreReplacedWhole()
    {
        const Small small;
        const FigureFolder figures = small.under("[[rows.row]]\nid = \"r.one\"\nwhen = { foe = \"foot\" }\n");
        QCOMPARE(figures.read("rows.toml").at("row").items()[0].at("when").json(), (Json{{"foe", "foot"}}));
        QCOMPARE(wordsOf(figures.changes()[0]), std::string("when foe horse → foot, when up yes → nothing"));
    }

    void rowsAreRemovedAndAdded()
    {
        const Small small;
        const FigureFolder figures = small.under("[[rows.row]]\nid = \"new.last\"\nlabel = \"l\"\nvalue = 9\n"
                                                 "[[rows.row]]\nid = \"new.first\"\nbefore = \"r.one\"\nlabel = \"f\"\nvalue = 8\n"
                                                 "[[rows.row]]\nid = \"r.two\"\nremove = true\n[[rows.text]]\ntitle = \"more\"\n");
        const Figure file = figures.read("rows.toml");
        QCOMPARE(Small::ids(file), std::string("new.first r.one new.last"));
        QVERIFY(!file.at("row").items()[0].has("before"));
        QCOMPARE(file.at("text").items().size(), std::size_t(2));
        std::string told;
        for (const HouseChange &change : figures.changes())
            told += change.what + " " + change.id + ": " + wordsOf(change) + "\n";
        QCOMPARE(told, std::string("added new.last: new: value 9\nadded new.first: new: value 8\nremoved r.two: left out\n"
                                   "removed r.two: left out\nadded : new\n"));
    }

    void valuesAreChangedKeyByKey()
    {
        const Small small;
        const FigureFolder figures =
            small.under("[ruleset.limits]\nmost = 4\nnear = 1\n[ruleset.limits.deep]\npart = 5\n[rows]\nwords = [\"c\"]\n");
        const Figure limits = figures.read("ruleset.toml").at("limits");
        QCOMPARE(limits.json(), (Json{{"most", 4}, {"near", 1}, {"word", "up"}, {"deep", {{"part", 5}, {"rule", "X-9"}}}}));
        QCOMPARE(figures.read("rows.toml").at("words").texts(), std::vector<std::string>{"c"});
        std::string told;
        for (const HouseChange &change : figures.changes())
            told += change.table + "|" + change.id + "|" + change.rule + "|" + wordsOf(change) + "\n";
        QCOMPARE(told, std::string("limits|most||3 → 4\nlimits|near||0.5 → 1\nlimits.deep|part|X-9|2 → 5\n|words|X-1|a, b → c\n"));
    }

    void whatStaysTheSameIsNoChange()
    {
        const Small small;
        QVERIFY(small.under("[[rows.row]]\nid = \"r.one\"\nvalue = 1\n[ruleset.limits]\nmost = 3\n").changes().empty());
    }

    void theRuleSetTakesTheNameOfItsHouse()
    {
        const Small small;
        const Figure plain = FigureFolder(small.path()).read("ruleset.toml");
        QCOMPARE(plain.at("id").text(), std::string("x"));
        const Figure bare = small.under("").read("ruleset.toml");
        QCOMPARE(bare.at("id").text(), std::string("x+our-club"));
        QCOMPARE(bare.at("name").text(), std::string("X, our club"));
        QCOMPARE(bare.at("summary").text(), std::string("Small."));
        QCOMPARE(small.under("note = \"Ours.\"\n").read("ruleset.toml").at("summary").text(), std::string("Ours."));
        QCOMPARE(baseOf("x+our-club"), std::string("x"));
        QCOMPARE(baseOf("x"), std::string("x"));
    }

    void theHashCoversTheHouseFile()
    {
        const Small small;
        const std::string plain = figuresHash(small.path());
        QCOMPARE(FigureFolder(small.path()).hash(), plain);
        const std::string one = small.under("").hash(), other = small.under("[ruleset.limits]\nmost = 4\n").hash();
        QCOMPARE((std::set<std::string>{plain, one, other}.size()), std::size_t(3));
        QCOMPARE(small.under("").hash(), one);
    }

    void faultsNameFileAndLine_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("sentence");
        const QString top = QString::fromStdString(head);
        const auto add = [&top](const char *name, const char *house, const QString &sentence) {
            QTest::newRow(name) << top + house << sentence;
        };
        QTest::newRow("no extends") << "id = \"a\"\n"
                                    << "our-club.toml:1: the key \"extends\" is missing";
        QTest::newRow("no TOML") << "extends = \n"
                                 << "our-club.toml:1:11: not valid TOML";
        QTest::newRow("another rule set") << "extends = \"y\"\nid = \"a\"\nname = \"A\"\n"
                                          << "our-club.toml:1: these house rules extend \"y\", not \"x\"";
        QTest::newRow("a bad id") << "extends = \"x\"\nid = \"Our Club\"\nname = \"A\"\n"
                                  << "our-club.toml:2: the id \"Our Club\" is not of small letters, digits and \"-\"";
        QTest::newRow("an empty name") << "extends = \"x\"\nid = \"a\"\nname = \"\"\n"
                                       << "our-club.toml:3: \"name\" is a text of 1 to 80 letters";
        add("a stray key", "nmae = \"x\"\n",
            "our-club.toml:4: unknown key \"nmae\"; allowed: \"extends\", \"id\", \"name\", \"note\"; did you mean \"name\"?");
        add("no such file", "[[row.row]]\nid = \"r.one\"\n",
            "our-club.toml:4: there is no file of figures \"row\"; allowed: \"rows\", \"ruleset\"; did you mean \"rows\"?");
        add("no such array", "[[rows.rwo]]\nid = \"r.one\"\n",
            "our-club.toml:4: \"rows\" has no \"rwo\"; allowed: \"rule\", \"words\", \"row\", \"text\"; did you mean \"row\"?");
        add("no such value", "[ruleset.limits.deep]\nprat = 1\n",
            "our-club.toml:5: \"ruleset\" has no \"limits.deep.prat\"; allowed: \"part\", \"rule\"; did you mean \"part\"?");
        add("a row for an array", "[rows.row]\nid = \"r.one\"\n", "our-club.toml:4: \"rows.row\" is an array of rows: write [[rows.row]]");
        add("a value for a table", "ruleset.limits = 3\n", "our-club.toml:4: \"ruleset.limits\" is a table: write [ruleset.limits]");
        add("a text for a number", "[ruleset.limits]\nmost = \"4\"\n",
            "our-club.toml:5: \"ruleset.limits.most\" is otherwise 3, so it cannot be \"4\"");
        add("a decimal for a whole number", "[ruleset.limits]\nmost = 1.5\n",
            "our-club.toml:5: \"ruleset.limits.most\" is otherwise 3, so it cannot be 1.5");
        add("no id", "[[rows.row]]\nvalue = 1\n", "our-club.toml:4: the key \"id\" is missing");
        add("an id twice", "[[rows.row]]\nid = \"r.one\"\nvalue = 1\n[[rows.row]]\nid = \"r.one\"\nvalue = 2\n",
            "our-club.toml:8: the id \"r.one\" is already that of the row at our-club.toml:4");
        add("nothing to remove", "[[rows.row]]\nid = \"r.tow\"\nremove = true\n",
            "our-club.toml:5: there is no row \"r.tow\" in \"rows.row\" to remove; allowed: \"r.one\", \"r.two\"; did you mean \"r.two\"?");
        add("removed and changed", "[[rows.row]]\nid = \"r.one\"\nremove = true\nvalue = 1\n", "our-club.toml:7: unknown key \"value\"");
        add("remove = false", "[[rows.row]]\nid = \"r.one\"\nremove = false\n", "our-club.toml:6: \"remove\" is true, or it is left out");
        add("before nothing", "[[rows.row]]\nid = \"new\"\nbefore = \"r.tow\"\nlabel = \"n\"\nvalue = 1\n",
            "our-club.toml:6: there is no row \"r.tow\" in \"rows.row\" to stand before; allowed: \"r.one\", \"r.two\"; did you mean "
            "\"r.two\"?");
        add("before, but there already", "[[rows.row]]\nid = \"r.one\"\nbefore = \"r.two\"\n",
            "our-club.toml:6: the row \"r.one\" is there already and keeps its place");
        add("a slip in an id", "[[rows.row]]\nid = \"r.tow\"\nvalue = 1\n",
            "our-club.toml:4: there is no row \"r.tow\" in \"rows.row\", and a new one needs the key \"label\"; allowed: \"r.one\", "
            "\"r.two\"; did "
            "you mean \"r.two\"?");
        add("the identity", "[ruleset]\nid = \"z\"\n", "our-club.toml:5: the \"id\" of the rule set cannot be changed here");
    }
    void faultsNameFileAndLine()
    {
        QFETCH(QString, house);
        QFETCH(QString, sentence);
        const Small small;
        const QString told = refused([&] { (void)FigureFolder(small.path(), HouseRules::read(house.toStdString(), "our-club.toml")); });
        QVERIFY2(told.startsWith(sentence), qPrintable(told));
    }

    void dbmUnderHouseRules() // DBM-195, DBM-160, DBM-050, DBM-101
    {
        const dbm::Dbm plain(figuresFolder()), house = clubbed();
        QCOMPARE(house.id(), std::string("dbm+our-club"));
        QCOMPARE(house.base(), plain.id());
        QCOMPARE(house.name(), std::string("DBM, our club"));
        QCOMPARE(house.summary(), std::string("As we play it."));
        const auto psiloi = [](const Ruleset &rules) { return rules.catalogue().at("ee").at(0).at("value"); };
        QCOMPARE(psiloi(plain), Json(0.5));
        QCOMPARE(psiloi(house), Json(1));
        const Json general = {{"type", "Bd"}, {"grade", "O"}, {"drill", "Reg"}, {"general", true}};
        const Json fight = {{"a", general}, {"b", "Irr Wb(O)"}, {"answers", Json::object()}};
        QVERIFY(!lineOf(plain, fight, "house.fresh").has_value());
        QCOMPARE(lineOf(house, fight, "house.fresh").value_or(0), 2);
        QVERIFY(lineOf(plain, fight, "tf.general").has_value());
        QVERIFY(!lineOf(house, fight, "tf.general").has_value());
        std::string moves, factors;
        for (const Json &page : house.reference()) {
            if (page.at("rule") == "DBM-050")
                moves = page.at("text");
            if (page.at("rule") == "HOUSE-1")
                factors = page.at("text");
        }
        QVERIFY2(moves.find("good 300, rough 200") != std::string::npos, moves.c_str());
        QVERIFY2(moves.find("House rule, Light horse: good 250 → 300.") != std::string::npos, moves.c_str());
        QVERIFY2(factors.find("Fresh blades: +2.") != std::string::npos, factors.c_str());
    }

    void dbmBackToDefault() // DBM-195
    {
        const dbm::Dbm plain(figuresFolder()), house = clubbed(), again{FigureFolder(figuresFolder())};
        QVERIFY(house.data() != plain.data());
        QCOMPARE(again.data(), plain.data());
        QCOMPARE(again.reference(), plain.reference());
        // Armies are the same ones, pinned to the same figures.
        QCOMPARE(house.armies(), plain.armies());
    }

    void dbmRostersGoBothWays() // DBM-195
    {
        const dbm::Dbm plain(figuresFolder()), house = clubbed();
        Json own = plain.armies().front();
        own["ruleset"] = house.id();
        for (const Ruleset *rules : std::initializer_list<const Ruleset *>{&plain, &house})
            QCOMPARE(rules->start(own, plain.armies().back(), Json::object()).at("ruleset"), Json(rules->id()));
    }

    void loadChecksNameTheHouseFile_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("DBM-160 a hidden row")
            << "[[troops.ee]]\nid = \"house.all\"\nbefore = \"ee.psiloi\"\nrule = \"H\"\nlabel = \"all\"\nvalue = 1\n"
            << "club.toml: with these house rules the figures do not fit together: troops.toml:";
        QTest::newRow("DBM-160 a gap") << "[[troops.ee]]\nid = \"ee.land\"\nremove = true\n"
                                       << "club.toml:4: no row covers the case";
        QTest::newRow("DBM-160 a wrong kind") << "[[troops.ee]]\nid = \"ee.land\"\nvalue = \"much\"\n"
                                              << "club.toml:6: expected a number but found a text";
        QTest::newRow("DBM-160 a word") << "[[troops.ee]]\nid = \"ee.land\"\nwhen = { me = \"Knt\" }\n"
                                        << "club.toml:6: unknown word \"Knt\"";
        QTest::newRow("DBM-100 a key") << "[[factors.tactical]]\nid = \"tf.fort\"\nvlaue = 3\n"
                                       << "club.toml:6: unknown key \"vlaue\"";
        QTest::newRow("DBM-161 a part") << "[ruleset.break.command]\npart = 0\n"
                                        << "club.toml:5: an army breaks at";
        QTest::newRow("DBM-101 a new row without a value's rule") << "[[factors.tactical]]\nid = \"house.x\"\nlabel = \"x\"\nvalue = 3\n"
                                                                  << "club.toml:4: the key \"rule\" is missing";
    }
    void loadChecksNameTheHouseFile()
    {
        QFETCH(QString, house);
        QFETCH(QString, sentence);
        QTemporaryDir folder;
        const QString file = folder.filePath("club.toml");
        write(file, "extends = \"dbm\"\nid = \"club\"\nname = \"Club\"\n" + house.toStdString());
        Registry registry(rulesets());
        const std::size_t before = registry.all().size();
        const QString told = refused([&] { registry.addHouse(file.toStdString()); });
        QVERIFY2(told.startsWith(sentence), qPrintable(told));
        QCOMPARE(registry.all().size(), before);
        QVERIFY(registry.houses().empty());
    }

    void theRegistryLeavesFaultyFilesOut()
    {
        QTemporaryDir folder;
        write(folder.filePath("a.toml"), club);
        write(folder.filePath("b.toml"), club); // the same id
        write(folder.filePath("c.toml"), "extends = \"dmb\"\nid = \"c\"\nname = \"C\"\n");
        write(folder.filePath("d.toml"), "extends = \"dbm\"\nid = \"d\"\nname = \"D\"\n");
        write(folder.filePath("e.txt"), "no house file");
        Registry registry(rulesets());
        registry.addHouses(folder.path().toStdString());
        registry.addHouses(folder.filePath("none").toStdString());
        std::string ids;
        for (const auto &one : registry.all())
            if (one->base() == "dbm")
                ids += one->id() + " ";
        QCOMPARE(ids, std::string("dbm dbm+our-club dbm+d "));
        QCOMPARE(registry.houses().size(), std::size_t(4));
        const std::vector<std::string> faults = registry.faults();
        QCOMPARE(faults.size(), std::size_t(2));
        QCOMPARE(faults[0], std::string("b.toml:2: there are house rules \"our-club\" for this rule set already, in a.toml"));
        QVERIFY2(faults[1].rfind("c.toml:1: there is no rule set \"dmb\" to extend; allowed:", 0) == 0, faults[1].c_str());
        QVERIFY(faults[1].find("did you mean \"dbm\"?") != std::string::npos);

        const Ruleset &held = registry.at("dbm+our-club");
        registry.removeHouse(registry.houses().front().file);
        QCOMPARE(held.name(), std::string("DBM, our club")); // lives on for a game that is open
        QVERIFY(registry.find("dbm+our-club") == nullptr);
        QCOMPARE(registry.forRoster("dbm+our-club").id(), std::string("dbm"));
        const QString missing = refused([&] { (void)registry.at("dbm+our-club"); });
        QVERIFY2(missing.startsWith("the house rules \"our-club\" are missing"), qPrintable(missing));
    }
};

OPTIO_TEST(HouseRulesTest)

} // namespace house_rules_test

#include "house_rules_test.moc"
