// SPDX-License-Identifier: GPL-3.0-or-later
// App.reporting: the game of this tablet reported to a club's server by its table's code (CLB-51, CLB-52). What is sent is what stands in
// the game's journal in the library, so there is no second queue: after a break, or a restart, it goes on from there. Without the server
// the game goes on as it does without a club. By the same way it hears the round's clock (CLB-30) and says who confirms (CLB-22).
#pragma once

#include "app/club/server_standing.h"
#include "app/club/stream_end.h"
#include "app/club/table_result.h"
#include "app/club/table_round.h"

#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <string>

namespace optio {

class GameModel;
class Services;

class ReportingModel : public optio::ServerStanding {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is the open game reported? Then also as which table.
    Q_PROPERTY(bool on READ isOn NOTIFY changed)
    Q_PROPERTY(QString table READ table NOTIFY changed)
    /// The code that was used last, at this table or another event's.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// The round that is played, and its clock; and what this game comes to, for both players to confirm.
    Q_PROPERTY(optio::TableRound *round READ round CONSTANT)
    Q_PROPERTY(optio::TableResult *result READ result CONSTANT)
public:
    ReportingModel(Services *services, GameModel *game, QObject *parent = nullptr);
    ~ReportingModel() override;

    bool isOn() const;
    QString table() const;
    QString link() const override;
    QString word() const override;
    QString detail() const override;
    QString code() const;
    /// How much of the journal is known to be at the server, of how much.
    const ReportState &state() const { return state_; }

    /// Reports the open game from now on, also after a restart. False after failed().
    Q_INVOKABLE bool begin(const QString &code);
    /// Reports it no longer; what was reported stays at the server.
    Q_INVOKABLE void stop();

    TableRound *round() const { return round_; }
    TableResult *result() const { return result_; }

private:
    void start(const club::stream::ClubLink &link, const std::string &game);
    void drop();
    /// Hands on what has come to the journal since.
    void look();
    void take(const ReportState &state);

    Services *services_;
    GameModel *game_;
    TableRound *round_;
    TableResult *result_;
    QTimer later_;
    std::unique_ptr<ReportEnd> end_;
    std::string reported_; ///< the game's id
    std::string last_;     ///< the line that was handed on last
    int read_ = 0;         ///< how many were
    club::stream::ClubLink link_;
    ReportState state_;
};

} // namespace optio
