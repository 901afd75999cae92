// SPDX-License-Identifier: GPL-3.0-or-later
// The tapped units.
#include "app/play/selection.h"

namespace optio {

void Selection::tap(const QString &side, const QString &unit)
{
    QStringList &units = mine(side);
    if (!units.removeOne(unit))
        units = {unit};
}

void Selection::add(const QString &side, const QString &unit)
{
    QStringList &units = mine(side);
    if (!units.removeOne(unit))
        units.append(unit);
}

QString Selection::last(const QString &side) const
{
    const QStringList &units = side == QLatin1String("b") ? b_ : a_;
    return units.isEmpty() ? QString() : units.constLast();
}

QStringList Selection::of(const QString &side) const { return side.isEmpty() ? a_ + b_ : side == QLatin1String("b") ? b_ : a_; }

void Selection::keep(const std::function<bool(const QString &)> &still)
{
    for (QStringList *units : {&a_, &b_})
        units->removeIf([&](const QString &unit) { return !still(unit); });
}

void Selection::clear()
{
    a_.clear();
    b_.clear();
}

} // namespace optio
