// SPDX-License-Identifier: GPL-3.0-or-later
// A story in another language.
#include "rules/report/story.h"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>

namespace optio {

namespace {

/// The parts of a text between these signs, each told by `tell`.
template <class Tell> std::string toldEach(std::string_view text, std::string_view between, const Tell &tell)
{
    std::string all;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(between, from), text.size());
        all += std::string(from == 0 ? "" : between) + tell(std::string(text.substr(from, end - from)));
        from = end + between.size();
    }
    return all;
}

/// "knights +3, in difficult going -2": each label by itself, its number as it is.
std::string toldReasons(const std::string &reasons, const ReportWords &words)
{
    return toldEach(reasons, ", ", [&](const std::string &part) {
        std::size_t number = part.find_last_not_of("0123456789");
        const bool numbered = number != std::string::npos && number + 1 < part.size() && number > 1 &&
                              (part[number] == '+' || part[number] == '-') && part[number - 1] == ' ';
        number = numbered ? number - 1 : part.size();
        return words.told(part.substr(0, number)) + part.substr(number);
    });
}

/// "amended: too far": the reason is a player's, and stays.
std::string toldHow(const std::string &how, const ReportWords &words)
{
    for (const std::string word : {"amended", "voided"})
        if (how.starts_with(word + ": "))
            return words.told(word) + how.substr(word.size());
    return words.told(how);
}

/// Of an act " (amended: too far) (kept as it happened after entry 5)", otherwise without brackets.
std::string toldRemark(const std::string &remark, const ReportWords &words)
{
    static constexpr std::string_view open = " (";
    const auto how = [&](const std::string &text) { return toldHow(text, words); };
    if (!remark.starts_with(open) || !remark.ends_with(')'))
        return how(remark);
    const std::string_view inner = std::string_view(remark).substr(open.size(), remark.size() - open.size() - 1);
    return std::string(open) + toldEach(inner, ") (", how) + ")";
}

void tellItem(StoryItem &item, const ReportWords &words)
{
    if (item.kind != StoryItem::Kind::note)
        item.sentence = words.told(item.sentence);
    item.remark = toldRemark(item.remark, words);
    if (!item.byHand) // a correction's is its player's reason
        item.comparison = words.told(item.comparison);
    item.dice = words.told(item.dice);
    for (auto &[army, reasons] : item.reasons)
        reasons = toldReasons(reasons, words);
}

void tellLuck(Luck &luck, const ReportWords &words)
{
    for (std::vector<LuckDice> *dice : {&luck.dice, &luck.pools})
        for (LuckDice &one : *dice)
            one.average.verdict = words.told(one.average.verdict);
    for (LuckResults &one : luck.results) {
        one.what = words.told(one.what);
        one.number.verdict = words.told(one.number.verdict);
    }
    for (LuckSwing &swing : luck.swings)
        swing.sentence = words.told(swing.sentence);
}

} // namespace

std::string ReportWords::number(double value, int decimals) const
{
    std::string text = fmt::format("{:.{}f}", value, decimals);
    if (const std::size_t at = text.find('.'); at != std::string::npos)
        text[at] = point;
    return text;
}

void tellIn(BattleStory &story, const ReportWords &words)
{
    story.words = words;
    if (!words.tell)
        return;
    for (StoryTurn &turn : story.turns) {
        turn.title = words.told(turn.title);
        for (StoryItem &item : turn.items)
            tellItem(item, words);
    }
    for (StoryGroup &group : story.groups)
        group.name = words.told(group.name);
    story.ended = words.told(story.ended);
    tellLuck(story.luck, words);
}

} // namespace optio
