// SPDX-License-Identifier: GPL-3.0-or-later
// Codes of shared games.
#include "app/table/kept_share.h"

#include "app/engine.h"
#include "app/link/keeper_carrier.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/journal/replica_line.h"

#include <QDateTime>
#include <QTcpServer>

#include <algorithm>

namespace optio {

using namespace link;

namespace {

const char *const shareNote = "share";
constexpr qint64 sharedFor = 12 * 3600 * 1000; ///< ms that a game is shared (LNK-01)

} // namespace

qint64 endOf(const KeptShare &share) { return QDateTime::fromString(qt(share.until), Qt::ISODate).toMSecsSinceEpoch(); }

std::optional<KeptShare> keptShare(Services *services, const std::string &game)
{
    if (!services->hasStore())
        return std::nullopt;
    try {
        const std::string text = services->store().gameNote(game, shareNote);
        if (text.empty())
            return std::nullopt;
        const Json json = parseJson(text, "the sharing of this game");
        KeptShare share;
        FieldsIn in(json, FieldPlace("share"));
        fields(in, share);
        if (endOf(share) > QDateTime::currentMSecsSinceEpoch())
            return share;
    } catch (const Error &) { // of another version: new codes are made
    }
    return std::nullopt;
}

void keepShare(Services *services, const std::string &game, const KeptShare &share)
{
    services->store().setGameNote(game, shareNote, canonical(FieldsOut::write(share)));
}

KeptShare newShare(const QString &side, bool every)
{
    const QDateTime end = QDateTime::currentDateTimeUtc().addMSecs(sharedFor);
    KeptShare share{utf8(side), newKeyPair().secret, 0, utf8(end.toString(Qt::ISODate)), {}, false};
    for (const Seat seat : {Seat::a, Seat::b, Seat::umpire, Seat::watch})
        if (const std::string of = sideOf(seat); every || of.empty() || share.side.find(of) == std::string::npos)
            share.seats[link::newId()] = wordOf(seat);
    if (every) { // its codes are told before it listens
        QTcpServer free;
        if (free.listen())
            share.port = free.serverPort();
    }
    return share;
}

std::map<std::string, std::string> linksOf(const KeptShare &share, const std::string &header)
{
    std::map<std::string, std::string> links;
    for (const auto &[token, seat] : share.seats) {
        JoinLink link{KeeperCarrier::addresses(), share.port, keyPairFrom(share.secret).open, token, chainHash(header).substr(0, 16)};
        leaveOutOwn(link);
        links[seat] = link::textOf(link);
    }
    return links;
}

void leaveOutOwn(JoinLink &link)
{
    const auto own = [](const std::string &one) { return one.starts_with("127.") || one == "::1" || one.find('%') != std::string::npos; };
    if (!std::all_of(link.addresses.begin(), link.addresses.end(), own))
        std::erase_if(link.addresses, own);
}

} // namespace optio
