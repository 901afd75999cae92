// SPDX-License-Identifier: GPL-3.0-or-later
// PIP dice (DBM-030 to DBM-032): rolling them for the commands of a side, and sharing out the pool of a regular commander-in-chief.
#pragma once

#include "rules/told.h"
#include "rulesets/dbm/sheet.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::dbm {

/// A command that rolls.
struct Roller {
    std::string id;   ///< "a1"; outside a game its number
    std::string name; ///< the general's
    std::string path; ///< JSON pointer in a game
    bool pooled = false;
};

/// The commands of the active side that roll, those of the pool first, otherwise in their order.
std::vector<Roller> rollersOf(const Sheet &sheet, const Json &state);
/// Have the dice of this bound been rolled?
bool pipsRolled(const Json &state);
/// Is there a pool that waits to be shared out?
bool poolWaits(const Json &state);

/// Rolls a die for each command: those of the pool first.
class Pips : public Resolver {
public:
    explicit Pips(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "pips"; }
    std::string title() const override { return "Roll PIPs"; }
    std::string rule() const override { return "DBM-030"; }
    std::vector<Slot> slots() const override { return {}; }
    Json example() const override;
    std::string refusal(const Json &state, const Json &input) const override;
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;

private:
    std::vector<Roller> rollers(const Json *state, const Json &input) const;
    const Sheet &sheet_;
};

/// Shares out the pool: each of its values to one of its commands (DBM-031).
class PipAssign : public ToldResolver {
public:
    explicit PipAssign(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "pip-assign"; }
    std::string title() const override { return "Assign PIPs"; }
    std::string rule() const override { return "DBM-031"; }
    Json example() const override;

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    std::vector<std::string> otherKeys(const Json *state) const override;
    Ruling tell(const Json *state, const Json &input) const override;

private:
    const Sheet &sheet_;
};

} // namespace optio::dbm
