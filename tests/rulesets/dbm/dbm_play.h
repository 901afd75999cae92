// SPDX-License-Identifier: GPL-3.0-or-later
// Games of the DBM rule set for tests: small armies, acts with given dice, and what they leave behind.
#pragma once

#include "tests/rules/refusal.h"
#include "tests/rulesets/dbm/dbm_support.h"

namespace dbmtest {

/// A supplied army.
inline const Json &suppliedArmy(const std::string &id)
{
    for (const Json &army : rules().armies())
        if (army.at("id") == "dbm/" + id)
            return army;
    throw Error("there is no army " + id);
}

/// A row of a roster from "12 Reg Bd(O)"; "general" at the end makes it a general's element.
inline Json rowFrom(const std::string &text)
{
    const auto blank = text.find(' '), open = text.find('(');
    return {{"count", std::stoi(text.substr(0, blank))},
            {"drill", text.substr(blank + 1, 3)},
            {"type", text.substr(blank + 5, open - blank - 5)},
            {"grade", text.substr(open + 1, 1)},
            {"role", text.find("general") != std::string::npos ? "general" : "none"}};
}

/// An army with a command for each list of rows.
inline Json armyOf(const std::string &people, const std::vector<std::vector<std::string>> &commands)
{
    Json army = {{"format", 1},    {"ruleset", "dbm"}, {"data", ""},   {"id", people},
                 {"name", people}, {"people", people}, {"limit", 400}, {"notes", ""}};
    for (std::size_t c = 0; c < commands.size(); ++c) {
        Json units = Json::array();
        for (const std::string &row : commands[c])
            units.push_back(rowFrom(row));
        army["commands"].push_back({{"name", people + std::to_string(c + 1)}, {"kind", c == 0 ? "cinc" : "sub"}, {"units", units}});
    }
    return army;
}

/// A game that is played act by act.
struct Play {
    Json state;
    std::vector<Change> changes{};

    static Play of(const std::vector<std::string> &a, const std::vector<std::string> &b, const Json &options = Json::object())
    {
        return {rules().start(armyOf("Reds", {a}), armyOf("Blues", {b}), options)};
    }
    Ruling act(const std::string &resolver, const Json &given, const std::vector<int> &faces = {})
    {
        const Ruling ruling = ruleOn(rules(), resolver, given, faces, &state);
        optio::apply(state, ruling.changes);
        changes.insert(changes.end(), ruling.changes.begin(), ruling.changes.end());
        return ruling;
    }
    Ruling fight(const std::string &a, const std::string &b, const std::vector<int> &faces, const Json &answers = Json::object())
    {
        return act("close-combat", {{"a", a}, {"b", b}, {"answers", answers}}, faces);
    }
    Ruling shoot(const std::string &a, const std::string &b, const std::vector<int> &faces, const Json &answers = Json::object())
    {
        return act("shooting", {{"a", a}, {"b", b}, {"answers", answers}}, faces);
    }
    Ruling endBound() { return act("end-bound", {{"answers", Json::object()}}); }
    /// What the act is refused with; "" when it may be done. The refusal is the same however it is asked for.
    std::string refusalOf(const std::string &resolver, const Json &given) const
    {
        Play copy{state};
        return refusal([&] { copy.act(resolver, given); });
    }
    Json marks(const std::string &unit) const { return state.at("units").at(unit).at("marks"); }
    Json &unit(const std::string &id) { return state["units"][id]; }
    Json &command(std::size_t side, std::size_t command) { return state["sides"][side]["commands"][command]; }
    Json view() const { return toJson(rules().view(state, "")); }
    /// A part of the view.
    Json seen(const char *key) const { return view().at(key); }
};

/// Picks for a slot that holds several: {{"a1.2", 3}}.
inline Json picks(const std::vector<std::pair<std::string, int>> &list)
{
    Json all = Json::array();
    for (const auto &[unit, count] : list)
        all.push_back({{"unit", unit}, {"count", count}});
    return all;
}

/// The resolvers of the acts offered with a ruling: "losses losses pursuit".
inline std::string offeredBy(const Ruling &ruling)
{
    std::string text;
    for (const FollowUp &one : ruling.followUps)
        text += (text.empty() ? "" : " ") + one.resolver;
    return text;
}

/// The input of an act that asks nothing.
inline const Json nothing = {{"answers", Json::object()}};

inline Json order(const Json &who, const Json &answers = Json::object()) { return {{"who", who}, {"answers", answers}}; }

/// The ids of what a form asks, each with a blank behind it.
inline std::string asked(const Play &play, const char *resolver, const Json &given)
{
    std::string ids;
    for (const Question &question : rules().resolver(resolver).form(&play.state, given).questions)
        ids += question.id + " ";
    return ids;
}

/// The act is refused, and the sentence names this.
#define DBM_REFUSED(play, resolver, given, words)                                                                                          \
    do {                                                                                                                                   \
        const std::string why = (play).refusalOf(resolver, given);                                                                         \
        QVERIFY2(why.find(words) != std::string::npos, why.empty() ? "was done" : why.c_str());                                            \
    } while (false)

} // namespace dbmtest
