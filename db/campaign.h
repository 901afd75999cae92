// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger of campaigns in the store's file: the journal of each, and its players, units, battles and who was fielded as rows. An entry
// and all rows that it changes are one transaction, durable when append() returns.
#pragma once

#include "rules/campaign/campaign.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio {

/// A line of the list of campaigns.
struct CampaignRow {
    std::string id, ruleset, name, status, changed;
    int battles = 0;
};

/// What the rows of a side come to; worked out, never stored.
struct CampaignTotals {
    std::string side, name;
    int start = 0, available = 0, lost = 0, stratagems = 0;
};

/// A game of the store that names a campaign.
struct CampaignGameRow {
    std::string id, title, turn;
    int length = 0; ///< entries
    bool over = false, binned = false;
    Json header; ///< of its journal
};

class CampaignBook {
public:
    /// Opens or makes the store's file in `folder` (see Store). Throws Error.
    explicit CampaignBook(const std::filesystem::path &folder);
    ~CampaignBook();
    CampaignBook(const CampaignBook &) = delete;
    CampaignBook &operator=(const CampaignBook &) = delete;

    std::vector<CampaignRow> campaigns() const;
    /// The rule set of a campaign. Throws Error when there is no such campaign.
    std::string rulesetOf(const std::string &id) const;
    /// The journal of a campaign, header first. Throws Error when there is no such campaign.
    std::vector<std::string> lines(const std::string &id) const;
    /// Stores a new campaign with all its lines. Throws Error for one that is there already.
    void add(const Campaign &campaign, const std::string &now);
    /// Stores the last line of `after` and the rows it led to. Throws Error when another program has added a line meanwhile.
    void append(const Campaign &after, const std::string &now);
    /// Takes a campaign out, with all its rows. Throws Error when there is no such campaign.
    void remove(const std::string &id);
    std::vector<CampaignTotals> totals(const std::string &id) const;
    /// The games whose journals name this campaign, the first begun first; also those that lie in the bin.
    std::vector<CampaignGameRow> games(const std::string &id) const;
    /// The game of a battle as it stands: of several, copies of one another, the one played farthest; one in the bin only when there is no
    /// other.
    std::optional<CampaignGameRow> gameOf(const Campaign &campaign, int battle) const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace optio
