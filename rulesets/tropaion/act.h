// SPDX-License-Identifier: GPL-3.0-or-later
// What all resolvers of the rule set share: their questions asked one after another on a typed state, the units of a game or units
// described outside one, and a case that plays on a copy of the state.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/tropaion/sheet.h"
#include "rulesets/tropaion/tale.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace optio::tropaion {

/// Asks questions in order; each call gives the answer that stands: the given one or the default. With `strict` an answer that is not
/// allowed is an Error, and finish() refuses answers to questions that were not asked. Words come from questions.toml.
class Asker {
public:
    Asker(const Sheet &sheet, const Json &answers, bool strict) : sheet_(sheet), answers_(answers), strict_(strict) {}

    /// `row` is the question's id in the TOML, `subject` a unit's id or a side that is put behind it ("cb.support_a"), or "". `name` stands
    /// for {unit}, `other` for {other}.
    struct Of {
        std::string row, subject, side, name, other;
    };
    bool yesNo(const Of &of, bool standard);
    int count(const Of &of, int least, int most, int standard);
    /// Offers those choices of the row whose values are in `values`, in that order.
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
    /// Changes the state, tells the tale; it must be pure in the dice.
    using Play = std::function<void(Dice &, State &, Tale &)>;
    /// The outcome's key, for odds; without it there is one outcome.
    using Quick = std::function<std::uint64_t(Dice &)>;
    using Tell = std::function<OutcomeText(std::uint64_t)>;
    Played(const Scene &scene, Play play, Quick quick = {}, Tell tell = {});
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
/// as {"type":"HI","traits":["veteran"],"disruption":1}.
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
    /// The side on whose private page the form is filled in ("a", "b"); "" for a form both may see (TRO-028, TRO-029).
    virtual std::string pageOf(const Json & /*state*/, const Json & /*input*/) const { return {}; }
    /// Do its answers, dice and changes stay hidden in the journal, so that only its sentence is told (TRO-027)?
    virtual bool secret() const { return false; }

protected:
    /// Asks what is to be asked and gives the case. Throws Error when the act may not be done.
    virtual std::unique_ptr<Case> build(Scene &scene) const = 0;
    /// Keys of the input besides "answers" and the slots: "side", and outside a game "game".
    virtual std::vector<std::string> otherKeys() const { return {"game"}; }
    /// Keys of a unit's description outside a game besides those of Unit.
    virtual std::vector<std::string> describing() const { return {}; }
    /// The dice the form announces; by default none.
    virtual std::vector<DieSlot> diceOf(const Scene &) const { return {}; }
    /// Which units the form shows at its head, side by side.
    virtual std::vector<Contestant> headOf(const Scene &scene) const;
    const Sheet &sheet_;

private:
    std::unique_ptr<Case> built(const Json *state, const Json &input, bool strict, std::vector<Question> *questions, Form *form) const;
    State stateOf(const Json *state, const Json &input) const;
};

/// The unit id in a slot; "" when an optional one is empty. Throws Error when the slot is empty or the game has no such unit, or it is not
/// on the table (TRO-197).
std::string unitIn(const Scene &scene, const std::string &slot, bool optional = false);
/// The ids in a slot of many, each once.
std::vector<std::string> unitsIn(const Scene &scene, const std::string &slot);
/// Throws Error unless the game stands in this step (nothing outside a game) and, with `side`, that side is active.
void expectStep(const Scene &scene, const std::string &step, const std::string &side = {});
/// A case without dice: played once now, so that an act that may not be done is refused when it is made ready.
std::unique_ptr<Case> told(const Scene &scene, const std::function<void(State &, Tale &)> &play);
/// A die of six sides as a form announces it.
DieSlot dieSlot(const std::string &side, const std::string &label);

} // namespace optio::tropaion
