// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of Tropaion share: the loaded figures, and a field on which units are put down and acts are done.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/tropaion/act.h"
#include "rulesets/tropaion/cards.h"
#include "rulesets/tropaion/combat/combat.h"
#include "rulesets/tropaion/combat/fight.h"
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/move/order.h"
#include "rulesets/tropaion/sequence.h"
#include "rulesets/tropaion/tropaion.h"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

/// QCOMPARE for texts.
#define TROPAION_TEXT(actual, expected) QCOMPARE(QString::fromStdString(actual), QString::fromStdString(expected))

namespace tropaiontest {

using namespace optio;
using namespace optio::tropaion;

/// The rule set, loaded once.
inline const Tropaion &rules()
{
    static const Tropaion ruleset(std::filesystem::path(std::getenv("OPTIO_RULESETS")) / "tropaion");
    return ruleset;
}

inline Ruling ruleOn(const std::string &resolver, const Json &input, const std::vector<int> &faces, const Json *state = nullptr)
{
    const Resolver &asked = rules().resolver(resolver);
    const Json complete = asked.complete(state, input);
    if (state != nullptr)
        if (const std::string refusal = asked.refusal(*state, complete); !refusal.empty())
            throw Error(refusal);
    EnteredDice source(faces);
    Dice dice(source);
    Ruling ruling = asked.prepare(state, complete)->rule(dice);
    source.finish();
    return ruling;
}

/// "pushed" of a side; "none" when nothing becomes of it.
inline std::string fateIn(const Ruling &ruling, const std::string &side)
{
    for (const SideOutcome &one : ruling.outcome)
        if (one.side == side && !one.result.empty())
            return one.result;
    return "none";
}

inline int totalIn(const Ruling &ruling, const std::string &side)
{
    int value = -99;
    for (const Total &total : ruling.totals)
        if (total.side == side && total.id == "total")
            value = total.value;
    return value;
}

/// "charge+2 support+1" of a side: the ids of its lines without their prefix, the die and the combat value left out.
inline std::string linesIn(const Ruling &ruling, const std::string &side)
{
    std::string text;
    for (const Line &line : ruling.lines)
        if (line.side == side && line.id != "cf.die" && line.id != "cf.combat" && line.id.find('.') != std::string::npos)
            text += (text.empty() ? "" : " ") + line.id.substr(line.id.find('.') + 1) + signedText(line.value);
    return text;
}

/// Does the text hold this?
inline bool tells(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

/// A game in the making: units are put down, then acts change it as they would change a game.
class Field {
public:
    Field()
    {
        State state;
        state.sides.resize(2);
        state.sides[0].id = "a";
        state.sides[0].name = "Romans";
        state.sides[1].id = "b";
        state.sides[1].name = "Gauls";
        state.active = state.first = "a";
        state.step = "move";
        state.hasHill = state.hasDifficult = false;
        state.settings.generalship = false;
        json = toJson(state);
    }

    /// Puts a unit down: "HI legionaries veteran". Its side is the first letter of its id, its name the id itself.
    Field &unit(const std::string &id, const std::string &words)
    {
        return change([&](State &state) {
            Unit unit;
            unit.id = unit.name = id;
            unit.side = id.substr(0, 1);
            std::size_t at = 0;
            while (at < words.size()) {
                const std::size_t end = std::min(words.find(' ', at), words.size());
                const std::string word = words.substr(at, end - at);
                if (at == 0)
                    unit.type = fromWord<Type>(word, id);
                else if (word == "javelins" || word == "slings" || word == "bows")
                    unit.weapon = fromWord<Weapon>(word, id);
                else
                    unit.traits.push_back(rules().sheet().trait(word).id);
                at = end + 1;
            }
            ++state.side(unit.side).size;
            state.units.emplace(id, unit);
        });
    }
    Field &form(const std::vector<std::vector<std::string>> &files)
    {
        return change([&](State &state) { formUp(rules().sheet(), state, files); });
    }
    /// Two enemies in contact, front to front unless told otherwise: `touched` is where the unit of b is touched.
    Field &contact(const std::string &a, const std::string &b, int charger = -1, Aspect touched = Aspect::front)
    {
        return change([&](State &state) {
            Engagement engagement;
            engagement.id = state.newId('e');
            engagement.units = {a, b};
            engagement.aspects = {Aspect::front, touched};
            engagement.charger = charger;
            state.engagements.emplace(engagement.id, engagement);
        });
    }
    Field &at(const std::string &step, const std::string &active = "a")
    {
        json["step"] = step;
        json["active"] = active;
        return *this;
    }
    Field &points(const std::string &side, int valour, int discipline, int strategy)
    {
        return change([&](State &state) {
            state.side(side).left = state.side(side).score = {valour, discipline, strategy};
            state.side(side).assigned = true;
        });
    }
    /// Changes the state by hand, without a ruling.
    template <class Change> Field &change(Change make)
    {
        State now = readState(json);
        make(now);
        json = toJson(now);
        return *this;
    }

    State state() const { return readState(json); }
    Unit of(const std::string &id) const { return state().unit(id); }
    int left(const std::string &side, Virtue virtue) const { return state().side(side).left[static_cast<std::size_t>(virtue)]; }

    Ruling act(const std::string &resolver, const Json &input, const std::vector<int> &faces = {})
    {
        const Ruling ruling = ruleOn(resolver, input, faces, &json);
        const Json before = json;
        optio::apply(json, ruling.changes);
        // Undo must give back what there was.
        Json back = json;
        optio::apply(back, inverse(ruling.changes));
        if (back != before)
            throw Error("taking back \"" + ruling.sentence + "\" does not restore the state");
        return ruling;
    }
    /// Why an act is refused; empty when it is not. Nothing may change.
    std::string refused(const std::string &resolver, const Json &input, const std::vector<int> &faces = {}) const
    {
        try {
            ruleOn(resolver, input, faces, &json);
            return {};
        } catch (const Error &error) {
            return error.what();
        }
    }
    /// The ids of the questions a form asks.
    std::string asks(const std::string &resolver, const Json &input) const
    {
        std::string ids;
        for (const Question &question : rules().resolver(resolver).form(&json, input).questions)
            ids += (ids.empty() ? "" : " ") + question.id;
        return ids;
    }

    Json json;
};

/// An input of two units and answers: pair("a1", "b1", R"("cb.hill":"a")").
inline Json pair(const std::string &a, const std::string &b, const std::string &answers = "")
{
    return {{"a", a}, {"b", b}, {"answers", Json::parse("{" + answers + "}")}};
}

/// An input of picked units and answers.
inline Json move(const std::vector<std::string> &units, const std::string &answers = "")
{
    Json who = Json::array();
    for (const std::string &unit : units)
        who.push_back({{"unit", unit}});
    return {{"who", who}, {"answers", Json::parse("{" + answers + "}")}};
}

inline Json one(const std::string &unit, const std::string &answers = "")
{
    return {{"who", unit}, {"answers", Json::parse("{" + answers + "}")}};
}
inline Json only(const std::string &answers = "") { return {{"answers", Json::parse("{" + answers + "}")}}; }

/// Puts an army's morale down to where it wavers.
inline Field &waver(Field &field, const std::string &side)
{
    return field.change([&](State &state) { state.side(side).morale = 4; });
}

} // namespace tropaiontest
