// SPDX-License-Identifier: GPL-3.0-or-later
// Decision tables: masks with groups and "!", conditions, exact coverage against brute force, and each fault of a table refused with
// file and line.
#include "rules/figures/table.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <rapidcheck.h>

#include <functional>
#include <set>

namespace table_test {

using namespace optio;

namespace {

/// foe: spear, blade, knight, cavalry, elephant; ground: open, rough, bad; up: no, yes.
Vocabulary sampleWords()
{
    Vocabulary words;
    const int foe = words.field("foe", {"spear", "blade", "knight", "cavalry", "elephant"});
    words.group(foe, "horse", {"knight", "cavalry"});
    words.group(foe, "mounted", {"horse", "elephant"});
    words.group(foe, "solid", {"!mounted"});
    words.field("ground", {"open", "rough", "bad"});
    words.flag("up");
    return words;
}

std::string maskOf(const Vocabulary &words, const std::vector<std::string> &texts)
{
    return words.mask(0, texts, Figure()).to_string().substr(Vocabulary::mostWords - 5);
}

Table<int> load(const std::string &toml, Match match, bool complete = true)
{
    return Table<int>::load(
        readFigures(toml, "t.toml").at("row"), sampleWords(), match,
        [](const Figure &row) { return static_cast<int>(row.integer("value", 0)); }, complete);
}

// --- random tables, judged once by the program and once by trying every case ---------------------------------------------------

using Terms = std::map<int, std::set<int>>; ///< field → allowed words
struct RandomRow {
    Terms when;
    std::vector<Terms> unless;
};
struct RandomTable {
    std::vector<int> sizes; ///< number of words of each field
    std::vector<RandomRow> rows;
};

Terms randomTerms(const std::vector<int> &sizes)
{
    Terms terms;
    for (int field = 0; field < static_cast<int>(sizes.size()); ++field) {
        if (*rc::gen::inRange(0, 3) == 0)
            continue;
        std::set<int> words{*rc::gen::inRange(0, sizes[static_cast<std::size_t>(field)])};
        for (int word = 0; word < sizes[static_cast<std::size_t>(field)]; ++word)
            if (*rc::gen::arbitrary<bool>())
                words.insert(word);
        terms[field] = words;
    }
    return terms;
}

RandomTable randomTable()
{
    RandomTable table;
    for (int field = *rc::gen::inRange(1, 5); field > 0; --field)
        table.sizes.push_back(*rc::gen::inRange(1, 5));
    for (int row = *rc::gen::inRange(0, 7); row > 0; --row) {
        RandomRow made{randomTerms(table.sizes), {}};
        for (int unless = *rc::gen::inRange(0, 3); unless > 0; --unless)
            made.unless.push_back(randomTerms(table.sizes));
        table.rows.push_back(made);
    }
    return table;
}

std::string toToml(const Terms &terms)
{
    std::string text = "{";
    for (const auto &[field, words] : terms) {
        text += (text.size() > 1 ? ", f" : "f") + std::to_string(field) + " = [";
        for (const int word : words)
            text += "\"w" + std::to_string(word) + "\",";
        text += "]";
    }
    return text + "}";
}

Condition conditionOf(const RandomRow &row, const Vocabulary &vocabulary)
{
    std::string text = "when = " + toToml(row.when) + "\nunless = [";
    for (const Terms &terms : row.unless)
        text += toToml(terms) + ",";
    return Condition::read(readFigures(text + "]\n", "random"), vocabulary);
}

Vocabulary vocabularyOf(const RandomTable &table)
{
    Vocabulary vocabulary;
    for (const int size : table.sizes) {
        std::vector<std::string> words;
        for (int word = 0; word < size; ++word)
            words.push_back("w" + std::to_string(word));
        vocabulary.field("f" + std::to_string(vocabulary.size()), words);
    }
    return vocabulary;
}

std::vector<std::vector<int>> allCases(const std::vector<int> &sizes)
{
    std::vector<std::vector<int>> cases{{}};
    for (const int size : sizes) {
        std::vector<std::vector<int>> longer;
        for (const auto &start : cases)
            for (int word = 0; word < size; ++word) {
                longer.push_back(start);
                longer.back().push_back(word);
            }
        cases = longer;
    }
    return cases;
}

bool fits(const Terms &terms, const std::vector<int> &words)
{
    for (const auto &[field, allowed] : terms)
        if (allowed.count(words[static_cast<std::size_t>(field)]) == 0)
            return false;
    return true;
}

bool fits(const RandomRow &row, const std::vector<int> &words)
{
    for (const Terms &terms : row.unless)
        if (fits(terms, words))
            return false;
    return fits(row.when, words);
}

Facts factsOf(const std::vector<int> &words)
{
    Facts facts;
    for (std::size_t field = 0; field < words.size(); ++field)
        facts.word[field] = static_cast<std::uint8_t>(words[field]);
    return facts;
}

} // namespace

class TableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void masks()
    {
        const Vocabulary words = sampleWords();
        QCOMPARE(maskOf(words, {"spear"}), std::string("00001"));
        QCOMPARE(maskOf(words, {"spear", "elephant"}), std::string("10001"));
        QCOMPARE(maskOf(words, {"mounted"}), std::string("11100"));
        QCOMPARE(maskOf(words, {"mounted", "!elephant"}), std::string("01100"));
        QCOMPARE(maskOf(words, {"!horse"}), std::string("10011"));
        QCOMPARE(maskOf(words, {"solid", "!spear"}), std::string("00010"));
        QCOMPARE(maskOf(words, {"!spear", "!mounted"}), std::string("00010"));
        QCOMPARE(maskOf(words, {"horse", "!mounted"}), std::string("00000"));
    }

    void numbers()
    {
        Vocabulary words = sampleWords();
        QCOMPARE(words.fieldNumber("ground"), 1);
        QCOMPARE(words.fieldNumber("sea"), -1);
        QCOMPARE(words.wordNumber(1, "bad"), 2);
        QCOMPARE(words.wordNumber(1, "horse"), -1);
        const int me = words.fieldLike("me", 0);
        QCOMPARE(words.fieldName(me), std::string("me"));
        QCOMPARE(words.mask(me, {"mounted"}, Figure()), words.mask(0, {"mounted"}, Figure()));
        QVERIFY(refused([&] { words.field("me", {"x"}); }).contains("named twice"));
        QVERIFY(refused([&] { words.field("twins", {"x", "x"}); }).contains("stands there twice"));
        QVERIFY(refused([&] { words.field("empty", {}); }).contains("1 to 128"));
        QVERIFY(refused([&] { words.field("many", std::vector<std::string>(129, "x")); }).contains("1 to 128"));
        QVERIFY(refused([&] { words.group(0, "spear", {"blade"}); }).contains("a name of its own"));
        while (words.size() < Vocabulary::mostFields)
            words.flag("f" + std::to_string(words.size()));
        QVERIFY(refused([&] { words.flag("last"); }).contains("at most 64 fields"));
    }

    void wordsBeyondSixtyFour()
    {
        Vocabulary vocabulary;
        std::vector<std::string> words;
        for (std::size_t word = 0; word < Vocabulary::mostWords; ++word)
            words.push_back("w" + std::to_string(word));
        vocabulary.field("f", words);
        const Condition condition = Condition::read(readFigures("when = { f = [\"w3\", \"w64\", \"w127\"] }", "t"), vocabulary);
        std::vector<int> held;
        for (int word = 0; word < 128; ++word)
            if (condition.holds(factsOf({word})))
                held.push_back(word);
        QCOMPARE(held, (std::vector<int>{3, 64, 127}));
        Coverage coverage(vocabulary);
        QVERIFY(coverage.add(condition));
        QVERIFY(coverage.add(Condition::read(readFigures("unless = { f = \"w127\" }", "t"), vocabulary)));
        QVERIFY(coverage.gap().empty());
    }

    void conditionFields()
    {
        const Vocabulary words = sampleWords();
        const Condition condition = Condition::read(
            readFigures("when = { ground = \"open\" }\nunless = [{ up = \"yes\" }, { ground = \"bad\", foe = \"horse\" }]", "t"), words);
        QCOMPARE(condition.fields(), (std::vector<int>{0, 1, 2}));
        QVERIFY(Condition().fields().empty());
        QVERIFY(Condition().holds(Facts()));
    }

    void firstAndAll()
    {
        const Table<int> table = load(R"(
[[row]]
id = "uphill"
rule = "T-1"
when = { up = "yes", foe = "mounted" }
value = 1
[[row]]
id = "horse"
rule = "T-2"
when = { foe = "horse" }
unless = { ground = "bad" }
value = 2
[[row]]
id = "else"
rule = "T-3"
value = 3
)",
                                      Match::first);
        QCOMPARE(table.rows().size(), std::size_t(3));
        QCOMPARE(table.rows()[1].where, std::string("t.toml:7"));
        QCOMPARE(table.first(factsOf({4, 0, 1})).payload, 1);
        QCOMPARE(table.first(factsOf({2, 0, 0})).payload, 2);
        QCOMPARE(table.first(factsOf({2, 2, 0})).payload, 3);
        QCOMPARE(table.first(factsOf({0, 0, 1})).id, std::string("else"));
        QCOMPARE(table.first(factsOf({0, 0, 1})).rule, std::string("T-3"));
    }

    void incompleteTable()
    {
        const std::string rows = "[[row]]\nid = \"a\"\nrule = \"T-1\"\nwhen = { foe = \"horse\" }\n";
        const Table<int> table = load(rows, Match::first, false);
        QVERIFY(table.firstOrNull(factsOf({2, 0, 0})) != nullptr);
        QVERIFY(table.firstOrNull(factsOf({0, 0, 0})) == nullptr);
        QVERIFY_THROWS_EXCEPTION(Error, table.first(factsOf({0, 0, 0})));
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<bool>("first");
        QTest::addColumn<QString>("sentence");
        const QString rest = "[[row]]\nid = \"rest\"\nrule = \"T-9\"\n";
        const auto row = [](const char *id, const char *more) {
            return QString("[[row]]\nid = \"%1\"\nrule = \"T-1\"\n%2\n").arg(id, more);
        };

        QTest::newRow("duplicate id") << row("a", "when = { up = \"yes\" }") + row("a", "when = { up = \"no\" }") << false
                                      << "t.toml:6: the id \"a\" is already that of the row at t.toml:1";
        QTest::newRow("unknown field")
            << row("a", "when = { grund = \"open\" }") + rest << true
            << "t.toml:4: unknown field \"grund\"; allowed: \"foe\", \"ground\", \"up\"; did you mean \"ground\"?";
        QTest::newRow("unknown word")
            << row("a", "when = { ground = [\"open\", \"ruogh\"] }") + rest << true
            << "t.toml:4: unknown word \"ruogh\" for \"ground\"; allowed: \"open\", \"rough\", \"bad\"; did you mean \"rough\"?";
        QTest::newRow("unknown word far from all") << row("a", "when = { up = \"perhaps\" }") + rest << true
                                                   << "t.toml:4: unknown word \"perhaps\" for \"up\"; allowed: \"no\", \"yes\"";
        QTest::newRow("unknown group taken away") << row("a", "unless = { foe = \"!mountd\" }") + rest << true
                                                  << "t.toml:4: unknown word \"mountd\" for \"foe\"; allowed: \"spear\", \"blade\", "
                                                     "\"knight\", \"cavalry\", \"elephant\", \"horse\", "
                                                     "\"mounted\", \"solid\"; did you mean \"mounted\"?";
        QTest::newRow("no word left") << row("a", "when = { foe = [\"horse\", \"!mounted\"] }") + rest << false
                                      << "t.toml:4: this leaves no word of \"foe\", so it can never hold";
        QTest::newRow("empty list") << row("a", "when = { foe = [] }") + rest << false
                                    << "t.toml:4: this leaves no word of \"foe\", so it can never hold";
        QTest::newRow("unless takes all")
            << row("a", "when = { foe = \"horse\" }\nunless = [{ foe = \"knight\" }, { foe = \"cavalry\" }]") << false
            << "t.toml:1: the row \"a\" can never match: its \"unless\" takes away every case its \"when\" allows";
        QTest::newRow("hidden by one") << row("a", "when = { foe = \"mounted\" }") + row("b", "when = { foe = \"knight\", up = \"yes\" }") +
                                              rest
                                       << true << "t.toml:5: the row \"b\" can never match: the rows before it already cover all its cases";
        QTest::newRow("hidden by two") << row("a", "when = { up = \"no\" }") +
                                              row("b", "when = { up = \"yes\" }\nunless = { foe = \"spear\" }") +
                                              row("c", "when = { foe = \"blade\" }") + rest
                                       << true
                                       << "t.toml:10: the row \"c\" can never match: the rows before it already cover all its cases";
        QTest::newRow("missing case") << row("a", "when = { up = \"no\" }") + row("b", "when = { foe = \"!knight\" }") +
                                             row("c", "when = { ground = [\"open\", \"rough\"] }")
                                      << true << "t.toml:1: no row covers the case foe = \"knight\", ground = \"bad\", up = \"yes\"";
        QTest::newRow("no rows") << QString("row = []\n") << true << "t.toml:1: the table has no rows, but every case must have one";
        QTest::newRow("rows are no tables") << QString("row = [1]\n") << true << "t.toml:1: expected a table but found a whole number";
        QTest::newRow("rows are no array") << QString("[row]\nid = \"a\"\n") << true << "t.toml:1: expected an array but found a table";
        QTest::newRow("condition is no table") << row("a", "when = \"open\"") << true << "t.toml:4: expected a table but found a text";
        QTest::newRow("word is no text") << row("a", "when = { up = true }") << true
                                         << "t.toml:4: expected a text or an array of texts but found true or false";
        QTest::newRow("no id") << QString("[[row]]\nrule = \"T-1\"\n") << true << "t.toml:1: the key \"id\" is missing";
        QTest::newRow("no rule") << QString("[[row]]\nid = \"a\"\n") << true << "t.toml:1: the key \"rule\" is missing";
    }

    void refusals()
    {
        QFETCH(QString, rows);
        QFETCH(bool, first);
        QFETCH(QString, sentence);
        QCOMPARE(refused([&] { load(rows.toStdString(), first ? Match::first : Match::all); }), sentence);
    }

    void overlappingRowsAreFineWhenAllCount()
    {
        const std::string rows = "[[row]]\nid = \"a\"\nrule = \"T-1\"\n[[row]]\nid = \"b\"\nrule = \"T-1\"\nwhen = { up = \"yes\" }\n";
        QCOMPARE(load(rows, Match::all).rows().size(), std::size_t(2));
        QVERIFY(refused([&] { load(rows, Match::first); }).startsWith("t.toml:4: the row \"b\" can never match"));
    }

    void coverageAgainstBruteForce()
    {
        QVERIFY(rc::check("holds, possible, add and gap agree with trying every case", [] {
            const RandomTable table = randomTable();
            const Vocabulary vocabulary = vocabularyOf(table);
            const std::vector<std::vector<int>> cases = allCases(table.sizes);
            std::set<std::vector<int>> covered;
            Coverage coverage(vocabulary);
            for (const RandomRow &row : table.rows) {
                const Condition condition = conditionOf(row, vocabulary);
                bool possible = false, fresh = false;
                for (const std::vector<int> &one : cases) {
                    const bool holds = fits(row, one);
                    RC_ASSERT(condition.holds(factsOf(one)) == holds);
                    possible = possible || holds;
                    fresh = (holds && covered.insert(one).second) || fresh;
                }
                RC_ASSERT(coverage.possible(condition) == possible);
                RC_ASSERT(coverage.add(condition) == fresh);
            }
            const auto gap = coverage.gap();
            RC_ASSERT(gap.empty() == (covered.size() == cases.size()));
            // Every case with the words of the gap is uncovered.
            Terms named;
            for (const auto &[field, word] : gap)
                named[vocabulary.fieldNumber(field)] = {vocabulary.wordNumber(vocabulary.fieldNumber(field), word)};
            for (const std::vector<int> &one : cases)
                RC_ASSERT(gap.empty() || !fits(named, one) || covered.count(one) == 0);
            RC_CLASSIFY(gap.empty(), "complete");
        }));
    }

    void tooManyBoxesAreNoFault()
    {
        // Each row asks for one pair of 40 fields to agree: what is left open is far too many boxes to list.
        Vocabulary vocabulary;
        for (int field = 0; field < 40; ++field)
            vocabulary.field("f" + std::to_string(field), {"a", "b", "c"});
        Coverage coverage(vocabulary);
        for (int field = 0; field + 1 < 40; field += 2)
            for (const char *word : {"a", "b", "c"}) {
                const std::string when =
                    "when = { f" + std::to_string(field) + " = \"" + word + "\", f" + std::to_string(field + 1) + " = \"" + word + "\" }";
                QVERIFY(coverage.add(Condition::read(readFigures(when, "t"), vocabulary)));
            }
        QVERIFY(coverage.gap().empty());
    }
};

OPTIO_TEST(TableTest)

} // namespace table_test

#include "table_test.moc"
