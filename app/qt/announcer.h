// SPDX-License-Identifier: GPL-3.0-or-later
// Says a sentence to whoever reads the screen with a screen reader. The one place that knows how this Qt does it.
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QString>
#include <qqmlregistration.h>

namespace optio {

class Announcer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
public:
    using QObject::QObject;
    /// Announces `text`, which `item` shows: in Qt 6.8 and later by its own event, before that as an alert of the item, whose accessible
    /// name is read. Nothing when no screen reader listens or there is nothing to say.
    Q_INVOKABLE static void say(QQuickItem *item, const QString &text);
};

} // namespace optio
