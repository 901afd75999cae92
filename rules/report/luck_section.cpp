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

std::string luckRow(const Luck &luck, const ReportWords &words, const std::string &side, const std::string &what, const Measured &told,
                    int digits)
{
    const std::string name = side.empty() ? words.told("Neither side") : luck.names[side == "b" ? 1 : 0];
    return fmt::format(
        "<tr><td>{}<br><span class=\"quiet\">{}</span></td><td class=\"n\">{}</td><td>{}<span class=\"quiet\">{}</span><br>{}</td></tr>\n",
        side.empty() ? inMarkup(name) : fmt::format("<span class=\"{}\">{}</span>", side, inMarkup(name)), inMarkup(what),
        words.number(told.got, digits), bandDrawing(told, side),
        inMarkup(words.told(fmt::format("{} to {}, expected {}", words.number(told.low, digits), words.number(told.high, digits),
                                        words.number(told.expected, std::max(1, digits))))),
        inMarkup(told.verdict));
}

} // namespace

std::string luckSection(const Luck &luck, const ReportWords &words)
{
    std::string rows;
    for (const LuckDice &dice : luck.dice) {
        const std::string kind = fmt::format("{} × {}", dice.average.count, words.told(dice.kind.name()));
        rows += luckRow(luck, words, dice.side,
                        dice.name.empty() ? kind + ", " + words.told(dice.app ? "rolled by the app" : "typed in")
                                          : kind + " " + words.told("of these") + ", " + dice.name,
                        dice.average, 2);
    }
    for (const LuckDice &pool : luck.pools)
        rows += luckRow(luck, words, pool.side, words.told(fmt::format("hits of {} dice, typed in", pool.average.count)), pool.average, 0);
    for (const LuckResults &one : luck.results)
        rows += luckRow(luck, words, one.side, one.what + ", " + words.told(fmt::format("of {} rolls", one.number.count)), one.number, 0);
    if (rows.empty())
        return {};
    const auto said = [&](const std::string &english) { return inMarkup(words.told(english)); };
    std::string out =
        fmt::format("<section><h2>{}</h2><table><thead><tr><th>{}</th><th class=\"n\">{}</th><th>{}</th></tr></thead><tbody>\n{}"
                    "</tbody></table>\n",
                    said("Luck"), said("What"), said("came"), said("nine games in ten"), rows);
    if (!luck.swings.empty()) {
        out += fmt::format("<h3>{}</h3><ol>\n", said("The rolls that swung most"));
        for (const LuckSwing &swing : luck.swings)
            out += fmt::format("<li><p>{}</p><p class=\"why\"><span class=\"{}\">{}</span>: {}</p></li>\n", inMarkup(swing.sentence),
                               swing.side, inMarkup(luck.names[swing.side == "b" ? 1 : 0]),
                               said(fmt::format("a chance of {:.0f} %{} of that or better", 100 * swing.chance,
                                                swing.fraction.empty() ? "" : " (" + swing.fraction + ")")));
        out += "</ol>\n";
    }
    return out + "</section>\n";
}

} // namespace optio
