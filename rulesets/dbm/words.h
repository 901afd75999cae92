// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the rule set: troop types, grades and their classes, and the facts that its tables may ask about.
#pragma once

#include "rules/figures/table.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace optio::dbm {

/// A troop type. Costs are counted in half points; `noCost` marks a kind that the catalogue does not know.
struct Type {
    static constexpr int noCost = -1000;
    std::string id;                           ///< "Bd"
    std::string name;                         ///< "Blades"
    std::string icon;                         ///< "blades"
    int column = 0;                           ///< which combat factor opponents read: the number of its class among the first three
    std::array<std::array<int, 8>, 2> cost{}; ///< [drill][grade]
};

/// A word with what people read.
struct Named {
    std::string id;
    std::string label;
};

/// Numbers of the types, grades and kinds, and the fields of the vocabulary. A kind is a type with a grade: "Bd(O)".
struct Words {
    Words(const Figure &troops, const Figure &outcomes);

    std::vector<Type> types;
    std::vector<Named> grades, drills, classes;
    std::vector<std::string> kinds; ///< "Bd(O)", by number
    std::vector<Named> going, fort, sky, bow, weapon, role, command;

    int type(std::string_view id) const;  ///< -1 when unknown
    int grade(std::string_view id) const; ///< -1 when unknown
    int kind(int type, int grade) const { return type * static_cast<int>(grades.size()) + grade; }
    /// "Blades (O)"
    std::string title(int type, int grade) const;
    /// Is the type of this class ("mounted")?
    bool is(int type, std::string_view className) const;

    Vocabulary vocabulary;
    // What is fought, and by whom.
    int combat, active, me, foe, drill, kindGrade, grade_, foeGrade;
    // The ground: as it stands, and as each side counts it.
    int ground, sand, going_, foeGoing, goingToFoe;
    // What the game knows.
    int sky_, general, demoralised, doubleBased, doubleRequired, laden, mobile, contactBlocks, halfNeverMilder;
    int owes, stays;          ///< must it pursue, and does it stay behind its fortifications?
    int inGame, late, differ; ///< is it a game, past the phase of the act, with elements in the row that differ?
    // What the answers say.
    int weather, wood, shooting, shotAt, canShoot, foeCanShoot, fort_, foeFort, high, river, charged, came, contact, contacts, ranksOut;
    // The ranks: how many, and what one of them is (the second, unless a row looks at others).
    int ranks, rank, rankAt, sameType, sameKind, sameBow, rankWeapon, permitted;
    // What losing by less would bring.
    int lessResult;

    /// The field of the opponent that repeats this field, or -1.
    int mirror(int field) const { return mirrors_[static_cast<std::size_t>(field)]; }

private:
    std::array<int, Vocabulary::mostFields> mirrors_{};
    std::vector<std::vector<std::string>> members_; ///< type ids of each class
};

/// The number of the item whose id is `id`, or -1.
int numberOf(const std::vector<Named> &items, std::string_view id);
/// "a, b or c": the ids of a list, for messages.
std::string listOf(const std::vector<Named> &items);

} // namespace optio::dbm
