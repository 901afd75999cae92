// SPDX-License-Identifier: GPL-3.0-or-later
// Troops that nobody controls (DBM-060 to DBM-063): impetuous ones advance unless they were moved or held, and those of a demoralised
// command fall back unless they were held.
#pragma once

#include "rules/told.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Is this a kind that gets out of hand?
bool isImpetuous(const Sheet &sheet, const Element &element);
/// Elements of the side whose bound it is that are still to be dealt with: part by part, in the order of the commands. Those of a
/// demoralised command (Pick::element.demoralised) fall back, the others advance.
std::vector<Pick> uncontrolled(const Sheet &sheet, const Json &state);

/// Says what became of them.
class Impetuous : public ToldResolver {
public:
    explicit Impetuous(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "spontaneous"; }
    std::string title() const override { return "Impetuous troops"; }
    std::string rule() const override { return "DBM-061"; }
    std::vector<Slot> slots() const override { return {{"who", "Which elements", "active", true, false}}; }
    std::vector<optio::Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    std::vector<std::string> otherKeys(const Json *state) const override;
    Json settled(const Json *state, const Json &input) const override;
    Ruling tell(const Json *state, const Json &input) const override;

private:
    /// The elements that the input names. Throws Error for those that act by PIPs or stay where they are, and for both kinds at once.
    std::vector<Pick> picks(const Json *state, const Json &input) const;
    void tellChanges(const Json &state, const std::vector<Pick> &picks, const std::string &result, const std::string &foe,
                     Ruling &ruling) const;

    const Sheet &sheet_;
};

} // namespace optio::dbm
