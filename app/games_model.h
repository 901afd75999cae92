// SPDX-License-Identifier: GPL-3.0-or-later
// App.games: the stored games, and what is needed to begin a new one.
#pragma once

#include "app/rows_model.h"

#include <QObject>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace optio {

class Desk;
class GameModel;

class GamesModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// {id,title,ruleset,rulesetName,turn,changed,over,length}, last played first
    Q_PROPERTY(optio::RowsModel *rows READ rows CONSTANT)
    /// The game to continue (keys as in rows), or null: the last played that is not over.
    Q_PROPERTY(QVariant latest READ latest NOTIFY changed)
    /// [{id,name,summary,kind}]
    Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY rulesetsChanged)
    /// Ready-made games: [{label,ruleset,rulesetName,armyA,armyB}]
    Q_PROPERTY(QVariantList examples READ examples CONSTANT)
public:
    GamesModel(Desk *desk, GameModel *game, QObject *parent = nullptr);

    RowsModel *rows() const { return rows_; }
    QVariant latest() const;
    QVariantList rulesets() const;
    QVariantList examples() const;

    /// What a new game asks, with the keys of App.resolver.questions.
    Q_INVOKABLE QVariantList options(const QString &ruleset);
    /// Begins and opens a game; `options` is {question id: value}, left-out ones take their default.
    Q_INVOKABLE bool create(const QString &ruleset, const QString &armyA, const QString &armyB, const QVariantMap &options = {});
    Q_INVOKABLE bool open(const QString &id);
    /// Into the bin; emits undoable().
    Q_INVOKABLE void remove(const QString &id);
    /// A journal file as a new game; gives its id, or "" after failed().
    Q_INVOKABLE QString importFile(const QUrl &file);
    Q_INVOKABLE bool exportFile(const QString &id, const QUrl &file);

    /// Reads the list again.
    void refresh();

Q_SIGNALS:
    void changed();
    void rulesetsChanged();

private:
    Desk *desk_;
    GameModel *game_;
    RowsModel *rows_;
};

} // namespace optio
