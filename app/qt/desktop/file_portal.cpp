// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the portal's file chooser over D-Bus.
#include "app/qt/desktop/file_portal.h"

#include "app/qt/file_asker.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QWindow>

namespace optio {

/// One pattern of a filter as the portal wants it.
struct PortalPattern {
    uint kind = 0; ///< a glob
    QString glob;
};

/// "House rules (*.toml)" as the portal wants it.
struct PortalFilter {
    QString name;
    QList<PortalPattern> patterns;
};

QDBusArgument &operator<<(QDBusArgument &argument, const PortalPattern &pattern)
{
    argument.beginStructure();
    argument << pattern.kind << pattern.glob;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, PortalPattern &pattern)
{
    argument.beginStructure();
    argument >> pattern.kind >> pattern.glob;
    argument.endStructure();
    return argument;
}

QDBusArgument &operator<<(QDBusArgument &argument, const PortalFilter &filter)
{
    argument.beginStructure();
    argument << filter.name << filter.patterns;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, PortalFilter &filter)
{
    argument.beginStructure();
    argument >> filter.name >> filter.patterns;
    argument.endStructure();
    return argument;
}

} // namespace optio

Q_DECLARE_METATYPE(optio::PortalPattern)
Q_DECLARE_METATYPE(optio::PortalFilter)

namespace optio {

namespace {

constexpr int patience = 5000; ///< milliseconds until a portal that does not answer is none

QString portalName() { return QStringLiteral("org.freedesktop.portal.Desktop"); }

QList<PortalFilter> portalFilters(const QStringList &filters)
{
    QList<PortalFilter> list;
    for (const QString &filter : filters) {
        const auto [name, globs] = filterParts(filter);
        PortalFilter one{name, {}};
        for (const QString &glob : globs)
            one.patterns.append({0, glob});
        list.append(one);
    }
    return list;
}

} // namespace

FilePortal::~FilePortal()
{
    if (request_.isEmpty())
        return;
    QDBusConnection::sessionBus().asyncCall(
        QDBusMessage::createMethodCall(portalName(), request_, QStringLiteral("org.freedesktop.portal.Request"), QStringLiteral("Close")));
}

void FilePortal::ask(bool saving, const QString &title, const QString &suggested, const QStringList &filters, QObject *window)
{
    static const bool registered = [] {
        qDBusRegisterMetaType<PortalPattern>();
        qDBusRegisterMetaType<QList<PortalPattern>>();
        qDBusRegisterMetaType<PortalFilter>();
        qDBusRegisterMetaType<QList<PortalFilter>>();
        return true;
    }();
    Q_UNUSED(registered)
    static int asked = 0;
    const QDBusConnection bus = QDBusConnection::sessionBus();
    const QString token = QStringLiteral("optio%1").arg(++asked);
    // The answer may come before the call returns, so its object is listened to beforehand.
    listen(QStringLiteral("/org/freedesktop/portal/desktop/request/%1/%2").arg(bus.baseService().mid(1).replace(u'.', u'_'), token));
    QVariantMap options{{QStringLiteral("handle_token"), token}, {QStringLiteral("modal"), true}};
    if (const QList<PortalFilter> list = portalFilters(filters); !list.isEmpty())
        options.insert(QStringLiteral("filters"), QVariant::fromValue(list));
    if (saving)
        options.insert(QStringLiteral("current_name"), FileAsker::safeName(suggested));
    const auto *parent = qobject_cast<QWindow *>(window);
    const bool x11 = parent != nullptr && QGuiApplication::platformName() == QStringLiteral("xcb");
    QDBusMessage call = QDBusMessage::createMethodCall(portalName(), QStringLiteral("/org/freedesktop/portal/desktop"),
                                                       QStringLiteral("org.freedesktop.portal.FileChooser"),
                                                       saving ? QStringLiteral("SaveFile") : QStringLiteral("OpenFile"));
    call << (x11 ? QStringLiteral("x11:%1").arg(parent->winId(), 0, 16) : QString()) << title << options;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call, patience), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, &FilePortal::asked);
}

void FilePortal::asked(QDBusPendingCallWatcher *call)
{
    const QDBusPendingReply<QDBusObjectPath> reply = *call;
    call->deleteLater();
    if (request_.isEmpty())
        return; // answered already
    if (reply.isError()) {
        finish();
        Q_EMIT refused();
    } else if (reply.value().path() != request_) {
        listen(reply.value().path());
    }
}

void FilePortal::listen(const QString &path)
{
    finish();
    request_ = path;
    QDBusConnection::sessionBus().connect(portalName(), path, QStringLiteral("org.freedesktop.portal.Request"), QStringLiteral("Response"),
                                          this, SLOT(answered(uint, QVariantMap)));
}

void FilePortal::finish()
{
    if (!request_.isEmpty())
        QDBusConnection::sessionBus().disconnect(portalName(), request_, QStringLiteral("org.freedesktop.portal.Request"),
                                                 QStringLiteral("Response"), this, SLOT(answered(uint, QVariantMap)));
    request_.clear();
}

void FilePortal::answered(uint response, const QVariantMap &results)
{
    finish();
    const QStringList files = results.value(QStringLiteral("uris")).toStringList();
    if (response == 0 && !files.isEmpty())
        Q_EMIT chosen(QUrl(files.constFirst()));
    else if (response <= 1)
        Q_EMIT cancelled();
    else
        Q_EMIT refused();
}

} // namespace optio
