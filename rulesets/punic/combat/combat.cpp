// SPDX-License-Identifier: GPL-3.0-or-later
// Bases, dice and target numbers.
#include "rulesets/punic/combat/combat.h"
#include "rules/agreement.h"
#include "rules/sides.h"

#include <algorithm>

namespace optio::punic {

namespace {

constexpr int wholeBase = 4; ///< quarters of a base

/// Does it fight line by line?
bool inLines(const Unit &unit)
{
    return unit.legion && (unit.formation == Formation::quincunx || unit.formation == Formation::behindTriarii);
}

/// The rank that fights; null when all of the unit does.
const Rank *fightingRank(const Engaged &engaged)
{
    const auto standing = engaged.unit->standing();
    if (!inLines(*engaged.unit) || standing.empty())
        return nullptr;
    return engaged.last ? standing.back() : standing.front();
}

/// Half base widths that a base takes up: those of a legion's lines stand apart, four on the front of six.
int widthOf(const Unit &unit) { return inLines(unit) ? 3 : 2; }

/// Shares out the enemy's front among the units of a side, and the ends as overlaps.
void guessBases(std::vector<Engaged> &own, const std::vector<Engaged> &foes)
{
    int front = 0;
    for (const Engaged &foe : foes)
        front += fightingBases(foe) * widthOf(*foe.unit);
    for (std::size_t i = 0; i < own.size(); ++i) {
        Engaged &one = own[i];
        const int bases = fightingBases(one), width = widthOf(*one.unit);
        one.contact = std::clamp((front + width - 1) / width, 1, bases);
        front = std::max(0, front - one.contact * width);
        const int ends = own.size() == 1 ? 2 : i == 0 || i + 1 == own.size() ? 1 : 0;
        one.overlap = one.unit->elephants() ? 0 : std::min(ends, bases - one.contact);
    }
}

/// Is one of the enemies that charged it now on horse or elephants?
bool chargedByMounted(const Engaged &engaged, const std::vector<Engaged> &foes)
{
    return std::any_of(foes.begin(), foes.end(), [&](const Engaged &foe) {
        return (isCavalry(foe.type) || foe.type == Type::EL) && foe.member->has("charge") && engaged.member->from.contains(foe.unit->id);
    });
}

Aspect worst(const Member &member)
{
    Aspect aspect = Aspect::front;
    for (const auto &[enemy, from] : member.from)
        aspect = std::max(aspect, from);
    return aspect;
}

void set(Facts &facts, int field, int word) { facts[field] = static_cast<std::uint8_t>(word); }

/// What a unit is by itself.
Facts ownFacts(const CombatSheet &sheet, const Engaged &one, Advantage ground)
{
    const CombatWords &words = sheet.words;
    const Unit &unit = *one.unit;
    const auto standing = unit.standing();
    Facts facts;
    set(facts, words.me, static_cast<int>(one.type));
    set(facts, words.form, static_cast<int>(unit.formation));
    set(facts, words.grade, static_cast<int>(unit.grade));
    set(facts, words.shaken, unit.shaken);
    set(facts, words.turned, unit.rearTurned);
    set(facts, words.lines, unit.legion ? std::min(3, static_cast<int>(standing.size())) : 0);
    set(facts, words.line, one.last);
    set(facts, words.lastLine, static_cast<int>(standing.empty() ? unit.type : standing.back()->type));
    set(facts, words.charged, one.member->has("charge"));
    set(facts, words.received, one.member->has("receive"));
    set(facts, words.pursued, one.member->has("pursue"));
    set(facts, words.followed, one.member->has("followUp"));
    set(facts, words.relieved, one.member->has("relieved"));
    set(facts, words.later, one.member->round > 1);
    set(facts, words.supported, one.support != nullptr);
    set(facts, words.ground, static_cast<int>(ground));
    set(facts, words.aspect, static_cast<int>(worst(*one.member)));
    set(facts, words.struck, sheet.struck.first(facts).payload.word);
    return facts;
}

/// Whom a unit faces.
void faceEnemy(const CombatSheet &sheet, Engaged &one, const std::vector<Engaged> &foes, const Engaged &main)
{
    const CombatWords &words = sheet.words;
    Facts &facts = one.facts;
    set(facts, words.foe, static_cast<int>(main.type));
    set(facts, words.foeForm, static_cast<int>(main.unit->formation));
    // From where this unit itself struck the main enemy.
    Facts struck = main.facts;
    const auto from = main.member->from.find(one.unit->id);
    set(struck, words.aspect, static_cast<int>(from == main.member->from.end() ? Aspect::front : from->second));
    set(facts, words.foeStruck, sheet.struck.first(struck).payload.word);
    set(facts, words.mountedCharge, chargedByMounted(one, foes));

    bool formed = false, light = true, lightOrElephants = true, horseOrSkirmishers = true;
    for (const Engaged &foe : foes) {
        formed = formed || foe.unit->formedInfantry();
        light = light && isLight(foe.type);
        lightOrElephants = lightOrElephants && (isLight(foe.type) || foe.type == Type::EL);
        horseOrSkirmishers = horseOrSkirmishers && (isCavalry(foe.type) || foe.type == Type::LI);
    }
    set(facts, words.facesFormedInfantry, formed);
    set(facts, words.onlyLight, light);
    set(facts, words.onlyLightOrElephants, lightOrElephants);
    set(facts, words.onlyCavalryOrLi, horseOrSkirmishers);
}

/// num / den, rounded up.
int roundedUp(int num, int den) { return num >= 0 ? (num + den - 1) / den : -(-num / den); }

std::string basesLabel(const std::vector<Engaged> &side)
{
    std::string label;
    for (const Engaged &one : side) {
        if (one.unit->elephants())
            continue;
        if (side.size() > 1)
            label += (label.empty() ? "" : "; ") + one.unit->name + ": ";
        label += std::to_string(one.contact) + " in contact";
        if (one.overlap > 0)
            label += ", " + std::to_string(one.overlap) + " overlapping";
        const auto standing = one.unit->standing();
        if (const Rank *rank = fightingRank(one); rank != nullptr ? rank->under : standing.front()->under)
            label += ", understrength: half";
        if (one.unit->formation == Formation::quincunx && !one.last && !one.unit->openRanks && standing.size() > 1)
            label += ", half of the " + std::to_string(standing[1]->bases) + " in the second line";
    }
    return label;
}

void addBases(const CombatSheet &sheet, const std::vector<Engaged> &side, Combatant &own)
{
    int elephants = 0, quarters = 0;
    for (const Engaged &one : side)
        if (one.unit->elephants())
            ++elephants;
        else
            quarters += quartersOf(one);
    if (elephants > 0)
        own.add(
            "dice.elephants", [&] { return elephants == 1 ? std::string("one elephant") : std::to_string(elephants) + " elephants"; },
            sheet.dice.rule, elephants * sheet.dice.elephant);
    const int bases = roundedUp(quarters, wholeBase);
    if (bases > 0)
        own.add("dice.bases", [&] { return basesLabel(side); }, sheet.dice.overlapRule, bases);
    if (bases > sheet.dice.most)
        own.add(
            "dice.most", [&] { return "no more than " + std::to_string(sheet.dice.most) + " for bases"; }, sheet.dice.rule,
            sheet.dice.most - bases);
}

void addGrade(const CombatSheet &sheet, const std::vector<Engaged> &side, Combatant &own)
{
    int sum = 0, weight = 0;
    bool mixed = false;
    for (const Engaged &one : side) {
        const int quarters = quartersOf(one);
        sum += quarters * sheet.dice.grade[at(static_cast<int>(one.unit->grade))];
        weight += quarters;
        mixed = mixed || one.unit->grade != side.front().unit->grade;
    }
    own.add(
        "dice.grade", [&] { return mixed ? std::string("average grade") : std::string(wordOf(side.front().unit->grade)) + " grade"; },
        sheet.dice.gradeRule, weight > 0 ? roundedUp(sum, weight) : 0);
}

void addDisorder(const CombatSheet &sheet, const std::vector<Engaged> &side, Combatant &own)
{
    const auto shaken = std::find_if(side.begin(), side.end(), [](const Engaged &one) { return one.unit->shaken; });
    if (shaken != side.end()) {
        own.add(
            "dice.shaken", [&] { return side.size() > 1 ? does(shaken->unit->name, "is shaken") : std::string("shaken"); },
            sheet.dice.shakenRule, sheet.dice.shaken);
        return;
    }
    const auto most = std::max_element(side.begin(), side.end(),
                                       [](const Engaged &one, const Engaged &other) { return one.unit->dps < other.unit->dps; });
    if (most->unit->dps > 0)
        own.add(
            "dice.disorder",
            [&] {
                return std::to_string(most->unit->dps) + (most->unit->dps == 1 ? " DP" : " DPs") +
                       (side.size() > 1 ? " of " + most->unit->name : std::string());
            },
            sheet.dice.disorderRule, std::max(sheet.dice.disorderMost, most->unit->dps * sheet.dice.disorder));
}

} // namespace

int fightingBases(const Engaged &engaged)
{
    const Rank *rank = fightingRank(engaged);
    return rank != nullptr ? rank->bases : engaged.unit->bases();
}

int quartersOf(const Engaged &engaged)
{
    const Unit &unit = *engaged.unit;
    if (unit.elephants())
        return wholeBase;
    const int count = engaged.contact + engaged.overlap;
    if (const Rank *rank = fightingRank(engaged)) {
        int quarters = count * (rank->under ? wholeBase / 2 : wholeBase);
        const auto standing = unit.standing();
        if (unit.formation == Formation::quincunx && !engaged.last && !unit.openRanks && standing.size() > 1)
            quarters += standing[1]->bases * (standing[1]->under ? wholeBase / 4 : wholeBase / 2);
        return quarters;
    }
    // A legion out of its lines counts as one line of all its bases, the full ones foremost.
    int full = 0;
    for (const Rank &rank : unit.ranks)
        full += rank.under ? 0 : rank.bases;
    return std::min(count, full) * wholeBase + std::max(0, count - full) * wholeBase / 2;
}

Melee meleeOf(const State &state, const Combat &combat)
{
    Melee melee;
    melee.combat = combat.id;
    melee.first = state.initiative == "b" ? 1 : 0;
    for (const Member &member : combat.members) {
        const Unit &unit = state.unit(member.unit);
        if (!unit.inPlay())
            continue;
        Engaged one;
        one.unit = &unit;
        one.member = &member;
        bool rear = false, elsewhere = false;
        for (const auto &[enemy, from] : member.from)
            if (combat.find(enemy) != nullptr)
                (from == Aspect::rear ? rear : elsewhere) = true;
        one.bothEnds = inLines(unit) && rear && elsewhere && unit.standing().size() > 1;
        one.type = unit.standing().empty() ? unit.type : engagedType(unit);
        setLine(one, rear && !elsewhere);
        for (const std::string &id : state.leadersOf(unit.id)) {
            const Leader &leader = state.leader(id);
            one.led = true;
            one.inspires += leader.inspired == unit.id ? leader.inspires : 0;
        }
        melee.sides[unit.side == "b" ? 1 : 0].push_back(one);
    }
    for (const int side : {0, 1}) {
        if (melee.sides[at(side)].empty())
            throw Error(std::string(side == 0 ? "a" : "b") + ": no unit of this side is engaged in the combat (PUN-388)",
                        side == 0 ? "a" : "b");
        if (side < static_cast<int>(state.sides.size()))
            melee.names[at(side)] = state.sides[at(side)].name;
    }
    for (const int side : {0, 1})
        guessBases(melee.sides[at(side)], melee.sides[at(1 - side)]);
    for (const int side : {0, 1})
        melee.main[at(side)] = strongest(melee, side).front();
    return melee;
}

void setLine(Engaged &engaged, bool last)
{
    if (!inLines(*engaged.unit))
        return;
    engaged.last = last;
    engaged.type = engagedType(*engaged.unit, last);
}

std::vector<std::size_t> strongest(const Melee &melee, int side)
{
    const auto &units = melee.sides[at(side)];
    std::vector<std::size_t> best;
    int most = -1;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const int quarters = quartersOf(units[i]);
        if (quarters > most)
            best.clear();
        if (quarters >= most)
            best.push_back(i);
        most = std::max(most, quarters);
    }
    return best;
}

void settleFacts(const CombatSheet &sheet, Melee &melee)
{
    for (const int side : {0, 1})
        for (Engaged &one : melee.sides[at(side)])
            one.facts = ownFacts(sheet, one, melee.ground[at(side)]);
    for (const int side : {0, 1})
        for (Engaged &one : melee.sides[at(side)])
            faceEnemy(sheet, one, melee.sides[at(1 - side)], melee.mainOf(1 - side));
}

int supportNeeds(const CombatSheet &sheet, const Engaged &front) { return roundedUp(fightingBases(front), sheet.dice.supportPart); }

std::string whyNoSupport(const CombatSheet &sheet, const State &state, const Unit &unit, const Engaged &front, int behind)
{
    const Unit &own = *front.unit;
    const std::string tail = " (" + sheet.dice.supportRule + ", PUN-388)";
    if (!own.formedInfantry() && !own.formedCavalry())
        return does(own.name, "is not formed infantry or cavalry and cannot be supported") + tail;
    if (unit.side != own.side || unit.id == own.id || !unit.inPlay())
        return unit.name + " cannot support " + own.name + tail;
    if (state.engaged(unit.id))
        return does(unit.name, "is engaged itself and supports nobody") + tail;
    if (unit.shaken)
        return does(unit.name, "is shaken and supports nobody") + tail;
    if (!unit.formedInfantry() && !unit.formedCavalry())
        return does(unit.name, "is not formed and supports nobody") + tail;
    if (own.formedInfantry() != unit.formedInfantry())
        return "infantry supports infantry and cavalry supports cavalry; " + unit.name + " and " + own.name + " are not alike" + tail;
    const int needed = supportNeeds(sheet, front), there = behind < 0 ? unit.bases() : behind;
    if (there < needed)
        return does(unit.name, "has ") + std::to_string(there) + " behind " + own.name + "; a support needs at least " +
               std::to_string(needed) + tail;
    return {};
}

Combatant muster(const CombatSheet &sheet, const Melee &melee, int side, bool told)
{
    const auto &units = melee.sides[at(side)];
    const Engaged &main = melee.mainOf(side);
    Combatant own;
    own.isTold = told;
    addBases(sheet, units, own);
    addGrade(sheet, units, own);
    if (main.inspires > 0)
        own.add(
            "dice.inspired", [&] { return main.inspires > 1 ? "inspired twice" : "inspired"; }, sheet.dice.inspiredRule,
            std::min(main.inspires, sheet.dice.inspiredMost));
    for (const auto &row : sheet.factors.rows())
        if (row.condition.holds(main.facts) && anyHolds(row.payload.any, main.facts))
            own.add(row.id, [&row] { return row.payload.label; }, row.rule, row.payload.value);
    addDisorder(sheet, units, own);
    if (own.dice < sheet.dice.least)
        own.add("dice.least", [] { return "at least one die"; }, sheet.dice.leastRule, sheet.dice.least - own.dice);
    own.target = &sheet.target.first(main.facts);
    own.hitsOn = own.target->payload.word;
    if (std::any_of(units.begin(), units.end(), [](const Engaged &one) { return one.led; }))
        own.automatic = sheet.dice.leaderHits;
    return own;
}

} // namespace optio::punic
