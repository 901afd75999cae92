// SPDX-License-Identifier: GPL-3.0-or-later
// States are read again and again: a page asks a dozen rulings about one and the same state, and an act is weighed between the state before
// and the one after. So the one read last is kept, with the print of each of its parts, and only what differs from it is read anew.
#include "rulesets/punic/state_fields.h"

#include <bit>
#include <cstdint>
#include <cstring>

namespace optio::punic {

namespace {

/// The bytes of a JSON value: two values with the same bytes are the same.
class Print {
public:
    void take(const Json &json)
    {
        bytes_.clear();
        put(json);
        bytes_.shrink_to_fit();
    }
    bool fits(const Json &json) const
    {
        std::size_t at = 0;
        return matches(json, at) && at == bytes_.size();
    }

private:
    /// A whole number is the same whether it was read as one that has a sign or not.
    static char kindOf(const Json &json)
    {
        return static_cast<char>(json.is_number_unsigned() ? Json::value_t::number_integer : json.type());
    }
    static std::int64_t numberOf(const Json &json)
    {
        return json.is_number_float() ? std::bit_cast<std::int64_t>(json.get<double>()) : json.get<std::int64_t>();
    }
    template <class T> void putPlain(const T &value) { bytes_.append(reinterpret_cast<const char *>(&value), sizeof value); }
    void putText(const std::string &text)
    {
        putPlain(text.size());
        bytes_ += text;
    }
    void put(const Json &json)
    {
        bytes_ += kindOf(json);
        if (const auto *object = json.get_ptr<const Json::object_t *>()) {
            putPlain(object->size());
            for (const auto &[key, value] : *object) {
                putText(key);
                put(value);
            }
        } else if (const auto *list = json.get_ptr<const Json::array_t *>()) {
            putPlain(list->size());
            for (const Json &value : *list)
                put(value);
        } else if (const auto *text = json.get_ptr<const std::string *>()) {
            putText(*text);
        } else if (const auto *flag = json.get_ptr<const bool *>()) {
            bytes_ += *flag ? '1' : '0';
        } else if (json.is_number()) {
            putPlain(numberOf(json));
        }
    }

    bool matchesBytes(const void *bytes, std::size_t size, std::size_t &at) const
    {
        if (bytes_.size() - at < size || std::memcmp(bytes_.data() + at, bytes, size) != 0)
            return false;
        at += size;
        return true;
    }
    template <class T> bool matchesPlain(const T &value, std::size_t &at) const { return matchesBytes(&value, sizeof value, at); }
    bool matchesText(const std::string &text, std::size_t &at) const
    {
        return matchesPlain(text.size(), at) && matchesBytes(text.data(), text.size(), at);
    }
    bool matches(const Json &json, std::size_t &at) const
    {
        if (!matchesPlain(kindOf(json), at))
            return false;
        if (const auto *object = json.get_ptr<const Json::object_t *>()) {
            if (!matchesPlain(object->size(), at))
                return false;
            for (const auto &[key, value] : *object)
                if (!matchesText(key, at) || !matches(value, at))
                    return false;
            return true;
        }
        if (const auto *list = json.get_ptr<const Json::array_t *>()) {
            if (!matchesPlain(list->size(), at))
                return false;
            for (const Json &value : *list)
                if (!matches(value, at))
                    return false;
            return true;
        }
        if (const auto *text = json.get_ptr<const std::string *>())
            return matchesText(*text, at);
        if (const auto *flag = json.get_ptr<const bool *>())
            return matchesPlain(*flag ? '1' : '0', at);
        return !json.is_number() || matchesPlain(numberOf(json), at);
    }

    std::string bytes_;
};

/// The state that was read last.
class Kept {
public:
    const State &read(const Json &json)
    {
        try {
            if (!known_ || !sameKeys(json))
                begin(json);
            else
                follow(json);
        } catch (...) {
            known_ = false;
            throw;
        }
        return state_;
    }

private:
    /// A part of the state as a whole, or a table of parts, each by itself.
    struct Part {
        Print whole;
        std::map<std::string, Print> each;
    };

    bool sameKeys(const Json &json) const
    {
        if (!json.is_object() || json.size() != parts_.size())
            return false;
        auto part = parts_.begin();
        for (auto it = json.begin(); it != json.end(); ++it, ++part)
            if (it.key() != part->first)
                return false;
        return true;
    }

    void begin(const Json &json)
    {
        state_ = readWhole(json);
        parts_.clear();
        for (const auto &[key, value] : json.items()) {
            Part &part = parts_[key];
            if (isTable(key))
                for (const auto &[id, one] : value.items())
                    part.each[id].take(one);
            else
                part.whole.take(value);
        }
        known_ = true;
    }

    void follow(const Json &json)
    {
        bool changed = false, plain = false;
        auto it = json.begin();
        for (auto &[key, part] : parts_) {
            const Json &value = it.value();
            ++it;
            if (isTable(key)) {
                changed = followTable(key, value, part) || changed;
            } else if (!part.whole.fits(value)) {
                if (key == "settings")
                    state_.settings = got<Settings>(value, key);
                else if (key == "moving")
                    state_.moving = got<Moving>(value, key);
                else if (key == "sides")
                    readList(value, key, state_.sides);
                else if (key == "commands")
                    readList(value, key, state_.commands);
                else
                    plain = true;
                part.whole.take(value);
                changed = true;
            }
        }
        if (plain) {
            FieldReader reader(json, "the state");
            plainFields(reader, state_);
        }
        if (changed)
            expectWhole(state_);
    }

    static bool isTable(const std::string &key)
    {
        return key == "units" || key == "leaders" || key == "combats" || key == "charges" || key == "events" || key == "rampages" ||
               key == "after";
    }

    bool followTable(const std::string &key, const Json &json, Part &part)
    {
        if (key == "units")
            return followed(key, json, part, state_.units, &Unit::id);
        if (key == "leaders")
            return followed(key, json, part, state_.leaders, &Leader::id);
        if (key == "combats")
            return followed(key, json, part, state_.combats, &Combat::id);
        if (key == "charges")
            return followed(key, json, part, state_.charges, &Charge::charger);
        if (key == "events")
            return followed(key, json, part, state_.events, &Event::id);
        if (key == "rampages")
            return followed(key, json, part, state_.rampages, &Rampage::unit);
        return followed(key, json, part, state_.after, &After::id);
    }

    /// Brings a table into line with the JSON; true when it was not.
    template <class T>
    bool followed(const std::string &key, const Json &json, Part &part, std::map<std::string, T> &values, std::string T::*id)
    {
        if (!json.is_object())
            throw Error(key + " must be an object, not " + quoted(json), key);
        bool changed = false;
        auto print = part.each.begin();
        const auto dropUpTo = [&](const std::string *name) {
            while (print != part.each.end() && (name == nullptr || print->first < *name)) {
                values.erase(print->first);
                print = part.each.erase(print);
                changed = true;
            }
        };
        for (auto it = json.begin(); it != json.end(); ++it) {
            const std::string &name = it.key();
            dropUpTo(&name);
            if (print == part.each.end() || print->first != name)
                print = part.each.emplace_hint(print, name, Print());
            else if (print->second.fits(it.value())) {
                ++print;
                continue;
            }
            T one = got<T>(it.value(), key + "/" + name);
            one.*id = name;
            values.insert_or_assign(name, std::move(one));
            print->second.take(it.value());
            ++print;
            changed = true;
        }
        dropUpTo(nullptr);
        return changed;
    }

    bool known_ = false;
    State state_;
    std::map<std::string, Part> parts_;
};

/// Tells where a part differs.
class Differing {
public:
    Differing(const Json &before, Json &from, Json &to) : before_(before), from_(from), to_(to) {}

    void part(const char *key, Json after) { tell(before_, from_, to_, key, std::move(after)); }
    template <class T> void part(const char *key, const T &was, const T &now)
    {
        if (was != now || !before_.contains(key))
            part(key, written(now));
    }
    template <class T> void list(const char *key, const std::vector<T> &was, const std::vector<T> &now)
    {
        if (was != now || !before_.contains(key))
            part(key, writtenList(now));
    }
    template <class T> void table(const char *key, const std::map<std::string, T> &was, const std::map<std::string, T> &now)
    {
        const auto stood = before_.find(key);
        if (stood == before_.end())
            return part(key, writtenMap(now));
        for (const auto &[id, value] : now)
            if (const auto old = was.find(id); old == was.end() || old->second != value)
                tell(*stood, from_[key], to_[key], id, written(value));
        for (const auto &[id, value] : was)
            if (!now.contains(id)) {
                from_[key][id] = stood->at(id);
                if (!to_.contains(key))
                    to_[key] = Json::object();
            }
    }

private:
    static void tell(const Json &before, Json &from, Json &to, const std::string &key, Json after)
    {
        if (from.is_null())
            from = Json::object();
        if (const auto stood = before.find(key); stood != before.end())
            from[key] = *stood;
        to[key] = std::move(after);
    }

    const Json &before_;
    Json &from_, &to_;
};

} // namespace

const State &stateIn(const Json &json)
{
    static thread_local Kept kept;
    return kept.read(json);
}

State readState(const Json &json) { return stateIn(json); }

void differences(const Json &before, const State &after, Json &from, Json &to)
{
    const State &was = stateIn(before);
    from = to = Json::object();
    Differing differing(before, from, to);
    Json plain = Json::object();
    FieldWriter writer(plain);
    plainFields(writer, const_cast<State &>(after)); // the writer only reads
    for (const auto &[key, value] : plain.items())
        differing.part(key.c_str(), value);
    differing.part("settings", was.settings, after.settings);
    differing.part("moving", was.moving, after.moving);
    differing.list("sides", was.sides, after.sides);
    differing.list("commands", was.commands, after.commands);
    differing.table("units", was.units, after.units);
    differing.table("leaders", was.leaders, after.leaders);
    differing.table("combats", was.combats, after.combats);
    differing.table("charges", was.charges, after.charges);
    differing.table("events", was.events, after.events);
    differing.table("rampages", was.rampages, after.rampages);
    differing.table("after", was.after, after.after);
}

} // namespace optio::punic
