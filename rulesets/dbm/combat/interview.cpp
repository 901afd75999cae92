// SPDX-License-Identifier: GPL-3.0-or-later
// The interview of a combat.
#include "rulesets/dbm/combat/interview.h"

#include "rules/ruling/interview.h"
#include "rules/ruling/refusal.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/marks.h"

#include <algorithm>
#include <optional>
#include <vector>

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
        if (asking.number < 2) { // which of its elements it is: taken when the row was opened
            const Side &own = situation_.side[static_cast<std::size_t>(side)];
            return given != nullptr ? *given : Json(own.part);
        }
        Element rank;
        if (given == nullptr || !rankFrom(sheet_, situation_, side, *given, asking.ids[static_cast<std::size_t>(side)], rank))
            return none;
        const Unit *row = nullptr;
        if (situation_.place.state != nullptr && given->is_string()) {
            const dbx::Units &units = situation_.place.state->units;
            if (const auto at = units.find(given->get_ref<const std::string &>()); at != units.end())
                row = &at->second;
        }
        situation_.addRank(sheet_, side, rank, row);
        return *given;
    }

private:
    const Sheet &sheet_;
    Situation &situation_;
};

/// Does a row consist of such elements?
bool isSuch(const Element &row, const Element &such)
{
    return row.kind == such.kind && (such.bow == 0 || such.bow == row.bow) && (such.weapon == 0 || such.weapon == row.weapon) &&
           (such.supports & ~row.supports) == 0;
}

/// Elements of all rows of a side's army that are such, and free to stand behind.
int freeOfKind(const Words &words, const Situation &situation, int side, const Element &such)
{
    const Side &own = situation.side[static_cast<std::size_t>(side)];
    int free = 0;
    for (const auto &[id, unit] : situation.place.state->units)
        if (unit.side == own.unit->side && isSuch(elementOf(words, unit), such))
            free += std::max(0, freeBehind(situation, side, unit));
    // Ranks that were named by their kind alone are taken from these, whichever they are.
    for (int at = 2; at <= own.ranks; ++at)
        if (own.rankUnit[static_cast<std::size_t>(at)] == nullptr && isSuch(own.rank[static_cast<std::size_t>(at)], such) &&
            !(at == 2 && own.element.rear >= 0))
            --free;
    return free;
}

} // namespace

int freeBehind(const Situation &situation, int side, const Unit &row)
{
    const Side &own = situation.side[static_cast<std::size_t>(side)];
    const std::string &foe = situation.side[static_cast<std::size_t>(1 - side)].unitId;
    if (offTable(*situation.place.state, row))
        return 0;
    int free = 0;
    if (!row.marks || row.marks->empty()) // as most rows are: all of it is one part
        free = std::max(0, standing(row)) - (row.id == own.unitId && own.part.empty() && standing(row) > 0 ? 1 : 0);
    else
        for (const Part &part : partsOf(row)) {
            const std::string contact = contactOf(part);
            // A group moves into contact as a whole, its rear ranks too; who fights another enemy stands in front of him.
            const bool there = !part.has(mark::contact) || (!part.has(mark::fought) && (contact == foe || contact == "?"));
            const bool front = row.id == own.unitId && part.key == own.part;
            free += there ? part.count - (front ? 1 : 0) : 0;
        }
    for (int at = 2; at <= own.ranks; ++at)
        free -= own.rankUnit[static_cast<std::size_t>(at)] == &row ? 1 : 0;
    return free;
}

bool rankFrom(const Sheet &sheet, const Situation &situation, int side, const Json &value, const std::string &field, Element &rank)
{
    if (value == none)
        return false;
    const Side &own = situation.side[static_cast<std::size_t>(side)];
    const bool isKind = value.is_string() && value.get_ref<const std::string &>().find('(') != std::string::npos;
    if (situation.place.state == nullptr || isKind || !value.is_string()) {
        rank = elementFromJson(sheet.words, value, field);
        if (situation.place.state != nullptr && freeOfKind(sheet.words, situation, side, rank) < 1)
            throw Error(field + ": no element of " + titleOf(sheet.words, rank) + " of that army is free to stand there (DBM-078)", field);
        return true;
    }
    const std::string &id = value.get_ref<const std::string &>();
    const dbx::Units &units = situation.place.state->units;
    const auto found = units.find(id);
    if (found == units.end() || found->second.side != own.unit->side)
        throw Error(field + ": " + quoted(value) +
                        " is not a unit of the same army; allowed: \"none\", a unit of the army or a kind such as Sp(O)",
                    field);
    if (freeBehind(situation, side, found->second) < 1)
        throw Error(field + ": no more elements of " + nameOf(sheet.words, found->second) + " are free to stand there (DBM-078)", field);
    rank = elementOf(sheet.words, found->second);
    return true;
}

void interview(const Sheet &sheet, const CombatSheet &combat, Situation &situation, const Json &answers, bool strict, const Asked &asked)
{
    Combatants subject(sheet, situation);
    interview(combat.questions, subject, answers, strict, asked);
    situation.close(sheet);
}

struct Retold::Before {
    const Sheet &sheet;
    const CombatSheet &combat;
    Situation situation;
    Combatants subject;
    Interview interview;
    std::vector<std::optional<std::array<Told, 2>>> told; ///< by question: what was told before it, of those that are asked

    Before(const Sheet &ofSheet, const CombatSheet &ofCombat, const Situation &open, const Json &answers)
        : sheet(ofSheet), combat(ofCombat), situation(open), subject(sheet, situation), interview(combat.questions, answers),
          told(combat.questions.size())
    {
        interview.hold(subject, 0, [this](std::size_t question) { told[question] = situation.told(); });
    }
};

Retold::Retold(const Sheet &sheet, const CombatSheet &combat, const Situation &situation, const Json &answers)
    : before_(std::make_unique<Before>(sheet, combat, situation, answers))
{}

Retold::~Retold() = default;

bool Retold::knows(const std::string &question) const
{
    const std::size_t number = before_->interview.find(question);
    if (number == before_->told.size() || !before_->told[number])
        return false;
    const Asking &asking = before_->combat.questions[number];
    return asking.kind != Asking::Kind::own || asking.number >= 2;
}

std::array<Told, 2> Retold::with(const std::string &question, const Json &value)
{
    const std::size_t number = before_->interview.find(question);
    before_->situation.putBack(before_->told.at(number).value());
    before_->interview.vary(before_->subject, number, question, value);
    before_->situation.close(before_->sheet);
    return before_->situation.told();
}

} // namespace optio::dbm
