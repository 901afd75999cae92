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

QSizeF paperSize(const QString &paper)
{
    if (paper != QLatin1String("a4") && paper != QLatin1String("letter"))
        throw Error("There is no paper \"" + utf8(paper) + "\"; there are a4 and letter.", "paper");
    return QPageSize(paper == QLatin1String("a4") ? QPageSize::A4 : QPageSize::Letter).size(QPageSize::Point) * twips;
}

std::string chartsPdf(const Json &charts, const QString &paper, const QString &title, const QString &source)
{
    if (charts.empty())
        throw Error("These rules have no charts to print.");
    return pagesPdf(printedPages(charts, paperSize(paper), source), paper, title);
}

std::string pagesPdf(const QList<PrintedPage> &pages, const QString &paper, const QString &title)
{
    if (pages.isEmpty())
        throw Error("There is nothing to print.");
    const QPageSize size(paper == QLatin1String("a4") ? QPageSize::A4 : QPageSize::Letter);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(size);
        writer.setPageMargins(QMarginsF());
        writer.setResolution(qRound(72 * twips));
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Optio " OPTIO_VERSION));
        QPainter painter(&writer);
        for (qsizetype i = 0; i < pages.size(); ++i) {
            if (i > 0 && !writer.newPage())
                throw Error("The pages could not be made.");
            drawPage(painter, pages[i]);
        }
        if (!painter.end())
            throw Error("The pages could not be made.");
    }
    return buffer.data().toStdString();
}

} // namespace optio
