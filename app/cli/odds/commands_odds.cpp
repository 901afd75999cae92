// SPDX-License-Identifier: GPL-3.0-or-later
// odds matrix: any troops against any others, each cell from the ruling itself.
#include "app/cli/odds/commands_odds.h"
#include "app/cli/commands.h"
#include "app/cli/journal_reading.h"
#include "app/cli/odds/odds_json.h"
#include "rules/odds_map.h"
#include "rules/plan/plan.h"
#include "rules/print/chart_form.h"
#include "rules/ruling/offers.h"

#include <fmt/format.h>

namespace optio::cli {

namespace {

struct Table {
    OddsMapRules::Situation situation;
    std::vector<OddsTroop> rows, columns;
    std::vector<std::vector<OddsCell>> cells;
    std::optional<Game> game; ///< whose units these are
    const Json *state() const { return game ? &game->state() : nullptr; }
};

OddsMapRules::Situation situationOf(const Ruleset &ruleset, const std::string &wanted)
{
    const auto *rules = dynamic_cast<const OddsMapRules *>(&ruleset);
    if (rules == nullptr)
        throw Error(fmt::format("{} has no tables of odds", ruleset.name()), "RULESET");
    std::string known;
    for (const OddsMapRules::Situation &one : rules->oddsSituations()) {
        if (wanted.empty() || one.id() == wanted)
            return one;
        known += (known.empty() ? "" : ", ") + one.id();
    }
    throw Error(fmt::format("{} has no table of odds for '{}'; it has {}", ruleset.name(), wanted, known), "SITUATION");
}

std::vector<OddsTroop> troops(Context &context, const Ruleset &ruleset, const OddsMapRules::Situation &situation, const std::string &army)
{
    if (army.empty())
        return oddsTroops(ruleset, situation);
    const Json roster = context.roster(army);
    if (baseOf(roster.value("ruleset", "")) != ruleset.base())
        throw Error(fmt::format("'{}' is no army of {}", army, ruleset.name()), "army");
    return oddsTroops(ruleset, situation, roster);
}

/// What a plan says of acts that follow: {"pursuit|…":{"done":true,"answers":{…}}} by their keys.
std::map<std::string, FollowChoice> choicesOf(const Json &follows)
{
    std::map<std::string, FollowChoice> choices;
    if (!follows.is_object())
        throw Error(R"("follows" of a planned fight is an object: the keys of acts that follow from it, each with "done" and "answers")",
                    "--input");
    for (const auto &[key, said] : follows.items()) {
        FollowChoice &choice = choices[key];
        const Json done = said.is_object() ? said.value("done", Json()) : Json(0);
        if (!done.is_boolean() && !done.is_null())
            throw Error(fmt::format("\"{}\" of a planned fight must be an object whose \"done\" is true or false", key), "--input");
        if (done.is_boolean())
            choice.done = done.get<bool>();
        choice.answers = said.value("answers", Json::object());
        if (!choice.answers.is_object())
            throw Error(fmt::format("\"answers\" of \"{}\" must be an object", key), "--input");
    }
    return choices;
}

/// Everything but the cells.
Table tableOf(Context &context, const Ruleset &ruleset, const OddsOptions &options)
{
    Table table;
    table.situation = situationOf(ruleset, options.situation);
    if (options.game.empty()) {
        table.rows = troops(context, ruleset, table.situation, options.rows);
        table.columns = troops(context, ruleset, table.situation, options.columns);
        return table;
    }
    if (!options.rows.empty() || !options.columns.empty())
        throw Error("--game has rows and columns of its own; leave --rows and --columns out", "--game");
    const Read read = readFile(context, options.game);
    if (read.ruleset->id() != ruleset.id())
        throw Error(fmt::format("the game is of '{}', not of '{}'", read.ruleset->id(), ruleset.id()), "--game");
    table.game = takeUp(read);
    const View view = ruleset.view(table.game->state(), "");
    const std::string active = view.active == "b" ? "b" : "a";
    const Json &armies = table.game->header().at("armies");
    const auto ofSide = [&](const std::string &side) {
        return oddsTroopsInGame(ruleset, table.situation, view, side, oddsTroops(ruleset, table.situation, armies[side == "b" ? 1 : 0]));
    };
    table.rows = ofSide(active);
    table.columns = ofSide(active == "a" ? "b" : "a");
    return table;
}

const OddsTroop &troopCalled(const std::vector<OddsTroop> &troops, const std::string &name, const char *what)
{
    std::string known;
    for (const OddsTroop &troop : troops) {
        if (troop.label == name || troop.brief == name)
            return troop;
        known += (known.empty() ? "" : ", ") + troop.brief;
    }
    throw Error(fmt::format("no {} is called '{}'; there are {}", what, name, known), what);
}

Json cellJson(const OddsCell &cell)
{
    if (!cell.refusal.empty())
        return {{"refusal", cell.refusal}};
    const auto told = [&](Weight part) {
        return Json{{"p", static_cast<double>(part) / static_cast<double>(cell.of)}, {"fraction", fraction(part, cell.of)}};
    };
    return {{"attacker", told(cell.attacker)}, {"defender", told(cell.defender)}};
}

} // namespace

int oddsMatrix(Context &context, const OddsOptions &options)
{
    const Ruleset &ruleset = context.registry().at(options.ruleset);
    Table table = tableOf(context, ruleset, options);
    const Resolver &resolver = ruleset.resolver(table.situation.resolver);
    const Json answers = jsonOrFile(options.answers, "--answers");
    OddsCounter counter(resolver, table.situation, answers, table.state());
    for (const OddsTroop &row : table.rows)
        table.cells.push_back(counter.row(row, table.columns));
    if (options.format == "csv") {
        printText(oddsCsv(table.rows, table.columns, table.cells));
        return ok;
    }
    if (options.format == "text" || options.format == "html") {
        const Json chart = oddsChart(ruleset, table.situation, table.rows, table.columns, table.cells, table.columns.size());
        printText(options.format == "text" ? chartText(chart) : chartHtml({chart}, ruleset.name()));
        return ok;
    }
    const auto heads = [](const std::vector<OddsTroop> &troops) {
        Json list = Json::array();
        for (const OddsTroop &troop : troops)
            list.push_back({{"label", troop.label}, {"brief", troop.brief}});
        return list;
    };
    Json cells = Json::array();
    for (const auto &row : table.cells) {
        Json list = Json::array();
        for (const OddsCell &cell : row)
            list.push_back(cellJson(cell));
        cells.push_back(list);
    }
    print({{"ruleset", ruleset.id()},
           {"situation", table.situation.id()},
           {"title", oddsTitle(ruleset, table.situation)},
           {"answers", answers},
           {"rows", heads(table.rows)},
           {"columns", heads(table.columns)},
           {"cells", cells}});
    return ok;
}

int oddsCell(Context &context, const OddsOptions &options)
{
    const Ruleset &ruleset = context.registry().at(options.ruleset);
    const Table table = tableOf(context, ruleset, options);
    const Resolver &resolver = ruleset.resolver(table.situation.resolver);
    const OddsTroop &attacker = troopCalled(table.rows, options.attacker, "attacker"),
                    &defender = troopCalled(table.columns, options.defender, "defender");
    const Json input =
        resolver.complete(table.state(), oddsInput(table.situation, attacker, defender, jsonOrFile(options.answers, "--answers")));
    print({{"ruleset", ruleset.id()},
           {"resolver", resolver.id()},
           {"attacker", attacker.label},
           {"defender", defender.label},
           {"input", input},
           {"odds", oddsJson(*resolver.prepare(table.state(), input))},
           {"answers", answersJson(resolver, table.state(), input)}});
    return ok;
}

int oddsPlan(Context &context, const OddsOptions &options)
{
    const Read read = readFile(context, options.game);
    const Game game = takeUp(read);
    const Json plan = jsonOrFile(options.plan, "--input");
    const Json none = Json::array();
    const Json &listed = plan.contains("fights") ? plan.at("fights") : none;
    if (!listed.is_array() || listed.empty())
        throw Error(R"(a plan is of the form {"fights":[{"resolver":"close-combat","input":{…}},…]})", "--input");
    std::vector<PlannedFight> fights;
    for (const Json &one : listed) {
        if (!one.is_object() || !one.contains("resolver") || !one.at("resolver").is_string())
            throw Error(fmt::format("fight {} of the plan names no resolver", fights.size() + 1), "--input");
        const Json input = one.value("input", Json::object());
        expectInGame(input);
        const Resolver &resolver = read.ruleset->resolver(one.at("resolver").get<std::string>());
        fights.push_back({resolver.id(), resolver.complete(&game.state(), input), choicesOf(one.value("follows", Json::object()))});
    }
    print(toJson(planOdds(*read.ruleset, game.state(), fights)));
    return ok;
}

} // namespace optio::cli
