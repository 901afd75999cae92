// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that hang on no dice: the end of a turn, the price of a move, a loss that is entered. Their ruling is known once the questions are
// answered. Then the acts, with dice and without, of rule sets that read their games as JSON; those of others are in act.h.
#pragma once

#include "rules/ruleset.h"
#include "rules/ruling/asking.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace optio {

/// A case without dice: its ruling is known beforehand.
class WithoutDice : public Case {
public:
    explicit WithoutDice(Ruling ruling) : ruling_(std::move(ruling)) {}
    std::uint64_t roll(Dice &) const override { return 0; }
    OutcomeText outcome(std::uint64_t) const override { return {Json::object(), ruling_.sentence, "", 0}; }
    Ruling rule(Dice &) const override { return ruling_; }

private:
    Ruling ruling_;
};

/// A resolver whose acts hang on no dice.
class WithoutDiceResolver : public Resolver {
public:
    using Resolver::Resolver;
    /// What tell() throws or refused() gives; empty for an act that may be done.
    std::string refusal(const Json &state, const Json &input) const override;
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;

protected:
    /// The questions that apply, each with the answer that stands. With `strict` throws Error for answers and slots that are not allowed;
    /// otherwise they give way to the default, and slots that are missing leave out what hangs on them.
    virtual std::vector<Question> ask(const Json *state, const Json &input, bool strict) const = 0;
    /// The slots and other keys of the input as they are written down (picks in full). Throws Error for faulty ones.
    virtual Json settled(const Json *state, const Json &input) const;
    /// The ruling of a complete input. Throws Error with the reason when the act may not be done.
    virtual Ruling tell(const Json *state, const Json &input) const = 0;
    /// Why an act that can be told all the same may not be done: a price that cannot be paid. Empty when it may.
    virtual std::string refused(const Json & /*state*/, const Json & /*input*/) const { return {}; }
};

/// What an act of a rule set does whose games are read as JSON: functions over its Sheet, listed in acts.cpp by the ids of acts.toml.
/// Without dice it is `tell` and `ask`, and what these leave out; with dice it is `prepare`, `form`, `complete` and `refusal`.
template <class Sheet> struct JsonDoesOf {
    /// These are what WithoutDiceResolver says of them.
    Ruling (*tell)(const Sheet &sheet, const Json *state, const Json &input) = nullptr;
    std::vector<Question> (*ask)(const Sheet &sheet, const Json *state, const Json &input, bool strict) = nullptr;
    Json (*settled)(const Sheet &sheet, const Json *state, const Json &input) = nullptr;
    std::string (*refused)(const Sheet &sheet, const Json &state, const Json &input) = nullptr;
    /// These stand in for what Resolver and WithoutDiceResolver do; `act` is the act itself.
    std::unique_ptr<Case> (*prepare)(const Sheet &sheet, const WithoutDiceResolver &act, const Json *state, const Json &input) = nullptr;
    Form (*form)(const Sheet &sheet, const WithoutDiceResolver &act, const Json *state, const Json &input) = nullptr;
    Json (*complete)(const Sheet &sheet, const WithoutDiceResolver &act, const Json *state, const Json &input) = nullptr;
    std::string (*refusal)(const Sheet &sheet, const WithoutDiceResolver &act, const Json &state, const Json &input) = nullptr;
    std::vector<Candidate> (*candidates)(const Sheet &sheet, const WithoutDiceResolver &act, const Json &state, const Slot &slot,
                                         const Json &input) = nullptr;
    std::vector<std::string> (*participants)(const Json &input) = nullptr;
};

/// An act of such a rule set. The sheet must outlive it.
template <class Sheet> class JsonActOf : public WithoutDiceResolver {
public:
    using Does = JsonDoesOf<Sheet>;
    JsonActOf(const Sheet &sheet, const About &about, const Does &does) : WithoutDiceResolver(about), sheet_(sheet), does_(does) {}

    std::string refusal(const Json &state, const Json &input) const override
    {
        return does_.refusal != nullptr ? does_.refusal(sheet_, *this, state, input) : WithoutDiceResolver::refusal(state, input);
    }
    Form form(const Json *state, const Json &input) const override
    {
        return does_.form != nullptr ? does_.form(sheet_, *this, state, input) : WithoutDiceResolver::form(state, input);
    }
    Json complete(const Json *state, const Json &input) const override
    {
        return does_.complete != nullptr ? does_.complete(sheet_, *this, state, input) : WithoutDiceResolver::complete(state, input);
    }
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override
    {
        return does_.prepare != nullptr ? does_.prepare(sheet_, *this, state, input) : WithoutDiceResolver::prepare(state, input);
    }
    std::unique_ptr<Case> prepareLenient(const Json *state, const Json &input) const override
    {
        return does_.prepare != nullptr ? does_.prepare(sheet_, *this, state, input) : WithoutDiceResolver::prepareLenient(state, input);
    }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override
    {
        return does_.candidates != nullptr ? does_.candidates(sheet_, *this, state, slot, input) : std::vector<Candidate>();
    }
    std::vector<std::string> participants(const Json &input) const override
    {
        return does_.participants != nullptr ? does_.participants(input) : WithoutDiceResolver::participants(input);
    }

protected:
    std::vector<Question> ask(const Json *state, const Json &input, bool strict) const override
    {
        return does_.ask(sheet_, state, input, strict);
    }
    Json settled(const Json *state, const Json &input) const override
    {
        return does_.settled != nullptr ? does_.settled(sheet_, state, input) : WithoutDiceResolver::settled(state, input);
    }
    Ruling tell(const Json *state, const Json &input) const override { return does_.tell(sheet_, state, input); }
    std::string refused(const Json &state, const Json &input) const override
    {
        return does_.refused != nullptr ? does_.refused(sheet_, state, input) : std::string();
    }

private:
    const Sheet &sheet_;
    const Does does_;
};

} // namespace optio
