// SPDX-License-Identifier: GPL-3.0-or-later
// An attack is declared: cards and flank checks, then the defenders who may withdraw are asked (HOP-440 to HOP-453).
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/legal.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

bool mayWithdraw(const Play &play, const Unit &unit)
{
    const State &state = play.state;
    const SideState &own = state.own(), &other = state.enemy();
    if (unit.manoeuvre > 0 || unit.has(withdrew))
        return false;
    if (play.sheet.freshOnly[unit.type] && unit.has(engaged))
        return false;
    for (const Byte index : state.forming.attackers) {
        if (index == nobody)
            continue;
        const Unit &attacker = own.units[index];
        const bool mobile = (other.rules & mobility) != 0;
        switch (play.sheet.withdrawalOf[unit.type][attacker.type]) {
        case MayWithdraw::yes:
            break;
        case MayWithdraw::no:
            return false;
        case MayWithdraw::mobile:
            if (!mobile)
                return false;
            break;
        case MayWithdraw::light:
            if (!mobile || unit.has(engaged) || ((own.rules & mobility) != 0 && unit.tq < attacker.tq))
                return false;
            break;
        }
    }
    return true;
}

/// The attack as formed is one of this phase; targets who withdrew are no part of it.
void commit(Play &play)
{
    State &state = play.state;
    Attack attack = state.forming;
    state.forming = Attack();
    Attack kept = attack;
    kept.defenders.fill(nobody);
    kept.open = kept.veiled = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < attack.defenders.size(); ++i) {
        if (attack.defenders[i] == nobody)
            continue;
        Unit &unit = state.enemy().units[attack.defenders[i]];
        if (unit.place != Place::field || unit.has(withdrew))
            continue;
        if ((attack.open >> i & 1) != 0)
            kept.open = static_cast<Byte>(kept.open | 1u << count);
        if ((attack.veiled >> i & 1) != 0)
            kept.veiled = static_cast<Byte>(kept.veiled | 1u << count);
        kept.defenders[count++] = attack.defenders[i];
        unit.set(attacked);
    }
    if (count == 0) { // HOP-453
        if (play.narration != nullptr)
            play.narration->say("Nobody stays to be attacked.");
        return;
    }
    std::size_t fit = 0;
    for (const Byte index : attack.attackers)
        if (index != nobody && state.own().units[index].place == Place::field)
            ++fit;
    if (fit == 0 || state.attackCount >= mostAttacks) {
        for (const Byte index : kept.defenders)
            if (index != nobody)
                state.enemy().units[index].clear(attacked);
        return;
    }
    for (const Byte index : attack.attackers)
        if (index != nobody)
            state.own().units[index].set(attacking);
    state.attacks[state.attackCount++] = kept;
    ++state.own().attacks;
    play.used(Use::attack);
}

/// What only a hidden unit forbids comes to light instead of happening (HOP-409). True when that was so.
bool blocked(Play &play, const Act &act)
{
    const State &state = play.state;
    if (state.enemy().hiding == 0)
        return false;
    const Sight all(play.sheet, state, state.active, true);
    const Byte attackers[2] = {act.a, act.b}, defenders[3] = {act.c, act.d, act.e};
    const bool one = act.d == nobody;
    unsigned found = 0;
    for (int i = 0; i < 2; ++i)
        for (const Byte defender : defenders) {
            if (attackers[i] == nobody || defender == nobody)
                continue;
            const Unit &unit = all.mine(attackers[i]), &target = all.theirs(defender);
            if (all.mayStrike(unit, target, act.flank(i), one, 2) == Why::ok)
                continue;
            found |= all.layout.zoneMask[unit.column] | all.layout.beside[target.column];
        }
    found &= state.enemy().hiding;
    if (found == 0)
        return false;
    if (play.narration != nullptr)
        play.narration->say("The attack meets a unit that nobody had seen, and is not made.");
    eachColumn(found, [&](int column) { reveal(play, 1 - state.active, column); });
    return true;
}

} // namespace

Attack attackOf(const Sight &sight, const Act &act)
{
    Attack attack;
    attack.attackers = {act.a, act.b};
    attack.defenders = {act.c, act.d, act.e};
    attack.lead = act.lead();
    const auto column = [](const SideState &side, Byte unit) { return unit == nobody ? int{nobody} : int{side.units[unit].column}; };
    if (act.b != nobody && column(sight.own, act.b) < column(sight.own, act.a)) {
        std::swap(attack.attackers[0], attack.attackers[1]);
        if (attack.lead < 2)
            attack.lead = static_cast<Byte>(1 - attack.lead);
    }
    std::sort(attack.defenders.begin(), attack.defenders.end(),
              [&](Byte x, Byte y) { return column(sight.other, x) < column(sight.other, y); });
    const Unit &target = sight.theirs(attack.defenders[0]);
    for (std::size_t i = 0; i < 2; ++i)
        if (const Byte index = attack.attackers[i];
            index != nobody && sight.flanks(sight.mine(index), target, act.flank(index == act.a ? 0 : 1)))
            attack.flanks = static_cast<Byte>(attack.flanks | 1u << i);
    for (std::size_t i = 0; i < 3; ++i)
        if (attack.defenders[i] != nobody && (sight.own.rules & longSwords) != 0 &&
            sight.openToSwords(sight.theirs(attack.defenders[i]).column))
            attack.open = static_cast<Byte>(attack.open | 1u << i);
    return attack;
}

void declare(Play &play, const Act &act)
{
    State &state = play.state;
    if (blocked(play, act))
        return;
    const Sight sight(play.sheet, state, state.active, true);
    Attack attack = attackOf(sight, act);
    attack.veiled = attack.open ^ attackOf(Sight(play.sheet, state, state.active), act).open;
    const auto way = [&](std::size_t i) { return act.flank(attack.attackers[i] == act.a ? 0 : 1); };
    for (const Byte index : attack.attackers) {
        if (index == nobody)
            continue;
        const int column = state.own().units[index].column;
        reveal(play, state.active, column); // HOP-408
        if ((sight.layout.across[static_cast<std::size_t>(column)] & bit(sight.theirs(act.c).column)) != 0)
            play.used(Use::otherZone);
    }
    for (std::size_t i = 0; i < 2; ++i)
        if (attack.attackers[i] != nobody && way(i) == Flank::card)
            spend(play, Card::flank);
    for (std::size_t i = 0; i < 2; ++i) {
        if (attack.attackers[i] == nobody || way(i) != Flank::button)
            continue;
        // HOP-446
        ++state.own().flanks;
        play.used(Use::flankButton);
        const Byte index = attack.attackers[i];
        const CheckOf due = flankCheckOf(play.module(), play.unit(state.active, index));
        const int excess = play.over(due.tq - due.die, "flankcheck", "flank check", state.active, index);
        if (play.narration != nullptr)
            play.narration->line(state.active, "die", play.name(state.active, index) + ": flank check against " + due.text(), play.face(),
                                 "HOP-446");
        if (excess > 0) {
            if (play.narration != nullptr)
                play.narration->say(play.name(state.active, index) + " fail to reach the flank.");
            manoeuvre(play, state.active, index, 1);
            play.unit(state.active, index).set(barred);
            return;
        }
    }
    state.forming = attack;
    unsigned asking = 0;
    for (const Byte index : attack.defenders)
        if (index != nobody && mayWithdraw(play, state.enemy().units[index]))
            asking |= 1u << state.enemy().units[index].column;
    if (play.narration != nullptr) {
        std::string text = play.name(state.active, attack.attackers[0]);
        if (attack.attackers[1] != nobody)
            text += " and " + play.name(state.active, attack.attackers[1]);
        text += " attack ";
        bool first = true;
        for (const Byte index : attack.defenders)
            if (index != nobody) {
                text += (first ? "" : " and ") + play.name(1 - state.active, index);
                first = false;
            }
        play.narration->say(text + (attack.flanks != 0 ? " on the flank." : "."));
    }
    state.asking = static_cast<Mask>(asking);
    goOnWithdrawing(play);
}

void goOnWithdrawing(Play &play)
{
    State &state = play.state;
    const int side = 1 - state.active;
    while (state.asking != 0 && !state.over()) {
        const int column = std::countr_zero(state.asking);
        const int index = unitAt(play.side(side), column);
        const bool among = std::find(state.forming.defenders.begin(), state.forming.defenders.end(), static_cast<Byte>(index)) !=
                           state.forming.defenders.end();
        if (index == nobody || !among || !mayWithdraw(play, play.unit(side, index))) {
            state.asking = static_cast<Mask>(state.asking & (state.asking - 1));
            continue;
        }
        if (answered(play.sheet, play.module(), play.side(side), play.unit(side, index), Asks::withdraw)) {
            withdraw(play, side, index, false);
            state.asking = static_cast<Mask>(state.asking & (state.asking - 1));
            continue;
        }
        state.prompt = Prompt::withdraw;
        state.asked = static_cast<Byte>(side);
        return;
    }
    state.asking = 0;
    state.prompt = Prompt::none;
    if (!state.over())
        commit(play);
}

void withdraw(Play &play, int side, int index, bool stay)
{
    if (stay)
        return;
    const Numbers &n = play.numbers();
    Unit &unit = play.unit(side, index);
    const std::uint32_t traits = play.sheet.traitsOf(unit);
    unit.set(withdrew);
    play.used(Use::withdrawal);
    const bool flanked = play.state.forming.flanks != 0;
    const bool isChariot = (traits & chariot) != 0;
    CheckOf due;
    due.tq = unit.tq;
    if (isChariot)
        due.add("a chariot", 0, n.chariotWithdraw);
    if (flanked)
        due.add("attacked on the flank", 0, n.flankedWithdraw);
    if ((play.side(side).rules & ferocity) != 0 && (traits & ferocious) != 0)
        due.add("Ferocity", 0, n.ferocityWithdraw);
    if (play.module().hooks.ownCheck != nullptr)
        play.module().hooks.ownCheck(play.module(), unit, due);
    const int excess = play.over(due.tq - due.die, "owcheck", "orderly withdrawal", side, index);
    if (play.narration != nullptr) {
        play.narration->line(side, "die", play.name(side, index) + ": withdrawal, TQ check against " + due.text(), play.face(), "HOP-451");
        play.narration->say(play.name(side, index) + " withdraw.");
    }
    int hits = std::min(excess, flanked ? n.mostFlanked : n.mostWithdraw);
    if (isChariot)
        hits = std::max(hits, 1);
    addCoh(play, side, index, hits, "withdrawal", "HOP-451");
    if ((traits & (foot | chariot | wheeling)) != 0 || excess > 0) // HOP-452
        manoeuvre(play, side, index, 1);
    const Byte attacker = play.state.forming.attackers[0];
    leaveIfBroken(play, side, index, attacker);
    checkEnd(play);
}

} // namespace optio::hoplites
