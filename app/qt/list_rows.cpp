// SPDX-License-Identifier: GPL-3.0-or-later
// Taking over a list place by place.
#include "app/qt/list_rows.h"

#include <QJSValue>

#include <utility>

namespace optio {

namespace {

/// What comes from a script may hold script values.
QVariant plain(const QVariant &value)
{
    return value.metaType() == QMetaType::fromType<QJSValue>() ? value.value<QJSValue>().toVariant() : value;
}

} // namespace

int ListRows::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : static_cast<int>(rows_.size()); }

QVariant ListRows::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return role == usedRole ? QVariant(index.row() < used_) : rows_[index.row()];
}

QHash<int, QByteArray> ListRows::roleNames() const { return {{dataRole, "modelData"}, {usedRole, "used"}}; }

void ListRows::append(const QVariantList &rows)
{
    if (rows.isEmpty())
        return;
    beginInsertRows({}, static_cast<int>(rows_.size()), static_cast<int>(rows_.size() + rows.size()) - 1);
    rows_.append(rows);
    endInsertRows();
}

void ListRows::setSpare(int spare)
{
    if (spare_ == spare)
        return;
    spare_ = spare;
    append(QVariantList(qMax<qsizetype>(0, spare - rows_.size()), QVariantMap()));
    Q_EMIT spareChanged();
}

void ListRows::setSource(const QVariantList &source)
{
    QVariantList rows;
    for (const QVariant &row : source)
        rows.append(plain(row));
    const int last = static_cast<int>(rows_.size());
    const qsizetype before = std::exchange(used_, rows.size());
    append(rows.mid(last));
    for (int row = 0; row < last; ++row) {
        QList<int> roles;
        if ((row < before) != (row < used_))
            roles.append(usedRole);
        if (row < used_ && rows_[row] != rows[row]) {
            rows_[row] = rows[row];
            roles.append(dataRole);
        }
        if (!roles.isEmpty())
            Q_EMIT dataChanged(index(row), index(row), roles);
    }
    Q_EMIT sourceChanged();
}

} // namespace optio
