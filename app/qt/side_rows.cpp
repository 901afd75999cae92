// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of one side.
#include "app/qt/side_rows.h"

namespace optio {

void SideRows::setSource(QAbstractItemModel *source)
{
    if (source == sourceModel())
        return;
    if (source)
        setFilterRole(source->roleNames().key("side", -1)); // a row that changes sides is looked at again
    setSourceModel(source);
    Q_EMIT sourceChanged();
}

void SideRows::setSide(const QString &side)
{
    if (side == side_)
        return;
    side_ = side;
    invalidateFilter();
    Q_EMIT sideChanged();
}

bool SideRows::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    return sourceModel()->index(row, 0, parent).data(filterRole()).toString() == side_;
}

} // namespace optio
