// SPDX-License-Identifier: GPL-3.0-or-later
// A club event: a day with many tables (CLB-01 to CLB-03). Like a game it is its journal, JSON Lines with the hash of the line before in
// each: line 0 is the header, each later line an entry, and the state is the header's start with the changes of every entry made in order.
//
// header: {"optio-event":1,"id","created","program","seed": digits (of its lots),"start":{state}}
// entry:  {"n":1,"prev":"<sha256>","time","kind":"act"|"undo"|"redo","act":{"kind","input"},"of": n (of undo and redo),
//          "result":{"sentence","changes"}}
#pragma once

#include "rules/club/event_state.h"
#include "rules/club/scheme.h"
#include "rules/journal/chained_line.h"
#include "rules/ruling/ruling.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace optio::club {

/// A line of an event's file.
using EventEntry = ChainedLine;

/// What an act came to.
struct Done {
    EventState state;
    std::string sentence;
};

class Event {
public:
    /// Starts one. `seed` makes its lots. Throws Error for settings that cannot be, or a faulty scheme.
    static Event start(const Settings &settings, std::uint64_t seed, const std::string &time);
    /// Takes one up from its lines. Throws Error naming the line that is damaged or does not fit.
    static Event open(const std::vector<std::string> &lines);
    /// Reads a whole file. With `cut` a last line that was cut short is left out, and `*cut` says so in a sentence.
    static Event read(std::string_view text, const std::string &what, std::string *cut = nullptr);

    /// Makes the entry of an act (acts.h says which there are). Nothing changes yet: store the entry, then follow() it. Throws Error when
    /// it may not be done.
    EventEntry act(const std::string &kind, const Json &input, const std::string &time) const;
    /// The entry that takes the last standing act back. Throws Error when there is none.
    EventEntry undo(const std::string &time) const;
    /// The entry that does again what was taken back last, while nothing else was done since. Throws Error when there is none.
    EventEntry redo(const std::string &time) const;
    /// Folds an entry. Throws Error when its number, chain or changes do not fit.
    void follow(const EventEntry &entry);

    const Json &header() const { return lines_.front().json; }
    const std::vector<EventEntry> &lines() const { return lines_; }
    std::string text() const; ///< the whole file
    std::string id() const { return header().at("id").get<std::string>(); }
    std::uint64_t seed() const;
    const EventState &state() const { return state_; }
    const Scheme &scheme() const { return *scheme_; }
    /// The sentences of the acts that undo() and redo() would take back or do again; "" for none.
    std::string undoable() const { return sentenceOf(standing_); }
    std::string redoable() const { return sentenceOf(undone_); }

private:
    Event() = default;
    void fold(const EventEntry &entry);
    void settle();
    std::string sentenceOf(const std::vector<int> &numbers) const;

    std::vector<EventEntry> lines_;
    Json json_; ///< the state
    EventState state_;
    std::shared_ptr<const Scheme> scheme_;
    std::vector<int> standing_, undone_;
};

/// The event with a name put in the place of another one in every line of its file, and a new chain (CLB-41). An empty `to` leaves the
/// player's number. The standings stay. Throws Error for a name that is not in it, or is taken.
Event renamedEverywhere(const Event &event, const std::string &from, const std::string &to);

} // namespace optio::club
