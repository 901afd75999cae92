// SPDX-License-Identifier: GPL-3.0-or-later
// Taking back on the board: one's own last act as far as HOP-006 lets it, or against the computer a whole turn (PRF-40).
#include "app/board/board_model.h"

#include "app/board/opponent.h"
#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/play/ruling_view.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/board.h"
#include "rules/journal/secrets.h"

namespace optio {

namespace {

constexpr qsizetype mostRounds = 3; ///< that may be gone back to

} // namespace

bool BoardModel::mayUndo() const
{
    if (!mine() || !game_->canUndo() || active_.isEmpty())
        return false;
    bool may = false;
    services_->attempt([&] {
        const Entry last = game_->read(game_->game().standing().back());
        const Json &now = game_->game().state();
        may = last.kind == "act" && qt(rules_->toAct(stateBefore(now, last))) == acting_ &&
              undoBorder(game_->game().ruleset(), now, last).empty();
    });
    return may;
}

void BoardModel::undo()
{
    if (!undoable_)
        return Q_EMIT refused(tr("Only your own actions of this turn that showed no card and no enemy answer can be undone."));
    game_->undo();
}

QVariantList BoardModel::rounds() const
{
    QVariantList rounds;
    if (rules_ == nullptr || isShared() || viewer().isEmpty())
        return rounds;
    services_->attempt([&] {
        const Ruleset &ruleset = game_->game().ruleset();
        const std::vector<int> &standing = game_->game().standing();
        Json state = game_->game().state();
        const auto told = [&] { return toJson(ruleset.view(state, "")); };
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
    services_->attempt([&] {
        while (game_->canUndo() && game_->game().standing().back() > n)
            game_->takeBack();
    });
    goingBack_ = false;
    refresh();
}

} // namespace optio
