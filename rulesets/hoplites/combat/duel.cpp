// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/hoplites/combat/duel.h"

#include "rules/dice/odds.h"
#include "rules/sides.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

namespace optio::hoplites {

namespace {

const std::vector<Champion> &championsOf(const Sheet &sheet, const State &state) { return sheet.modules[state.module].champions; }

/// The n-th of the men in list order.
int nth(std::uint32_t men, int n)
{
    while (n-- > 0)
        men &= men - 1;
    return std::countr_zero(men);
}

std::array<int, 2> abilities(const Sheet &sheet, const State &state)
{
    const auto &list = championsOf(sheet, state);
    return {list[state.bout.men[0]].ability, list[state.bout.men[1]].ability};
}

void endBout(Play &play, int winner)
{
    State &state = play.state;
    const int loser = 1 - winner;
    const auto &list = championsOf(play.sheet, state);
    const Champion &fallen = list[state.bout.men[at(loser)]];
    state.fallen |= 1u << state.bout.men[at(loser)];
    state.bout = Bout();
    state.prompt = Prompt::none;
    SideState &poorer = play.side(loser);
    ++play.side(winner).bundori;
    const int points = play.numbers().bundori;
    const std::uint16_t before = poorer.points;
    poorer.bonus = static_cast<std::uint16_t>(poorer.bonus + 2 * points);
    poorer.points = static_cast<std::uint16_t>(poorer.points + 2 * points);
    if (play.narration != nullptr) {
        const auto &army = play.narration->names->army;
        play.narration->say(fallen.name + " falls; " + army[at(winner)] + " takes the head: " + std::to_string(points) +
                            " rout points to " + army[at(loser)] + ".");
        play.narration->line(loser, "route", "rout points " + halvesText(before) + " → " + halvesText(poorer.points), poorer.points / 2,
                             "SAM-58");
    }
    checkEnd(play);
}

void fightTurn(Play &play)
{
    State &state = play.state;
    Bout &bout = state.bout;
    const auto &list = championsOf(play.sheet, state);
    const std::array<std::string, 2> names{list[bout.men[0]].name, list[bout.men[1]].name};
    const std::array<int, 2> ability = abilities(play.sheet, state);
    std::array<int, 2> faces{};
    const std::array<int, 2> wounds = boutTurn(ability, state.active, play.dice, {names[0], names[1]}, &faces);
    if (bout.turn < 250)
        ++bout.turn;
    for (const int side : {int{state.active}, 1 - state.active}) {
        const std::size_t i = at(side);
        if (play.narration != nullptr)
            play.narration->line(side, "die",
                                 names[i] + ": " + std::to_string(faces[i]) + " + " + std::to_string(ability[i]) + " = " +
                                     std::to_string(faces[i] + ability[i]),
                                 faces[i], "SAM-50");
    }
    for (const int side : {0, 1}) {
        const std::size_t i = at(side);
        if (wounds[i] == 0)
            continue;
        const int before = bout.stamina[i];
        bout.stamina[i] = static_cast<Byte>(std::max(0, before - wounds[i]));
        if (play.narration != nullptr)
            play.narration->line(side, "hits", names[i] + ": Stamina " + std::to_string(before) + " → " + std::to_string(bout.stamina[i]),
                                 wounds[i], "SAM-52");
    }
    if (play.narration != nullptr) {
        const int hurt = wounds[0] > 0 ? 0 : wounds[1] > 0 ? 1 : -1;
        play.narration->say(hurt < 0 ? "Neither is wounded."
                                     : names[at(hurt)] + (wounds[at(hurt)] == 1 ? " takes a wound." : " takes two wounds."));
    }
    for (const int side : {0, 1})
        if (bout.stamina[at(side)] == 0)
            return endBout(play, 1 - side);
}

} // namespace

std::uint32_t livingOf(const Sheet &sheet, const State &state)
{
    const std::size_t count = championsOf(sheet, state).size();
    const std::uint32_t all = count >= 32 ? ~0u : (1u << count) - 1;
    return all & ~state.fallen;
}

bool championsLeft(const Sheet &sheet, const State &state) { return std::popcount(livingOf(sheet, state)) >= 2; }

bool mayChallenge(const Sheet &, const State &state)
{
    return state.prompt == Prompt::none && state.phase != Phase::before && !state.over();
}

std::array<int, 2> boutTurn(const std::array<int, 2> &ability, int challenger, Dice &dice, const std::array<std::string_view, 2> &names,
                            std::array<int, 2> *faces)
{
    std::array<int, 2> score{};
    for (const int side : {challenger, 1 - challenger}) {
        const int face = dice.d10({side == 0 ? "duel.A" : "duel.B", names[at(side)]});
        score[at(side)] = face + ability[at(side)];
        if (faces != nullptr)
            (*faces)[at(side)] = face;
    }
    if (score[0] == score[1])
        return {0, 0};
    const std::size_t loser = score[0] < score[1] ? 0 : 1;
    std::array<int, 2> wounds{};
    wounds[loser] = score[1 - loser] >= 2 * score[loser] ? 2 : 1;
    return wounds;
}

void challenge(Play &play)
{
    State &state = play.state;
    const auto &list = championsOf(play.sheet, state);
    std::uint32_t men = livingOf(play.sheet, state);
    state.bout = Bout();
    for (const int side : {int{state.active}, 1 - state.active}) {
        const int man = nth(men, play.pick(std::popcount(men), "duel.pick", side == state.active ? "who challenges" : "who answers"));
        men &= ~(1u << man);
        state.bout.men[at(side)] = static_cast<Byte>(man);
        state.bout.stamina[at(side)] = static_cast<Byte>(list[at(man)].stamina);
        if (play.narration != nullptr)
            play.narration->say(list[at(man)].name + (side == state.active ? " challenges for " : " answers for ") +
                                play.narration->names->army[at(side)] + ".");
    }
    state.prompt = Prompt::bout;
    state.asked = state.active;
    const std::vector<HabitRow> &habits = play.module().habits;
    for (std::size_t i = 0; i < habits.size(); ++i) // PRF-35
        if ((state.own().habits >> i & 1) != 0 && habits[i].asks == Asks::bout && !play.weighing)
            return fightBout(play, true);
}

void fightBout(Play &play, bool out)
{
    do
        fightTurn(play);
    while (out && play.state.prompt == Prompt::bout);
}

BoutOdds oddsOfBout(const std::array<int, 2> &ability, const std::array<int, 2> &stamina)
{
    // One turn, by the function that fights it: outcome 4 x wounds of A + wounds of B.
    Walk walk;
    const Distribution &one = walk.run([&](Dice &dice) {
        const std::array<int, 2> wounds = boutTurn(ability, 0, dice);
        return 4 * static_cast<std::uint64_t>(wounds[0]) + static_cast<std::uint64_t>(wounds[1]);
    });
    std::array<std::array<Weight, 2>, 2> cases{}; // [who is wounded][wounds - 1]
    for (int wounds = 1; wounds <= 2; ++wounds) {
        cases[0][at(wounds - 1)] = one.weight(4 * static_cast<std::uint64_t>(wounds));
        cases[1][at(wounds - 1)] = one.weight(static_cast<std::uint64_t>(wounds));
    }
    Weight of = 0, common = 0; // turns without a wound are left out
    for (const auto &side : cases)
        for (const Weight weight : side) {
            of += weight;
            common = std::gcd(static_cast<std::uint64_t>(common), static_cast<std::uint64_t>(weight));
        }
    BoutOdds odds;
    if (of == 0)
        return odds;
    of /= common;
    for (auto &side : cases)
        for (Weight &weight : side)
            weight /= common;
    // That A wins with so much Stamina on both sides, out of of^(a + b): a turn costs at least one of it.
    struct Cell {
        double p = 0;
        Weight ways = 0;
        bool exact = true;
    };
    const auto power = [&](int n, bool &fits) {
        Weight product = 1;
        for (; n > 0 && fits; --n)
            fits = !__builtin_mul_overflow(product, of, &product);
        return product;
    };
    const int a = stamina[0], b = stamina[1];
    std::vector<Cell> cells(at((a + 1) * (b + 1)));
    const auto cell = [&](int x, int y) -> Cell & { return cells[at(std::max(0, x) * (b + 1) + std::max(0, y))]; };
    for (int x = 0; x <= a; ++x)
        for (int y = 0; y <= b; ++y) {
            Cell &here = cell(x, y);
            if (x == 0 || y == 0) {
                here.p = y == 0 && x > 0 ? 1 : 0;
                here.ways = here.p > 0 ? power(x + y, here.exact) : 0;
                continue;
            }
            for (int side = 0; side < 2; ++side)
                for (int wounds = 1; wounds <= 2; ++wounds) {
                    const Weight weight = cases[at(side)][at(wounds - 1)];
                    const int left = side == 0 ? std::max(0, x - wounds) : x, right = side == 0 ? y : std::max(0, y - wounds);
                    const Cell &next = cell(left, right);
                    here.p += static_cast<double>(weight) / static_cast<double>(of) * next.p;
                    here.exact = here.exact && next.exact;
                    Weight part = next.ways;
                    here.exact = here.exact && !__builtin_mul_overflow(part, weight, &part);
                    const Weight more = power(x + y - 1 - left - right, here.exact);
                    here.exact = here.exact && !__builtin_mul_overflow(part, more, &part);
                    here.exact = here.exact && !__builtin_add_overflow(here.ways, part, &here.ways);
                }
        }
    const Cell &start = cell(a, b);
    odds.p = {start.p, 1 - start.p};
    bool fits = start.exact;
    const Weight all = power(a + b, fits);
    constexpr double parts = 1u << 30;
    odds.ways = {static_cast<Weight>(start.p * parts), static_cast<Weight>((1 - start.p) * parts)};
    if (fits) {
        odds.exact = {fraction(start.ways, all), fraction(all - start.ways, all)};
        odds.ways = {start.ways, all - start.ways};
    }
    return odds;
}

BoutOdds oddsOfBout(const Sheet &sheet, const State &state)
{
    return oddsOfBout(abilities(sheet, state), {state.bout.stamina[0], state.bout.stamina[1]});
}

} // namespace optio::hoplites
