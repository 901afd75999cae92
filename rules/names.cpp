// SPDX-License-Identifier: GPL-3.0-or-later
// Tells counters apart whose labels are the same.
#include "rules/names.h"

#include "rules/roster/roster.h"

#include <vector>

namespace optio {

namespace {

/// The name of the side that a path of the state is about; "" when it is about none.
std::string ownerOf(const Json &state, const std::string &path)
{
    const Json::json_pointer pointer(path);
    Json::json_pointer place = pointer;
    while (!place.empty()) {
        if (state.contains(place) && state.at(place).is_object()) {
            const Json &thing = state.at(place);
            const std::string side = thing.value("side", Json()).is_string() ? thing.at("side").get<std::string>() : std::string();
            const bool itself = place.parent_pointer() == Json::json_pointer("/sides");
            if (itself)
                return thing.value("name", "");
            if (!side.empty() && state.contains("sides"))
                for (const Json &one : state.at("sides"))
                    if (one.is_object() && one.value("id", "") == side)
                        return one.value("name", "");
        }
        place = place.parent_pointer();
    }
    return {};
}

} // namespace

Json countersOf(const Ruleset &ruleset, const Json &state)
{
    Json counters = ruleset.counters(state);
    std::map<std::string, int> often;
    for (const Json &counter : counters)
        ++often[counter.at("label").get<std::string>()];
    std::vector<std::string> labels;
    for (const Json &counter : counters) {
        std::string label = counter.at("label").get<std::string>();
        if (often[label] > 1)
            if (const std::string owner = ownerOf(state, counter.at("path").get<std::string>()); !owner.empty())
                label = owner + ": " + label;
        labels.push_back(std::move(label));
    }
    labels = toldApart(labels);
    for (std::size_t i = 0; i < labels.size(); ++i)
        counters[i]["label"] = labels[i];
    return counters;
}

} // namespace optio
