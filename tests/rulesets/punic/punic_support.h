// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the Punic Wars share: the loaded rule set, and a field on which units are put down and acts are done.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/punic/act.h"
#include "rulesets/punic/combat/disorder.h"
#include "rulesets/punic/punic.h"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

/// QCOMPARE for texts.
#define COMPARE_TEXT(actual, expected) QCOMPARE(QString::fromStdString(actual), QString::fromStdString(expected))

namespace punictest {

using namespace optio;
using namespace optio::punic;

/// The rule set, loaded once.
inline const Punic &game()
{
    static const Punic ruleset(std::filesystem::path(std::getenv("OPTIO_RULESETS")) / "punic");
    return ruleset;
}

/// A game in the making: units and leaders are put down, then acts change it as they would change a game.
class Field {
public:
    Field()
    {
        State state;
        state.initiative = "a";
        state.active = "a";
        state.sides = {{"a", "Romans", "Romans", 40, false}, {"b", "Carthaginians", "Carthaginians", 40, false}};
        state.commands = {{"a1", "a", "First", "inf", {}, {}}, {"b1", "b", "First", "inf", {}, {}}};
        json = toJson(state);
    }

    /// Puts a unit down as described: {"type":"HI",…}; its side is the first letter of its id.
    Field &unit(const std::string &id, const std::string &description)
    {
        State now = state();
        now.units.emplace(id, describedUnit(game().sheet(), id, id.substr(0, 1), Json::parse(description)));
        for (Command &command : now.commands)
            if (command.side == id.substr(0, 1))
                command.units.push_back(id);
        json = toJson(now);
        return *this;
    }

    Field &leader(const std::string &id, const std::string &name, bool general, int actions, const std::string &with = "")
    {
        State now = state();
        Leader leader;
        leader.id = id;
        leader.side = id.substr(0, 1);
        leader.command = leader.side + "1";
        leader.name = name;
        leader.general = general;
        leader.actions = actions;
        leader.attached = with;
        now.leaders.emplace(id, leader);
        for (Command &command : now.commands)
            if (command.side == leader.side)
                command.leaders.push_back(id);
        json = toJson(now);
        return *this;
    }

    Field &at(const std::string &step, const std::string &active = "a")
    {
        json["step"] = step;
        json["active"] = active;
        return *this;
    }

    State state() const { return readState(json); }
    Unit of(const std::string &id) const { return state().unit(id); }

    /// Changes the state by hand, without a ruling.
    template <class Change> Field &change(Change make)
    {
        State now = state();
        make(now);
        json = toJson(now);
        return *this;
    }

    Ruling act(const std::string &resolver, const Json &input, const std::vector<int> &faces = {})
    {
        const Ruling ruling = rule(resolver, input, faces);
        const Json before = json;
        optio::apply(json, ruling.changes);
        // Undo must give back what there was.
        Json back = json;
        optio::apply(back, inverse(ruling.changes));
        if (back != before)
            throw Error("taking back \"" + ruling.sentence + "\" does not restore the state");
        return ruling;
    }

    Ruling rule(const std::string &resolver, const Json &input, const std::vector<int> &faces = {}) const
    {
        const Resolver &asked = game().resolver(resolver);
        const Json complete = asked.complete(&json, input);
        if (const std::string refusal = asked.refusal(json, complete); !refusal.empty())
            throw Error(refusal);
        EnteredDice source(faces);
        Dice dice(source);
        Ruling ruling = asked.prepare(&json, complete)->rule(dice);
        source.finish();
        return ruling;
    }

    /// Why an act is refused; empty when it is not.
    std::string refused(const std::string &resolver, const Json &input, const std::vector<int> &faces = {}) const
    {
        try {
            rule(resolver, input, faces);
            return {};
        } catch (const Error &error) {
            return error.what();
        }
    }

    /// "dps 3" of a unit, with what else matters: "3", "5 shaken".
    std::string dps(const std::string &id) const
    {
        const Unit unit = of(id);
        return std::to_string(unit.dps) + (unit.shaken ? " shaken" : "");
    }

    Json json;
};

/// An input of a unit and answers: who("a1.1", R"("mv.kind":"move")").
inline Json who(const std::string &unit, const std::string &answers = "")
{
    return {{"who", unit}, {"answers", Json::parse("{" + answers + "}")}};
}

/// Does the text hold this?
inline bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

/// The ids of the questions a form asks.
inline std::string asks(const Field &field, const std::string &resolver, const Json &input)
{
    std::string ids;
    for (const Question &question : game().resolver(resolver).form(&field.json, input).questions)
        ids += (ids.empty() ? "" : " ") + question.id;
    return ids;
}

} // namespace punictest
