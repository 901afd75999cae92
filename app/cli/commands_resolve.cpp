// SPDX-License-Identifier: GPL-3.0-or-later
// example, form and resolve: rulings outside a game.
#include "app/cli/commands.h"
#include "app/cli/odds/odds_json.h"

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
        result["answers"] = answersJson(resolver, nullptr, input);
    }
    result["input"] = input;
    print(result);
    return ok;
}

} // namespace optio::cli
