// SPDX-License-Identifier: GPL-3.0-or-later
// Turns elements and answers into the facts of the tables.
#include "rulesets/dbm/combat/situation.h"

#include <algorithm>

namespace optio::dbm {

namespace {

std::uint8_t byte(int word) { return static_cast<std::uint8_t>(word); }

} // namespace

void describeRank(const Words &words, Facts &facts, const Element &front, const Element &rank, int at)
{
    facts[words.rank] = byte(rank.kind);
    facts[words.rankAt] = byte(at - 1);
    facts[words.sameType] = rank.type == front.type;
    facts[words.sameKind] = rank.kind == front.kind;
    facts[words.sameBow] = rank.bow == front.bow;
    facts[words.rankWeapon] = byte(rank.weapon);
    facts[words.permitted] = (rank.supports >> static_cast<unsigned>(front.type)) & 1u;
}

void Situation::open(const Sheet &sheet, const CombatSheet &combat)
{
    const Words &words = sheet.words;
    const bool close = combat.combat == 0;
    for (int s = 0; s < 2; ++s) {
        Side &own = side[static_cast<std::size_t>(s)];
        const Element &element = own.element;
        Facts &facts = own.facts;
        facts = Facts();
        facts[words.combat] = byte(combat.combat);
        facts[words.active] = s == 0;
        facts[words.drill] = byte(element.drill);
        facts[words.kindGrade] = byte(element.grade);
        facts[words.sky_] = byte(place.sky);
        facts[words.general] = element.general;
        facts[words.demoralised] = element.demoralised;
        facts[words.doubleBased] = element.rear >= 0;
        facts[words.doubleRequired] = element.rear >= 0 && element.listRequires;
        facts[words.laden] = element.laden;
        facts[words.mobile] = element.mobile;
        // In close combat nobody shoots; otherwise A does, and B is its target.
        facts[words.shooting] = !close && s == 0;
        facts[words.shotAt] = !close && s == 1;
        facts[words.inGame] = place.state != nullptr;
        facts[words.differ] = own.differ;
        facts[words.came] = own.came;
        facts[words.late] = place.late;
        facts[words.rank] = byte(static_cast<int>(words.kinds.size()));
        own.counts.fill(0);
        own.ranks = 1;
    }
    for (int s = 0; s < 2; ++s) {
        const Element &element = side[static_cast<std::size_t>(s)].element;
        set(sheet, s, words.me, element.kind);
        const Side &own = side[static_cast<std::size_t>(s)];
        set(sheet, s, words.canShoot, sheet.shoots(element.kind) && (own.unit == nullptr || own.canShoot) ? 1 : 0);
        for (const Option &option : sheet.options)
            if (option.field >= 0)
                set(sheet, s, option.field, place.settings->at(option.question.id).get<bool>() ? 1 : 0);
        if (element.rear >= 0) {
            Element rear;
            const int grades = static_cast<int>(words.grades.size());
            rear.kind = element.rear;
            rear.type = element.rear / grades;
            rear.grade = element.rear % grades;
            addRank(sheet, s, rear);
        }
    }
    settleGoing(sheet);
}

void Situation::set(const Sheet &sheet, int s, int field, int word)
{
    const Words &words = sheet.words;
    side[static_cast<std::size_t>(s)].facts[field] = byte(word);
    if (const int mirror = words.mirror(field); mirror >= 0)
        side[static_cast<std::size_t>(1 - s)].facts[mirror] = byte(word);
    if (field == words.ground || field == words.sand)
        settleGoing(sheet);
}

void Situation::addRank(const Sheet &sheet, int s, const Element &element, const Unit *unit)
{
    Side &own = side[static_cast<std::size_t>(s)];
    ++own.ranks;
    own.rank[static_cast<std::size_t>(own.ranks)] = element;
    own.rankUnit[static_cast<std::size_t>(own.ranks)] = unit;
    own.facts[sheet.words.ranks] = byte(own.ranks - 1);
    if (own.ranks == 2)
        describeRank(sheet.words, own.facts, own.element, element, 2);
}

void Situation::settleGoing(const Sheet &sheet)
{
    const Words &words = sheet.words;
    for (std::size_t s = 0; s < 2; ++s) {
        Facts &own = side[s].facts;
        Facts &other = side[1 - s].facts;
        const int ground = own[words.ground];
        const bool sand = own[words.sand] != 0;
        own[words.going_] = byte(sheet.goingFor(side[s].element.kind, ground, sand));
        const std::uint8_t toFoe = byte(sheet.goingFor(side[1 - s].element.kind, ground, sand));
        own[words.goingToFoe] = toFoe;
        other[words.foeGoing] = toFoe;
    }
}

void Situation::close(const Sheet &sheet)
{
    for (int s = 0; s < 2; ++s)
        set(sheet, s, sheet.words.grade_, sheet.effective.first(side[static_cast<std::size_t>(s)].facts).payload.word);
}

Facts Situation::factsAt(const Sheet &sheet, int s, int rank) const
{
    const Side &own = side[static_cast<std::size_t>(s)];
    Facts facts = own.facts;
    describeRank(sheet.words, facts, own.element, own.rank[static_cast<std::size_t>(rank)], rank);
    return facts;
}

Fit fitOf(const Sheet &sheet, const Situation &situation, int side, const Ranks &ranks)
{
    const int s = ranks.foe ? 1 - side : side;
    const int last = std::min(ranks.to, situation.side[static_cast<std::size_t>(s)].ranks);
    Fit fit;
    for (int rank = 2; rank <= last; ++rank) {
        const bool fits = ranks.fit.holds(situation.factsAt(sheet, s, rank));
        if (!fits && !ranks.any)
            break;
        if (fits && rank >= ranks.from) {
            fit.ranks |= 1u << static_cast<unsigned>(rank);
            fit.count = ranks.any ? 1 : fit.count + 1;
        }
        if (fits && !ranks.any)
            fit.ranks |= 1u << static_cast<unsigned>(rank);
    }
    if (fit.count == 0)
        fit.ranks = 0;
    return fit;
}

} // namespace optio::dbm
