// SPDX-License-Identifier: GPL-3.0-or-later
// Reads SVG paths. Arcs are drawn by Qt as parts of an ellipse about its centre, which is worked out as SVG 1.1 says (appendix F.6.5).
#include "app/qt/svg_path.h"

#include <QTransform>
#include <QtMath>

#include <cmath>
#include <optional>

namespace optio {

namespace {

class Reader {
public:
    explicit Reader(const QString &text) : text_(text) {}

    /// The next command; none at the end, or where there is a number.
    QChar command()
    {
        skip();
        return at_ < text_.size() && text_[at_].isLetter() ? text_[at_++] : QChar();
    }
    bool atNumber()
    {
        skip();
        return at_ < text_.size() && (text_[at_].isDigit() || QStringLiteral("+-.").contains(text_[at_]));
    }
    qreal number()
    {
        skip();
        const qsizetype from = at_;
        if (at_ < text_.size() && QStringLiteral("+-").contains(text_[at_]))
            ++at_;
        bool point = false;
        while (at_ < text_.size() && (text_[at_].isDigit() || (!point && text_[at_] == u'.')))
            point = text_[at_++] == u'.' || point;
        return QStringView(text_).mid(from, at_ - from).toDouble();
    }
    /// A flag of an arc: one digit, with or without space behind it.
    bool flag()
    {
        skip();
        return at_ < text_.size() && text_[at_++] == u'1';
    }
    QPointF point(const QPointF &from)
    {
        const qreal x = number();
        return from + QPointF(x, number());
    }

private:
    void skip()
    {
        while (at_ < text_.size() && (text_[at_].isSpace() || text_[at_] == u','))
            ++at_;
    }

    const QString &text_;
    qsizetype at_ = 0;
};

void arcTo(QPainterPath &path, qreal rx, qreal ry, qreal turned, bool large, bool sweep, const QPointF &end)
{
    const QPointF start = path.currentPosition();
    rx = std::abs(rx);
    ry = std::abs(ry);
    if (start == end)
        return;
    if (rx == 0 || ry == 0) {
        path.lineTo(end);
        return;
    }
    QTransform there; // the ellipse becomes the unit circle
    there.scale(1 / rx, 1 / ry);
    there.rotate(-turned);
    const QPointF from = there.map(start), to = there.map(end), half = (to - from) / 2;
    qreal square = QPointF::dotProduct(half, half);
    const bool small = square > 1; // radii too small are made to fit
    const qreal grown = small ? std::sqrt(square) : 1;
    const qreal away = small ? 0 : std::sqrt(1 / square - 1);
    const QPointF aside(-half.y() * away, half.x() * away);
    const QPointF centre = (from + to) / 2 + (large == sweep ? -aside : aside);
    const auto angle = [&centre](const QPointF &point) { return std::atan2(point.y() - centre.y(), point.x() - centre.x()); };
    const qreal first = angle(from);
    qreal span = angle(to) - first;
    if (sweep && span < 0)
        span += 2 * M_PI;
    else if (!sweep && span > 0)
        span -= 2 * M_PI;
    QPainterPath arc;
    const QRectF circle(centre - QPointF(grown, grown), QSizeF(2 * grown, 2 * grown));
    arc.arcMoveTo(circle, -qRadiansToDegrees(first));
    arc.arcTo(circle, -qRadiansToDegrees(first), -qRadiansToDegrees(span));
    const QPainterPath drawn = there.inverted().map(arc); // begins where the path is, and goes on in curves
    for (int i = 1; i + 2 < drawn.elementCount(); i += 3)
        path.cubicTo(drawn.elementAt(i), drawn.elementAt(i + 1), drawn.elementAt(i + 2));
}

} // namespace

QPainterPath svgPath(const QString &d)
{
    QPainterPath path;
    Reader reader(d);
    QChar command;
    QPointF control; // the second one of the last curve
    while (true) {
        if (const QChar next = reader.command(); !next.isNull())
            command = next;
        else if (!reader.atNumber() || command.isNull() || command.toUpper() == u'Z')
            return path;
        const QPointF here = path.currentPosition(), from = command.isLower() ? here : QPointF();
        const char16_t kind = command.toUpper().unicode();
        QPointF curve;
        switch (kind) {
        case u'M':
            path.moveTo(reader.point(from));
            command = command.isLower() ? u'l' : u'L'; // more points are lines
            break;
        case u'L':
            path.lineTo(reader.point(from));
            break;
        case u'H':
            path.lineTo(from.x() + reader.number(), here.y());
            break;
        case u'V':
            path.lineTo(here.x(), from.y() + reader.number());
            break;
        case u'C':
        case u'S': {
            const QPointF first = kind == u'C' ? reader.point(from) : 2 * here - control;
            curve = reader.point(from);
            path.cubicTo(first, curve, reader.point(from));
            break;
        }
        case u'A': {
            const qreal rx = reader.number(), ry = reader.number(), turned = reader.number();
            const bool large = reader.flag(), sweep = reader.flag();
            arcTo(path, rx, ry, turned, large, sweep, reader.point(from));
            break;
        }
        case u'Z':
            path.closeSubpath();
            break;
        default:
            return path;
        }
        control = kind == u'C' || kind == u'S' ? curve : path.currentPosition();
    }
}

} // namespace optio
