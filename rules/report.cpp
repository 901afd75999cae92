// SPDX-License-Identifier: GPL-3.0-or-later
// The battle report: a journal told in Markdown, turn by turn.
#include "rules/journal.h"
#include "rules/ruleset.h"

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

class Report {
public:
    Report(const Ruleset &ruleset, const std::vector<Entry> &entries) : ruleset_(ruleset), entries_(entries)
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
        std::string title;
        for (std::size_t i = 1; i < entries_.size(); ++i) {
            const Entry &entry = entries_[i];
            if (entry.kind != "undo") {
                if (std::string now = turnTitle(ruleset_, state); now != title) {
                    title = std::move(now);
                    out_ += fmt::format("\n## {}\n\n", plain(title));
                }
                tell(entry);
            }
            apply(entry, state);
        }
        end(state);
        return std::move(out_);
    }

private:
    static void apply(const Entry &entry, Json &state)
    {
        try {
            optio::apply(state, changesOf(entry));
        } catch (const Error &problem) {
            throw Error(fmt::format("line {} of the journal: {}", entry.n + 1, problem.what()), problem.field());
        }
    }

    void tell(const Entry &entry)
    {
        const bool undone = undone_.contains(entry.n);
        if (entry.kind == "note") {
            out_ += fmt::format("{}. Note: {}\n", entry.n, text(entry.json, "text"));
            return;
        }
        const Json &result = entry.json.at("result");
        const std::string sentence = text(result, "sentence");
        out_ += undone ? fmt::format("{}. ~~{}~~ (taken back)\n", entry.n, sentence) : fmt::format("{}. **{}**\n", entry.n, sentence);
        if (undone)
            return;
        if (entry.kind == "correct") {
            if (const std::string reason = text(entry.json, "reason"); !reason.empty())
                out_ += fmt::format("    - corrected by hand: {}\n", reason);
            else
                out_ += "    - corrected by hand\n";
            return;
        }
        const Ruling ruling = rulingFromJson(result);
        if (!ruling.comparison.empty())
            out_ += fmt::format("    - {}\n", plain(ruling.comparison));
        tellDice(ruling);
        tellReasons(ruling);
    }

    void tellDice(const Ruling &ruling)
    {
        std::string all;
        for (const Draw &draw : ruling.dice) {
            all += fmt::format("{}{} {}{}", all.empty() ? "" : ", ", plain(draw.label), draw.value,
                               draw.from == Provenance::rolled  ? ""
                               : draw.from == Provenance::typed ? " (typed)"
                                                                : " (imported)");
            if (draw.from == Provenance::rolled && draw.sides == 6 && !draw.average)
                ++faces_[draw.value];
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
            all += fmt::format("{}{} {}", all.empty() ? "" : ", ", plain(line.label), signedNumber(line.value));
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
    std::set<int> undone_;
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
