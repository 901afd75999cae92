// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings as JSON and back, and the making and taking back of changes.
#include "rules/ruling/ruling.h"

#include "rules/dice/pools.h"
#include "rules/fields.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace optio {

OPTIO_FIELDS(Line, side, id, stage, label, value, rule)
OPTIO_FIELDS(Change, path, from, to, label)

namespace {

// --- reading back -------------------------------------------------------------------------------------------------------------

/// Reads the keys of an object of a ruling, with the kind each must have.
class Reader {
public:
    Reader(const Json &json, std::string what) : json_(json), what_(std::move(what))
    {
        if (!json.is_object())
            throw Error(what_ + " must be an object", what_);
    }
    const Json &at(const char *key) const
    {
        const auto found = json_.find(key);
        if (found == json_.end())
            throw Error(what_ + " lacks \"" + key + "\"", what_);
        return *found;
    }
    std::string text(const char *key) const
    {
        expect(at(key).is_string(), key, "a text");
        return at(key).get<std::string>();
    }
    int number(const char *key) const
    {
        const Json &value = at(key);
        expect(value.is_number_integer(), key, "a whole number");
        const bool small = value.is_number_unsigned() ? value.get<std::uint64_t>() <= limit
                                                      : value.get<std::int64_t>() >= -limit && value.get<std::int64_t>() <= limit;
        expect(small, key, "a whole number of at most nine digits");
        return value.get<int>();
    }
    bool flag(const char *key) const
    {
        if (!json_.contains(key))
            return false;
        expect(at(key).is_boolean(), key, "true or false");
        return at(key).get<bool>();
    }
    const Json &list(const char *key) const
    {
        expect(at(key).is_array(), key, "an array");
        return at(key);
    }
    const Json &table(const char *key) const
    {
        expect(at(key).is_object(), key, "an object");
        return at(key);
    }
    void expect(bool fits, const char *key, const char *wanted) const
    {
        if (!fits)
            throw Error("\"" + std::string(key) + "\" of " + what_ + " must be " + wanted, key);
    }

private:
    static constexpr std::int32_t limit = 999999999;
    const Json &json_;
    std::string what_;
};

const char *nameOf(Provenance from)
{
    switch (from) {
    case Provenance::rolled:
        return "rolled";
    case Provenance::typed:
        return "typed";
    case Provenance::imported:
        return "imported";
    }
    return "";
}

Line lineFromJson(const Json &json)
{
    const Reader read(json, "a line of a ruling");
    return {read.text("side"), read.text("id"), read.text("stage"), read.text("label"), read.number("value"), read.text("rule")};
}

void totalsFromJson(const Reader &read, std::vector<Total> &totals)
{
    for (const auto &[side, values] : read.table("totals").items()) {
        const Reader sums(values, "the totals of side \"" + side + "\"");
        for (const Json &named : read.list("totalLabels")) {
            const Reader total(named, "a total's label");
            const std::string id = total.text("id");
            if (values.contains(id))
                totals.push_back({side, id, total.text("label"), sums.number(id.c_str())});
        }
    }
}

// --- changes ------------------------------------------------------------------------------------------------------------------

[[noreturn]] void refuse(const Change &change, const std::string &why)
{
    throw Error("the change of \"" + change.path + "\" cannot be made: " + why, change.path);
}

/// One step of a JSON pointer, unescaped.
std::string unescaped(std::string_view token, const Change &change)
{
    std::string key;
    key.reserve(token.size());
    for (std::size_t i = 0; i < token.size(); ++i) {
        if (token[i] != '~') {
            key += token[i];
        } else if (i + 1 < token.size() && (token[i + 1] == '0' || token[i + 1] == '1')) {
            key += token[++i] == '0' ? '~' : '/';
        } else {
            refuse(change, "in a path \"~\" must be followed by 0 or 1");
        }
    }
    return key;
}

/// An index into an array, up to one past its end.
std::size_t indexOf(const std::string &key, const Json &array, const Change &change)
{
    std::size_t index = 0;
    const auto [end, failed] = std::from_chars(key.data(), key.data() + key.size(), index);
    const bool plain = failed == std::errc() && end == key.data() + key.size() && (key.size() == 1 || key.front() != '0');
    if (!plain || index > array.size())
        refuse(change, "\"" + key + "\" is no place in a list of " + std::to_string(array.size()));
    return index;
}

/// Where a path leads: the object or list that holds the value, and its place there.
template <class J> struct Place {
    J *parent = nullptr; ///< null for the whole document
    std::string key;
    std::size_t index = 0;
    J *value = nullptr; ///< null when there is none yet
};

template <class J> Place<J> find(J &state, const Change &change)
{
    Place<J> place;
    place.value = &state;
    std::string_view path = change.path;
    if (!path.empty() && path.front() != '/')
        refuse(change, "a path begins with \"/\"");
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::size_t end = std::min(path.find('/'), path.size());
        if (place.value == nullptr)
            refuse(change, "there is no \"" + place.key + "\"");
        place.parent = place.value;
        place.key = unescaped(path.substr(0, end), change);
        path.remove_prefix(end);
        if (place.parent->is_object()) {
            const auto found = place.parent->find(place.key);
            place.value = found == place.parent->end() ? nullptr : &*found;
        } else if (place.parent->is_array()) {
            place.index = indexOf(place.key, *place.parent, change);
            place.value = place.index == place.parent->size() ? nullptr : &(*place.parent)[place.index];
        } else {
            refuse(change, "\"" + place.key + "\" lies in something that is neither an object nor a list");
        }
    }
    return place;
}

/// Null stands for a missing value, so a value that is there must not be null: taking the change back could not restore it.
void make(Json &state, const Change &change, const Json &from, const Json &to)
{
    const Place<Json> place = find(state, change);
    if (place.parent == nullptr) {
        if (state != from)
            refuse(change, "it does not hold what it should");
        state = to;
        return;
    }
    const bool adds = from.is_null();
    const bool listed = place.parent->is_array();
    if (!adds && place.value == nullptr)
        refuse(change, "there is no such value");
    if (!adds && *place.value != from)
        refuse(change, "it holds " + quoted(*place.value) + ", not " + quoted(from));
    if (adds && !listed && place.value != nullptr)
        refuse(change, "there is a value already");
    if (adds && to.is_null())
        return;
    if (adds && listed)
        place.parent->insert(place.parent->begin() + static_cast<std::ptrdiff_t>(place.index), to);
    else if (adds)
        (*place.parent)[place.key] = to;
    else if (!to.is_null())
        *place.value = to;
    else if (listed)
        place.parent->erase(place.index);
    else
        place.parent->erase(place.key);
}

} // namespace

Json toJson(const Draw &draw)
{
    Json json = Json::object();
    json["id"] = draw.id;
    json["for"] = draw.label;
    json["sides"] = draw.sides;
    if (isPool(draw.value)) {
        const Pool pool = poolOf(draw.value);
        json["value"] = pool.hits;
        json["pool"] = Json::object({{"dice", pool.dice}, {"from", pool.from}});
    } else {
        json["value"] = draw.value;
    }
    if (draw.average)
        json["average"] = true;
    json["from"] = nameOf(draw.from);
    return json;
}

Json toJson(const Line &line) { return FieldsOut::write(line); }

Json toJson(const Change &change) { return FieldsOut::write(change); }

Json toJson(const Ruling &ruling)
{
    Json json = Json::object();
    json["sentence"] = ruling.sentence;
    json["comparison"] = ruling.comparison;
    const auto list = [&json](const char *key, const auto &values) {
        Json &array = json[key] = Json::array();
        for (const auto &value : values)
            array.push_back(toJson(value));
    };
    list("dice", ruling.dice);
    list("lines", ruling.lines);
    list("changes", ruling.changes);
    Json &totals = json["totals"] = Json::object();
    Json &labels = json["totalLabels"] = Json::array();
    for (const Total &total : ruling.totals) {
        totals[total.side][total.id] = total.value;
        if (std::none_of(labels.begin(), labels.end(), [&total](const Json &label) { return label["id"] == total.id; }))
            labels.push_back({{"id", total.id}, {"label", total.label}});
    }
    Json &outcome = json["outcome"] = Json::object();
    for (const SideOutcome &side : ruling.outcome) {
        Json &told = outcome[side.side] = Json::object();
        told["result"] = side.result;
        told["label"] = side.label;
        told["instruction"] = side.instruction;
        told["rule"] = side.rule;
    }
    for (const FollowUp &next : ruling.followUps)
        json["followUps"].push_back({{"resolver", next.resolver}, {"label", next.label}, {"input", next.input}});
    return json;
}

Draw drawFromJson(const Json &json)
{
    const Reader read(json, "a die");
    Draw draw{read.text("id"), read.text("for"), read.number("sides"), read.number("value"), read.flag("average"), Provenance::rolled};
    if (json.contains("pool")) {
        const Reader told(read.at("pool"), "the pool of a die");
        const Pool pool{told.number("dice"), told.number("from"), draw.value};
        if (pool.dice < 1 || pool.dice > mostPoolDice || pool.hits < 0 || pool.hits > pool.dice || pool.from < 0 || pool.from > 15)
            throw Error("the hits of a pool must be 0 to the number of its dice, at most " + std::to_string(mostPoolDice), "pool");
        draw.value = faceOf(pool);
    } else if (isPool(draw.value)) {
        throw Error("\"value\" of a die is out of range", "value");
    }
    const std::string from = read.text("from");
    for (const Provenance known : {Provenance::rolled, Provenance::typed, Provenance::imported}) {
        draw.from = known;
        if (from == nameOf(known))
            return draw;
    }
    throw Error("\"from\" of a die must be \"rolled\", \"typed\" or \"imported\", not \"" + from + "\"", "from");
}

std::vector<Draw> drawsOf(const Json &result)
{
    std::vector<Draw> draws;
    for (const Json &draw : result.value("dice", Json::array()))
        draws.push_back(drawFromJson(draw));
    return draws;
}

Change changeFromJson(const Json &json)
{
    const Reader read(json, "a change");
    return {read.text("path"), read.at("from"), read.at("to"), json.contains("label") ? read.text("label") : std::string()};
}

Ruling rulingFromJson(const Json &json)
{
    const Reader read(json, "a ruling");
    Ruling ruling;
    ruling.sentence = read.text("sentence");
    ruling.comparison = read.text("comparison");
    for (const Json &draw : read.list("dice"))
        ruling.dice.push_back(drawFromJson(draw));
    for (const Json &line : read.list("lines"))
        ruling.lines.push_back(lineFromJson(line));
    totalsFromJson(read, ruling.totals);
    for (const auto &[side, told] : read.table("outcome").items()) {
        const Reader of(told, "the outcome of side \"" + side + "\"");
        ruling.outcome.push_back({side, of.text("result"), of.text("label"), of.text("instruction"), of.text("rule")});
    }
    for (const Json &change : read.list("changes"))
        ruling.changes.push_back(changeFromJson(change));
    if (json.contains("followUps"))
        for (const Json &next : read.list("followUps")) {
            const Reader act(next, "a next act of a ruling");
            ruling.followUps.push_back({act.text("resolver"), act.text("label"), act.table("input")});
        }
    return ruling;
}

void apply(Json &state, const std::vector<Change> &changes)
{
    std::size_t made = 0;
    try {
        for (; made < changes.size(); ++made)
            make(state, changes[made], changes[made].from, changes[made].to);
    } catch (const Error &) {
        while (made-- > 0)
            make(state, changes[made], changes[made].to, changes[made].from);
        throw;
    }
}

std::vector<Change> inverse(const std::vector<Change> &changes)
{
    std::vector<Change> back;
    back.reserve(changes.size());
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        back.push_back({change->path, change->to, change->from, change->label});
    return back;
}

Change changeOf(const Json &state, const std::string &path, Json to, std::string label)
{
    Change change{path, nullptr, std::move(to), std::move(label)};
    if (const auto place = find(state, change); place.value != nullptr) {
        if (place.value->is_null())
            refuse(change, "it holds null, which stands for a missing value");
        change.from = *place.value;
    }
    return change;
}

} // namespace optio
