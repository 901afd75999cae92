// SPDX-License-Identifier: GPL-3.0-or-later
// What an order changes once its test is decided.
#include "rules/agreement.h"
#include "rulesets/tropaion/combat/charge.h"
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/move/order.h"

#include <algorithm>
#include <set>

namespace optio::tropaion {

namespace {

/// The files of an about-face: ranks and files reversed (TRO-065).
std::vector<std::vector<std::string>> turnedAbout(std::vector<std::vector<std::string>> files)
{
    std::reverse(files.begin(), files.end());
    for (auto &file : files)
        std::reverse(file.begin(), file.end());
    return files;
}

void turn(const Sheet &sheet, State &state, const Order &order)
{
    Formation *formation = state.formationOf(order.who.front());
    if (formation == nullptr || order.who.size() < 2)
        return;
    const Formation old = *formation;
    // The part of a formation beside a gap turns by itself: the gap is closed.
    rereadFormations(state, false, old.id);
    formation = state.formationOf(order.who.front());
    if (formation == nullptr)
        return;
    auto files = formation->files;
    const Formation::Shape shape = formation->shape();
    if (order.turn == "about") {
        formation->files = turnedAbout(std::move(files));
        return;
    }
    // A mass of files of one and two has no quarter turn that keeps it.
    if (order.turn == "quarter" && shape != Formation::Shape::mass) {
        const auto turned = filesOf(order.who, shape == Formation::Shape::line ? "column" : "line");
        try {
            checkFormation(sheet, state, turned);
            formation->files = turned;
            return;
        } catch (const Error &) {
            // Not allowed to its type: all stand alone.
        }
    }
    state.formations.erase(formation->id);
}

/// A unit turns to the enemy of this contact, who was on its flank or rear; the others are then on another side of it (TRO-020, TRO-073).
void turnTo(State &state, const std::string &contact, std::size_t side)
{
    const std::string unit = state.engagements.at(contact).units[side];
    const bool quarter = state.engagements.at(contact).aspects[side] == Aspect::flank;
    for (auto &[id, other] : state.engagements)
        if (id == contact)
            other.aspects[side] = Aspect::front;
        else if (other.units[side] == unit && quarter)
            other.aspects[side] = other.aspects[side] == Aspect::rear ? Aspect::flank : Aspect::rear;
}

std::string rateText(const Sheet &sheet, const State &state, const Order &order, bool reach)
{
    int rate = 99;
    for (const std::string &id : order.who) {
        const TypeRow &type = sheet.type(state.unit(id).type);
        rate = std::min(rate, reach ? type.reach : type.move);
    }
    return std::to_string(rate) + " MU";
}

/// TRO-055: every member is fast, and there is Valour for all.
void offerFast(const State &state, Narration &narration, const Order &order)
{
    const std::string &side = state.unit(order.who.front()).side;
    Json riders = Json::array();
    for (const std::string &id : order.who) {
        if (!state.unit(id).has("fast"))
            return;
        riders.push_back({{"unit", id}});
    }
    if (state.side(side).left[0] >= static_cast<int>(order.who.size()))
        narration.next("fast", "1 MU more for Valour", {{"who", riders}});
}

} // namespace

std::vector<std::string> groupOf(const State &state, const std::string &unit)
{
    std::vector<std::string> group;
    for (const auto &file : partOf(state, unit))
        group.insert(group.end(), file.begin(), file.end());
    return group.empty() ? std::vector<std::string>{unit} : group;
}

bool mayFillGap(const State &state, const std::string &unit)
{
    const Post post = postOf(state, unit);
    return post.formation != nullptr && post.rank == 1 && post.formation->files[post.file][0].empty() && !state.engaged(unit) &&
           !freshGap(state, unit);
}

void expectNothingOpen(const State &state)
{
    if (!state.test.purpose.empty())
        throw Error("First decide the test that is open (TRO-062)", "test");
    if (!state.order.kind.empty())
        throw Error("First finish the charge that is on its way (TRO-076)", "order");
    if (!state.fight.engagement.empty())
        throw Error("First finish the combat whose dice have been thrown (TRO-042)", "fight");
}

void carryOut(const Sheet &sheet, State &state, Narration &narration, bool passed)
{
    const Order order = state.order;
    const std::string side = state.unit(order.who.front()).side;
    int moves = 0;
    for (const std::string &id : order.who)
        moves = std::max(moves, state.unit(id).moves);
    for (const std::string &id : order.who) {
        state.unit(id).moves = moves + 1; // TRO-067, TRO-068
        state.unit(id).bound = false;
        state.unit(id).controlled = true; // who has acted, out of a combat too, is not asked any more (TRO-084)
    }
    if (!passed || order.kind == "facing")
        for (const std::string &id : order.who)
            state.unit(id).hurried = moves + 1; // no way is made that Valour could lengthen (TRO-055)
    if (!passed) {
        state.order = {};
        narration.instruct(side, "No move.");
        return;
    }
    std::vector<std::string> names;
    for (const std::string &id : order.who)
        names.push_back(state.unit(id).name);
    const std::string who = listText(names);
    for (const std::string &id : order.enters) {
        ++state.unit(id).disruption; // TRO-115
        narration.instruct(side, does(state.unit(id).name, "is disrupted by the difficult terrain."));
    }
    // TRO-117: a gap beside those who move is closed for good; a unit ordered out leaves its formation (TRO-069).
    if (order.kind != "gap") {
        std::set<std::string> torn;
        for (const std::string &id : order.who)
            if (const Formation *own = state.formationOf(id); own != nullptr)
                torn.insert(own->id);
        if (order.alone)
            leaveFormation(state, order.who.front());
        for (const std::string &id : torn)
            rereadFormations(state, false, id);
    }
    if (order.kind == "gap") {
        Formation &own = *state.formationOf(order.who.front());
        auto &file = own.files[postOf(state, order.who.front()).file];
        file.erase(file.begin());
        rereadFormations(state, false); // of a column of two it is a single unit that steps up
    }
    if (order.kind == "charge" || (order.kind == "gap" && !order.targets.empty())) {
        narration.instruct(side, order.kind == "gap"
                                     ? "Step into the gap and align."
                                     : "Charge up to " + rateText(sheet, state, order, true) + " and align corner to corner.");
        offerFast(state, narration, order);
        startCharge(sheet, state, narration);
        return;
    }
    if (order.kind == "forward")
        narration.instruct(side, "Move " + who + " up to " + rateText(sheet, state, order, false) + " forward.");
    else if (order.kind == "sideways")
        narration.instruct(side, "Move " + who + " up to " + rateText(sheet, state, order, false) + " sideways or backwards.");
    else if (order.kind == "facing") {
        narration.instruct(side, "Turn " + who + ".");
        if (order.contact.empty())
            turn(sheet, state, order);
        else
            turnTo(state, order.contact, static_cast<std::size_t>(indexOf(side)));
    } else if (order.kind == "form") {
        narration.instruct(side, "Form " + who + " into a " + order.shape + ".");
        formUp(sheet, state, order.files);
    } else if (order.kind == "gap") {
        narration.instruct(side, who + " steps into the gap.");
    } else if (order.kind == "breakOff") {
        narration.instruct(side, "Move " + who + " straight back up to " + rateText(sheet, state, order, false) + ", facing as before.");
        std::erase_if(state.engagements, [&](const auto &entry) {
            const std::string &fighter = entry.second.units[static_cast<std::size_t>(indexOf(side))];
            return std::find(order.who.begin(), order.who.end(), fighter) != order.who.end();
        });
    }
    state.order = {};
    if (order.kind != "facing")
        offerFast(state, narration, order);
}

} // namespace optio::tropaion
