// SPDX-License-Identifier: GPL-3.0-or-later
// Options of a rule set that has periods, as one period knows them.
#pragma once

#include "rules/json.h"
#include "rules/ruling/form.h"

#include <QString>

namespace optio {

/// Does an option say nothing in the period with this id? Its topic may be another period's ("Samurai"), or the period lists it as idle.
/// `catalogue` is the rule set's.
bool saysNothing(const Json &catalogue, const QString &period, const Question &option);

} // namespace optio
