// SPDX-License-Identifier: GPL-3.0-or-later
// Fonts, lines and boxes of printed cells.
#include "app/paper/pdf_cells.h"

#include "app/qt/json_qt.h"

#include <QFontDatabase>
#include <QTextLayout>

#include <algorithm>

namespace optio {

QFont printFont(std::initializer_list<const char *> families, qreal points, int weight)
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

QFont bodyFont(qreal points, int weight) { return printFont({"Inter", "Noto Sans", "Cantarell", "DejaVu Sans"}, points, weight); }

QFont headingFont(qreal points) { return printFont({"GFS Neohellenic", "EB Garamond", "Noto Serif", "DejaVu Serif"}, points, QFont::Bold); }

QString printable(QString text)
{
    text.removeIf([](QChar sign) {
        const char16_t code = sign.unicode();
        const bool turns = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0x200E || code == 0x200F;
        return turns || (sign.category() == QChar::Other_Control && sign != u'\n');
    });
    return text;
}

QString printableAt(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? printable(qt(found->get<std::string>())) : QString();
}

QStringList wrapped(const QString &text, const QFont &font, qreal width)
{
    QTextLayout layout(QString(text).replace(u'\n', QChar(QChar::LineSeparator)), font);
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

PrintedCell cellOf(const Json &cell)
{
    if (cell.is_string())
        return {printable(qt(cell.get<std::string>())), 0, 0, false};
    return {{}, cell.value("boxes", 0), cell.value("done", 0), cell.value("halves", false)};
}

int BoxMeasure::perLine(int boxes, qreal width) const
{
    int count = 1;
    while (count < boxes && this->width(count + 1) <= width)
        ++count;
    return count < group || count >= boxes ? count : count / group * group;
}

} // namespace optio
