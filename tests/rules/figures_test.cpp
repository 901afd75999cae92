// SPDX-License-Identifier: GPL-3.0-or-later
// Figures: values know their file and line, wrong kinds and unknown keys are refused with both, and the hash covers every byte.
#include "rules/figures/figures.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>

namespace figures_test {

using namespace optio;

namespace {

const char *const sample = R"(title = "A table"
count = 3
half = 0.5
yes = true
words = ["a", "b"]
mixed = ["a", 2]
tree.branch.leaf = 7

[[row]]
id = "first"
when = { foe = "cavalry", ground = ["open", "rough"] }

[[row]]
id = "second"

[other]
b = 1
a = 2
)";

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class FiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values()
    {
        const Figure top = readFigures(sample, "sample.toml");
        QCOMPARE(top.at("title").text(), std::string("A table"));
        QCOMPARE(top.at("count").integer(), std::int64_t(3));
        QCOMPARE(top.at("count").number(), 3.0);
        QCOMPARE(top.at("half").number(), 0.5);
        QCOMPARE(top.at("yes").boolean(), true);
        QCOMPARE(top.at("words").texts(), (std::vector<std::string>{"a", "b"}));
        QCOMPARE(top.at("title").texts(), std::vector<std::string>{"A table"});
        QCOMPARE(top.at("tree").at("branch").at("leaf").integer(), std::int64_t(7));
        QVERIFY(top.has("count") && !top.has("counts"));
        QVERIFY(!top.get("counts"));
        QCOMPARE(top.integer("counts", 5), std::int64_t(5));
        QCOMPARE(top.integer("count", 5), std::int64_t(3));
        QCOMPARE(top.boolean("no", true), true);
        QCOMPARE(top.text("title", ""), std::string("A table"));
        QCOMPARE(top.at("row").items().size(), std::size_t(2));
    }

    void keysComeInFileOrder()
    {
        const Figure top = readFigures(sample, "sample.toml");
        QCOMPARE(top.keys(), (std::vector<std::string>{"title", "count", "half", "yes", "words", "mixed", "tree", "row", "other"}));
        QCOMPARE(top.at("other").keys(), (std::vector<std::string>{"b", "a"}));
    }

    void places()
    {
        const Figure top = readFigures(sample, "sample.toml");
        QCOMPARE(top.at("count").where(), std::string("sample.toml:2"));
        QCOMPARE(top.at("tree").at("branch").at("leaf").where(), std::string("sample.toml:7"));
        QCOMPARE(top.at("row").items()[0].where(), std::string("sample.toml:9"));
        QCOMPARE(top.at("row").items()[0].at("when").at("ground").items()[1].where(), std::string("sample.toml:11"));
        QCOMPARE(top.at("row").items()[1].where(), std::string("sample.toml:13"));
        QCOMPARE(top.at("row").items()[1].at("id").where(), std::string("sample.toml:14"));
    }

    void json()
    {
        const Json json = readFigures(sample, "sample.toml").json();
        QCOMPARE(json["row"][0]["when"]["ground"].dump(), std::string(R"(["open","rough"])"));
        QCOMPARE(json["half"].dump(), std::string("0.5"));
        QCOMPARE(json["yes"].dump(), std::string("true"));
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("text for number") << "title"
                                         << "integer"
                                         << "sample.toml:1: expected a whole number but found a text";
        QTest::newRow("decimal for whole") << "half"
                                           << "integer"
                                           << "sample.toml:3: expected a whole number but found a decimal";
        QTest::newRow("text for decimal") << "title"
                                          << "number"
                                          << "sample.toml:1: expected a number but found a text";
        QTest::newRow("number for text") << "count"
                                         << "text"
                                         << "sample.toml:2: expected a text but found a whole number";
        QTest::newRow("number for flag") << "count"
                                         << "boolean"
                                         << "sample.toml:2: expected true or false but found a whole number";
        QTest::newRow("flag for array") << "yes"
                                        << "items"
                                        << "sample.toml:4: expected an array but found true or false";
        QTest::newRow("array for table") << "words"
                                         << "keys"
                                         << "sample.toml:5: expected a table but found an array";
        QTest::newRow("number among texts") << "mixed"
                                            << "texts"
                                            << "sample.toml:6: expected a text but found a whole number";
        QTest::newRow("table for texts") << "other"
                                         << "texts"
                                         << "sample.toml:16: expected a text or an array of texts but found a table";
        QTest::newRow("missing") << "other"
                                 << "at"
                                 << "sample.toml:16: the key \"c\" is missing";
    }

    void refusals()
    {
        QFETCH(QString, key);
        QFETCH(QString, kind);
        QFETCH(QString, sentence);
        const Figure top = readFigures(sample, "sample.toml");
        const Figure &value = top.at(key.toStdString());
        const std::map<QString, std::function<void()>> reads{
            {"integer", [&] { value.integer(); }}, {"number", [&] { value.number(); }}, {"text", [&] { value.text(); }},
            {"boolean", [&] { value.boolean(); }}, {"items", [&] { value.items(); }},   {"keys", [&] { value.keys(); }},
            {"texts", [&] { value.texts(); }},     {"at", [&] { value.at("c"); }},
        };
        QCOMPARE(refused(reads.at(kind)), sentence);
    }

    void unknownKeys()
    {
        const Figure top = readFigures(sample, "sample.toml");
        const auto reading = [&top](const std::vector<std::string> &keys) {
            return refused([&] {
                for (const Figure &row : top.at("row").rows())
                    for (const std::string &key : keys)
                        (void)row.get(key);
            });
        };
        QCOMPARE(reading({"id", "when"}), QString());
        QCOMPARE(reading({"when"}), QString()); // an id needs no reader
        QCOMPARE(reading({"id", "unless", "wehn"}),
                 QString("sample.toml:11: unknown key \"when\"; allowed: \"id\", \"unless\", \"wehn\"; did you mean \"wehn\"?"));
        // A table within is watched on its own, and what is taken whole is asked for.
        const Figure nested = readFigures("[row]\nid = \"a\"\n[row.part]\nleast = 1\nmots = 2\n", "nested.toml");
        const Figure &row = nested.at("row");
        QCOMPARE(refused([&] { row.whole([](const Figure &of) { (void)of.at("part").json(); }); }), QString());
        QCOMPARE(refused([&] {
                     row.whole([](const Figure &of) {
                         of.at("part").whole([](const Figure &part) { return part.integer("least", 0) + part.integer("most", 0); });
                     });
                 }),
                 QString("nested.toml:5: unknown key \"mots\"; allowed: \"least\", \"most\"; did you mean \"most\"?"));
        QCOMPARE(refused([&] { row.whole([](const Figure &) {}); }), QString("nested.toml:3: unknown key \"part\"; allowed: none"));
    }

    void notToml_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("no value") << QByteArray("a = 1\nb = \n") << "bad.toml:2:5: not valid TOML: ";
        QTest::newRow("twice") << QByteArray("a = 1\na = 2\n") << "bad.toml:2:";
        QTest::newRow("not UTF-8") << QByteArray("a = \"\xff\"\n") << "bad.toml:1:";
        QTest::newRow("date") << QByteArray("\n\na = 2026-01-31\n") << "bad.toml:3: dates and times are not used";
        QTest::newRow("infinite") << QByteArray("\na = [1.0, inf]\n") << "bad.toml:2: a decimal must be a finite number";
    }

    void notToml()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        const QString sentence = refused([&] { readFigures(std::string_view(text.data(), std::size_t(text.size())), "bad.toml"); });
        QVERIFY2(sentence.startsWith(place), qPrintable(sentence));
    }

    void files()
    {
        QTemporaryDir folder;
        write(folder.filePath("x.toml"), "a = 1\nb = \"");
        const QString bad = refused([&] { readFigures(std::filesystem::path(folder.filePath("x.toml").toStdString())); });
        QVERIFY2(bad.startsWith("x.toml:2:"), qPrintable(bad));
        const QString missing = refused([&] { readFigures(std::filesystem::path(folder.filePath("y.toml").toStdString())); });
        QVERIFY2(missing.endsWith("y.toml: the file cannot be read"), qPrintable(missing));
        const QString directory = refused([&] { readFigures(std::filesystem::path(folder.path().toStdString())); });
        QVERIFY2(directory.contains(": the file cannot be read"), qPrintable(directory));
    }

    void hash()
    {
        QTemporaryDir one, other;
        const auto hashOf = [](const QTemporaryDir &folder) { return figuresHash(folder.path().toStdString()); };
        QDir(one.path()).mkdir("armies");
        QDir(other.path()).mkdir("armies");
        write(one.filePath("b.toml"), "b = 1\n");
        write(one.filePath("armies/a.toml"), "a = 1\n");
        write(other.filePath("armies/a.toml"), "a = 1\n");
        write(other.filePath("b.toml"), "b = 1\n");
        write(other.filePath("notes.md"), "not a figure");
        QCOMPARE(hashOf(one), hashOf(other));

        // The same bytes hashed by someone else.
        const QByteArray told("armies/a.toml\0006\0a = 1\nb.toml\0006\0b = 1\n", 37);
        QCOMPARE(QByteArray::fromStdString(hashOf(one)), QCryptographicHash::hash(told, QCryptographicHash::Sha256).toHex());

        write(other.filePath("b.toml"), "b = 2\n");
        QVERIFY(hashOf(one) != hashOf(other));
        write(other.filePath("b.toml"), "b = 1\n");
        QCOMPARE(hashOf(one), hashOf(other));
        QVERIFY(QFile::rename(other.filePath("b.toml"), other.filePath("c.toml")));
        QVERIFY(hashOf(one) != hashOf(other));

        QVERIFY(refused([&] { figuresHash(one.filePath("none").toStdString()); }).endsWith("the folder of figures cannot be read"));
    }
};

OPTIO_TEST(FiguresTest)

} // namespace figures_test

#include "figures_test.moc"
