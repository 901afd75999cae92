// SPDX-License-Identifier: GPL-3.0-or-later
// Tells secret acts from open ones.
#include "rules/secrets.h"

#include "rules/error.h"
#include "rules/ruleset.h"

namespace optio {

namespace {

/// The resolver of an act; null for any other entry.
const Resolver *resolverOf(const Ruleset &ruleset, const Json &entry)
{
    const auto act = entry.find("act");
    if (act == entry.end())
        return nullptr;
    for (const Resolver *resolver : ruleset.resolvers())
        if (resolver->id() == act->value("resolver", ""))
            return resolver;
    return nullptr;
}

} // namespace

bool isSecret(const Ruleset &ruleset, const Json &entry)
{
    const Resolver *resolver = resolverOf(ruleset, entry);
    return resolver != nullptr && resolver->secret();
}

bool isReveal(const Ruleset &ruleset, const Json &entry)
{
    const Resolver *resolver = resolverOf(ruleset, entry);
    return resolver != nullptr && resolver->revealed(entry.value("result", Json::object()));
}

std::string pageOf(const Ruleset &ruleset, const Json &state, const Json &entry)
{
    const Resolver *resolver = resolverOf(ruleset, entry);
    return resolver == nullptr ? std::string() : resolver->pageOf(state, entry.at("act").value("input", Json::object()));
}

Json sentenceOf(const Json &result)
{
    Ruling told;
    told.sentence = result.value("sentence", "");
    return toJson(told);
}

} // namespace optio
