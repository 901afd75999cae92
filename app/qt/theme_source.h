// SPDX-License-Identifier: GPL-3.0-or-later
// Does the desktop want dark windows? Asked of the settings portal over D-Bus without waiting; until then, and without a portal, Qt answers
// where it knows (6.5 and later), else the palette.
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>

namespace optio {

class ThemeSource : public QObject {
    Q_OBJECT
public:
    explicit ThemeSource(QObject *parent = nullptr);
    bool dark() const;
    /// Asks the portal, and listens to it from then on. Silent when there is no bus.
    void start();

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void take(const QVariant &value);

    int scheme_ = 0; ///< the portal's word: 0 no preference, 1 dark, 2 light
};

} // namespace optio
