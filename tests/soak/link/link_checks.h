// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold at a simulated table, after each message and in the end.
#pragma once

#include "tests/soak/link/link_table.h"

namespace optio::table {

inline std::string Table::original(const std::string &id) const
{
    const auto found = originals_.find(id);
    return found == originals_.end() ? id : found->second;
}

inline void Table::shown(int n, const std::string &hash)
{
    if (n >= static_cast<int>(disk_.lines.size()))
        fault("entry " + std::to_string(n) + " was shown before it was durable");
    if (!hash.empty())
        shown_[n].insert(hash);
    over_ = over_ || isOver();
}

inline void Table::check()
{
    if (keeper_ == nullptr)
        return fault("the keeper did not come back");
    const link::Head head = keeper_->head();
    if (head.n != static_cast<int>(disk_.lines.size()) - 1)
        fault("the keeper has " + std::to_string(head.n) + " entries, its disk " + std::to_string(disk_.lines.size() - 1));
    for (const auto &device : devices_) {
        const link::Replica &replica = device->guest->replica();
        if (replica.head() != head)
            fault("guest " + std::to_string(device->number) + " ends at entry " + std::to_string(replica.head().n) + ", the keeper at " +
                  std::to_string(head.n));
        else if (replica.state() != knownTo(ruleset_, keeper_->game().state(), device->seat))
            fault("guest " + std::to_string(device->number) + " has another state");
        try {
            if (!device->disk.written.empty() || link::Replica::read(ruleset_, device->disk.text()).head() != head)
                fault("what guest " + std::to_string(device->number) + " kept does not end with the keeper's head");
        } catch (const Error &problem) {
            fault("what guest " + std::to_string(device->number) + " kept cannot be read: " + std::string(problem.what()));
        }
        if (!device->guest->waiting().empty() && device->guest->isConnected())
            fault("guest " + std::to_string(device->number) + " waits for an answer that does not come");
    }
    std::map<std::string, int> times;
    const std::vector<Entry> entries = readJournal(disk_.text(), "the journal");
    for (const Entry &entry : entries) {
        if (entry.n == 0)
            continue;
        const std::string id = original(entry.json.at("link").at("id").get<std::string>());
        if (++times[id] > 1)
            fault("an act was ruled twice, the second time as entry " + std::to_string(entry.n));
        tally_.shared += entry.json.contains("shared") && entry.kind == "act" ? 1 : 0;
        tally_.undone += entry.kind == "undo" ? 1 : 0;
    }
    for (const auto &[id, n] : acknowledged_)
        if (!times.contains(id))
            fault("an acknowledged act (entry " + std::to_string(n) + ") is lost");
    for (const auto &[n, hashes] : shown_)
        if (n >= static_cast<int>(entries.size()) || hashes.size() != 1 ||
            *hashes.begin() != lineHash(entries[static_cast<std::size_t>(n)].line))
            fault("entry " + std::to_string(n) + " was shown and is not in the journal");
    for (const VerifyFinding &finding : verifyJournal(ruleset_, entries))
        fault("journal verify: entry " + std::to_string(finding.n) + ": " + finding.text);
}

} // namespace optio::table
