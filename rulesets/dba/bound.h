// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning and the end of a bound: the PIP die, and the victory check.
#pragma once

#include "rules/told.h"
#include "rulesets/dba/sheet.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::dba {

/// Rolls the PIP die of the side whose bound it is.
class PipDie : public Resolver {
public:
    explicit PipDie(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "pips"; }
    std::string title() const override { return "PIP die"; }
    std::string rule() const override { return "DBA-010"; }
    std::vector<Slot> slots() const override { return {}; }
    Json example() const override { return {{"answers", Json::object()}}; }
    std::string refusal(const Json &state, const Json &input) const override;
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;

private:
    const Sheet &sheet_;
};

/// Counts the losses, and passes the bound to the other side unless the battle is decided.
class EndBound : public ToldResolver {
public:
    explicit EndBound(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "end-bound"; }
    std::string title() const override { return "End bound"; }
    std::string rule() const override { return "DBA-060"; }

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    Ruling tell(const Json *state, const Json &input) const override;

private:
    const Sheet &sheet_;
};

} // namespace optio::dba
