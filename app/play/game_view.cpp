// SPDX-License-Identifier: GPL-3.0-or-later
// The view, made into values of QML.
#include "app/play/game_view.h"

#include "app/engine.h"
#include "app/play/odds_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"

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

/// What rows of the engine say, in the language of now.
QVariantList inWords(QVariantList rows)
{
    for (QVariant &row : rows) {
        QVariantMap map = row.toMap();
        for (const char *key : {"label", "text"})
            if (const auto at = map.find(QLatin1String(key)); at != map.end())
                *at = spoken(at->toString());
        row = map;
    }
    return rows;
}

} // namespace

GameView::GameView(View view)
    : seen(std::move(view)), turn(spoken(seen.turnText())), active(qt(seen.active)), weather(spoken(seen.weather)),
      step(spoken(seen.step.value_or(std::string()))), sides(told(seen.sides).toList()), reminders(inWords(told(seen.reminders).toList())),
      phases(inWords(told(seen.phases).toList()))
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
