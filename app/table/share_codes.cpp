// SPDX-License-Identifier: GPL-3.0-or-later
// New codes for a shared game, and the links that they are in. A device that cannot be joined makes none (no_keeper.cpp).
#include "app/table/kept_share.h"

#include "app/engine.h"
#include "app/link/keeper_carrier.h"
#include "app/qt/json_qt.h"
#include "rules/journal/replica_line.h"

#include <QTcpServer>

namespace optio {

KeptShare newShare(const QString &side, bool every)
{
    KeptShare share{utf8(side), link::newKeyPair().secret, 0, shareEnd(), {}, false};
    for (const link::Seat seat : {link::Seat::a, link::Seat::b, link::Seat::umpire, link::Seat::watch})
        if (const std::string of = link::sideOf(seat); every || of.empty() || share.side.find(of) == std::string::npos)
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
        link::JoinLink link{link::KeeperCarrier::addresses(), share.port, link::keyPairFrom(share.secret).open, token,
                            chainHash(header).substr(0, 16)};
        leaveOutOwn(link);
        links[seat] = link::textOf(link);
    }
    return links;
}

} // namespace optio
