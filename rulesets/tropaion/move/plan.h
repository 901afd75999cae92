// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of the terrain (TRO-033, TRO-036, TRO-149): where each piece lies, whose edge is where, and what lies too near on it. The table
// has a west and a south edge from which places are told; which of its real edges these are is the players' to say.
#pragma once

#include "rules/view.h"
#include "rulesets/tropaion/act.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace optio::tropaion {

/// The edges of a table, the one opposite two further on.
inline constexpr std::array<const char *, 4> edgeWords{"south", "west", "north", "east"};
/// "north" of "south".
std::string oppositeEdge(const std::string &edge);
/// The edges at which a flank march of this side may come on: those that are nobody's (TRO-134).
std::vector<std::string> flankEdges(const State &state, const std::string &side);

/// The pieces on the table, one for each card in `placed`; those that a game has placed before there was a plan have no place on it.
std::vector<Piece> piecesOf(const State &state);
/// Asks whether the piece is noted on the plan and where; proposes where it lies, or a free place near the middle. `others` are those on
/// the table besides.
Piece askPlace(Scene &scene, Piece piece, const std::vector<Piece> &others);
/// "lies 12 MU from the west and 7 MU from the south edge"; empty when it has no place.
std::string placeText(const Sheet &sheet, const Piece &piece);
/// What lies too near to what, as sentences (TRO-033, TRO-149): the distance is checked between cards, and a river meets nothing. With
/// `only` those of the piece of this index.
std::vector<std::string> planFaults(const Sheet &sheet, const State &state, std::optional<std::size_t> only = {});

/// The plan, the same for everybody, lengths in MU: its edges once they are chosen, and while the battle lasts what moves each piece.
PlanView planOf(const Sheet &sheet, const State &state);

/// Notes anew where a piece lies, in whatever step; without cards it also sets out what was agreed on (TRO-008, TRO-025).
std::unique_ptr<Case> setTerrain(Scene &scene);

} // namespace optio::tropaion
