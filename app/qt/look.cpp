// SPDX-License-Identifier: GPL-3.0-or-later
// Surroundings, style and fonts.
#include "app/qt/look.h"

#include <QByteArray>
#include <QFont>
#include <QGuiApplication>
#include <QQuickStyle>

#include <filesystem>
#include <unistd.h>

namespace optio {

void prepareSurroundings()
{
    if (!qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
        return;
    std::error_code ignored;
    const std::filesystem::path folder = std::filesystem::temp_directory_path(ignored) / ("optio-runtime-" + std::to_string(getuid()));
    std::filesystem::create_directory(folder, ignored);
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all, ignored);
    qputenv("XDG_RUNTIME_DIR", QByteArray::fromStdString(folder.string()));
}

void setLook()
{
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    // The first of these that the system has; the headings' font is named by the screens.
    QFont body = QGuiApplication::font();
    body.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    QGuiApplication::setFont(body);
}

} // namespace optio
