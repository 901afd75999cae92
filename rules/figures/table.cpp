// SPDX-License-Identifier: GPL-3.0-or-later
// Vocabularies and conditions of decision tables, and the checks a table must pass when it is loaded.
#include "rules/figures/table.h"

#include "rules/ruling/refusal.h"

#include <algorithm>
#include <set>

namespace optio {

namespace {

using Mask = Vocabulary::Mask;

/// The lowest `count` bits.
Mask lowest(std::size_t count) { return count == 0 ? Mask() : ~Mask() >> (Vocabulary::mostWords - count); }

} // namespace

int Vocabulary::field(const std::string &name, std::vector<std::string> words)
{
    if (fields_.size() == mostFields)
        throw Error("a vocabulary has at most 64 fields; \"" + name + "\" is one too many", name);
    if (words.empty() || words.size() > mostWords)
        throw Error("the field \"" + name + "\" has " + std::to_string(words.size()) + " words; allowed: 1 to 128", name);
    if (fieldNumber(name) >= 0)
        throw Error("the field \"" + name + "\" is named twice", name);
    std::set<std::string_view> seen;
    const auto useless = [&seen](const std::string &word) { return word.empty() || word.front() == '!' || !seen.insert(word).second; };
    if (const auto word = std::find_if(words.begin(), words.end(), useless); word != words.end())
        throw Error("the word \"" + *word + "\" of the field \"" + name + "\" is empty, begins with \"!\" or stands there twice", name);
    fields_.push_back({name, std::move(words), {}});
    return static_cast<int>(fields_.size()) - 1;
}

void Vocabulary::group(int field, const std::string &name, const std::vector<std::string> &words)
{
    Field &home = fields_.at(static_cast<std::size_t>(field));
    if (name.empty() || name.front() == '!' || wordNumber(field, name) >= 0 || home.groups.count(name) > 0)
        throw Error("the group \"" + name + "\" of the field \"" + home.name + "\" needs a name of its own that does not begin with \"!\"",
                    name);
    home.groups.emplace(name, mask(field, words, Figure()));
}

int Vocabulary::fieldLike(const std::string &name, int other)
{
    const Field like = fields_.at(static_cast<std::size_t>(other));
    const int number = field(name, like.words);
    fields_.back().groups = like.groups;
    return number;
}

int Vocabulary::fieldNumber(std::string_view name) const
{
    const auto found = std::find_if(fields_.begin(), fields_.end(), [name](const Field &field) { return field.name == name; });
    return found == fields_.end() ? -1 : static_cast<int>(found - fields_.begin());
}

int Vocabulary::wordNumber(int field, std::string_view word) const
{
    const std::vector<std::string> &all = words(field);
    const auto found = std::find(all.begin(), all.end(), word);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

const std::string &Vocabulary::fieldName(int field) const { return fields_.at(static_cast<std::size_t>(field)).name; }

const std::vector<std::string> &Vocabulary::words(int field) const { return fields_.at(static_cast<std::size_t>(field)).words; }

Mask Vocabulary::mask(int field, const std::vector<std::string> &texts, const Figure &at) const
{
    const Field &home = fields_.at(static_cast<std::size_t>(field));
    const auto named = [&](const std::string &name) {
        if (const int word = wordNumber(field, name); word >= 0)
            return Mask().set(static_cast<std::size_t>(word));
        if (const auto group = home.groups.find(name); group != home.groups.end())
            return group->second;
        std::vector<std::string> names = home.words;
        for (const auto &[group, words] : home.groups)
            names.push_back(group);
        at.fail("unknown word \"" + name + "\" for \"" + home.name + "\"" + allowedTail(name, names));
    };
    Mask added, taken;
    bool adds = false;
    for (const std::string &text : texts) {
        if (!text.empty() && text.front() == '!') {
            taken |= named(text.substr(1));
        } else {
            added |= named(text);
            adds = true;
        }
    }
    if (!adds && !texts.empty())
        added = lowest(home.words.size());
    return added & ~taken;
}

Condition Condition::read(const Figure &row, const Vocabulary &vocabulary)
{
    const auto terms = [&vocabulary](const Figure &facts) {
        All all;
        for (const std::string &name : facts.keys()) {
            const Figure &words = facts.at(name);
            const int field = vocabulary.fieldNumber(name);
            if (field < 0) {
                std::vector<std::string> names;
                for (std::size_t i = 0; i < vocabulary.size(); ++i)
                    names.push_back(vocabulary.fieldName(static_cast<int>(i)));
                words.fail("unknown field \"" + name + "\"" + allowedTail(name, names));
            }
            const Mask mask = vocabulary.mask(field, words.texts(), words);
            if (mask.none())
                words.fail("this leaves no word of \"" + name + "\", so it can never hold");
            static const Mask low = lowest(64);
            all.push_back({static_cast<std::uint8_t>(field), {(mask & low).to_ullong(), (mask >> 64).to_ullong()}});
        }
        return all;
    };

    Condition condition;
    if (const Figure &when = row.get("when"))
        condition.when_ = terms(when);
    if (const Figure &unless = row.get("unless")) {
        if (unless.isArray())
            for (const Figure &one : unless.items())
                condition.unless_.push_back(terms(one));
        else
            condition.unless_.push_back(terms(unless));
    }
    return condition;
}

bool Condition::all(const All &terms, const Facts &facts)
{
    for (const Term &term : terms) {
        const unsigned word = facts.word[term.field];
        if (((term.allowed[(word >> 6) & 1] >> (word & 63)) & 1) == 0)
            return false;
    }
    return true;
}

bool Condition::holds(const Facts &facts) const
{
    if (!all(when_, facts))
        return false;
    for (const All &terms : unless_)
        if (all(terms, facts))
            return false;
    return true;
}

std::vector<int> Condition::fields() const
{
    std::set<int> asked;
    for (const Term &term : when_)
        asked.insert(term.field);
    for (const All &terms : unless_)
        for (const Term &term : terms)
            asked.insert(term.field);
    return {asked.begin(), asked.end()};
}

void checkTable(const Figure &rows, const std::vector<Condition> &conditions, const Vocabulary &vocabulary, Match match, bool complete)
{
    std::map<std::string, std::string> places;
    Coverage coverage(vocabulary);
    for (std::size_t i = 0; i < conditions.size(); ++i) {
        const Figure &row = rows.items()[i];
        const std::string &id = row.at("id").text();
        const auto [earlier, fresh] = places.emplace(id, row.where());
        if (!fresh)
            row.at("id").fail("the id \"" + id + "\" is already that of the row at " + earlier->second);
        if (!coverage.possible(conditions[i]))
            row.fail("the row \"" + id + "\" can never match: its \"unless\" takes away every case its \"when\" allows");
        if (match == Match::first && !coverage.add(conditions[i]))
            row.fail("the row \"" + id + "\" can never match: the rows before it already cover all its cases");
    }
    if (match != Match::first || !complete)
        return;
    if (conditions.empty())
        rows.fail("the table has no rows, but every case must have one");
    std::string gap;
    for (const auto &[field, word] : coverage.gap())
        gap.append(gap.empty() ? "" : ", ").append(field).append(" = \"").append(word).append("\"");
    if (!gap.empty())
        rows.fail("no row covers the case " + gap);
}

} // namespace optio
