// SPDX-License-Identifier: GPL-3.0-or-later
// What a combat tells: lines, outcome, instructions, changes of the game, and what may come next.
#include "rules/phrases.h"
#include "rules/sides.h"
#include "rulesets/dba/combat/combat.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dba/place.h"
#include "rulesets/dbx/late.h"

#include <algorithm>

namespace optio::dba {

std::string Combat::unitName(int side) const
{
    const Element &own = situation_.side[at(side)].element;
    const std::string &title = titleOf(sheet_.words, own);
    const bool needsOwner = situation_.state != nullptr || own.type == situation_.side[at(1 - side)].element.type;
    return needsOwner ? possessive(situation_.name(side)) + " " + title : title;
}

std::string Combat::shortName(int side) const
{
    const Element &own = situation_.side[at(side)].element;
    const std::string &name = titleOf(sheet_.words, own);
    return own.type == situation_.side[at(1 - side)].element.type ? possessive(situation_.name(side)) + " " + name : name;
}

std::string Combat::distance(int side) const
{
    const Side &own = situation_.side[at(side)];
    const int paces = sheet_.movesOf(own.element.type)[own.facts[sheet_.words.going]];
    return paces == 0 ? "" : " of " + distanceText(sheet_, paces, situation_.scale);
}

Ruling Combat::rule(Dice &dice) const
{
    const auto faces = throwDice(dice);
    const Score score = scoreOf(faces[0], faces[1]);
    const auto lots = lotsOf(score);
    Ruling ruling;
    ruling.dice = dice.drawn();
    tellLines(faces, score, ruling);
    tellOutcome(lots, ruling);
    dbx::tellLate(combat_.questions, {{"dba.late", situation_.lateReason}}, "dba.late", ruling);
    if (situation_.state != nullptr)
        tellChanges(lots, ruling);
    return ruling;
}

void Combat::tellLines(const std::array<int, 2> &faces, const Score &score, Ruling &ruling) const
{
    const Words &words = sheet_.words;
    for (const int side : {0, 1}) {
        const std::string &id = sideId[at(side)];
        const Type &me = words.at(situation_.side[at(side)].element.type);
        const Type &foe = words.at(situation_.side[at(1 - side)].element.type);
        ruling.lines.push_back({id, "die", "die", "die", faces[at(side)], "DBA-041"});
        for (const Factored &line : sides_[at(side)].lines)
            ruling.lines.push_back({id, *line.line, *line.stage,
                                    fill(*line.label, {{"me", me.name}, {"class", words.classes[at(foe.column)].label}}), line.value,
                                    *line.rule});
        ruling.totals.push_back({id, "total", "total", score.total[at(side)]});
    }
    const std::string &text = score.loser < 0 ? sheet_.equalText : score.doubled ? sheet_.doubledText : sheet_.beatenText;
    ruling.comparison = fill(text, {{"a", std::to_string(score.total[0])}, {"b", std::to_string(score.total[1])}});
}

void Combat::tellOutcome(const std::array<Lot, 2> &lots, Ruling &ruling) const
{
    for (const int side : {0, 1}) {
        const Lot &lot = lots[at(side)];
        const Result &result = resultOf(lot);
        const bool repeated = side == 1 && lots[0].result == lots[1].result && !result.gain; // what both are told alike is told once
        SideOutcome told{sideId[at(side)],
                         result.id,
                         lot.label == nullptr ? result.label : *lot.label,
                         {},
                         lot.rule == nullptr ? result.rule : *lot.rule};
        if (!repeated) {
            told.instruction = fill(close() ? result.close : result.instruction, {{"unit", unitName(side)}, {"distance", distance(side)}});
            if (!result.sentence.empty())
                ruling.sentence += (ruling.sentence.empty() ? "" : "; ") + fill(result.sentence, {{"unit", unitName(side)}});
        }
        if (const auto *pursuit = pursues(side, lots)) {
            told.instruction = fill(pursuit->payload.instruction, {{"unit", unitName(side)}});
            told.rule = pursuit->rule;
        }
        ruling.outcome.push_back(std::move(told));
    }
}

void Combat::tellChanges(const std::array<Lot, 2> &lots, Ruling &ruling) const
{
    const State &state = *situation_.state;
    Marking marking(state);
    const auto contactOver = [&](int side) {
        const auto *pursuit = pursues(1 - side, lots);
        return resultOf(lots[at(side)]).leaves &&
               (pursuit == nullptr || std::find(pursuit->payload.stays.begin(), pursuit->payload.stays.end(), lots[at(side)].result) ==
                                          pursuit->payload.stays.end());
    };
    const bool over = contactOver(0) || contactOver(1);
    std::array<std::string, 2> parts; // what they are now
    for (const int side : {0, 1}) {
        const Side &me = situation_.side[at(side)], &foe = situation_.side[at(1 - side)];
        const Result &result = resultOf(lots[at(side)]);
        const bool shooting = me.facts[sheet_.words.shooting] != 0, shotAt = me.facts[sheet_.words.shotAt] != 0;
        std::string part = me.part;
        if (!result.lost) {
            // Marks that keep an element from fighting or shooting twice in a bound; the dead need none.
            Json marks = Json::object();
            if (close()) {
                marks[mark::fought] = true;
                marks[mark::contact] = over ? Json() : Json(foe.unitId);
            }
            if (shooting)
                marks[mark::shot] = true;
            if (shotAt)
                marks[mark::shotAt] = true;
            part = parts[at(side)] = marking.mark(me.unitId, me.part, 1, marks);
        } else {
            marking.lose(me.unitId, me.part, 1);
            if (close() && me.facts[sheet_.words.camp] != 0)
                ruling.followUps.push_back(
                    {"losses", "The camp is taken", {{"answers", {{"dba.camp_held_" + std::string(me.army == 0 ? "a" : "b"), true}}}}});
        }
        const Json who = Json::array({{{"unit", me.unitId}, {"part", part}, {"count", 1}}});
        if (!result.blocked.empty())
            ruling.followUps.push_back({"losses", result.blocked + ": destroyed", {{"who", who}, {"answers", {{"dba.cause", "blocked"}}}}});
        if (!result.offTable.empty())
            ruling.followUps.push_back({"losses", result.offTable, {{"who", who}, {"answers", {{"dba.cause", "off_table"}}}}});
    }
    for (const int side : {0, 1}) {
        const std::string &unit = situation_.side[at(side)].unitId;
        if (!close() || !over || resultOf(lots[at(side)]).lost)
            continue;
        if (resultOf(lots[at(side)]).leaves || pursues(side, lots) != nullptr)
            dbx::leaveOthers(marking, unit);
        else
            dbx::faceOthers(marking, unit, parts[at(side)], 1);
    }
    for (const Side &side : situation_.side) {
        dbx::freeFoes(marking, side.unitId, dbx::contactsOf(*side.unit)); // others whom it has left
        dbx::freeFromGone(marking, side.unitId);
    }
    for (const Side &side : situation_.side)
        for (const Pick &pick : side.aiding) // they have shot as well
            marking.mark(pick.unitId, pick.part.key, pick.count, {{mark::shot, true}});
    marking.tell(sheet_.words, ruling);
    const int phase = sheet_.phase(close() ? "combat" : "shooting");
    if (state.phase < phase)
        ruling.changes.push_back(changeFrom("/phase", state.phase, phase));
}

} // namespace optio::dba
