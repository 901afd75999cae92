// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the rule set: troop types and their classes, and the facts that its tables may ask about.
#pragma once

#include "rules/figures/table.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace optio::dba {

/// A troop type.
struct Type {
    std::string id;   ///< "Bd"
    std::string name; ///< "Blades"
    std::string icon; ///< "blades"
    std::string text; ///< what else counts as this, for the reference
    int points = 0;   ///< for information
    int column = 0;   ///< which base factor opponents read: the number of its class among the first two
};

/// A class of types.
struct Class {
    std::string id, label, rule;
    std::vector<std::string> types;
};

/// A word's number as a fact.
constexpr std::uint8_t byte(int word) { return static_cast<std::uint8_t>(word); }

/// Numbers of the types, and the fields of the vocabulary.
struct Words {
    Words(const Figure &troops, const Figure &outcomes);

    std::vector<Type> types;
    std::vector<Class> classes;

    int type(std::string_view id) const; ///< -1 when unknown
    const Type &at(int type) const { return types[static_cast<std::size_t>(type)]; }
    /// Is the type of this class ("mounted")?
    bool is(int type, std::string_view className) const;
    /// "Bd, Sp or CF": all types, for messages.
    std::string typeList() const;

    Vocabulary vocabulary;
    // Who does what to whom.
    int combat, me, foe, shooting, shotAt, canShoot, general;
    int late, differ; ///< is the bound past the step of the act, and do the elements of the row differ?
    // The ground: as it stands, and as the sides count it.
    int ground, sand, going, foeGoing, goingToFoe;
    // What the answers say of a combat.
    int high, hemmed, camp, foeCamp, hasCamp, support, ranksGood, hasSame, hasPs;
    // What being beaten would bring.
    int whenBeaten;
    // Moving.
    int firstBound, slow, single, generalIn, generalLost, builtUp, distance, hidden, generalTerrain;
    int breakOff, knownOpponent, ends, intoContact, inContact, moved;

    /// The field of the opponent that repeats this field, or -1.
    int mirror(int field) const { return mirrors_[static_cast<std::size_t>(field)]; }

private:
    std::array<int, Vocabulary::mostFields> mirrors_{};
};

} // namespace optio::dba
