// SPDX-License-Identifier: GPL-3.0-or-later
// DBA: twelve elements a side. A bound is one side's turn: a die gives its PIPs, each PIP moves an element or a group, then all who can
// shoot do, then those in contact fight. A combat is a die each added to a factor that says who faces whom, with what helps and hinders;
// the lower total, and whether it is less than half, say who recoils, flees or is destroyed. Who has lost four elements, or his general and
// more than the enemy, at the end of a bound has lost.
// To read: sheet.h (figures), state.h (a game), acts.cpp (what can be done), bound.cpp, move/, combat/who.cpp (who takes part) and
// combat/combat.cpp (the rule itself), army/losses.cpp, page/ (what is shown and printed). What DBM does alike is in dbx/.
#pragma once

#include "rules/exchange/format.h"
#include "rules/journal/naming_rules.h"
#include "rules/odds_map.h"
#include "rules/print/print.h"
#include "rules/ruleset_of.h"
#include "rulesets/dba/sheet.h"
#include "rulesets/dba/state.h"

#include <memory>
#include <string>
#include <vector>

extern template class optio::RulesetOf<optio::dba::Sheet, optio::dba::State>;

namespace optio::dba {

/// See the top of the file.
class Dba : public RulesetOf<Sheet, State>, public exchange::FormatRules, public PrintRules, public OddsMapRules, public NamingRules {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit Dba(const FigureFolder &figures);

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

} // namespace optio::dba
