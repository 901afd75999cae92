// SPDX-License-Identifier: GPL-3.0-or-later
// A file from outside: dropped on the window, chosen on Home, or named when the program was started. Its first bytes tell what it is.
#include "app/app_model.h"
#include "app/qt/json_qt.h"

#include <QFile>

namespace optio {

namespace {

/// The first line, which of a game is its header, or as much of it as can be one; none when it cannot be read, which whoever reads the file
/// will say.
QByteArray beginning(const QUrl &url)
{
    QFile file(url.isLocalFile() ? url.toLocalFile() : url.toString());
    return file.open(QIODevice::ReadOnly) ? file.readLine(qint64{4} << 20) : QByteArray();
}

} // namespace

QVariantMap AppModel::openFile(const QUrl &file)
{
    const QByteArray begins = beginning(file);
    // A data file, or the archive of a backup: other archives hold armies.
    if (begins.startsWith("SQLite format 3") || (begins.startsWith("PK") && begins.contains("optio.sqlite")) ||
        file.fileName().endsWith(QLatin1String(".optio-backup")))
        return backup_->look(file) ? QVariantMap{{"page", "RestorePage"}} : QVariantMap();
    if (begins.trimmed().startsWith('{') && begins.contains("\"optio-game\"")) {
        const QString id = games_->importFile(file);
        return !id.isEmpty() && games_->open(id) ? QVariantMap{{"page", "GamePage"}} : QVariantMap();
    }
    return {{"page", "ImportPage"}, {"values", QVariantMap{{"file", file.toString(QUrl::FullyEncoded)}}}};
}

} // namespace optio
