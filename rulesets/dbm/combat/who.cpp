// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the elements of a combat.
#include "rulesets/dbm/combat/who.h"

#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/events.h"
#include "rulesets/dbx/aid.h"

#include <algorithm>
#include <optional>

namespace optio::dbm {

namespace {

/// How near an element is to being the one that is meant; negative when it cannot be.
int rankOf(const Part &part, bool close, int side, const std::string &foe, bool returns)
{
    if (close) {
        const std::string contact = contactOf(part);
        return part.has(mark::fought) ? -1 : contact == foe && !foe.empty() ? 0 : contact == "?" ? 1 : contact.empty() ? 2 : 3;
    }
    if (part.has(mark::contact) || part.has(side == 0 ? mark::shot : mark::shotAt) || (returns && part.has(mark::shot)))
        return -1;
    return part.has(mark::shot) ? 2 : part.marks.empty() ? 1 : 0;
}

/// What the rules look at where elements of a row differ.
std::string differenceOf(const Part &part, bool close) { return close ? contactOf(part) : part.has(mark::shot) ? "shot" : ""; }

/// Did it make its tactical move into contact with such an enemy? Whom it met then may not have been named.
bool hasCome(const Part &part, const std::string &foe)
{
    const std::string contact = contactOf(part);
    return part.has(mark::moved) && (contact == "?" || (!foe.empty() && contact == foe));
}

/// In contact, or has shot already: it aids nobody.
int isBusy(const Part &part) { return part.has(mark::contact) || part.has(mark::shot) ? 1 : 0; }

void without(std::vector<Part> &parts, const char *mark)
{
    parts.erase(std::remove_if(parts.begin(), parts.end(), [mark](const Part &part) { return part.has(mark); }), parts.end());
}

/// Whoever was shot at and did not shoot back lets that shooter alone for the rest of the bound (DBM-073).
void keepSilence(Situation &situation)
{
    Side &shooter = situation.side[0], &target = situation.side[1];
    if (!happened(*situation.place.state, event::silent, shooter.unitId, target.unitId))
        return;
    std::vector<Part> others = shooter.parts;
    without(others, mark::shotAt);
    if (others.empty())
        without(target.parts, mark::shot);
    else
        shooter.parts = std::move(others);
}

} // namespace

void findParts(Situation &situation, const CombatSheet &combat, bool returns)
{
    const bool close = combat.combat == 0;
    for (const int s : {0, 1}) {
        Side &own = situation.side[at(s)];
        const std::string &foe = situation.side[at(1 - s)].unitId;
        own.parts = partsOf(*own.unit);
        const auto rank = [&](const Part &part) { return rankOf(part, close, s, foe, returns && s == 1); };
        own.parts.erase(std::remove_if(own.parts.begin(), own.parts.end(), [&](const Part &part) { return rank(part) < 0; }),
                        own.parts.end());
        std::stable_sort(own.parts.begin(), own.parts.end(), [&](const Part &x, const Part &y) { return rank(x) < rank(y); });
    }
    if (!close)
        keepSilence(situation);
    for (const int s : {0, 1}) {
        Side &own = situation.side[at(s)];
        own.differ = std::any_of(own.parts.begin(), own.parts.end(),
                                 [&](const Part &part) { return differenceOf(part, close) != differenceOf(own.parts.front(), close); });
        own.part = own.parts.empty() ? std::string() : own.parts.front().key;
        own.canShoot = !own.parts.empty() && !own.parts.front().has(mark::shot);
        own.came = !own.parts.empty() && hasCome(own.parts.front(), situation.side[at(1 - s)].unitId);
    }
}

void takePart(Situation &situation, int side, const Json *named, const std::string &field)
{
    Side &own = situation.side[at(side)];
    if (named == nullptr)
        return;
    const auto found = std::find_if(own.parts.begin(), own.parts.end(), [named](const Part &part) { return *named == part.key; });
    if (found == own.parts.end()) {
        std::string keys;
        for (const Part &part : own.parts)
            keys += (keys.empty() ? "" : ", ") + quoted(Json(part.key));
        throw Error(field + ": " + quoted(*named) + " is none of the elements that it may be (DBM-013); allowed: " + keys, field);
    }
    own.part = found->key;
    own.canShoot = !found->has(mark::shot);
    own.came = hasCome(*found, situation.side[at(1 - side)].unitId);
}

std::string refusalOfRow(const Words &words, const Situation &situation, const CombatSheet &combat, int side)
{
    const Side &own = situation.side[at(side)];
    const State &state = *situation.place.state;
    const std::string name = titleOf(words, own.element);
    const int left = standing(*own.unit);
    if (left <= 0)
        return name + ": no element of this row is left (DBM-191)";
    if (offTable(state, *own.unit))
        return name + ": the general is off the table with a late flank march (DBM-012)";
    const bool close = combat.combat == 0;
    const auto parts = partsOf(*own.unit);
    if (std::any_of(parts.begin(), parts.end(), [&](const Part &part) { return rankOf(part, close, side, {}, false) >= 0; })) {
        const bool both = !situation.side[0].unitId.empty() && !situation.side[1].unitId.empty();
        if (both && !close && own.parts.empty() && happened(state, event::silent, situation.side[0].unitId, situation.side[1].unitId))
            return titleOf(words, situation.side[0].element) +
                   ": they did not shoot back at that shooter when they were asked, so they leave it alone for this bound (DBM-073)";
        return {};
    }
    if (close)
        return name + ": every element of this row has fought in close combat this bound (DBM-192)";
    const int touching = countMarked(*own.unit, mark::contact);
    if (touching >= left)
        return name + ": every element of this row is in contact, and such elements neither shoot nor are shot at (DBM-072)";
    return name + ": every element of this row " + (side == 0 ? "has shot" : "has been shot at") + " this bound" +
           (touching > 0 ? " or is in contact" : "") + " (DBM-192)";
}

std::vector<Choice> partChoices(const Words &words, const Situation &situation, int side)
{
    std::vector<Choice> choices;
    for (const Part &part : situation.side[at(side)].parts) {
        std::string label = marksText(part.marks);
        if (const auto &units = situation.place.state->units; units.contains(contactOf(part)))
            label += " (" + nameOf(words, units.at(contactOf(part))) + ")";
        choices.push_back({part.key, std::to_string(part.count) + " " + (label.empty() ? "not in contact" : label), {}});
    }
    return choices;
}

std::vector<Pick> aidersOf(const Sheet &sheet, const Situation &situation, int side)
{
    const Side &own = situation.side[at(side)];
    const State &state = *situation.place.state;
    const auto aider = [&](const Unit &unit) -> std::optional<Element> {
        if (unit.side != own.unit->side || offTable(state, unit))
            return {};
        const Element element = elementOf(sheet.words, unit);
        return sheet.shoots(element.kind) ? std::optional(element) : std::nullopt;
    };
    return dbx::aidersOf<Pick>(state.units, own.unitId, own.part, aider, isBusy);
}

void takeAiders(const Sheet &sheet, Situation &situation, int side, const Json *given, int wanted, const std::string &field)
{
    Side &own = situation.side[at(side)];
    own.aiding.clear();
    std::vector<Pick> named;
    if (given != nullptr)
        named = picksFrom(sheet.words, situation.place.state, *given, field, isBusy);
    const auto cannot = [&](const Pick &pick) {
        return field + ": " + std::to_string(pick.count) + " " + titleOf(sheet.words, pick.element) +
               " cannot aid: only shooters of the same army do, that are not in contact and have neither shot nor aided this bound "
               "(DBM-022)";
    };
    const auto tooFew = [&](int all, int taken) {
        return field + ": " + std::to_string(all) + " cannot aid; " + std::to_string(taken) +
               " more of that army can still shoot in this bound (DBM-022, DBM-192)";
    };
    own.aiding = dbx::takeAiders(aidersOf(sheet, situation, side), given != nullptr ? &named : nullptr, wanted, field, cannot,
                                 field + ": the elements named are not as many as are said to aid (DBM-022)", tooFew);
}

} // namespace optio::dbm
