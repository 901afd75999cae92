// SPDX-License-Identifier: GPL-3.0-or-later
// A small field of Hoplites for tests: units put where they are wanted, typed dice, the steps of a turn one by one.
#pragma once

#include "rules/options.h"
#include "rules/roster/armies.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/legal.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace hoplitestest {

using namespace optio;
using namespace optio::hoplites;
using optio::hoplites::Act; // not optio's
using optio::hoplites::Narration;

inline std::filesystem::path figuresFolder()
{
    const char *set = std::getenv("OPTIO_RULESETS");
    return std::filesystem::path(set != nullptr ? set : "rulesets") / "hoplites";
}

inline const Sheet &sheet()
{
    static const Sheet figures{FigureFolder(figuresFolder())};
    return figures;
}

inline const std::vector<Json> &armies()
{
    static const std::vector<Json> all = readArmies(figuresFolder(), "hoplites", "test", [](Json &, const std::string &) {});
    return all;
}

inline const Json &army(const std::string &id)
{
    for (const Json &one : armies())
        if (one.at("id") == "hoplites/" + id)
            return one;
    throw Error("there is no army " + id);
}

inline Json options(const Json &given = Json::object()) { return settledOptions(sheet().options, given); }

/// Round 6, side A's shock phase, nobody on the field; leaders of Initiative 5 and Command 2.
struct Ground {
    State state;
    Names names;
    Narration narration;

    explicit Ground(const std::string &period = "antiquity")
    {
        state.module = static_cast<Byte>(sheet().moduleOf(period));
        state.round = 6;
        state.setup = 3;
        state.longest = 200;
        state.phase = Phase::shock;
        state.turns = 11;
        for (SideState &side : state.sides) {
            side.deck.fill(nobody);
            side.hand.fill(nobody);
            side.second.fill(nobody);
            side.field.fill(nobody);
            side.initiative = 5;
            side.command = 2;
            side.level = 1000;
        }
        names.army = {"First", "Second"};
        narration.names = &names;
    }
    Ground(const Ground &) = delete;

    Unit &unit(int side, int index) { return state.sides[static_cast<std::size_t>(side)].units[static_cast<std::size_t>(index)]; }
    SideState &side(int index) { return state.sides[static_cast<std::size_t>(index)]; }

    /// A unit card that is nowhere yet.
    int make(int owner, const std::string &type, int tq, int size, const std::string &missile = "",
             const std::vector<std::string> &characteristics = {})
    {
        Json told = {{"name", type}, {"type", type}, {"tq", tq}, {"size", size}, {"missile", missile}};
        for (const std::string &one : characteristics)
            told[one] = true;
        const UnitRow row = unitFrom(sheet(), told, "test");
        SideState &own = side(owner);
        Unit &card = own.units[own.unitCount];
        card.type = static_cast<Byte>(row.type);
        card.tq = static_cast<Byte>(tq);
        card.size = static_cast<Byte>(size);
        card.missile = row.missile;
        card.own = row.own;
        card.limit = static_cast<Byte>(tq * sheet().types[static_cast<std::size_t>(row.type)].limit);
        card.worth = static_cast<Byte>(worthOf(sheet(), row, false));
        card.place = Place::unknown;
        names.units[static_cast<std::size_t>(owner)].push_back(type + " " + std::to_string(own.unitCount + 1));
        return own.unitCount++;
    }
    /// One that stands in a column, 1 to 9.
    int put(int owner, const std::string &type, int tq, int size, int column, const std::string &missile = "", int coh = 0,
            const std::vector<std::string> &characteristics = {})
    {
        const int index = make(owner, type, tq, size, missile, characteristics);
        Unit &card = unit(owner, index);
        card.place = Place::field;
        card.column = static_cast<Byte>(column - 1);
        card.coh = static_cast<Byte>(coh);
        card.set(everPlayed);
        SideState &own = side(owner);
        own.field[static_cast<std::size_t>(column - 1)] = static_cast<Byte>(index);
        own.occupied = static_cast<Mask>(own.occupied | bit(column - 1));
        return index;
    }
    int hand(int owner, const std::string &type, int tq, int size, const std::string &missile = "")
    {
        const int index = make(owner, type, tq, size, missile);
        unit(owner, index).place = Place::hand;
        side(owner).hand[side(owner).handCount++] = static_cast<Byte>(index);
        return index;
    }
    int second(int owner, const std::string &type, int tq, int size, bool asRallied, int coh = 0)
    {
        const int index = make(owner, type, tq, size);
        Unit &card = unit(owner, index);
        card.place = Place::second;
        card.coh = static_cast<Byte>(coh);
        side(owner).second[side(owner).secondCount++] = static_cast<Byte>(index);
        if (asRallied)
            card.set(rallied);
        else
            side(owner).points = static_cast<std::uint16_t>(side(owner).points + card.worth);
        return index;
    }
    void card(int owner, Card kind) { side(owner).hand[side(owner).handCount++] = codeOf(kind); }
    void ground(int owner, int column, const std::string &kind) { setGround(sheet(), side(owner), column - 1, sheet().terrainOf(kind)); }

    /// Does `f(play)` with these faces, all of which must be used.
    template <class F> void with(std::vector<int> faces, F &&f)
    {
        EnteredDice source(std::move(faces));
        Dice dice(source);
        Play play{sheet(), state, dice, &narration, nullptr};
        f(play);
        source.finish();
    }

    Why why(const Act &act) const { return whyNot(sheet(), state, act, state.toAct()); }

    /// Does an act whole, with what the engine does after it.
    void act(const Act &done, std::vector<int> faces = {})
    {
        if (const Why reason = why(done); reason != Why::ok)
            throw Error(sentenceOf(sheet(), reason));
        EnteredDice source(std::move(faces));
        Dice dice(source);
        apply(sheet(), state, done, dice, &narration);
        source.finish();
    }

    static Act attackAct(const std::vector<int> &attackers, const std::vector<int> &defenders, Flank first = Flank::front,
                         Flank other = Flank::front, int lead = 2)
    {
        Act act;
        act.deed = Deed::attack;
        act.a = static_cast<Byte>(attackers.at(0));
        act.b = attackers.size() > 1 ? static_cast<Byte>(attackers[1]) : nobody;
        act.c = static_cast<Byte>(defenders.at(0));
        act.d = defenders.size() > 1 ? static_cast<Byte>(defenders[1]) : nobody;
        act.e = defenders.size() > 2 ? static_cast<Byte>(defenders[2]) : nobody;
        act.f = Act::form(first, other, lead);
        return act;
    }

    /// Declares an attack, from which nobody withdraws, resolves it and ends the phase.
    void shock(const Act &attack, std::vector<int> faces)
    {
        if (const Why reason = why(attack); reason != Why::ok)
            throw Error(sentenceOf(sheet(), reason));
        with(std::move(faces), [&](Play &play) {
            declare(play, attack);
            while (state.prompt == Prompt::withdraw) {
                state.asking = static_cast<Mask>(state.asking & (state.asking - 1));
                goOnWithdrawing(play);
            }
            resolveAll(play);
            endShock(play);
        });
    }
};

inline Act make(Deed deed, int a = nobody, int b = nobody, int c = nobody)
{
    Act act;
    act.deed = deed;
    act.a = static_cast<Byte>(a);
    act.b = static_cast<Byte>(b);
    act.c = static_cast<Byte>(c);
    return act;
}

} // namespace hoplitestest
