// SPDX-License-Identifier: GPL-3.0-or-later
// Ancients: counters on a map of hexes that the players keep; the program keeps leaders, PIPs, disorder and what is hidden. A turn of a
// side throws for PIPs, moves and shoots with them, attacks, then rallies and counts points. A combat compares two strengths with a die
// each; a difference disorders, drives back or eliminates, and neighbours may panic. Stratagems, hidden units and flank marches are sealed
// notes; battles may belong to a campaign. To read: sheet.h (figures), state.h (a game), turn.cpp (the steps), acts.cpp (what can be done),
// move/, combat/, sealing.cpp (notes), campaign.cpp and campaign_battle.cpp, page/ (what is shown and printed).
#pragma once

#include "rules/campaign/campaign.h"
#include "rules/journal/notes.h"
#include "rules/journal/seat_rules.h"
#include "rules/odds_map.h"
#include "rules/print/print.h"
#include "rules/roster/convert.h"
#include "rules/ruleset_of.h"
#include "rulesets/ancients/sheet.h"
#include "rulesets/ancients/state.h"

#include <memory>
#include <string>
#include <vector>

extern template class optio::RulesetOf<optio::ancients::Sheet, optio::ancients::State>;

namespace optio::ancients {

/// See the top of the file.
class Ancients : public RulesetOf<Sheet, State>,
                 public Converter,
                 public CampaignRules,
                 public NoteRules,
                 public SeatRules,
                 public PrintRules,
                 public OddsMapRules {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit Ancients(const FigureFolder &figures);

    std::vector<Act> acts(const Json &state) const override;
    /// Without what is bound to notes that the other side has not opened (ANC-110, ANC-112).
    Json seenBy(const Json &state, const std::string &side) const override;

    std::vector<Situation> oddsSituations() const override;
    std::vector<Json> oddsUnits(const Situation &situation) const override;
    std::optional<OddsSlots> oddsSlots(const Situation &situation, const Json &unit) const override;
    Conversion convert(const Json &roster, const Json &answers, bool strict) const override;

    std::vector<Question> campaignOptions() const override;
    Json startCampaign(const std::string &name, const Json &rosterA, const Json &rosterB, const Json &options) const override;
    std::vector<std::string> campaignActs() const override { return {"field", "result", "concede"}; }
    Ruling campaignAct(const Json &state, const std::string &kind, const Json &input, Dice &dice) const override;
    Json campaignView(const Json &state) const override;
    int campaignPoints(const Json &roster) const override;
    std::vector<Question> gameOptions() const override;
    CampaignGame campaignGame(const Json &state, const Json &options) const override;
    Json campaignReport(const Json &armies, const Json &state) const override;

    std::optional<Written> written(const Json &state, const std::string &resolver, const Json &input) const override;
    WithoutDice told(const Json &state, const KeptNote &kept) const override;
    int sealedNotes(const Json &state, const std::string &side) const override;
    std::vector<Act> noteActs(const Json &state, const std::vector<KeptNote> &kept, const std::string &side) const override;

    std::vector<std::string> figureHeads() const override;
    std::vector<std::string> figuresOf(const Json &row) const override;
    std::vector<std::string> boxHeads() const override;
    PrintedSide printedSide(const Json &state, const SideView &view) const override;

private:
    /// What is usually done next in this step, or "end-step" when nobody is left to do it.
    std::string naturalAct(const Json &json, const State &state) const;
};

} // namespace optio::ancients
