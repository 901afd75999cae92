// SPDX-License-Identifier: GPL-3.0-or-later
// Structures as JSON: a function `fields(f, value)` beside the structure names each member once, for reading and writing. Enums are written
// as words: `wordsOf(E)` beside the enum gives them in the order of its enumerators. A field may say what its value must keep to
// (limits.h): f("lost", v.lost, limit::from(0, 60)). A std::optional is written only when there is one. `f.besides(v.row)` keeps the whole
// object word for word, with what is no field of the structure; it comes first, and the fields are written over it.
#pragma once

#include "rules/limits.h"
#include "rules/ruling/refusal.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace optio {

/// The word of an enumerator.
template <class E> const char *wordOf(E value) { return wordsOf(value)[static_cast<std::size_t>(value)]; }

/// The enumerator of a word. Throws Error naming the place and the allowed words, and the one that may have been meant, for anything else.
template <class E> E fromWord(const Json &json, const FieldPlace &place)
{
    const auto &words = wordsOf(E{});
    if (const auto *text = json.get_ptr<const std::string *>())
        for (std::size_t i = 0; i < words.size(); ++i)
            if (*text == words[i])
                return static_cast<E>(i);
    const std::vector<std::string> allowed(words.begin(), words.end());
    const std::string near = json.is_string() ? closest(json.get_ref<const std::string &>(), allowed) : std::string();
    throw Error(place.text() + " must be one of " + listed(allowed) + ", not " + quoted(json) +
                    (near.empty() ? std::string() : "; did you mean \"" + near + "\"?"),
                place.text());
}

/// Writes the members into an object, without those that have no value.
class FieldsOut {
public:
    template <class T, class... Limits> void operator()(const char *key, const T &value, const Limits &...)
    {
        if (!limit::saysNothing<Limits...>(value))
            json_[key] = write(value);
    }
    template <class T, class... Limits> void operator()(const char *key, const std::optional<T> &value, const Limits &...)
    {
        if (value)
            json_[key] = write(*value);
    }
    /// Members that are JSON already; null has none.
    void besides(const Json &members)
    {
        if (!members.is_null())
            json_.update(members);
    }

    template <class T> static Json write(const T &value)
    {
        if constexpr (std::is_enum_v<T>) {
            return wordOf(value);
        } else if constexpr (std::is_constructible_v<Json, T> && !std::is_class_v<T>) {
            return value;
        } else {
            FieldsOut out;
            fields(out, const_cast<T &>(value)); // a writer only reads
            return std::move(out.json_);
        }
    }
    static Json write(const std::string &value) { return value; }
    static Json write(const Json &value) { return value; }
    template <class T> static Json write(const std::optional<T> &value) { return value ? write(*value) : Json(); }
    template <class T> static Json write(const std::vector<T> &values)
    {
        Json json = Json::array();
        for (const T &value : values)
            json.push_back(write(value));
        return json;
    }
    template <class T, std::size_t n> static Json write(const std::array<T, n> &values)
    {
        Json json = Json::array();
        for (const T &value : values)
            json.push_back(write(value));
        return json;
    }
    template <class T> static Json write(const std::map<std::string, T> &values)
    {
        Json json = Json::object();
        for (const auto &[key, value] : values)
            json[key] = write(value);
        return json;
    }

private:
    Json json_ = Json::object();
};

/// Reads the members from an object; those that are missing stay as they are, unless they are `limit::needed`. Those of the wrong kind,
/// or beyond their limits, are an Error naming the place.
class FieldsIn {
public:
    FieldsIn(const Json &json, const FieldPlace &place) : json_(json), place_(place) { expect(json.is_object(), json, place, "an object"); }

    template <class T, class... Limits> void operator()(const char *key, T &value, const Limits &...limits)
    {
        const std::string_view name(key);
        if (const Json *const found = member(name); found != nullptr) {
            const FieldPlace place(place_, name);
            read(value, *found, place);
            (limit::hold(value, place, limits), ...);
        } else if (limit::isNeeded<Limits...>()) {
            const FieldPlace place(place_, name);
            throw Error(place.text() + " is missing", place.text());
        }
    }

    template <class T, class... Limits> void operator()(const char *key, std::optional<T> &value, const Limits &...limits)
    {
        if (member(key) != nullptr)
            (*this)(key, value.emplace(), limits...);
        else
            value.reset();
    }
    void besides(Json &whole) { whole = json_; }

    template <class T> static void read(T &value, const Json &json, const FieldPlace &place)
    {
        if constexpr (std::is_same_v<T, Json>) {
            value = json;
        } else if constexpr (std::is_enum_v<T>) {
            value = fromWord<T>(json, place);
        } else if constexpr (std::is_same_v<T, bool>) {
            expect(json.is_boolean(), json, place, "true or false");
            value = json.get<bool>();
        } else if constexpr (std::is_same_v<T, int>) {
            expect(limit::isWhole(json, -999999, 999999), json, place, "a whole number of at most six digits");
            value = json.get<int>();
        } else {
            FieldsIn in(json, place);
            fields(in, value);
        }
    }
    static void read(std::string &value, const Json &json, const FieldPlace &place)
    {
        expect(json.is_string(), json, place, "a text");
        value = json.get<std::string>();
    }
    template <class T> static void read(std::vector<T> &values, const Json &json, const FieldPlace &place)
    {
        expect(json.is_array(), json, place, "a list");
        values.clear();
        for (const Json &one : json)
            read(values.emplace_back(), one, FieldPlace(place, values.size() - 1));
    }
    template <class T, std::size_t n> static void read(std::array<T, n> &values, const Json &json, const FieldPlace &place)
    {
        expect(json.is_array() && json.size() == n, json, place, ("a list of " + std::to_string(n)).c_str());
        for (std::size_t i = 0; i < n; ++i)
            read(values[i], json[i], FieldPlace(place, i));
    }
    template <class T> static void read(std::map<std::string, T> &values, const Json &json, const FieldPlace &place)
    {
        expect(json.is_object(), json, place, "an object");
        values.clear();
        for (const auto &[key, one] : json.items())
            read(values[key], one, FieldPlace(place, std::string_view(key)));
    }

private:
    /// Null when there is none. What is described in a few words is looked through: most of a structure's members are not in it.
    const Json *member(std::string_view name) const
    {
        constexpr std::size_t few = 8;
        if (json_.size() > few) {
            const auto found = json_.find(name);
            return found == json_.end() ? nullptr : &*found;
        }
        for (const auto &[key, value] : json_.get_ref<const Json::object_t &>())
            if (key == name)
                return &value;
        return nullptr;
    }
    static void expect(bool fits, const Json &json, const FieldPlace &place, const char *wanted)
    {
        if (!fits)
            throw Error(place.text() + " must be " + wanted + ", not " + quoted(json), place.text());
    }
    const Json &json_;
    FieldPlace place_;
};

} // namespace optio

// OPTIO_FIELDS(Unit, name, side, lost) beside a structure whose keys are called as its members are, and know no limits.
#define OPTIO_FIELDS(Type, ...)                                                                                                            \
    template <class F> void fields(F &f, Type &v) { OPTIO_EXPAND(OPTIO_EACH_FIELD(__VA_ARGS__)) }
#define OPTIO_EACH_FIELD(member, ...)                                                                                                      \
    f(#member, v.member);                                                                                                                  \
    __VA_OPT__(OPTIO_NEXT_FIELD OPTIO_NOTHING(__VA_ARGS__))
#define OPTIO_NEXT_FIELD() OPTIO_EACH_FIELD
#define OPTIO_NOTHING ()
#define OPTIO_EXPAND(...) OPTIO_EXPAND3(OPTIO_EXPAND3(OPTIO_EXPAND3(__VA_ARGS__)))
#define OPTIO_EXPAND3(...) OPTIO_EXPAND2(OPTIO_EXPAND2(OPTIO_EXPAND2(__VA_ARGS__)))
#define OPTIO_EXPAND2(...) OPTIO_EXPAND1(OPTIO_EXPAND1(OPTIO_EXPAND1(__VA_ARGS__)))
#define OPTIO_EXPAND1(...) __VA_ARGS__
