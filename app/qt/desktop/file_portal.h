// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop portal's file chooser.
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariant>

class QDBusPendingCallWatcher;

namespace optio {

class FilePortal : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Closes a dialog that is still open.
    ~FilePortal() override;

    /// Opens the chooser; then comes chosen(), cancelled(), or refused() when there is no such portal.
    void ask(bool saving, const QString &title, const QString &suggested, const QStringList &filters, QObject *window);

Q_SIGNALS:
    void chosen(const QUrl &file);
    void cancelled();
    void refused();

private Q_SLOTS:
    void answered(uint response, const QVariantMap &results);

private:
    void listen(const QString &path);
    void finish();
    void asked(QDBusPendingCallWatcher *call);

    QString request_; ///< the portal's object while it asks
};

} // namespace optio
