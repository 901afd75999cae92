// SPDX-License-Identifier: GPL-3.0-or-later
// Draws pages into a PDF.
#include "app/paper/pdf_writer.h"

#include "app/paper/pdf_pages.h"
#include "app/qt/json_qt.h"
#include "rules/error.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace optio {

void drawPage(QPainter &painter, const PrintedPage &page)
{
    for (const PrintedRow &row : page.rows) {
        painter.setPen(QPen(row.head ? Qt::black : QColor(0xA0, 0xA0, 0xA0), (row.head ? 0.8 : 0.4) * twips));
        painter.drawLine(row.place.bottomLeft(), row.place.bottomRight());
    }
    for (const PrintedBox &box : page.boxes) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Qt::black, 0.7 * twips));
        painter.drawRect(box.place);
        painter.setPen(QPen(Qt::black, 1.3 * twips));
        if (box.mark != PrintedBox::Mark::none)
            painter.drawLine(box.place.bottomLeft(), box.place.topRight());
        if (box.mark == PrintedBox::Mark::cross)
            painter.drawLine(box.place.topLeft(), box.place.bottomRight());
    }
    for (const PrintedText &text : page.texts) {
        painter.setPen(text.grey ? QColor(0x55, 0x55, 0x55) : Qt::black);
        painter.setFont(text.font);
        painter.drawText(text.at, text.text);
    }
}

namespace {

QPageSize sizeOf(const QString &paper)
{
    if (paper != QLatin1String("a4") && paper != QLatin1String("letter"))
        throw Error("There is no paper \"" + utf8(paper) + "\"; there are a4 and letter.", "paper");
    return QPageSize(paper == QLatin1String("a4") ? QPageSize::A4 : QPageSize::Letter);
}

} // namespace

QSizeF paperSize(const QString &paper) { return sizeOf(paper).size(QPageSize::Point) * twips; }

std::string chartsPdf(const Json &charts, const QString &paper, const QString &title, const QString &source)
{
    if (charts.empty())
        throw Error("These rules have no charts to print.");
    PdfMaker maker(paper, title);
    for (const PrintedPage &page : printedPages(charts, paperSize(paper), source))
        maker.add(page);
    std::string bytes = maker.finish();
    if (bytes.empty())
        throw Error("The pages could not be made.");
    return bytes;
}

struct PdfMaker::Inner {
    QBuffer buffer;
    QPdfWriter writer{&buffer};
    QPainter painter; ///< begun with the first page
    bool well = true;
};

PdfMaker::PdfMaker(const QString &paper, const QString &title) : inner_(std::make_unique<Inner>())
{
    inner_->buffer.open(QIODevice::WriteOnly);
    QPdfWriter &writer = inner_->writer;
    writer.setPageSize(sizeOf(paper));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(qRound(72 * twips));
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Optio " OPTIO_VERSION));
}

PdfMaker::~PdfMaker() = default;

void PdfMaker::add(const PrintedPage &page)
{
    Inner &inner = *inner_;
    inner.well = inner.well && (inner.painter.isActive() ? inner.writer.newPage() : inner.painter.begin(&inner.writer));
    if (inner.well)
        drawPage(inner.painter, page);
}

std::string PdfMaker::finish()
{
    Inner &inner = *inner_;
    if (!inner.well || !inner.painter.isActive() || !inner.painter.end())
        return {};
    return inner.buffer.data().toStdString();
}

} // namespace optio
