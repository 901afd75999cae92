// SPDX-License-Identifier: GPL-3.0-or-later
// The draws of Dice: live ones ask the source and record each face; on a walk they open a level with its branches.
#include "rules/dice.h"

#include "rules/dice_weights.h"

#include <algorithm>
#include <fmt/core.h>
#include <functional>

namespace optio {

namespace {

constexpr Weight averageWeights[] = {1, 2, 2, 1};

void require(bool allowed, const DrawName &name, std::string_view what, int given, int least, int most)
{
    if (!allowed)
        throw Error(fmt::format("{}: {} must be {} to {}, not {}", name.label, what, least, most, given), std::string(name.id));
}

} // namespace

int Dice::live(Die die, const DrawName &name)
{
    const int value = source_->face(die, name);
    drawn_.push_back({std::string(name.id), std::string(name.label), sidesOf(die), value, die == Die::average, source_->provenance()});
    return value;
}

int Dice::number(Die die, const DrawName &name)
{
    if (source_)
        return live(die, name);
    if (die == Die::average) {
        openLevel(std::size(averageWeights), averageWeights, 6);
        return 2;
    }
    const int sides = sidesOf(die);
    openLevel(static_cast<std::size_t>(sides), nullptr, static_cast<Weight>(sides));
    return die == Die::d10 ? 0 : 1;
}

int Dice::count(int n, int target, const DrawName &name, Die die)
{
    require(n >= 0 && n <= 64, name, "the number of dice", n, 0, 64);
    if (source_) {
        int hits = 0;
        for (int i = 0; i < n; ++i)
            hits += live(die, name) >= target ? 1 : 0;
        return hits;
    }
    const int faces = facesFrom(die, target);
    if (n == 0 || !uncertain(faces, die))
        return faces == 0 ? 0 : n;
    const DrawWeights &cases = hitWeights(n, faces, sidesOf(die));
    openLevel(cases.weights.size(), cases.weights.data(), cases.total);
    return 0;
}

bool Dice::atMostShown(Die die, int atMost, const DrawName &name)
{
    if (source_)
        return live(die, name) <= atMost;
    const int above = facesFrom(die, atMost + 1);
    if (!uncertain(above, die))
        return above == 0;
    const DrawWeights &cases = hitWeights(1, above, sidesOf(die));
    openLevel(2, cases.weights.data(), cases.total);
    return true;
}

void Dice::sort(std::span<int> faces, const DrawName &name)
{
    const auto n = static_cast<int>(faces.size());
    require(n >= 1 && n <= 8, name, "the number of sorted dice", n, 1, 8);
    if (source_) {
        for (int &face : faces)
            face = live(Die::d6, name);
        std::sort(faces.begin(), faces.end(), std::greater<>());
        return;
    }
    const DrawWeights &cases = sortedWeights(n);
    openLevel(cases.weights.size(), cases.weights.data(), cases.total).rows = cases.rows.data();
    std::copy_n(cases.rows.begin(), faces.size(), faces.begin());
}

int Dice::choose(int n, const DrawName &name)
{
    require(n >= 1 && n <= 65536, name, "the number of choices", n, 1, 65536);
    if (source_) {
        const int value = source_->pick(n, name);
        drawn_.push_back({std::string(name.id), std::string(name.label), n, n == 10 ? value : value + 1, false, source_->provenance()});
        return value;
    }
    if (n > 1)
        openLevel(static_cast<std::size_t>(n), nullptr, static_cast<Weight>(n));
    return 0;
}

} // namespace optio
