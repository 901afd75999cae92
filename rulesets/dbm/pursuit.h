// SPDX-License-Identifier: GPL-3.0-or-later
// Going after an enemy that gave way, where the rules leave it to the player (DBM-064).
#pragma once

#include "rules/told.h"
#include "rulesets/dbm/events.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Marks who pursues: winners whose enemy gave way this bound, as many as there were. `after` is the enemy that recoiled: it and the
/// pursuer are in contact again. A pursuit may also end in contact with others.
class PursuitResolver : public ToldResolver {
public:
    explicit PursuitResolver(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "pursuit"; }
    std::string title() const override { return "Pursuit"; }
    std::string rule() const override { return "DBM-064"; }
    std::vector<Slot> slots() const override;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override { return {{"who", {{{"element", "Reg Kn(O)"}, {"count", 1}}}}, {"answers", Json::object()}}; }

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    Json settled(const Json *state, const Json &input) const override;
    Ruling tell(const Json *state, const Json &input) const override;

private:
    /// What becomes of elements that are alike. Throws Error (DBM-064) when they may not pursue.
    void follow(const Json &state, const Pick &pick, const Json &input, Marking &marking, std::vector<Event> &events) const;
    const Sheet &sheet_;
};

} // namespace optio::dbm
