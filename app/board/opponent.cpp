// SPDX-License-Identifier: GPL-3.0-or-later
// Thinking beside the screen.
#include "app/board/opponent.h"

#include "app/qt/phrasebook.h"
#include "app/qt/worker.h"
#include "rules/slices.h"

#include <exception>

namespace optio {

namespace {

Slices decision(Opponent *opponent, const BoardRules *rules, Json state, std::string player, std::uint64_t seed)
{
    co_yield Slices::Pause{}; // the picture of the state first
    Json act, considered;
    QString fault;
    std::unique_ptr<Thought> thought;
    for (bool more = true; more;) {
        try {
            if (thought == nullptr)
                thought = rules->think(state, player, seed);
            more = thought->step();
            if (!more) {
                act = thought->act();
                considered = thought->considered();
            }
        } catch (const std::exception &error) {
            fault = spoken(error.what());
            more = false;
        }
        if (more)
            co_yield Slices::Pause{};
    }
    co_return [opponent, act, considered, fault] {
        if (fault.isEmpty())
            Q_EMIT opponent->chosen(act, considered);
        else
            Q_EMIT opponent->failed(fault);
    };
}

} // namespace

Opponent::Opponent(QObject *parent) : QObject(parent), worker_(new Worker(this)) {}

bool Opponent::thinking() const { return worker_->busy(); }

void Opponent::think(const BoardRules &rules, const Json &state, const std::string &player, std::uint64_t seed)
{
    worker_->start(decision(this, &rules, state, player, seed));
}

void Opponent::drop() { worker_->drop(); }

} // namespace optio
