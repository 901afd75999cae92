// SPDX-License-Identifier: GPL-3.0-or-later
// ListRows { source: game.reminders }: any list as a model whose delegates survive a new list.
#pragma once

#include <QAbstractListModel>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace optio {

/// Roles: `modelData`, one of the list; `used`, whether there is such a one. A repeater over a plain list makes all its items anew whenever
/// the list is told anew; here only the roles that differ change, and rows that are too many stay, unused, for the next longer list: a
/// delegate binds its `visible` to `used`.
class ListRows : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList source READ source WRITE setSource NOTIFY sourceChanged)
    /// So many rows, unused and empty, are there from the beginning, so that their delegates are made before they are wanted.
    Q_PROPERTY(int spare READ spare WRITE setSpare NOTIFY spareChanged)
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QVariantList source() const { return rows_.mid(0, used_); }
    void setSource(const QVariantList &source);
    int spare() const { return spare_; }
    void setSpare(int spare);

Q_SIGNALS:
    void sourceChanged();
    void spareChanged();

private:
    enum Role { dataRole = Qt::UserRole, usedRole };
    void append(const QVariantList &rows);

    QVariantList rows_; ///< those in use, then what the unused ones showed last
    qsizetype used_ = 0;
    int spare_ = 0;
};

} // namespace optio
