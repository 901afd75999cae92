// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a bound, and the weather.
#pragma once

#include "rules/told.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Counts losses, tells who is demoralised (DBM-161) and who is beaten (DBM-162), then passes the bound to the other side and takes off the
/// marks of the bound.
class EndBound : public ToldResolver {
public:
    explicit EndBound(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "end-bound"; }
    std::string title() const override { return "End bound"; }
    std::string rule() const override { return "DBM-020"; }

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    Ruling tell(const Json *state, const Json &input) const override;

private:
    const Sheet &sheet_;
};

/// Sets the weather.
class Weather : public ToldResolver {
public:
    explicit Weather(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "weather"; }
    std::string title() const override { return "Weather"; }
    std::string rule() const override { return "DBM-198"; }
    Json example() const override;

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    Ruling tell(const Json *state, const Json &input) const override;

private:
    const Sheet &sheet_;
};

} // namespace optio::dbm
