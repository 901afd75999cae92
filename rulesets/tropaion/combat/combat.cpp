// SPDX-License-Identifier: GPL-3.0-or-later
// Factors and fates.
#include "rulesets/tropaion/combat/combat.h"

#include "rules/agreement.h"
#include "rulesets/tropaion/move/formation.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

Facts factsOf(const Sheet &sheet, const Fighter &fighter)
{
    const FactWords &words = sheet.words;
    Facts facts;
    const auto set = [&facts](int field, int word) { facts[field] = static_cast<std::uint8_t>(word); };
    set(words.type, static_cast<int>(fighter.unit.type));
    set(words.charged, fighter.charged);
    set(words.foeCharged, fighter.foeCharged);
    set(words.disrupted, fighter.unit.disruption > 0);
    set(words.support, fighter.support);
    set(words.touched, static_cast<int>(fighter.touched));
    set(words.higher, fighter.higher);
    set(words.rough, fighter.rough);
    set(words.frenzied, fighter.unit.has("frenzied"));
    set(words.wavering, fighter.wavering);
    set(words.massed, fighter.massed && fighter.front);
    set(words.breakLines, fighter.breakLines);
    set(words.shieldwall, fighter.shieldwall);
    return facts;
}

void endEngagements(State &state, const std::string &unit)
{
    std::erase_if(state.engagements, [&](const auto &entry) { return entry.second.units[0] == unit || entry.second.units[1] == unit; });
}

} // namespace

Fighter fighterOf(const State &state, const Engagement &engagement, int side)
{
    Fighter fighter;
    const std::size_t own = static_cast<std::size_t>(side);
    const std::string &id = engagement.units[own];
    fighter.unit = state.unit(id);
    fighter.touched = engagement.aspects[own];
    fighter.charged = engagement.charger == side;
    fighter.foeCharged = engagement.charger == 1 - side;
    fighter.massed = massed(state, id);
    fighter.front = rankOf(state, id) == 0;
    if (inColumn(state, id)) {
        const std::string behind = comradeBehind(state, id);
        fighter.behind = !behind.empty() && state.unit(behind).displaced == fighter.unit.displaced && !state.unit(behind).has("supporting");
    }
    fighter.rearTouched = state.touched(id, Aspect::rear);
    // TRO-022: front and another side; light troops have no flanks.
    fighter.flanked =
        !fighter.unit.skirmisher() && state.touched(id, Aspect::front) && (state.touched(id, Aspect::flank) || fighter.rearTouched);
    fighter.breakLines = fighter.charged && engagement.breakLines;
    fighter.shieldwall = fighter.charged && engagement.shieldwall;
    fighter.support = hasNeighbour(state, id);
    fighter.wavering = state.wavering(fighter.unit.side);
    return fighter;
}

std::vector<FactorLine> combatLines(const Sheet &sheet, const Fighter &fighter)
{
    const Facts facts = factsOf(sheet, fighter);
    const TypeRow &type = sheet.type(fighter.unit.type);
    std::vector<FactorLine> lines;
    for (const auto &row : sheet.combat.rows()) {
        if (!row.condition.holds(facts))
            continue;
        const Factor &factor = row.payload;
        FactorLine line{row.id, factor.label, row.rule, factor.value};
        if (factor.from == Factor::From::combat)
            line.value = type.combat;
        if (factor.from == Factor::From::charge) {
            line.value = type.charge;
            for (const auto &more : sheet.charge.rows())
                if (more.condition.holds(facts)) {
                    line.value += more.payload.value;
                    line.label += ", " + more.payload.label;
                }
            line.value = std::max(0, line.value); // TRO-130
        }
        if (line.value != 0 || factor.from != Factor::From::value)
            lines.push_back(std::move(line));
    }
    return lines;
}

int sumOf(const std::vector<FactorLine> &lines)
{
    int sum = 0;
    for (const FactorLine &line : lines)
        sum += line.value;
    return sum;
}

Fate Blow::fate() const
{
    if (broken)
        return Fate::broken;
    if (moved)
        return disruption > 0 ? Fate::pushedDisrupted : Fate::pushed;
    return disruption > 0 ? Fate::disrupted : Fate::none;
}

std::string stuckReason(const Fighter &fighter)
{
    if (fighter.unit.type == Type::EL)
        return "Elephants";
    if (fighter.massed)
        return "massed";
    if (fighter.flanked)
        return "flanked";
    if (fighter.behind)
        return "a comrade stands behind";
    if (fighter.rearTouched)
        return "an enemy bars the way";
    return {};
}

Blow blowOf(const Sheet &sheet, const Result &result, const Fighter &fighter, bool room, bool difficult)
{
    Blow blow;
    if (result.broken) {
        blow.broken = true;
        return blow;
    }
    const bool stuck = !room || !stuckReason(fighter).empty();
    blow.held = result.push && stuck;
    blow.disruption = blow.held ? result.stuck : result.disruption;
    if (result.push && !stuck) {
        blow.moved = true;
        if (difficult && fighter.unit.type == Type::PK) {
            if (fighter.unit.disruption > 0)
                blow.swallowed = true;
            else
                ++blow.disruption; // for entering, TRO-115
        }
    }
    blow.broken = blow.swallowed || fighter.unit.disruption + blow.disruption > capacityOf(sheet, fighter.unit);
    return blow;
}

bool roomMatters(const Sheet &sheet, const Result &result, const Fighter &fighter, bool)
{
    if (!result.push || !stuckReason(fighter).empty())
        return false;
    const Blow back = blowOf(sheet, result, fighter, true, false), stays = blowOf(sheet, result, fighter, false, false);
    return back.fate() != stays.fate();
}

bool difficultMatters(const Sheet &sheet, const Result &result, const Fighter &fighter, bool hasDifficult)
{
    if (!hasDifficult || fighter.rough || fighter.unit.type != Type::PK)
        return false;
    // A unit that is broken either way is off the table, however it came to it (TRO-144).
    const Blow dry = blowOf(sheet, result, fighter, true, false), wet = blowOf(sheet, result, fighter, true, true);
    return dry.moved && !(dry.broken && wet.broken) && !(dry == wet);
}

std::vector<std::pair<std::string, std::string>> archersBehind(const State &state, const std::string &id)
{
    std::vector<std::pair<std::string, std::string>> found;
    if (!archersOfColumn(state, id).empty())
        return found; // they leave no room for others
    const auto part = partOf(state, id);
    const auto known = [&](const std::string &other) {
        return std::any_of(part.begin(), part.end(),
                           [&](const auto &file) { return std::find(file.begin(), file.end(), other) != file.end(); });
    };
    for (const auto &[other, unit] : state.units)
        if (unit.side == state.unit(id).side && other != id && unit.onTable() && unit.has("supporting") && !known(other))
            found.emplace_back(other, unit.name);
    return found;
}

std::vector<std::string> archersOfColumn(const State &state, const std::string &id)
{
    std::vector<std::string> found;
    for (std::string behind = comradeBehind(state, id); !behind.empty(); behind = comradeBehind(state, behind)) {
        const Unit &unit = state.unit(behind);
        if (!unit.has("supporting") || unit.displaced != state.unit(id).displaced)
            break;
        found.push_back(behind);
    }
    return found;
}

void loseUnit(State &state, const std::string &id)
{
    Unit &unit = state.unit(id);
    if (const std::string behind = comradeBehind(state, id); !behind.empty() && state.step == "move" && state.active == unit.side)
        if (!state.order.kind.empty()) // not by agreement
            state.events.push_back({"gap", {behind}, state.turn, state.active});
    unit.status = Status::lost;
    unit.lostTurn = state.turn;
    endEngagements(state, id);
    if (state.reply.target == id || state.reply.shooter == id)
        state.reply = {};
    rereadFormations(state, false);
}

void goBack(State &state, const std::string &id, int distance)
{
    endEngagements(state, id);
    state.unit(id).displaced += distance;
    // Who goes back closes the gaps of its formation for good (TRO-117).
    if (const Formation *own = state.formationOf(id); own != nullptr)
        rereadFormations(state, false, std::string(own->id));
}

void takeBlow(const Sheet &sheet, State &state, Narration &narration, const Fighter &fighter, const Blow &blow,
              const std::vector<std::string> &archers)
{
    Unit &unit = state.unit(fighter.unit.id);
    const int capacity = capacityOf(sheet, unit);
    const std::string name = unit.name, side = unit.side;
    const auto count = [&] { return " (" + std::to_string(unit.disruption) + " of " + std::to_string(capacity) + ")"; };
    if (blow.broken) {
        narration.say(blow.swallowed ? name + " are lost in difficult terrain." : does(name, "is broken."));
        narration.result(side, "broken", "broken", blow.swallowed ? "TRO-115" : "TRO-111");
        const int worth = sheet.type(unit.type).worth;
        narration.instruct(side, "Remove " + name + "." +
                                     (worth > 0 ? " It will cost " + halvesText(worth) + " morale when losses are counted." : ""));
        if (blow.moved)
            for (const std::string &archer : archers)
                goBack(state, archer);
        loseUnit(state, unit.id);
        return;
    }
    unit.disruption += blow.disruption;
    if (blow.moved) {
        goBack(state, unit.id);
        std::vector<std::string> names{name};
        for (const std::string &archer : archers) {
            goBack(state, archer);
            names.push_back(state.unit(archer).name);
        }
        const std::string disrupted = blow.disruption > 0 ? " and disrupted" + count() : "";
        narration.say(does(name, "is pushed back") + disrupted + ".");
        narration.result(side, blow.disruption > 0 ? "pushedDisrupted" : "pushed", "pushed back" + disrupted,
                         blow.disruption > 0 ? "TRO-104" : "TRO-108");
        narration.instruct(side, "Move " + listText(names) + " straight back 1 MU" +
                                     (blow.disruption > 0 ? "; " + does(name, "is disrupted") + count() : "") + ".");
        return;
    }
    if (blow.disruption > 0) {
        const std::string why = stuckReason(fighter);
        narration.say(name + (blow.held ? " cannot be pushed back (" + (why.empty() ? "no room" : why) + ") and " : " ") +
                      agreeing(name, "is disrupted") + count() + "; " + agreeing(name, "it stays where it is."));
        narration.result(side, "disrupted", "disrupted" + count(), "TRO-105");
        narration.instruct(side, "Mark " + name + " as disrupted" + count() + ".");
    }
}

} // namespace optio::tropaion
