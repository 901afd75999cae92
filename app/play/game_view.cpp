// SPDX-License-Identifier: GPL-3.0-or-later
// The view, made into values of QML.
#include "app/play/game_view.h"

#include "app/engine.h"
#include "app/play/odds_view.h"
#include "app/qt/in_words.h"
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

/// Each badge with what is shown of it in the language of now; its word stays the key by which it is explained.
void showBadges(QVariantMap &of)
{
    QVariantList badges = of["badges"].toList();
    for (QVariant &badge : badges) {
        QVariantMap map = badge.toMap();
        map["shown"] = spoken(map["text"].toString());
        badge = map;
    }
    of["badges"] = badges;
}

/// The same of armies, their commands and units.
QVariantList withBadges(QVariantList sides)
{
    if (speaksEnglish())
        return sides;
    for (QVariant &side : sides) {
        QVariantMap army = side.toMap();
        showBadges(army);
        QVariantList groups = army["groups"].toList();
        for (QVariant &group : groups) {
            QVariantMap command = group.toMap();
            showBadges(command);
            QVariantList units = command["units"].toList();
            for (QVariant &one : units) {
                QVariantMap unit = one.toMap();
                showBadges(unit);
                unit["shownLabel"] = spoken(unit["label"].toString());
                unit["shownDetail"] = spoken(unit["detail"].toString());
                one = unit;
            }
            command["units"] = units;
            group = command;
        }
        army["groups"] = groups;
        side = army;
    }
    return sides;
}

} // namespace

GameView::GameView(View view)
    : seen(std::move(view)), turn(spoken(seen.turnText())), active(qt(seen.active)), weather(spoken(seen.weather)),
      step(spoken(seen.step.value_or(std::string()))), sides(withBadges(told(seen.sides).toList())),
      reminders(inWords(told(seen.reminders)).toList()), phases(inWords(told(seen.phases)).toList())
{
    for (const Watched &one : seen.watch)
        watch.append(inWords(withPercent(one)));
    if (seen.plan)
        plan = inWords(told(*seen.plan)).toMap();
    for (const SideView &side : seen.sides)
        for (const GroupView &group : side.groups)
            for (const UnitView &unit : group.units) {
                unitAt.insert(qt(unit.id), units.size());
                units.append({qt(side.id), qt(unit.id), spoken(unit.label), spoken(unit.detail), qt(unit.icon), qt(group.name)});
            }
}

QString GameView::sideOf(const QString &unit) const
{
    const auto at = unitAt.constFind(unit);
    return at == unitAt.cend() ? QString() : units[*at].side;
}

QVariantList secretsView(const Ruleset &ruleset, const Json &state, const QString &side)
{
    const auto secret = ruleset.view(state, utf8(side)).side(utf8(side)).secret;
    return secret ? inWords(told(*secret)).toList() : QVariantList();
}

} // namespace optio
