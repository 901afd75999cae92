// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of paths, drawn into pictures that are kept.
#include "app/qt/drawing.h"

#include "app/qt/svg_path.h"

#include <QCache>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

namespace optio {

namespace {

constexpr int keptPictures = 600; ///< more than all figures, in both sides' colours, in two sizes

struct Stroke {
    const char *key;
    qreal width;
};
constexpr Stroke strokes[] = {{"thick", 6}, {"middle", 4}, {"thin", 2.2}, {"line", 2}, {"cut", 1.8}};

} // namespace

Drawing::Drawing(QQuickItem *parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

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

void Drawing::draw(QPainter &painter) const
{
    if (tiled_) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground_);
        painter.drawRoundedRect(QRectF(0, 0, grid_, grid_), grid_ / 6.0, grid_ / 6.0);
        painter.translate(grid_ / 16.0, grid_ / 16.0);
        painter.scale(0.875, 0.875);
    }
    if (paths_.hasProperty(QStringLiteral("fill"))) {
        QPainterPath filled = svgPath(paths_.property(QStringLiteral("fill")).toString());
        filled.setFillRule(Qt::WindingFill);
        painter.fillPath(filled, colour_);
    }
    for (const Stroke &stroke : strokes)
        if (const QJSValue path = paths_.property(QLatin1String(stroke.key)); path.isString())
            painter.strokePath(svgPath(path.toString()), QPen(qstrcmp(stroke.key, "cut") == 0 ? ground_ : colour_, stroke.width,
                                                              Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

QImage Drawing::drawn(qreal scale) const
{
    static QCache<QString, QImage> kept(keptPictures);
    const int pixels = qRound(size_ * scale);
    const QString key =
        QStringLiteral("%1/%2/%3/%4/%5/%6").arg(name_).arg(grid_).arg(pixels).arg(colour_.name(), ground_.name()).arg(tiled_);
    if (const QImage *known = kept.object(key))
        return *known;
    QImage picture(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(static_cast<qreal>(pixels) / grid_, static_cast<qreal>(pixels) / grid_);
    draw(painter);
    painter.end();
    kept.insert(key, new QImage(picture));
    return picture;
}

/// Scripts' values may be read on this thread only, not on the one that paints.
void Drawing::updatePolish()
{
    picture_ = window() && size_ > 0 && paths_.isObject() ? drawn(window()->effectiveDevicePixelRatio()) : QImage();
    stale_ = true;
    update();
}

QSGNode *Drawing::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
{
    auto *node = static_cast<QSGImageNode *>(old);
    if (picture_.isNull()) {
        delete node;
        return nullptr;
    }
    if (!node) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
        stale_ = true;
    }
    if (stale_)
        node->setTexture(window()->createTextureFromImage(picture_, QQuickWindow::TextureCanUseAtlas));
    stale_ = false;
    node->setRect(0, 0, size_, size_);
    return node;
}

void Drawing::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange)
        polish();
    QQuickItem::itemChange(change, data);
}

} // namespace optio
