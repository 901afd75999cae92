// SPDX-License-Identifier: GPL-3.0-or-later
// The battle report in Markdown.
#include "rules/report/story.h"
#include "rules/ruleset.h"

#include <fmt/core.h>

namespace optio {

namespace {

/// Text that shows as it is in Markdown, on one line.
std::string plain(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (std::string_view("\\`*_[]<>#|~").find(c) != std::string_view::npos)
            out += '\\';
        out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return out;
}

void write(std::string &out, const BattleStory &story, const StoryItem &item)
{
    const auto said = [&](const std::string &english) { return plain(story.words.told(english)); };
    const std::string sentence = plain(item.sentence);
    switch (item.kind) {
    case StoryItem::Kind::gone:
        out += fmt::format("{}. ~~{}~~ ({})\n", item.n, sentence, plain(item.remark));
        return;
    case StoryItem::Kind::note:
        out += fmt::format("{}. {}: {}\n", item.n, said("Note"), sentence);
        return;
    case StoryItem::Kind::put:
        out += fmt::format("{}. **{}** ({})\n", item.n, sentence, said("put before it by an amendment"));
        return;
    case StoryItem::Kind::act:
        break;
    }
    out += fmt::format("{}. **{}**{}\n", item.n, sentence, plain(item.remark));
    if (item.byHand) {
        out += fmt::format("    - {}{}\n", said("corrected by hand"), item.comparison.empty() ? "" : ": " + plain(item.comparison));
        return;
    }
    if (!item.comparison.empty())
        out += fmt::format("    - {}\n", plain(item.comparison));
    if (!item.dice.empty())
        out += fmt::format("    - {}: {}\n", said("dice"), plain(item.dice));
    for (const auto &[army, reasons] : item.reasons)
        out += army.empty() ? fmt::format("    - {}\n", plain(reasons)) : fmt::format("    - {}: {}\n", plain(army), plain(reasons));
}

} // namespace

std::string battleReport(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all)
{
    return battleMarkdown(storyOf(ruleset, entries, all));
}

std::string battleMarkdown(const BattleStory &story)
{
    const auto said = [&](const std::string &english) { return plain(story.words.told(english)); };
    std::string out = fmt::format("# {} – {}\n\n{}, {}.\n", plain(story.armies[0]), plain(story.armies[1]), plain(story.ruleset),
                                  said(fmt::format("begun {}", story.created)));
    for (const StoryTurn &turn : story.turns) {
        out += fmt::format("\n## {}\n\n", plain(turn.title));
        for (const StoryItem &item : turn.items)
            write(out, story, item);
    }
    if (story.over)
        out += fmt::format("\n**{}**\n", plain(story.ended));
    int dice = 0, sum = 0;
    for (const auto &[face, times] : story.faces) {
        dice += times;
        sum += face * times;
    }
    if (dice > 0)
        out += fmt::format("\n{}\n", said(fmt::format("The app rolled {} d6, averaging {} (expected {}).", dice,
                                                      story.words.number(static_cast<double>(sum) / dice, 2), story.words.number(3.5, 2))));
    if (story.pools.dice > 0)
        out += fmt::format("\n{}\n", said(fmt::format("Pools entered as hits: {} with {} dice (expected {}).", story.pools.hits,
                                                      story.pools.dice, story.words.number(story.pools.expected, 1))));
    return out;
}

} // namespace optio
