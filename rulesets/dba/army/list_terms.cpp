// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the parts of army lists.
#include "rulesets/dba/army/list_terms.h"

#include "rules/exchange/text.h"
#include "rulesets/dba/army/list_signs.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace optio::dba {

namespace {

using exchange::small;
using exchange::trimmed;

constexpr int deepestGroup = 8;
constexpr std::size_t longestPart = 1000; ///< nobody says of troops more than that

enum class Join { first, plus, either };

struct JoinedPiece {
    std::string_view text;
    Join join = Join::first;
};

/// What "or", "+", "and" and, within brackets, commas join.
std::vector<JoinedPiece> piecesOf(std::string_view text, bool inside)
{
    std::vector<JoinedPiece> pieces;
    std::size_t start = 0;
    int depth = 0;
    Join join = Join::first;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool end = i == text.size();
        depth += !end && text[i] == '(' ? 1 : !end && text[i] == ')' ? -1 : 0;
        if (!end && depth > 0)
            continue;
        std::size_t length = 0;
        Join next = Join::plus;
        if (!end && (text[i] == '+' || text[i] == '&' || (inside && text[i] == ',')))
            length = 1;
        else if (!end && (length = wordAt(text, i, "and")) == 0 && (length = wordAt(text, i, "or")) > 0)
            next = Join::either;
        if (!end && length == 0)
            continue;
        if (const std::string_view piece = trimmed(text.substr(start, i - start)); !piece.empty()) {
            pieces.push_back({piece, join});
            join = next;
        } else if (next == Join::either) {
            join = next;
        }
        start = i + length;
        i += length > 0 ? length - 1 : 0;
    }
    return pieces;
}

/// Where the bracket that opens the text closes; npos when that is not at its end.
bool isGroup(std::string_view text)
{
    if (text.size() < 2 || text.front() != '(' || text.back() != ')')
        return false;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (depth == 0)
            return i + 1 == text.size();
    }
    return false;
}

/// The elements of "3Kn/4Bd" and "3Kn//4Bd"; "3/4Bd" is one.
void addOffers(const ListCodes &codes, std::string_view text, std::vector<ListOffer> &offers)
{
    const std::size_t rests = text.find("//");
    const std::string_view down = rests == std::string_view::npos ? std::string_view() : trimmed(text.substr(rests + 2));
    std::string_view left = trimmed(text.substr(0, rests));
    const std::string_view all = trimmed(text);
    std::size_t from = 0;
    while (true) {
        std::size_t slash = left.find('/', from);
        while (slash != std::string_view::npos && std::all_of(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(slash),
                                                              [](char c) { return isDigit(c) || c == '/' || isGap(c); }))
            slash = left.find('/', slash + 1); // figures on the base
        ListOffer offer;
        offer.text = slash == std::string_view::npos && offers.empty() && from == 0 ? all : trimmed(left.substr(0, slash));
        offer.code = codes.read(left.substr(0, slash));
        if (!offer.code.known && slash == std::string_view::npos && rests != std::string_view::npos)
            offer.code.type = std::string(all);
        else if (!down.empty())
            offer.code.remark += (offer.code.remark.empty() ? "" : ", ") + ("//" + std::string(down));
        offers.push_back(std::move(offer));
        if (slash == std::string_view::npos)
            return;
        left = trimmed(left.substr(slash + 1));
        from = 0;
    }
}

bool allKnown(const std::vector<ListOffer> &offers)
{
    return !offers.empty() && std::all_of(offers.begin(), offers.end(), [](const ListOffer &one) { return one.code.known; });
}

/// May what stands before brackets be another name of what they say: "bowmen (4Bw)", "hillmen (3Ax)"?
bool saysTheSame(const Code &before, const std::vector<ListOffer> &offers)
{
    return !before.known || std::any_of(offers.begin(), offers.end(), [&](const ListOffer &one) { return one.code.type == before.type; });
}

/// "4Bd x 3": the number behind.
ListTimes timesBehind(std::string_view &text)
{
    std::size_t at = text.size();
    while (at > 0 && isDigit(text[at - 1]))
        --at;
    const std::size_t digits = at;
    while (at > 0 && isGap(text[at - 1]))
        --at;
    if (digits == text.size() || at < 2 || (text[at - 1] != 'x' && text[at - 1] != 'X') || !isGap(text[at - 2]))
        return {};
    std::size_t from = digits;
    const int number = numberAt(text, from);
    text = trimmed(text.substr(0, at - 1));
    return number > 0 && number <= mostOfOne ? ListTimes{number, number, 0} : ListTimes{};
}

/// A term without brackets round it: "4x4Bd (Gen)", "1 x General (3Bd)", "8 x bowmen (4Bw)".
ListTerm termFrom(const ListCodes &codes, std::string_view text)
{
    ListTerm term;
    term.times = timesOf(text);
    text = trimmed(text.substr(term.times.length));
    std::vector<ListOffer> said; // in brackets, behind words
    while (!text.empty() && text.back() == ')') {
        std::size_t open = text.size();
        int depth = 0;
        while (open > 0) {
            --open;
            depth += text[open] == ')' ? 1 : text[open] == '(' ? -1 : 0;
            if (depth == 0)
                break;
        }
        if (depth != 0)
            break;
        const std::string_view inner = trimmed(text.substr(open + 1, text.size() - open - 2));
        std::vector<ListOffer> offers;
        for (const JoinedPiece &piece : piecesOf(inner, true))
            addOffers(codes, piece.text, offers);
        if (saysGeneral(inner))
            term.general = true;
        else if (open > 0 && allKnown(offers) && said.empty() && saysTheSame(codes.read(text.substr(0, open)), offers))
            said = std::move(offers);
        else if (!inner.empty())
            term.strange.insert(term.strange.begin(), inner);
        text = trimmed(text.substr(0, open));
    }
    if (term.times.most == 0)
        term.times = timesBehind(text);
    // "General: 3Kn", "Gen 3Kn", "3Kn Gen"
    if (const std::size_t first = text.find_first_of(" :"); first != std::string_view::npos && saysGeneral(text.substr(0, first))) {
        term.general = true;
        text = trimmed(text.substr(first + 1));
        if (const ListTimes own = timesOf(text); own.most > 0 && term.times.most == 0) {
            term.times = own;
            text = trimmed(text.substr(own.length));
        }
    } else if (const std::size_t last = text.rfind(' '); last != std::string_view::npos && saysGeneral(text.substr(last + 1))) {
        term.general = true;
        text = trimmed(text.substr(0, last));
    }
    if (said.empty()) {
        if (saysGeneral(text))
            term.general = true;
        else if (!text.empty())
            addOffers(codes, text, term.offers);
        return term;
    }
    term.offers = std::move(said);
    if (saysGeneral(text) || small(text) == "on" || small(text) == "in")
        term.general = term.general || saysGeneral(text);
    else if (!codes.read(text).known)
        term.remark = std::string(text);
    return term;
}

std::vector<ListBundle> bundlesFrom(const ListCodes &codes, std::string_view text, int depth);

/// A group as what it holds; false when it is only brackets round alternatives: "5x(6Cv/Cv)".
bool addGroup(const ListCodes &codes, std::string_view inner, const ListTimes &times, Join join, std::vector<ListBundle> &bundles,
              ListTerm &plain, int depth)
{
    std::vector<ListBundle> found = bundlesFrom(codes, inner, depth + 1);
    if (found.size() == 1 && found[0].terms.size() == 1 && found[0].terms[0].times.most == 0) {
        plain = std::move(found[0].terms[0]);
        plain.times = times;
        return false;
    }
    for (ListBundle &bundle : found)
        for (ListTerm &term : bundle.terms) {
            if (term.times.most == 0)
                term.times = {1, 1, 0};
            term.times.least = std::min(mostOfOne, term.times.least * std::max(1, times.least));
            term.times.most = std::min(mostOfOne, term.times.most * std::max(1, times.most));
        }
    if (join == Join::either) {
        bundles.insert(bundles.end(), found.begin(), found.end());
        return true;
    }
    const ListBundle before = bundles.back();
    bundles.pop_back();
    for (ListBundle &bundle : found) {
        ListBundle both = before;
        both.terms.insert(both.terms.end(), bundle.terms.begin(), bundle.terms.end());
        if (both.text.empty())
            both.text = bundle.text;
        bundles.push_back(std::move(both));
    }
    return true;
}

std::vector<ListBundle> bundlesFrom(const ListCodes &codes, std::string_view text, int depth)
{
    std::vector<ListBundle> bundles(1);
    const auto reach = [](ListBundle &bundle, std::string_view piece) { // the bundle's text goes on to the end of the piece
        const char *start = bundle.text.empty() ? piece.data() : bundle.text.data();
        bundle.text = {start, static_cast<std::size_t>(piece.data() + piece.size() - start)};
    };
    for (const JoinedPiece &piece : piecesOf(text, depth > 0)) {
        const ListTimes times = timesOf(piece.text);
        const std::string_view rest = trimmed(piece.text.substr(times.length));
        ListTerm term;
        if (isGroup(rest) && !saysGeneral(rest.substr(1, rest.size() - 2)) && depth < deepestGroup) {
            if (addGroup(codes, trimmed(rest.substr(1, rest.size() - 2)), times, piece.join, bundles, term, depth)) {
                if (piece.join != Join::either)
                    for (ListBundle &bundle : bundles)
                        reach(bundle, piece.text);
                continue;
            }
        } else {
            term = termFrom(codes, piece.text);
        }
        const bool joined = piece.join == Join::either && term.times.most == 0 && !bundles.back().terms.empty();
        if (joined) {
            ListTerm &last = bundles.back().terms.back();
            last.offers.insert(last.offers.end(), term.offers.begin(), term.offers.end());
            last.strange.insert(last.strange.end(), term.strange.begin(), term.strange.end());
            last.general = last.general || term.general;
        } else {
            if (piece.join == Join::either)
                bundles.emplace_back();
            if (!term.offers.empty() || term.general) // the general may stand alone: "3Bd + Gen", "Gen + 3Bd"
                bundles.back().terms.push_back(term);
        }
        reach(bundles.back(), piece.text);
    }
    return bundles;
}

} // namespace

ListPart listPartFrom(const ListCodes &codes, std::string_view text)
{
    ListPart part;
    text = trimmed(text);
    for (const std::string_view mark : {"- ", "* ", "•", "– "}) // a line of a list of points
        if (text.substr(0, mark.size()) == mark)
            text = trimmed(text.substr(mark.size()));
    part.text = text;
    const ListTimes times = timesOf(text);
    part.counted = times.most > 0;
    if (const std::string bare = small(trimmed(text.substr(times.length))); bare == "camp" && times.most <= 1) {
        part.camp = true;
        return part;
    }
    if (text.size() > longestPart)
        return part;
    part.bundles = bundlesFrom(codes, text, 0);
    for (ListBundle &bundle : part.bundles) {
        bool general = false;
        for (const ListTerm &term : bundle.terms) {
            general = general || term.general;
            part.counted = part.counted || term.times.most > 0;
        }
        part.general = part.general || general;
        std::erase_if(bundle.terms, [](const ListTerm &term) { return term.offers.empty(); });
    }
    std::erase_if(part.bundles, [](const ListBundle &bundle) { return bundle.terms.empty(); });
    return part;
}

} // namespace optio::dba
