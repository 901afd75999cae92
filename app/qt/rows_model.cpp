// SPDX-License-Identifier: GPL-3.0-or-later
// Minimal updates of a keyed list.
#include "app/qt/rows_model.h"

#include <QSet>

namespace optio {

namespace {

QString idOf(const QVariantMap &row) { return row.value(QStringLiteral("id")).toString(); }

} // namespace

RowsModel::RowsModel(const QStringList &keys, QObject *parent) : QAbstractListModel(parent), keys_(keys) {}

int RowsModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowsModel::data(const QModelIndex &index, int role) const
{
    const auto key = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || key < 0 || key >= keys_.size())
        return {};
    return rows_[index.row()].value(keys_[key]);
}

QHash<int, QByteArray> RowsModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int key = 0; key < keys_.size(); ++key)
        names.insert(Qt::UserRole + key, keys_[key].toUtf8());
    return names;
}

void RowsModel::update(const QList<QVariantMap> &rows)
{
    const auto before = rows_.size();
    keepOnly(rows);
    for (int at = 0; at < rows.size(); ++at) {
        const QString id = idOf(rows[at]);
        int from = at;
        while (from < rows_.size() && idOf(rows_[from]) != id)
            ++from;
        if (from == rows_.size()) {
            // Behind the last one all that follow are new as well.
            const int last = at == rows_.size() ? static_cast<int>(rows.size()) - 1 : at;
            beginInsertRows({}, at, last);
            for (; at <= last; ++at)
                rows_.insert(at, rows[at]);
            endInsertRows();
            --at;
            continue;
        }
        if (from != at) {
            beginMoveRows({}, from, from, {}, at);
            rows_.move(from, at);
            endMoveRows();
        }
        change(at, rows[at]);
    }
    if (rows_.size() != before)
        Q_EMIT countChanged();
}

void RowsModel::keepOnly(const QList<QVariantMap> &rows)
{
    QSet<QString> wanted;
    for (const QVariantMap &row : rows)
        wanted.insert(idOf(row));
    for (int last = count() - 1; last >= 0; --last) {
        if (wanted.contains(idOf(rows_[last])))
            continue;
        int first = last;
        while (first > 0 && !wanted.contains(idOf(rows_[first - 1])))
            --first;
        beginRemoveRows({}, first, last);
        rows_.remove(first, last - first + 1);
        endRemoveRows();
        last = first;
    }
}

void RowsModel::change(int row, const QVariantMap &to)
{
    QList<int> roles;
    for (int key = 0; key < keys_.size(); ++key)
        if (rows_[row].value(keys_[key]) != to.value(keys_[key]))
            roles.append(Qt::UserRole + key);
    rows_[row] = to;
    if (!roles.isEmpty())
        Q_EMIT dataChanged(index(row), index(row), roles);
}

QVariantMap RowsModel::get(int row) const { return row >= 0 && row < count() ? rows_[row] : QVariantMap(); }

int RowsModel::indexOf(const QString &id) const
{
    for (int row = 0; row < count(); ++row)
        if (idOf(rows_[row]) == id)
            return row;
    return -1;
}

} // namespace optio
