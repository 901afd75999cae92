// SPDX-License-Identifier: GPL-3.0-or-later
// App.reporting.result: what the game that this tablet reports comes to, offered to both players to confirm once it is over or the round's
// time is (CLB-22). The organiser's tablet hears who has. A confirmation holds for the result that was confirmed: when the game comes to
// another one, because something was taken back, amended or played on, both confirm again.
#pragma once

#include "rules/club/stream/confirmation.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>

namespace optio {

class GameModel;
class Services;
class TableRound;

class TableResult : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Can it be confirmed now?
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed)
    /// Is it, and has somebody not confirmed it yet?
    Q_PROPERTY(bool due READ isDue NOTIFY changed)
    /// Who won, in a sentence, and whose side that is ("a", "b", "" for nobody); and what each side destroyed, a line each.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString winner READ winner NOTIFY changed)
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    /// The names of both sides, and which of them have confirmed.
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// What is still to be said of it: that it has changed since, or that the organiser has it.
    Q_PROPERTY(QString note READ note NOTIFY changed)
public:
    TableResult(Services *services, GameModel *game, TableRound *round, QObject *parent = nullptr);

    bool isOffered() const { return offered_; }
    bool isDue() const { return offered_ && !(said_.sides[0] && said_.sides[1]); }
    QString sentence() const;
    QString winner() const;
    QStringList lines() const;
    QStringList names() const;
    QVariantList sides() const { return {said_.sides[0], said_.sides[1]}; }
    QString note() const;

    /// A side (0 or 1) confirms; can be taken back.
    Q_INVOKABLE void confirm(int side);

    /// This game is reported from now on; or none.
    void begin(const std::string &game);
    void end();
    /// This message has come to the server.
    void setSent(const std::string &message);

Q_SIGNALS:
    void changed();
    /// The message that says who has confirmed what.
    void confirmed(const QString &message);

private:
    void look();
    void set(int side, bool on);
    void keep();

    Services *services_;
    GameModel *game_;
    TableRound *round_;
    std::string id_; ///< of the game; "" for none
    club::Result result_;
    club::stream::Confirmation said_;
    bool offered_ = false, stale_ = false, sent_ = false;
};

} // namespace optio
