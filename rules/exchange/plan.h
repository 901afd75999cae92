// SPDX-License-Identifier: GPL-3.0-or-later
// What an import would do to a library, worked out before it does anything: nothing that is there is changed or removed, and where two
// armies have one id both are kept.
#pragma once

#include "rules/exchange/format.h"
#include "rules/roster/roster_update.h"
#include "rules/ruleset.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace optio::exchange {

enum class ImportStep {
    add,  ///< the library has no such army
    same, ///< it has this very army; nothing is to be done
    copy, ///< it has another one of this id: this one is added under a new id
};

/// One army of an import.
struct PlannedArmy {
    Json roster;                               ///< as it will be stored
    ImportStep step = ImportStep::add;         ///< what becomes of it
    std::string wanted;                        ///< the id it came with
    double points = 0;                         ///< by the figures of now
    bool current = true;                       ///< was it made with these?
    std::vector<Finding> findings;             ///< what is amiss with it, unknown rows among them
    std::vector<RosterDifference> differences; ///< from the one in the library, for a copy
};

/// Finds what has an id already: a supplied army, or one of the library, in its bin too.
using FindArmy = std::function<std::optional<Json>(const std::string &id)>;

/// Plans the import of one army; the rest as planImport().
PlannedArmy planArmy(const Json &roster, const Rulesets &rulesets, const FindArmy &find,
                     const std::function<bool(const std::string &)> &alwaysCopied);

/// Plans the import of the armies. `find` gives those that are there; `alwaysCopied` tells of an id whether it is taken by one that cannot
/// stand for the army even when it is the same: a supplied army, or one in the bin.
std::vector<PlannedArmy> planImport(const Import &import, const Rulesets &rulesets, const FindArmy &find,
                                    const std::function<bool(const std::string &)> &alwaysCopied);

/// {"id","wanted","name","ruleset","points","step":"add"|"same"|"copy","current","findings","differences":[{"text","where"}]}
Json toJson(const PlannedArmy &army);

} // namespace optio::exchange
