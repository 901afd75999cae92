// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a combat: who fights, what is asked, and which ranks are offered.
#include "rules/sides.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/combat/combat.h"
#include "rulesets/dbm/combat/combat_resolver.h"
#include "rulesets/dbm/combat/interview.h"
#include "rulesets/dbm/combat/who.h"
#include "rulesets/dbm/move/moves_distance.h"
#include "rulesets/dbx/marks.h"

#include <algorithm>

namespace optio::dbm {

namespace {

/// How a rank that was given reads.
std::string rankLabel(const Sheet &sheet, const Element &rank)
{
    std::string label = titleOf(sheet.words, rank);
    if (rank.weapon > 0)
        label += " · " + sheet.words.weapon[at(rank.weapon)].label;
    if (rank.bow > 0)
        label += " · " + sheet.words.bow[at(rank.bow)].label;
    return label;
}

/// A rank as an answer: the short text where nothing but the kind matters.
Json rankValue(const Sheet &sheet, const Element &rank)
{
    if (rank.weapon == 0 && rank.bow == 0 && rank.supports == 0)
        return sheet.words.kinds[at(rank.kind)];
    Json value = toJson(sheet.words, rank);
    for (const char *key : {"general", "demoralised", "drill"})
        value.erase(key);
    return value;
}

} // namespace

bool CombatAct::rankMatters(const Situation &situation, int side, const Element &rank, int place) const
{
    const Side &own = situation.side[at(side)];
    Facts facts = own.facts;
    describeRank(sheet_.words, facts, own.element, rank, place);
    return std::any_of(sheet_.rankOffers.rows().begin(), sheet_.rankOffers.rows().end(),
                       [&facts](const auto &row) { return row.condition.holds(facts) && anyHolds(row.payload.any, facts); });
}

std::vector<Choice> CombatAct::rankChoices(const Situation &situation, const Asking &asking, int side) const
{
    const Side &own = situation.side[at(side)];
    const Words &words = sheet_.words;
    std::vector<Choice> choices{{"none", "none", "Nothing stands there, or nothing that could help."}};
    if (situation.place.state != nullptr) {
        const dbx::Units &units = situation.place.state->units;
        for (const auto &[id, unit] : units) {
            if (unit.side != own.unit->side || freeBehind(situation, side, unit) < 1)
                continue;
            const Element rank = elementOf(words, unit);
            if (!rankMatters(situation, side, rank, asking.number))
                continue;
            const std::string command = commandOf(*situation.place.state, unit).name;
            const bool elsewhere = unit.command != own.unit->command;
            choices.push_back({id, rankLabel(sheet_, rank) + (elsewhere ? " · " + command : ""), titleOf(words, rank) + " of " + command});
        }
        return choices;
    }
    for (const auto &row : sheet_.rankOffers.rows())
        for (const RankKind &kind : row.payload.kinds) {
            Element rank;
            rank.type = kind.type < 0 ? own.element.type : kind.type;
            rank.grade = kind.grade < 0 ? own.element.grade : kind.grade;
            rank.kind = words.kind(rank.type, rank.grade);
            rank.weapon = kind.weapon;
            rank.bow = rank.type == own.element.type ? own.element.bow : 0;
            if (rank.type != own.element.type)
                rank.supports = 1u << static_cast<unsigned>(own.element.type);
            const auto known = [&rank, this](const Choice &choice) { return choice.value == rankValue(sheet_, rank); };
            if (rankMatters(situation, side, rank, asking.number) && std::none_of(choices.begin(), choices.end(), known))
                choices.push_back({rankValue(sheet_, rank), rankLabel(sheet_, rank), {}});
        }
    return choices;
}

Question CombatAct::question(const Situation &situation, const Asking &asking, int side, const Json &value) const
{
    Question question = questionOf(asking, side, value, {sideName(situation, 0), sideName(situation, 1)});
    if (asking.kind == Asking::Kind::own && asking.number < 2) {
        question.choices = partChoices(sheet_.words, situation, side);
        question.standard = situation.side[at(side)].parts.front().key;
    } else if (asking.kind == Asking::Kind::own) {
        question.standard = "none";
        question.choices = rankChoices(situation, asking, side);
        // Any other rank that was given stands among the choices too.
        if (std::none_of(question.choices.begin(), question.choices.end(),
                         [&value](const Choice &choice) { return choice.value == value; }))
            question.choices.push_back({value, rankLabel(sheet_, situation.side[at(side)].rank[at(asking.number)]), {}});
    }
    return question;
}

Contestant CombatAct::contestant(const Situation &situation, int side, int before) const
{
    const Side &own = situation.side[at(side)];
    const Words &words = sheet_.words;
    Contestant contestant;
    contestant.side = sideId[at(side)];
    contestant.unit = own.unitId;
    contestant.title = titleOf(words, own.element);
    if (own.unit != nullptr)
        contestant.subtitle = sideName(situation, side) + " · " + commandOf(*situation.place.state, *own.unit).name + " · ";
    contestant.subtitle += detailOf(words, own.element);
    if (own.element.demoralised)
        contestant.subtitle += " · demoralised";
    if (const auto *range = own.facts[words.shooting] != 0 ? sheet_.ranges.firstOrNull(own.facts) : nullptr)
        contestant.subtitle += " · range " + pacesText(sheet_, range->payload.value, *situation.place.settings);
    contestant.icon = words.types[at(own.element.type)].icon;
    contestant.score = withSign(before);
    return contestant;
}

Form CombatAct::form(const State *state, const Json &input) const
{
    Situation situation = open(state, input);
    Form form;
    form.resolver = combat_.id;
    form.title = combat_.title;
    struct Asked {
        const Asking *asking;
        int side;
        Json value;
    };
    std::vector<Asked> asked;
    interview(sheet_, combat_, situation, dbx::answersWithAid(input, "sh."), false,
              [&asked](const Asking &asking, int side, const Json &value) { asked.push_back({&asking, side, value}); });
    std::stable_sort(asked.begin(), asked.end(), [](const Asked &x, const Asked &y) { return x.asking->place < y.asking->place; });
    form.questions.reserve(asked.size());
    for (const Asked &one : asked)
        form.questions.push_back(question(situation, *one.asking, one.side, one.value));

    const Combat ready(sheet_, combat_, situation);
    for (const int side : {0, 1}) {
        form.contestants.push_back(contestant(situation, side, ready.before(side)));
        form.dice.push_back({sideId[at(side)], dieLabel(situation, side), {1, 2, 3, 4, 5, 6}});
    }
    return form;
}

} // namespace optio::dbm
