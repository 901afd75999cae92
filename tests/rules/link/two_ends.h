// SPDX-License-Identifier: GPL-3.0-or-later
// Both ends of a shared game, without sockets, for tests of what they say to each other.
#pragma once

#include "rules/journal/replica_line.h"
#include "rules/link/carry_on.h"
#include "rules/link/guest.h"
#include "rules/link/keeper.h"
#include "rules/link/link_text.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <functional>
#include <memory>

namespace optio::two_ends {

inline constexpr const char *noon = "2026-11-28T12:00:00Z";

inline std::string refusalOf(const std::function<void()> &what)
{
    try {
        what();
        return {};
    } catch (const Error &problem) {
        return problem.what();
    }
}

/// A keeper and a guest, of side b or in another seat, without anything between them: what one says the other hears at once.
struct Two {
    const Ruleset &ruleset;
    std::vector<Entry> entries;
    std::unique_ptr<link::Keeper> keeper;
    std::unique_ptr<link::Guest> guest;
    std::vector<link::KeeperEffect> heard; ///< what was neither sent nor appended
    std::vector<link::GuestEffect> told;
    link::Joining joining{std::string(32, 'b'), "Ben", std::string(32, '1'), gameKeyFromSeed(2)};

    explicit Two(const Ruleset &of, link::Seat seat = link::Seat::b) : ruleset(of)
    {
        joining.token = std::string(32, seat == link::Seat::b ? 'b' : seat == link::Seat::watch ? 'c' : 'd');
        for (std::size_t other = 1; entries.empty() && other < of.armies().size(); ++other)
            try {
                const Game game = Game::start(of, {of.armies().at(0), of.armies().at(other), Json::object(), gameKeyFromSeed(1), noon});
                entries.push_back(parseEntry(game.headerLine(), 0));
            } catch (const Error &) { // armies that never met
            }
        start();
    }
    void start()
    {
        link::Sharing sharing;
        sharing.name = "Anna";
        sharing.seats = {
            {std::string(32, 'b'), link::Seat::b}, {std::string(32, 'c'), link::Seat::watch}, {std::string(32, 'd'), link::Seat::umpire}};
        keeper = std::make_unique<link::Keeper>(ruleset, entries, sharing, [] { return noon; });
        guest = std::make_unique<link::Guest>([this](const std::string &) { return &ruleset; }, joining);
        guest->start(0);
        keeper->connected(1, 0);
        guest->connected(0);
        run();
    }
    void run()
    {
        for (bool more = true; more;) {
            more = false;
            for (link::KeeperEffect &effect : keeper->takeEffects()) {
                more = true;
                if (effect.kind == link::KeeperEffect::Kind::append) {
                    entries.push_back(parseEntry(effect.text, effect.n));
                    keeper->durable(effect.n, 0);
                } else if (effect.kind == link::KeeperEffect::Kind::send) {
                    guest->received(written(effect.message), 0);
                } else {
                    heard.push_back(effect);
                }
            }
            for (link::GuestEffect &effect : guest->takeEffects()) {
                more = true;
                if (effect.kind == link::GuestEffect::Kind::send)
                    keeper->received(1, written(effect.message), 0);
                else
                    told.push_back(effect);
            }
        }
    }
    std::string act(const std::string &resolver, const Json &input)
    {
        link::Act act;
        act.resolver = resolver;
        act.input = input;
        keeper->act(act, 0);
        run();
        return heard.empty() ? std::string() : heard.back().refusal.reason;
    }
    std::vector<Entry> copy() const { return journalOf(guest->replica()); }
    bool has(link::GuestEffect::Kind kind) const
    {
        return std::any_of(told.begin(), told.end(), [&](const auto &one) { return one.kind == kind; });
    }
};

inline std::vector<std::string> linesOf(const std::vector<Entry> &entries)
{
    std::vector<std::string> lines;
    for (const Entry &entry : entries)
        lines.push_back(entry.line);
    return lines;
}

inline std::string findings(const Ruleset &ruleset, const std::vector<Entry> &entries)
{
    std::string all;
    for (const VerifyFinding &finding : verifyJournal(ruleset, entries))
        all += finding.what + ": " + finding.text + "\n";
    return all;
}

} // namespace optio::two_ends
