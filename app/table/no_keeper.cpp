// SPDX-License-Identifier: GPL-3.0-or-later
// A browser has no sockets to listen on: it joins games (guest_end.cpp) and keeps none.
#include "app/mail/post_end.h"
#include "app/table/kept_share.h"
#include "app/table/table_end.h"
#include "rules/error.h"

namespace optio {

namespace {

constexpr const char *refusal = "A game cannot be shared from a browser. Install Optio to share one.";

} // namespace

bool canShareTables() { return false; }

std::unique_ptr<TableEnd> shareTable(Services *, GameModel *, const QString &, const QString &, TableNews) { throw Error(refusal); }

std::optional<BrokenShare> brokenShare(Services *, const GameModel &) { return std::nullopt; }

void forgetShare(Services *, const GameModel &) {}

KeptShare newShare(const QString &, bool) { throw Error(refusal); }

std::map<std::string, std::string> linksOf(const KeptShare &, const std::string &) { throw Error(refusal); }

std::unique_ptr<PostEnd> listeningEnd(const link::KeyPair &, const std::string &, int, const std::string &, PostNews)
{
    throw Error(refusal);
}

} // namespace optio
