// SPDX-License-Identifier: GPL-3.0-or-later
// A journal as its author could have written it: whatever its lines hold, its entries are numbered and each has the hash of the line before
// it. And such a journal changed at random where a hostile author would change it.
#pragma once

#include "rules/journal/journal.h"
#include "rules/ruling/ruling.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

/// The lines of a journal as values; none when one of them is no JSON object.
inline std::vector<optio::Json> linesOf(std::string_view text)
{
    std::vector<optio::Json> lines;
    try {
        while (!text.empty()) {
            const std::size_t feed = std::min(text.find('\n'), text.size());
            lines.push_back(optio::parseJson(text.substr(0, feed), "a line", {1U << 20U, 64}));
            if (!lines.back().is_object())
                return {};
            text.remove_prefix(std::min(feed + 1, text.size()));
        }
    } catch (const optio::Error &) {
        return {};
    }
    return lines;
}

/// The text of these lines, the first of which is the header, numbered and with a right chain.
inline std::string chained(std::vector<optio::Json> lines)
{
    std::string text, last;
    for (std::size_t n = 0; n < lines.size(); ++n) {
        if (n > 0) {
            lines[n]["n"] = n;
            lines[n]["prev"] = optio::lineHash(last);
        }
        last = optio::canonical(lines[n]);
        text += last + "\n";
    }
    return text;
}

/// Changes a journal where a hostile author would.
class Hostile {
public:
    Hostile(std::vector<optio::Json> lines, unsigned seed) : lines_(std::move(lines)), random_(seed) {}

    std::vector<optio::Json> changed()
    {
        for (int times = 1 + upTo(3); times > 0; --times)
            if (upTo(5) == 0)
                changeLines();
            else
                changeValue(somewhere());
        if (upTo(2) == 0)
            settle();
        return lines_;
    }

private:
    using Json = optio::Json;

    int upTo(std::size_t below) { return below < 2 ? 0 : static_cast<int>(random_() % below); }
    Json &line() { return lines_[upTo(4) == 0 ? 0 : static_cast<std::size_t>(upTo(lines_.size()))]; }

    /// A value somewhere in a line; where there are many, the deeper ones as well as the upper ones.
    Json &somewhere()
    {
        Json *at = &line();
        while (at->is_structured() && !at->empty() && upTo(8) != 0)
            at = &*std::next(at->begin(), upTo(at->size()));
        return *at;
    }

    Json number()
    {
        static constexpr std::int64_t odd[] = {0,
                                               1,
                                               -1,
                                               2,
                                               -2,
                                               6,
                                               7,
                                               12,
                                               64,
                                               127,
                                               128,
                                               255,
                                               256,
                                               1000,
                                               1000000,
                                               1000001,
                                               -999999,
                                               999999999,
                                               1000000000,
                                               2147483647,
                                               -2147483648,
                                               4294967296,
                                               9007199254740993};
        switch (upTo(12)) {
        case 0:
            return 0.5;
        case 1:
            return 1e308;
        case 2:
            return std::numeric_limits<std::uint64_t>::max();
        case 3:
            return std::numeric_limits<std::int64_t>::min();
        default:
            return odd[static_cast<std::size_t>(upTo(std::size(odd)))];
        }
    }

    Json text()
    {
        static const std::vector<std::string> odd{
            "",         "a",    "b",    "a1",       "a1.1",    "b1.99",    "/",       "/units", "/sides/0", "/turn", "/-",    "~",
            "~1",       "act",  "undo", "amend",    "correct", "note",     "dropped", "kept",   "replayed", "same",  "typed", "rolled",
            "imported", "none", "\n",   "\x01\x7f", "\u202e<", "<script>", "%s%n{}",  "|",      "0",        "-1",    "true",  "null"};
        if (upTo(16) == 0)
            return std::string(static_cast<std::size_t>(upTo(12000)), 'x');
        return odd[static_cast<std::size_t>(upTo(odd.size()))];
    }

    void changeValue(Json &value)
    {
        switch (upTo(10)) {
        case 0:
            value = Json(somewhere()); // of the same journal, so that it often fits
            return;
        case 1:
            value = upTo(2) == 0 ? Json() : Json::array();
            return;
        case 2:
            value = upTo(2) == 0 ? Json::object() : Json(upTo(2) == 0);
            return;
        case 3:
            value = text();
            return;
        default:
            break;
        }
        if (value.is_number() && upTo(2) == 0 && value.is_number_integer() && value <= 1000000 && value >= -1000000)
            value = value.get<int>() + upTo(5) - 2;
        else if (value.is_number())
            value = number();
        else if (value.is_string())
            value = text();
        else if (value.is_array())
            changeList(value);
        else if (value.is_object())
            changeObject(value);
        else
            value = number();
    }

    void changeList(Json &list)
    {
        const auto place = [&] { return std::next(list.begin(), upTo(list.size())); };
        if (list.empty() || upTo(4) == 0)
            list.push_back(Json(somewhere()));
        else if (upTo(3) == 0)
            list.erase(place());
        else if (upTo(2) == 0)
            list.push_back(Json(*place()));
        else
            std::iter_swap(place(), place());
    }

    void changeObject(Json &object)
    {
        const Json &other = somewhere();
        if (object.empty() || (other.is_object() && !other.empty() && upTo(2) == 0)) {
            if (other.is_object() && !other.empty()) {
                const auto from = std::next(other.begin(), upTo(other.size()));
                const std::string key = from.key();
                const Json value = from.value();
                object[key] = value;
            }
            return;
        }
        const auto at = std::next(object.begin(), upTo(object.size()));
        const std::string key = at.key();
        if (upTo(2) == 0) {
            const Json value = at.value();
            object[text().get<std::string>()] = value;
        }
        object.erase(key);
    }

    void changeLines()
    {
        const auto place = [&] { return 1 + static_cast<std::size_t>(upTo(lines_.size() - 1)); };
        if (lines_.size() < 2)
            return;
        switch (upTo(5)) {
        case 0:
            lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(place()));
            return;
        case 1:
            lines_.resize(place() + 1);
            return;
        case 2:
            std::swap(lines_[place()], lines_[place()]);
            return;
        case 3: {
            const Json copy = lines_[place()];
            if (lines_.size() < 60)
                lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(place()), copy);
            return;
        }
        default:
            takeBack();
        }
    }

    /// The last entry taken back as the program would.
    void takeBack()
    {
        Json entry = lines_.back();
        if (!entry.contains("result") || !entry["result"].is_object() || !entry["result"].contains("changes"))
            return;
        Json changes = Json::array();
        for (Json change : entry["result"]["changes"])
            if (change.is_object() && change.contains("from") && change.contains("to")) {
                std::swap(change["from"], change["to"]);
                changes.insert(changes.begin(), change);
            }
        Json undo = Json::object({{"kind", "undo"}, {"of", lines_.size() - 1}, {"time", ""}, {"turn", 1}});
        undo["result"] = Json::object({{"sentence", "Taken back"}, {"changes", changes}});
        lines_.push_back(std::move(undo));
    }

    /// Makes every change begin with what is there, as an author's would: what follows from it is then seen.
    void settle()
    {
        if (!lines_.front().contains("start"))
            return;
        Json state = lines_.front()["start"];
        for (std::size_t n = 1; n < lines_.size(); ++n) {
            if (!lines_[n].contains("result") || !lines_[n]["result"].is_object() || !lines_[n]["result"].contains("changes"))
                continue;
            for (Json &change : lines_[n]["result"]["changes"]) {
                try {
                    const Json::json_pointer path(change.at("path").get<std::string>());
                    change["from"] = state.contains(path) ? state.at(path) : Json();
                    optio::apply(state, {optio::changeFromJson(change)});
                } catch (const Json::exception &) { // no such place
                } catch (const optio::Error &) {
                }
            }
        }
    }

    std::vector<Json> lines_;
    std::mt19937 random_;
};

} // namespace fuzz
