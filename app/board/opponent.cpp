// SPDX-License-Identifier: GPL-3.0-or-later
// Thinking beside the screen.
#include "app/board/opponent.h"

#include "app/qt/worker.h"
#include "rules/slices.h"

#include <exception>

namespace optio {

namespace {

Slices thought(Opponent *opponent, const BoardRules *rules, Json state, std::string player, std::uint64_t seed)
{
    co_yield Slices::Pause{}; // the picture of the state first
    Json act;
    QString fault;
    try {
        act = rules->choose(state, player, seed);
    } catch (const std::exception &error) {
        fault = QString::fromUtf8(error.what());
    }
    co_return [opponent, act, fault] {
        if (fault.isEmpty())
            Q_EMIT opponent->chosen(act);
        else
            Q_EMIT opponent->failed(fault);
    };
}

} // namespace

Opponent::Opponent(QObject *parent) : QObject(parent), worker_(new Worker(this)) {}

bool Opponent::thinking() const { return worker_->busy(); }

void Opponent::think(const BoardRules &rules, const Json &state, const std::string &player, std::uint64_t seed)
{
    worker_->start(thought(this, &rules, state, player, seed));
}

void Opponent::drop() { worker_->drop(); }

} // namespace optio
