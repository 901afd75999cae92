// SPDX-License-Identifier: GPL-3.0-or-later
// A game of any rule set, played at random and kept with all its lines, for properties that hold in every game.
#pragma once

#include "rules/board.h"
#include "rules/journal/amend.h"
#include "rules/journal/journal.h"
#include "rules/ruling/offers.h"

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace optio::randomly {

inline const std::string noon = "2026-01-31T12:00:00Z";

/// Chance that is the same everywhere for a seed.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : random_(seed) {}
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }
    bool once(std::size_t in) { return below(in) == 0; }
    template <class List> const auto &of(const List &list) { return list[below(list.size())]; }

private:
    std::mt19937_64 random_;
};

/// An answer that the question allows, not always another one than stands.
inline Json answerTo(const Question &question, Chance &chance)
{
    switch (question.kind) {
    case QuestionKind::yesNo:
        return chance.once(2);
    case QuestionKind::count:
        return question.least + static_cast<int>(chance.below(static_cast<std::size_t>(question.most - question.least) + 1));
    case QuestionKind::choice:
        break;
    }
    return question.choices.empty() ? question.value : chance.of(question.choices).value;
}

/// A pick of a place for many.
inline Json pickOf(const Candidate &one, Chance &chance)
{
    Json pick = {{"unit", one.unit}};
    if (!one.part.empty())
        pick["part"] = one.part;
    if (one.most > 1 && chance.once(2))
        pick["count"] = 1 + static_cast<int>(chance.below(static_cast<std::size_t>(std::min(one.most, 4))));
    return pick;
}

/// Puts somebody into a place. False when there is nobody.
inline bool fill(const Resolver &resolver, const Json &state, const ViewUnits &units, const Slot &slot, Json &input, Chance &chance)
{
    const std::vector<Candidate> candidates = resolver.candidates(state, slot, input);
    if (slot.many) {
        Json picks = Json::array();
        for (std::size_t i = 0, most = candidates.empty() ? 0 : 1 + chance.below(std::min<std::size_t>(3, candidates.size())); i < most;
             ++i)
            picks.push_back(pickOf(chance.of(candidates), chance));
        input[slot.id] = picks;
        return !picks.empty();
    }
    std::vector<std::string> ids;
    for (const Candidate &one : candidates)
        ids.push_back(one.unit);
    if (ids.empty() && slot.whose != (units.active == "b" ? "active" : "other"))
        ids = units.a;
    if (candidates.empty() && slot.whose != (units.active == "b" ? "other" : "active"))
        ids.insert(ids.end(), units.b.begin(), units.b.end());
    if (ids.empty())
        return false;
    input[slot.id] = chance.of(ids);
    return true;
}

class RandomGame {
public:
    RandomGame(const Ruleset &ruleset, std::uint64_t seed) : chance(seed), game(begun(ruleset, seed, chance))
    {
        entries.push_back(parseEntry(game.headerLine(), 0));
    }

    /// A game of these armies.
    RandomGame(const Ruleset &ruleset, const GameSetup &setup, std::uint64_t seed) : chance(seed), game(Game::start(ruleset, setup))
    {
        entries.push_back(parseEntry(game.headerLine(), 0));
    }

    const Entry &add(Entry entry)
    {
        game.follow(entry);
        entries.push_back(std::move(entry));
        return entries.back();
    }

    void undo()
    {
        add(game.undo([this](int n) { return entries[static_cast<std::size_t>(n)]; }, noon));
    }

    /// One act drawn from what is offered. False when none was found that may be done.
    bool step()
    {
        const Ruleset &ruleset = game.ruleset();
        if (ruleset.ended(game.state()).value("over", false))
            return false;
        const bool board = dynamic_cast<const BoardRules *>(&ruleset) != nullptr;
        const std::vector<Act> acts = ruleset.acts(game.state());
        const ViewUnits units = board ? ViewUnits() : unitsOf(ruleset.view(game.state(), ""));
        for (int tries = 0; tries < 80; ++tries) {
            Act act;
            if (!acts.empty() && (board || !chance.once(4)))
                act = chance.of(acts);
            else
                act.resolver = chance.of(ruleset.resolvers())->id();
            if (act.resolver == "agree-end" || act.resolver == "concede" || !act.refusal.empty())
                continue;
            if (const std::optional<Entry> entry = attempt(ruleset.resolver(act.resolver), act.input, units)) {
                add(*entry);
                return true;
            }
        }
        return false;
    }

    /// A place and an answer here and there drawn anew; what comes of it may not be allowed.
    Json varied(const Resolver &resolver, const Json &state, Json input)
    {
        const std::vector<Slot> slots = resolver.slots();
        if (!slots.empty() && chance.once(3))
            (void)fill(resolver, state, unitsOf(game.ruleset().view(state, "")), chance.of(slots), input, chance);
        answer(resolver, state, input, 2);
        return input;
    }

    Chance chance;
    Game game;
    std::vector<Entry> entries; ///< [0] is the header

private:
    static Game begun(const Ruleset &ruleset, std::uint64_t seed, Chance &chance)
    {
        const std::vector<Json> &armies = ruleset.armies();
        for (int tries = 0;; ++tries) {
            try {
                return Game::start(ruleset, {chance.of(armies), chance.of(armies), Json::object(), gameKeyFromSeed(seed), noon});
            } catch (const Error &) {
                if (tries == 50) // two armies that do not fight each other
                    throw;
            }
        }
    }

    void answer(const Resolver &resolver, const Json &state, Json &input, std::size_t in)
    {
        for (int round = 0; round < 3; ++round) {
            const Form form = resolver.form(&state, input);
            input["answers"] = answersOf(form);
            for (const Question &question : form.questions)
                if (chance.once(in * static_cast<std::size_t>(round + 1)))
                    input["answers"][question.id] = answerTo(question, chance);
        }
        input["answers"] = answersOf(resolver.form(&state, input));
    }

    std::optional<Entry> attempt(const Resolver &resolver, Json input, const ViewUnits &units)
    {
        if (!input.is_object())
            input = Json::object();
        try {
            for (const Slot &slot : resolver.slots())
                if (!input.contains(slot.id) && (!slot.optional || chance.once(2)) &&
                    !fill(resolver, game.state(), units, slot, input, chance) && !slot.optional)
                    return {};
            answer(resolver, game.state(), input, 4);
            return game.act(resolver.id(), input, {}, noon);
        } catch (const Error &) {
            return {};
        }
    }
};

} // namespace optio::randomly
