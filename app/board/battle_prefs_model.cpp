// SPDX-License-Identifier: GPL-3.0-or-later
// The options of the open game.
#include "app/board/battle_prefs_model.h"

#include "app/board/dialog_prefs.h"
#include "app/board/opponents.h"
#include "app/board/period_options.h"
#include "app/engine.h"
#include "app/home/prefs.h"
#include "app/play/form_view.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/services.h"

#include <algorithm>

namespace optio {

BattlePrefsModel::BattlePrefsModel(Services *services, Prefs *prefs, GameModel *game, QObject *parent)
    : QObject(parent), services_(services), prefs_(prefs), game_(game)
{
    connect(game, &GameModel::changed, this, &BattlePrefsModel::changed);
    onDialogsChanged(*prefs, this, [this] { Q_EMIT changed(); });
}

bool BattlePrefsModel::plays(const QString &side) const
{
    if (!game_->seat().isEmpty() || game_->isCopy())
        return game_->seat() == side;
    return keptPlayers(services_->store(), game_->gameId()).value(utf8(side), human) == human;
}

QVariantList BattlePrefsModel::topics() const
{
    if (!game_->isOpen())
        return {};
    QVariantMap now; // the value of each option that may change
    const QVariantList counters = game_->counters();
    for (const QVariant &counter : counters)
        if (const QVariantMap one = counter.toMap(); one.contains("option"))
            now[one["option"].toString()] = one["value"];
    const Json &chosen = game_->game().header().at("options");
    QVariantList topics;
    services_->attempt([&] {
        const Ruleset &ruleset = game_->game().ruleset();
        const Json catalogue = ruleset.catalogue(), seen = toJson(ruleset.view(game_->game().state(), ""));
        const QString period = textAt(seen, "period");
        const bool both = plays(QStringLiteral("a")) && plays(QStringLiteral("b"));
        for (const Question &question : ruleset.options()) {
            const QString id = qt(question.id), topic = qt(question.topic), side = qt(question.side);
            if (topic.isEmpty() || (!side.isEmpty() && !plays(side)) || saysNothing(catalogue, period, question))
                continue;
            const bool changes = now.contains(id);
            QVariantMap one = questionView(question);
            one["value"] = changes ? now[id] : answerView(chosen.value(question.id, question.standard));
            one["needed"] = QString();
            if (both && !side.isEmpty())
                one["label"] = tr("%1: %2").arg(game_->sideName(side), one["label"].toString());
            const auto at = std::find_if(topics.begin(), topics.end(), [&](const QVariant &known) { return known.toMap()["id"] == topic; });
            QVariantMap whole =
                at == topics.end() ? QVariantMap{{"id", topic}, {"changeable", changes}, {"questions", QVariantList()}} : at->toMap();
            whole["questions"] = whole["questions"].toList() + QVariantList{one};
            if (at == topics.end())
                topics.append(whole);
            else
                *at = whole;
        }
    });
    topics.append(dialogTopic(*prefs_));
    std::stable_sort(topics.begin(), topics.end(), [](const QVariant &one, const QVariant &two) {
        return one.toMap()["changeable"].toBool() && !two.toMap()["changeable"].toBool();
    });
    return topics;
}

bool BattlePrefsModel::answer(const QString &option, const QVariant &value)
{
    bool dialog = false;
    if (!game_->isOpen() || !services_->attempt([&] { dialog = answerDialog(*prefs_, option, value); }) || dialog)
        return dialog;
    for (const QVariant &counter : game_->counters())
        if (const QVariantMap one = counter.toMap(); one["option"].toString() == option && !option.isEmpty())
            return one["value"] == value || game_->correct(one["path"].toString(), value, tr("Preference"));
    return services_->attempt([] { throw Error("This is chosen before a battle only (HOP-910)."); });
}

} // namespace optio
