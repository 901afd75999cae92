// SPDX-License-Identifier: GPL-3.0-or-later
// Punic Wars: units of several bases under leaders. A turn has seven phases, from initiative and leaders' actions over control tests,
// skirmishing, manoeuvre and charges to combat and rallying. A combat throws dice for the bases that reach the enemy; hits become disorder
// points, which slow, push back and at last rout. Elephants run wild, legions relieve their lines, an army breaks with half its bases.
// To read: sheet.h (figures), state.h (a game), sequence.cpp (phases and what is due), acts.cpp (what can be done), move/charge.cpp (a
// charge and its answers), combat/ (who fights, hits, what follows, morale), page/ (what is shown and printed).
#pragma once

#include "rules/odds_map.h"
#include "rules/print/print.h"
#include "rules/ruleset_of.h"
#include "rulesets/punic/sheet.h"
#include "rulesets/punic/state.h"

#include <memory>
#include <string>
#include <vector>

extern template class optio::RulesetOf<optio::punic::Sheet, optio::punic::State>;

namespace optio::punic {

/// See the top of the file.
class Punic : public RulesetOf<Sheet, State>, public PrintRules, public OddsMapRules {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit Punic(const FigureFolder &figures);

    std::vector<Act> acts(const Json &state) const override;

    std::vector<Situation> oddsSituations() const override;
    std::vector<Json> oddsUnits(const Situation &situation) const override;
    std::optional<OddsSlots> oddsSlots(const Situation &situation, const Json &unit) const override;

    std::vector<std::string> figureHeads() const override;
    std::vector<std::string> figuresOf(const Json &row) const override;
    std::vector<std::string> boxHeads() const override;
    PrintedSide printedSide(const Json &state, const SideView &view) const override;

    const CombatSheet &combatSheet() const { return sheet_.combat; }
};

} // namespace optio::punic
