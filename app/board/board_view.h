// SPDX-License-Identifier: GPL-3.0-or-later
// A rule set's view of a battle on a board (see rules/board.h), as the board's lists show it.
#pragma once

#include "rules/json.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QVariant>

namespace optio {

struct BoardView {
    QString phase;            ///< id of the present phase
    QVariantMap battle;       ///< {title,round,turn,phases,next,noShock,left}
    QVariantList zones;       ///< {name,columns}
    QVariantMap sides;        ///< by id: {id,name,leader,route,badges,handCount,deckCount,…,routed,rallied,pursuit,eliminated: [units]}
    QVariantList attacks;     ///< {attackers:[unit],defenders:[unit]}
    QVariantList declared;    ///< the same, those too that are not shown before they are resolved
    QList<QVariantMap> areas; ///< {id,side,column,ground,groundName,unit}
    QHash<QString, QList<QVariantMap>> hands; ///< by side: {id,thing,label,text,unit}; the unit is empty for a special card
    QHash<QString, QVariantMap> units;        ///< by id

    BoardView() = default;
    explicit BoardView(const Json &view);
};

} // namespace optio
