// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard of an act (DAT-07): of one that was just made, and of nothing that is read, taken back or passed over.
#include "app/board/board_game.h"
#include "app/board/board_model.h"
#include "app/engine.h"
#include "app/home/prefs.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/board.h"

namespace optio {

void BoardModel::hearNew()
{
    const int length = game_->length();
    if (std::exchange(heard_, length) >= length || !prefs_->sound())
        return;
    // Of turns that are skipped the last act is heard.
    if (skipping_ && awaits())
        return;
    QStringList events;
    services_->attempt([&] {
        const Entry last = game_->lastEntry();
        if (last.kind != "act" || passesOver(last))
            return;
        const QString listener = isShared() ? QString() : viewer();
        for (const std::string &event : rules_->sounds(game_->stateBefore(), state(), last.json, utf8(listener)))
            events.append(qt(event));
    });
    if (stage_->isRunning())
        heardLater_ = events;
    else if (!events.isEmpty())
        Q_EMIT heard(events);
}

} // namespace optio
