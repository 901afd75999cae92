// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of charts as a PDF whose text can be searched and copied.
#pragma once

#include "rules/json.h"

#include <QString>

#include <string>

namespace optio {

/// The bytes of the file. `paper`: "a4" or "letter"; `title` and `source` (in the foot of each page) name the rule set. Throws Error when
/// there is nothing to print or no such paper.
std::string chartsPdf(const Json &charts, const QString &paper, const QString &title, const QString &source);

} // namespace optio
