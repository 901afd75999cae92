// SPDX-License-Identifier: GPL-3.0-or-later
// App.game.journal: the entries of the open game, newest first, read from the store a page at a time as the list is scrolled.
#pragma once

#include "rules/journal/journal.h"

#include <QAbstractListModel>
#include <QHash>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace optio {

class Services;

/// Roles: n (int), kind ("act", "undo", "correct", "amend", "note"), turn (text, "" when an entry knows none), sentence (as it stands),
/// detail, time (ISO 8601), undone (bool), dice (text), mark (what an amendment made of it: "amended", "replayed", "kept", "dropped"; ""
/// for none).
class JournalModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    /// Entries of the game, read yet or not.
    Q_PROPERTY(int length READ length NOTIFY lengthChanged)
public:
    explicit JournalModel(Services *services, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    int length() const { return length_; }
    /// Shows the journal of a game of that many entries; nothing is read yet.
    void open(const std::string &gameId, int length);
    void close();
    /// What the rule set calls a turn ("bound"), told before its number.
    void setTurnWord(const QString &word) { turnWord_ = word; }
    /// Shows of each entry only what this leaves of it.
    void showAs(std::function<Entry(const Entry &)> shown) { shown_ = std::move(shown); }
    /// A new entry.
    void add(const Entry &entry);

Q_SIGNALS:
    void lengthChanged();

private:
    struct Row {
        int n = 0;
        QString kind, turn, sentence, detail, time, dice;
        bool whole = true; ///< is all of it shown?
    };
    /// What the latest amendment that stands says of an entry.
    struct Amended {
        QString mark, sentence, detail, dice;
    };
    Row read(const Entry &written);
    void readAmendment(const Entry &entry);
    const Amended *amended(const Row &row) const;

    static constexpr int page = 100;
    Services *services_;
    std::function<Entry(const Entry &)> shown_;
    std::string gameId_;
    QString turnWord_;
    int length_ = 0;
    int oldest_ = 1;           ///< number of the oldest entry read; length_ + 1 when none is
    std::vector<Row> rows_;    ///< oldest first: the list shows them from the end
    QHash<int, int> undoneBy_; ///< number of an entry → number of the entry that took it back
    QHash<int, Amended> amended_;
};

} // namespace optio
