// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of charts and sheets as a PDF whose text can be searched and copied.
#pragma once

#include "rules/json.h"

#include <QSizeF>
#include <QString>

#include <memory>
#include <string>

class QPainter;

namespace optio {

struct PrintedPage;

/// The size of a sheet of "a4" or "letter" paper, as printedPages() wants it. Throws Error for any other paper.
QSizeF paperSize(const QString &paper);
/// Draws a page at its own measure.
void drawPage(QPainter &painter, const PrintedPage &page);
/// A file of pages that are laid out already, for the same paper: page by page, so that it can be made between pictures.
class PdfMaker {
public:
    /// Throws Error when there is no such paper.
    PdfMaker(const QString &paper, const QString &title);
    ~PdfMaker();
    PdfMaker(const PdfMaker &) = delete;
    PdfMaker &operator=(const PdfMaker &) = delete;

    void add(const PrintedPage &page);
    /// The bytes; "" when the pages could not be made, or there were none.
    std::string finish();

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};
/// The bytes of the file. `paper`: "a4" or "letter"; `title` and `source` (in the foot of each page) name the rule set. Throws Error when
/// there is nothing to print or no such paper.
std::string chartsPdf(const Json &charts, const QString &paper, const QString &title, const QString &source);

} // namespace optio
