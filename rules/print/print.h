// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets to print: an army on its roster sheet, and the game sheet of a side with boxes to tick, empty or as a game stands now. A sheet is
// a chart (see charts.h) in which a cell may also be {"boxes": count, "done": count} and, where each box is worth two, "halves": true. A
// table without "rules" has no column for them, one without "columns" no head. "onePage" is for a sheet that is
// to fit on one page in one column, "front" for one that begins on the front of a leaf when both sides are printed.
#pragma once

#include "rules/json.h"

#include <map>
#include <string>
#include <vector>

namespace optio {

class Ruleset;
struct SideView;

/// Boxes to tick. With `halves` all are counted in halves: a stroke for a half, a cross for a whole.
struct Boxes {
    int count = 0, done = 0;
    bool halves = false;
};

/// What a game sheet says of a unit.
struct PrintedUnit {
    std::vector<std::string> figures; ///< under PrintRules::figureHeads()
    std::vector<Boxes> boxes;         ///< under PrintRules::boxHeads()
};

/// What breaks when.
struct BreakPoint {
    std::string what, when; ///< "Hanno", "demoralised at 6½ of 18 EE lost"
    Boxes boxes;
    std::string rule;
};

/// What a game sheet says of a side.
struct PrintedSide {
    std::map<std::string, PrintedUnit> units; ///< by their ids in the view
    std::vector<BreakPoint> breaks;
    std::string note; ///< more for the head; may be empty
};

/// What a rule set that says more on paper than its names and counts offers besides Ruleset.
class PrintRules {
public:
    virtual ~PrintRules() = default;
    /// Heads of the columns with a unit's figures.
    virtual std::vector<std::string> figureHeads() const = 0;
    /// The figures of a roster's row. Throws Error for a row without meaning.
    virtual std::vector<std::string> figuresOf(const Json &row) const = 0;
    /// Heads of the columns with boxes: "DPs", "Lost".
    virtual std::vector<std::string> boxHeads() const = 0;
    /// One side of a game. `view` is that side as it is to be shown: nothing may be said that it hides.
    virtual PrintedSide printedSide(const Json &state, const SideView &view) const = 0;
};

/// The roster sheet.
Json rosterSheet(const Ruleset &ruleset, const Json &roster);
/// The game sheet of an army before its battle; one that cannot be played with is printed as far as it is understood.
Json gameSheet(const Ruleset &ruleset, const Json &roster);
/// The game sheet of `side` ("a", "b") as the game stands, as `viewer` ("a", "b", or "" for what both may see) knows it.
Json standingSheet(const Ruleset &ruleset, const Json &state, const std::string &side, const std::string &viewer);
/// The quick reference for the back of a sheet: the charts that are meant for one sheet, or else all of them set as one.
std::vector<Json> backCharts(const Ruleset &ruleset);

/// What is wanted on paper.
struct PrintWish {
    bool roster = true, game = false; ///< which sheets of an army
    bool back = false;                ///< the quick reference behind them
};
/// The sheets of an army.
std::vector<Json> armySheets(const Ruleset &ruleset, const Json &roster, const PrintWish &wish);
/// The sheets of a game for these sides.
std::vector<Json> standingSheets(const Ruleset &ruleset, const Json &state, const std::vector<std::string> &sides,
                                 const std::string &viewer, bool back);

/// "☐☐☒": a cell as text.
std::string cellText(const Json &cell);

} // namespace optio
