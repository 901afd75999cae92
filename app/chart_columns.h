// SPDX-License-Identifier: GPL-3.0-or-later
// How wide the columns of a table are, on the screen and on paper.
#pragma once

#include <QFontMetricsF>
#include <QList>
#include <QStringList>

namespace optio {

/// Shares `width` out: every column holds its longest word, short columns stay on one line, long ones take what is left. `lines` are the
/// rows, all as long as `head`, whose first texts may be written like it; `gap` is the space beside a text. Empty when not even the words
/// fit.
QList<qreal> columnWidths(const QStringList &head, const QList<QStringList> &lines, const QFontMetricsF &headFont,
                          const QFontMetricsF &font, qreal width, qreal gap);

/// Are these columns too narrow to be read well?
bool isCrowded(const QList<QStringList> &lines, const QList<qreal> &widths, const QFontMetricsF &font, qreal gap);

} // namespace optio
