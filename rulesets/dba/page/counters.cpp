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
void settleWinner(const Sheet &sheet, const Json &corrected, Ruling &settled)
{
    const std::string winner = corrected.value("winner", "");
    const int loser = loserOf(sheet, corrected);
    const std::string now = loser < 0 ? "" : sideId[at(1 - loser)];
    if (!winner.empty() && now != winner)
        settled.changes.push_back(changeOf(corrected, "/winner", now,
                                           nameOfSide(corrected, winner == "a" ? 0 : 1) + " have not won" +
                                               (now.empty() ? "" : ", but " + nameOfSide(corrected, now == "a" ? 0 : 1) + " have")));
}

/// A PIP die of the side in its bound is rolled when it is set, and not when it is taken away before anything was spent.
void settleDie(const Sheet &sheet, const Json &corrected, Ruling &settled)
{
    const Json &army = corrected.at("sides").at(at(activeSide(corrected)));
    const int pips = sheet.phase("pips"), moves = sheet.phase("moves"), phase = corrected.at("phase").get<int>();
    if (phase == pips && army.at("pip_die") != 0)
        settled.changes.push_back(changeOf(corrected, "/phase", moves));
    if (phase == moves && army.at("pip_die") == 0 && army.at("pips_spent") == 0)
        settled.changes.push_back(changeOf(corrected, "/phase", pips));
}

} // namespace

Json countersOf(const Sheet &sheet, const Json &state)
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
    const auto add = [&](const std::string &path, const std::string &label, int least, int most) {
        put(path, label, least, most, state.at(Json::json_pointer(path)));
    };
    for (const int side : {0, 1}) {
        const std::string name = nameOfSide(state, side), path = "/sides/" + std::to_string(side) + "/";
        add(path + "pip_die", name + ": PIP die", 0, 6);
        const Json &army = state.at("sides").at(at(side));
        add(path + "pips_spent", name + ": PIPs spent", 0, std::max(army.at("pip_die").get<int>(), army.at("pips_spent").get<int>()));
        add(path + "bounds", name + ": bounds begun", 0, 999);
        if (state.at("sides").at(at(side)).at("camp").get<bool>())
            add(path + "camp_lost", name + ": camp lost", 0, 1);
        for (const Json &group : state.at("sides").at(at(side)).at("groups"))
            for (const Json &one : group.at("units")) {
                const auto id = one.get<std::string>();
                const Json &unit = state.at("units").at(id);
                const Element element = elementFromRow(sheet.words, unit, "unit");
                const std::string label = name + " · " + titleOf(sheet.words, element) + (element.general ? ", general: " : ": ");
                add("/units/" + id + "/lost", label + "lost", 0, unit.at("count").get<int>());
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
    add("/phase", "Phase", 1, static_cast<int>(phases.size()));
    counters.back()["kind"] = "choice";
    counters.back()["choices"] = std::move(phases);
    add("/turn", "Bound", 1, 999);
    put("/second", "It is the bound of " + nameOfSide(state, 1), 0, 1, activeSide(state) == 1);
    return counters;
}

std::vector<Change> settledOf(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths)
{
    Ruling settled;
    Marking marking(corrected);
    const auto asked = [&](const std::string &path) { return std::find(paths.begin(), paths.end(), path) != paths.end(); };
    bool losses = false;
    for (const std::string &path : paths) {
        losses = losses || path.ends_with("/lost") || path.ends_with("/camp_lost");
        if (const dbx::RowPath row = dbx::rowPath(path); row.value == "lost")
            dbx::settleLosses(marking, corrected, row.unit);
    }
    for (const std::string &path : paths) {
        const Json value = corrected.at(Json::json_pointer(path));
        const dbx::RowPath row = dbx::rowPath(path);
        if (path == "/second") {
            if (Change change = changeOf(corrected, "/active", value == true ? "b" : "a", ""); change.from != change.to)
                settled.changes.push_back(std::move(change));
        } else if (!row.unit.empty() && row.value != "lost") {
            dbx::settleMark(marking, corrected, row.unit, row.value, value.get<int>(), valueOf(row.value));
        } else {
            continue;
        }
        settled.changes.push_back(changeOf(corrected, path, nullptr, ""));
    }
    for (const int side : {0, 1}) {
        const std::string path = "/sides/" + std::to_string(side) + "/";
        const Json &army = corrected.at("sides").at(at(side));
        if (asked(path + "pip_die") && army.at("pips_spent") > army.at("pip_die")) // no more is spent than rolled
            settled.changes.push_back(
                changeOf(corrected, path + "pips_spent", army.at("pip_die"), nameOfSide(corrected, side) + ": no PIPs left"));
    }
    if (losses)
        settleWinner(sheet, corrected, settled);
    if (!asked("/phase") && asked("/sides/" + std::to_string(activeSide(corrected)) + "/pip_die"))
        settleDie(sheet, corrected, settled);
    marking.tell(sheet.words, settled);
    return settled.changes;
}

} // namespace optio::dba
