// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns as rows: what the ledger and recovery both write.
#pragma once

#include "rules/campaign/campaign.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>

namespace optio {

/// Adds a line of a campaign's journal.
void putCampaignLine(SQLite::Database &database, const std::string &id, const CampaignEntry &entry);
/// Writes what the campaign has come to, in place of what stood there.
void putCampaign(SQLite::Database &database, const Campaign &campaign, const std::string &now);

} // namespace optio
