// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the notation of army lists.
#include "rulesets/dba/list_notation.h"

#include "rules/exchange/text.h"
#include "rules/exchange/vocabulary.h"
#include "rules/refusal.h"
#include "rules/roster.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/core.h>

namespace optio::dba {

namespace {

using exchange::Import;
using exchange::Rulesets;
using exchange::Source;
using exchange::trimmed;

constexpr const char *ours = "dba";
constexpr int mostOfOne = 99;
constexpr std::size_t mostQuestions = 200;

/// Codes of lists for what the catalogue calls otherwise: chariots (see its texts), kinds of bows, and other spellings.
constexpr std::array<std::pair<const char *, const char *>, 7> others{
    {{"HCh", "Kn"}, {"LCh", "Cv"}, {"Lb", "Bw"}, {"Cb", "Bw"}, {"Bow", "Bw"}, {"Aux", "Ax"}, {"Bl", "Bd"}}};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

int numberAt(std::string_view text, std::size_t &at)
{
    int number = 0;
    while (at < text.size() && isDigit(text[at]) && number <= mostOfOne)
        number = number * 10 + (text[at++] - '0');
    return number;
}

/// "3x", "3 x", "2-4x" at the start of a part; `most` is 0 when there is none.
struct Times {
    int least = 0, most = 0;
    std::size_t length = 0;
};
Times timesOf(std::string_view text)
{
    std::size_t at = 0;
    Times times;
    times.least = times.most = numberAt(text, at);
    if (at > 0 && at < text.size() && text[at] == '-') {
        ++at;
        times.most = numberAt(text, at);
    }
    while (at > 0 && at < text.size() && text[at] == ' ')
        ++at;
    const bool mark = at > 0 && at < text.size() && (text[at] == 'x' || text[at] == 'X');
    const bool sign = at > 0 && text.substr(at, 2) == "×";
    if ((!mark && !sign) || times.most < times.least || times.most > mostOfOne)
        return {};
    times.length = at + (sign ? 2 : 1);
    return times;
}

/// One of the elements that a part offers.
struct Offer {
    std::string type;  ///< as the catalogue calls it; as it is written when it does not know it
    std::string text;  ///< as it is written
    Times times;       ///< its own, in "3x4Sp or 3x2Ps"
    std::string extra; ///< what else is said of it: "//4Bd"
    bool known = false;
};

/// The parts of `text` that `mark` parts, with their places; brackets hold together.
std::vector<std::pair<std::string_view, std::size_t>> cut(std::string_view text, std::string_view mark)
{
    std::vector<std::pair<std::string_view, std::size_t>> parts;
    std::size_t start = 0;
    int depth = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool end = i == text.size();
        depth += !end && text[i] == '(' ? 1 : !end && text[i] == ')' ? -1 : 0;
        if (!end && (depth > 0 || exchange::small(text.substr(i, mark.size())) != mark))
            continue;
        parts.emplace_back(text.substr(start, i - start), start);
        start = i + mark.size();
    }
    return parts;
}

/// Reads one list.
class Reader {
public:
    Reader(const Source &source, const Ruleset &ruleset)
        : source_(source), ruleset_(ruleset), words_(ruleset.catalogue().at("fields"), false)
    {}

    void read(const exchange::Line &line, Import &import)
    {
        import_ = &import;
        line_ = line;
        std::string_view text = trimmed(line.text);
        start_ = static_cast<std::size_t>(text.data() - line.text.data());
        std::string name = "An army";
        if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
            const std::string_view before = trimmed(text.substr(0, colon));
            name = before.empty() ? name : std::string(before);
            start_ += colon + 1;
            text.remove_prefix(colon + 1);
        }
        units_ = Json::array();
        for (const auto &[part, at] : cut(text, ","))
            if (!trimmed(part).empty())
                readPart(part, start_ + at);
        Json command{{"name", ""}, {"units", std::move(units_)}};
        import.rosters.push_back({{"format", 1}, {"ruleset", ruleset_.id()}, {"data", ruleset_.data()}, {"name", name}, {"limit", 0}, {
                                      "commands",
                                      Json::array({std::move(command)})
                                  }});
    }

private:
    void tell(const std::string &text, std::size_t at) const
    {
        if (import_->notes.size() >= exchange::mostTold)
            return;
        import_->notes.push_back({text, line_.number, exchange::columnOf(line_.text, at)});
    }

    Offer offerOf(std::string_view text) const
    {
        Offer offer;
        offer.times = timesOf(trimmed(text));
        std::string_view rest = trimmed(trimmed(text).substr(offer.times.length));
        offer.text = std::string(rest);
        if (const std::size_t slashes = rest.find("//"); slashes != std::string_view::npos) {
            offer.extra = std::string(trimmed(rest.substr(slashes)));
            rest = trimmed(rest.substr(0, slashes));
        }
        offer.type = std::string(rest);
        while (!rest.empty() && (isDigit(rest.front()) || rest.front() == '/')) // figures on the base
            rest.remove_prefix(1);
        if (const Json type = words_.valueFor("type", trimmed(rest)); type.is_string()) {
            offer.type = type.get<std::string>();
            offer.known = true;
        }
        for (const auto &[code, type] : others)
            if (!offer.known && exchange::small(code) == exchange::small(trimmed(rest))) {
                offer.type = type;
                offer.known = true;
            }
        return offer;
    }

    /// What is said in brackets at the end; the general among it.
    static std::string_view withoutBrackets(std::string_view text, bool &general, std::string &extra)
    {
        text = trimmed(text);
        while (!text.empty() && text.back() == ')') {
            const std::size_t open = text.rfind('(');
            if (open == std::string_view::npos)
                break;
            const std::string_view said = trimmed(text.substr(open + 1, text.size() - open - 2));
            const std::string word = exchange::small(said);
            if (word == "gen" || word == "general" || word == "gen.")
                general = true;
            else if (!said.empty())
                extra = std::string(said) + (extra.empty() ? "" : ", " + extra);
            text = trimmed(text.substr(0, open));
        }
        return text;
    }

    int answered(const Question &question)
    {
        if (import_->questions.size() >= mostQuestions)
            throw Error(fmt::format("{} leaves more than {} choices open", source_.what, mostQuestions));
        import_->questions.push_back(question);
        Question &asked = import_->questions.back();
        asked.value = source_.answers.value(asked.id, asked.standard);
        checkAnswer(asked, asked.value);
        return asked.value.get<int>();
    }

    std::string idOf(const char *what) const { return fmt::format("list.{}.{}", what, import_->questions.size() + 1); }

    void add(const Offer &offer, int count, bool general, const std::string &extra)
    {
        if (count <= 0)
            return;
        exchange::checkRoom(units_, source_.what);
        Json unit{{"type", offer.type}, {"count", count}};
        if (general)
            unit["role"] = "general";
        const std::string remark = offer.extra + (offer.extra.empty() || extra.empty() ? "" : " ") + extra;
        if (!remark.empty())
            unit["remark"] = remark;
        units_.push_back(std::move(unit));
    }

    void readPart(std::string_view whole, std::size_t at)
    {
        at += static_cast<std::size_t>(trimmed(whole).data() - whole.data());
        bool general = false;
        std::string extra;
        std::string_view text = withoutBrackets(whole, general, extra);
        Times times = timesOf(text);
        text.remove_prefix(times.length);
        if (times.most == 0)
            times.least = times.most = 1;
        std::vector<Offer> offers;
        for (const auto &[one, place] : cut(text, " or ")) {
            bool own = false;
            offers.push_back(offerOf(withoutBrackets(one, own, extra)));
            general = general || own;
            if (!offers.back().known)
                tell("there are no such troops: " + quoted(Json(offers.back().text)) + "; the row is kept as it is", at);
        }
        if (!extra.empty())
            tell(quoted(Json(extra)) + " is not understood and is kept with the row", at);
        const bool each = std::any_of(offers.begin() + 1, offers.end(), [](const Offer &one) { return one.times.most > 0; });
        const std::string label(trimmed(whole));
        if (each && offers.size() > 1) { // all of the one or all of the other
            offers.front().times = times;
            const Offer &chosen = offers[which("either", label, offers)];
            const Times own = chosen.times.most > 0 ? chosen.times : times;
            add(chosen, howMany(label, own), general, extra);
            return;
        }
        int left = howMany(label, times);
        std::vector<int> counts(offers.size(), 0);
        if (left == 1 && offers.size() > 1) {
            counts[which("of", label, offers)] = 1;
            left = 0;
        }
        for (std::size_t i = 1; i < offers.size() && left > 0; ++i) { // any mixture: how many of each but the first
            Question question;
            question.id = idOf("of");
            question.label = fmt::format("{}: how many {}?", label, offers[i].text);
            question.help = "The list lets you mix these.";
            question.kind = QuestionKind::count;
            question.most = left;
            question.standard = 0;
            counts[i] = answered(question);
            left -= counts[i];
        }
        counts[0] += left;
        // The general's is one element: the first that was taken.
        for (std::size_t i = 0; i < offers.size(); ++i) {
            if (general && counts[i] > 0) {
                add(offers[i], 1, true, extra);
                --counts[i];
                general = false;
            }
            add(offers[i], counts[i], false, extra);
        }
    }

    /// Asks which of the offers is taken.
    std::size_t which(const char *what, const std::string &label, const std::vector<Offer> &offers)
    {
        Question question;
        question.id = idOf(what);
        question.label = label;
        question.help = "The list lets you take the one or the other.";
        question.kind = QuestionKind::choice;
        for (std::size_t i = 0; i < offers.size(); ++i)
            question.choices.push_back({static_cast<int>(i), offers[i].text, {}});
        question.standard = 0;
        return static_cast<std::size_t>(answered(question));
    }

    int howMany(const std::string &label, const Times &times)
    {
        if (times.least == times.most)
            return times.most;
        Question question;
        question.id = idOf("count");
        question.label = label;
        question.help = "How many of them?";
        question.kind = QuestionKind::count;
        question.least = times.least;
        question.most = times.most;
        question.standard = times.least;
        return answered(question);
    }

    const Source &source_;
    const Ruleset &ruleset_;
    const exchange::Vocabulary words_;
    Import *import_ = nullptr;
    exchange::Line line_;
    std::size_t start_ = 0;
    Json units_;
};

/// Does the line begin like a list: two parts of it with their numbers, or one that is all of it?
bool isList(std::string_view line)
{
    line = trimmed(line);
    if (const std::size_t colon = line.find(':'); colon != std::string_view::npos)
        line = trimmed(line.substr(colon + 1));
    const auto parts = cut(line.substr(0, 2000), ",");
    const auto timed = std::count_if(parts.begin(), parts.end(), [](const auto &part) {
        const std::string_view text = trimmed(part.first);
        const Times times = timesOf(text);
        return times.most > 0 && times.length < text.size() && text[times.length] != ' ';
    });
    return timed >= 2 && 2 * timed > static_cast<std::ptrdiff_t>(parts.size());
}

class ListNotation : public exchange::Format {
public:
    std::string id() const override { return "dba-list"; }
    std::string name() const override { return "DBA list notation"; }
    std::string ending() const override { return "txt"; }
    std::string ruleset() const override { return ours; }
    bool looksLike(std::string_view bytes) const override
    {
        const std::string_view text = trimmed(bytes);
        return isList(text.substr(0, text.find('\n')));
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
                    line += (line.empty() ? "" : ", ") + std::to_string(count) + "x" + called +
                            (unit.value("role", Json()) == "general" ? " (Gen)" : "");
                }
            if (line.empty())
                throw Error("the notation of DBA lists is nothing but elements, and " + quoted(Json(name)) + " has none", "format");
            const bool plain = exchange::standsAlone(name) && name.find_first_of(":,") == std::string::npos;
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
        Import import;
        Reader reader(source, *ruleset);
        for (const exchange::Line &line : exchange::linesOf(exchange::plainText(source))) {
            if (trimmed(line.text).empty())
                continue;
            if (!isList(line.text) && !timed(line.text))
                import.notes.push_back(
                    {"this line is no list and is left out: " + quoted(Json(std::string(trimmed(line.text)))), line.number, 1});
            else if (import.rosters.size() < exchange::mostArmies)
                reader.read(line, import);
            else
                throw Error(source.what + " holds too many lists");
        }
        if (import.rosters.empty())
            throw Error(source.what + " holds no list such as \"1x3Kn (Gen), 4x4Bw, 6x3/4Ax\"");
        return import;
    }

private:
    static bool timed(std::string_view line)
    {
        const std::size_t colon = line.find(':');
        return timesOf(trimmed(colon == std::string_view::npos ? line : line.substr(colon + 1))).most > 0;
    }
};

} // namespace

const exchange::Format &listNotation()
{
    static const ListNotation format;
    return format;
}

} // namespace optio::dba
