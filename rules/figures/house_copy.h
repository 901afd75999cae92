// SPDX-License-Identifier: GPL-3.0-or-later
// House rules over a book that grows: a table copied out to be changed, and what stood in the book where house rules change it.
#pragma once

#include "rules/figures/house.h"

#include <filesystem>
#include <map>
#include <string>

namespace optio {

/// A house file that changes nothing yet: a table of the rule set in `folder` with all its rows, each line behind a "#" that is taken away
/// where something is to be different. Throws Error for a table that players may not change.
std::string commentedCopy(const std::filesystem::path &folder, const std::string &table, const HouseRules &head);

/// What the book has, as JSON text, in each row or value of its own that house rules change, by its place (see house_draft.h). When that is
/// another one day, the house rules were made for an older book (DAT-03).
std::map<std::string, std::string> bookUnder(const std::filesystem::path &folder, const HouseRules &house);

} // namespace optio
