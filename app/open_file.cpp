// SPDX-License-Identifier: GPL-3.0-or-later
// A file from outside: dropped on the window, chosen on Home, or named when the program was started. What it begins with tells what it is.
#include "app/app_model.h"
#include "app/qt/json_qt.h"

#include <QFile>

#include <algorithm>

namespace optio {

namespace {

enum class Kind { army, game, backup, turn };

/// A file that cannot be read is taken for armies: the import page says what is wrong with it.
Kind kindOf(const QUrl &url)
{
    QFile file(url.isLocalFile() ? url.toLocalFile() : url.toString());
    if (!file.open(QIODevice::ReadOnly))
        return Kind::army;
    const QByteArray begins = file.peek(16);
    if (begins.startsWith("SQLite format 3") || url.fileName().endsWith(QLatin1String(".optio-backup")))
        return Kind::backup;
    if (begins.startsWith("PK")) { // an archive, whose list of members is at its end
        file.seek(std::max(qint64{0}, file.size() - (qint64{4} << 20)));
        return file.readAll().contains("optio.sqlite") ? Kind::backup : Kind::army;
    }
    file.seek(0);
    if (const QByteArray text = file.read(qint64{1} << 20);
        url.fileName().endsWith(QLatin1String(".optio-turn")) || text.contains("\"optio-pbem\"") || text.contains("BEGIN OPTIO TURN"))
        return Kind::turn;
    file.seek(0);
    if (begins.trimmed().startsWith('<') && file.readAll().contains("data-optio-game=")) // a battle report carries its game
        return Kind::game;
    file.seek(0);
    // The header of a game is its first line.
    return begins.startsWith('{') && file.readLine(qint64{4} << 20).contains("\"optio-game\"") ? Kind::game : Kind::army;
}

} // namespace

QVariantMap AppModel::openFile(const QUrl &file)
{
    switch (kindOf(file)) {
    case Kind::backup:
        return backup_->look(file) ? QVariantMap{{"page", "RestorePage"}} : QVariantMap();
    case Kind::game: {
        const QString id = games_->importFile(file);
        return !id.isEmpty() && games_->open(id) ? QVariantMap{{"page", "GamePage"}} : QVariantMap();
    }
    case Kind::turn:
        return mail_->openFile(file);
    case Kind::army:
        break;
    }
    return {{"page", "ImportPage"}, {"values", QVariantMap{{"file", file.toString(QUrl::FullyEncoded)}}}};
}

} // namespace optio
