// SPDX-License-Identifier: GPL-3.0-or-later
// The made-up rule set with all that a view may offer: phases, pools, reminders that are acts, watched counters, and rulings that take
// several counters (MU-4 to MU-7).
#pragma once

#include "app/engine.h"
#include "tests/rules/made_up_field.h"

#include "tests/app/table.h"

namespace optio::madeup {

class Field : public Table {
public:
    std::string name() const override { return "Made-up field"; }
    Json catalogue() const override
    {
        Json catalogue = Table::catalogue();
        catalogue["commandFields"] = {{{"key", "name"}, {"label", "Leader"}, {"kind", "text"}},
                                      {{"key", "kind"},
                                       {"label", "Command"},
                                       {"kind", "choice"},
                                       {"choices",
                                        {{{"value", "chief"}, {"label", "Chief"}},
                                         {{"value", "deputy"}, {"label", "Deputy"}},
                                         {{"value", "ally"}, {"label", "Ally"}}}}},
                                      {{"key", "loyal"}, {"label", "Loyal"}, {"kind", "yesNo"}, {"when", {{"kind", "ally"}}}}};
        return catalogue;
    }
    Json reference() const override
    {
        Json rules = Table::reference();
        rules.push_back(
            {{"rule", "MU-4"}, {"title", "March"}, {"text", "An order costs 1, and 1 more for each counter beyond the first."}});
        rules.push_back({{"rule", "MU-7"}, {"title", "Yield"}, {"text", "A counter that yields loses two steps."}});
        return rules;
    }
    std::vector<const Resolver *> resolvers() const override
    {
        std::vector<const Resolver *> all = Table::resolvers();
        all.insert(all.end(), {&march_, &volley_, &yield_});
        return all;
    }
    Json start(const Json &rosterA, const Json &rosterB, const Json &options) const override
    {
        Json state = Table::start(rosterA, rosterB, options);
        state["pool"] = {{"a", poolSize}, {"b", poolSize}};
        state["marched"] = Json::object();
        return state;
    }
    std::vector<Act> acts(const Json &state) const override
    {
        std::vector<Act> acts = Table::acts(state);
        const std::string one = state.at("active") == "a" ? "a1.1" : "b1.1", two = state.at("active") == "a" ? "a1.2" : "b1.2";
        acts.push_back({"yield", "The first yields", {{"who", one}}, false, ""});
        acts.push_back({"yield", "The second yields", {{"who", two}}, false, ""});
        return acts;
    }
    View view(const Json &state, const std::string &side) const override
    {
        View view = Table::view(state, side);
        view.turnWord = "bound";
        for (const char *name : {"Weather", "Orders", "Movement", "Shooting", "Combat", "Rout", "Counting"})
            view.phases.push_back({"p" + std::to_string(view.phases.size()), name});
        markPhases(view.phases, "p2");
        for (SideView &army : view.sides)
            for (GroupView &group : army.groups)
                group.pool = {"orders", poolSize, state.at("pool").at(army.id).get<int>()};
        view.reminders.push_back({"The first of Red has not yielded yet.", "MU-7", "yield", {{"who", "a1.1"}}});
        view.watch = {{"Red: all",
                       "2 more steps and it is broken",
                       Tone::bad,
                       "a",
                       "",
                       "MU-7",
                       ChanceView{10.0 / 36, "10/36"},
                       "yield",
                       {{"who", "a1.2"}}},
                      {"Blue two", "one step from being spent", Tone::none, "b", "b1.2", "MU-1"},
                      {"Blue three", "two steps from being spent", Tone::none, "b", "b1.3"}};
        return view;
    }

private:
    March march_;
    Volley volley_;
    Yield yield_;
};

} // namespace optio::madeup
