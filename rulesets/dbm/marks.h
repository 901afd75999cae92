// SPDX-License-Identifier: GPL-3.0-or-later
// The marks of this rule set: what elements of a unit did this bound, and which enemies they are in contact with.
#pragma once

#include "rulesets/dbm/state.h"
#include "rulesets/dbx/contact.h"

namespace optio::dbm {

using dbx::Part, dbx::contactOf, dbx::countMarked, dbx::partsOf, dbx::standing;

/// The marks. All but `contact` and `on_foot` last for one bound.
namespace mark {
constexpr auto *contact = dbx::contactMark;  ///< id of the enemy unit it is in front-edge contact with; "?" when unknown
constexpr const char *onFoot = "on_foot";    ///< mounted infantry that has dismounted
constexpr const char *moved = "moved";       ///< made its tactical move (or advanced, or retreated)
constexpr const char *halted = "halted";     ///< was held
constexpr const char *marches = "marches";   ///< how many it made
constexpr const char *bent = "bent";         ///< its tactical move was not straight ahead
constexpr const char *fought = "fought";     ///< had a close combat to its front
constexpr const char *fled = "foe_fled";     ///< its frontal opponent fled
constexpr const char *pursued = "pursued";   ///< went after its frontal opponent
constexpr const char *pressed = "pressed";   ///< pressed forward
constexpr const char *shot = "shot";         ///< shot, as main shooter or aiding one
constexpr const char *shotAt = "shot_at";    ///< was a target
constexpr const char *idle = "nobody_known"; ///< impetuous, with no enemy known to advance on
} // namespace mark

/// How a part's marks read: "moved, marched twice"; "" without marks.
std::string marksText(const Json &marks);

/// Works marks and losses into a game. A part with fewer elements than an act takes is an Error (DBM-191).
class Marking : public dbx::Marking {
public:
    /// The state must outlive it.
    explicit Marking(const State &state);
};

} // namespace optio::dbm
