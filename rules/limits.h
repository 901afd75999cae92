// SPDX-License-Identifier: GPL-3.0-or-later
// What a value of a state may be, besides of its kind: said where the field is named, held when it is read.
//     f("lost", v.lost, limit::from(0, 60)); f("weather", v.weather, limit::needed, limit::oneOf(skies)); f("units", v.units,
//     limit::longest(200));
// A limit of numbers or words on a list or map holds for each of its elements; writers pass it over. What is `sparse` they leave out while
// it says nothing.
#pragma once

#include "rules/ruling/refusal.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace optio {

/// Where a value stands; put into words only when it is refused. A place within another must not outlive it.
class FieldPlace {
public:
    FieldPlace(std::string whole) : whole_(std::move(whole)) {}
    FieldPlace(const char *whole) : whole_(whole) {}
    FieldPlace(const FieldPlace &in, std::string_view key) : in_(&in), key_(key) {}
    FieldPlace(const FieldPlace &in, std::size_t number) : in_(&in), number_(number) {}

    /// "state/units/a1/ranks/0"
    std::string text() const
    {
        if (in_ == nullptr)
            return whole_;
        return in_->text() + "/" + (key_.data() != nullptr ? std::string(key_) : std::to_string(number_));
    }

private:
    const FieldPlace *in_ = nullptr;
    std::string whole_;
    std::string_view key_;
    std::size_t number_ = 0;
};

namespace limit {

/// Is it a whole number from `least` to `most`? (To compare it with an int takes 2^64 - 1 for -1.)
inline bool isWhole(const Json &json, int least, int most)
{
    if (json.is_number_unsigned())
        return most >= 0 && json.get<std::uint64_t>() <= static_cast<std::uint64_t>(most) && json >= least;
    return json.is_number_integer() && json >= least && json <= most;
}

/// The member must be there: without it a missing one keeps the value it had.
struct Needed {};
inline constexpr Needed needed{};

/// The member is left out while it is "", an empty list or map, no or null; one that is missing is so.
struct Sparse {};
inline constexpr Sparse sparse{};

/// A whole number from `least` to `most`.
struct From {
    int least, most;
    void hold(int value, const FieldPlace &place) const
    {
        if (value < least || value > most)
            throw Error(place.text() + " must be from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                            std::to_string(value),
                        place.text());
    }
};
constexpr From from(int least, int most) { return {least, most}; }

/// One of these words. The list must outlive the reading.
struct OneOf {
    const std::vector<std::string> &words;
    bool orNone = false; ///< "" will do too
    void hold(const std::string &value, const FieldPlace &place) const
    {
        for (const std::string &word : words)
            if (value == word)
                return;
        if (!orNone || !value.empty())
            throw Error(place.text() + " must be one of " + listed(words) + ", not " + quoted(Json(value)), place.text());
    }
};
inline OneOf oneOf(const std::vector<std::string> &words) { return {words}; }
inline OneOf oneOrNone(const std::vector<std::string> &words) { return {words, true}; }

/// Whatever a question says yes to: an id of a unit that there is, say. `wanted` ends the sentence "… must be".
template <class Ask> struct Such {
    Ask ask;
    const char *wanted;
    template <class T> void hold(const T &value, const FieldPlace &place) const
    {
        if (!ask(value))
            throw Error(place.text() + " must be " + wanted + ", not " + quoted(Json(value)), place.text());
    }
};
template <class Ask> Such<Ask> such(Ask ask, const char *wanted) { return {std::move(ask), wanted}; }

/// At most so many elements of a list or map, or bytes of a text.
struct Longest {
    std::size_t most;
    template <class T> void hold(const T &value, const FieldPlace &place) const
    {
        const char *const one = std::is_same_v<T, std::string> ? " byte" : " element";
        if (value.size() > most)
            throw Error(place.text() + " must have at most " + std::to_string(most) + one + (most == 1 ? "" : "s") + ", not " +
                            std::to_string(value.size()),
                        place.text());
    }
};
constexpr Longest longest(std::size_t most) { return {most}; }

/// Holds a value that was read to a limit. Throws Error naming the place.
template <class T, class Limit> void hold(const T &value, const FieldPlace &place, const Limit &limit)
{
    if constexpr (std::is_same_v<T, std::string> || std::is_same_v<Limit, Longest> || !requires { value.begin(); }) {
        limit.hold(value, place);
    } else if constexpr (requires { typename T::mapped_type; }) {
        for (const auto &[key, one] : value)
            hold(one, FieldPlace(place, key), limit);
    } else {
        for (std::size_t i = 0; i < value.size(); ++i)
            hold(value[i], FieldPlace(place, i), limit);
    }
}
template <class T> void hold(const T &, const FieldPlace &, Needed) {}
template <class T> void hold(const T &, const FieldPlace &, Sparse) {}

/// Is one of these limits that the member must be there?
template <class... Limits> constexpr bool isNeeded() { return (std::is_same_v<Limits, Needed> || ...); }

/// May a member with these limits be left out now?
template <class... Limits, class T> bool saysNothing(const T &value)
{
    if constexpr (!(std::is_same_v<Limits, Sparse> || ...))
        return false;
    else if constexpr (std::is_same_v<T, Json>)
        return value.is_null();
    else if constexpr (std::is_same_v<T, bool>)
        return !value;
    else
        return value.empty();
}

} // namespace limit

} // namespace optio
