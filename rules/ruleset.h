// SPDX-License-Identifier: GPL-3.0-or-later
// What a rule set is to the rest of the program: a catalogue, a way to start a game, resolvers with their forms, and a view for
// each side. A resolver rules (gives a Ruling with its changes); apply() in ruling.h makes the changes.
#pragma once

#include "rules/dice/dice.h"
#include "rules/dice/odds.h"
#include "rules/json.h"
#include "rules/roster/battles.h"
#include "rules/roster/glossary.h"
#include "rules/roster/howto.h"
#include "rules/roster/lessons.h"
#include "rules/ruling/about.h"
#include "rules/ruling/form.h"
#include "rules/ruling/ruling.h"
#include "rules/view.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace optio {

/// What an outcome key of a Case stands for.
struct OutcomeText {
    Json results;        ///< {"a":"unharmed","b":"recoil"}
    std::string label;   ///< short: "Blades recoil"
    std::string favours; ///< "a", "b" or "" when it is nobody's gain
    int weight = 0;      ///< how hard it falls, 0..3 (nothing, pushed, fled, destroyed): order and hatching of the odds bar
};

/// Odds of the same case when something is spent once its dice are seen.
struct Prospect {
    std::string label; ///< "with 1 point, and Broken Vine Staff"
    std::string rule;
    Json given; ///< what is spent, by the rule set's own words: {"points":1,"card":"vine_staff"}
    Distribution odds;
};

/// One case made ready: everything that does not hang on dice is worked out.
class Case {
public:
    virtual ~Case() = default;
    /// The rule itself, as an outcome key. Pure in the dice; live ruling and odds both come from it.
    virtual std::uint64_t roll(Dice &dice) const = 0;
    /// A key stands for the same results and favours the same side in every case of a resolver; only its label may differ.
    virtual OutcomeText outcome(std::uint64_t key) const = 0;
    /// Whom an outcome favours, where nothing else of it is asked.
    virtual std::string favours(std::uint64_t key) const { return outcome(key).favours; }
    /// Rolls and tells: the same computation as roll(), with its lines, outcome and changes.
    virtual Ruling rule(Dice &dice) const = 0;
    /// What is shown of it before it is done. Of an act done in private nothing that follows from what the other side keeps secret.
    virtual Ruling preview(Dice &dice) const { return rule(dice); }
    /// The odds for spending one point, two, …, and for the cards that may save it: for whatever somebody may have, not for what a side has
    /// left, so that both may see them. None where nothing can be spent.
    virtual std::vector<Prospect> prospects() const { return {}; }
    /// Cases of a resolver that say the same here have the same odds, key by key: a table of many counts them once. A case that says
    /// nothing is like no other.
    virtual std::string alike() const { return {}; }
};

/// The die that the rule asks for after these faces have fallen; nothing when they are all it needs, or do not fit.
std::optional<DieSlot> nextDie(const Case &ready, const std::vector<int> &faces);

/// Who may be picked for a slot.
struct Candidate {
    std::string unit;   ///< id of the unit
    std::string part;   ///< which of its elements, where they differ: "moved"; "" for those without marks
    std::string label;  ///< "Blades (O)"
    std::string detail; ///< "Varro · moved"
    int most = 1;       ///< how many may be picked
    int standard = 0;   ///< how many are picked when nothing is said
};

/// One kind of ruling. `input` is what `optio-cli resolve` reads and what an action in the journal holds: the slots (a unit id in
/// a game; a description of the unit outside one), "answers": {question id: value}, and outside a game "game": {…} with the tracked
/// values a game would know. `state` is null outside a game.
class Resolver {
public:
    explicit Resolver(About about) : about_(std::move(about)) {}
    virtual ~Resolver() = default;
    /// What it is, apart from what it does.
    const About &about() const { return about_; }
    const std::string &id() const { return about_.id; }
    const std::string &title() const { return about_.title; }
    const std::string &rule() const { return about_.rule; }
    const std::vector<Slot> &slots() const { return about_.slots; }
    /// Who may fill a slot of this game, given the rest of the input. For a slot that holds one unit an empty list means any unit of
    /// `Slot::whose`.
    virtual std::vector<Candidate> candidates(const Json & /*state*/, const Slot & /*slot*/, const Json & /*input*/) const { return {}; }
    /// A whole, valid input outside a game.
    const Json &example() const { return about_.example; }
    /// Why this act may not be done now, as a sentence; empty when it may. `input` may lack some slots.
    virtual std::string refusal(const Json &state, const Json &input) const = 0;
    /// The questions that apply, with their answers. Lenient: answers that do not apply (any more) are left out; those that are not
    /// allowed fall back to their default. Throws Error only when the slots are wrong.
    virtual Form form(const Json *state, const Json &input) const = 0;
    /// The input with all answers that apply, each given or default. Strict: throws Error naming the field and the allowed values for an
    /// unknown key, unknown question, a question that does not apply, or a value not allowed.
    virtual Json complete(const Json *state, const Json &input) const = 0;
    /// Throws what complete() throws, where nobody wants the input it gives.
    virtual void expectAllowed(const Json *state, const Json &input) const { (void)complete(state, input); }
    /// `input` must be complete.
    virtual std::unique_ptr<Case> prepare(const Json *state, const Json &input) const = 0;
    /// The same for an input that is not complete: answers that do not apply are passed over, those that lack or are not allowed are the
    /// default. effectsOf() calls it for every answer it tries; a resolver that can do it without form() makes the live odds quicker.
    virtual std::unique_ptr<Case> prepareLenient(const Json *state, const Json &input) const;
    /// The side on whose private page the form is filled in ("a", "b"): the tablet is handed over first. "" for a form both may see.
    virtual std::string pageOf(const Json & /*state*/, const Json & /*input*/) const { return {}; }
    /// Are its answers, dice, reasons and changes its side's secret, so that until the game has ended only its sentence is told?
    bool secret() const { return about_.secret; }
    /// Is one act of it such a secret, by what it was and what it did? As a rule all are, or none.
    virtual bool secretAct(const Json & /*act*/, const Json & /*result*/) const { return secret(); }
    /// Can any act of it be one?
    virtual bool mayBeSecret() const { return secret(); }
    /// Does it bring a secret out, so that it is taken back only when both players agree to that?
    bool reveals() const { return about_.reveals; }
    /// Did one act of it bring a secret out? `result` is what its entry holds. As a rule all do, or none.
    virtual bool revealed(const Json & /*result*/) const { return reveals(); }
    /// Ids of the units that take part, in a fixed order: part of the dice's key. Outside a game: the slots' canonical text.
    virtual std::vector<std::string> participants(const Json &input) const;
    /// The same of an act of a game, as its journal keeps it: whatever names the same formation or group there gives the same ids, so that
    /// an order taken back and given in other words draws the same dice.
    virtual std::vector<std::string> participantsIn(const Json & /*state*/, const Json &input) const { return participants(input); }

private:
    About about_;
};

/// An `Act` for each of these rows, in their order. Throws Error as expectCoded() does.
template <class Act, class Sheet, class Does>
std::vector<std::unique_ptr<Resolver>> makeActs(const Sheet &sheet, const std::vector<About> &rows,
                                                const std::map<std::string_view, Does> &does)
{
    std::vector<std::string_view> coded;
    for (const auto &[id, what] : does)
        coded.push_back(id);
    expectCoded(rows, coded);
    std::vector<std::unique_ptr<Resolver>> acts;
    for (const About &row : rows)
        acts.push_back(std::make_unique<Act>(sheet, row, does.at(row.id)));
    return acts;
}

/// What one other answer would do: for each question of the form and each of its other values, the odds.
struct Effect {
    std::string question;
    Json value;
    bool changes = false; ///< do the odds differ from the present ones?
    double favourA = 0;   ///< change of the chance that the outcome favours a
    double favourB = 0;
};

/// Exact odds of a complete input.
Distribution oddsOf(const Case &ready);
/// What comes of the dice that begin with these faces: the ruling may have asked for more (a combat's result is known before it is seen
/// whether a leader fell). Throws DieWanted when a later act's dice decide it, and Error for faces that are not those it asks for.
OutcomeText outcomeFrom(const Case &ready, const std::vector<int> &faces);
/// What each other answer would change. Counts are tried at every value of their range (at most 12).
std::vector<Effect> effectsOf(const Resolver &resolver, const Json *state, const Json &input);

/// A finding about a roster: never blocks.
struct Finding {
    std::string severity; ///< "error", "warning" or "note"
    std::string text;
    std::string rule;
    std::string where; ///< JSON pointer into the roster: "/commands/0/units/2"
};

/// An act offered to the players besides resolvers that need slots: "End bound", "Weather".
struct Act {
    std::string resolver;
    std::string label;
    Json input;          ///< what to start the form with
    bool next = false;   ///< the natural next step of the sequence of play
    std::string refusal; ///< why not now; empty when it may be done
};

/// The rule set that a rule set's id is built on: "x" for "x+our-club" (house rules, see house.h) and for "x" itself.
std::string baseOf(std::string_view ruleset);

class Ruleset {
public:
    virtual ~Ruleset() = default;
    virtual std::string id() const = 0; ///< "x", or "x+our-club" under house rules
    /// The rule set it is without house rules. Rosters can be fielded in every rule set of the same base.
    std::string base() const { return baseOf(id()); }
    virtual std::string name() const = 0;
    virtual std::string summary() const = 0;             ///< a sentence for the New game card
    virtual std::string kind() const { return "table"; } ///< "table": beside your table; "app": played in the app
    virtual std::string data() const = 0;                ///< hash of its figures
    /// Catalogue for describe and for the roster editor: "fields" (what the editor asks of a unit), "types", "points", figures. A field:
    /// {"key","label","help","kind","rule","standard","when"} and what its kind needs: "choice" has "choices", "count" has "least", "most"
    /// and perhaps "step". "when", of a field or of a choice, is {key: value or list of values} of the row; "army/key" of the whole roster.
    /// Where the rule set has them, besides:
    /// "commandFields", what is asked of a command; "oneCommand": true when all units stand in one;
    /// "armyFields", what is asked of the army, each with the "group" it stands under and perhaps "points" (each). Keys such as
    /// "leader/name" lead into an object. More kinds: "longText"; "flags", a list of the choices' values; "counts", {value: number}, by
    /// choices with "least" and "most"; "places", [{"area","kind"}], by "choices" and "zones":[{"label","areas":[1,2]}];
    /// "newArmy", what a new roster has besides the usual; "opening":{"resolver","input"}, the act at the start that deals each side the
    /// "hand" of its view (ids of units, or of the catalogue's "cards").
    virtual Json catalogue() const = 0;
    /// The reference, drawn from the figures: [{"rule":"PUN-100","title":"…","text":"…"}], in reading order.
    virtual Json reference() const = 0;
    /// The charts to have beside the game and to print, drawn from the figures (see charts.h): [{"id","title","note","tables":[{"title",
    /// "columns":["…"],"rows":[["…"]],"rules":["PUN-221", one for each row, "" where there is none]}]}].
    virtual Json charts() const { return Json::array(); }
    virtual std::vector<const Resolver *> resolvers() const = 0;
    /// What the button of an act without dice says: "Assign", "Press forward"; "" where it only resolves.
    std::string verb(std::string_view resolver) const;
    /// Throws Error naming the resolver and listing those there are.
    const Resolver &resolver(std::string_view id) const;

    /// The supplied armies, as rosters (see roster.h).
    virtual const std::vector<Json> &armies() const = 0;
    /// Ready-made battles between supplied armies. Throws Error with file and line for faulty ones.
    virtual std::vector<ReadyBattle> battles() const { return {}; }
    /// Those of them that make a small campaign. Throws Error with file and line for faulty ones.
    virtual std::vector<BattleSeries> series() const { return {}; }
    /// How it is played, in pages. Throws Error with file and line for faulty ones.
    virtual std::vector<HowToPage> howTo() const { return {}; }
    /// What short words on the screen mean. Throws Error with file and line for faulty rows.
    virtual std::vector<GlossaryWord> glossary() const { return {}; }
    /// Guided games. Throws Error with file and line for faulty ones.
    virtual std::vector<Lesson> lessons() const { return {}; }
    /// Legality of a roster; empty when all is well.
    virtual std::vector<Finding> check(const Json &roster) const = 0;
    /// Points and other totals: {"points": 382, "elements": 59, …}. Where the rule set has them, for the editor:
    /// "parts":[{"label","points"}], what the points are made up of; "figures":[{"label","value","range","fits"}];
    /// "histogram":{"label","bars":[{"label","count"}]}; "counted":{"label","value","of"}, where an army is measured by that and not by
    /// points.
    virtual Json totals(const Json &roster) const = 0;
    /// How a unit row reads: {"label":"Blades (O)","detail":"regular","icon":"blades","points":6}.
    virtual Json unitText(const Json &unit) const = 0;
    /// A new unit row for the editor.
    virtual Json newUnit() const = 0;

    /// The options of a new game as questions with defaults.
    virtual std::vector<Question> options() const = 0;
    /// The state of a new game. Throws Error for a roster that cannot be played; where rows that cannot be counted are left out instead,
    /// the state's "left_out" tells them, a sentence each.
    virtual Json start(const Json &rosterA, const Json &rosterB, const Json &options) const = 0;
    /// Number of the turn (bound), for headings and dice keys.
    virtual int turn(const Json &state) const = 0;
    /// Acts offered now.
    virtual std::vector<Act> acts(const Json &state) const = 0;
    /// What `side` ("a", "b", "" for a view both may see) sees, secrets left out.
    virtual View view(const Json &state, const std::string &side) const = 0;
    /// Has the game ended? {"over":false} or {"over":true,"winner":"a","text":"…"}.
    virtual Json ended(const Json &state) const = 0;
    /// The counters a referee may correct by hand: [{"path","label","kind":"count"|"yesNo"|"choice","least","most","value"}], "choices"
    /// [{"value","label"}] of a choice, "option" where it is one of options() that may change in the middle of a game, and "with" the paths
    /// of counters that must be named along with it.
    virtual Json counters(const Json &state) const = 0;
    /// What changes along with corrected counters, so that those that belong together agree: `corrected` is the state in which the counters
    /// `paths` have their new values. Throws Error when these contradict each other.
    virtual std::vector<Change> settled(const Json & /*corrected*/, const std::vector<std::string> & /*paths*/) const { return {}; }
};

} // namespace optio
