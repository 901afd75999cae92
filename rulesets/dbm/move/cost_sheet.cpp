// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the figures of command and movement.
#include "rulesets/dbm/move/cost_sheet.h"

#include <algorithm>

namespace optio::dbm {

namespace {

std::vector<Wording> readWordings(const Figure &rows)
{
    std::vector<Wording> wordings;
    for (const Figure &row : rows.rows()) {
        wordings.push_back(
            {row.at("id").text(), row.at("label").text(), row.at("rule").text(), row.at("done").text(), row.text("bent", "")});
    }
    return wordings;
}

std::vector<std::string> idsOf(const std::vector<Wording> &wordings)
{
    std::vector<std::string> ids;
    ids.reserve(wordings.size());
    for (const Wording &one : wordings)
        ids.push_back(one.id);
    return ids;
}

Price readPrice(const Figure &row)
{
    return {row.text("line", row.at("id").text()), row.at("label").text(), row.text("text", ""),
            static_cast<int>(row.at("value").integer())};
}

} // namespace

CostSheet::CostSheet(const Figure &figures, const Words &words) : element(words.vocabulary)
{
    riding = element.flag("riding");
    behindCavalry = element.flag("behind_cavalry");

    statuses = {{"ok", "with his command"}, {"engaged", "fighting"}, {"straggling", "straggling"}, {"lost", "lost"}};
    actions = readWordings(figures.at("action"));
    action = vocabulary.field("action", idsOf(actions));
    size = vocabulary.field("size", {"lone", "group"});
    nth = vocabulary.field("nth", {"1", "2", "3", "4"});
    led = vocabulary.flag("led");
    std::vector<std::string> ids;
    for (const Named &one : statuses)
        ids.push_back(one.id);
    status = vocabulary.field("status", ids);
    ids.clear();
    for (const Named &one : words.command)
        ids.push_back(one.id);
    commander = vocabulary.field("commander", ids);
    discountUsed = vocabulary.flag("discount_used");
    everMoved = vocabulary.flag("ever_moved");
    demoralised = vocabulary.flag("demoralised");
    foeKnown = vocabulary.flag("foe_known");
    retreat = vocabulary.flag("retreat");
    hasMoved = vocabulary.flag("has_moved");
    hasGone = vocabulary.flag("has_gone");
    hasHalted = vocabulary.flag("has_halted");
    inContact = vocabulary.flag("in_contact");
    canMount = vocabulary.flag("can_mount");
    immobile = vocabulary.flag("immobile");
    inGame = vocabulary.flag("in_game");
    late = vocabulary.flag("late");
    // What the answers say.
    vocabulary.field("distance", {"near", "middle", "beyond"});
    vocabulary.field("sight", {"yes", "no"});
    contacts = vocabulary.flag("contacts");
    for (const char *flag : {"deviates", "short", "stopped", "behind", "column", "touched"})
        vocabulary.flag(flag);
    vocabulary.field("safe", {"none", "going", "defending", "uphill"});
    going = vocabulary.field("going", {"good", "road", "rough", "difficult"});
    sand = vocabulary.flag("sand");
    flankStep = vocabulary.flag("flank_step");
    bent = vocabulary.flag("bent");

    traits = Table<int>::load(figures.at("trait"), element, Match::all, [this](const Figure &row) {
        const std::string &name = row.at("trait").text();
        const int known = vocabulary.fieldNumber(name);
        return known >= 0 ? known : vocabulary.flag(name);
    });
    prices = Table<Price>::load(figures.at("price"), vocabulary, Match::all, readPrice);
    barred = Table<std::string>::load(
        figures.at("barred"), vocabulary, Match::first, [](const Figure &row) { return row.at("label").text(); }, false);
    questions = readQuestions(figures.at("question"), "", vocabulary);
    uncontrolled = readQuestions(figures.at("uncontrolled"), "", vocabulary);
    results = readWordings(figures.at("uncontrolled_result"));
    for (const Asking &asking : uncontrolled)
        if (asking.kind != Asking::Kind::own)
            for (const Answer &answer : asking.answers)
                result(answer.value.get<std::string>());

    ridesAs = figures.at("riding").at("moves_as").text();
    if (words.type(ridesAs) < 0)
        figures.at("riding").fail("unknown type \"" + ridesAs + "\"");
    const Figure &step = figures.at("flank_step");
    flankPaces = static_cast<int>(step.at("paces").integer());
    flankLabel = step.at("label").text();
    flankRule = step.at("rule").text();
}

const Wording &CostSheet::result(const std::string &id) const
{
    const auto found = std::find_if(results.begin(), results.end(), [&id](const Wording &one) { return one.id == id; });
    if (found == results.end())
        throw Error("command.toml: nothing is told of the result \"" + id + "\"", "imp.result");
    return *found;
}

} // namespace optio::dbm
