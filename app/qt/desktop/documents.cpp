// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's program for PDFs, with a file that is replaced by the next.
#include "app/qt/documents.h"

#include "app/qt/files.h"
#include "app/qt/json_qt.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QStandardPaths>

namespace optio {

void showPdf(const QString &name, const std::string &bytes)
{
    QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/print"));
    folder.removeRecursively(); // what was looked at before is not kept
    if (!folder.mkpath(QStringLiteral(".")))
        throw Error("The folder " + utf8(folder.path()) + " cannot be made; save the pages as a file instead.");
    const QUrl file = QUrl::fromLocalFile(folder.filePath(name));
    writeFile(file, bytes);
    if (!QDesktopServices::openUrl(file))
        throw Error("No PDF viewer found; save the pages to a file instead.");
}

QString whereShown() { return QCoreApplication::translate("Documents", "Opens in your PDF viewer, ready to print"); }

bool canHandOn() { return false; }

void handOn(const QString &, const std::string &) {}

} // namespace optio
