// SPDX-License-Identifier: GPL-3.0-or-later
// The draws of Dice: live ones ask the source and record each face; on a walk they open a level with its branches.
#include "rules/dice/dice.h"

#include "rules/dice/dice_weights.h"
#include "rules/dice/pools.h"

#include <algorithm>
#include <fmt/core.h>
#include <functional>
#include <utility>

namespace optio {

namespace {

constexpr Weight averageWeights[] = {1, 2, 2, 1};

void require(bool allowed, const DrawName &name, std::string_view what, int given, int least, int most)
{
    if (!allowed)
        throw Error(fmt::format("{}: {} must be {} to {}, not {}", name.label, what, least, most, given), std::string(name.id));
}

/// Do typed hits stand for this pool, its number `first` die?
void checkPool(const Pool &typed, int n, int target, Die die, int first, const DrawName &name)
{
    if (first > 0 || die != Die::d6)
        throw Error(fmt::format("{}: the hits of a whole pool were given where single dice are wanted", name.label), std::string(name.id));
    if (typed.hits > n)
        throw Error(fmt::format("{}: {} hits were given for {} {}", name.label, typed.hits, n, n == 1 ? "die" : "dice"),
                    std::string(name.id));
    if (typed.dice != 0 && (typed.dice != n || typed.from != target))
        throw Error(fmt::format("{}: the hits given are those of {} dice that hit on {} or more, but {} that hit on {} or more are wanted",
                                name.label, typed.dice, typed.from, n, target),
                    std::string(name.id));
}

} // namespace

Dice::Level Dice::nowhere;

DrawName Dice::named(const char *id, std::size_t idSize, const char *label, std::size_t labelSize)
{
    return {{id, idSize}, {label, labelSize}, std::exchange(piece_, noPiece)};
}

int Dice::live(Die die, const DrawName &name)
{
    const int value = source_->face(die, name);
    if (isPool(value))
        throw Error(fmt::format("{}: the hits of a pool were given for a single die", name.label), std::string(name.id));
    if (records_)
        drawn_.push_back({std::string(name.id), std::string(name.label), sidesOf(die), value, die == Die::average, source_->provenance()});
    return value;
}

int Dice::number(Die die, const char *id, std::size_t idSize, const char *label, std::size_t labelSize)
{
    if (source_)
        return live(die, named(id, idSize, label, labelSize));
    if (die == Die::average) {
        openLevel(averageKind, std::size(averageWeights), averageWeights, 6);
        return 2;
    }
    const auto sides = static_cast<Kind>(sidesOf(die));
    openLevel(sides, sides, nullptr, sides);
    return die == Die::d10 ? 0 : 1;
}

int Dice::banded(const FaceBands &bands, const char *id, std::size_t idSize, const char *label, std::size_t labelSize)
{
    if (source_)
        return live(Die::d10, named(id, idSize, label, labelSize));
    if (bands.count > 1)
        openLevel(bandsKind | bands.begins, bands.count, bands.faces.data(), 10);
    return 0;
}

int Dice::count(Die die, int n, int target, const char *id, std::size_t idSize, const char *label, std::size_t labelSize)
{
    const DrawName name = named(id, idSize, label, labelSize);
    require(n >= 0 && n <= 64, name, "the number of dice", n, 0, 64);
    if (source_) {
        int hits = 0;
        const auto note = [&](int value) {
            if (records_)
                drawn_.push_back(
                    {std::string(name.id), std::string(name.label), sidesOf(die), value, die == Die::average, source_->provenance()});
        };
        for (int i = 0; i < n; ++i) {
            const int face = source_->face(die, name);
            if (isPool(face)) {
                const Pool typed = poolOf(face);
                checkPool(typed, n, target, die, i, name);
                note(faceOf({n, target, typed.hits}));
                return typed.hits;
            }
            note(face);
            hits += face >= target ? 1 : 0;
        }
        return hits;
    }
    const int faces = facesFrom(die, target);
    if (n == 0 || faces == 0 || faces == sidesOf(die))
        return faces == 0 ? 0 : n;
    const DrawWeights &cases = hitWeights(n, faces, sidesOf(die));
    openLevel(hitsKind(n, faces, die), cases.weights.size(), cases.weights.data(), cases.total);
    return 0;
}

bool Dice::isAtMost(Die die, int atMost, const char *id, std::size_t idSize, const char *label, std::size_t labelSize)
{
    if (source_)
        return live(die, named(id, idSize, label, labelSize)) <= atMost;
    const int above = facesFrom(die, atMost + 1);
    if (above == 0 || above == sidesOf(die))
        return above == 0;
    const DrawWeights &cases = hitWeights(1, above, sidesOf(die));
    openLevel(hitsKind(1, above, die), cases.weights.size(), cases.weights.data(), cases.total);
    return true;
}

int Dice::excess(int atMost, const char *id, std::size_t idSize, const char *label, std::size_t labelSize)
{
    // One branch for all faces that do not pass `atMost`, and one for each that does.
    static constexpr std::array<std::array<Weight, 10>, 9> weights = [] {
        std::array<std::array<Weight, 10>, 9> all{};
        for (std::size_t most = 0; most < all.size(); ++most) {
            all[most].fill(1);
            all[most][0] = most + 1;
        }
        return all;
    }();
    if (source_)
        return std::max(0, live(Die::d10, named(id, idSize, label, labelSize)) - atMost);
    if (atMost >= 9)
        return 0;
    const Kind kind = overKind(atMost);
    if (atMost < 0)
        openLevel(kind, 10, nullptr, 10);
    else
        openLevel(kind, static_cast<std::size_t>(10 - atMost), weights[static_cast<std::size_t>(atMost)].data(), 10);
    return atMost < 0 ? -atMost : 0;
}

int Dice::pair(int a, int b, const DrawName &first, const DrawName &second)
{
    require(a >= 0 && a <= mostPaired, first, "the number of paired dice", a, 0, mostPaired);
    require(b >= 0 && b <= mostPaired, second, "the number of paired dice", b, 0, mostPaired);
    if (source_) {
        const auto fallen = [this](int n, const DrawName &name) {
            std::vector<int> faces;
            for (int i = 0; i < n; ++i)
                faces.push_back(live(Die::d6, name));
            std::sort(faces.begin(), faces.end(), std::greater<>());
            return faces;
        };
        const std::vector<int> ours = fallen(a, first), theirs = fallen(b, second);
        int won = 0;
        for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i)
            won += ours[i] > theirs[i] ? 1 : 0;
        return won;
    }
    if (a == 0 || b == 0)
        return 0;
    const DrawWeights &cases = pairWeights(a, b);
    openLevel(pairsKind(a, b), cases.weights.size(), cases.weights.data(), cases.total);
    return 0;
}

int Dice::choose(int n, const char *id, std::size_t idSize, const char *label, std::size_t labelSize)
{
    const DrawName name = named(id, idSize, label, labelSize);
    require(n >= 1 && n <= 65536, name, "the number of choices", n, 1, 65536);
    if (source_) {
        const int value = source_->pick(n, name);
        if (!records_)
            return value;
        drawn_.push_back(
            {std::string(id, idSize), std::string(label, labelSize), n, n == 10 ? value : value + 1, false, source_->provenance()});
        return value;
    }
    const auto ways = static_cast<Kind>(n);
    if (n > 1)
        openLevel(ways, ways, nullptr, ways);
    return 0;
}

} // namespace optio
