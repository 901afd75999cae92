// SPDX-License-Identifier: GPL-3.0-or-later
// Binomial and multinomial weights of dice.
#include "rules/dice/dice_weights.h"

#include <array>
#include <atomic>
#include <memory>
#include <numeric>

namespace optio {

namespace {

constexpr std::size_t mostDice = 64;
constexpr std::size_t mostSides = 10;
constexpr std::size_t mostSorted = 8;

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

/// Appends each multiset that completes `faces`, from all sixes down to all ones; `choices` orders lead to the faces already there and
/// `run` of them are alike at the end.
void complete(DrawWeights &made, std::vector<int> &faces, std::size_t n, Weight choices, int run)
{
    if (faces.size() == n) {
        made.weights.push_back(choices);
        made.rows.insert(made.rows.end(), faces.begin(), faces.end());
        return;
    }
    for (int face = faces.empty() ? 6 : faces.back(); face >= 1; --face) {
        const int alike = !faces.empty() && face == faces.back() ? run + 1 : 1;
        faces.push_back(face);
        complete(made, faces, n, choices * static_cast<Weight>(faces.size()) / static_cast<Weight>(alike), alike);
        faces.pop_back();
    }
}

DrawWeights multisets(int n)
{
    DrawWeights made;
    made.total = power(6, n);
    std::vector<int> faces;
    complete(made, faces, static_cast<std::size_t>(n), 1, 0);
    return made;
}

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
Shelf<mostSorted + 1> sortedShelf;

} // namespace

const DrawWeights &hitWeights(int n, int faces, int sides)
{
    const std::size_t chance = static_cast<std::size_t>(sides) * (mostSides + 1) + static_cast<std::size_t>(faces);
    return hitShelf.get(chance * (mostDice + 1) + static_cast<std::size_t>(n), [=] {
        const int common = std::gcd(faces, sides);
        return binomial(n, faces / common, sides / common);
    });
}

const DrawWeights &sortedWeights(int n)
{
    return sortedShelf.get(static_cast<std::size_t>(n), [=] { return multisets(n); });
}

} // namespace optio
