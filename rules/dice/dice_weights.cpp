// SPDX-License-Identifier: GPL-3.0-or-later
// Weights of hits and of paired dice.
#include "rules/dice/dice_weights.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <numeric>

namespace optio {

namespace {

constexpr std::size_t mostDice = 64;
constexpr std::size_t mostSides = 10;

Weight power(int base, int exponent)
{
    Weight result = 1;
    for (int i = 0; i < exponent; ++i)
        if (__builtin_mul_overflow(result, static_cast<Weight>(base), &result))
            throw Error("too many cases to count exactly");
    return result;
}

DrawWeights binomial(int n, int faces, int sides)
{
    DrawWeights made;
    made.total = power(sides, n);
    Weight choices = 1;
    for (int k = 0; k <= n; ++k) {
        made.weights.push_back(choices * power(faces, k) * power(sides - faces, n - k));
        choices = choices * static_cast<Weight>(n - k) / static_cast<Weight>(k + 1);
    }
    return made;
}

/// C(n, k) for n up to mostPaired.
constexpr auto choices = [] {
    constexpr std::size_t most = mostPaired;
    std::array<std::array<Weight, most + 1>, most + 1> all{};
    for (std::size_t n = 0; n <= most; ++n)
        for (std::size_t k = 0; k <= n; ++k)
            all[n][k] = k == 0 || k == n ? 1 : all[n - 1][k - 1] + all[n - 1][k];
    return all;
}();

/// Tables made when first asked for, by any thread; they live as long as the program.
template <std::size_t count> class Shelf {
public:
    template <class Make> const DrawWeights &get(std::size_t index, Make make)
    {
        std::atomic<const DrawWeights *> &place = places_[index];
        if (const DrawWeights *ready = place.load(std::memory_order_acquire))
            return *ready;
        auto made = std::make_unique<const DrawWeights>(make());
        const DrawWeights *other = nullptr;
        return place.compare_exchange_strong(other, made.get()) ? *made.release() : *other;
    }

private:
    std::array<std::atomic<const DrawWeights *>, count> places_{};
};

Shelf<(mostSides + 1) * (mostSides + 1) * (mostDice + 1)> hitShelf;
Shelf<(mostPaired + 1) * (mostPaired + 1)> pairShelf;

} // namespace

const DrawWeights &hitWeights(int n, int faces, int sides)
{
    const std::size_t chance = static_cast<std::size_t>(sides) * (mostSides + 1) + static_cast<std::size_t>(faces);
    return hitShelf.get(chance * (mostDice + 1) + static_cast<std::size_t>(n), [=] {
        const int common = std::gcd(faces, sides);
        return binomial(n, faces / common, sides / common);
    });
}

DrawWeights countPairs(int a, int b)
{
    const auto ours = static_cast<std::size_t>(a), theirs = static_cast<std::size_t>(b), pairs = std::min(ours, theirs);
    // Cases by how many dice of each pool show a face already looked at, and how many pairs are won.
    using Won = std::array<Weight, mostPaired + 1>;
    using Table = std::array<std::array<Won, mostPaired + 1>, mostPaired + 1>;
    const auto held = std::make_unique<std::array<Table, 2>>();
    Table *now = &held->front(), *next = &held->back();
    (*now)[0][0][0] = 1;
    for (int face = 6; face >= 1; --face) {
        for (std::size_t i = 0; i <= ours; ++i)
            for (std::size_t j = 0; j <= theirs; ++j)
                (*next)[i][j].fill(0);
        for (std::size_t i = 0; i <= ours; ++i)
            for (std::size_t j = 0; j <= theirs; ++j)
                for (std::size_t x = face == 1 ? ours - i : 0; x <= ours - i; ++x)
                    for (std::size_t y = face == 1 ? theirs - j : 0; y <= theirs - j; ++y) {
                        // Those of ours that show this face are higher than what is paired with them where all higher ones of theirs end.
                        const std::size_t end = std::min(i + x, pairs), begin = std::max(i, j + y), more = end > begin ? end - begin : 0;
                        const Weight ways = choices[ours - i][x] * choices[theirs - j][y];
                        for (std::size_t won = 0; won + more <= end; ++won)
                            (*next)[i + x][j + y][won + more] += (*now)[i][j][won] * ways;
                    }
        std::swap(now, next);
    }
    DrawWeights made;
    made.total = power(6, a + b);
    made.weights.assign((*now)[ours][theirs].begin(), (*now)[ours][theirs].begin() + static_cast<std::ptrdiff_t>(pairs) + 1);
    return made;
}

const DrawWeights &pairWeights(int a, int b)
{
    return pairShelf.get(static_cast<std::size_t>(a) * (mostPaired + 1) + static_cast<std::size_t>(b), [=] { return countPairs(a, b); });
}

} // namespace optio
