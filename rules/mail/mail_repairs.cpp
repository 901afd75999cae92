// SPDX-License-Identifier: GPL-3.0-or-later
// Undoes what mail programs do to texts.
#include "rules/mail/mail_repairs.h"

#include "rules/mail/chain.h"

#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <sodium.h>
#include <utility>

namespace optio::mail {

namespace {

bool isBlankChar(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::vector<std::string_view> textLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

/// A line without blanks and quote marks at its start and blanks at its end.
std::string_view bare(std::string_view line)
{
    while (!line.empty() && (isBlankChar(line.front()) || line.front() == '>' || line.front() == '|'))
        line.remove_prefix(1);
    while (!line.empty() && isBlankChar(line.back()))
        line.remove_suffix(1);
    return line;
}

std::optional<std::string> ifChanged(std::string made, const std::string &text)
{
    return made == text ? std::nullopt : std::optional(std::move(made));
}

std::string replaced(std::string_view text, std::string_view what, std::string_view by)
{
    std::string made;
    for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what)) {
        made.append(text.substr(0, at)).append(by);
        text.remove_prefix(at + what.size());
    }
    return made.append(text);
}

/// Where a text comes next, looked for once however often it is asked: time must not grow with the square of a mail's length.
class Next {
public:
    Next(std::string_view text, std::string_view what) : text_(text), what_(what) {}
    std::size_t from(std::size_t at)
    {
        if (!asked_ || (found_ != std::string_view::npos && found_ < at))
            found_ = text_.find(what_, at);
        asked_ = true;
        return found_;
    }

private:
    std::string_view text_, what_;
    std::size_t found_ = 0;
    bool asked_ = false;
};

int hexValue(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char small = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

/// Quoted-printable (RFC 2045): =XX is a byte, = at a line's end joins it to the next.
std::optional<std::string> fromQuotedPrintable(const std::string &text)
{
    std::string made;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '=') {
            made += text[at];
            continue;
        }
        std::size_t next = at + 1;
        while (next < text.size() && isBlankChar(text[next]))
            ++next;
        if (next < text.size() && text[next] == '\n') {
            at = next;
        } else if (at + 2 < text.size() && hexValue(text[at + 1]) >= 0 && hexValue(text[at + 2]) >= 0) {
            made += static_cast<char>(hexValue(text[at + 1]) * 16 + hexValue(text[at + 2]));
            at += 2;
        } else {
            made += '=';
        }
    }
    return ifChanged(std::move(made), text);
}

/// The character that an entity stands for, if it is one that a turn in a mail can hold.
std::optional<char> entity(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, char>, 8> names{
        {{"nbsp", ' '}, {"gt", '>'}, {"lt", '<'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}, {"hyphen", '-'}, {"lowbar", '_'}}};
    for (const auto &[known, character] : names)
        if (name == known)
            return character;
    if (!name.starts_with('#'))
        return std::nullopt;
    const bool hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
    const std::string_view digits = name.substr(hex ? 2 : 1);
    int code = 0;
    const auto [stop, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), code, hex ? 16 : 10);
    if (fault != std::errc() || stop != digits.data() + digits.size() || code <= 0)
        return std::nullopt;
    return code < 0x7F ? static_cast<char>(code) : ' ';
}

std::optional<std::string> fromEntities(const std::string &text)
{
    std::string made;
    for (std::size_t at = 0; at < text.size(); ++at) {
        constexpr std::size_t longest = 10;
        const std::string_view rest = std::string_view(text).substr(at, longest);
        const std::size_t end = text[at] == '&' ? rest.find(';') : std::string_view::npos;
        const auto character = end == std::string_view::npos ? std::nullopt : entity(rest.substr(1, end - 1));
        made += character ? *character : text[at];
        if (character)
            at += end;
    }
    return ifChanged(std::move(made), text);
}

/// "AB> " before quoted lines: the writer's initials.
std::optional<std::string> withoutInitials(const std::string &text)
{
    constexpr std::size_t mostInitials = 12;
    std::string made;
    for (std::string_view line : textLines(text)) {
        std::size_t letters = line.find_first_not_of(" \t");
        letters = letters == std::string_view::npos ? 0 : letters;
        std::size_t end = letters;
        while (end < line.size() && std::isalpha(static_cast<unsigned char>(line[end])) != 0)
            ++end;
        if (end > letters && end - letters <= mostInitials && end < line.size() && line[end] == '>')
            line.remove_prefix(end + 1);
        made.append(line).append("\n");
    }
    return made == text || made == text + "\n" ? std::nullopt : std::optional(std::move(made));
}

/// Dashes that were set "nicely": a long one for two, a half-long one for one or two.
std::optional<std::string> longDashes(const std::string &text) { return ifChanged(replaced(text, "\xE2\x80\x94", "--"), text); }
std::optional<std::string> halfDashesAsTwo(const std::string &text) { return ifChanged(replaced(text, "\xE2\x80\x93", "--"), text); }
std::optional<std::string> halfDashes(const std::string &text) { return ifChanged(replaced(text, "\xE2\x80\x93", "-"), text); }

/// UTF-16 with its mark: what is no ASCII becomes a blank.
std::optional<std::string> fromUtf16(const std::string &text)
{
    const bool little = text.starts_with("\xFF\xFE"), big = text.starts_with("\xFE\xFF");
    if (!little && !big)
        return std::nullopt;
    std::string made;
    for (std::size_t at = 2; at + 1 < text.size(); at += 2) {
        const char high = text[little ? at + 1 : at], low = text[little ? at : at + 1];
        made += high == 0 && static_cast<unsigned char>(low) < 0x80 ? low : ' ';
    }
    return made;
}

bool isBase64Line(std::string_view line)
{
    for (const char c : line)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '+' && c != '/' && c != '=')
            return false;
    return !line.empty();
}

std::string decodedBase64(const std::string &letters)
{
    std::string bytes(letters.size() / 4 * 3 + 3, '\0');
    std::size_t got = 0;
    const std::string whole = letters.substr(0, letters.find('='));
    sodium_base642bin(reinterpret_cast<unsigned char *>(bytes.data()), bytes.size(), whole.data(), whole.size(), nullptr, &got, nullptr,
                      sodium_base64_VARIANT_ORIGINAL_NO_PADDING);
    bytes.resize(got);
    return bytes;
}

/// An attachment or a whole mail in base64, opened as text: the last run of such lines that holds a turn.
std::optional<std::string> fromBase64(const std::string &text)
{
    std::optional<std::string> found;
    std::string run;
    const auto finish = [&] {
        if (run.size() >= 64)
            if (std::string bytes = decodedBase64(run);
                bytes.find("optio-pbem") != std::string::npos || bytes.find("OPTIO TURN") != std::string::npos)
                found = std::move(bytes);
        run.clear();
    };
    for (const std::string_view line : textLines(text)) {
        const std::string_view letters = bare(line);
        if (isBase64Line(letters))
            run += letters;
        else
            finish();
    }
    finish();
    return found;
}

/// The length of an unbreakable blank, a soft hyphen, a character without width or a byte order mark at the start; 0 for none.
std::size_t oddBlank(std::string_view text)
{
    for (const std::string_view odd :
         {"\xC2\xA0", "\xC2\xAD", "\xE2\x80\x8B", "\xE2\x80\x8C", "\xE2\x80\x8D", "\xE2\x80\xAF", "\xEF\xBB\xBF"})
        if (text.starts_with(odd))
            return odd.size();
    return 0;
}

} // namespace

std::vector<Repair> mailRepairs(bool unmarked)
{
    std::vector<Repair> repairs{{"UTF-16", fromUtf16},
                                {"quoted-printable", fromQuotedPrintable},
                                {"HTML characters", fromEntities},
                                {"quote marks", withoutInitials},
                                {"dashes", longDashes},
                                {"dashes", halfDashes},
                                {"dashes", halfDashesAsTwo}};
    if (unmarked)
        repairs.push_back({"base64", fromBase64});
    return repairs;
}

std::string withoutTags(const std::string &text)
{
    constexpr std::size_t longestTag = 4000;
    Next close(text, ">"), mark(text, "OPTIO");
    std::string made;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '<') {
            const std::size_t end = close.from(at);
            if (end != std::string::npos && end - at < longestTag && mark.from(at) > end)
                at = end;
            made += ' ';
        } else if (text.compare(at, 4, "&gt;") == 0) {
            made += ' ';
            at += 3;
        } else if (const std::size_t odd = oddBlank(std::string_view(text).substr(at)); odd != 0) {
            made += ' ';
            at += odd - 1;
        } else {
            made += text[at];
        }
    }
    return made;
}

std::optional<std::string> fileLinesIn(std::string_view text)
{
    std::string file;       // what has been read,
    std::size_t closed = 0; // how much of it up to the last signature
    std::optional<std::string> found;
    const auto finish = [&] {
        if (closed > 0)
            found = file.substr(0, closed);
        file.clear();
        closed = 0;
    };
    for (const std::string_view line : textLines(text)) {
        const std::string_view letters = bare(line);
        const bool first = letters.starts_with("{\"format\":\"optio-pbem\"");
        const bool goesOn = !file.empty() && letters.starts_with('{') && letters.ends_with('}');
        if (first || !goesOn)
            finish();
        if (!first && !goesOn)
            continue;
        file.append(letters).append("\n");
        if (isSignatureLine(letters))
            closed = file.size();
    }
    finish();
    return found;
}

} // namespace optio::mail
