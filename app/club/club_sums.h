// SPDX-License-Identifier: GPL-3.0-or-later
// The standings of an event as its screens need them, each worked out once.
#pragma once

#include "rules/club/event.h"
#include "rules/club/standings.h"

#include <map>
#include <vector>

namespace optio {

class ClubSums {
public:
    /// The event must stay as it is meanwhile.
    explicit ClubSums(const club::Event &event) : event_(event), counted_(club::countedRounds(event.state())) {}

    const club::Event &event() const { return event_; }
    /// How many rounds the standings count.
    int countedRounds() const { return counted_; }
    /// The standings now, and after so many rounds.
    const std::vector<club::Standing> &now() const { return after(counted_); }
    const std::vector<club::Standing> &after(int rounds) const
    {
        const auto found = sums_.find(rounds);
        return found != sums_.end() ? found->second : sums_[rounds] = club::standings(event_.state(), event_.scheme(), rounds);
    }

private:
    const club::Event &event_;
    int counted_;
    mutable std::map<int, std::vector<club::Standing>> sums_; ///< by rounds
};

} // namespace optio
