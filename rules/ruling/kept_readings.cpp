// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/ruling/kept_readings.h"

#include <algorithm>

namespace optio {

bool isSame(const Json &one, const Json &other)
{
    if (one.type() != other.type() || one.size() != other.size())
        return false;
    if (one.is_object()) {
        const auto &mine = one.get_ref<const Json::object_t &>(), &theirs = other.get_ref<const Json::object_t &>();
        return std::equal(mine.begin(), mine.end(), theirs.begin(),
                          [](const auto &a, const auto &b) { return a.first == b.first && isSame(a.second, b.second); });
    }
    return one.is_array() ? std::equal(one.begin(), one.end(), other.begin(), isSame) : one == other;
}

const void *KeptReadings::Shelf::find(const Json &described)
{
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const std::size_t at = (last + i) % kept.size();
        if (isSame(kept[at].described, described)) {
            last = at;
            return kept[at].value.get();
        }
    }
    return nullptr;
}

KeptReadings::Shelf &KeptReadings::shelf(const std::string &place, std::type_index type)
{
    for (const auto &shelf : shelves_)
        if (shelf->type == type && shelf->place == place)
            return *shelf;
    shelves_.push_back(std::make_unique<Shelf>(Shelf{place, type, {}, 0}));
    return *shelves_.back();
}

} // namespace optio
