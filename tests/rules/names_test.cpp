// SPDX-License-Identifier: GPL-3.0-or-later
// What people read of two armies with the same units, and of an act that is shut out.
#include "rules/journal/journal.h"
#include "rules/names.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <set>

namespace names_test {

using namespace optio;

namespace {

struct Troop {
    std::string name, side;
};

Game between(const Ruleset &ruleset, const Json &one, const Json &other)
{
    return Game::start(ruleset, {one, other, Json::object(), gameKeyFromSeed(1), "2026-01-31T12:00:00Z"});
}

} // namespace

class NamesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noTwoCountersReadTheSame_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto &ruleset : supplied::registry().all())
            QTest::newRow(ruleset->id().c_str()) << QString::fromStdString(ruleset->id());
    }

    void noTwoCountersReadTheSame()
    {
        QFETCH(QString, id);
        const Ruleset &ruleset = supplied::registry().at(id.toStdString());
        const Json &army = ruleset.armies().front();
        const Game game = between(ruleset, army, army);
        std::set<std::string> labels;
        for (const Json &counter : countersOf(ruleset, game.state())) {
            const std::string label = counter.at("label").get<std::string>();
            QVERIFY2(labels.insert(label).second, label.c_str());
        }
    }

    void aNameOfBothArmiesGetsItsArmy()
    {
        std::map<std::string, Troop> units{{"a1", {"Horse", "a"}}, {"a2", {"Foot", "a"}}, {"b1", {"Horse", "b"}}};
        tellSidesApart(units, {"Gauls", "Rome"});
        QCOMPARE(units.at("a1").name, std::string("Horse (Gauls)"));
        QCOMPARE(units.at("a2").name, std::string("Foot"));
        QCOMPARE(units.at("b1").name, std::string("Horse (Rome)"));
    }

    /// DBA-010: before the PIP die nothing can be asked about a move; what shuts it out is said, not that the answer is a stray one.
    void whatShutsAnActOutComesFirst()
    {
        const Ruleset &dba = supplied::registry().at("dba");
        const Game game = between(dba, dba.armies().at(0), dba.armies().at(1));
        const std::string said = refusal([&] {
            (void)game.act("move", {{"who", Json::array({"a1.1"})}, {"answers", {{"mv.nothing", true}}}}, {}, "2026-01-31T12:00:00Z");
        });
        QVERIFY2(said.find("DBA-") != std::string::npos, said.c_str());
        QVERIFY2(said.find("no question") == std::string::npos, said.c_str());
    }
};

OPTIO_TEST(NamesTest)

} // namespace names_test

#include "names_test.moc"
