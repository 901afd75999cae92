// SPDX-License-Identifier: GPL-3.0-or-later
// The troops that a rule set's catalogue has, to pick new rows from: its main choice, the one of many values.
#pragma once

#include "rules/json.h"

#include <QVariant>

namespace optio {

class Ruleset;
struct EditedPlace;

/// The field that says what troops a row is: the first choice of more than five values. Null when the catalogue has none.
const Json *mainField(const Json &fields);
/// A new row of these troops, of the first sort that costs something. `place` is the army.
Json newRowOf(const Ruleset &ruleset, const Json &fields, const EditedPlace &army, const Json &value);
/// A row that becomes other troops. One that the figures do not know keeps of its own what they understand.
Json turnedInto(const Ruleset &ruleset, const Json &fields, const EditedPlace &place, const Json &value);
/// Can the rule set read the row?
bool readable(const Ruleset &ruleset, const Json &unit);

/// The troops that may be picked: [{value,label,name,detail,icon,points,group,countLabel,least,most,count}]: those of `recent` first, under
/// their own heading, then all by their classes. `countLabel` is empty where a row has no count.
QVariantList troopsToPick(const Ruleset &ruleset, const Json &fields, const EditedPlace &army, const Json &recent);

} // namespace optio
