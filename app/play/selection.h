// SPDX-License-Identifier: GPL-3.0-or-later
// Which units the players have tapped: commonly one of each side; several of a side when they say so.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace optio {

class Selection {
public:
    /// A plain tap: the only one of its side; tapped again it is let go.
    void tap(const QString &side, const QString &unit);
    /// Adds a unit to those of its side, or takes it away.
    void add(const QString &side, const QString &unit);
    /// The one tapped last; empty when there is none.
    QString last(const QString &side) const;
    /// Those of a side, in the order they were tapped; of both sides for "".
    QStringList of(const QString &side) const;
    /// Lets go of those that `still` does not want.
    void keep(const std::function<bool(const QString &)> &still);
    void clear();

private:
    QStringList &mine(const QString &side) { return side == QLatin1String("b") ? b_ : a_; }

    QStringList a_, b_;
};

} // namespace optio
