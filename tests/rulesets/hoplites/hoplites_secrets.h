// SPDX-License-Identifier: GPL-3.0-or-later
// Battles at random, and the same battle with other secrets: what a side cannot tell apart (HOP-041).
#pragma once

#include "tests/rulesets/hoplites/hoplites_support.h"

#include <algorithm>

namespace hoplitestest {

/// Any two armies of one period, or of this one, under any options, from a number.
inline State anyBattle(Pcg &random, const std::string &period = "")
{
    static const std::vector<Army> all = [] {
        std::vector<Army> armies;
        for (const Json &one : hoplitestest::armies())
            armies.push_back(armyFrom(sheet(), one));
        return armies;
    }();
    static const std::vector<Question> questions = sheet().options;
    Json given = Json::object();
    for (const Question &question : questions) {
        if (random.below(3) != 0)
            continue;
        if (question.kind == QuestionKind::yesNo)
            given[question.id] = random.below(2) == 1;
        else if (question.kind == QuestionKind::choice)
            given[question.id] = question.choices[static_cast<std::size_t>(random.below(static_cast<int>(question.choices.size())))].value;
        else if (question.id.rfind("percent", 0) != 0)
            given[question.id] = question.least + random.below(question.most - question.least + 1);
    }
    for (;;) {
        const Army &a = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
        const Army &b = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
        if (a.period == b.period && (period.empty() || a.period == period))
            return startState(sheet(), a, b, options(given));
    }
}

/// The same battle, for all that this side knows: the enemy's hand and deck are others, and who is in pursuit, was discarded or hides; its
/// own deck lies in another order. `exchanged` counts those who pursue, hide or lie aside and are now somebody else.
inline State otherSecrets(const State &state, int side, Pcg &random, int &exchanged)
{
    State other = state;
    SideState &enemy = other.sides[static_cast<std::size_t>(1 - side)];
    const int all = enemy.deckCount + enemy.handCount;
    const auto at = [&](int i) -> Byte & {
        return i < enemy.deckCount ? enemy.deck[static_cast<std::size_t>(i)] : enemy.hand[static_cast<std::size_t>(i - enemy.deckCount)];
    };
    for (int i = all - 1; i > 0; --i)
        std::swap(at(i), at(random.below(i + 1)));
    for (int i = 0; i < all; ++i)
        if (at(i) < firstSpecial) {
            Unit &unit = enemy.units[at(i)];
            unit.place = i < enemy.deckCount ? Place::deck : Place::hand;
            unit.coh = static_cast<Byte>(random.below(3));
            unit.marks = everPlayed;
        }
    SideState &own = other.sides[static_cast<std::size_t>(side)];
    if (own.deckCount > 1)
        std::swap(own.deck[0], own.deck[static_cast<std::size_t>(random.below(own.deckCount))]);
    if (other.periodLeft > 0)
        other.periodLeft = static_cast<Byte>(1 + random.below(5));
    for (int i = 0; i < enemy.unitCount; ++i) {
        Unit &unit = enemy.units[static_cast<std::size_t>(i)];
        const bool hides = unit.place == Place::field && unit.has(hidden);
        if (unit.place != Place::pursuit && unit.place != Place::discarded && !hides)
            continue;
        const int with = random.below(std::max(1, all));
        if (all == 0 || at(with) >= firstSpecial)
            continue;
        Unit &card = enemy.units[at(with)];
        const Unit before = unit;
        unit.place = card.place, card.place = before.place;
        unit.manoeuvre = card.manoeuvre, card.manoeuvre = before.manoeuvre;
        std::swap(unit.column, card.column);
        std::swap(unit.marks, card.marks);
        if (hides)
            enemy.field[card.column] = at(with);
        at(with) = static_cast<Byte>(i);
        ++exchanged;
    }
    return other;
}

} // namespace hoplitestest
