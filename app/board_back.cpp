// SPDX-License-Identifier: GPL-3.0-or-later
// Taking back on the board: the last act of this phase (HOP-006), or against the computer a whole turn (PRF-40).
#include "app/board_model.h"

#include "app/desk.h"
#include "app/engine.h"
#include "app/game_model.h"
#include "app/json_qt.h"
#include "app/opponent.h"
#include "app/ruling_view.h"
#include "rules/board.h"
#include "rules/secrets.h"

namespace optio {

namespace {

constexpr qsizetype mostRounds = 3; ///< that may be gone back to

} // namespace

bool BoardModel::mayUndo() const
{
    if (!mine() || !game_->canUndo() || active_.isEmpty())
        return false;
    bool may = false;
    desk_->attempt([&] {
        const Entry last = game_->read(game_->game().standing().back());
        if (last.kind != "act" || isReveal(game_->game().ruleset(), last.json))
            return;
        const Json before = stateBefore(game_->game().state(), last);
        const BoardView then(game_->game().ruleset().view(before, ""));
        const auto deck = [](const BoardView &view, const QString &side) { return view.sides[side].toMap()["deckCount"]; };
        may = qt(rules_->toAct(before)) == acting_ && then.phase == view_.phase && then.battle["turn"] == view_.battle["turn"] &&
              deck(then, acting_) == deck(view_, acting_);
    });
    return may;
}

void BoardModel::undo()
{
    if (!undoable_)
        return Q_EMIT refused(
            tr("Only what was done in this phase can be taken back, and nothing that showed a card or the enemy's answer."));
    game_->undo();
}

QVariantList BoardModel::rounds() const
{
    QVariantList rounds;
    if (rules_ == nullptr || isShared() || viewer().isEmpty())
        return rounds;
    desk_->attempt([&] {
        const Ruleset &ruleset = game_->game().ruleset();
        const std::vector<int> &standing = game_->game().standing();
        Json state = game_->game().state();
        const auto told = [&] { return ruleset.view(state, ""); };
        Json after = told();
        for (auto n = standing.rbegin(); n != standing.rend() && rounds.size() < mostRounds; ++n) {
            const Entry entry = game_->read(*n);
            if (entry.kind != "act")
                break;
            state = stateBefore(state, entry);
            const Json before = told();
            // With this entry one's own turn began.
            if (textAt(after, "active") == viewer() && before.at("turn") != after.at("turn") && *n != standing.back())
                rounds.append(QVariantMap{{"round", toVariant(after.at("round"))}, {"n", *n}});
            after = before;
        }
    });
    return rounds;
}

void BoardModel::goBack(int n)
{
    if (rules_ == nullptr || isShared())
        return;
    opponent_->drop();
    pause_.stop();
    goingBack_ = true;
    desk_->attempt([&] {
        while (game_->canUndo() && game_->game().standing().back() > n)
            game_->takeBack();
    });
    goingBack_ = false;
    refresh();
}

} // namespace optio
