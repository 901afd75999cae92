// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of acts.toml: what they say of an act, the faults they are refused with, and that they are no part of a rule set's figures.
#include "rules/ruling/about.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>

namespace acts_test {

using namespace optio;

namespace {

const char *const sample = R"(keys = ["game"]

[[act]]
id = "charge"
title = "Charge"
rule = "X-1"
verb = "Go"
slots = [
    { id = "who", label = "Who charges", whose = "active", many = true },
    { id = "b", label = "At whom", whose = "other", optional = true, late = true },
]
keys = ["side"]
described = ["tired"]
example = { who = [{ type = "HC", size = 2 }] }
secret = true
decides = "who"

[[act]]
id = "end"
title = "End"
rule = "X-2"
reveals = true
)";

/// A folder with an acts.toml.
struct Folder {
    explicit Folder(const QByteArray &acts) { write("acts.toml", acts); }
    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    std::filesystem::path path() const { return folder.path().toStdString(); }
    std::vector<About> acts() const { return readActs(FigureFolder(path())); }
    QTemporaryDir folder;
};

} // namespace

class ActsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rows()
    {
        const std::vector<About> acts = Folder(sample).acts();
        QCOMPARE(acts.size(), std::size_t(2));
        const About &charge = acts.front(), &end = acts.back();
        QCOMPARE(charge.id + ", " + charge.title + ", " + charge.rule + ", " + charge.verb, std::string("charge, Charge, X-1, Go"));
        QCOMPARE(charge.slots.size(), std::size_t(2));
        QVERIFY(charge.slots[0].many && !charge.slots[0].optional && charge.slots[1].optional && charge.slots[1].late);
        QCOMPARE(charge.slots[0].whose, std::string("active"));
        QCOMPARE(charge.keys, (std::vector<std::string>{"game", "side"}));
        QCOMPARE(charge.described, std::vector<std::string>{"tired"});
        QCOMPARE(canonical(charge.example), std::string(R"({"answers":{},"who":[{"size":2,"type":"HC"}]})"));
        QVERIFY(charge.secret && !charge.reveals && !end.secret && end.reveals);
        QCOMPARE(end.keys, std::vector<std::string>{"game"});
        QVERIFY(end.verb.empty() && end.slots.empty());
        QCOMPARE(canonical(end.example), std::string(R"({"answers":{}})"));
        QCOMPARE(end.where, std::string("acts.toml:18"));
        QCOMPARE(charge.decides + "|" + end.decides, std::string("who|"));
    }

    void faultsNameFileAndLine_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no title") << QByteArray("id = \"a\"\nrule = \"\"\n") << "acts.toml:1: the key \"title\" is missing";
        QTest::newRow("unknown key") << QByteArray("id = \"a\"\ntitle = \"\"\nrule = \"\"\nverbs = \"\"\n")
                                     << "acts.toml:5: unknown key \"verbs\"";
        QTest::newRow("whose") << QByteArray(
                                      "id = \"a\"\ntitle = \"\"\nrule = \"\"\nslots = [{ id = \"b\", label = \"\", whose = \"mine\" }]\n")
                               << "acts.toml:5: must be \"active\", \"other\" or \"any\"";
        QTest::newRow("decides") << QByteArray("id = \"a\"\ntitle = \"\"\nrule = \"\"\ndecides = \"b\"\n")
                                 << "acts.toml:5: must be \"active\", \"other\" or the id of a slot";
        QTest::newRow("twice") << QByteArray("id = \"a\"\ntitle = \"\"\nrule = \"\"\n[[act]]\nid = \"a\"\ntitle = \"\"\nrule = \"\"\n")
                               << "acts.toml:5: the act \"a\" is there twice";
    }
    void faultsNameFileAndLine()
    {
        QFETCH(QByteArray, row);
        QFETCH(QString, sentence);
        const Folder folder("[[act]]\n" + row);
        const QString told = refused([&] { folder.acts(); });
        QVERIFY2(told.startsWith(sentence), qPrintable(told));
    }

    void rowsAndCodeGoTogether()
    {
        const std::vector<About> acts = Folder(sample).acts();
        expectCoded(acts, {"charge", "end"});
        QCOMPARE(refused([&] { expectCoded(acts, {"charge"}); }), "acts.toml:18: there is no code for the act \"end\"");
        QCOMPARE(refused([&] { expectCoded(acts, {"charge", "end", "flee"}); }), "acts.toml has no act \"flee\", for which there is code");
    }

    void areNoFigures()
    {
        const Folder one(sample), other("[[act]]\n");
        for (const Folder *folder : {&one, &other})
            folder->write("ruleset.toml", "id = \"x\"\nname = \"X\"\nsummary = \"\"\n");
        QCOMPARE(figuresHash(one.path()), figuresHash(other.path()));
        const HouseRules house = HouseRules::read("extends = \"x\"\nid = \"h\"\nname = \"H\"\n[[acts.act]]\nid = \"end\"\n", "h.toml");
        const QString told = refused([&] { FigureFolder(one.path(), house); });
        QVERIFY2(told.contains("there is no file of figures \"acts\""), qPrintable(told));
    }
};

OPTIO_TEST(ActsTest)

} // namespace acts_test

#include "acts_test.moc"
