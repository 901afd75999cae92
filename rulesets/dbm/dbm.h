// SPDX-License-Identifier: GPL-3.0-or-later
// DBM: armies of commands, each with a general and its own PIPs. A bound is one side's turn: dice for the commands, impetuous troops go by
// themselves, the others move as PIPs are paid, distant shooting, close combat, and who has lost too much breaks when it ends. A combat is
// a die each added to a factor by type and opponent, with tactical factors and grades; the difference and the types say who recoils,
// repulses, flees, is spent or destroyed.
// To read: sheet.h (figures), state.h (a game), phases.cpp (the bound), acts.cpp (what can be done), move/, combat/who.cpp (who takes part)
// and combat/combat.cpp (the rule itself), combat/chance.cpp (what is about to break), army/ (rosters, losses, defeat), page/ (what is
// shown and printed). What DBA does alike is in dbx/.
#pragma once

#include "rules/exchange/format.h"
#include "rules/journal/naming_rules.h"
#include "rules/odds_map.h"
#include "rules/print/print.h"
#include "rules/ruleset_of.h"
#include "rulesets/dbm/sheet.h"
#include "rulesets/dbm/state.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

extern template class optio::RulesetOf<optio::dbm::Sheet, optio::dbm::State>;

namespace optio::dbm {

/// See the top of the file.
class Dbm : public RulesetOf<Sheet, State>, public exchange::FormatRules, public PrintRules, public OddsMapRules, public NamingRules {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit Dbm(const FigureFolder &figures);

    std::vector<Act> acts(const Json &state) const override;
    Json inAnotherState(const Json &state, const Json &input) const override;

    std::vector<Situation> oddsSituations() const override;
    std::vector<Json> oddsUnits(const Situation &situation) const override;
    std::optional<OddsSlots> oddsSlots(const Situation &situation, const Json &unit) const override;
    std::vector<const exchange::Format *> formats() const override;

    std::vector<std::string> figureHeads() const override;
    std::vector<std::string> figuresOf(const Json &row) const override;
    std::vector<std::string> boxHeads() const override;
    PrintedSide printedSide(const Json &state, const SideView &view) const override;
};

} // namespace optio::dbm
