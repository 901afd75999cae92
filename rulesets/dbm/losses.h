// SPDX-License-Identifier: GPL-3.0-or-later
// Losses that are entered: elements that could not get away, ran off the table or were lost otherwise, and generals who straggle.
#pragma once

#include "rules/told.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Takes elements off the table (DBM-152, DBM-153, DBM-164), or notes that a general straggles with a late flank march or is back.
class Losses : public ToldResolver {
public:
    explicit Losses(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "losses"; }
    std::string title() const override { return "Losses"; }
    std::string rule() const override { return "DBM-164"; }
    std::vector<Slot> slots() const override { return {{"who", "Who is lost", "any", true, false}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    Json settled(const Json *state, const Json &input) const override;
    Ruling tell(const Json *state, const Json &input) const override;

private:
    Ruling tellLost(const Json *state, const std::vector<Pick> &picks, const std::string &how) const;
    Ruling tellStraggling(const Json *state, const std::vector<Pick> &picks, bool straggles) const;
    /// "Flaminius: 3½ of 18 EE lost, demoralised at 6" for every command that loses.
    std::string standingText(const Json *state, const std::vector<Pick> &picks) const;

    const Sheet &sheet_;
};

/// Loses picked elements: their marks go, and with them the contact of enemies that faced them.
void loseAll(Marking &marking, const Json &state, const std::vector<Pick> &picks, Ruling &ruling);

} // namespace optio::dbm
