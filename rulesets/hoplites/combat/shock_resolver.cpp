// SPDX-License-Identifier: GPL-3.0-or-later
// A shock attack that is weighed before it is declared.
#include "rules/roster/roster.h"
#include "rules/ruling/kept_readings.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/hoplites/act_resolver.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>
#include <optional>

namespace optio::hoplites {

namespace {

/// An attack of a battle, as its side sees that.
struct Standing {
    State view;
    Attack attack;
    Byte buttons = 0;
};

/// The shock of an input, what its fighters are called, and where it stands in a battle.
struct Weighed {
    Shock shock;
    Names names;
    std::optional<Standing> standing;
};

std::string fateText(const Fighter &one, const Fate &fate)
{
    return fate.left ? "leaves" : fate.away ? "rides in pursuit" : "has " + hitsText(fate.coh) + " of " + std::to_string(one.limit);
}

class ShockCase : public Case {
public:
    ShockCase(const Sheet &sheet, Weighed weighed) : sheet_(sheet), weighed_(std::move(weighed)), described_(sheet, weighed_.shock, true) {}

    std::uint64_t roll(Dice &dice) const override
    {
        if (!weighed_.standing)
            return described_(dice);
        const Standing &here = *weighed_.standing;
        return rollAttack(sheet_, here.view, here.attack, here.buttons, dice);
    }

    std::string alike() const override { return weighed_.standing ? std::string() : described_.alike(); }

    std::string favours(std::uint64_t key) const override
    {
        const auto lost = lostBy(key);
        return lost[0] < lost[1] ? "a" : lost[1] < lost[0] ? "b" : "";
    }

    OutcomeText outcome(std::uint64_t key) const override
    {
        OutcomeText text;
        text.results = {{"a", Json::array()}, {"b", Json::array()}};
        const auto lost = lostBy(key);
        for (int i = 0; i < 5; ++i) {
            const Fate fate = fateOf(key, i);
            const std::size_t side = i < 2 ? 0 : 1;
            text.results[sideId[side]].push_back(fate.left ? Json("left") : fate.away ? Json("pursues") : Json(fate.coh));
            const Fighter &one = fighter(i);
            if (one.unit != nobody)
                text.label += (text.label.empty() ? "" : "; ") + name(i) + " " + fateText(one, fate);
        }
        if (lapses(key)) {
            text.results["flank"] = "failed";
            text.label = "fails to reach the flank; " + text.label;
        }
        text.favours = favours(key);
        text.weight = std::min(3, lost[0] + lost[1]);
        return text;
    }

    Ruling rule(Dice &dice) const override
    {
        if (weighed_.standing)
            throw Error("\"shock\" only weighs an attack and fights none; declare it by \"act\" and then resolve it (HOP-902)", "resolver");
        Narration narration;
        narration.names = &weighed_.names;
        Shock shock = weighed_.shock;
        check(sheet_, shock, dice, &narration);
        standOff(shock);
        if (leaveShock(shock)) {
            chooseBases(sheet_, shock);
            clash(sheet_, shock, dice, &narration);
            standOff(shock);
            leaveShock(shock);
        }
        Ruling ruling;
        ruling.dice = dice.drawn();
        for (const std::string &sentence : narration.sentences)
            ruling.sentence += (ruling.sentence.empty() ? "" : " ") + sentence;
        ruling.lines = std::move(narration.lines);
        for (int i = 0; i < 5; ++i) {
            const Fighter &one = i < 2 ? shock.attackers[at(i)] : shock.defenders[at(i - 2)];
            if (one.unit == nobody)
                continue;
            const Fate fate{!one.present, false, one.coh};
            const std::string side = i < 2 ? "a" : "b";
            ruling.totals.push_back({side, "coh" + std::to_string(i), name(i), one.coh});
            if (std::none_of(ruling.outcome.begin(), ruling.outcome.end(), [&](const SideOutcome &other) { return other.side == side; }))
                ruling.outcome.push_back({side, fate.left ? "left" : "stays", name(i) + " " + fateText(one, fate), "", "HOP-463"});
            else
                ruling.outcome.back().label += "; " + name(i) + " " + fateText(one, fate);
        }
        if (ruling.sentence.empty())
            ruling.sentence = "The attack ends with the checks.";
        return ruling;
    }

private:
    /// How many of each side leave.
    static std::array<int, 2> lostBy(std::uint64_t key)
    {
        std::array<int, 2> lost{};
        for (int i = 0; i < 5; ++i)
            lost[i < 2 ? 0 : 1] += fateOf(key, i).left;
        return lost;
    }
    const Fighter &fighter(int i) const { return i < 2 ? weighed_.shock.attackers[at(i)] : weighed_.shock.defenders[at(i - 2)]; }
    std::string name(int i) const
    {
        const int side = i < 2 ? weighed_.shock.side : 1 - weighed_.shock.side;
        return weighed_.names.units[at(side)][fighter(i).unit];
    }

    const Sheet &sheet_;
    Weighed weighed_;
    ShockRoll described_; ///< outside a battle
};

template <class Value> Value keyOf(const Json &json, const char *key, Value otherwise, const std::string &where)
{
    const auto found = json.find(key);
    if (found == json.end())
        return otherwise;
    if constexpr (std::is_same_v<Value, bool>) {
        if (!found->is_boolean())
            throw Error(where + ": \"" + key + "\" must be true or false, not " + quoted(*found), where);
    } else {
        if (!found->is_number_integer() || *found < 0 || *found > 200)
            throw Error(where + ": \"" + key + "\" must be a whole number from 0 to 200, not " + quoted(*found), where);
    }
    return found->get<Value>();
}

/// A described unit, and what it is called.
struct Described {
    Fighter fighter;
    std::string name;
};

/// Without what its side's rules make of it.
Described readDescribed(const Sheet &sheet, const Json &json, const std::string &where)
{
    Json row = json;
    for (const char *key : {"coh", "depletion", "engaged", "flanks", "column", "ground", "fresh", "open"})
        if (row.is_object())
            row.erase(key);
    const UnitRow unit = unitFrom(sheet, row, where);
    const TypeRow &type = sheet.types[at(unit.type)];
    Fighter one;
    one.type = static_cast<Byte>(unit.type);
    one.tq = static_cast<Byte>(unit.tq);
    one.size = static_cast<Byte>(unit.size);
    one.limit = static_cast<Byte>(unit.tq * type.limit);
    one.own = unit.own;
    one.coh = static_cast<Byte>(keyOf(json, "coh", 0, where));
    one.depletion = static_cast<Byte>(keyOf(json, "depletion", 0, where));
    const int column = keyOf(json, "column", 0, where); // without one it is near all others of the attack
    if (column > columns)
        throw Error(where + ": \"column\" must be from 1 to " + std::to_string(columns), where);
    one.column = column == 0 ? nobody : static_cast<Byte>(column - 1);
    if (column > 0)
        one.near = sheet.modules.front().layout.near[one.column];
    one.engaged = keyOf(json, "engaged", false, where);
    one.flanks = keyOf(json, "flanks", false, where);
    one.fresh = keyOf(json, "fresh", false, where);
    one.open = keyOf(json, "open", false, where);
    one.present = true;
    if (json.contains("ground")) {
        const int ground = json.at("ground").is_string() ? sheet.terrainOf(json.at("ground").get<std::string>()) : -1;
        if (ground < 0)
            throw Error(where + ": there is no ground " + quoted(json.at("ground")), where);
        one.ground = static_cast<std::int8_t>(sheet.terrain[at(ground)].shock);
    }
    return {one, unit.name.empty() ? type.name : unit.name};
}

Fighter described(const Sheet &sheet, const Json &json, const char *slot, std::size_t index, std::uint16_t rules, std::string &name)
{
    const std::string where = "/" + std::string(slot) + "/" + std::to_string(index);
    Described read = KeptReadings::of(where, json, [&] { return readDescribed(sheet, json, where); });
    Fighter &one = read.fighter;
    const TypeRow &type = sheet.types[one.type];
    one.unit = static_cast<Byte>(index);
    one.ferocious = (rules & ferocity) != 0 && (type.traits & ferocious) != 0;
    one.swords = (rules & longSwords) != 0 && (type.traits & longSworded) != 0 && !one.flanks;
    name = std::move(read.name);
    return one;
}

/// Special rules of a side.
struct SideRules {
    std::uint16_t bits = 0;
    int shift = 0; ///< of attacks on its units
};

SideRules rulesOf(const Sheet &sheet, const Json &input, const char *key)
{
    SideRules rules;
    if (!input.contains("game") || !input.at("game").is_object() || !input.at("game").contains(key))
        return rules;
    const Json &names = input.at("game").at(key);
    if (!names.is_array())
        throw Error(std::string("\"") + key + "\" must be a list of special rules, not " + quoted(names), "game");
    for (const Json &name : names) {
        const SpecialRow *row = name.is_string() ? sheet.special(name.get<std::string>()) : nullptr;
        if (row == nullptr)
            throw Error("there is no special rule " + quoted(name), "game");
        rules.bits = static_cast<std::uint16_t>(rules.bits | row->bit);
        rules.shift += row->shift;
    }
    return rules;
}

Weighed describedShock(const Sheet &sheet, const Json &input)
{
    Weighed weighed;
    const auto list = [&](const char *key, std::size_t most) -> const Json & {
        const auto found = input.find(key);
        if (found == input.end() || !found->is_array() || found->empty() || found->size() > most)
            throw Error(std::string("\"") + key + "\" must be a list of 1 to " + std::to_string(most) + " units", key);
        return *found;
    };
    const Json &mine = list("a", 2), &theirs = list("b", 3);
    if (mine.size() > 1 && theirs.size() > 1)
        throw Error(sentenceOf(sheet, Why::tooMany), "b");
    const SideRules rulesA = rulesOf(sheet, input, "rulesA"), rulesB = rulesOf(sheet, input, "rulesB");
    weighed.names.units[0].resize(mine.size());
    weighed.names.units[1].resize(theirs.size());
    for (std::size_t i = 0; i < mine.size(); ++i)
        weighed.shock.attackers[i] = described(sheet, mine[i], "a", i, rulesA.bits, weighed.names.units[0][i]);
    for (std::size_t i = 0; i < theirs.size(); ++i)
        weighed.shock.defenders[i] = described(sheet, theirs[i], "b", i, rulesB.bits, weighed.names.units[1][i]);
    // The period is that of the first unit whose type belongs to one.
    const auto period = [&](const auto &fighters) {
        for (const Fighter &one : fighters)
            if (one.unit != nobody && !sheet.types[one.type].period.empty())
                weighed.shock.module = static_cast<Byte>(sheet.moduleOf(sheet.types[one.type].period));
    };
    period(weighed.shock.defenders);
    period(weighed.shock.attackers);
    for (auto &units : weighed.names.units) // each has a name of its own
        units = toldApart(units);
    weighed.names.army = {"the attackers", "the defenders"};
    weighed.names = apart(std::move(weighed.names));
    weighed.shock.shift = static_cast<std::int8_t>(rulesB.shift);
    for (std::size_t i = 0; i < mine.size(); ++i)
        for (std::size_t j = 0; j < theirs.size(); ++j) {
            const Fighter &attacker = weighed.shock.attackers[i];
            const Columns &both = sheet.columnsOf[attacker.type][weighed.shock.defenders[j].type];
            if ((attacker.flanks ? both.flank : both.front) == 0)
                throw Error(sentenceOf(sheet, Why::elephantFront), "/a/" + std::to_string(i));
        }
    return weighed;
}

Weighed standing(const Sheet &sheet, const Battle &game, const Json &input)
{
    const State &state = game.state;
    const State view = viewOf(state, state.active); // odds tell nothing of what is hidden
    if (!input.contains("attack") || !input.at("attack").is_object())
        throw Error("the input lacks \"attack\": {\"attackers\":[…],\"defenders\":[…]}", "attack");
    Json deed = input.at("attack");
    deed["act"] = nameOf(Deed::attack);
    const Act act = actFromJson(deed, state.active);
    if (const Why why = whyNot(sheet, state, act, state.toAct()); why != Why::ok)
        throw Error(refusalOf(sheet, state, act, game.names, why), "attack");
    const Attack attack = attackOf(Sight(sheet, view, state.active), act);
    return {shockOf(sheet, view, attack), apart(game.names), Standing{view, attack, buttonsOf(attack, act)}};
}

/// "checks at 7, die -2 Ferocity".
std::string checkText(const CheckOf &check)
{
    if (!check.due)
        return "no check";
    return "checks at " + check.text();
}

/// "7, die -2 Ferocity": what a unit checks at before it strikes a flank.
std::string flankText(const Sheet &sheet, const Standing &here, int side, const Fighter &one)
{
    return flankCheckOf(sheet.modules[here.view.module], here.view.sides[at(side)].units[one.unit]).text();
}

/// What the attack is read at: of the base attacker its columns, of the base defender what helps it.
std::string readingText(const Reading &reading, bool attacking)
{
    const Superior own = attacking ? Superior::attacker : Superior::defender;
    std::string text = reading.superior == own ? "superior" : "";
    if (!attacking)
        return text.empty() ? "struck" : text;
    text = "column " + std::to_string(reading.base) + (reading.flanking ? " (flank)" : "");
    for (const auto &[what, value] : shiftsOf(reading))
        if (value != 0)
            text += std::string(", ") + what + " " + signedText(value);
    text += ": " + std::to_string(reading.column);
    return text + (reading.superior == own ? ", superior" : "");
}

} // namespace

std::string shockRefusal(const Sheet &sheet, const GameAct & /*resolver*/, const Battle &game, const Json &input)
{
    try {
        if (input.is_object() && input.contains("attack"))
            (void)standing(sheet, game, input);
    } catch (const Error &error) {
        return error.what();
    }
    return {};
}

Form shockForm(const Sheet &sheet, const GameAct &resolver, const Battle *game, const Json &input)
{
    Form form;
    form.resolver = resolver.id();
    form.title = resolver.title();
    Weighed weighed = game == nullptr ? describedShock(sheet, input) : standing(sheet, *game, input);
    Shock &shock = weighed.shock;
    chooseBases(sheet, shock);
    const Reading reading = readingOf(sheet, shock);
    for (const bool attacking : {true, false}) {
        const std::size_t count = attacking ? shock.attackers.size() : shock.defenders.size();
        for (std::size_t i = 0; i < count; ++i) {
            const Fighter &one = attacking ? shock.attackers[i] : shock.defenders[i];
            if (one.unit == nobody)
                continue;
            const int side = attacking ? shock.side : 1 - shock.side;
            const bool base = i == (attacking ? shock.baseAttacker : shock.baseDefender);
            Contestant contestant;
            contestant.side = attacking ? "a" : "b";
            contestant.unit = game == nullptr ? "" : unitId(side, one.unit);
            contestant.title = weighed.names.units[at(side)][one.unit];
            const bool button = attacking && weighed.standing && (weighed.standing->buttons >> i & 1) != 0;
            contestant.subtitle = (button ? "flank check at " + flankText(sheet, *weighed.standing, side, one) + "; " : "") +
                                  checkText(checkOf(sheet, shock, one, attacking)) + (base ? "; " + readingText(reading, attacking) : "");
            contestant.icon = sheet.types[one.type].icon;
            contestant.score = std::to_string(one.coh) + " of " + std::to_string(one.limit);
            form.contestants.push_back(std::move(contestant));
        }
    }
    return form;
}

Json shockComplete(const Sheet &sheet, const GameAct & /*resolver*/, const Battle *game, const Json &input)
{
    if (!input.is_object())
        throw Error("the input must be an object, not " + quoted(input), "input");
    const std::vector<std::string> allowed =
        game == nullptr ? std::vector<std::string>{"a", "b", "game", "answers"} : std::vector<std::string>{"attack", "answers"};
    for (auto it = input.begin(); it != input.end(); ++it)
        if (std::find(allowed.begin(), allowed.end(), it.key()) == allowed.end())
            throw Error("the input has no \"" + it.key() + "\"" + allowedTail(it.key(), allowed), it.key());
    if (input.contains("answers") && input.at("answers") != Json::object())
        throw Error("this asks no questions; \"answers\" must be empty, not " + quoted(input.at("answers")), "answers");
    (void)(game == nullptr ? describedShock(sheet, input) : standing(sheet, *game, input));
    Json whole = input;
    whole["answers"] = Json::object();
    return whole;
}

std::unique_ptr<Case> shock(const Sheet &sheet, const GameAct & /*resolver*/, const std::shared_ptr<const Battle> &game, const Json &input)
{
    return std::make_unique<ShockCase>(sheet, game == nullptr ? describedShock(sheet, input) : standing(sheet, *game, input));
}

std::vector<std::string> shockParticipants(const Json &input)
{
    Json who = input;
    who.erase("answers");
    who.erase("game");
    return {canonical(who)};
}

} // namespace optio::hoplites
