// SPDX-License-Identifier: GPL-3.0-or-later
// A kept battle (tests/golden) played again in the app, act by act with its dice: from its script (.json) or from its journal
// (.optio-game), without what was taken back there.
#pragma once

#include "tests/app/window.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"

#include <fstream>
#include <map>
#include <sstream>

namespace optio::test {

class Battle {
public:
    struct Step {
        std::string resolver;
        Json input;
        std::vector<int> dice;
        Json set; ///< of a correction
    };

    Battle(const std::string &ruleset, const std::string &name) : ruleset_(ruleset)
    {
        const std::filesystem::path folder = std::filesystem::path(std::getenv("OPTIO_TESTS")) / "golden";
        if (std::filesystem::exists(folder / (name + ".json")) && !std::filesystem::exists(folder / (name + ".optio-game")))
            readScript(folder / (name + ".json"));
        else
            readJournal(folder / (name + ".optio-game"));
    }

    const std::vector<Step> &steps() const { return steps_; }

    /// Begins it, and opens it in the app.
    void begin(const Running &running) const { begin(running.app()); }
    void begin(AppModel &app) const
    {
        const Registry registry(rulesets());
        GameSetup setup;
        setup.rosterA = header_.at("armies").at(0);
        setup.rosterB = header_.at("armies").at(1);
        setup.options = header_.value("options", Json::object());
        setup.key = gameKeyFromSeed(202);
        setup.created = "2026-01-01T00:00:00Z";
        app.games()->begin(registry.at(ruleset_), setup, Json::object());
    }
    /// Plays one step. Throws Error.
    static void play(GameModel &game, const Step &step)
    {
        if (step.set.is_object()) {
            for (const auto &[path, value] : step.set.items())
                if (!game.correct(QString::fromStdString(path), toVariant(value), QStringLiteral("as kept")))
                    throw Error("the correction of " + path + " is refused");
            return;
        }
        game.perform(step.resolver, step.input, step.dice);
        game.catchUp();
    }

private:
    void readScript(const std::filesystem::path &file)
    {
        std::stringstream text;
        text << std::ifstream(file).rdbuf();
        header_ = parseJson(text.str(), file.string());
        for (const Json &act : header_.at("acts"))
            steps_.push_back(
                {act.at("do"), act.value("input", Json{{"answers", Json::object()}}), act.value("dice", std::vector<int>{}), {}});
    }
    void readJournal(const std::filesystem::path &file)
    {
        std::ifstream in(file);
        std::map<int, Step> acts;
        for (std::string line; std::getline(in, line);) {
            const Json entry = parseJson(line, file.string());
            const std::string kind = entry.value("kind", "");
            if (header_.is_null())
                header_ = entry;
            else if (kind == "undo")
                acts.erase(entry.at("of").get<int>());
            else if (kind == "act") {
                Step step{entry.at("act").at("resolver"), entry.at("act").at("input"), {}, {}};
                for (const Json &die : entry.at("result").value("dice", Json::array()))
                    step.dice.push_back(die.at("value"));
                acts.emplace(entry.at("n").get<int>(), std::move(step));
            } else if (kind == "correct") {
                Step step{{}, {}, {}, Json::object()};
                for (const Json &change : entry.at("result").at("changes"))
                    step.set[change.at("path").get<std::string>()] = change.at("to");
                acts.emplace(entry.at("n").get<int>(), std::move(step));
            }
        }
        for (auto &[n, step] : acts)
            steps_.push_back(std::move(step));
    }

    std::string ruleset_;
    Json header_;
    std::vector<Step> steps_;
};

} // namespace optio::test
