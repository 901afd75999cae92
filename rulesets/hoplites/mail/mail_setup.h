// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up of a battle by e-mail: two rosters and the options of a game as the second line of a turn file, and back (PBM-52).
#pragma once

#include "rules/mail/mail_rules.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/sheet.h"
#include "rulesets/hoplites/state_json.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace optio::hoplites {

/// Number of the engine (PBM-40): a battle goes on only between programs that rule alike. It is raised when what an act does, which dice it
/// draws, or what the stand-in answers changes, and when the data do that rule.
constexpr int mailEngineNumber = 1;

/// Options that a battle by e-mail settles by itself, and why (PBM-05).
std::vector<mail::FixedOption> fixedOptions(const Sheet &sheet);
/// The rules data in force, each file that rules with the hash of what it says (PBM-53, DAT-14).
std::vector<mail::DataSet> contentOf(const Sheet &sheet);

/// A set-up without its game's id, title and promise. Throws Error for armies that cannot meet and for an option that is fixed otherwise.
mail::SetUp mailSetUpOf(const Sheet &sheet, const Json &rosterA, const Json &rosterB, const Json &options);

/// All options of a set-up, a rout level that is usual for its army as such. Throws Error for one that begins no battle.
Json choicesOf(const Sheet &sheet, const mail::SetUp &setUp);

/// A battle before its first turn, and which card each number of a side is (PBM-28): a unit's index or the code of a special card.
struct MailStart {
    Battle battle;
    std::array<std::vector<Byte>, 2> cards;
};
/// Throws Error for a set-up that begins no battle.
MailStart startOf(const Sheet &sheet, const mail::SetUp &setUp);

/// What a special rule, a special card or a kind of terrain is called; the id itself where there is none of that id.
std::string wordFor(const Sheet &sheet, const mail::SetUp &setUp, const std::string &id);

/// The first reason why this battle may not be fought (PBM-71).
std::optional<mail::Referee::ArmyFault> faultOf(const Sheet &sheet, const mail::SetUp &setUp);

} // namespace optio::hoplites
