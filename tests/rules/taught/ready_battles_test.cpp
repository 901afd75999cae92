// SPDX-License-Identifier: GPL-3.0-or-later
// Ready-made battles: every rule set has some and each can be begun; the faults their rows are refused with; and that they are no part of a
// rule set's figures.
#include "rules/figures/house.h"
#include "rules/setup.h"
#include "rulesets/registry.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

namespace ready_battles_test {

using namespace optio;

namespace {

const QByteArray sample =
    "[[battle]]\nid = \"ford\"\nname = \"The ford\"\nwhen = \"1 BC\"\na = \"x/red\"\nb = \"x/blue\"\nstory = \"They met.\"\n"
    "length = \"an hour\"\n";

/// A folder with a battles.toml, and two armies.
struct Folder {
    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    std::filesystem::path path() const { return folder.path().toStdString(); }
    ReadyBattles read() const { return readBattles(path(), {{{"id", "x/red"}}, {{"id", "x/blue"}}}); }
    std::vector<ReadyBattle> battles() const { return read().battles; }
    QTemporaryDir folder;
};

} // namespace

class ReadyBattlesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleSetHasSome()
    {
        const Registry registry(std::filesystem::path(qEnvironmentVariable("OPTIO_RULESETS").toStdString()));
        for (const auto &ruleset : registry.all()) {
            const std::vector<ReadyBattle> battles = ruleset->battles();
            QVERIFY2(battles.size() >= 3, ruleset->id().c_str());
            std::set<std::pair<std::string, std::string>> pairs;
            for (const ReadyBattle &battle : battles) {
                QVERIFY2(battle.a != battle.b && pairs.insert({battle.a, battle.b}).second, battle.id.c_str());
                for (const std::string *text : {&battle.name, &battle.when, &battle.story, &battle.length})
                    QVERIFY2(!text->empty(), battle.id.c_str());
                // At the table both want to know what to lay out; a battle in the app lays itself out.
                QCOMPARE(battle.ground.empty() || battle.deployment.empty(), ruleset->kind() == "app");
                const auto army = [&](const std::string &id) -> const Json & {
                    return *std::find_if(ruleset->armies().begin(), ruleset->armies().end(),
                                         [&](const Json &one) { return one.at("id") == id; });
                };
                for (const std::string *id : {&battle.a, &battle.b})
                    for (const Finding &finding : ruleset->check(army(*id)))
                        QVERIFY2(finding.severity != "error", (battle.id + ": " + *id + ": " + finding.text).c_str());
                Json options = Json::object();
                for (const Question &question : ruleset->options())
                    options[question.id] = question.standard;
                const Json state = ruleset->start(army(battle.a), army(battle.b), options);
                QVERIFY2(!ruleset->ended(state).at("over").get<bool>(), battle.id.c_str());
                QVERIFY2(!ruleset->acts(state).empty(), battle.id.c_str());
            }
        }
    }

    void seriesAreOfTheSameArmy()
    {
        const Registry registry(std::filesystem::path(qEnvironmentVariable("OPTIO_RULESETS").toStdString()));
        int all = 0;
        for (const auto &ruleset : registry.all()) {
            const std::vector<ReadyBattle> battles = ruleset->battles();
            for (const BattleSeries &series : ruleset->series()) {
                ++all;
                QCOMPARE(series.battles.size(), std::size_t(5));
                std::set<std::string> own;
                for (const ReadyBattle &battle : battles)
                    if (std::find(series.battles.begin(), series.battles.end(), battle.id) != series.battles.end())
                        own.insert(battle.a);
                QCOMPARE(own.size(), std::size_t(1)); // whoever plays it leads the same army
            }
        }
        QVERIFY(all > 0);
    }

    void read()
    {
        const Folder folder;
        QCOMPARE(folder.battles().size(), std::size_t(0)); // none need be there
        folder.write("battles.toml", sample);
        const std::vector<ReadyBattle> battles = folder.battles();
        QCOMPARE(battles.size(), std::size_t(1));
        QCOMPARE(battles[0].name, std::string("The ford"));
        QCOMPARE(battles[0].b, std::string("x/blue"));
        QCOMPARE(battles[0].ground, std::string());
    }

    void refusedRows_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("told");
        QTest::newRow("no story") << QByteArray(sample).replace("story = \"They met.\"\n", "")
                                  << "battles.toml:1: the key \"story\" is missing";
        QTest::newRow("no such army") << QByteArray(sample).replace("x/blue", "x/blu")
                                      << "battles.toml:6: there is no supplied army \"x/blu\"";
        QTest::newRow("unknown key") << sample + "year = 1\n" << "battles.toml:9: unknown key \"year\"";
        QTest::newRow("twice") << sample + sample << "battles.toml:9: the battle \"ford\" is there twice";
    }
    void refusedRows()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, told);
        const Folder folder;
        folder.write("battles.toml", text);
        const QString answer = refused([&] { (void)folder.battles(); });
        QVERIFY2(answer.startsWith(told), qPrintable(answer));
    }

    void refusedSeries()
    {
        const QByteArray row = "[[series]]\nid = \"s\"\nname = \"S\"\nstory = \"Two.\"\nbattles = [\"ford\"]\n";
        const Folder folder;
        const auto series = [&] { return folder.read().series; };
        folder.write("battles.toml", sample);
        QCOMPARE(series().size(), std::size_t(0));
        folder.write("battles.toml", sample + row);
        QCOMPARE(series().at(0).battles, std::vector<std::string>{"ford"});
        folder.write("battles.toml", sample + QByteArray(row).replace("[\"ford\"]", "[\"fort\"]"));
        QVERIFY(refused([&] { (void)series(); }).contains("there is no ready-made battle \"fort\""));
        folder.write("battles.toml", sample + row + row);
        QVERIFY(refused([&] { (void)series(); }).contains("the series \"s\" is there twice"));
    }

    void areNoFigures()
    {
        const Folder without, with;
        for (const Folder *one : {&without, &with})
            one->write("ruleset.toml", "id = \"x\"\n");
        with.write("battles.toml", sample);
        QCOMPARE(figuresHash(with.path()), figuresHash(without.path()));
        const HouseRules house =
            HouseRules::read("extends = \"x\"\nid = \"h\"\nname = \"H\"\n[[battles.battle]]\nid = \"ford\"\n", "h.toml");
        const QString told = refused([&] { FigureFolder(with.path(), house); });
        QVERIFY2(told.contains("there is no file of figures \"battles\""), qPrintable(told));
    }
};

OPTIO_TEST(ReadyBattlesTest)

} // namespace ready_battles_test

#include "ready_battles_test.moc"
