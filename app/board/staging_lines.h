// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of an entry as pictures are made of them (staging.h): whom each is about, and to which of several attacks it belongs; and
// to which turn.
#pragma once

#include "app/board/board_view.h"
#include "rules/json.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace optio {

/// A line of the entry, and the unit that it begins with.
struct ToldLine {
    QString stage, label, side, unit;
    int value = 0;
};

/// An attack and what the lines say of it.
struct Bout {
    QStringList from, to;
    QList<ToldLine> lines;
    QString title;
    int attack = -1; ///< its number among those declared
};

/// Tells turns apart: that of `active` in a view.
QString turnKey(const BoardView &view, const QString &active);

/// The units that an act names under a key, one or a list.
QStringList idsIn(const Json &input, const char *key);

/// Gives each attack its lines: they come attack by attack, and each begins with its units or with its column.
void share(const QList<ToldLine> &lines, QList<Bout> &bouts);

} // namespace optio
