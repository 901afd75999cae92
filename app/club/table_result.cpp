// SPDX-License-Identifier: GPL-3.0-or-later
// Works out what the game comes to, and keeps who has confirmed it with the game.
#include "app/club/table_result.h"

#include "app/club/table_round.h"
#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "db/store.h"
#include "rules/club/stream/subjects.h"
#include "rules/journal/replica_line.h"

#include <utility>

namespace optio {

namespace {

constexpr const char *confirmNote = "club.confirmed"; ///< of a game: the message that said last who has confirmed

const char *const sideIds[] = {"a", "b"}; // NOLINT(modernize-avoid-c-arrays)

} // namespace

TableResult::TableResult(Services *services, GameModel *game, TableRound *round, QObject *parent)
    : QObject(parent), services_(services), game_(game), round_(round)
{
    for (const auto signal : {&GameModel::changed, &GameModel::undone, &GameModel::opened})
        connect(game, signal, this, &TableResult::look);
    connect(round->clock(), &ClubClock::ticked, this, [this] {
        if (offered_ != (round_->isOver() || game_->ended()["over"].toBool()))
            look();
    });
}

void TableResult::begin(const std::string &game)
{
    id_ = game;
    said_ = {};
    stale_ = sent_ = false;
    services_->attempt([this] {
        const std::string kept = services_->store().gameNote(id_, confirmNote);
        if (!kept.empty())
            said_ = club::stream::readConfirmation(kept);
    });
    look();
    if (!said_.game.empty())
        Q_EMIT confirmed(qt(written(said_)));
}

void TableResult::end()
{
    id_.clear();
    said_ = {};
    offered_ = stale_ = sent_ = false;
    Q_EMIT changed();
}

void TableResult::setSent(const std::string &message)
{
    const bool sent = !message.empty() && message == written(said_);
    if (sent == sent_)
        return;
    sent_ = sent;
    Q_EMIT changed();
}

void TableResult::look()
{
    if (id_.empty() || !game_->isOpen() || game_->gameId() != id_) {
        if (std::exchange(offered_, false))
            Q_EMIT changed();
        return;
    }
    const bool some = said_.sides[0] || said_.sides[1];
    offered_ = round_->isOver() || game_->ended()["over"].toBool();
    if (offered_ || some)
        services_->attempt([&] {
            result_ = club::stream::watchedResult(game_->game());
            if (!some || club::stream::sameResult(result_, said_.result))
                return;
            said_.sides = {};
            stale_ = true;
            keep();
        });
    Q_EMIT changed();
}

void TableResult::keep()
{
    const std::string text = written(said_);
    services_->store().setGameNote(id_, confirmNote, text);
    sent_ = false;
    Q_EMIT confirmed(qt(text));
}

void TableResult::set(int side, bool on)
{
    said_.game = club::stream::gameDigits(chainHash(game_->game().headerLine()));
    said_.result = result_;
    said_.sides.at(static_cast<std::size_t>(side)) = on;
    stale_ = false;
    keep();
    Q_EMIT changed();
}

void TableResult::confirm(int side)
{
    if (!offered_ || side < 0 || side > 1 || said_.sides.at(static_cast<std::size_t>(side)))
        return;
    services_->attempt([&] {
        set(side, true);
        services_->offerUndo(tr("Confirmed for %1").arg(names()[side]), [this, side, game = id_] {
            if (id_ == game && game_->isOpen())
                set(side, false);
        });
    });
}

QStringList TableResult::names() const
{
    return game_->isOpen() ? QStringList{game_->sideName(QStringLiteral("a")), game_->sideName(QStringLiteral("b"))}
                           : QStringList{QString(), QString()};
}

QString TableResult::winner() const
{
    if (!offered_ || !result_.won || result_.winner == club::Winner::none)
        return {};
    return QLatin1String(sideIds[result_.winner == club::Winner::b ? 1 : 0]);
}

QString TableResult::sentence() const
{
    if (!offered_)
        return {};
    if (!winner().isEmpty())
        return tr("Victory for %1").arg(names()[winner() == QLatin1String("b") ? 1 : 0]);
    return result_.unfinished ? tr("Not decided when time was called") : tr("A draw");
}

QStringList TableResult::lines() const
{
    QStringList lines;
    if (!offered_ || !result_.taken)
        return lines;
    for (int side = 0; side < 2; ++side) {
        const club::Taken &taken = (*result_.taken)[static_cast<std::size_t>(side)];
        QStringList parts;
        if (taken.elements > 0)
            parts.append(tr("%n elements destroyed", nullptr, taken.elements));
        if (taken.generals > 0)
            parts.append(tr("%n generals among them", nullptr, taken.generals));
        if (taken.camps > 0)
            parts.append(tr("%n camps taken", nullptr, taken.camps));
        lines.append(
            QStringLiteral("%1: %2").arg(names()[side], parts.isEmpty() ? tr("nothing destroyed") : parts.join(QStringLiteral(", "))));
    }
    return lines;
}

QString TableResult::note() const
{
    if (!offered_)
        return {};
    if (stale_)
        return tr("The result has changed since it was confirmed: both confirm it again.");
    if (!said_.sides[0] && !said_.sides[1])
        return tr("Both players confirm it, and the organiser need not ask.");
    return sent_ ? tr("The organiser's tablet has been told.") : tr("The organiser's tablet hears of it as soon as the server is reached.");
}

} // namespace optio
