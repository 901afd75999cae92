// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of charts and sheets as a PDF whose text can be searched and copied.
#pragma once

#include "rules/json.h"

#include <QList>
#include <QSizeF>
#include <QString>

#include <string>

class QPainter;

namespace optio {

struct PrintedPage;

/// The size of a sheet of "a4" or "letter" paper, as printedPages() wants it. Throws Error for any other paper.
QSizeF paperSize(const QString &paper);
/// Draws a page at its own measure.
void drawPage(QPainter &painter, const PrintedPage &page);
/// The bytes of a file of pages that are laid out already, for the same paper. Throws Error when they cannot be made.
std::string pagesPdf(const QList<PrintedPage> &pages, const QString &paper, const QString &title);
/// The bytes of the file. `paper`: "a4" or "letter"; `title` and `source` (in the foot of each page) name the rule set. Throws Error when
/// there is nothing to print or no such paper.
std::string chartsPdf(const Json &charts, const QString &paper, const QString &title, const QString &source);

} // namespace optio
