// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/game_notes.h"

#include "app/board/opponents.h"
#include "app/services.h"
#include "db/store.h"

namespace optio {

void copyNotes(Store &store, const std::string &from, const std::string &to)
{
    for (const char *note : {playersNote, houseNote, "seen", "sealed", "names", "report"})
        if (const std::string text = store.gameNote(from, note); !text.empty())
            store.setGameNote(to, note, text);
}

void handNotesOn(Store &store, const std::string &from, const std::string &to, int length)
{
    copyNotes(store, from, to);
    if (const std::string clock = store.gameNote(from, "clock"); !clock.empty())
        store.setGameNote(to, "clock", clock);
    Json form = Json::parse(store.gameNote(from, "form"), nullptr, false);
    if (!form.is_object())
        return;
    form["length"] = length;
    store.setGameNote(to, "form", canonical(form));
}

} // namespace optio
