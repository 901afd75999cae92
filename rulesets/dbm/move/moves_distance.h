// SPDX-License-Identifier: GPL-3.0-or-later
// How far elements may go (DBM-050 to DBM-058).
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// The way: the slowest ground that it touches.
struct Way {
    int ground = 0; ///< word of Words::going
    bool road = false, sand = false;
    /// As the answers say it.
    static Way of(const Sheet &sheet, const Facts &facts);
};

/// A distance in paces with its rows; 0 for ground that an element may not enter.
struct Stride {
    int paces = 0, base = 0;
    const Table<Moves>::Row *row = nullptr;
    const Table<Amount>::Row *fast = nullptr;
};
/// `riding`: mounted infantry in the saddle.
Stride strideOf(const Sheet &sheet, const Element &element, bool riding, const Way &way);

/// The slowest of elements that go together, and its stride.
struct Slowest {
    const Pick *pick = nullptr;
    Stride stride;
};
Slowest slowestOf(const Sheet &sheet, const std::vector<Pick> &picks, const Way &way);

/// "150 paces (75 mm)"
std::string pacesText(const Sheet &sheet, int paces, const Json &settings);
/// "Warband (O): 100 paces (50 mm)." or by the going where it makes a difference, for each kind.
std::string stridesText(const Sheet &sheet, const std::vector<Pick> &picks, const Json &settings);

} // namespace optio::dbm
