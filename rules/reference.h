// SPDX-License-Identifier: GPL-3.0-or-later
// The reference of a rule set, gathered from its figures and from reference.toml:
//   [title]  "XYZ-012" = "…"   the heading of a rule; without one the first paragraph's own heading stands
//   [text]   "XYZ-012" = "…"   words of rules that the figures do not tell by themselves; {path} stands for a figure (see figure_text.h)
#pragma once

#include "rules/figures/house.h"

#include <map>
#include <string>
#include <utility>

namespace optio {

/// Paragraphs under their rule ids, in the order of the ids.
class ReferencePages {
public:
    /// Begins with what reference.toml holds. Throws Error with file and line when it is faulty.
    explicit ReferencePages(const FigureFolder &from);
    /// Adds a paragraph, unless it stands there already. `title` is the heading where reference.toml has none.
    void add(const std::string &rule, const std::string &title, const std::string &paragraph);
    /// [{"rule","title","text"}]
    Json json() const;

private:
    Figure words_;
    std::map<std::string, std::pair<std::string, std::string>> pages_;
};

} // namespace optio
