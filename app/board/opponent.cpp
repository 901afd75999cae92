// SPDX-License-Identifier: GPL-3.0-or-later
// Thinking beside the screen.
#include "app/board/opponent.h"

#include <exception>

namespace optio {

Opponent::Opponent(QObject *parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

Opponent::~Opponent() { pool_.waitForDone(); }

void Opponent::think(const BoardRules &rules, const Json &state, const std::string &player, std::uint64_t seed)
{
    thinking_ = true;
    const int thought = ++thought_;
    pool_.start([this, &rules, state, player, seed, thought] {
        Json act;
        QString fault;
        try {
            act = rules.choose(state, player, seed);
        } catch (const std::exception &error) {
            fault = QString::fromUtf8(error.what());
        }
        QMetaObject::invokeMethod(this, [this, thought, act, fault] { tell(thought, act, fault); }, Qt::QueuedConnection);
    });
}

void Opponent::drop()
{
    ++thought_;
    thinking_ = false;
}

void Opponent::tell(int thought, const Json &act, const QString &fault)
{
    if (thought != thought_)
        return;
    thinking_ = false;
    if (fault.isEmpty())
        Q_EMIT chosen(act);
    else
        Q_EMIT failed(fault);
}

} // namespace optio
