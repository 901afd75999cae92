// SPDX-License-Identifier: GPL-3.0-or-later
// Reads questions from figures and holds interviews.
#include "rules/ruling/asking.h"

#include "rules/ruling/interview.h"
#include "rules/ruling/own_words.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <utility>

namespace optio {

namespace {

using Counter = std::function<int(const std::string &)>;

void readSaid(const Figure &from, Said::Whose whose, const Vocabulary &vocabulary, const Counter &count, std::vector<Said> &says)
{
    if (!from)
        return;
    for (const std::string &key : from.keys()) {
        const Figure &value = from.at(key);
        Said said;
        said.whose = whose;
        if (value.kind() == Figure::Kind::integer) {
            if (!count)
                value.fail("unknown count \"" + key + "\"");
            said.count = count(key);
            said.add = static_cast<int>(value.integer());
        } else {
            said.field = vocabulary.fieldNumber(key);
            if (said.field < 0)
                value.fail("unknown field \"" + key + "\"");
            said.word = vocabulary.wordNumber(said.field, value.text());
            if (said.word < 0)
                value.fail("unknown word \"" + value.text() + "\" of \"" + key + "\"");
        }
        says.push_back(said);
    }
}

std::vector<Said> readEffects(const Figure &from, const Vocabulary &vocabulary, const Counter &count)
{
    std::vector<Said> says;
    if (!from)
        return says;
    readSaid(from.get("self"), Said::Whose::self, vocabulary, count, says);
    readSaid(from.get("foe"), Said::Whose::foe, vocabulary, count, says);
    readSaid(from.get("a"), Said::Whose::a, vocabulary, count, says);
    readSaid(from.get("b"), Said::Whose::b, vocabulary, count, says);
    return says;
}

void readAnswers(const Figure &row, Asking &asking, const Vocabulary &vocabulary, const Counter &count)
{
    switch (asking.kind) {
    case Asking::Kind::yesNo:
        asking.answers = {{false, "no", readEffects(row.get("no"), vocabulary, count)},
                          {true, "yes", readEffects(row.get("yes"), vocabulary, count)}};
        asking.standard = row.boolean("standard", false) ? 1 : 0;
        break;
    case Asking::Kind::choice:
        for (const Figure &choice : row.at("choices").rows()) {
            asking.answers.push_back({choice.at("value").text(), choice.at("label").text(), readEffects(choice, vocabulary, count)});
        }
        if (asking.answers.empty())
            row.fail("a choice needs at least one answer");
        if (const Figure &standard = row.get("standard")) {
            const auto found = std::find_if(asking.answers.begin(), asking.answers.end(),
                                            [&](const Answer &answer) { return answer.value == standard.text(); });
            if (found == asking.answers.end())
                standard.fail("\"" + standard.text() + "\" is not one of the choices");
            asking.standard = static_cast<int>(found - asking.answers.begin());
        }
        break;
    case Asking::Kind::count:
        asking.least = static_cast<int>(row.at("least").integer());
        asking.most = static_cast<int>(row.at("most").integer());
        asking.standard = static_cast<int>(row.integer("standard", asking.least));
        asking.answers = {{1, "", readEffects(row.get("each"), vocabulary, count)}};
        break;
    case Asking::Kind::own:
        (void)row.get("yes"); // tells a reader what the rule set's own code does
        break;
    }
}

Asking::Kind kindOf(const Figure &kind)
{
    static const std::array<std::pair<const char *, Asking::Kind>, 4> kinds{
        {{"yesNo", Asking::Kind::yesNo}, {"choice", Asking::Kind::choice}, {"count", Asking::Kind::count}, {"own", Asking::Kind::own}}};
    for (const auto &[name, value] : kinds)
        if (kind.text() == name)
            return value;
    kind.fail("unknown kind of question \"" + kind.text() + "\"; allowed: yesNo, choice, count, own");
}

Asking readAsking(const Figure &row, const Vocabulary &vocabulary, const Counter &count)
{
    Asking asking;
    asking.id = row.at("id").text();
    asking.perSide = row.text("per", "") == "side";
    const std::string side = row.text("side", "");
    if (asking.perSide) {
        asking.ids = {asking.id + "_a", asking.id + "_b"};
        asking.asked[1] = true;
    } else {
        asking.ids = {asking.id, asking.id};
        asking.asked[0] = side != "b";
        asking.asked[1] = side == "b";
        asking.perSide = !side.empty();
    }
    asking.oneSide = row.boolean("one_side", false);
    asking.kind = kindOf(row.at("kind"));
    asking.place = static_cast<int>(row.integer("place", 0));
    asking.label = row.at("label").text();
    asking.help = row.at("help").text();
    asking.rule = row.at("rule").text();
    asking.refused = row.text("refused", "");
    asking.refusedRule = row.text("refused_rule", asking.rule);
    asking.number = static_cast<int>(row.integer("number", 0));
    asking.shown = readConditions(row, "shown", vocabulary);
    readAnswers(row, asking, vocabulary, count);
    return asking;
}

const std::string &idOf(const Asking &asking, int side) { return asking.ids[static_cast<std::size_t>(side)]; }

void say(Subject &subject, int side, const std::vector<Said> &says, int times = 1)
{
    for (const Said &said : says) {
        const int whom = said.whose == Said::Whose::self  ? side
                         : said.whose == Said::Whose::foe ? 1 - side
                         : said.whose == Said::Whose::a   ? 0
                                                          : 1;
        if (said.field >= 0)
            subject.say(whom, said.field, said.word);
        else
            subject.add(whom, said.count, times * said.add);
    }
}

/// The number of the answer given, or -1 when it is not allowed.
int numberOf(const Asking &asking, const Json &given)
{
    if (asking.kind == Asking::Kind::count) {
        if (!given.is_number_integer() || given < asking.least || given > asking.most)
            return -1;
        return given.get<int>();
    }
    for (std::size_t i = 0; i < asking.answers.size(); ++i)
        if (given == asking.answers[i].value)
            return static_cast<int>(i);
    for (std::size_t i = 0; i < asking.answers.size(); ++i)
        if (standsForOwnWords(asking.answers[i].value) && isOwnWords(given))
            return static_cast<int>(i);
    return -1;
}

[[noreturn]] void refuseValue(const Asking &asking, const std::string &id, const Json &given)
{
    std::string allowed;
    if (asking.kind == Asking::Kind::count)
        allowed = "whole numbers from " + std::to_string(asking.least) + " to " + std::to_string(asking.most);
    else
        for (const Answer &answer : asking.answers)
            allowed +=
                (allowed.empty() ? "" : ", ") + (standsForOwnWords(answer.value) ? "a short text of your own" : canonical(answer.value));
    throw Error(id + ": " + quoted(given) + " is not an answer to \"" + asking.label + "\" (" + asking.rule + "); allowed: " + allowed, id);
}

/// An answer was given that was not asked for.
[[noreturn]] void refuseStray(const std::vector<Asking> &questions, const Json &answers, const std::vector<std::string> &asked)
{
    for (auto it = answers.begin(); it != answers.end(); ++it) {
        if (std::find(asked.begin(), asked.end(), it.key()) != asked.end())
            continue;
        for (const Asking &asking : questions)
            for (const int side : {0, 1})
                if (asking.asked[side] && idOf(asking, side) == it.key())
                    throw Error(it.key() + ": this question does not apply here" + (asking.refused.empty() ? "" : ": " + asking.refused) +
                                    " (" + asking.refusedRule + "); leave it out",
                                it.key());
        throw Error("answers: nothing here is called " + quoted(Json(it.key())) + allowedTail(it.key(), asked), it.key());
    }
    throw Error("answers: a question is answered twice", "answers");
}

} // namespace

bool Asking::applies(const Facts &facts) const { return anyHolds(shown, facts); }

std::vector<Asking> readQuestions(const Figure &rows, const std::string &prefix, const Vocabulary &vocabulary, const Counter &count)
{
    std::vector<Asking> questions;
    for (const Figure &row : rows.items())
        if (row.at("id").text().rfind(prefix, 0) == 0)
            questions.push_back(row.whole([&](const Figure &whole) { return readAsking(whole, vocabulary, count); }));
    return questions;
}

std::vector<Condition> readConditions(const Figure &row, const std::string &key, const Vocabulary &vocabulary)
{
    std::vector<Condition> conditions;
    if (const Figure &list = row.get(key))
        for (const Figure &one : list.rows()) {
            conditions.push_back(Condition::read(one, vocabulary));
        }
    return conditions;
}

bool anyHolds(const std::vector<Condition> &conditions, const Facts &facts)
{
    return conditions.empty() ||
           std::any_of(conditions.begin(), conditions.end(), [&facts](const Condition &condition) { return condition.holds(facts); });
}

namespace {

/// The answer given to a question, if there is one.
const Json *givenTo(const Asking &asking, int side, const Json &answers)
{
    const auto found = answers.find(idOf(asking, side));
    return found == answers.end() ? nullptr : &*found;
}

/// Both sides as they are asked: of a question for one side only first the one that has taken it.
std::array<int, 2> sidesInOrder(const Asking &asking, const Json *first, const Json *second)
{
    const int number = first != nullptr || second == nullptr ? asking.standard : numberOf(asking, *second);
    return number < 0 || number == asking.standard ? std::array{0, 1} : std::array{1, 0};
}

std::array<int, 2> sidesInOrder(const Asking &asking, const Json &answers)
{
    return asking.oneSide ? sidesInOrder(asking, givenTo(asking, 0, answers), givenTo(asking, 1, answers)) : std::array{0, 1};
}

/// The answer that stands to a question of the rule set's own.
Json ownAnswer(Subject &subject, const Asking &asking, int side, const Json *given, bool strict)
{
    try {
        return subject.answer(asking, side, given);
    } catch (const Error &) {
        if (strict)
            throw;
        return subject.answer(asking, side, nullptr);
    }
}

/// Says what the answer of this number says.
void sayAnswer(Subject &subject, const Asking &asking, int side, int number)
{
    if (asking.kind == Asking::Kind::count)
        say(subject, side, asking.answers.front().says, number);
    else
        say(subject, side, asking.answers[static_cast<std::size_t>(number)].says);
}

} // namespace

void interview(const std::vector<Asking> &questions, Subject &subject, const Json &answers, bool strict, const Asked &asked)
{
    std::size_t used = 0;
    std::vector<std::string> ids; // of the questions asked, for messages
    for (const Asking &asking : questions)
        for (const int side : sidesInOrder(asking, answers)) {
            if (!asking.asked[side] || !asking.applies(subject.facts(side)))
                continue;
            const std::string &id = idOf(asking, side);
            const Json *given = givenTo(asking, side, answers);
            used += given != nullptr ? 1 : 0;
            if (strict)
                ids.push_back(id);
            if (asking.kind == Asking::Kind::own) {
                const Json stands = ownAnswer(subject, asking, side, given, strict);
                if (asked)
                    asked(asking, side, stands);
                continue;
            }
            int number = given == nullptr ? asking.standard : numberOf(asking, *given);
            if (number < 0) {
                if (strict)
                    refuseValue(asking, id, *given);
                given = nullptr;
                number = asking.standard;
            }
            sayAnswer(subject, asking, side, number);
            if (asked)
                asked(asking, side, given == nullptr ? standardOf(asking) : *given);
        }
    if (strict && used != answers.size())
        refuseStray(questions, answers, ids);
}

Interview::Interview(const std::vector<Asking> &questions, const Json &answers) : questions_(questions), rows_(questions.size())
{
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        for (const int side : {0, 1})
            if (questions[i].asked[side] || questions[i].oneSide)
                rows_[i].given[static_cast<std::size_t>(side)] = read(questions[i], givenTo(questions[i], side, answers));
        settle(i);
    }
}

Interview::Given Interview::read(const Asking &asking, const Json *answer)
{
    Given given{answer, asking.standard};
    if (answer != nullptr && asking.kind != Asking::Kind::own)
        if (const int number = numberOf(asking, *answer); number >= 0)
            given.number = number;
    return given;
}

void Interview::settle(std::size_t question)
{
    Row &row = rows_[question];
    if (questions_[question].oneSide)
        row.order = sidesInOrder(questions_[question], row.given[0].answer, row.given[1].answer);
}

void Interview::hold(Subject &subject, std::size_t from, const std::function<void(std::size_t)> &before) const
{
    for (std::size_t i = from; i < rows_.size(); ++i) {
        const Asking &asking = questions_[i];
        bool told = !before;
        for (const int side : rows_[i].order) {
            if (!asking.asked[side] || !asking.applies(subject.facts(side)))
                continue;
            if (!std::exchange(told, true))
                before(i);
            const Given &given = rows_[i].given[static_cast<std::size_t>(side)];
            if (asking.kind == Asking::Kind::own)
                (void)ownAnswer(subject, asking, side, given.answer, false);
            else
                sayAnswer(subject, asking, side, given.number);
        }
    }
}

std::size_t Interview::find(const std::string &id) const
{
    const auto has = [&id](const Asking &asking) {
        return (asking.asked[0] && asking.ids[0] == id) || (asking.asked[1] && asking.ids[1] == id);
    };
    return static_cast<std::size_t>(std::find_if(questions_.begin(), questions_.end(), has) - questions_.begin());
}

void Interview::vary(Subject &subject, std::size_t question, const std::string &id, const Json &answer)
{
    const Row stood = rows_.at(question);
    for (const int side : {0, 1})
        if (idOf(questions_[question], side) == id)
            rows_[question].given[static_cast<std::size_t>(side)] = read(questions_[question], &answer);
    settle(question);
    hold(subject, question);
    rows_[question] = stood;
}

Json standardOf(const Asking &asking)
{
    switch (asking.kind) {
    case Asking::Kind::own:
        return {};
    case Asking::Kind::count:
        return asking.standard;
    default:
        return asking.answers[static_cast<std::size_t>(asking.standard)].value;
    }
}

Question questionOf(const Asking &asking, int side, const Json &value, const std::array<std::string, 2> &names)
{
    Question question;
    question.id = idOf(asking, side);
    question.side = !asking.perSide ? "" : side == 0 ? "a" : "b";
    question.label = asking.label;
    question.help = asking.help;
    question.rule = asking.rule;
    question.value = value;
    question.standard = standardOf(asking);
    switch (asking.kind) {
    case Asking::Kind::yesNo:
        question.kind = QuestionKind::yesNo;
        break;
    case Asking::Kind::choice:
        question.kind = QuestionKind::choice;
        for (const Answer &answer : asking.answers)
            question.choices.push_back({answer.value, fill(answer.label, {{"a", names[0]}, {"b", names[1]}}), {}});
        break;
    case Asking::Kind::count:
        question.kind = QuestionKind::count;
        question.least = asking.least;
        question.most = asking.most;
        break;
    case Asking::Kind::own:
        question.kind = QuestionKind::choice;
        break;
    }
    return question;
}

const Json &answersIn(const Json &input)
{
    static const Json none = Json::object();
    const auto found = input.find("answers");
    if (found == input.end())
        return none;
    if (!found->is_object())
        throw Error("answers: expected an object of question ids and answers", "answers");
    return *found;
}

void onlyKeys(const Json &input, const std::vector<std::string> &keys)
{
    if (!input.is_object())
        throw Error("the input must be an object with " + listed(keys));
    for (auto it = input.begin(); it != input.end(); ++it)
        if (std::find(keys.begin(), keys.end(), it.key()) == keys.end())
            throw Error("the input has an unknown key " + quoted(Json(it.key())) + allowedTail(it.key(), keys), it.key());
}

std::string fill(std::string text, std::initializer_list<std::pair<std::string_view, std::string_view>> values)
{
    for (const auto &[name, value] : values) {
        const std::string key = "{" + std::string(name) + "}";
        for (auto at = text.find(key); at != std::string::npos; at = text.find(key, at + value.size()))
            text.replace(at, key.size(), value);
    }
    return text;
}

} // namespace optio
