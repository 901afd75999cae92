// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the DBA rule set share: the loaded rule set, rulings with given dice, and games.
#pragma once

#include "rules/journal/journal.h"
#include "rulesets/dba/dba.h"
#include "rulesets/dba/marks.h"
#include "tests/rules/rulings.h"
#include "tests/rulesets/dbx/marked.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace dbatest {

using namespace optio;
using dbxtest::countMarked;
using rulings::linesOf;

inline std::filesystem::path figuresFolder() { return rulings::folderOf("dba"); }

inline const char *const cc = "close-combat";
inline const char *const sh = "shooting";

/// The rule set, loaded once.
inline const dba::Dba &rules()
{
    static const dba::Dba ruleset(figuresFolder());
    return ruleset;
}

/// Every type of element.
inline const std::vector<std::string> &types()
{
    static const std::vector<std::string> all{"El", "Kn", "Cv", "SCh", "Cm", "LH",  "Bd",  "Sp", "Pk",
                                              "Bw", "Wb", "Ax", "Ps",  "Hd", "Art", "WWg", "CF"};
    return all;
}

/// "Bd" or a general's "Bd!".
inline Json element(const std::string &text)
{
    if (text.back() == '!')
        return {{"type", text.substr(0, text.size() - 1)}, {"general", true}};
    return text;
}

inline Json input(const std::string &a, const std::string &b, const std::string &answers = "")
{
    return {{"a", element(a)}, {"b", element(b)}, {"answers", Json::parse("{" + answers + "}")}};
}

/// What comes of an act that may be done.
inline Ruling ruleOn(const std::string &resolver, const Json &given, const std::vector<int> &faces = {}, const Json *state = nullptr)
{
    if (state != nullptr) {
        const Resolver &asked = rules().resolver(resolver);
        if (const std::string why = asked.refusal(*state, asked.complete(state, given)); !why.empty())
            throw Error(why);
    }
    return rulings::ruleOn(rules(), resolver, given, faces, state);
}

/// Why an act is refused, by Error or by refusal(); "" when it may be done.
inline std::string refused(const std::string &resolver, const Json &given, const Json *state = nullptr)
{
    try {
        const Resolver &asked = rules().resolver(resolver);
        const Json complete = asked.complete(state, given);
        return state != nullptr ? asked.refusal(*state, complete) : (asked.prepare(state, complete), std::string());
    } catch (const Error &error) {
        return error.what();
    }
}

inline std::string resultOf(const Ruling &ruling, const std::string &side)
{
    for (const SideOutcome &one : ruling.outcome)
        if (one.side == side)
            return one.result;
    return "";
}

inline std::string instructionOf(const Ruling &ruling, const std::string &side)
{
    for (const SideOutcome &one : ruling.outcome)
        if (one.side == side)
            return one.instruction;
    return "";
}

/// "unharmed recoil"
inline std::string resultsOf(const Ruling &ruling) { return resultOf(ruling, "a") + " " + resultOf(ruling, "b"); }

/// "9-7"
inline std::string totalsOf(const Ruling &ruling)
{
    std::map<std::string, int> total;
    for (const Total &one : ruling.totals)
        total[one.side] = one.value;
    return std::to_string(total["a"]) + "-" + std::to_string(total["b"]);
}

/// Elements in close combat, or one that shoots at another, ruled outside a game.
inline Ruling fight(const std::string &a, const std::string &b, std::vector<int> faces, const std::string &answers = "")
{
    return ruleOn(cc, input(a, b, answers), faces);
}
inline Ruling shoot(const std::string &a, const std::string &b, std::vector<int> faces, const std::string &answers = "")
{
    return ruleOn(sh, input(a, b, answers), faces);
}

/// The odds of a case as "unharmed recoil" → cases out of 36.
inline std::map<std::string, int> oddsIn36(const std::string &resolver, const Json &given)
{
    return rulings::oddsIn36(rules(), resolver, given);
}

inline const Json &armyOf(const std::string &id)
{
    for (const Json &army : rules().armies())
        if (army.at("id") == id)
            return army;
    throw Error("no army " + id);
}

inline Json roster(const std::string &units, const std::string &name = "X")
{
    return {{"format", 1},  {"ruleset", "dba"}, {"data", ""},  {"id", "x"},
            {"name", name}, {"limit", 0},       {"notes", ""}, {"commands", {{{"name", "C"}, {"units", Json::parse(units)}}}}};
}

/// What is not legal about a roster, a finding in each line.
inline std::string findings(const Json &army)
{
    std::string text;
    for (const Finding &finding : rules().check(army))
        text += finding.severity + " " + finding.rule + " " + finding.text + "\n";
    return text;
}

/// A game being played: acts change its state.
struct Play {
    Json state;
    /// Armies are rosters, or ids of supplied ones.
    explicit Play(const Json &a, const Json &b, const Json &options = Json::object())
        : state(rules().start(rosterOf(a), rosterOf(b), options))
    {}
    static const Json &rosterOf(const Json &army) { return army.is_string() ? armyOf(army.get<std::string>()) : army; }

    Ruling act(const std::string &resolver, const Json &given = Json::object(), const std::vector<int> &faces = {})
    {
        Ruling ruling = ruleOn(resolver, given, faces, &state);
        optio::apply(state, ruling.changes);
        return ruling;
    }
    Ruling pips(int face) { return act("pips", Json::object(), {face}); }
    Ruling fight(const std::string &a, const std::string &b, std::vector<int> faces, const std::string &answers = "")
    {
        return act("close-combat", {{"a", a}, {"b", b}, {"answers", Json::parse("{" + answers + "}")}}, std::move(faces));
    }
    Ruling move(const Json &who, const std::string &answers = "")
    {
        return act("move", {{"who", who}, {"answers", Json::parse("{" + answers + "}")}});
    }
    /// Why an act is refused now.
    std::string refused(const std::string &resolver, const Json &given = Json::object()) const
    {
        return dbatest::refused(resolver, given, &state);
    }
    /// Ends bounds until it is `side`'s and its PIP die shows `face`.
    void boundOf(const std::string &side, int face)
    {
        if (state.at("phase") == 1 && state.at("active") != side)
            pips(face);
        while (state.at("active") != side || state.at("phase") != 1) {
            if (state.at("phase") == 1)
                pips(face);
            act("end-bound");
        }
        pips(face);
    }
    const Json &side(int n) const { return state.at("sides").at(static_cast<std::size_t>(n)); }
    const Json &unit(const std::string &id) const { return state.at("units").at(id); }
};

/// The first slot of a resolver: Qt takes the word away from the tests.
inline Slot slotOf(const Resolver &resolver) { return resolver.slots().at(0); }

inline bool contains(const std::string &text, const std::string &word) { return text.find(word) != std::string::npos; }

} // namespace dbatest
