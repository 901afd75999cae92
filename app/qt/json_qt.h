// SPDX-License-Identifier: GPL-3.0-or-later
// Between the engine's JSON and QML's values. Integers stay integers both ways.
#pragma once

#include "rules/fields.h"

#include <QString>
#include <QVariant>

#include <string>

namespace optio {

/// Objects become maps, arrays lists, null a null pointer value.
QVariant toVariant(const Json &json);
QVariantMap toMap(const Json &json);
QVariantList toList(const Json &json);
/// A structure, or a list of such, by its fields().
template <class T> QVariant told(const T &value) { return toVariant(FieldsOut::write(value)); }
/// A QML value as JSON; a whole number that QML holds as a double becomes an integer. Throws Error for what JSON cannot hold.
Json fromVariant(const QVariant &value);

inline QString qt(const std::string &utf8) { return QString::fromStdString(utf8); }
inline std::string utf8(const QString &text) { return text.toStdString(); }
/// json[key] when that is a text, otherwise empty.
QString textAt(const Json &json, const char *key);

} // namespace optio
