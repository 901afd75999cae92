// SPDX-License-Identifier: GPL-3.0-or-later
// Moving by PIPs (DBM-033 to DBM-058): what elements of a command do together, what it costs and how far they may go.
#pragma once

#include "rules/told.h"
#include "rulesets/dbm/cost.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::dbm {

/// A tactical move, a march, a halt, mounting or breaking off.
class Move : public ToldResolver {
public:
    explicit Move(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "move"; }
    std::string title() const override { return "Move, march, halt"; }
    std::string rule() const override { return "DBM-034"; }
    std::vector<Slot> slots() const override { return {{"who", "Which elements", "active", true, false}}; }
    std::vector<optio::Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;
    Json complete(const Json *state, const Json &input) const override;

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    std::vector<std::string> otherKeys(const Json *state) const override;
    Json settled(const Json *state, const Json &input) const override;
    Ruling tell(const Json *state, const Json &input) const override;
    std::string refused(const Json &state, const Json &input) const override;

private:
    struct Order;
    /// Reads the input: who, of which command, under which settings.
    Order open(const Json *state, const Json &input) const;
    /// Goes through the questions.
    void interview(Order &order, const Json *state, const Json &answers, bool strict, const Asked &asked = {}) const;
    std::string refused(const Order &order, const Json *state) const;
    void tellWay(const Order &order, const Json *state, Ruling &ruling) const;
    void tellChanges(const Order &order, const Json &state, const Bill &bill, Ruling &ruling) const;

    const Sheet &sheet_;
};

} // namespace optio::dbm
