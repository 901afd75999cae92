// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the notation of army lists.
#include "rulesets/dba/army/list_notation.h"

#include "rules/exchange/text.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"
#include "rulesets/dba/army/list_reader.h"

#include <algorithm>
#include <cctype>
#include <fmt/core.h>
#include <limits>

namespace optio::dba {

namespace {

using exchange::Import;
using exchange::Rulesets;
using exchange::Source;

constexpr const char *ours = "dba";
constexpr std::size_t looksAt = 16'384, looksAtLines = 60; ///< so much of a text tells what it is

class ListNotation : public exchange::Format {
public:
    explicit ListNotation(const Ruleset &ruleset) : codes_(ruleset) {}
    std::string id() const override { return "dba-list"; }
    std::string name() const override { return "DBA list notation"; }
    std::string ending() const override { return "txt"; }
    std::string ruleset() const override { return ours; }
    bool looksLike(std::string_view bytes) const override
    {
        std::string_view text = bytes.substr(0, looksAt);
        if (text.size() < bytes.size())
            text = text.substr(0, text.rfind('\n'));
        if (text.substr(0, 3) == "\xEF\xBB\xBF")
            text.remove_prefix(3);
        if (const std::string_view start = exchange::trimmed(text);
            start.empty() || start.front() == '{' || start.front() == '<' || isTable(start))
            return false;
        const FoundLists found = listsIn(codes_, text, looksAtLines);
        // Rows such as "6 x Pikes" are plain text, too; what only lists write tells them apart.
        return !found.other && found.rows >= 2 && 2 * found.known > found.rows && (found.figured > 0 || hasList(found));
    }

    std::string write(const std::vector<Json> &rosters, const Rulesets & /*rulesets*/, std::vector<exchange::Note> &lost) const override
    {
        std::string text;
        for (const Json &roster : rosters) {
            const std::string name = roster.at("name").get<std::string>();
            if (baseOf(roster.at("ruleset").get<std::string>()) != ours)
                throw Error("the notation of DBA lists holds DBA armies; " + quoted(Json(name)) + " is of other rules", "format");
            std::string line;
            for (const Json &command : roster.at("commands"))
                for (const Json &unit : command.at("units")) {
                    const Json type = unit.value("type", Json());
                    const std::string called = type.is_string() ? type.get<std::string>() : type.dump();
                    const int count = unit.value("count", 1);
                    // In this notation other signs mean something.
                    const bool letters = !called.empty() && std::all_of(called.begin(), called.end(), [](unsigned char sign) {
                        return sign < 0x80 && std::isalpha(sign) != 0;
                    });
                    if (!letters || count < 1 || count > mostOfOne) {
                        lost.push_back({fmt::format("{} elements {} of {}", count, quoted(Json(called)), quoted(Json(name)))});
                        continue;
                    }
                    if (unit.contains("remark"))
                        lost.push_back({"what is remarked of " + quoted(Json(called)) + " of " + quoted(Json(name))});
                    line += (line.empty() ? "" : ", ") + std::to_string(count) + "x" + called +
                            (unit.value("role", Json()) == "general" ? " (Gen)" : "");
                }
            if (line.empty())
                throw Error("the notation of DBA lists is nothing but elements, and " + quoted(Json(name)) + " has none", "format");
            const bool plain = isNamed(name, line);
            if (!plain)
                lost.push_back({"the name " + quoted(Json(name))});
            lost.push_back({"notes, camp and the names of commands of " + quoted(Json(name))});
            text += (plain ? name + ": " : "") + line + "\n";
        }
        return text;
    }

    Import read(const Source &source, const Rulesets &rulesets) const override
    {
        const std::string wanted = source.ruleset.empty() ? ours : source.ruleset;
        const Ruleset *ruleset = exchange::rulesetOf(rulesets, wanted);
        if (ruleset == nullptr || ruleset->base() != ours)
            throw Error("this is a list of DBA; " + quoted(Json(wanted)) + " has no such lists", "ruleset");
        const ListCodes codes(*ruleset);
        const FoundLists found = listsIn(codes, exchange::plainText(source), std::numeric_limits<std::size_t>::max());
        ListReader reader(source, *ruleset, codes);
        for (const FoundList &list : found.lists)
            reader.read(list);
        Import import = reader.take();
        if (import.rosters.empty())
            throw Error(source.what + " holds no list such as \"1x3Kn (Gen), 4x4Bw, 6x3/4Ax\"");
        return import;
    }

private:
    /// Can the name stand before the list? Not when reading would part the line elsewhere, as at a bar, or take it for something else.
    bool isNamed(const std::string &name, const std::string &line) const
    {
        if (!exchange::standsAlone(name) || name.find_first_of(":,|\"") != std::string::npos)
            return false;
        const std::string text = name + ": " + line;
        const FoundLists found = listsIn(codes_, text, 1);
        return !found.other && found.lists.size() == 1 && found.lists.front().name == name && found.lists.front().rows.size() == 1 &&
               found.lists.front().rows.front().text == line && found.lists.front().remarks.empty();
    }

    /// Is this a spreadsheet, which counts in a column of its own?
    static bool isTable(std::string_view text)
    {
        std::string line = exchange::small(text.substr(0, text.find('\n'))), title;
        for (const char c : line + ",") {
            const bool part = c == ',' || c == ';' || c == '\t';
            if (part && exchange::trimmed(title) == "count")
                return true;
            title = part ? std::string() : title + c;
        }
        return false;
    }

    /// Is there a list that stands on one line?
    bool hasList(const FoundLists &found) const
    {
        return std::any_of(found.lists.begin(), found.lists.end(), [this](const FoundList &list) {
            return std::any_of(list.rows.begin(), list.rows.end(),
                               [this](const ListPiece &row) { return isList(likenessOf(codes_, row.text)); });
        });
    }

    ListCodes codes_;
};

} // namespace

const exchange::Format &listNotation(const Ruleset &ruleset)
{
    static const ListNotation format(ruleset);
    return format;
}

} // namespace optio::dba
