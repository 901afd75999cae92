// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/report/curve.h"

#include "rules/report/markup.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/core.h>

namespace optio {

namespace {

constexpr int top = 28, bottom = 40;

/// What has room beside the curve, as markup.
std::string shortened(const std::string &name, std::size_t most)
{
    std::size_t letters = 0;
    for (std::size_t at = 0; at < name.size(); ++at)
        if ((static_cast<unsigned char>(name[at]) & 0xC0U) != 0x80U && ++letters > most)
            return inMarkup(name.substr(0, at)) + "…";
    return inMarkup(name);
}

/// The number of a turn as its chapter has it: "Bound 7".
std::string numberOf(const StoryTurn &turn, std::size_t place)
{
    const std::size_t end = turn.title.find_last_of("0123456789");
    if (end == std::string::npos)
        return std::to_string(place + 1);
    const std::size_t before = turn.title.find_last_not_of("0123456789", end);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    return turn.title.substr(begin, end + 1 - begin);
}

} // namespace

std::string inHalves(double value)
{
    const double whole = std::floor(value + 1e-9);
    return value - whole < 0.25 ? fmt::format("{:.0f}", whole) : whole == 0 ? "½" : fmt::format("{:.0f}½", whole);
}

std::string lossCurve(const BattleStory &story, const std::vector<int> &marks, const CurveForm &form)
{
    const int wide = form.wide, high = form.high, left = form.left, right = form.right;
    const std::array<std::string, 2> names{shortened(story.names[0], form.letters), shortened(story.names[1], form.letters)};
    const std::size_t turns = story.turns.size();
    double most = story.mostLost();
    if (most == 0)
        return {};
    most = std::max({most, story.breaksAt[0], story.breaksAt[1]});
    const auto x = [&](double turn) { return left + (wide - left - right) * turn / static_cast<double>(turns); };
    const auto y = [&](double lost) { return high - bottom - (high - bottom - top) * lost / most; };
    std::string out = fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}: {} {}, {} {}\">", wide, high,
                                  inMarkup(story.words.told("Losses")), names[0], inHalves(story.lostAt(turns - 1, 0)), names[1],
                                  inHalves(story.lostAt(turns - 1, 1)));
    const int step = std::max(1, (static_cast<int>(std::ceil(most)) + 3) / 4);
    for (int value = 0; value <= most; value += step)
        out += fmt::format("<path d=\"M{} {:.0f}H{}\" stroke=\"var(--line)\" fill=\"none\"/><text x=\"{}\" y=\"{:.0f}\" "
                           "text-anchor=\"end\">{}</text>",
                           left, y(value), wide - right, left - 8, y(value) + 5, value);
    const std::size_t every = std::max<std::size_t>(1, (turns + form.numbers - 1) / form.numbers);
    for (std::size_t turn = 0; turn < turns; turn += every)
        out += fmt::format("<text x=\"{:.0f}\" y=\"{}\" text-anchor=\"middle\">{}</text>", x(static_cast<double>(turn) + 0.5),
                           high - bottom + 20, numberOf(story.turns[turn], turn));
    for (const std::size_t side : {0U, 1U}) {
        std::string path = fmt::format("M{} {:.0f}", left, y(0));
        for (std::size_t turn = 0; turn < turns; ++turn)
            path += fmt::format("H{:.0f}V{:.0f}", x(static_cast<double>(turn) + 1), y(story.lostAt(turn, side)));
        // The second side's line is double, so that they differ without colour.
        const char *const colour = side == 0 ? "var(--a)" : "var(--b)";
        out += fmt::format("<path d=\"{}\" stroke=\"{}\" stroke-width=\"{}\" fill=\"none\"/>", path, colour, side == 0 ? 3 : 5);
        if (side == 1)
            out += fmt::format("<path d=\"{}\" stroke=\"var(--surface)\" stroke-width=\"1.5\" fill=\"none\"/>", path);
    }
    // Breaking points are labelled at their lines, and drawn differently.
    const bool near = story.breaksAt[0] > 0 && story.breaksAt[1] > 0 && std::abs(y(story.breaksAt[0]) - y(story.breaksAt[1])) < 16;
    for (const std::size_t side : {0U, 1U}) {
        if (story.breaksAt[side] <= 0)
            continue;
        const double at = y(story.breaksAt[side]);
        const bool below = near && story.breaksAt[side] <= story.breaksAt[1 - side] && (side == 1 || story.breaksAt[0] < story.breaksAt[1]);
        const char *const colour = side == 0 ? "var(--a)" : "var(--b)";
        out +=
            fmt::format("<path d=\"M{} {:.0f}H{}\" stroke=\"{}\" stroke-width=\"2\" stroke-dasharray=\"{}\" fill=\"none\"/><text x=\"{}\" "
                        "y=\"{:.0f}\" class=\"{}\">{}: {}</text>",
                        left, at, wide - right, colour, side == 0 ? "8 4" : "2 4", left + 4, below ? at + 16 : at - 5,
                        side == 0 ? "a" : "b", names[side], inMarkup(story.words.told("breaking point " + inHalves(story.breaksAt[side]))));
    }
    const std::array<double, 2> last{story.lostAt(turns - 1, 0), story.lostAt(turns - 1, 1)};
    double low = y(last[0]), other = y(last[1]);
    if (std::abs(low - other) < 18)
        (last[0] >= last[1] ? other : low) += 18;
    out += fmt::format("<text x=\"{}\" y=\"{:.0f}\" class=\"a\">{} {}</text>", wide - right + 8, low + 5, names[0], inHalves(last[0]));
    out += fmt::format("<text x=\"{}\" y=\"{:.0f}\" class=\"b\">{} {}</text>", wide - right + 8, other + 5, names[1], inHalves(last[1]));
    for (std::size_t at = 0; at < marks.size(); ++at) {
        const auto turn = static_cast<std::size_t>(marks[at]);
        const double cx = x(marks[at] + 1), cy = y(std::max(story.lostAt(turn, 0), story.lostAt(turn, 1))) - 14;
        out += fmt::format("<circle cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"11\" fill=\"var(--ink)\"/><text x=\"{:.0f}\" y=\"{:.0f}\" "
                           "text-anchor=\"middle\" class=\"mark\">{}</text>",
                           cx, std::max(12.0, cy), cx, std::max(12.0, cy) + 5, at + 1);
    }
    return out + "</svg>";
}

} // namespace optio
