// SPDX-License-Identifier: GPL-3.0-or-later
// The ten steps of shock.
#include "rulesets/hoplites/combat/shock.h"

#include <algorithm>
#include <tuple>

namespace optio::hoplites {

namespace {

template <class Fighters> bool all(const Sheet &sheet, const Fighters &fighters, std::uint32_t traits)
{
    return std::all_of(fighters.begin(), fighters.end(),
                       [&](const Fighter &one) { return !one.present || (sheet.traitsOf(one.type) & traits) != 0; });
}

template <class Fighters> bool any(const Sheet &sheet, const Fighters &fighters, std::uint32_t traits)
{
    return std::any_of(fighters.begin(), fighters.end(),
                       [&](const Fighter &one) { return one.present && (sheet.traitsOf(one.type) & traits) != 0; });
}

bool isArmoured(const Sheet &sheet, const Fighter &one)
{
    const std::uint32_t traits = sheet.traitsOf(one.type);
    return one.present && (traits & armoured) != 0 && (traits & cavalry) != 0;
}

Superior superiorOf(const Sheet &sheet, const Shock &shock, const Fighter &attacker, const Fighter &defender)
{
    if (attacker.swords && defender.open)
        return Superior::attacker; // HOP-864
    const Superior usual = sheet.superiorOf[attacker.type][defender.type];
    const auto own = sheet.modules[shock.module].hooks.superior;
    return own == nullptr ? usual : own(attacker, defender, usual);
}

int columnOf(const Sheet &sheet, const Fighter &attacker, const Fighter &defender)
{
    const Columns &both = sheet.columnsOf[attacker.type][defender.type];
    return attacker.flanks ? both.flank : both.front;
}

/// A check that is told; gives by how much it is failed.
int toldTest(const Fighter &one, const CheckOf &due, int side, Dice &dice, Narration &narration)
{
    const std::string name = narration.names->units[static_cast<std::size_t>(side)][one.unit];
    const std::string label = name + ": TQ check";
    const int excess = dice.over(due.tq - due.die, {"tqcheck", label});
    const int face = dice.drawn().empty() ? 0 : dice.drawn().back().value;
    narration.line(side, "die",
                   name + ": TQ check against " + due.text() + (excess > 0 ? ": failed by " + std::to_string(excess) : ": passed"), face,
                   "HOP-454");
    if (excess > 0)
        narration.line(side, "hits",
                       name + ": " + std::to_string(one.coh) + " → " + std::to_string(one.coh + excess) + " of " +
                           std::to_string(one.limit),
                       excess, "HOP-454");
    return excess;
}

void test(const Shock &shock, Fighter &one, const CheckOf &due, bool attacking, Dice &dice, Narration *narration)
{
    if (!due.due)
        return;
    const int side = attacking ? shock.side : 1 - shock.side;
    dice.about(pieceOf(side, one.unit));
    const int excess =
        narration != nullptr ? toldTest(one, due, side, dice, *narration) : dice.over(due.tq - due.die, {"tqcheck", "TQ check"});
    one.coh = static_cast<Byte>(std::min(250, one.coh + excess));
}

/// HOP-461: equal shares, what is left over one each from the base unit on.
template <class Fighters>
void share(const Module &module, const Shock &shock, Fighters &fighters, bool attacking, int hits, Narration *narration)
{
    const std::size_t base = attacking ? shock.baseAttacker : shock.baseDefender;
    const int side = attacking ? shock.side : 1 - shock.side;
    const auto taken = module.hooks.taken;
    std::array<std::size_t, 3> order{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < fighters.size(); ++i)
        if (fighters[i].present)
            order[count++] = i;
    if (count == 0)
        return;
    const auto before = [&](std::size_t a, std::size_t b) {
        const Fighter &x = fighters[a], &y = fighters[b];
        return std::make_tuple(a != base, -x.size, -x.tq, x.column) < std::make_tuple(b != base, -y.size, -y.tq, y.column);
    };
    for (std::size_t i = 1; i < count; ++i)
        for (std::size_t j = i; j > 0 && before(order[j], order[j - 1]); --j)
            std::swap(order[j], order[j - 1]);
    for (std::size_t i = 0; i < count; ++i) {
        Fighter &one = fighters[order[i]];
        int part = hits / static_cast<int>(count) + (static_cast<int>(i) < hits % static_cast<int>(count) ? 1 : 0);
        if (taken != nullptr)
            part = taken(module, shock, one, attacking, part, narration);
        if (narration != nullptr && part > 0)
            narration->line(side, "hits",
                            narration->names->units[static_cast<std::size_t>(side)][one.unit] + ": " + std::to_string(one.coh) + " → " +
                                std::to_string(one.coh + part) + " of " + std::to_string(one.limit),
                            part, "HOP-461");
        one.coh = static_cast<Byte>(std::min(250, one.coh + part));
        one.present = !one.gone;
    }
}

} // namespace

CheckOf checkOf(const Sheet &sheet, const Shock &shock, const Fighter &one, bool attacking)
{
    const Numbers &n = sheet.numbers;
    const std::uint32_t traits = sheet.traitsOf(one.type);
    CheckOf due;
    due.tq = one.tq;
    due.due = one.present && !one.engaged && !((traits & chariot) != 0 && one.fresh);
    if (!due.due)
        return due;
    const bool horse = (traits & cavalry) != 0 && (traits & camel) == 0;
    if (attacking) {
        due.due = !all(sheet, shock.defenders, skirmisher);
        if (horse && any(sheet, shock.defenders, camel))
            due.add("attacks camels", n.attacksCamel, 0);
    } else {
        due.due =
            !all(sheet, shock.attackers, skirmisher) && !((traits & heavy) != 0 && all(sheet, shock.attackers, lightFoot | skirmisher));
        if ((traits & cavalry) != 0 && any(sheet, shock.attackers, elephant))
            due.add("attacked by elephants", 0, n.elephantCheck);
        if (any(sheet, shock.attackers, chariot))
            due.add("attacked by chariots", 0, n.chariotCheck);
        if (horse && any(sheet, shock.attackers, camel))
            due.add("attacked by camels", n.camelAttacks, 0);
    }
    if (one.ferocious)
        due.add("Ferocity", 0, n.ferocityCheck);
    if (const auto own = sheet.modules[shock.module].hooks.shockCheck; own != nullptr)
        own(sheet.modules[shock.module], shock, one, attacking, due);
    return due;
}

CheckOf flankCheckOf(const Module &module, const Unit &unit)
{
    CheckOf due;
    due.tq = unit.tq;
    if (module.hooks.ownCheck != nullptr)
        module.hooks.ownCheck(module, unit, due);
    return due;
}

std::string CheckOf::text() const
{
    int own = tq;
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        const Part &part = parts[i];
        own -= part.onTq;
        text += (part.onTq != 0 ? ", TQ " + signedText(part.onTq) : ", die " + signedText(part.onDie)) + " " + part.what;
    }
    return std::to_string(own) + text;
}

Checks checksOf(const Sheet &sheet, const Shock &shock)
{
    Checks due;
    auto next = due.begin();
    for (const Fighter &one : shock.attackers)
        *next++ = checkOf(sheet, shock, one, true);
    for (const Fighter &one : shock.defenders)
        *next++ = checkOf(sheet, shock, one, false);
    return due;
}

void check(const Sheet &sheet, Shock &shock, Dice &dice, Narration *narration) { check(shock, checksOf(sheet, shock), dice, narration); }

void check(Shock &shock, const Checks &due, Dice &dice, Narration *narration)
{
    // In column order on each side; both arrays are kept in it.
    auto next = due.begin();
    for (Fighter &one : shock.attackers)
        test(shock, one, *next++, true, dice, narration);
    for (Fighter &one : shock.defenders)
        test(shock, one, *next++, false, dice, narration);
}

bool standOff(Shock &shock)
{
    int worst[2] = {-1, -1};
    for (int side = 0; side < 2; ++side) {
        const Fighter *begin = side == 0 ? shock.attackers.data() : shock.defenders.data();
        const Fighter *end = begin + (side == 0 ? shock.attackers.size() : shock.defenders.size());
        for (const Fighter *one = begin; one != end; ++one) {
            if (!one->present)
                continue;
            if (one->coh < one->limit)
                return false;
            worst[side] = std::max(worst[side], one->coh - one->limit);
        }
        if (worst[side] < 0)
            return false; // nobody is left of that side
    }
    const auto spare = [](auto &fighters) {
        for (Fighter &one : fighters)
            if (one.present)
                one.coh = static_cast<Byte>(one.limit - 1);
    };
    if (worst[0] > worst[1])
        spare(shock.defenders);
    else
        spare(shock.attackers);
    return true;
}

void chooseBases(const Sheet &sheet, Shock &shock)
{
    const auto first = [](const auto &fighters) {
        std::size_t i = 0;
        while (i + 1 < fighters.size() && !fighters[i].present)
            ++i;
        return i;
    };
    shock.baseAttacker = first(shock.attackers);
    shock.baseDefender = first(shock.defenders);
    // HOP-455: several attackers have one target, several defenders one attacker.
    const Fighter &target = shock.defenders[shock.baseDefender];
    const auto attackKey = [&](const Fighter &one) {
        const Superior who = one.flanks ? Superior::attacker : superiorOf(sheet, shock, one, target);
        const int rank = who == Superior::attacker ? 0 : who == Superior::none ? 1 : 2;
        return std::make_tuple(rank, -columnOf(sheet, one, target), -static_cast<int>(one.size), -static_cast<int>(one.tq), one.column);
    };
    for (std::size_t i = 0; i < shock.attackers.size(); ++i)
        if (i != shock.baseAttacker && shock.attackers[i].present &&
            attackKey(shock.attackers[i]) < attackKey(shock.attackers[shock.baseAttacker]))
            shock.baseAttacker = i;
    if (shock.lead < shock.attackers.size() && shock.attackers[shock.lead].present)
        shock.baseAttacker = shock.lead;
    const Fighter &attacker = shock.attackers[shock.baseAttacker];
    const auto defendKey = [&](const Fighter &one) {
        const Superior who = attacker.flanks ? Superior::none : superiorOf(sheet, shock, attacker, one);
        const int rank = who == Superior::defender ? 0 : who == Superior::none ? 1 : 2;
        return std::make_tuple(rank, columnOf(sheet, attacker, one), -static_cast<int>(one.size), -static_cast<int>(one.tq), one.column);
    };
    for (std::size_t i = 0; i < shock.defenders.size(); ++i)
        if (i != shock.baseDefender && shock.defenders[i].present &&
            defendKey(shock.defenders[i]) < defendKey(shock.defenders[shock.baseDefender]))
            shock.baseDefender = i;
}

Reading readingOf(const Sheet &sheet, const Shock &shock)
{
    const Fighter &attacker = shock.attackers[shock.baseAttacker], &defender = shock.defenders[shock.baseDefender];
    const std::uint32_t mine = sheet.traitsOf(attacker.type), theirs = sheet.traitsOf(defender.type);
    Reading reading;
    reading.flanking = attacker.flanks;
    reading.base = columnOf(sheet, attacker, defender);
    int sizes[2] = {0, 0};
    for (const Fighter &one : shock.attackers) {
        if (!one.present)
            continue;
        sizes[0] += one.size;
        reading.depletion = std::min<int>(reading.depletion, -one.depletion);
        if (isArmoured(sheet, one))
            reading.armour = sheet.numbers.armouredShift;
    }
    bool armouredDefender = false;
    for (const Fighter &one : shock.defenders) {
        sizes[1] += one.present ? one.size : 0;
        armouredDefender = armouredDefender || isArmoured(sheet, one);
    }
    reading.armour -= armouredDefender ? sheet.numbers.armouredShift : 0;
    const bool one = ((mine ^ theirs) & (elephant | chariot)) != 0; // HOP-457: exactly one of the two is such
    if (!one && sizes[0] > 0 && sizes[1] > 0)
        reading.size = sizes[0] >= sizes[1] ? sizes[0] / sizes[1] - 1 : -(sizes[1] / sizes[0] - 1);
    reading.ground = (theirs & sureFooted) != 0 ? std::min<int>(0, defender.ground) : defender.ground;
    reading.other = shock.shift;
    reading.column = std::clamp(reading.base + reading.size + reading.depletion + reading.armour + reading.ground + reading.other, 1, 13);
    if (!reading.flanking)
        reading.superior = superiorOf(sheet, shock, attacker, defender);
    return reading;
}

std::array<std::pair<const char *, int>, 5> shiftsOf(const Reading &reading)
{
    return {{{"size", reading.size},
             {"depletion", reading.depletion},
             {"cataphracts", reading.armour},
             {"ground", reading.ground},
             {"special rule", reading.other}}};
}

void clash(const Sheet &sheet, Shock &shock, Dice &dice, Narration *narration)
{
    clash(sheet, shock, readingOf(sheet, shock), dice, narration);
}

void clash(const Sheet &sheet, Shock &shock, const Reading &reading, Dice &dice, Narration *narration)
{
    const auto column = static_cast<std::size_t>(reading.column);
    const int die =
        dice.about(pieceOf(shock.side, shock.attackers[shock.baseAttacker].unit)).d10(sheet.resultBands[column], {"crt", "shock"});
    const auto row = static_cast<std::size_t>(die);
    std::array<int, 2> hits{sheet.results[0][row][column], sheet.results[1][row][column]};
    if (narration != nullptr) {
        const auto &mine = narration->names->units[shock.side];
        const auto &theirs = narration->names->units[static_cast<std::size_t>(1 - shock.side)];
        const Fighter &attacker = shock.attackers[shock.baseAttacker], &defender = shock.defenders[shock.baseDefender];
        narration->say(mine[attacker.unit] + (reading.flanking ? " strike the flank of " : " attack ") + theirs[defender.unit] + ".");
        narration->line(shock.side, "column",
                        sheet.types[attacker.type].id + " on " + sheet.types[defender.type].id + (reading.flanking ? ", flank" : ""),
                        reading.base, "HOP-T04");
        for (const auto &[label, value] : shiftsOf(reading))
            if (value != 0)
                narration->line(shock.side, "column", label, value, "HOP-457");
        narration->line(shock.side, "column", "final column", reading.column, "HOP-457");
        if (reading.superior != Superior::none)
            narration->line(reading.superior == Superior::attacker ? shock.side : 1 - shock.side, "superiority", "superior", 0, "HOP-458");
        narration->line(shock.side, "die", "shock: " + std::to_string(hits[0]) + "/" + std::to_string(hits[1]), die, "HOP-T07");
    }
    if (reading.superior == Superior::defender)
        hits[0] *= sheet.numbers.timesDefender;
    if (reading.flanking || reading.superior == Superior::attacker)
        hits[1] *= sheet.numbers.timesAttacker;
    const Module &module = sheet.modules[shock.module];
    if (module.hooks.strike != nullptr)
        module.hooks.strike(module, shock, hits, narration);
    share(module, shock, shock.attackers, true, hits[0], narration);
    share(module, shock, shock.defenders, false, hits[1], narration);
}

} // namespace optio::hoplites
