// SPDX-License-Identifier: GPL-3.0-or-later
// Sets charts as pages.
#include "app/pdf_pages.h"

#include "app/chart_columns.h"
#include "app/json_qt.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <numeric>

namespace optio {

namespace {

constexpr qreal margin = 42 * twips, footRoom = 22 * twips, gutter = 18 * twips, nearer = 14 * twips;

QFont fontOf(std::initializer_list<const char *> families, qreal points, int weight)
{
    const QStringList installed = QFontDatabase::families();
    QFont font;
    for (const char *family : families)
        if (installed.contains(QLatin1String(family))) {
            font.setFamily(QLatin1String(family));
            break;
        }
    font.setPixelSize(qRound(points * twips));
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05); // no ligatures: who searches a page for "fit" does not type one
    return font;
}

QFont bodyFont(qreal points, int weight = QFont::Normal)
{
    return fontOf({"Inter", "Noto Sans", "Cantarell", "DejaVu Sans"}, points, weight);
}

QFont headingFont(qreal points) { return fontOf({"GFS Neohellenic", "EB Garamond", "Noto Serif", "DejaVu Serif"}, points, QFont::Bold); }

/// The lines into which a text falls at a width.
QStringList wrapped(const QString &text, const QFont &font, qreal width)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.append(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines.isEmpty() ? QStringList{QString()} : lines;
}

QStringList texts(const Json &list)
{
    QStringList all;
    for (const Json &one : list)
        all.append(qt(one.get<std::string>()));
    return all;
}

/// Sets one chart, its letters at some part of their usual size, its tables in so many columns.
class Setter {
public:
    Setter(const QRectF &area, qreal size, int columns = 1)
        : area_(area), column_(area), size_(size), gap_(10 * twips * size), padding_(2 * twips * size), apart_(12 * twips * size),
          columns_(columns)
    {}

    QList<PrintedPage> chart(const Json &chart)
    {
        title_ = textAt(chart, "title");
        turn();
        lines(wrapped(title_, headingFont(20), area_.width()), headingFont(20));
        if (const QString note = textAt(chart, "note"); !note.isEmpty())
            lines(wrapped(note, bodyFont(10), area_.width()), bodyFont(10));
        column_.setWidth((area_.width() - (columns_ - 1) * gutter) / columns_);
        y_ += apart_;
        column_.setTop(y_);
        for (const Json &one : chart.at("tables"))
            table(one);
        return pages_;
    }

private:
    /// A row cut into lines.
    struct Lines {
        QList<QStringList> cells;
        qsizetype most() const
        {
            qsizetype most = 1;
            for (const QStringList &cell : cells)
                most = std::max(most, cell.size());
            return most;
        }
    };

    /// The next column, or the first one of the next page.
    void turn()
    {
        if (!pages_.isEmpty() && ++at_ < columns_) {
            column_.moveLeft(area_.left() + at_ * (column_.width() + gutter));
        } else {
            pages_.append({title_, {}, {}});
            column_.setTop(area_.top());
            column_.moveLeft(area_.left());
            at_ = 0;
        }
        y_ = column_.top();
    }

    void lines(const QStringList &all, const QFont &font)
    {
        const QFontMetricsF metrics(font);
        for (const QString &line : all) {
            if (y_ + metrics.height() > column_.bottom())
                turn();
            pages_.last().texts.append({{column_.left(), y_ + metrics.ascent()}, line, font, false});
            y_ += metrics.height();
        }
    }

    Lines cut(const QStringList &cells, const QFont &font) const
    {
        Lines lines;
        for (qsizetype i = 0; i < cells.size(); ++i)
            lines.cells.append(wrapped(cells[i], font, widths_[i] - gap_));
        return lines;
    }

    qreal heightOf(qsizetype lines, const QFont &font) const
    {
        return static_cast<qreal>(lines) * QFontMetricsF(font).height() + 2 * padding_;
    }

    /// Places some lines of a row, which fit.
    void place(const Lines &row, qsizetype first, qsizetype count, const QFont &font, bool head)
    {
        const QFontMetricsF metrics(font);
        PrintedRow printed{{column_.left(), y_, column_.width(), heightOf(count, font)}, {}, head};
        qreal x = column_.left();
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const QStringList here = row.cells[i].mid(first, count);
            for (qsizetype line = 0; line < here.size(); ++line)
                if (!here[line].isEmpty())
                    pages_.last().texts.append({{x, y_ + padding_ + metrics.ascent() + static_cast<qreal>(line) * metrics.height()},
                                                here[line],
                                                font,
                                                !head && i + 1 == row.cells.size()});
            printed.cells.append(here.join(u' '));
            x += widths_[i];
        }
        y_ += printed.place.height();
        pages_.last().rows.append(printed);
    }

    void table(const Json &table)
    {
        const QFont body = bodyFont(9 * size_), bold = bodyFont(9 * size_, QFont::DemiBold), heading = headingFont(13 * size_);
        QStringList columns = texts(table.at("columns"));
        columns.append(QCoreApplication::translate("PdfPages", "Rule"));
        QList<QStringList> rows;
        for (std::size_t i = 0; i < table.at("rows").size(); ++i)
            rows.append(texts(table.at("rows")[i]) << qt(table.at("rules")[i].get<std::string>()));
        widths_ = columnWidths(columns, rows, QFontMetricsF(bold), QFontMetricsF(body), column_.width(), gap_);
        if (widths_.isEmpty()) // words too long for the sheet: they break
            widths_ = QList<qreal>(columns.size(), column_.width() / static_cast<qreal>(columns.size()));
        // What is left over keeps the rules at the edge.
        widths_[columns.size() - 2] += column_.width() - std::accumulate(widths_.begin(), widths_.end(), 0.0);
        const Lines head = cut(columns, bold);
        const QStringList title = wrapped(textAt(table, "title"), heading, column_.width());
        const qreal headHeight = heightOf(head.most(), bold);
        const qreal first = rows.isEmpty() ? 0 : heightOf(cut(rows.first(), body).most(), body);
        const qreal titleHeight = static_cast<qreal>(title.size()) * QFontMetricsF(heading).height();
        if (y_ > column_.top())
            y_ += apart_;
        if (y_ + titleHeight + headHeight + first > column_.bottom())
            turn();
        lines(title, heading);
        place(head, 0, head.most(), bold, true);
        for (const QStringList &cells : rows)
            row(cut(cells, body), body, head, bold);
    }

    void row(const Lines &row, const QFont &font, const Lines &head, const QFont &bold)
    {
        const qreal room = column_.height() - heightOf(head.most(), bold);
        const auto fitting = static_cast<qsizetype>((room - 2 * padding_) / QFontMetricsF(font).height());
        // Only a row that no page could hold is cut.
        const qsizetype most = std::max<qsizetype>(1, std::min(row.most(), fitting));
        for (qsizetype first = 0; first < row.most(); first += most) {
            const qsizetype count = std::min(most, row.most() - first);
            if (y_ + heightOf(count, font) > column_.bottom()) {
                turn();
                place(head, 0, head.most(), bold, true);
            }
            place(row, first, count, font, false);
        }
    }

    QRectF area_, column_; ///< of the page, and what is being filled of it
    qreal size_, gap_, padding_, apart_;
    int columns_, at_ = 0;
    QString title_;
    QList<PrintedPage> pages_;
    QList<qreal> widths_;
    qreal y_ = 0;
};

} // namespace

QRectF printedArea(const QSizeF &paper) { return {margin, margin, paper.width() - 2 * margin, paper.height() - 2 * margin - footRoom}; }

QList<PrintedPage> printedPages(const Json &charts, const QSizeF &paper, const QString &source)
{
    const QRectF area = printedArea(paper);
    QList<PrintedPage> pages;
    for (const Json &chart : charts) {
        // Somewhat smaller letters where they save a page.
        QList<PrintedPage> best = Setter(area, 1).chart(chart);
        for (const qreal size : {0.94, 0.88})
            if (const QList<PrintedPage> smaller = Setter(area, size).chart(chart); smaller.size() < best.size())
                best = smaller;
        // What is meant to be one sheet may be set in two columns, nearer to the edge, and smaller still.
        if (chart.value("oneSheet", false))
            for (const qreal size : {0.94, 0.88, 0.82, 0.76, 0.7})
                if (const QList<PrintedPage> smaller = Setter(area.marginsAdded({nearer, nearer, nearer, nearer}), size, 2).chart(chart);
                    smaller.size() < best.size())
                    best = smaller;
        pages.append(best);
    }
    const QFont font = bodyFont(8);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        const QString number = QCoreApplication::translate("PdfPages", "%1, page %2 of %3")
                                   .arg(pages[i].title, QString::number(i + 1), QString::number(pages.size()));
        const qreal y = area.bottom() + footRoom;
        pages[i].texts.append({{area.left(), y}, source, font, true});
        pages[i].texts.append({{area.right() - QFontMetricsF(font).horizontalAdvance(number), y}, number, font, true});
    }
    return pages;
}

} // namespace optio
