// SPDX-License-Identifier: GPL-3.0-or-later
// Finds troops by what people type: "Kn(F)", "psiloi s", "irr cav".
#pragma once

#include "rules/json.h"

#include <QString>
#include <QVariant>

namespace optio {

class Ruleset;
struct EditedPlace;

/// Those of `troops` (see troopsToPick()) that all words of `typed` fit. A word is a piece of what the troops are called, or names one of
/// their other values, such as the grade; these stand as {key: value} in "also" of what is found, and its label, detail and points are
/// those of such troops. What was used lately stands there twice and is found once.
QVariantList troopsFound(const Ruleset &ruleset, const Json &fields, const EditedPlace &army, const QVariantList &troops,
                         const QString &typed);

} // namespace optio
