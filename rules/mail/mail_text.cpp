// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file as text for a mail, and finds it again.
#include "rules/mail/mail_text.h"

#include "rules/mail/faults.h"
#include "rules/mail/mail_repairs.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <sodium.h>
#include <utility>

namespace optio::mail {

namespace {

constexpr std::string_view beginLine = "-----BEGIN OPTIO TURN-----";
constexpr std::string_view endLine = "-----END OPTIO TURN-----";
constexpr std::size_t lineWidth = 64;
constexpr std::size_t hashDigits = 16;
constexpr std::string_view fileStart = "{\"format\":\"optio-pbem\"";
constexpr std::string_view gaps = " \t\r\n>|";
constexpr std::string_view enDash = "\xE2\x80\x93", emDash = "\xE2\x80\x94";

bool isData(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; }
bool isGap(char c) { return gaps.find(c) != std::string_view::npos; }

/// Where a mark stands: from its first dash to behind its last.
struct Mark {
    std::size_t first = 0, last = 0;
};

/// The length of the dash at `at`, typographic ones too; 0 for none.
std::size_t dashAt(std::string_view text, std::size_t at)
{
    const std::string_view rest = text.substr(std::min(at, text.size()));
    if (rest.starts_with('-'))
        return 1;
    return rest.starts_with(enDash) || rest.starts_with(emDash) ? enDash.size() : 0;
}

/// At most five dashes around the words of a mark belong to it: data may have dashes too.
Mark withDashes(std::string_view text, Mark mark)
{
    for (int dash = 0; dash < 5 && mark.first > 0 && dashAt(text, mark.first - 1) == 1; ++dash)
        --mark.first;
    while (mark.first >= enDash.size() && dashAt(text, mark.first - enDash.size()) == enDash.size())
        mark.first -= enDash.size();
    for (int dash = 0; dash < 5 && dashAt(text, mark.last) != 0; ++dash)
        mark.last += dashAt(text, mark.last);
    return mark;
}

/// Do the words "KIND OPTIO TURN" stand at `at`, with any gaps between them? Gives where they end.
std::optional<std::size_t> markEnds(std::string_view text, std::size_t at, std::string_view kind)
{
    for (const std::string_view word : {kind, std::string_view("OPTIO"), std::string_view("TURN")}) {
        while (word != kind && at < text.size() && isGap(text[at]))
            ++at;
        if (text.substr(at, word.size()) != word)
            return std::nullopt;
        at += word.size();
    }
    return at;
}

/// The last mark of a kind that begins before `before`.
std::optional<Mark> lastMark(std::string_view text, std::string_view kind, std::size_t before)
{
    while (before > 0) {
        const std::size_t at = text.rfind(kind, before - 1);
        if (at == std::string_view::npos)
            return std::nullopt;
        if (const auto end = markEnds(text, at, kind); end)
            return withDashes(text, {at, *end});
        before = at;
    }
    return std::nullopt;
}

/// The next word of a text, quote marks left aside; taken off the text.
std::string_view nextWord(std::string_view &text)
{
    while (!text.empty() && isGap(text.front()))
        text.remove_prefix(1);
    const std::size_t end = static_cast<std::size_t>(std::find_if(text.begin(), text.end(), isGap) - text.begin());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

/// The next letters of a text, gaps left aside (a word may have been wrapped); taken off the text.
std::string nextLetters(std::string_view &text, std::size_t count)
{
    std::string letters;
    while (letters.size() < count && !text.empty()) {
        if (!isGap(text.front()))
            letters += text.front();
        text.remove_prefix(1);
    }
    return letters;
}

std::optional<std::string> decoded(std::string_view data, std::size_t length)
{
    std::string letters;
    std::copy_if(data.begin(), data.end(), std::back_inserter(letters), isData);
    std::string bytes(length + 1, '\0');
    std::size_t got = 0;
    const char *end = nullptr;
    if (sodium_base642bin(reinterpret_cast<unsigned char *>(bytes.data()), length, letters.data(), letters.size(), nullptr, &got, &end,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0 ||
        end != letters.data() + letters.size() || got != length)
        return std::nullopt;
    bytes.resize(length);
    return bytes;
}

/// What the marks of a text enclose.
struct Marked {
    bool found = false;               ///< is there a mark?
    std::optional<std::string> bytes; ///< if length and hash are right
    std::string_view above, inside, below;
};

Marked marked(std::string_view text)
{
    Marked result;
    const auto end = lastMark(text, "END", text.size());
    const auto begin = lastMark(text, "BEGIN", end ? end->first : text.size());
    result.found = begin || end;
    if (!begin || !end || begin->last > end->first)
        return result;
    result.above = text.substr(0, begin->first);
    result.below = text.substr(end->last);
    result.inside = text.substr(begin->last, end->first - begin->last);
    std::string_view rest = result.inside;
    const std::string_view size = nextWord(rest);
    const std::string hash = nextLetters(rest, hashDigits);
    std::size_t length = 0;
    const auto [stop, fault] = std::from_chars(size.data(), size.data() + size.size(), length);
    if (fault != std::errc() || stop != size.data() + size.size() || length > mostFileBytesInMail || !isHex(hash, hashDigits))
        return result;
    if (auto bytes = decoded(rest, length); bytes && hashOf(*bytes).substr(0, hashDigits) == hash)
        result.bytes = std::move(bytes);
    return result;
}

/// Finds the file in a text, trying repairs until one gives it.
class Search {
public:
    std::optional<FromMail> in(const std::string &text, int repairs)
    {
        if (auto found = asItStands(text))
            return found;
        if (repairs == 0)
            return std::nullopt;
        for (const Repair &repair : mailRepairs(!sawMarks_)) {
            const auto mended = repair.make(text);
            if (!mended)
                continue;
            if (auto found = in(*mended, repairs - 1)) {
                found->repaired.insert(found->repaired.begin(), repair.name);
                return found;
            }
        }
        return std::nullopt;
    }
    bool sawMarks() const { return sawMarks_; }

private:
    std::optional<FromMail> asItStands(const std::string &text)
    {
        const std::string plain = withoutTags(text);
        for (const std::string *one : {&text, &plain}) {
            const Marked found = marked(*one);
            sawMarks_ |= found.found;
            if (found.bytes)
                return FromMail{*found.bytes, damage(found, one == &plain && text.find('<') != std::string::npos)};
        }
        if (sawMarks_)
            return std::nullopt;
        return fileIn(text);
    }

    static std::vector<std::string> damage(const Marked &found, bool tags)
    {
        std::vector<std::string> names;
        const auto name = [&](bool is, const char *what) {
            if (is)
                names.emplace_back(what);
        };
        const std::string_view inside = found.inside;
        name(found.above.find_first_not_of(gaps) != std::string_view::npos, "text above it");
        name(found.below.find_first_not_of(gaps) != std::string_view::npos, "text below it");
        name(tags, "HTML tags");
        name(inside.find_first_of(">|") != std::string_view::npos, "quote marks");
        name(inside.find('\r') != std::string_view::npos, "line ends");
        name(inside.find(" \n") != std::string_view::npos || inside.find(" \r") != std::string_view::npos, "blanks at line ends");
        name(isWrapped(inside), "line breaks");
        return names;
    }

    /// Do the lines of the data have other lengths than they were given?
    static bool isWrapped(std::string_view inside)
    {
        std::vector<std::size_t> widths;
        std::size_t width = 0;
        for (const char c : inside) {
            width += isData(c) ? 1 : 0;
            if (c == '\n' && width > 0)
                widths.push_back(std::exchange(width, 0));
        }
        return widths.size() < 2 ||
               std::any_of(widths.begin() + 1, widths.end() - 1, [](std::size_t w) { return w != lineWidth; }) || widths.back() > lineWidth;
    }

    /// The file itself, as it stands or among other lines.
    static std::optional<FromMail> fileIn(const std::string &text)
    {
        std::string_view rest = text;
        if (rest.starts_with("\xEF\xBB\xBF"))
            rest.remove_prefix(3);
        if (rest.starts_with(fileStart))
            return FromMail{text, {}};
        if (auto lines = fileLinesIn(rest))
            return FromMail{std::move(*lines), {"text around it"}};
        return std::nullopt;
    }

    bool sawMarks_ = false;
};

} // namespace

std::string mailText(std::string_view bytes)
{
    std::string data(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
    sodium_bin2base64(data.data(), data.size(), reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size(),
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    data.pop_back(); // the closing NUL
    std::string text(beginLine);
    text.append("\n").append(std::to_string(bytes.size())).append(" ").append(hashOf(bytes).substr(0, hashDigits)).append("\n");
    for (std::size_t at = 0; at < data.size(); at += lineWidth)
        text.append(data, at, lineWidth).append("\n");
    return text.append(endLine).append("\n");
}

FromMail fromMail(std::string_view text)
{
    if (text.size() > mostMailBytes)
        throw Faulty(notComplete(0, "your opponent", "the text is too long"));
    Search search;
    if (auto found = search.in(std::string(text), 2))
        return std::move(*found);
    throw Faulty(
        notComplete(0, "your opponent",
                    search.sawMarks() ? "the text between the marks has lost or changed characters" : "there is no turn in this text"));
}

} // namespace optio::mail
