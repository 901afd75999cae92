// SPDX-License-Identifier: GPL-3.0-or-later
// Tells secret acts from open ones.
#include "rules/journal/secrets.h"

#include "rules/error.h"
#include "rules/journal/journal.h"
#include "rules/ruleset.h"

#include <fmt/format.h>

#include <algorithm>

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

bool keepsSecrets(const Ruleset &ruleset)
{
    const auto resolvers = ruleset.resolvers();
    return std::any_of(resolvers.begin(), resolvers.end(), [](const Resolver *one) { return one->mayBeSecret(); });
}

std::string undoBorder(const Ruleset &ruleset, const Json &state, const Entry &entry)
{
    const auto *rules = dynamic_cast<const UndoRules *>(&ruleset);
    if (rules == nullptr || entry.kind != "act")
        return {};
    Json before = state;
    optio::apply(before, inverse(changesOf(entry)));
    return rules->undoBorder(state, before, entry.json);
}

bool isSecret(const Ruleset &ruleset, const Json &entry)
{
    const Resolver *resolver = resolverOf(ruleset, entry);
    return resolver != nullptr && resolver->secretAct(entry.at("act"), entry.value("result", Json::object()));
}

std::string saltOf(const std::string &key, int n) { return lineHash(fmt::format("{} salt {}", key, n)).substr(0, 32); }

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
