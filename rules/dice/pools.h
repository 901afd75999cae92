// SPDX-License-Identifier: GPL-3.0-or-later
// Pools typed as hits ("10 dice, 4 hits"). What stands for a whole pool in a list of typed faces, and as the value of its one draw, is a
// number no die shows: it says how many dice the pool has, from which face they hit, and how many did. So it goes wherever a typed face
// goes: journals, undo, amendments. Written down it reads {"value": 4, "pool": {"dice": 10, "from": 5}}.
#pragma once

#include "rules/ruleset.h"

#include <optional>
#include <vector>

namespace optio {

/// A pool that was typed as hits. `dice` is 0 where only the hits were said, before the rule asked for it.
struct Pool {
    int dice = 0;
    int from = 0; ///< the lowest face that hits
    int hits = 0;
    int sides = 6;
    bool operator==(const Pool &) const = default;
};

constexpr int mostPoolDice = 64;  ///< as Dice::hits() takes
constexpr int poolMark = 1 << 18; ///< above all faces and picks

/// The number that stands for it in a list of faces.
constexpr int faceOf(const Pool &pool) { return poolMark | pool.dice << 11 | pool.from << 7 | pool.hits; }
constexpr bool isPool(int face) { return face >= poolMark; }
/// What such a number says.
constexpr Pool poolOf(int face) { return {face >> 11 & 0x7f, face >> 7 & 0xf, face & 0x7f, 6}; }
/// How many of a pool's dice hit on average.
constexpr double expectedHits(const Pool &pool)
{
    const int faces = pool.from <= 1 ? pool.sides : pool.from > pool.sides ? 0 : pool.sides + 1 - pool.from;
    return static_cast<double>(pool.dice) * faces / pool.sides;
}

/// The pool that the rule asks for after these faces; nothing when it wants another die, or none.
std::optional<Pool> nextPool(const Case &ready, const std::vector<int> &faces, std::string *label = nullptr);

} // namespace optio
