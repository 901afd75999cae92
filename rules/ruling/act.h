// SPDX-License-Identifier: GPL-3.0-or-later
// Resolvers that are written as one function. A rule set has a typed State and its figures, a Sheet with `questions`; build() asks what is
// to be asked on a typed copy of the state and gives the case, which plays on a copy too. What a rule set says of its State, found by its
// namespace, where the usual one below will not do:
//   std::vector<Change> changesSince(const Json &before, const State &);
//   void expectInPlay(const State &, const std::string &unit, const std::string &slot);   throws Error for one that is unknown or gone
//   Contestant contestantOf(const SceneOf<Sheet, State> &, const std::string &unit);       how a form shows a unit at its head
#pragma once

#include "rules/fields.h"
#include "rules/journal/last_read.h"
#include "rules/ruleset.h"
#include "rules/ruling/asker.h"
#include "rules/ruling/asking.h"
#include "rules/ruling/narration.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace optio {

/// Is nobody named in a slot?
bool nobodyIn(const Json &input, const std::string &slot);
/// Throws Error for an input that is no object, or with `strict` has a key that is none of the act's.
void checkKeys(const About &about, const Json &input, bool strict);
/// The picks of a slot: its list, or the one thing in it; none when nobody is named.
std::span<const Json> picksIn(const Json &input, const std::string &slot);
/// The unit that the pick `number` (0 first) of a slot names: a bare text, or {"unit": …}; outside a game the pick is the unit, named by
/// its slot. Throws Error for anything else.
std::string pickedUnit(const std::string &slot, const Json &pick, std::size_t number, bool inGame);
/// Calls for each unit described outside a game: its id (see pickedUnit), its side and the description.
void forEachDescribed(const std::vector<Slot> &slots, const Json &input,
                      const std::function<void(const std::string &id, const std::string &side, const Json &described)> &call);
/// A die of six sides as a form announces it.
DieSlot dieSlot(const std::string &side, const std::string &label);

/// One act being made ready: the state it works on and what has been answered.
template <class Sheet, class State> struct SceneOf {
    const Sheet &sheet;
    const Json *json; ///< the state as it is; null outside a game
    State state;      ///< typed copy; outside a game the units described in the slots, named by the slot
    const Json &input;
    Asker &ask;
    bool kept = true; ///< is the case to be ruled, or only built to see whether it can be?
};

/// The changes of a game that make the state of what was before.
template <class State> std::vector<Change> changesSince(const Json &before, const State &after)
{
    return changesBetween(before, FieldsOut::write(after), [](const Json &, const std::vector<std::string> &, const Json &) { return ""; });
}
/// Throws Error for a unit that the game does not know.
template <class State> void expectInPlay(const State &state, const std::string &unit, const std::string &slot)
{
    if (!state.units.contains(unit))
        throw Error(slot + ": there is no unit \"" + unit + "\"", slot);
}
/// A unit by its name.
template <class Sheet, class State> Contestant contestantOf(const SceneOf<Sheet, State> &scene, const std::string &id)
{
    const auto &unit = scene.state.units.at(id);
    return {unit.side, id, unit.name, "", "counter", ""};
}

/// A case that plays on a copy of the state.
template <class State> class PlayedOf : public Case {
public:
    /// Gives the outcome's key without a state, for the odds.
    using Quick = std::function<std::uint64_t(Dice &)>;
    using Tell = std::function<OutcomeText(std::uint64_t)>;

    /// `play` changes the state and tells the narration; it must be pure in the dice. One that gives a key is its own odds, unless `quick`
    /// gives the same key in less time; one that gives none has a single outcome, unless `quick` knows better. Of a scene that is given
    /// away the state is taken and not copied.
    template <class Scene, class Play>
    PlayedOf(Scene &&scene, Play play, Quick quick = {}, Tell tell = {})
        : inGame_(scene.json != nullptr), before_(inGame_ && scene.kept ? *scene.json : Json()),
          state_(scene.kept ? std::forward<Scene>(scene).state : State()), quick_(std::move(quick)), tell_(std::move(tell))
    {
        if constexpr (std::is_void_v<std::invoke_result_t<Play, Dice &, State &, Narration &>>) {
            play_ = [play = std::move(play)](Dice &dice, State &state, Narration &narration) {
                play(dice, state, narration);
                return std::uint64_t{0};
            };
        } else {
            play_ = std::move(play);
            isKeyed_ = true;
        }
    }
    PlayedOf(const PlayedOf &) = delete;
    PlayedOf &operator=(const PlayedOf &) = delete;

    std::uint64_t roll(Dice &dice) const override
    {
        if (quick_ || !isKeyed_)
            return quick_ ? quick_(dice) : 0;
        State copy = state_;
        Narration narration;
        return play_(dice, copy, narration);
    }
    OutcomeText outcome(std::uint64_t key) const override { return tell_ ? tell_(key) : OutcomeText{Json::object(), "", "", 0}; }
    Ruling rule(Dice &dice) const override
    {
        State after = state_;
        Narration narration;
        play_(dice, after, narration);
        return narration.ruling(dice.drawn(), inGame_ ? changesSince(before_, after) : std::vector<Change>());
    }
    Ruling preview(Dice &dice) const override
    {
        if (!shown_) {
            Ruling all = rule(dice);
            if (hidesChanges_)
                all.changes.clear();
            return all;
        }
        State after = state_;
        Narration narration;
        shown_(after, narration);
        return narration.ruling({}, {});
    }
    std::vector<Prospect> prospects() const override { return prospects_ ? prospects_() : std::vector<Prospect>(); }
    std::string alike() const override { return alike_; }

    /// Before it is done only this is told of it, and none of its changes.
    void showOnly(std::function<void(State &, Narration &)> shown) { shown_ = std::move(shown); }
    /// Before it is done none of its changes are shown: they hold what both sides have.
    void hideChanges() { hidesChanges_ = true; }
    void foresee(std::function<std::vector<Prospect>()> prospects) { prospects_ = std::move(prospects); }
    /// All that its odds hang on: see Case::alike().
    void isLike(std::string what) { alike_ = std::move(what); }

private:
    bool inGame_;
    Json before_;
    State state_;
    std::function<std::uint64_t(Dice &, State &, Narration &)> play_;
    bool isKeyed_ = false; ///< does `play_` give the outcome's key?
    Quick quick_;
    Tell tell_;
    std::function<void(State &, Narration &)> shown_;
    std::function<std::vector<Prospect>()> prospects_;
    bool hidesChanges_ = false;
    std::string alike_;
};

/// What does not hang on a rule set's types.
class ActBase : public Resolver {
public:
    using Resolver::Resolver;
    std::string refusal(const Json &state, const Json &input) const override;
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    void expectAllowed(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepareLenient(const Json *state, const Json &input) const override;
    std::vector<std::string> participants(const Json &input) const override;

protected:
    /// Builds the case. `questions` receives what was asked, also when the act is refused; then the case only shows that there is one, and
    /// cannot be ruled. `form`, where it is wanted, receives head and dice.
    virtual std::unique_ptr<Case> built(const Json *state, const Json &input, bool strict, std::vector<Question> *questions,
                                        Form *form) const = 0;
};

/// What an act does: functions of its rule set, each over what it needs. Only `build` must be there. A rule set's acts.cpp lists them by
/// the ids of acts.toml.
template <class Sheet, class State> struct DoesOf {
    using Scene = SceneOf<Sheet, State>;
    /// Asks what is to be asked and gives the case. Throws Error when the act may not be done.
    std::unique_ptr<Case> (*build)(Scene &scene) = nullptr;
    /// The dice the form announces; by default none.
    std::vector<DieSlot> (*dice)(const Scene &scene) = nullptr;
    /// Which units the form shows at its head, side by side: by default those in slots for one.
    std::vector<Contestant> (*head)(const Scene &scene) = nullptr;
    /// The state it works on, where it is another than that of all acts: see ActOf::stateOf().
    State (*state)(const Sheet &sheet, const About &about, const Json *json, const Json &input) = nullptr;
    /// Adds to the form what is known only once it has been filled in.
    void (*form)(const Sheet &sheet, const Resolver &act, const Json *state, const Json &input, Form &form) = nullptr;
    /// Adds to a game's complete input what the act settles by itself.
    void (*complete)(const Json &state, const Json &input, Json &whole) = nullptr;
    /// Resolver::candidates() in a game.
    std::vector<Candidate> (*candidates)(const Sheet &sheet, const State &state, const Slot &slot, const Json &input) = nullptr;
    /// Resolver::participants(); by default those in the slots.
    std::vector<std::string> (*participants)(const Json &input) = nullptr;
    /// Resolver::pageOf().
    std::string (*page)(const Json &state, const Json &input) = nullptr;
    /// Who takes part in a game, of the units that the slots name: for a rule set that does not leave it at those.
    std::vector<std::string> (*takingPart)(const State &state, const Json &input, std::vector<std::string> named) = nullptr;
};

/// A resolver written as one function: build().
template <class SheetType, class StateType> class ActOf : public ActBase {
public:
    using Scene = SceneOf<SheetType, StateType>;
    using Does = DoesOf<SheetType, StateType>;
    ActOf(const SheetType &sheet, const About &about, const Does &does) : ActBase(about), sheet_(sheet), does_(does) {}
    std::vector<std::string> participants(const Json &input) const override
    {
        return does_.participants != nullptr ? does_.participants(input) : ActBase::participants(input);
    }
    Form form(const Json *state, const Json &input) const override
    {
        const Unchanging unchanged(state); // the questions, and what the rule set adds, read the same
        Form form = ActBase::form(state, input);
        if (does_.form != nullptr)
            does_.form(sheet_, *this, state, input, form);
        return form;
    }
    Json complete(const Json *state, const Json &input) const override
    {
        Json whole = ActBase::complete(state, input);
        if (does_.complete != nullptr && state != nullptr)
            does_.complete(*state, input, whole);
        return whole;
    }
    std::string pageOf(const Json &state, const Json &input) const override
    {
        return does_.page != nullptr ? does_.page(state, input) : std::string();
    }

protected:
    /// The state the act works on: the game's, or outside a game one made of the slots' descriptions (`state` is null).
    virtual StateType stateOf(const Json *state, const Json &input) const = 0;

    const SheetType &sheet_;
    const Does does_;

private:
    std::vector<Contestant> namedHead(const Scene &scene) const;
    std::unique_ptr<Case> built(const Json *state, const Json &input, bool strict, std::vector<Question> *questions,
                                Form *form) const override;
};

/// The state of an act outside a game, made of its slots' descriptions: a unit of the State's `units` each, called as its slot is unless it
/// has a name. Throws Error for one that its fields() do not know.
template <class State> State describedIn(const std::vector<Slot> &slots, const Json &input)
{
    State described;
    forEachDescribed(slots, input, [&](const std::string &id, const std::string &side, const Json &one) {
        auto &unit = described.units[id];
        FieldsIn::read(unit, one, id);
        unit.id = id;
        unit.side = side;
        if (unit.name.empty())
            unit.name = id;
    });
    return described;
}

/// The unit id in a slot; "" when an optional one is empty. Throws Error when the slot is empty, or the unit is unknown or out of play.
template <class Sheet, class State> std::string unitIn(const SceneOf<Sheet, State> &scene, const std::string &slot, bool optional = false)
{
    const auto picks = picksIn(scene.input, slot);
    if (picks.empty()) {
        if (optional)
            return {};
        throw Error(slot + ": nobody is named", slot);
    }
    std::string id = pickedUnit(slot, picks.front(), 0, scene.json != nullptr);
    expectInPlay(scene.state, id, slot);
    return id;
}

/// The ids in a slot of many, each once.
template <class Sheet, class State> std::vector<std::string> unitsIn(const SceneOf<Sheet, State> &scene, const std::string &slot)
{
    const auto picks = picksIn(scene.input, slot);
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < picks.size(); ++i) {
        const std::string id = pickedUnit(slot, picks[i], i, scene.json != nullptr);
        expectInPlay(scene.state, id, slot);
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    }
    return ids;
}

/// A case without dice. It is played once now, so that an act that may not be done is refused when it is made ready.
template <class Sheet, class State, class Play> std::unique_ptr<Case> told(const SceneOf<Sheet, State> &scene, const Play &play)
{
    State after = scene.state;
    Narration narration;
    play(after, narration);
    const std::string label = narration.sentences().empty() ? std::string() : narration.sentences().front();
    return std::make_unique<PlayedOf<State>>(
        scene, [play](Dice &, State &state, Narration &story) { play(state, story); }, typename PlayedOf<State>::Quick{},
        [label](std::uint64_t) { return OutcomeText{Json::object(), label, "", 0}; });
}

/// The same of an act that tells more, once it is done, than may be known before: until then only `shown` is told.
template <class Sheet, class State, class Play, class Shown>
std::unique_ptr<Case> told(const SceneOf<Sheet, State> &scene, const Play &play, Shown shown)
{
    State after = scene.state;
    Narration narration;
    shown(after, narration);
    auto made = std::make_unique<PlayedOf<State>>(
        scene, [play](Dice &, State &state, Narration &story) { play(state, story); }, typename PlayedOf<State>::Quick{},
        [label = narration.sentences().empty() ? std::string() : narration.sentences().front()](std::uint64_t) {
            return OutcomeText{Json::object(), label, "", 0};
        });
    made->showOnly(std::move(shown));
    return made;
}

template <class Sheet, class State> std::vector<Contestant> ActOf<Sheet, State>::namedHead(const Scene &scene) const
{
    std::vector<Contestant> head;
    for (const Slot &slot : slots())
        if (!slot.many && !nobodyIn(scene.input, slot.id)) {
            head.push_back(contestantOf(scene, unitIn(scene, slot.id)));
            if (scene.json == nullptr)
                head.back().unit.clear();
        }
    return head;
}

template <class Sheet, class State>
std::unique_ptr<Case> ActOf<Sheet, State>::built(const Json *state, const Json &input, bool strict, std::vector<Question> *questions,
                                                 Form *form) const
{
    checkKeys(about(), input, strict);
    Asker asker(sheet_.questions, answersIn(input), strict, questions != nullptr);
    Scene scene{sheet_, state, stateOf(state, input), input, asker};
    scene.kept = questions == nullptr;
    if (form != nullptr)
        form->contestants = does_.head != nullptr ? does_.head(scene) : namedHead(scene);
    std::unique_ptr<Case> ready;
    try {
        ready = does_.build(scene);
    } catch (...) {
        if (questions != nullptr)
            *questions = asker.questions();
        throw;
    }
    if (strict)
        asker.finish();
    if (questions != nullptr)
        *questions = asker.questions();
    if (form != nullptr)
        form->dice = does_.dice != nullptr ? does_.dice(scene) : std::vector<DieSlot>();
    return ready;
}

} // namespace optio
