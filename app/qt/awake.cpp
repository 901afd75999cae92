// SPDX-License-Identifier: GPL-3.0-or-later
// The two inhibitors of a desktop, asked one after the other.
#include "app/qt/awake.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileInfo>

namespace optio {

namespace {

constexpr uint idle = 8; ///< the portal's flag for "do not count as idle"

QString reason() { return QCoreApplication::translate("Awake", "A game is open on the table"); }

QDBusMessage saverCall(const QString &method)
{
    const QString name = QStringLiteral("org.freedesktop.ScreenSaver");
    return QDBusMessage::createMethodCall(name, QStringLiteral("/org/freedesktop/ScreenSaver"), name, method);
}

void closePortalRequest(const QString &path)
{
    QDBusConnection::sessionBus().asyncCall(QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), path, QStringLiteral("org.freedesktop.portal.Request"), QStringLiteral("Close")));
}

void freeSaver(uint cookie) { QDBusConnection::sessionBus().asyncCall(saverCall(QStringLiteral("UnInhibit")) << cookie); }

} // namespace

Awake::Awake(QObject *parent) : QObject(parent) {}

Awake::~Awake() { release(); }

bool Awake::haveBus()
{
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return true;
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !folder.isEmpty() && QFileInfo::exists(folder + QStringLiteral("/bus"));
}

void Awake::keep(bool awake)
{
    if (awake == wanted_)
        return;
    wanted_ = awake;
    ++asking_;
    if (!awake)
        release();
    else if (haveBus())
        askPortal();
}

void Awake::askPortal()
{
    QDBusMessage inhibit =
        QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
                                       QStringLiteral("org.freedesktop.portal.Inhibit"), QStringLiteral("Inhibit"));
    inhibit << QString() << idle << QVariantMap{{QStringLiteral("reason"), reason()}};
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(inhibit), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, asked = asking_] {
        const QDBusPendingReply<QDBusObjectPath> reply = *watcher;
        watcher->deleteLater();
        if (reply.isValid() && asked == asking_)
            portal_ = reply.value().path();
        else if (reply.isValid())
            closePortalRequest(reply.value().path());
        else if (asked == asking_)
            askScreenSaver();
    });
}

void Awake::askScreenSaver()
{
    const QDBusMessage inhibit = saverCall(QStringLiteral("Inhibit")) << QCoreApplication::applicationName() << reason();
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(inhibit), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, asked = asking_] {
        const QDBusPendingReply<uint> reply = *watcher;
        watcher->deleteLater();
        if (!reply.isValid())
            return;
        if (asked != asking_) {
            freeSaver(reply.value());
            return;
        }
        cookie_ = reply.value();
        saver_ = true;
    });
}

void Awake::release()
{
    if (!portal_.isEmpty())
        closePortalRequest(std::exchange(portal_, QString()));
    if (std::exchange(saver_, false))
        freeSaver(cookie_);
}

} // namespace optio
