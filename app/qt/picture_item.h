// SPDX-License-Identifier: GPL-3.0-or-later
// An item that is one picture, which is made on the interface thread when what it shows has changed.
#pragma once

#include <QImage>
#include <QQuickItem>
#include <qqmlregistration.h>

namespace optio {

/// Who derives from it names it in full: the registration of Qt 6.4 looks for the bare name of a base outside the namespace.
class PictureItem : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
public:
    explicit PictureItem(QQuickItem *parent = nullptr);

protected:
    /// Shows the picture at its upper left corner, so large; nothing for an empty one.
    void show(const QImage &picture, const QSizeF &size);
    /// The picture as it would look now. Scripts' values may be read here, not on the thread that paints.
    void updatePolish() override = 0;
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *data) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    QImage picture_;
    QSizeF size_;
    bool stale_ = true; ///< the scene shows another picture
};

} // namespace optio
