// SPDX-License-Identifier: GPL-3.0-or-later
// The entries that stand, and their short form in snapshots.
#include "rules/journal/journal_standing.h"

#include <algorithm>
#include <array>
#include <sodium.h>

namespace optio {

namespace {

constexpr const char *misfit = "the snapshot of the game does not fit its journal";

/// Numbers that rise, as runs: [1,2,3,7] is [[1,3],[7,7]].
Json runs(const std::vector<int> &numbers)
{
    Json all = Json::array();
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1)
            ++end;
        all.push_back(Json::array({numbers[i], numbers[end - 1]}));
        i = end;
    }
    return all;
}

std::vector<int> fromRuns(const Json &all, int most)
{
    std::vector<int> numbers;
    for (const Json &run : all) {
        const int first = run.at(0).get<int>(), last = run.at(1).get<int>();
        if (first < 1 || last > most || last < first || (!numbers.empty() && first <= numbers.back()))
            throw Error(misfit);
        for (int n = first; n <= last; ++n)
            numbers.push_back(n);
    }
    return numbers;
}

std::string hexOf(const std::vector<std::uint64_t> &numbers)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string hex;
    hex.reserve(numbers.size() * 16);
    for (const std::uint64_t number : numbers)
        for (int shift = 60; shift >= 0; shift -= 4)
            hex += digits[number >> shift & 15U];
    return hex;
}

std::vector<std::uint64_t> fromHex(const std::string &hex)
{
    std::vector<std::uint64_t> numbers(hex.size() / 16);
    std::size_t read = 0;
    for (std::uint64_t &number : numbers) {
        for (int digit = 0; digit < 16; ++digit, ++read) {
            const char c = hex[read];
            const bool decimal = c >= '0' && c <= '9';
            if (!decimal && (c < 'a' || c > 'f'))
                throw Error(misfit);
            number = number << 4 | static_cast<unsigned>(decimal ? c - '0' : c - 'a' + 10);
        }
    }
    return numbers;
}

/// The least number from 0 on that is not among `used`.
int leastFree(const std::vector<int> &used)
{
    int number = 0;
    while (std::find(used.begin(), used.end(), number) != used.end())
        ++number;
    return number;
}

} // namespace

std::uint64_t kindOf(const ActKey &key)
{
    ActKey kind = key;
    kind.before = 0;
    const std::string text = kind.text();
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char *>(text.data()), text.size());
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < 8; ++i)
        bits = bits << 8 | hash[i];
    return bits == 0 ? 1 : bits;
}

void StandingEntries::push(int n, std::uint64_t kind)
{
    numbers_.push_back(n);
    kinds_.push_back(kind);
    ++ofKind_[kind];
    struckBy_.push_back(0);
}

void StandingEntries::pushAmendment(int n, const std::vector<int> &struck)
{
    for (const int one : struck) {
        const auto at = std::lower_bound(numbers_.begin(), numbers_.end(), one);
        if (at != numbers_.end() && *at == one)
            if (int &by = struckBy_[static_cast<std::size_t>(at - numbers_.begin())]; by == 0)
                by = n;
    }
    push(n, 0);
    amendments_.push_back(n);
}

void StandingEntries::pop()
{
    const int n = numbers_.back();
    numbers_.pop_back();
    if (const auto alike = ofKind_.find(kinds_.back()); --alike->second == 0)
        ofKind_.erase(alike);
    kinds_.pop_back();
    struckBy_.pop_back();
    if (amendments_.empty() || amendments_.back() != n)
        return;
    amendments_.pop_back();
    std::replace(struckBy_.begin(), struckBy_.end(), n, 0);
}

bool StandingEntries::contains(int n) const { return std::binary_search(numbers_.begin(), numbers_.end(), n); }

int StandingEntries::struckBy(int n) const
{
    const auto at = std::lower_bound(numbers_.begin(), numbers_.end(), n);
    return at != numbers_.end() && *at == n ? struckBy_[static_cast<std::size_t>(at - numbers_.begin())] : 0;
}

int StandingEntries::nextOf(std::uint64_t kind) const
{
    if (amendments_.empty()) {
        const auto alike = ofKind_.find(kind);
        return alike == ofKind_.end() ? 0 : alike->second;
    }
    // The numbers were given one after the other, each by what was struck at that time.
    std::vector<std::pair<int, int>> given; // number, struck by
    const auto freeAt = [&given](int n) {
        std::vector<int> used;
        for (const auto &[number, by] : given)
            if (by == 0 || by > n)
                used.push_back(number);
        return leastFree(used);
    };
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        if (kinds_[i] == kind)
            given.emplace_back(freeAt(numbers_[i]), struckBy_[i]);
    return freeAt(amendments_.back());
}

void StandingEntries::write(Json &snapshot) const
{
    snapshot["standing"] = runs(numbers_);
    snapshot["kinds"] = hexOf(kinds_);
    if (amendments_.empty())
        return;
    snapshot["amendments"] = amendments_;
    Json &struck = snapshot["struck"] = Json::array();
    for (std::size_t i = 0; i < numbers_.size(); ++i)
        if (struckBy_[i] != 0)
            struck.push_back({numbers_[i], struckBy_[i]});
}

StandingEntries StandingEntries::read(const Json &snapshot, int length)
{
    StandingEntries entries;
    entries.numbers_ = fromRuns(snapshot.at("standing"), length);
    entries.kinds_ = fromHex(snapshot.at("kinds").get_ref<const std::string &>());
    entries.struckBy_.resize(entries.numbers_.size(), 0);
    if (entries.kinds_.size() != entries.numbers_.size())
        throw Error(misfit);
    for (const std::uint64_t kind : entries.kinds_)
        ++entries.ofKind_[kind];
    if (!snapshot.contains("amendments"))
        return entries;
    entries.amendments_ = snapshot.at("amendments").get<std::vector<int>>();
    const auto &amendments = entries.amendments_;
    if (!std::is_sorted(amendments.begin(), amendments.end()) ||
        !std::all_of(amendments.begin(), amendments.end(), [&entries](int n) { return entries.contains(n); }))
        throw Error(misfit);
    for (const Json &pair : snapshot.at("struck")) {
        const int n = pair.at(0).get<int>(), by = pair.at(1).get<int>();
        if (!entries.contains(n) || !std::binary_search(amendments.begin(), amendments.end(), by))
            throw Error(misfit);
        const auto at = std::lower_bound(entries.numbers_.begin(), entries.numbers_.end(), n);
        entries.struckBy_[static_cast<std::size_t>(at - entries.numbers_.begin())] = by;
    }
    return entries;
}

} // namespace optio
