// SPDX-License-Identifier: GPL-3.0-or-later
// Armies: what a roster says, what it costs, what is amiss with it, and the battle that two of them begin.
//
// Besides the usual keys a roster has "period", "leader" {"name","initiative","command"}, "rules", "tags", "cards" {id: count}, "terrain"
// [{"area","kind"}] by own area from the left, and perhaps "percent". A unit row: type, name, tq, size, missile, count.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/hoplites/narration.h"
#include "rulesets/hoplites/sheet.h"

#include <array>
#include <string>
#include <vector>

namespace optio::hoplites {

/// How many of one special card a roster may ask for at all.
constexpr int mostOfACard = 20;

struct UnitRow {
    std::string name, clan; ///< clan: of periods that have them
    int type = 0, tq = 0, size = 0, count = 1;
    char missile = 0;
    std::uint16_t own = 0; ///< what its period says of it: bits of its characteristics, or a number
    std::string where;     ///< its place in the roster
};

struct Army {
    std::string name, period, leader;
    int initiative = 0, command = 0, percent = 0;
    int clans = 0; ///< the leader's clan value, of periods that have them
    std::uint16_t rules = 0;
    std::array<int, cardKinds> cards{};
    std::vector<UnitRow> units;
    struct Ground {
        int area = 0, kind = 0;
    };
    std::vector<Ground> terrain;
};

/// Reads a unit row. Throws Error naming the key for what is outside the catalogue (HOP-932).
UnitRow unitFrom(const Sheet &sheet, const Json &row, const std::string &where);
/// Reads a whole roster. Throws Error for what cannot be fielded.
Army armyFrom(const Sheet &sheet, const Json &roster);
/// The same; what cannot be read is left out and told in `faults`, each with its place in the roster.
Army armyFrom(const Sheet &sheet, const Json &roster, std::vector<Error> &faults);
/// The clans of its units, in their order.
std::vector<std::string> clansOf(const Army &army);
int pointsOf(const Sheet &sheet, const UnitRow &unit);
/// The names of a unit's characteristics: "Fly, Control".
std::string characteristicsText(const Sheet &sheet, const TypeRow &type, std::uint16_t own);
/// In halves (HOP-033).
int worthOf(const Sheet &sheet, const UnitRow &unit, bool elephantsWorth);

/// Letters of a text, whatever their bytes.
std::size_t lettersIn(const std::string &text);
std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster);
Json totalsOf(const Sheet &sheet, const Json &roster);
Json rowText(const Sheet &sheet, const Json &row);
Json newRow(const Sheet &sheet);
/// Of a supplied army: adds what its file leaves out. Throws Error for a unit that there is not.
void settleRow(const Sheet &sheet, Json &row, const std::string &file);

/// A battle before its deal; `options` are settled. Throws Error for armies of different periods (HOM-01).
State startState(const Sheet &sheet, const Army &a, const Army &b, const Json &options);
Names namesFor(const Army &a, const Army &b);
/// See Ruleset::options() and Ruleset::start().
inline const std::vector<Question> &optionsOf(const Sheet &sheet) { return sheet.options; }
Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options);

} // namespace optio::hoplites
