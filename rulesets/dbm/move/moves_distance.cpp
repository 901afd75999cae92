// SPDX-License-Identifier: GPL-3.0-or-later
// Works out distances.
#include "rulesets/dbm/move/moves_distance.h"

#include "rulesets/dbm/move/cost.h"

#include <algorithm>

namespace optio::dbm {

Way Way::of(const Sheet &sheet, const Facts &facts)
{
    const CostSheet &cost = sheet.cost;
    const std::string &going = cost.vocabulary.words(cost.going)[facts[cost.going]];
    Way way;
    way.road = going == "road";
    way.ground = std::max(0, numberOf(sheet.words.going, going));
    way.sand = facts[cost.sand] != 0;
    return way;
}

Stride strideOf(const Sheet &sheet, const Element &element, bool riding, const Way &way)
{
    const Words &words = sheet.words;
    const int kind = riding ? words.kind(words.type(sheet.cost.ridesAs), element.grade) : element.kind;
    Facts facts;
    facts[words.me] = static_cast<std::uint8_t>(kind);
    facts[words.kindGrade] = static_cast<std::uint8_t>(element.grade);
    facts[words.drill] = static_cast<std::uint8_t>(element.drill);
    facts[words.going_] = static_cast<std::uint8_t>(sheet.goingFor(kind, way.ground, way.sand));
    Stride stride;
    stride.row = &sheet.moves.first(facts);
    const Moves &moves = stride.row->payload;
    stride.base = way.road ? moves.road : moves.paces[facts[words.going_]];
    if (!way.road && stride.base > 0)
        stride.fast = sheet.fast.firstOrNull(facts);
    stride.paces = stride.base + (stride.fast != nullptr ? stride.fast->payload.value : 0);
    return stride;
}

Slowest slowestOf(const Sheet &sheet, const std::vector<Pick> &picks, const Way &way)
{
    Slowest slowest;
    for (const Pick &pick : picks) {
        const Stride stride = strideOf(sheet, pick.element, ridesNow(pick), way);
        if (slowest.pick == nullptr || stride.paces < slowest.stride.paces)
            slowest = {&pick, stride};
    }
    return slowest;
}

std::string pacesText(const Sheet &sheet, int paces, const Json &settings)
{
    return std::to_string(paces) + " paces (" + std::to_string(sheet.millimetres(paces, settings.at("scale").get<std::string>())) + " mm)";
}

std::string stridesText(const Sheet &sheet, const std::vector<Pick> &picks, const Json &settings)
{
    std::string text;
    std::vector<std::string> told;
    for (const Pick &pick : picks) {
        const std::string name = titleOf(sheet.words, pick.element);
        if (std::find(told.begin(), told.end(), name) != told.end())
            continue;
        told.push_back(name);
        std::string distances;
        int before = -1;
        bool alike = true;
        for (std::size_t ground = 0; ground < sheet.words.going.size(); ++ground) {
            const int paces = strideOf(sheet, pick.element, ridesNow(pick), {static_cast<int>(ground), false, false}).paces;
            alike = alike && (before < 0 || paces == before);
            before = paces;
            distances +=
                (distances.empty() ? "" : ", ") + pacesText(sheet, paces, settings) + " in " + sheet.words.going[ground].label + " going";
        }
        text += (text.empty() ? "" : " ") + name + ": " + (alike ? pacesText(sheet, before, settings) : distances) + ".";
    }
    return text;
}

} // namespace optio::dbm
