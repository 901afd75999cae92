// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the sheet.
#include "rulesets/dbm/sheet.h"

#include <algorithm>
#include <cmath>

namespace optio::dbm {

namespace {

int intOf(const Figure &figure) { return static_cast<int>(figure.integer()); }

Counts readCounts(const Figure &row, const std::vector<Named> &words, bool same)
{
    const std::string &text = row.at("counts").text();
    Counts counts{numberOf(words, text), row.at("label").text(), row.text("text", "")};
    if (counts.word < 0 && !(same && text == "same"))
        row.at("counts").fail("unknown word \"" + text + "\"; allowed: " + listOf(words) + (same ? " or same" : ""));
    return counts;
}

Factor readFactor(const Figure &row, const Words &words)
{
    Factor factor{row.text("line", row.at("id").text()), row.at("label").text(), row.at("title").text(), row.text("text", ""), {}};
    for (std::size_t i = 0; i < factor.value.size(); ++i)
        factor.value[i] = intOf(row.at(words.classes[i].id));
    return factor;
}

Moves readMoves(const Figure &row, const Words &words)
{
    Moves moves{{}, row.at("label").text(), intOf(row.at("road"))};
    for (const Named &going : words.going)
        moves.paces.push_back(intOf(row.at(going.id)));
    return moves;
}

Question readOptionQuestion(const Figure &row, const Words &words)
{
    Question question;
    question.id = row.at("id").text();
    question.label = row.at("label").text();
    question.help = row.at("help").text();
    question.rule = row.at("rule").text();
    if (const Figure &choices = row.get("choices")) {
        for (const Figure &choice : choices.rows())
            question.choices.push_back({choice.at("value").text(), choice.at("label").text(), {}});
    } else if (row.has("words")) {
        if (row.at("words").text() != "sky")
            row.at("words").fail("unknown list of words; allowed: sky");
        for (const Named &word : words.sky)
            question.choices.push_back({word.id, word.label, {}});
    }
    if (question.choices.empty()) {
        question.kind = QuestionKind::yesNo;
        question.standard = row.at("standard").boolean();
    } else {
        question.kind = QuestionKind::choice;
        question.standard = row.text("standard", question.choices.front().value.get<std::string>());
        checkAnswer(question, question.standard);
    }
    question.value = question.standard;
    return question;
}

Result readResult(const Figure &row)
{
    return {row.at("id").text(),         row.at("label").text(),     row.text("short", ""),   row.text("sentence", ""),
            row.text("instruction", ""), row.text("rule", ""),       intOf(row.at("weight")), row.boolean("gain", false),
            row.boolean("flees", false), row.boolean("lost", false), row.text("double", "")};
}

CombatSheet readCombat(const Figure &row, const Words &words)
{
    CombatSheet combat;
    combat.id = row.at("id").text();
    combat.title = row.at("title").text();
    combat.rule = row.at("rule").text();
    combat.text = row.at("text").text();
    combat.phase = row.at("phase").text();
    combat.combat = words.vocabulary.wordNumber(words.combat, row.at("combat").text());
    if (combat.combat < 0)
        row.at("combat").fail("allowed are close and shooting");
    for (const Figure &slot : row.at("slots").rows())
        combat.slots.push_back({slot.at("id").text(), slot.at("label").text(), slot.text("whose", "any")});
    combat.example = row.at("example").json();
    return combat;
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
    Reason reason;
    reason.line = row.text("line", row.at("id").text());
    reason.label = row.at("label").text();
    reason.text = row.text("text", "");
    reason.value = static_cast<int>(row.integer("value", 0));
    if (const Figure &each = row.get("each")) {
        const auto known = std::find(counts.begin(), counts.end(), each.text());
        if (known == counts.end())
            each.fail("no answer gives a count \"" + each.text() + "\"");
        reason.each = static_cast<int>(known - counts.begin());
    }
    reason.any = readConditions(row, "any", words.vocabulary);
    if (const Figure &ranks = row.get("ranks")) {
        reason.ranks = ranks.whole([this](const Figure &of) {
            return Ranks{of.text("of", "me") == "foe", intOf(of.at("from")), intOf(of.at("to")), of.boolean("any", false),
                         Condition::read(of, words.vocabulary)};
        });
        if (reason.ranks->from < 2 || reason.ranks->to > 4 || reason.ranks->from > reason.ranks->to)
            ranks.fail("ranks run from 2 to 4");
    }
    if (const Figure &margin = row.get("margin"))
        margin.whole([&reason](const Figure &of) {
            reason.least = static_cast<int>(of.integer("least", INT_MIN));
            reason.most = static_cast<int>(of.integer("most", INT_MAX));
        });
    return reason;
}

Sheet::Sheet(const FigureFolder &from)
    : figures(from), ruleset(from.read("ruleset.toml")), troops(from.read("troops.toml")), outcomes(from.read("outcomes.toml")),
      words(troops, outcomes), cost(from.read("command.toml"), words)
{
    const Vocabulary &vocabulary = words.vocabulary;
    acts = readActs(from);
    const Figure questions = from.read("questions.toml");
    const Figure factors = from.read("factors.toml");
    const Figure grades = from.read("grading.toml");

    for (const std::string &whose : ruleset.at("break").keys())
        if (const Figure &part = ruleset.at("break").at(whose).at("part"); part.integer() < 1 || part.integer() > 100)
            part.fail("an army breaks at one of 1 to 100 parts of it");
    for (const std::string &scale : ruleset.at("millimetres").keys())
        if (const Figure &tenths = ruleset.at("millimetres").at(scale).at("tenths"); tenths.integer() < 1 || tenths.integer() > 1000)
            tenths.fail("allowed are 1 to 1000 tenths");
    for (const Figure &row : ruleset.at("phase").rows()) {
        phases.push_back({row.at("id").text(), row.at("label").text()});
    }
    for (const Figure &row : ruleset.at("option").rows()) {
        Option option{readOptionQuestion(row, words), row.boolean("setting", false), -1};
        option.field = option.setting ? vocabulary.fieldNumber(option.question.id) : -1;
        if (option.setting)
            usualSettings[option.question.id] = option.question.standard;
        options.push_back(std::move(option));
    }
    for (const Figure &row : troops.at("extra").rows())
        extras.push_back(
            {row.at("id").text(),
             row.at("label").text(),
             row.at("rule").text(),
             {static_cast<int>(std::lround(2 * row.at("Reg").number())), static_cast<int>(std::lround(2 * row.at("Irr").number()))}});

    // Questions come first: they name the counts that factors multiply by.
    for (const Figure &row : questions.at("resolver").rows()) {
        combats.push_back(readCombat(row, words));
        combats.back().questions = readQuestions(questions.at("question"), row.at("prefix").text(), vocabulary,
                                                 [this](const std::string &name) { return count(name); });
    }
    lossQuestions = readQuestions(questions.at("question"), "loss.", vocabulary);
    pressQuestions = readQuestions(questions.at("question"), "pf.", vocabulary);
    pursuitQuestions = readQuestions(questions.at("question"), "pu.", vocabulary);
    rankOffers = Table<RankOffer>::load(questions.at("rank"), vocabulary, Match::all,
                                        [this](const Figure &row) { return readRankOffer(row, words); });

    const auto amount = [](const char *key, int times) {
        return [key, times](const Figure &row) {
            return Amount{static_cast<int>(std::lround(times * row.at(key).number())), row.at("label").text()};
        };
    };
    equivalents = Table<Amount>::load(troops.at("ee"), vocabulary, Match::first, amount("value", 2));
    ranges = Table<Amount>::load(troops.at("range"), vocabulary, Match::first, amount("paces", 1), false);
    fast = Table<Amount>::load(troops.at("fast"), vocabulary, Match::first, amount("paces", 1), false);
    moves = Table<Moves>::load(troops.at("move"), vocabulary, Match::first, [this](const Figure &row) { return readMoves(row, words); });
    impetuous = Table<std::string>::load(
        troops.at("impetuous"), vocabulary, Match::first, [](const Figure &row) { return row.at("label").text(); }, false);
    going = Table<Counts>::load(troops.at("going"), vocabulary, Match::first,
                                [this](const Figure &row) { return readCounts(row, words.going, true); });

    base = Table<Factor>::load(factors.at("base"), vocabulary, Match::first, [this](const Figure &row) { return readFactor(row, words); });
    const auto reason = [this](const Figure &row) { return readReason(row); };
    support = Table<Reason>::load(factors.at("support"), vocabulary, Match::all, reason);
    idle = Table<Reason>::load(factors.at("idle"), vocabulary, Match::first, reason);
    tactical = Table<Reason>::load(factors.at("tactical"), vocabulary, Match::all, reason);
    effective = Table<Counts>::load(factors.at("effective"), vocabulary, Match::first,
                                    [this](const Figure &row) { return readCounts(row, words.grades, false); });
    grading = Table<Reason>::load(grades.at("grading"), vocabulary, Match::all, reason);
    mitigation = Table<Reason>::load(grades.at("mitigation"), vocabulary, Match::all, reason);

    for (const Figure &row : outcomes.at("result").rows())
        results.push_back(readResult(row));
    const auto fate = [this](const Figure &row) {
        Fate read{result(row.at("result").text(), row), {}, row.at("label").text(), row.text("text", "")};
        if (const Figure &list = row.get("from"))
            for (const std::string &id : list.texts())
                read.from.push_back(result(id, list));
        return read;
    };
    equal = Table<Fate>::load(outcomes.at("equal"), vocabulary, Match::first, fate);
    less = Table<Fate>::load(outcomes.at("less"), vocabulary, Match::first, fate);
    half = Table<Fate>::load(outcomes.at("half"), vocabulary, Match::first, fate);
    blocked = Table<Fate>::load(outcomes.at("blocked"), vocabulary, Match::first, fate, false);
    const Figure &compare = outcomes.at("comparison");
    comparison = {compare.at("rule").text(), compare.at("equal_text").text(), compare.at("less_text").text(),
                  compare.at("half_text").text(), intOf(compare.at("half"))};

    const Figure &follow = outcomes.at("following");
    following = {follow.at("rule").text(),    follow.at("must").text(),        follow.at("may").text(),  follow.at("owed").text(),
                 follow.at("met").text(),     follow.at("instruction").text(), follow.at("stay").text(), follow.at("staying").text(),
                 follow.at("blocked").text(), follow.at("off_table").text()};
    neverPursues = Table<std::string>::load(outcomes.at("never_pursues"), vocabulary, Match::all,
                                            [](const Figure &row) { return row.at("label").text(); });

    Facts facts;
    for (std::size_t kind = 0; kind < words.kinds.size(); ++kind) {
        facts[words.me] = static_cast<std::uint8_t>(kind);
        shoots_.push_back(ranges.firstOrNull(facts) != nullptr);
        std::vector<int> &row = goingFor_.emplace_back();
        for (std::size_t ground = 0; ground < words.going.size(); ++ground)
            for (int sand = 0; sand < 2; ++sand) {
                facts[words.ground] = static_cast<std::uint8_t>(ground);
                facts[words.sand] = static_cast<std::uint8_t>(sand);
                const int word = going.first(facts).payload.word;
                row.push_back(word < 0 ? static_cast<int>(ground) : word);
            }
    }
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

const Extra &Sheet::extra(std::string_view id) const
{
    for (const Extra &extra : extras)
        if (extra.id == id)
            return extra;
    throw Error("there is no cost of \"" + std::string(id) + "\" among the extras", std::string(id));
}

int Sheet::millimetres(int paces, const std::string &scale) const
{
    return paces * intOf(ruleset.at("millimetres").at(scale).at("tenths")) / 10;
}

std::string withSign(int value) { return (value < 0 ? "-" : "+") + std::to_string(std::abs(value)); }

std::string halves(int count)
{
    const std::string half = count % 2 != 0 ? "½" : "";
    return count / 2 == 0 && !half.empty() ? half : std::to_string(count / 2) + half;
}

} // namespace optio::dbm
