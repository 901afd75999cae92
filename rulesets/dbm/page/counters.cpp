// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the counters, and settles those that stand for something else.
#include "rulesets/dbm/page/counters.h"

#include "rules/phrases.h"
#include "rulesets/dbm/army/tally.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbx/correct.h"

#include <algorithm>
#include <array>
#include <set>

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

/// What a command has rolled or been assigned, and may spend.
int rolledBy(const Json &command)
{
    const auto pip = command.find("pip");
    return pip != command.end() && pip->is_number_integer() ? pip->get<int>() : 0;
}

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
            const auto pips = [&](const char *key, const char *label, int most) {
                if (const auto value = entry.find(key); value != entry.end() && value->is_number_integer())
                    count(path + key, name + ": " + label, 0, most, value->get<int>());
            };
            pips("pip", "PIPs", 6);
            pips("spent", "PIPs spent", rolledBy(entry));
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

/// What follows of itself from corrected values, piece by piece. A value that was corrected itself stays as it was asked for.
class Settling {
public:
    Settling(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths)
        : sheet_(sheet), after_(corrected), paths_(paths.begin(), paths.end()), marking_(corrected), corrected_(corrected)
    {}

    std::vector<Change> all()
    {
        for (const std::string &path : paths_)
            if (const dbx::RowPath row = dbx::rowPath(path); row.value == "lost") {
                dbx::settleLosses(marking_, corrected_, row.unit);
                settleGeneral(corrected_.at("units").at(row.unit));
            }
        for (const std::string &path : paths_)
            settleStandIn(path);
        for (std::size_t side = 0; side < corrected_.at("sides").size(); ++side)
            settleArmy(side);
        marking_.tell(settled_, [](const std::string &) { return std::string(); });
        return std::move(settled_.changes);
    }

private:
    bool asked(const std::string &path) const { return paths_.count(path) != 0; }

    /// Sets a value that nobody asked for, when it is another.
    void become(const std::string &path, Json value, const std::string &label = {})
    {
        Change change = changeOf(after_, path, std::move(value), label);
        if (asked(path) || change.from == change.to)
            return;
        optio::apply(after_, {change});
        settled_.changes.push_back(std::move(change));
    }

    /// A counter that stands for something else, and is no part of the state.
    void settleStandIn(const std::string &path)
    {
        const Json value = corrected_.at(Json::json_pointer(path));
        const dbx::RowPath row = dbx::rowPath(path);
        if (path == "/step")
            become("/phase", sheet_.phases[value.get<std::size_t>() - 1].id);
        else if (path == "/second")
            become("/active", value == true ? "b" : "a");
        else if (path.ends_with("/beaten"))
            become(path.substr(0, path.rfind('/')) + "/state", value == true ? "defeated" : "fighting");
        else if (!row.unit.empty() && row.value != "lost")
            dbx::settleMark(marking_, corrected_, row.unit, row.value, value.get<int>(), valueOf(row.value));
        else
            return;
        settled_.changes.push_back(changeOf(corrected_, path, nullptr, ""));
    }

    /// With his element a general is lost, or back.
    void settleGeneral(const Json &row)
    {
        if (row.value("role", Json()) != "general")
            return;
        std::string path;
        const Json &command = commandOf(corrected_, row, &path);
        const bool lost = standing(row) <= 0;
        const std::string whose = possessive(command.at("name").get<std::string>()) + " command has ";
        become(path + "/general_lost", lost, whose + (lost ? "lost its general" : "its general again"));
        if (lost && command.value("straggling", false))
            become(path + "/straggling", false);
    }

    /// No command has spent more than it has. What broke by losses that were counted wrongly has not broken (DBM-161, DBM-162); what
    /// breaks by the right ones does so when the bound ends.
    void settleArmy(std::size_t side)
    {
        const std::string path = "/sides/" + std::to_string(side);
        const Json &army = corrected_.at("sides").at(side);
        bool touched = false;
        for (std::size_t c = 0; c < army.at("commands").size(); ++c) {
            const Json &command = army.at("commands").at(c);
            const std::string own = path + "/commands/" + std::to_string(c), flag = own + "/demoralised";
            const bool counted = std::any_of(command.at("units").begin(), command.at("units").end(),
                                             [this](const Json &id) { return asked("/units/" + id.get<std::string>() + "/lost"); });
            touched = touched || counted || asked(flag);
            if (const int most = rolledBy(command); asked(own + "/pip") && command.value("spent", 0) > most)
                settled_.changes.push_back(
                    changeOf(corrected_, own + "/spent", most, command.at("name").get<std::string>() + ": no PIPs left"));
            if (counted && command.value("demoralised", false) && !standingOf(sheet_, corrected_, command).atBreak())
                become(flag, false, command.at("name").get<std::string>() + " is not demoralised");
        }
        if (touched && !asked(path + "/beaten") && army.value("state", "") == "defeated" &&
            !standingOfArmy(sheet_, after_, after_.at("sides").at(side)).atBreak())
            become(path + "/state", "fighting", army.at("name").get<std::string>() + " are not beaten");
    }

    const Sheet &sheet_;
    Json after_; ///< as it becomes, piece by piece
    std::set<std::string> paths_;
    Marking marking_;
    Ruling settled_;
    const Json &corrected_;
};

} // namespace

Json countersOf(const Sheet &sheet, const Json &state) { return Counters(sheet, state).list(); }

std::vector<Change> settledOf(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths)
{
    return Settling(sheet, corrected, paths).all();
}

} // namespace optio::dbm
