// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Ancients: figures and resolvers, put together.
#pragma once

#include "rules/campaign/campaign.h"
#include "rules/journal/notes.h"
#include "rules/journal/state_rules.h"
#include "rules/print/print.h"
#include "rules/roster/convert.h"
#include "rules/ruleset.h"
#include "rulesets/ancients/sheet.h"
#include "rulesets/ancients/state.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::ancients {

/// See the top of the file.
class Ancients : public Ruleset, public Converter, public CampaignRules, public NoteRules, public PrintRules, public StateRules {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit Ancients(const FigureFolder &figures);

    std::string id() const override { return id_; }
    std::string name() const override;
    std::string summary() const override;
    std::string data() const override { return data_; }
    Json catalogue() const override;
    Json reference() const override;
    Json charts() const override;
    std::vector<const Resolver *> resolvers() const override;
    const std::vector<Json> &armies() const override { return armies_; }
    std::vector<Finding> check(const Json &roster) const override;
    Json totals(const Json &roster) const override;
    Json unitText(const Json &unit) const override;
    Json newUnit() const override;
    std::vector<Question> options() const override;
    Json start(const Json &rosterA, const Json &rosterB, const Json &options) const override;
    void checkState(const Json &state) const override;
    int turn(const Json &state) const override;
    std::vector<Act> acts(const Json &state) const override;
    View view(const Json &state, const std::string &side) const override;
    Json ended(const Json &state) const override;
    Json counters(const Json &state) const override;
    std::vector<Change> settled(const Json &corrected, const std::vector<std::string> &paths) const override;
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

    const Sheet &sheet() const { return sheet_; }

private:
    /// What is usually done next in this step, or "end-step" when nobody is left to do it.
    std::string naturalAct(const Json &json, const State &state) const;

    Sheet sheet_;
    std::string id_, data_;
    std::vector<std::unique_ptr<Resolver>> resolvers_;
    std::vector<Json> armies_;
};

} // namespace optio::ancients
