// SPDX-License-Identifier: GPL-3.0-or-later
// rulesets, describe and reference: what the program knows.
#include "app/cli/commands.h"
#include "rules/arena.h"

#include <fmt/format.h>

namespace optio::cli {

namespace {

Json describeResolver(const Resolver &resolver)
{
    Json slots = Json::array();
    for (const Slot &slot : resolver.slots())
        slots.push_back({{"id", slot.id}, {"label", slot.label}, {"whose", slot.whose}, {"many", slot.many}, {"optional", slot.optional}});
    const Json form = toJson(resolver.form(nullptr, resolver.example()));
    return {{"id", resolver.id()},       {"title", resolver.title()},         {"rule", resolver.rule()},
            {"slots", std::move(slots)}, {"questions", form.at("questions")}, {"dice", form.at("dice")}};
}

} // namespace

int listRulesets(Context &context)
{
    Json list = Json::array();
    for (const auto &ruleset : context.registry().all()) {
        list.push_back({{"id", ruleset->id()},
                        {"name", ruleset->name()},
                        {"summary", ruleset->summary()},
                        {"kind", ruleset->kind()},
                        {"data", ruleset->data()}});
        if (ruleset->base() != ruleset->id())
            list.back()["extends"] = ruleset->base();
    }
    print(list);
    return ok;
}

int describe(Context &context, const std::string &id)
{
    const Ruleset &ruleset = context.registry().at(id);
    Json resolvers = Json::array();
    for (const Resolver *resolver : ruleset.resolvers())
        resolvers.push_back(describeResolver(*resolver));
    Json armies = Json::array();
    for (const Json &army : ruleset.armies())
        armies.push_back({{"id", army.at("id")}, {"name", army.at("name")}, {"points", ruleset.totals(army).at("points")}});
    Json battles = Json::array();
    for (const ReadyBattle &battle : ruleset.battles())
        battles.push_back({{"id", battle.id},
                           {"name", battle.name},
                           {"when", battle.when},
                           {"a", battle.a},
                           {"b", battle.b},
                           {"story", battle.story},
                           {"ground", battle.ground},
                           {"deployment", battle.deployment},
                           {"length", battle.length}});
    Json options = Json::array();
    for (const Question &question : ruleset.options())
        options.push_back(toJson(question));
    print({{"id", ruleset.id()},
           {"name", ruleset.name()},
           {"summary", ruleset.summary()},
           {"kind", ruleset.kind()},
           {"data", ruleset.data()},
           {"catalogue", ruleset.catalogue()},
           {"resolvers", std::move(resolvers)},
           {"armies", std::move(armies)},
           {"battles", std::move(battles)},
           {"options", std::move(options)}});
    return ok;
}

int reference(Context &context, const std::string &id, const std::string &rule)
{
    const Ruleset &ruleset = context.registry().at(id);
    Json found = Json::array();
    for (const Json &row : ruleset.reference())
        if (rule.empty() || row.at("rule") == rule)
            found.push_back(row);
    if (found.empty() && !rule.empty())
        throw Error(fmt::format("the reference of {} has no rule '{}'; reference {} lists those there are", ruleset.name(), rule, id),
                    "rule");
    print(found);
    return ok;
}

std::string helpExamples(Context &context)
{
    const Ruleset &ruleset = *context.registry().all().at(0);
    const std::string set = ruleset.id();
    const std::string resolver = ruleset.resolvers().at(0)->id();
    const std::vector<Json> &armies = ruleset.armies();
    std::string text = fmt::format("Examples:\n"
                                   "  optio-cli rulesets\n"
                                   "  optio-cli describe {0}\n"
                                   "  optio-cli example {0} {1} > case.json\n"
                                   "  optio-cli resolve {0} {1} --input case.json --seed 7 --odds\n"
                                   "  optio-cli example {0} {1} | optio-cli resolve {0} {1} --input -\n"
                                   "  optio-cli reference {0}\n"
                                   "  optio-cli chart list {0}\n"
                                   "  optio-cli roster list --ruleset {0}\n",
                                   set, resolver);
    if (armies.size() > 1)
        text += fmt::format("  optio-cli roster export {1} --output mine.optio-army\n"
                            "  optio-cli journal new {0} --armies {1},{2} --output game.optio-game\n"
                            "  optio-cli journal verify game.optio-game\n"
                            "  optio-cli journal report game.optio-game\n",
                            set, armies[0].at("id").get<std::string>(), armies[1].at("id").get<std::string>());
    for (const auto &one : context.registry().all()) {
        if (dynamic_cast<const Arena *>(one.get()) == nullptr)
            continue;
        if (const auto battles = one->battles(); !battles.empty()) // not any two armies would meet
            text += fmt::format("  optio-cli play {0} --armies {1},{2} --players greedy,random --games 4 --transcript battle.optio-game\n",
                                one->id(), battles.front().a, battles.front().b);
    }
    return text + "\nExit codes: 0 done, 1 refused (the reason is on standard error), 2 the command line was wrong.";
}

} // namespace optio::cli
