// SPDX-License-Identifier: GPL-3.0-or-later
// What may be asked of the library of armies, and how it answers.
#pragma once

#include "rules/roster/roster_face.h"

#include <cstdint>
#include <optional>
#include <string>

namespace optio {

/// Whose armies.
enum class Shelf {
    all,      ///< the player's own, then the supplied ones
    own,      ///< the player's own
    supplied, ///< those that come with the rule sets
    bin       ///< the player's deleted ones
};

/// What an order goes by.
enum class RosterOrder { name, changed, points, ruleset };

/// Which armies are wanted, and in which order.
struct RosterQuery {
    Shelf shelf = Shelf::all;
    std::string words{};   ///< each must begin a word of the army's texts or troops, whatever the case and the marks of letters
    std::string ruleset{}; ///< id of the only rule set; "" for all
    bool sameBase = false; ///< with those of the same base as `ruleset` (house rules)
    std::string period{};  ///< the only period; "" for all
    std::optional<double> least{}, most{}; ///< points
    bool favourites = false;               ///< only these
    RosterOrder order = RosterOrder::name;
    bool descending = false;
};

/// An army as it is listed.
struct ListedRoster {
    std::int64_t number = 0; ///< what findRosters() gives for it
    std::string id, ruleset, name, changed, binned;
    bool supplied = false, favourite = false;
    RosterFace face; ///< without its words
};

/// An army of a list, by what it was worked out.
struct RosterStamp {
    std::string id, ruleset, made;
};

} // namespace optio
