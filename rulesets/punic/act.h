// SPDX-License-Identifier: GPL-3.0-or-later
// What all resolvers of the rule set share: their questions asked one after another on a typed state, the units of a game or units
// described outside one, and a case that plays on a copy of the state.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/punic/disorder.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace optio::punic {

/// Asks questions in order; each call gives the answer that stands: the given one or the default. With `strict` an answer that is not
/// allowed is an Error, and finish() refuses answers to questions that were not asked. Words come from the questions' TOML.
class Asker {
public:
    Asker(const Sheet &sheet, const Json &answers, bool strict) : sheet_(sheet), answers_(answers), strict_(strict) {}

    /// `row` is the question's id in the TOML, `subject` a unit's or leader's id that is put behind it ("ct.status_a1.2"), or "".
    /// `name` stands for {unit}, `other` for {other}.
    struct Of {
        std::string row, subject, side, name, other;
    };
    bool yesNo(const Of &of, bool standard);
    int count(const Of &of, int least, int most, int standard);
    /// Offers those choices of the row whose values are in `values`, in that order; a value the row does not have is an Error.
    std::string choice(const Of &of, const std::vector<std::string> &values, const std::string &standard);
    /// Offers the row's choices and then others: value and label.
    std::string pick(const Of &of, const std::vector<std::pair<std::string, std::string>> &others, const std::string &standard);
    const std::vector<Question> &questions() const { return questions_; }
    /// Throws Error for answers that no question asked for.
    void finish() const;
    bool strict() const { return strict_; }

private:
    Question made(const Of &of, QuestionKind kind) const;
    Json settle(Question question, Json standard);

    const Sheet &sheet_;
    const Json &answers_;
    bool strict_;
    std::vector<Question> questions_;
};

/// One act being made ready: the state it works on and what has been answered.
struct Scene {
    const Sheet &sheet;
    const Json *json; ///< the state as it is; null outside a game
    State state;      ///< typed copy; outside a game the units described in the slots, named by the slot
    const Json &input;
    Asker &ask;
};

/// A case that plays on a copy of the state.
class Played : public Case {
public:
    /// `play` changes the state, tells the tale and gives the outcome's key; it must be pure in the dice.
    using Play = std::function<std::uint64_t(Dice &, State &, Tale &)>;
    /// `quick` gives the same key without a state, for the odds; without it roll() plays on a copy.
    using Quick = std::function<std::uint64_t(Dice &)>;
    using Tell = std::function<OutcomeText(std::uint64_t)>;
    Played(const Json *json, State state, Play play, Quick quick, Tell tell);
    std::uint64_t roll(Dice &dice) const override;
    OutcomeText outcome(std::uint64_t key) const override;
    Ruling rule(Dice &dice) const override;

private:
    bool inGame_;
    Json before_;
    State state_;
    Play play_;
    Quick quick_;
    Tell tell_;
};

/// A resolver that is written as one function: build() asks and gives the case. Slots hold unit ids in a game; outside one an object such
/// as
/// {"type":"HI","grade":"B","bases":6,"dps":2,"formation":"line"} (further keys are those of Unit).
class ActResolver : public Resolver {
public:
    explicit ActResolver(const Sheet &sheet) : sheet_(sheet) {}
    std::vector<Slot> slots() const override { return {}; }
    Json example() const override { return {{"answers", Json::object()}}; }
    std::string refusal(const Json &state, const Json &input) const override;
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepareLenient(const Json *state, const Json &input) const override;
    std::vector<std::string> participants(const Json &input) const override;

protected:
    /// Asks what is to be asked and gives the case. Throws Error when the act may not be done.
    virtual std::unique_ptr<Case> build(Scene &scene) const = 0;
    /// The state the act works on; by default stateFor().
    virtual State stateOf(const Json *state, const Json &input) const;
    /// The dice the form announces; by default none.
    virtual std::vector<DieSlot> diceOf(const Scene &) const { return {}; }
    /// Which units the form shows at its head, side by side.
    virtual std::vector<Contestant> headOf(const Scene &scene) const;
    const Sheet &sheet_;

private:
    std::unique_ptr<Case> built(const Json *state, const Json &input, bool strict, std::vector<Question> *questions, Form *form) const;
};

/// The state an act works on: the game's, or outside a game one made of the slots' descriptions (see ActResolver).
State stateFor(const Sheet &sheet, const Json *json, const Json &input, const std::vector<Slot> &slots);
/// A unit from a description outside a game.
Unit describedUnit(const Sheet &sheet, const std::string &id, const std::string &side, const Json &json);
/// The unit id in a slot. Throws Error when the slot is empty or the game has no such unit (PUN-394 when it is out of play).
std::string unitIn(const Scene &scene, const std::string &slot, bool optional = false);
/// The ids in a slot of many, each once.
std::vector<std::string> unitsIn(const Scene &scene, const std::string &slot);
/// Throws Error unless the game stands in one of these steps (nothing outside a game), no morale event is open (PUN-061), and, with
/// `side`, that side acts.
void expectStep(const Scene &scene, const std::vector<std::string> &steps, const std::string &side = {});
/// Throws Error when a unit is out of play (PUN-394).
void expectInPlay(const State &state, const std::string &unit);
/// A case without dice.
std::unique_ptr<Case> told(Scene &scene, const std::function<void(State &, Tale &)> &play);

} // namespace optio::punic
