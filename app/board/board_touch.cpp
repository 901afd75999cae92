// SPDX-License-Identifier: GPL-3.0-or-later
// What touches on the board mean: picking up, laying down, putting attacks together, buttons.
#include "app/board/board_game.h"
#include "app/board/board_model.h"

#include "app/board/staging_lines.h"
#include "app/home/prefs.h"
#include "app/qt/json_qt.h"
#include "rules/board.h"

#include <algorithm>

namespace optio {

QStringList BoardModel::targets() const
{
    QStringList targets;
    if (picked_.isEmpty())
        return targets;
    for (const QVariant &gesture : gestures_)
        if (const QVariantMap one = gesture.toMap(); one["from"] == picked_)
            targets.append(one["to"].toString());
    return targets;
}

QVariantList BoardModel::gesturesOf(const QString &thing) const
{
    QVariantList found;
    QStringList seen;
    for (const QVariant &gesture : gestures_) {
        const QVariantMap one = gesture.toMap();
        const QString label = one["label"].toString();
        if ((one["from"] != thing && one["to"] != thing) || seen.contains(label))
            continue;
        seen.append(label);
        found.append(gesture);
    }
    return found;
}

QVariantList BoardModel::chancesOf(const QString &from, const QString &to) const
{
    const QVariantList chances = mine() ? lay({{"from", QStringList{from}}, {"to", QStringList{to}}})["chances"].toList() : QVariantList();
    return chances.size() > 1 ? chances : QVariantList();
}

void BoardModel::letGo()
{
    picked_.clear();
    forming_.clear();
    asking_.clear();
    ways_.clear();
    lead_.clear();
    pending_ = Json();
    Q_EMIT pickedChanged();
}

void BoardModel::pick(const QString &thing)
{
    if (hurry() || !decides() || !sources_.contains(thing))
        return;
    letGo();
    picked_ = thing;
    Q_EMIT pickedChanged();
}

void BoardModel::tap(const QString &thing)
{
    if (hurry() || !decides())
        return;
    carried_ = false;
    const auto areaOf = [this](const QString &one) {
        const QString unit = view_.units.value(one)["id"].toString();
        const int column = view_.units.value(one)["column"].toInt();
        return column > 0 ? QStringLiteral("area:%1%2").arg(unit.left(1)).arg(column) : one;
    };
    if (!forming_.isEmpty()) {
        // Own units join in, enemies become targets; for a card all are its targets.
        QStringList from = forming_["from"].toStringList(), to = forming_["to"].toStringList();
        const bool attacker = !from.front().startsWith(QLatin1String("card:")) && thing.startsWith(acting_);
        if (!view_.units.contains(thing))
            return letGo();
        if (attacker)
            toggle(from, thing, rules_->crowd().attackers);
        else
            toggle(to, thing, rules_->crowd().targets);
        if (from.isEmpty() || to.isEmpty())
            return letGo();
        return form({{"from", from}, {"to", to}});
    }
    if (picked_ == thing)
        return letGo();
    if (picked_.isEmpty()) {
        if (sources_.contains(thing))
            return pick(thing);
        return Q_EMIT refused({});
    }
    const QStringList lit = targets();
    if (lit.contains(thing) || lit.contains(areaOf(thing)))
        return layNow({{"from", QStringList{picked_}}, {"to", QStringList{thing}}});
    if (sources_.contains(thing) && thing.left(1) == picked_.left(1) && !thing.startsWith(QLatin1String("card")))
        return pick(thing);
    drop(picked_, thing);
}

void BoardModel::drop(const QString &from, const QString &to)
{
    if (!decides() || from == to)
        return;
    stage_->finish();
    carried_ = true;
    if (!forming_.isEmpty()) {
        const QStringList attackers = forming_["from"].toStringList(), targets = forming_["to"].toStringList();
        if (from.startsWith(QLatin1String("card:")) && attackers.contains(to))
            return setWay(to, QStringLiteral("card"));
        if (targets.contains(to) && attackers.size() < rules_->crowd().attackers && !attackers.contains(from))
            return form({{"from", attackers + QStringList{from}}, {"to", targets}});
    }
    letGo();
    layNow({{"from", QStringList{from}}, {"to", QStringList{to}}});
}

void BoardModel::layNow(QVariantMap what)
{
    const QVariantMap laid = lay(what);
    if (laid.isEmpty())
        return;
    const bool possible = laid["refusal"].toString().isEmpty();
    if (laid["more"].toBool() && (possible || !laid["ways"].toList().isEmpty()) && laid["do"].typeId() == QMetaType::QVariantMap) {
        // An attack whose front is barred may have another way.
        const QVariantList ways = laid["ways"].toList();
        const bool some = possible || std::any_of(ways.begin(), ways.end(), [](const QVariant &way) {
                              const QVariantList choices = way.toMap()["choices"].toList();
                              return std::any_of(choices.begin(), choices.end(),
                                                 [](const QVariant &one) { return one.toMap()["refusal"].toString().isEmpty(); });
                          });
        if (some) {
            const QString picked = picked_;
            letGo();
            picked_ = picked.isEmpty() ? what["from"].toStringList().value(0) : picked;
            return form(what);
        }
    }
    if (!possible) {
        letGo();
        return Q_EMIT refused(laid["refusal"].toString());
    }
    doOrAsk(laid);
}

void BoardModel::form(const QVariantMap &what)
{
    QVariantMap whole = what;
    if (!ways_.isEmpty())
        whole["ways"] = ways_;
    if (!lead_.isEmpty())
        whole["lead"] = lead_;
    QVariantMap laid = lay(whole);
    if (laid.isEmpty())
        return;
    laid["from"] = what["from"];
    laid["to"] = what["to"];
    forming_ = laid;
    Q_EMIT pickedChanged();
}

void BoardModel::toggle(QStringList &things, const QString &thing, int most) const
{
    if (!things.removeOne(thing)) {
        things.append(thing);
        if (things.size() > most)
            things.removeFirst();
    }
}

void BoardModel::setWay(const QString &unit, const QString &way)
{
    if (forming_.isEmpty())
        return;
    ways_[unit] = way;
    form({{"from", forming_["from"]}, {"to", forming_["to"]}});
}

void BoardModel::setLead(const QString &unit)
{
    if (forming_.isEmpty())
        return;
    lead_ = unit;
    form({{"from", forming_["from"]}, {"to", forming_["to"]}});
}

void BoardModel::confirm()
{
    stage_->finish();
    if (forming_.isEmpty() || !mine())
        return;
    const QVariantMap laid = forming_;
    if (!laid["refusal"].toString().isEmpty())
        return Q_EMIT refused(laid["refusal"].toString());
    doOrAsk(laid);
}

void BoardModel::doOrAsk(const QVariantMap &laid)
{
    const Json act = fromVariant(laid["do"]);
    const QString ask = laid["ask"].toString();
    letGo();
    if (ask.isEmpty())
        return play(act);
    pending_ = act;
    asking_ = {{"text", ask}};
    Q_EMIT pickedChanged();
}

void BoardModel::agree(bool yes)
{
    const Json act = pending_;
    letGo();
    if (yes && !act.is_null())
        play(act);
}

void BoardModel::drawAndEnd()
{
    if (const QString why = view_.battle["ending"].toMap()["refusal"].toString(); !why.isEmpty())
        return Q_EMIT refused(why);
    finishing_ = turnKey(view_, active_);
    finishedTo_ = -1;
    finishTurn();
}

/// On to the last phase, drawing what may be drawn there, and over its end; where another device answers, as far as it has.
void BoardModel::finishTurn()
{
    const QString deck = QStringLiteral("deck");
    const auto here = [&] {
        return !finishing_.isEmpty() && decides() && turnKey(view_, active_) == finishing_ &&
               view_.battle["ending"].toMap()["refusal"] == QString();
    };
    while (here() && finishedTo_ < game_->length()) {
        finishedTo_ = game_->length();
        if (sources_.contains(deck))
            drop(deck, QStringLiteral("hand"));
        else
            press(QStringLiteral("next"));
    }
    if (game_ == nullptr || !game_->locked())
        finishing_.clear();
}

void BoardModel::press(const QString &button)
{
    stage_->finish();
    if (!mine() && button != QLatin1String("deal"))
        return;
    if (button == QLatin1String("draw"))
        return drawAndEnd();
    QVariantMap laid = lay({{"press", button}});
    if (laid.isEmpty())
        return;
    if (!laid["refusal"].toString().isEmpty())
        return Q_EMIT refused(laid["refusal"].toString());
    if (button == QLatin1String("next") && !prefs_->confirmEnd() && !view_.attacks.isEmpty()) // HOP-933
        laid["ask"] = QString();
    // The hand is hidden before anything else moves.
    if (button == QLatin1String("next") && !handsTo().isEmpty() && laid["ask"].toString().isEmpty())
        showHand(false);
    doOrAsk(laid);
}

void BoardModel::answer(bool yes)
{
    stage_->finish();
    if (question_.isEmpty())
        return;
    const QVariantMap laid = lay({{"answer", yes}});
    if (!laid["refusal"].toString().isEmpty())
        return Q_EMIT refused(laid["refusal"].toString());
    doOrAsk(laid);
}

} // namespace optio
