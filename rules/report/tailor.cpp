// SPDX-License-Identifier: GPL-3.0-or-later
// A story as its players want to share it, and as plain text.
#include "rules/report/story.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio {

void tailor(BattleStory &story, const ReportWish &wish)
{
    for (StoryTurn &turn : story.turns) {
        std::erase_if(turn.items, [&](StoryItem &item) {
            switch (item.kind) {
            case StoryItem::Kind::note:
                if (const auto edited = wish.edited.find(item.n); edited != wish.edited.end())
                    item.sentence = edited->second;
                return !wish.notes || item.sentence.empty();
            case StoryItem::Kind::gone:
                return !wish.undone;
            case StoryItem::Kind::put:
            case StoryItem::Kind::act:
                break;
            }
            return !wish.plain && item.dice.empty() && !item.byHand;
        });
        if (!wish.dice)
            for (StoryItem &item : turn.items) {
                item.dice.clear();
                item.comparison = item.byHand ? item.comparison : std::string();
                item.reasons.clear();
            }
    }
    std::erase_if(story.turns, [&](const StoryTurn &turn) { return turn.items.empty() && &turn != &story.turns.back(); });
}

std::string battleText(const BattleStory &story)
{
    const auto oneLine = [](std::string text) {
        std::replace_if(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
        return text;
    };
    const auto said = [&](const std::string &english) { return oneLine(story.words.told(english)); };
    std::string out = fmt::format("{}\n{}, {}\n", said(fmt::format("{} against {}", story.names[0], story.names[1])),
                                  oneLine(story.ruleset), said("begun " + story.created.substr(0, 10)));
    for (const StoryTurn &turn : story.turns) {
        out += fmt::format("\n{}\n", oneLine(turn.title));
        for (const StoryItem &item : turn.items) {
            const std::string mark = item.kind == StoryItem::Kind::note   ? said("Note") + ": "
                                     : item.kind == StoryItem::Kind::gone ? said("Taken back") + ": "
                                                                          : "";
            out += fmt::format("  {}{}\n", mark, oneLine(item.sentence));
            if (item.kind == StoryItem::Kind::act && !item.dice.empty())
                out += fmt::format("    {}{}{}\n", oneLine(item.dice), item.comparison.empty() ? "" : ": ", oneLine(item.comparison));
        }
    }
    if (story.over)
        out += fmt::format("\n{}\n", oneLine(story.ended));
    if (!story.turns.empty())
        out += fmt::format("{}: {} {}, {} {}\n", said("Losses"), oneLine(story.names[0]), story.turns.back().lost[0],
                           oneLine(story.names[1]), story.turns.back().lost[1]);
    return out;
}

} // namespace optio
