// SPDX-License-Identifier: GPL-3.0-or-later
// The DBA rule set: its figures, its resolvers, its games.
#pragma once

#include "rules/exchange/format.h"
#include "rules/journal/state_rules.h"
#include "rules/print/print.h"
#include "rules/ruleset.h"
#include "rulesets/dba/sheet.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::dba {

/// See the top of the file.
class Dba : public Ruleset, public exchange::FormatRules, public PrintRules, public StateRules {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit Dba(const FigureFolder &figures);

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

    std::vector<const exchange::Format *> formats() const override;

    std::vector<std::string> figureHeads() const override;
    std::vector<std::string> figuresOf(const Json &row) const override;
    std::vector<std::string> boxHeads() const override;
    PrintedSide printedSide(const Json &state, const SideView &view) const override;

    const Sheet &sheet() const { return sheet_; }

private:
    Sheet sheet_;
    std::string id_, data_;
    std::vector<std::unique_ptr<Resolver>> resolvers_;
    std::vector<Json> armies_;
};

} // namespace optio::dba
