// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the counters, and settles those that stand for something else.
#include "rulesets/dba/counters.h"

#include "rules/sides.h"
#include "rulesets/dba/element.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dba/place.h"

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

/// Makes as many elements of a unit bear a mark.
void settleMark(const std::string &id, const std::string &which, int wanted, Marking &marking)
{
    int more = wanted - countMarked(marking.unit(id), which.c_str());
    for (const Part &part : partsOf(Json(marking.unit(id)))) {
        const bool has = part.has(which.c_str());
        const int some = more > 0 && !has ? std::min(more, part.count) : more < 0 && has ? std::min(-more, part.count) : 0;
        if (some > 0)
            marking.mark(id, part.key, some, {{which, has ? Json() : valueOf(which)}});
        more += has ? some : -some;
    }
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
        add(path + "pips_spent", name + ": PIPs spent", 0, 6);
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
    for (const std::string &path : paths) {
        const Json value = corrected.at(Json::json_pointer(path));
        const std::string last = path.substr(path.rfind('/') + 1);
        if (path == "/second") {
            if (Change change = changeOf(corrected, "/active", value == true ? "b" : "a", ""); change.from != change.to)
                settled.changes.push_back(std::move(change));
        } else if (path.rfind("/units/", 0) == 0 && last != "lost") {
            settleMark(path.substr(7, path.rfind('/') - 7), last, value.get<int>(), marking);
        } else {
            continue;
        }
        settled.changes.push_back(changeOf(corrected, path, nullptr, ""));
    }
    marking.tell(sheet.words, settled);
    return settled.changes;
}

} // namespace optio::dba
