// SPDX-License-Identifier: GPL-3.0-or-later
// What every rule set does alike: it forwards to functions over its figures, its Sheet, and over a game, its State. A rule set derives from
// RulesetOf<Sheet, State>, adds what only it does, and has these functions in the namespace of its Sheet:
//   std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &);
//   Json catalogueOf(const Sheet &);
//   Json totalsOf(const Sheet &, const Json &roster), rowText(const Sheet &, const Json &row), newRow(const Sheet &);
//   Json startGame(const Sheet &, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options);
//   std::shared_ptr<const State> gameOf(const Sheet &, const Json &);                reads a game
//   View viewOf(const Sheet &, const State &, const std::string &side);
//   Json endedOf(const Sheet &, const State &), countersOf(const Sheet &, const State &);
// and, where the usual one below will not do:
//   std::vector<Question> optionsOf(const Sheet &);
//   Json referenceOf(const Sheet &), chartsOf(const Sheet &);
//   std::vector<Finding> checkRoster(const Sheet &, const Json &roster);
//   void settleRow(const Sheet &, Json &row, const std::string &file);               of a supplied army, see SettleRow
//   bool isSupplied(const Sheet &, const Json &army);                                whether an army of its folder is supplied
//   void checkGame(const Sheet &, const State &);                                    what reading it does not see
//   std::vector<Change> settledCounters(const Sheet &, const Json &corrected, const std::vector<std::string> &paths);
// A header with such a class says `extern template class RulesetOf<Sheet, State>;`, the file that puts it together `template class …`.
#pragma once

#include "rules/journal/state_rules.h"
#include "rules/roster/armies.h"
#include "rules/roster/roster_place.h"
#include "rules/ruleset.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace optio {

/// None. See Ruleset::options().
template <class Sheet> std::vector<Question> optionsOf(const Sheet & /*sheet*/) { return {}; }
/// The rows `reference` of ruleset.toml. See Ruleset::reference().
template <class Sheet> Json referenceOf(const Sheet &sheet) { return sheet.ruleset.at("reference").json(); }
/// Every roster will do. See Ruleset::check().
template <class Sheet> std::vector<Finding> checkRoster(const Sheet & /*sheet*/, const Json & /*roster*/) { return {}; }
/// None. See Ruleset::charts().
template <class Sheet> Json chartsOf(const Sheet & /*sheet*/) { return Json::array(); }
/// Adds nothing to the row of a supplied army.
template <class Sheet> void settleRow(const Sheet & /*sheet*/, Json & /*row*/, const std::string & /*file*/) {}
/// Every army of the folder is.
template <class Sheet> bool isSupplied(const Sheet & /*sheet*/, const Json & /*army*/) { return true; }
/// What can be read is sound.
template <class Sheet, class State> void checkGame(const Sheet & /*sheet*/, const State & /*state*/) {}
/// Nothing changes along with a counter. See Ruleset::settled().
template <class Sheet>
std::vector<Change> settledCounters(const Sheet & /*sheet*/, const Json & /*corrected*/, const std::vector<std::string> & /*paths*/)
{
    return {};
}

/// See the top of the file. What is left to the rule set itself are its acts() and what it prints.
template <class Sheet, class State> class RulesetOf : public Ruleset, public StateRules {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit RulesetOf(const FigureFolder &figures);

    std::string id() const override { return id_; }
    std::string name() const override { return sheet_.ruleset.at("name").text(); }
    std::string summary() const override { return sheet_.ruleset.at("summary").text(); }
    std::string data() const override { return data_; }
    Json catalogue() const override;
    Json reference() const override;
    Json charts() const override;
    std::vector<const Resolver *> resolvers() const override;
    const std::vector<Json> &armies() const override;
    std::vector<ReadyBattle> battles() const override { return readBattles(folder_, armies()).battles; }
    std::vector<BattleSeries> series() const override { return readBattles(folder_, armies()).series; }
    std::vector<HowToPage> howTo() const override { return readHowTo(folder_); }
    std::vector<GlossaryWord> glossary() const override { return readGlossary(folder_); }
    std::vector<Lesson> lessons() const override { return readLessons(folder_, armies()); }
    std::vector<Finding> check(const Json &roster) const override;
    Json totals(const Json &roster) const override;
    Json unitText(const Json &unit) const override;
    Json newUnit() const override;
    std::vector<Question> options() const override;
    Json start(const Json &rosterA, const Json &rosterB, const Json &options) const override;
    void checkState(const Json &state) const override;
    int turn(const Json &state) const override;
    View view(const Json &state, const std::string &side) const override;
    Json ended(const Json &state) const override;
    Json counters(const Json &state) const override;
    std::vector<Change> settled(const Json &corrected, const std::vector<std::string> &paths) const override;

    const Sheet &sheet() const { return sheet_; }

protected:
    Sheet sheet_;
    std::string id_, data_;
    std::filesystem::path folder_;
    std::string base_; ///< the hash of the figures without house rules: supplied armies are those of the rule set itself
    mutable std::once_flag armiesRead_;
    mutable std::vector<Json> armies_;
    std::vector<std::unique_ptr<Resolver>> resolvers_;
};

template <class Sheet, class State>
RulesetOf<Sheet, State>::RulesetOf(const FigureFolder &figures)
    : sheet_(figures), id_(sheet_.ruleset.at("id").text()), data_(figures.hash()), folder_(figures.folder()),
      base_(id_ == baseOf(id_) ? data_ : figuresHash(folder_)), resolvers_(allActs(sheet_))
{}

template <class Sheet, class State> const std::vector<Json> &RulesetOf<Sheet, State>::armies() const
{
    std::call_once(armiesRead_, [this] {
        armies_ = readArmies(folder_, baseOf(id_), base_, [this](Json &row, const std::string &file) { settleRow(sheet_, row, file); });
        std::erase_if(armies_, [this](const Json &army) { return !isSupplied(sheet_, army); });
    });
    return armies_;
}

template <class Sheet, class State> Json RulesetOf<Sheet, State>::catalogue() const { return catalogueOf(sheet_); }

template <class Sheet, class State> Json RulesetOf<Sheet, State>::reference() const { return sheet_.figures.marked(referenceOf(sheet_)); }

template <class Sheet, class State> Json RulesetOf<Sheet, State>::charts() const { return chartsOf(sheet_); }

template <class Sheet, class State> std::vector<const Resolver *> RulesetOf<Sheet, State>::resolvers() const
{
    std::vector<const Resolver *> all;
    for (const auto &resolver : resolvers_)
        all.push_back(resolver.get());
    return all;
}

template <class Sheet, class State> std::vector<Finding> RulesetOf<Sheet, State>::check(const Json &roster) const
{
    return withPlaceNames(*this, roster, checkRoster(sheet_, roster));
}

template <class Sheet, class State> Json RulesetOf<Sheet, State>::totals(const Json &roster) const { return totalsOf(sheet_, roster); }

template <class Sheet, class State> Json RulesetOf<Sheet, State>::unitText(const Json &unit) const { return rowText(sheet_, unit); }

template <class Sheet, class State> Json RulesetOf<Sheet, State>::newUnit() const { return newRow(sheet_); }

template <class Sheet, class State> std::vector<Question> RulesetOf<Sheet, State>::options() const { return optionsOf(sheet_); }

template <class Sheet, class State> Json RulesetOf<Sheet, State>::start(const Json &rosterA, const Json &rosterB, const Json &options) const
{
    return startGame(sheet_, id_, rosterA, rosterB, options);
}

template <class Sheet, class State> void RulesetOf<Sheet, State>::checkState(const Json &state) const
{
    checkGame(sheet_, *gameOf(sheet_, state));
}

template <class Sheet, class State> int RulesetOf<Sheet, State>::turn(const Json &state) const
{
    const auto turn = state.find("turn"); // asked for every entry: the rest need not be read for it
    return turn != state.end() && turn->is_number_integer() ? turn->template get<int>() : 1;
}

template <class Sheet, class State> View RulesetOf<Sheet, State>::view(const Json &state, const std::string &side) const
{
    View view = viewOf(sheet_, *gameOf(sheet_, state), side);
    if (!view.watch.empty() && ended(state).value("over", false)) // nobody breaks any more
        view.watch.clear();
    return view;
}

template <class Sheet, class State> Json RulesetOf<Sheet, State>::ended(const Json &state) const
{
    return endedOf(sheet_, *gameOf(sheet_, state));
}

template <class Sheet, class State> Json RulesetOf<Sheet, State>::counters(const Json &state) const
{
    return countersOf(sheet_, *gameOf(sheet_, state));
}

template <class Sheet, class State>
std::vector<Change> RulesetOf<Sheet, State>::settled(const Json &corrected, const std::vector<std::string> &paths) const
{
    return settledCounters(sheet_, corrected, paths);
}

} // namespace optio
