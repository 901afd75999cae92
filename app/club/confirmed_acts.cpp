// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what a table's confirmations have to be followed by.
#include "app/club/confirmed_acts.h"

#include "app/club/live_rows.h"
#include "rules/club/game_result.h"

#include <algorithm>
#include <cstddef>

namespace optio {

namespace {

/// The line of the last result that was entered for this table in this round; 0 for none.
std::size_t lastEntered(const club::Event &event, int round, int table)
{
    for (std::size_t n = event.lines().size(); n-- > 1;) {
        const Json &line = event.lines()[n].json;
        if (line.value("kind", "") != "act" || line.at("act").value("kind", "") != "result")
            continue;
        const Json &input = line.at("act").at("input");
        if (input.value("table", Json()) == table && input.value("round", Json(round)) == round)
            return n;
    }
    return 0;
}

/// Is this act done on that line?
bool isDoneOn(const club::EventEntry &line, const ConfirmedAct &act)
{
    return line.json.value("kind", "") == "act" && line.json.at("act").value("kind", "") == act.kind &&
           line.json.at("act").value("input", Json()) == act.input;
}

bool canBeDone(const club::Event &event, const ConfirmedAct &act)
{
    try {
        (void)event.act(act.kind, act.input, event.lines().back().json.value("time", ""));
        return true;
    } catch (const Error &) { // the scheme wants more than a game tells: the organiser's form asks for it
        return false;
    }
}

std::optional<ConfirmedAct> entering(const club::Event &event, int round, int table, const TableResultNow &now)
{
    ConfirmedAct act{"result", club::inputOf(now.result, now.game)};
    act.input["table"] = table;
    act.input["round"] = round;
    act.input["confirmed"] = Json::array({"a", "b"});
    // Just this was entered last: somebody has taken it back since.
    if (isDoneOn(event.lines()[lastEntered(event, round, table)], act) || !canBeDone(event, act))
        return {};
    return act;
}

std::optional<ConfirmedAct> confirming(const club::Event &event, int round, int table, std::size_t side)
{
    ConfirmedAct act{"confirm", {{"table", table}, {"round", round}, {"side", side == 0 ? "a" : "b"}}};
    const auto entered = event.lines().begin() + static_cast<std::ptrdiff_t>(lastEntered(event, round, table));
    if (std::any_of(entered, event.lines().end(), [&act](const club::EventEntry &line) { return isDoneOn(line, act); }))
        return {};
    return act;
}

} // namespace

std::vector<int> drawnTables(const club::Event &event)
{
    std::vector<int> tables;
    if (const auto round = event.state().rounds.find(club::key(club::lastRound(event.state()))); round != event.state().rounds.end())
        for (const auto &[number, game] : round->second.games)
            tables.push_back(game.table);
    return tables;
}

std::optional<ConfirmedAct> confirmedAct(const club::Event &event, int table, const ClubLive &live)
{
    if (!live.tables().hasConfirmed(table))
        return {};
    const int round = club::lastRound(event.state());
    const club::ClubGame *game = drawnGame(event, round, table);
    const std::optional<TableResultNow> reported = reportedResult(event, round, table, live);
    if (game == nullptr || !reported || (game->result && game->result->game != reported->game)) // the organiser has typed another one
        return {};
    const TableResultNow now = game->result ? asEntered(*game->result, *reported) : *reported;
    if (!now.sure)
        return {};
    if (!game->result || !isSameAsEntered(*game->result, now.result))
        return now.confirmed[0] && now.confirmed[1] ? entering(event, round, table, now) : std::nullopt;
    for (std::size_t side = 0; side < 2; ++side)
        if (now.confirmed[side] && !game->result->confirmed[side])
            if (const auto act = confirming(event, round, table, side))
                return act;
    return {};
}

} // namespace optio
