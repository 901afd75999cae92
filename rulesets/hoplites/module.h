// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between the periods: the layout of the field as data, and the steps that a period does in its own way as a table of
// functions. A module is one file that overrides some of them (see thermopylae/); the rest of the engine never asks which one is played.
#pragma once

#include "rulesets/hoplites/state.h"

#include <array>
#include <string>

namespace optio {
class Figure;
}

namespace optio::hoplites {

class Sheet;
struct Play;
struct Shock;

/// The field: columns, zones and what lies next to what.
struct Layout {
    int width = columns;
    bool openEdges = true, terrain = true, restrictions = true;
    std::array<Byte, columns> zone{};
    std::array<Mask, columns> zoneMask{}; ///< the columns of a column's zone
    std::array<Mask, columns> near{};     ///< adjacent columns (HOP-012), its own included
    std::array<Mask, columns> beside{};   ///< the two next to it, of whatever zone
    std::array<Mask, columns> across{};   ///< bordering columns of other zones (HOP-013)
    Mask all = 0, wings = 0, centre = 0;
};

/// Steps that a period may do in its own way.
struct Hooks {
    /// A shift of the column that no table of the core knows.
    int (*shift)(const Sheet &sheet, const State &state, int defendingSide) = nullptr;
    /// Before the first phase of a player turn.
    void (*turnBegins)(Play &play) = nullptr;
    /// After the last phase of a player turn.
    void (*turnEnds)(Play &play) = nullptr;
    /// After the last player turn of a round. May end the battle.
    void (*roundEnds)(Play &play) = nullptr;
    /// The route level of a side in halves, 0 for none, from the usual one.
    int (*level)(const Sheet &sheet, const SideState &side, int usual) = nullptr;
};

struct Module {
    std::string id, name, rule, folder;
    Layout layout;
    Hooks hooks;
};

/// Zones from the widths of the field's table.
Layout layoutFrom(const Figure &field);

/// The hooks of a period by its folder; the core's where it has none.
Hooks hooksOf(const std::string &folder);

namespace thermopylae {
Hooks hooks();
}

} // namespace optio::hoplites
