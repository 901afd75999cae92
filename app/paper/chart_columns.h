// SPDX-License-Identifier: GPL-3.0-or-later
// How wide the columns of a table are, on the screen and on paper.
#pragma once

#include <QFontMetricsF>
#include <QList>
#include <QStringList>

#include <vector>

namespace optio {

/// What a column needs for its longest word, and what it would like so that no text of it is broken.
struct ColumnNeed {
    qreal least = 0, wished = 0;
};
/// The needs of columns of text; see columnWidths().
std::vector<ColumnNeed> columnNeeds(const QStringList &head, const QList<QStringList> &lines, const QFontMetricsF &headFont,
                                    const QFontMetricsF &font, qreal gap);
/// Shares `width` out by them. Empty when it is less than all that is needed.
QList<qreal> columnWidths(const std::vector<ColumnNeed> &columns, qreal width);

/// Shares `width` out: every column holds its longest word, short columns stay on one line, long ones take what is left. `lines` are the
/// rows, all as long as `head`, whose first texts may be written like it; `gap` is the space beside a text. Empty when not even the words
/// fit.
QList<qreal> columnWidths(const QStringList &head, const QList<QStringList> &lines, const QFontMetricsF &headFont,
                          const QFontMetricsF &font, qreal width, qreal gap);

/// Are these columns too narrow to be read well?
bool isCrowded(const QList<QStringList> &lines, const QList<qreal> &widths, const QFontMetricsF &font, qreal gap);

} // namespace optio
