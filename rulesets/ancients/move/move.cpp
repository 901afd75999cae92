// SPDX-License-Identifier: GPL-3.0-or-later
// Rules a tactical move.
#include "rulesets/ancients/move/move.h"

#include "rulesets/ancients/combat/aftermath.h"

#include <algorithm>

namespace optio::ancients {

namespace {

/// The questions and checks of a move, in their order.
class Manoeuvre {
public:
    explicit Manoeuvre(Scene &scene) : scene_(scene), who_(sortedIn(scene, "who")) {}

    void check()
    {
        if (who_.empty())
            throw Error("who: nobody moves", "who");
        for (const std::string &id : who_) {
            const Unit &unit = scene_.state.unit(id);
            expectSide(scene_.state, unit, scene_.state.active, "who");
            const char *why = unit.arm == Arm::camp          ? " never moves (ANC-037)"
                              : unit.panicking               ? " is panicking: not yours to order (ANC-032)"
                              : unit.uncontrolled            ? " is uncontrolled: not yours to order (ANC-057)"
                              : unit.acted == Acted::entered ? " has acted already: coming on was its move (ANC-122)"
                              : unit.acted != Acted::none    ? " has acted already (ANC-035)"
                                                             : nullptr;
            if (why != nullptr)
                throw Error("who: " + unit.name + why, "who");
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
        if (const auto wanted = answersIn(scene_.input).find("mv.times");
            scene_.ask.strict() && wanted != answersIn(scene_.input).end() && (*wanted == "2" || *wanted == "3"))
            pay(*wanted == "2" ? 2 : 3, left);
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
        way_ = passageIn(scene_, who_, !far);
        take_ = askCaptures(scene_, side);
    }

    std::unique_ptr<Case> play() const
    {
        const Manoeuvre &plan = *this;
        const auto make = [who = plan.who_, kind = plan.kind_, price = plan.price_, times = plan.times_, way = plan.way_,
                           take = plan.take_](Dice &dice, State &state, Narration &narration) {
            Fray fray(state, dice, narration);
            Side &side = state.side(state.active);
            side.pips = std::max(0, side.pips - price);
            narration.line(side.id, "price", "base", kind == "free" ? "turning is free" : "initiative", -price, "ANC-034");
            if (kind == "column" || kind == "mixed") {
                int slowest = state.face(state.unit(who.front())).move;
                for (const std::string &id : who)
                    slowest = std::min(slowest, state.face(state.unit(id)).move);
                narration.line(side.id, "head", "base", "movement of the head, that of the slowest", times * slowest, "ANC-039");
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
            narration.say(who.size() == 1 ? name + (kind == "free" ? " turn." : " move.")
                                          : std::to_string(who.size()) + " units with " + name + (kind == "free" ? " turn." : " move."));
            way.play(fray, state, narration);
            if (take)
                take(state, narration);
        };
        return std::make_unique<Played>(scene_, make);
    }

private:
    void pay(int price, int left)
    {
        price_ = price;
        if (price > left)
            throw Error("This needs " + std::to_string(price) + " of initiative; " + std::to_string(left) + (left == 1 ? " is" : " are") +
                            " left (ANC-034)",
                        "who");
    }

    Scene &scene_;
    std::vector<std::string> who_;
    Passage way_;
    std::string kind_;
    int times_ = 1, price_ = 0;
    std::function<void(State &, Narration &)> take_;
};

} // namespace

std::unique_ptr<Case> move(Scene &scene)
{
    expectStep(scene, "moves");
    Manoeuvre manoeuvre(scene);
    manoeuvre.check();
    manoeuvre.ask();
    return manoeuvre.play();
}

bool moveFits(const Sheet &, const State &state, const Slot &slot, const Unit &unit)
{
    if (slot.id != "who")
        return fitsPassage(state, slot, unit);
    return unit.onMap() && unit.arm != Arm::camp && !unit.uncontrolled && !unit.panicking && unit.acted == Acted::none;
}

} // namespace optio::ancients
