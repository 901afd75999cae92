// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the events of a bound.
#include "rulesets/dbm/events.h"

#include <algorithm>

namespace optio::dbm {

namespace {

constexpr const char *eventsPath = "/events";

} // namespace

std::vector<Event> eventsOf(const Json &state)
{
    std::vector<Event> events;
    const auto list = state.find("events");
    if (list == state.end() || !list->is_array())
        return events;
    const auto text = [](const Json &one, const char *key) {
        const auto found = one.find(key);
        return found != one.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    for (const Json &one : *list)
        if (one.is_object() && one.value("turn", Json()) == state.at("turn"))
            events.push_back({text(one, "what"), text(one, "who"), text(one, "foe")});
    return events;
}

int countEvents(const Json &state, const std::string &what, const std::string &who)
{
    const auto events = eventsOf(state);
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [&](const Event &one) { return one.what == what && one.who == who; }));
}

bool happened(const Json &state, const std::string &what, const std::string &who, const std::string &foe)
{
    const auto events = eventsOf(state);
    return std::any_of(events.begin(), events.end(),
                       [&](const Event &one) { return one.what == what && one.who == who && one.foe == foe; });
}

void tellEvents(const Json &state, const std::vector<Event> &events, Ruling &ruling)
{
    if (events.empty())
        return;
    Json list = Json::array();
    if (const auto before = state.find("events"); before != state.end() && before->is_array())
        list = *before;
    for (const Event &one : events) {
        Json entry = {{"turn", state.at("turn")}, {"what", one.what}, {"who", one.who}};
        if (!one.foe.empty())
            entry["foe"] = one.foe;
        list.push_back(std::move(entry));
    }
    ruling.changes.push_back(changeOf(state, eventsPath, std::move(list)));
}

} // namespace optio::dbm
