// SPDX-License-Identifier: GPL-3.0-or-later
// The interview of a combat.
#include "rulesets/dbm/interview.h"

#include "rules/marks.h"
#include "rules/refusal.h"
#include "rulesets/dbm/units.h"

namespace optio::dbm {

namespace {

const Json none = "none";

/// Answers go into the situation; the questions of kind "own" are those about ranks.
class Combatants : public Subject {
public:
    Combatants(const Sheet &sheet, Situation &situation) : sheet_(sheet), situation_(situation) {}
    const Facts &facts(int side) const override { return situation_.side[static_cast<std::size_t>(side)].facts; }
    void say(int side, int field, int word) override { situation_.set(sheet_, side, field, word); }
    void add(int side, int count, int by) override
    {
        situation_.side[static_cast<std::size_t>(side)].counts[static_cast<std::size_t>(count)] += by;
    }
    Json answer(const Asking &asking, int side, const Json *given) override
    {
        Element rank;
        if (given == nullptr || !rankFrom(sheet_, situation_, side, *given, asking.ids[static_cast<std::size_t>(side)], rank))
            return none;
        const Json *row = nullptr;
        if (situation_.place.state != nullptr && given->is_string()) {
            const Json &units = situation_.place.state->at("units");
            if (const auto at = units.find(given->get_ref<const std::string &>()); at != units.end())
                row = &*at;
        }
        situation_.addRank(sheet_, side, rank, row);
        return *given;
    }

private:
    const Sheet &sheet_;
    Situation &situation_;
};

} // namespace

bool rankFrom(const Sheet &sheet, const Situation &situation, int side, const Json &value, const std::string &field, Element &rank)
{
    if (value == none)
        return false;
    const Side &own = situation.side[static_cast<std::size_t>(side)];
    const bool isKind = value.is_string() && value.get_ref<const std::string &>().find('(') != std::string::npos;
    if (situation.place.state == nullptr || isKind || !value.is_string()) {
        rank = elementFromJson(sheet.words, value, field);
        return true;
    }
    const std::string &id = value.get_ref<const std::string &>();
    const Json &units = situation.place.state->at("units");
    const auto found = units.find(id);
    if (found == units.end() || found->at("side") != own.unit->at("side"))
        throw Error(field + ": " + quoted(value) +
                        " is not a unit of the same army; allowed: \"none\", a unit of the army or a kind such as Sp(O)",
                    field);
    int used = id == own.unitId ? 1 : 0;
    for (int at = 2; at <= own.ranks; ++at)
        used += own.rankUnit[static_cast<std::size_t>(at)] == &*found ? 1 : 0;
    if (standing(*found) <= used)
        throw Error(field + ": there are no more elements of " + nameOf(sheet.words, *found) + " to stand there", field);
    rank = elementFromRow(sheet.words, *found, field);
    return true;
}

void interview(const Sheet &sheet, const CombatSheet &combat, Situation &situation, const Json &answers, bool strict, const Asked &asked)
{
    Combatants subject(sheet, situation);
    interview(combat.questions, subject, answers, strict, asked);
    situation.close(sheet);
}

} // namespace optio::dbm
