// SPDX-License-Identifier: GPL-3.0-or-later
// House rules over a book that grows: a table copied out to be changed (DAT-04), and what the book has under them (DAT-03).
#include "rules/figures/house_book.h"
#include "rules/figures/house_copy.h"
#include "rulesets/houses.h"
#include "tests/rules/refusal.h"
#include "tests/rulesets/dbm/dbm_support.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

namespace house_copy_test {

using namespace optio;
namespace fs = std::filesystem;

namespace {

fs::path rulesetsFolder() { return dbmtest::figuresFolder().parent_path(); }

std::string copyOf(const std::string &ruleset, const std::string &table)
{
    HouseRules head;
    head.extends = ruleset;
    head.id = "my-copy";
    head.name = "My copy";
    return commentedCopy(rulesetsFolder() / ruleset, table, head);
}

/// With the "# " of these lines taken away, and a text put in the place of another.
std::string without(std::string text, const std::vector<std::string> &lines)
{
    for (const std::string &line : lines) {
        const std::size_t at = text.find("\n# " + line + "\n");
        if (at == std::string::npos)
            throw Error("the copy lacks " + line + ":\n" + text);
        text.erase(at + 1, 2);
    }
    return text;
}

} // namespace

class HouseCopyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTable() // DAT-04: loads, changes nothing, and says the book's values, for each table of each rule set
    {
        for (const char *ruleset : {"dbm", "dba", "punic", "tropaion", "ancients", "hoplites"})
            for (const HouseTable &table : houseTables(rulesetsFolder() / ruleset)) {
                const std::string text = copyOf(ruleset, table.id);
                QVERIFY2(FigureFolder(rulesetsFolder() / ruleset, HouseRules::read(text, "copy")).changes().empty(), table.id.c_str());
                // Whole, without the "#", it is the book again: still TOML, and still no change.
                std::string bare;
                for (std::size_t at = 0; at < text.size();) {
                    const std::size_t end = text.find('\n', at);
                    const std::string line = text.substr(at, end - at);
                    const bool value = line.starts_with("# ") && (line.find(" = ") != std::string::npos || line.starts_with("# ["));
                    bare += (value ? line.substr(2) : line) + "\n";
                    at = end + 1;
                }
                if (table.rows.empty())
                    continue;
                QVERIFY2(bare.find("\n[") != std::string::npos, bare.c_str());
                const auto changes = FigureFolder(rulesetsFolder() / ruleset, HouseRules::read(bare, "copy")).changes();
                for (const HouseChange &change : changes)
                    QVERIFY2(change.from == change.to, (table.id + ": " + change.id).c_str());
            }
    }

    void aRowIsChanged() // DAT-04
    {
        std::string text = without(copyOf("dbm", "troops.move"), {"id = \"move.light_horse\"", "good = 250"});
        const std::size_t id = text.find("\nid = \"move.light_horse\""), row = text.rfind("# [[troops.move]]", id);
        text.erase(row, 2);
        text.replace(text.find("\ngood = 250"), 11, "\ngood = 300");
        const auto changes = tryHouse(rulesetsFolder(), HouseRules::read(text, "copy"), "copy");
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes[0].to, Json({{"good", 300}}));
        const std::string why = refusal([] { (void)copyOf("dbm", "troops.moves"); });
        QVERIFY2(why.find("troops.move") != std::string::npos, why.c_str());
    }

    void underneath() // DAT-03: what the book has where it is changed, another when the book is another
    {
        const HouseRules house = HouseRules::read(R"(extends = "dbm"
id = "our-club"
name = "Our club"
[[troops.move]]
id = "move.light_horse"
good = 300
[[factors.tactical]]
id = "tf.general"
remove = true
[[factors.tactical]]
id = "house.new"
rule = "HOUSE-1"
label = "new"
when = { combat = "close" }
value = 1
[ruleset.break.command]
part = 4
)",
                                                  "our-club.toml");
        const auto before = bookUnder(rulesetsFolder() / "dbm", house);
        std::vector<std::string> places;
        for (const auto &[place, text] : before)
            places.push_back(place);
        QCOMPARE(places,
                 (std::vector<std::string>{"factors.tactical/tf.general", "ruleset.break.command/part", "troops.move/move.light_horse"}));
        QVERIFY(before.at("troops.move/move.light_horse").find("250") != std::string::npos);
        // A newer book: another value of the row than the one that is changed.
        const QTemporaryDir folder;
        const fs::path newer = fs::path(folder.path().toStdString()) / "dbm";
        fs::copy(rulesetsFolder() / "dbm", newer, fs::copy_options::recursive);
        std::ifstream stream(newer / "troops.toml");
        std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
        const std::size_t row = text.find("move.light_horse"), bad = text.find("difficult = ", row);
        QVERIFY(row != std::string::npos && bad != std::string::npos);
        text.insert(bad + 12, "1");
        std::ofstream(newer / "troops.toml") << text;
        auto after = bookUnder(newer, house);
        QVERIFY(after.at("troops.move/move.light_horse") != before.at("troops.move/move.light_horse"));
        after["troops.move/move.light_horse"] = before.at("troops.move/move.light_horse");
        QCOMPARE(after, before);
    }
};

OPTIO_TEST(HouseCopyTest)

} // namespace house_copy_test

#include "house_copy_test.moc"
