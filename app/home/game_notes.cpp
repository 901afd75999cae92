// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/game_notes.h"

#include "app/board/opponents.h"
#include "app/services.h"
#include "db/store.h"

namespace optio {

std::string titleOf(Store &store, const std::string &game)
{
    for (const GameRow &row : store.games())
        if (row.id == game)
            return row.title;
    return {};
}

void copyNotes(Store &store, const std::string &from, const std::string &to)
{
    for (const char *note : {playersNote, houseNote, "seen", "sealed", "names", "report"})
        if (const std::string text = store.gameNote(from, note); !text.empty())
            store.setGameNote(to, note, text);
}

void handNotesOn(Store &store, const std::string &from, const std::string &to, int length)
{
    copyNotes(store, from, to);
    const std::string before = store.gameNote(from, titleNote);
    store.renameGame(to, before.empty() ? titleOf(store, from) : before);
    if (const std::string clock = store.gameNote(from, "clock"); !clock.empty())
        store.setGameNote(to, "clock", clock);
    Json form = Json::parse(store.gameNote(from, "form"), nullptr, false);
    if (!form.is_object())
        return;
    form["length"] = length;
    store.setGameNote(to, "form", canonical(form));
}

} // namespace optio
