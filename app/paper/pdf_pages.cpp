// SPDX-License-Identifier: GPL-3.0-or-later
// Sets charts and sheets as pages.
#include "app/paper/pdf_pages.h"

#include "app/paper/chart_columns.h"
#include "app/qt/json_qt.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace optio {

namespace {

constexpr qreal margin = 42 * twips, footRoom = 22 * twips, gutter = 18 * twips, nearer = 14 * twips;

constexpr qreal boxSide = 9 * twips, boxRoom = 3.5 * twips;
constexpr int boxesWished = 20; ///< in one line

QStringList texts(const Json &list)
{
    QStringList all;
    for (const Json &one : list)
        all.append(printable(qt(one.get<std::string>())));
    return all;
}

/// A table read: its cells with the rule of each row at the end, where it has rules.
struct PrintedTable {
    QString title;
    QStringList columns; ///< empty: no head
    QList<QList<PrintedCell>> rows;
    qsizetype width = 0; ///< number of columns
    bool ruled = false;

    explicit PrintedTable(const Json &table)
        : title(printableAt(table, "title")), columns(texts(table.at("columns"))), ruled(table.contains("rules"))
    {
        const Json &list = table.at("rows");
        for (std::size_t i = 0; i < list.size(); ++i) {
            QList<PrintedCell> row;
            for (const Json &cell : list[i])
                row.append(cellOf(cell));
            if (ruled)
                row.append(cellOf(table.at("rules")[i]));
            rows.append(row);
            width = std::max(width, row.size());
        }
        if (!columns.isEmpty() && ruled)
            columns.append(QCoreApplication::translate("PdfPages", "Rule"));
        width = std::max(width, columns.size());
    }
};

/// Sets one chart, its letters at some part of their usual size, its tables in so many columns.
class Setter {
public:
    Setter(const QRectF &area, qreal size, int columns = 1)
        : area_(area), column_(area), size_(size), gap_(10 * twips * size), padding_(2 * twips * size), apart_(12 * twips * size),
          columns_(columns)
    {
        box_.side = boxSide * size;
    }

    QList<PrintedPage> chart(const Json &chart)
    {
        title_ = printableAt(chart, "title");
        if (title_.isEmpty())
            title_ = QCoreApplication::translate("PdfPages", "Without a name");
        turn();
        lines(wrapped(title_, headingFont(20), area_.width()), headingFont(20));
        if (const QString note = printableAt(chart, "note"); !note.isEmpty())
            lines(wrapped(note, bodyFont(10), area_.width()), bodyFont(10));
        y_ += apart_;
        low_ = y_;
        column_ = QRectF(area_.left(), y_, columnWidth(), area_.bottom() - y_);
        for (const Json &one : chart.at("tables"))
            tables_.append(PrintedTable(one));
        for (const PrintedTable &one : std::as_const(tables_))
            table(one);
        return pages_;
    }

private:
    /// A row cut into lines of text and of boxes.
    struct Lines {
        QList<QStringList> cells;
        QList<PrintedCell> boxes; ///< one for each cell
        QList<int> perLine;       ///< boxes in a line of that cell
        qsizetype lines = 1;
        bool boxed = false;
    };

    /// The next column, or the first one of the next page.
    void turn()
    {
        if (!pages_.isEmpty() && !spans_ && ++at_ < columns_) {
            column_.moveLeft(area_.left() + at_ * (column_.width() + gutter));
        } else {
            pages_.append({title_, {}, {}, {}});
            column_.setTop(area_.top());
            column_.moveLeft(area_.left());
            at_ = 0;
        }
        y_ = column_.top();
        low_ = at_ == 0 ? y_ : low_;
    }

    /// Goes on over the whole width, under what stands in all columns.
    void beginSpan()
    {
        y_ = low_ > column_.top() ? std::max(y_, low_ + apart_) : y_;
        column_ = QRectF(area_.left(), y_, area_.width(), area_.bottom() - y_);
        spans_ = true;
    }
    /// Goes on in columns, under what spans them.
    void endSpan()
    {
        spans_ = false;
        at_ = 0;
        y_ += apart_;
        column_ = QRectF(area_.left(), y_, columnWidth(), area_.bottom() - y_);
    }
    qreal columnWidth() const { return (area_.width() - (columns_ - 1) * gutter) / columns_; }

    /// Turns to where so much has room under what is put on top of each column; true when it did.
    bool makeRoom(qreal height, qreal onTop)
    {
        bool turned = false;
        while (y_ + height + (turned ? onTop : 0) > column_.bottom() && y_ > area_.top() &&
               (!turned || column_.height() < area_.height())) {
            turn();
            turned = true;
        }
        return turned;
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

    Lines cut(const QList<PrintedCell> &cells, const QFont &font) const
    {
        Lines lines;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const qreal width = widths_[i] - gap_;
            lines.cells.append(wrapped(cells[i].text, font, width));
            lines.boxes.append(cells[i]);
            const int drawn = cells[i].drawn();
            lines.perLine.append(box_.perLine(drawn, width));
            lines.boxed = lines.boxed || drawn > 0;
            lines.lines = std::max({lines.lines, lines.cells.last().size(),
                                    static_cast<qsizetype>((drawn + lines.perLine.last() - 1) / lines.perLine.last())});
        }
        return lines;
    }

    Lines cutHead(const QStringList &columns, const QFont &font) const
    {
        QList<PrintedCell> cells;
        for (const QString &column : columns)
            cells.append({column, 0, 0, false});
        return cut(cells, font);
    }

    /// From line to line of a row.
    qreal pitchOf(const Lines &row, const QFont &font) const
    {
        const qreal text = QFontMetricsF(font).height();
        return row.boxed ? std::max(text, box_.side + boxRoom * size_) : text;
    }
    qreal heightOf(const Lines &row, qsizetype lines, const QFont &font) const
    {
        return static_cast<qreal>(lines) * pitchOf(row, font) + 2 * padding_;
    }

    /// Places the boxes of a cell that stand in these of its lines.
    void placeBoxes(const PrintedCell &cell, int perLine, qsizetype first, qsizetype count, qreal x, qreal pitch)
    {
        const int worth = cell.halves ? 2 : 1, drawn = cell.drawn();
        const int to = std::min(drawn, static_cast<int>(first + count) * perLine);
        for (int i = static_cast<int>(first) * perLine; i < to; ++i) {
            const int part = std::min(worth, cell.boxes - i * worth), done = std::clamp(cell.done - i * worth, 0, part);
            const int line = i / perLine - static_cast<int>(first);
            const qreal y = y_ + padding_ + line * pitch + (pitch - box_.side) / 2;
            pages_.last().boxes.append({{x + box_.at(i % perLine), y, box_.side * part / worth, box_.side},
                                        done == 0      ? PrintedBox::Mark::none
                                        : done == part ? PrintedBox::Mark::cross
                                                       : PrintedBox::Mark::stroke});
        }
    }

    /// Places some lines of a row, which fit.
    void place(const Lines &row, qsizetype first, qsizetype count, const QFont &font, bool head)
    {
        const QFontMetricsF metrics(font);
        const qreal pitch = pitchOf(row, font), base = padding_ + metrics.ascent() + (pitch - metrics.height()) / 2;
        PrintedRow printed{{column_.left(), y_, column_.width(), heightOf(row, count, font)}, {}, head};
        qreal x = column_.left();
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const QStringList here = row.cells[i].mid(first, count);
            for (qsizetype line = 0; line < here.size(); ++line)
                if (!here[line].isEmpty())
                    pages_.last().texts.append({{x, y_ + base + static_cast<qreal>(line) * pitch},
                                                here[line],
                                                font,
                                                !head && ruled_ && i + 1 == row.cells.size()});
            placeBoxes(row.boxes[i], row.perLine[i], first, count, x, pitch);
            printed.cells.append(here.join(u' '));
            x += widths_[i];
        }
        y_ += printed.place.height();
        low_ = std::max(low_, y_);
        pages_.last().rows.append(printed);
    }

    /// What the columns of a table need.
    std::vector<ColumnNeed> needsOf(const PrintedTable &table) const
    {
        QList<QStringList> rows;
        QStringList head = table.columns;
        head.resize(table.width);
        for (const QList<PrintedCell> &row : table.rows) {
            QStringList words;
            for (const PrintedCell &cell : row)
                words.append(cell.text);
            rows.append(words);
        }
        std::vector<ColumnNeed> needs =
            columnNeeds(head, rows, QFontMetricsF(bodyFont(9 * size_, QFont::DemiBold)), QFontMetricsF(bodyFont(9 * size_)), gap_);
        for (const QList<PrintedCell> &row : table.rows)
            for (qsizetype i = 0; i < row.size(); ++i) {
                const int drawn = row[i].drawn();
                const auto room = [&](int boxes) { return std::ceil(box_.width(std::min(drawn, boxes)) + gap_) + 1; };
                ColumnNeed &need = needs[static_cast<std::size_t>(i)];
                need.least = std::max(need.least, room(BoxMeasure::group));
                need.wished = std::max({need.wished, need.least, room(boxesWished)});
            }
        return needs;
    }

    /// Shares the width out among the columns of a table; those of units with the same heads have the same columns.
    /// False when not all words fit.
    bool measure(const PrintedTable &table)
    {
        std::vector<ColumnNeed> needs = needsOf(table);
        for (const PrintedTable &other : tables_) {
            if (other.columns != table.columns || other.columns.isEmpty() || other.width != table.width || table.ruled || other.ruled)
                continue;
            const std::vector<ColumnNeed> more = needsOf(other);
            for (std::size_t i = 0; i < needs.size(); ++i)
                needs[i] = {std::max(needs[i].least, more[i].least), std::max(needs[i].wished, more[i].wished)};
        }
        widths_ = columnWidths(needs, column_.width());
        const bool fits = !widths_.isEmpty();
        if (!fits) { // words too long for the sheet: they break
            for (ColumnNeed &need : needs)
                need.least = std::min(need.least, column_.width() / static_cast<qreal>(table.width) - 1);
            widths_ = columnWidths(needs, column_.width());
        }
        // What is left over keeps the rules at the edge, or else lies between all columns.
        const qreal over = column_.width() - std::accumulate(widths_.begin(), widths_.end(), 0.0);
        if (table.ruled)
            widths_[std::max<qsizetype>(0, table.width - 2)] += over;
        else
            for (qreal &width : widths_)
                width += over / static_cast<qreal>(table.width);
        return fits;
    }

    void table(const PrintedTable &table)
    {
        const QFont body = bodyFont(9 * size_), bold = bodyFont(9 * size_, QFont::DemiBold), heading = headingFont(13 * size_);
        if (table.width == 0)
            return;
        ruled_ = table.ruled;
        if (!measure(table) && columns_ > 1) {
            beginSpan();
            measure(table);
        }
        const Lines head = cutHead(table.columns, bold);
        const QStringList title = table.title.isEmpty() ? QStringList() : wrapped(table.title, heading, column_.width());
        const qreal headHeight = head.cells.isEmpty() ? 0 : heightOf(head, head.lines, bold);
        qreal first = 0;
        if (!table.rows.isEmpty()) {
            const Lines row = cut(table.rows.first(), body);
            first = heightOf(row, row.lines, body);
        }
        const qreal titleHeight = static_cast<qreal>(title.size()) * QFontMetricsF(heading).height();
        if (y_ > column_.top())
            y_ += apart_;
        if (y_ > column_.top() || columns_ > 1)
            makeRoom(titleHeight + headHeight + first, 0);
        lines(title, heading);
        if (headHeight > 0)
            place(head, 0, head.lines, bold, true);
        for (const QList<PrintedCell> &cells : table.rows)
            row(cut(cells, body), body, head, bold);
        if (spans_)
            endSpan();
    }

    void row(const Lines &row, const QFont &font, const Lines &head, const QFont &bold)
    {
        const qreal headHeight = head.cells.isEmpty() ? 0 : heightOf(head, head.lines, bold);
        const qreal room = (column_.height() > area_.height() / 2 ? column_.height() : area_.height()) - headHeight;
        const auto fitting = static_cast<qsizetype>((room - 2 * padding_) / pitchOf(row, font));
        // Only a row that no page could hold is cut.
        const qsizetype most = std::max<qsizetype>(1, std::min(row.lines, fitting));
        for (qsizetype first = 0; first < row.lines; first += most) {
            const qsizetype count = std::min(most, row.lines - first);
            if (makeRoom(heightOf(row, count, font), headHeight) && headHeight > 0)
                place(head, 0, head.lines, bold, true);
            place(row, first, count, font, false);
        }
    }

    QRectF area_, column_; ///< of the page, and what is being filled of it
    qreal size_, gap_, padding_, apart_;
    BoxMeasure box_;
    int columns_, at_ = 0;
    bool spans_ = false; ///< does what is being set go over all columns?
    bool ruled_ = false; ///< has the table that is being set a column of rules?
    QString title_;
    QList<PrintedTable> tables_;
    QList<PrintedPage> pages_;
    QList<qreal> widths_;
    qreal y_ = 0, low_ = 0; ///< `low_`: how far down anything reaches on this page
};

/// The pages of one chart, in the largest letters that need no more pages than smaller ones would.
QList<PrintedPage> chartPages(const Json &chart, const QRectF &area)
{
    QList<PrintedPage> best = Setter(area, 1).chart(chart);
    const auto take = [&](const QList<PrintedPage> &other) {
        if (other.size() < best.size())
            best = other;
    };
    std::vector<qreal> sizes{0.94, 0.88};
    if (chart.value("onePage", false))
        sizes.insert(sizes.end(), {0.82, 0.76, 0.7});
    for (std::size_t i = 0; i < sizes.size() && best.size() > 1; ++i)
        take(Setter(area, sizes[i]).chart(chart));
    // What is meant to be one sheet may be set in two columns, nearer to the edge, and smaller still.
    if (chart.value("oneSheet", false))
        for (const qreal size : {0.94, 0.88, 0.82, 0.76, 0.7})
            if (best.size() > 1)
                take(Setter(area.marginsAdded({nearer, nearer, nearer, nearer}), size, 2).chart(chart));
    return best;
}

} // namespace

QRectF printedArea(const QSizeF &paper) { return {margin, margin, paper.width() - 2 * margin, paper.height() - 2 * margin - footRoom}; }

QList<PrintedPage> printedPages(const Json &charts, const QSizeF &paper, const QString &source)
{
    const QRectF area = printedArea(paper);
    QList<PrintedPage> pages;
    for (const Json &chart : charts) {
        if (chart.value("front", false) && pages.size() % 2 != 0)
            pages.append(PrintedPage()); // the back of the leaf before
        pages.append(chartPages(chart, area));
    }
    const QFont font = bodyFont(8);
    const QFontMetricsF metrics(font);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        if (pages[i].title.isEmpty())
            continue;
        const QString number =
            QCoreApplication::translate("PdfPages", "page %1 of %2").arg(QString::number(i + 1), QString::number(pages.size()));
        const qreal y = area.bottom() + footRoom, room = area.width() - metrics.horizontalAdvance(source + number);
        const QString name = metrics.elidedText(pages[i].title, Qt::ElideRight, room - 40 * twips) + QStringLiteral(", ") + number;
        pages[i].texts.append({{area.left(), y}, source, font, true});
        pages[i].texts.append({{area.right() - metrics.horizontalAdvance(name), y}, name, font, true});
    }
    return pages;
}

} // namespace optio
