// SPDX-License-Identifier: GPL-3.0-or-later
// The armies of a list, each read from the store when it comes into sight: thousands cost no more than a screen of them.
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QSet>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace optio {

class Services;

/// Roles: id, name, ruleset, rulesetName, points, elements, supplied, favourite, findings, errors, period, changed (ISO 8601), portrait
/// ([{icon,label,count}]), daysLeft (in the bin, -1 elsewhere), first (of the player's own, or of the supplied ones), chosen.
class ArmyRows : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)
public:
    explicit ArmyRows(Services *services, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(numbers_.size()); }
    /// Shows these armies (see Store::findRosters), reading them anew; rows before and after what differs stay.
    void show(const std::vector<std::int64_t> &numbers);
    /// The armies that are chosen, by their ids.
    const QSet<QString> &chosen() const { return chosen_; }
    void choose(const QSet<QString> &ids);

    /// A whole row; empty when there is none.
    Q_INVOKABLE QVariantMap get(int row) const;
    /// The row of an id; -1 when there is none. Reads the rows up to it.
    Q_INVOKABLE int indexOf(const QString &id) const;

Q_SIGNALS:
    void countChanged();

private:
    const QVariantMap &read(int row) const;

    Services *services_;
    std::vector<std::int64_t> numbers_;
    QSet<QString> chosen_;
    mutable QHash<std::int64_t, QVariantMap> read_; ///< by number
};

} // namespace optio
