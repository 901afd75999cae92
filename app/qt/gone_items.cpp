// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qt/gone_items.h"

#include <QEvent>
#include <QQuickWindow>
#include <QTimer>

namespace optio {

void GoneItems::keep(QQuickItem *item, QQuickItem *layout)
{
    if (item == nullptr || layout == nullptr || layouts_.contains(item))
        return;
    layouts_.insert(item, layout);
    item->installEventFilter(this);
    connect(item, &QObject::destroyed, this, [this](QObject *gone) { layouts_.remove(gone); });
}

bool GoneItems::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::DeferredDelete)
        return false;
    watched->removeEventFilter(this);
    QQuickItem *layout = layouts_.take(watched);
    auto *item = qobject_cast<QQuickItem *>(watched);
    if (item == nullptr || layout == nullptr)
        return false;
    item->setParent(layout);
    waitForPolish(item, layout);
    return true;
}

void GoneItems::waitForPolish(QQuickItem *item, QQuickItem *layout)
{
    if (QQuickWindow *window = layout->window()) // it is polished before this is said
        connect(
            window, &QQuickWindow::afterAnimating, item,
            [item] { QTimer::singleShot(0, item, [item] { delete item; }); }, // NOLINT(cppcoreguidelines-owning-memory)
            Qt::SingleShotConnection);
    else
        connect(layout, &QQuickItem::windowChanged, item, [item, layout] { waitForPolish(item, layout); }, Qt::SingleShotConnection);
}

} // namespace optio
