// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the state, each named once: the same list reads and writes.
#pragma once

#include "rulesets/punic/state.h"

#include "rules/limits.h"
#include "rules/ruling/refusal.h"

#include <type_traits>

namespace optio::punic {

/// Writes fields into an object.
class FieldWriter {
public:
    explicit FieldWriter(Json &json) : json_(json) {}
    template <class T, class... Limits> void operator()(const char *key, const T &value, const Limits &...) { json_[key] = write(value); }
    /// A field that is written only when it says something.
    template <class T> void rarely(const char *key, const T &value)
    {
        if (value != T())
            json_[key] = write(value);
    }

private:
    template <class T> static Json write(const T &value)
    {
        if constexpr (std::is_enum_v<T>)
            return nameOf(value);
        else
            return value;
    }
    static Json write(const std::map<std::string, Aspect> &value)
    {
        Json json = Json::object();
        for (const auto &[key, aspect] : value)
            json[key] = nameOf(aspect);
        return json;
    }
    static Json write(const std::vector<Rank> &ranks);
    static Json write(const std::vector<Member> &members);
    Json &json_;
};

/// Reads fields from an object; those that are missing stay as they are.
class FieldReader {
public:
    FieldReader(const Json &json, std::string what) : json_(json), what_(std::move(what))
    {
        if (!json.is_object())
            throw Error(what_ + " must be an object, not " + quoted(json), what_);
    }
    /// The value must keep to these limits (limits.h).
    template <class T, class... Limits> void operator()(const char *key, T &value, const Limits &...limits)
    {
        const auto found = json_.find(key);
        if (found == json_.end())
            return;
        const Place place{what_, key};
        read(value, *found, place);
        if constexpr (sizeof...(Limits) > 0) {
            const std::string text = place.text();
            (limit::hold(value, text, limits), ...);
        }
    }
    template <class T> void rarely(const char *key, T &value) { (*this)(key, value); }

private:
    /// Where a value stands; put into words only when it is refused.
    struct Place {
        const std::string &what;
        const char *key;
        std::string text() const { return what + "/" + key; }
    };
    template <class T> static void read(T &value, const Json &json, const Place &place)
    {
        if constexpr (std::is_enum_v<T>) {
            const auto known = enumIn<T>(json);
            value = known ? *known : enumFrom<T>(json, place.text());
        } else if constexpr (std::is_same_v<T, bool>) {
            expect(json.is_boolean(), json, place, "true or false");
            value = json.template get<bool>();
        } else if constexpr (std::is_same_v<T, int>) {
            expect(json.is_number_integer() && json >= -999999 && json <= 999999, json, place, "a whole number of at most six digits");
            value = json.template get<int>();
        } else {
            expect(json.is_string(), json, place, "a text");
            value = json.template get<std::string>();
        }
    }
    static void read(std::vector<std::string> &value, const Json &json, const Place &place);
    static void read(std::vector<int> &value, const Json &json, const Place &place);
    static void read(std::map<std::string, Aspect> &value, const Json &json, const Place &place);
    static void read(std::vector<Rank> &value, const Json &json, const Place &place);
    static void read(std::vector<Member> &value, const Json &json, const Place &place);
    static void expect(bool fits, const Json &json, const Place &place, const char *wanted)
    {
        if (!fits)
            throw Error(place.text() + " must be " + wanted + ", not " + quoted(json), place.text());
    }
    const Json &json_;
    std::string what_;
};

/// Reads a state from the beginning. Throws Error like readState().
State readWhole(const Json &json);
/// Throws Error for a state that names what it has not: a unit, a leader, a side.
void expectWhole(const State &state);
/// What of the state `after` differs from what was read from `before`, and what stood there: both only as far as they differ.
void differences(const Json &before, const State &after, Json &from, Json &to);

} // namespace optio::punic
