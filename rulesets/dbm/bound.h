// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings without a combat: the end of a bound, and the weather.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbm/sheet.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::dbm {

/// Passes the bound to the other side and takes off the marks of the bound. No questions, no dice.
class EndBound : public Resolver {
public:
    std::string id() const override { return "end-bound"; }
    std::string title() const override { return "End bound"; }
    std::string rule() const override { return "DBM-005"; }
    std::vector<Slot> slots() const override { return {}; }
    Json example() const override;
    std::string refusal(const Json &, const Json &) const override { return {}; }
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;
};

/// Sets the weather.
class Weather : public Resolver {
public:
    explicit Weather(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "weather"; }
    std::string title() const override { return "Weather"; }
    std::string rule() const override { return "DBM-198"; }
    std::vector<Slot> slots() const override { return {}; }
    Json example() const override;
    std::string refusal(const Json &, const Json &) const override { return {}; }
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;

private:
    Question question(const Json *state) const;
    const Sheet &sheet_;
};

} // namespace optio::dbm
