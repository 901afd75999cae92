// SPDX-License-Identifier: GPL-3.0-or-later
// example, form and resolve: rulings outside a game.
#include "app/cli/commands.h"

namespace optio::cli {

namespace {

/// Rules with typed dice, with dice of a seed, or with fresh ones.
Ruling rule(const Resolver &resolver, const Case &ready, const Json &input, const ResolveOptions &options)
{
    if (options.dice) {
        EnteredDice entered(parseDice(*options.dice));
        Dice dice(entered);
        Ruling ruling = ready.rule(dice);
        entered.finish();
        return ruling;
    }
    const GameKey key = options.seed ? gameKeyFromSeed(*options.seed) : newGameKey();
    RandomDice random(key, {.turn = 0, .resolver = resolver.id(), .participants = resolver.participants(input), .before = 0});
    Dice dice(random);
    return ready.rule(dice);
}

Json oddsJson(const Case &ready)
{
    const Distribution odds = oddsOf(ready);
    Json list = Json::array();
    for (const Share &share : odds.shares) {
        const OutcomeText text = ready.outcome(share.outcome);
        list.push_back({{"outcome", text.results},
                        {"label", text.label},
                        {"favours", text.favours},
                        {"weight", number(share.weight)},
                        {"of", number(odds.of)},
                        {"p", odds.p(share.weight)}});
    }
    return list;
}

Json answersJson(const Resolver &resolver, const Json &input)
{
    Json list = Json::array();
    for (const Effect &effect : effectsOf(resolver, nullptr, input))
        list.push_back({{"question", effect.question},
                        {"value", effect.value},
                        {"changes", effect.changes},
                        {"favour_a", effect.favourA},
                        {"favour_b", effect.favourB}});
    return list;
}

} // namespace

int example(Context &context, const std::string &ruleset, const std::string &resolver)
{
    print(context.registry().at(ruleset).resolver(resolver).example());
    return ok;
}

int showForm(Context &context, const ResolveOptions &options)
{
    const Resolver &resolver = context.registry().at(options.ruleset).resolver(options.resolver);
    print(toJson(resolver.form(nullptr, readInput(options.input))));
    return ok;
}

int resolve(Context &context, const ResolveOptions &options)
{
    const Resolver &resolver = context.registry().at(options.ruleset).resolver(options.resolver);
    const Json input = resolver.complete(nullptr, readInput(options.input));
    const std::unique_ptr<Case> ready = resolver.prepare(nullptr, input);

    Json result = toJson(rule(resolver, *ready, input, options));
    result["ruleset"] = options.ruleset;
    result["resolver"] = options.resolver;
    if (options.odds) {
        result["odds"] = oddsJson(*ready);
        result["answers"] = answersJson(resolver, input);
    }
    result["input"] = input;
    print(result);
    return ok;
}

} // namespace optio::cli
