// SPDX-License-Identifier: GPL-3.0-or-later
// The view, read.
#include "app/play/game_view.h"

#include "app/engine.h"
#include "app/play/odds_view.h"
#include "app/qt/json_qt.h"

namespace optio {

namespace {

QVariantList listAt(const Json &view, const char *key)
{
    const auto found = view.find(key);
    return found != view.end() && found->is_array() ? toList(*found) : QVariantList();
}

} // namespace

GameView::GameView(const Json &view)
    : turn(view.contains("turn") ? toVariant(view.at("turn")).toString() : QString()), active(textAt(view, "active")),
      weather(textAt(view, "weather")), sides(listAt(view, "sides")), reminders(listAt(view, "reminders")), phases(listAt(view, "phases")),
      watch(listAt(view, "watch")), now(listAt(view, "now")), step(textAt(view, "step")), fallen(listAt(view, "fallen")),
      plan(toMap(view.value("plan", Json::object()))), clock(toMap(view.value("clock", Json::object())))
{
    for (const QVariant &one : listAt(view, "onward"))
        onward.append(one.toString());
    turnWord = turn;
    while (!turnWord.isEmpty() && (turnWord.back().isDigit() || turnWord.back().isSpace()))
        turnWord.chop(1);
    for (QVariant &one : watch) {
        QVariantMap map = one.toMap();
        if (QVariantMap chance = map["chance"].toMap(); !chance.isEmpty()) {
            map["percent"] = percent(chance["p"].toDouble());
            chance["fraction"] = readable(chance["fraction"].toString());
            map["chance"] = chance;
        }
        one = map;
    }
    for (const Json &side : view.value("sides", Json::array()))
        for (const Json &group : side.value("groups", Json::array()))
            for (const Json &unit : group.value("units", Json::array())) {
                unitAt.insert(textAt(unit, "id"), units.size());
                units.append({textAt(side, "id"), textAt(unit, "id"), textAt(unit, "label"), textAt(unit, "detail"), textAt(unit, "icon"),
                              textAt(group, "name")});
            }
}

QString GameView::sideOf(const QString &unit) const
{
    const auto at = unitAt.constFind(unit);
    return at == unitAt.cend() ? QString() : units[*at].side;
}

} // namespace optio
