// SPDX-License-Identifier: GPL-3.0-or-later
// Dice of acts that were done before.
#include "rules/journal/journal_dice.h"

#include "rules/dice/pools.h"

#include <fmt/core.h>
#include <utility>

namespace optio {

namespace {

constexpr int widestDie = 65536;

[[noreturn]] void refuse(const Draw &draw)
{
    throw Error(fmt::format("{}: a die of {} sides cannot show {}", draw.label, draw.sides, draw.value));
}

void checkRange(const Draw &draw, int least, int most)
{
    if (draw.value < least || draw.value > most)
        refuse(draw);
}

} // namespace

int nextFace(RandomDice &source, const Draw &draw)
{
    if (draw.sides < 1 || draw.sides > widestDie)
        throw Error(fmt::format("it holds a die of {} sides; a die has 1 to {}", draw.sides, widestDie));
    const DrawName name{draw.id, draw.label};
    if (draw.average)
        return source.face(Die::average, name);
    if (draw.sides == static_cast<int>(Die::d10))
        return source.face(Die::d10, name);
    return 1 + source.pick(draw.sides, name);
}

KeptDice::KeptDice(std::vector<Draw> then, const GameKey &game, ActKey act)
    : then_(std::move(then)), used_(then_.size(), false), game_(game), act_(std::move(act))
{}

int KeptDice::face(Die die, const DrawName &name)
{
    const bool average = die == Die::average;
    const int sides = average ? 6 : static_cast<int>(die);
    const Draw *draw = kept(name, sides, average);
    if (draw == nullptr)
        return fresh().face(die, name);
    if (isPool(draw->value))
        return draw->value;
    if (average)
        checkRange(*draw, 2, 5);
    else if (die == Die::d10)
        checkRange(*draw, 0, 9);
    else
        checkRange(*draw, 1, sides);
    return draw->value;
}

int KeptDice::pick(int n, const DrawName &name)
{
    const Draw *draw = kept(name, n, false);
    if (draw == nullptr)
        return fresh().pick(n, name);
    const int least = n == 10 ? 0 : 1;
    checkRange(*draw, least, least + n - 1);
    return draw->value - least;
}

const Draw *KeptDice::kept(const DrawName &name, int sides, bool average)
{
    for (std::size_t i = 0; i < then_.size(); ++i) {
        const Draw &draw = then_[i];
        if (used_[i] || draw.id != name.id || draw.sides != sides || draw.average != average)
            continue;
        used_[i] = true;
        from_ = draw.from;
        return &draw;
    }
    return nullptr;
}

RandomDice &KeptDice::fresh()
{
    from_ = Provenance::rolled;
    if (!fresh_) {
        fresh_.emplace(game_, act_);
        for (const Draw &draw : then_)
            if (draw.from == Provenance::rolled)
                nextFace(*fresh_, draw);
    }
    return *fresh_;
}

} // namespace optio
