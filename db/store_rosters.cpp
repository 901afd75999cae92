// SPDX-License-Identifier: GPL-3.0-or-later
// The store's rosters and the list of armies.
#include "db/roster_rows.h"
#include "db/sql.h"
#include "db/store_impl.h"
#include "rules/roster/roster.h"

namespace optio {

std::vector<RosterRow> Store::rosters() const
{
    return guarded(impl_->file, [this] {
        std::vector<RosterRow> rows;
        SQLite::Statement query(impl_->database,
                                "SELECT id, ruleset, name, points, changed FROM roster WHERE binned IS NULL ORDER BY name, id");
        while (query.executeStep())
            rows.push_back(
                {query.getColumn(0), query.getColumn(1), query.getColumn(2), query.getColumn(3).getDouble(), query.getColumn(4)});
        return rows;
    });
}

std::optional<Json> Store::roster(const std::string &id) const
{
    return guarded(impl_->file, [&]() -> std::optional<Json> {
        SQLite::Statement query(impl_->database, "SELECT json FROM roster WHERE id = ?");
        query.bind(1, id);
        if (!query.executeStep())
            return std::nullopt;
        return parseJson(query.getColumn(0).getString(), "the stored roster");
    });
}

namespace {

void putRoster(SQLite::Database &database, const FacedRoster &one, const std::string &now)
{
    const auto &[roster, face] = one;
    execute(database,
            "INSERT INTO roster (id, ruleset, name, points, changed, json) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
            "ruleset = excluded.ruleset, name = excluded.name, points = excluded.points, changed = excluded.changed, json = "
            "excluded.json",
            roster.at("id").get<std::string>(), roster.at("ruleset").get<std::string>(), roster.at("name").get<std::string>(), face.points,
            now, canonical(roster));
    putFace(database, roster, face, false, now);
}

} // namespace

void Store::saveRoster(const Json &roster, const RosterFace &face, const std::string &now) { saveRosters({{roster, face}}, now); }

bool Store::saveRosterOver(const Json &before, const FacedRoster &next, const std::string &now)
{
    checkRosterForm(next.roster);
    return guarded(impl_->file, [&] {
        Write write(impl_->database);
        SQLite::Statement query(impl_->database, "SELECT json FROM roster WHERE id = ? AND binned IS NULL");
        query.bind(1, next.roster.at("id").get<std::string>());
        if (!query.executeStep() || parseJson(query.getColumn(0).getString(), "the stored roster") != before)
            return false;
        query.reset();
        putRoster(impl_->database, next, now);
        write.commit();
        return true;
    });
}

void Store::saveRosters(const std::vector<FacedRoster> &rosters, const std::string &now)
{
    for (const FacedRoster &one : rosters)
        checkRosterForm(one.roster);
    RosterWriting writing(*this, now);
    for (const FacedRoster &one : rosters)
        writing.put(one);
    writing.commit();
}

struct RosterWriting::Inner {
    Store::Impl &store;
    std::string now;
    Write write;
};

RosterWriting::RosterWriting(Store &store, std::string now)
    : inner_(guarded(store.impl_->file,
                     [&] { return std::unique_ptr<Inner>(new Inner{*store.impl_, std::move(now), Write(store.impl_->database)}); }))
{}

RosterWriting::~RosterWriting() = default;

void RosterWriting::put(const FacedRoster &one)
{
    checkRosterForm(one.roster);
    guarded(inner_->store.file, [&] { putRoster(inner_->store.database, one, inner_->now); });
}

void RosterWriting::commit()
{
    guarded(inner_->store.file, [this] { inner_->write.commit(); });
}

void Store::binRosters(const std::vector<std::string> &ids, bool bin, const std::string &now)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        for (const std::string &id : ids)
            impl_->bin("roster", id, bin, now);
        write.commit();
    });
}

void Store::clearRosterBin()
{
    guarded(impl_->file, [this] { impl_->database.exec("DELETE FROM roster WHERE binned IS NOT NULL"); });
}

std::vector<std::int64_t> Store::findRosters(const RosterQuery &query) const
{
    return guarded(impl_->file, [&] { return optio::findRosters(impl_->database, query); });
}

std::optional<ListedRoster> Store::listedRoster(std::int64_t number) const
{
    return guarded(impl_->file, [&] { return optio::listedRoster(impl_->database, number); });
}

std::vector<ListedRoster> Store::listRosters(const RosterQuery &query) const
{
    return guarded(impl_->file, [&] { return optio::listRosters(impl_->database, query); });
}

std::string Store::rosterNamed(const std::string &name, const std::string &ruleset) const
{
    return guarded(impl_->file, [&] { return optio::rosterNamed(impl_->database, name, ruleset); });
}

std::vector<RosterStamp> Store::rosterStamps(bool supplied) const
{
    return guarded(impl_->file, [&] { return optio::rosterStamps(impl_->database, supplied); });
}

std::vector<std::string> Store::rosterPeriods(const RosterQuery &query) const
{
    return guarded(impl_->file, [&] { return optio::rosterPeriods(impl_->database, query); });
}

void Store::refreshFaces(const std::vector<FacedRoster> &rosters)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        for (const auto &[roster, face] : rosters) {
            SQLite::Statement query(impl_->database, "SELECT changed FROM roster WHERE id = ?");
            query.bind(1, roster.at("id").get<std::string>());
            if (query.executeStep())
                putFace(impl_->database, roster, face, false, query.getColumn(0).getString());
        }
        write.commit();
    });
}

void Store::listSupplied(const std::vector<FacedRoster> &armies, const std::vector<std::string> &gone)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        for (const std::string &id : gone)
            dropSupplied(impl_->database, id);
        for (const auto &[roster, face] : armies)
            putFace(impl_->database, roster, face, true, "");
        write.commit();
    });
}

void Store::setFavourite(const std::string &id, bool on)
{
    guarded(impl_->file, [&] { markFavourite(impl_->database, id, on); });
}

} // namespace optio
