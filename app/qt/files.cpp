// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and writing of whole text files.
#include "app/qt/files.h"

#include "app/qt/json_qt.h"
#include "db/zip_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace optio {

namespace {

QString pathOf(const QUrl &file)
{
    QString path = file.isLocalFile() ? file.toLocalFile() : file.scheme().isEmpty() ? file.path() : QString();
    if (path.isEmpty())
        throw Error("\"" + utf8(file.toString()) + "\" is not a file on this device.");
    return path;
}

} // namespace

std::string readFile(const QUrl &file, qint64 most)
{
    QFile source(pathOf(file));
    const std::string name = utf8(QFileInfo(source).fileName());
    if (!source.open(QIODevice::ReadOnly))
        throw Error("\"" + name + "\" could not be read: " + utf8(source.errorString()) + ".");
    const QByteArray bytes = source.read(most + 1);
    if (bytes.size() > most)
        throw Error("\"" + name + "\" is too large: at most " + std::to_string(most >> 20) + " MB can be read.");
    return bytes.toStdString();
}

void writeFile(const QUrl &file, const std::string &text)
{
    QSaveFile target(pathOf(file));
    const std::string name = utf8(QFileInfo(target.fileName()).fileName());
    const bool written = target.open(QIODevice::WriteOnly) &&
                         target.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) && target.commit();
    if (!written)
        throw Error("\"" + name + "\" could not be written: " + utf8(target.errorString()) + ".");
    settleFolder(utf8(QFileInfo(target.fileName()).absolutePath())); // its name is on the disk too, and not its bytes alone
    handOut(target.fileName());
}

} // namespace optio
