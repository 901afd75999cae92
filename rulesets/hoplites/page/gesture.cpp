// SPDX-License-Identifier: GPL-3.0-or-later
// What a gesture on the board means.
#include "rulesets/hoplites/page/gesture.h"

#include "rules/error.h"
#include "rules/ruling/refusal.h"

#include <charconv>
#include <string_view>

namespace optio::hoplites {

namespace {

Error noThing(const std::string &name) { return Error("there is no " + quoted(Json(name)) + " on the board", "thing"); }

/// The number that the whole text is; -1 for anything else.
int numberIn(std::string_view text)
{
    int number = -1;
    const auto [stop, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc() && stop == text.data() + text.size() ? number : -1;
}

Act unitAct(Deed deed, Byte unit, Byte other = nobody)
{
    Act act;
    act.deed = deed;
    act.a = unit;
    act.b = other;
    return act;
}

/// A unit of one's own laid on something.
std::optional<Act> unitOn(const State &state, const Unit &unit, Byte index, int side, const Thing &to)
{
    using Kind = Thing::Kind;
    const bool own = to.side == side;
    switch (unit.place) {
    case Place::hand:
        if (to.kind == Kind::dropped)
            return unitAct(Deed::discard, index);
        return to.column != nobody && own ? std::optional(unitAct(Deed::play, index, to.column)) : std::nullopt;
    case Place::field:
        if (to.kind == Kind::hand || (to.kind == Kind::second && own))
            return unitAct(Deed::retire, index);
        if (to.kind == Kind::second)
            return unitAct(Deed::behind, index);
        if (to.column == nobody)
            return {};
        if (own)
            return unitAct(Deed::lateral, index, to.column);
        if (to.unit == nobody)
            return state.phase == Phase::shock && to.column == unit.column ? std::optional(unitAct(Deed::behind, index)) : std::nullopt;
        if (state.phase == Phase::missile)
            return unitAct(Deed::shoot, index, to.unit);
        {
            Act act = unitAct(Deed::attack, index);
            act.c = to.unit;
            return act;
        }
    case Place::second:
        if (to.kind != Kind::hand && !(to.kind == Kind::second && own) && to.kind != Kind::leader)
            return {};
        if (unit.has(rallied))
            return to.kind == Kind::leader ? unitAct(Deed::order, index) : unitAct(Deed::drawSecond, index);
        return unitAct(Deed::rallyLeader, index);
    case Place::pursuit:
        return to.kind == Kind::second || to.kind == Kind::hand ? std::optional(unitAct(Deed::regroup, index)) : std::nullopt;
    default:
        return {};
    }
}

std::optional<Act> cardOn(const State &state, Card card, int side, const Thing &to)
{
    const bool own = to.side == side;
    const Byte index = to.unit;
    if (to.kind == Thing::Kind::dropped)
        return unitAct(Deed::discard, codeOf(card));
    switch (card) {
    case Card::caltrop:
        return to.column != nobody && !own ? std::optional(unitAct(Deed::caltrop, to.column)) : std::nullopt;
    case Card::cohesion:
        return index != nobody && own ? std::optional(unitAct(Deed::cohesion, index)) : std::nullopt;
    case Card::supply:
        return index != nobody && own ? std::optional(unitAct(Deed::supply, index)) : std::nullopt;
    case Card::rally:
        return index != nobody && own ? std::optional(unitAct(Deed::rallyCard, index)) : std::nullopt;
    case Card::reserve:
        return to.kind != Thing::Kind::hand ? std::optional(unitAct(Deed::reserve, nobody)) : std::nullopt;
    case Card::own:
        return to.kind != Thing::Kind::hand ? std::optional(unitAct(Deed::card, nobody)) : std::nullopt;
    case Card::initiative:
        return state.prompt == Prompt::initiative ? std::optional(unitAct(Deed::bid, 1)) : std::nullopt;
    case Card::flank:
        break; // belongs to an attack that is being formed
    }
    return {};
}

} // namespace

std::string areaName(int side, int column) { return std::string("area:") + (side == 0 ? "a" : "b") + std::to_string(column + 1); }

std::string cardName(const Sheet &sheet, const State &state, Card card)
{
    return "card:" + sheet.card(sheet.modules[state.module], static_cast<std::size_t>(card)).id;
}

Thing thingOf(const Sheet &sheet, const State &state, int side, const std::string &name)
{
    using Kind = Thing::Kind;
    Thing thing;
    thing.side = side;
    const std::size_t colon = name.find(':');
    const std::string kind = name.substr(0, colon), rest = colon == std::string::npos ? "" : name.substr(colon + 1);
    if (name == "hand" || name == "deck" || name == "dropped" || name == "leader") {
        thing.kind = name == "hand" ? Kind::hand : name == "deck" ? Kind::deck : name == "dropped" ? Kind::dropped : Kind::leader;
        return thing;
    }
    if (kind == "card") {
        for (std::size_t i = 0; i < static_cast<std::size_t>(cardKinds); ++i)
            if (!rest.empty() && sheet.card(sheet.modules[state.module], i).id == rest) {
                thing.kind = Kind::card;
                thing.card = static_cast<Card>(i);
                return thing;
            }
        throw noThing(name);
    }
    const std::string &sided = colon == std::string::npos ? name : rest;
    if (sided.empty() || (sided[0] != 'a' && sided[0] != 'b'))
        throw noThing(name);
    thing.side = sided[0] == 'a' ? 0 : 1;
    if ((kind == "second" || kind == "leader") && sided.size() == 1) {
        thing.kind = kind == "second" ? Kind::second : Kind::leader;
        return thing;
    }
    const int number = numberIn(std::string_view(sided).substr(1));
    const Sight sight(sheet, state, side);
    const SideState &holder = state.sides[static_cast<std::size_t>(thing.side)];
    const Mask seen = thing.side == side ? holder.occupied : sight.seen;
    if (kind == "area" && number >= 1 && number <= sight.layout.width) {
        thing.kind = Kind::area;
        thing.column = static_cast<Byte>(number - 1);
        thing.unit = (seen & bit(thing.column)) != 0 ? static_cast<Byte>(unitAt(holder, thing.column)) : nobody;
        return thing;
    }
    if (colon != std::string::npos || number < 1 || number > holder.unitCount)
        throw noThing(name);
    thing.kind = Kind::unit;
    thing.unit = static_cast<Byte>(number - 1);
    if (const Unit &unit = holder.units[thing.unit]; unit.place == Place::field && (seen & bit(unit.column)) != 0)
        thing.column = unit.column;
    return thing;
}

std::optional<Act> actOf(const State &state, const Thing &from, const Thing &to)
{
    using Kind = Thing::Kind;
    const int side = state.toAct();
    if (from.side != side)
        return {};
    switch (from.kind) {
    case Kind::unit:
    case Kind::area: {
        if (from.unit == nobody)
            return {};
        const SideState &own = state.sides[static_cast<std::size_t>(side)];
        return unitOn(state, own.units[from.unit], from.unit, side, to);
    }
    case Kind::card:
        return cardOn(state, from.card, side, to);
    case Kind::deck:
        return to.kind == Kind::hand ? std::optional(unitAct(Deed::drawDeck, nobody)) : std::nullopt;
    case Kind::leader: {
        if (to.unit == nobody || to.side != side)
            return {};
        const Unit &unit = state.sides[static_cast<std::size_t>(side)].units[to.unit];
        if (unit.place == Place::pursuit)
            return unitAct(Deed::regroup, to.unit);
        return unitAct(unit.has(rallied) ? Deed::order : Deed::rallyLeader, to.unit);
    }
    default:
        return {};
    }
}

} // namespace optio::hoplites
