// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Peltast's lists, and the rows that are written for it.
#pragma once

#include "rules/ruleset.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace optio::dbm {

/// What a word of the column "adjustment" says. Of words that say the same the first is the program's own.
struct Adjustment {
    std::string_view word;
    bool general = false, ally = false, chariot = false, mounted = false;
};
inline constexpr std::array<Adjustment, 16> adjustments{{{"gen", true},
                                                         {"general", true},
                                                         {"chgen", true, false, true},
                                                         {"mtdgen", true, false, false, true},
                                                         {"mtdgen1", true, false, false, true},
                                                         {"ally", true, true},
                                                         {"ally general", true, true},
                                                         {"chally", true, true, true},
                                                         {"mtdally", true, true, false, true},
                                                         {"ch", false, false, true},
                                                         {"chariot", false, false, true},
                                                         {"chariots", false, false, true},
                                                         {"mtd", false, false, false, true},
                                                         {"mounted", false, false, false, true},
                                                         {"mounted general", true, false, false, true},
                                                         {"mounted infantry", false, false, false, true}}};
/// The program's word for the rear half of double-based troops.
inline constexpr std::string_view rearRank = "rr";

/// The fortifications of the program (drill "Fort"): its type and adjustment, and what the catalogue calls them.
struct Fortification {
    std::string_view type, adjustment, kind;
};
inline constexpr std::array<Fortification, 8> fortifications{{{"TF", "", "temporary"},
                                                              {"TF", "camp", "temporary_camp"},
                                                              {"PF", "", "permanent"},
                                                              {"PF", "tower", "tower"},
                                                              {"PF", "twr", "tower"},
                                                              {"PF", "gtwy", "gateway"},
                                                              {"PF", "gateway", "gateway"},
                                                              {"PF", "gtwr", "gate_tower"}}};
inline constexpr const char *fortified = "Fort";

/// Types as the program's own lists of costs write them, where that is not our way; it looks for them letter by letter.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 2> spellings{{{"LH", "Lh"}, {"WWg", "Wwg"}}};

/// Most elements of a row.
inline constexpr int mostElements = 9999;

/// A row as Peltast knows it, and what it has no place for.
struct OutRow {
    std::string description, drill, type, grade, adjustment;
    int count = 1;
    bool theirs = false; ///< do the program's lists of costs have such troops?
    Json rest;
};

/// A row of a roster as one of Peltast's. `general` is what the command's general is called; `ally`: is it an ally's command?
OutRow outRow(const Ruleset &ruleset, const Json &unit, const std::string &general, bool ally);
/// An attribute with a blank before it; nothing when it is empty.
std::string attribute(const char *key, const std::string &value);
/// The rear halves of double bases as a row of their own; nothing for a unit without.
std::string rearRow(const Json &unit, const std::string &drill, std::size_t command);
/// The army's fortifications as rows; those that the program has are taken out of `rest`.
std::string fortificationRows(Json &rest);

} // namespace optio::dbm
