// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the elements of a combat.
#include "rulesets/dba/combat/who.h"

#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/dba/place.h"
#include "rulesets/dbx/aid.h"

#include <algorithm>
#include <optional>

namespace optio::dba {

namespace {

/// How near an element is to being the one that is meant; negative when it cannot be.
int rankOf(const Part &part, bool close, int side, const std::string &foe, bool returns)
{
    const std::string contact = contactOf(part);
    if (close)
        return part.has(mark::fought) ? -1 : contact == foe && !foe.empty() ? 0 : contact == "?" ? 1 : contact.empty() ? 2 : 3;
    if (!contact.empty() || part.has(side == 0 ? mark::shot : mark::shotAt) || (returns && part.has(mark::shot)))
        return -1;
    return part.has(mark::shot) ? 1 : 0;
}

/// In contact, or has shot already: it aids nobody.
int isBusy(const Part &part) { return part.has(mark::contact) || part.has(mark::shot) ? 1 : 0; }

std::string differenceOf(const Part &part, bool close) { return close ? contactOf(part) : part.has(mark::shot) ? "shot" : ""; }

} // namespace

std::vector<Part> partsFor(const Unit &unit, bool close, int side, const std::string &foe, bool returns)
{
    std::vector<Part> parts = partsOf(unit);
    const auto rank = [&](const Part &part) { return rankOf(part, close, side, foe, returns); };
    parts.erase(std::remove_if(parts.begin(), parts.end(), [&](const Part &part) { return rank(part) < 0; }), parts.end());
    std::stable_sort(parts.begin(), parts.end(), [&](const Part &x, const Part &y) { return rank(x) < rank(y); });
    return parts;
}

bool differ(const std::vector<Part> &parts, bool close)
{
    return std::any_of(parts.begin(), parts.end(),
                       [&](const Part &part) { return differenceOf(part, close) != differenceOf(parts.front(), close); });
}

void takePart(Side &side, const Json &named, const std::string &field)
{
    const auto found = std::find_if(side.parts.begin(), side.parts.end(), [&named](const Part &part) { return named == part.key; });
    if (found == side.parts.end()) {
        std::string keys;
        for (const Part &part : side.parts)
            keys += (keys.empty() ? "" : ", ") + quoted(Json(part.key));
        throw Error(field + ": " + quoted(named) + " is none of the elements that it may be (DBA-035); allowed: " + keys, field);
    }
    side.part = found->key;
}

std::vector<Choice> partChoices(const Words &words, const State &state, const Side &side)
{
    std::vector<Choice> choices;
    for (const Part &part : side.parts) {
        std::string label = marksText(part.marks);
        if (const auto foe = state.units.find(contactOf(part)); foe != state.units.end())
            label += " (" + titleOf(words, elementOf(words, foe->second)) + ")";
        choices.push_back({part.key, std::to_string(part.count) + " " + (label.empty() ? "not in contact" : label), {}});
    }
    return choices;
}

std::vector<Pick> aidersOf(const Sheet &sheet, const Situation &situation, int side)
{
    const Side &own = situation.side[at(side)];
    const State &state = *situation.state;
    const auto aider = [&](const Unit &unit) -> std::optional<Element> {
        if (armyOf(unit) != own.army)
            return {};
        const Element element = elementOf(sheet.words, unit);
        const bool barred = sheet.words.is(element.type, "guns") && own.army != activeSide(state);
        return sheet.rangeOf(element.type) > 0 && !barred ? std::optional(element) : std::nullopt;
    };
    return dbx::aidersOf<Pick>(state.units, own.unitId, own.part, aider, isBusy);
}

void takeAiders(const Sheet &sheet, Situation &situation, int side, const Json *given, int wanted, const std::string &field)
{
    Side &own = situation.side[at(side)];
    own.aiding.clear();
    std::vector<Pick> named;
    if (given != nullptr)
        named = picksFrom(sheet.words, situation.state, *given, field, isBusy);
    const auto cannot = [&](const Pick &pick) {
        return field + ": " + std::to_string(pick.count) + " " + titleOf(sheet.words, pick.element) +
               " cannot aid: only shooters of the same army do, that are not in contact and have neither shot nor aided this bound, and "
               "artillery in its own side's bound only (DBA-035, DBA-045)";
    };
    const auto tooFew = [&](int all, int taken) {
        return "dba." + field + ": " + std::to_string(all) + " cannot aid; of the " + nameOfSide(*situation.state, own.army) + " " +
               std::to_string(taken) + " more can still shoot in this bound (DBA-035, DBA-045)";
    };
    own.aiding = dbx::takeAiders(aidersOf(sheet, situation, side), given != nullptr ? &named : nullptr, wanted, field, cannot,
                                 field + ": the elements named are not as many as are said to aid (DBA-035)", tooFew);
}

} // namespace optio::dba
