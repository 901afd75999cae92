// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the events of a bound.
#include "rulesets/dbm/events.h"

#include <algorithm>

namespace optio::dbm {

std::vector<Event> eventsOf(const State &state)
{
    std::vector<Event> events = state.events.value_or(std::vector<Event>());
    std::erase_if(events, [&state](const Event &one) { return one.turn != state.turn; });
    return events;
}

int countEvents(const State &state, const std::string &what, const std::string &who)
{
    const auto events = eventsOf(state);
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [&](const Event &one) { return one.what == what && one.who == who; }));
}

bool happened(const State &state, const std::string &what, const std::string &who, const std::string &foe)
{
    const auto events = eventsOf(state);
    return std::any_of(events.begin(), events.end(),
                       [&](const Event &one) { return one.what == what && one.who == who && one.foe == foe; });
}

void tellEvents(const State &state, const std::vector<Event> &events, Ruling &ruling)
{
    if (events.empty())
        return;
    std::vector<Event> all = state.events.value_or(std::vector<Event>());
    for (const Event &one : events) {
        all.push_back({one.what, one.who, one.foe, state.turn});
        if (all.back().foe == "")
            all.back().foe.reset();
    }
    ruling.changes.push_back(changeFrom("/events", state.events, FieldsOut::write(all)));
}

} // namespace optio::dbm
