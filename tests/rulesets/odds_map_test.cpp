// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of odds: every cell says what the ruling itself says of those two, in every rule set.
#include "rules/odds_map.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <random>

namespace odds_map_test {

using namespace optio;

namespace {

const std::vector<std::string> &played()
{
    static const std::vector<std::string> ids{"dbm", "dba", "punic", "ancients", "tropaion", "hoplites"};
    return ids;
}

const OddsMapRules &rulesOf(const Ruleset &ruleset) { return dynamic_cast<const OddsMapRules &>(ruleset); }

/// Random answers to what is asked of a pair.
Json answersTo(const Form &form, std::mt19937_64 &chance)
{
    Json answers = Json::object();
    for (const Question &question : form.questions) {
        if (chance() % 3 != 0)
            continue;
        if (question.kind == QuestionKind::yesNo)
            answers[question.id] = chance() % 2 == 0;
        else if (question.kind == QuestionKind::count)
            answers[question.id] = question.least + static_cast<int>(chance() % static_cast<unsigned>(question.most - question.least + 1));
        else
            answers[question.id] = question.choices[chance() % question.choices.size()].value;
    }
    return answers;
}

} // namespace

class OddsMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsAreTheRulingsOwn_data()
    {
        QTest::addColumn<QString>("ruleset");
        for (const std::string &id : played())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void cellsAreTheRulingsOwn()
    {
        QFETCH(QString, ruleset);
        const Ruleset &rules = supplied::registry().at(ruleset.toStdString());
        std::mt19937_64 chance(20261126);
        int met = 0;
        for (int n = 0; n < 200; ++n) {
            const auto situations = rulesOf(rules).oddsSituations();
            const auto &situation = situations[chance() % situations.size()];
            const auto troops = oddsTroops(rules, situation);
            QVERIFY(troops.size() >= 3);
            const std::size_t column = chance() % troops.size();
            const OddsTroop &attacker = troops[chance() % troops.size()], &defender = troops[column];
            const Resolver &resolver = rules.resolver(situation.resolver);
            Json answers = Json::object();
            try {
                answers = answersTo(resolver.form(nullptr, oddsInput(situation, attacker, defender, answers)), chance);
            } catch (const Error &) {
                // these two do not meet
            }
            OddsCounter counter(resolver, situation, answers);
            (void)counter.row(troops[chance() % troops.size()], troops); // what it keeps of others must not be taken for this one's
            const OddsCell cell = counter.row(attacker, troops).at(column);
            Distribution odds;
            Weight a = 0, b = 0;
            try {
                // What the form makes of the answers, asked strictly.
                Json input = oddsInput(situation, attacker, defender, answers);
                input["answers"] = answersOf(resolver.form(nullptr, input));
                const auto ready = resolver.prepare(nullptr, resolver.complete(nullptr, input));
                odds = oddsOf(*ready);
                for (const Share &share : odds.shares) {
                    const std::string favours = ready->outcome(share.outcome).favours;
                    if (favours == "a")
                        a += share.weight;
                    else if (favours == "b")
                        b += share.weight;
                }
            } catch (const Error &error) {
                QVERIFY2(!cell.refusal.empty(), error.what());
                continue;
            }
            QVERIFY2(cell.refusal.empty(), cell.refusal.c_str());
            QVERIFY(cell.of == odds.of && cell.attacker == a && cell.defender == b);
            ++met;
        }
        QVERIFY2(met >= 100, qPrintable(QString::number(met)));
    }

    // The kinds of a rule set and of each supplied army stand in a table, each once.
    void everyArmyHasRows()
    {
        for (const std::string &id : played()) {
            const Ruleset &rules = supplied::registry().at(id);
            for (const auto &situation : rulesOf(rules).oddsSituations())
                for (const Json &army : rules.armies()) {
                    if (!situation.part.empty() && army.value("period", situation.part) != situation.part)
                        continue;
                    const auto troops = oddsTroops(rules, situation, army);
                    QVERIFY2(!troops.empty(), army.at("id").get<std::string>().c_str());
                    for (const OddsTroop &troop : troops)
                        QVERIFY(!troop.label.empty() && !troop.icon.empty());
                    const OddsCell cell =
                        OddsCounter(rules.resolver(situation.resolver), situation, Json::object()).row(troops.front(), troops).back();
                    // Some may not meet (a camp attacks nobody); what they are made of is never at fault.
                    QVERIFY2(cell.refusal.find("allowed:") == std::string::npos, cell.refusal.c_str());
                }
        }
    }

    void tableAsText()
    {
        const Ruleset &rules = supplied::registry().at("dba");
        const auto situation = rulesOf(rules).oddsSituations().front();
        std::vector<OddsTroop> troops = oddsTroops(rules, situation);
        troops.resize(2);
        troops[0].label = "a \"quoted\", name";
        std::vector<std::vector<OddsCell>> cells(2);
        cells[0] = {{"", 1, 2, 3}, {"they do not meet", 0, 0, 1}};
        cells[1] = {{"", 0, 1, 1}, {"", 1, 0, 1}};
        const std::string text = oddsCsv(troops, troops, cells);
        QVERIFY(text.find("\"a \"\"quoted\"\", name\",33.3,\r\n") != std::string::npos);
        QVERIFY(text.find(",0.0,100.0\r\n") != std::string::npos);
    }
};

OPTIO_TEST(OddsMapTest)

} // namespace odds_map_test

#include "odds_map_test.moc"
