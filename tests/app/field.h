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
    Json view(const Json &state, const std::string &side) const override
    {
        Json view = Table::view(state, side);
        view["turn"] = "bound " + std::to_string(turn(state));
        view["phases"] = Json::array();
        const char *names[] = {"Weather", "Orders", "Movement", "Shooting", "Combat", "Rout", "Counting"};
        for (int at = 0; at < 7; ++at)
            view["phases"].push_back({{"id", "p" + std::to_string(at)},
                                      {"label", names[at]},
                                      {"state", at < 2    ? "done"
                                                : at == 2 ? "now"
                                                          : "todo"}});
        for (Json &army : view["sides"])
            for (Json &group : army["groups"])
                group["pool"] = {{"label", "orders"}, {"total", poolSize}, {"left", state.at("pool").at(army.at("id").get<std::string>())}};
        view["reminders"].push_back(
            {{"text", "The first of Red has not yielded yet."}, {"rule", "MU-7"}, {"resolver", "yield"}, {"input", {{"who", "a1.1"}}}});
        view["watch"] = {
            {{"text", "Red: all"},
             {"detail", "2 more steps and it is broken"},
             {"tone", "bad"},
             {"side", "a"},
             {"rule", "MU-7"},
             {"chance", {{"p", 10.0 / 36}, {"fraction", "10/36"}}},
             {"resolver", "yield"},
             {"input", {{"who", "a1.2"}}}},
            {{"text", "Blue two"},
             {"detail", "one step from being spent"},
             {"tone", "none"},
             {"side", "b"},
             {"unit", "b1.2"},
             {"rule", "MU-1"}},
            {{"text", "Blue three"}, {"detail", "two steps from being spent"}, {"tone", "none"}, {"side", "b"}, {"unit", "b1.3"}}};
        return view;
    }

private:
    March march_;
    Volley volley_;
    Yield yield_;
};

} // namespace optio::madeup
