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
    std::size_t durable = disk_.lines.size();
    for (const std::vector<std::string> &lines : kept_)
        durable = std::max(durable, lines.size());
    if (n >= static_cast<int>(durable))
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
    oldKeeperReturns();
    std::set<std::string> ruled;
    std::map<int, std::set<std::string>> hashes;
    std::vector<std::vector<std::string>> journals = kept_;
    journals.push_back(disk_.lines);
    for (const std::vector<std::string> &lines : journals) {
        std::string text;
        for (const std::string &line : lines)
            text += line + "\n";
        std::set<std::string> once;
        const std::vector<Entry> entries = readJournal(text, "the journal");
        for (const Entry &entry : entries) {
            hashes[entry.n].insert(entry.n == 0 ? chainHash(entry.line) : lineHash(entry.line));
            if (!entry.json.contains("link"))
                continue; // the header, and who keeps the game from there on
            const std::string id = original(entry.json.at("link").at("id").get<std::string>());
            if (!once.insert(id).second)
                fault("an act was ruled twice, the second time as entry " + std::to_string(entry.n));
            tally_.shared += entry.json.contains("shared") && entry.kind == "act" ? 1 : 0;
            tally_.undone += entry.kind == "undo" ? 1 : 0;
        }
        ruled.merge(once);
        for (const VerifyFinding &finding : verifyJournal(ruleset_, entries))
            fault("journal verify: entry " + std::to_string(finding.n) + ": " + finding.text);
    }
    for (const auto &[id, n] : acknowledged_)
        if (!ruled.contains(id))
            fault("an acknowledged act (entry " + std::to_string(n) + ") is lost");
    for (const auto &[n, shown] : shown_)
        for (const std::string &hash : shown)
            if (!hashes[n].contains(hash) || (!came_ && shown.size() > 1))
                fault("entry " + std::to_string(n) + " was shown and is not in the journal");
}

} // namespace optio::table
