// SPDX-License-Identifier: GPL-3.0-or-later
// The two sides of a battle as screens name them.
#pragma once

#include <QString>

namespace optio {

/// The id of the other side: "b" of "a", else "a".
inline QString otherSide(const QString &side) { return side == QLatin1String("a") ? QStringLiteral("b") : QStringLiteral("a"); }

} // namespace optio
