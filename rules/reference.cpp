// SPDX-License-Identifier: GPL-3.0-or-later
// Gathers the reference.
#include "rules/reference.h"

#include "rules/figures/figure_text.h"

namespace optio {

ReferencePages::ReferencePages(const FigureFolder &from) : words_(from.read("reference.toml"))
{
    const AskedKeys asked(&words_);
    FigureText figures(from);
    for (const std::string &rule : words_.at("text").keys())
        add(rule, rule, figures.filled(words_.at("text").at(rule)));
    for (const std::string &rule : words_.at("title").keys())
        add(rule, rule, {});
    asked.hold();
}

void ReferencePages::add(const std::string &rule, const std::string &title, const std::string &paragraph)
{
    auto &[heading, text] = pages_[rule];
    if (heading.empty())
        heading = words_.at("title").text(rule, title);
    if (paragraph.empty() || text.find(paragraph) != std::string::npos)
        return;
    text += (text.empty() ? "" : "\n") + paragraph;
}

Json ReferencePages::json() const
{
    Json list = Json::array();
    for (const auto &[rule, page] : pages_)
        list.push_back({{"rule", rule}, {"title", page.first}, {"text", page.second}});
    return list;
}

} // namespace optio
