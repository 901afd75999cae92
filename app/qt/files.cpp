// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and writing of whole text files.
#include "app/qt/files.h"

#include "app/qt/json_qt.h"
#include "db/zip_file.h"

#include <QFile>
#include <QFileInfo>

#include <filesystem>
#include <new>
#include <system_error>

namespace optio {

namespace fs = std::filesystem;

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
    const QString path = pathOf(file);
    std::error_code none;
    fs::path target = utf8(path);
    if (fs::is_symlink(target, none)) // what it leads to is written, and the link stays
        if (const fs::path led = fs::canonical(target, none); !none)
            target = led;
    if (fs::is_directory(target, none))
        throw Error("\"" + target.filename().string() + "\" is a folder; choose a name for the file.");
    const fs::file_status before = fs::status(target, none);
    // The name of what is half-written is always the same: what a killed program has left is taken up by the next one.
    fs::path partial = target;
    partial += ".partial";
    fs::remove(partial, none);
    try {
        writeText(partial, text);
        if (before.type() == fs::file_type::regular)
            fs::permissions(partial, before.permissions(), none);
        settleFile(partial, target);
    } catch (const std::bad_alloc &) {
        fs::remove(partial, none);
        throw;
    } catch (const Error &) {
        // What was chosen is named, and not what lies beside it.
        throw Error("\"" + target.filename().string() +
                    "\" could not be written: its disk is full or fails, or its folder is not yours to write.");
    }
    handOut(path);
}

} // namespace optio
