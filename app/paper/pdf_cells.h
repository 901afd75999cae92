// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the cells of printed tables: texts that fall into lines, and boxes to tick in groups of five.
#pragma once

#include "rules/json.h"

#include <QFont>
#include <QString>
#include <QStringList>

#include <initializer_list>

namespace optio {

/// Lengths are twentieths of a point.
constexpr qreal twips = 20;

/// The first installed of these families, in this size.
QFont printFont(std::initializer_list<const char *> families, qreal points, int weight);
QFont bodyFont(qreal points, int weight = QFont::Normal);
QFont headingFont(qreal points);

/// The text as it may be printed: without control signs, and without signs that turn the direction of what stands round it.
QString printable(QString text);
/// The text at a key, as it may be printed; empty when there is none.
QString printableAt(const Json &json, const char *key);
/// The lines into which a text falls at a width; it falls where it has line feeds, too.
QStringList wrapped(const QString &text, const QFont &font, qreal width);

/// A cell: a text, or boxes (see rules/print/print.h).
struct PrintedCell {
    QString text;
    int boxes = 0, done = 0; ///< in halves where `halves`
    bool halves = false;

    /// Boxes to be drawn: with halves the last may be half as wide.
    int drawn() const { return halves ? (boxes + 1) / 2 : boxes; }
};
PrintedCell cellOf(const Json &cell);

/// How boxes are set.
struct BoxMeasure {
    qreal side = 9 * twips, between = 2.5 * twips, groups = 3 * twips;
    static constexpr int group = 5;

    /// The left edge of the box with this number in its line, and the width of so many.
    qreal at(int number) const
    {
        const int before = number / group;
        return number * (side + between) + before * groups;
    }
    qreal width(int boxes) const { return boxes <= 0 ? 0 : at(boxes - 1) + side; }
    /// How many of `boxes` stand in a line of that width: all, or whole groups if possible.
    int perLine(int boxes, qreal width) const;
};

} // namespace optio
