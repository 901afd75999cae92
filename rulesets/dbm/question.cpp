// SPDX-License-Identifier: GPL-3.0-or-later
// Reads questions.toml.
#include "rulesets/dbm/question.h"

#include <algorithm>

namespace optio::dbm {

namespace {

using Counter = std::function<int(const std::string &)>;

void readSaid(const Figure &from, Said::Whose whose, const Words &words, const Counter &count, std::vector<Said> &says)
{
    if (!from)
        return;
    for (const std::string &key : from.keys()) {
        const Figure &value = from.at(key);
        Said said;
        said.whose = whose;
        if (value.kind() == Figure::Kind::integer) {
            said.count = count(key);
            said.add = static_cast<int>(value.integer());
        } else {
            said.field = words.vocabulary.fieldNumber(key);
            if (said.field < 0)
                value.fail("unknown field \"" + key + "\"");
            said.word = words.vocabulary.wordNumber(said.field, value.text());
            if (said.word < 0)
                value.fail("unknown word \"" + value.text() + "\" of \"" + key + "\"");
        }
        says.push_back(said);
    }
}

std::vector<Said> readEffects(const Figure &from, const Words &words, const Counter &count)
{
    std::vector<Said> says;
    if (!from)
        return says;
    readSaid(from.get("self"), Said::Whose::self, words, count, says);
    readSaid(from.get("foe"), Said::Whose::foe, words, count, says);
    readSaid(from.get("a"), Said::Whose::a, words, count, says);
    readSaid(from.get("b"), Said::Whose::b, words, count, says);
    return says;
}

void readAnswers(const Figure &row, Asking &asking, const Words &words, const Counter &count)
{
    switch (asking.kind) {
    case Asking::Kind::yesNo:
        asking.answers = {{false, "no", readEffects(row.get("no"), words, count)},
                          {true, "yes", readEffects(row.get("yes"), words, count)}};
        asking.standard = row.boolean("standard", false) ? 1 : 0;
        break;
    case Asking::Kind::choice:
        for (const Figure &choice : row.at("choices").items()) {
            choice.onlyKeys({"value", "label", "self", "foe", "a", "b"});
            asking.answers.push_back({choice.at("value").text(), choice.at("label").text(), readEffects(choice, words, count)});
        }
        break;
    case Asking::Kind::count:
        asking.least = static_cast<int>(row.at("least").integer());
        asking.most = static_cast<int>(row.at("most").integer());
        asking.standard = asking.least;
        asking.answers = {{1, "", readEffects(row.at("each"), words, count)}};
        break;
    case Asking::Kind::rank:
        asking.rank = static_cast<int>(row.at("rank").integer());
        break;
    }
}

Asking::Kind kindOf(const Figure &kind)
{
    static const std::array<std::pair<const char *, Asking::Kind>, 4> kinds{
        {{"yesNo", Asking::Kind::yesNo}, {"choice", Asking::Kind::choice}, {"count", Asking::Kind::count}, {"rank", Asking::Kind::rank}}};
    for (const auto &[name, value] : kinds)
        if (kind.text() == name)
            return value;
    kind.fail("unknown kind of question \"" + kind.text() + "\"; allowed: yesNo, choice, count, rank");
}

Asking readAsking(const Figure &row, const Words &words, const Counter &count)
{
    row.onlyKeys({"id", "per", "side", "place", "kind", "label", "help", "rule", "refused", "refused_rule", "shown", "choices", "yes", "no",
                  "each", "least", "most", "rank", "standard"});
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
    asking.kind = kindOf(row.at("kind"));
    asking.place = static_cast<int>(row.at("place").integer());
    asking.label = row.at("label").text();
    asking.help = row.at("help").text();
    asking.rule = row.at("rule").text();
    asking.refused = row.text("refused", "");
    asking.refusedRule = row.text("refused_rule", asking.rule);
    asking.shown = readConditions(row, "shown", words);
    readAnswers(row, asking, words, count);
    return asking;
}

} // namespace

bool Asking::applies(const Facts &facts) const { return anyHolds(shown, facts); }

std::vector<Asking> readQuestions(const Figure &rows, const std::string &prefix, const Words &words, const Counter &count)
{
    std::vector<Asking> questions;
    for (const Figure &row : rows.items())
        if (row.at("id").text().rfind(prefix, 0) == 0)
            questions.push_back(readAsking(row, words, count));
    return questions;
}

RankOffer readRankOffer(const Figure &row, const Words &words)
{
    row.onlyKeys({"id", "rule", "when", "unless", "any", "offer"});
    RankOffer offer;
    offer.any = readConditions(row, "any", words);
    for (const Figure &kind : row.at("offer").items()) {
        kind.onlyKeys({"type", "grade", "weapon"});
        RankKind read;
        const auto number = [&kind](const char *key, const auto &known) {
            const std::string &text = kind.at(key).text();
            const int found = text == "me" ? -1 : known(text);
            if (found < 0 && text != "me")
                kind.at(key).fail("unknown word \"" + text + "\"");
            return found;
        };
        read.type = number("type", [&words](const std::string &text) { return words.type(text); });
        read.grade = number("grade", [&words](const std::string &text) { return words.grade(text); });
        if (kind.has("weapon"))
            read.weapon = number("weapon", [&words](const std::string &text) { return numberOf(words.weapon, text); });
        offer.kinds.push_back(read);
    }
    return offer;
}

std::vector<Condition> readConditions(const Figure &row, const std::string &key, const Words &words)
{
    std::vector<Condition> conditions;
    if (const Figure &list = row.get(key))
        for (const Figure &one : list.items()) {
            one.onlyKeys({"when", "unless"});
            conditions.push_back(Condition::read(one, words.vocabulary));
        }
    return conditions;
}

bool anyHolds(const std::vector<Condition> &conditions, const Facts &facts)
{
    return conditions.empty() ||
           std::any_of(conditions.begin(), conditions.end(), [&facts](const Condition &condition) { return condition.holds(facts); });
}

} // namespace optio::dbm
