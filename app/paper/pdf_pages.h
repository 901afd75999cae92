// SPDX-License-Identifier: GPL-3.0-or-later
// Charts and sheets set as pages: every line of text and every box has its place before anything is drawn. No row is cut by the end of a
// page (unless it alone is taller than one), and the head of a table stands again on each page that continues it.
#pragma once

#include "app/paper/pdf_cells.h"
#include "rules/json.h"

#include <QFont>
#include <QList>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

namespace optio {

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

/// A box to tick.
struct PrintedBox {
    QRectF place;
    enum class Mark { none, stroke, cross } mark = Mark::none;
};

struct PrintedPage {
    QString title; ///< of its chart; empty for a page left blank
    QList<PrintedText> texts;
    QList<PrintedRow> rows;
    QList<PrintedBox> boxes;
};

/// Sets charts (see Ruleset::charts) and sheets (see rules/print/print.h), each from the top of a page. `paper` is the whole sheet,
/// `source` goes into the foot.
QList<PrintedPage> printedPages(const Json &charts, const QSizeF &paper, const QString &source);
/// What is left of a sheet inside its margins, head to foot.
QRectF printedArea(const QSizeF &paper);

} // namespace optio
