// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/hoplites/state/state_numbers.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

/// Calls `f` for each number of the challenges of a battle.
template <class Battle, class F> void challengeNumbers(Battle &state, F &&f)
{
    f(state.bout.men[0]), f(state.bout.men[1]);
    f(state.bout.stamina[0]), f(state.bout.stamina[1]), f(state.bout.turn);
}

} // namespace

Json challengesJson(const State &state)
{
    Json fallen = Json::array();
    for (int man = 0; man < 32; ++man)
        if ((state.fallen >> man & 1) != 0)
            fallen.push_back(man);
    NumberWriter write;
    write(state.sides[0].bundori), write(state.sides[1].bundori);
    challengeNumbers(state, write);
    return {{"fallen", fallen}, {"numbers", write.list}};
}

void readChallenges(const Json &json, State &state, std::size_t champions)
{
    if (!json.is_object() || !json.contains("fallen") || !json.at("fallen").is_array() || !json.contains("numbers"))
        refuseState("\"challenges\" is " + quoted(json));
    for (const Json &man : json.at("fallen")) {
        if (!man.is_number_integer() || man < 0 || man >= champions)
            refuseState("there is no champion " + quoted(man));
        state.fallen |= 1u << man.get<unsigned>();
    }
    NumberReader read{json.at("numbers")};
    for (SideState &side : state.sides) {
        Byte bundori = 0;
        read(bundori);
        if (bundori >= champions)
            refuseState("more heads have been taken than there are");
        side.bundori = bundori & 31;
    }
    challengeNumbers(state, read);
    read.finish();
    for (std::size_t side = 0; side < 2; ++side)
        if (state.prompt == Prompt::bout
                ? state.bout.men[side] >= champions || state.bout.stamina[side] == 0 || (state.fallen >> state.bout.men[side] & 1) != 0
                : state.bout.men[side] != nobody)
            refuseState("nobody fights a challenge");
    if (state.prompt == Prompt::bout && (state.bout.men[0] == state.bout.men[1] || state.asked != state.active))
        refuseState("nobody fights a challenge");
}

void addOwn(const SideState &side, Json &json)
{
    if (side.clans > 0)
        json["clans"] = Json::array({side.clans, side.acting});
    const auto end = side.units.begin() + side.unitCount;
    if (std::all_of(side.units.begin(), end, [](const Unit &unit) { return unit.own == 0; }))
        return;
    Json list = Json::array();
    std::for_each(side.units.begin(), end, [&](const Unit &unit) { list.push_back(unit.own); });
    json["own"] = list;
}

void readOwn(const Json &json, SideState &side)
{
    if (const auto clans = json.find("clans"); clans != json.end()) {
        NumberReader read{*clans};
        Byte value = 0;
        read(value), read(side.acting);
        read.finish();
        if (value > 7)
            refuseState("a clan value is " + quoted(*clans));
        side.clans = value & 7;
    }
    const auto list = json.find("own");
    if (list == json.end())
        return;
    NumberReader read{*list};
    std::for_each(side.units.begin(), side.units.begin() + side.unitCount, [&](Unit &unit) { read(unit.own); });
    read.finish();
}

} // namespace optio::hoplites
