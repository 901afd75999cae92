// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between the periods: the layout of the field and rows of the charts as data, and the steps that a period does in its own way
// as a table of functions. A module is one room that overrides some of them (see thermopylae/); the rest of the engine never asks which one
// is played.
#pragma once

#include "rules/figures/figures.h"
#include "rulesets/hoplites/state.h"

#include <array>
#include <string>
#include <vector>

namespace optio {
struct Finding;
struct SideView;
struct UnitView;
} // namespace optio

namespace optio::hoplites {

/// "Fantasy" of "Fantasy (Conan)": a period where there is little room (HOM-04).
inline std::string shortName(const std::string &name) { return name.substr(0, name.find(" (")); }

class Sheet;
struct Act;
struct Army;
struct CheckOf;
struct Fighter;
struct Module;
struct Names;
struct Narration;
struct Play;
struct Shock;
struct SpecialRow;
struct UnitRow;
enum class Superior : Byte { none, attacker, defender };

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

/// Does a unit reach the flank of another whatever stands beside that? `matched`: it would that of most others.
enum class Reach : Byte { no, yes, matched };

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
    /// What forbids this side an act that the core allows: the id of a row of the period's refusals.toml, or null. Asked of every act that
    /// is listed. What stands for {who} in the row's sentence.
    const char *(*forbids)(const Sheet &sheet, const State &state, int side, const Act &act) = nullptr;
    std::string (*who)(const Sheet &sheet, const State &state, const Names &names, int side) = nullptr;
    /// Before an act is done.
    void (*acts)(Play &play, const Act &act) = nullptr;
    /// After a shot of this unit, when who broke under it has left; `die` is its face.
    void (*hasShot)(Play &play, int side, int unit, int die) = nullptr;

    /// Of armies: what is amiss besides HOP-941, what the leader costs besides HOP-T13, what the editor asks besides HOP-940 of a unit and
    /// of an army, and what the side gets at the start.
    void (*check)(const Sheet &sheet, const Army &army, std::vector<Finding> &findings) = nullptr;
    int (*leaderPoints)(const Sheet &sheet, const Army &army) = nullptr;
    void (*fields)(const Sheet &sheet, const Module &module, Json &unit, Json &army) = nullptr;
    void (*muster)(const Sheet &sheet, const Army &army, SideState &side) = nullptr;

    /// What a side's view tells besides; `viewer` 0, 1, or 2 for both.
    void (*tellSide)(const Sheet &sheet, const State &view, const Names &names, int side, SideView &shown) = nullptr;
    void (*tellUnit)(const Sheet &sheet, const State &view, const Names &names, int side, int unit, UnitView &shown) = nullptr;

    // Units.
    /// Does it come up without the marker of its type?
    bool (*comesUpReady)(const Unit &unit) = nullptr;
    /// Does it rout although the like of it is lost?
    bool (*mayRout)(const Unit &unit) = nullptr;
    /// Can no missile be aimed at it?
    bool (*beyondMissiles)(const Unit &target) = nullptr;
    /// Does it reach the flank of that one, by the button or by a card?
    Reach (*reachesFlank)(const Unit &unit, const Unit &target) = nullptr;
    /// A TQ check of a unit by itself: flank, withdrawal, second line.
    void (*ownCheck)(const Module &module, const Unit &unit, CheckOf &due) = nullptr;
    /// Its route value in halves, from the usual one.
    int (*worth)(const UnitRow &unit, int usual) = nullptr;

    // Shock.
    /// The check of one who takes part.
    void (*shockCheck)(const Module &module, const Shock &shock, const Fighter &one, bool attacking, CheckOf &due) = nullptr;
    /// Who is superior in front, from what the chart says.
    Superior (*superior)(const Fighter &attacker, const Fighter &defender, Superior usual) = nullptr;
    /// Hits on attackers and defenders, multiplied but not yet shared.
    void (*strike)(const Module &module, const Shock &shock, std::array<int, 2> &hits, Narration *narration) = nullptr;
    /// What one takes of its share; `one.gone` when that is its end.
    int (*taken)(const Module &module, const Shock &shock, Fighter &one, bool attacking, int share, Narration *narration) = nullptr;
};

/// What a period may print on its unit cards besides the usual, as bits in this order. A roster's row says "id": true.
struct CharacteristicRow {
    std::string id, name, text, rule;
    std::string sign; ///< on the card
    int points = 0;
    int value = 0; ///< its figure, if it has one
};

/// A special card.
struct CardRow {
    std::string id, name, text, rule;
    int points = 0, extra = 0;
    std::string needs; ///< the preference without which it is of no use
};

/// A question that a side answers beforehand.
enum class Asks : Byte { react, withdraw, bout };
struct HabitRow {
    std::string id, label, help, rule;
    std::uint32_t traits = 0; ///< of which units
    Asks asks = Asks::react;
};

/// Who may fight a challenge (SAM-60).
struct Champion {
    std::string name;
    int stamina = 0, ability = 0;
};

/// A period. Its folder holds module.toml (field, special rules, a card of its own, and under "own" what only its hooks read), and may hold
/// rows for the charts of the core in files of the same names: types.toml, terrain.toml, shock.toml, withdrawal.toml, missiles.toml,
/// points.toml (unit.missile, terrain), battle.toml (relief), refusals.toml, and its champions in characters.toml. Rows of a period are its
/// own: no army of another may have them. Of missiles its modifiers come before the core's.
struct Module {
    std::string id, name, rule, folder;
    bool coreTypes = true;           ///< may its armies have the types of the core?
    CardRow card;                    ///< its own card; no id: none
    std::vector<std::string> barred; ///< special rules and cards of the core that its armies never have
    std::vector<CharacteristicRow> characteristics;
    std::vector<HabitRow> habits;    ///< by the bits of SideState::habits: the core's, or its own in their places
    std::vector<Champion> champions; ///< in the order in which they are picked from
    Layout layout;
    Hooks hooks;
    Figure own; ///< what its hooks read
};

/// Zones from the widths of the field's table.
Layout layoutFrom(const Figure &field);

/// The hooks of a period by its folder; the core's where it has none.
Hooks hooksOf(const std::string &folder);

namespace thermopylae {
Hooks hooks();
}
namespace samurai {
Hooks hooks();
}
namespace fantasy {
Hooks hooks();
}

} // namespace optio::hoplites
