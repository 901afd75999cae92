// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts army lists into their parts, and tells them from other texts.
#include "rules/exchange/text.h"
#include "rulesets/dba/army/list_signs.h"
#include "rulesets/dba/army/list_terms.h"

#include <algorithm>

namespace optio::dba {

namespace {

/// Does a new part begin at `at`, a blank before "5xSp" where no comma stands?
bool beginsUnmarked(std::string_view text, std::size_t at)
{
    if (at == 0 || !isGap(text[at - 1]) || !isDigit(text[at]))
        return false;
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    const std::size_t mark = pastGaps(text, end);
    if (mark >= text.size() || (text[mark] != 'x' && text[mark] != 'X') || mark + 1 >= text.size())
        return false;
    const std::size_t behind = pastGaps(text, mark + 1);
    if (behind >= text.size() || (!isDigit(text[behind]) && !isLetter(text[behind]) && text[behind] != '('))
        return false;
    const std::string_view before = exchange::trimmed(text.substr(0, at));
    const std::size_t blank = before.find_last_of(" \t");
    const std::string last = exchange::small(blank == std::string_view::npos ? before : before.substr(blank + 1));
    const bool goesOn = before.empty() || last == "or" || last == "and" || last == "x" || before.back() == '+' || before.back() == '&' ||
                        before.back() == ':' || before.back() == '(' || before.back() == '/';
    return !goesOn && !std::all_of(last.begin(), last.end(), [](char c) { return isDigit(c) || c == '-' || c == 'x'; });
}

} // namespace

ListTimes timesOf(std::string_view text)
{
    std::size_t at = pastGaps(text, 0);
    const std::size_t start = at;
    ListTimes times;
    times.least = times.most = numberAt(text, at);
    const std::size_t digits = at;
    if (at > start && at < text.size() && text[at] == '-') {
        ++at;
        times.most = numberAt(text, at);
    }
    if (digits == start || times.most < times.least || times.most > mostOfOne)
        return {};
    const std::size_t mark = pastGaps(text, at);
    const bool sign = text.substr(mark, 2) == "×";
    const bool letter = mark < text.size() && (text[mark] == 'x' || text[mark] == 'X' || text[mark] == '*');
    if (sign || letter) {
        times.length = mark + (sign ? 2 : 1);
        return times;
    }
    // "4 4Bd": a number that stands by itself
    if (mark > at && mark < text.size() && (isDigit(text[mark]) || isLetter(text[mark]) || text[mark] == '(') &&
        wordAt(text, mark, "or") == 0 && wordAt(text, mark, "and") == 0) {
        times.length = mark;
        return times;
    }
    return {};
}

std::vector<std::string_view> listPartsOf(std::string_view text)
{
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    int depth = 0;
    const auto cut = [&](std::size_t end, std::size_t next) {
        if (const std::string_view part = exchange::trimmed(text.substr(start, end - start)); !part.empty())
            parts.push_back(part);
        start = next;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth = std::max(0, depth + (text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0));
        const std::size_t next = pastGaps(text, i + 1);
        const bool stop = text[i] == '.' && (next == text.size() || isDigit(text[next]) || text[next] == ',' || text[next] == ';') &&
                          (i == 0 || !isDigit(text[i - 1]) || next > i + 1);
        if (depth > 0)
            continue;
        if (text[i] == ',' || text[i] == ';' || stop)
            cut(i, i + 1);
        else if (beginsUnmarked(text.substr(start), i - start))
            cut(i, i);
    }
    if (depth > 0) // a bracket that is never closed holds nothing together
        for (std::size_t i = start; i < text.size(); ++i)
            if (text[i] == ',' || text[i] == ';')
                cut(i, i + 1);
    cut(text.size(), text.size());
    return parts;
}

Likeness likenessOf(const ListCodes &codes, std::string_view text)
{
    Likeness like;
    for (const std::string_view one : listPartsOf(text)) {
        const ListPart part = listPartFrom(codes, one);
        ++like.parts;
        like.timed += part.counted;
        bool known = part.camp, figured = part.general || part.bundles.size() > 1;
        for (const ListBundle &bundle : part.bundles)
            for (const ListTerm &term : bundle.terms)
                for (const ListOffer &offer : term.offers) {
                    known = known || offer.code.known;
                    figured = figured || (offer.code.known && offer.code.figured) || term.offers.size() > 1;
                }
        like.known += known;
        like.figured += known && figured;
    }
    return like;
}

bool isList(const Likeness &like)
{
    const bool most = like.parts >= 2 && 2 * like.timed + 1 >= like.parts && like.known >= 1 && 2 * like.known >= like.parts;
    const bool sure = like.timed >= 2 || (like.timed == 1 && like.figured >= 2);
    return most && sure && (like.figured > 0 || like.known == like.parts);
}

} // namespace optio::dba
