// SPDX-License-Identifier: GPL-3.0-or-later
// The battle report: a journal told in Markdown, turn by turn.
#include "rules/amend.h"
#include "rules/ruleset.h"
#include "rules/secrets.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>
#include <set>

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
    const Json turn = ruleset.view(state, "").value("turn", Json());
    if (!turn.is_string() || turn.get_ref<const std::string &>().empty())
        return fmt::format("Turn {}", ruleset.turn(state));
    std::string title = turn.get<std::string>();
    if (title[0] >= 'a' && title[0] <= 'z')
        title[0] = static_cast<char>(title[0] - 'a' + 'A');
    return title;
}

/// How an entry that is not as it was written came to be so.
std::string marked(const StandingEntry &entry)
{
    std::string all;
    for (const AmendMark &mark : entry.marks)
        if (mark.how == "amended")
            all += fmt::format(" (amended: {})", plain(mark.reason));
        else if (mark.how == "replayed")
            all += fmt::format(" (played again after entry {})", mark.by);
        else if (mark.how == "kept")
            all += fmt::format(" (kept as it happened after entry {})", mark.by);
    return all;
}

class Report {
public:
    Report(const Ruleset &ruleset, const std::vector<Entry> &entries)
        : ruleset_(ruleset), entries_(entries), history_(standingHistory(entries))
    {
        for (const Entry &entry : entries)
            if (entry.kind == "undo")
                undone_.insert(entry.json.at("of").get<int>());
    }

    std::string write()
    {
        const Json &header = entries_.front().json;
        Json state = header.at("start");
        const Json &armies = header.at("armies");
        out_ += fmt::format("# {} – {}\n\n{}, begun {}.\n", text(armies[0], "name"), text(armies[1], "name"), plain(ruleset_.name()),
                            text(header, "created"));
        Json last = state;
        for (const StandingEntry &entry : history_)
            apply(entry, last);
        over_ = ruleset_.ended(last).value("over", false);
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
                tellGone(entry.n, text(entry.json.at("result"), "sentence"), "taken back");
            } else if (entry.kind == "note") {
                out_ += fmt::format("{}. Note: {}\n", entry.n, text(entry.json, "text"));
            } else {
                tell(entry, *next);
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

    void tell(const Entry &entry, const StandingEntry &stands)
    {
        const std::string sentence = text(stands.result, "sentence");
        if (stands.struck()) {
            const AmendMark &mark = stands.marks.back();
            const bool itself = entries_[static_cast<std::size_t>(mark.by)].json.at("of") == entry.n;
            tellGone(entry.n, sentence, itself ? "struck: " + plain(mark.reason) : fmt::format("struck by entry {}", mark.by));
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
        if (!over_ && isSecret(ruleset_, entry.json))
            return;
        const Ruling ruling = rulingFromJson(stands.result);
        if (!ruling.comparison.empty())
            out_ += fmt::format("    - {}\n", plain(ruling.comparison));
        tellDice(ruling);
        tellReasons(ruling);
    }

    /// A row of alike dice as long as a shuffle's is told by its number.
    void tellDice(const Ruling &ruling)
    {
        constexpr std::ptrdiff_t mostAlike = 12;
        std::string all;
        const auto tell = [&](const std::string &what) { all += (all.empty() ? "" : ", ") + what; };
        for (auto draw = ruling.dice.begin(); draw != ruling.dice.end();) {
            const auto end = std::find_if(draw, ruling.dice.end(), [&](const Draw &one) { return one.label != draw->label; });
            const std::string label = plain(draw->label);
            if (end - draw > mostAlike)
                tell(fmt::format("{} ({} dice)", label, end - draw));
            const bool each = end - draw <= mostAlike;
            for (; draw != end; ++draw) {
                if (each)
                    tell(fmt::format("{} {}{}", label, draw->value,
                                     draw->from == Provenance::rolled  ? ""
                                     : draw->from == Provenance::typed ? " (typed)"
                                                                       : " (imported)"));
                if (draw->from == Provenance::rolled && draw->sides == 6 && !draw->average)
                    ++faces_[draw->value];
            }
        }
        if (!all.empty())
            out_ += fmt::format("    - dice: {}\n", all);
    }

    /// The reasons of each side on one line.
    void tellReasons(const Ruling &ruling)
    {
        std::map<std::string, std::string> reasons;
        for (const Line &line : ruling.lines) {
            std::string &all = reasons[line.side];
            all += (all.empty() ? "" : ", ") + plain(line.label);
            if (line.value != 0)
                all += " " + signedNumber(line.value);
        }
        for (const auto &[side, all] : reasons)
            out_ += side.empty() ? fmt::format("    - {}\n", all) : fmt::format("    - {}: {}\n", plain(side), all);
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
            out_ += fmt::format("\nThe program threw {} six-sided dice; they show {:.2f} on average (3.50 is to be expected).\n", dice,
                                static_cast<double>(sum) / dice);
    }

    const Ruleset &ruleset_;
    const std::vector<Entry> &entries_;
    std::vector<StandingEntry> history_; ///< as it stands
    std::set<int> undone_;
    bool over_ = false;        ///< has the game ended? Then nothing is a secret any more
    std::map<int, int> faces_; ///< six-sided dice of the program, by face
    std::string out_;
};

} // namespace

std::string battleReport(const Ruleset &ruleset, const std::vector<Entry> &entries)
{
    if (entries.empty())
        throw Error("a journal begins with its header, and this one is empty");
    try {
        return Report(ruleset, entries).write();
    } catch (const Json::exception &) {
        throw Error("the journal cannot be told: it does not fit its rule set");
    }
}

} // namespace optio
