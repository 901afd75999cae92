// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one line strictly: every key once and no other, every value of its kind and within its bounds (PBM-52).
#include "rules/mail/lines.h"

#include "rules/exchange/text.h"
#include "rules/mail/chain.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>

namespace optio::mail {

namespace {

constexpr std::uint64_t mostNumber = 999'999'999;
constexpr int mostTurn = 9999; // more than a battle can have, so that too long a battle is told as such (PBM-74)
constexpr int mostActs = 9999;
constexpr std::size_t mostText = 400;
constexpr std::size_t mostEntries = 1000;
constexpr int deepest = 16;

/// A value in a line and where it stands, for reading it strictly.
class Value {
public:
    Value(const Json &json, std::string place) : json_(json), place_(std::move(place)) {}

    [[noreturn]] void refuse(const std::string &wanted) const
    {
        throw Error(place_ + " must be " + wanted + ", not " + quoted(json_), place_);
    }
    void expect(bool fits, const char *wanted) const
    {
        if (!fits)
            refuse(wanted);
    }

    /// Exactly these keys, in any order.
    const Value &keys(std::initializer_list<const char *> names) const
    {
        expect(json_.is_object(), "an object");
        for (const char *name : names)
            if (!json_.contains(name))
                throw Error(inside() + "the key \"" + name + "\" is missing", name);
        for (const auto &[key, value] : json_.items())
            if (std::find(names.begin(), names.end(), key) == names.end())
                throw Error(inside() + "the key " + quoted(Json(key)) + " is not known", key.substr(0, mostText));
        return *this;
    }
    Value at(const char *key) const { return {json_.at(key), place_.empty() ? key : place_ + "." + key}; }
    /// The elements of a list, of exactly `count` if that is given.
    std::vector<Value> list(std::size_t count = 0) const
    {
        expect(json_.is_array() && json_.size() <= mostEntries, "a list");
        if (count != 0 && json_.size() != count)
            refuse("a list of " + std::to_string(count));
        std::vector<Value> values;
        for (std::size_t i = 0; i < json_.size(); ++i)
            values.emplace_back(json_[i], place_ + "[" + std::to_string(i + 1) + "]");
        return values;
    }
    /// The members of an object whose keys are free.
    std::vector<std::pair<std::string, Value>> members() const
    {
        expect(json_.is_object() && json_.size() <= mostEntries, "an object");
        std::vector<std::pair<std::string, Value>> values;
        for (const auto &[key, value] : json_.items()) {
            Value(Json(key), place_ + ": the key").text();
            values.emplace_back(key, Value(value, place_ + "." + key));
        }
        return values;
    }

    std::string text(std::size_t most = mostText) const
    {
        expect(json_.is_string(), "a text");
        const auto &value = json_.get_ref<const std::string &>();
        if (value.size() > most)
            throw Error(place_ + " has more than " + std::to_string(most) + " bytes", place_);
        if (exchange::oddCharacter(value) != 0 || value.find_first_of("\n\t") != std::string::npos)
            refuse("one line of plain text");
        return value;
    }
    std::string named() const
    {
        std::string value = text();
        expect(!value.empty(), "a text that is not empty");
        return value;
    }
    std::string word(std::initializer_list<const char *> allowed) const
    {
        const std::vector<std::string> words(allowed.begin(), allowed.end());
        if (!json_.is_string() || std::find(words.begin(), words.end(), json_.get_ref<const std::string &>()) == words.end())
            refuse("one of " + listed(words));
        return json_.get<std::string>();
    }
    std::string hex(std::size_t digits) const
    {
        if (!json_.is_string() || !isHex(json_.get_ref<const std::string &>(), digits))
            refuse(std::to_string(digits) + " lower-case hexadecimal digits");
        return json_.get<std::string>();
    }
    int number(int least, int most) const
    {
        if (!json_.is_number_unsigned() || json_.get<std::uint64_t>() < static_cast<std::uint64_t>(least) ||
            json_.get<std::uint64_t>() > static_cast<std::uint64_t>(most))
            refuse("a whole number from " + std::to_string(least) + " to " + std::to_string(most));
        return json_.get<int>();
    }
    bool yes() const
    {
        expect(json_.is_boolean(), "true or false");
        return json_.get<bool>();
    }
    bool none() const { return json_.is_null(); }
    /// Anything that a line may hold: null, truth, text, whole numbers of at most nine digits, lists and objects of these.
    Json plain() const
    {
        if (json_.is_array()) {
            for (const Value &value : list())
                value.plain();
        } else if (json_.is_object()) {
            for (const auto &[key, value] : members())
                value.plain();
        } else if (json_.is_number()) {
            expect(json_.is_number_unsigned() && json_.get<std::uint64_t>() <= mostNumber, "a whole number of at most nine digits");
        } else if (json_.is_string()) {
            text(4000);
        }
        return json_;
    }
    std::vector<std::string> texts() const
    {
        std::vector<std::string> values;
        for (const Value &value : list())
            values.push_back(value.named());
        return values;
    }

private:
    std::string inside() const { return place_.empty() ? std::string() : place_ + ": "; }
    const Json &json_;
    std::string place_;
};

Leader leaderOf(const Value &value)
{
    const auto cells = value.list(4);
    return {cells[0].text(), cells[1].number(0, 99), cells[2].number(0, 99), cells[3].number(0, 99)};
}

Card cardOf(const Value &value)
{
    const auto cells = value.list();
    Card card;
    if (cells.size() == 1) {
        card.special = cells[0].named();
        return card;
    }
    if (cells.size() != 8)
        value.refuse("a special card [kind] or a unit of eight values");
    card.name = cells[0].named();
    card.type = cells[1].named();
    card.unitClass = cells[2].text();
    card.tq = cells[3].number(0, 99);
    card.size = cells[4].number(0, 99);
    card.missile = cells[5].text();
    card.characteristics = cells[6].texts();
    card.clan = cells[7].text();
    return card;
}

Army armyOf(const Value &value)
{
    value.keys({"name", "leader", "rules", "tags", "areas", "cards"});
    Army army;
    army.name = value.at("name").named();
    army.leader = leaderOf(value.at("leader"));
    army.rules = value.at("rules").texts();
    army.tags = value.at("tags").texts();
    for (const Value &area : value.at("areas").list()) {
        const auto cells = area.list(2);
        army.areas.emplace_back(cells[0].number(1, 99), cells[1].named());
    }
    for (const Value &card : value.at("cards").list())
        army.cards.push_back(cardOf(card));
    return army;
}

Promise promiseOf(const Value &value)
{
    return {value.at("name").named(), value.at("key").hex(64), value.at("anchor").hex(64), value.at("hand").hex(64)};
}

std::vector<DataSet> contentOf(const Value &value)
{
    std::vector<DataSet> sets;
    for (const Value &one : value.list()) {
        const auto cells = one.list(2);
        DataSet set{cells[0].named(), cells[1].hex(64)};
        one.expect(sets.empty() || sets.back().first < set.first, "behind the name before it in byte order");
        sets.push_back(std::move(set));
    }
    return sets;
}

SetUp setUpOf(const Value &line)
{
    const Value value = line.keys({"setup"}).at("setup");
    value.keys({"game", "title", "period", "engine", "content", "limit", "percent", "terrain", "prefs", "extras", "armies", "name", "key",
                "anchor", "hand"});
    SetUp setUp;
    setUp.game = value.at("game").hex(32);
    setUp.title = value.at("title").text();
    setUp.period = value.at("period").named();
    setUp.engine = value.at("engine").number(1, static_cast<int>(mostNumber));
    setUp.content = contentOf(value.at("content"));
    setUp.limit = value.at("limit").number(0, 99'999);
    const auto percents = value.at("percent").list(2);
    setUp.percent = {percents[0].number(0, 100), percents[1].number(0, 100)};
    setUp.terrain = value.at("terrain").texts();
    for (const auto &[key, one] : value.at("prefs").members())
        setUp.prefs.emplace(key, one.plain());
    for (const auto &[key, one] : value.at("extras").members())
        setUp.extras.emplace(key, one.number(0, 99));
    const auto armies = value.at("armies").list(2);
    setUp.armies = {armyOf(armies[0]), armyOf(armies[1])};
    setUp.promise = promiseOf(value);
    return setUp;
}

Acceptance acceptanceOf(const Value &line)
{
    const Value value = line.keys({"accept"}).at("accept");
    value.keys({"name", "key", "anchor", "hand", "value"});
    return {promiseOf(value), value.at("value").hex(64)};
}

SlotDie dieOf(const Value &value)
{
    const auto cells = value.list(2);
    SlotDie die{cells[0].text(80), cells[1].number(0, 65'535)};
    if (std::count(die.slot.begin(), die.slot.end(), '|') != 2)
        cells[0].refuse("a slot purpose|subject|ordinal");
    return die;
}

Act actOf(const Value &line)
{
    line.keys({"turn", "act", "do", "with", "dice"});
    Act act;
    act.turn = line.at("turn").number(1, mostTurn);
    act.number = line.at("act").number(1, mostActs);
    act.what = line.at("do").named();
    act.with = line.at("with").plain();
    line.at("with").expect(act.with.is_object(), "an object");
    if (act.with.contains(sealKey))
        Value(act.with.at(std::string(sealKey)), "with.seal").hex(64);
    for (const Value &die : line.at("dice").list())
        act.dice.push_back(dieOf(die));
    return act;
}

std::map<std::string, std::string> ordersOf(const Value &value)
{
    std::map<std::string, std::string> orders;
    for (const auto &[group, answer] : value.members()) {
        Value(Json(group), "the group of an order").word({"SK", "LI", "CAV", "samurai", "other"});
        orders.emplace(group, answer.word({"always", "never", "computer"}));
    }
    return orders;
}

End endOf(const Value &line)
{
    line.keys({"end", "orders", "index", "value", "result", "offer", "notes"});
    End end;
    end.turn = line.at("end").number(1, mostTurn);
    const Value orders = line.at("orders");
    orders.keys({"withdraw", "react"});
    end.orders = {ordersOf(orders.at("withdraw")), ordersOf(orders.at("react"))};
    end.index = line.at("index").number(0, mostTurn + 1);
    end.value = line.at("value").hex(64);
    if (const Value result = line.at("result"); !result.none()) {
        const auto cells = result.list(2);
        end.result = Result{cells[0].word({"A", "B", "draw"}), cells[1].word({"level", "units", "resign", "agreed", "length"})};
    }
    end.offer = line.at("offer").yes();
    for (const Value &note : line.at("notes").list()) {
        const auto cells = note.list(2);
        end.notes.emplace_back(cells[0].word({"restored"}), cells[1].number(1, mostTurn));
    }
    return end;
}

Closing closingOf(const Value &line)
{
    line.keys({"closing", "secret", "discards"});
    Closing closing;
    closing.side = line.at("closing").word({"A", "B"}) == "A" ? Side::a : Side::b;
    closing.secret = line.at("secret").hex(64);
    for (const Value &discard : line.at("discards").list()) {
        const auto cells = discard.list(3);
        closing.discards.push_back({cells[0].number(1, mostTurn), cells[1].number(1, mostActs), cells[2].named()});
    }
    return closing;
}

Head headOf(const Value &line)
{
    line.keys({"format", "v"});
    line.at("format").word({"optio-pbem"});
    return {line.at("v").number(1, static_cast<int>(mostNumber))};
}

Json jsonOf(std::string_view text, int number)
{
    if (text.size() > mostLineBytes)
        throw Error("a line has at most " + std::to_string(mostLineBytes) + " bytes, not " + std::to_string(text.size()));
    if (!std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; }))
        throw Error("only ASCII may stand in a line, other characters as \\u escapes");
    return parseJson(text, "line " + std::to_string(number), {mostLineBytes, deepest});
}

} // namespace

Line readLine(std::string_view text, int number)
{
    const Json json = jsonOf(text, number);
    const Value line(json, "");
    if (number == 1)
        return headOf(line);
    if (!json.is_object())
        throw Error("a line must be one JSON object, not " + quoted(json));
    if (json.size() == 1 && json.contains("sig"))
        return Signature{isSignatureLine(text)};
    if (json.contains("setup"))
        return setUpOf(line);
    if (json.contains("accept"))
        return acceptanceOf(line);
    if (json.contains("end"))
        return endOf(line);
    if (json.contains("closing"))
        return closingOf(line);
    return actOf(line);
}

} // namespace optio::mail
