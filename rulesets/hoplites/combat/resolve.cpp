// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks are resolved: the steps of shock on the field, pursuit, attacks on the second line, engagement and collapse.
#include "rulesets/hoplites/combat/shock.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

/// What the steps did to the fighters goes back to their units.
void writeBack(Play &play, const Shock &shock)
{
    for (const Fighter &one : shock.attackers)
        if (one.present || one.gone)
            play.unit(shock.side, one.unit).coh = one.coh;
    for (const Fighter &one : shock.defenders)
        if (one.present || one.gone)
            play.unit(1 - shock.side, one.unit).coh = one.coh;
}

/// Those whose end the clash was.
void lose(Play &play, const Shock &shock, const Attack &attack)
{
    for (const Fighter &one : shock.defenders)
        if (one.gone)
            loseUnit(play, 1 - shock.side, one.unit, attack.attackers[0], true);
    for (const Fighter &one : shock.attackers)
        if (one.gone)
            loseUnit(play, shock.side, one.unit, attack.defenders[0], true);
}

/// HOP-463: defenders first, then attackers.
void leave(Play &play, const Attack &attack)
{
    for (const Byte index : attack.defenders)
        if (index != nobody)
            leaveIfBroken(play, 1 - play.state.active, index, attack.attackers[0]);
    for (const Byte index : attack.attackers)
        if (index != nobody)
            leaveIfBroken(play, play.state.active, index, attack.defenders[0]);
}

bool bothSides(const Shock &shock)
{
    const auto present = [](const Fighter &one) { return one.present; };
    return std::any_of(shock.attackers.begin(), shock.attackers.end(), present) &&
           std::any_of(shock.defenders.begin(), shock.defenders.end(), present);
}

void standOffTold(Play &play, Shock &shock)
{
    if (!standOff(shock))
        return;
    play.used(Use::allRout);
    if (play.narration != nullptr)
        play.narration->say("All are at the end of their strength; the side that is worse off gives way.");
}

/// HOP-740, HOP-741. `all` is who took part, `base` the base attacker.
void pursue(Play &play, const Shock &all, Byte base)
{
    if (!play.prefers(cavalryPursuit) || play.state.over())
        return;
    const int side = play.state.active;
    Byte routed = nobody;
    for (const Fighter &one : all.defenders) // in column order
        if (one.present && routed == nobody && play.unit(1 - side, one.unit).place == Place::second)
            routed = one.unit;
    if (routed == nobody)
        return;
    const Byte other = all.attackers[0].unit == base ? all.attackers[1].unit : all.attackers[0].unit;
    Byte rider = nobody;
    for (const Byte index : {base, other})
        if (rider == nobody && index != nobody && play.sheet.is(play.unit(side, index), cavalry))
            rider = index;
    if (rider == nobody || play.unit(side, rider).place != Place::field)
        return;
    Unit &unit = play.unit(side, rider);
    const bool rides = !play.atMost(unit.tq - play.numbers().pursuitAdd, "pursuit", "do they pursue?", side, rider);
    if (play.narration != nullptr)
        play.narration->line(side, "die", play.name(side, rider) + ": pursuit, above TQ " + std::to_string(unit.tq), play.face(),
                             "HOP-740");
    if (!rides)
        return;
    play.used(Use::pursuit);
    if (play.narration != nullptr)
        play.narration->say(play.name(side, rider) + " ride after them.");
    const bool caught = play.atMost(play.numbers().caught, "pursuit.kill", "do they catch them?", side, rider);
    if (play.narration != nullptr)
        play.narration->line(side, "die", "caught up to " + std::to_string(play.numbers().caught), play.face(), "HOP-741");
    if (caught) {
        outOfSecondLine(play, 1 - side, routed);
        eliminate(play, 1 - side, routed);
    }
    const int level = play.weighing ? 1 : 1 + play.pick(play.numbers().away, "pursuit.level", "how far they ride", side, rider);
    liftOff(play, side, rider);
    unit.place = Place::pursuit;
    unit.manoeuvre = static_cast<Byte>(level);
    ++play.side(side).pursuing;
}

/// For odds: does this unit's collapse matter for them? Broken elephants trample others.
bool matters(Play &play, int side, int index)
{
    if (play.about == nullptr || play.sheet.is(play.unit(side, index), elephant))
        return true;
    const auto among = [&](const auto &units) { return std::find(units.begin(), units.end(), static_cast<Byte>(index)) != units.end(); };
    return side == play.state.active ? among(play.about->attackers) : among(play.about->defenders);
}

} // namespace

void resolveOne(Play &play, const Attack &attack)
{
    Shock shock = shockOf(play.sheet, play.state, attack);
    if (!bothSides(shock)) // HOP-934
        return;
    play.state.clashed = true;
    for (const Fighter &one : shock.attackers) {
        if (!one.present)
            continue;
        play.unit(shock.side, one.unit).set(fought);
        if (one.swords)
            play.used(Use::longSwords);
    }
    for (const Fighter &one : shock.defenders)
        if (one.present)
            play.unit(1 - shock.side, one.unit).set(fought);
    if (((play.state.own().rules | play.state.enemy().rules) & ferocity) != 0)
        play.used(Use::ferocity);
    const Shock all = shock; // who took part
    chooseBases(play.sheet, shock);
    Byte base = shock.attackers[shock.baseAttacker].unit;
    check(play.sheet, shock, play.dice, play.narration);
    standOffTold(play, shock);
    writeBack(play, shock);
    leave(play, attack);
    shock = shockOf(play.sheet, play.state, attack);
    if (bothSides(shock) && !play.state.over()) {
        chooseBases(play.sheet, shock);
        base = shock.attackers[shock.baseAttacker].unit;
        clash(play.sheet, shock, play.dice, play.narration);
        standOffTold(play, shock);
        writeBack(play, shock);
        lose(play, shock, attack);
    }
    // HOP-461: javelins are thrown.
    const auto thrown = [&](int side, const Fighter &one) {
        if (!one.present)
            return;
        Unit &unit = play.unit(side, one.unit);
        if (unit.missile == 'J' && play.sheet.is(unit, foot | german))
            unit.set(noMissile);
    };
    for (const Fighter &one : all.attackers)
        thrown(shock.side, one);
    for (const Fighter &one : all.defenders)
        thrown(1 - shock.side, one);
    leave(play, attack);
    pursue(play, all, base);
    checkEnd(play);
}

namespace {

struct Wavering {
    Byte side = 0, unit = 0;
    bool breaks = false;
};

/// Who fought is engaged (HOP-470), the marks of the phase are taken away (HOP-473), and all roll before anything comes of it (HOP-472).
void collapse(Play &play)
{
    const bool clashed = play.state.clashed;
    std::array<Wavering, 2 * columns> all{};
    std::size_t count = 0;
    for (const int side : {int{play.state.active}, 1 - play.state.active})
        eachColumn(play.side(side).occupied, [&](int column) {
            const int index = unitAt(play.side(side), column);
            Unit &unit = play.unit(side, index);
            const bool near = enemiesNear(play.layout(), play.side(1 - side), column) != 0;
            if (clashed && unit.has(fought) && near)
                unit.set(engaged);
            unit.clear(phaseMarks);
            if (!unit.has(engaged) || unit.coh + 1 != unit.limit || !near)
                return;
            if (!matters(play, side, index))
                return;
            const bool breaks = !play.atMost(unit.tq - 1, "collapse", "collapse", side, index);
            play.used(Use::collapse);
            if (play.narration != nullptr)
                play.narration->line(side, "die", play.name(side, index) + ": collapse, breaks from " + std::to_string(unit.tq),
                                     play.face(), "HOP-472");
            all[count++] = {static_cast<Byte>(side), static_cast<Byte>(index), breaks};
        });
    for (std::size_t i = 0; i < count; ++i) {
        const Wavering &one = all[i];
        Unit &unit = play.unit(one.side, one.unit);
        if (unit.place != Place::field)
            continue;
        if (one.breaks)
            breakUnit(play, one.side, one.unit);
        else if (unit.coh + 1 == unit.limit)
            takeCoh(play, one.side, one.unit, 1, "holds", "HOP-472");
    }
    if (count > 0)
        checkEnd(play);
}

} // namespace

void resolveAll(Play &play)
{
    State &state = play.state;
    for (Byte i = 0; i < state.attackCount && !state.over(); ++i) {
        const Attack attack = state.attacks[i];
        resolveOne(play, attack);
    }
    state.attackCount = 0;
    state.attacks.fill(Attack());
}

void strikeBehind(Play &play, int index)
{
    State &state = play.state;
    const int side = state.active;
    SideState &other = state.enemy();
    Unit &unit = play.unit(side, index);
    unit.set(attacking | behind);
    play.used(Use::secondLineAttack);
    if (unit.has(hidden))
        reveal(play, side, unit.column);
    const bool fierce = (state.own().rules & ferocity) != 0 && play.sheet.is(unit, ferocious);
    CheckOf due;
    due.tq = unit.tq;
    if (fierce)
        due.add("Ferocity", 0, play.numbers().ferocityCheck);
    if (play.module().hooks.ownCheck != nullptr)
        play.module().hooks.ownCheck(play.module(), unit, due);
    const int excess = play.over(due.tq - due.die, "second.check", "attack on the second line", side, index);
    if (play.narration != nullptr) {
        play.narration->line(side, "die", play.name(side, index) + ": attack on the second line, TQ check against " + due.text(),
                             play.face(), "HOP-481");
        play.narration->say(play.name(side, index) + (excess > 0 ? " do not reach the second line." : " strike the second line."));
    }
    if (excess > 0)
        return;
    std::array<Byte, mostSecond> prey{};
    int count = 0, routed = 0;
    for (int i = 0; i < other.secondCount; ++i) {
        const Byte one = other.second[static_cast<std::size_t>(i)];
        if (other.units[one].has(rallied))
            continue;
        ++routed;
        if (!other.units[one].has(routedNow))
            prey[static_cast<std::size_t>(count++)] = one;
    }
    if (routed == 0) {
        const int bonus = play.prefers(secondLineWorth) ? play.numbers().bonusPreferred : play.numbers().bonus;
        other.bonus = static_cast<std::uint16_t>(other.bonus + 2 * bonus);
        other.points = static_cast<std::uint16_t>(other.points + 2 * bonus);
        if (play.narration != nullptr)
            play.narration->line(1 - side, "route", "second line in danger", bonus, "HOP-481");
    } else if (count > 0) {
        const Byte one = prey[static_cast<std::size_t>(play.pick(count, "second.pick", "who is caught", side, index))];
        outOfSecondLine(play, 1 - side, one);
        eliminate(play, 1 - side, one);
    }
    checkEnd(play);
}

void endShock(Play &play)
{
    if (play.state.over())
        return;
    if (play.state.attackCount > 0)
        play.state.attacks.fill(Attack());
    play.state.attackCount = 0;
    collapse(play);
    play.state.clashed = false;
}

} // namespace optio::hoplites
