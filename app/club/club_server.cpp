// SPDX-License-Identifier: GPL-3.0-or-later
// The open event at a club's server: joined by the organiser's code or a wall's, and an event of another device that is followed there.
#include "app/club/club_model.h"
#include "app/club/stream_words.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "db/store.h"

namespace optio {

namespace {

constexpr const char *serverPreference = "club.server."; ///< and the event's id: the code by which it is joined to a server
constexpr const char *followedPreference = "club.wall";  ///< the code of the event that was followed last

} // namespace

void ClubModel::rejoinServer()
{
    if (!canStream() || !event_)
        return;
    attempt([this] {
        const std::string code = services_->store().preference(serverPreference + event_->id(), "");
        if (!code.empty())
            live_->begin(club::stream::clubLinkFrom(code), &*event_);
    });
}

bool ClubModel::joinServer(const QString &code)
{
    return attempt([&] {
        const club::Event &event = now();
        live_->begin(readClubCode(code), &event);
        services_->store().setPreference(serverPreference + event.id(), textOf(live_->code()));
    });
}

void ClubModel::leaveServer()
{
    if (!event_ || followed_)
        return;
    attempt([this] {
        const std::string key = serverPreference + event_->id(), code = services_->store().preference(key, "");
        services_->store().setPreference(key, "");
        live_->stop();
        services_->offerUndo(tr("This event has left its server"), [this, key, code] {
            services_->store().setPreference(key, code);
            if (event_ && serverPreference + event_->id() == key)
                live_->begin(club::stream::clubLinkFrom(code), &*event_);
        });
    });
}

bool ClubModel::followServer(const QString &code)
{
    return attempt([&] {
        const club::stream::ClubLink link = readClubCode(code);
        if (!link.table().empty())
            throw Error(utf8(tr("This is the code of a table, which does not see what others report. Take the wall's.")));
        close();
        followed_ = true;
        live_->begin(link, nullptr);
        if (services_->hasStore())
            services_->store().setPreference(followedPreference, textOf(link));
        Q_EMIT changed();
    });
}

QString ClubModel::followedCode() const
{
    return services_->hasStore() ? qt(services_->store().preference(followedPreference, "")) : QString();
}

void ClubModel::tellLive()
{
    if (followed_) {
        event_ = live_->tables().event();
        follows_ = true;
    }
    show();
}

} // namespace optio
