// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the counters, and settles those that stand for something else.
#include "rulesets/dba/page/counters.h"

#include "rules/sides.h"
#include "rulesets/dba/army/element.h"
#include "rulesets/dba/game.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dba/place.h"
#include "rulesets/dbx/correct.h"

#include <algorithm>
#include <array>

namespace optio::dba {

namespace {

/// The marks that can be corrected, and how they read; contact is listed for units too that have none.
constexpr std::array<std::pair<const char *, const char *>, 5> markCounters{{{mark::contact, "in contact"},
                                                                             {mark::moved, "moved"},
                                                                             {mark::shot, "shot or aided"},
                                                                             {mark::shotAt, "shot at"},
                                                                             {mark::fought, "fought"}}};

/// The value of a mark that is set by hand.
Json valueOf(const std::string &which) { return which == mark::contact ? Json("?") : which == mark::moved ? Json(1) : Json(true); }

/// Who has won was told by losses that are other ones now (DBA-060). What they decide is told when the bound ends.
void settleWinner(const Sheet &sheet, const State &corrected, Ruling &settled)
{
    const std::string winner = corrected.winner.value_or("");
    const int loser = loserOf(sheet, corrected);
    const std::string now = loser < 0 ? "" : sideId[at(1 - loser)];
    if (!winner.empty() && now != winner)
        settled.changes.push_back(changeFrom("/winner", corrected.winner, now,
                                             nameOfSide(corrected, winner == "a" ? 0 : 1) + " have not won" +
                                                 (now.empty() ? "" : ", but " + nameOfSide(corrected, now == "a" ? 0 : 1) + " have")));
}

/// A PIP die of the side in its bound is rolled when it is set, and not when it is taken away before anything was spent.
void settleDie(const Sheet &sheet, const State &corrected, Ruling &settled)
{
    const Army &army = corrected.side(activeSide(corrected));
    const int pips = sheet.phase("pips"), moves = sheet.phase("moves"), phase = corrected.phase;
    if (phase == pips && army.pipDie != 0)
        settled.changes.push_back(changeFrom("/phase", phase, moves));
    if (phase == moves && army.pipDie == 0 && army.pipsSpent == 0)
        settled.changes.push_back(changeFrom("/phase", phase, pips));
}

} // namespace

Json countersOf(const Sheet &sheet, const State &state)
{
    Json counters = Json::array();
    const auto put = [&](const std::string &path, const std::string &label, int least, int most, const Json &value) {
        counters.push_back({{"path", path},
                            {"label", label},
                            {"kind", value.is_boolean() ? "yesNo" : "count"},
                            {"least", least},
                            {"most", most},
                            {"value", value}});
    };
    for (const int side : {0, 1}) {
        const std::string name = nameOfSide(state, side), path = "/sides/" + std::to_string(side) + "/";
        const Army &army = state.side(side);
        put(path + "pip_die", name + ": PIP die", 0, 6, army.pipDie);
        put(path + "pips_spent", name + ": PIPs spent", 0, std::max(army.pipDie, army.pipsSpent), army.pipsSpent);
        put(path + "bounds", name + ": bounds begun", 0, 999, army.bounds);
        if (army.camp)
            put(path + "camp_lost", name + ": camp lost", 0, 1, army.campLost);
        for (const Group &group : army.groups)
            for (const std::string &id : group.units) {
                const Unit &unit = state.units.at(id);
                const Element element = elementOf(sheet.words, unit);
                const std::string label = name + " · " + titleOf(sheet.words, element) + (element.general ? ", general: " : ": ");
                put("/units/" + id + "/lost", label + "lost", 0, unit.count, unit.lost);
                for (const auto &[mark, words] : markCounters)
                    if (const int marked = countMarked(unit, mark);
                        standing(unit) > 0 && (marked > 0 || std::string(mark::contact) == mark))
                        put("/units/" + id + "/" + mark, label + words, 0, standing(unit), marked);
            }
    }
    Json phases = Json::array();
    const auto &rows = sheet.ruleset.at("phase").items();
    for (std::size_t i = 0; i + 1 < rows.size(); ++i)
        phases.push_back({{"value", i + 1}, {"label", rows[i].at("label").text()}});
    put("/phase", "Phase", 1, static_cast<int>(phases.size()), state.phase);
    counters.back()["kind"] = "choice";
    counters.back()["choices"] = std::move(phases);
    put("/turn", "Bound", 1, 999, state.turn);
    put("/second", "It is the second side's bound (" + nameOfSide(state, 1) + ")", 0, 1, activeSide(state) == 1);
    return counters;
}

std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths)
{
    const auto game = readState(corrected);
    const State &state = *game;
    Ruling settled;
    Marking marking(state);
    const auto asked = [&](const std::string &path) { return std::find(paths.begin(), paths.end(), path) != paths.end(); };
    bool losses = false;
    for (const std::string &path : paths) {
        losses = losses || path.ends_with("/lost") || path.ends_with("/camp_lost");
        if (const dbx::RowPath row = dbx::rowPath(path); row.value == "lost")
            dbx::settleLosses(marking, row.unit);
    }
    for (const std::string &path : paths) {
        const Json value = corrected.at(Json::json_pointer(path));
        const dbx::RowPath row = dbx::rowPath(path);
        if (path == "/second") {
            if (const std::string active = value == true ? "b" : "a"; active != state.active)
                settled.changes.push_back(changeFrom("/active", state.active, active));
        } else if (!row.unit.empty() && row.value != "lost") {
            dbx::settleMark(marking, row.unit, row.value, value.get<int>(), valueOf(row.value));
        } else {
            continue;
        }
        settled.changes.push_back(changeOf(corrected, path, nullptr, ""));
    }
    for (const int side : {0, 1}) {
        const std::string path = "/sides/" + std::to_string(side) + "/";
        const Army &army = state.side(side);
        if (asked(path + "pip_die") && army.pipsSpent > army.pipDie) // no more is spent than rolled
            settled.changes.push_back(
                changeFrom(path + "pips_spent", army.pipsSpent, army.pipDie, nameOfSide(state, side) + ": no PIPs left"));
    }
    if (losses)
        settleWinner(sheet, state, settled);
    if (!asked("/phase") && asked("/sides/" + std::to_string(activeSide(state)) + "/pip_die"))
        settleDie(sheet, state, settled);
    marking.tell(sheet.words, settled);
    return settled.changes;
}

} // namespace optio::dba
