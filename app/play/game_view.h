// SPDX-License-Identifier: GPL-3.0-or-later
// A rule set's view of a game, and the same as the screens read it.
#pragma once

#include "rules/view.h"

#include <QHash>
#include <QString>
#include <QVariant>

namespace optio {

class Ruleset;

/// A unit of the open game, as the lists show it.
struct UnitLine {
    QString side, id, label, detail, icon;
    QString group; ///< name of its command
};

struct GameView {
    View seen;    ///< as the rule set tells it
    QString turn; ///< "bound 7"
    QString active;
    QString weather; ///< "rain"; empty where the rule set has none
    QString step;    ///< the step within the phase: "Control · Carthage"; empty where the phase says it all
    QVariantList sides, reminders, phases;
    QVariantList watch; ///< each with "percent" beside its chance
    QVariantMap plan;   ///< the table from above; empty when the rule set has none
    QList<UnitLine> units;
    QHash<QString, qsizetype> unitAt; ///< unit id → place in `units`

    GameView() = default;
    explicit GameView(View view);
    /// "a" or "b"; empty for a unit that is not in the game.
    QString sideOf(const QString &unit) const;
};

/// What that side alone may read: [{title,rows:[{label,text,rule}]}]; empty where there is nothing.
QVariantList secretsView(const Ruleset &ruleset, const Json &state, const QString &side);

} // namespace optio
