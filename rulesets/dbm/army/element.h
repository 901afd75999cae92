// SPDX-License-Identifier: GPL-3.0-or-later
// An element as rosters, games and inputs describe it.
#pragma once

#include "rules/json.h"
#include "rulesets/dbm/state.h"
#include "rulesets/dbm/words.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace optio::dbm {

/// What the rules need to know of one element.
struct Element {
    int type = 0, grade = 0, drill = 0;
    int kind = 0;               ///< Words::kind(type, grade)
    bool general = false;       ///< a general's element
    bool demoralised = false;   ///< of a demoralised command
    int rear = -1;              ///< kind of the rear half of a double base, or -1
    bool listRequires = false;  ///< its army list requires the double base
    int bow = 0;                ///< kind of bow (bowmen)
    int weapon = 0;             ///< missile weapon (psiloi)
    std::uint32_t supports = 0; ///< types its army list lets it support, a bit each (psiloi)
    bool mobile = false;        ///< baggage that can move
    bool laden = true;          ///< ships with troops aboard
    bool mountedInfantry = false;
    bool chariot = false;
};

/// Reads a kind "Bd(O)" or "Reg Bd(O)". Throws Error naming `field` and the allowed values.
Element elementFromText(const Words &words, std::string_view text, const std::string &field);
/// Reads an element described outside a game: a text as above or an object. An unknown key, type, grade or value is an Error naming
/// `field` and what is allowed.
Element elementFromJson(const Words &words, const Json &json, const std::string &field);
/// Reads a row of a roster or of a game: keys that no element has are left alone.
Element elementFromRow(const Words &words, const Json &row, const std::string &field);
/// The whole description that elementFromJson reads back.
Json toJson(const Words &words, const Element &element);
/// Those of a row of the game.
inline Element elementOf(const Words &words, const Unit &unit) { return elementFromRow(words, unit.row, unit.id); }
/// Is it baggage that stays where it is (DBM-013)?
bool isImmobile(const Words &words, const Element &element);
/// "Blades (O)"
std::string titleOf(const Words &words, const Element &element);
/// Attributes worth telling: "regular · longbows".
std::string detailOf(const Words &words, const Element &element);

} // namespace optio::dbm
