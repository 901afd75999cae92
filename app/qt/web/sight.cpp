// SPDX-License-Identifier: GPL-3.0-or-later
// Module.optioSight(): what is to be seen on the screen and where, as JSON. A canvas tells nobody; packaging/web/test taps by this.
#include "rules/json.h"

#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>

#include <emscripten/bind.h>

namespace optio {

namespace {

Json corners(const QRectF &rect) { return {rect.x(), rect.y(), rect.width(), rect.height()}; }

struct Sight {
    Json items = Json::array();
    bool busy = false;

    /// `shown` is what the items around leave of the window, `scroller` the area that would scroll.
    void walk(QQuickItem *item, QRectF shown, QRectF scroller)
    {
        if (!item->isVisible() || item->opacity() == 0)
            return;
        const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        if (item->clip())
            shown &= place;
        if (item->inherits("QQuickFlickable"))
            scroller = place;
        busy = busy || item->property("busy").toBool();
        const QString text = item->property("text").toString();
        const bool button = item->inherits("QQuickAbstractButton");
        if (button || !text.isEmpty() || !item->objectName().isEmpty()) {
            Json one = {{"name", item->objectName().toStdString()},
                        {"text", text.toStdString()},
                        {"button", button},
                        {"enabled", item->isEnabled()},
                        {"place", corners(place)},
                        {"shown", corners(shown & place)},
                        {"scroller", corners(scroller & shown)},
                        {"checked", item->property("checked").toBool()}};
            items.push_back(std::move(one));
        }
        const QList<QQuickItem *> children = item->childItems();
        for (QQuickItem *child : children)
            walk(child, shown, scroller);
    }
};

std::string sight()
{
    Sight seen;
    const QList<QWindow *> windows = QGuiApplication::topLevelWindows();
    for (QWindow *one : windows)
        if (const auto *window = qobject_cast<QQuickWindow *>(one); window && window->isVisible())
            seen.walk(window->contentItem(), QRectF(QPointF(), window->size()), QRectF());
    return Json{{"items", seen.items}, {"busy", seen.busy}}.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

} // namespace optio

EMSCRIPTEN_BINDINGS(optio_sight) { emscripten::function("optioSight", &optio::sight); }
