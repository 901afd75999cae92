// SPDX-License-Identifier: GPL-3.0-or-later
// What a side sees of a game (see Ruleset::view), each piece beside the names under which it is written. What a rule set has not is left
// out. A view is only written, never read back: whoever wants a piece of it takes it from here.
#pragma once

#include "rules/dice/odds.h"
#include "rules/fields.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// How much something wants to be heeded; each has its colour in Theme.qml. A board draws its badges its own way.
enum class Tone { unset, none, good, warn, bad, accent };
constexpr std::array<const char *, 6> wordsOf(Tone) { return {"", "none", "good", "warn", "bad", "accent"}; }

/// A short fact: "demoralised".
struct Badge {
    std::string text{};
    Tone tone = Tone::none;
    std::string brief{}; ///< what has room on a card of a board: "ENG"
    std::string thing{}; ///< of a board: what a touch explains, "rule:ferocity"
};
template <class F> void fields(F &f, Badge &v)
{
    f("text", v.text);
    f("tone", v.tone);
    f("brief", v.brief, limit::sparse);
    f("thing", v.thing, limit::sparse);
}

struct UnitView {
    std::string id{}, label{}, detail{}, icon{};
    int count = 0, lost = 0; ///< elements that are left, and those that are lost
    std::vector<Badge> badges{};
    Json board{}; ///< what a board besides shows of it
};
template <class F> void fields(F &f, UnitView &v)
{
    f("id", v.id);
    f("label", v.label);
    f("detail", v.detail);
    f("icon", v.icon);
    f("count", v.count);
    f("lost", v.lost);
    f("badges", v.badges);
    f.besides(v.board);
}

/// What a group may still spend: "PIPs".
struct PoolView {
    std::string label{};
    int total = 0, left = 0;
};
template <class F> void fields(F &f, PoolView &v)
{
    f("label", v.label);
    f("total", v.total);
    f("left", v.left);
}

/// The units of a command.
struct GroupView {
    std::string id{}, name{};
    std::vector<Badge> badges{};
    std::optional<PoolView> pool{};
    std::vector<UnitView> units{};
};
template <class F> void fields(F &f, GroupView &v)
{
    f("id", v.id);
    f("name", v.name);
    f("badges", v.badges);
    f("pool", v.pool);
    f("units", v.units);
}

/// What a side alone may read: its hand, say, card by card.
struct SecretView {
    struct Row {
        std::string label{}, text{}, rule{};
    };
    std::string title{};
    std::vector<Row> rows{};
};
template <class F> void fields(F &f, SecretView::Row &v)
{
    f("label", v.label);
    f("text", v.text);
    f("rule", v.rule);
}
template <class F> void fields(F &f, SecretView &v)
{
    f("title", v.title);
    f("rows", v.rows);
}

struct SideView {
    std::string id{}, name{};
    std::vector<Badge> badges{};
    std::vector<GroupView> groups{};
    std::optional<bool> keepsSecrets{};              ///< does it in this game?
    std::optional<std::vector<SecretView>> secret{}; ///< in its own view
    std::map<std::string, int> points{};             ///< that lie open, by what they are for
    Json board{};                                    ///< what a board besides shows of it
};
template <class F> void fields(F &f, SideView &v)
{
    f("id", v.id);
    f("name", v.name);
    f("badges", v.badges);
    f("groups", v.groups);
    f("private", v.keepsSecrets);
    f("secret", v.secret);
    f("points", v.points, limit::sparse);
    f.besides(v.board);
}

/// A phase of the turn: what it is for, its rule, and the rulings that belong to it.
struct PhaseView {
    enum class When { done, now, todo };
    std::string id{}, label{}, text{}, rule{};
    std::vector<std::string> rulings{};
    When when = When::todo;
    std::optional<bool> skipped{}; ///< of a board
};
constexpr std::array<const char *, 3> wordsOf(PhaseView::When) { return {"done", "now", "todo"}; }
template <class F> void fields(F &f, PhaseView &v)
{
    f("id", v.id);
    f("label", v.label);
    f("state", v.when);
    f("text", v.text, limit::sparse);
    f("rule", v.rule);
    f("rulings", v.rulings, limit::sparse);
    f("skipped", v.skipped);
}
/// Those before the phase `now` are done, those after it are still to come.
void markPhases(std::vector<PhaseView> &phases, std::string_view now);

/// What has broken or is beaten, told once across the page; each has a key of its own.
struct Fallen {
    std::string key{}, side{}, text{}, rule{};
};
template <class F> void fields(F &f, Fallen &v)
{
    f("key", v.key);
    f("side", v.side);
    f("text", v.text);
    f("rule", v.rule);
}

/// What the players might forget; the act that settles it where there is one.
struct Reminder {
    std::string text{}, rule{}, resolver{};
    Json input{};
    bool due = false; ///< the step does not end before
};
template <class F> void fields(F &f, Reminder &v)
{
    f("text", v.text);
    f("rule", v.rule, limit::sparse);
    f("resolver", v.resolver, limit::sparse);
    f("input", v.input, limit::sparse);
    f("due", v.due, limit::sparse);
}

struct ChanceView {
    double p = 0;
    std::string fraction{}; ///< "5/18"; empty where it is not known exactly
};
template <class F> void fields(F &f, ChanceView &v)
{
    f("p", v.p);
    f("fraction", v.fraction, limit::sparse);
}
/// So many cases of all there are.
ChanceView chanceOf(Weight weight, Weight of);

/// What is near its limit.
struct Watched {
    std::string text{}, detail{};
    Tone tone = Tone::none;
    std::string side{}, unit{}, rule{};
    std::optional<ChanceView> chance{};
    std::string resolver{}; ///< of the act that may bring it about
    Json input{};
};
template <class F> void fields(F &f, Watched &v)
{
    f("text", v.text);
    f("detail", v.detail);
    f("tone", v.tone);
    f("side", v.side);
    f("unit", v.unit, limit::sparse);
    f("rule", v.rule, limit::sparse);
    f("chance", v.chance);
    f("resolver", v.resolver, limit::sparse);
    f("input", v.input, limit::sparse);
}

/// Dice that lie open to be laid on places, each by the place's question or all by one.
struct PlacingView {
    struct Place {
        std::string label{}, note{}, question{};
        std::vector<std::string> buys{};
    };
    std::string resolver{}, side{}, question{};
    std::vector<int> dice{}; ///< faces
    std::vector<Place> places{};
};
template <class F> void fields(F &f, PlacingView::Place &v)
{
    f("label", v.label);
    f("note", v.note, limit::sparse);
    f("question", v.question, limit::sparse);
    f("buys", v.buys);
}
template <class F> void fields(F &f, PlacingView &v)
{
    f("resolver", v.resolver);
    f("side", v.side);
    f("question", v.question, limit::sparse);
    f("dice", v.dice);
    f("places", v.places);
}

/// So many seconds are given to `side` for this step, and when they are over the act is to be done. Only while it runs; it begins when `id`
/// first appears and goes on wherever the same `id` comes back (after an undo too: time is not given back). The players may halt it.
struct ClockView {
    std::string id{};
    int seconds = 0;
    std::string label{}, side{}, rule{}, resolver{};
    Json input{};
};
template <class F> void fields(F &f, ClockView &v)
{
    f("id", v.id);
    f("seconds", v.seconds);
    f("label", v.label);
    f("side", v.side);
    f("rule", v.rule);
    f("resolver", v.resolver);
    f("input", v.input);
}

/// The table from above, from its south-west corner, in the rule set's measure.
struct PlanView {
    /// Whose edge is where, and how deep the side deploys there.
    struct Edge {
        std::string side{}, name{}, edge{}; ///< "south", "west", "north" or "east"
        std::optional<int> zone{};
    };
    /// Drawn when it is noted: its middle from the west and the south edge, and its size. The act moves it.
    struct Piece {
        int number = 0;
        std::string card{}, name{}, kind{}, size{}, text{}, side{};
        bool noted = false;
        std::optional<double> x{}, y{}, width{}, depth{};
        std::string resolver{};
        Json input{};
    };
    int width = 0, depth = 0;
    std::vector<Edge> edges{};
    std::vector<Piece> pieces{};
    std::vector<Edge> flanks{};                 ///< where flank marches have come on
    std::vector<std::string> faults{};          ///< what lies too near to what, a sentence each
    std::map<std::string, std::string> point{}; ///< the questions that ask for "x" and "y"
};
template <class F> void fields(F &f, PlanView::Edge &v)
{
    f("side", v.side);
    f("name", v.name);
    f("edge", v.edge);
    f("zone", v.zone);
}
template <class F> void fields(F &f, PlanView::Piece &v)
{
    f("number", v.number);
    f("card", v.card);
    f("name", v.name);
    f("kind", v.kind);
    f("size", v.size);
    f("text", v.text);
    f("side", v.side);
    f("noted", v.noted);
    f("x", v.x);
    f("y", v.y);
    f("width", v.width);
    f("depth", v.depth);
    f("resolver", v.resolver, limit::sparse);
    f("input", v.input, limit::sparse);
}
template <class F> void fields(F &f, PlanView &v)
{
    f("width", v.width);
    f("depth", v.depth);
    f("edges", v.edges);
    f("pieces", v.pieces);
    f("flanks", v.flanks);
    f("faults", v.faults);
    f("point", v.point);
}

/// A side that may still do something of its own (play a card) before others go on: on one tablet the players see to that themselves; where
/// each has a device, the rulings in `before` wait until it has done so, or said by the act `pass` of that side that it does not (LNK-23).
struct WindowView {
    std::string side{};
    std::string text{}; ///< "a card on this charge"
    std::vector<std::string> before{};
    std::string pass{};
};
template <class F> void fields(F &f, WindowView &v)
{
    f("side", v.side);
    f("text", v.text);
    f("before", v.before);
    f("pass", v.pass);
}

/// The whole.
struct View {
    std::string title{};
    std::string turnWord{}; ///< what the rule set calls a turn: "bound"; empty where it only numbers them
    int turn = 0;
    std::string active{}; ///< the side whose turn it is
    std::string weather{};
    std::vector<SideView> sides{};
    std::vector<PhaseView> phases{};   ///< the sequence of the turn
    std::optional<std::string> step{}; ///< what is going on within the phase
    std::vector<std::string> now{};    ///< the rulings that belong to this step, the usual one first; the others are then a tap further off
    std::vector<std::string> onward{}; ///< the rulings that lead from phase to phase: a tap on a later phase does one after the other
    std::map<std::string, std::string> passing{}; ///< what such a ruling says that names nobody, done on the way to a phase
    std::vector<WindowView> windows{};            ///< who may still do something before others go on
    std::vector<Fallen> fallen{};
    std::vector<Reminder> reminders{};
    std::vector<Watched> watch{}; ///< the nearest first
    std::optional<PlacingView> placing{};
    std::optional<ClockView> clock{};
    std::optional<PlanView> plan{};
    Json board{}; ///< what a board besides shows; a board has its own way to tell who has fallen

    /// "bound 7"; the bare number where the rule set has no word.
    std::string turnText() const;
    /// How far the game is: the turn, or the title where the rule set only numbers its turns.
    std::string progress() const;
    /// Throws Error when there is none of this id.
    const SideView &side(std::string_view id) const;
};
template <class F> void fields(F &f, View &v)
{
    f("title", v.title);
    f("turn", v.turnWord.empty() ? Json(v.turn) : Json(v.turnText()));
    f("active", v.active);
    f("weather", v.weather, limit::sparse);
    f("sides", v.sides);
    f("phases", v.phases, limit::sparse);
    f("step", v.step);
    f("now", v.now);
    f("onward", v.onward, limit::sparse);
    f("passing", v.passing, limit::sparse);
    f("windows", v.windows, limit::sparse);
    if (v.board.is_null())
        f("fallen", v.fallen);
    f("reminders", v.reminders);
    f("watch", v.watch);
    f("placing", v.placing);
    f("clock", v.clock);
    f("plan", v.plan);
    f.besides(v.board);
}

/// The side ("a", "b") of every unit, by its id.
std::map<std::string, std::string> sidesOfUnits(const View &view);
/// Is this ruling one of them?
bool isAmong(const std::vector<std::string> &rulings, const std::string &one);
/// The view as files and the command line tell it.
Json toJson(const View &view);

} // namespace optio
