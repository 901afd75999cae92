// SPDX-License-Identifier: GPL-3.0-or-later
// Fantasy: what monsters do in their own way (CON-01 to CON-34). Types, charts, missiles, characteristics and their points are in the TOML
// files beside this one.
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/combat/duel.h"
#include "rulesets/hoplites/combat/shock.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace optio::hoplites::fantasy {

namespace {

/// Bits of characteristics, in the order of module.toml.
enum Characteristic : std::uint16_t {
    speed = 1,
    fear = 2,
    terror = 4,
    ferocious = 8,
    acidBlood = 16,
    strength = 32,
    undead = 64,
    regenerates = 128,
    ridden = 256,
    elemental = 512,
    flies = 1024,
    controlled = 2048,
};

/// Bits of its preferences, in the order of module.toml.
enum FantasyPreference : std::uint16_t { heroes = firstOfModule, fearBoth = firstOfModule << 1 };

constexpr int mostChallenges = 4;

/// The figure of a characteristic.
int valueOf(const Module &module, Characteristic one)
{
    return module.characteristics[static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(one)))].value;
}

template <class Card> bool has(const Card &card, std::uint16_t characteristic) { return (card.own & characteristic) != 0; }

const std::string &nameIn(const Narration &narration, const Shock &shock, const Fighter &one, bool attacking)
{
    return narration.names->units[static_cast<std::size_t>(attacking ? shock.side : 1 - shock.side)][one.unit];
}

// Units.

bool comesUpReady(const Unit &unit) { return has(unit, speed); } // CON-20

bool mayRout(const Unit &unit) { return has(unit, controlled); } // CON-04, CON-32

bool beyondMissiles(const Unit &target) { return has(target, elemental); } // CON-29

/// CON-31: those who do not fly have no side that a flyer cannot reach.
Reach reachesFlank(const Unit &unit, const Unit &target)
{
    if (!has(unit, flies))
        return Reach::no;
    return has(target, flies) ? Reach::matched : Reach::yes;
}

/// CON-22
void ownCheck(const Module &module, const Unit &unit, CheckOf &due)
{
    if (has(unit, ferocious))
        due.add("Ferocity", 0, valueOf(module, ferocious));
}

/// CON-03, CON-29
int worth(const UnitRow &unit, int usual) { return has(unit, elemental) ? unit.tq : usual; }

// Shock.

/// CON-21, CON-22
void shockCheck(const Module &module, const Shock &shock, const Fighter &one, bool attacking, CheckOf &due)
{
    const char *what = "";
    int worst = 0;
    const auto frighten = [&](const auto &fighters) {
        for (const Fighter &monster : fighters)
            for (const auto &[dread, name] : {std::pair{fear, "Fear"}, std::pair{terror, "Terror"}})
                if (monster.present && has(monster, dread) && valueOf(module, dread) < worst) {
                    worst = valueOf(module, dread);
                    what = name;
                }
    };
    if (attacking)
        frighten(shock.defenders);
    else if ((shock.preferences & fearBoth) != 0)
        frighten(shock.attackers);
    if (worst != 0)
        due.add(what, worst, 0);
    if (has(one, ferocious))
        due.add("Ferocity", 0, valueOf(module, ferocious));
}

/// CON-29
Superior superior(const Fighter &attacker, const Fighter &, Superior usual)
{
    return has(attacker, elemental) ? Superior::attacker : usual;
}

/// CON-23 to CON-25
void strike(const Module &module, const Shock &shock, std::array<int, 2> &hits, Narration *narration)
{
    const auto more = [&](const Fighter &one, bool attacking, Characteristic by) {
        if (!one.present || !has(one, by))
            return;
        const CharacteristicRow &row = module.characteristics[static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(by)))];
        hits[attacking ? 1 : 0] += row.value;
        if (narration != nullptr)
            narration->line(attacking ? shock.side : 1 - shock.side, "hits", nameIn(*narration, shock, one, attacking) + ": " + row.name,
                            row.value, row.rule);
    };
    for (const Fighter &one : shock.attackers)
        more(one, true, strength);
    for (const Fighter &one : shock.defenders) {
        more(one, false, strength);
        more(one, false, acidBlood);
    }
}

/// CON-26, CON-29
int taken(const Module &module, const Shock &shock, Fighter &one, bool attacking, int share, Narration *narration)
{
    if (share > 0 && has(one, undead)) {
        const int off = std::min(share, valueOf(module, undead));
        share -= off;
        if (narration != nullptr)
            narration->line(attacking ? shock.side : 1 - shock.side, "hits",
                            nameIn(*narration, shock, one, attacking) + ": Undead, " + hitsText(off) + " shrugged off", -off, "CON-26");
    }
    if (share > 0 && has(one, elemental)) {
        one.gone = true;
        if (narration != nullptr)
            narration->say(nameIn(*narration, shock, one, attacking) + " go out.");
    }
    return share;
}

// Heroes (SAM-61).

const char *forbids(const Sheet &sheet, const State &state, int, const Act &act)
{
    if (act.deed != Deed::card)
        return nullptr;
    if ((state.preferences & heroes) == 0)
        return "noChallenges";
    return championsLeft(sheet, state) ? nullptr : "noChampions";
}

// Turns.

/// CON-27
void turnBegins(Play &play)
{
    const int side = play.state.active;
    for (int index = 0; index < play.side(side).unitCount; ++index) {
        const Unit &unit = play.unit(side, index);
        if (!has(unit, regenerates) || unit.coh == 0)
            continue;
        const bool stands = unit.place == Place::field || unit.place == Place::hand || (unit.place == Place::second && unit.has(rallied));
        if (!stands)
            continue;
        Narration *const narration = play.narration;
        if (unit.has(hidden)) // nobody is told who it is
            play.narration = nullptr;
        takeCoh(play, side, index, valueOf(play.module(), regenerates), "Regenerates", "CON-27");
        play.narration = narration;
    }
}

// Armies (EDT-21).

void checkUnit(const Sheet &sheet, const UnitRow &unit, std::vector<Finding> &findings)
{
    const TypeRow &type = sheet.types[static_cast<std::size_t>(unit.type)];
    const auto add = [&](const char *level, const std::string &text, const char *rule) {
        findings.push_back({level, unit.name + " " + text, rule, unit.where});
    };
    if (!type.characteristics)
        return;
    if (unit.own == 0)
        add("error", "have no characteristic; monsters have at least one.", "CON-05");
    if (has(unit, fear) && has(unit, terror))
        add("error", "cannot have both Fear and Terror.", "EDT-21");
    if (has(unit, speed) && has(unit, ridden))
        add("warning", "gain nothing by Speed, being mounted.", "EDT-21");
    if (has(unit, controlled) && has(unit, elemental))
        add("warning", "gain nothing by Control, being elementals.", "EDT-21");
}

void check(const Sheet &sheet, const Army &army, std::vector<Finding> &findings)
{
    for (const UnitRow &unit : army.units)
        checkUnit(sheet, unit, findings);
    const int challenges = army.cards[static_cast<std::size_t>(Card::own)];
    if (challenges > 0)
        findings.push_back({"warning", "Challenge cards are used only with heroes' challenges.", "EDT-21", "/cards/challenge"});
    if (challenges > mostChallenges)
        findings.push_back(
            {"error", "The army has more than " + std::to_string(mostChallenges) + " Challenge cards.", "EDT-21", "/cards/challenge"});
}

} // namespace

Hooks hooks()
{
    Hooks own;
    own.turnBegins = turnBegins;
    own.forbids = forbids;
    own.mayPlayCard = mayChallenge;
    own.playCard = challenge;
    own.comesUpReady = comesUpReady;
    own.mayRout = mayRout;
    own.beyondMissiles = beyondMissiles;
    own.reachesFlank = reachesFlank;
    own.ownCheck = ownCheck;
    own.worth = worth;
    own.shockCheck = shockCheck;
    own.superior = superior;
    own.strike = strike;
    own.taken = taken;
    own.check = check;
    return own;
}

} // namespace optio::hoplites::fantasy
