// SPDX-License-Identifier: GPL-3.0-or-later
// The view, made into values of QML.
#include "app/play/game_view.h"

#include "app/engine.h"
#include "app/play/odds_view.h"
#include "app/qt/json_qt.h"

namespace optio {

namespace {

QVariantMap withPercent(const Watched &one)
{
    QVariantMap map = told(one).toMap();
    if (one.chance) {
        QVariantMap chance = map["chance"].toMap();
        chance["fraction"] = readable(qt(one.chance->fraction));
        map["chance"] = chance;
        map["percent"] = percent(one.chance->p);
    }
    return map;
}

} // namespace

GameView::GameView(View view)
    : seen(std::move(view)), turn(qt(seen.turnText())), active(qt(seen.active)), weather(qt(seen.weather)),
      step(qt(seen.step.value_or(std::string()))), sides(told(seen.sides).toList()), reminders(told(seen.reminders).toList()),
      phases(told(seen.phases).toList())
{
    for (const Watched &one : seen.watch)
        watch.append(withPercent(one));
    if (seen.plan)
        plan = told(*seen.plan).toMap();
    for (const SideView &side : seen.sides)
        for (const GroupView &group : side.groups)
            for (const UnitView &unit : group.units) {
                unitAt.insert(qt(unit.id), units.size());
                units.append({qt(side.id), qt(unit.id), qt(unit.label), qt(unit.detail), qt(unit.icon), qt(group.name)});
            }
}

QString GameView::sideOf(const QString &unit) const
{
    const auto at = unitAt.constFind(unit);
    return at == unitAt.cend() ? QString() : units[*at].side;
}

} // namespace optio
