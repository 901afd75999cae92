// SPDX-License-Identifier: GPL-3.0-or-later
// An attack, from its declaration to its result.
#include "rulesets/ancients/combat/fight.h"

#include "rulesets/ancients/combat/aftermath.h"
#include "rulesets/ancients/words.h"

#include <algorithm>
#include <memory>
#include <tuple>
#include <utility>

namespace optio::ancients {

namespace {

/// An attack with all its questions answered: what is still to be played.
struct Plan {
    std::vector<std::string> who;   ///< declared
    std::vector<std::string> still; ///< those that fight
    std::string target;
    std::vector<Fighter> attackers; ///< of `still`
    Fighter defender;
    AttackTerms terms;
    std::vector<std::string> withdrawn; ///< leaders that left
    bool retreated = false, fights = true;
    bool through = false; ///< it retreats through a friend
};

void tellOdds(const Tables &tables, const Odds &odds, const std::string (&sides)[2], Narration &narration)
{
    const auto whole = [](const Ratio &ratio) { return static_cast<int>(ratio.over / ratio.under); };
    Ratio before;
    for (const Reckoning &line : odds.lines) {
        const bool base = line.id == "strength";
        narration.line(sides[line.side], line.id, base ? "base" : "factor", base ? line.label : line.label + " = " + textOf(line.running),
                       base ? whole(line.running) : whole(line.running) - whole(before), line.rule);
        before = line.running;
    }
    narration.total(sides[0], "total", textOf(odds.attack), whole(odds.attack));
    narration.total(sides[1], "total", textOf(odds.defence), whole(odds.defence));
    narration.comparison = textOf(odds.attack) + " against " + textOf(odds.defence) + ": " +
                           tables.columns[static_cast<std::size_t>(odds.column)].id +
                           (odds.overridden.empty() ? "" : ", because " + odds.overridden);
}

/// Somebody may, or must, enter the hex that the defender left or fell in (ANC-103): of those who fought against it, or when nobody did of
/// those who attacked.
void vacate(const Plan &plan, bool fought, State &state, Narration &narration)
{
    Vacated hex;
    hex.enemy = plan.target;
    for (const std::string &id : fought ? plan.still : plan.who)
        if (state.unit(id).onMap())
            hex.who.push_back(id);
    if (hex.who.empty())
        return;
    narration.instruct(state.unit(hex.who.front()).side, mustEnter(state, hex) ? "One attacker enters the hex, facing as before."
                                                                               : "An attacker may enter the hex, facing as before.");
    state.vacated.push_back(std::move(hex));
    narration.next("occupy", "Enter the hex", occupyInput(state));
}

/// Plays it; gives what becomes of defender and attackers (0 nothing, 1 disordered, 2 destroyed) and how many leaders are lost, as a key.
std::uint64_t play(const Sheet &sheet, const Plan &plan, Dice &dice, State &state, Narration &narration)
{
    Fray fray(state, dice, narration);
    Unit &defender = state.unit(plan.target);
    int defence = 0, attack = 0;
    for (const std::string &id : plan.withdrawn) {
        state.leader(id).state = LeaderState::pool;
        state.leader(id).unit.clear();
    }
    if (!plan.withdrawn.empty())
        narration.say(plan.withdrawn.size() == 1 ? "The leader withdraws." : "The leaders withdraw.");
    if (plan.retreated) {
        defender.retreated = true;
        narration.say(defender.name + " retreat.");
        narration.instruct(defender.side, plan.through
                                              ? "Retreat " + defender.name +
                                                    " through its friend, who is not affected, its back to the hex it left (ANC-045)."
                                              : "Retreat " + defender.name + " one hex, its back to the hex it left.");
        defence = fray.suffer(defender, Fate::disorder);
    } else if (!plan.withdrawn.empty()) {
        defence = fray.suffer(defender, Fate::again); // ANC-076
    }
    const bool fought = plan.fights && defender.onMap();
    if (fought) {
        for (Trick &trick : state.tricks)
            if (trick.out > 0 && trick.met == 0 && trick.side == defender.side && trick.own == defender.code() &&
                std::any_of(plan.attackers.begin(), plan.attackers.end(), [&](const Fighter &one) { return one.code == trick.enemy; }))
                trick.met = state.playerTurn();
        for (const std::string &id : plan.still) { // without a combat nobody has attacked (ANC-075, ANC-076)
            state.unit(id).attacked = true;
            state.unit(id).must = false;
        }
        Fighter target = plan.defender;
        target.leaders = static_cast<int>(state.leadersWith(plan.target).size());
        if (defender.disordered)
            target.face = *defender.is.back;
        const Odds odds = oddsOf(sheet.tables, plan.attackers, target, plan.terms);
        if (!odds.split.empty())
            narration.say("Attacked one by one, " + target.name + " would have: " + odds.split + " (ANC-089).");
        const std::string sides[2] = {state.unit(plan.who.front()).side, defender.side};
        tellOdds(sheet.tables, odds, sides, narration);
        const int face = state.settings.luckFreeCombat ? 0 : dice.d6({"combat", "combat die"});
        const ResultRow &result = sheet.tables.result(static_cast<std::size_t>(odds.column), face);
        narration.say(result.id + ": " + result.label + ".");
        narration.result(defender.side, result.id, result.label, sheet.tables.faceRule[static_cast<std::size_t>(face)]);
        // The leaders of the attacking side are tested first (ANC-065).
        for (const std::string &id : plan.still)
            attack = std::max(attack, fray.suffer(state.unit(id), result.attacker));
        defence = std::max(defence, fray.suffer(defender, result.defender));
    } else if (plan.retreated) {
        narration.say("It is out of reach: there is no combat.");
    }
    if (plan.retreated && defender.onMap()) {
        const int left = std::max(0, defender.is.front.move - 1);
        narration.instruct(defender.side, "It flees " + std::to_string(left) + " more movement points and turns as it likes.");
    }
    if (plan.retreated || !defender.onMap())
        vacate(plan, fought, state, narration);
    return static_cast<std::uint64_t>(defence + 3 * attack) + 9U * static_cast<std::uint64_t>(fray.leadersLost());
}

OutcomeText fateText(std::uint64_t key, const std::string &attackers, const std::string &defender)
{
    static const char *const words[] = {"unharmed", "disordered", "destroyed"};
    const auto defence = key % 3, attack = key / 3 % 3, leaders = key / 9;
    OutcomeText text;
    text.results = {{"a", words[attack]}, {"b", words[defence]}};
    if (leaders > 0)
        text.results["leaders"] = leaders;
    text.label = attack == 0 && defence == 0 ? "nothing happens"
                 : attack == 0               ? defender + " " + words[defence]
                 : defence == 0              ? attackers + " " + words[attack]
                                             : attackers + " " + words[attack] + ", " + defender + " " + words[defence];
    if (leaders > 0)
        text.label += leaders == 1 ? ", a leader lost" : ", " + std::to_string(leaders) + " leaders lost";
    text.favours = defence > attack ? "a" : attack > defence ? "b" : "";
    const auto worst = std::max(attack, defence);
    text.weight = worst == 2 ? 3 : static_cast<int>(worst);
    return text;
}

/// Asks the questions of an attack, in their order (ANC-073).
class Assault {
public:
    Assault(Scene &scene, std::vector<std::string> who, std::string target) : scene_(scene), defender_(scene.state.unit(target))
    {
        plan_.who = plan_.still = std::move(who);
        plan_.target = std::move(target);
    }

    Plan plan()
    {
        check();
        describe("");
        if (oddsOf(scene_.sheet.tables, plan_.attackers, plan_.defender, plan_.terms).column < 0)
            excuse();
        withdrawLeaders();
        retreat();
        // What was declared is fought, whatever became of the odds (ANC-091).
        plan_.terms.fellAfterwards = plan_.terms.fellAfterwards || plan_.retreated || !plan_.withdrawn.empty();
        if (plan_.retreated) {
            plan_.fights = !plan_.still.empty();
            if (plan_.fights)
                describe(".again");
        }
        return std::move(plan_);
    }

private:
    void check() const
    {
        const State &state = scene_.state;
        if (plan_.who.empty())
            throw Error("who: nobody attacks", "who");
        expectSide(state, defender_, state.active == "a" ? "b" : "a", "target");
        expectFallFelt(state);
        expectHexEntered(state);
        for (const std::string &id : plan_.who) {
            const Unit &unit = state.unit(id);
            expectSide(state, unit, state.active, "who");
            const char *why = unit.arm == Arm::camp                                 ? "never attacks (ANC-077)"
                              : unit.disordered && !state.settings.disorderedAttack ? "cannot attack while disordered (ANC-054)"
                              : unit.leftZone                                       ? "left a zone of control and cannot attack (ANC-047)"
                              : unit.attacked                                       ? "has attacked already (ANC-077)"
                                                                                    : nullptr;
            if (why != nullptr)
                throw Error("who: " + unit.name + " " + why, "who");
        }
    }

    Asker::Of of(const char *row, const Unit &unit, const std::string &suffix) const
    {
        return {std::string("at.") + row, unit.id + suffix, unit.side, unit.name, defender_.name};
    }

    bool meets(const Trick &trick, const Unit &attacker) const
    {
        return trick.side == defender_.side && trick.own == defender_.code() && trick.enemy == attacker.code();
    }
    bool tricked(const Unit &attacker) const
    {
        const auto &tricks = scene_.state.tricks;
        return scene_.state.turn <= scene_.sheet.tables.number("march", "trick_to") &&
               std::any_of(tricks.begin(), tricks.end(), [&](const Trick &trick) { return meets(trick, attacker); });
    }
    /// Might this be the attack that brought a trick out: the first to meet it, in the combat in which it came out (ANC-113)?
    bool broughtOut() const
    {
        const State &state = scene_.state;
        return std::any_of(state.tricks.begin(), state.tricks.end(), [&](const Trick &trick) {
            const bool met =
                std::any_of(plan_.still.begin(), plan_.still.end(), [&](const auto &id) { return meets(trick, state.unit(id)); });
            return met && (trick.out == 0 || (trick.out == state.playerTurn() && trick.met == 0));
        });
    }

    Fighter attackerOf(const Unit &unit, const std::string &suffix)
    {
        Fighter one;
        one.name = unit.name;
        one.code = unit.code();
        one.arm = unit.arm;
        one.face = scene_.state.face(unit);
        one.starAll = scene_.sheet.code(one.code).starAll;
        one.leaders = static_cast<int>(scene_.state.leadersWith(unit.id).size());
        one.must = unit.must;
        if (defender_.code() != "WW" && defender_.arm != Arm::camp) {
            std::vector<std::string> ways{"front", "flank"};
            if (scene_.state.settings.tripleRear)
                ways.emplace_back("rear");
            const std::string way = scene_.ask.choice(of("through", unit, suffix), ways, "front");
            one.approach = way == "flank" ? Approach::flank : way == "rear" ? Approach::rear : Approach::front;
        } else {
            shut(scene_, "at.through_" + unit.id + suffix, "front", defender_.name + " has no flanks (ANC-088)");
        }
        const std::string crossing = scene_.ask.choice(of("crossing", unit, suffix), {"none", "ford", "bridge"}, "none");
        one.crossing = crossing == "ford" ? Crossing::ford : crossing == "bridge" ? Crossing::bridge : Crossing::none;
        if (suffix.empty()) { // an attacker has not moved since
            one.hill = unit.arm == Arm::infantry && scene_.ask.yesNo(of("hill", unit, ""), false);
            if (unit.arm != Arm::infantry)
                shut(scene_, "at.hill_" + unit.id, false, unit.name + " is no infantry: a hill does not help it (ANC-081)");
            one.stream = scene_.ask.yesNo(of("stream", unit, ""), false);
            grounds_.push_back({one.hill, one.stream});
        } else {
            const auto place = std::find(plan_.who.begin(), plan_.who.end(), unit.id) - plan_.who.begin();
            std::tie(one.hill, one.stream) = grounds_[static_cast<std::size_t>(place)];
        }
        return one;
    }

    /// Where those who fight stand; with a suffix once more, after a retreat.
    void describe(const std::string &suffix)
    {
        plan_.attackers.clear();
        plan_.terms.trick.clear();
        plan_.terms.tripleRear = scene_.state.settings.tripleRear;
        for (const std::string &id : plan_.still) {
            const Unit &unit = scene_.state.unit(id);
            plan_.attackers.push_back(attackerOf(unit, suffix));
            plan_.terms.trick.push_back(tricked(unit));
        }
        Fighter one;
        one.name = defender_.name;
        one.code = defender_.code();
        one.arm = defender_.arm;
        one.face = defender_.disordered ? *defender_.is.back : defender_.is.front; // a charge is for attacks (ANC-078)
        one.starAll = scene_.sheet.code(one.code).starAll;
        one.leaders = static_cast<int>(scene_.state.leadersWith(defender_.id).size());
        const bool foot = defender_.arm == Arm::infantry;
        one.hill = foot && scene_.ask.yesNo(of("hill", defender_, suffix), false);
        one.village = foot && scene_.ask.yesNo(of("village", defender_, suffix), false);
        if (!foot) {
            shut(scene_, "at.hill_" + defender_.id + suffix, false, defender_.name + " is no infantry: a hill does not help it (ANC-081)");
            shut(scene_, "at.village_" + defender_.id + suffix, false,
                 defender_.name + " is no infantry: a village does not help it (ANC-085)");
        }
        one.stream = scene_.ask.yesNo(of("stream", defender_, suffix), false);
        const bool rides = std::any_of(plan_.attackers.begin(), plan_.attackers.end(), [](const Fighter &a) { return mounted(a.arm); });
        one.woods = foot && rides && scene_.ask.yesNo(of("woods", defender_, suffix), false);
        plan_.defender = one;
    }

    /// An attack at such odds may have been declared before the defender's trick came out (ANC-091).
    void excuse()
    {
        const bool trick = std::find(plan_.terms.trick.begin(), plan_.terms.trick.end(), true) != plan_.terms.trick.end();
        plan_.terms.fellAfterwards = trick && broughtOut() && scene_.ask.yesNo(of("before_trick", defender_, ""), false);
        if (trick && !broughtOut())
            shut(scene_, "at.before_trick_" + defender_.id, false,
                 "Only the attack that brought the trick out was declared before it was known (ANC-091, ANC-113)");
        const Odds odds = oddsOf(scene_.sheet.tables, plan_.attackers, plan_.defender, plan_.terms);
        if (odds.column < 0)
            throw Error("At " + textOf(odds.attack) + " against " + textOf(odds.defence) +
                            " only those attack who did not choose it: uncontrolled units (ANC-091)",
                        "who");
    }

    void withdrawLeaders()
    {
        int number = 0;
        for (const std::string &id : scene_.state.leadersWith(defender_.id)) {
            Asker::Of ask = of("withdraw", defender_, "");
            ask.subject = id;
            ask.other = std::to_string(++number);
            if (scene_.ask.yesNo(ask, false))
                plan_.withdrawn.push_back(id);
        }
    }

    void retreat()
    {
        std::vector<int> moves;
        for (const std::string &id : plan_.who)
            moves.push_back(scene_.state.face(scene_.state.unit(id)).move);
        if (defender_.retreated || !mayRetreat(defender_.arm, defender_.disordered, scene_.state.face(defender_).move, moves)) {
            const char *why = defender_.arm == Arm::camp ? " never retreats (ANC-073)"
                              : defender_.disordered     ? " cannot retreat: it is disordered (ANC-073)"
                              : defender_.retreated      ? " cannot retreat: it did so already in this step (ANC-075)"
                                                         : " cannot retreat: it is not faster than every attacker (ANC-073)";
            return shut(scene_, "at.retreat_" + defender_.id, false, defender_.name + why);
        }
        if (!scene_.ask.yesNo(of("retreat", defender_, ""), false))
            return;
        if (!scene_.ask.yesNo(of("room", defender_, ""), true)) {
            plan_.through = slipsThrough(defender_.is) && scene_.ask.yesNo(of("behind", defender_, ""), false); // ANC-045
            if (!plan_.through)
                return;
        }
        plan_.retreated = true;
        plan_.withdrawn = scene_.state.leadersWith(defender_.id); // they go the same way (ANC-076)
        plan_.still.clear();
        for (const std::string &id : plan_.who)
            if (scene_.ask.yesNo(of("still", scene_.state.unit(id), ""), false))
                plan_.still.push_back(id);
    }

    Scene &scene_;
    const Unit &defender_;
    Plan plan_;
    std::vector<std::pair<bool, bool>> grounds_; ///< hill and stream of each attacker
};

/// All that the odds of a plain attack hang on: its column, and who is disordered. Not where somebody goes first, or a leader may be lost.
std::string likeness(const Sheet &sheet, const Plan &plan, const State &state)
{
    if (!plan.fights || plan.retreated || !plan.withdrawn.empty() || !state.leaders.empty())
        return {};
    std::string like = std::to_string(oddsOf(sheet.tables, plan.attackers, plan.defender, plan.terms).column);
    like += std::string(state.settings.luckFreeCombat ? "f" : "-") + (state.unit(plan.target).disordered ? "d" : "-");
    for (const std::string &id : plan.still)
        like += state.unit(id).disordered ? 'd' : '-';
    return like;
}

} // namespace

std::unique_ptr<Case> attack(Scene &scene)
{
    expectStep(scene, "combat");
    const auto plan = std::make_shared<const Plan>(Assault(scene, sortedIn(scene, "who"), unitIn(scene, "target")).plan());
    const std::string first = plan->who.size() == 1 ? scene.state.unit(plan->who.front()).name : "attackers";
    const std::string name = scene.state.unit(plan->target).name;
    std::string like = likeness(scene.sheet, *plan, scene.state);
    auto made = std::make_unique<Played>(
        std::move(scene),
        [&sheet = scene.sheet, plan](Dice &dice, State &state, Narration &narration) { return play(sheet, *plan, dice, state, narration); },
        Played::Quick{}, [first, name](std::uint64_t key) { return fateText(key, first, name); });
    made->isLike(std::move(like));
    return made;
}

std::vector<DieSlot> attackDice(const Scene &scene)
{
    return scene.state.settings.luckFreeCombat ? std::vector<DieSlot>() : std::vector<DieSlot>{dieSlot("a", "combat die")};
}

std::vector<Contestant> attackHead(const Scene &scene)
{
    std::vector<Contestant> head;
    for (const char *slot : {"who", "target"})
        if (!nobodyIn(scene.input, slot))
            head.push_back(contestantOf(scene, unitsIn(scene, slot).front()));
    for (Contestant &one : head)
        if (scene.json == nullptr)
            one.unit.clear();
    return head;
}

bool attackFits(const Sheet &, const State &state, const Slot &slot, const Unit &unit)
{
    if (slot.id == "target")
        return unit.onMap();
    return unit.onMap() && unit.arm != Arm::camp && !unit.attacked && !unit.leftZone &&
           (!unit.disordered || state.settings.disorderedAttack);
}

} // namespace optio::ancients
