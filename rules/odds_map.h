// SPDX-License-Identifier: GPL-3.0-or-later
// Any troops against any others in one situation: a table of exact odds, each cell from the ruling itself, outside a game.
#pragma once

#include "rules/ruleset.h"
#include "rules/ruling/kept_readings.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace optio {

/// What fills the slots of a ruling for one unit: as the attacker, and as the defender.
struct OddsSlots {
    Json attacker, defender;
};

/// A rule set whose troops can be weighed so implements this beside Ruleset.
class OddsMapRules {
public:
    virtual ~OddsMapRules() = default;

    /// A ruling between two units, and the slots of both. Where it has several tables, `part` says which.
    struct Situation {
        std::string resolver, attacker, defender;
        std::string part, partName;
        std::string id() const { return part.empty() ? resolver : resolver + "/" + part; }
    };
    virtual std::vector<Situation> oddsSituations() const = 0;
    /// A usual unit of each kind, as rosters have them.
    virtual std::vector<Json> oddsUnits(const Situation &situation) const = 0;
    /// What stands for a unit of a roster in such a ruling; nothing for one that takes no part in any.
    virtual std::optional<OddsSlots> oddsSlots(const Situation &situation, const Json &unit) const = 0;
};

/// A row or a column.
struct OddsTroop {
    std::string label; ///< "Knights (O)"
    std::string brief; ///< "Kn(O)", where there is little room
    std::string icon;
    OddsSlots slots;
};

/// A cell: what becomes of that attack.
struct OddsCell {
    std::string refusal;               ///< why these two do not meet; then there are no odds
    Weight attacker = 0, defender = 0; ///< cases that favour each, out of `of`; the others favour nobody
    Weight of = 1;
};

/// What a situation is called: "Close combat".
std::string oddsTitle(const Ruleset &ruleset, const OddsMapRules::Situation &situation);
/// A new unit of each type in the rule set's catalogue, which units have under `key`.
std::vector<Json> unitsByType(const Ruleset &ruleset, const char *key = "type");
/// A unit's row without what does not fill a slot.
Json without(Json unit, const std::vector<std::string> &keys);

/// The rows or columns of a rule set, or of one roster: each kind once, in its order.
std::vector<OddsTroop> oddsTroops(const Ruleset &ruleset, const OddsMapRules::Situation &situation);
std::vector<OddsTroop> oddsTroops(const Ruleset &ruleset, const OddsMapRules::Situation &situation, const Json &roster);
/// A side's units in a game that are not all lost, each as it stands there: for cells on that state. Those of `known` with the same label
/// lend their short names.
std::vector<OddsTroop> oddsTroopsInGame(const Ruleset &ruleset, const OddsMapRules::Situation &situation, const View &view,
                                        const std::string &side, const std::vector<OddsTroop> &known);
/// The unit of a game that a row or column of a kind stands for: the first of a side with its label that is not all lost.
std::optional<OddsTroop> oddsTroopLike(const Ruleset &ruleset, const OddsMapRules::Situation &situation, const View &view,
                                       const std::string &side, const OddsTroop &kind);

/// The input of the ruling that a cell stands for.
Json oddsInput(const OddsMapRules::Situation &situation, const OddsTroop &attacker, const OddsTroop &defender, const Json &answers);
/// Counts cell after cell of one table and keeps what they share: what is read of their units, the walk through the dice, the input, the
/// odds of cases that are alike (see Case::alike()), and whom each outcome favours (see Case::outcome()). Of `answers` those that do not
/// apply to a cell are passed over in it. `state` is that of the game for units of one; it, the resolver and the situation must outlive
/// this.
class OddsCounter {
public:
    OddsCounter(const Resolver &resolver, const OddsMapRules::Situation &situation, const Json &answers, const Json *state = nullptr);
    std::vector<OddsCell> row(const OddsTroop &attacker, const std::vector<OddsTroop> &defenders);

private:
    /// Throws Error when the attacker can do no such thing: without any answer, nor with those that apply.
    void expectAble(const OddsTroop &attacker, const OddsTroop &defender) const;
    OddsCell counted(const Case &ready);
    char favours(const Case &ready, std::uint64_t outcome);

    const Resolver &resolver_;
    const OddsMapRules::Situation &situation_;
    Json input_;
    const Json *state_;
    KeptReadings read_;
    Walk walk_;
    std::vector<char> near_;                      ///< by outcome, of the small ones; 0 is not known yet
    std::unordered_map<std::uint64_t, char> far_; ///< of the others
    std::unordered_map<std::string, OddsCell> alike_;
};

/// A table as text with commas (RFC 4180): per cent of cases in which the attacker prevails, empty where two do not meet.
std::string oddsCsv(const std::vector<OddsTroop> &rows, const std::vector<OddsTroop> &columns,
                    const std::vector<std::vector<OddsCell>> &cells);

/// The same as a chart to print (see charts.h), so many columns side by side at most.
Json oddsChart(const Ruleset &ruleset, const OddsMapRules::Situation &situation, const std::vector<OddsTroop> &rows,
               const std::vector<OddsTroop> &columns, const std::vector<std::vector<OddsCell>> &cells, std::size_t beside = 12);

} // namespace optio
