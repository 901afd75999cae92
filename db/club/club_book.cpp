// SPDX-License-Identifier: GPL-3.0-or-later
// Reads club events, and adds to them.
#include "db/club/club_book.h"

#include "db/open.h"
#include "db/sql.h"

#include <fmt/core.h>

namespace optio {

struct ClubBook::Impl {
    std::filesystem::path file;
    SQLite::Database database;

    Impl(std::filesystem::path path, SQLite::Database opened) : file(std::move(path)), database(std::move(opened)) {}

    bool knows(const std::string &id)
    {
        SQLite::Statement query(database, "SELECT 1 FROM club_event WHERE id = ?");
        query.bind(1, id);
        return query.executeStep();
    }
    void expectKnown(const std::string &id)
    {
        if (!knows(id))
            throw Error(fmt::format("there is no event \"{}\" in the library", id), "event");
    }
    /// Throws Error unless line n is the event's last one here.
    void expectLast(const std::string &id, int n, const std::string &line)
    {
        expectKnown(id);
        SQLite::Statement query(database, "SELECT n, text FROM club_line WHERE event = ? ORDER BY n DESC LIMIT 1");
        query.bind(1, id);
        if (!query.executeStep() || query.getColumn(0).getInt() != n || query.getColumn(1).getString() != line)
            throw Error("somebody else has gone on with this event meanwhile; open it again", "event");
    }
    void putRow(const club::Event &event, const std::string &now)
    {
        execute(database,
                "INSERT INTO club_event (id, name, date, changed) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                "name = excluded.name, date = excluded.date, changed = excluded.changed",
                event.id(), event.state().settings.name, event.state().settings.date, now);
    }
    void putLine(const std::string &id, const club::EventEntry &entry)
    {
        execute(database, "INSERT INTO club_line (event, n, text) VALUES (?, ?, ?)", id, entry.n, entry.line);
    }
};

ClubBook::ClubBook(const std::filesystem::path &folder)
{
    Opened opened = openData(folder);
    impl_ = std::make_unique<Impl>(dataFile(folder), std::move(opened.database));
}

ClubBook::~ClubBook() = default;

std::vector<ClubRow> ClubBook::events() const
{
    return guarded(impl_->file, [&] {
        std::vector<ClubRow> rows;
        SQLite::Statement query(impl_->database,
                                "SELECT id, name, date, changed, (SELECT max(n) FROM club_line WHERE event = club_event.id), "
                                "binned IS NOT NULL FROM club_event ORDER BY changed DESC, id");
        while (query.executeStep())
            rows.push_back({query.getColumn(0), query.getColumn(1), query.getColumn(2), query.getColumn(3), query.getColumn(4).getInt(),
                            query.getColumn(5).getInt() != 0});
        return rows;
    });
}

std::vector<std::string> ClubBook::lines(const std::string &id) const
{
    return guarded(impl_->file, [&] {
        impl_->expectKnown(id);
        std::vector<std::string> lines;
        SQLite::Statement query(impl_->database, "SELECT text FROM club_line WHERE event = ? ORDER BY n");
        query.bind(1, id);
        while (query.executeStep())
            lines.push_back(query.getColumn(0));
        return lines;
    });
}

void ClubBook::add(const club::Event &event, const std::string &now)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        if (impl_->knows(event.id()))
            throw Error(fmt::format("the event \"{}\" is in the library already", event.state().settings.name), "event");
        impl_->putRow(event, now);
        for (const club::EventEntry &entry : event.lines())
            impl_->putLine(event.id(), entry);
        write.commit();
    });
}

void ClubBook::append(const club::Event &after, const std::string &now)
{
    guarded(impl_->file, [&] {
        const auto &lines = after.lines();
        if (lines.size() < 2)
            throw Error("nothing was done in this event yet", "event");
        Write write(impl_->database);
        impl_->expectLast(after.id(), lines.back().n - 1, lines[lines.size() - 2].line);
        impl_->putLine(after.id(), lines.back());
        impl_->putRow(after, now);
        write.commit();
    });
}

void ClubBook::replace(const club::Event &before, const club::Event &after, const std::string &now)
{
    guarded(impl_->file, [&] {
        if (before.id() != after.id())
            throw Error("one event cannot take the place of another one", "event");
        Write write(impl_->database);
        impl_->expectLast(before.id(), before.lines().back().n, before.lines().back().line);
        execute(impl_->database, "DELETE FROM club_line WHERE event = ?", after.id());
        for (const club::EventEntry &entry : after.lines())
            impl_->putLine(after.id(), entry);
        impl_->putRow(after, now);
        write.commit();
    });
}

void ClubBook::bin(const std::string &id, bool bin, const std::string &now)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        impl_->expectKnown(id);
        if (bin)
            execute(impl_->database, "UPDATE club_event SET binned = ? WHERE id = ?", now, id);
        else
            execute(impl_->database, "UPDATE club_event SET binned = NULL WHERE id = ?", id);
        write.commit();
    });
}

} // namespace optio
