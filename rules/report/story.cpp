// SPDX-License-Identifier: GPL-3.0-or-later
// A journal told turn by turn.
#include "rules/report/story.h"

#include "rules/dice/pools.h"
#include "rules/journal/amend.h"
#include "rules/journal/secrets.h"
#include "rules/luck/luck.h"
#include "rules/phrases.h"
#include "rules/print/print.h"
#include "rules/ruleset.h"
#include "rules/ruling/die_side.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>

namespace optio {

namespace {

std::string text(const Json &json, const char *key) { return json.value(key, std::string()); }

std::string signedNumber(int value) { return fmt::format("{:+d}", value); }

/// How an entry that is not as it was written came to be so.
std::string marked(const StandingEntry &entry)
{
    std::string all;
    for (const AmendMark &mark : entry.marks)
        if (mark.how == "amended")
            all += mark.reason.empty() ? " (amended)" : fmt::format(" (amended: {})", mark.reason);
        else if (mark.how == "replayed")
            all += fmt::format(" (played again after entry {})", mark.by);
        else if (mark.how == "kept")
            all += fmt::format(" (kept as it happened after entry {})", mark.by);
    return all;
}

} // namespace

class StoryTeller::Telling {
public:
    Telling(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all)
        : ruleset_(ruleset), entries_(entries), history_(standingHistory(entries)), over_(all)
    {
        for (const Entry &entry : entries)
            if (entry.kind == "undo")
                undone_[entry.json.at("of").get<int>()] = text(entry.json, "beyond");
        const Json &header = entries_.front().json;
        state_ = header.at("start");
        const Json &armies = header.at("armies");
        story_.armies = {text(armies[0], "name"), text(armies[1], "name")};
        story_.ruleset = ruleset_.name();
        story_.created = text(header, "created");
        story_.entries = static_cast<int>(entries_.size()) - 1;
        story_.table = ruleset_.kind() == "table";
        story_.last = story_.entries == 0 ? story_.created : text(entries_.back().json, "time");
        names_ = {{"a", armies[0].value("name", "")}, {"b", armies[1].value("name", "")}};
        view_ = ruleset_.view(state_, "");
        for (const SideView &side : view_.sides)
            names_[side.id] = side.name;
        sideOf_ = sidesOfUnits(view_);
        story_.names = {names_["a"], names_["b"]};
        Json last = state_;
        for (const StandingEntry &entry : history_)
            apply(entry, last);
        over_ = over_ || ruleset_.ended(last).value("over", false);
        next_ = history_.cbegin();
    }
    Telling(const Telling &) = delete;
    Telling &operator=(const Telling &) = delete;

    /// Tells one entry. False when there is none left.
    bool tellNext()
    {
        if (++at_ >= entries_.size())
            return false;
        const Entry &entry = entries_[at_];
        const bool undone = undone_.contains(entry.n);
        // An amendment is told where it falls; an undo with what it took back.
        if (entry.kind == "undo" || (entry.kind == "amend" && !undone))
            return true;
        turnTo(state_);
        if (undone) {
            const std::string &border = undone_.at(entry.n);
            tellGone(entry.n, text(entry.json.at("result"), "sentence"),
                     border.empty() ? "taken back" : "taken back beyond what the rules allow: " + border);
        } else if (entry.kind == "note") {
            add(entry.n, StoryItem::Kind::note).sentence = text(entry.json, "text");
        } else {
            for (const Json &act : next_->before)
                add(entry.n, StoryItem::Kind::put).sentence = text(act.at("result"), "sentence");
            tell(entry, *next_, state_);
            apply(*next_++, state_);
            count(state_);
        }
        return true;
    }
    BattleStory take()
    {
        end(state_);
        return std::move(story_);
    }

private:
    StoryItem &add(int n, StoryItem::Kind kind)
    {
        StoryItem &item = story_.turns.back().items.emplace_back();
        item.n = n;
        item.kind = kind;
        item.side = story_.turns.back().side;
        item.lost = lost_;
        return item;
    }

    void turnTo(const Json &state)
    {
        std::string title = view_.turnWord.empty() ? fmt::format("Turn {}", ruleset_.turn(state)) : capital(view_.turnText());
        if (!story_.turns.empty() && story_.turns.back().title == title)
            return;
        if (!story_.turns.empty())
            measure(state);
        StoryTurn &turn = story_.turns.emplace_back();
        turn.title = std::move(title);
        turn.side = view_.active;
        turn.lost = lost_;
    }

    /// How near both armies are to their breaking points: what a printed game sheet has boxes for.
    void measure(const Json &state)
    {
        const auto *rules = dynamic_cast<const PrintRules *>(&ruleset_);
        if (rules == nullptr)
            return;
        for (const SideView &side : view_.sides) {
            const std::size_t army = side.id == "b" ? 1 : 0;
            try {
                const std::vector<BreakPoint> breaks = rules->printedSide(state, side).breaks;
                if (breaks.empty() || breaks.front().boxes.count <= 0)
                    continue;
                const double box = breaks.front().boxes.halves ? 0.5 : 1;
                story_.turns.back().toward[army] = breaks.front().boxes.done * box;
                story_.breaksAt[army] = breaks.front().boxes.count * box;
            } catch (const Error &) {
                continue; // a row without meaning today
            }
        }
    }

    /// What lies lost beside the table by now.
    void count(const Json &state)
    {
        view_ = ruleset_.view(state, "");
        lost_ = {};
        for (const SideView &side : view_.sides)
            for (const GroupView &group : side.groups)
                for (const UnitView &unit : group.units)
                    lost_[side.id == "b" ? 1 : 0] += unit.lost;
        story_.turns.back().lost = lost_;
        if (!story_.turns.back().items.empty())
            story_.turns.back().items.back().lost = lost_;
    }

    static void apply(const StandingEntry &entry, Json &state)
    {
        try {
            optio::apply(state, changesOf(entry));
        } catch (const Error &problem) {
            throw Error(fmt::format("line {} of the journal: {}", entry.n + 1, problem.what()), problem.field());
        }
    }

    void tellGone(int n, const std::string &sentence, const std::string &why)
    {
        StoryItem &item = add(n, StoryItem::Kind::gone);
        item.sentence = sentence;
        item.remark = why;
    }

    void tell(const Entry &entry, const StandingEntry &stands, const Json &state)
    {
        const std::string sentence = text(stands.result, "sentence");
        if (stands.struck()) {
            const AmendMark &mark = stands.marks.back();
            const bool itself = entries_[static_cast<std::size_t>(mark.by)].json.at("of") == entry.n;
            tellGone(entry.n, sentence,
                     itself ? "voided" + (mark.reason.empty() ? "" : ": " + mark.reason) : fmt::format("voided by entry {}", mark.by));
            return;
        }
        StoryItem &item = add(entry.n, StoryItem::Kind::act);
        item.sentence = sentence;
        item.remark = marked(stands);
        if (entry.kind == "correct") {
            item.byHand = true;
            item.comparison = text(entry.json, "reason");
            return;
        }
        item.secret =
            !over_ && (isSecret(ruleset_, entry.json) || isSecret(ruleset_, Json{{"act", stands.act}, {"result", stands.result}}));
        if (item.secret)
            return;
        const Ruling ruling = rulingFromJson(stands.result);
        item.comparison = ruling.comparison;
        for (const SideOutcome &one : ruling.outcome)
            if (item.rule.empty())
                item.rule = one.rule;
        item.dice = diceOf(ruling);
        reasonsOf(ruling, swapped(stands.act, state), item);
    }

    /// Does side a of a ruling stand for army b? It does when army b attacks.
    bool swapped(const Json &act, const Json &state) const
    {
        if (!act.is_object())
            return false;
        try {
            return crossed(ruleset_.resolver(act.at("resolver").get<std::string>()).form(&state, act.at("input")), sideOf_);
        } catch (const Error &) {
            return false; // an act that today's rules do not know
        }
    }

    /// Alike dice are told together, a row as long as a shuffle's by its number.
    std::string diceOf(const Ruling &ruling)
    {
        constexpr std::ptrdiff_t mostAlike = 12;
        std::string all;
        const auto tell = [&](const std::string &what) { all += (all.empty() ? "" : ", ") + what; };
        for (auto draw = ruling.dice.begin(); draw != ruling.dice.end();) {
            const auto end = std::find_if(draw, ruling.dice.end(), [&](const Draw &one) { return one.label != draw->label; });
            const std::string label = draw->label;
            const Provenance from = draw->from;
            const bool alike = std::all_of(draw, end, [from](const Draw &one) { return one.from == from; });
            const auto source = [](Provenance provenance) {
                return provenance == Provenance::rolled ? "" : provenance == Provenance::typed ? " (entered)" : " (imported)";
            };
            std::string faces;
            if (end - draw > mostAlike)
                tell(fmt::format("{} ({} {})", label, end - draw, kindOf(*draw) ? "dice" : "draws")); // a shuffle is no dice
            else {
                for (auto one = draw; one != end; ++one)
                    faces += fmt::format(" {}{}", isPool(one->value) ? hitsText(poolOf(one->value)) : std::to_string(one->value),
                                         alike ? "" : source(one->from));
                tell(label + (end - draw > 1 ? ":" : "") + faces + (alike ? source(from) : ""));
            }
            for (; draw != end; ++draw) {
                if (isPool(draw->value))
                    countPool(poolOf(draw->value));
                story_.rolled += draw->from == Provenance::rolled ? 1 : 0;
                if (draw->from == Provenance::rolled && draw->sides == 6 && !draw->average && story_.table)
                    ++story_.faces[draw->value];
            }
        }
        return all;
    }

    static std::string hitsText(const Pool &pool)
    {
        return fmt::format("{} {} of {} dice", pool.hits, pool.hits == 1 ? "hit" : "hits", pool.dice);
    }
    void countPool(const Pool &pool)
    {
        story_.pools.dice += pool.dice;
        story_.pools.hits += pool.hits;
        story_.pools.expected += expectedHits(pool);
    }

    /// The reasons of each side on one line.
    void reasonsOf(const Ruling &ruling, bool swapped, StoryItem &item) const
    {
        std::map<std::string, std::string> reasons;
        for (const Line &line : ruling.lines) {
            std::string &all = reasons[line.side];
            all += (all.empty() ? "" : ", ") + line.label;
            if (line.value != 0)
                all += " " + signedNumber(line.value);
        }
        for (const auto &[side, all] : reasons) {
            const auto name = names_.find(!swapped ? side : side == "a" ? "b" : side == "b" ? "a" : side);
            item.reasons.emplace_back(name == names_.end() ? std::string() : name->second, all);
        }
    }

    void end(const Json &state)
    {
        if (!story_.turns.empty())
            measure(state);
        const Json ended = ruleset_.ended(state);
        story_.over = ended.value("over", false);
        if (story_.over) {
            story_.ended = text(ended, "text");
            story_.winner = text(ended, "winner");
        }
        story_.open = over_ || story_.table;
        for (const SideView &side : view_.sides) {
            story_.open = story_.open && (over_ || !side.keepsSecrets.value_or(false));
            for (const GroupView &group : side.groups) {
                StoryGroup told{side.id, group.name, 0, 0};
                for (const UnitView &unit : group.units) {
                    told.had += unit.count + unit.lost;
                    told.lost += unit.lost;
                }
                if (told.had > 0)
                    story_.groups.push_back(std::move(told));
            }
        }
    }

    const Ruleset &ruleset_;
    const std::vector<Entry> &entries_;
    std::vector<StandingEntry> history_;                ///< as it stands
    std::map<std::string, std::string> names_, sideOf_; ///< of the armies by side; of the units
    std::map<int, std::string> undone_;                 ///< each with the border that its undo crossed, "" for none
    bool over_;                                         ///< has the game ended? Then nothing is a secret any more
    View view_;                                         ///< of the state told so far, as both sides see it
    std::array<int, 2> lost_{};
    Json state_;                                      ///< as it is after what has been told
    std::size_t at_ = 0;                              ///< the entry told last
    std::vector<StandingEntry>::const_iterator next_; ///< what is to be told next of what stands
    BattleStory story_;
};

double BattleStory::mostLost() const
{
    double most = 0;
    for (std::size_t turn = 0; turn < turns.size(); ++turn)
        most = std::max({most, lostAt(turn, 0), lostAt(turn, 1)});
    return most;
}

namespace {

template <class Work> auto fitting(Work &&work)
{
    try {
        return work();
    } catch (const Json::exception &) {
        throw Error("the journal cannot be told: it does not fit its rule set");
    }
}

} // namespace

StoryTeller::StoryTeller(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all)
{
    if (entries.empty())
        throw Error("a journal begins with its header, and this one is empty");
    telling_ = fitting([&] { return std::make_unique<Telling>(ruleset, entries, all); });
}

StoryTeller::~StoryTeller() = default;

bool StoryTeller::tellNext()
{
    return fitting([&] { return telling_->tellNext(); });
}

BattleStory StoryTeller::take()
{
    return fitting([&] { return telling_->take(); });
}

BattleStory storyOf(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all)
{
    StoryTeller teller(ruleset, entries, all);
    while (teller.tellNext()) {
    }
    return teller.take();
}

} // namespace optio
