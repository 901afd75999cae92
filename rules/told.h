// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that hang on no dice: the end of a turn, the price of a move, a loss that is entered. Their ruling is known once the questions are
// answered.
#pragma once

#include "rules/asking.h"
#include "rules/ruleset.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace optio {

/// A case without dice: its ruling is known beforehand.
class Told : public Case {
public:
    explicit Told(Ruling ruling) : ruling_(std::move(ruling)) {}
    std::uint64_t roll(Dice &) const override { return 0; }
    OutcomeText outcome(std::uint64_t) const override { return {Json::object(), ruling_.sentence, "", 0}; }
    Ruling rule(Dice &) const override { return ruling_; }

private:
    Ruling ruling_;
};

/// A resolver whose acts hang on no dice.
class ToldResolver : public Resolver {
public:
    /// What tell() throws or refused() gives; empty for an act that may be done.
    std::string refusal(const Json &state, const Json &input) const override;
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;

protected:
    /// The questions that apply, each with the answer that stands. With `strict` throws Error for answers and slots that are not allowed;
    /// otherwise they give way to the default, and slots that are missing leave out what hangs on them.
    virtual std::vector<Question> ask(const Json *state, const Json &input, bool strict) const = 0;
    /// Keys of the input besides "answers" and the slots ("game").
    virtual std::vector<std::string> otherKeys(const Json * /*state*/) const { return {}; }
    /// The slots and other keys of the input as they are written down (picks in full). Throws Error for faulty ones.
    virtual Json settled(const Json *state, const Json &input) const;
    /// The ruling of a complete input. Throws Error with the reason when the act may not be done.
    virtual Ruling tell(const Json *state, const Json &input) const = 0;
    /// Why an act that can be told all the same may not be done: a price that cannot be paid. Empty when it may.
    virtual std::string refused(const Json & /*state*/, const Json & /*input*/) const { return {}; }
};

} // namespace optio
