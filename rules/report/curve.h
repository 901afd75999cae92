// SPDX-License-Identifier: GPL-3.0-or-later
// The curve of a battle: what each side had lost at the end of each turn.
#pragma once

#include "rules/report/story.h"

#include <string>
#include <vector>

namespace optio {

/// How it is drawn: for a page, or for a phone, where letters of the same size have less room.
struct CurveForm {
    int wide = 860, high = 320, left = 48, right = 150;
    std::size_t letters = 16; ///< of a name beside its line
    std::size_t numbers = 12; ///< of turns below the curve
};
constexpr CurveForm narrowCurve{400, 300, 32, 120, 8, 7};

/// "11½" of 11.5.
std::string inHalves(double value);

/// As inline SVG, both sides drawn differently and named at their lines; `marks` are places of turns that carry a number, from 1. Empty
/// when nothing was lost.
std::string lossCurve(const BattleStory &story, const std::vector<int> &marks, const CurveForm &form = {});

} // namespace optio
