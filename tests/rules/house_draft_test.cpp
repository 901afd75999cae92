// SPDX-License-Identifier: GPL-3.0-or-later
// House rules while they are edited (DBM-195): the tables of every rule set by their names, changes at their places, and the small file
// that is written, which reads back as what it was.
#include "rules/figures/house_book.h"
#include "rules/figures/house_draft.h"
#include "rulesets/houses.h"
#include "tests/rules/refusal.h"
#include "tests/rulesets/dbm/dbm_support.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

#include <set>

namespace house_draft_test {

using namespace optio;

namespace {

std::filesystem::path folderOf(const std::string &ruleset) { return dbmtest::figuresFolder().parent_path() / ruleset; }

const char *const byHand = R"(extends = "dbm"
id = "our-club"
name = "Our club"
note = "As we play it."

[[troops.move]]
id = "move.light_horse"
good = 300

[[troops.ee]]
id = "ee.psiloi"
value = 1

[[troops.type]]
id = "Ps"
Reg = { S = 9 }

[[factors.tactical]]
id = "tf.general"
remove = true

[ruleset.break.command]
part = 4
)";

const char *const ownRows = R"(extends = "dbm"
id = "our-club"
name = "Our club"

[[factors.tactical]]
id = "house.fresh"
before = "tf.high"
rule = "HOUSE-1"
label = "fresh blades"
when = { combat = "close", me = ["Bd", "Sp"] }
value = 1

[[factors.tactical]]
id = "tf.general"
label = "led by a general"
when = { combat = "close" }
)";

const std::vector<std::string> rulesets = {"dbm", "dba", "punic", "tropaion", "ancients", "hoplites"};

HouseDraft fresh(const std::string &ruleset) { return {folderOf(ruleset), ruleset, "our-club", "Our club"}; }

HouseDraft reread(const HouseDraft &draft) { return {folderOf(draft.extends()), HouseRules::read(draft.toml(), "our-club.toml")}; }

/// All tables, read once.
const std::vector<HouseTable> &tablesOf(const std::string &ruleset)
{
    static std::map<std::string, std::vector<HouseTable>> known;
    auto &tables = known[ruleset];
    if (tables.empty())
        tables = houseTables(folderOf(ruleset));
    return tables;
}

/// A change of one figure or row, chosen by the generator.
void changeSomething(HouseDraft &draft, std::set<std::string> &places)
{
    const auto &tables = tablesOf(draft.extends());
    const HouseTable &table = tables[*rc::gen::inRange<std::size_t>(0, tables.size())];
    if (table.rows.empty())
        return;
    const HouseRow &row = table.rows[*rc::gen::inRange<std::size_t>(0, table.rows.size())];
    const int way = *rc::gen::inRange(0, 6);
    if (way == 0 && !row.id.empty()) {
        draft.remove(row.id);
        places.insert(row.id);
        return;
    }
    if (row.figures.empty())
        return;
    const HouseFigure &figure = row.figures[*rc::gen::inRange<std::size_t>(0, row.figures.size())];
    places.insert(figure.id);
    if (way == 1)
        return draft.unset(figure.id);
    if (figure.kind == HouseFigure::Kind::flag)
        draft.set(figure.id, *rc::gen::arbitrary<bool>());
    else if (figure.kind == HouseFigure::Kind::choice)
        draft.set(figure.id, figure.choices[*rc::gen::inRange<std::size_t>(0, figure.choices.size())].first);
    else if (figure.kind == HouseFigure::Kind::text)
        draft.set(figure.id, std::to_string(*rc::gen::inRange(0, 20)) + "/" + std::to_string(*rc::gen::inRange(0, 20)));
    else if (figure.book.is_number_float())
        draft.set(figure.id, *rc::gen::inRange(-8, 40) * 0.25);
    else
        draft.set(figure.id, *rc::gen::inRange(-8, 400));
}

} // namespace

class HouseDraftTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleSetShowsItsTablesByName_data()
    {
        QTest::addColumn<QString>("ruleset");
        for (const std::string &ruleset : rulesets)
            QTest::newRow(ruleset.c_str()) << QString::fromStdString(ruleset);
    }

    void everyRuleSetShowsItsTablesByName()
    {
        QFETCH(QString, ruleset);
        const auto &tables = tablesOf(ruleset.toStdString());
        QVERIFY(tables.size() >= 10);
        const HouseDraft draft = fresh(ruleset.toStdString());
        std::set<std::string> places;
        for (const HouseTable &table : tables) {
            QVERIFY2(!table.rows.empty(), table.id.c_str());
            for (const HouseRow &row : table.rows) {
                QVERIFY2(row.id.empty() || (!row.title.empty() && row.title.find_first_of("_{}") == std::string::npos), row.id.c_str());
                for (const HouseFigure &figure : row.figures) {
                    QVERIFY2(places.insert(figure.id).second, figure.id.c_str());
                    QVERIFY2(!figure.title.empty() && figure.title.find_first_of("_{}") == std::string::npos, figure.id.c_str());
                    QVERIFY2(draft.book(figure.id) == figure.book && draft.value(figure.id) == figure.book, figure.id.c_str());
                    QVERIFY2(!draft.changed(figure.id), figure.id.c_str());
                    QVERIFY2(figure.kind != HouseFigure::Kind::choice || figure.choices.size() > 1, figure.id.c_str());
                }
            }
        }
    }

    void theFileIsWhatOneWouldWriteByHand()
    {
        HouseDraft draft = fresh("dbm");
        draft.describe("As we play it.");
        draft.set("troops.move/move.light_horse/good", 300);
        draft.set("troops.ee/ee.psiloi/value", 1);
        draft.set("troops.type/Ps/Reg.S", 9);
        draft.remove("factors.tactical/tf.general");
        draft.set("ruleset.break.command/part", 4);
        QCOMPARE(QString::fromStdString(draft.toml()), QString(byHand));
        QCOMPARE(tryHouse(folderOf("dbm").parent_path(), HouseRules::read(draft.toml(), "x.toml"), "x.toml").size(), std::size_t(5));
    }

    void textsAreQuoted()
    {
        HouseDraft draft = fresh("dbm");
        draft.rename("Ours \\ \"theirs\"\tÆ\x01");
        QCOMPARE(reread(draft).name(), draft.name());
        draft.describe("");
        QVERIFY(draft.toml().find("note") == std::string::npos);
    }

    void theBooksValueTakesAChangeBack()
    {
        HouseDraft draft = fresh("hoplites");
        const std::string bare = draft.toml();
        const std::string cell = "shock.columns.row/PH/cells.3";
        draft.set(cell, "6/12");
        QVERIFY(draft.changed(cell) && draft.changed("shock.columns.row/PH"));
        QVERIFY(!draft.changed("shock.columns.row/PH/cells.2"));
        draft.set("shock.columns.row/PH/cells.4", "9/9"); // a list is replaced whole, keeping what was changed
        QCOMPARE(draft.value(cell), Json("6/12"));
        draft.unset(cell);
        QCOMPARE(draft.value("shock.columns.row/PH/cells.4"), Json("9/9"));
        draft.set("shock.columns.row/PH/cells.4", draft.book("shock.columns.row/PH/cells.4"));
        QCOMPARE(draft.toml(), bare);
        draft.remove("shock.columns.row/PH");
        QVERIFY(draft.removed("shock.columns.row/PH"));
        draft.unset("shock.columns.row/PH");
        QCOMPARE(draft.toml(), bare);
    }

    void whatThePageCannotShowIsKept()
    {
        const std::string text = ownRows;
        HouseDraft draft(folderOf("dbm"), HouseRules::read(text, "our-club.toml"));
        QCOMPARE(QString::fromStdString(draft.toml()), QString::fromStdString(text));
        draft.set("troops.ee/ee.psiloi/value", 1);
        draft.unset("troops.ee/ee.psiloi/value");
        QCOMPARE(QString::fromStdString(draft.toml()), QString::fromStdString(text));
        // What changes nothing is dropped.
        const HouseDraft idle(folderOf("dbm"), HouseRules::read(fresh("dbm").toml() + "[ruleset.break.command]\npart = 3\n", "x.toml"));
        QVERIFY(idle.empty());
    }

    void aPlaceThatIsNotThereIsRefused()
    {
        HouseDraft draft = fresh("dbm");
        QVERIFY(refusal([&] { draft.set("troops.mov/x/good", 1); }).find("did you mean \"move\"") != std::string::npos);
        QVERIFY(refusal([&] { draft.set("troops.move/move.ligt_horse/good", 1); }).find("move.light_horse") != std::string::npos);
        QVERIFY(refusal([&] { draft.set("troops.move/move.light_horse/goood", 1); }).find("goood") != std::string::npos);
        QVERIFY(refusal([&] { draft.set("troops.move/move.light_horse", 1); }).find("not a single value") != std::string::npos);
        QVERIFY(refusal([&] { draft.set("../dba/troops.type/Ps/points", 1); }).find("There is no file") != std::string::npos);
        QVERIFY(refusal([&] { draft.remove("ruleset.break.command/part"); }).find("not a row") != std::string::npos);
        QVERIFY(draft.empty());
    }

    void commentsAreSeen()
    {
        QVERIFY(hasComments("a = 1 # why\n"));
        QVERIFY(!hasComments("a = \"# no\"\nb = '#'\nc = \"\"\"x\n# no\"\"\"\nd = \"\\\"#\"\n"));
        QVERIFY(hasComments("c = '''x'''\n# yes\n"));
    }

    void whatIsWrittenReadsBackAndIsSmall()
    {
        QVERIFY(rc::check("random changes of all rule sets", [] {
            HouseDraft draft = fresh(*rc::gen::elementOf(rulesets));
            const std::string bare = draft.toml();
            std::set<std::string> places;
            for (int n = *rc::gen::inRange(1, 25); n > 0; --n)
                changeSomething(draft, places);
            const HouseDraft again = reread(draft);
            RC_ASSERT(again == draft);
            RC_ASSERT(again.toml() == draft.toml());
            // What the reader finds changed is what the draft says.
            const FigureFolder figures(folderOf(draft.extends()), HouseRules::read(draft.toml(), "our-club.toml"));
            RC_ASSERT(figures.changes().empty() == draft.empty());
            std::set<std::string> changed;
            for (const HouseTable &table : tablesOf(draft.extends()))
                for (const HouseRow &row : table.rows)
                    if (!draft.touches(table.id))
                        break;
                    else if (!row.id.empty() && draft.changed(row.id))
                        changed.insert(row.id);
                    else if (row.id.empty())
                        for (const HouseFigure &figure : row.figures)
                            if (draft.changed(figure.id))
                                changed.insert(figure.id);
            for (const std::string &place : changed)
                RC_ASSERT(std::any_of(places.begin(), places.end(), [&](const std::string &one) { return one.rfind(place, 0) == 0; }));
            for (const HouseChange &change : figures.changes())
                RC_ASSERT(change.from != change.to);
            // Each back to the book, and nothing is left: the file held no more than the changes.
            for (const std::string &place : places)
                draft.unset(place);
            RC_ASSERT(draft.toml() == bare);
        }));
    }
};

OPTIO_TEST(HouseDraftTest)

} // namespace house_draft_test

#include "house_draft_test.moc"
