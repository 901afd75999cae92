// SPDX-License-Identifier: GPL-3.0-or-later
// What units, formations and engagements say of themselves, and the state as JSON.
#include "rulesets/tropaion/state.h"

#include "rules/names.h"
#include "rules/read_game.h"

#include <algorithm>
#include <cstdio>

namespace optio::tropaion {

namespace {

// What the words of a state may be. As much as any roster, deck and table can hold, and more.
constexpr std::size_t mostUnits = 200, mostCards = 200, mostPieces = 99;
const std::vector<std::string> sideWords{"a", "b"}, fightStages{"rolled", "result"}, purposes{"move", "charge", "control", "rally"},
    orderKinds{"forward", "charge", "facing", "sideways", "form", "gap", "breakOff"},
    orderStages{"test", "evade", "end", "contact", "cards"}, yesOrNo{"yes", "no"}, edgeNames{"south", "west", "north", "east"},
    stepWords{"cards", "terrain", "edges", "deploy", "points", "order", "start", "move", "shoot", "fight", "rally", "losses"};

} // namespace

template <class F> void fields(F &f, Unit &v)
{
    f("side", v.side, limit::oneOf(sideWords));
    f("name", v.name);
    f("type", v.type);
    f("weapon", v.weapon);
    f("traits", v.traits, limit::longest(20));
    f("status", v.status);
    f("reserve", v.reserve);
    f("lostTurn", v.lostTurn, limit::from(0, State::mostTurns));
    f("disruption", v.disruption, limit::from(0, 9));
    f("moves", v.moves, limit::from(0, 2));
    f("shot", v.shot);
    f("rallied", v.rallied);
    f("controlled", v.controlled);
    f("bound", v.bound);
    f("hurried", v.hurried, limit::from(0, 2));
    f("displaced", v.displaced, limit::from(0, 99));
}

template <class F> void fields(F &f, Formation &v)
{
    f("side", v.side, limit::oneOf(sideWords));
    f("files", v.files, limit::longest(mostUnits));
}

template <class F> void fields(F &f, Engagement &v)
{
    f("units", v.units);
    f("aspects", v.aspects);
    f("charger", v.charger, limit::from(-1, 1));
    f("breakLines", v.breakLines);
    f("shieldwall", v.shieldwall);
    f("fought", v.fought);
}

template <class F> void fields(F &f, Fight &v)
{
    f("engagement", v.engagement);
    f("stage", v.stage, limit::oneOrNone(fightStages));
    f("dice", v.dice, limit::from(0, 6));
    f("totals", v.totals, limit::from(-99, 99));
    f("rough", v.rough);
    f("winner", v.winner, limit::from(-1, 1));
    f("die", v.die, limit::from(0, 6));
    f("rerolled", v.rerolled);
}

template <class F> void fields(F &f, Reply &v)
{
    f("shooter", v.shooter);
    f("target", v.target);
    f("band", v.band, limit::from(0, 4));
}

template <class F> void fields(F &f, Test &v)
{
    f("purpose", v.purpose, limit::oneOrNone(purposes));
    f("who", v.who, limit::longest(mostUnits));
    f("die", v.die, limit::from(0, 6));
    f("sum", v.sum, limit::from(-99, 99));
    f("rerolled", v.rerolled);
}

template <class F> void fields(F &f, Order &v)
{
    f("kind", v.kind, limit::oneOrNone(orderKinds));
    f("stage", v.stage, limit::oneOrNone(orderStages));
    f("who", v.who, limit::longest(mostUnits));
    f("alone", v.alone);
    f("shape", v.shape);
    f("turn", v.turn);
    f("files", v.files);
    f("contact", v.contact);
    f("enters", v.enters);
    f("targets", v.targets);
    f("aspects", v.aspects);
    f("undecided", v.undecided);
    f("ends", v.ends);
    f("over", v.over);
    f("breakLines", v.breakLines);
    f("shieldwall", v.shieldwall);
    f("wraps", v.wraps);
}

template <class F> void fields(F &f, Piece &v)
{
    f("card", v.card);
    f("side", v.side, limit::oneOrNone(sideWords));
    f("noted", v.noted);
    f("across", v.across);
    f("x", v.x, limit::from(0, 999));
    f("y", v.y, limit::from(0, 999));
}

template <class F> void fields(F &f, Side &v)
{
    f("id", v.id);
    f("name", v.name);
    f("army", v.army);
    f("size", v.size, limit::from(0, 999));
    f("morale", v.morale, limit::from(-999, 99));
    f("dice", v.dice, limit::from(0, 999));
    f("score", v.score, limit::from(0, 999));
    f("left", v.left, limit::from(0, 999));
    f("assigned", v.assigned);
    f("hand", v.hand, limit::longest(mostCards));
    f("chosen", v.chosen);
    f("committed", v.committed);
    f("scouting", v.scouting);
    f("flank", v.flank, limit::from(0, 999));
    f("late", v.late, limit::from(0, 999));
    f("pays", v.pays, limit::oneOrNone(yesOrNo));
    f("quiet", v.quiet);
}

template <class F> void fields(F &f, Event &v)
{
    f("what", v.what);
    f("who", v.who);
    f("turn", v.turn, limit::from(0, State::mostTurns));
    f("active", v.active, limit::oneOrNone(sideWords));
}

template <class F> void fields(F &f, Settings &v)
{
    f("generalship", v.generalship);
    f("openPoints", v.openPoints);
    f("twoRoll", v.twoRoll);
    f("strategyAnyTest", v.strategyAnyTest);
    f("points", v.points, limit::from(0, 9999));
}

template <class F> void fields(F &f, State &v)
{
    f("ruleset", v.ruleset);
    f("turn", v.turn, limit::from(1, State::mostTurns));
    f("step", v.step, limit::oneOf(stepWords));
    f("active", v.active, limit::oneOrNone(sideWords));
    f("first", v.first, limit::oneOrNone(sideWords));
    f("hasHill", v.hasHill);
    f("hasDifficult", v.hasDifficult);
    f("settings", v.settings);
    f("sides", v.sides);
    f("units", v.units, limit::longest(2 * mostUnits));
    f("formations", v.formations, limit::longest(mostUnits));
    f("engagements", v.engagements, limit::longest(4 * mostUnits));
    f("placed", v.placed, limit::longest(mostCards));
    f("placer", v.placer, limit::oneOrNone(sideWords));
    f("plan", v.plan, limit::longest(mostPieces));
    f("width", v.width, limit::from(1, 999));
    f("depth", v.depth, limit::from(1, 999));
    f("edge", v.edge, limit::oneOrNone(sideWords));
    f("edges", v.edges, limit::oneOf(edgeNames));
    f("flanks", v.flanks, limit::oneOf(edgeNames));
    f("pile", v.pile, limit::longest(mostCards));
    f("discards", v.discards, limit::longest(mostCards));
    f("played", v.played, limit::longest(mostCards));
    f("fight", v.fight);
    f("darken", v.darken, limit::oneOrNone(sideWords));
    f("reply", v.reply);
    f("test", v.test);
    f("order", v.order);
    f("paid", v.paid, limit::oneOrNone(sideWords));
    f("surely", v.surely, limit::oneOrNone(sideWords));
    f("over", v.over);
    f("winner", v.winner, limit::oneOrNone(sideWords));
    f("agreed", v.agreed);
    f("held", v.held, limit::longest(2));
    f("passed", v.passed, limit::longest(2));
    f("events", v.events, limit::longest(mostUnits));
    f("number", v.number, limit::from(0, 9999999));
}

bool Unit::has(const char *trait) const { return std::find(traits.begin(), traits.end(), trait) != traits.end(); }

bool Order::hits() const
{
    return std::any_of(targets.begin(), targets.end(), [](const auto &entry) { return !entry.second.empty(); });
}

Formation::Shape Formation::shape() const { return shapeOf(files); }

Formation::Shape shapeOf(const std::vector<std::vector<std::string>> &files)
{
    using Shape = Formation::Shape;
    std::size_t longest = 0;
    for (const auto &file : files)
        longest = std::max(longest, file.size());
    if (files.size() == 1)
        return longest >= 2 ? Shape::column : Shape::none;
    if (files.empty() || longest == 0 || longest > 2)
        return Shape::none;
    return longest == 1 ? Shape::line : Shape::mass;
}

Unit &State::unit(const std::string &id) { return const_cast<Unit &>(std::as_const(*this).unit(id)); }

const Unit &State::unit(const std::string &id) const
{
    const auto found = units.find(id);
    if (found == units.end())
        throw Error("the game has no unit " + quoted(Json(id)), id);
    return found->second;
}

const Formation *State::formationOf(const std::string &unit) const
{
    for (const auto &[id, formation] : formations)
        for (const auto &file : formation.files)
            if (std::find(file.begin(), file.end(), unit) != file.end())
                return &formation;
    return nullptr;
}

Formation *State::formationOf(const std::string &unit) { return const_cast<Formation *>(std::as_const(*this).formationOf(unit)); }

std::vector<const Engagement *> State::engagementsOf(const std::string &unit) const
{
    std::vector<const Engagement *> found;
    for (const auto &[id, engagement] : engagements)
        if (engagement.units[0] == unit || engagement.units[1] == unit)
            found.push_back(&engagement);
    return found;
}

bool State::touched(const std::string &unit, Aspect aspect) const
{
    for (const Engagement *engagement : engagementsOf(unit))
        if (engagement->aspects[engagement->units[0] == unit ? 0 : 1] == aspect)
            return true;
    return false;
}

std::string State::newId(char kind)
{
    std::array<char, 16> text;
    std::snprintf(text.data(), text.size(), "%c%04d", kind, ++number);
    return text.data();
}

Unit unitFromJson(const std::string &id, const Json &json)
{
    Unit unit;
    FieldsIn::read(unit, json, id);
    unit.id = id;
    return unit;
}

Json toJson(const Unit &unit) { return FieldsOut::write(unit); }

namespace {

void expectKnown(const State &state, const std::vector<std::string> &units, bool some = false)
{
    for (const std::string &unit : units)
        state.unit(unit);
    if (some && units.empty())
        throw Error("the state: what is open names no unit", "who");
}

/// Throws Error where the parts of a state do not hang together.
void expectWhole(const State &state)
{
    if (state.sides[0].id != "a" || state.sides[1].id != "b")
        throw Error("the state: its sides are \"a\" and \"b\", in this order", "sides");
    for (const auto &[id, formation] : state.formations)
        for (const auto &file : formation.files)
            for (const std::string &unit : file)
                if (!unit.empty())
                    state.unit(unit);
    for (const auto &[id, contact] : state.engagements)
        for (const std::size_t side : {0, 1})
            if (state.unit(contact.units[side]).side != sideWords[side])
                throw Error("the state: of two in contact the first is of side a, the other of side b", id);
    if (const Fight &fight = state.fight; !fight.engagement.empty()) {
        if (!state.engagements.contains(fight.engagement))
            throw Error("the state: the combat that is open is none", "fight");
        if (fight.stage.empty() || (fight.stage == "result" && (fight.winner < 0 || fight.die < 1)))
            throw Error("the state: the combat that is open has no result", "fight");
    }
    if (!state.reply.target.empty())
        expectKnown(state, {state.reply.target, state.reply.shooter});
    if (!state.test.purpose.empty())
        expectKnown(state, state.test.who, true);
    const Order &order = state.order;
    if (!order.kind.empty())
        expectKnown(state, order.who, true);
    const bool ordered = state.test.purpose == "move" || state.test.purpose == "charge";
    if (ordered != (order.stage == "test") || order.kind.empty() != order.stage.empty())
        throw Error("the state: an order waits for its test, and the test of an order has one", "order");
    for (const auto *units : {&order.undecided, &order.ends, &order.over, &order.shieldwall, &order.enters})
        expectKnown(state, *units);
    for (const auto &file : order.files)
        expectKnown(state, file);
    for (const auto &[charger, target] : order.targets) {
        expectKnown(state, {charger});
        if (!target.empty())
            expectKnown(state, {target});
        if (!target.empty() && !order.aspects.contains(charger))
            throw Error("the state: it is not said where " + charger + " hits " + target, "order");
    }
    for (const auto &[charger, target] : order.wraps)
        expectKnown(state, {charger, target});
    for (const std::string &charger : order.ends)
        if (!order.targets.contains(charger))
            throw Error("the state: " + charger + " ends a charge that it has not made", "order");
    if (!order.contact.empty() && !state.engagements.contains(order.contact))
        throw Error("the state: the enemy who is faced is none", "order");
    for (const Event &event : state.events)
        expectKnown(state, event.who, true);
}

} // namespace

void settle(State &state)
{
    if (state.sides.size() != 2)
        throw Error("the state: a game has two sides", "sides");
    for (auto &[id, unit] : state.units)
        unit.id = id;
    for (auto &[id, formation] : state.formations)
        formation.id = id;
    for (auto &[id, engagement] : state.engagements)
        engagement.id = id;
    expectWhole(state);
    tellSidesApart(state.units, {state.sides[0].name, state.sides[1].name}); // the JSON keeps the names of the rosters (see changesSince)
}

std::shared_ptr<const State> gameOf(const Sheet & /*sheet*/, const Json &json) { return readGame<State>(json); }

State readState(const Json &json) { return *readGame<State>(json); }

Json toJson(const State &state) { return FieldsOut::write(state); }

} // namespace optio::tropaion
