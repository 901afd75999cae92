// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the file dialogs of platform themes.
#include "app/qt/desktop/platform_dialog.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace optio {

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

bool themeHasDialog(const QStringList &themes, const QStringList &plugins)
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

} // namespace optio
