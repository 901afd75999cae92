// SPDX-License-Identifier: GPL-3.0-or-later
// A picture in the scene.
#include "app/qt/picture_item.h"

#include <QQuickWindow>
#include <QSGImageNode>

namespace optio {

PictureItem::PictureItem(QQuickItem *parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void PictureItem::show(const QImage &picture, const QSizeF &size)
{
    picture_ = picture;
    size_ = size;
    stale_ = true;
    update();
}

QSGNode *PictureItem::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
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
    node->setRect(QRectF(QPointF(), size_));
    return node;
}

void PictureItem::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange)
        polish();
    QQuickItem::itemChange(change, data);
}

} // namespace optio
