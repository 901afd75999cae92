// SPDX-License-Identifier: GPL-3.0-or-later
// A move of an element or a group: its cost line by line, its distances, what it may not do.
#pragma once

#include "rules/told.h"
#include "rulesets/dba/picks.h"
#include "rulesets/dba/place.h"
#include "rulesets/dba/sheet.h"

#include <string>
#include <vector>

namespace optio::dba {

/// See the top of the file. The sheet must outlive it.
class Move : public ToldResolver {
public:
    explicit Move(const Sheet &sheet) : sheet_(sheet) {}
    std::string id() const override { return "move"; }
    std::string title() const override { return "Move"; }
    std::string rule() const override { return "DBA-020"; }
    std::vector<Slot> slots() const override;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;
    std::string refusal(const Json &state, const Json &input) const override;

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override;
    std::vector<std::string> otherKeys(const Json *state) const override;
    Json settled(const Json *state, const Json &input) const override;
    Ruling tell(const Json *state, const Json &input) const override;

private:
    friend class Mover;
    /// A move as its input and answers describe it.
    struct Order {
        const Json *state = nullptr;
        Place place;
        std::vector<Pick> picks;
        Facts facts;
        std::string contact; ///< the enemy unit it moves into contact with, "several", "enemy", or ""
        int opponent = -1;   ///< type of whom it breaks off from
        std::string from;    ///< the unit of that opponent, in a game
    };
    Order open(const Json *state, const Json &input) const;
    void refuse(const Order &order) const;
    int cost(const Order &order, const std::string &side, Ruling &ruling) const;
    void warn(const Order &order, const std::string &side, Ruling &ruling) const;
    std::string instruction(const Order &order) const;
    void tellChanges(const Order &order, int cost, Ruling &ruling) const;

    const Sheet &sheet_;
};

} // namespace optio::dba
