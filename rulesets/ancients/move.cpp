// SPDX-License-Identifier: GPL-3.0-or-later
// Rules a tactical move.
#include "rulesets/ancients/move.h"

#include "rulesets/ancients/fight.h"
#include "rulesets/ancients/words.h"

#include <algorithm>

namespace optio::ancients {

namespace {

/// The questions and checks of a move, in their order.
class Manoeuvre {
public:
    explicit Manoeuvre(Scene &scene) : scene_(scene), who_(unitsIn(scene, "who")) {}

    void check()
    {
        if (who_.empty())
            throw Error("who: nobody moves", "who");
        for (const std::string &id : who_) {
            const Unit &unit = scene_.state.unit(id);
            expectSide(scene_.state, unit, scene_.state.active, "who");
            const char *why = unit.arm == Arm::camp       ? " never moves"
                              : unit.panicking            ? " is panicking: not yours to order"
                              : unit.uncontrolled         ? " is uncontrolled: not yours to order"
                              : unit.acted != Acted::none ? " has acted already"
                                                          : nullptr;
            if (why != nullptr)
                throw Error("who: " + unit.name + why + " (ANC-037)", "who");
        }
    }

    void ask()
    {
        const std::string &side = scene_.state.active;
        const std::vector<std::string> kinds = who_.size() == 1 ? std::vector<std::string>{"single", "free", "disorder"}
                                                                : std::vector<std::string>{"line", "column", "mixed", "free", "disorder"};
        kind_ = scene_.ask.choice({"mv.kind", {}, side, {}, {}}, kinds, kinds.front());
        const int left = scene_.state.side(side).pips;
        if (kind_ == "free")
            return;
        if (kind_ == "disorder") {
            for (const std::string &id : who_)
                if (scene_.state.unit(id).disordered)
                    throw Error("who: " + scene_.state.unit(id).name + " is disordered already (ANC-048)", "who");
            pay(static_cast<int>(who_.size()), left);
            return;
        }
        std::vector<std::string> times{"1"};
        for (int n = 2; n <= 3 && n <= left; ++n)
            times.push_back(std::to_string(n));
        times_ = times.size() == 1 ? 1 : std::stoi(scene_.ask.choice({"mv.times", {}, side, {}, {}}, times, "1"));
        const bool far = times_ > 1 && scene_.ask.yesNo({"mv.far", {}, side, {}, {}}, true);
        if (times_ > 1 && !far)
            throw Error("More than a normal move stays 4 or more hexes from every visible enemy (ANC-042)", "mv.far");
        if (kind_ != "single" && !far && scene_.ask.yesNo({"mv.contact", {}, side, {}, {}}, false))
            throw Error("A group with a unit in contact does not move together: use single moves (ANC-038)", "mv.contact");
        if ((kind_ == "line" || kind_ == "mixed") && scene_.ask.yesNo({"mv.rough", {}, side, {}, {}}, false))
            throw Error("A line with a unit in woods or swamp does not move together: use single moves, or a column (ANC-038)", "mv.rough");
        pay(times_, left);
        woods_ = some("woods", false);
        through_ = unitsIn(scene_, "through");
        passing_ = through_.empty() ? std::vector<std::string>() : some("passing", true);
        if (!far)
            zones();
        take_ = askCaptures(scene_, side);
    }

    std::unique_ptr<Case> play() const
    {
        const Manoeuvre &plan = *this;
        const auto make = [who = plan.who_, kind = plan.kind_, price = plan.price_, times = plan.times_, woods = plan.woods_,
                           through = plan.through_, passing = plan.passing_, leaving = plan.leaving_,
                           take = plan.take_](Dice &dice, State &state, Tale &tale) {
            Fray fray(state, dice, tale);
            Side &side = state.side(state.active);
            side.pips = std::max(0, side.pips - price);
            tale.line(side.id, "price", "base", kind == "free" ? "turning is free" : "initiative", -price, "ANC-034");
            if (kind == "column" || kind == "mixed") {
                int slowest = state.face(state.unit(who.front())).move;
                for (const std::string &id : who)
                    slowest = std::min(slowest, state.face(state.unit(id)).move);
                tale.line(side.id, "head", "base", "movement of the head, that of the slowest", times * slowest, "ANC-039");
            }
            for (const std::string &id : who) {
                Unit &unit = state.unit(id);
                unit.acted = kind == "free" ? Acted::freeTurn : kind == "disorder" ? Acted::disordered : Acted::tactical;
                unit.moved = unit.moved || kind != "disorder";
            }
            const std::string name = state.unit(who.front()).name;
            if (kind == "disorder") {
                for (const std::string &id : who)
                    fray.suffer(state.unit(id), Fate::disorder);
                return;
            }
            tale.say(who.size() == 1 ? name + (kind == "free" ? " turn." : " move.")
                                     : std::to_string(who.size()) + " units with " + name + (kind == "free" ? " turn." : " move."));
            for (const std::string &id : woods)
                if (Unit &unit = state.unit(id); !freeOfWoods(unit.is)) {
                    tale.instruct(unit.side, unit.name + " stop in the woods or swamp.");
                    fray.suffer(unit, Fate::disorder);
                }
            // Only the mover's density counts (ANC-044).
            if (std::any_of(passing.begin(), passing.end(), [&](const std::string &id) { return !slipsThrough(state.unit(id).is); })) {
                for (const std::string &id : passing)
                    if (!slipsThrough(state.unit(id).is))
                        fray.suffer(state.unit(id), Fate::disorder);
                for (const std::string &id : through)
                    fray.suffer(state.unit(id), Fate::disorder);
            }
            for (const std::string &id : leaving)
                state.unit(id).leftZone = true;
            if (take)
                take(state, tale);
        };
        return std::make_unique<Played>(scene_, make);
    }

private:
    /// Picked movers of a slot; with `all` every mover when nobody is named.
    std::vector<std::string> some(const char *slot, bool all)
    {
        std::vector<std::string> ids = unitsIn(scene_, slot);
        for (const std::string &id : ids)
            if (scene_.json != nullptr && !among(who_, id))
                throw Error(std::string(slot) + ": " + scene_.state.unit(id).name + " is not among those that move", slot);
        return ids.empty() && all ? who_ : ids;
    }

    void pay(int price, int left)
    {
        price_ = price;
        if (price > left)
            throw Error("This needs " + std::to_string(price) + " of initiative; " + std::to_string(left) + (left == 1 ? " is" : " are") +
                            " left (ANC-034)",
                        "who");
    }

    void zones()
    {
        const State &state = scene_.state;
        const std::vector<std::string> enemies = unitsIn(scene_, "zones");
        if (enemies.empty())
            return;
        leaving_ = some("leaving", true);
        bool held = false;
        for (const std::string &enemy : enemies)
            held = held || !state.unit(enemy).disordered; // a disordered one has no zone (ANC-046)
        for (const std::string &id : leaving_)
            for (const std::string &enemy : enemies) {
                const Unit &mover = state.unit(id), &other = state.unit(enemy);
                if (other.side == state.active)
                    throw Error("zones: " + other.name + " is no enemy", "zones");
                if (!mayLeaveZone(state.face(mover).move, mover.disordered, state.face(other).move, other.disordered))
                    throw Error("zones: " + mover.name + " is not fast enough to leave the zone of control of " + other.name + " (ANC-047)",
                                "zones");
            }
        if (!held)
            leaving_.clear();
    }

    Scene &scene_;
    std::vector<std::string> who_, woods_, through_, passing_, leaving_;
    std::string kind_;
    int times_ = 1, price_ = 0;
    std::function<void(State &, Tale &)> take_;
};

} // namespace

std::unique_ptr<Case> Move::build(Scene &scene) const
{
    expectStep(scene, "moves");
    Manoeuvre manoeuvre(scene);
    manoeuvre.check();
    manoeuvre.ask();
    return manoeuvre.play();
}

bool Move::fits(const State &, const Slot &slot, const Unit &unit) const
{
    if (!unit.onMap() || unit.arm == Arm::camp)
        return false;
    if (slot.id == "zones")
        return !unit.disordered; // (ANC-046)
    return slot.id != "who" || (!unit.uncontrolled && !unit.panicking && unit.acted == Acted::none);
}

} // namespace optio::ancients
