// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the settings portal over D-Bus, without waiting.
#include "app/qt/desktop/theme_portal.h"

#include "app/qt/desktop/bus.h"
#include "app/qt/theme_source.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace optio {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colorScheme = QStringLiteral("color-scheme");

} // namespace

ThemePortal::ThemePortal(ThemeSource *theme) : QObject(theme), theme_(theme)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(service, path, settings, QStringLiteral("SettingChanged"), this, SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage read = QDBusMessage::createMethodCall(service, path, settings, QStringLiteral("Read"));
    read << appearance << colorScheme;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(read), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            take(reply.value().variant());
        watcher->deleteLater();
    });
}

void ThemePortal::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == appearance && key == colorScheme)
        take(value.variant());
}

void ThemePortal::take(const QVariant &value)
{
    // The older form of Read() wraps the value twice.
    const QVariant inner = value.metaType() == QMetaType::fromType<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    theme_->setScheme(inner.toInt());
}

void listenForScheme(ThemeSource *theme)
{
    if (haveBus())
        new ThemePortal(theme); // the theme's child
}

} // namespace optio
