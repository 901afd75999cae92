// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the sheet.
#include "rulesets/dba/sheet.h"

#include <algorithm>
#include <cmath>

namespace optio::dba {

namespace {

int intOf(const Figure &figure) { return static_cast<int>(figure.integer()); }

Option readOption(const Figure &row)
{
    Option option;
    option.setting = row.boolean("setting", false);
    Question &question = option.question;
    question.id = row.at("id").text();
    question.label = row.at("label").text();
    question.help = row.at("help").text();
    question.rule = row.at("rule").text();
    if (const Figure &choices = row.get("choices")) {
        question.kind = QuestionKind::choice;
        for (const Figure &choice : choices.rows())
            question.choices.push_back({choice.at("value").text(), choice.at("label").text(), {}});
        if (question.choices.empty())
            choices.fail("an option needs at least one choice");
        question.standard = question.choices.front().value;
    } else if (row.has("most")) {
        question.kind = QuestionKind::count;
        question.least = intOf(row.at("least"));
        question.most = intOf(row.at("most"));
        question.standard = intOf(row.at("standard"));
    } else {
        question.kind = QuestionKind::yesNo;
        question.standard = row.at("standard").boolean();
    }
    question.value = question.standard;
    return option;
}

Result readResult(const Figure &row)
{
    Result result;
    result.id = row.at("id").text();
    result.label = row.at("label").text();
    result.shortText = row.text("short", "");
    result.sentence = row.text("sentence", "");
    result.instruction = row.text("instruction", "");
    result.close = row.text("close", result.instruction);
    result.blocked = row.text("blocked", "");
    result.offTable = row.text("off_table", "");
    result.rule = row.text("rule", "");
    result.weight = intOf(row.at("weight"));
    result.gain = row.boolean("gain", false);
    result.leaves = row.boolean("leaves", false);
    result.lost = row.boolean("lost", false);
    return result;
}

Factor readFactor(const Figure &row, const Words &words)
{
    Factor factor{row.at("label").text(), row.at("title").text(), {}};
    for (std::size_t i = 0; i < factor.value.size(); ++i)
        factor.value[i] = intOf(row.at(words.classes[i].id));
    return factor;
}

Moves readMoves(const Figure &row)
{
    for (const char *key : {"good", "bad", "road"})
        if (const Figure &paces = row.at(key); paces.integer() < 0 || paces.integer() > 10000)
            paces.fail("allowed are 0 to 10000 paces");
    return {{intOf(row.at("good")), intOf(row.at("bad")), intOf(row.at("road"))}, row.at("label").text()};
}

CombatSheet readCombat(const Figure &row, const Words &words)
{
    CombatSheet combat;
    combat.id = row.at("id").text();
    combat.title = row.at("title").text();
    combat.rule = row.at("rule").text();
    combat.text = row.at("text").text();
    combat.combat = words.vocabulary.wordNumber(words.combat, row.at("combat").text());
    if (combat.combat < 0)
        row.at("combat").fail("allowed are close and shooting");
    for (const Figure &slot : row.at("slots").rows())
        combat.slots.push_back({slot.at("id").text(), slot.at("label").text(), slot.text("whose", "any")});
    if (combat.slots.size() != 2)
        row.at("slots").fail("a combat has two slots");
    combat.example = row.at("example").json();
    return combat;
}

/// One of the lists of costs.
Table<Reason> tableOf(const Figure &rows, const Vocabulary &vocabulary, const std::string &word, bool complete)
{
    const std::function<Reason(const Figure &)> read = [](const Figure &row) {
        return Reason{row.at("label").text(), row.text("text", ""), intOf(row.at("value")), -1};
    };
    return Table<Reason>::load(rows.at(word), vocabulary, Match::first, read, complete);
}

} // namespace

int Sheet::count(const std::string &name)
{
    const auto found = std::find(counts.begin(), counts.end(), name);
    if (found != counts.end())
        return static_cast<int>(found - counts.begin());
    counts.push_back(name);
    return static_cast<int>(counts.size()) - 1;
}

Reason Sheet::readReason(const Figure &row)
{
    Reason reason{row.at("label").text(), row.text("text", ""), static_cast<int>(row.integer("value", 0)), -1};
    if (const Figure &each = row.get("each")) {
        const auto known = std::find(counts.begin(), counts.end(), each.text());
        if (known == counts.end())
            each.fail("no answer gives a count \"" + each.text() + "\"");
        reason.each = static_cast<int>(known - counts.begin());
    }
    return reason;
}

Fate Sheet::readFate(const Figure &row) const
{
    Fate fate;
    fate.result = result(row.text("result", results.front().id), row);
    fate.label = row.at("label").text();
    fate.text = row.text("text", "");
    fate.instruction = row.text("instruction", "");
    for (auto &[key, list] : {std::pair{"from", &fate.from}, std::pair{"stays", &fate.stays}})
        if (const Figure &ids = row.get(key))
            for (const std::string &id : ids.texts())
                list->push_back(result(id, ids));
    return fate;
}

Sheet::Sheet(const FigureFolder &from)
    : figures(from), ruleset(from.read("ruleset.toml")), troops(from.read("troops.toml")), outcomes(from.read("outcomes.toml")),
      words(troops, outcomes)
{
    const Vocabulary &vocabulary = words.vocabulary;
    acts = readActs(from);
    const Figure questions = from.read("questions.toml");
    const Figure factors = from.read("factors.toml");
    const Figure command = from.read("command.toml");

    for (const Figure &row : ruleset.at("option").rows()) {
        options.push_back(readOption(row));
        if (options.back().setting)
            usualSettings[options.back().question.id] = options.back().question.standard;
    }

    for (const Choice &scale : option("scale").question.choices)
        if (const Figure &tenths = ruleset.at("millimetres").at(scale.value.get<std::string>()).at("tenths");
            tenths.number() <= 0 || tenths.number() > 1000)
            tenths.fail("allowed are more than 0 and up to 1000 tenths");

    // Questions come first: they name the counts that factors multiply by.
    const auto counter = [this](const std::string &name) { return count(name); };
    for (const Figure &row : questions.at("resolver").rows()) {
        combats.push_back(readCombat(row, words));
        combats.back().questions = readQuestions(questions.at(row.at("questions").text()), "", vocabulary, counter);
    }
    moveQuestions = readQuestions(command.at("question"), "", vocabulary);
    lossQuestions = readQuestions(command.at("loss"), "", vocabulary);

    const auto reason = [this](const Figure &row) { return readReason(row); };
    going = Table<Reason>::load(troops.at("going"), vocabulary, Match::first, [&](const Figure &row) {
        const int word = vocabulary.wordNumber(words.ground, row.at("counts").text());
        if (word < 0)
            row.at("counts").fail("allowed are good and bad");
        return Reason{row.at("label").text(), {}, word, -1};
    });
    moves = Table<Moves>::load(troops.at("move"), vocabulary, Match::first, readMoves);
    ranges = Table<Reason>::load(
        troops.at("range"), vocabulary, Match::first,
        [](const Figure &row) { return Reason{row.at("label").text(), {}, intOf(row.at("paces")), -1}; }, false);
    base = Table<Factor>::load(factors.at("base"), vocabulary, Match::first, [this](const Figure &row) { return readFactor(row, words); });
    tactical = Table<Reason>::load(factors.at("tactical"), vocabulary, Match::all, reason);
    support = Table<Reason>::load(factors.at("support"), vocabulary, Match::first, reason, false);

    for (const Figure &row : outcomes.at("result").rows())
        results.push_back(readResult(row));
    const auto fate = [this](const Figure &row) { return readFate(row); };
    equal = Table<Fate>::load(outcomes.at("equal"), vocabulary, Match::first, fate);
    beaten = Table<Fate>::load(outcomes.at("beaten"), vocabulary, Match::first, fate);
    doubled = Table<Fate>::load(outcomes.at("doubled"), vocabulary, Match::first, fate);
    blocked = Table<Fate>::load(outcomes.at("blocked"), vocabulary, Match::first, fate, false);
    pursuit = Table<Fate>::load(outcomes.at("pursuit"), vocabulary, Match::first, fate, false);
    const Figure &compare = outcomes.at("comparison");
    compareRule = compare.at("rule").text();
    equalText = compare.at("equal_text").text();
    beatenText = compare.at("beaten_text").text();
    doubledText = compare.at("doubled_text").text();
    half = intOf(compare.at("half"));
    if (half < 1 || half > 10)
        compare.at("half").fail("allowed are 1 to 10");

    const std::array<const char *, 4> lists{"base", "a", "b", "c"};
    for (std::size_t i = 0; i < lists.size(); ++i)
        costs[i] = tableOf(command.at("cost"), vocabulary, lists[i], i == 0);
    barred = Table<Reason>::load(command.at("barred"), vocabulary, Match::all, reason);
    again = Table<Reason>::load(command.at("again"), vocabulary, Match::first, reason);
}

int Sheet::result(const std::string &id, const Figure &at) const
{
    for (std::size_t i = 0; i < results.size(); ++i)
        if (results[i].id == id)
            return static_cast<int>(i);
    at.fail("unknown result \"" + id + "\"");
}

const Option &Sheet::option(std::string_view id) const
{
    for (const Option &option : options)
        if (option.question.id == id)
            return option;
    throw Error("there is no option \"" + std::string(id) + "\"", std::string(id));
}

int Sheet::countOf(std::string_view name) const
{
    const auto found = std::find(counts.begin(), counts.end(), name);
    if (found == counts.end())
        throw Error("no question gives a count \"" + std::string(name) + "\"");
    return static_cast<int>(found - counts.begin());
}

int Sheet::goingFor(int type, int ground, bool sand) const
{
    Facts facts;
    facts[words.me] = static_cast<std::uint8_t>(type);
    facts[words.ground] = static_cast<std::uint8_t>(ground);
    facts[words.sand] = sand ? 1 : 0;
    return going.first(facts).payload.value;
}

const std::array<int, 3> &Sheet::movesOf(int type) const
{
    Facts facts;
    facts[words.me] = static_cast<std::uint8_t>(type);
    return moves.first(facts).payload.paces;
}

int Sheet::rangeOf(int type) const
{
    Facts facts;
    facts[words.me] = static_cast<std::uint8_t>(type);
    const auto *row = ranges.firstOrNull(facts);
    return row == nullptr ? 0 : row->payload.value;
}

int Sheet::phase(std::string_view id) const
{
    const auto &rows = ruleset.at("phase").items();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].at("id").text() == id)
            return static_cast<int>(i) + 1;
    ruleset.at("phase").fail("there is no phase \"" + std::string(id) + "\"");
}

std::string distanceText(const Sheet &sheet, int paces, const std::string &scale)
{
    const double tenths = sheet.ruleset.at("millimetres").at(scale).at("tenths").number();
    return std::to_string(paces) + " paces (" + std::to_string(std::lround(paces * tenths / 10)) + " mm)";
}

std::string withSign(int value) { return (value < 0 ? "-" : "+") + std::to_string(std::abs(value)); }

} // namespace optio::dba
