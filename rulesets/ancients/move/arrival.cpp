// SPDX-License-Identifier: GPL-3.0-or-later
// Brings reserves and marches on, and leads into the second battle and back.
#include "rulesets/ancients/move/arrival.h"

#include "rules/sides.h"
#include "rulesets/ancients/combat/aftermath.h"
#include "rulesets/ancients/notes.h"
#include "rulesets/ancients/words.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace optio::ancients {

namespace {

/// Throws Error for a march that may not come on: not off the map, with a unit of another note, or too many in all marches (ANC-119).
void expectMarch(const State &state, const Side &side, const Secret &secret, std::size_t number, const char *key)
{
    if (secret.kind != "march")
        throw Error(std::string(key) + ": this note is no march (ANC-119)", key);
    for (const std::string &id : secret.units) {
        const Unit &one = state.unit(id);
        expectSide(state, one, side.id, key);
        if (one.place != Place::away)
            throw Error(std::string(key) + ": " + one.name + " was not kept off the map (ANC-119)", key);
    }
    expectFree(state, side, secret.units, true, key, number);
}

/// When a march from this edge comes on: a key of the figures (ANC-121).
const char *kindOf(const State &state, const Side &side, const std::string &edge)
{
    return edge == side.edge ? "reserve_from" : edge == state.other(side.id).edge ? "rear_in" : "flank_in";
}

/// Who comes on, and by which note.
struct Coming {
    std::vector<std::string> units;
    std::string edge, text;
    std::size_t note = 0;
    int worth = 0;
    bool again = false; ///< what is left after the second battle
    bool flank = false;
    std::string late, denied; ///< why it may not simply come on: `late` may be allowed, `denied` not (ANC-122, ANC-123)
};

Coming comingOf(const Scene &scene, const Sheet &sheet)
{
    const State &state = scene.state;
    const Side &side = state.side(state.active);
    Coming entry;
    if (entry.units = state.survivors(side.id); !entry.units.empty() && !scene.input.contains("note")) {
        entry.edge = state.second.edge;
        entry.again = true;
        for (const std::string &id : entry.units)
            entry.worth += state.unit(id).value;
        return entry;
    }
    std::tie(entry.note, entry.text) = openedNote(side, scene.input);
    Secret secret = secretIn(entry.text);
    expectMarch(state, side, secret, entry.note, "note");
    entry.worth = worthOf(state, secret.units);
    expectAllowed(sheet, side, secret.kind);
    const std::string kind = kindOf(state, side, secret.edge);
    const int from = sheet.tables.number("march", kind);
    if (state.turn < from)
        throw Error("note: it comes on in its own turn " + std::to_string(from) + " or later, not before (ANC-121)", "note");
    const bool unsettled = side.notes[entry.note].unsettled(); // sealed elsewhere: nothing was noted of its turns
    if (const Event *passed = state.happened("passed", side.id, "", from); kind != "reserve_from" && passed != nullptr && !unsettled)
        entry.late =
            "it was due in turn " + std::to_string(passed->turn) + ", and there was initiative for it: it cannot be put off (ANC-122)";
    entry.flank = kind == "flank_in";
    const Side &foe = state.other(side.id);
    if (entry.flank && state.happened("denied", side.id, secret.edge) != nullptr)
        entry.denied = side.name + " denied having written the " + secret.edge + " edge (ANC-123)";
    else if (entry.late.empty() && entry.flank && state.happened("came", foe.id, secret.edge) != nullptr)
        entry.late = // who denied nothing may still be allowed to come
            "a flank march of " + foe.name + " came by the " + secret.edge + " edge, and nobody said that it was written twice (ANC-123)";
    entry.units = std::move(secret.units);
    entry.edge = std::move(secret.edge);
    return entry;
}

/// How a march that may not simply come on is settled: "void" or "allowed"; "" for one that may. Throws Error while it is not settled.
std::string settled(Scene &scene, const Coming &entry, const Side &side)
{
    const std::string &why = entry.denied.empty() ? entry.late : entry.denied;
    if (why.empty())
        return {};
    std::vector<std::string> ways{"wait", "void"};
    if (entry.denied.empty())
        ways.emplace_back("allowed");
    const std::string way = scene.ask.choice({"ar.settle", {}, side.id, {}, {}}, ways, "wait");
    if (way == "wait" && scene.ask.strict())
        throw Error("The march cannot come on: " + why +
                        (entry.denied.empty() ? ". Settle together whether it is void or allowed" : ". It is void"),
                    "ar.settle");
    return way;
}

/// Leaders who might lead elsewhere: neither lost, nor given away, nor out for their turn (ANC-124); those at hand first.
std::vector<std::string> availableLeaders(const State &state, const std::string &side)
{
    std::vector<std::string> ids;
    for (const LeaderState where : {LeaderState::pool, LeaderState::map})
        for (const auto &[id, leader] : state.leaders)
            if (leader.side == side && leader.state == where && (leader.out == 0 || leader.out < state.playerTurn()))
                ids.push_back(id);
    return ids;
}

void beginSecond(State &state, const std::string &edge, int length, std::vector<std::string> units)
{
    Second &second = state.second;
    second = {true, edge, length, std::move(units), {}, state.turn, state.step, state.active, {}};
    for (Side &side : state.sides) {
        second.sides.push_back({side.panic, side.pips, side.rolled, side.charged, side.panicked});
        int marching = 0;
        for (auto &[id, unit] : state.units) {
            if (unit.side != side.id)
                continue;
            if (state.fights(unit)) {
                unit.place = Place::map;
                ++marching;
            } else if (unit.onMap()) {
                unit.place = Place::elsewhere;
            }
        }
        side.panic = (marching + 1) / 2; // as for an army (ANC-031)
        side.pips = side.rolled = 0;
        side.panicked = false;
        side.charged = side.charged == 0 ? 0 : -1; // an army charges once, wherever it is (ANC-063)
    }
    state.turn = 1;
    state.step = "begin";
    state.active = state.settings.attacker;
}

} // namespace

bool mayMeet(const Tables &tables, const State &state)
{
    const auto marches = [&](const Side &side) {
        const bool sealed =
            std::any_of(side.notes.begin(), side.notes.end(), [](const Note &note) { return !note.open && note.what == "stratagem"; });
        return sealed && std::any_of(state.units.begin(), state.units.end(),
                                     [&](const auto &entry) { return entry.second.side == side.id && entry.second.place == Place::away; });
    };
    return state.step == "arrivals" && !state.second.open && state.second.edge.empty() &&
           state.turn == tables.number("march", "flank_in") && state.active == state.settings.attacker &&
           std::all_of(state.sides.begin(), state.sides.end(), marches);
}

bool secondDecided(const State &state)
{
    return state.second.open && std::any_of(sideId.begin(), sideId.end(), [&](const std::string &side) {
               return std::none_of(state.units.begin(), state.units.end(),
                                   [&](const auto &entry) { return entry.second.side == side && entry.second.onMap(); });
           });
}

void returnToFirst(State &state, Narration &narration)
{
    Second &second = state.second;
    const int last = state.playerTurn(); // over there
    state.turn = second.turn;
    state.step = second.step;
    state.active = second.active;
    narration.say("The second battle is over; the first one goes on where it was left.");
    for (auto &[id, unit] : state.units) {
        if (unit.place == Place::elsewhere) {
            unit.place = Place::map;
        } else if (unit.onMap()) {
            unit.place = Place::away;
            unit.panicking = unit.uncontrolled = unit.controlled = unit.sees = unit.must = unit.leftZone = unit.moved = false;
            unit.fired = unit.attacked = unit.retreated = false;
            unit.acted = Acted::none;
        }
    }
    for (const std::string &id : second.leaders) {
        Leader &leader = state.leader(id);
        if (leader.state == LeaderState::map)
            leader.state = LeaderState::pool;
        leader.unit.clear();
        // Who is still to miss a turn misses the next one here, who has missed it has done with it (ANC-097).
        if (leader.out != 0)
            leader.out = leader.out > last ? state.playerTurn() + (leader.side == state.active ? 2 : 1) : 0;
    }
    second.open = false;
    second.leaders.clear();
    for (std::size_t i = 0; i < state.sides.size(); ++i) {
        Side &side = state.sides[i];
        const Interrupted &was = second.sides[i];
        side.charged = was.charged != 0 ? was.charged : side.charged == 0 ? 0 : -1;
        side.panic = was.panic;
        side.pips = was.pips;
        side.rolled = was.rolled;
        side.panicked = was.panicked;
        const std::size_t left = state.survivors(side.id).size();
        const Unit *camp = state.camp(side.id);
        narration.say(left == 0 ? "Nobody of " + side.name + " comes back from it."
                                : counted(static_cast<int>(left), "unit", "units") + " of " + side.name + " may still come on.");
        if (left > 0)
            narration.instruct(side.id, "They come on in the half of the " + second.edge + " edge nearest " +
                                            (camp != nullptr && camp->onMap() ? "your camp." : "your own edge."));
    }
    second.sides.clear();
}

// --- acts ---------------------------------------------------------------------------------------------------------------------

std::string arrivePage(const Json &json, const Json &input)
{
    if (input.contains("note"))
        return {};
    const State state = readState(json);
    const Side &side = state.side(state.active);
    return side.sealed() > 0 && state.survivors(side.id).empty() ? side.id : std::string();
}

std::unique_ptr<Case> arrive(Scene &scene)
{
    expectStep(scene, "arrivals");
    if (scene.json == nullptr) {
        if (!scene.input.contains("note"))
            throw Error("note: the sealed note is missing", "note");
        return told(scene, [](State &, Narration &narration) { narration.say("They arrive."); });
    }
    const State &state = scene.state;
    if (state.second.open)
        throw Error("Nobody comes on in the second battle: both marches are there from the start (ANC-123)", "note");
    expectFallFelt(state);
    const Side &side = state.side(state.active);
    const Coming entry = comingOf(scene, scene.sheet);
    const std::string foe = side.id == "a" ? "b" : "a";
    const bool isVoid = settled(scene, entry, side) == "void";
    // The enemy, who has just heard of the edge, is asked.
    const bool asks = !isVoid && entry.flank && mayMeet(scene.sheet.tables, state);
    if (asks && scene.ask.yesNo({"ar.same", {}, foe, {}, entry.edge}, false) && scene.ask.strict())
        throw Error("The two flank marches meet first: open both notes for the second battle (ANC-123)", "ar.same");
    if (isVoid)
        return told(scene, [entry](State &after, Narration &narration) {
            const std::string own = after.active;
            narration.say(after.side(own).name + " open a march from the " + entry.edge + " edge.");
            if (!payFor(after, own, entry.note, entry.text, narration))
                return;
            after.side(own).notes[entry.note].units = entry.units;
            voidNote(after, own, entry.note, entry.denied.empty() ? entry.late : entry.denied, narration);
        });
    if (side.pips < 1)
        throw Error("An arrival needs 1 of initiative; none is left (ANC-122)", "note");
    const std::vector<std::string> nearest = unitsIn(scene, "nearest");
    std::vector<int> values;
    for (const std::string &id : nearest) {
        expectSide(state, state.unit(id), foe, "nearest");
        if (state.unit(id).arm == Arm::camp)
            throw Error("nearest: a camp is not shocked (ANC-127)", "nearest");
        values.push_back(state.unit(id).value);
    }
    const std::size_t shocked = shockedBy(entry.worth, values);
    const Passage way = passageIn(scene, entry.units);
    const auto take = askCaptures(scene, side.id);
    const std::string allowed = entry.late.empty() ? std::string() : agreedReason(scene.input);
    return std::make_unique<Played>(scene, [=](Dice &dice, State &after, Narration &narration) {
        const std::string id = after.active;
        if (!entry.again) {
            if (!payFor(after, id, entry.note, entry.text, narration))
                return;
            after.side(id).notes[entry.note].units = entry.units;
        }
        Side &own = after.side(id);
        --own.pips;
        for (const std::string &unitId : entry.units) {
            Unit &unit = after.unit(unitId);
            unit.place = Place::map;
            unit.acted = Acted::entered;
            unit.moved = true;
        }
        narration.say(std::to_string(entry.units.size()) + (entry.units.size() == 1 ? " unit of " : " units of ") + own.name +
                      (entry.units.size() == 1 ? " comes" : " come") + " on from the " + entry.edge + " edge.");
        if (!allowed.empty())
            narration.say("It is allowed all the same: " + allowed + ".");
        if (entry.flank && after.side(foe).sealed() > 0)
            after.events.push_back({"came", id, entry.edge, after.turn});
        if (asks)
            after.events.push_back({"denied", foe, entry.edge, after.turn});
        narration.line(own.id, "worth", "base", "worth of those who arrive", entry.worth, "ANC-126");
        Fray fray(after, dice, narration);
        for (std::size_t i = 0; i < shocked; ++i)
            fray.suffer(after.unit(nearest[i]), after.leadersWith(nearest[i]).empty() ? Fate::again : Fate::disorder);
        if (shocked == 0)
            narration.say("Nobody is shocked.");
        way.play(fray, after, narration);
        take(after, narration);
    });
}

std::vector<Candidate> arriveCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input)
{
    if (slot.id != "woods" && slot.id != "passing" && slot.id != "leaving")
        return candidatesFitting(sheet, state, slot, arriveFits);
    // Those who come on are not on the map yet.
    std::vector<Candidate> list;
    try {
        std::vector<std::string> units = state.survivors(state.active);
        if (input.contains("note"))
            units = secretIn(openedNote(state.side(state.active), input).second).units;
        for (const std::string &id : units)
            list.push_back({id, "", state.unit(id).name, toText(state.unit(id).is), 1, 0});
    } catch (const Error &) {
        return {}; // without its note nobody knows who comes
    }
    return list;
}

bool arriveFits(const Sheet &, const State &state, const Slot &slot, const Unit &unit)
{
    return slot.id == "nearest" ? unit.onMap() && unit.arm != Arm::camp : fitsPassage(state, slot, unit);
}

std::unique_ptr<Case> meet(Scene &scene)
{
    expectStep(scene, "arrivals");
    for (const std::string &side : sideId)
        if (!scene.input.contains("note_" + side))
            throw Error("note_" + side + ": the sealed note is missing", "note_" + side);
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("The two marches meet."); });
    const State &state = scene.state;
    if (!mayMeet(scene.sheet.tables, state))
        throw Error("Flank marches meet in the attacker's turn " + std::to_string(scene.sheet.tables.number("march", "flank_in")) +
                        ", before either has come on, and once in a battle (ANC-123)",
                    "step");
    std::array<Secret, 2> marches;
    std::array<std::pair<std::size_t, std::string>, 2> notes;
    std::array<int, 2> lead{};
    std::vector<std::string> units;
    for (std::size_t i = 0; i < 2; ++i) {
        const Side &side = state.sides[i];
        const std::string key = "note_" + sideId[i];
        notes[i] = openedNote(side, scene.input, key.c_str());
        marches[i] = secretIn(notes[i].second);
        expectMarch(state, side, marches[i], notes[i].first, key.c_str());
        if (state.happened("denied", side.id, marches[i].edge) != nullptr)
            throw Error(key + ": " + side.name + " denied having written the " + marches[i].edge + " edge (ANC-123)", key);
        expectAllowed(scene.sheet, side, marches[i].kind);
        if (std::string(kindOf(state, side, marches[i].edge)) != "flank_in")
            throw Error(key + ": the " + marches[i].edge + " edge is no flank: such a march meets nobody (ANC-123)", key);
        units.insert(units.end(), marches[i].units.begin(), marches[i].units.end());
        // For a note that was sealed elsewhere one of them is given yet (ANC-110).
        const int given = side.notes[notes[i].first].unsettled() ? 1 : 0;
        const int most = std::max(0, static_cast<int>(availableLeaders(state, side.id).size()) - given);
        lead[i] = most == 0 ? 0 : scene.ask.count({"mt.leaders", side.id, side.id, side.name, {}}, 0, most, 0);
    }
    if (marches[0].edge != marches[1].edge)
        throw Error("note_b: the marches come from " + marches[0].edge + " and " + marches[1].edge + ", and do not meet (ANC-123)",
                    "note_b");
    const int length = scene.sheet.tables.number("march", "second_length");
    return told(scene, [=](State &after, Narration &narration) {
        // A march that nobody was given for is void, and meets nobody.
        bool paid = true;
        for (std::size_t i = 0; i < 2; ++i)
            if (payerOf(after, sideId[i], notes[i].first) == nullptr) {
                payFor(after, sideId[i], notes[i].first, notes[i].second, narration);
                after.sides[i].notes[notes[i].first].units = marches[i].units;
                paid = false;
            }
        if (!paid)
            return narration.say("There is no second battle.");
        for (std::size_t i = 0; i < 2; ++i) {
            payFor(after, sideId[i], notes[i].first, notes[i].second, narration);
            after.sides[i].notes[notes[i].first].units = marches[i].units;
        }
        narration.say("Both flank marches come by the " + marches[0].edge + " edge and meet in a second battle.");
        std::vector<std::string> leaders;
        for (std::size_t i = 0; i < 2; ++i) {
            Side &side = after.sides[i];
            std::vector<std::string> free = availableLeaders(after, side.id);
            free.resize(std::min(free.size(), static_cast<std::size_t>(lead[i])));
            for (const std::string &id : free) {
                Leader &leader = after.leader(id);
                leader.state = LeaderState::pool;
                leader.unit.clear();
                leader.out = 0;
            }
            leaders.insert(leaders.end(), free.begin(), free.end());
            narration.line(side.id, "leaders", "base", "leaders in the second battle", static_cast<int>(free.size()), "ANC-124");
            narration.instruct(side.id, "Set up your march on a new map, without a camp.");
        }
        beginSecond(after, marches[0].edge, length, units);
        after.second.leaders = leaders;
    });
}

} // namespace optio::ancients
