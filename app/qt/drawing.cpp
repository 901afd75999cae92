// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as SVG, drawn into pictures that are kept.
#include "app/qt/drawing.h"

#include <QCache>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSvgRenderer>

namespace optio {

namespace {

constexpr int keptPictures = 600; ///< more than all figures, in both sides' colours, in two sizes

struct Stroke {
    const char *key;
    const char *width;
};
constexpr Stroke strokes[] = {{"thick", "6"}, {"middle", "4"}, {"thin", "2.2"}, {"line", "2"}, {"cut", "1.8"}};

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

QByteArray Drawing::svg() const
{
    const auto path = [this](const char *key) { return paths_.property(QLatin1String(key)).toString().toUtf8(); };
    const QByteArray grid = QByteArray::number(grid_), colour = colour_.name().toUtf8(), ground = ground_.name().toUtf8();
    QByteArray text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 " + grid + ' ' + grid + "'>";
    if (tiled_)
        text += "<rect width='" + grid + "' height='" + grid + "' rx='" + QByteArray::number(grid_ / 6.0) + "' fill='" + ground +
                "'/><g transform='translate(" + QByteArray::number(grid_ / 16.0) + ',' + QByteArray::number(grid_ / 16.0) +
                ") scale(0.875)'>";
    else
        text += "<g>";
    if (paths_.hasProperty(QStringLiteral("fill")))
        text += "<path fill='" + colour + "' d='" + path("fill") + "'/>";
    for (const Stroke &stroke : strokes)
        if (paths_.hasProperty(QLatin1String(stroke.key)))
            text += "<path fill='none' stroke-linecap='round' stroke-linejoin='round' stroke-width='" + QByteArray(stroke.width) +
                    "' stroke='" + (qstrcmp(stroke.key, "cut") == 0 ? ground : colour) + "' d='" + path(stroke.key) + "'/>";
    return text + "</g></svg>";
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
    QSvgRenderer renderer(svg());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
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
