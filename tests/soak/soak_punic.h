// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in games of the Punic Wars: bases, DPs, combats, charges, events, leaders.
#pragma once

#include "tests/soak/soak_watch.h"

#include <map>
#include <set>
#include <string>

namespace soak {

class PunicWatch : public Watch {
public:
    using Watch::Watch;

    bool gone(const Json &unit) const override { return unit.at("status") != "inPlay"; }

    void state(const Json &state) override
    {
        const Json &units = state.at("units");
        const auto inPlay = [&](const Json &id) {
            const auto found = units.find(id.get<std::string>());
            return found != units.end() && found->at("status") == "inPlay";
        };
        for (const auto &[id, unit] : units.items()) {
            const bool elephant = unit.at("type") == "EL";
            int bases = 0, ranks = 0;
            for (const Json &rank : unit.at("ranks")) {
                expect(number(rank, "bases") >= 0 && number(rank, "bases") <= number(rank, "start"), "PUN-051 bases within their start",
                       "a rank has more bases than at the start, or fewer than none", unit);
                bases += number(rank, "bases");
                ranks += number(rank, "bases") > 0 ? 1 : 0;
            }
            if (unit.at("status") != "inPlay")
                continue;
            expect(bases > 0, "PUN-051 without bases destroyed", "a unit without bases is in play", unit);
            const int most = 5 + (unit.at("legion").get<bool>() && ranks > 1 ? ranks - 1 : 0);
            expect(number(unit, "dps") >= 0 && number(unit, "dps") <= most, "PUN-048 DPs within the threshold", "too many DPs", unit);
            const bool shaken = unit.at("shaken").get<bool>();
            if (elephant) {
                expect(number(unit, "dps") == 0 && !shaken, "PUN-046 elephants have no DPs", "an elephant has DPs or is shaken", unit);
            } else {
                expect(!shaken || number(unit, "dps") >= 5, "PUN-049 shaken at the threshold", "shaken with fewer than 5 DPs", unit);
                expect(shaken || number(unit, "dps") < most, "PUN-049 shaken at the threshold", "at its threshold and not shaken", unit);
                expect(unit.at("legion").get<bool>() || shaken == (number(unit, "dps") == 5), "PUN-049 shaken at the threshold",
                       "shaken and threshold are not the same", unit);
                expect(!shaken || unit.at("formation") == "unformed" || unit.at("formation") == "none", "PUN-052 shaken is unformed",
                       "a shaken unit is formed", unit);
                expect(unit.at("mood") != "routing" || shaken, "PUN-049 who routs is shaken", "a unit routs without being shaken", unit);
                expect(unit.at("mood") != "rampaging", "PUN-073 elephants alone rampage", "no elephant, but rampaging", unit);
            }
            expect(number(unit, "shots") >= 0 && number(unit, "shots") <= 2, "PUN-181 two volleys a phase", "more than two volleys", unit);
            for (const char *other : {"caughtBy", "chasing", "hackBy"})
                expect(text(unit, other).empty() ||
                           (units.contains(text(unit, other)) && units.at(text(unit, other)).at("side") != unit.at("side")),
                       "PUN-024 units know their enemies", std::string(other) + " names nobody or a friend", unit);
        }
        std::map<std::string, int> engaged;
        for (const auto &[id, combat] : state.at("combats").items()) {
            std::set<std::string> sides;
            for (const Json &member : combat.at("members")) {
                const std::string unit = member.at("unit").get<std::string>();
                ++engaged[unit];
                expect(inPlay(member.at("unit")), "PUN-028 who fights is in play", unit + " fights but is not in play", combat);
                if (units.contains(unit))
                    sides.insert(units.at(unit).at("side").get<std::string>());
            }
            expect(sides.size() == 2, "PUN-028 a combat has two sides", "a combat with one side", combat);
        }
        for (const auto &[unit, count] : engaged)
            expect(count == 1, "PUN-028 one combat for each unit", unit + " fights in several combats", state.at("combats"));
        for (const auto &[id, charge] : state.at("charges").items())
            if (charge.at("stage") != "done" && charge.at("target") != id) // whose target is himself has none: he runs on, or loots
                expect(inPlay(id) && (inPlay(charge.at("target")) || charge.at("response") == "evade") &&
                           units.at(id).at("side") != units.at(charge.at("target").get<std::string>()).at("side"),
                       "PUN-190 charges are of units in play", "a charge of or on a unit that is not in play", {{id, charge}});
        for (const auto &[id, event] : state.at("events").items()) {
            expect(text(event, "unit").empty() || units.contains(text(event, "unit")), "PUN-029 events refer to units", "of no unit",
                   event);
            std::set<std::string> once;
            for (const char *list : {"struck", "exclude"})
                for (const Json &unit : event.value(list, Json::array()))
                    expect(units.contains(unit.get<std::string>()), "PUN-029 events refer to units", "names a unit that is not there",
                           event);
            for (const Json &unit : event.value("struck", Json::array()))
                expect(once.insert(unit.get<std::string>()).second, "PUN-058 an event strikes once", "struck twice", event);
        }
        for (const auto &[id, leader] : state.at("leaders").items()) {
            expect(number(leader, "used") >= 0 && number(leader, "used") <= number(leader, "actions"),
                   "PUN-022 actions within their number", "a leader has used more than he has", leader);
            const std::string with = text(leader, "attached");
            if (leader.at("lost").get<bool>() || with.empty())
                continue;
            expect(units.contains(with) && units.at(with).at("side") == leader.at("side"), "PUN-022 leaders stand with their own",
                   "a leader is attached to nobody of his army", leader);
            expect(inPlay(with), "PUN-121 leaders are lost with their units", "a leader is attached to a unit out of play", leader);
        }
        for (const auto &[id, move] : state.at("after").items())
            expect(inPlay(move.at("unit")), "PUN-261 who moves is in play", "an after-combat move of a unit out of play", move);
    }

    void act(const Done &done) override
    {
        const Json &was = done.before.at("units"), &is = done.after.at("units");
        for (const auto &[id, unit] : was.items()) {
            expect(is.contains(id), "PUN-023 units stay known", id + " is no more", unit);
            if (!is.contains(id))
                continue;
            if (unit.at("status") != "inPlay")
                expect(is.at(id).at("status") == unit.at("status"), "PUN-287 who is gone stays gone", "a unit has come back", is.at(id));
        }
        for (const char *side : {"a", "b"})
            expect(bases(is, side) <= bases(was, side), "PUN-050 bases are conserved",
                   std::string("side ") + side + " has more bases than before");
        for (std::size_t s = 0; s < 2; ++s)
            expect(!done.before.at("sides")[s].at("broken").get<bool>() || done.after.at("sides")[s].at("broken").get<bool>(),
                   "PUN-291 a broken army stays broken", "an army is whole again");
        if (done.resolver == "end-turn")
            expect(number(done.after, "turn") == number(done.before, "turn") + 1, "PUN-095 turns are counted", "no new turn");
        else
            expect(done.after.at("turn") == done.before.at("turn"), "PUN-095 turns are counted", "another turn without an end of one");
        for (const auto &[id, leader] : done.before.at("leaders").items())
            if (leader.at("lost").get<bool>() && done.after.at("leaders").contains(id) && done.resolver != "end-turn")
                expect(done.after.at("leaders").at(id).at("lost").get<bool>(), "PUN-127 successors come at the start of a turn",
                       "a lost leader is back in the middle of a turn", leader);
    }

private:
    static int bases(const Json &units, const std::string &side)
    {
        int sum = 0;
        for (const auto &[id, unit] : units.items())
            if (unit.at("side") == side)
                for (const Json &rank : unit.at("ranks"))
                    sum += number(rank, "bases");
        return sum;
    }
};

} // namespace soak
