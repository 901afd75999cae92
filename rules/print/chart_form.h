// SPDX-License-Identifier: GPL-3.0-or-later
// A chart (see Ruleset::charts) or a sheet (see rules/print/print.h) as lines of text and as a page of HTML that can be printed.
#pragma once

#include "rules/json.h"

#include <string>
#include <vector>

namespace optio {

/// Tables with aligned columns, their rule beside each row.
std::string chartText(const Json &chart);
/// A page that needs nothing else: A4, rows kept whole, heads repeated on each page, each chart on a page of its own. `source` names the
/// rule set and its version.
std::string chartHtml(const std::vector<Json> &charts, const std::string &source);

} // namespace optio
