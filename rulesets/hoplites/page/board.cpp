// SPDX-License-Identifier: GPL-3.0-or-later
// Gestures on the board, and the end of a turn in one go: what is to be decided before (HOP-720).
#include "rulesets/hoplites/page/board.h"

#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/page/gesture.h"
#include "rulesets/hoplites/page/weigh_up.h"
#include "rulesets/hoplites/play.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>
#include <vector>

namespace optio::hoplites {

namespace {

constexpr const char *wayIds[] = {"front", "button", "card"};
constexpr const char *wayLabels[] = {"In front", "Flank", "Flank card"};

/// Texts of an array; throws Error for anything else.
std::vector<std::string> namesIn(const Json &what, const char *key)
{
    std::vector<std::string> names;
    const auto found = what.find(key);
    if (found == what.end() || !found->is_array() || found->empty() || found->size() > 4)
        throw Error(std::string("\"") + key + "\" must be a list of 1 to 4 things", key);
    for (const Json &one : *found) {
        if (!one.is_string())
            throw Error(std::string("\"") + key + "\" must hold names of things, not " + quoted(one), key);
        names.push_back(one.get<std::string>());
    }
    return names;
}

/// Does the phase come in this turn at all?
bool comes(const State &state, Phase phase)
{
    return !(phase == Phase::missile && !fireAllowed(state)) && !(phase == Phase::shock && state.noShock != NoShock::none);
}

/// What can be decided in a phase, in a few words.
const char *decisionIn(Phase phase)
{
    switch (phase) {
    case Phase::play:
        return "a card can still be played";
    case Phase::move:
        return "a unit can still move";
    case Phase::missile:
        return "a unit can still shoot";
    case Phase::shock:
        return "an attack is possible";
    default:
        return "a unit can be rallied";
    }
}

/// Why no card can be drawn; `discarding`: though one could be after discards.
std::string undrawn(const Sheet &sheet, const State &drawing, Why why, bool &discarding)
{
    Act discard;
    discard.deed = Deed::discard;
    const SideState &own = drawing.own();
    const int over = own.handCount - sheet.numbers.hand + 1;
    const auto droppable = std::count_if(own.hand.begin(), own.hand.begin() + own.handCount, [&](Byte code) {
        discard.a = code;
        return whyNot(sheet, drawing, discard, drawing.active) == Why::ok;
    });
    discarding = why == Why::handFull && droppable >= over;
    if (discarding)
        return over == 1 ? "a card must be discarded first" : std::to_string(over) + " cards must be discarded first";
    return why == Why::handFull ? "the hand is full" : why == Why::emptyDeck ? "the deck is empty" : "no more cards to draw";
}

/// One laying of things on things.
struct Laying {
    const Sheet &sheet;
    const Resolver &resolver;
    const Json &json;
    std::shared_ptr<const Battle> game;
    const State &state;
    const Names &names;
    int side;

    Laying(const Sheet &figures, const Resolver &act, const Json &stateJson)
        : sheet(figures), resolver(act), json(stateJson), game(gameOf(figures, stateJson)), state(game->state), names(game->names),
          side(state.toAct())
    {}

    Why why(const Act &act) const { return whyNot(sheet, state, act, side); }
    std::string sentence(Why reason, const Act &act) const
    {
        return reason == Why::ok ? std::string() : refusalOf(sheet, state, act, names, reason);
    }

    /// In how many of ten a unit passes a check of its TQ.
    int passes(Byte unit) const { return std::clamp<int>(state.sides[at(side)].units[unit].tq + 1, 0, 10); }

    /// The ways of an attacker, each with what speaks against it; `act` has the others' ways as they are.
    Json waysOf(const Act &act, int attacker, Flank now) const
    {
        Json choices = Json::array();
        const Byte unit = attacker == 0 ? act.a : act.b;
        for (const Flank way : {Flank::front, Flank::button, Flank::card}) {
            const Act tried = withWay(act, attacker, way);
            choices.push_back({{"id", wayIds[static_cast<std::size_t>(way)]},
                               {"label", wayLabels[static_cast<std::size_t>(way)]},
                               {"refusal", sentence(why(tried), tried)}});
            // What hangs on a check tells its chance where it is chosen.
            if (way == Flank::button)
                choices.back()["p"] = passes(unit) / 10.0;
        }
        return {{"unit", unitId(side, unit)},
                {"label", names.units[at(side)][unit]},
                {"chosen", wayIds[static_cast<std::size_t>(now)]},
                {"choices", choices}};
    }
    static Act withWay(Act act, int attacker, Flank way)
    {
        act.f = Act::form(attacker == 0 ? way : act.flank(0), attacker == 1 ? way : act.flank(1), act.lead());
        return act;
    }

    /// Puts the wished ways into the act; where nothing is wished and the front is barred, the first way that is not.
    void chooseWays(Act &act, const Json &wishes) const
    {
        for (int i = 0; i < 2; ++i) {
            const Byte unit = i == 0 ? act.a : act.b;
            if (unit == nobody)
                continue;
            const std::string wish = wishes.value(unitId(side, unit), std::string());
            const auto *const found = std::find(std::begin(wayIds), std::end(wayIds), wish);
            if (found != std::end(wayIds)) {
                act = withWay(act, i, static_cast<Flank>(found - std::begin(wayIds)));
                continue;
            }
            if (!wish.empty())
                throw Error("there is no way " + quoted(Json(wish)) + " to attack", "ways");
            for (const Flank way : {Flank::front, Flank::button, Flank::card})
                if (const Act tried = withWay(act, i, way);
                    why(tried) == Why::ok || (way == Flank::front && why(tried) != Why::elephantFront)) {
                    act = tried;
                    break;
                }
        }
    }

    void tellAttack(Json &told, const Act &act) const
    {
        Json ways = Json::array(), leads = Json::array();
        for (int i = 0; i < 2; ++i)
            if (const Byte unit = i == 0 ? act.a : act.b; unit != nobody) {
                ways.push_back(waysOf(act, i, act.flank(i)));
                leads.push_back({{"unit", unitId(side, unit)}, {"label", names.units[at(side)][unit]}});
            }
        told["ways"] = ways;
        told["more"] = true;
        if (leads.size() > 1)
            told["leads"] = leads;
        if (why(act) != Why::ok)
            return;
        const Attack attack = attackOf(Sight(sheet, state, side), act);
        told["lines"] = attackLines(sheet, state, names, attack);
        told["chances"] = attackChances(sheet, state, names, attack, buttonsOf(attack, act));
        Shock shock = shockOf(sheet, state, attack);
        chooseBases(sheet, shock);
        told["lead"] = unitId(side, shock.attackers[shock.baseAttacker].unit);
        for (int i = 0; i < 2; ++i)
            if (const Byte unit = i == 0 ? act.a : act.b; unit != nobody && act.flank(i) == Flank::button)
                told["lines"].push_back({{"label", "Flank of " + names.units[at(side)][unit]},
                                         {"value", std::to_string(state.own().units[unit].tq)},
                                         {"text", "a check before the attack, passed in " + std::to_string(passes(unit)) +
                                                      " of 10; failed, the attack comes to nothing"},
                                         {"rule", "HOP-446"}});
    }

    /// c.terrainRisk: coming into this ground would break the unit.
    std::string risk(const Act &act) const
    {
        if (act.deed != Deed::play && act.deed != Deed::lateral)
            return {};
        const SideState &own = state.sides[at(side)];
        const Unit &unit = own.units[act.a];
        const TypeRow &type = sheet.type(unit);
        const int hits = (type.traits & sureFooted) != 0 ? 0 : sheet.terrain[own.ground[act.b]].coh[type.ground];
        return hits > 0 && unit.coh + hits >= unit.limit
                   ? names.units[at(side)][act.a] + " will reach its rout level there, " + std::to_string(unit.coh + hits) + " of " +
                         std::to_string(unit.limit) + " hits. Go there all the same?"
                   : std::string();
    }

    /// Ending the phase leaves declared attacks undone (HOP-933), or a card of the deck undrawn (HOP-720).
    std::string loss(const Act &act) const
    {
        Act draw;
        draw.deed = Deed::drawDeck;
        if (act.deed == Deed::next && state.phase == Phase::draw && why(draw) == Why::ok)
            return "A card can still be drawn from the deck. End the turn without it?";
        if (act.deed != Deed::next || state.phase != Phase::shock || state.attackCount == 0)
            return {};
        return state.attackCount == 1
                   ? "One attack is declared and not resolved. End the phase without it?"
                   : std::to_string(state.attackCount) + " attacks are declared and not resolved. End the phase without them?";
    }

    /// What is told of any act.
    Json told(const Act &act) const
    {
        const Why reason = why(act);
        Json told = {{"do", toJson(act, side)},
                     {"label", labelOf(sheet, sheet.modules[state.module], act, names, side)},
                     {"refusal", sentence(reason, act)},
                     {"ask", reason == Why::ok ? risk(act) + loss(act) : ""},
                     {"more", act.deed == Deed::supply}};
        if (act.deed == Deed::attack)
            tellAttack(told, act);
        else if (act.deed == Deed::shoot && reason == Why::ok)
            told["lines"] = shotLines(sheet, state, names, side, act.a, act.b);
        if (reason == Why::ok && act.deed != Deed::attack)
            told["chances"] = actChances(resolver, json, {{"do", told["do"]}, {"answers", Json::object()}});
        return told;
    }

    Json nothing(const std::string &refusal) const
    {
        return {{"do", Json()}, {"label", ""}, {"refusal", refusal}, {"ask", ""}, {"more", false}};
    }

    /// The question that is asked, and this answer to it.
    Json answer(const Json &yes) const
    {
        if (!yes.is_boolean())
            throw Error("\"answer\" must be true or false, not " + quoted(yes), "answer");
        if (state.prompt == Prompt::none)
            return nothing(sentenceOf(sheet, Why::phase));
        const Byte said = yes.get<bool>() ? 1 : 0;
        constexpr Deed answers[] = {Deed::next, Deed::react, Deed::withdraw, Deed::bid, Deed::bout};
        Act act;
        act.deed = answers[static_cast<std::size_t>(state.prompt)];
        act.a = said;
        std::string question = "Play Initiative?";
        if (act.deed == Deed::bout) {
            question = boutText(sheet, state, names);
        } else if (act.deed != Deed::bid) {
            act.a = static_cast<Byte>(unitAt(state.sides[at(side)], std::countr_zero(state.asking)));
            act.b = said;
            const std::string &unit = names.units[at(side)][act.a];
            question = act.deed == Deed::withdraw
                           ? "Withdraw " + unit + "?"
                           : "Fire with " + unit + " at " + names.units[at(1 - side)][state.target] + " as they come up?";
        }
        Json all = told(act);
        all["question"] = question;
        if (state.prompt == Prompt::bout) {
            all["chances"] = boutChances(sheet, state, names);
            all["named"] = true; // the answers are told by their labels
        }
        if (state.prompt == Prompt::withdraw) {
            all["lines"] = attackLines(sheet, state, names, state.forming);
            all["stakes"] = attackChances(sheet, state, names, state.forming);
        }
        return all;
    }

    /// The deeds that are buttons.
    Json press(const Json &button) const
    {
        if (button == "draw")
            return endingOf(sheet, state);
        for (const Deed deed : {Deed::next, Deed::resolve, Deed::deal})
            if (button == nameOf(deed)) {
                Act act;
                act.deed = deed;
                return told(act);
            }
        throw Error("there is no button " + quoted(button), "press");
    }

    Json lay(const Json &what) const
    {
        if (what.contains("answer"))
            return answer(what.at("answer"));
        if (what.contains("press"))
            return press(what.at("press"));
        std::vector<Thing> from, to;
        for (const std::string &name : namesIn(what, "from"))
            from.push_back(thingOf(sheet, state, side, name));
        for (const std::string &name : namesIn(what, "to"))
            to.push_back(thingOf(sheet, state, side, name));
        if (state.over())
            return nothing(sentenceOf(sheet, Why::over));
        if (state.prompt != Prompt::none)
            return nothing(sentenceOf(sheet, Why::prompt));
        std::optional<Act> act = actOf(state, from[0], to[0]);
        if (!act)
            return nothing(sentenceOf(sheet, Why::phase));
        if (act->deed == Deed::attack) {
            if (from.size() > 2 || to.size() > 3)
                return nothing(sentenceOf(sheet, Why::tooMany));
            act->b = from.size() > 1 ? from[1].unit : nobody;
            act->d = to.size() > 1 ? to[1].unit : nobody;
            act->e = to.size() > 2 ? to[2].unit : nobody;
            const std::string lead = what.value("lead", std::string());
            act->f = Act::form(Flank::front, Flank::front,
                               act->b == nobody || lead.empty() ? 2
                               : lead == unitId(side, act->a)   ? 0
                               : lead == unitId(side, act->b)   ? 1
                                                                : 2);
            chooseWays(*act, what.value("ways", Json::object()));
        } else if (act->deed == Deed::supply) {
            act->b = to.size() > 1 ? to[1].unit : nobody;
            act->c = to.size() > 2 ? to[2].unit : nobody;
        } else if (from.size() > 1 || to.size() > 1) {
            return nothing(sentenceOf(sheet, Why::tooMany));
        }
        return told(*act);
    }
};

} // namespace

Json endingOf(const Sheet &sheet, const State &state)
{
    Json told = {{"do", Json()}, {"label", "Draw and end"}, {"refusal", ""}, {"ask", ""}, {"more", false},
                 {"text", ""},   {"draws", true},           {"later", false}};
    const auto refused = [&](const std::string &why, bool later = false) {
        told["refusal"] = why;
        told["later"] = later;
        return told;
    };
    if (state.over() || state.phase == Phase::before || state.prompt != Prompt::none)
        return refused(sentenceOf(sheet, state.over() ? Why::over : Why::phase));
    if (state.phase == Phase::shock && state.attackCount > 0)
        return refused(state.attackCount == 1 ? "an attack is to be resolved first" : "attacks are to be resolved first");
    if (state.phase == Phase::play && !idle(sheet, state))
        return refused(decisionIn(Phase::play));
    State then = state;
    for (int i = static_cast<int>(state.phase) + 1; i < static_cast<int>(Phase::draw); ++i) {
        then.phase = static_cast<Phase>(i);
        if (comes(state, then.phase) && !idle(sheet, then))
            return refused(decisionIn(then.phase), true);
        if (then.phase == Phase::rally)
            told["text"] = "no unit to rally";
    }
    then.phase = Phase::draw;
    Act draw;
    draw.deed = Deed::drawDeck;
    if (const Why why = whyNot(sheet, then, draw, state.active); why != Why::ok) {
        bool discarding = false;
        const std::string text = undrawn(sheet, then, why, discarding);
        if (discarding && state.phase != Phase::draw)
            return refused(text, true);
        told["label"] = "End the turn";
        told["draws"] = false;
        told["text"] = text;
    }
    return told;
}

Json layOf(const Sheet &sheet, const Resolver &act, const Json &state, const Json &what)
{
    if (!what.is_object())
        throw Error("what is laid must be an object, not " + quoted(what), "what");
    const Laying laying(sheet, act, state);
    if (!what.contains("attack"))
        return laying.lay(what);
    const Json &number = what.at("attack");
    if (!number.is_number_integer() || number < 0 || number >= laying.state.attackCount)
        throw Error("there is no attack number " + quoted(number), "attack");
    const Attack &attack = laying.state.attacks[at(number.get<int>())];
    Json told = laying.nothing("");
    for (const bool attacking : {true, false}) {
        const int side = attacking ? laying.state.active : 1 - laying.state.active;
        Json units = Json::array();
        const auto add = [&](Byte unit) {
            if (unit != nobody) {
                units.push_back(unitId(side, unit));
                told["label"] = told["label"].get<std::string>() +
                                (units.size() > 1 ? ", "
                                 : attacking      ? ""
                                                  : " at ") +
                                laying.names.units[at(side)][unit];
            }
        };
        if (attacking)
            std::for_each(attack.attackers.begin(), attack.attackers.end(), add);
        else
            std::for_each(attack.defenders.begin(), attack.defenders.end(), add);
        told[attacking ? "attackers" : "defenders"] = units;
    }
    told["lines"] = attackLines(sheet, laying.state, laying.names, attack);
    told["chances"] = attackChances(sheet, laying.state, laying.names, attack);
    return told;
}

Json gesturesOf(const Sheet &sheet, const Json &json)
{
    const auto game = gameOf(sheet, json);
    const auto &[state, names] = *game;
    Json all = Json::array();
    if (state.over() || state.prompt != Prompt::none || state.phase == Phase::before)
        return all;
    const int side = state.toAct();
    const SideState &own = state.sides[at(side)];
    const Module &module = sheet.modules[state.module];
    std::vector<std::string> from{"deck", "leader"},
        to{"hand", "dropped", std::string("second:") + sideId[at(side)], std::string("second:") + sideId[at(1 - side)]};
    for (int i = 0; i < own.unitCount; ++i) {
        const Place place = own.units[at(i)].place;
        if (place == Place::hand || place == Place::field || place == Place::second || place == Place::pursuit)
            from.push_back(unitId(side, i));
        if (place == Place::second || place == Place::pursuit)
            to.push_back(unitId(side, i));
    }
    std::vector<std::string> cards;
    for (int i = 0; i < own.handCount; ++i)
        if (own.hand[at(i)] >= firstSpecial)
            cards.push_back(cardName(sheet, state, static_cast<Card>(own.hand[at(i)] - firstSpecial)));
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    from.insert(from.end(), cards.begin(), cards.end());
    for (int column = 0; column < module.layout.width; ++column)
        for (const int one : {0, 1})
            to.push_back(areaName(one, column));
    std::vector<Thing> targets;
    targets.reserve(to.size());
    for (const std::string &name : to)
        targets.push_back(thingOf(sheet, state, side, name));
    for (const std::string &name : from) {
        const Thing thing = thingOf(sheet, state, side, name);
        for (std::size_t i = 0; i < to.size(); ++i) {
            std::optional<Act> act = actOf(state, thing, targets[i]);
            if (!act)
                continue;
            Why why = whyNot(sheet, state, *act, side);
            for (const Flank way : {Flank::button, Flank::card})
                if (why == Why::elephantFront && act->deed == Deed::attack) {
                    act->f = Act::form(way, Flank::front, 2);
                    if (whyNot(sheet, state, *act, side) == Why::ok)
                        why = Why::ok;
                }
            if (why == Why::ok)
                all.push_back({{"from", name}, {"to", to[i]}, {"label", labelOf(sheet, module, *act, names, side)}});
        }
    }
    return all;
}

} // namespace optio::hoplites
