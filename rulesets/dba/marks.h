// SPDX-License-Identifier: GPL-3.0-or-later
// The marks of this rule set: what elements of a unit did this bound, and which enemies they are in contact with.
#pragma once

#include "rulesets/dba/state.h"
#include "rulesets/dba/words.h"
#include "rulesets/dbx/contact.h"

namespace optio::dba {

using dbx::Part, dbx::contactOf, dbx::countMarked, dbx::partsOf, dbx::standing;

/// The marks. All but `contact` last for one bound.
namespace mark {
constexpr auto *contact = dbx::contactMark; ///< id of the enemy unit in front, "?" when unknown
constexpr const char *moved = "moved";      ///< how many moves it made
constexpr const char *fought = "fought";    ///< had a close combat to its front
constexpr const char *shot = "shot";        ///< shot, alone or aiding
constexpr const char *shotAt = "shot_at";   ///< was a target
} // namespace mark

/// How a part's marks read: "in contact, moved"; "" without marks.
std::string marksText(const Json &marks);

/// Works marks and losses into a game. A part with fewer elements than an act takes is an Error (DBA-070).
class Marking : public dbx::Marking {
public:
    /// The state must outlive it.
    explicit Marking(const State &state);
    /// Puts `count` elements of `unit` that are in no contact into contact with `foe`, as far as there are such.
    void meet(const std::string &unit, const std::string &foe, int count);
    /// Adds the changes to a ruling, a unit at a time.
    void tell(const Words &words, Ruling &ruling) const;

private:
    const State &state_;
};

} // namespace optio::dba
