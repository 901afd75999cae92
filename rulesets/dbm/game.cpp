// SPDX-License-Identifier: GPL-3.0-or-later
// Starts a game and reads its state.
#include "rulesets/dbm/game.h"

#include "rules/refusal.h"
#include "rules/roster.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/roster.h"
#include "rulesets/dbm/units.h"

#include <algorithm>
#include <array>

namespace optio::dbm {

namespace {

const std::string sideIds[] = {"a", "b"};

/// Elements and element equivalents (in halves) of some units.
struct Tally {
    int elements = 0, left = 0, equivalents = 0, lostEquivalents = 0;
    void add(const Tally &other)
    {
        elements += other.elements;
        left += other.left;
        equivalents += other.equivalents;
        lostEquivalents += other.lostEquivalents;
    }
};

Tally tallyOf(const Sheet &sheet, const Json &unit)
{
    const int each = equivalentsOf(sheet, elementFromRow(sheet.words, unit, "unit"));
    const int count = unit.at("count").get<int>(), lost = unit.at("lost").get<int>();
    return {count, count - lost, each * count, each * lost};
}

Tally tallyOf(const Sheet &sheet, const Json &state, const Json &command)
{
    Tally tally;
    for (const Json &id : command.at("units"))
        tally.add(tallyOf(sheet, state.at("units").at(id.get_ref<const std::string &>())));
    return tally;
}

/// A unit row of the state: the roster's fields and the marks of play.
Json unitRow(const Json &row, const std::string &side, const std::string &command)
{
    Json unit = row;
    unit["side"] = side;
    unit["command"] = command;
    unit["count"] = countOf(row);
    unit["lost"] = 0;
    unit["marks"] = Json::array();
    return unit;
}

/// What the army is called in sentences: its people where the roster names them.
std::string peopleOf(const Json &roster)
{
    const auto people = roster.find("people");
    const bool named = people != roster.end() && people->is_string() && !people->get_ref<const std::string &>().empty();
    return (named ? *people : roster.at("name")).get<std::string>();
}

std::string lostLabel(const Sheet &sheet, std::string command, const Json &unit)
{
    const Element element = elementFromRow(sheet.words, unit, "unit");
    command.append(" · ").append(titleOf(sheet.words, element)).append(element.general ? ", general: lost" : ": lost");
    return command;
}

/// Adds an army to the state.
void muster(const Sheet &sheet, const Json &roster, const std::string &side, Json &state)
{
    const std::string name = roster.at("name").get<std::string>();
    Json army = {{"id", side}, {"name", peopleOf(roster)}, {"army", name}, {"commands", Json::array()}};
    int elements = 0;
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c) {
        const std::string id = side + std::to_string(c + 1);
        std::string title = commands[c].value("name", "");
        if (title.empty())
            title = "Command " + std::to_string(c + 1);
        Json command = {{"id", id},
                        {"name", title},
                        {"kind", sheet.words.command[static_cast<std::size_t>(commandKind(sheet, commands[c], c))].id},
                        {"demoralised", false},
                        {"general_lost", false},
                        {"straggling", false},
                        {"general_moved", false},
                        {"pip", nullptr},
                        {"spent", 0},
                        {"discount_used", false},
                        {"units", Json::array()}};
        const Json &units = commands[c].at("units");
        for (std::size_t u = 0; u < units.size(); ++u) {
            std::string place = name;
            place.append(", ").append(title).append(", row ").append(std::to_string(u + 1));
            const Element element = elementFromRow(sheet.words, units[u], place);
            if (element.general && countOf(units[u]) != 1)
                throw Error(place + ": a general's row has one element, not " + std::to_string(countOf(units[u])), place);
            if (countOf(units[u]) < 1)
                continue;
            const std::string unitId = id + "." + std::to_string(u + 1);
            state["units"][unitId] = unitRow(units[u], side, id);
            command["units"].push_back(unitId);
            elements += countOf(units[u]);
        }
        army["commands"].push_back(std::move(command));
    }
    if (elements == 0)
        throw Error(name + " has no elements to play with", "commands");
    state["sides"].push_back(std::move(army));
}

Json badge(const std::string &text, const std::string &tone = "none") { return {{"text", text}, {"tone", tone}}; }

std::string lossText(const Tally &tally, int breaks) { return halves(tally.lostEquivalents) + " / " + halves(breaks) + " EE lost"; }

Json unitView(const Sheet &sheet, const Json &state, const std::string &id)
{
    const Json &unit = state.at("units").at(id);
    const Json text = unitText(sheet, unit);
    Json badges = Json::array();
    const int left = standing(unit);
    for (const Part &part : partsOf(unit))
        if (const std::string marks = marksText(part.marks); !marks.empty())
            badges.push_back(badge(part.count >= left ? marks : std::to_string(part.count) + " " + marks));
    return {{"id", id},      {"label", text.at("label")}, {"detail", text.at("detail")}, {"icon", text.at("icon")},
            {"count", left}, {"lost", unit.at("lost")},   {"badges", std::move(badges)}};
}

Json commandView(const Sheet &sheet, const Json &state, const Json &command, const Tally &tally, Json &reminders)
{
    Json group = {{"id", command.at("id")}, {"name", command.at("name")}, {"badges", Json::array()}, {"units", Json::array()}};
    const int breaks = breakOf(sheet, "command", tally.equivalents);
    const bool broken = tally.equivalents > 0 && tally.lostEquivalents >= breaks;
    const bool demoralised = command.at("demoralised").get<bool>();
    group["badges"].push_back(badge(lossText(tally, breaks), broken ? "bad" : "none"));
    if (demoralised)
        group["badges"].push_back(badge("demoralised", "bad"));
    if (command.at("general_lost").get<bool>())
        group["badges"].push_back(badge("general lost", "bad"));
    if (broken && !demoralised)
        reminders.push_back({{"text", command.at("name").get<std::string>() + ": " + halves(tally.lostEquivalents) + " of " +
                                          halves(tally.equivalents) + " EE are lost; mark the command demoralised when the bound ends."}});
    for (const Json &id : command.at("units"))
        group["units"].push_back(unitView(sheet, state, id.get_ref<const std::string &>()));
    return group;
}

} // namespace

std::vector<Question> optionsOf(const Sheet &sheet)
{
    std::vector<Question> questions;
    for (const Option &option : sheet.options)
        questions.push_back(option.question);
    return questions;
}

Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options)
{
    if (!options.is_object() && !options.is_null())
        throw Error("options: expected an object of option ids and values", "options");
    checkRosterForm(rosterA);
    checkRosterForm(rosterB);
    std::vector<std::string> names;
    for (const Option &option : sheet.options)
        names.push_back(option.question.id);
    for (auto it = options.begin(); it != options.end(); ++it)
        if (std::find(names.begin(), names.end(), it.key()) == names.end())
            throw Error("options: there is no option " + quoted(Json(it.key())) + allowedTail(it.key(), names), it.key());

    Json state = {{"ruleset", ruleset}, {"turn", 1}, {"settings", Json::object()}, {"sides", Json::array()}, {"units", Json::object()}};
    state["phase"] = sheet.phases.front().id;
    for (const Option &option : sheet.options) {
        const std::string &id = option.question.id;
        const Json value = options.is_object() && options.contains(id) ? options.at(id) : option.question.standard;
        checkAnswer(option.question, value);
        if (option.setting)
            state["settings"][id] = value;
        else
            state[id == "first" ? "active" : id] = value;
    }
    muster(sheet, rosterA, sideIds[0], state);
    muster(sheet, rosterB, sideIds[1], state);
    // Two armies of one name would make every sentence a riddle.
    if (state["sides"][0]["name"] == state["sides"][1]["name"])
        for (std::size_t side = 0; side < 2; ++side)
            state["sides"][side]["name"] = state["sides"][side]["name"].get<std::string>() + (side == 0 ? " I" : " II");
    return state;
}

Json viewOf(const Sheet &sheet, const Json &state)
{
    Json sides = Json::array(), reminders = Json::array();
    for (const Json &army : state.at("sides")) {
        Tally whole;
        Json groups = Json::array();
        for (const Json &command : army.at("commands")) {
            const Tally tally = tallyOf(sheet, state, command);
            groups.push_back(commandView(sheet, state, command, tally, reminders));
            whole.add(tally);
        }
        const int breaks = breakOf(sheet, "army", whole.equivalents);
        sides.push_back({{"id", army.at("id")},
                         {"name", army.at("name")},
                         {"badges", Json::array({badge(lossText(whole, breaks),
                                                       whole.equivalents > 0 && whole.lostEquivalents >= breaks ? "bad" : "none")})},
                         {"groups", std::move(groups)}});
    }
    const std::string sky = state.at("weather").get<std::string>();
    const std::string active = state.at("active").get<std::string>();
    const std::string name = state.at("sides").at(active == "b" ? 1 : 0).at("name").get<std::string>();
    const std::string bound = "bound " + std::to_string(state.at("turn").get<int>());
    return {{"title", bound + " · " + name},
            {"turn", bound},
            {"active", active},
            {"weather", sheet.words.sky[static_cast<std::size_t>(numberOf(sheet.words.sky, sky))].label},
            {"sides", std::move(sides)},
            {"reminders", std::move(reminders)}};
}

Json endedOf(const Json &state)
{
    std::array<int, 2> left{};
    for (const Json &unit : state.at("units"))
        left[static_cast<std::size_t>(armyOf(unit))] += standing(unit);
    if (left[0] > 0 && left[1] > 0)
        return {{"over", false}};
    const Json &sides = state.at("sides");
    if (left[0] <= 0 && left[1] <= 0)
        return {{"over", true}, {"winner", ""}, {"text", "Nobody is left on the table."}};
    const std::size_t winner = left[0] > 0 ? 0 : 1;
    return {{"over", true},
            {"winner", sideIds[winner]},
            {"text", sides.at(1 - winner).at("name").get<std::string>() +
                         " have no element left: " + sides.at(winner).at("name").get<std::string>() + " win."}};
}

Json countersOf(const Sheet &sheet, const Json &state)
{
    Json counters = Json::array();
    const Json &sides = state.at("sides");
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const std::string army = sides[side].at("name").get<std::string>();
        const Json &commands = sides[side].at("commands");
        for (std::size_t c = 0; c < commands.size(); ++c) {
            const Json &command = commands[c];
            const std::string path = "/sides/" + std::to_string(side) + "/commands/" + std::to_string(c) + "/";
            const std::string name = army + " · " + command.at("name").get<std::string>();
            const auto flag = [&](const char *key, const char *label) {
                counters.push_back({{"path", path + key},
                                    {"label", name + ": " + label},
                                    {"kind", "yesNo"},
                                    {"least", 0},
                                    {"most", 1},
                                    {"value", command.at(key)}});
            };
            flag("demoralised", "demoralised");
            flag("general_lost", "general lost");
            for (const Json &id : command.at("units")) {
                const Json &unit = state.at("units").at(id.get_ref<const std::string &>());
                counters.push_back({{"path", "/units/" + id.get<std::string>() + "/lost"},
                                    {"label", lostLabel(sheet, name, unit)},
                                    {"kind", "count"},
                                    {"least", 0},
                                    {"most", unit.at("count")},
                                    {"value", unit.at("lost")}});
            }
        }
    }
    return counters;
}

} // namespace optio::dbm
