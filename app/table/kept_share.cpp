// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a sharing.
#include "app/table/kept_share.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/link/messages.h"

#include <QDateTime>

#include <algorithm>

namespace optio {

namespace {

const char *const shareNote = "share";

} // namespace

std::string shareEnd() { return utf8(QDateTime::currentDateTimeUtc().addMSecs(link::longestShare).toString(Qt::ISODate)); }

bool stillLasts(const std::string &until)
{
    return QDateTime::fromString(qt(until), Qt::ISODate).toMSecsSinceEpoch() > QDateTime::currentMSecsSinceEpoch();
}

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
        if (stillLasts(share.until))
            return share;
    } catch (const Error &) { // of another version: new codes are made
    }
    return std::nullopt;
}

void keepShare(Services *services, const std::string &game, const KeptShare &share)
{
    services->store().setGameNote(game, shareNote, canonical(FieldsOut::write(share)));
}

void leaveOutOwn(link::JoinLink &link)
{
    const auto own = [](const std::string &one) { return one.starts_with("127.") || one == "::1" || one.find('%') != std::string::npos; };
    if (!std::all_of(link.addresses.begin(), link.addresses.end(), own))
        std::erase_if(link.addresses, own);
}

} // namespace optio
