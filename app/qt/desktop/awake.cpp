// SPDX-License-Identifier: GPL-3.0-or-later
// The two inhibitors of a desktop, asked one after the other.
#include "app/qt/awake.h"

#include "app/qt/desktop/bus.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

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

struct Awake::Inner {
    Awake *awake;
    bool wanted = false;
    int asking = 0;     ///< number of the latest request; answers to older ones are given back
    QString portal;     ///< path of the portal's request, empty when it has none
    uint cookie = 0;    ///< the screen saver's
    bool saver = false; ///< does `cookie` hold?

    void askPortal();
    void askScreenSaver();
    void release();
};

Awake::Awake(QObject *parent) : QObject(parent), inner_(new Inner{this, false, 0, {}, 0, false}) {}

Awake::~Awake() { inner_->release(); }

bool Awake::kept() const { return inner_->wanted; }

void Awake::keep(bool awake)
{
    if (awake == inner_->wanted)
        return;
    inner_->wanted = awake;
    ++inner_->asking;
    if (!awake)
        inner_->release();
    else if (haveBus())
        inner_->askPortal();
}

void Awake::Inner::askPortal()
{
    QDBusMessage inhibit =
        QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
                                       QStringLiteral("org.freedesktop.portal.Inhibit"), QStringLiteral("Inhibit"));
    inhibit << QString() << idle << QVariantMap{{QStringLiteral("reason"), reason()}};
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(inhibit), awake);
    connect(watcher, &QDBusPendingCallWatcher::finished, awake, [this, watcher, asked = asking] {
        const QDBusPendingReply<QDBusObjectPath> reply = *watcher;
        watcher->deleteLater();
        if (reply.isValid() && asked == asking)
            portal = reply.value().path();
        else if (reply.isValid())
            closePortalRequest(reply.value().path());
        else if (asked == asking)
            askScreenSaver();
    });
}

void Awake::Inner::askScreenSaver()
{
    const QDBusMessage inhibit = saverCall(QStringLiteral("Inhibit")) << QCoreApplication::applicationName() << reason();
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(inhibit), awake);
    connect(watcher, &QDBusPendingCallWatcher::finished, awake, [this, watcher, asked = asking] {
        const QDBusPendingReply<uint> reply = *watcher;
        watcher->deleteLater();
        if (!reply.isValid())
            return;
        if (asked != asking) {
            freeSaver(reply.value());
            return;
        }
        cookie = reply.value();
        saver = true;
    });
}

void Awake::Inner::release()
{
    if (!portal.isEmpty())
        closePortalRequest(std::exchange(portal, QString()));
    if (std::exchange(saver, false))
        freeSaver(cookie);
}

} // namespace optio
