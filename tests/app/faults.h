// SPDX-License-Identifier: GPL-3.0-or-later
// What can be told of a screen without looking: nothing clipped or sticking out, everything touchable large enough and named.
#pragma once

#include "tests/app/window.h"

namespace optio::test {

inline bool isText(const QQuickItem *item) { return item->inherits("QQuickText"); }

inline bool isControl(const QQuickItem *item)
{
    return (item->inherits("QQuickAbstractButton") || item->inherits("QQuickTextField")) && item->isEnabled();
}

/// What cuts an item off: the part of the window that is left for it by everything around it that clips.
inline QRectF sight(const QQuickItem *item, const QQuickWindow *window)
{
    QRectF left(QPointF(0, 0), QSizeF(window->size()));
    for (const QQuickItem *outer = item->parentItem(); outer; outer = outer->parentItem())
        if (outer->clip())
            left &= outer->mapRectToScene(QRectF(0, 0, outer->width(), outer->height()));
    return left;
}

/// The card, button or bar that an item stands on: the innermost painted rectangle around it, up to the next list.
inline const QQuickItem *groundOf(const QQuickItem *item)
{
    for (const QQuickItem *outer = item->parentItem(); outer && !outer->inherits("QQuickFlickable"); outer = outer->parentItem())
        if (outer->inherits("QQuickRectangle") && outer->property("color").value<QColor>().alpha() > 0)
            return outer;
    return nullptr;
}

/// What is wrong with the screen as it is, each with the screen's name.
inline QStringList faultsOf(const Running &running, const QString &screen)
{
    QStringList faults;
    const auto fault = [&](const QQuickItem *item, const QString &what) {
        faults.append(QStringLiteral("%1: %2 %3").arg(screen, describe(item), what));
    };
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items) {
        const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        const QRectF open = sight(item, running.window());
        if (item->width() <= 0 || !place.intersects(open))
            continue;
        if (isText(item) && !item->property("text").toString().isEmpty()) {
            const bool elides = item->property("elide").toInt() != Qt::ElideNone;
            // A sign among figures, all as wide as a digit, may lean over its edge.
            const bool sign = item->property("text").toString().size() == 1;
            if (!elides && !sign && item->property("contentWidth").toReal() > item->width() + 1)
                fault(item, QStringLiteral("is wider than its place"));
            if (item->property("contentHeight").toReal() > item->height() + 1)
                fault(item, QStringLiteral("is taller than its place"));
            if (place.left() < open.left() - 1 || place.right() > open.right() + 1)
                fault(item, QStringLiteral("is cut off at the side"));
        }
        if (isText(item))
            if (const QQuickItem *ground = groundOf(item)) {
                const QRectF card = ground->mapRectToScene(QRectF(0, 0, ground->width(), ground->height())).adjusted(-1, -1, 1, 1);
                if (!card.contains(place & open))
                    fault(item, QStringLiteral("sticks out of %1").arg(describe(ground)));
            }
        if (isControl(item)) {
            if (item->height() < 47.5)
                fault(item, QStringLiteral("is only %1 px high").arg(item->height()));
            if (item->width() < 43.5)
                fault(item, QStringLiteral("is only %1 px wide").arg(item->width()));
            if (spokenName(item).isEmpty())
                fault(item, QStringLiteral("has no name for a screen reader"));
        }
    }
    return faults;
}

} // namespace optio::test
