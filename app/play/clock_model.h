// SPDX-License-Identifier: GPL-3.0-or-later
// App.clock: the time that a rule set gives for a step ("clock" of its view). It runs while the game is open and nobody halts it.
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace optio {

class Services;
class GameModel;
class ResolverModel;
class ResultModel;

class ClockModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is there a time to keep?
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// "Tactical moves"
    Q_PROPERTY(QString label READ label NOTIFY changed)
    /// Whose time it is ("a", "b").
    Q_PROPERTY(QString side READ side NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    /// Seconds given, and seconds left, rounded up.
    Q_PROPERTY(int given READ given NOTIFY changed)
    Q_PROPERTY(int left READ left NOTIFY leftChanged)
    /// Have the players halted it?
    Q_PROPERTY(bool halted READ isHalted NOTIFY changed)
public:
    ClockModel(Services *services, GameModel *game, ResolverModel *resolver, ResultModel *result, QObject *parent = nullptr);

    bool isShown() const { return !id_.isEmpty(); }
    const QString &label() const { return label_; }
    const QString &side() const { return side_; }
    const QString &rule() const { return rule_; }
    int given() const { return given_; }
    int left() const;
    bool isHalted() const { return halted_; }

    /// Halts it, or lets it run on.
    Q_INVOKABLE void halt(bool halted);
    /// Lets so much time pass at once, in milliseconds; for tests.
    void pass(qint64 milliseconds);

Q_SIGNALS:
    void changed();
    void leftChanged();
    /// The time is over.
    void over();

private:
    void refresh();
    void tick();
    void finish();
    void keep();
    void forget();

    Services *services_;
    GameModel *game_;
    ResolverModel *resolver_;
    ResultModel *result_;
    QTimer second_;
    QElapsedTimer since_;
    QHash<QString, qint64> used_; ///< milliseconds used of each clock of this game, by its id
    QString id_, label_, side_, rule_;
    int given_ = 0;
    bool halted_ = false;
};

} // namespace optio
