// SPDX-License-Identifier: GPL-3.0-or-later
// Takes up what the tables report, and hands the event on.
#include "app/club/club_live.h"

#include "app/club/stream_words.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"

#include <QDateTime>

namespace optio {

namespace {

constexpr int tellTogether = 300; ///< ms: what comes within is shown at once

} // namespace

ClubLive::ClubLive(Services *services, QObject *parent) : ServerStanding(parent), services_(services)
{
    telling_.setSingleShot(true);
    telling_.setInterval(tellTogether);
    connect(&telling_, &QTimer::timeout, this, [this] {
        Q_EMIT heard();
        Q_EMIT changed();
    });
}

ClubLive::~ClubLive() = default;

const StreamState &ClubLive::state() const
{
    return reporting_ && (reporting_->link == StreamState::Link::ended || following_.link == StreamState::Link::connected) ? *reporting_
                                                                                                                           : following_;
}

QString ClubLive::link() const { return isOn() ? streamLink(state().link) : QString(); }

QString ClubLive::word() const
{
    if (!isOn())
        return {};
    switch (state().link) {
    case StreamState::Link::connecting:
        return tr("Looking for the server");
    case StreamState::Link::connected:
        return tr("Connected");
    case StreamState::Link::lost:
    case StreamState::Link::ended:
        break;
    }
    return lastHeard_ == 0 ? tr("Server not reached") : tr("Server not reached since %1").arg(clockOf(lastHeard_ * 1'000'000));
}

QString ClubLive::detail() const
{
    if (!isOn())
        return {};
    QStringList parts;
    if (reporting_)
        parts.append(reporting_->reported == reporting_->lines
                         ? tr("The event is at the server, for walls elsewhere.")
                         : tr("%1 of %2 lines of the event are at the server.").arg(reporting_->reported).arg(reporting_->lines));
    parts.append(tables_.games().empty() ? tr("No table has reported yet.") : tr("%n tables have reported.", nullptr, tableCount()));
    if (state().link == StreamState::Link::lost)
        parts.append(tr("Optio goes on trying; results can be typed as always."));
    if (const QString reason = streamReason(state().reason); !reason.isEmpty())
        parts.append(reason);
    return parts.join(u' ');
}

void ClubLive::begin(const club::stream::ClubLink &link, const club::Event *event)
{
    if (!canStream())
        throw Error(utf8(refusal()));
    if (!link.table().empty())
        throw Error(
            utf8(tr("This is the code of table %1. It belongs to the tablet there: game menu, Report to the club.").arg(qt(link.table()))));
    stop();
    link_ = link;
    tables_ = club::stream::Tables([this](const std::string &id) { return services_->find(id); });
    following_ = {};
    follow_ = followEvent(
        link,
        [this](const StreamState &now) {
            if (following_.link == StreamState::Link::connected)
                lastHeard_ = QDateTime::currentMSecsSinceEpoch();
            if (now.caughtUp && !following_.caughtUp && !telling_.isActive())
                telling_.start();
            following_ = now;
            Q_EMIT changed();
        },
        [this](const std::vector<stream::News> &news) { take(news); });
    if (event != nullptr && link.user == "organiser") {
        reporting_.emplace();
        report_ = reportJournal(link, nullptr, {}, [this](const ReportState &now) {
            reporting_ = now;
            Q_EMIT changed();
        });
        std::vector<std::string> lines;
        for (const club::EventEntry &entry : event->lines())
            lines.push_back(entry.line);
        report_->add(std::move(lines));
    }
    Q_EMIT changed();
}

void ClubLive::stop()
{
    if (!isOn())
        return;
    telling_.stop();
    follow_.reset();
    report_.reset();
    reporting_.reset();
    tables_ = club::stream::Tables();
    lastHeard_ = 0;
    Q_EMIT heard();
    Q_EMIT changed();
}

void ClubLive::add(const club::EventEntry &entry)
{
    if (report_)
        report_->add({entry.line});
}

void ClubLive::take(const std::vector<stream::News> &news)
{
    bool any = false;
    for (const stream::News &one : news)
        any = tables_.add(one.verdict, one.message.storedAt) || any;
    lastHeard_ = QDateTime::currentMSecsSinceEpoch();
    if (any && !telling_.isActive())
        telling_.start();
}

const club::stream::TableGame *ClubLive::gameAt(int table, const std::string &drawn) const
{
    const auto found = tables_.games().find(table);
    if (found == tables_.games().end())
        return nullptr;
    const qint64 since = QDateTime::fromString(qt(drawn), Qt::ISODate).toMSecsSinceEpoch();
    return found->second.heard / 1'000'000 >= since ? &found->second : nullptr;
}

} // namespace optio
