// SPDX-License-Identifier: GPL-3.0-or-later
// What has changed of the counters that a page shows.
#pragma once

#include <QVariant>

namespace optio {

/// Two lists of armies as GameModel::sides has them; what differs in their counters: losses, what is left of a pool, numbers in badges. By
/// the unit's id, "/" and the group's, or "=" and the side's: {text: "+1 DP", tone}. Marks without a number are no counters, and neither
/// are those that come or go with their number, unless their word is an abbreviation ("2 DPs").
QVariantMap shiftsOf(const QVariantList &before, const QVariantList &now);

} // namespace optio
