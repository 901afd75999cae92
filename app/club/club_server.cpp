// SPDX-License-Identifier: GPL-3.0-or-later
// Events and a club's server: the event of this device that is joined to one by the organiser's code or a wall's, whichever page is open,
// what its tables confirm, and an event of another device that is followed there.
#include "app/club/club_model.h"
#include "app/club/confirmed_acts.h"
#include "app/club/stream_words.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "db/store.h"

#include <QDateTime>

#include <algorithm>

namespace optio {

namespace {

constexpr const char *serverPreference = "club.server."; ///< and the event's id: the code by which it is joined to a server
constexpr const char *joinedPreference = "club.joined";  ///< the id of the event that is joined now
constexpr const char *followedPreference = "club.wall";  ///< the code of the event that was followed last
constexpr qint64 resumedFor = 3; ///< days without an entry, after which a start of the program leaves an event alone

bool isOfLastDays(const club::Event &event)
{
    const Json &last = event.lines().back().json;
    const QDateTime time = QDateTime::fromString(qt(last.value(event.lines().size() > 1 ? "time" : "created", "")), Qt::ISODate);
    return time.isValid() && time.daysTo(QDateTime::currentDateTimeUtc()) <= resumedFor;
}

} // namespace

club::Event *ClubModel::joinedEvent()
{
    if (joined_.empty())
        return nullptr;
    return isJoinedShown() ? &*event_ : kept_ ? &*kept_ : nullptr;
}

club::Event *ClubModel::eventOf(const std::string &id)
{
    if (event_ && !followed_ && event_->id() == id)
        return &*event_;
    return kept_ && kept_->id() == id ? &*kept_ : nullptr;
}

QString ClubModel::joinedName() const
{
    const club::Event *event = isJoinedShown() ? &*event_ : kept_ ? &*kept_ : nullptr;
    return event == nullptr ? QString() : qt(event->state().settings.name);
}

void ClubModel::part()
{
    kept_.reset();
    joined_.clear();
    live_->stop();
    Q_EMIT changed();
}

/// Joins the open event.
void ClubModel::join(const club::stream::ClubLink &link)
{
    const club::Event &event = now();
    if (joined_ != event.id())
        part();
    live_->begin(link, &event);
    joined_ = event.id();
    services_->store().setPreference(serverPreference + joined_, textOf(link));
    services_->store().setPreference(joinedPreference, joined_);
    show();
}

void ClubModel::rejoinServer()
{
    if (!canStream() || !event_ || !joined_.empty())
        return;
    attempt([this] {
        const std::string code = services_->store().preference(serverPreference + event_->id(), "");
        if (!code.empty())
            join(club::stream::clubLinkFrom(code));
    });
}

void ClubModel::resume()
{
    if (!canStream() || !services_->hasStore() || !joined_.empty())
        return;
    attempt([this] {
        const std::string id = services_->store().preference(joinedPreference, "");
        const std::string code = id.empty() ? id : services_->store().preference(serverPreference + id, "");
        const auto events = code.empty() ? std::vector<ClubRow>() : book().events();
        if (std::none_of(events.begin(), events.end(), [&](const ClubRow &row) { return row.id == id && !row.binned; }))
            return;
        club::Event event = club::Event::open(book().lines(id));
        if (event_ && event_->id() == id) { // it is open by now
            join(club::stream::clubLinkFrom(code));
        } else if (isOfLastDays(event)) {
            kept_ = std::move(event);
            live_->begin(club::stream::clubLinkFrom(code), &*kept_);
            joined_ = id;
            Q_EMIT changed();
        }
    });
}

void ClubModel::stop()
{
    close();
    part();
    book_.reset();
}

bool ClubModel::joinServer(const QString &code)
{
    return attempt([&] { join(readClubCode(code)); });
}

QString ClubModel::joinedCode() const
{
    return event_ && !followed_ && services_->hasStore() ? qt(services_->store().preference(serverPreference + event_->id(), ""))
                                                         : QString();
}

void ClubModel::leaveServer()
{
    if (!isJoinedShown())
        return;
    attempt([this] {
        const std::string id = joined_, key = serverPreference + id, code = services_->store().preference(key, "");
        services_->store().setPreference(key, "");
        services_->store().setPreference(joinedPreference, "");
        part();
        show();
        services_->offerUndo(tr("This event has left its server"), [this, id, key, code] {
            services_->store().setPreference(key, code);
            if (event_ && !followed_ && event_->id() == id)
                join(club::stream::clubLinkFrom(code));
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
        elsewhere_->begin(link, nullptr);
        if (services_->hasStore())
            services_->store().setPreference(followedPreference, textOf(link));
        Q_EMIT changed();
    });
}

QString ClubModel::followedCode() const
{
    return services_->hasStore() ? qt(services_->store().preference(followedPreference, "")) : QString();
}

void ClubModel::tellFollowed()
{
    if (!followed_)
        return;
    event_ = elsewhere_->tables().event();
    follows_ = true;
    show();
}

void ClubModel::tellJoined()
{
    takeConfirmed();
    if (isJoinedShown())
        show();
}

void ClubModel::takeConfirmed()
{
    club::Event *event = joinedEvent();
    if (event == nullptr || !live_->mayEnter())
        return;
    for (const int table : drawnTables(*event))
        while (const std::optional<ConfirmedAct> act = confirmedAct(*event, table, *live_)) {
            const bool done = attempt([&] {
                const club::EventEntry entry = event->act(act->kind, act->input, Services::now());
                addTo(*event, entry);
                services_->offerUndo(spoken(entry.json.at("result").at("sentence").get<std::string>()),
                                     [this, id = event->id(), last = event->lines().back().n] { takeBack(id, last, 1); });
            });
            if (!done)
                return;
        }
}

} // namespace optio
