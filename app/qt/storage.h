// SPDX-License-Identifier: GPL-3.0-or-later
// App.storage: where armies and games are kept, and what can be said of it. On the desktop a file on the disk; in a browser its storage for
// this site, into which every act is written before its result is shown.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QQuickWindow;

namespace optio {

class Storage : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is it a browser's, which may clear it?
    Q_PROPERTY(bool inBrowser READ inBrowser CONSTANT)
    /// What the browser promises; "" on the desktop.
    Q_PROPERTY(QString promise READ promise NOTIFY promiseChanged)
public:
    explicit Storage(QObject *parent = nullptr);
    ~Storage() override;

    static bool inBrowser();
    QString promise() const;
    /// From now on no picture of `window` shows what is not stored.
    void guard(QQuickWindow *window);

Q_SIGNALS:
    void promiseChanged();
    /// Something could not be stored; the sentence says what and why.
    void failed(const QString &sentence);

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

} // namespace optio
