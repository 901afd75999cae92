// SPDX-License-Identifier: GPL-3.0-or-later
// App.library: the armies, supplied and stored.
#pragma once

#include "app/rows_model.h"
#include "rules/json.h"

#include <QObject>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <string>
#include <vector>

namespace optio {

class Desk;

class LibraryModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// {id,name,ruleset,rulesetName,points,elements,supplied,findings,summary}: stored armies first, by name.
    Q_PROPERTY(optio::RowsModel *rows READ rows CONSTANT)
    /// Words that all must occur in the name, in the names of the units or in another text of the army (its period, its description).
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// Id of the only rule set shown; empty for all.
    Q_PROPERTY(QString rulesetFilter READ rulesetFilter WRITE setRulesetFilter NOTIFY filterChanged)
    /// Are the supplied armies left out?
    Q_PROPERTY(bool ownOnly READ ownOnly WRITE setOwnOnly NOTIFY filterChanged)
public:
    explicit LibraryModel(Desk *desk, QObject *parent = nullptr);

    RowsModel *rows();
    const QString &filter() const { return filter_; }
    const QString &rulesetFilter() const { return rulesetFilter_; }
    bool ownOnly() const { return ownOnly_; }
    void setFilter(const QString &filter);
    void setRulesetFilter(const QString &ruleset);
    void setOwnOnly(bool only);

    /// A new army, saved; gives its id, or "" after failed().
    Q_INVOKABLE QString create(const QString &ruleset, const QString &name);
    Q_INVOKABLE QString duplicate(const QString &id);
    Q_INVOKABLE void rename(const QString &id, const QString &name);
    /// Into the bin; emits undoable().
    Q_INVOKABLE void remove(const QString &id);
    /// Reads an army file's text as a new army; gives its id, or "" after failed().
    Q_INVOKABLE QString importText(const QString &text);
    /// What an army file holds, before it is imported: {name, text, same: id of the player's own army of that name, or ""}; empty after
    /// failed().
    Q_INVOKABLE QVariantMap look(const QUrl &file);
    /// Puts such an army in the place of one of the player's own; emits undoable(). Gives the id, or "" after failed().
    Q_INVOKABLE QString importOver(const QString &text, const QString &id);
    Q_INVOKABLE QString exportText(const QString &id);
    Q_INVOKABLE bool exportFile(const QString &id, const QUrl &file);
    Q_INVOKABLE QString importFile(const QUrl &file);
    /// The armies to choose from in a rule set, with their points under it and how many errors the rules find in them:
    /// [{id,name,points,errors}]. House rules field the armies of the rule set under them, and the reverse.
    Q_INVOKABLE QVariantList choices(const QString &ruleset);

    /// Saves a stored army and refreshes its row. Throws Error.
    void save(const Json &roster);
    /// Saves several in one transaction: all of them or none. Throws Error.
    void saveAll(const std::vector<Json> &rosters);
    /// Puts stored armies into the bin, or takes them out again. Throws Error.
    void bin(const QStringList &ids, bool into);

Q_SIGNALS:
    void filterChanged();
    /// An army was put into the bin.
    void removed(const QString &id);
    /// An army was saved by other means than the editor.
    void saved(const QString &id);

private:
    struct Row {
        QVariantMap shown;
        QString words; ///< what the filter looks through
    };
    Row read(const Json &roster, bool supplied) const;
    void load();
    void show();
    QVariant pointsUnder(const QString &ruleset, const QString &id) const;
    QString freeName(const QString &wanted, const QString &ruleset);

    Desk *desk_;
    RowsModel *rows_;
    QString filter_;
    QString rulesetFilter_;
    bool ownOnly_ = false;
    std::map<std::string, Row> all_; ///< by id
    bool loaded_ = false;            ///< read when first looked at, not at the start of the program
};

} // namespace optio
