// SPDX-License-Identifier: GPL-3.0-or-later
// A file from outside: dropped on the window, chosen on Home, or named when the program was started. What it begins with tells what it is.
#include "app/app_model.h"
#include "app/club/club_model.h"
#include "app/qt/json_qt.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace optio {

namespace {

enum class Kind { army, game, backup, turn, house, event };

QString pathOfFile(const QUrl &url) { return url.isLocalFile() ? url.toLocalFile() : url.scheme().isEmpty() ? url.path() : QString(); }

/// Why a file cannot be opened whatever it is; "" when it can. A pipe or a device is not even begun with: it may never end.
QString refusalOf(const QUrl &url)
{
    const QString path = pathOfFile(url);
    const QFileInfo facts(path);
    const QString name = facts.fileName().isEmpty() ? url.toDisplayString() : facts.fileName();
    if (path.isEmpty())
        return AppModel::tr("\"%1\" is not a file on this device. Save it here first.").arg(name);
    if (!facts.exists())
        return AppModel::tr("\"%1\" cannot be found. It may have been moved, renamed or deleted.").arg(name);
    if (facts.isDir())
        return AppModel::tr("\"%1\" is a folder. Open one of the files in it.").arg(name);
    if (!facts.isFile())
        return AppModel::tr("\"%1\" is not a file that can be read.").arg(name);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return AppModel::tr("\"%1\" cannot be read: %2.").arg(name, file.errorString());
    const QByteArray begins = file.read(4096);
    if (begins.isEmpty() && file.error() == QFileDevice::NoError)
        return AppModel::tr("\"%1\" is empty.").arg(name);
    // What holds a zero is no text; archives and data files are looked at by those who know them.
    if (begins.contains('\0') && !begins.startsWith("PK") && !begins.startsWith("SQLite format 3") &&
        !name.endsWith(QLatin1String(".optio-backup")))
        return AppModel::tr("\"%1\" is of a kind that Optio does not know. It opens games, turns, armies, events, house rules and backups.")
            .arg(name);
    return {};
}

bool holdsHouseRules(const QByteArray &text)
{
    static const QRegularExpression extends(QStringLiteral("^\\s*extends\\s*="), QRegularExpression::MultilineOption);
    return extends.match(QString::fromUtf8(text)).hasMatch();
}

/// What it cannot make out it takes for armies: the import page says what is wrong with it.
Kind kindOf(const QUrl &url)
{
    const auto ends = [name = url.fileName()](const char *ending) { return name.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
    QFile file(pathOfFile(url));
    if (!file.open(QIODevice::ReadOnly))
        return Kind::army;
    const QByteArray begins = file.peek(16);
    if (begins.startsWith("SQLite format 3") || ends(".optio-backup"))
        return Kind::backup;
    if (begins.startsWith("PK")) { // an archive, whose list of members is at its end
        file.seek(std::max(qint64{0}, file.size() - (qint64{4} << 20)));
        return file.readAll().contains("optio.sqlite") ? Kind::backup : Kind::army;
    }
    if (ends(".optio-game"))
        return Kind::game;
    if (ends(".optio-event"))
        return Kind::event;
    file.seek(0);
    const QByteArray text = file.read(qint64{1} << 20);
    if (ends(".optio-turn") || text.contains("\"optio-pbem\"") || text.contains("BEGIN OPTIO TURN"))
        return Kind::turn;
    if (ends(".toml") && holdsHouseRules(text))
        return Kind::house;
    file.seek(0);
    if (begins.trimmed().startsWith('<') && file.readAll().contains("data-optio-game=")) // a battle report carries its game
        return Kind::game;
    file.seek(0);
    // The header of a game or an event is its first line.
    const QByteArray header = begins.startsWith('{') ? file.readLine(qint64{4} << 20) : QByteArray();
    return header.contains("\"optio-game\"") ? Kind::game : header.contains("\"optio-event\"") ? Kind::event : Kind::army;
}

} // namespace

QVariantMap AppModel::openFile(const QUrl &file)
{
    if (file.scheme() == QLatin1String("optio")) {
        const QString code = QUrl::fromPercentEncoding(file.toEncoded());
        const QVariantMap values{{"given", code}};
        if (!code.startsWith(QLatin1String("optio:club?"))) // a seat at another device's table
            return {{"page", "JoinPage"}, {"values", values}};
        static const QRegularExpression ofTable(QStringLiteral("[?&]u=table"));
        return {{"page", code.contains(ofTable) ? "ReportingPage" : "ClubServerPage"}, {"values", values}}; // a place at a club's server
    }
    if (const QString refusal = refusalOf(file); !refusal.isEmpty()) {
        Q_EMIT failed(refusal);
        return {};
    }
    switch (kindOf(file)) {
    case Kind::backup:
        return backup_->look(file) ? QVariantMap{{"page", "RestorePage"}} : QVariantMap();
    case Kind::game: {
        const QString id = games_->importFile(file);
        return !id.isEmpty() && games_->open(id) ? QVariantMap{{"page", "GamePage"}} : QVariantMap();
    }
    case Kind::turn:
        return mail_->openFile(file);
    case Kind::event:
        return club_->importFile(file) ? QVariantMap{{"page", "EventPage"}} : QVariantMap();
    case Kind::house:
        return house_->look(file) ? QVariantMap{{"page", "HouseAddPage"}} : QVariantMap();
    case Kind::army:
        break;
    }
    return {{"page", "ImportPage"}, {"values", QVariantMap{{"file", file.toString(QUrl::FullyEncoded)}}}};
}

} // namespace optio
