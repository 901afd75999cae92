// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the army editor: what a rule set's catalogue asks of an army, a command or a unit, and the values that a roster holds for
// them.
#pragma once

#include "rules/json.h"

#include <QVariant>

namespace optio {

/// Where a field's "when" looks: in its own row, and for keys that begin with "army/" in the whole roster.
struct EditedPlace {
    const Json &row;
    const Json &army;
    const Json &armyFields; ///< for what holds where the roster says nothing
};

class Ruleset;

/// What an army itself is asked: the catalogue's "armyFields", its notes, and its people where the rule set's armies name theirs.
Json armyFieldsOf(const Ruleset &ruleset);
/// What a row holds for a field: keys such as "leader/name" lead into an object. Its standard where it holds nothing.
Json fieldValue(const Json &field, const Json &row);
/// Puts a value there; null takes it away.
void setFieldValue(const Json &field, Json &row, const Json &value);
/// Does the field, or the choice, apply: each key of its "when" has the value, or one of the list of values.
bool fieldApplies(const Json &field, const EditedPlace &place);
/// For QML:
/// {key,label,help,kind,group,rule,points,least,most,step,choices:[{value,label,help,points,least,most}],zones:[{label,areas}],value}. Of
/// the choices those that apply, and those that the row holds though they do not.
QVariantMap fieldView(const Json &field, const EditedPlace &place);
/// What QML gave for a field, checked against it. Throws Error. What the row holds already is always allowed.
Json fieldAnswer(const Json &field, const EditedPlace &place, const QVariant &value);
/// Choices that a change of the row has ruled out, and which applied in `before`, become the first that applies.
void settleChoices(const Json &fields, Json &row, const EditedPlace &before);
/// The row's values by the keys of the fields, for QML.
QVariantMap fieldValues(const Json &row);

} // namespace optio
