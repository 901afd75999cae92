// SPDX-License-Identifier: GPL-3.0-or-later
// Questions as QML sees them. An answer that is an object travels as its canonical text, so that QML can compare answers.
#pragma once

#include "rules/ruleset.h"

#include <QVariant>

namespace optio {

/// An answer's value for QML.
QVariant answerView(const Json &answer);
/// What QML gave as an answer of `question`, as the engine wants it (not yet checked).
Json answerFrom(const Question &question, const QVariant &value);
/// An answer as people read it: "yes", "no", the label of a choice, a number.
QString answerText(const Question &question, const Json &answer);
/// {id,side,label,help,kind,choices:[{value,label,help,effect,tone}],least,most,value,standard,rule,topic,needs,effect,tone,idle} without
/// effects yet.
QVariantMap questionView(const Question &question);

/// Why a form may not be ruled, as the screen tells it: "Name the units that march" of "who: name the units that march".
QString refusalView(const Resolver &resolver, const std::string &refusal);

} // namespace optio
