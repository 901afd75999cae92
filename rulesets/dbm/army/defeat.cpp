// SPDX-License-Identifier: GPL-3.0-or-later
// Tells who breaks, and who has won.
#include "rulesets/dbm/army/defeat.h"

#include "rulesets/dbm/army/tally.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbx/marks.h"

namespace optio::dbm {

namespace {

const std::array<std::string, 2> sideIds{"a", "b"};
constexpr const char *beaten = "defeated";

std::string nameOfSide(const State &state, std::size_t side) { return state.sides.at(side).name; }

std::string ruleOf(const Sheet &sheet, const char *whose) { return sheet.ruleset.at("break").at(whose).at("rule").text(); }

/// Who wins, and how the points fall.
Json over(const Sheet &sheet, const State &state, const std::string &winner, std::string text)
{
    const auto score = scoreOf(sheet, state);
    text += " Points: " + nameOfSide(state, 0) + " " + std::to_string(score[0]) + ", " + nameOfSide(state, 1) + " " +
            std::to_string(score[1]) + ".";
    return {{"over", true}, {"winner", winner}, {"text", std::move(text)}};
}

} // namespace

std::string tellBreaking(const Sheet &sheet, const State &state, Ruling &ruling)
{
    std::string told;
    const auto tell = [&told](const std::string &sentence) { told += (told.empty() ? "" : "; ") + sentence; };
    const auto &sides = state.sides;
    // An army that was beaten in an earlier bound has lost, whatever comes after (DBM-162).
    const bool decided = endedOf(sheet, state).at("over") == true;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const std::vector<Corps> &commands = sides[side].commands;
        const std::string path = "/sides/" + std::to_string(side);
        Standing whole;
        for (std::size_t c = 0; c < commands.size(); ++c) {
            const std::string name = commands[c].name;
            Standing command = standingOf(sheet, state, commands[c]);
            ruling.lines.push_back({sideIds[side], "loss.command", "losses", name + ": " + lossText(command), 0, ruleOf(sheet, "command")});
            if (command.atBreak() && !command.demoralised) {
                command.demoralised = true;
                tell(name + " is demoralised");
                ruling.changes.push_back(changeFrom(path + "/commands/" + std::to_string(c) + "/demoralised", commands[c].demoralised, true,
                                                    nameOfSide(state, side) + " · " + name + ": demoralised"));
            }
            whole.tally.equivalents += command.tally.equivalents;
            whole.tally.lost += countedLoss(sheet, state, command);
        }
        whole.breaks = whole.tally.equivalents > 0 ? breakOfArmy(sheet, whole.tally.equivalents) : 0;
        ruling.lines.push_back(
            {sideIds[side], "loss.army", "losses", nameOfSide(state, side) + ": " + lossText(whole, "beaten"), 0, ruleOf(sheet, "army")});
        if (whole.atBreak() && !sides[side].beaten() && !decided) {
            tell(nameOfSide(state, side) + " are beaten");
            ruling.changes.push_back(changeFrom(path + "/state", sides[side].state, beaten, nameOfSide(state, side) + ": beaten"));
        }
    }
    return told;
}

std::array<int, 2> scoreOf(const Sheet &sheet, const State &state)
{
    const Figure &score = sheet.ruleset.at("score");
    const auto whole = static_cast<int>(score.at("army").integer()), each = static_cast<int>(score.at("command").integer());
    std::array<int, 2> points{};
    for (std::size_t side = 0; side < 2; ++side) {
        const std::vector<Corps> &commands = state.sides[side].commands;
        // The rest of the points goes with the commander-in-chief, or where there is none with the first command.
        std::size_t chief = 0;
        for (std::size_t c = commands.size(); c-- > 0;)
            if (commands[c].kind == sheet.words.command.front().id)
                chief = c;
        for (std::size_t c = 0; c < commands.size(); ++c) {
            const int worth = c == chief ? whole - each * (static_cast<int>(commands.size()) - 1) : each;
            points[commands[c].isDemoralised() ? 1 - side : side] += worth;
        }
    }
    return points;
}

Json endedOf(const Sheet &sheet, const State &state)
{
    std::array<int, 2> left{};
    for (const auto &[id, unit] : state.units)
        left[static_cast<std::size_t>(armyOf(unit))] += standing(unit);
    const auto &sides = state.sides;
    const std::array<bool, 2> lost{sides[0].beaten(), sides[1].beaten()};
    if (lost[0] && lost[1])
        return over(sheet, state, "", "Both armies are beaten in the same bound: a draw.");
    for (const std::size_t side : {0u, 1u})
        if (lost[side])
            return over(sheet, state, sideIds[1 - side], nameOfSide(state, side) + " are beaten: " + nameOfSide(state, 1 - side) + " win.");
    if (left[0] <= 0 && left[1] <= 0)
        return over(sheet, state, "", "Nobody is left on the table.");
    for (const std::size_t side : {0u, 1u})
        if (left[side] <= 0)
            return over(sheet, state, sideIds[1 - side],
                        nameOfSide(state, side) + " have no element left: " + nameOfSide(state, 1 - side) + " win.");
    return {{"over", false}};
}

} // namespace optio::dbm
