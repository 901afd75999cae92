// SPDX-License-Identifier: GPL-3.0-or-later
// Says how it stands with a club's server.
#include "app/club/stream_words.h"

#include "app/club/on_screen.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace optio {

namespace {

struct ClubServer {
    Q_DECLARE_TR_FUNCTIONS(ClubServer)
};

QString clockText(const QDateTime &time)
{
    const QDateTime here = time.toLocalTime();
    if (!here.isValid())
        return {};
    const QString hour = here.toString(QStringLiteral("HH:mm"));
    return here.date() == QDate::currentDate() ? hour : QLocale().toString(here.date(), QLocale::ShortFormat) + u' ' + hour;
}

} // namespace

QString streamLink(StreamState::Link link)
{
    switch (link) {
    case StreamState::Link::connected:
        return QStringLiteral("connected");
    case StreamState::Link::lost:
        return QStringLiteral("lost");
    case StreamState::Link::ended:
        return QStringLiteral("ended");
    case StreamState::Link::connecting:
        break;
    }
    return QStringLiteral("connecting");
}

QString noStreamSentence()
{
    return canStream() ? QString()
                       : ClubServer::tr("This Optio cannot reach a club's server, as in a browser. Tables that report by themselves need "
                                        "Optio as Debian's package installs it; results can be typed or taken from games here.");
}

club::stream::ClubLink readClubCode(const QString &text)
{
    if (text.trimmed().isEmpty())
        throw Error(utf8(ClubServer::tr("Scan, paste or type the code that the organiser gave you.")));
    if (!text.contains(QLatin1String("optio:club?")))
        throw Error(utf8(ClubServer::tr("This is not the code of a club's server. Copy all of it: it begins with optio:club?")));
    try {
        return club::stream::clubLinkFrom(utf8(text));
    } catch (const Error &error) {
        throw Error(onScreen(error.what()));
    }
}

QString streamReason(const std::string &reason) { return reason.empty() ? QString() : spoken(onScreen(reason)); }

QString clockOf(const std::string &time) { return clockText(QDateTime::fromString(qt(time), Qt::ISODate)); }

QString clockOf(std::int64_t storedAt)
{
    return storedAt == 0 ? QString() : clockText(QDateTime::fromMSecsSinceEpoch(storedAt / 1'000'000));
}

} // namespace optio
