// SPDX-License-Identifier: GPL-3.0-or-later
// Making and checking the next line.
#include "rules/journal/chained_line.h"

#include "rules/journal/journal.h"

#include <fmt/format.h>

namespace optio {

ChainedLine nextLine(const std::vector<ChainedLine> &lines, Json body, const std::string &time)
{
    ChainedLine next;
    next.n = static_cast<int>(lines.size());
    body["n"] = next.n;
    body["prev"] = lineHash(lines.back().line);
    body["time"] = time;
    next.json = std::move(body);
    next.line = canonical(next.json);
    return next;
}

std::string breakOfChain(const std::vector<ChainedLine> &lines, const Json &json)
{
    if (!json.is_object() || json.value("n", Json()) != static_cast<int>(lines.size()))
        return fmt::format("is not entry {}", lines.size());
    if (json.value("prev", Json()) != lineHash(lines.back().line))
        return "does not follow the line before it: one of the two was changed";
    return {};
}

} // namespace optio
