// SPDX-License-Identifier: GPL-3.0-or-later
// A rule set for the table in one file: a turn, a combat, a counter and a secret (FEU-1 to FEU-3). CONTRIBUTING.md walks through it.
#include "tests/rules/feud/feud.h"

#include "rules/journal/seat_rules.h"
#include "rules/read_game.h"
#include "rules/roster/roster.h"
#include "rules/ruleset_of.h"
#include "rules/ruling/act.h"
#include "rules/sides.h"

namespace optio::feud {

// --- what there is
struct Unit {
    std::string id, name, side;
    int count = 9, lost = 0; ///< steps
    bool out() const { return lost >= count; }
};
OPTIO_FIELDS(Unit, name, side, count, lost)
struct Side {
    std::string id, name, oath; ///< the oath: the id of the enemy who is to fall
};
OPTIO_FIELDS(Side, id, name, oath)
struct State {
    std::string ruleset, active = "a";
    int turn = 1;
    std::array<Side, 2> sides;
    std::map<std::string, Unit> units;
};
OPTIO_FIELDS(State, ruleset, active, turn, sides, units)
struct Sheet {
    FigureFolder figures;
    Figure ruleset = figures.read("ruleset.toml");
    std::vector<QuestionRow> questions = readQuestionRows(figures);
    std::vector<About> acts = readActs(figures);
};
using Scene = SceneOf<Sheet, State>;

std::shared_ptr<const State> gameOf(const Sheet &, const Json &json) { return readGame<State>(json); }
void expectInPlay(const State &state, const std::string &id, const std::string &slot)
{
    if (const auto unit = state.units.find(id); unit == state.units.end() || unit->second.out())
        throw Error(slot + ": " + id + " is not there, or no more (FEU-2)", slot);
}

// --- what is done
std::unique_ptr<Case> fight(Scene &scene)
{
    const std::array<std::string, 2> who{unitIn(scene, "a"), unitIn(scene, "b")};
    const std::string hill = scene.ask.choice({"hill", {}, {}, {}, {}}, {"none", "a", "b"}, "none");
    const int height = static_cast<int>(scene.sheet.ruleset.at("hill").integer());
    const auto play = [=](Dice &dice, State &after, Narration &story) -> std::uint64_t {
        std::array<int, 2> total{};
        for (const std::size_t i : {0U, 1U}) {
            const Unit &unit = after.units.at(who[i]);
            const int die = dice.d6({"fight." + sideId[i], unit.name}), high = hill == sideId[i] ? height : 0;
            for (const auto &[id, value] : std::map<std::string, int>{{"die", die}, {"on the hill", high}, {"steps lost", -unit.lost}})
                story.line(sideId[i], id, "factor", id, value, "FEU-2");
            story.total(sideId[i], "total", "total", total[i] = die + high - unit.lost);
        }
        const std::uint64_t hurt = total[0] == total[1] ? 0 : total[0] < total[1] ? 1 : 2;
        if (hurt != 0)
            ++after.units.at(who[hurt - 1]).lost;
        story.say(hurt == 0 ? "Nobody is hurt." : after.units.at(who[hurt - 1]).name + " loses a step.");
        return hurt;
    };
    return std::make_unique<PlayedOf<State>>(scene, play, PlayedOf<State>::Quick{}, [](std::uint64_t hurt) {
        const std::array<OutcomeText, 3> all{{{{{"hurt", ""}}, "nobody is hurt", "", 0},
                                              {{{"hurt", "a"}}, "the attacker is hurt", "b", 1},
                                              {{{"hurt", "b"}}, "the defender is hurt", "a", 1}}};
        return all[hurt];
    });
}
std::vector<DieSlot> twoDice(const Scene &) { return {dieSlot("a", "Attacker"), dieSlot("b", "Defender")}; }

std::string swearer(const Json &, const Json &input) { return input.value("side", "a"); }
std::unique_ptr<Case> swear(Scene &scene)
{
    const std::string side = swearer({}, scene.input);
    std::vector<std::pair<std::string, std::string>> foes{{"", "nobody"}};
    for (const auto &[id, unit] : scene.state.units)
        if (unit.side != side)
            foes.emplace_back(id, unit.name);
    return told(scene, [side, foe = scene.ask.pick({"foe", {}, side, {}, {}}, foes, "")](State &state, Narration &story) {
        Side &own = state.sides[side == "b" ? 1 : 0];
        own.oath = foe;
        story.say(own.name + " have sworn.");
    });
}
std::unique_ptr<Case> endTurn(Scene &scene)
{
    return told(scene, [](State &state, Narration &story) {
        state.turn += state.active == "b" ? 1 : 0;
        state.active = state.active == "b" ? "a" : "b";
        story.say("The turn passes.");
    });
}
const std::map<std::string_view, DoesOf<Sheet, State>> does{
    {"fight", {.build = fight, .dice = twoDice}}, {"oath", {.build = swear, .page = swearer}}, {"end-turn", {.build = endTurn}}};
struct FeudAct : ActOf<Sheet, State> {
    using ActOf::ActOf;
    State stateOf(const Json *state, const Json &input) const override
    {
        return state != nullptr ? *gameOf(sheet_, *state) : describedIn<State>(slots(), input);
    }
};
std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet) { return makeActs<FeudAct>(sheet, sheet.acts, does); }

// --- armies
Json catalogueOf(const Sheet &)
{
    const Json name{{"key", "name"}, {"label", "Name"}, {"kind", "text"}};
    return {{"oneCommand", true}, {"fields", {name, {{"key", "count"}, {"label", "Steps"}, {"kind", "count"}, {"least", 1}, {"most", 9}}}}};
}
Json rowText(const Sheet &, const Json &row)
{
    return {{"label", row.value("name", "")}, {"detail", ""}, {"icon", "counter"}, {"points", row.value("count", 1)}};
}
Json newRow(const Sheet &) { return {{"name", "Somebody"}, {"count", 2}}; }
Json totalsOf(const Sheet &, const Json &roster) { return {{"elements", roster.at("commands").at(0).at("units").size()}}; }

// --- the game
Json startGame(const Sheet &, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &)
{
    State state;
    state.ruleset = ruleset;
    for (const std::size_t i : {0U, 1U}) {
        state.sides[i] = {sideId[i], namesOf(rosterA, rosterB)[i], ""};
        for (int n = 1; const Json &row : (i == 0 ? rosterA : rosterB).at("commands").at(0).at("units"))
            state.units[sideId[i] + "1." + std::to_string(n++)] = {"", row.at("name").get<std::string>(), sideId[i], row.value("count", 1)};
    }
    return FieldsOut::write(state);
}
View viewOf(const Sheet &, const State &state, const std::string &viewer)
{
    View view{.title = "Feud", .turnWord = "turn", .turn = state.turn, .active = state.active, .now = {"fight"}};
    for (const Side &side : state.sides) {
        SideView &shown = view.sides.emplace_back(SideView{side.id, side.name});
        if (viewer == side.id && !side.oath.empty())
            shown.badges.push_back({"to fall: " + state.units.at(side.oath).name, Tone::accent});
        shown.groups.push_back({side.id + "1", "Band"});
        for (const auto &[id, unit] : state.units)
            if (unit.side == side.id)
                shown.groups[0].units.push_back({id, unit.name, "", "counter", unit.count - unit.lost, unit.lost});
    }
    return view;
}
Json endedOf(const Sheet &, const State &state)
{
    for (const Side &side : state.sides)
        if (std::ranges::all_of(state.units, [&](const auto &one) { return one.second.side != side.id || one.second.out(); }))
            return {{"over", true}, {"winner", side.id == "a" ? "b" : "a"}, {"text", side.name + " are no more."}};
    return {{"over", false}};
}
Json countersOf(const Sheet &, const State &state)
{
    Json all = Json::array();
    for (const auto &[id, unit] : state.units)
        all.push_back({{"path", "/units/" + id + "/lost"}, {"label", unit.name + ": steps lost"}, {"kind", "count"}});
    for (Json &one : all)
        one.update({{"least", 0}, {"most", 9}, {"value", FieldsOut::write(state).at(Json::json_pointer(one.at("path")))}});
    return all;
}

struct Feud : RulesetOf<Sheet, State>, SeatRules {
    using RulesetOf::RulesetOf;
    Json seenBy(const Json &state, const std::string &side) const override
    {
        Json seen = state;
        for (const std::size_t i : {0U, 1U})
            if (sideId[i] != side && !endedOf(sheet_, *gameOf(sheet_, state)).value("over", false))
                seen["sides"][i]["oath"] = "";
        return seen;
    }
    std::vector<Act> acts(const Json &) const override
    {
        return {{"end-turn", "End the turn", Json::object(), true, {}},
                {"oath", "Oath of the first", {{"side", "a"}}, false, {}},
                {"oath", "Oath of the second", {{"side", "b"}}, false, {}}};
    }
};
std::unique_ptr<Ruleset> ruleset(const std::filesystem::path &figures) { return std::make_unique<Feud>(FigureFolder(figures)); }

} // namespace optio::feud
