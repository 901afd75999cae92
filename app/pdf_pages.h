// SPDX-License-Identifier: GPL-3.0-or-later
// Charts set as pages: every line of text has its place before anything is drawn. No row is cut by the end of a page (unless it alone is
// taller than one), and the head of a table stands again on each page that continues it.
#pragma once

#include "rules/json.h"

#include <QFont>
#include <QList>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

namespace optio {

/// Lengths are twentieths of a point.
constexpr qreal twips = 20;

/// One line of text: `at` is the left end of its base line.
struct PrintedText {
    QPointF at;
    QString text;
    QFont font;
    bool grey = false;
};

/// One row of a table as it stands on a page.
struct PrintedRow {
    QRectF place;
    QStringList cells; ///< what is printed of it here, each cell's lines joined by blanks
    bool head = false;
};

struct PrintedPage {
    QString title; ///< of its chart
    QList<PrintedText> texts;
    QList<PrintedRow> rows;
};

/// Sets charts (see Ruleset::charts), each from the top of a page. `paper` is the whole sheet, `source` goes into the foot.
QList<PrintedPage> printedPages(const Json &charts, const QSizeF &paper, const QString &source);
/// What is left of a sheet inside its margins, head to foot.
QRectF printedArea(const QSizeF &paper);

} // namespace optio
