// SPDX-License-Identifier: GPL-3.0-or-later
// The widths of columns: least by words, wished by whole texts.
#include "app/paper/chart_columns.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace optio {

namespace {

/// Takes a text into account: a column is at least as wide as its longest word.
void take(ColumnNeed &column, const QString &text, const QFontMetricsF &font, qreal gap)
{
    column.wished = std::max(column.wished, font.horizontalAdvance(text) + gap);
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words)
        column.least = std::max(column.least, font.horizontalAdvance(word) + gap);
}

} // namespace

std::vector<ColumnNeed> columnNeeds(const QStringList &head, const QList<QStringList> &lines, const QFontMetricsF &headFont,
                                    const QFontMetricsF &font, qreal gap)
{
    std::vector<ColumnNeed> columns(static_cast<std::size_t>(head.size()));
    for (qsizetype i = 0; i < head.size(); ++i) {
        ColumnNeed &column = columns[static_cast<std::size_t>(i)];
        take(column, head[i], headFont, gap);
        for (const QStringList &line : lines)
            take(column, line.value(i), i == 0 ? headFont : font, gap);
        // Whole pixels, and one to spare for rounding in what draws the text.
        column.least = std::ceil(column.least) + 1;
        column.wished = std::ceil(column.wished) + 1;
    }
    return columns;
}

QList<qreal> columnWidths(const std::vector<ColumnNeed> &columns, qreal width)
{
    const auto sum = [&](qreal ColumnNeed::*part) {
        return std::accumulate(columns.begin(), columns.end(), 0.0, [&](qreal all, const ColumnNeed &one) { return all + one.*part; });
    };
    const qreal least = sum(&ColumnNeed::least), wished = sum(&ColumnNeed::wished);
    QList<qreal> widths;
    if (least > width)
        return widths;
    const qreal room = width - least, wish = wished - least;
    // What short columns do not want goes to the long ones: whoever wants no more than an equal share has all of it.
    std::vector<qreal> given(columns.size(), 0);
    if (wish <= room) {
        for (std::size_t i = 0; i < columns.size(); ++i)
            given[i] = columns[i].wished - columns[i].least;
    } else {
        std::vector<std::size_t> order(columns.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return columns[a].wished - columns[a].least < columns[b].wished - columns[b].least;
        });
        qreal left = room;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const ColumnNeed &column = columns[order[i]];
            given[order[i]] = std::min(column.wished - column.least, left / static_cast<qreal>(order.size() - i));
            left -= given[order[i]];
        }
    }
    for (std::size_t i = 0; i < columns.size(); ++i)
        widths.append(std::floor(columns[i].least + given[i]));
    return widths;
}

QList<qreal> columnWidths(const QStringList &head, const QList<QStringList> &lines, const QFontMetricsF &headFont,
                          const QFontMetricsF &font, qreal width, qreal gap)
{
    return columnWidths(columnNeeds(head, lines, headFont, font, gap), width);
}

bool isCrowded(const QList<QStringList> &lines, const QList<qreal> &widths, const QFontMetricsF &font, qreal gap)
{
    if (widths.isEmpty())
        return true;
    constexpr qreal mostFirst = 4, most = 8; // lines of text in a cell
    for (const QStringList &line : lines)
        for (qsizetype i = 0; i < line.size(); ++i)
            if (font.horizontalAdvance(line[i]) > (widths[i] - gap) * (i == 0 ? mostFirst : most))
                return true;
    return false;
}

} // namespace optio
