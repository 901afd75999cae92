// SPDX-License-Identifier: GPL-3.0-or-later
// Which watch stands beside the games of which rule set.
#pragma once

#include "tests/soak/soak_ancients.h"
#include "tests/soak/soak_elements.h"
#include "tests/soak/soak_hoplites.h"
#include "tests/soak/soak_punic.h"
#include "tests/soak/soak_tropaion.h"

#include <memory>
#include <string>

namespace soak {

/// The watch for a rule set's games.
inline std::unique_ptr<Watch> watchFor(Faults &faults, const Ruleset &ruleset, const Json &start)
{
    const std::string base = ruleset.base();
    if (base == "dbm")
        return std::make_unique<DbmWatch>(faults, ruleset, start);
    if (base == "dba")
        return std::make_unique<DbaWatch>(faults, ruleset, start);
    if (base == "punic")
        return std::make_unique<PunicWatch>(faults, ruleset, start);
    if (base == "tropaion")
        return std::make_unique<TropaionWatch>(faults, ruleset, start);
    if (base == "ancients")
        return std::make_unique<AncientsWatch>(faults, ruleset, start);
    if (base == "hoplites")
        return std::make_unique<HoplitesWatch>(faults, ruleset, start);
    return std::make_unique<Watch>(faults, ruleset, start);
}

} // namespace soak
