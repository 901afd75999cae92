// SPDX-License-Identifier: GPL-3.0-or-later
// Taking back on the board.
#include "app/board/board_game.h"
#include "app/board/board_model.h"
#include "app/board/opponent.h"

namespace optio {

void BoardModel::undo()
{
    if (game_ == nullptr)
        return;
    stage_->finish();
    if (!undoable_)
        return Q_EMIT refused(game_->undoRefusal());
    game_->undo();
}

QVariantList BoardModel::rounds() const
{
    return rules_ == nullptr || isShared() || viewer().isEmpty() ? QVariantList() : game_->rounds(viewer());
}

void BoardModel::goBack(int n)
{
    if (rules_ == nullptr || isShared() || isApart())
        return;
    stopOthers();
    game_->goBack(n);
}

void BoardModel::stopOthers()
{
    opponent_->drop();
    pause_.stop();
    waiting_ = Json();
    heardLater_.clear();
    stage_->clear();
}

} // namespace optio
