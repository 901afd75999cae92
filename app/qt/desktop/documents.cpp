// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's program for PDFs, with a file that is replaced by the next.
#include "app/qt/documents.h"

#include "app/qt/files.h"
#include "app/qt/json_qt.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QProcess>
#include <QStandardPaths>

namespace optio {

namespace {

const QString mailProgram = QStringLiteral("xdg-email"); ///< the desktop's way to the player's mail program

} // namespace

void showPdf(const QString &name, const std::string &bytes)
{
    QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/print"));
    folder.removeRecursively(); // what was looked at before is not kept
    if (!folder.mkpath(QStringLiteral(".")))
        throw Error("The folder " + utf8(folder.path()) + " cannot be made; save the pages to a file instead.");
    const QUrl file = QUrl::fromLocalFile(folder.filePath(name));
    writeFile(file, bytes);
    if (!QDesktopServices::openUrl(file))
        throw Error("No PDF viewer found; save the pages to a file instead.");
}

QString whereShown() { return QCoreApplication::translate("Documents", "Opens in your PDF viewer, ready to print"); }

bool canHandOn() { return false; }

void handOn(const QString &, const std::string &) {}

bool canMail() { return !QStandardPaths::findExecutable(mailProgram).isEmpty(); }

void mailFile(const QString &name, const QString &subject, const QString &body, const std::string &bytes)
{
    QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/mail"));
    folder.removeRecursively(); // what was sent before is not kept
    if (!folder.mkpath(QStringLiteral(".")))
        throw Error("The folder " + utf8(folder.path()) + " cannot be made; save the turn as a file and attach that.");
    const QString file = folder.filePath(name);
    writeFile(QUrl::fromLocalFile(file), bytes);
    if (!QProcess::startDetached(mailProgram, {QStringLiteral("--utf8"), QStringLiteral("--subject"), subject, QStringLiteral("--body"),
                                               body, QStringLiteral("--attach"), file}))
        throw Error("The mail program does not start; save the turn as a file and attach that.");
}

} // namespace optio
