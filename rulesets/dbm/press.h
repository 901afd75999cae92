// SPDX-License-Identifier: GPL-3.0-or-later
// Pressing forward (DBM-157 to DBM-159): foot whose opponents have all fled go on.
#pragma once

#include "rules/told.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Why such elements may not press forward (DBM-157), as the end of a sentence that begins with their name; "" when they may be part of a
/// group that does.
std::string pressRefusal(const Words &words, const Json &command, const Element &element, const Part &part);
/// The commands of the side whose bound it is with elements that may lead a group.
std::vector<std::string> commandsToPress(const Sheet &sheet, const Json &state);

/// A group presses forward.
class PressForward : public ToldResolver {
public:
    explicit PressForward(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "press-forward"; }
    std::string title() const override { return "Press forward"; }
    std::string rule() const override { return "DBM-157"; }
    std::vector<Slot> slots() const override;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    Json settled(const Json *state, const Json &input) const override;
    Ruling tell(const Json *state, const Json &input) const override;

private:
    std::vector<Pick> group(const Json *state, const Json &input) const;
    std::vector<Pick> caught(const Json *state, const Json &input) const;
    void checkGroup(const Json *state, const std::vector<Pick> &picks, const Json &answers) const;
    void checkCaught(const Json *state, const std::vector<Pick> &picks, const std::string &result) const;
    /// How far the slowest of them goes on each kind of ground.
    std::string distanceText(const Json *state, const std::vector<Pick> &picks) const;

    const Sheet &sheet_;
};

} // namespace optio::dbm
