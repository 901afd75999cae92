// SPDX-License-Identifier: GPL-3.0-or-later
// The notation of units: "PK(6*2/2*2)", "LI(2-3)(8-2 once, for all)". Read, checked and written again (ANC-008 to ANC-014).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace optio::ancients {

/// One side of a counter (ANC-009).
struct Face {
    int strength = 1;   ///< to attack and to defend
    bool star = false;  ///< doubled against cavalry
    char missile = '-'; ///< class A, B or G; '-' for none
    int move = 0;       ///< movement allowance
    bool operator==(const Face &) const = default;
};

enum class Density { plain, dense, sparse };

/// A share of units for one element, as the conversion table writes it (ANC-008).
struct Multiple {
    int over = 1, under = 1;
    bool operator==(const Multiple &) const = default;
};

/// A unit as it is written.
struct Notation {
    std::optional<Multiple> multiple; ///< of a row of the conversion table
    std::string code;                 ///< "PK"
    Face front;
    std::optional<Face> back; ///< disordered (ANC-010)
    Density density = Density::plain;
    std::optional<Face> charge; ///< barbarians: once in a battle (ANC-011)
    bool forAll = false;        ///< the charge is said to be one for all of them
    bool isNew = false;         ///< a counter of the players' own
    bool operator==(const Notation &) const = default;
};

/// The codes of the notation, in alphabetical order.
const std::vector<std::string> &unitCodes();

/// Reads one unit; spaces and the case of letters do not matter. Throws Error naming the column (from 1) and what was expected there
/// (ANC-014).
Notation parseNotation(std::string_view text);
/// A face alone: "2*2".
Face parseFace(std::string_view text);
/// The text that parseNotation() reads as the same unit.
std::string toText(const Notation &notation);
std::string toText(const Face &face);
/// What is odd, but allowed: faces that differ in movement or class.
std::vector<std::string> warningsOf(const Notation &notation);

} // namespace optio::ancients
