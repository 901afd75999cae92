// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of formations, contacts, units, points and hands.
#include "rulesets/tropaion/page/correction.h"

#include "rules/phrases.h"
#include "rules/sides.h"
#include "rulesets/tropaion/combat/combat.h"
#include "rulesets/tropaion/move/deploy.h"
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/move/order.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

std::unique_ptr<Case> nothingToCorrect(const Scene &scene)
{
    return told(scene, [](State &, Narration &narration) { narration.say("Nothing is kept outside a game that could be corrected."); });
}

/// The unit in the slot, wherever it is; "" when nobody is named.
std::string namedUnit(const Scene &scene)
{
    const auto picks = picksIn(scene.input, "who");
    return picks.empty() ? std::string() : pickedUnit("who", picks.front(), 0, scene.json != nullptr);
}

} // namespace

std::vector<Candidate> setFormationCandidates(const Sheet &sheet, const State &state, const Slot &, const Json &input)
{
    const std::string side = pickedSide(state, input);
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.onTable() && (side.empty() || unit.side == side))
            found.push_back({id, "", unit.name, state.side(unit.side).name + " · " + sheet.type(unit.type).name, 1, 0});
    return found;
}

std::unique_ptr<Case> setFormation(Scene &scene)
{
    const auto who = unitsIn(scene, "who");
    expectNothingOpen(scene.state);
    return askFormation(scene, who, "By agreement ");
}

std::unique_ptr<Case> setContact(Scene &scene)
{
    const std::array<std::string, 2> both{unitIn(scene, "a"), unitIn(scene, "b")};
    const State &state = scene.state;
    if (state.unit(both[0]).side == state.unit(both[1]).side)
        throw Error(state.unit(both[0]).name + " and " + state.unit(both[1]).name + " are of one side (TRO-020)", "b");
    expectNothingOpen(state);
    Engagement contact;
    const bool swapped = state.unit(both[0]).side == "b";
    contact.units = {both[swapped ? 1 : 0], both[swapped ? 0 : 1]};
    const Engagement *old = nullptr;
    for (const Engagement *one : state.engagementsOf(contact.units[0]))
        if (one->units == contact.units)
            old = one;
    const std::array<std::string, 2> names{state.unit(contact.units[0]).name, state.unit(contact.units[1]).name};
    const bool stand = scene.ask.yesNo({"co.contact", "", "", names[0], names[1]}, old == nullptr);
    if (stand) {
        for (const std::size_t side : {0, 1}) {
            const std::string standard = wordOf(old != nullptr ? old->aspects[side] : Aspect::front);
            contact.aspects[side] = fromWord<Aspect>(
                scene.ask.choice({"co.touched", contact.units[side], sideId[side], names[side], ""}, {"front", "flank", "rear"}, standard),
                "co.touched");
            int others = 0;
            for (const Engagement *one : state.engagementsOf(contact.units[side]))
                others += one != old && one->aspects[side] == contact.aspects[side] ? 1 : 0;
            if (others >= (contact.aspects[side] == Aspect::flank ? 2 : 1))
                throw Error("No more enemies find room on the " + std::string(wordOf(contact.aspects[side])) + " of " + names[side] +
                                " (TRO-021)",
                            "co.touched_" + contact.units[side]);
        }
        const std::string charged = scene.ask.choice({"co.charger", "", "", names[0], names[1]}, {"none", "a", "b"},
                                                     old == nullptr || old->charger < 0 ? "none" : sideId[at(old->charger)]);
        contact.charger = charged == "none" ? -1 : indexOf(charged);
    } else if (old == nullptr && !state.loose) {
        throw Error(names[0] + " and " + names[1] + " are not in contact (TRO-020)", "co.contact");
    }
    if (old != nullptr) {
        contact.id = old->id;
        contact.breakLines = old->breakLines;
        contact.shieldwall = old->shieldwall;
        contact.fought = old->fought;
    }
    return told(scene, [contact, stand, names](State &now, Narration &narration) {
        narration.say("By agreement " + names[0] + " and " + names[1] + (stand ? " are in contact." : " are not in contact."));
        if (!stand) {
            now.engagements.erase(contact.id);
            return;
        }
        Engagement made = contact;
        if (made.id.empty())
            made.id = now.newId('e');
        now.engagements[made.id] = made;
    });
}

std::vector<Candidate> setUnitCandidates(const Sheet &sheet, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        found.push_back({id, "", unit.name, sheet.type(unit.type).name, 1, 0});
    return found;
}

std::vector<Contestant> setUnitHead(const Scene &scene)
{
    const std::string who = namedUnit(scene);
    return who.empty() ? std::vector<Contestant>() : std::vector<Contestant>{contestantOf(scene, who)};
}

std::unique_ptr<Case> setUnit(Scene &scene)
{
    if (scene.json == nullptr)
        return nothingToCorrect(scene);
    const std::string who = namedUnit(scene);
    if (who.empty())
        throw Error("who: nobody is named", "who");
    expectNothingOpen(scene.state);
    const Unit &unit = scene.state.unit(who);
    const std::string is = unit.onTable() ? "table" : unit.status == Status::lost ? "lost" : unit.reserve;
    std::vector<std::string> places{"table", "flankMarch", "weather", "lost"};
    std::erase(places, is);
    const std::string where = scene.ask.choice({"co.where", "", unit.side, unit.name, ""}, places, places.front());
    return told(scene, [who, where](State &now, Narration &narration) {
        if (where == "flankMarch" || where == "weather")
            leaveFormation(now, who); // and leaves no gap
        if (where != "table")
            loseUnit(now, who);
        Unit &moved = now.unit(who);
        moved.status = where == "table" ? Status::table : where == "lost" ? Status::lost : Status::reserve;
        moved.reserve = where == "table" || where == "lost" ? "" : where;
        if (where != "lost")
            moved.lostTurn = 0;
        narration.say("By agreement " + moved.name +
                      (where == "table"        ? " is on the table."
                       : where == "lost"       ? " is lost."
                       : where == "flankMarch" ? " waits for a flank march."
                                               : " is delayed by the weather."));
    });
}

std::unique_ptr<Case> setPoints(Scene &scene)
{
    if (scene.json == nullptr)
        return nothingToCorrect(scene);
    const std::string side = sideIn(scene);
    const Side &own = scene.state.side(side);
    if (!own.assigned)
        throw Error(own.name + " have no points yet in this turn (TRO-045)", "side");
    std::array<int, 3> score{}, left{};
    for (const Virtue virtue : {Virtue::valour, Virtue::discipline, Virtue::strategy}) {
        const std::size_t i = static_cast<std::size_t>(virtue);
        score[i] =
            scene.ask.count({"co.score", wordOf(virtue), side, capital(wordOf(virtue)), ""}, std::min(1, own.score[i]), 6, own.score[i]);
        left[i] = scene.ask.count({"co.left", wordOf(virtue), side, capital(wordOf(virtue)), ""}, 0, score[i], own.left[i]);
    }
    return told(scene, [side, score, left](State &now, Narration &narration) {
        const bool same = now.side(side).score == score;
        now.side(side).score = score;
        now.side(side).left = left;
        narration.say(now.side(side).name + " have corrected, by agreement, " + (same ? "what is left of their points." : "their points."));
    });
}

std::unique_ptr<Case> setHand(Scene &scene)
{
    if (scene.json == nullptr)
        return nothingToCorrect(scene);
    const std::string side = sideIn(scene);
    const State &state = scene.state;
    const Side &own = state.side(side);
    if (state.over)
        throw Error("The battle is decided (TRO-123)", "side");
    if (cardsOf(state) == 0 || !own.chosen)
        throw Error(own.name + " have still to choose their hand (TRO-032)", "side");
    std::vector<std::pair<std::string, std::string>> held, all;
    for (const CardRow &card : scene.sheet.cards) {
        if (card.terrain)
            continue;
        all.emplace_back(card.id, card.name);
        if (std::find(own.hand.begin(), own.hand.end(), card.id) != own.hand.end())
            held.emplace_back(card.id, card.name);
    }
    const std::vector<std::string> ways =
        held.empty() ? std::vector<std::string>{"give"} : std::vector<std::string>{"give", "used", "away"};
    const std::string way = scene.ask.choice({"co.hand", "", side, own.name, ""}, ways, "give");
    const auto &cards = way == "give" ? all : held;
    const std::string card = scene.ask.pick({"co.card", "", side, own.name, ""}, cards, cards.front().first);
    const std::string name = scene.sheet.card(card).name;
    const auto correct = [side](State &now, Narration &narration) {
        narration.say(now.side(side).name + " have corrected, by agreement, what they hold.");
    };
    const auto play = [side, way, card, name, correct](State &now, Narration &narration) {
        auto &hand = now.side(side).hand;
        correct(now, narration);
        if (way != "give") {
            hand.erase(std::find(hand.begin(), hand.end(), card));
            (way == "used" ? now.played : now.discards).push_back(card);
            narration.instruct(side, name + (way == "used" ? " lies face up now." : " lies face down now."));
            return;
        }
        for (auto *from : {&now.played, &now.discards, &now.pile})
            if (const auto found = std::find(from->begin(), from->end(), card); found != from->end()) {
                from->erase(found);
                hand.push_back(card);
                narration.instruct(side, "You hold " + name + " now.");
                return;
            }
        narration.instruct(side, "There is no " + name + " among the cards that nobody holds; your hand is as it was.");
    };
    return told(scene, play, correct);
}

} // namespace optio::tropaion
