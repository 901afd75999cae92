// SPDX-License-Identifier: GPL-3.0-or-later
// Breaks off.
#include "rulesets/dbm/move/moves_break_off.h"

#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/combat/aftermath.h"
#include "rulesets/dbm/move/cost.h"
#include "rulesets/dbx/marks.h"

#include <algorithm>
#include <map>

namespace optio::dbm {

namespace {

/// The enemy row that a part's mark names, or null.
const Unit *enemyOf(const State *state, const Pick &pick, std::string *id = nullptr)
{
    const auto contact = pick.part.marks.find(mark::contact);
    if (state == nullptr || contact == pick.part.marks.end() || !contact->is_string())
        return nullptr;
    const dbx::Units &units = state->units;
    const auto enemy = units.find(contact->get_ref<const std::string &>());
    if (enemy == units.end())
        return nullptr;
    if (id != nullptr)
        *id = enemy->first;
    return &enemy->second;
}

/// Is one of a row of mounted infantry in the saddle: of those that face this unit, where the game knows which these are?
bool rides(const Unit &row, const std::string &unit)
{
    const std::vector<Part> parts = partsOf(row);
    const auto faces = [&](const Part &part) { return contactOf(part) == unit; };
    const bool known = std::any_of(parts.begin(), parts.end(), faces);
    return std::any_of(parts.begin(), parts.end(), [&](const Part &part) { return !part.has(mark::onFoot) && (!known || faces(part)); });
}

} // namespace

bool opponentsKnown(const State *state, const std::vector<Pick> &picks)
{
    return std::all_of(picks.begin(), picks.end(), [state](const Pick &pick) { return enemyOf(state, pick) != nullptr; });
}

std::vector<Opponent> opponentsOf(const Sheet &sheet, const State *state, const std::vector<Pick> &picks)
{
    std::vector<Opponent> opponents;
    for (const Pick &pick : picks) {
        const Unit *enemy = enemyOf(state, pick);
        if (enemy == nullptr)
            continue;
        Opponent opponent{elementOf(sheet.words, *enemy), false};
        opponent.riding = opponent.element.mountedInfantry && rides(*enemy, pick.unitId);
        const bool known = std::any_of(opponents.begin(), opponents.end(), [&](const Opponent &one) {
            return one.element.kind == opponent.element.kind && one.riding == opponent.riding;
        });
        if (!known)
            opponents.push_back(opponent);
    }
    return opponents;
}

std::vector<Choice> opponentChoices(const Words &words, const State *state)
{
    std::vector<Choice> choices;
    const auto add = [&](int type, int grade) {
        const std::string &kind = words.kinds[static_cast<std::size_t>(words.kind(type, grade))];
        if (std::none_of(choices.begin(), choices.end(), [&](const Choice &one) { return one.value == kind; }))
            choices.push_back({kind, words.title(type, grade), {}});
    };
    if (state != nullptr) {
        for (const bool touching : {true, false}) // those that are in contact with somebody are the likelier ones
            for (const auto &[id, unit] : state->units)
                if (unit.side != state->active && standing(unit) > 0 && (countMarked(unit, mark::contact) > 0) == touching) {
                    const Element element = elementOf(words, unit);
                    add(element.type, element.grade);
                }
    } else {
        for (std::size_t type = 0; type < words.types.size(); ++type)
            for (std::size_t grade = 0; grade < words.grades.size(); ++grade)
                if (words.types[type].cost[0][grade] != Type::noCost || words.types[type].cost[1][grade] != Type::noCost)
                    add(static_cast<int>(type), static_cast<int>(grade));
    }
    return choices;
}

std::string outrun(const Sheet &sheet, const Slowest &slowest, const std::vector<Opponent> &opponents, const Way &way)
{
    const int own = slowest.stride.paces;
    std::string text;
    for (const Opponent &opponent : opponents) {
        const int theirs = strideOf(sheet, opponent.element, opponent.riding, way).paces;
        const std::string name = titleOf(sheet.words, opponent.element);
        if (own <= theirs)
            throw Error(titleOf(sheet.words, slowest.pick->element) + " move " + std::to_string(own) + " paces here and the enemy's " +
                            name + " " + std::to_string(theirs) + ": only faster troops can break off (DBM-056)",
                        "who");
        text += (text.empty() ? std::to_string(own) + " paces against " : " and ") + std::to_string(theirs) + " of " + name;
    }
    return text;
}

Left opponentNamed(const Words &words, const State *state, const std::string &named, const std::string &field)
{
    if (state == nullptr)
        return {elementFromText(words, named, field).kind, {}};
    const dbx::Units &units = state->units;
    if (const auto unit = units.find(named); unit != units.end() && unit->second.side != state->active)
        return {elementOf(words, unit->second).kind, named};
    Left left{elementFromText(words, named, field).kind, {}};
    int rows = 0;
    for (const auto &[id, unit] : units)
        if (unit.side != state->active && standing(unit) > 0 && elementOf(words, unit).kind == left.kind) {
            left.unit = id;
            ++rows;
        }
    if (rows != 1)
        left.unit.clear();
    return left;
}

void endContact(const State &state, const Pick &pick, const std::string &unit, Marking &marking, std::vector<Event> &events)
{
    std::string enemyId = unit;
    if (enemyOf(&state, pick, &enemyId) == nullptr && enemyId.empty())
        return;
    int left = pick.count;
    // Their marks name this row; where the enemy's opponent was unknown, any of them will do.
    for (const std::string &facing : {pick.unitId, std::string("?")})
        for (const Part &part : partsOf(Unit(marking.unit(enemyId))))
            if (left > 0 && part.has(mark::contact) && part.marks.at(mark::contact) == facing) {
                const int freed = std::min(left, part.count);
                dbx::faceOthers(marking, enemyId, marking.mark(enemyId, part.key, freed, {{mark::contact, nullptr}}), freed);
                left -= freed;
            }
    dbx::leaveOthers(marking, pick.unitId);
    for (int i = 0; i < pick.count; ++i)
        events.push_back({event::gone, enemyId, pick.unitId});
}

void offerPursuits(const Sheet &sheet, const State &state, const std::vector<Event> &events, Ruling &ruling)
{
    std::map<std::string, int> left;
    for (const Event &one : events)
        if (one.what == event::gone)
            ++left[one.who];
    for (const auto &[id, count] : left) {
        const Unit &enemy = state.units.at(id);
        const Element element = elementOf(sheet.words, enemy);
        Facts facts;
        facts[sheet.words.me] = static_cast<std::uint8_t>(element.kind);
        facts[sheet.words.drill] = static_cast<std::uint8_t>(element.drill);
        const Pursuit pursuit = pursuitOf(sheet, facts);
        if (pursuit != Pursuit::never)
            ruling.followUps.push_back({"pursuit",
                                        fill(pursuit == Pursuit::must ? sheet.following.owed : sheet.following.may,
                                             {{"unit", ownedName(sheet.words, state, enemy)}}),
                                        {{"who", Json::array({{{"unit", id}, {"count", count}}})}}});
    }
}

} // namespace optio::dbm
