// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of paths, drawn into pictures that are kept.
#include "app/qt/drawing.h"

#include "app/qt/svg_path.h"

#include <QCache>
#include <QPainter>
#include <QQuickWindow>

namespace optio {

namespace {

constexpr int keptPictures = 600; ///< more than all figures, in both sides' colours, in two sizes

struct Stroke {
    const char *key;
    qreal width;
};
constexpr Stroke strokes[] = {{"thick", 6}, {"middle", 4}, {"thin", 2.2}, {"line", 2}, {"cut", 1.8}};

void draw(QPainter &painter, const Drawing::Figure &figure)
{
    if (figure.tiled) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(figure.ground);
        painter.drawRoundedRect(QRectF(0, 0, figure.grid, figure.grid), figure.grid / 6.0, figure.grid / 6.0);
        painter.translate(figure.grid / 16.0, figure.grid / 16.0);
        painter.scale(0.875, 0.875);
    }
    if (figure.paths.hasProperty(QStringLiteral("fill"))) {
        QPainterPath filled = svgPath(figure.paths.property(QStringLiteral("fill")).toString());
        filled.setFillRule(Qt::WindingFill);
        painter.fillPath(filled, figure.colour);
    }
    for (const Stroke &stroke : strokes)
        if (const QJSValue path = figure.paths.property(QLatin1String(stroke.key)); path.isString())
            painter.strokePath(svgPath(path.toString()), QPen(qstrcmp(stroke.key, "cut") == 0 ? figure.ground : figure.colour, stroke.width,
                                                              Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace

Drawing::Drawing(QQuickItem *parent) : PictureItem(parent) {}

void Drawing::redraw()
{
    polish();
    Q_EMIT changed();
}

/// Tells apart from the rest, for the paths are looked up by it.
void Drawing::setName(const QString &name)
{
    if (name_ == name)
        return;
    name_ = name;
    polish();
    Q_EMIT nameChanged();
}

void Drawing::setPaths(const QJSValue &paths)
{
    if (paths_.strictlyEquals(paths))
        return;
    paths_ = paths;
    redraw();
}

void Drawing::setSize(int size)
{
    set(size_, size);
    setImplicitSize(size, size);
}

QImage Drawing::picture(const Figure &figure, int pixels)
{
    static QCache<QString, QImage> kept(keptPictures);
    if (pixels <= 0 || !figure.paths.isObject())
        return {};
    const QString key = QStringLiteral("%1/%2/%3/%4/%5/%6")
                            .arg(figure.name)
                            .arg(figure.grid)
                            .arg(pixels)
                            .arg(figure.colour.name(), figure.ground.name())
                            .arg(figure.tiled);
    if (const QImage *known = kept.object(key))
        return *known;
    QImage picture(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(static_cast<qreal>(pixels) / figure.grid, static_cast<qreal>(pixels) / figure.grid);
    draw(painter, figure);
    painter.end();
    kept.insert(key, new QImage(picture));
    return picture;
}

void Drawing::updatePolish()
{
    show(window() && size_ > 0 && paths_.isObject()
             ? picture({name_, paths_, grid_, colour_, ground_, tiled_}, qRound(size_ * window()->effectiveDevicePixelRatio()))
             : QImage(),
         QSizeF(size_, size_));
}

} // namespace optio
