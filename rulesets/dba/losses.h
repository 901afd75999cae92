// SPDX-License-Identifier: GPL-3.0-or-later
// Losses that no ruling saw: elements with no way to go or off the table, and camps that change hands.
#pragma once

#include "rules/told.h"
#include "rulesets/dba/picks.h"
#include "rulesets/dba/sheet.h"

#include <array>
#include <string>
#include <vector>

namespace optio::dba {

/// See the top of the file. The sheet must outlive it.
class LossesByHand : public ToldResolver {
public:
    explicit LossesByHand(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "losses"; }
    std::string title() const override { return "Losses"; }
    std::string rule() const override { return "DBA-053"; }
    std::vector<Slot> slots() const override;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    Json settled(const Json *state, const Json &input) const override;
    Ruling tell(const Json *state, const Json &input) const override;

private:
    std::vector<Pick> picks(const Json *state, const Json &input) const;
    void tellCamp(const Json *state, int side, bool held, Ruling &ruling) const;

    const Sheet &sheet_;
};

} // namespace optio::dba
