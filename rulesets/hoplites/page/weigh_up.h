// SPDX-License-Identifier: GPL-3.0-or-later
// An act explained before it is done: how it is worked out, and its exact chances (HOP-902, PRF-24).
#pragma once

#include "rules/ruleset.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/narration.h"

namespace optio::hoplites {

/// "Ii Naomasa ●●●●○ 5 (Tokugawa) against Okabe Motonobu ●●●○○ 3 (Imagawa)": the men of the bout, their Stamina and Ability.
std::string boutText(const Sheet &sheet, const State &state, const Names &names);
/// The same men for the form of an act, each with his chance to win.
std::vector<Contestant> boutMen(const Sheet &sheet, const State &state, const Names &names);
/// Who wins the challenge that is being fought, from here (SAM-59).
Json boutChances(const Sheet &sheet, const State &state, const Names &names);
/// The lines of an attack: bases, base column, every shift, those that are 0 too, final column, superiority, checks due.
Json attackLines(const Sheet &sheet, const State &state, const Names &names, const Attack &attack);
/// Of each unit of the attack: its chance to leave the field, and its expected hits, the collapse at the end of the phase included; and the
/// chance that a flank check (`buttons`, see rollAttack) makes it come to nothing. From what the side sees that has to decide.
Json attackChances(const Sheet &sheet, const State &battle, const Names &names, const Attack &attack, Byte buttons = 0);
/// The same for a shot: what is added to the die, and what it must not pass.
Json shotLines(const Sheet &sheet, const State &state, const Names &names, int side, int unit, int target);
/// The chances of any act of the resolver, the likeliest first.
Json actChances(const Resolver &resolver, const Json &state, const Json &input);

} // namespace optio::hoplites
