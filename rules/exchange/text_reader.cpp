// SPDX-License-Identifier: GPL-3.0-or-later
// Reads plain text.
#include "rules/exchange/text_reader.h"

#include "rules/exchange/choose.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <cctype>
#include <fmt/core.h>
#include <set>

namespace optio::exchange {

namespace {

constexpr std::size_t mostRemark = 4000;
constexpr int mostSplit = 20; ///< of troops that are a row each

bool digit(char c) { return c >= '0' && c <= '9'; }

/// A line "16 x Pikes" or "- Pikes": how many, and where the words begin; 0 when it is none.
struct RowLine {
    int count = 0;
    std::size_t words = 0;
};
RowLine rowLine(std::string_view text)
{
    std::size_t at = 0;
    const auto blanks = [&] { at = std::min(text.find_first_not_of(" \t", at), text.size()); };
    const auto skip = [&](std::string_view mark) {
        const bool found = text.substr(at, mark.size()) == mark;
        at += found ? mark.size() : 0;
        return found;
    };
    blanks();
    const bool bullet = skip("- ") || skip("* ") || skip("•") || skip("+ ");
    blanks();
    const std::size_t start = at;
    while (at < text.size() && digit(text[at]))
        ++at;
    const std::size_t digits = at - start;
    if (digits == 0)
        return bullet && at < text.size() ? RowLine{1, at} : RowLine{};
    if (digits > 5)
        return {};
    const int count = std::stoi(std::string(text.substr(start, digits)));
    const std::size_t before = at;
    blanks();
    const std::size_t mark = at;
    bool times = skip("×") || skip("*");
    if (!times && at < text.size() && (text[at] == 'x' || text[at] == 'X')) {
        // "16x Pikes", "16 x Pikes", "16xpk" and "16 xPk", but not "16 xenoi"
        const char next = at + 1 < text.size() ? text[at + 1] : ' ';
        times = next == ' ' || next == '"' || before == mark || std::isupper(static_cast<unsigned char>(next)) != 0;
        at += times ? 1 : 0;
    }
    const bool joined = before == mark && before < text.size() && std::isalpha(static_cast<unsigned char>(text[before])) != 0; // "16Pk"
    if (!times && before == mark && !joined)
        return {};
    blanks();
    return at < text.size() ? RowLine{count, at} : RowLine{};
}

bool isRule(std::string_view text) // a line of dashes and the like between armies
{
    const std::string_view bare = trimmed(text);
    return bare.size() >= 3 &&
           (bare.front() == '-' || bare.front() == '=' || bare.front() == '*' || bare.front() == '_' || bare.front() == '#') &&
           bare.find_first_not_of(bare.front()) == std::string_view::npos;
}

/// The key and the value of a line of the head; the key is empty when it is none. `exact`: the value is JSON to the letter.
struct HeadLine {
    std::string key;
    std::string_view value;
    bool exact = false;
};
HeadLine headLineOf(std::string_view text)
{
    const std::string_view bare = trimmed(text);
    if (!bare.empty() && bare.front() == '"') {
        std::size_t end = 1;
        while (end < bare.size() && bare[end] != '"')
            end += bare[end] == '\\' ? 2 : 1;
        if (end + 1 >= bare.size() || bare[end + 1] != '=')
            return {};
        const Json key = valueOf(bare.substr(0, end + 1));
        return key.is_string() ? HeadLine{key.get<std::string>(), trimmed(bare.substr(end + 2)), true} : HeadLine{};
    }
    const std::size_t mark = bare.find_first_of(":=");
    if (mark == std::string_view::npos || !isPlainKey(trimmed(bare.substr(0, mark))))
        return {};
    return {std::string(trimmed(bare.substr(0, mark))), trimmed(bare.substr(mark + 1)), bare[mark] == '='};
}

bool isCommandLine(std::string_view text)
{
    const std::string_view bare = trimmed(text);
    return bare.substr(0, 2) == "==" || bare.substr(0, 3) == "## " || small(bare.substr(0, 8)) == "command " ||
           (!bare.empty() && bare.back() == ':' && headLineOf(bare).value.empty() && rowLine(bare).words == 0);
}

bool isRulesLine(std::string_view text)
{
    const HeadLine head = headLineOf(text);
    return !head.exact && small(head.key) == "rules";
}

} // namespace

bool isPlainKey(std::string_view text)
{
    return !text.empty() && text.size() <= 60 && std::isalpha(static_cast<unsigned char>(text.front())) != 0 &&
           std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
}

bool isTitle(std::string_view text)
{
    return standsAlone(text) && !isRule(text) && !isCommandLine(text) && rowLine(text).words == 0 && headLineOf(text).key.empty() &&
           text.front() != '"';
}

void TextReader::tell(const std::string &text, const Line &line, std::size_t at)
{
    if (import_.notes.size() < mostTold)
        import_.notes.push_back({text, line.number, columnOf(line.text, at)});
}

void TextReader::keep(Json &roster, const Line &line, const std::string &why)
{
    const std::string_view bare = trimmed(line.text);
    tell(why + ": " + quoted(Json(std::string(bare))) + "; it is kept in the army's notes", line,
         static_cast<std::size_t>(bare.data() - line.text.data()));
    std::string notes = roster.value("notes", "");
    if (notes.size() + bare.size() < mostRemark)
        roster["notes"] = notes + (notes.empty() ? "" : "\n") + std::string(bare);
    else
        roster["vendor"]["unread"].push_back(std::string(bare));
}

const Words &TextReader::wordsOf(const Ruleset &ruleset)
{
    auto &words = words_[ruleset.id()];
    if (!words)
        words = std::make_unique<Words>(ruleset);
    return *words;
}

/// The rule set that says most of the rows; null when no row says anything to any of them.
const Ruleset *TextReader::guessed(const std::vector<Line> &lines)
{
    const Ruleset *best = nullptr;
    int most = 0;
    for (const Ruleset *ruleset : rulesets_) {
        if (ruleset->id() != ruleset->base())
            continue;
        int typed = 0, looked = 0;
        for (const Line &line : lines) {
            const RowLine row = rowLine(line.text);
            if (row.words == 0 || ++looked > 50)
                continue;
            const ReadRow read = wordsOf(*ruleset).units.read(line.text.substr(row.words));
            typed += read.typed && read.guessed.empty() ? 2 + static_cast<int>(read.row.size()) - (read.row.contains("name") ? 2 : 0) : 0;
        }
        if (typed > most) {
            most = typed;
            best = ruleset;
        }
    }
    return best;
}

const Ruleset *TextReader::rulesIn(const std::vector<Line> &lines)
{
    for (const Line &line : lines) {
        const HeadLine head = headLineOf(line.text);
        const std::string key = small(head.key);
        if (head.exact || (key != "rules" && key != "ruleset" && key != "game") || head.value.empty())
            continue;
        const Json quotedValue = valueOf(head.value);
        const std::string wanted = quotedValue.is_string() ? quotedValue.get<std::string>() : std::string(head.value);
        if (const Ruleset *ruleset = rulesetNamed(rulesets_, wanted))
            return ruleset;
        tell("there is no rule set " + quoted(Json(wanted)), line);
    }
    return nullptr;
}

Import TextReader::read()
{
    const std::string_view text = plainText(source_);
    std::vector<Line> army;
    const auto finish = [&] {
        const bool any = std::any_of(army.begin(), army.end(), [](const Line &line) { return !trimmed(line.text).empty(); });
        if (any) {
            if (import_.rosters.size() >= mostArmies)
                throw Error(fmt::format("{} holds more than {} armies", source_.what, mostArmies));
            readArmy(army);
        }
        army.clear();
    };
    for (const Line &line : linesOf(text)) {
        if (isRule(line.text))
            finish();
        else
            army.push_back(line);
    }
    finish();
    const bool rows =
        std::any_of(import_.rosters.begin(), import_.rosters.end(), [](const Json &roster) { return roster.contains("ruleset"); });
    if (!rows)
        throw Error(source_.what + " holds no army");
    return std::move(import_);
}

void TextReader::readArmy(const std::vector<Line> &lines)
{
    const bool rows = std::any_of(lines.begin(), lines.end(), [](const Line &line) { return rowLine(line.text).words > 0; });
    const bool ruled = std::any_of(lines.begin(), lines.end(), [](const Line &line) { return isRulesLine(line.text); });
    if (!rows && !ruled) {
        const Line &first = *std::find_if(lines.begin(), lines.end(), [](const Line &line) { return !trimmed(line.text).empty(); });
        throw Error(placeIn(source_.what, first.number, 1) +
                    ": no army begins here; an army has rows such as \"6 x Knights\", one on each line");
    }
    const Ruleset *ruleset = rulesIn(lines);
    if (ruleset == nullptr)
        ruleset = chosenRuleset(source_, rulesets_, import_.questions.empty() ? guessed(lines) : nullptr, import_);
    const Words &words = wordsOf(*ruleset);
    Json roster{{"format", 1}, {"ruleset", ruleset->id()},  {"data", ruleset->data()}, {"id", newId()}, {"limit", 0},
                {"notes", ""}, {"commands", Json::array()}, {"vendor", Json::object()}};
    bool head = true;
    for (const Line &line : lines) {
        if (trimmed(line.text).empty())
            continue;
        const HeadLine part = headLineOf(line.text);
        if (head && !roster.contains("name") && isTitle(trimmed(line.text))) {
            roster["name"] = std::string(trimmed(line.text));
        } else if (head && !part.key.empty() && !isCommandLine(line.text)) {
            readHead(roster, line, part.key, part.value, part.exact);
        } else if (rowLine(line.text).words > 0) {
            head = false;
            readRow(roster, line, &words);
        } else if (isCommandLine(line.text)) {
            head = false;
            readCommand(roster, line, &words);
        } else {
            keep(roster, line, "this line is not understood");
        }
    }
    if (!roster.contains("name"))
        roster["name"] = "An army without a name";
    import_.rosters.push_back(std::move(roster));
}

void TextReader::readHead(Json &roster, const Line &line, std::string_view key, std::string_view value, bool exact)
{
    // Known already, worked out anew, or none of a text's business. An army's own key may have the name of one of them.
    static const std::set<std::string> heads{"rules", "ruleset", "game", "points"}, fixed{"ruleset", "format", "data", "id", "commands"};
    const std::string word = small(key);
    const Json plain = valueOf(value);
    const bool quotes = !value.empty() && value.front() == '"' && plain.is_string();
    if (exact ? fixed.contains(word) : heads.contains(word))
        return;
    if (word == "limit" || word == "budget") {
        if (plain.is_number_integer() && plain >= 0)
            roster["limit"] = plain;
        else
            keep(roster, line, "the limit is no whole number");
    } else if (word == "name" || word == "army" || word == "people" || word == "period" || word == "notes" || word == "note") {
        const std::string to = word == "army" ? "name" : word == "note" ? "notes" : word;
        roster[to] = quotes || (exact && to == "period") ? plain : Json(std::string(value));
    } else if (exact && (word != "vendor" || plain.is_object())) {
        roster[std::string(key)] = plain;
    } else {
        keep(roster, line, "this line is not understood");
    }
}

void TextReader::readCommand(Json &roster, const Line &line, const Words *words)
{
    std::string_view rest = trimmed(line.text);
    std::string name;
    if (rest.substr(0, 2) == "==") {
        rest.remove_prefix(2);
        std::size_t end = rest.find("==");
        if (const std::string_view start = trimmed(rest); !start.empty() && start.front() == '"') { // a quoted name may hold anything
            std::size_t close = 1;
            while (close < start.size() && start[close] != '"')
                close += start[close] == '\\' ? 2 : 1;
            end = rest.find("==", std::min(rest.size(), static_cast<std::size_t>(start.data() - rest.data()) + close));
        }
        const std::string_view title = trimmed(rest.substr(0, end));
        const Json plain = valueOf(title);
        name = !title.empty() && title.front() == '"' && plain.is_string() ? plain.get<std::string>() : std::string(title);
        rest = end == std::string_view::npos ? std::string_view() : trimmed(rest.substr(end + 2));
    } else {
        if (rest.substr(0, 3) == "## ")
            rest.remove_prefix(3);
        if (!rest.empty() && rest.back() == ':')
            rest.remove_suffix(1);
        const std::size_t comma = rest.find_first_of(",(");
        name = std::string(trimmed(rest.substr(0, comma)));
        rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
        if (!rest.empty() && rest.back() == ')')
            rest.remove_suffix(1);
    }
    const ReadRow read = words->commands.read(rest);
    Json command = read.row;
    command["name"] = name;
    command["units"] = Json::array();
    for (const ReadRow::Strange &one : read.strange)
        keep(roster, {one.text, line.number}, "this is not understood of the command " + quoted(Json(name)));
    roster["commands"].push_back(std::move(command));
}

void TextReader::readRow(Json &roster, const Line &line, const Words *words)
{
    const RowLine start = rowLine(line.text);
    const ReadRow read = words->units.read(line.text.substr(start.words));
    Json unit = read.row;
    if (!unit.contains("count") || words->units.mostOf("count", unit) != 1)
        unit["count"] = start.count;
    if (!read.typed && !words->units.primary().empty()) {
        // What the rule set does not know is kept word for word, and its legality report flags it.
        const std::string whole(trimmed(line.text.substr(start.words)));
        unit[words->units.primary()] = unit.contains("name") ? unit["name"] : Json(whole);
        tell("there are no such troops: " + quoted(Json(whole)) + "; the row is kept as it is", line, start.words);
    }
    for (const std::string &guess : read.guessed)
        tell(guess, line, start.words);
    for (const ReadRow::Strange &one : read.strange) {
        tell("this is not understood: " + quoted(Json(one.text)) + "; it is kept with the row", line, start.words + one.at);
        const std::string before = unit.contains("remark") && unit["remark"].is_string() ? unit["remark"].get<std::string>() + ", " : "";
        unit["remark"] = before + one.text;
    }
    if (roster["commands"].empty())
        roster["commands"].push_back({{"name", ""}, {"units", Json::array()}});
    Json &units = roster["commands"].back()["units"];
    const bool split = start.count > 1 && start.count <= mostSplit && words->units.mostOf("count", unit) == 1;
    if (split)
        tell("a row is one of these: it has become " + std::to_string(start.count) + " rows", line, start.words);
    for (int i = 1; i <= (split ? start.count : 1); ++i) {
        Json one = unit;
        if (split)
            one["count"] = 1;
        if (split && one.contains("name") && one["name"].is_string() && one["name"] != "")
            one["name"] = one["name"].get<std::string>() + " " + std::to_string(i);
        checkRoom(units, source_.what);
        units.push_back(std::move(one));
    }
}

} // namespace optio::exchange
