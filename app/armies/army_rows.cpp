// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of armies, read when they are looked at.
#include "app/armies/army_rows.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <iterator>

namespace optio {

namespace {

constexpr std::array roles{"id",       "name",   "ruleset", "rulesetName", "points",   "elements", "supplied", "favourite",
                           "findings", "errors", "period",  "changed",     "portrait", "daysLeft", "first",    "chosen"};
constexpr int chosenRole = Qt::UserRole + static_cast<int>(roles.size()) - 1, firstRole = chosenRole - 1;
/// So many rows are kept in mind; more than any screen shows.
constexpr qsizetype mostRead = 500;
constexpr int binDays = 30;

/// Whole days until an army in the bin is gone; -1 for one that is not there.
int daysLeft(const std::string &binned)
{
    if (binned.empty())
        return -1;
    const qint64 days = QDateTime::fromString(qt(binned), Qt::ISODate).daysTo(QDateTime::currentDateTimeUtc());
    return static_cast<int>(std::clamp<qint64>(binDays - days, 0, binDays));
}

} // namespace

ArmyRows::ArmyRows(Services *services, QObject *parent) : QAbstractListModel(parent), services_(services) {}

int ArmyRows::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QHash<int, QByteArray> ArmyRows::roleNames() const
{
    QHash<int, QByteArray> names;
    for (std::size_t i = 0; i < roles.size(); ++i)
        names.insert(Qt::UserRole + static_cast<int>(i), roles[i]);
    return names;
}

const QVariantMap &ArmyRows::read(int row) const
{
    const std::int64_t number = numbers_[static_cast<std::size_t>(row)];
    if (const auto known = read_.constFind(number); known != read_.constEnd())
        return *known;
    if (read_.size() >= mostRead)
        read_.clear();
    QVariantMap shown{{"id", QString()},
                      {"name", QString()},
                      {"ruleset", QString()},
                      {"rulesetName", QString()},
                      {"points", 0},
                      {"elements", 0},
                      {"supplied", true},
                      {"favourite", false},
                      {"findings", 0},
                      {"errors", 0},
                      {"period", QString()},
                      {"changed", QString()},
                      {"portrait", QVariantList()},
                      {"daysLeft", -1}};
    services_->attempt([&] {
        const std::optional<ListedRoster> army = services_->store().listedRoster(number);
        if (!army)
            return;
        const RosterFace &face = army->face;
        shown = {{"id", qt(army->id)},
                 {"name", qt(army->name)},
                 {"ruleset", qt(army->ruleset)},
                 {"rulesetName", services_->rulesetName(army->ruleset)},
                 {"points", face.points},
                 {"elements", face.elements},
                 {"supplied", army->supplied},
                 {"favourite", army->favourite},
                 {"findings", face.findings},
                 {"errors", face.errors},
                 {"period", qt(face.period)},
                 {"changed", qt(army->changed)},
                 {"portrait", toVariant(face.portrait)},
                 {"daysLeft", daysLeft(army->binned)}};
    });
    return *read_.insert(number, shown);
}

QVariant ArmyRows::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role < Qt::UserRole || role > chosenRole)
        return {};
    const QVariantMap row = read(index.row()); // a copy: to read another one may forget this
    if (role == chosenRole)
        return chosen_.contains(row.value(QStringLiteral("id")).toString());
    if (role == firstRole) {
        const bool supplied = row.value(QStringLiteral("supplied")).toBool();
        return index.row() == 0 || read(index.row() - 1).value(QStringLiteral("supplied")).toBool() != supplied;
    }
    return row.value(QString::fromLatin1(roles[static_cast<std::size_t>(role - Qt::UserRole)]));
}

void ArmyRows::show(const std::vector<std::int64_t> &numbers)
{
    read_.clear();
    const auto [before, now] = std::mismatch(numbers_.begin(), numbers_.end(), numbers.begin(), numbers.end());
    const auto first = static_cast<int>(before - numbers_.begin());
    const auto same =
        std::mismatch(numbers_.rbegin(), std::make_reverse_iterator(before), numbers.rbegin(), std::make_reverse_iterator(now));
    const auto kept = static_cast<int>(same.first - numbers_.rbegin());
    const int gone = count() - kept - first;
    const int come = static_cast<int>(numbers.size()) - kept - first;
    if (gone > 0) {
        beginRemoveRows({}, first, first + gone - 1);
        numbers_.erase(numbers_.begin() + first, numbers_.begin() + first + gone);
        endRemoveRows();
    }
    if (come > 0) {
        beginInsertRows({}, first, first + come - 1);
        numbers_.insert(numbers_.begin() + first, numbers.begin() + first, numbers.begin() + first + come);
        endInsertRows();
    }
    if (gone != come)
        Q_EMIT countChanged();
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1));
}

void ArmyRows::choose(const QSet<QString> &ids)
{
    if (ids == chosen_)
        return;
    chosen_ = ids;
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1), {chosenRole});
}

QVariantMap ArmyRows::get(int row) const { return row >= 0 && row < count() ? read(row) : QVariantMap(); }

int ArmyRows::indexOf(const QString &id) const
{
    for (int row = 0; row < count(); ++row)
        if (read(row).value(QStringLiteral("id")).toString() == id)
            return row;
    return -1;
}

} // namespace optio
