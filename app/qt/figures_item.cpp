// SPDX-License-Identifier: GPL-3.0-or-later
// Digits and signs in cells of one width, other letters in their own.
#include "app/qt/figures_item.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace optio {

namespace {

constexpr QChar minus(0x2212);

} // namespace

void FiguresItem::setText(const QString &text)
{
    if (text_ == text)
        return;
    text_ = text;
    layOut();
}

void FiguresItem::setFont(const QFont &font)
{
    if (font_ == font)
        return;
    font_ = font;
    layOut();
}

void FiguresItem::setColour(const QColor &colour)
{
    if (colour_ == colour)
        return;
    colour_ = colour;
    update();
    Q_EMIT changed();
}

void FiguresItem::layOut()
{
    const QFontMetricsF letters(font_);
    const qreal digit = std::ceil(letters.horizontalAdvance(u'0'));
    qreal width = 0;
    cells_.clear();
    for (const QChar sign : text_) {
        const qreal own = letters.horizontalAdvance(sign);
        const bool celled = sign.isDigit() || sign == u'+' || sign == u'-' || sign == minus;
        cells_.append({sign, celled ? digit : own, width + (celled ? (digit - own) / 2 : 0)});
        width += cells_.last().width;
    }
    ascent_ = letters.ascent();
    setImplicitSize(std::ceil(width), std::ceil(letters.height()));
    update();
    Q_EMIT changed();
}

void FiguresItem::paint(QPainter *painter)
{
    painter->setFont(font_);
    painter->setPen(colour_);
    for (const Cell &cell : std::as_const(cells_))
        painter->drawText(QPointF(cell.at, ascent_), QString(cell.sign));
}

} // namespace optio
