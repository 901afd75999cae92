// SPDX-License-Identifier: GPL-3.0-or-later
// Compares an act on two states.
#include "rules/link/same_case.h"

#include "rules/counted.h"
#include "rules/ruleset.h"

#include <optional>

namespace optio::link {

namespace {

constexpr int mostPaths = 20'000;

std::optional<Distribution> shortOdds(const Case &ready)
{
    struct TooLong {};
    if (dynamic_cast<const Counted *>(&ready) != nullptr)
        return oddsOf(ready);
    try {
        Walk walk;
        int paths = 0;
        return walk.run([&](Dice &dice) {
            if (++paths > mostPaths)
                throw TooLong{};
            return ready.roll(dice);
        });
    } catch (const TooLong &) {
        return {};
    }
}

} // namespace

bool isSameCase(const Resolver &resolver, const Json &then, const Json &now, const Json &input)
{
    if (then == now)
        return true;
    try {
        if (toJson(resolver.form(&then, input)) != toJson(resolver.form(&now, input)))
            return false;
        const Json before = resolver.complete(&then, input), after = resolver.complete(&now, input);
        if (before != after || resolver.refusal(then, before) != resolver.refusal(now, after))
            return false;
        const std::optional<Distribution> was = shortOdds(*resolver.prepare(&then, before)), is = shortOdds(*resolver.prepare(&now, after));
        if (!was || !is || was->of != is->of || was->shares.size() != is->shares.size())
            return false;
        for (const Share &share : was->shares)
            if (is->weight(share.outcome) != share.weight)
                return false;
        return true;
    } catch (const Error &) {
        return false;
    }
}

} // namespace optio::link
