// SPDX-License-Identifier: GPL-3.0-or-later
// A made-up game played in memory with all its lines, for tests and benchmarks of the journal and the store.
#pragma once

#include "rules/journal/amend.h"
#include "rules/journal/journal.h"
#include "tests/rules/made_up_ruleset.h"

#include <string>
#include <utility>
#include <vector>

namespace optio::madeup {

inline const std::string noon = "2026-01-31T12:00:00Z";

inline Game newGame(const Ruleset &ruleset, std::uint64_t seed = 1)
{
    return Game::start(ruleset, {ruleset.armies()[0], ruleset.armies()[1], Json::object(), gameKeyFromSeed(seed), noon});
}

/// One step that a property test may draw.
struct Step {
    int kind = 0;     ///< 0..3 clash, 4 pass, 5 undo, 6 correct, 7 note
    int a = 0, b = 0; ///< which counters, 0..2
    int answer = 0;   ///< 0..3
    bool typed = false;
};

class Play {
public:
    explicit Play(const Ruleset &ruleset, std::uint64_t seed = 1) : game(newGame(ruleset, seed))
    {
        entries.push_back(parseEntry(game.headerLine(), 0));
    }

    const Entry &add(Entry entry)
    {
        game.follow(entry);
        entries.push_back(std::move(entry));
        return entries.back();
    }
    const Entry &clash(int a, int b, int eager = 0, const std::optional<std::vector<int>> &typed = {})
    {
        return add(game.act("clash", clashInput(a, b, eager), typed, noon));
    }
    const Entry &pass() { return add(game.act("pass", Json::object(), {}, noon)); }
    const Entry &undo()
    {
        return add(game.undo([this](int n) { return entries[static_cast<std::size_t>(n)]; }, noon));
    }
    const Entry &correct(int unit, int lost, const std::string &reason = "miscounted")
    {
        return add(game.correct(Json::object({{path(unit), lost}}), reason, noon));
    }
    const Entry &note(const std::string &text) { return add(game.note(text, noon)); }
    const Entry &amend(const Amending &amending) { return add(game.amend(optio::amend(game.ruleset(), entries, amending), noon)); }

    /// Does a drawn step; undo with nothing to undo and a correction that changes nothing are left out.
    void take(const Step &step)
    {
        if (step.kind <= 3)
            clash(step.a, step.b, step.answer,
                  step.typed ? std::optional(std::vector<int>{1 + step.answer, 6 - step.answer}) : std::nullopt);
        else if (step.kind == 4)
            pass();
        else if (step.kind == 5 && !game.standing().empty())
            undo();
        else if (step.kind == 6 && game.state().at(Json::json_pointer(path(step.a))) != step.answer)
            correct(step.a, step.answer);
        else if (step.kind == 7)
            note("a remark");
    }

    /// The journal as a file.
    std::string text() const
    {
        std::string all;
        for (const Entry &entry : entries)
            all += entry.line + "\n";
        return all;
    }

    static Json clashInput(int a, int b, int eager)
    {
        return {{"a", "a1." + std::to_string(a + 1)}, {"b", "b1." + std::to_string(b + 1)}, {"answers", {{"eager", eager}}}};
    }
    static std::string path(int unit) { return "/units/a1." + std::to_string(unit + 1) + "/lost"; }

    Game game;
    std::vector<Entry> entries; ///< [0] is the header
};

/// The faces of an entry's dice.
inline std::vector<int> faces(const Entry &entry)
{
    std::vector<int> all;
    for (const Json &draw : entry.json.at("result").at("dice"))
        all.push_back(draw.at("value").get<int>());
    return all;
}

/// What verifying a journal finds, in short: "5 ruling".
inline std::vector<std::string> whats(const std::vector<VerifyFinding> &findings)
{
    std::vector<std::string> all;
    for (const VerifyFinding &finding : findings)
        all.push_back(std::to_string(finding.n) + " " + finding.what);
    return all;
}

} // namespace optio::madeup
