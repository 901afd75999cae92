// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the desktop for a file.
#include "app/qt/file_asker.h"

#include "app/qt/desktop/bus.h"
#include "app/qt/desktop/file_portal.h"
#include "app/qt/desktop/platform_dialog.h"

#include <QGuiApplication>

namespace optio {

struct FileAsker::Inner {
    FilePortal portal;
};

FileAsker::FileAsker(QObject *parent) : QObject(parent), inner_(std::make_unique<Inner>())
{
    connect(&inner_->portal, &FilePortal::chosen, this, &FileAsker::chosen);
    connect(&inner_->portal, &FilePortal::cancelled, this, &FileAsker::cancelled);
    connect(&inner_->portal, &FilePortal::refused, this, &FileAsker::refused);
}

FileAsker::~FileAsker() = default;

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
    return haveBus()                                        ? QStringLiteral("portal")
           : themeHasDialog(wantedThemes(), themePlugins()) ? QStringLiteral("native")
                                                            : QStringLiteral("own");
}

void FileAsker::ask(bool saving, const QString &title, const QString &suggested, const QStringList &filters, QObject *window)
{
    inner_->portal.ask(saving, title, suggested, filters, window);
}

} // namespace optio
