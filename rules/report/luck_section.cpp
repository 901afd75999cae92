// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/report/luck_section.h"

#include "rules/report/markup.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio {

namespace {

constexpr double bandWide = 150, bandHigh = 22, bandEdge = 8;

/// The band, what is to be expected in it, and what came.
std::string bandDrawing(const Measured &told, const std::string &side)
{
    const double least = std::min(told.low, told.got), most = std::max(told.high, told.got);
    const auto x = [&](double value) {
        return most > least ? bandEdge + (bandWide - 2 * bandEdge) * (value - least) / (most - least) : bandWide / 2;
    };
    const std::string colour = side.empty() ? "var(--accent)" : fmt::format("var(--{})", side);
    return fmt::format(
        "<svg viewBox=\"0 0 {0:.0f} {1:.0f}\" aria-hidden=\"true\"><path d=\"M{2:.0f} 11H{3:.0f}\" stroke=\"var(--line)\"/><rect "
        "x=\"{4:.1f}\" y=\"6\" width=\"{5:.1f}\" height=\"10\" rx=\"5\" fill=\"none\" stroke=\"{6}\"/><path "
        "d=\"M{7:.1f} 3V19\" stroke=\"var(--ink)\"/><circle cx=\"{8:.1f}\" cy=\"11\" r=\"5\" fill=\"{6}\"/></svg>",
        bandWide, bandHigh, bandEdge, bandWide - bandEdge, x(told.low), std::max(2.0, x(told.high) - x(told.low)), colour, x(told.expected),
        x(told.got));
}

std::string luckRow(const Luck &luck, const std::string &side, const std::string &what, const Measured &told, int digits)
{
    const std::string name = side.empty() ? "Neither side" : luck.names[side == "b" ? 1 : 0];
    return fmt::format(
        "<tr><td>{}<br><span class=\"quiet\">{}</span></td><td class=\"n\">{:.{}f}</td><td>{}<span class=\"quiet\">{:.{}f} to {:.{}f}, "
        "expected {:.{}f}</span><br>{}</td></tr>\n",
        side.empty() ? inMarkup(name) : fmt::format("<span class=\"{}\">{}</span>", side, inMarkup(name)), inMarkup(what), told.got, digits,
        bandDrawing(told, side), told.low, digits, told.high, digits, told.expected, std::max(1, digits), inMarkup(told.verdict));
}

} // namespace

std::string luckSection(const Luck &luck)
{
    std::string rows;
    for (const LuckDice &dice : luck.dice)
        rows += luckRow(luck, dice.side,
                        dice.name.empty()
                            ? fmt::format("{} × {}, {}", dice.average.count, dice.kind.name(), dice.app ? "rolled by the app" : "typed in")
                            : fmt::format("{} × {} of these, {}", dice.average.count, dice.kind.name(), dice.name),
                        dice.average, 2);
    for (const LuckDice &pool : luck.pools)
        rows += luckRow(luck, pool.side, fmt::format("hits of {} dice, typed in", pool.average.count), pool.average, 0);
    for (const LuckResults &one : luck.results)
        rows += luckRow(luck, one.side, fmt::format("{}, of {}", one.what, one.number.count), one.number, 0);
    if (rows.empty())
        return {};
    std::string out = "<section><h2>Luck</h2><table><thead><tr><th>What</th><th class=\"n\">came</th><th>nine games in "
                      "ten</th></tr></thead><tbody>\n" +
                      rows + "</tbody></table>\n";
    if (!luck.swings.empty()) {
        out += "<h3>The rolls that swung most</h3><ol>\n";
        for (const LuckSwing &swing : luck.swings)
            out += fmt::format(
                "<li><p>{}</p><p class=\"why\"><span class=\"{}\">{}</span> had a chance of {:.0f} %{} of that or better</p></li>\n",
                inMarkup(swing.sentence), swing.side, inMarkup(luck.names[swing.side == "b" ? 1 : 0]), 100 * swing.chance,
                swing.fraction.empty() ? "" : " (" + swing.fraction + ")");
        out += "</ol>\n";
    }
    return out + "</section>\n";
}

} // namespace optio
