// SPDX-License-Identifier: GPL-3.0-or-later
// The battle report: a journal told in Markdown, turn by turn.
#include "rules/dice/pools.h"
#include "rules/journal/amend.h"
#include "rules/journal/secrets.h"
#include "rules/phrases.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>

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

std::string text(const Json &json, const char *key) { return plain(json.value(key, std::string())); }

std::string signedNumber(int value) { return fmt::format("{:+d}", value); }

/// How the turn is called: the rule set's word for it, else its number.
std::string turnTitle(const Ruleset &ruleset, const Json &state)
{
    const View view = ruleset.view(state, "");
    return view.turnWord.empty() ? fmt::format("Turn {}", ruleset.turn(state)) : capital(view.turnText());
}

/// How an entry that is not as it was written came to be so.
std::string marked(const StandingEntry &entry)
{
    std::string all;
    for (const AmendMark &mark : entry.marks)
        if (mark.how == "amended")
            all += mark.reason.empty() ? " (amended)" : fmt::format(" (amended: {})", plain(mark.reason));
        else if (mark.how == "replayed")
            all += fmt::format(" (played again after entry {})", mark.by);
        else if (mark.how == "kept")
            all += fmt::format(" (kept as it happened after entry {})", mark.by);
    return all;
}

class Report {
public:
    Report(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all)
        : ruleset_(ruleset), entries_(entries), history_(standingHistory(entries)), over_(all)
    {
        for (const Entry &entry : entries)
            if (entry.kind == "undo")
                undone_[entry.json.at("of").get<int>()] = text(entry.json, "beyond");
    }

    std::string write()
    {
        const Json &header = entries_.front().json;
        Json state = header.at("start");
        const Json &armies = header.at("armies");
        out_ += fmt::format("# {} – {}\n\n{}, begun {}.\n", text(armies[0], "name"), text(armies[1], "name"), plain(ruleset_.name()),
                            text(header, "created"));
        names_ = {{"a", armies[0].value("name", "")}, {"b", armies[1].value("name", "")}};
        for (const View view = ruleset_.view(state, ""); const SideView &side : view.sides) {
            names_[side.id] = side.name;
            for (const GroupView &group : side.groups)
                for (const UnitView &unit : group.units)
                    sideOf_[unit.id] = side.id;
        }
        Json last = state;
        for (const StandingEntry &entry : history_)
            apply(entry, last);
        over_ = over_ || ruleset_.ended(last).value("over", false);
        std::string title;
        auto next = history_.cbegin();
        for (std::size_t i = 1; i < entries_.size(); ++i) {
            const Entry &entry = entries_[i];
            const bool undone = undone_.contains(entry.n);
            // An amendment is told where it falls; an undo with what it took back.
            if (entry.kind == "undo" || (entry.kind == "amend" && !undone))
                continue;
            if (std::string now = turnTitle(ruleset_, state); now != title) {
                title = std::move(now);
                out_ += fmt::format("\n## {}\n\n", plain(title));
            }
            if (undone) {
                const std::string &border = undone_.at(entry.n);
                tellGone(entry.n, text(entry.json.at("result"), "sentence"),
                         border.empty() ? "taken back" : "taken back beyond what the rules allow: " + border);
            } else if (entry.kind == "note") {
                out_ += fmt::format("{}. Note: {}\n", entry.n, text(entry.json, "text"));
            } else {
                for (const Json &act : next->before)
                    out_ += fmt::format("{}. **{}** (put before it by an amendment)\n", entry.n, text(act.at("result"), "sentence"));
                tell(entry, *next, state);
                apply(*next++, state);
            }
        }
        end(state);
        return std::move(out_);
    }

private:
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
        out_ += fmt::format("{}. ~~{}~~ ({})\n", n, sentence, why);
    }

    void tell(const Entry &entry, const StandingEntry &stands, const Json &state)
    {
        const std::string sentence = text(stands.result, "sentence");
        if (stands.struck()) {
            const AmendMark &mark = stands.marks.back();
            const bool itself = entries_[static_cast<std::size_t>(mark.by)].json.at("of") == entry.n;
            tellGone(entry.n, sentence,
                     itself ? "voided" + (mark.reason.empty() ? "" : ": " + plain(mark.reason))
                            : fmt::format("voided by entry {}", mark.by));
            return;
        }
        out_ += fmt::format("{}. **{}**{}\n", entry.n, sentence, marked(stands));
        if (entry.kind == "correct") {
            if (const std::string reason = text(entry.json, "reason"); !reason.empty())
                out_ += fmt::format("    - corrected by hand: {}\n", reason);
            else
                out_ += "    - corrected by hand\n";
            return;
        }
        if (!over_ && (isSecret(ruleset_, entry.json) || isSecret(ruleset_, Json{{"act", stands.act}, {"result", stands.result}})))
            return;
        const Ruling ruling = rulingFromJson(stands.result);
        if (!ruling.comparison.empty())
            out_ += fmt::format("    - {}\n", plain(ruling.comparison));
        tellDice(ruling);
        tellReasons(ruling, swapped(stands.act, state));
    }

    /// Does side a of a ruling stand for army b? It does when army b attacks.
    bool swapped(const Json &act, const Json &state) const
    {
        if (!act.is_object())
            return false;
        try {
            const Form form = ruleset_.resolver(act.at("resolver").get<std::string>()).form(&state, act.at("input"));
            for (const Contestant &one : form.contestants)
                if (const auto side = sideOf_.find(one.unit); side != sideOf_.end())
                    return side->second != one.side;
        } catch (const Error &) {
            return false; // an act that today's rules do not know
        }
        return false;
    }

    /// Alike dice are told together, a row as long as a shuffle's by its number.
    void tellDice(const Ruling &ruling)
    {
        constexpr std::ptrdiff_t mostAlike = 12;
        std::string all;
        const auto tell = [&](const std::string &what) { all += (all.empty() ? "" : ", ") + what; };
        for (auto draw = ruling.dice.begin(); draw != ruling.dice.end();) {
            const auto end = std::find_if(draw, ruling.dice.end(), [&](const Draw &one) { return one.label != draw->label; });
            const std::string label = plain(draw->label);
            const Provenance from = draw->from;
            const bool alike = std::all_of(draw, end, [from](const Draw &one) { return one.from == from; });
            const auto source = [](Provenance provenance) {
                return provenance == Provenance::rolled ? "" : provenance == Provenance::typed ? " (entered)" : " (imported)";
            };
            std::string faces;
            if (end - draw > mostAlike)
                tell(fmt::format("{} ({} dice)", label, end - draw));
            else {
                for (auto one = draw; one != end; ++one)
                    faces += fmt::format(" {}{}", isPool(one->value) ? hitsText(poolOf(one->value)) : std::to_string(one->value),
                                         alike ? "" : source(one->from));
                tell(label + (end - draw > 1 ? ":" : "") + faces + (alike ? source(from) : ""));
            }
            for (; draw != end; ++draw) {
                if (isPool(draw->value))
                    countPool(poolOf(draw->value));
                if (draw->from == Provenance::rolled && draw->sides == 6 && !draw->average && ruleset_.kind() == "table")
                    ++faces_[draw->value];
            }
        }
        if (!all.empty())
            out_ += fmt::format("    - dice: {}\n", all);
    }

    static std::string hitsText(const Pool &pool)
    {
        return fmt::format("{} {} of {} dice", pool.hits, pool.hits == 1 ? "hit" : "hits", pool.dice);
    }
    void countPool(const Pool &pool)
    {
        pools_.dice += pool.dice;
        pools_.hits += pool.hits;
        pools_.expected += expectedHits(pool);
    }

    /// The reasons of each side on one line.
    void tellReasons(const Ruling &ruling, bool swapped)
    {
        std::map<std::string, std::string> reasons;
        for (const Line &line : ruling.lines) {
            std::string &all = reasons[line.side];
            all += (all.empty() ? "" : ", ") + plain(line.label);
            if (line.value != 0)
                all += " " + signedNumber(line.value);
        }
        for (const auto &[side, all] : reasons) {
            const auto name = names_.find(!swapped ? side : side == "a" ? "b" : side == "b" ? "a" : side);
            out_ += name == names_.end() ? fmt::format("    - {}\n", all) : fmt::format("    - {}: {}\n", plain(name->second), all);
        }
    }

    void end(const Json &state)
    {
        const Json ended = ruleset_.ended(state);
        if (ended.value("over", false))
            out_ += fmt::format("\n**{}**\n", text(ended, "text"));
        int dice = 0, sum = 0;
        for (const auto &[face, times] : faces_) {
            dice += times;
            sum += face * times;
        }
        if (dice > 0)
            out_ += fmt::format("\nThe app rolled {} d6, averaging {:.2f} (expected 3.50).\n", dice, static_cast<double>(sum) / dice);
        if (pools_.dice > 0)
            out_ += fmt::format("\nPools entered as hits: {} with {} dice (expected {:.1f}).\n", pools_.hits, pools_.dice, pools_.expected);
    }

    const Ruleset &ruleset_;
    const std::vector<Entry> &entries_;
    std::vector<StandingEntry> history_;                ///< as it stands
    std::map<std::string, std::string> names_, sideOf_; ///< of the armies by side; of the units
    std::map<int, std::string> undone_;                 ///< each with the border that its undo crossed, "" for none
    bool over_;                                         ///< has the game ended? Then nothing is a secret any more
    std::map<int, int> faces_;                          ///< six-sided dice of the program, by face
    struct {
        int dice = 0, hits = 0;
        double expected = 0;
    } pools_; ///< those that were typed as hits
    std::string out_;
};

} // namespace

std::string battleReport(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all)
{
    if (entries.empty())
        throw Error("a journal begins with its header, and this one is empty");
    try {
        return Report(ruleset, entries, all).write();
    } catch (const Json::exception &) {
        throw Error("the journal cannot be told: it does not fit its rule set");
    }
}

} // namespace optio
