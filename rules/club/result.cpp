// SPDX-License-Identifier: GPL-3.0-or-later
// The short form of results.
#include "rules/club/result.h"

#include <algorithm>
#include <cctype>
#include <fmt/core.h>
#include <utility>

namespace optio::club {

namespace {

constexpr std::size_t mostShort = 40;

[[noreturn]] void refuseShort(const std::string &text, const std::string &why)
{
    throw Error(fmt::format("{} is no result: {}; write what each player destroyed as 4G-1C (four elements, a general among them, against "
                            "one element and a camp), or a score as 12:8",
                            quoted(Json(text)), why),
                "result");
}

int numberAt(const std::string &text, std::size_t &at)
{
    const std::size_t from = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9')
        ++at;
    if (at == from)
        return -1;
    return at - from > 4 ? 99999 : std::stoi(text.substr(from, at - from));
}

Taken takenIn(const std::string &part, const std::string &whole)
{
    std::size_t at = 0;
    Taken taken;
    taken.elements = numberAt(part, at);
    if (taken.elements < 0)
        refuseShort(whole, "each side begins with a number of elements");
    for (; at < part.size(); ++at) {
        if (part[at] == 'G')
            ++taken.generals;
        else if (part[at] == 'C')
            ++taken.camps;
        else
            refuseShort(whole, fmt::format("after the number stand only G (general) and C (camp), not \"{}\"", part.substr(at, 1)));
    }
    if (taken.generals > taken.elements)
        refuseShort(whole, "a general's element counts among the elements");
    return taken;
}

std::string textOf(const Taken &taken)
{
    return std::to_string(taken.elements) + std::string(static_cast<std::size_t>(taken.generals), 'G') +
           std::string(static_cast<std::size_t>(taken.camps), 'C');
}

} // namespace

Result readShort(const std::string &given)
{
    std::string text;
    if (given.size() > mostShort)
        refuseShort(given, "it is too long");
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (given.compare(i, 3, "\xE2\x80\x93") == 0) { // the dash that keyboards of tablets make of a minus
            text += '-';
            i += 2;
        } else if (given[i] != ' ') {
            text += static_cast<char>(std::toupper(static_cast<unsigned char>(given[i])));
        }
    }
    Result result;
    if (const std::size_t colon = text.find(':'); colon != std::string::npos) {
        std::size_t at = 0, after = colon + 1;
        const int first = numberAt(text, at), second = numberAt(text, after);
        if (first < 0 || second < 0 || at != colon || after != text.size())
            refuseShort(given, "a score is two numbers with a colon between them");
        if (first > 9999 || second > 9999)
            refuseShort(given, "scores go up to 9999");
        result.score = {first, second};
        return result;
    }
    const std::size_t dash = text.find('-');
    if (dash == std::string::npos)
        refuseShort(given, "there is neither a dash nor a colon");
    result.taken = {takenIn(text.substr(0, dash), given), takenIn(text.substr(dash + 1), given)};
    for (const Taken &taken : *result.taken)
        if (taken.elements > 500 || taken.generals > 20 || taken.camps > 20)
            refuseShort(given, "no army has that many");
    return result;
}

Result turned(const Result &result)
{
    Result other = result;
    if (other.taken)
        std::swap((*other.taken)[0], (*other.taken)[1]);
    for (std::optional<std::array<int, 2>> *pair : {&other.score, &other.strength})
        if (*pair)
            std::swap((**pair)[0], (**pair)[1]);
    std::swap(other.broken[0], other.broken[1]);
    std::swap(other.confirmed[0], other.confirmed[1]);
    other.winner = result.winner == Winner::a ? Winner::b : result.winner == Winner::b ? Winner::a : Winner::none;
    return other;
}

std::string shortForm(const Result &result)
{
    if (result.taken)
        return textOf((*result.taken)[0]) + "-" + textOf((*result.taken)[1]);
    if (result.score)
        return fmt::format("{}:{}", (*result.score)[0], (*result.score)[1]);
    return result.winner == Winner::none ? "draw" : result.winner == Winner::a ? "1-0" : "0-1";
}

} // namespace optio::club
