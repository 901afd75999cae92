// SPDX-License-Identifier: GPL-3.0-or-later
// App.club.live: an event at a club's server: what its tables report (CLB-54), and with the organiser's code the event itself on its way
// there (CLB-51). Off until somebody gives a code.
#pragma once

#include "app/club/server_standing.h"
#include "app/club/stream_end.h"
#include "rules/club/event.h"
#include "rules/club/stream/tables.h"

#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <vector>

namespace optio {

class Services;

class ClubLive : public optio::ServerStanding {
    Q_OBJECT
    QML_ANONYMOUS
    /// "" while it is off; "organiser", "wall".
    Q_PROPERTY(QString role READ role NOTIFY changed)
    /// How many tables have reported.
    Q_PROPERTY(int tables READ tableCount NOTIFY changed)
public:
    explicit ClubLive(Services *services, QObject *parent = nullptr);
    ~ClubLive() override;

    bool isOn() const { return follow_ != nullptr; }
    QString role() const { return !isOn() ? QString() : QString::fromStdString(link_.user); }
    QString link() const override;
    QString word() const override;
    QString detail() const override;
    int tableCount() const { return static_cast<int>(tables_.games().size()); }

    /// Reads what is reported, and reports this event, where there is one and the code is the organiser's. Throws Error.
    void begin(const club::stream::ClubLink &link, const club::Event *event);
    void stop();
    /// The event has a new last entry.
    void add(const club::EventEntry &entry);
    const club::stream::ClubLink &code() const { return link_; }
    /// What the tables play, and the event as it is at the server.
    const club::stream::Tables &tables() const { return tables_; }
    /// The game that a table plays in a round that was drawn then (ISO 8601), as far as it has reported it since. Null for none.
    const club::stream::TableGame *gameAt(int table, const std::string &drawn) const;

    /// May results that tables confirm be taken up here? Not where another device reports this event, and not before all has come that was
    /// reported: what was confirmed may have been taken back since.
    bool mayEnter() const { return isOn() && following_.caughtUp && !(reporting_ && reporting_->link == StreamState::Link::ended); }

Q_SIGNALS:
    /// The tables or the event have changed, once for all that came together.
    void heard();

private:
    void take(const std::vector<stream::News> &news);
    /// The state of both ends together: the worse one.
    const StreamState &state() const;

    Services *services_;
    club::stream::ClubLink link_;
    club::stream::Tables tables_;
    std::unique_ptr<FollowEnd> follow_;
    std::unique_ptr<ReportEnd> report_;
    StreamState following_;
    std::optional<ReportState> reporting_;
    qint64 lastHeard_ = 0; ///< when there was a connection last, ms since 1970
    QTimer telling_;
};

} // namespace optio
