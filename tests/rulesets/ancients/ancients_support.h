// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of Ancients share: the loaded rule set, and battles in which acts are done.
#pragma once

#include "rules/journal/notes.h"
#include "rules/journal/sealed.h"
#include "rules/ruleset.h"
#include "rulesets/ancients/act.h"
#include "rulesets/ancients/ancients.h"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

/// QCOMPARE for texts.
#define ANCIENTS_TEXT(actual, expected) QCOMPARE(QString::fromStdString(actual), QString::fromStdString(expected))

namespace ancientstest {

using namespace optio;
using ancients::State;
using ancients::Unit;

/// The rule set, loaded once.
inline const ancients::Ancients &rules()
{
    static const ancients::Ancients ruleset(std::filesystem::path(std::getenv("OPTIO_RULESETS")) / "ancients");
    return ruleset;
}

inline Ruling ruleOn(const std::string &resolver, const Json &input, const std::vector<int> &faces, const Json *state = nullptr)
{
    const Resolver &asked = rules().resolver(resolver);
    const Json complete = asked.complete(state, input);
    EnteredDice source(faces);
    Dice dice(source);
    Ruling ruling = asked.prepare(state, complete)->rule(dice);
    source.finish();
    return ruling;
}

inline bool tells(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

/// Chances of an act as "label 1/6".
inline std::string chances(const std::string &resolver, const Json &input, const Json *state = nullptr)
{
    const Resolver &asked = rules().resolver(resolver);
    const auto ready = asked.prepare(state, asked.complete(state, input));
    const Distribution odds = oddsOf(*ready);
    std::string text;
    for (const Share &share : odds.shares)
        text += (text.empty() ? "" : ", ") + ready->outcome(share.outcome).label + " " +
                std::to_string(static_cast<unsigned long long>(share.weight)) + "/" +
                std::to_string(static_cast<unsigned long long>(odds.of));
    return text;
}

/// An army of catalogue rows, each with its id as a name; with a camp unless told otherwise.
inline Json army(const std::string &name, const std::vector<std::string> &rows, int leaders, bool camp = true)
{
    Json units = Json::array();
    for (const std::string &row : rows)
        units.push_back({{"row", row}, {"name", row}, {"count", 1}});
    if (camp)
        units.push_back({{"row", "CP"}, {"name", "CP"}, {"count", 1}});
    return {{"format", 1}, {"ruleset", "ancients"}, {"data", ""},
            {"id", "x"},   {"name", name},          {"people", name},
            {"notes", ""}, {"limit", 2000},         {"commands", Json::array({{{"name", ""}, {"leaders", leaders}, {"units", units}}})}};
}

/// A battle of Romans (a, who attack) and Gauls (b).
class Battle {
public:
    Battle(const std::vector<std::string> &a, const std::vector<std::string> &b, Json options = Json::object(), int leadersA = 1,
           int leadersB = 1)
        : json(rules().start(army("Romans", a, leadersA), army("Gauls", b, leadersB), options))
    {}

    /// Puts the battle to a step, without a ruling.
    Battle &at(const std::string &step, const std::string &active = "a", int turn = 1)
    {
        json["step"] = step;
        json["active"] = active;
        json["turn"] = turn;
        return *this;
    }
    template <class Change> Battle &change(Change make)
    {
        State now = ancients::readState(json);
        make(now);
        json = ancients::toJson(now);
        return *this;
    }
    /// A leader of the unit's side joins it.
    Battle &lead(const std::string &unit)
    {
        return change([&](State &state) {
            for (auto &[id, leader] : state.leaders)
                if (leader.side == state.unit(unit).side && leader.state == ancients::LeaderState::pool) {
                    leader.state = ancients::LeaderState::map;
                    leader.unit = unit;
                    return;
                }
        });
    }
    Battle &disorder(const std::string &unit)
    {
        json["units"][unit]["disordered"] = true;
        return *this;
    }
    Battle &pips(int points)
    {
        for (Json &side : json["sides"])
            side["pips"] = points;
        return *this;
    }

    Ruling act(const std::string &resolver, const Json &input = Json::object(), const std::vector<int> &faces = {})
    {
        const Ruling ruling = ruleOn(resolver, input, faces, &json);
        const Json before = json;
        optio::apply(json, ruling.changes);
        Json back = json; // undo gives back what there was
        optio::apply(back, inverse(ruling.changes));
        if (back != before)
            throw Error("taking back \"" + ruling.sentence + "\" does not restore the state");
        return ruling;
    }
    /// Why an act is refused; empty when it is not.
    std::string refused(const std::string &resolver, const Json &input = Json::object(), const std::vector<int> &faces = {}) const
    {
        try {
            ruleOn(resolver, input, faces, &json);
            return {};
        } catch (const Error &error) {
            return error.what();
        }
    }
    std::string asks(const std::string &resolver, const Json &input) const
    {
        std::string ids;
        for (const Question &question : rules().resolver(resolver).form(&json, input).questions)
            ids += (ids.empty() ? "" : " ") + question.id;
        return ids;
    }
    State state() const { return ancients::readState(json); }
    Unit of(const std::string &id) const { return state().unit(id); }
    /// "disordered", "good", "destroyed", "fled" or "away".
    std::string order(const std::string &id) const
    {
        const Unit unit = of(id);
        return unit.onMap() ? (unit.disordered ? "disordered" : "good") : ancients::placeWords[static_cast<std::size_t>(unit.place)];
    }
    int left(const std::string &side) const { return state().side(side).pips; }

    Json json;
};

/// A journal's act of a battle that is written down with its seal alone, and the note as its writer keeps it.
inline KeptNote seal(Battle &battle, const char *side, const std::string &answers, const Json &who = Json::array())
{
    Json input = {{"side", side}, {"who", who}, {"answers", Json::parse("{" + answers + "}")}};
    const Sealing sealed = sealWritten(rules(), battle.json, "seal-note", input);
    battle.act("seal-note", sealed.input);
    return *sealed.kept;
}

/// Why a note cannot be sealed; empty when it can.
inline std::string unsealed(Battle battle, const char *side, const std::string &answers, const Json &who = Json::array())
{
    try {
        seal(battle, side, answers, who);
        return {};
    } catch (const Error &error) {
        return error.what();
    }
}

/// An input of picked units and answers.
inline Json with(const Json &slots, const std::string &answers = "")
{
    Json input = slots;
    input["answers"] = Json::parse("{" + answers + "}");
    return input;
}

} // namespace ancientstest
