// SPDX-License-Identifier: GPL-3.0-or-later
// A browser has no sockets to listen on, and none that reach another device without a server.
#include "app/table/table_end.h"
#include "app/table/table_seek.h"

#include "rules/error.h"

namespace optio {

namespace {

constexpr const char *refusal = "A game cannot be shared or joined in a browser. Install Optio to play with several tablets.";

} // namespace

bool canShareTables() { return false; }

std::unique_ptr<TableEnd> shareTable(Services *, GameModel *, const QString &, const QString &, TableNews) { throw Error(refusal); }

std::optional<BrokenShare> brokenShare(Services *, const GameModel &) { return std::nullopt; }

void forgetShare(Services *, const GameModel &) {}

std::unique_ptr<TableEnd> joinTable(Services *, GameModel *, const QString &, const QString &, TableNews) { throw Error(refusal); }

std::unique_ptr<TableSeek> seekTable(const QString &, const QString &, std::function<void()>, std::function<void(const QString &)>)
{
    throw Error(refusal);
}

QString typedAddress(const QString &address, int /*port*/) { return address; }

} // namespace optio
