// SPDX-License-Identifier: GPL-3.0-or-later
// The made-up rule set laid on a table: its view lists the counters and its catalogue has fields, so that the view models can be walked
// through; and an app over it in a folder of its own.
#pragma once

#include "app/engine.h"
#include "tests/rules/made_up_ruleset.h"

#include "app/app_model.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

namespace optio::madeup {

class Table : public MadeUp {
public:
    Json catalogue() const override
    {
        return {{"fields",
                 {{{"key", "name"}, {"label", "Name"}, {"kind", "text"}},
                  {{"key", "count"}, {"label", "How many"}, {"kind", "count"}, {"least", 1}, {"most", 60000}},
                  {{"key", "size"},
                   {"label", "Size"},
                   {"kind", "choice"},
                   {"choices", {{{"value", "small"}, {"label", "small"}}, {{"value", "large"}, {"label", "large"}}}}},
                  {{"key", "helps"},
                   {"label", "Helps"},
                   {"kind", "choice"},
                   {"choices", {{{"value", Json::array({"small"})}, {"label", "the small"}}, {{"value", "all"}, {"label", "all"}}}}},
                  {{"key", "towed"}, {"label", "Towed"}, {"kind", "yesNo"}, {"when", {{"size", "large"}}}}}}};
    }
    std::vector<ReadyBattle> battles() const override
    {
        return {{"ford", "The ford", "yesterday", armies()[0].at("id"), armies()[1].at("id"), "Both wanted to cross.", "A stream.", "",
                 "an hour"}};
    }
    std::vector<Question> options() const override
    {
        Question length;
        length.id = "length";
        length.label = "Length";
        length.kind = QuestionKind::count;
        length.least = 1;
        length.most = 9;
        length.value = length.standard = 5;
        return {length};
    }
    View view(const Json &state, const std::string &side) const override
    {
        View view = MadeUp::view(state, side);
        for (const Json &army : state.at("sides")) {
            SideView &shown = view.sides.emplace_back(SideView{army.at("id").get<std::string>(), army.at("name").get<std::string>()});
            for (const Json &command : army.at("commands")) {
                GroupView &group =
                    shown.groups.emplace_back(GroupView{command.at("id").get<std::string>(), command.at("name").get<std::string>()});
                for (const Json &id : command.at("units")) {
                    const Json &unit = state.at("units").at(id.get<std::string>());
                    group.units.push_back({id.get<std::string>(), unit.at("name").get<std::string>(), "", "counter",
                                           unit.at("count").get<int>(), unit.at("lost").get<int>()});
                }
            }
        }
        view.reminders = {{"Turn the counters."}};
        return view;
    }
};

/// An app over a made-up rule set.
template <class Rules = Table> struct BenchOf {
    QTemporaryDir folder;
    Rules table;
    std::unique_ptr<AppModel> app;

    BenchOf() { open(); }
    void open(const QString &data = {})
    {
        app.reset();
        app = std::make_unique<AppModel>(std::vector<const Ruleset *>{&table},
                                         std::make_unique<Store>((data.isEmpty() ? folder.path() : data).toStdString()));
    }
    /// A new game of the supplied armies; its id.
    QString play() { return app->games()->create("made-up", "made-up/red", "made-up/blue", {}) ? app->game()->id() : QString(); }
    /// Opens the form of a clash between the first counters.
    void clash(const QString &a = "a1.1", const QString &b = "b1.1")
    {
        for (const QString &unit : {a, b})
            if (!app->game()->selected().values().contains(unit))
                app->game()->select(unit);
        app->game()->choose("clash");
    }
    /// Rules a clash with typed dice.
    void rule(int dieA, int dieB)
    {
        clash();
        app->resolver()->setDie(0, dieA);
        app->resolver()->setDie(1, dieB);
        app->resolver()->roll();
    }
    int lost(const std::string &unit) const { return app->game()->game().state().at("units").at(unit).at("lost").get<int>(); }
};
using Bench = BenchOf<>;

} // namespace optio::madeup
