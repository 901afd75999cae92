// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in battles of Ancients: initiative, leaders, losses, notes, who attacks and shoots.
#pragma once

#include "tests/soak/soak_watch.h"

#include <algorithm>
#include <string>

namespace soak {

class AncientsWatch : public Watch {
public:
    using Watch::Watch;

    bool gone(const Json &unit) const override { return unit.at("place") == "destroyed" || unit.at("place") == "fled"; }

    void state(const Json &state) override
    {
        const Json &units = state.at("units");
        const auto known = [&](const Json &id) { return units.contains(id.get<std::string>()); };
        for (const Json &side : state.at("sides"))
            expect(number(side, "pips") >= 0 && number(side, "pips") <= number(side, "rolled"), "ANC-034 initiative is spent once",
                   "a side has more initiative than it had, or less than none", side);
        expect(state.at("leaders").size() == start_.at("leaders").size(), "ANC-016 leaders are conserved", "leaders were made or lost");
        for (const auto &[id, leader] : state.at("leaders").items()) {
            const std::string with = text(leader, "unit");
            if (with.empty())
                continue;
            expect(units.contains(with) && units.at(with).at("place") == "map" && units.at(with).at("side") == leader.at("side"),
                   "ANC-016 leaders stand with units on the map", "a leader stands with a unit that is not there", leader);
            expect(leader.at("state") == "on_map", "ANC-016 leaders stand with units on the map", "a leader off the map stands with a unit",
                   leader);
        }
        int worth[2] = {};
        for (const auto &[id, unit] : units.items()) {
            worth[unit.at("side") == "b" ? 1 : 0] += number(unit, "value");
            if (unit.at("panicking").get<bool>() && unit.at("place") == "map")
                expect(unit.at("disordered").get<bool>(), "ANC-032 who panics is disordered", "a unit panics in good order", unit);
        }
        for (int s = 0; s < 2; ++s) {
            int start = 0;
            for (const auto &[id, unit] : start_.at("units").items())
                start += (unit.at("side") == "b") == (s == 1) ? number(unit, "value") : 0;
            expect(worth[s] == start, "ANC-015 units are conserved",
                   "an army is worth " + std::to_string(worth[s]) + ", not " + std::to_string(start));
        }
        for (const Json &hex : state.at("vacated"))
            for (const Json &who : hex.at("who"))
                expect(known(who) && units.at(who.get<std::string>()).at("place") == "map", "ANC-103 who advances is on the map",
                       "a unit that is not on the map is to enter a hex", hex);
        for (const Json &fallen : state.at("fallen"))
            expect(known(fallen), "ANC-100 the fallen are known", "nobody has fallen", fallen);
        expect(number(state, "turn") <= std::max(number(state.at("settings"), "length"), state.at("second").value("length", 0)) ||
                   state.at("over").get<bool>(),
               "ANC-022 battles end", "a turn beyond the battle's length");
    }

    void act(const Done &done) override
    {
        const Json &was = done.before, &is = done.after;
        for (const auto &[id, unit] : was.at("units").items()) {
            if (!is.at("units").contains(id)) {
                expect(was.at("step") == "setup", "ANC-015 units are conserved", "a unit is no more", unit);
                continue;
            }
            const Json &now = is.at("units").at(id);
            if (unit.at("place") == "destroyed" || unit.at("place") == "fled")
                expect(now.at("place") == unit.at("place"), "ANC-102 who is lost stays lost", "a unit has come back", now);
        }
        for (const auto &[id, leader] : was.at("leaders").items()) {
            const std::string state = text(leader, "state"), now = text(is.at("leaders").at(id), "state");
            if (state == "lost")
                expect(now == "lost", "ANC-097 who is lost stays lost", "a leader has come back", leader);
            if (state == "discarded")
                expect(now == "discarded" || now == "lost", "ANC-108 who is spent stays spent", "a spent leader has come back", leader);
        }
        for (std::size_t s = 0; s < 2; ++s) {
            const Json &before = was.at("sides")[s], &after = is.at("sides")[s];
            expect(after.at("notes").size() >= before.at("notes").size(), "ANC-112 notes stay", "a note has vanished");
            for (std::size_t n = 0; n < before.at("notes").size() && n < after.at("notes").size(); ++n)
                expect(!before.at("notes")[n].at("open").get<bool>() || after.at("notes")[n].at("open").get<bool>(), "ANC-112 notes stay",
                       "an open note is sealed again", after);
            if (was.at("second").at("open") == is.at("second").at("open"))
                expect(!before.at("panicked").get<bool>() || after.at("panicked").get<bool>(), "ANC-032 an army panics once",
                       "it has not panicked any more", after);
            if (done.resolver == "attack" && number(after, "pips") > number(before, "pips"))
                expect(false, "ANC-034 initiative is spent once", "an attack has given initiative");
        }
        expect(!was.at("over").get<bool>(), "ANC-022 battles end", done.resolver + " after the end of the battle");
        if (done.resolver == "attack" && done.input.contains("who") && done.input.at("who").is_array())
            for (const Json &pick : done.input.at("who")) {
                const std::string id = pick.is_string() ? pick.get<std::string>() : pick.value("unit", "");
                const Json &unit = was.at("units").at(id);
                expect(unit.at("place") == "map" && !unit.at("attacked").get<bool>(), "ANC-077 an attacker attacks once and from the map",
                       "a unit has attacked again, or is not on the map", unit);
            }
        if (done.resolver == "shoot") {
            const Json &unit = was.at("units").at(done.input.at("who").get<std::string>());
            expect(unit.at("place") == "map" && !unit.at("fired").get<bool>(), "ANC-071 who has shot shoots no more",
                   "a unit has shot again", unit);
        }
    }
};

} // namespace soak
