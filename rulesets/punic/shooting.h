// SPDX-License-Identifier: GPL-3.0-or-later
// Volleys of light troops (PUN-180 to PUN-185): their dice line by line, and the resolver. Odds keys: for DPs their number; for elephants
// 100 and their fate.
#pragma once

#include "rulesets/punic/act.h"
#include "rulesets/punic/combat.h"

#include <string>
#include <vector>

namespace optio::punic {

/// A volley before its dice.
struct Volley {
    const Unit *shooter = nullptr, *target = nullptr;
    int bases = 1; ///< in range
    bool cover = false;
    Aspect from = Aspect::front;
};

/// Does it matter from where the target is shot at (PUN-304)?
bool aspectMatters(const Unit &target);
/// The row that halves the dice, or says that nothing does.
const Table<Reading>::Row &halving(const CombatSheet &sheet, const Volley &volley);
/// The reasons of its dice, and their number.
std::vector<DiceLine> volleyLines(const CombatSheet &sheet, const Volley &volley, int &dice);

class ShootResolver : public ActResolver {
public:
    ShootResolver(const Sheet &sheet, const CombatSheet &combat) : ActResolver(sheet), combat_(combat) {}

    std::string id() const override { return "shoot"; }
    std::string title() const override { return "Volley"; }
    std::string rule() const override { return "PUN-180"; }
    std::vector<Slot> slots() const override;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;
    Form form(const Json *state, const Json &input) const override;

    static constexpr std::uint64_t elephantKey = 100; ///< and the number of an ElephantFate

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    State stateOf(const Json *state, const Json &input) const override;

private:
    void expectShooter(const State &state, const Unit &shooter) const;
    void expectTarget(Scene &scene, const Unit &shooter, const Unit &target) const;

    const CombatSheet &combat_;
};

} // namespace optio::punic
