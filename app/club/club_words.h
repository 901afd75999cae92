// SPDX-License-Identifier: GPL-3.0-or-later
// What the rows and pages of an event have in common: the context of their words, and how parts are joined.
#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace optio {

struct Club {
    Q_DECLARE_TR_FUNCTIONS(Club)
};

/// "Mill Lane · 14 players", without what is empty.
inline QString joinedByDots(const QStringList &parts)
{
    QStringList some;
    for (const QString &part : parts)
        if (!part.isEmpty())
            some.append(part);
    return some.join(QStringLiteral(" · "));
}

} // namespace optio
