// SPDX-License-Identifier: GPL-3.0-or-later
// What the codes of a shared game are made of, kept with the game until the sharing is stopped: it goes on with them after a crash, and
// they are made before a game is taken over from another device.
#pragma once

#include "rules/fields.h"
#include "rules/limits.h"
#include "rules/link/link_text.h"
#include "rules/link/seat.h"

#include <QString>

#include <map>
#include <optional>
#include <string>

namespace optio {

class Services;

struct KeptShare {
    std::string side{}, secret{}; ///< what is played at this device; the secret half of the key
    int port = 0;
    std::string until{};                        ///< when it ends by itself, ISO 8601
    std::map<std::string, std::string> seats{}; ///< by token
    bool browsers = false;                      ///< may anybody near watch in one?
};
template <class F> void fields(F &f, KeptShare &v)
{
    f("side", v.side);
    f("secret", v.secret);
    f("port", v.port);
    f("until", v.until);
    f("seats", v.seats);
    f("browsers", v.browsers, limit::sparse);
}

/// New codes for all seats that are not played here, or for `every` one.
KeptShare newShare(const QString &side, bool every = false);
/// When a sharing that begins now ends by itself, ISO 8601; and has that time not come yet?
std::string shareEnd();
bool stillLasts(const std::string &until);
/// When it ends by itself, in ms since 1970.
qint64 endOf(const KeptShare &share);
/// That of a game, where one is kept and still lasts.
std::optional<KeptShare> keptShare(Services *services, const std::string &game);
void keepShare(Services *services, const std::string &game, const KeptShare &share);
/// The links by which that game can be joined, by seat, once it is shared.
std::map<std::string, std::string> linksOf(const KeptShare &share, const std::string &header);
/// Leaves out the addresses that only this device can use, where there are others: the code is shorter, and read more easily.
void leaveOutOwn(link::JoinLink &link);

} // namespace optio
