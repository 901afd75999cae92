// SPDX-License-Identifier: GPL-3.0-or-later
// A list whose rows are known by their "id": a new list is taken over with the fewest changes, so that delegates survive.
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace optio {

/// Each key of a row is a role of the same name.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)
public:
    /// `keys` are the roles; a row that lacks one shows an undefined value there.
    explicit RowsModel(const QStringList &keys, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(rows_.size()); }
    const QList<QVariantMap> &rows() const { return rows_; }
    /// Takes over `rows`: removes, inserts and moves only what must be, and tells of just the roles that changed.
    void update(const QList<QVariantMap> &rows);

    /// A whole row; empty when there is none.
    Q_INVOKABLE QVariantMap get(int row) const;
    /// The row of an id; -1 when there is none.
    Q_INVOKABLE int indexOf(const QString &id) const;

Q_SIGNALS:
    void countChanged();

private:
    void keepOnly(const QList<QVariantMap> &rows);
    void change(int row, const QVariantMap &to);

    QStringList keys_;
    QList<QVariantMap> rows_;
};

} // namespace optio
