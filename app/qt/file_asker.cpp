// SPDX-License-Identifier: GPL-3.0-or-later
// The portal's file chooser, and folders for our own page.
#include "app/qt/file_asker.h"

#include "app/qt/awake.h"

#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QWindow>

#include <algorithm>

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
constexpr int mostEntries = 5000;

QString portalName() { return QStringLiteral("org.freedesktop.portal.Desktop"); }

/// {"House rules", {"*.toml"}} of "House rules (*.toml)".
std::pair<QString, QStringList> filterParts(const QString &filter)
{
    static const QRegularExpression form(QStringLiteral("^(.*?)\\s*\\(([^)]*)\\)\\s*$"));
    const QRegularExpressionMatch match = form.match(filter);
    return match.hasMatch() ? std::pair{match.captured(1), match.captured(2).split(u' ', Qt::SkipEmptyParts)}
                            : std::pair{filter, QStringList()};
}

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

/// Those that Qt looks for, best first.
QStringList wantedThemes()
{
    if (const QString set = qEnvironmentVariable("QT_QPA_PLATFORMTHEME"); !set.isEmpty())
        return set.split(u':', Qt::SkipEmptyParts);
    const QStringList desktops = qEnvironmentVariable("XDG_CURRENT_DESKTOP").toLower().split(u':', Qt::SkipEmptyParts);
    if (desktops.contains(QStringLiteral("kde")))
        return {QStringLiteral("kde")};
    for (const char *gtk : {"gnome", "x-cinnamon", "unity", "mate", "xfce", "lxde", "pantheon"})
        if (desktops.contains(QLatin1String(gtk)))
            return {QStringLiteral("gtk3")};
    return {};
}

QStringList themePlugins()
{
    QStringList plugins;
    for (const QString &folder : QCoreApplication::libraryPaths())
        plugins += QDir(folder + QStringLiteral("/platformthemes")).entryList(QDir::Files);
    return plugins;
}

} // namespace

FileAsker::~FileAsker()
{
    if (request_.isEmpty())
        return;
    QDBusConnection::sessionBus().asyncCall(
        QDBusMessage::createMethodCall(portalName(), request_, QStringLiteral("org.freedesktop.portal.Request"), QStringLiteral("Close")));
}

bool FileAsker::themeHasDialog(const QStringList &themes, const QStringList &plugins)
{
    const auto installed = [&](const char *part) {
        return std::any_of(plugins.begin(), plugins.end(),
                           [part](const QString &one) { return one.contains(QLatin1String(part), Qt::CaseInsensitive); });
    };
    return std::any_of(themes.begin(), themes.end(), [&](const QString &theme) {
        return (theme == QStringLiteral("kde") && installed("KDEPlasmaPlatformTheme")) ||
               (theme.startsWith(QStringLiteral("gtk")) && installed("qgtk3")) ||
               (theme == QStringLiteral("xdgdesktopportal") && installed("qxdgdesktopportal"));
    });
}

QString FileAsker::way()
{
    if (const QString set = qEnvironmentVariable("OPTIO_FILE_DIALOG"); !set.isEmpty())
        return set;
    const QString platform = QGuiApplication::platformName();
    for (const char *native : {"windows", "cocoa", "android", "ios"})
        if (platform == QLatin1String(native))
            return QStringLiteral("native");
    if (platform != QStringLiteral("xcb") && !platform.startsWith(QStringLiteral("wayland")))
        return QStringLiteral("own");
    return Awake::haveBus()                                 ? QStringLiteral("portal")
           : themeHasDialog(wantedThemes(), themePlugins()) ? QStringLiteral("native")
                                                            : QStringLiteral("own");
}

void FileAsker::ask(bool saving, const QString &title, const QString &suggested, const QStringList &filters, QObject *window)
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
        options.insert(QStringLiteral("current_name"), safeName(suggested));
    const auto *parent = qobject_cast<QWindow *>(window);
    const bool x11 = parent != nullptr && QGuiApplication::platformName() == QStringLiteral("xcb");
    QDBusMessage call = QDBusMessage::createMethodCall(portalName(), QStringLiteral("/org/freedesktop/portal/desktop"),
                                                       QStringLiteral("org.freedesktop.portal.FileChooser"),
                                                       saving ? QStringLiteral("SaveFile") : QStringLiteral("OpenFile"));
    call << (x11 ? QStringLiteral("x11:%1").arg(parent->winId(), 0, 16) : QString()) << title << options;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call, patience), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, &FileAsker::asked);
}

void FileAsker::asked(QDBusPendingCallWatcher *call)
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

void FileAsker::listen(const QString &path)
{
    finish();
    request_ = path;
    QDBusConnection::sessionBus().connect(portalName(), path, QStringLiteral("org.freedesktop.portal.Request"), QStringLiteral("Response"),
                                          this, SLOT(answered(uint, QVariantMap)));
}

void FileAsker::finish()
{
    if (!request_.isEmpty())
        QDBusConnection::sessionBus().disconnect(portalName(), request_, QStringLiteral("org.freedesktop.portal.Request"),
                                                 QStringLiteral("Response"), this, SLOT(answered(uint, QVariantMap)));
    request_.clear();
}

void FileAsker::answered(uint response, const QVariantMap &results)
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

QString FileAsker::safeName(const QString &name)
{
    static const QRegularExpression bad(QStringLiteral("[\\x00-\\x1f/\\\\:*?\"<>|]"));
    QString safe = QString(name).replace(bad, QStringLiteral(" "));
    while (safe.startsWith(u'.') || safe.startsWith(u' '))
        safe.remove(0, 1);
    return safe.trimmed();
}

QUrl FileAsker::withExtension(const QUrl &file, const QString &suggested)
{
    const QString extension = QFileInfo(suggested).suffix();
    // In a sandbox only the very file that was chosen may be written.
    if (extension.isEmpty() || !QFileInfo(file.path()).suffix().isEmpty() || QFileInfo::exists(QStringLiteral("/.flatpak-info")))
        return file;
    QUrl whole = file;
    whole.setPath(file.path() + u'.' + extension);
    return whole;
}

bool FileAsker::exists(const QUrl &file) { return QFileInfo::exists(file.toLocalFile()); }

QString FileAsker::nameOf(const QUrl &file) { return file.fileName(); }

QUrl FileAsker::firstFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QUrl::fromLocalFile(QFileInfo(documents).isDir() ? documents : QDir::homePath());
}

QVariantList FileAsker::places()
{
    QVariantList list;
    QStringList known;
    for (const auto place : {QStandardPaths::HomeLocation, QStandardPaths::DocumentsLocation, QStandardPaths::DownloadLocation,
                             QStandardPaths::DesktopLocation}) {
        const QString folder = QStandardPaths::writableLocation(place);
        if (!QFileInfo(folder).isDir() || known.contains(folder))
            continue;
        known.append(folder);
        list.append(QVariantMap{{"name", QStandardPaths::displayName(place)}, {"url", QUrl::fromLocalFile(folder)}});
    }
    return list;
}

QUrl FileAsker::above(const QUrl &folder)
{
    QDir place(folder.toLocalFile());
    return place.cdUp() ? QUrl::fromLocalFile(place.absolutePath()) : QUrl();
}

QVariantList FileAsker::list(const QUrl &folder, const QStringList &filters)
{
    QStringList globs;
    for (const QString &filter : filters) {
        const QStringList more = filterParts(filter).second;
        if (more.contains(QStringLiteral("*"))) {
            globs.clear();
            break;
        }
        globs += more;
    }
    const QDir place(folder.toLocalFile());
    QVariantList list;
    for (const QFileInfo &one : place.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::IgnoreCase | QDir::LocaleAware))
        if (list.size() < mostEntries)
            list.append(
                QVariantMap{{"name", one.fileName()}, {"url", QUrl::fromLocalFile(one.filePath())}, {"folder", true}, {"detail", ""}});
    for (const QFileInfo &one : place.entryInfoList(globs, QDir::Files, QDir::Name | QDir::IgnoreCase | QDir::LocaleAware))
        if (list.size() < mostEntries)
            list.append(QVariantMap{{"name", one.fileName()},
                                    {"url", QUrl::fromLocalFile(one.filePath())},
                                    {"folder", false},
                                    {"detail", QLocale().toString(one.lastModified(), QLocale::ShortFormat) + QStringLiteral(" · ") +
                                                   QLocale().formattedDataSize(one.size(), 1, QLocale::DataSizeSIFormat)}});
    return list;
}

QUrl FileAsker::inFolder(const QUrl &folder, const QString &name)
{
    return QUrl::fromLocalFile(QDir(folder.toLocalFile()).filePath(safeName(name)));
}

} // namespace optio
