// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the figures of command and movement.
#include "rulesets/dbm/move/cost_reference.h"
#include "rules/phrases.h"

#include <cctype>

namespace optio::dbm {

namespace {

std::string priceText(const Price &price)
{
    const std::string what =
        price.value == 0 ? "nothing" : withSign(price.value) + (price.value == 1 || price.value == -1 ? " PIP" : " PIPs");
    return capital(price.label) + ": " + what + "." + (price.text.empty() ? "" : " " + price.text);
}

} // namespace

std::vector<Paragraph> commandParagraphs(const Sheet &sheet)
{
    const CostSheet &cost = sheet.cost;
    std::vector<Paragraph> all;
    for (const auto &row : cost.prices.rows())
        all.push_back({row.rule, "Cost of an action", priceText(row.payload)});
    for (const auto &row : cost.barred.rows())
        all.push_back({row.rule, "What is refused", "Refused: " + row.payload + "."});
    all.push_back({cost.flankRule, "Onto a flank", capital(cost.flankLabel) + ": " + withSign(cost.flankPaces) + " paces."});
    for (const auto &row : sheet.impetuous.rows())
        all.push_back({row.rule, "Impetuous troops", row.payload + "."});
    for (const Wording &wording : cost.results) {
        std::string done = fill(wording.done, {{"distances", ""}});
        done.erase(done.find_last_not_of(' ') + 1);
        all.push_back({wording.rule, "Out of hand", capital(wording.label) + ": " + done});
    }
    for (const std::vector<Asking> *questions : {&cost.questions, &cost.uncontrolled})
        for (const Asking &asking : *questions)
            all.push_back({asking.rule, asking.label, asking.label + ": " + asking.help});
    return all;
}

} // namespace optio::dbm
