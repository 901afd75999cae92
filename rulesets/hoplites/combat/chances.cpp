// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of an attack: the ten steps by themselves, or played out on the field to the end of the phase (HOP-902).
#include "rulesets/hoplites/combat/shock.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

constexpr int rides = 0xFF;
constexpr std::uint64_t lapsed = std::uint64_t{1} << 40;

std::uint64_t fateKey(bool left, bool away, int coh)
{
    return static_cast<std::uint64_t>(away ? rides : (left ? 0x80 : 0) | std::min(coh, 126));
}

template <class Fighters> bool nobodyIn(const Fighters &fighters)
{
    return std::none_of(fighters.begin(), fighters.end(), [](const Fighter &one) { return one.present; });
}

/// Are the same still in it?
template <class Fighters> bool sameIn(const Fighters &now, const Fighters &before)
{
    return std::equal(now.begin(), now.end(), before.begin(),
                      [](const Fighter &one, const Fighter &other) { return one.present == other.present; });
}

/// Is an enemy near: another than those of the attack, or one of these who is still there?
template <class Fighters> bool isBeset(const Fighter &one, const Fighters &enemies)
{
    return one.beset || std::any_of(enemies.begin(), enemies.end(), [&](const Fighter &enemy) {
               return enemy.present && (one.column == nobody || enemy.column == nobody || (one.near & bit(enemy.column)) != 0);
           });
}

} // namespace

bool leaveShock(Shock &shock)
{
    for (Fighter &one : shock.attackers)
        one.present = one.present && one.coh < one.limit;
    for (Fighter &one : shock.defenders)
        one.present = one.present && one.coh < one.limit;
    return !nobodyIn(shock.attackers) && !nobodyIn(shock.defenders);
}

ShockRoll::ShockRoll(const Sheet &sheet, const Shock &shock, bool collapse) : sheet_(sheet), shock_(shock), collapse_(collapse)
{
    due_ = checksOf(sheet_, shock_);
    chooseBases(sheet_, shock_);
    reading_ = readingOf(sheet_, shock_);
}

std::uint64_t ShockRoll::operator()(Dice &dice) const
{
    Shock shock = shock_;
    check(shock, due_, dice, nullptr);
    standOff(shock);
    if (leaveShock(shock)) {
        if (sameIn(shock.attackers, shock_.attackers) && sameIn(shock.defenders, shock_.defenders)) {
            clash(sheet_, shock, reading_, dice, nullptr);
        } else {
            chooseBases(sheet_, shock);
            clash(sheet_, shock, dice, nullptr);
        }
        standOff(shock);
        leaveShock(shock);
    }
    // All roll before any leaves.
    unsigned tested = 0;
    int place = 0;
    const auto near = [&](const Fighter &one, const auto &enemies) {
        if (collapse_ && one.present && one.coh + 1 == one.limit && isBeset(one, enemies))
            tested |= 1u << place;
        ++place;
    };
    for (const Fighter &one : shock.attackers)
        near(one, shock.defenders);
    for (const Fighter &one : shock.defenders)
        near(one, shock.attackers);
    std::uint64_t key = 0;
    place = 0;
    const auto put = [&](Fighter &one) {
        if (one.unit != nobody) {
            if ((tested >> place & 1) != 0) {
                // HOP-472
                if (dice.check(Die::d10, one.tq - 1, {"collapse", "collapse"}))
                    one.coh = static_cast<Byte>(std::max(0, one.limit - 2));
                else
                    one.present = false;
            }
            key |= fateKey(!one.present, false, one.coh) << (8 * place);
        }
        ++place;
    };
    for (Fighter &one : shock.attackers)
        put(one);
    for (Fighter &one : shock.defenders)
        put(one);
    return key;
}

std::string ShockRoll::alike() const
{
    const Fighter &one = shock_.attackers[0], &foe = shock_.defenders[0];
    const auto alone = [](const auto &fighters) {
        return fighters[0].present &&
               std::all_of(fighters.begin() + 1, fighters.end(), [](const Fighter &other) { return other.unit == nobody; });
    };
    const Hooks &hooks = sheet_.modules[shock_.module].hooks;
    if (!alone(shock_.attackers) || !alone(shock_.defenders) || hooks.strike != nullptr || hooks.taken != nullptr)
        return {};
    // Only their hits change in the ten steps, and on these none of what is asked here hangs.
    std::string like{static_cast<char>(reading_.column), reading_.flanking ? 'f' : '-', static_cast<char>(reading_.superior),
                     collapse_ ? 'c' : '-'};
    const auto add = [&](const Fighter &fighter, const CheckOf &due, const auto &enemies) {
        for (const int value : {due.due ? 1 : 0, due.due ? due.tq - due.die : 0, int{fighter.tq}, int{fighter.coh}, int{fighter.limit},
                                isBeset(fighter, enemies) ? 1 : 0})
            like += static_cast<char>(value);
    };
    add(one, due_[0], shock_.defenders);
    add(foe, due_[shock_.attackers.size()], shock_.attackers);
    return like;
}

std::uint64_t rollAttack(const Sheet &sheet, const State &state, const Attack &attack, Byte buttons, Dice &dice)
{
    State after = state;
    after.attackCount = 0;
    after.forming = Attack();
    after.prompt = Prompt::none;
    after.asking = 0;
    Play play{sheet, after, dice};
    play.weighing = true;
    play.about = &attack;
    bool reached = true;
    for (std::size_t i = 0; i < attack.attackers.size() && reached; ++i)
        if ((buttons >> i & 1) != 0) { // HOP-446
            const CheckOf due = flankCheckOf(play.module(), play.unit(state.active, attack.attackers[i]));
            reached = play.over(due.tq - due.die, "flankcheck", "flank check", state.active, attack.attackers[i]) == 0;
        }
    if (reached)
        resolveOne(play, attack);
    endShock(play);
    std::uint64_t key = reached ? 0 : lapsed;
    int place = 0;
    const auto put = [&](int side, Byte index) {
        if (index != nobody) {
            const Unit &unit = after.sides[static_cast<std::size_t>(side)].units[index];
            key |= fateKey(unit.place != Place::field && unit.place != Place::pursuit, unit.place == Place::pursuit, unit.coh)
                   << (8 * place);
        }
        ++place;
    };
    for (const Byte index : attack.attackers)
        put(state.active, index);
    for (const Byte index : attack.defenders)
        put(1 - state.active, index);
    return key;
}

Byte buttonsOf(const Attack &attack, const Act &act)
{
    Byte buttons = 0;
    for (std::size_t i = 0; i < attack.attackers.size(); ++i)
        if (attack.attackers[i] != nobody && act.flank(attack.attackers[i] == act.a ? 0 : 1) == Flank::button)
            buttons = static_cast<Byte>(buttons | 1u << i);
    return buttons;
}

Fate fateOf(std::uint64_t key, int fighter)
{
    const auto byte = static_cast<int>(key >> (8 * fighter) & 0xFF);
    return {(byte & 0x80) != 0 && byte != rides, byte == rides, byte & 0x7F};
}

bool lapses(std::uint64_t key) { return (key & lapsed) != 0; }

} // namespace optio::hoplites
