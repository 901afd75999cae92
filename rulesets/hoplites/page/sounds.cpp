// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out what happened by comparing what the listener sees before and after, so that nothing else can be heard.
#include "rulesets/hoplites/page/sounds.h"

#include "rules/sides.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/view.h"

#include <numeric>

namespace optio::hoplites {

namespace {

bool lost(const Unit &unit) { return unit.place == Place::eliminated; }
bool fleeing(const Unit &unit) { return unit.place == Place::second && !unit.has(rallied); }
bool inOrder(const Unit &unit) { return unit.place == Place::second && unit.has(rallied); }

int spentBy(const SideState &side) { return std::accumulate(side.spent.begin(), side.spent.end(), 0); }

/// Is an attack that was just declared one on the flank? While its targets are asked it is still being formed.
bool flanking(const State &before, const State &after)
{
    if (after.attackCount > before.attackCount)
        return after.attacks[at(after.attackCount - 1)].flanks != 0;
    return after.prompt == Prompt::withdraw && after.forming.flanks != 0;
}

struct Listening {
    const Sheet &sheet;
    State before, after;

    /// Does `what(unit, how it was, side)` hold for anyone?
    template <class What> bool any(const What &what) const
    {
        for (std::size_t side = 0; side < 2; ++side)
            for (std::size_t i = 0; i < after.sides[side].unitCount; ++i)
                if (what(after.sides[side].units[i], before.sides[side].units[i], side))
                    return true;
        return false;
    }
    template <class Count> bool more(const Count &count) const
    {
        return count(after.sides[0]) > count(before.sides[0]) || count(after.sides[1]) > count(before.sides[1]);
    }
    /// Is this the gun of a side that has just fired, and is it gone (SAM-14)?
    bool burst(const Unit &now, const Unit &then, std::size_t side) const
    {
        return lost(now) && !lost(then) && sheet.is(now, artillery) && after.sides[side].shots > before.sides[side].shots;
    }
};

} // namespace

std::vector<std::string> soundEvents()
{
    return {"card",  "missile",   "gun",     "explosion", "shock", "rout",    "elimination", "rally",
            "flank", "challenge", "bundori", "phase",     "turn",  "victory", "defeat",      "refusal"};
}

std::vector<std::string> soundsOf(const Sheet &sheet, const State &before, const State &after, const Act &act,
                                  const std::set<std::string> &dice, int viewer)
{
    const Listening heard{sheet, viewOf(before, viewer), viewOf(after, viewer)};
    const bool bursts = dice.contains("gun.burst");
    std::vector<std::string> events;
    const auto when = [&events](bool happened, const char *event) {
        if (happened)
            events.emplace_back(event);
    };
    when(act.deed == Deed::play || heard.more(spentBy), "card");
    when(act.deed == Deed::card && !sheet.modules[before.module].champions.empty(), "challenge");
    when(act.deed == Deed::attack && flanking(heard.before, heard.after), "flank");
    when(dice.contains("missile"), "missile");
    when(dice.contains("gun"), "gun");
    when(bursts && heard.any([&](const Unit &now, const Unit &then, std::size_t side) { return heard.burst(now, then, side); }),
         "explosion");
    when((act.deed == Deed::resolve && before.attackCount > 0) || act.deed == Deed::behind, "shock");
    when(heard.any([](const Unit &now, const Unit &then, std::size_t) { return fleeing(now) && !fleeing(then); }), "rout");
    when(heard.any([&](const Unit &now, const Unit &then, std::size_t side) {
        return lost(now) && !lost(then) && !(bursts && heard.burst(now, then, side));
    }),
         "elimination");
    when(heard.any([](const Unit &now, const Unit &then, std::size_t) { return inOrder(now) && fleeing(then); }), "rally");
    when(heard.more([](const SideState &side) { return side.bundori; }), "bundori");
    const bool begins = after.turns > before.turns;
    when(after.phase != before.phase && !begins && !after.over(), "phase");
    when(begins && !after.over(), "turn");
    // Two who look at one screen share the victory; a draw has no sound.
    if (after.over() && !before.over() && after.winner < 2)
        events.emplace_back(viewer == 1 - after.winner ? "defeat" : "victory");
    return events;
}

std::vector<std::string> Hoplites::sounds(const Json &before, const Json &after, const Json &entry, const std::string &viewer) const
{
    const Json &did = entry.at("act");
    if (did.at("resolver") != actResolver() || !did.value("input", Json::object()).contains("do"))
        return {}; // what is done unseen is not heard
    const auto was = gameOf(sheet_, before), is = gameOf(sheet_, after);
    std::set<std::string> dice;
    for (const Json &die : entry.at("result").value("dice", Json::array()))
        dice.insert(die.value("id", std::string()));
    return soundsOf(sheet_, was->state, is->state, actFromJson(did.at("input").at("do"), was->state.toAct()), dice, viewerFrom(viewer));
}

} // namespace optio::hoplites
