// SPDX-License-Identifier: GPL-3.0-or-later
// Squares of whole pixels.
#include "app/qt/qr_item.h"

#include "app/qt/json_qt.h"
#include "rules/error.h"
#include "rules/exchange/packed.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>

namespace optio {

QrItem::QrItem(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(false);
    setFillColor(Qt::white);
}

void QrItem::setText(const QString &text)
{
    if (text == text_)
        return;
    text_ = text;
    squares_.clear();
    try {
        if (!text.isEmpty())
            squares_ = exchange::qrSquares(utf8(text));
    } catch (const Error &) {
        squares_.clear(); // whoever gave the text has told already that it is too long
    }
    update();
    Q_EMIT textChanged();
}

void QrItem::paint(QPainter *painter)
{
    if (squares_.empty())
        return;
    constexpr int quiet = 4; // squares of margin that a reader needs
    const auto count = static_cast<int>(squares_.size());
    const qreal pixels = window() ? window()->effectiveDevicePixelRatio() : 1;
    const qreal side = std::max(1.0, std::floor(std::min(width(), height()) * pixels / (count + 2 * quiet))) / pixels;
    const QPointF corner(std::floor((width() - count * side) / 2 * pixels) / pixels,
                         std::floor((height() - count * side) / 2 * pixels) / pixels);
    painter->setRenderHint(QPainter::Antialiasing, false);
    for (int y = 0; y < count; ++y)
        for (int x = 0; x < count; ++x)
            if (squares_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)])
                painter->fillRect(QRectF(corner.x() + x * side, corner.y() + y * side, side, side), Qt::black);
}

} // namespace optio
