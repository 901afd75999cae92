// SPDX-License-Identifier: GPL-3.0-or-later
// A watch beside a game: what a rule set's own rules say must hold after every act. It reads nothing but the JSON of the states.
#pragma once

#include "tests/soak/soak_checks.h"

#include <set>
#include <string>
#include <utility>

namespace soak {

/// An act that was done: the states around it and what the journal holds.
struct Done {
    const Json &before, &after;
    std::string resolver;
    const Json &input;  ///< complete
    const Json &result; ///< of its entry
};

/// Rulings by hand, which may set anything.
inline bool isCorrection(const std::string &resolver) { return resolver.rfind("set-", 0) == 0; }

/// Watches one game.
class Watch {
public:
    Watch(Faults &faults, const Ruleset &ruleset, Json start) : faults_(faults), ruleset_(ruleset), start_(std::move(start)) {}
    virtual ~Watch() = default;
    /// What must hold of a state by itself.
    virtual void state(const Json &) {}
    /// What must hold from one state to the next.
    virtual void act(const Done &) {}
    /// A state that differs in nothing but what `side` keeps to itself; null when there is nothing to differ in.
    virtual Json otherSecrets(const Json &, const std::string & /*side*/) const { return {}; }
    /// Is a unit destroyed, lost, off the table for good?
    virtual bool gone(const Json & /*unit*/) const { return false; }

    /// Nobody who is gone can be chosen.
    void candidates(const Json &state, const Resolver &resolver, const Slot &slot, const Json &input)
    {
        std::set<std::pair<std::string, std::string>> once;
        for (const Candidate &one : resolver.candidates(state, slot, input)) {
            const std::string where = resolver.id() + ", " + slot.id;
            expect(one.most >= 1 && one.standard >= 0 && one.standard <= one.most, "candidates can be counted",
                   where + " has a wrong count", {one.unit, one.most, one.standard});
            expect(once.insert({one.unit, one.part}).second, "candidates stand once", where + " names one twice", {one.unit, one.part});
            const auto unit = state.at("units").find(one.unit);
            expect(unit == state.at("units").end() || isCorrection(resolver.id()) || !gone(*unit), "who is gone is no candidate",
                   where + " names a unit that is gone", {one.unit, unit == state.at("units").end() ? Json() : *unit});
        }
    }
    /// Nobody who is gone takes part.
    void takesPart(const Done &done)
    {
        if (isCorrection(done.resolver))
            return;
        for (const Slot &slot : ruleset_.resolver(done.resolver).slots()) {
            const Json picks = done.input.value(slot.id, Json());
            for (const Json &pick : picks.is_array() ? picks : Json::array({picks})) {
                const std::string id = pick.is_string() ? pick.get<std::string>() : pick.is_object() ? pick.value("unit", "") : "";
                const auto unit = done.before.at("units").find(id);
                expect(unit == done.before.at("units").end() || !gone(*unit), "who is gone does not act",
                       done.resolver + " is done by or to a unit that is gone", done.input);
            }
        }
    }

protected:
    /// `rule` names the rule and, in few words, what it asks.
    void expect(bool holds, const std::string &rule, const std::string &text, const Json &detail = {})
    {
        if (!holds)
            faults_.add(rule, text, detail.is_null() ? "" : detail.dump());
    }
    static int number(const Json &row, const char *key) { return row.at(key).is_number_integer() ? row.at(key).get<int>() : 0; }
    static std::string text(const Json &row, const char *key) { return row.value(key, std::string()); }

    Faults &faults_;
    const Ruleset &ruleset_;
    Json start_;
};

/// Nobody sees what the other side keeps to itself.
inline void checkSecrets(Faults &faults, const Ruleset &ruleset, const Watch &watch, const Json &state)
{
    if (ruleset.ended(state).at("over").get<bool>())
        return;
    for (const std::string side : {"a", "b"}) {
        const Json other = watch.otherSecrets(state, side);
        if (other.is_null())
            continue;
        for (const std::string viewer : {side == "a" ? "b" : "a", ""}) {
            const Json one = toJson(ruleset.view(state, viewer)), two = toJson(ruleset.view(other, viewer));
            if (one != two)
                faults.add("views keep secrets", "the view of side \"" + viewer + "\" hangs on what " + side + " keeps to itself",
                           Json::diff(one, two).dump());
        }
    }
}

} // namespace soak
