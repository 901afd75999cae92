// SPDX-License-Identifier: GPL-3.0-or-later
// Hoplites as a rule set: its figures, armies and battles. The battle itself is played by the engine on a plain state (legal.h).
#pragma once

#include "rules/arena.h"
#include "rules/board.h"
#include "rules/debrief.h"
#include "rules/journal/secrets.h"
#include "rules/print/print.h"
#include "rules/ruleset.h"
#include "rulesets/hoplites/army/unit_table.h"
#include "rulesets/hoplites/sheet.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::hoplites {

/// See the top of the file.
class Hoplites : public Ruleset,
                 public Arena,
                 public BoardRules,
                 public Debriefer,
                 public UndoRules,
                 public exchange::FormatRules,
                 public PrintRules {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit Hoplites(const FigureFolder &figures);

    std::string id() const override { return id_; }
    std::string name() const override;
    std::string summary() const override;
    std::string kind() const override { return "app"; }
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
    std::vector<Question> options() const override { return sheet_.options; }
    Json start(const Json &rosterA, const Json &rosterB, const Json &options) const override;
    int turn(const Json &state) const override;
    std::vector<optio::Act> acts(const Json &state) const override;
    View view(const Json &state, const std::string &side) const override;
    Json ended(const Json &state) const override;
    Json counters(const Json &state) const override;
    std::vector<Change> settled(const Json &corrected, const std::vector<std::string> &paths) const override;

    std::vector<std::string> players() const override;
    Json playGames(const Matches &matches, std::string *transcript) const override;
    std::unique_ptr<Debriefing> debriefing() const override;

    std::string actResolver() const override { return "act"; }
    std::string toAct(const Json &state) const override;
    Crowd crowd() const override;
    Json lay(const Json &state, const Json &what) const override;
    Json gestures(const Json &state) const override;
    Json help(const Json &state, const std::string &viewer, const std::string &thing) const override;
    Json choose(const Json &state, const std::string &player, std::uint64_t seed) const override;

    std::string undoBorder(const Json &now, const Json &before, const Json &entry) const override;

    std::vector<const exchange::Format *> formats() const override { return {&table_}; }

    std::vector<std::string> figureHeads() const override;
    std::vector<std::string> figuresOf(const Json &row) const override;
    std::vector<std::string> boxHeads() const override;
    PrintedSide printedSide(const Json &state, const SideView &view) const override;

    const Sheet &sheet() const { return sheet_; }

private:
    Sheet sheet_;
    std::string id_, data_;
    UnitTable table_;
    std::vector<std::unique_ptr<Resolver>> resolvers_;
    std::vector<Json> armies_;
};

} // namespace optio::hoplites
