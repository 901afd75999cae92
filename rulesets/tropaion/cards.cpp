// SPDX-License-Identifier: GPL-3.0-or-later
// The deck: shuffled, dealt, changed; terrain cards placed.
#include "rulesets/tropaion/cards.h"

#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/tropaion/move/plan.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

/// The terrain cards of a hand, each kind once.
std::vector<std::pair<std::string, std::string>> terrainOf(const Sheet &sheet, const Side &side)
{
    std::vector<std::pair<std::string, std::string>> found;
    for (const CardRow &card : sheet.cards)
        if (card.terrain && std::find(side.hand.begin(), side.hand.end(), card.id) != side.hand.end())
            found.emplace_back(card.id, card.name);
    return found;
}

/// Who places next; when nobody has a terrain card any more, the table is complete (TRO-033).
void nextPlacer(const Sheet &sheet, State &state, Narration &narration)
{
    const std::string other = state.placer == "a" ? "b" : "a";
    if (!terrainOf(sheet, state.side(other)).empty())
        state.placer = other;
    if (!terrainOf(sheet, state.side(state.placer)).empty())
        return;
    state.hasHill = state.hasDifficult = false;
    for (const std::string &id : state.placed) {
        state.hasHill = state.hasHill || sheet.card(id).hill;
        state.hasDifficult = state.hasDifficult || sheet.card(id).difficult;
    }
    state.placer.clear();
    state.step = "edges";
    narration.say(state.placed.empty() ? "The battlefield is open and flat." : "All terrain is placed.");
}

} // namespace

std::vector<std::string> fullDeck(const Sheet &sheet)
{
    std::vector<std::string> deck;
    for (const CardRow &card : sheet.cards)
        deck.insert(deck.end(), static_cast<std::size_t>(card.count), card.id);
    return deck;
}

std::size_t cardsOf(const State &state)
{
    return state.pile.size() + state.discards.size() + state.played.size() + state.placed.size() + state.sides[0].hand.size() +
           state.sides[1].hand.size();
}

std::string sideIn(const Scene &scene)
{
    const auto found = scene.input.find("side");
    if (found == scene.input.end() || (*found != "a" && *found != "b"))
        throw Error("side: say whose act it is, \"a\" or \"b\"" + (found == scene.input.end() ? std::string() : ", not " + quoted(*found)),
                    "side");
    return found->get<std::string>();
}

std::string ownPage(const Json &, const Json &input)
{
    const auto found = input.find("side");
    return found != input.end() && (*found == "a" || *found == "b") ? found->get<std::string>() : std::string();
}

std::string hasChosen(const Side &side) { return side.name + " have chosen."; }

bool rollOff(Dice &dice, Narration &narration, const char *rule)
{
    for (;;) {
        const int a = dice.d6({"rolloff.a", "First army"}), b = dice.d6({"rolloff.b", "Second army"});
        narration.line("a", "ro.die", "die", "Die", a, rule);
        narration.line("b", "ro.die", "die", "Die", b, rule);
        if (a != b)
            return a > b;
    }
}

std::unique_ptr<Case> deal(Scene &scene)
{
    const State &state = scene.state;
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("Cards are dealt in a game."); });
    expectStep(scene, "cards");
    if (!state.settings.generalship)
        throw Error("This game is played without cards (TRO-008)", "step");
    if (cardsOf(state) > 0)
        throw Error("The cards have been dealt (TRO-032)", "step");
    const Sheet &sheet = scene.sheet;
    return std::make_unique<Played>(scene, [&sheet](Dice &dice, State &now, Narration &narration) {
        auto deck = fullDeck(sheet);
        for (std::size_t left = deck.size(); left > 1; --left)
            std::swap(deck[left - 1], deck[at(dice.pick(static_cast<int>(left), {"shuffle", "Shuffle"}))]);
        // The top of the pile is its front; one card at a time, a first.
        for (std::size_t i = 0; i < 10; ++i)
            now.sides[i % 2].hand.push_back(deck[i]);
        now.pile.assign(deck.begin() + 10, deck.end());
        narration.say("The deck is shuffled and five cards are dealt to each.");
    });
}

std::unique_ptr<Case> keepHand(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There are no cards outside a game."); });
    expectStep(scene, "cards");
    const std::string side = sideIn(scene);
    const Side &own = scene.state.side(side);
    if (own.hand.empty())
        throw Error("The cards have still to be dealt (TRO-032)", "side");
    if (own.chosen)
        throw Error(own.name + " are bound to their hand (TRO-032)", "side");
    if (side == "b" && !scene.state.sides[0].chosen)
        throw Error(scene.state.sides[0].name + " look at their hand first (TRO-032)", "side");
    const std::string how = scene.ask.choice({"set.redraw", "", side, own.name, ""}, {"keep", "two"}, "keep");
    std::array<std::size_t, 2> drops{};
    if (how == "two") {
        std::vector<std::pair<std::string, std::string>> cards;
        for (std::size_t i = 0; i < own.hand.size(); ++i)
            cards.emplace_back(std::to_string(i + 1), scene.sheet.card(own.hand[i]).name);
        drops[0] = at(std::stoi(scene.ask.pick({"set.drop1", "", side, own.name, ""}, cards, "1"))) - 1;
        drops[1] = at(std::stoi(scene.ask.pick({"set.drop2", "", side, own.name, ""}, cards, "2"))) - 1;
        if (drops[0] == drops[1])
            throw Error("Change two cards or none (TRO-032, TRO-194)", "set.drop2");
    }
    const auto play = [side, how, drops](State &now, Narration &narration) {
        Side &mine = now.side(side);
        if (how == "two") {
            for (const std::size_t i : {std::max(drops[0], drops[1]), std::min(drops[0], drops[1])}) {
                now.discards.push_back(mine.hand[i]);
                mine.hand.erase(mine.hand.begin() + static_cast<std::ptrdiff_t>(i));
            }
            for (int i = 0; i < 2; ++i) {
                mine.hand.push_back(now.pile.front());
                now.pile.erase(now.pile.begin());
            }
        }
        mine.chosen = true;
        narration.say(mine.name + " have chosen their cards.");
        if (now.sides[0].chosen && now.sides[1].chosen)
            now.step = "terrain";
    };
    // Which cards are drawn, nobody knows before.
    return told(scene, play,
                [side](State &now, Narration &narration) { narration.say(now.side(side).name + " have chosen their cards."); });
}

std::unique_ptr<Case> terrainRoll(Scene &scene)
{
    if (scene.json != nullptr) {
        expectStep(scene, "terrain");
        if (!scene.state.placer.empty())
            throw Error("It is known who places terrain first (TRO-033)", "step");
    }
    const Sheet &sheet = scene.sheet;
    return std::make_unique<Played>(scene, [&sheet](Dice &dice, State &now, Narration &narration) {
        const std::string first = rollOff(dice, narration, "TRO-033") ? "a" : "b";
        narration.say(now.side(first).name + " place terrain first.");
        if (now.loose)
            return;
        // Who has none leaves it to the other.
        now.placer = first == "a" ? "b" : "a";
        nextPlacer(sheet, now, narration);
        if (now.step == "terrain" && !terrainOf(sheet, now.side(first)).empty())
            now.placer = first;
    });
}

std::unique_ptr<Case> placeTerrain(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There is no terrain outside a game."); });
    expectStep(scene, "terrain");
    const std::string side = sideIn(scene);
    if (scene.state.placer != side)
        throw Error(scene.state.placer.empty() ? std::string("First dice for who places terrain (TRO-033)")
                                               : scene.state.side(scene.state.placer).name + " place the next card (TRO-033)",
                    "side");
    const auto cards = terrainOf(scene.sheet, scene.state.side(side));
    if (cards.empty())
        throw Error(scene.state.side(side).name + " hold no terrain card (TRO-033)", "set.terrain");
    const std::string card = scene.ask.pick({"set.terrain", "", side, "", ""}, cards, cards.front().first);
    const bool room = scene.ask.yesNo({"set.room", "", side, "", ""}, true);
    Piece piece;
    piece.card = card;
    piece.side = side;
    if (room)
        piece = askPlace(scene, piece, piecesOf(scene.state));
    const Sheet &sheet = scene.sheet;
    const auto place = [&sheet, side, card, room, piece](State &now, Narration &narration) {
        auto &hand = now.side(side).hand;
        hand.erase(std::find(hand.begin(), hand.end(), card));
        const std::string &name = sheet.card(card).name;
        if (!room) {
            now.discards.push_back(card);
            narration.say(now.side(side).name + " find no room for " + name + ".");
            return;
        }
        now.plan = piecesOf(now);
        now.plan.push_back(piece);
        now.placed.push_back(card);
        const std::string where = placeText(sheet, piece);
        narration.say(now.side(side).name + " place " + name + (where.empty() ? "." : "; it " + where + "."));
        for (const std::string &fault : planFaults(sheet, now, now.plan.size() - 1))
            narration.say(fault);
        narration.instruct(side, "Place it at least " + std::to_string(sheet.number("plan", "apart")) + " MU from every other card. " +
                                     sheet.card(card).text);
    };
    // Who places next hangs on what the other side holds.
    return told(
        scene,
        [&sheet, place](State &now, Narration &narration) {
            place(now, narration);
            nextPlacer(sheet, now, narration);
        },
        place);
}

} // namespace optio::tropaion
