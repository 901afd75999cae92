// SPDX-License-Identifier: GPL-3.0-or-later
// Gathers what is offered, and tries units in the places of rulings until one may be done.
#include "rules/ruling/offers.h"

#include "rules/board.h"
#include "rules/ruling/act.h"
#include "rules/sides.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>

namespace optio {

namespace {

/// How many ways of filling a ruling's places are tried before it is left to the players.
constexpr int mostWays = 120;

bool isOpen(const Json &input, const Slot &slot)
{
    const auto found = input.find(slot.id);
    return found == input.end() || found->is_null() || *found == "" || (found->is_array() && found->empty());
}

/// What may stand in a place: unit ids, or lists of one pick.
std::vector<Json> fillings(const Resolver &resolver, const Json &state, const ViewUnits &units, const Slot &slot, const Json &input)
{
    std::vector<Json> all;
    for (const Candidate &one : resolver.candidates(state, slot, input)) {
        if (!slot.many) {
            all.emplace_back(one.unit);
            continue;
        }
        Json pick = Json::object({{"unit", one.unit}});
        if (!one.part.empty())
            pick["part"] = one.part;
        all.push_back(Json::array({std::move(pick)}));
    }
    if (!all.empty() || slot.many)
        return all;
    const std::vector<std::string> &own = units.active == "b" ? units.b : units.a, &others = units.active == "b" ? units.a : units.b;
    if (slot.whose != "other")
        all.insert(all.end(), own.begin(), own.end());
    if (slot.whose != "active")
        all.insert(all.end(), others.begin(), others.end());
    return all;
}

class Filling {
public:
    Filling(const Resolver &resolver, const Json &state, const ViewUnits &units, int most, const std::function<bool(const Json &)> &take)
        : resolver_(resolver), state_(state), units_(units), slots_(resolver.slots()), left_(most), take_(take)
    {}

    bool from(std::size_t number, const Json &input)
    {
        while (number < slots_.size() && (slots_[number].optional || !isOpen(input, slots_[number])))
            ++number;
        if (number == slots_.size())
            return left_-- > 0 && take_(input);
        const std::vector<Json> all = fillings(resolver_, state_, units_, slots_[number], input);
        for (const Json &one : all) {
            if (left_ <= 0)
                return false;
            Json filled = input;
            filled[slots_[number].id] = one;
            if (from(number + 1, filled))
                return true;
        }
        return false;
    }
    bool exhausted() const { return left_ <= 0; }

private:
    const Resolver &resolver_;
    const Json &state_;
    const ViewUnits &units_;
    std::vector<Slot> slots_;
    int left_;
    const std::function<bool(const Json &)> &take_;
};

bool lacks(const Resolver &resolver, const Json &input)
{
    const std::vector<Slot> &slots = resolver.slots();
    return std::any_of(slots.begin(), slots.end(), [&](const Slot &slot) { return !slot.optional && isOpen(input, slot); });
}

std::string refusalOf(const Resolver &resolver, const Json &state, const Json &input)
{
    try {
        return resolver.refusal(state, input);
    } catch (const Error &error) {
        return error.what();
    } catch (const Json::exception &) {
        return {}; // what is wrong with such an input, complete() says
    }
}

/// The input with somebody in each open place, for what is refused whoever takes it.
Json withAnybody(const Resolver &resolver, const ViewUnits &units, Json input)
{
    const std::vector<std::string> &own = units.active == "b" ? units.b : units.a, &others = units.active == "b" ? units.a : units.b;
    for (const Slot &slot : resolver.slots())
        if (const auto &from = slot.whose == "other" ? others : own; !slot.optional && isOpen(input, slot) && !from.empty())
            input[slot.id] = slot.many ? Json::array({Json::object({{"unit", from.front()}})}) : Json(from.front());
    return input;
}

std::string openPlace(const Resolver &resolver, const Json &input)
{
    for (const Slot &slot : resolver.slots())
        if (!slot.optional && isOpen(input, slot))
            return slot.label;
    return {};
}

/// Looks for units with which the act may be done; where every way there is was refused alike, that is why not.
void tryUnits(const Resolver &resolver, const Json &state, const ViewUnits &units, Offer &offer)
{
    std::map<std::string, int> refusals;
    const std::function<bool(const Json &)> take = [&](const Json &input) {
        const std::string refusal = refusalOf(resolver, state, input);
        if (refusal.empty()) {
            offer.example = input;
            return true;
        }
        ++refusals[refusal];
        return false;
    };
    Filling filling(resolver, state, units, mostWays, take);
    if (filling.from(0, offer.input))
        return;
    if (refusals.empty()) { // nobody can be chosen
        offer.refusal = refusalOf(resolver, state, withAnybody(resolver, units, offer.input));
        if (offer.refusal.empty())
            offer.refusal = fmt::format("Nobody can be chosen now: {}{}", openPlace(resolver, offer.input),
                                        resolver.rule().empty() ? "" : " (" + resolver.rule() + ")");
        return;
    }
    const auto usual =
        std::max_element(refusals.begin(), refusals.end(), [](const auto &one, const auto &other) { return one.second < other.second; });
    if (!filling.exhausted() || 2 * usual->second > mostWays)
        offer.refusal = usual->first;
}

std::string sideNamed(const Json &input)
{
    const auto found = input.is_object() ? input.find("side") : input.end();
    return found != input.end() && found->is_string() && (*found == "a" || *found == "b") ? found->get<std::string>() : std::string();
}

int rankOf(const Offer &offer) { return offer.next && offer.refusal.empty() ? 0 : offer.refusal.empty() ? 1 : 2; }

} // namespace

void expectInGame(const Json &input)
{
    if (input.is_object() && input.contains("game"))
        throw Error("game: an act in a game says nothing of the game itself; leave \"game\" out, or correct the game by hand", "game");
}

Json completeInGame(const Resolver &resolver, const Json &state, const Json &input)
{
    expectInGame(input);
    try {
        return resolver.complete(&state, input);
    } catch (const Error &) {
        // Not that an answer does not fit, but why there is nothing to answer.
        if (const std::string why = refusalOf(resolver, state, input); !why.empty())
            throw Error(why);
        throw;
    }
}

std::string privateTo(const Resolver &resolver, const Json &state, const Json &input)
{
    if (std::string page = resolver.pageOf(state, input); !page.empty())
        return page;
    return resolver.secret() ? sideNamed(input) : std::string();
}

std::string decidedBy(const Resolver &resolver, const View &view, const Json &input)
{
    if (std::string named = sideNamed(input); !named.empty())
        return named;
    const std::string &whose = resolver.about().decides;
    if (whose == "active")
        return view.active;
    if (whose == "other")
        return view.active.empty() ? "" : view.active == "a" ? "b" : "a";
    if (whose.empty())
        return {};
    const std::span<const Json> picks = picksIn(input, whose);
    if (picks.empty())
        return {};
    const std::string unit = pickedUnit(whose, picks.front(), 0, true);
    for (const SideView &side : view.sides)
        for (const GroupView &group : side.groups)
            if (std::any_of(group.units.begin(), group.units.end(), [&](const UnitView &one) { return one.id == unit; }))
                return side.id;
    return {};
}

ViewUnits unitsOf(const View &view)
{
    ViewUnits units;
    units.active = view.active == "b" ? "b" : "a";
    for (const SideView &side : view.sides)
        for (const GroupView &group : side.groups)
            for (const UnitView &unit : group.units)
                (side.id == "b" ? units.b : units.a).push_back(unit.id);
    return units;
}

bool fillSlots(const Resolver &resolver, const Json &state, const ViewUnits &units, const Json &input, int most,
               const std::function<bool(const Json &)> &take)
{
    return Filling(resolver, state, units, most, take).from(0, input);
}

std::vector<Offer> offersOf(const Ruleset &ruleset, const Json &state, const std::string &side)
{
    std::vector<Offer> offers;
    const auto *board = dynamic_cast<const BoardRules *>(&ruleset);
    const std::string toAct = board == nullptr ? std::string() : board->toAct(state);
    // What a side may do on a board comes out of its hand.
    const bool hidden = board != nullptr && side != toAct;
    const View view = board == nullptr ? ruleset.view(state, side) : View();
    const ViewUnits units = unitsOf(view);
    const auto add = [&](const Resolver &resolver, Offer offer) {
        if (offer.side.empty())
            offer.side = privateTo(resolver, state, offer.input);
        if (offer.side.empty())
            offer.side = sideNamed(offer.input);
        if (!side.empty() && !offer.side.empty() && offer.side != side)
            return;
        const bool told = offer.side.empty() || offer.side == side || privateTo(resolver, state, offer.input).empty();
        if (board == nullptr && offer.refusal.empty() && told && lacks(resolver, offer.input))
            tryUnits(resolver, state, units, offer);
        offers.push_back(std::move(offer));
    };
    if (!hidden)
        for (Act &act : ruleset.acts(state)) {
            const Resolver &resolver = ruleset.resolver(act.resolver);
            add(resolver, {act.resolver, std::move(act.label), resolver.rule(), toAct, act.input.is_object() ? act.input : Json::object(),
                           nullptr, act.next, std::move(act.refusal)});
        }
    // What a reminder asks for is settled by its act.
    for (const Reminder &one : view.reminders) {
        if (one.resolver.empty() ||
            std::any_of(offers.begin(), offers.end(), [&](const Offer &o) { return o.resolver == one.resolver && o.input == one.input; }))
            continue;
        const Resolver &resolver = ruleset.resolver(one.resolver);
        Offer offer{one.resolver, one.text, one.rule.empty() ? resolver.rule() : one.rule, {}, one.input, nullptr, false, {}};
        if (!lacks(resolver, one.input))
            offer.refusal = refusalOf(resolver, state, one.input);
        add(resolver, std::move(offer));
    }
    for (const Resolver *resolver : ruleset.resolvers()) {
        const bool offered = std::any_of(offers.begin(), offers.end(), [&](const Offer &one) { return one.resolver == resolver->id(); });
        if (offered || board != nullptr)
            continue;
        Offer offer{resolver->id(), resolver->title(), resolver->rule(), {}, Json::object(), nullptr, false, {}};
        if (!lacks(*resolver, offer.input)) {
            offer.refusal = refusalOf(*resolver, state, offer.input);
            if (offer.refusal.starts_with("side:")) { // it asks whose act it is
                offer.input["side"] = side.empty() ? units.active : side;
                offer.refusal = refusalOf(*resolver, state, offer.input);
            }
        }
        add(*resolver, std::move(offer));
    }
    std::stable_sort(offers.begin(), offers.end(), [](const Offer &one, const Offer &other) { return rankOf(one) < rankOf(other); });
    return offers;
}

Json toJson(const Slot &slot)
{
    return {{"id", slot.id}, {"label", slot.label}, {"whose", slot.whose}, {"many", slot.many}, {"optional", slot.optional}};
}

Json toJson(const Candidate &candidate)
{
    Json json = {{"unit", candidate.unit}, {"label", candidate.label}, {"most", candidate.most}, {"standard", candidate.standard}};
    if (!candidate.part.empty())
        json["part"] = candidate.part;
    if (!candidate.detail.empty())
        json["detail"] = candidate.detail;
    return json;
}

Json toJson(const Offer &offer, const Resolver &resolver)
{
    Json json = {
        {"resolver", offer.resolver}, {"label", offer.label}, {"next", offer.next}, {"refusal", offer.refusal}, {"input", offer.input}};
    if (!offer.rule.empty())
        json["rule"] = offer.rule;
    if (!offer.side.empty())
        json["side"] = offer.side;
    for (const Slot &slot : resolver.slots())
        json["slots"].push_back(toJson(slot));
    if (!offer.example.is_null())
        json["example"] = offer.example;
    return json;
}

} // namespace optio
