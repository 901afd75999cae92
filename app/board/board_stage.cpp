// SPDX-License-Identifier: GPL-3.0-or-later
// What is told on the board, picture by picture, while it stands already as it stands.
#include "app/board/board_game.h"
#include "app/board/board_model.h"

#include "app/board/staging_lines.h"
#include "app/engine.h"
#include "app/home/prefs.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/board.h"

#include <algorithm>
#include <utility>

namespace optio {

namespace {

constexpr int shortRest = 130; ///< ms between the pictures of one's own acts
constexpr int mostHappened = 120;

} // namespace

void BoardModel::stageNew(const BoardView &before, int known, const QString &active, const QString &side, const QString &looked)
{
    const bool carried = std::exchange(carried_, false);
    if (known == game_->length())
        return; // the same once more: what is told goes on
    stage_->clear();
    happened_.removeIf([this](const StagedAct &act) { return act.n > game_->length(); });
    if (known < 0 || game_->length() != known + 1 || looked != viewer() || !to_.isEmpty() || game_->waits() || side.isEmpty() ||
        before.phase.isEmpty())
        return;
    const bool own = human(side), theirs = !human(active);
    const int motion = prefs_->reducedMotion() ? 0 : Stage::longestMotion;
    const bool telling = own ? motion > 0 : !skipping_ && prefs_->pause() > 0;
    if (!telling && !theirs)
        return;
    services_->attempt([&] {
        const Entry entry = game_->entry(game_->length());
        if (entry.kind != "act" || passesOver(entry))
            return;
        const auto chances = [&](int attack, const QString &from, const QString &to) {
            if (!telling)
                return QVariantList();
            const Json what = attack >= 0 ? Json{{"attack", attack}} : Json{{"from", {utf8(from)}}, {"to", {utf8(to)}}};
            return toMap(rules_->lay(game_->stateBefore(), what))["chances"].toList();
        };
        const StagedAct act = staged(before, view_, entry, side, chances);
        if (theirs) {
            const QString turn = turnKey(before, active);
            if (std::exchange(happenedIn_, turn) != turn)
                happened_.clear();
            happened_.append(act);
            if (happened_.size() > mostHappened)
                happened_.removeFirst();
        }
        if (!telling || act.steps.isEmpty())
            return;
        if (own && !act.weighty) {
            if (!carried || !act.steps.last().shown.contains(QStringLiteral("coming")))
                stage_->flourish(act.steps.last().shown);
            return;
        }
        battleTold_ = before.battle;
        stage_->play({act}, own, motion, own ? shortRest : prefs_->pause());
    });
}

void BoardModel::showAreas()
{
    areas_->update(stage_->isRunning() ? stage_->areas() : view_.areas);
    const QString kind = stage_->kind();
    if (!heardLater_.isEmpty() && (!stage_->isRunning() || kind == QLatin1String("hits") || kind == QLatin1String("leave")))
        Q_EMIT heard(std::exchange(heardLater_, {}));
    // The board tells everything anew with changed(); a step that only moves cards does not need it.
    const bool running = stage_->isRunning();
    if (std::exchange(pictured_, running) != running || std::exchange(picturedSides_, sides()) != sides())
        Q_EMIT changed();
}

void BoardModel::afterStage()
{
    if (rules_ == nullptr)
        return;
    Q_EMIT pickedChanged();
    advance();
}

bool BoardModel::watching() const
{
    if (rules_ == nullptr || game_->waits() || prefs_->pause() == 0)
        return false;
    return stage_->isRunning() ? !stage_->isOwn() : !active_.isEmpty() && !human(active_) && !acting_.isEmpty();
}

bool BoardModel::hurry()
{
    const bool running = stage_->isRunning();
    stage_->hurry();
    return running;
}

void BoardModel::tellAgain()
{
    if (!decides() || happened_.isEmpty())
        return;
    battleTold_ = view_.battle;
    stage_->play(happened_, false, prefs_->reducedMotion() ? 0 : Stage::longestMotion, std::max(prefs_->pause(), shortRest));
}

QVariantList BoardModel::happened() const
{
    QVariantList told;
    for (const StagedAct &act : happened_)
        if (!act.sentence.isEmpty())
            told.append(QVariantMap{{"n", act.n}, {"side", act.side}, {"sentence", act.sentence}, {"dice", act.dice}});
    return told;
}

QString BoardModel::happenedText() const
{
    int attacks = 0, routs = 0;
    for (const StagedAct &act : happened_)
        for (const StageStep &step : act.steps) {
            attacks += step.kind == QLatin1String("sum") ? 1 : 0;
            for (const QVariant &one : step.shown["leaving"].toList())
                routs += one.toMap()["to"].toString().startsWith(QLatin1String("second:")) ? 1 : 0;
        }
    const QString first = attacks == 1 ? tr("1 roll") : tr("%1 rolls").arg(attacks);
    return first + QStringLiteral(", ") + (routs == 0 ? tr("no rout") : routs == 1 ? tr("1 rout") : tr("%1 routs").arg(routs));
}

} // namespace optio
