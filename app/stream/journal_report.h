// SPDX-License-Identifier: GPL-3.0-or-later
// Reports a journal, line by line as it grows: a game as its watchers may see it, or an event (CLB-51, CLB-52). With the event goes what
// its tables hear of the round, and a table hears it (CLB-30). What the command line and the app have in common.
#pragma once

#include "app/stream/reporting.h"
#include "rules/club/stream/told.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace optio::stream {

class JournalReport {
public:
    using Rulesets = std::function<const Ruleset &(const std::string &id)>;

    /// Nothing is done yet. `name`: what the server calls the connection. `rulesets`: those of games; throws Error for one that is not
    /// there.
    JournalReport(club::stream::ClubLink link, std::string name, Rulesets rulesets);

    /// The journal's next line, its header first. Throws Error for one that does not follow, and for a game where the code is not
    /// that of a table. Who may report the event the server knows.
    void add(const std::string &line);
    bool begun() const { return reporting_.has_value(); }
    /// Begins anew: the journal has become another one.
    void clear();
    /// What the table says of its result (rules/club/stream/confirmation.h), as soon as all lines of its game are reported; "" for nothing.
    void confirm(const std::string &message);
    /// What was heard of the round before, when the program ran last.
    void remember(std::optional<Word> round) { known_ = std::move(round); }

    const std::string &subject() const { return subject_; }
    /// What sends it; there while begun().
    Reporting &reporting() { return *reporting_; }
    const club::stream::Reporter &reporter() const { return reporting_->reporter(); }

private:
    void begin(const std::string &line);
    void sayRound();
    void sayConfirmed();

    club::stream::ClubLink link_;
    std::string name_, subject_;
    Rulesets rulesets_;
    std::optional<club::stream::GameTeller> teller_; ///< of a game
    struct EventSoFar;
    std::shared_ptr<EventSoFar> event_; ///< or the event
    std::string confirmed_;
    std::optional<Word> known_;
    std::optional<Reporting> reporting_;
};

} // namespace optio::stream
