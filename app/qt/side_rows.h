// SPDX-License-Identifier: GPL-3.0-or-later
// SideRows { source: resolver.questions; side: "a" }: the rows of a model that belong to one side, in their order.
#pragma once

#include <QSortFilterProxyModel>
#include <QtQml/qqmlregistration.h>

namespace optio {

class SideRows : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractItemModel *source READ sourceModel WRITE setSource NOTIFY sourceChanged)
    /// What its rows have in their role "side": "a", "b", or "" for those that have nothing there.
    Q_PROPERTY(QString side READ side WRITE setSide NOTIFY sideChanged)
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setSource(QAbstractItemModel *source);
    const QString &side() const { return side_; }
    void setSide(const QString &side);

Q_SIGNALS:
    void sourceChanged();
    void sideChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString side_;
};

} // namespace optio
