// SPDX-License-Identifier: GPL-3.0-or-later
// Tropaion: some twenty units a side, generals as dice and cards. A turn begins with three dice that each side places in secret: general
// points for moving, shooting and rallying; then one side after the other moves, shoots, fights and rallies. A combat is a die each added
// to combat values and what helps; a margin sends a die on to the result table, which disrupts, pushes back or destroys. Units bear
// disruption until they rout, and the army's morale falls with them.
// To read: sheet.h (figures), state.h (a game), sequence.cpp (the steps of a turn), acts.cpp (what can be done), points.cpp and
// generals.cpp (the secret dice), cards.cpp and card_play.cpp, move/, combat/combat.cpp (the rule itself), combat/test.cpp (tests), page/
// (what is shown and printed).
#pragma once

#include "rules/journal/seat_rules.h"
#include "rules/odds_map.h"
#include "rules/print/print.h"
#include "rules/ruleset_of.h"
#include "rules/ruling/kept_points.h"
#include "rulesets/tropaion/sheet.h"
#include "rulesets/tropaion/state.h"

#include <memory>
#include <string>
#include <vector>

extern template class optio::RulesetOf<optio::tropaion::Sheet, optio::tropaion::State>;

namespace optio::tropaion {

/// See the top of the file.
class Tropaion : public RulesetOf<Sheet, State>, public PrintRules, public OddsMapRules, public KeptPoints, public SeatRules {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit Tropaion(const FigureFolder &figures);

    std::vector<Act> acts(const Json &state) const override;
    /// Nobody learns by trying what is left to the other side (TRO-031).
    Json knownTo(Json state, const std::string &side) const override;
    /// Without the other side's dice, points, choices not yet shown and hand; cards that nobody has shown lie in the order of their names.
    Json seenBy(const Json &state, const std::string &side) const override;

    std::vector<Situation> oddsSituations() const override;
    std::vector<Json> oddsUnits(const Situation &situation) const override;
    std::optional<OddsSlots> oddsSlots(const Situation &situation, const Json &unit) const override;

    std::vector<std::string> figureHeads() const override;
    std::vector<std::string> figuresOf(const Json &row) const override;
    std::vector<std::string> boxHeads() const override;
    PrintedSide printedSide(const Json &state, const SideView &view) const override;

private:
    std::string shutOut(const char *id, const char *nobody, const State &state, const Json &json) const;
};

} // namespace optio::tropaion
