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

/// Gathers the counters.
class Counters {
public:
    Counters(const Sheet &sheet, const State &state) : sheet_(sheet), state_(state) {}

    Json list()
    {
        count("/turn", "Bound", 1, mostTurns, state_.turn);
        Json phases = Json::array();
        for (std::size_t i = 0; i + 1 < sheet_.phases.size(); ++i)
            phases.push_back({{"value", i + 1}, {"label", sheet_.phases[i].label}});
        add("/step", "Phase", "choice", 1, static_cast<int>(phases.size()), static_cast<int>(phaseOf(sheet_, state_)) + 1);
        counters_.back()["choices"] = std::move(phases);
        flag("/second", "It is the second side's bound (" + name(1) + ")", state_.active == "b");
        for (std::size_t i = 0; state_.pool && i < state_.pool->size(); ++i)
            count("/pool/" + std::to_string(i), "Pool of PIPs, die " + std::to_string(i + 1), 1, 6, state_.pool->at(i));
        for (std::size_t side = 0; side < state_.sides.size(); ++side) {
            flag("/sides/" + std::to_string(side) + "/beaten", name(side) + ": beaten", army(side).beaten());
            for (std::size_t c = 0; c < army(side).commands.size(); ++c)
                command(side, c);
        }
        return std::move(counters_);
    }

private:
    const Army &army(std::size_t side) const { return state_.sides.at(side); }
    std::string name(std::size_t side) const { return army(side).name; }
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
        const Corps &entry = army(side).commands.at(c);
        const std::string path = "/sides/" + std::to_string(side) + "/commands/" + std::to_string(c) + "/";
        const std::string name = this->name(side) + " · " + entry.name;
        // A game begun by an older version knows fewer of them.
        const auto known = [&](const char *key, const char *label, const std::optional<bool> &value) {
            if (value)
                flag(path + key, name + ": " + label, *value);
        };
        known("demoralised", "demoralised", entry.demoralised);
        known("general_lost", "general lost", entry.generalLost);
        known("straggling", "general straggling", entry.straggling);
        known("general_moved", "general has moved", entry.generalMoved);
        if (entry.pip) {
            count(path + "pip", name + ": PIPs", 0, 6, *entry.pip);
            if (entry.spent)
                count(path + "spent", name + ": PIPs spent", 0, *entry.pip, *entry.spent);
            known("discount_used", "discount used", entry.discountUsed);
        }
        for (const std::string &id : entry.units)
            unit(id, name);
    }

    void unit(const std::string &id, const std::string &command)
    {
        const Unit &row = state_.units.at(id);
        const Element element = elementOf(sheet_.words, row);
        const std::string label = command + " · " + titleOf(sheet_.words, element) + (element.general ? ", general: " : ": ");
        const std::string path = "/units/" + id + "/";
        count(path + "lost", label + "lost", 0, row.count, row.lost);
        const int left = standing(row);
        for (const MarkCounter &one : markCounters) {
            const int marked = countMarked(row, one.mark);
            if (left > 0 && (marked > 0 || one.always || (element.mountedInfantry && one.mark == std::string(mark::onFoot))))
                count(path + one.mark, label + one.label, 0, left, marked);
        }
    }

    const Sheet &sheet_;
    const State &state_;
    Json counters_ = Json::array();
};

/// The value of a mark that is set by hand.
Json valueOf(const std::string &which) { return which == mark::contact ? Json("?") : which == mark::marches ? Json(1) : Json(true); }

/// What follows of itself from corrected values, piece by piece. A value that was corrected itself stays as it was asked for.
class Settling {
public:
    Settling(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths)
        : sheet_(sheet), after_(corrected), paths_(paths.begin(), paths.end()), state_(readState(corrected)), marking_(*state_),
          corrected_(corrected)
    {}

    std::vector<Change> all()
    {
        for (const std::string &path : paths_)
            if (const dbx::RowPath row = dbx::rowPath(path); row.value == "lost") {
                dbx::settleLosses(marking_, row.unit);
                settleGeneral(state_->units.at(row.unit));
            }
        for (const std::string &path : paths_)
            settleStandIn(path);
        for (std::size_t side = 0; side < state_->sides.size(); ++side)
            settleArmy(side);
        marking_.tell(settled_, [](const Unit &) { return std::string(); });
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
            dbx::settleMark(marking_, row.unit, row.value, value.get<int>(), valueOf(row.value));
        else
            return;
        settled_.changes.push_back(changeOf(corrected_, path, nullptr, ""));
    }

    /// With his element a general is lost, or back.
    void settleGeneral(const Unit &row)
    {
        if (row.row.value("role", Json()) != "general")
            return;
        std::string path;
        const Corps &command = commandOf(*state_, row, &path);
        const bool lost = standing(row) <= 0;
        const std::string whose = possessive(command.name) + " command has ";
        become(path + "/general_lost", lost, whose + (lost ? "lost its general" : "its general again"));
        if (lost && command.isStraggling())
            become(path + "/straggling", false);
    }

    /// No command has spent more than it has. What broke by losses that were counted wrongly has not broken (DBM-161, DBM-162); what
    /// breaks by the right ones does so when the bound ends.
    void settleArmy(std::size_t side)
    {
        const std::string path = "/sides/" + std::to_string(side);
        const Army &army = state_->sides.at(side);
        bool touched = false;
        for (std::size_t c = 0; c < army.commands.size(); ++c) {
            const Corps &command = army.commands.at(c);
            const std::string own = path + "/commands/" + std::to_string(c), flag = own + "/demoralised";
            const bool counted = std::any_of(command.units.begin(), command.units.end(),
                                             [this](const std::string &id) { return asked("/units/" + id + "/lost"); });
            touched = touched || counted || asked(flag);
            if (const int most = command.pip.value_or(0); asked(own + "/pip") && command.spent.value_or(0) > most)
                settled_.changes.push_back(changeFrom(own + "/spent", command.spent, most, command.name + ": no PIPs left"));
            if (counted && command.isDemoralised() && !standingOf(sheet_, *state_, command).atBreak())
                become(flag, false, command.name + " is not demoralised");
        }
        if (touched && !asked(path + "/beaten") && army.beaten() && !breaksNow(side))
            become(path + "/state", "fighting", army.name + " are not beaten");
    }

    /// Does an army's loss break it, as things have become by now?
    bool breaksNow(std::size_t side) const
    {
        const auto now = readState(after_);
        return standingOfArmy(sheet_, *now, now->sides.at(side)).atBreak();
    }

    const Sheet &sheet_;
    Json after_; ///< as it becomes, piece by piece
    std::set<std::string> paths_;
    std::shared_ptr<const State> state_; ///< what is read of `corrected_`
    Marking marking_;
    Ruling settled_;
    const Json &corrected_; ///< holds the values of counters besides
};

} // namespace

Json countersOf(const Sheet &sheet, const State &state) { return Counters(sheet, state).list(); }

std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths)
{
    return Settling(sheet, corrected, paths).all();
}

} // namespace optio::dbm
