// SPDX-License-Identifier: GPL-3.0-or-later
// App.series: ready-made battles that are fought one after another, and how they ended. The results stay when the games are deleted.
#pragma once

#include "rules/json.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace optio {

class GameModel;
class GamesModel;
class Services;

class SeriesModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// [{ruleset,rulesetName,id,name,story,fought,won,next,battles:[row]}]: `next` is the id of the first battle without a result, "" when
    /// all have one. A row has the keys of battleRow() and "result": "won" or "lost" by the first army, "drawn", "open" while its game goes
    /// on, "".
    Q_PROPERTY(QVariantList all READ all NOTIFY changed)
public:
    SeriesModel(Services *services, GamesModel *games, GameModel *game, QObject *parent = nullptr);

    QVariantList all() const;
    /// Begins a battle of a series, or goes on with the game of it that is not over. False after failed().
    Q_INVOKABLE bool play(const QString &ruleset, const QString &series, const QString &battle);
    /// Forgets the results of a series; emits undoable().
    Q_INVOKABLE void startAgain(const QString &ruleset, const QString &series);

Q_SIGNALS:
    void changed();

private:
    /// Keeps how the open game ended, where it belongs to a series.
    void look();
    Json kept() const;
    void keep(const Json &results);

    Services *services_;
    GamesModel *games_;
    GameModel *game_;
};

} // namespace optio
