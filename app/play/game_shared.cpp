// SPDX-License-Identifier: GPL-3.0-or-later
// The open game while it is shared at the table, and the copy of one that another device keeps.
#include "app/play/game_model.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/journal/carried.h"
#include "rules/journal/replica_line.h"
#include "rules/journal/secrets.h"
#include "rules/link/amend_told.h"

namespace optio {

bool GameModel::isCopy() const { return game_ && isReplica(game_->header()); }

bool GameModel::isLookedAt() const { return reading() || (isCopy() && replicaSeat(game_->header()) == "watch"); }

bool GameModel::isLinked() const
{
    if (reading())
        throw Error(utf8(tr("Reading only: another tablet keeps this game. Join again to go on with it.")));
    return link_ != nullptr;
}

void GameModel::expectAmendable() const
{
    if (!game_ || !isLinked())
        return;
    if (keepsSecrets(game_->ruleset()))
        throw Error(utf8(tr("In a game with secrets nothing can be amended while it is shared. Stop sharing, amend, and share again.")));
}

bool GameModel::isWorkedOutElsewhere() const { return link_ != nullptr && isCopy(); }

void GameModel::workOut(const Amending &amending, GameLink::WorkedOut done)
{
    if (isLinked() && isCopy())
        link_->workOut(link::told(amending), std::move(done));
}

void GameModel::takeKeeper(const Entry *last)
{
    handed_.clear();
    if (!game_ || game_->length() == 0 || isCopy())
        return;
    const auto change = keeperChange(last != nullptr ? last->json : read(game_->length()).json);
    if (change && change->how == "handing")
        handed_ = qt(change->name);
}

void GameModel::takeSeat()
{
    const std::string seat = game_ ? replicaSeat(game_->header()) : std::string();
    counted_ = {};
    seat_ = link_ != nullptr ? link_->side() : seat == "a" || seat == "b" ? qt(seat) : QString();
}

void GameModel::setLink(GameLink *link)
{
    if (!game_ || link == link_)
        return;
    link_ = link;
    takeSeat();
    behind_ = true;
    catchUp();
}

void GameModel::adopt(const Entry &entry, bool own)
{
    if (!game_)
        throw Error("No game is open.");
    store(entry, own && entry.kind == "act" ? Selected::letGo : Selected::stays);
    if (entry.kind == "amend")
        looked_ = view_.sides; // the page shows what it came to, not each change
    if (own)
        later_.start(); // the card of the ruling covers the page first
    else
        catchUp();
    Q_EMIT adopted(entry.n);
}

void GameModel::finish(int n)
{
    if (!game_)
        return;
    bool act = false;
    services_->attempt([&] { act = read(n).kind == "act"; });
    if (act && !std::exchange(uncarded_, false))
        Q_EMIT ruled(n);
    else
        catchUp();
}

void GameModel::giveUp()
{
    uncarded_ = false;
    Q_EMIT givenUp();
}

void GameModel::reload()
{
    if (!game_)
        return;
    const Ruleset &ruleset = game_->ruleset();
    game_ = services_->store().openGame(id_, [&](const std::string &) -> const Ruleset & { return ruleset; });
    written_.reset();
    takeKeeper();
    takeSeat();
    takeUp(ruleset.view(game_->state(), ""));
    journal_->open(id_, game_->length());
    looked_ = view_.sides;
    catchUp();
}

} // namespace optio
