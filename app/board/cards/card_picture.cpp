// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out and paints cards; their pictures are kept by what they show.
#include "app/board/cards/card_picture.h"

#include <QCache>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace optio {

namespace {

constexpr int keptBytes = 24 << 20; ///< some two hundred cards
constexpr int marksLying = 5;       ///< more have no room on a card that lies

const QFont &letter(const QString &family, int pixels, int weight)
{
    static QHash<QString, QFont> known;
    const QString key = family + u'/' + QString::number(pixels) + u'/' + QString::number(weight);
    auto found = known.find(key);
    if (found == known.end()) {
        QFont font(family);
        font.setPixelSize(pixels);
        font.setWeight(static_cast<QFont::Weight>(weight));
        found = known.insert(key, font);
    }
    return *found;
}

/// Too long for its width, a name that ends in a number keeps it: like units differ by that alone.
QString shortened(const QString &text, const QFontMetricsF &letters, qreal width, Qt::TextElideMode way)
{
    if (letters.horizontalAdvance(text) <= width)
        return text;
    static const QRegularExpression counted(QStringLiteral("^(.*\\S)(\\s+\\d+)$"));
    if (const QRegularExpressionMatch match = counted.match(text); match.hasMatch())
        return letters.elidedText(match.captured(1), Qt::ElideRight, width - letters.horizontalAdvance(match.captured(2))) +
               match.captured(2);
    return letters.elidedText(text, way, width);
}

class CardPainter {
public:
    CardPainter(QPainter &painter, const CardFace &face, const CardInks &inks, const QJSValue &figures, qreal ratio)
        : painter_(painter), face_(face), inks_(inks), figures_(figures), ratio_(ratio), at_(face, inks)
    {}

    void paint()
    {
        frame();
        if (!face_.troop)
            special();
        else if (at_.lying())
            lying();
        else
            upright();
    }

private:
    enum class At { left, middle, right };

    void frame()
    {
        const qreal line = face_.chosen ? 3 : face_.able ? 2 : inks_.hairline, radius = at_.small() ? 8 : inks_.radius;
        const QRectF whole(QPointF(), face_.size);
        painter_.setPen(QPen(face_.chosen || face_.able ? inks_.accent : inks_.line, line));
        painter_.setBrush(face_.chosen ? inks_.chosen : inks_.surface);
        painter_.drawRoundedRect(whole.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius - line / 2, radius - line / 2);
        const QColor band = inks_.side(face_.troop ? face_.side : QString());
        const qreal within = radius / 2;
        const QRectF strip = at_.lying() ? QRectF(0, within, 4, whole.height() - radius) : QRectF(within, 0, whole.width() - radius, 4);
        painter_.fillRect(strip, band);
        if (!face_.troop || face_.side != u"b")
            return;
        QColor notch = inks_.surface;
        notch.setAlphaF(0.8F);
        painter_.fillRect(at_.lying() ? QRectF(2, strip.y(), 2, strip.height()) : QRectF(strip.x(), 2, strip.width(), 2), notch);
    }

    const QFont &font(int pixels, int weight = QFont::Normal) const { return letter(inks_.body, pixels, weight); }
    static qreal high(const QFont &font) { return std::ceil(QFontMetricsF(font).height()); }
    static qreal wide(const QFont &font, const QString &text) { return std::ceil(QFontMetricsF(font).horizontalAdvance(text)); }

    /// A line whose letters stand below `top`, cut to its width.
    void words(const QString &text, const QFont &font, const QColor &ink, qreal x, qreal top, qreal width, At at = At::left,
               Qt::TextElideMode way = Qt::ElideRight)
    {
        if (text.isEmpty() || width <= 0)
            return;
        const QFontMetricsF letters(font);
        const QString shown = shortened(text, letters, width, way);
        const qreal long_ = at == At::left ? 0 : letters.horizontalAdvance(shown);
        painter_.setFont(font);
        painter_.setPen(ink);
        painter_.drawText(QPointF(x + (at == At::left ? 0 : (width - long_) / (at == At::middle ? 2 : 1)), top + letters.ascent()), shown);
    }

    /// Lines of text, each in the middle, as many as there may be. How high they are; nothing is painted at a negative `top`.
    qreal paragraph(const QString &text, const QFont &font, const QColor &ink, qreal x, qreal top, qreal width, int most)
    {
        const QFontMetricsF letters(font);
        const qreal line = high(font);
        QTextLayout layout(text, font);
        layout.beginLayout();
        int count = 0;
        for (QTextLine one = layout.createLine(); one.isValid() && count < most; one = layout.createLine()) {
            one.setLineWidth(width);
            ++count;
            const bool last = count == most;
            const QString shown = last ? letters.elidedText(text.mid(one.textStart()).trimmed(), Qt::ElideRight, width)
                                       : text.mid(one.textStart(), one.textLength()).trimmed();
            if (top >= 0)
                words(shown, font, ink, x, top + (count - 1) * line, width, At::middle);
        }
        layout.endLayout();
        return count * line;
    }

    void figure()
    {
        const QRectF &tile = at_.tile();
        if (tile.isEmpty())
            return;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(inks_.tile(face_.side));
        painter_.drawRoundedRect(tile, 6, 6);
        if (face_.pictured)
            return;
        const QRectF &place = at_.figure();
        QJSValue paths = figures_.property(face_.icon);
        if (!paths.isObject())
            paths = figures_.property(QStringLiteral("unknown"));
        const int pixels = qRound(place.width() * ratio_);
        QImage picture = Drawing::picture({face_.icon, paths, 64, inks_.side(face_.side), inks_.tile(face_.side), false}, pixels);
        picture.setDevicePixelRatio(ratio_);
        painter_.drawImage(QPointF(std::round(place.x() * ratio_) / ratio_, std::round(place.y() * ratio_) / ratio_), picture);
    }

    const QFont &markLetters() const
    {
        return font(std::max(6, static_cast<int>(std::floor((at_.small() ? 9 : 11) * at_.letters()))), QFont::Bold);
    }
    qreal markWidth(const QString &mark) const { return wide(markLetters(), mark) + 6; }
    qreal markHeight() const { return high(markLetters()) + 2; }
    void mark(const QString &text, qreal x, qreal y)
    {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(inks_.ink);
        const qreal width = markWidth(text);
        painter_.drawRoundedRect(QRectF(x, y, width, markHeight()), 3, 3);
        words(text, markLetters(), inks_.surface, x, y + 1, width, At::middle);
    }
    /// Marks in a row; how wide they are.
    qreal rowOf(const QStringList &marks) const
    {
        qreal width = 0;
        for (const QString &one : marks)
            width += markWidth(one) + (width > 0 ? 2 : 0);
        return width;
    }
    void row(const QStringList &marks, qreal x, qreal y)
    {
        for (const QString &one : marks) {
            mark(one, x, y);
            x += markWidth(one) + 2;
        }
    }
    /// Marks at the foot of the tile, in as many rows as they need. Where they would lie on the type they are left to the help.
    void flow(const QStringList &marks, const QRectF &tile)
    {
        QList<QPointF> places;
        qreal x = 0, y = 0;
        for (const QString &one : marks) {
            const qreal width = markWidth(one);
            if (x > 0 && x + width > tile.width() - 4) {
                x = 0;
                y += markHeight() + 2;
            }
            places.append({x, y});
            x += width + 2;
        }
        const qreal height = marks.isEmpty() ? 0 : y + markHeight();
        if (height > tile.height() - 4)
            return;
        for (qsizetype i = 0; i < marks.size(); ++i)
            mark(marks[i], tile.x() + 2 + places[i].x(), tile.bottom() - 2 - height + places[i].y());
    }

    qreal hitsHeight() const { return std::floor(14 * at_.letters()); }
    /// Hits against the limit: a dot for each, those taken filled in; figures where the dots would not fit.
    void hits(qreal x, qreal y, qreal width, bool figures)
    {
        const int limit = std::max(1, face_.limit);
        const qreal dot = std::min(10 * at_.letters(), (width - 2 * (limit - 1)) / limit);
        if (figures || dot < 5 || face_.hits > limit) {
            const QFont &letters = font(std::max(6, static_cast<int>(std::floor(12 * at_.letters()))), QFont::DemiBold);
            words(QStringLiteral("%1 / %2").arg(face_.hits).arg(face_.limit), letters, face_.hits > 0 ? inks_.bad : inks_.quiet, x,
                  y + (hitsHeight() - high(letters)) / 2, width);
            return;
        }
        const qreal top = y + (hitsHeight() - dot) / 2;
        for (int i = 0; i < limit; ++i) {
            const bool taken = i < face_.hits;
            painter_.setPen(QPen(taken ? inks_.bad : inks_.edge, 1));
            painter_.setBrush(taken ? QBrush(inks_.bad) : QBrush(Qt::NoBrush));
            painter_.drawEllipse(QRectF(x + i * (dot + 2), top, dot, dot).adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }

    QColor strength() const { return face_.engaged ? inks_.sideB : face_.hidden ? inks_.good : inks_.ink; }
    static QString sized(const QString &count) { return QCoreApplication::translate("BoardCard", "size %1").arg(count); }

    void upright()
    {
        const qreal inset = at_.inset(), x = inset, y = inset + 2, width = face_.size.width() - 2 * inset,
                    height = face_.size.height() - 2 * inset - 2;
        const bool small = at_.small();
        const QFont &kind = font(at_.px(small ? 11 : 14), QFont::Bold), &figures = font(at_.px(small ? 18 : 24), QFont::Bold);
        const qreal missile = face_.missile.isEmpty() ? 0 : wide(kind, face_.missile), foot = y + height - high(figures);
        words(face_.type, kind, inks_.quiet, x, y, width - (small ? 0 : missile + 4));
        figure();
        flow(face_.marks, at_.tile());
        if (face_.size.height() > 110) {
            const QFont &name = font(at_.px(small ? 11 : 14), QFont::DemiBold);
            words(face_.label, name, inks_.ink, x, at_.tile().bottom(), width);
        }
        hits(x, foot - hitsHeight(), width, small);
        words(face_.quality, figures, strength(), x, foot, width);
        const qreal base = foot + QFontMetricsF(figures).ascent();
        if (!small) {
            const QFont &word = font(at_.px(11));
            words((face_.engaged  ? QStringLiteral("⚔")
                   : face_.hidden ? QStringLiteral("❧")
                                  : QString()) +
                      QCoreApplication::translate("BoardCard", "TQ"),
                  word, inks_.quiet, x + wide(figures, face_.quality) + 3, base - QFontMetricsF(word).ascent(), width);
        }
        const QFont &size = font(at_.px(small ? 12 : 13));
        words(small ? face_.count : sized(face_.count), size, inks_.quiet, x, base - QFontMetricsF(size).ascent(), width, At::right);
        // Where the type needs the whole line it stands below, beside the size.
        words(face_.missile, kind, inks_.accent, small ? x + (width - missile) / 2 + 2 : x + width - missile,
              small ? foot + high(figures) - high(kind) - 3 : y, missile);
    }

    void lying()
    {
        const qreal inset = at_.inset(), top = inset, height = face_.size.height() - 2 * inset, right = face_.size.width() - inset;
        const bool small = at_.small(), narrow = at_.narrow();
        figure();
        const QFont &number = font(at_.px(small ? 20 : 30), QFont::Bold);
        const qreal numberWidth = wide(number, face_.quality);
        words(face_.quality, number, strength(), right - numberWidth, top + (height - high(number)) / 2, numberWidth + 1);
        qreal from = at_.tile().right() + inset;
        if (at_.brief()) {
            const QFont &kind = font(at_.px(12), QFont::Bold);
            if (face_.size.width() > 110)
                words(face_.type, kind, inks_.quiet, from, top + (height - high(kind)) / 2, right - numberWidth - from);
            return;
        }
        const qreal width = right - numberWidth - 4 - from;
        const QFont &name = font(at_.px(small ? 12 : narrow ? 14 : 16), QFont::DemiBold);
        const qreal named = width - (face_.clan ? at_.banner().width() + 2 : 0);
        const bool twice = narrow && face_.size.height() > at_.needed() * 1.2;
        qreal below = top + high(name);
        if (twice)
            below = top + lines(face_.label, name, from, top, named);
        else
            words(face_.label, name, inks_.ink, from, top, named, At::left, face_.clan ? Qt::ElideMiddle : Qt::ElideRight);
        // So many marks stand beside the type; the others beside the hits.
        const int beside = small || narrow ? 2 : marksLying;
        const QStringList first = at_.low() ? QStringList() : face_.marks.mid(0, beside),
                          rest = at_.low() ? face_.marks.mid(0, beside) : face_.marks.mid(beside, marksLying - beside);
        const qreal firstWidth = rowOf(first), restWidth = rowOf(rest);
        row(first, from + width - firstWidth, below);
        row(rest, from + width - restWidth, top + height - markHeight());
        if (!at_.low()) {
            QStringList facts{face_.type, face_.missile, small ? face_.count : sized(face_.count)};
            facts.removeAll(QString());
            words(facts.join(small && face_.marks.size() > 2 ? QStringLiteral("·") : QStringLiteral(" · ")),
                  font(at_.px(small    ? 11
                              : narrow ? 12
                                       : 14)),
                  inks_.quiet, from, below, width - firstWidth - 4);
        }
        hits(from, top + height - hitsHeight(), width - (restWidth > 0 ? restWidth + 4 : 0), false);
    }
    /// A name on two lines at most; how high it is.
    qreal lines(const QString &text, const QFont &letters, qreal x, qreal top, qreal width)
    {
        const QFontMetricsF metrics(letters);
        if (metrics.horizontalAdvance(text) <= width || !text.contains(u' ')) {
            words(text, letters, inks_.ink, x, top, width);
            return high(letters);
        }
        QTextLayout layout(text, letters);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(width);
        const int end = line.textStart() + line.textLength();
        layout.endLayout();
        words(text.left(end).trimmed(), letters, inks_.ink, x, top, width);
        words(text.mid(end).trimmed(), letters, inks_.ink, x, top + high(letters), width);
        return 2 * high(letters);
    }

    void special()
    {
        if (face_.label.isEmpty())
            return;
        const qreal x = at_.inset(), width = face_.size.width() - 2 * x;
        QFont heading = letter(inks_.heading, at_.px(at_.small() ? 13 : 19), QFont::Bold);
        // The longest word fits.
        const auto longest = [&] {
            qreal most = 0;
            for (const QString &word : face_.label.split(u' '))
                most = std::max(most, QFontMetricsF(heading).horizontalAdvance(word));
            return most;
        };
        while (heading.pixelSize() > 9 && longest() > width)
            heading.setPixelSize(heading.pixelSize() - 1);
        const QFont &small = font(at_.px(12));
        const bool told = !at_.small() && face_.size.height() > 130 && !face_.text.isEmpty();
        const int most = std::max(1, static_cast<int>(std::floor((face_.size.height() - 60) / std::max(1, at_.px(15)))));
        const qreal head = paragraph(face_.label, heading, inks_.accent, x, -1, width, 2),
                    body = told ? paragraph(face_.text, small, inks_.quiet, x, -1, width, most) + 4 : 0;
        const qreal top = std::max(0.0, (face_.size.height() - head - body) / 2);
        paragraph(face_.label, heading, inks_.accent, x, top, width, 2);
        if (told)
            paragraph(face_.text, small, inks_.quiet, x, top + head + 4, width, most);
    }

    QPainter &painter_;
    const CardFace &face_;
    const CardInks &inks_;
    const QJSValue &figures_;
    qreal ratio_;
    CardLayout at_;
};

} // namespace

qreal lineHeight(const QString &family, int pixels, int weight)
{
    return std::ceil(QFontMetricsF(letter(family, pixels, weight)).height());
}

QImage cardPicture(const CardFace &face, const CardInks &inks, const QJSValue &figures, qreal ratio)
{
    static QCache<QString, QImage> kept(keptBytes);
    const QSize pixels(static_cast<int>(std::ceil(face.size.width() * ratio)), static_cast<int>(std::ceil(face.size.height() * ratio)));
    if (pixels.isEmpty())
        return {};
    const QString key = face.key(ratio) + inks.surface.name() + inks.ink.name() + QString::number(inks.scale);
    if (const QImage *known = kept.object(key))
        return *known;
    QImage picture(pixels, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    picture.setDevicePixelRatio(ratio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    CardPainter(painter, face, inks, figures, ratio).paint();
    painter.end();
    kept.insert(key, new QImage(picture), static_cast<int>(picture.sizeInBytes()));
    return picture;
}

} // namespace optio
