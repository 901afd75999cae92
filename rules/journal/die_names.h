// SPDX-License-Identifier: GPL-3.0-or-later
// What players call their own dice: "red d6". The names stand in the entry beside the act, in "dieNames", one for each of its dice ("" for
// one without); an entry whose dice have none lacks the key. They rule nothing, so an amended act keeps those it was written with.
#pragma once

#include "rules/json.h"
#include "rules/ruling/ruling.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace optio {

constexpr std::size_t longestDieName = 40; ///< letters

/// A die's name as it is kept: one blank between its words and none around them. Throws Error for one that is longer, stands on several
/// lines, or holds controls or marks that turn the direction of writing.
std::string dieName(std::string_view typed);
/// What two spellings of one die's name have in common: "Red d6" is the die that "red d6" is.
std::string sameDie(std::string_view name);
/// Writes the names of typed dice into the body of an act: one for all of them, or one for each. None leave it as it is. Throws Error for a
/// wrong number of names, or where the dice are not the players' own.
void nameDice(Json &body, const std::vector<std::string> &names);

/// The names of an entry's dice, each known by what it was rolled for.
class DieNames {
public:
    DieNames() = default;
    /// Those of an act as the journal has it.
    explicit DieNames(const Json &entry);

    bool empty() const { return names_.empty(); }
    /// Of the draw that stands at that place, in this act as it is told now; "" for one without.
    std::string of(const std::vector<Draw> &dice, std::size_t at) const;

private:
    std::vector<std::pair<std::pair<std::string, int>, std::string>> names_; ///< by draw, and which one of those with its id
};

/// How many draws of the same id stand before that place.
int countBefore(const std::vector<Draw> &dice, std::size_t at);

} // namespace optio
