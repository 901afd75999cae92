// SPDX-License-Identifier: GPL-3.0-or-later
// The settings portal's word on dark and light.
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>

namespace optio {

class ThemeSource;

class ThemePortal : public QObject {
    Q_OBJECT
public:
    /// Asks, and listens from then on, as long as `theme` lives.
    explicit ThemePortal(ThemeSource *theme);

private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void take(const QVariant &value);

    ThemeSource *theme_;
};

} // namespace optio
