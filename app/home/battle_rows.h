// SPDX-License-Identifier: GPL-3.0-or-later
// A ready-made battle as the screens show it.
#pragma once

#include "rules/roster/battles.h"

#include <QVariant>

namespace optio {

class Ruleset;

/// {id,name,when,period,armies,story,ground,deployment,length,ruleset,rulesetName,kind,armyA,armyB}
QVariantMap battleRow(const Ruleset &ruleset, const ReadyBattle &battle);

} // namespace optio
