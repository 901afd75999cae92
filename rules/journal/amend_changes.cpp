// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of states that were not those they were made for: the difference of two states, and changes moved onto another state.
#include "rules/journal/amend.h"
#include "rules/journal/moving_rules.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace optio {

namespace {

using Pointer = Json::json_pointer;

/// One step of a path, escaped.
std::string step(const std::string &key)
{
    std::string text = "/";
    for (const char c : key)
        text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return text;
}

/// Null stands for a missing value in a change, so what holds null can only be changed as a whole.
bool holdsNull(const Json &value)
{
    return value.is_structured() && std::any_of(value.begin(), value.end(), [](const Json &one) { return one.is_null(); });
}

void compare(const std::string &path, const Json &from, const Json &to, std::vector<Change> &changes)
{
    if (from == to)
        return;
    const bool alike = from.type() == to.type() && !holdsNull(from) && !holdsNull(to);
    if (alike && from.is_object()) {
        for (const auto &[key, value] : from.items())
            if (!to.contains(key))
                changes.push_back({path + step(key), value, nullptr, ""});
            else
                compare(path + step(key), value, to.at(key), changes);
        for (const auto &[key, value] : to.items())
            if (!from.contains(key))
                changes.push_back({path + step(key), nullptr, value, ""});
    } else if (alike && from.is_array() && from.size() == to.size()) {
        for (std::size_t i = 0; i < from.size(); ++i)
            compare(path + "/" + std::to_string(i), from[i], to[i], changes);
    } else {
        changes.push_back({path, from, to, ""});
    }
}

/// Takes one element equal to `value` out of a list; was there one?
bool take(Json &list, const Json &value)
{
    const auto found = std::find(list.begin(), list.end(), value);
    if (found == list.end())
        return false;
    list.erase(found);
    return true;
}

Json movedList(const Json &from, const Json &to, const Json &now)
{
    Json added = Json::array(), kept = from;
    for (const Json &value : to)
        if (!take(kept, value))
            added.push_back(value);
    Json list = now;
    for (const Json &gone : kept)
        take(list, gone);
    for (const Json &value : added)
        list.push_back(value);
    return list;
}

std::int64_t number(const Json &value) { return value.get<std::int64_t>(); }

/// Numbers of a game are small; those that are not do not move.
bool small(const Json &value)
{
    constexpr std::int64_t limit = std::numeric_limits<std::int32_t>::max();
    if (!value.is_number_integer())
        return false;
    return value.is_number_unsigned() ? value.get<std::uint64_t>() <= limit : number(value) >= -limit && number(value) <= limit;
}

/// A list of things with how many there are of each ([{"count":2,"fought":true}]), by thing; nothing for any other list.
using Bag = std::map<Json, std::int64_t>;

std::optional<Bag> bagOf(const Json &list)
{
    if (!list.is_array())
        return std::nullopt;
    Bag bag;
    for (const Json &value : list) {
        if (!value.is_object() || !value.contains("count") || !small(value.at("count")))
            return std::nullopt;
        Json thing = value;
        thing.erase("count");
        bag[std::move(thing)] += number(value.at("count"));
    }
    return bag;
}

/// How much two things have in common; 0 when nothing.
int likeness(const Json &one, const Json &other)
{
    int common = 0;
    for (const auto &[key, value] : one.items())
        if (const auto found = other.find(key); found != other.end())
            common += *found == value ? 2 : small(value) && small(*found) ? 1 : 0;
    return common;
}

/// The thing of a bag that has most in common with `thing`, `least` or more; the end when there is none.
Bag::iterator likest(Bag &bag, const Json &thing, int least)
{
    auto best = bag.end();
    for (auto it = bag.begin(); it != bag.end(); ++it)
        if (const int common = likeness(it->first, thing); it->second > 0 && common >= least) {
            best = it;
            least = common + 1;
        }
    return best;
}

/// What there is more of in `other`.
Bag surplus(const Bag &bag, const Bag &other)
{
    Bag more;
    for (const auto &[thing, count] : other)
        if (const auto found = bag.find(thing); found == bag.end() || found->second < count)
            more[thing] = found == bag.end() ? count : count - found->second;
    return more;
}

/// What becomes of a thing that is `now`, when another went `from` → `to`.
Json movedThing(const Json &from, const Json &to, const Json &now)
{
    Json thing = now;
    for (const auto &[key, value] : from.items())
        if (!to.contains(key))
            thing.erase(key);
    for (const auto &[key, value] : to.items())
        if (const Json was = from.value(key, Json()); was != value)
            thing[key] = moved(was, value, thing.value(key, Json()));
    return thing;
}

/// Of a thing that is not there as often as it was, some are others now, or nothing in particular: the same befalls these.
Json movedBag(const Bag &from, const Bag &to, const Bag &now)
{
    Bag added = surplus(from, to), others = surplus(from, now), bag = now;
    for (auto [thing, gone] : surplus(to, from))
        while (gone > 0) {
            const auto becomes = likest(added, thing, 1);
            const bool lasts = becomes != added.end();
            const auto same = bag.find(thing);
            const bool there = same != bag.end() && same->second > 0;
            const auto other = there ? others.end() : likest(others, thing, lasts ? 0 : 1);
            std::int64_t some = lasts ? std::min(gone, becomes->second) : gone;
            some = there ? std::min(some, same->second) : other != others.end() ? std::min(some, other->second) : some;
            const Json is = there ? thing : other != others.end() ? other->first : Json::object();
            const Json after = movedThing(thing, lasts ? becomes->first : Json::object(), is);
            if (there || other != others.end())
                bag[is] -= some;
            if (other != others.end())
                other->second -= some;
            if (lasts)
                becomes->second -= some;
            if (lasts || !after.empty())
                bag[after] += some;
            gone -= some;
        }
    for (const auto &[thing, count] : added)
        bag[thing] += count;
    Json list = Json::array();
    for (const auto &[thing, count] : bag)
        if (count > 0) {
            list.push_back(thing);
            list.back()["count"] = count;
        }
    return list;
}

/// Are all elements things with an id of their own?
bool isKeyed(const Json &list)
{
    std::set<std::string> ids;
    return std::all_of(list.begin(), list.end(), [&ids](const Json &one) {
        const auto id = one.is_object() ? one.find("id") : one.end();
        return id != one.end() && id->is_string() && ids.insert(id->get<std::string>()).second;
    });
}

Json::const_iterator withId(const Json &list, const Json &id)
{
    return std::find_if(list.begin(), list.end(), [&id](const Json &one) { return one.at("id") == id; });
}

/// Things are followed by their ids; they stand as they stand now, new ones behind them.
Json movedKeyed(const Json &from, const Json &to, const Json &now)
{
    Json list = Json::array();
    for (const Json &is : now) {
        const auto was = withId(from, is.at("id")), becomes = withId(to, is.at("id"));
        if (becomes != to.end())
            list.push_back(was == from.end() ? *becomes : moved(*was, *becomes, is));
        else if (was == from.end())
            list.push_back(is);
    }
    for (const Json &becomes : to)
        if (withId(now, becomes.at("id")) == now.end() && withId(from, becomes.at("id")) == from.end())
            list.push_back(becomes);
    return list;
}

/// Has the list a fixed number of places, each with its own meaning (one a side, one a wing)? Names are never placed like that: they are
/// a set.
bool isFixed(const Json &from, const Json &to, const Json &now)
{
    const auto placed = [](const Json &one) { return !one.is_string() && !one.is_null(); };
    return !now.empty() && from.size() == to.size() && to.size() == now.size() && std::all_of(from.begin(), from.end(), placed) &&
           std::all_of(to.begin(), to.end(), placed) && std::all_of(now.begin(), now.end(), placed);
}

Json movedPlaces(const Json &from, const Json &to, const Json &now)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < now.size(); ++i)
        list.push_back(moved(from[i], to[i], now[i]));
    return list;
}

Json movedObject(const Json &from, const Json &to, const Json &now)
{
    Json object = now;
    for (const auto &[key, value] : from.items())
        if (!to.contains(key))
            object.erase(key);
    for (const auto &[key, value] : to.items()) {
        const auto was = from.find(key);
        const auto is = now.find(key);
        if (was == from.end() || is == now.end())
            object[key] = value;
        else if (*was != value)
            object[key] = moved(*was, value, *is);
    }
    return object;
}

/// Where a change of a list's element falls in the list as it is now: elements may have moved.
std::string placeIn(const Json &state, const Change &change)
{
    const std::size_t cut = change.path.rfind('/');
    const Pointer parent(change.path.substr(0, cut == std::string::npos ? 0 : cut));
    if (cut == std::string::npos || !state.contains(parent) || !state.at(parent).is_array())
        return change.path;
    const Json &list = state.at(parent);
    const std::string &digits = change.path.substr(cut + 1);
    const bool plain = !digits.empty() && digits.size() < 7 && digits.find_first_not_of("0123456789") == std::string::npos;
    std::size_t index = plain ? std::stoul(digits) : list.size();
    if (change.from.is_null())
        index = std::min(index, list.size());
    else if (index >= list.size() || list[index] != change.from)
        if (const auto found = std::find(list.begin(), list.end(), change.from); found != list.end())
            index = static_cast<std::size_t>(found - list.begin());
    return change.path.substr(0, cut + 1) + std::to_string(index);
}

} // namespace

std::vector<Change> difference(const Json &from, const Json &to)
{
    std::vector<Change> changes;
    compare("", from, to, changes);
    return changes;
}

Json moved(const Json &from, const Json &to, const Json &now)
{
    if (from == to)
        return now;
    if (now == from || to.is_null())
        return to;
    // A number that is not there counts as 0, a list as empty.
    const Json nothing = to.is_array() ? Json::array() : small(to) ? Json(0) : Json();
    const Json &was = from.is_null() ? nothing : from;
    const Json &is = now.is_null() ? nothing : now;
    if (small(was) && small(to) && small(is))
        return number(is) + number(to) - number(was);
    if (was.is_array() && to.is_array() && is.is_array()) {
        const auto before = bagOf(was), after = bagOf(to), present = bagOf(is);
        if (before && after && present)
            return movedBag(*before, *after, *present);
        if (isKeyed(was) && isKeyed(to) && isKeyed(is))
            return movedKeyed(was, to, is);
        return isFixed(was, to, is) ? movedPlaces(was, to, is) : movedList(was, to, is);
    }
    if (was.is_object() && to.is_object() && is.is_object())
        return movedObject(was, to, is);
    return to;
}

Json moved(const Ruleset &ruleset, const std::string &path, const Json &from, const Json &to, const Json &now)
{
    if (from == to || now == from)
        return moved(from, to, now);
    const auto *rules = dynamic_cast<const MovingRules *>(&ruleset);
    const std::optional<Json> value = rules != nullptr ? rules->movedValue(path, from, to, now) : std::nullopt;
    return value ? *value : moved(from, to, now);
}

bool alike(const Json &one, const Json &other)
{
    if (one == other)
        return true;
    const auto first = bagOf(one), second = bagOf(other);
    return first && second && *first == *second;
}

Json boundsOf(const Ruleset &ruleset, const Json &state)
{
    Json bounds = Json::object();
    for (const Json &counter : ruleset.counters(state))
        if (counter.contains("least") && counter.contains("most")) // others are no numbers
            bounds[counter.at("path").get<std::string>()] = {counter.at("least"), counter.at("most")};
    return bounds;
}

std::vector<Change> movedOnto(const Ruleset &ruleset, const Json &state, const std::vector<Change> &changes)
{
    const Json bounds = boundsOf(ruleset, state);
    std::vector<Change> all;
    Json now = state;
    for (const Change &change : changes) {
        Change again = change;
        again.path = placeIn(now, change);
        const bool inserts = change.from.is_null() && again.path != change.path;
        again.from = inserts ? Json() : changeOf(now, again.path, change.to).from; // refuses a path that leads nowhere
        if (again.from.is_null() && change.from.is_object() && !change.to.is_null())
            throw Error("\"" + change.path + "\" is not there any more", change.path);
        again.to = inserts ? change.to : moved(ruleset, change.path, change.from, change.to, again.from);
        if (const auto bound = bounds.find(change.path); bound != bounds.end() && again.to.is_number_integer())
            again.to = std::clamp(number(again.to), number(bound->at(0)), number(bound->at(1)));
        optio::apply(now, {again});
        all.push_back(std::move(again));
    }
    return all;
}

} // namespace optio
