// SPDX-License-Identifier: GPL-3.0-or-later
// App.library: the armies, supplied and stored: found, put in order, marked, changed as wholes, binned and brought back.
#pragma once

#include "app/armies/army_rows.h"
#include "db/roster_query.h"
#include "rules/json.h"

#include <QObject>
#include <QSet>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <string>
#include <vector>

namespace optio {

class RosterWriting;
class Services;

class LibraryModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(optio::ArmyRows *rows READ rows CONSTANT)
    /// What is shown, each changed by want(): words (each begins a word of the army's texts or troops), shelf ("all", "own", "supplied",
    /// "bin"), ruleset and period ("" for all), least and most (points; null for no bound), favourites (only these), order ("name",
    /// "changed", "points", "ruleset") and descending. The order is kept.
    Q_PROPERTY(QVariantMap wanted READ wanted NOTIFY wantedChanged)
    /// Is anything wanted besides a shelf and an order?
    Q_PROPERTY(bool narrowed READ narrowed NOTIFY wantedChanged)
    /// The periods that the armies of the shelf and the rule set name.
    Q_PROPERTY(QStringList periods READ periods NOTIFY listed)
    /// How many lie in the bin.
    Q_PROPERTY(int binned READ binned NOTIFY listed)
    /// Ids of the armies that are chosen to do something with them all.
    Q_PROPERTY(QStringList chosen READ chosen NOTIFY chosenChanged)
public:
    explicit LibraryModel(Services *services, QObject *parent = nullptr);

    ArmyRows *rows();
    /// Lists a few of the supplied armies that are not listed yet, so that the first look at the library need not. True while there are
    /// more.
    Q_INVOKABLE bool prepare();
    QVariantMap wanted() const;
    bool narrowed() const;
    QStringList periods() const;
    int binned() const;
    QStringList chosen() const;

    Q_INVOKABLE void want(const QString &key, const QVariant &value);
    /// Wants all of the shelf again.
    Q_INVOKABLE void wantAll();
    /// Chooses an army, or lets it go again.
    Q_INVOKABLE void choose(const QString &id);
    /// Chooses all that are shown.
    Q_INVOKABLE void chooseAll();
    Q_INVOKABLE void chooseNone();

    /// A new army, saved; gives its id, or "" after failed().
    Q_INVOKABLE QString create(const QString &ruleset, const QString &name);
    Q_INVOKABLE QString duplicate(const QString &id);
    Q_INVOKABLE void rename(const QString &id, const QString &name);
    /// {name, notes, period, periodAsked}: `periodAsked` is true when any period may be written; empty after failed().
    Q_INVOKABLE QVariantMap details(const QString &id);
    /// Takes over what details() gave, changed. False after failed(), and when clash() says that somebody else has changed them since,
    /// unless `details` has "overwrite".
    Q_INVOKABLE bool setDetails(const QString &id, const QVariantMap &details);
    /// How name, notes and period stand now, when they are neither as details() gave them nor as they are to be; empty otherwise.
    Q_INVOKABLE QVariantMap clash(const QString &id, const QVariantMap &details);
    Q_INVOKABLE void setFavourite(const QString &id, bool on);
    /// Into the bin; emits undoable().
    Q_INVOKABLE void remove(const QString &id);
    /// The chosen ones, as far as they are the player's own, into the bin; emits undoable().
    Q_INVOKABLE void removeChosen();
    /// Out of the bin.
    Q_INVOKABLE void bringBack(const QString &id);
    /// Deletes for good what lies in the bin.
    Q_INVOKABLE void clearBin();
    /// The armies to choose from in a rule set, with their points under it and how many errors the rules find in them:
    /// [{id,name,points,errors}]. House rules field the armies of the rule set under them, and the reverse.
    Q_INVOKABLE QVariantList choices(const QString &ruleset);

    /// Saves a stored army and refreshes its row. Throws Error.
    void save(const Json &roster);
    /// Saves an army that is still stored as `before`; false, and nothing saved, when somebody else has changed it or put it into the bin.
    /// Throws Error.
    bool saveOver(const Json &before, const Json &roster);
    /// `wanted`, with a number behind it when an army of the rule set has that name.
    QString freeName(const QString &wanted, const QString &ruleset) const;
    /// Saves several in one transaction: all of them or none. Throws Error.
    void saveAll(const std::vector<Json> &rosters);
    /// The same in pieces: begins; puts one; ends, after which the list is made anew. Throws Error.
    std::unique_ptr<RosterWriting> writing();
    void put(RosterWriting &writing, const Json &roster) const;
    void end(RosterWriting &writing);
    /// Puts stored armies into the bin, or takes them out again: all of them or none. Throws Error.
    void bin(const QStringList &ids, bool into);
    /// Reads everything anew, after the store was changed by other means.
    void reload();

Q_SIGNALS:
    void wantedChanged();
    void chosenChanged();
    /// The list was made anew.
    void listed();
    /// An army was put into the bin.
    void removed(const QString &id);
    /// An army was saved by other means than the editor.
    void saved(const QString &id);

private:
    void load();
    void readOrder();
    /// At most so many of those that are not listed yet. Are there more?
    bool listSupplied(std::size_t most);
    void catchUp();
    void show();
    void toBin(const QStringList &ids, const QString &told);
    QVariant pointsUnder(const QString &ruleset, const QString &id) const;

    Services *services_;
    ArmyRows *rows_;
    RosterQuery query_;
    QSet<QString> chosen_;
    bool loaded_ = false; ///< read when first looked at, not at the start of the program
    /// Armies whose faces are of other figures or of another program; they are worked out again a few at a time.
    std::vector<std::string> stale_;
    QTimer catchUp_;
};

} // namespace optio
