// SPDX-License-Identifier: GPL-3.0-or-later
// A camera for tests: an item that shows a code, and fails on demand, in place of Qt Multimedia's picture (app/scan/CameraView.qml).
#pragma once

#include "tests/app/window.h"

#include <QPointer>
#include <QQmlComponent>
#include <QQmlEngine>

namespace optio::test {

/// What every camera of CameraView.qml has, and `code`, what it is held before.
inline QQuickItem *cameraFor(const Running &running)
{
    QQmlComponent kind(qmlEngine(running.window()));
    kind.setData(R"(
        import QtQuick
        import Optio
        Rectangle {
            property bool active: false
            property bool there: true
            property bool gives: true
            readonly property bool shows: active && gives
            property string trouble
            property int cameras: 1
            property int turned: 0
            property int started: 0
            property alias code: code.text
            function turn() { ++turned; }
            onActiveChanged: if (active) ++started
            color: "#6e675f"
            QrItem {
                id: code
                anchors.centerIn: parent
                width: 0.7 * Math.min(parent.width, parent.height)
                height: width
                rotation: 8
                visible: text !== ""
            }
        })",
                 QUrl());
    auto *camera = qobject_cast<QQuickItem *>(kind.create());
    if (!camera)
        complaints().append(kind.errorString());
    return camera;
}

/// An item by its name, to be seen or not.
inline QQuickItem *anyNamed(const Running &running, const QString &name)
{
    QQuickItem *found = nullptr;
    const std::function<void(QQuickItem *)> walk = [&](QQuickItem *item) {
        if (item->objectName() == name)
            found = item;
        for (QQuickItem *child : item->childItems())
            walk(child);
    };
    walk(running.window()->contentItem());
    return found;
}

/// Gives a page's button a camera, so that it is offered.
inline QPointer<QQuickItem> fitCamera(const Running &running, const QString &button)
{
    QQuickItem *item = anyNamed(running, button);
    QQuickItem *camera = item ? cameraFor(running) : nullptr;
    if (camera) {
        camera->setParent(item);
        camera->setVisible(false);
        item->setProperty("looked", true); // a real one is not asked for
        item->setProperty("view", QVariant::fromValue(camera));
    }
    return camera;
}

} // namespace optio::test
