// SPDX-License-Identifier: GPL-3.0-or-later
// Names of files, and folders for our own page.
#include "app/qt/file_asker.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QStandardPaths>

namespace optio {

namespace {

constexpr int mostEntries = 5000;

} // namespace

std::pair<QString, QStringList> filterParts(const QString &filter)
{
    static const QRegularExpression form(QStringLiteral("^(.*?)\\s*\\(([^)]*)\\)\\s*$"));
    const QRegularExpressionMatch match = form.match(filter);
    return match.hasMatch() ? std::pair{match.captured(1), match.captured(2).split(u' ', Qt::SkipEmptyParts)}
                            : std::pair{filter, QStringList()};
}

QString FileAsker::safeName(const QString &name)
{
    static const QRegularExpression bad(QStringLiteral("[\\x00-\\x1f/\\\\:*?\"<>|]"));
    QString safe = QString(name).replace(bad, QStringLiteral(" "));
    while (safe.startsWith(u'.') || safe.startsWith(u' '))
        safe.remove(0, 1);
    return safe.trimmed();
}

QUrl FileAsker::withExtension(const QUrl &file, const QString &suggested)
{
    const QString extension = QFileInfo(suggested).suffix();
    // In a sandbox only the very file that was chosen may be written.
    if (extension.isEmpty() || !QFileInfo(file.path()).suffix().isEmpty() || QFileInfo::exists(QStringLiteral("/.flatpak-info")))
        return file;
    QUrl whole = file;
    whole.setPath(file.path() + u'.' + extension);
    return whole;
}

bool FileAsker::exists(const QUrl &file) { return QFileInfo::exists(file.toLocalFile()); }

QString FileAsker::nameOf(const QUrl &file) { return file.fileName(); }

QUrl FileAsker::firstFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QUrl::fromLocalFile(QFileInfo(documents).isDir() ? documents : QDir::homePath());
}

QVariantList FileAsker::places()
{
    QVariantList list;
    QStringList known;
    for (const auto place : {QStandardPaths::HomeLocation, QStandardPaths::DocumentsLocation, QStandardPaths::DownloadLocation,
                             QStandardPaths::DesktopLocation}) {
        const QString folder = QStandardPaths::writableLocation(place);
        if (!QFileInfo(folder).isDir() || known.contains(folder))
            continue;
        known.append(folder);
        list.append(QVariantMap{{"name", QStandardPaths::displayName(place)}, {"url", QUrl::fromLocalFile(folder)}});
    }
    return list;
}

QUrl FileAsker::above(const QUrl &folder)
{
    QDir place(folder.toLocalFile());
    return place.cdUp() ? QUrl::fromLocalFile(place.absolutePath()) : QUrl();
}

QVariantList FileAsker::list(const QUrl &folder, const QStringList &filters)
{
    QStringList globs;
    for (const QString &filter : filters) {
        const QStringList more = filterParts(filter).second;
        if (more.contains(QStringLiteral("*"))) {
            globs.clear();
            break;
        }
        globs += more;
    }
    const QDir place(folder.toLocalFile());
    QVariantList list;
    for (const QFileInfo &one : place.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::IgnoreCase | QDir::LocaleAware))
        if (list.size() < mostEntries)
            list.append(
                QVariantMap{{"name", one.fileName()}, {"url", QUrl::fromLocalFile(one.filePath())}, {"folder", true}, {"detail", ""}});
    for (const QFileInfo &one : place.entryInfoList(globs, QDir::Files, QDir::Name | QDir::IgnoreCase | QDir::LocaleAware))
        if (list.size() < mostEntries)
            list.append(QVariantMap{{"name", one.fileName()},
                                    {"url", QUrl::fromLocalFile(one.filePath())},
                                    {"folder", false},
                                    {"detail", QLocale().toString(one.lastModified(), QLocale::ShortFormat) + QStringLiteral(" · ") +
                                                   QLocale().formattedDataSize(one.size(), 1, QLocale::DataSizeSIFormat)}});
    return list;
}

QUrl FileAsker::inFolder(const QUrl &folder, const QString &name)
{
    return QUrl::fromLocalFile(QDir(folder.toLocalFile()).filePath(safeName(name)));
}

} // namespace optio
