// SPDX-License-Identifier: GPL-3.0-or-later
// The paths of our drawings, written as the "d" of an SVG path.
#pragma once

#include <QPainterPath>
#include <QString>

namespace optio {

/// The path that `d` describes: all commands but those of quadratic curves (Q, T), absolute and relative. It ends where it cannot be read
/// on.
QPainterPath svgPath(const QString &d);

} // namespace optio
