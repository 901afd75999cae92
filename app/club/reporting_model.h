// SPDX-License-Identifier: GPL-3.0-or-later
// App.reporting: the game of this tablet reported to a club's server by its table's code (CLB-51, CLB-52). What is sent is what stands in
// the game's journal in the library, so there is no second queue: after a break, or a restart, it goes on from there. Without the server
// the game goes on as it does without a club.
#pragma once

#include "app/club/stream_end.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <string>

namespace optio {

class GameModel;
class Services;

class ReportingModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Why games cannot be reported from here; "" where they can.
    Q_PROPERTY(QString refusal READ refusal CONSTANT)
    /// Is the open game reported? Then also as which table.
    Q_PROPERTY(bool on READ isOn NOTIFY changed)
    Q_PROPERTY(QString table READ table NOTIFY changed)
    /// "" while nothing is reported; "connecting", "connected", "lost", "ended": it does not try again by itself.
    Q_PROPERTY(QString link READ link NOTIFY changed)
    /// The same in a word or two, with the time since when something is not reported; and as sentences.
    Q_PROPERTY(QString word READ word NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    /// The code that was used last, at this table or another event's.
    Q_PROPERTY(QString code READ code NOTIFY changed)
public:
    ReportingModel(Services *services, GameModel *game, QObject *parent = nullptr);
    ~ReportingModel() override;

    QString refusal() const;
    bool isOn() const;
    QString table() const;
    QString link() const;
    QString word() const;
    QString detail() const;
    QString code() const;
    /// How much of the journal is known to be at the server, of how much.
    const ReportState &state() const { return state_; }

    /// Reports the open game from now on, also after a restart. False after failed().
    Q_INVOKABLE bool begin(const QString &code);
    /// Reports it no longer; what was reported stays at the server.
    Q_INVOKABLE void stop();

Q_SIGNALS:
    void changed();

private:
    void start(const club::stream::ClubLink &link, const std::string &game);
    void drop();
    /// Hands on what has come to the journal since.
    void look();

    Services *services_;
    GameModel *game_;
    QTimer later_;
    std::unique_ptr<ReportEnd> end_;
    std::string reported_; ///< the game's id
    std::string last_;     ///< the line that was handed on last
    int read_ = 0;         ///< how many were
    club::stream::ClubLink link_;
    ReportState state_;
};

} // namespace optio
