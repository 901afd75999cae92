// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what has gone from a layout until that layout knows (LayoutRepeater.qml).
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <qqmlregistration.h>

namespace optio {

class GoneItems : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
public:
    using QObject::QObject;
    /// `item` is about to be deleted, and was among the children of `layout`: it lives on, out of sight, until the layout's window has been
    /// polished, or the layout goes itself. (The layouts of Qt 6.4 remember their children until then, and look at them when they are moved
    /// or sized.)
    Q_INVOKABLE void keep(QQuickItem *item, QQuickItem *layout);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static void waitForPolish(QQuickItem *item, QQuickItem *layout);

    QHash<QObject *, QPointer<QQuickItem>> layouts_; ///< of those that are kept
};

} // namespace optio
