// SPDX-License-Identifier: GPL-3.0-or-later
// Charts: words with figures in them, rows from figures, rows added by a rule set, and what is refused (file and line in each).
#include "rules/charts.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

namespace charts_test {

using namespace optio;

using Rows = std::vector<std::vector<std::string>>;
using Words = std::vector<std::string>;

class ChartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresInWords();
    void rowsOfFigures();
    void addedRows();
    void emptyColumns();
    void nothingWithoutRows();
    void refused_data();
    void refused();
    void refusedRows();

private:
    /// The charts of a folder with these figures and this charts.toml.
    static Json made(const std::string &words)
    {
        const Folder folder(words);
        return Charts(folder.figures).json();
    }

    struct Folder {
        QTemporaryDir place;
        FigureFolder figures;
        explicit Folder(const std::string &words) : figures(std::filesystem::path(place.path().toStdString()))
        {
            write("charts.toml", words);
            write("dice.toml",
                  "rule = \"MU-1\"\nwhole = 3\npart = 0.5\nless = -2\nword = \"fast\"\nlist = [7, 8]\n[deep]\nkey = 9\n"
                  "[[factor]]\nid = \"one\"\nrule = \"MU-2\"\nlabel = \"first\"\nvalue = 1\nresult = \"x\"\n"
                  "[[factor]]\nid = \"two\"\nrule = \"MU-3\"\nlabel = \"second\"\nvalue = -1\ntext = \"told\"\nresult = \"y\"\n"
                  "[[result]]\nid = \"x\"\nlabel = \"runs\"\n[[result]]\nid = \"y\"\nlabel = \"stays\"\n");
        }
        void write(const char *name, const std::string &text) const
        {
            std::ofstream(std::filesystem::path(place.path().toStdString()) / name) << text;
        }
    };
};

namespace {

const std::string chartStart = "[[chart]]\nid = \"c\"\ntitle = \"Chart\"\n[[table]]\nchart = \"c\"\nid = \"t\"\ntitle = \"Table\"\n";

} // namespace

void ChartsTest::figuresInWords()
{
    const Json charts =
        made(chartStart + "columns = [\"a\", \"b\"]\nrows = [\n"
                          "{ rule = \"{dice.rule}\", cells = [\"{dice.whole} of {dice.list.1}\", \"{+dice.whole}{+dice.less}\"] },\n"
                          "{ cells = [\"{^dice.word}, {dice.deep.key}\", \"{dice.none?}{dice.part}\"] },\n]\n");
    QCOMPARE(charts.size(), std::size_t{1});
    QCOMPARE(charts[0].at("title"), Json("Chart"));
    QCOMPARE(charts[0].at("note"), Json(""));
    const Json &table = charts[0].at("tables").at(0);
    QCOMPARE(table.at("columns"), Json(Words{"a", "b"}));
    QCOMPARE(table.at("rows"), Json(Rows{{"3 of 8", "+3-2"}, {"Fast, 9", "0.5"}}));
    QCOMPARE(table.at("rules"), Json(Words{"MU-1", ""}));
}

void ChartsTest::rowsOfFigures()
{
    const Json charts =
        made(chartStart +
             "columns = [\"a\", \"b\", \"c\"]\nrows = [\n"
             "{ from = \"dice.factor\", cells = [\"{^label} {+value}\", \"{text?}/{^text|label}\", \"{result@dice.result.label}\"] },\n"
             "{ from = \"dice.factor\", rule = \"MU-9\", cells = [\"{dice.whole}\", \"{id}\", \"\"] },\n]\n");
    const Json &table = charts.at(0).at("tables").at(0);
    QCOMPARE(table.at("rows"),
             Json(Rows{{"First +1", "/First", "runs"}, {"Second -1", "told/Told", "stays"}, {"3", "one", ""}, {"3", "two", ""}}));
    QCOMPARE(table.at("rules"), Json(Words{"MU-2", "MU-3", "MU-9", "MU-9"}));
}

void ChartsTest::addedRows()
{
    const Folder folder(chartStart + "columns = [\"a\"]\nrows = [{ cells = [\"1\"] }]\n");
    Charts charts(folder.figures);
    charts.add("t", {"2"}, "MU-2");
    const Json table = charts.json().at(0).at("tables").at(0);
    QCOMPARE(table.at("rows"), Json(Rows{{"1"}, {"2"}}));
    QCOMPARE(table.at("rules"), Json(Words{"", "MU-2"}));
}

void ChartsTest::emptyColumns()
{
    const Json charts =
        made(chartStart + "columns = [\"a\", \"b\", \"c\"]\nrows = [{ cells = [\"\", \"\", \"1\"] }, { cells = [\"2\", \"\", \"\"] }]\n");
    const Json &table = charts.at(0).at("tables").at(0);
    QCOMPARE(table.at("columns"), Json(Words{"a", "c"}));
    QCOMPARE(table.at("rows"), Json(Rows{{"", "1"}, {"2", ""}}));
}

void ChartsTest::nothingWithoutRows() { QCOMPARE(made(chartStart + "columns = [\"a\"]\n"), Json::array()); }

void ChartsTest::refused_data()
{
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *rest, const char *words) { QTest::newRow(name) << QString(rest) << QString(words); };
    row("no such figure", "columns = [\"a\"]\nrows = [{ cells = [\"{dice.hole}\"] }]", "charts.toml:9: there is no figure \"dice.hole\"");
    row("no such file", "columns = [\"a\"]\nrows = [{ cells = [\"{dices.whole}\"] }]", "dices.toml");
    row("not in the row", "columns = [\"a\"]\nrows = [{ from = \"dice.factor\", cells = [\"{text}\"] }]", "text");
    row("a table in a cell", "columns = [\"a\"]\nrows = [{ cells = [\"{dice.deep}\"] }]", "a text or a number");
    row("too many cells", "columns = [\"a\"]\nrows = [{ cells = [\"1\", \"2\"] }]",
        "charts.toml:9: the table has 1 columns, this row 2 cells");
    row("no rows", "columns = [\"a\"]\nrows = [{ from = \"dice.deep\", cells = [\"1\"] }]", "there are no rows \"dice.deep\"");
    row("open bracket", "columns = [\"a\"]\nrows = [{ cells = [\"{dice.whole\"] }]", "curly bracket is never closed");
    row("no such row", "columns = [\"a\"]\nrows = [{ cells = [\"{dice.word@dice.result.label}\"] }]", "no row \"fast\"");
    row("no such list", "columns = [\"a\"]\nrows = [{ cells = [\"{dice.word@dice.deep.label}\"] }]", "no rows \"dice.deep\"");
    row("misspelt", "columns = [\"a\"]\nrow = []", "row");
    row("no such chart", "columns = [\"a\"]\n[[table]]\nchart = \"d\"\ntitle = \"T\"\ncolumns = []", "there is no chart \"d\"");
}

void ChartsTest::refused()
{
    QFETCH(QString, rest);
    QFETCH(QString, words);
    try {
        made(chartStart + rest.toStdString());
    } catch (const Error &error) {
        QVERIFY2(QString(error.what()).contains(words), error.what());
        return;
    }
    QFAIL("nothing was refused");
}

void ChartsTest::refusedRows()
{
    const Folder folder(chartStart + "columns = [\"a\"]\n");
    Charts charts(folder.figures);
    QVERIFY_THROWS_EXCEPTION(Error, charts.add("s", {"1"}, ""));
    QVERIFY_THROWS_EXCEPTION(Error, charts.add("t", {"1", "2"}, ""));
    QCOMPARE(charts.json(), Json::array());
}

OPTIO_TEST(ChartsTest)

} // namespace charts_test

#include "charts_test.moc"
