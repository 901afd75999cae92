// SPDX-License-Identifier: GPL-3.0-or-later
// The formats for the armies of every rule set.
#pragma once

#include "rules/exchange/format.h"

#include <vector>

namespace optio::exchange {

/// Plain text first: it is tried last when a text is to be recognised.
std::vector<const Format *> commonFormats();

const Format &textFormat();       ///< plain text to paste, and typed by hand
const Format &jsonFormat();       ///< `.optio-army`
const Format &csvFormat();        ///< a spreadsheet's table
const Format &qrFormat();         ///< what a QR code carries
const Format &packedFormat();     ///< the same as text to paste
const Format &selectionsFormat(); ///< rosters of BattleScribe and New Recruit

} // namespace optio::exchange
