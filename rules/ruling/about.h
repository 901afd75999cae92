// SPDX-License-Identifier: GPL-3.0-or-later
// What an act is, as a row of a rule set's acts.toml tells it: its id and title, whom it names, an example. What it does is code, found by
// the id (DoesOf in act.h).
//
//   keys = ["game"]           what any input may have besides its slots and "answers"
//   [[act]]
//   id = "evade"
//   title = "Free move"
//   rule = "TRO-081"
//   verb = "Move"             what its button says; left out where it only resolves
//   slots = [{ id = "who", label = "Charged unit", whose = "other", many = true, optional = true, late = true }]
//   keys = ["side"]           what the input of this act may have besides
//   described = ["charged"]   what a unit described outside a game may have besides what all have
//   example = { who = { type = "LC" } }
//   secret = true             see Resolver
//   reveals = true            see Resolver
//   decides = "active"        see About
#pragma once

#include "rules/figures/house.h"
#include "rules/json.h"

#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// A place in a resolver's input that a unit of the game fills ("a": "a1.2"), or several do ("who": [{"unit":"a1.2","part":"","count":6}]).
struct Slot {
    std::string id;    ///< key in the input: "a", "b"
    std::string label; ///< "Attacker"
    /// Whose units may fill it: "active", "other", or "any".
    std::string whose = "any";
    /// A list of picks instead of one unit. A pick names a unit and how many of which part of it; `part` and `count` may be left out.
    bool many = false;
    bool optional = false; ///< may be left empty
    bool late = false;     ///< stands below the questions, which say who may fill it
};

/// See the top of the file.
struct About {
    std::string id;    ///< "close-combat"
    std::string title; ///< "Close combat"
    std::string rule;
    std::string verb; ///< what the button of an act without dice says: "Assign", "Press forward"
    std::vector<Slot> slots;
    std::vector<std::string> keys;                      ///< of the input, besides "answers" and the slots
    std::vector<std::string> described;                 ///< of a unit outside a game, besides what all acts know of one
    Json example = Json({{"answers", Json::object()}}); ///< a whole, valid input outside a game
    bool secret = false;
    bool reveals = false;
    /// Whose choice it is to do this, though everybody sees it (LNK-23): "active" or "other", or the slot whose unit's side chooses; empty
    /// where it only follows the rules or the table, so that either side may enter it.
    std::string decides;
    std::string where; ///< "acts.toml:12"
};

/// The rows of acts.toml, in its order. Throws Error with file and line for a faulty one or an id that is there twice.
std::vector<About> readActs(const FigureFolder &from);
/// Throws Error that names the row when one has no code, or the id when there is code without a row. `coded`: ids of acts with code.
void expectCoded(const std::vector<About> &rows, const std::vector<std::string_view> &coded);

} // namespace optio
