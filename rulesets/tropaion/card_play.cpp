// SPDX-License-Identifier: GPL-3.0-or-later
// Tactics cards at their time.
#include "rules/phrases.h"
#include "rules/sides.h"
#include "rulesets/tropaion/cards.h"
#include "rulesets/tropaion/combat/charge.h"
#include "rulesets/tropaion/combat/test.h"
#include "rulesets/tropaion/move/deploy.h"
#include "rulesets/tropaion/move/order.h"
#include "rulesets/tropaion/move/plan.h"
#include "rulesets/tropaion/sequence.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

/// Is one of this side's units with bows about to shoot (TRO-131)?
bool bowsAbout(const State &state, const std::string &side)
{
    const auto bows = [&](const std::string &id) { return state.unit(id).side == side && state.unit(id).weapon == Weapon::bows; };
    if (state.step == "move" && state.order.stage == "evade")
        return std::any_of(state.order.undecided.begin(), state.order.undecided.end(),
                           [&](const std::string &id) { return bows(id) && state.unit(id).has("parthian"); });
    if (state.step != "shoot")
        return false;
    if (!state.reply.target.empty())
        return bows(state.reply.target);
    return state.active == side && std::any_of(state.units.begin(), state.units.end(), [&](const auto &entry) {
               return bows(entry.first) && entry.second.onTable() && !entry.second.shot && !state.engaged(entry.first);
           });
}

bool someBound(const State &state, const std::string &side)
{
    return std::any_of(state.units.begin(), state.units.end(),
                       [&](const auto &entry) { return entry.second.side == side && mustCharge(state, entry.second); });
}

/// Has the charge on its way touched anybody?
bool touching(const State &state) { return (state.order.stage == "contact" || state.order.stage == "cards") && state.order.hits(); }

/// Is it the time of this card, if the side should hold it? Nothing that is secret counts.
bool timely(const Sheet &sheet, const State &state, const std::string &side, const std::string &card)
{
    const bool own = state.active == side;
    // Cards for an order are played when it is about to be given, one at a time; who must charge does so first (TRO-084).
    const bool ordering = own && state.step == "move" && state.test.purpose.empty() && state.order.kind.empty() && state.paid.empty() &&
                          state.surely.empty() && !someBound(state, side);
    if (card == "blank" || card == "get_moving")
        return ordering;
    if (card == "vine_staff")
        return own && state.step == "move" && (state.test.purpose == "move" || state.test.purpose == "charge") && !state.test.rerolled;
    if (card == "break_lines")
        return own && touching(state) && !state.order.breakLines;
    if (card == "shieldwall")
        return !own && touching(state);
    if (card == "darken_skies")
        return state.darken.empty() && bowsAbout(state, side);
    if (card == "run_down")
        return state.fight.stage == "result" && sideId[at(state.fight.winner)] == side && !state.fight.rerolled;
    if (card == "flank_march")
        return own && state.step == "start" && state.turn >= sheet.number("reserves", "flank_from") &&
               !waiting(state, side, "flankMarch").empty();
    if (card == "hold")
        return state.step == "losses" && !state.over && state.held.find(side) == std::string::npos && mayHold(sheet, state, side);
    return false;
}

/// May the side hold this card and still play it, as far as everybody knows?
bool mayPlay(const Sheet &sheet, const State &state, const char *card, const Side &side)
{
    const auto shown = std::count(state.played.begin(), state.played.end(), card);
    return shown < sheet.card(card).count && !side.hand.empty() && state.passed.find(side.id) == std::string::npos;
}

/// Throws Error for a tactics card that is none of those that can be played, whether it is held or not.
void expectTime(const Sheet &sheet, const std::vector<std::pair<std::string, std::string>> &now, const Json &wanted)
{
    for (const CardRow &card : sheet.cards)
        if (!card.terrain && wanted == card.id &&
            std::none_of(now.begin(), now.end(), [&](const auto &one) { return one.first == card.id; }))
            throw Error(card.name + " cannot be played now: \"" + card.text + "\" (" + card.rule + ", TRO-195)", "card.play");
}

/// The charged units that a Shieldwall may be for, one of each formation.
std::vector<std::pair<std::string, std::string>> chargedUnits(const State &state)
{
    std::vector<std::pair<std::string, std::string>> found;
    for (const auto &[charger, target] : state.order.targets)
        if (!target.empty() && std::none_of(found.begin(), found.end(), [whom = target](const auto &one) { return one.first == whom; }))
            found.emplace_back(target, state.unit(target).name);
    return found;
}

} // namespace

void showCard(State &state, const std::string &side, const std::string &card)
{
    auto &hand = state.side(side).hand;
    hand.erase(std::find(hand.begin(), hand.end(), card));
    state.played.push_back(card);
}

std::vector<std::string> playable(const Sheet &sheet, const State &state, const std::string &side)
{
    std::vector<std::string> found;
    const auto &hand = state.side(side).hand;
    for (const CardRow &card : sheet.cards)
        if (!card.terrain && std::count(hand.begin(), hand.end(), card.id) >= (card.id == "blank" ? 2 : 1) &&
            timely(sheet, state, side, card.id))
            found.push_back(card.id);
    return found;
}

bool cardsOut(const State &state) { return state.settings.generalship && (!state.sides[0].hand.empty() || !state.sides[1].hand.empty()); }

std::string waitsFor(const Sheet &sheet, const State &state, const std::string &side)
{
    const bool charge = timely(sheet, state, "a", state.active == "a" ? "break_lines" : "shieldwall") &&
                        timely(sheet, state, "b", state.active == "b" ? "break_lines" : "shieldwall");
    const bool losses = timely(sheet, state, "a", "hold") && timely(sheet, state, "b", "hold");
    if (!charge && !losses)
        return {};
    const std::string first = state.active.empty() ? "a" : state.active;
    const bool decided = state.side(first).hand.empty() || state.side(first).quiet || state.passed.find(first) != std::string::npos;
    return first == side || decided ? std::string() : first;
}

bool cardWindow(const State &state) { return cardsOut(state) && !(state.sides[0].quiet && state.sides[1].quiet); }

bool chargeAnswerable(const Sheet &sheet, const State &state)
{
    return cardWindow(state) && touching(state) &&
           (mayPlay(sheet, state, "break_lines", state.side(state.active)) ||
            mayPlay(sheet, state, "shieldwall", state.other(state.active)));
}

void forgetDarken(State &state)
{
    if (!state.darken.empty() && !bowsAbout(state, state.darken))
        state.darken.clear();
}

bool windowOpen(const Sheet &sheet, const State &state)
{
    return cardWindow(state) && std::any_of(sheet.cards.begin(), sheet.cards.end(), [&](const CardRow &card) {
               return !card.terrain && std::any_of(sideId.begin(), sideId.end(),
                                                   [&](const std::string &side) { return timely(sheet, state, side, card.id); });
           });
}

std::vector<WindowView> windowsOf(const Sheet &sheet, const State &state)
{
    std::vector<WindowView> windows;
    if (!cardWindow(state))
        return windows;
    const bool wraps = state.order.stage == "contact" && wrapsOpen(state);
    for (const Side &side : state.sides)
        for (const auto &[card, text, before] : {std::tuple{"break_lines", "a card on this charge", "contact"},
                                                 {"shieldwall", "a card on this charge", "contact"},
                                                 {"run_down", "a card on this result", "settle"},
                                                 {"hold", "a card before the losses are counted", "losses"}}) {
            if (side.quiet || !mayPlay(sheet, state, card, side) || !timely(sheet, state, side.id, card))
                continue;
            WindowView window{side.id, text, {before}, "pass-card"};
            if (wraps)
                window.before.clear(); // first it is declared who wraps (TRO-076, step 7)
            windows.push_back(std::move(window));
        }
    return windows;
}

std::vector<DieSlot> playCardDice(const Scene &scene)
{
    for (const Question &question : scene.ask.questions())
        if (question.id == "card.play" && (question.value == "vine_staff" || question.value == "run_down"))
            return {dieSlot(sideIn(scene), "The die again")};
    return {};
}

std::unique_ptr<Case> playCard(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There are no cards outside a game."); });
    const std::string side = sideIn(scene);
    const State &state = scene.state;
    if (!cardWindow(state))
        throw Error(cardsOut(state) ? "Both sides want no card windows in this turn (TRO-030)"
                                    : "There are no cards to be played (TRO-030, TRO-195)",
                    "card.play");
    if (const std::string first = waitsFor(scene.sheet, state, side); !first.empty())
        throw Error("First " + state.side(first).name + " say whether they play a card (TRO-125)", "side");
    if (state.passed.find(side) != std::string::npos)
        throw Error(state.side(side).name + " have said that they play no card now (TRO-125)", "side");
    std::vector<std::pair<std::string, std::string>> cards;
    for (const std::string &id : playable(scene.sheet, state, side))
        cards.emplace_back(id, scene.sheet.card(id).name);
    if (const Json *given = givenTo(scene, "card.play"); scene.ask.strict() && given != nullptr)
        expectTime(scene.sheet, cards, *given);
    if (cards.empty())
        throw Error(state.side(side).name + " have no card that may be played now (TRO-125, TRO-195)", "card.play");
    const std::string card = scene.ask.pick({"card.play", "", side, "", ""}, cards, cards.front().first);
    std::string target, flank;
    if (card == "flank_march") {
        const auto edges = flankEdges(state, side);
        flank = scene.ask.choice({"dep.march", "", side, "", ""}, edges, edges.front());
    }
    if (card == "shieldwall") {
        const auto charged = chargedUnits(state);
        target = scene.ask.pick({"card.target", "", side, "", ""}, charged, charged.front().first);
    }
    const Sheet &sheet = scene.sheet;
    auto made = std::make_unique<Played>(scene, [&sheet, side, card, target, flank](Dice &dice, State &now, Narration &narration) {
        for (int i = 0; i < (card == "blank" ? 2 : 1); ++i)
            showCard(now, side, card);
        const CardRow &row = sheet.card(card);
        narration.say(now.side(side).name + " play " + (card == "blank" ? "two Blanks" : row.name) + ".");
        narration.result(side, card, row.name, row.rule);
        if (card == "blank")
            now.paid = side;
        else if (card == "get_moving")
            now.surely = side;
        else if (card == "darken_skies")
            now.darken = side;
        else if (card == "break_lines")
            now.order.breakLines = true;
        else if (card == "hold")
            now.held += side;
        else if (card == "flank_march") {
            arrive(now, narration, waiting(now, side, "flankMarch"), "the " + flank + " edge");
            now.flanks[side] = flank;
        } else if (card == "shieldwall") {
            // A file cut off by a gap is a formation of its own (TRO-117).
            const std::vector<std::string> shielded = groupOf(now, target);
            for (const auto &[id, name] : chargedUnits(now))
                if (std::find(shielded.begin(), shielded.end(), id) != shielded.end())
                    now.order.shieldwall.push_back(id);
        } else if (card == "run_down") {
            now.fight.die = dice.d6({"combat.result", "Result"});
            now.fight.rerolled = true;
            narration.say("The result is now " + std::to_string(now.fight.die) + ".");
        } else if (card == "vine_staff") {
            Test test = now.test;
            test.die = dice.d6({"test", "Discipline test"});
            test.rerolled = true;
            const int lacking = shortfall(sheet, test);
            tellOpenTest(narration, test, side);
            narration.total(side, "total", "total", test.die + test.sum);
            if (lacking <= 0) {
                narration.say("The second die passes.");
                decideTest(sheet, now, narration, test, true);
            } else if (payable(sheet, now, test)) {
                now.test = test;
                narration.say("The second die needs " + std::to_string(lacking) + " more.");
                narration.next("save-test", "Spend " + std::to_string(lacking) + (lacking == 1 ? " point" : " points"), Json::object());
                narration.next("fail-test", "Let it fail", Json::object());
            } else {
                narration.say("The second die fails too.");
                decideTest(sheet, now, narration, test, false);
            }
        }
    });
    made->hideChanges();
    return made;
}

std::unique_ptr<Case> passWindow(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There are no cards outside a game."); });
    const std::string side = sideIn(scene);
    const State &state = scene.state;
    const std::vector<WindowView> windows = windowsOf(scene.sheet, state);
    const bool open = waitsFor(scene.sheet, state, side).empty() &&
                      std::any_of(windows.begin(), windows.end(), [&](const WindowView &one) { return one.side == side; });
    if (!open && (!cardWindow(state) || waitsFor(scene.sheet, state, side == "a" ? "b" : "a") != side))
        throw Error("Nobody waits for " + possessive(state.side(side).name) + " decision on a card (TRO-125)", "side");
    return told(scene, [side](State &now, Narration &narration) {
        now.passed += side;
        narration.say(now.side(side).name + " play no card now.");
    });
}

std::unique_ptr<Case> passCards(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There are no cards outside a game."); });
    const std::string side = sideIn(scene);
    const State &state = scene.state;
    if (beforeBattle(state) || state.over)
        throw Error("Card windows are passed over in a turn of the battle (TRO-030)", "step");
    if (!cardsOut(state))
        throw Error("There are no cards to be played (TRO-030)", "step");
    if (state.side(side).quiet)
        throw Error(state.side(side).name + " have said so for this turn (TRO-030)", "side");
    return told(scene, [side](State &now, Narration &narration) {
        now.side(side).quiet = true;
        narration.say(now.side(side).name + " want no card windows in this turn.");
        if (cardsOut(now) && !cardWindow(now))
            narration.say("None open until it ends.");
    });
}

} // namespace optio::tropaion
