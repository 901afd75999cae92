// SPDX-License-Identifier: GPL-3.0-or-later
// A rule set's view of a game as the screens read it. What an older or simpler rule set leaves out is empty here.
#pragma once

#include "rules/json.h"

#include <QHash>
#include <QString>
#include <QVariant>

namespace optio {

/// A unit of the open game, as the lists show it.
struct UnitLine {
    QString side, id, label, detail, icon;
    QString group; ///< name of its command
};

struct GameView {
    QString turn;     ///< "bound 7"
    QString turnWord; ///< "bound"
    QString active;
    QString weather; ///< "rain"; empty where the rule set has none
    QVariantList sides, reminders, phases;
    QVariantList watch;  ///< each with "percent" beside its chance
    QVariantList now;    ///< ids of the rulings that belong to this step; empty: all do
    QString step;        ///< the step within the phase: "Control · Carthage"; empty where the phase says it all
    QStringList onward;  ///< ids of the acts that only end a step
    QVariantList fallen; ///< [{key,side,text,rule}]: the commands that have broken and the armies that are beaten, each by a key of its own
    QVariantMap plan;    ///< the table from above; empty when the rule set has none
    QVariantMap clock;   ///< the time of the step; empty when none runs
    QList<UnitLine> units;
    QHash<QString, qsizetype> unitAt; ///< unit id → place in `units`

    GameView() = default;
    explicit GameView(const Json &view);
    /// "a" or "b"; empty for a unit that is not in the game.
    QString sideOf(const QString &unit) const;
};

} // namespace optio
