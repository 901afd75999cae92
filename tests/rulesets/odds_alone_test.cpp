// SPDX-License-Identifier: GPL-3.0-or-later
// A cell of a table of odds hangs on its two units, the answers and the state alone, whatever the table counted before it: what it keeps
// (Case::alike(), KeptReadings) leaves nothing out. Outside a game and in one, for every rule set.
#include "rules/journal/journal.h"
#include "rules/odds_map.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <random>

namespace odds_alone_test {

using namespace optio;

namespace {

using Chance = std::mt19937_64;
using Situation = OddsMapRules::Situation;

/// What a unit of a rule set may be besides what it is when a battle begins.
const std::vector<std::pair<const char *, Json>> &statesOf(const std::string &ruleset)
{
    static const std::map<std::string, std::vector<std::pair<const char *, Json>>> all{
        {"punic", {{"dps", 1}, {"dps", 2}, {"bases", 6}, {"bases", 2}, {"leader", true}, {"leader", {{"inspires", 1}}}, {"shaken", true}}},
        {"ancients", {{"disordered", true}, {"uncontrolled", true}, {"leaders", 1}, {"leaders", 2}}},
        {"tropaion", {{"disruption", 1}, {"charged", true}, {"touched", "rear"}, {"flanked", true}, {"neighbour", true}, {"massed", true}}},
        {"hoplites",
         {{"coh", 1}, {"coh", 3}, {"depletion", 1}, {"flanks", true}, {"engaged", true}, {"fresh", true}, {"ground", "woods"}}}};
    static const std::vector<std::pair<const char *, Json>> none;
    const auto found = all.find(ruleset);
    return found == all.end() ? none : found->second;
}

void alter(Json &slot, const std::string &ruleset, Chance &chance)
{
    const auto &states = statesOf(ruleset);
    Json &unit = slot.is_array() ? slot.front() : slot;
    if (states.empty() || !unit.is_object() || chance() % 2 == 0)
        return;
    const auto &[key, value] = states[chance() % states.size()];
    unit[key] = value;
}

/// Random answers to what is asked of a pair.
Json answersTo(const Resolver &resolver, const Json *state, const Json &input, Chance &chance)
{
    Json answers = Json::object();
    try {
        for (const Question &question : resolver.form(state, input).questions) {
            if (chance() % 3 != 0)
                continue;
            if (question.kind == QuestionKind::yesNo)
                answers[question.id] = chance() % 2 == 0;
            else if (question.kind == QuestionKind::count)
                answers[question.id] =
                    question.least + static_cast<int>(chance() % static_cast<unsigned>(question.most - question.least + 1));
            else if (!question.choices.empty())
                answers[question.id] = question.choices[chance() % question.choices.size()].value;
        }
    } catch (const Error &) {
        // these two do not meet
    }
    return answers;
}

/// Twelve rows or columns of those there are, with some of them twice.
std::vector<OddsTroop> someOf(const std::vector<OddsTroop> &troops, Chance &chance)
{
    std::vector<OddsTroop> some;
    for (int n = 0; n < 12 && !troops.empty(); ++n)
        some.push_back(troops[chance() % troops.size()]);
    return some;
}

/// Compares ten cells of a whole table, each with that of a table of its own; gives how many of the table's pairs meet.
int compare(const Resolver &resolver, const Situation &situation, const std::vector<OddsTroop> &rows, const std::vector<OddsTroop> &columns,
            const Json *state, Chance &chance)
{
    const Json answers = answersTo(resolver, state, oddsInput(situation, rows.front(), columns.front(), Json::object()), chance);
    OddsCounter counter(resolver, situation, answers, state);
    std::vector<std::vector<OddsCell>> cells;
    int met = 0;
    for (const OddsTroop &row : rows) {
        cells.push_back(counter.row(row, columns));
        met += static_cast<int>(
            std::count_if(cells.back().begin(), cells.back().end(), [](const OddsCell &cell) { return cell.refusal.empty(); }));
    }
    for (int n = 0; n < 10; ++n) {
        const std::size_t row = chance() % rows.size(), column = chance() % columns.size();
        const OddsCell &cell = cells[row][column];
        const OddsCell alone = OddsCounter(resolver, situation, answers, state).row(rows[row], {columns[column]}).front();
        if (alone.refusal != cell.refusal || alone.attacker != cell.attacker || alone.defender != cell.defender || alone.of != cell.of)
            throw Error(situation.id() + ": " + rows[row].label + " on " + columns[column].label + " " + answers.dump() + ": \"" +
                        alone.refusal + "\" " + toDecimal(alone.attacker) + " " + toDecimal(alone.defender) + " of " + toDecimal(alone.of) +
                        " alone, \"" + cell.refusal + "\" " + toDecimal(cell.attacker) + " " + toDecimal(cell.defender) + " of " +
                        toDecimal(cell.of) + " in the table; " + rows[row].slots.attacker.dump() + columns[column].slots.defender.dump());
    }
    return met;
}

/// The states of a rule set's lessons before the learner's first step.
std::vector<Json> statesInGames(const Ruleset &rules)
{
    std::vector<Json> states;
    for (const Lesson &lesson : rules.lessons()) {
        GameSetup setup;
        for (const Json &army : rules.armies()) {
            if (army.at("id") == lesson.a)
                setup.rosterA = army;
            if (army.at("id") == lesson.b)
                setup.rosterB = army;
        }
        setup.options = Json::object();
        for (const Question &question : rules.options())
            setup.options[question.id] = lesson.options.value(question.id, question.standard);
        setup.key = gameKeyFromSeed(lesson.seed);
        setup.created = "2026-11-27T12:00:00Z";
        Game game = Game::start(rules, setup);
        for (const LessonAct &act : lesson.acts)
            game.follow(game.act(act.resolver, act.input, act.dice.empty() ? std::nullopt : std::optional(act.dice), setup.created));
        states.push_back(game.state());
    }
    return states;
}

} // namespace

class OddsAloneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cells_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<bool>("meet"); // do any fight in the games that the lessons begin?
        QTest::newRow("dbm") << "dbm" << true;
        QTest::newRow("dba") << "dba" << true;
        QTest::newRow("punic") << "punic" << true;
        QTest::newRow("ancients") << "ancients" << true;
        QTest::newRow("tropaion") << "tropaion" << true;
        QTest::newRow("hoplites") << "hoplites" << false; // an attack of a battle is no pair
    }
    void cells()
    {
        QFETCH(QString, ruleset);
        QFETCH(bool, meet);
        const Ruleset &rules = supplied::registry().at(ruleset.toStdString());
        const auto situations = dynamic_cast<const OddsMapRules &>(rules).oddsSituations();
        Chance chance(20261127);
        int met = 0, metInGame = 0;
        for (int n = 0; n < 20; ++n) {
            const Situation &situation = situations[chance() % situations.size()];
            const Resolver &resolver = rules.resolver(situation.resolver);
            const auto troops = oddsTroops(rules, situation);
            auto rows = someOf(troops, chance), columns = someOf(troops, chance);
            for (OddsTroop &troop : rows)
                alter(troop.slots.attacker, rules.id(), chance);
            for (OddsTroop &troop : columns)
                alter(troop.slots.defender, rules.id(), chance);
            met += compare(resolver, situation, rows, columns, nullptr, chance);
        }
        for (const Json &state : statesInGames(rules))
            for (const Situation &situation : situations) {
                const View view = rules.view(state, "");
                for (const auto &[own, other] : {std::pair{"a", "b"}, std::pair{"b", "a"}}) {
                    const auto rows = oddsTroopsInGame(rules, situation, view, own, {}),
                               columns = oddsTroopsInGame(rules, situation, view, other, {});
                    if (!rows.empty() && !columns.empty())
                        metInGame += compare(rules.resolver(situation.resolver), situation, rows, columns, &state, chance);
                }
            }
        QVERIFY2(met >= 200, qPrintable(QString::number(met)));
        QVERIFY2(!meet || metInGame > 0, qPrintable(QString::number(metInGame)));
    }
};

OPTIO_TEST(OddsAloneTest)

} // namespace odds_alone_test

#include "odds_alone_test.moc"
