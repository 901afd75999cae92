// SPDX-License-Identifier: GPL-3.0-or-later
// How large the letters of a card are and where its figure and banner lie: what its painting and the items upon it agree in.
#include "app/board/cards/card_picture.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace optio {

namespace {

constexpr qreal lyingBelow = 80, narrowLyingBelow = 64; ///< pixels; too low to stand upright, and so for one that is narrower than high

} // namespace

CardInks CardInks::of(const QVariantMap &theme)
{
    CardInks inks;
    const auto colour = [&](const char *name) { return theme.value(QLatin1String(name)).value<QColor>(); };
    inks.surface = colour("surface");
    inks.chosen = colour("chosen");
    inks.ink = colour("ink");
    inks.quiet = colour("quiet");
    inks.accent = colour("accent");
    inks.line = colour("line");
    inks.edge = colour("edge");
    inks.bad = colour("bad");
    inks.good = colour("good");
    inks.sideA = colour("sideA");
    inks.sideB = colour("sideB");
    inks.tileA = colour("tileA");
    inks.tileB = colour("tileB");
    inks.tileNone = colour("chosen");
    inks.body = theme.value(QStringLiteral("body")).toString();
    inks.heading = theme.value(QStringLiteral("heading")).toString();
    inks.scale = theme.value(QStringLiteral("scale"), 1).toReal();
    inks.radius = theme.value(QStringLiteral("radius"), 12).toReal();
    inks.hairline = theme.value(QStringLiteral("hairline"), 1).toReal();
    return inks;
}

QString CardFace::key(qreal ratio) const
{
    const QChar part(0x1f);
    QString all;
    all.reserve(160);
    for (const QString &word : {side, label, text, type, icon, quality, count, missile})
        all += word + part;
    for (const QString &word : marks)
        all += word + part;
    const int states = troop | clan << 1 | wide << 2 | chosen << 3 | able << 4 | engaged << 5 | hidden << 6 | pictured << 7;
    for (const qreal number :
         {size.width(), size.height(), ratio, static_cast<qreal>(hits), static_cast<qreal>(limit), static_cast<qreal>(states)})
        all += QString::number(number) + part;
    return all;
}

CardLayout::CardLayout(const CardFace &face, const CardInks &inks)
{
    const qreal width = face.size.width(), height = face.size.height();
    lying_ = face.wide || height < (width < height ? narrowLyingBelow : lyingBelow);
    brief_ = lying_ && !face.wide && width < 170;
    small_ = lying_ ? height < 64 : width < 84;
    narrow_ = lying_ && !small_ && width < 200;
    // What a card of the usual text size needs; a smaller one has smaller letters, so that nothing lies on anything whatever the text size
    // is.
    needed_ = !face.troop ? 76 : lying_ ? (small_ ? 42 : 52) : (small_ ? 84 : 104) + (height > 110 ? 18 : 0);
    // Of the lying ones only what is within the edges grows.
    qreal room = lying_ && face.troop ? height - 2 * inset() : height;
    if (lying_ && face.troop && !brief_ && room < 34) {
        // Letters that small would not be read: the type goes.
        low_ = true;
        needed_ = 29;
    }
    letters_ = std::min({inks.scale, room / needed_, lying_ ? 3.0 : width / (small_ ? 48 : 86)});
    if (lying_ && face.troop)
        needed_ += 2 * inset();
    if (!face.troop)
        return;
    if (lying_)
        lie(face, inks);
    else
        stand(face, inks);
}

int CardLayout::px(qreal size) const { return std::max(6, static_cast<int>(std::floor(size * letters_))); }

void CardLayout::stand(const CardFace &face, const CardInks &inks)
{
    const qreal x = inset(), y = inset() + 2, width = face.size.width() - 2 * x, height = face.size.height() - 2 * x - 2;
    const qreal kind = lineHeight(inks.body, px(small_ ? 11 : 14), QFont::Bold),
                title = face.size.height() > 110 ? lineHeight(inks.body, px(small_ ? 11 : 14), QFont::DemiBold) : 0,
                foot = height - lineHeight(inks.body, px(small_ ? 18 : 24), QFont::Bold), hits = std::floor(14 * letters_);
    tile_ = QRectF(x, y + kind + 2, width, std::max(20.0, foot - kind - 2 - title - hits - 4));
    const qreal side = std::floor(std::min({static_cast<qreal>(px(64)), tile_.height(), tile_.width()}));
    figure_ = QRectF(tile_.center() - QPointF(side, side) / 2, QSizeF(side, side));
    const qreal flag = px(small_ ? 16 : 22);
    banner_ = QRectF(face.size.width() - x - flag, kind + x + 4, flag, flag);
}

void CardLayout::lie(const CardFace &face, const CardInks &inks)
{
    const qreal x = inset() + 4, width = face.size.width() - inset() - x, height = face.size.height() - 2 * inset();
    QFont font(inks.body);
    font.setPixelSize(px(small_ ? 20 : 30));
    font.setWeight(QFont::Bold);
    const qreal flag = px(small_ ? 16 : 22), number = std::ceil(QFontMetricsF(font).horizontalAdvance(face.quality));
    if (brief_ || face.size.width() > 120) {
        const qreal wide = brief_ ? std::max(8.0, std::min({height, width * 0.55, width - number - 4})) // the figure lies beside the number
                                  : std::min({height, static_cast<qreal>(px(64)), narrow_ ? face.size.width() * 0.27 : 1000.0});
        tile_ = QRectF(x, inset(), wide, height);
        const qreal side = std::floor(std::max(8.0, std::min(wide, height) - 4));
        figure_ = QRectF(tile_.center() - QPointF(side, side) / 2, QSizeF(side, side));
    } else {
        tile_ = QRectF(x, inset(), 0, height);
    }
    banner_ = QRectF(face.size.width() - inset() - 6 - number - flag, inset(), flag, flag);
}

} // namespace optio
