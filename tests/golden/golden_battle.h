// SPDX-License-Identifier: GPL-3.0-or-later
// A whole battle with typed dice, as golden/NAME.json tells it act by act: {"armies":[roster,roster],"options":{…},"acts":[{"do":resolver,
// "input":{…},"dice":[…]}]}, each act with answers only where they differ from the default. Its report is golden/NAME.md.
//
// After an intended change write the reports anew with OPTIO_GOLDEN=write and review every changed line.
#pragma once

#include "rules/journal/journal.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace optio {

/// Plays a battle when it is made.
class GoldenBattle {
public:
    GoldenBattle(const Ruleset &ruleset, std::string name, std::uint64_t seed) : ruleset_(ruleset), name_(std::move(name))
    {
        script_ = parseJson(read(".json"), name_ + ".json");
        GameSetup setup;
        setup.rosterA = script_.at("armies").at(0);
        setup.rosterB = script_.at("armies").at(1);
        setup.options = script_.at("options");
        setup.key = gameKeyFromSeed(seed);
        setup.created = stamp(0);
        Game play = Game::start(ruleset_, setup);
        entries_.push_back(parseEntry(play.headerLine(), 0));
        start_ = play.state();
        std::size_t number = 0;
        for (const Json &act : script_.at("acts")) {
            ++number;
            try {
                const Json input = act.contains("input") ? act.at("input") : Json{{"answers", Json::object()}};
                const auto dice = act.value("dice", std::vector<int>{});
                Entry entry = play.act(act.at("do").get<std::string>(), input, dice, stamp(number));
                play.follow(entry);
                entries_.push_back(std::move(entry));
            } catch (const Error &error) {
                trouble_ = "act " + std::to_string(number) + " " + act.dump() + ": " + error.what();
                break;
            }
        }
        end_ = play.state();
        if (const char *write = std::getenv("OPTIO_GOLDEN"); write != nullptr && std::string(write) == "write")
            std::ofstream(file(".md")) << report();
    }

    /// A hash of all it holds to the letter: start, entries with their dice and results, end. The same on every system.
    std::string fingerprint() const { return fingerprintOf(start_, entries_, end_); }
    static std::string fingerprintOf(const Json &start, const std::vector<Entry> &entries, const Json &end)
    {
        std::string all = start.dump() + "\n";
        for (const Entry &entry : entries) {
            for (const char *member : {"input", "dice", "result"}) {
                if (entry.json.contains(member))
                    all += entry.json.at(member).dump();
            }
            all += "\n";
        }
        return lineHash(all + end.dump());
    }
    /// The hash kept in golden/fingerprints.json; with OPTIO_GOLDEN=write the new one is written there first.
    static std::string keptFingerprint(const std::string &name, const std::string &fresh)
    {
        const std::filesystem::path file = std::filesystem::path(std::getenv("OPTIO_TESTS")) / "golden" / "fingerprints.json";
        std::stringstream text;
        text << std::ifstream(file).rdbuf();
        Json kept = text.str().empty() ? Json::object() : parseJson(text.str(), file.string());
        if (std::getenv("OPTIO_GOLDEN") != nullptr) {
            kept[name] = fresh;
            std::ofstream(file) << kept.dump(2) << "\n";
        }
        return kept.value(name, std::string());
    }
    bool sameEverywhere() const { return fingerprint() == keptFingerprint(name_, fingerprint()); }

    /// Which act was refused, and why; empty when all were done.
    const std::string &trouble() const { return trouble_; }
    const Json &script() const { return script_; }
    const std::vector<Entry> &entries() const { return entries_; }
    const Json &end() const { return end_; }
    std::string report() const { return battleReport(ruleset_, entries_); }
    std::string written() const { return read(".md"); }

    /// What the rules of today would rule otherwise; empty when nothing.
    std::string verified() const
    {
        std::string found;
        for (const VerifyFinding &finding : verifyJournal(ruleset_, entries_))
            found += "entry " + std::to_string(finding.n) + ": " + finding.text + "\n";
        return found;
    }
    /// Does taking all back restore the start?
    bool takenBack() const
    {
        Json state = end_;
        for (std::size_t i = entries_.size(); i-- > 1;)
            optio::apply(state, inverse(changesOf(entries_[i])));
        return state == start_;
    }

private:
    std::filesystem::path file(const char *ending) const
    {
        return std::filesystem::path(std::getenv("OPTIO_TESTS")) / "golden" / (name_ + ending);
    }
    std::string read(const char *ending) const
    {
        std::ifstream in(file(ending));
        std::stringstream text;
        text << in.rdbuf();
        return text.str();
    }
    static std::string stamp(std::size_t minute)
    {
        std::array<char, 32> text;
        std::snprintf(text.data(), text.size(), "2026-03-01T%02d:%02d:00Z", 10 + static_cast<int>(minute / 60),
                      static_cast<int>(minute % 60));
        return text.data();
    }

    const Ruleset &ruleset_;
    std::string name_, trouble_;
    std::vector<Entry> entries_;
    Json script_, start_, end_;
};

} // namespace optio
