// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between the periods: the layout of the field and rows of the charts as data, and the steps that a period does in its own way
// as a table of functions. A module is one room that overrides some of them (see thermopylae/); the rest of the engine never asks which one
// is played.
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
    /// May the active side, which holds the period's own card, play it now, in whatever phase? And playing it; it is then spent.
    bool (*mayPlayCard)(const Sheet &sheet, const State &state) = nullptr;
    void (*playCard)(Play &play) = nullptr;
};

/// A special card.
struct CardRow {
    std::string id, name, text, rule;
    int points = 0, extra = 0;
};

/// A period. Its folder holds module.toml (field, special rules, a card of its own), and may hold rows for the charts of the core in files
/// of the same names: types.toml, terrain.toml, shock.toml, withdrawal.toml, missiles.toml, points.toml (unit.missile, terrain),
/// battle.toml (relief). Rows of a period are its own: no army of another may have them.
struct Module {
    std::string id, name, rule, folder;
    bool coreTypes = true; ///< may its armies have the types of the core?
    CardRow card;          ///< its own card; no id: none
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
