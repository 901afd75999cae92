// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's wish for light or dark.
#include "app/qt/theme_source.h"

#include "app/qt/awake.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QEvent>
#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>

namespace optio {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colorScheme = QStringLiteral("color-scheme");

} // namespace

ThemeSource::ThemeSource(QObject *parent) : QObject(parent)
{
    if (qGuiApp == nullptr)
        return;
    qGuiApp->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &ThemeSource::changed);
#endif
}

bool ThemeSource::dark() const
{
    if (scheme_ != 0)
        return scheme_ == 1;
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (const Qt::ColorScheme system = QGuiApplication::styleHints()->colorScheme(); system != Qt::ColorScheme::Unknown)
        return system == Qt::ColorScheme::Dark;
#endif
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void ThemeSource::start()
{
    if (!Awake::haveBus())
        return;
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

void ThemeSource::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == appearance && key == colorScheme)
        take(value.variant());
}

void ThemeSource::take(const QVariant &value)
{
    // The older form of Read() wraps the value twice.
    const QVariant inner = value.metaType() == QMetaType::fromType<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    const int scheme = inner.toInt();
    if (scheme == scheme_)
        return;
    scheme_ = scheme;
    Q_EMIT changed();
}

bool ThemeSource::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qGuiApp && event->type() == QEvent::ApplicationPaletteChange)
        Q_EMIT changed();
    return QObject::eventFilter(watched, event);
}

} // namespace optio
