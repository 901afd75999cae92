// SPDX-License-Identifier: GPL-3.0-or-later
// What units, formations and engagements say of themselves, and the state as JSON.
#include "rulesets/tropaion/state.h"

#include <algorithm>
#include <cstdio>

namespace optio::tropaion {

template <class F> void fields(F &f, Unit &v)
{
    f("side", v.side);
    f("name", v.name);
    f("type", v.type);
    f("weapon", v.weapon);
    f("traits", v.traits);
    f("status", v.status);
    f("reserve", v.reserve);
    f("lostTurn", v.lostTurn);
    f("disruption", v.disruption);
    f("moves", v.moves);
    f("shot", v.shot);
    f("rallied", v.rallied);
    f("controlled", v.controlled);
    f("bound", v.bound);
    f("hurried", v.hurried);
    f("displaced", v.displaced);
}

template <class F> void fields(F &f, Formation &v)
{
    f("side", v.side);
    f("files", v.files);
}

template <class F> void fields(F &f, Engagement &v)
{
    f("units", v.units);
    f("aspects", v.aspects);
    f("charger", v.charger);
    f("breakLines", v.breakLines);
    f("shieldwall", v.shieldwall);
    f("fought", v.fought);
}

template <class F> void fields(F &f, Fight &v)
{
    f("engagement", v.engagement);
    f("stage", v.stage);
    f("dice", v.dice);
    f("totals", v.totals);
    f("rough", v.rough);
    f("winner", v.winner);
    f("die", v.die);
    f("rerolled", v.rerolled);
}

template <class F> void fields(F &f, Reply &v)
{
    f("shooter", v.shooter);
    f("target", v.target);
    f("band", v.band);
}

template <class F> void fields(F &f, Test &v)
{
    f("purpose", v.purpose);
    f("who", v.who);
    f("die", v.die);
    f("sum", v.sum);
    f("rerolled", v.rerolled);
}

template <class F> void fields(F &f, Order &v)
{
    f("kind", v.kind);
    f("stage", v.stage);
    f("who", v.who);
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
}

template <class F> void fields(F &f, Piece &v)
{
    f("card", v.card);
    f("side", v.side);
    f("noted", v.noted);
    f("across", v.across);
    f("x", v.x);
    f("y", v.y);
}

template <class F> void fields(F &f, Side &v)
{
    f("id", v.id);
    f("name", v.name);
    f("army", v.army);
    f("size", v.size);
    f("morale", v.morale);
    f("dice", v.dice);
    f("score", v.score);
    f("left", v.left);
    f("assigned", v.assigned);
    f("hand", v.hand);
    f("chosen", v.chosen);
    f("committed", v.committed);
    f("scouting", v.scouting);
    f("flank", v.flank);
    f("late", v.late);
    f("pays", v.pays);
    f("quiet", v.quiet);
}

template <class F> void fields(F &f, Settings &v)
{
    f("generalship", v.generalship);
    f("openPoints", v.openPoints);
    f("twoRoll", v.twoRoll);
    f("strategyAnyTest", v.strategyAnyTest);
    f("points", v.points);
}

template <class F> void fields(F &f, State &v)
{
    f("ruleset", v.ruleset);
    f("turn", v.turn);
    f("step", v.step);
    f("active", v.active);
    f("first", v.first);
    f("hasHill", v.hasHill);
    f("hasDifficult", v.hasDifficult);
    f("settings", v.settings);
    f("sides", v.sides);
    f("units", v.units);
    f("formations", v.formations);
    f("engagements", v.engagements);
    f("placed", v.placed);
    f("placer", v.placer);
    f("plan", v.plan);
    f("width", v.width);
    f("depth", v.depth);
    f("edge", v.edge);
    f("edges", v.edges);
    f("flanks", v.flanks);
    f("pile", v.pile);
    f("discards", v.discards);
    f("played", v.played);
    f("fight", v.fight);
    f("darken", v.darken);
    f("reply", v.reply);
    f("test", v.test);
    f("order", v.order);
    f("paid", v.paid);
    f("surely", v.surely);
    f("over", v.over);
    f("winner", v.winner);
    f("agreed", v.agreed);
    f("held", v.held);
    f("passed", v.passed);
    f("number", v.number);
}

bool Unit::has(const char *trait) const { return std::find(traits.begin(), traits.end(), trait) != traits.end(); }

Formation::Shape Formation::shape() const
{
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

State readState(const Json &json)
{
    State state;
    FieldsIn::read(state, json, "the state");
    if (state.sides.size() != 2)
        throw Error("the state: a game has two sides", "sides");
    for (auto &[id, unit] : state.units)
        unit.id = id;
    for (auto &[id, formation] : state.formations)
        formation.id = id;
    for (auto &[id, engagement] : state.engagements) {
        engagement.id = id;
        for (const std::string &unit : engagement.units)
            state.unit(unit);
    }
    return state;
}

Json toJson(const State &state) { return FieldsOut::write(state); }

} // namespace optio::tropaion
