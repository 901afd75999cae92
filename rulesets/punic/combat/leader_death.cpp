// SPDX-License-Identifier: GPL-3.0-or-later
// The die of death.
#include "rulesets/punic/combat/leader_death.h"

namespace optio::punic {

LeaderDeath dieOfDeath(const CombatSheet &combat, bool wounded, const std::string &name, Dice &dice)
{
    const std::string first = name + ": die of death";
    if (!dice.check(Die::d6, combat.death.first, {"death.first", first}))
        return LeaderDeath::unharmed;
    const std::string second = name + ": second die of death";
    const int die = dice.d6({"death.second", second});
    if (die <= combat.death.killed)
        return LeaderDeath::killed;
    if (die <= combat.death.wounded)
        return wounded ? LeaderDeath::killed : LeaderDeath::wounded;
    return LeaderDeath::unharmed;
}

void riskLeader(const Book &book, const CombatSheet &combat, const std::string &id, const std::string &why, Dice &dice)
{
    Leader &leader = book.state.leader(id);
    if (leader.lost)
        return;
    const LeaderDeath fate = dieOfDeath(combat, leader.wounded, leader.name, dice);
    const char *what = fate == LeaderDeath::unharmed ? "unharmed" : fate == LeaderDeath::wounded ? "wounded" : "killed";
    book.narration.line(leader.side, "death." + id, "leaders", leader.name + ", " + why + ": " + what, static_cast<int>(fate),
                        combat.death.rule);
    if (fate == LeaderDeath::wounded) {
        leader.wounded = true;
        book.narration.say(leader.name + " is wounded: one action less from now on" +
                           (leader.actions <= 1 ? "; he may still move, but neither steady nor inspire (PUN-120)." : "."));
    } else if (fate == LeaderDeath::killed) {
        loseLeader(book, id, "is killed");
    }
}

} // namespace optio::punic
