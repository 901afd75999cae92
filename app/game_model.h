// SPDX-License-Identifier: GPL-3.0-or-later
// App.game: the open game. What is done goes to the store first and is followed only then.
#pragma once

#include "app/journal_model.h"
#include "rules/journal.h"

#include <QHash>
#include <QObject>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace optio {

class Desk;
class Prefs;
class Resolver;

/// A unit of the open game, as the lists show it.
struct UnitLine {
    QString side, id, label, detail, icon;
};

class GameModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString ruleset READ rulesetId NOTIFY changed)
    Q_PROPERTY(QString rulesetName READ rulesetName NOTIFY changed)
    /// "bound 7"
    Q_PROPERTY(QString turnText READ turnText NOTIFY changed)
    /// "a" or "b"
    Q_PROPERTY(QString active READ active NOTIFY changed)
    /// [{id,name,badges:[{text,tone}],groups:[{id,name,badges,units:[{id,label,detail,icon,count,lost,badges}]}]}]
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// [{resolver,label,next,refusal}]
    Q_PROPERTY(QVariantList acts READ acts NOTIFY changed)
    /// [{text}]
    Q_PROPERTY(QVariantList reminders READ reminders NOTIFY changed)
    /// The rulings that units take part in: [{id,title,refusal}]; the refusal is for the units selected.
    Q_PROPERTY(QVariantList resolvers READ resolvers NOTIFY selectedChanged)
    /// {over} or {over,winner,text}
    Q_PROPERTY(QVariantMap ended READ ended NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    /// "Undo Spears (O) recoil"; empty when nothing can be undone.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    /// {a:"a1.2",b:""}
    Q_PROPERTY(QVariantMap selected READ selected NOTIFY selectedChanged)
    /// What a referee may set: [{path,label,kind:"count"|"yesNo",least,most,value}]
    Q_PROPERTY(QVariantList counters READ counters NOTIFY changed)
    Q_PROPERTY(optio::JournalModel *journal READ journal CONSTANT)
public:
    GameModel(Desk *desk, Prefs *prefs, QObject *parent = nullptr);

    bool isOpen() const { return game_.has_value(); }
    QString id() const { return QString::fromStdString(id_); }
    const QString &title() const { return title_; }
    QString rulesetId() const;
    QString rulesetName() const;
    const QString &turnText() const { return turnText_; }
    const QString &active() const { return active_; }
    const QVariantList &sides() const { return sides_; }
    const QVariantList &acts() const { return acts_; }
    const QVariantList &reminders() const { return reminders_; }
    const QVariantList &resolvers() const { return resolvers_; }
    const QVariantMap &ended() const { return ended_; }
    bool canUndo() const { return game_ && !game_->standing().empty(); }
    const QString &undoText() const { return undoText_; }
    QVariantMap selected() const;
    QVariantList counters() const;
    JournalModel *journal() const { return journal_; }

    Q_INVOKABLE void undo();
    /// A tap on a unit: one of each side may be selected, a second tap lets go.
    Q_INVOKABLE void select(const QString &unit);
    /// Opens App.resolver with the selected units filled in.
    Q_INVOKABLE void choose(const QString &resolver);
    /// Does an act of `acts`; one that asks nothing is done at once, any other opens App.resolver.
    Q_INVOKABLE void act(const QString &resolver);
    Q_INVOKABLE bool correct(const QString &path, const QVariant &value, const QString &reason);
    Q_INVOKABLE bool note(const QString &text);
    /// The whole of an entry: {n,kind,turn,time,undone} and, for acts, the keys of App.result; empty after failed().
    Q_INVOKABLE QVariantMap entry(int n);
    /// The battle in Markdown; "" after failed().
    Q_INVOKABLE QString report();
    Q_INVOKABLE bool exportReport(const QUrl &file);
    /// The journal, as lines of JSON.
    Q_INVOKABLE bool exportFile(const QUrl &file);
    Q_INVOKABLE void close();

    /// Opens a stored game. Throws Error.
    void open(const std::string &id);
    /// The game; only while open.
    const Game &game() const { return *game_; }
    const std::string &gameId() const { return id_; }
    /// "a" or "b"; empty for a unit that is not in the game.
    QString sideOf(const QString &unit) const;
    /// The units on the table, in the order of the lists.
    const QList<UnitLine> &units() const { return units_; }
    /// Entry n as QML sees it. `before` tells that the state is what it was before that entry. Throws Error.
    QVariantMap tell(const Entry &entry, const Json &state, bool before) const;
    /// Name of a side's army ("a", "b").
    QString sideName(const QString &side) const;
    /// Rules an act, stores and follows it. Throws Error, and then nothing has changed.
    Entry perform(const std::string &resolver, const Json &input, const std::optional<std::vector<int>> &typed);
    /// Takes the last standing entry back and gives that entry. Throws Error, and then nothing has changed.
    Entry takeBack();
    /// Entry n of the journal. Throws Error.
    Entry read(int n) const;

Q_SIGNALS:
    void changed();
    void selectedChanged();
    /// A form is wanted.
    void asked(const QString &resolver, const QVariantMap &input);
    /// A ruling was made and stored.
    void ruled(int n);
    /// The last entry was taken back by other means than the result card.
    void undone();
    void opened();
    /// Emitted while the game is still open.
    void closing();

private:
    void store(const Entry &entry);
    void refresh();
    void refreshUnits(const Json &view);
    void refreshResolvers();
    QString undoTextNow() const;
    Json selectionFor(const Resolver &resolver) const;
    bool asksNothing(const Resolver &resolver, const Json &input) const;
    std::vector<Entry> everything() const;

    Desk *desk_;
    Prefs *prefs_;
    JournalModel *journal_;
    std::string id_;
    std::optional<Game> game_;
    QString title_, turnText_, active_, undoText_;
    QString selectedA_, selectedB_;
    QVariantList sides_, acts_, reminders_, resolvers_;
    QVariantMap ended_;
    QList<UnitLine> units_;
    QHash<QString, qsizetype> unitAt_; ///< unit id → place in units_
};

} // namespace optio
