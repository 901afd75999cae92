// SPDX-License-Identifier: GPL-3.0-or-later
// Command and movement as the reference tells them.
#pragma once

#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// A paragraph of a rule's page; `title` is the page's when it has none.
struct Paragraph {
    std::string rule, title, text;
};

/// Costs, refusals, distances beyond the table, impetuous kinds and questions, in reading order.
std::vector<Paragraph> commandParagraphs(const Sheet &sheet);

} // namespace optio::dbm
