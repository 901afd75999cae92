// SPDX-License-Identifier: GPL-3.0-or-later
// Unit tables of the Great Battles of History as tab-separated text: a line for each counter with its kind, subclass, origin, troop
// quality, size and missile. Lines that are alike become one row; what the table does not say (the leader) is asked.
#pragma once

#include "rules/exchange/format.h"
#include "rulesets/hoplites/sheet.h"

namespace optio::hoplites {

/// See the top of the file.
class UnitTable : public exchange::Format {
public:
    UnitTable(const Sheet &sheet, std::string ruleset) : sheet_(sheet), ruleset_(std::move(ruleset)) {}
    std::string id() const override { return "gboh"; }
    std::string name() const override { return "Unit table (GBoH)"; }
    std::string ending() const override { return "tsv"; }
    std::string ruleset() const override { return ruleset_; }
    bool writes() const override { return false; }
    bool looksLike(std::string_view bytes) const override;
    std::string write(const std::vector<Json> &rosters, const exchange::Rulesets &rulesets,
                      std::vector<exchange::Note> &lost) const override;
    exchange::Import read(const exchange::Source &source, const exchange::Rulesets &rulesets) const override;

private:
    const Sheet &sheet_;
    std::string ruleset_;
};

} // namespace optio::hoplites
