// SPDX-License-Identifier: GPL-3.0-or-later
// What may be told of a game: while it goes on, of what its rule set keeps secret the sentences alone (see rules/journal/secrets.h).
#pragma once

#include "app/cli/journal_reading.h"
#include "rules/journal/amend.h"

#include <functional>
#include <initializer_list>
#include <vector>

namespace optio::cli {

class TakenUp;

/// Those of the keys that an object has.
Json picked(const Json &object, std::initializer_list<const char *> keys);

class Narration {
public:
    /// With `all` nothing is held back.
    Narration(const Read &read, bool all);
    /// For one entry of a game that is being gone on with; its lines are read only when an amendment asks for them. `taken` must outlive
    /// it.
    Narration(const TakenUp &taken, bool all);

    /// Is something held back: does the game go on, and does its rule set keep secrets?
    bool discreet() const { return discreet_; }
    /// Is this entry an act of which only the sentence may be told?
    bool hides(const Entry &entry) const;
    /// A ruling that is looked at before it is done, as its entry would be told.
    Json ahead(const Json &result) const { return open(result); }
    /// What people want to read of an entry.
    Json row(const Entry &entry, bool undone) const;
    /// An entry as the journal has it; one that hides something says so under "secret".
    Json entry(const Entry &entry) const;
    /// What an amendment of the entry `of` would do.
    Json preview(const Amendment &amendment, const Entry &of) const;
    /// The state of the game; where something is held back, what both sides may see of it, as "view".
    Json state(const Game &game) const;

private:
    Json result(const Json &result, bool hidden) const;
    Json open(Json result) const;
    Json inserted(Json acts) const;
    Json amendedAs(const StandingEntry &entry, bool hidden) const;

    std::function<Entry(int n)> lines_;
    const Ruleset &ruleset_;
    std::vector<StandingEntry> history_;
    bool discreet_ = false;
};

} // namespace optio::cli
