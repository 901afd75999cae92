// SPDX-License-Identifier: GPL-3.0-or-later
// The grid of field restrictions (HOP-416): on the wings, in the centre or in both the units of a type may come up. Where a battle has it
// otherwise than is usual for the type, its state says so.
#pragma once

#include "rules/json.h"
#include "rulesets/hoplites/sheet.h"

#include <string>
#include <vector>

namespace optio::hoplites {

/// "wings", "centre", "both".
const std::vector<std::string> &placeWords();
/// The option of a battle that says it of a type.
std::string placesOption(const TypeRow &type);
/// The columns in which units of the type may come up.
Mask placesOf(const Sheet &sheet, const State &state, Byte type);
/// Has it as the settled options of a battle say.
void settlePlaces(const Sheet &sheet, State &state, const Json &options);
/// {"KB":"both"}: the types that differ; and back. Throws Error for anything else.
Json placesJson(const Sheet &sheet, const State &state);
void readPlaces(const Sheet &sheet, const Json &json, State &state);

} // namespace optio::hoplites
