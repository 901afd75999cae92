// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the counters, and settles those that stand for something else.
#include "rulesets/dbm/counters.h"

#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbm/units.h"

#include <algorithm>
#include <array>

namespace optio::dbm {

namespace {

constexpr int mostTurns = 999;

/// A mark that can be corrected, and how it reads.
struct MarkCounter {
    const char *mark, *label;
    bool always = false; ///< listed for rows too that have none
};
constexpr std::array<MarkCounter, 12> markCounters{{{mark::contact, "in contact", true},
                                                    {mark::onFoot, "on foot"},
                                                    {mark::moved, "moved"},
                                                    {mark::marches, "marched"},
                                                    {mark::halted, "halted"},
                                                    {mark::bent, "moved not straight ahead"},
                                                    {mark::shot, "shot or aided"},
                                                    {mark::shotAt, "shot at"},
                                                    {mark::fought, "fought"},
                                                    {mark::fled, "made their enemy flee"},
                                                    {mark::pursued, "pursued"},
                                                    {mark::pressed, "pressed forward"}}};

/// Gathers the counters.
class Counters {
public:
    Counters(const Sheet &sheet, const Json &state) : sheet_(sheet), state_(state) {}

    Json list()
    {
        count("/turn", "Bound", 1, mostTurns, state_.at("turn").get<int>());
        Json phases = Json::array();
        for (std::size_t i = 0; i + 1 < sheet_.phases.size(); ++i)
            phases.push_back({{"value", i + 1}, {"label", sheet_.phases[i].label}});
        add("/step", "Phase", "choice", 1, static_cast<int>(phases.size()), static_cast<int>(phaseOf(sheet_, state_)) + 1);
        counters_.back()["choices"] = std::move(phases);
        flag("/second", "It is the bound of " + name(1), state_.at("active") == "b");
        if (const auto pool = state_.find("pool"); pool != state_.end() && pool->is_array())
            for (std::size_t i = 0; i < pool->size(); ++i)
                count("/pool/" + std::to_string(i), "Pool of PIPs, die " + std::to_string(i + 1), 1, 6, pool->at(i).get<int>());
        for (std::size_t side = 0; side < state_.at("sides").size(); ++side) {
            flag("/sides/" + std::to_string(side) + "/beaten", name(side) + ": beaten", army(side).value("state", "") == "defeated");
            for (std::size_t c = 0; c < army(side).at("commands").size(); ++c)
                command(side, c);
        }
        return std::move(counters_);
    }

private:
    const Json &army(std::size_t side) const { return state_.at("sides").at(side); }
    std::string name(std::size_t side) const { return army(side).at("name").get<std::string>(); }
    void add(const std::string &path, const std::string &label, const char *kind, int least, int most, Json value)
    {
        counters_.push_back(
            {{"path", path}, {"label", label}, {"kind", kind}, {"least", least}, {"most", most}, {"value", std::move(value)}});
    }
    void count(const std::string &path, const std::string &label, int least, int most, int value)
    {
        add(path, label, "count", least, std::max(most, value), value);
    }
    void flag(const std::string &path, const std::string &label, bool value) { add(path, label, "yesNo", 0, 1, value); }

    void command(std::size_t side, std::size_t c)
    {
        const Json &entry = army(side).at("commands").at(c);
        const std::string path = "/sides/" + std::to_string(side) + "/commands/" + std::to_string(c) + "/";
        const std::string name = this->name(side) + " · " + entry.at("name").get<std::string>();
        // A game begun by an older version knows fewer of them.
        const auto known = [&](const char *key, const char *label) {
            if (const auto value = entry.find(key); value != entry.end() && value->is_boolean())
                flag(path + key, name + ": " + label, value->get<bool>());
        };
        known("demoralised", "demoralised");
        known("general_lost", "general lost");
        known("straggling", "general straggling");
        known("general_moved", "general has moved");
        if (entry.contains("pip")) {
            for (const auto &[key, label] : {std::pair{"pip", "PIPs"}, std::pair{"spent", "PIPs spent"}})
                if (const auto value = entry.find(key); value != entry.end() && value->is_number_integer())
                    count(path + key, name + ": " + label, 0, 6, value->get<int>());
            known("discount_used", "discount used");
        }
        for (const Json &id : entry.at("units"))
            unit(id.get<std::string>(), name);
    }

    void unit(const std::string &id, const std::string &command)
    {
        const Json &row = state_.at("units").at(id);
        const Element element = elementFromRow(sheet_.words, row, id);
        const std::string label = command + " · " + titleOf(sheet_.words, element) + (element.general ? ", general: " : ": ");
        const std::string path = "/units/" + id + "/";
        count(path + "lost", label + "lost", 0, row.at("count").get<int>(), row.at("lost").get<int>());
        const int left = standing(row);
        for (const MarkCounter &one : markCounters) {
            const int marked = countMarked(row, one.mark);
            if (left > 0 && (marked > 0 || one.always || (element.mountedInfantry && one.mark == std::string(mark::onFoot))))
                count(path + one.mark, label + one.label, 0, left, marked);
        }
    }

    const Sheet &sheet_;
    const Json &state_;
    Json counters_ = Json::array();
};

/// The value of a mark that is set by hand.
Json valueOf(const std::string &which) { return which == mark::contact ? Json("?") : which == mark::marches ? Json(1) : Json(true); }

/// Makes as many elements of a row bear a mark.
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

Json countersOf(const Sheet &sheet, const Json &state) { return Counters(sheet, state).list(); }

std::vector<Change> settledOf(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths)
{
    Ruling settled;
    Marking marking(corrected);
    const auto becomes = [&](const std::string &path, const std::string &real, Json value) {
        if (Change change = changeOf(corrected, real, std::move(value), ""); change.from != change.to)
            settled.changes.push_back(std::move(change));
        settled.changes.push_back(changeOf(corrected, path, nullptr, ""));
    };
    for (const std::string &path : paths) {
        const Json value = corrected.at(Json::json_pointer(path));
        const std::string last = path.substr(path.rfind('/') + 1);
        if (path == "/step")
            becomes(path, "/phase", sheet.phases[value.get<std::size_t>() - 1].id);
        else if (path == "/second")
            becomes(path, "/active", value == true ? "b" : "a");
        else if (last == "beaten")
            becomes(path, path.substr(0, path.rfind('/')) + "/state", value == true ? "defeated" : "fighting");
        else if (path.rfind("/units/", 0) == 0 && last != "lost") {
            settleMark(path.substr(7, path.rfind('/') - 7), last, value.get<int>(), marking);
            settled.changes.push_back(changeOf(corrected, path, nullptr, ""));
        }
    }
    marking.tell(settled, [](const std::string &) { return std::string(); });
    return settled.changes;
}

} // namespace optio::dbm
