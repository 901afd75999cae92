// SPDX-License-Identifier: GPL-3.0-or-later
// App.games: the stored games, and what is needed to begin a new one.
#pragma once

#include "app/qt/rows_model.h"
#include "rules/json.h"

#include <QObject>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <string>

namespace optio {

class Services;
class GameModel;
struct GameSetup;
struct GameRow;
class Ruleset;

class GamesModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// {id,title,ruleset,rulesetName,kind,players,turn,changed,over,length}, last played first. `kind` is the rule set's ("table", "app");
    /// `players` says who plays a game of kind "app".
    Q_PROPERTY(optio::RowsModel *rows READ rows CONSTANT)
    /// Words that all must occur in the title, the rule set's name or the turn of the rows.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY changed)
    /// How many games there are, whatever the filter.
    Q_PROPERTY(int total READ total NOTIFY changed)
    /// The game to continue (keys as in rows), or null: the last played that is not over.
    Q_PROPERTY(QVariant latest READ latest NOTIFY changed)
    /// [{id,name,summary,kind}]
    Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY rulesetsChanged)
    /// Ready-made battles: see battleRow().
    Q_PROPERTY(QVariantList examples READ examples CONSTANT)
public:
    GamesModel(Services *services, GameModel *game, QObject *parent = nullptr);

    RowsModel *rows() const { return rows_; }
    const QString &filter() const { return filter_; }
    void setFilter(const QString &filter);
    int total() const { return static_cast<int>(all_.size()); }
    QVariant latest() const;
    QVariantList rulesets() const;
    QVariantList examples() const;

    /// What a new game asks, with the keys of App.resolver.questions.
    Q_INVOKABLE QVariantList options(const QString &ruleset);
    /// Begins and opens a game; `options` is {question id: value}, left-out ones take their default. A game that is played in the program
    /// is played by usualPlayers().
    Q_INVOKABLE bool create(const QString &ruleset, const QString &armyA, const QString &armyB, const QVariantMap &options = {});
    /// Begins and opens the game of an older one anew: with the same dice for the same acts or with new ones, by the same players or with
    /// those of the two sides exchanged.
    Q_INVOKABLE bool again(const QString &id, bool sameDice, bool swapped = false);
    Q_INVOKABLE bool open(const QString &id);
    /// Another title; emits undoable().
    Q_INVOKABLE void rename(const QString &id, const QString &title);
    /// A copy of the whole game under a title of its own; gives its id, or "" after failed().
    Q_INVOKABLE QString duplicate(const QString &id);
    /// Into the bin; emits undoable().
    Q_INVOKABLE void remove(const QString &id);
    /// A journal file as a new game, or the game of the library that holds it already; gives its id, or "" after failed().
    Q_INVOKABLE QString importFile(const QUrl &file);
    Q_INVOKABLE bool exportFile(const QString &id, const QUrl &file);

    /// Stores and opens a new game; `players` says who plays a game of kind "app". Throws Error.
    void begin(const Ruleset &ruleset, const GameSetup &setup, const Json &players);
    /// Reads the list again.
    void refresh();

Q_SIGNALS:
    void changed();
    void rulesetsChanged();

private:
    QVariantMap rowOf(const GameRow &game) const;
    QString titleOfGame(const QString &id) const;
    void show();

    Services *services_;
    GameModel *game_;
    RowsModel *rows_;
    QList<QVariantMap> all_; ///< whatever the filter
    QString filter_;
};

} // namespace optio
