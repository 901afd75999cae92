// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in every game of every rule set: one function for each invariant, which tells the faults it finds.
#pragma once

#include "rules/counted.h"
#include "rules/dice/odds.h"
#include "rules/journal/amend.h"
#include "rules/journal/journal.h"
#include "tests/soak/soak_faults.h"
#include "tests/soak/soak_player.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace soak {

using optio::Case;
using optio::Change;
using optio::Entry;
using optio::Game;

inline const std::string now = "2026-01-31T12:00:00Z";

/// Calls a part of the program that may refuse (Error) but may never break. Gives the refusal; "" when there is none.
inline std::string refusalOf(Faults &faults, const std::string &what, const std::function<void()> &call, const Json &input = {})
{
    try {
        call();
    } catch (const Error &error) {
        return *error.what() == '\0' ? "(an error without a word)" : error.what();
    } catch (const std::exception &problem) {
        faults.add("nothing breaks", what + " breaks: " + problem.what(), input.dump());
        return "(broken)";
    }
    return {};
}

/// The same for what must not even refuse. True when all went well.
inline bool mustWork(Faults &faults, const std::string &invariant, const std::string &what, const std::function<void()> &call,
                     const Json &input = {})
{
    const std::string refusal = refusalOf(faults, what, call, input);
    if (!refusal.empty() && refusal != "(broken)")
        faults.add(invariant, what + ": " + refusal, input.dump());
    return refusal.empty();
}

/// The rule ids in a text: three capitals, a hyphen and three digits.
inline void eachRule(const std::string &text, const std::function<void(const std::string &)> &call)
{
    const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t i = 0; i + 7 <= text.size(); ++i)
        if (text[i + 3] == '-' && capital(text[i]) && capital(text[i + 1]) && capital(text[i + 2]) && digit(text[i + 4]) &&
            digit(text[i + 5]) && digit(text[i + 6]) && (i == 0 || (!capital(text[i - 1]) && text[i - 1] != '-')))
            call(text.substr(i, 7));
}

/// Every rule that is named has a page of the reference.
class Pages {
public:
    explicit Pages(const Ruleset &ruleset)
    {
        for (const Json &page : ruleset.reference())
            pages_.insert(page.at("rule").get<std::string>());
    }
    void look(Faults &faults, const std::string &text, const std::string &what) const
    {
        eachRule(text, [&](const std::string &rule) {
            if (pages_.count(rule) == 0)
                faults.add("rules have pages", rule + " has no page of the reference, but is named in " + what);
        });
    }

private:
    std::set<std::string> pages_;
};

/// What a player reads of a refusal: a sentence, without pointers into the program's data.
inline void checkRefusal(Faults &faults, const Pages &pages, const std::string &refusal, const std::string &what, const Json &input = {})
{
    if (refusal == "(broken)")
        return; // told already
    pages.look(faults, refusal, "a refusal");
    const auto tells = [&](const char *fault) {
        faults.add("refusals are sentences", what + " is refused " + fault + ": " + refusal, input.dump());
    };
    if (refusal.size() < 8 || refusal.find(' ') == std::string::npos)
        tells("without a sentence");
    if (refusal.find("here is no question") != std::string::npos)
        tells("with a question that is not there");
    if (refusal.find('\n') != std::string::npos)
        tells("in several lines");
    for (const char *pointer : {"/units", "/sides", "/answers", "/who", "json.exception", "\"unit\"", "std::"})
        if (refusal.find(pointer) != std::string::npos)
            tells("with a pointer into the data");
}

/// Is the odds' walk short enough for a test that plays thousands of games? Then the odds; otherwise nothing.
inline std::optional<optio::Distribution> cheapOdds(const Case &ready)
{
    struct TooLong {};
    if (dynamic_cast<const optio::Counted *>(&ready) != nullptr)
        return optio::oddsOf(ready);
    try {
        optio::Walk walk;
        int paths = 0;
        return walk.run([&](optio::Dice &dice) {
            if (++paths > 3000)
                throw TooLong{};
            return ready.roll(dice);
        });
    } catch (const TooLong &) {
        return {};
    }
}

/// The odds know the outcome that these dice lead to, and can tell it; by the ruling's own names where these are the same (`named`).
inline void checkOdds(Faults &faults, const Case &ready, const Json &result, bool named)
{
    std::vector<int> faces;
    for (const Json &die : result.at("dice"))
        faces.push_back(die.at("value").get<int>());
    const std::optional<optio::Distribution> odds = cheapOdds(ready);
    if (!odds)
        return;
    optio::Weight sum = 0;
    for (const optio::Share &share : odds->shares) {
        sum += share.weight;
        (void)ready.outcome(share.outcome);
    }
    if (sum != odds->of)
        faults.add("odds add up", "the odds do not add up to all cases");
    std::uint64_t key = 0;
    try {
        optio::EnteredDice source(faces);
        optio::Dice dice(source);
        key = ready.roll(dice);
        source.finish();
    } catch (const Error &) {
        return; // the odds need other dice than the ruling: fewer, or merged
    }
    const std::string sentence = result.at("sentence").get<std::string>();
    if (odds->weight(key) == 0)
        faults.add("odds know the ruling", "the odds do not know what came of: " + sentence);
    const optio::OutcomeText outcome = ready.outcome(key);
    for (const char *side : {"a", "b"})
        if (named && result.contains("outcome") && result.at("outcome").contains(side) && outcome.results.contains(side) &&
            result.at("outcome").at(side).at("result") != outcome.results.at(side))
            faults.add("odds know the ruling", "the odds call it " + outcome.results.dump() + ", the ruling " + result.at("outcome").dump(),
                       sentence);
}

/// Counters that a referee may correct are where they say, in their range, and told apart.
inline void checkCounters(Faults &faults, const Ruleset &ruleset, const Json &state)
{
    std::set<std::string> labels;
    std::vector<std::string> twins;
    for (const Json &counter : ruleset.counters(state)) {
        const std::string path = counter.at("path").get<std::string>(), label = counter.at("label").get<std::string>();
        const Json::json_pointer pointer(path);
        if (!labels.insert(label).second)
            twins.push_back(label);
        const Json &value = counter.at("value");
        if (state.contains(pointer) && state.at(pointer) != value)
            faults.add("counters show the state", path + " is " + state.at(pointer).dump() + ", not " + value.dump());
        if (counter.value("kind", "") == "count" &&
            (!value.is_number_integer() || value < counter.at("least") || value > counter.at("most")))
            faults.add("counters in range",
                       label + " is " + value.dump() + ", not " + counter.at("least").dump() + " to " + counter.at("most").dump());
    }
    if (!twins.empty())
        faults.add("counters are told apart", "counters share a name", twins.front() + " (" + std::to_string(twins.size()) + ")");
}

/// A view shows each unit once, and its parts have names.
inline void checkView(Faults &faults, const Json &view)
{
    std::set<std::string> ids;
    for (const Json &side : view.at("sides"))
        for (const Json &group : side.at("groups"))
            for (const Json &unit : group.at("units"))
                if (!ids.insert(unit.at("id").get<std::string>()).second)
                    faults.add("views show units once", unit.at("id").get<std::string>() + " is shown twice");
    for (const Json &reminder : view.value("reminders", Json::array()))
        if (reminder.value("text", "").empty())
            faults.add("reminders have words", reminder.dump());
}

/// What people read names no unit by its id.
inline void checkWords(Faults &faults, const Json &state, const std::string &text, const std::string &what)
{
    if (!state.contains("units") || !state.at("units").is_object())
        return;
    const auto letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '_'; };
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        while (end < text.size() && letter(text[end]))
            ++end;
        if (end > i) {
            std::string word = text.substr(i, end - i);
            while (!word.empty() && word.back() == '.')
                word.pop_back();
            if (state.at("units").contains(word) && word.find_first_of("0123456789") != std::string::npos)
                faults.add("words name no ids", what + ": " + text);
        }
        i = end + 1;
    }
}

/// What is shown before an act.
inline void checkShown(Faults &faults, const Ruleset &ruleset, const Pages &pages, const Json &state, const std::vector<Act> &acts,
                       const Json &view)
{
    for (const Act &act : acts) {
        pages.look(faults, act.label + act.refusal + act.input.dump(), "an act: " + act.label);
        checkWords(faults, state, act.label, act.resolver);
    }
    pages.look(faults, view.dump(), "a view");
    checkView(faults, view);
    for (const std::string side : {"a", "b", ""})
        mustWork(faults, "views work", "the view of side \"" + side + "\"", [&] { (void)ruleset.view(state, side); });
    mustWork(faults, "counters work", "the counters", [&] { checkCounters(faults, ruleset, state); });
    if (optio::parseJson(optio::canonical(state), "the state") != state)
        faults.add("states survive writing", "the state read again is another one");
}

/// Order and repetition of the picks change neither who takes part nor, therefore, the dice.
inline void checkSpelling(Faults &faults, const Game &game, const Resolver &resolver, const Json &complete)
{
    const Json &state = game.state();
    for (const Slot &slot : resolver.slots()) {
        const auto found = complete.find(slot.id);
        if (!slot.many || found == complete.end() || !found->is_array() || found->empty())
            continue;
        const auto same = [&](const Json &picks, const std::string &how) {
            Json other = complete;
            other[slot.id] = picks;
            std::string theirs;
            Json settled;
            const std::string what = resolver.id() + " with " + how;
            if (!refusalOf(
                     faults, what, [&] { settled = resolver.complete(&state, other); }, other)
                     .empty() ||
                !refusalOf(faults, what, [&] { theirs = resolver.refusal(state, settled); }, other).empty() || !theirs.empty())
                return;
            const std::string one = game.actKey(resolver.id(), complete).text(), another = game.actKey(resolver.id(), settled).text();
            if (one != another)
                faults.add("spellings draw the same dice", what + " has other dice",
                           complete.dump() + " and " + settled.dump() + ": " + one + " and " + another);
        };
        Json reversed = *found, twice = *found;
        std::reverse(reversed.begin(), reversed.end());
        twice.push_back(found->front());
        if (found->size() > 1)
            same(reversed, "its picks in another order");
        if (found->front().is_string() || !found->front().contains("count"))
            same(twice, "a pick twice");
    }
}

/// Input as a script may get it wrong: it is refused with a sentence or taken, and nothing breaks.
inline void checkNonsense(Faults &faults, const Game &game, const std::string &resolver, Json input, Chance &chance)
{
    static const std::vector<Json> values{nullptr,
                                          7,
                                          -1,
                                          true,
                                          "x",
                                          "",
                                          Json::array(),
                                          Json::object(),
                                          Json::array({Json::object()}),
                                          Json::array({"zzz"}),
                                          1e9,
                                          Json{{"unit", "zzz"}}};
    std::vector<Json::json_pointer> places;
    const Json flat = input.flatten();
    for (const auto &[path, value] : flat.items())
        for (Json::json_pointer at(path); !at.empty(); at = at.parent_pointer())
            places.push_back(at);
    if (places.empty() || chance.once(8))
        input["nonsense"] = chance.of(values);
    else
        input[chance.of(places)] = chance.of(values);
    const Resolver &rules = game.ruleset().resolver(resolver);
    refusalOf(faults, resolver, [&] { (void)game.act(resolver, input, {}, now); }, input);
    refusalOf(faults, "the form of " + resolver, [&] { (void)rules.form(&game.state(), input); }, input);
    refusalOf(faults, "the refusal of " + resolver, [&] { (void)rules.refusal(game.state(), input); }, input);
    for (const Slot &slot : rules.slots())
        refusalOf(faults, "the candidates of " + resolver, [&] { (void)rules.candidates(game.state(), slot, input); }, input);
    refusalOf(faults, "the page of " + resolver, [&] { (void)rules.pageOf(game.state(), input); }, input);
}

} // namespace soak
