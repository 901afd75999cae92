// SPDX-License-Identifier: GPL-3.0-or-later
// Acts whose questions are asked by one function and whose ruling is given by another, with dice and without; those that ask and rule in
// one stand in act.h. Both are listed in a rule set's acts.cpp by the ids of acts.toml. What a rule set says of its State, found by the
// namespace of its Sheet:
//   std::shared_ptr<const State> gameOf(const Sheet &, const Json &);      of a game
#pragma once

#include "rules/ruleset.h"
#include "rules/ruling/asking.h"
#include "rules/ruling/without_dice.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace optio {

template <class Sheet, class State> class AnsweredActOf;

/// What such an act does; the state is null outside a game. Without dice it is `tell` and `ask`, and what these leave out; with dice it is
/// `prepare`, `form`, `complete` and `refusal`.
template <class Sheet, class State> struct AnswersOf {
    using Act = AnsweredActOf<Sheet, State>;
    /// The ruling of a complete input. Throws Error with the reason when the act may not be done.
    Ruling (*tell)(const Sheet &sheet, const State *state, const Json &input) = nullptr;
    /// The questions that apply, each with the answer that stands. With `strict` throws Error for answers and slots that are not allowed;
    /// otherwise they give way to the default, and slots that are missing leave out what hangs on them.
    std::vector<Question> (*ask)(const Sheet &sheet, const State *state, const Json &input, bool strict) = nullptr;
    /// The slots and other keys of the input as they are written down (picks in full); by default as they are. Throws Error for faulty
    /// ones.
    Json (*settled)(const Sheet &sheet, const State *state, const Json &input) = nullptr;
    /// Why an act that can be told all the same may not be done: a price that cannot be paid. Empty when it may.
    std::string (*refused)(const Sheet &sheet, const State &state, const Json &input) = nullptr;
    /// These stand in for what the act does of itself.
    std::unique_ptr<Case> (*prepare)(const Sheet &sheet, const Act &act, const std::shared_ptr<const State> &state,
                                     const Json &input) = nullptr;
    Form (*form)(const Sheet &sheet, const Act &act, const State *state, const Json &input) = nullptr;
    Json (*complete)(const Sheet &sheet, const Act &act, const State *state, const Json &input) = nullptr;
    std::string (*refusal)(const Sheet &sheet, const Act &act, const State &state, const Json &input) = nullptr;
    std::vector<Candidate> (*candidates)(const Sheet &sheet, const Act &act, const State &state, const Slot &slot,
                                         const Json &input) = nullptr;
    std::vector<std::string> (*participants)(const Json &input) = nullptr;
    bool (*revealed)(const Json &result) = nullptr;
    bool (*secretAct)(const Json &act, const Json &result) = nullptr;
};

/// The input without its answers.
Json withoutAnswers(const Json &input);
/// Throws Error for keys of an input that none of the act's are, and for slots that must be filled and are not.
void checkSlots(const About &about, const Json &input, bool inGame);
/// Are all slots there that must be filled?
bool allNamed(const About &about, const Json &input);
/// The answers that stand.
Json answersOf(const std::vector<Question> &questions);

/// Such an act. It reads the state once. The sheet must outlive it.
template <class Sheet, class State> class AnsweredActOf : public Resolver {
public:
    using Does = AnswersOf<Sheet, State>;
    AnsweredActOf(const Sheet &sheet, const About &about, const Does &does) : Resolver(about), sheet_(sheet), does_(does) {}

    std::string refusal(const Json &state, const Json &input) const override
    {
        if (state.is_null())
            return {};
        const std::shared_ptr<const State> game = gameOf(sheet_, state);
        return does_.refusal != nullptr ? does_.refusal(sheet_, *this, *game, input) : usualRefusal(*game, input);
    }
    Form form(const Json *state, const Json &input) const override
    {
        const auto game = read(state);
        return does_.form != nullptr ? does_.form(sheet_, *this, game.get(), input)
                                     : Form{id(), title(), {}, does_.ask(sheet_, game.get(), input, false), {}};
    }
    Json complete(const Json *state, const Json &input) const override
    {
        const auto game = read(state);
        return does_.complete != nullptr ? does_.complete(sheet_, *this, game.get(), input) : usualComplete(game.get(), input);
    }
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override
    {
        auto game = read(state);
        if (does_.prepare != nullptr)
            return does_.prepare(sheet_, *this, game, input);
        return std::make_unique<WithoutDice>(does_.tell(sheet_, game.get(), input));
    }
    std::unique_ptr<Case> prepareLenient(const Json *state, const Json &input) const override
    {
        return does_.prepare != nullptr ? prepare(state, input) : Resolver::prepareLenient(state, input);
    }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override
    {
        if (does_.candidates == nullptr || state.is_null())
            return {};
        return does_.candidates(sheet_, *this, *gameOf(sheet_, state), slot, input);
    }
    std::vector<std::string> participants(const Json &input) const override
    {
        return does_.participants != nullptr ? does_.participants(input) : Resolver::participants(input);
    }
    bool revealed(const Json &result) const override
    {
        return does_.revealed != nullptr ? does_.revealed(result) : Resolver::revealed(result);
    }
    bool mayBeSecret() const override { return does_.secretAct != nullptr || Resolver::mayBeSecret(); }
    bool secretAct(const Json &act, const Json &result) const override
    {
        return does_.secretAct != nullptr ? does_.secretAct(act, result) : Resolver::secretAct(act, result);
    }

    /// What refusal() gives where nothing stands in for it: why the act cannot be told, or what `refused` says.
    std::string usualRefusal(const State &state, const Json &input) const
    {
        try {
            if (!allNamed(about(), input))
                return {}; // nothing to judge yet
            Json whole = settled(&state, input);
            whole["answers"] = answersOf(does_.ask(sheet_, &state, input, false));
            does_.tell(sheet_, &state, whole);
            return does_.refused != nullptr ? does_.refused(sheet_, state, whole) : std::string();
        } catch (const Error &error) {
            return error.what();
        }
    }
    /// What complete() gives where nothing stands in for it.
    Json usualComplete(const State *state, const Json &input) const
    {
        checkSlots(about(), input, state != nullptr);
        Json whole = settled(state, input);
        whole["answers"] = answersOf(does_.ask(sheet_, state, input, true));
        return whole;
    }

private:
    std::shared_ptr<const State> read(const Json *state) const
    {
        return state != nullptr ? gameOf(sheet_, *state) : std::shared_ptr<const State>();
    }
    Json settled(const State *state, const Json &input) const
    {
        return does_.settled != nullptr ? does_.settled(sheet_, state, input) : withoutAnswers(input);
    }

    const Sheet &sheet_;
    const Does does_;
};

} // namespace optio
