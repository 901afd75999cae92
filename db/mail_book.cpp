// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mail_book.h"

#include "db/open.h"
#include "db/sql.h"
#include "db/zip_file.h"
#include "rules/figures/figure_limits.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/core.h>
#include <map>
#include <sstream>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

namespace optio {

namespace fs = std::filesystem;

namespace {

constexpr const char *columns =
    "SELECT id, ruleset, side, seed, root, hand, file, orders, dispute, restored, changed, coalesce((SELECT text "
    "FROM mail_house WHERE battle = id), '') FROM mail_battle";

MailRow rowOf(SQLite::Statement &query)
{
    return {query.getColumn(0),
            query.getColumn(1),
            query.getColumn(2).getString() == "A" ? mail::Side::a : mail::Side::b,
            {query.getColumn(3), query.getColumn(4), query.getColumn(5)},
            query.getColumn(6),
            query.getColumn(7),
            query.getColumn(8),
            query.getColumn(9).getInt(),
            query.getColumn(10),
            query.getColumn(11)};
}

constexpr std::size_t mostMarks = std::size_t{1} << 20U;

Error noBattle(const std::string &id) { return Error("there is no battle by e-mail \"" + id + "\" in the library", "battle"); }

Error otherHand(const std::string &id)
{
    return Error("another program has gone on with the battle " + id + "; look at it again", "battle");
}

/// Keeps others from the turn marks while it lives.
class MarkLock {
public:
    explicit MarkLock(const fs::path &file) : descriptor_(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600))
    {
        if (descriptor_ < 0 || ::flock(descriptor_, LOCK_EX) != 0)
            throw Error(fmt::format("{} cannot be written: {}", file.string(), std::strerror(errno)));
    }
    ~MarkLock() { ::close(descriptor_); }
    MarkLock(const MarkLock &) = delete;
    MarkLock &operator=(const MarkLock &) = delete;

private:
    int descriptor_;
};

void writeDurably(const fs::path &file, const std::string &text)
{
    fs::path partial = file;
    partial += ".partial";
    const int descriptor = ::open(partial.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool good = descriptor >= 0;
    for (std::size_t done = 0; good && done < text.size();) {
        const ssize_t wrote = ::write(descriptor, text.data() + done, text.size() - done);
        good = wrote > 0 || (wrote < 0 && errno == EINTR);
        done += wrote > 0 ? static_cast<std::size_t>(wrote) : 0;
    }
    const int problem = errno;
    if (descriptor >= 0)
        ::close(descriptor);
    if (!good) {
        ::unlink(partial.c_str());
        throw Error(fmt::format("{} cannot be written: {}", file.string(), std::strerror(problem)));
    }
    settleFile(partial, file);
}

} // namespace

struct MailBook::Impl {
    fs::path file;
    SQLite::Database database;

    fs::path marks() const { return file.parent_path() / "turn-marks"; }

    std::map<std::string, Mark> readMarks() const
    {
        std::map<std::string, Mark> all;
        std::error_code none;
        if (fs::status(marks(), none).type() == fs::file_type::not_found)
            return all;
        std::istringstream lines(bytesOfFile(marks(), mostMarks)); // marks that cannot be read are not none
        std::string line, id;
        for (int turn = 0, act = 0; std::getline(lines, line);)
            if (std::istringstream words(line); words >> id >> turn >> act)
                all[id] = std::max(all[id], Mark(turn, act));
        return all;
    }

    /// Throws Error unless the own copy is this one.
    void expectCopy(const std::string &id, const std::string &copy)
    {
        SQLite::Statement query(database, "SELECT file = ? FROM mail_battle WHERE id = ?");
        query.bind(1, copy);
        query.bind(2, id);
        if (!query.executeStep())
            throw noBattle(id);
        if (query.getColumn(0).getInt() == 0)
            throw otherHand(id);
    }

    /// The same file is kept once, however often it comes.
    void keepProof(const std::string &id, const std::optional<mail::SecondVersion> &second, const std::string &now)
    {
        if (second)
            execute(database,
                    "INSERT INTO mail_proof (battle, n, side, part, kept, file) SELECT ?1, 1 + coalesce((SELECT max(n) FROM mail_proof "
                    "WHERE battle = ?1), 0), ?2, ?3, ?4, ?5 WHERE NOT EXISTS (SELECT 1 FROM mail_proof WHERE battle = ?1 AND file = ?5)",
                    id, mail::letterOf(second->side), mail::nameOf(second->part), now, second->file);
    }
};

MailBook::MailBook(const fs::path &folder)
{
    Opened opened = openData(folder);
    impl_ = std::make_unique<Impl>(Impl{dataFile(folder), std::move(opened.database)});
}

MailBook::~MailBook() = default;

std::vector<MailRow> MailBook::battles() const
{
    return guarded(impl_->file, [&] {
        std::vector<MailRow> rows;
        SQLite::Statement query(impl_->database, std::string(columns) + " ORDER BY changed DESC, id");
        while (query.executeStep())
            rows.push_back(rowOf(query));
        return rows;
    });
}

std::optional<MailRow> MailBook::battle(const std::string &id) const
{
    return guarded(impl_->file, [&] {
        SQLite::Statement query(impl_->database, std::string(columns) + " WHERE id = ?");
        query.bind(1, id);
        return query.executeStep() ? std::optional(rowOf(query)) : std::nullopt;
    });
}

std::vector<std::string> MailBook::acts(const std::string &id) const
{
    return guarded(impl_->file, [&] {
        std::vector<std::string> lines;
        SQLite::Statement query(impl_->database, "SELECT n, text FROM mail_act WHERE battle = ? ORDER BY n");
        query.bind(1, id);
        // What was recovered from a damaged file may have gaps; without those before it an act is none.
        while (query.executeStep() && query.getColumn(0).getInt64() == static_cast<std::int64_t>(lines.size()))
            lines.push_back(query.getColumn(1));
        return lines;
    });
}

std::vector<MailProof> MailBook::proofs(const std::string &id) const
{
    return guarded(impl_->file, [&] {
        std::vector<MailProof> all;
        SQLite::Statement query(impl_->database, "SELECT n, side, part, kept, file FROM mail_proof WHERE battle = ? ORDER BY n");
        query.bind(1, id);
        while (query.executeStep())
            all.push_back({query.getColumn(0).getInt(), query.getColumn(1).getString() == "A" ? mail::Side::a : mail::Side::b,
                           query.getColumn(2), query.getColumn(3), query.getColumn(4)});
        return all;
    });
}

void MailBook::add(const MailRow &row, const std::string &now)
{
    guarded(impl_->file, [&] {
        if (battle(row.id))
            throw Error("the battle " + row.id + " is in the library already", "battle");
        Write write(impl_->database);
        execute(
            impl_->database,
            "INSERT INTO mail_battle (id, ruleset, side, seed, root, hand, file, orders, dispute, restored, changed) VALUES (?, ?, ?, ?, "
            "?, ?, ?, ?, ?, ?, ?)",
            row.id, row.ruleset, mail::letterOf(row.side), row.secrets.seed, row.secrets.root, row.secrets.hand, row.file, row.orders,
            row.dispute, row.restored, now);
        if (!row.house.empty())
            execute(impl_->database, "INSERT INTO mail_house (battle, text) VALUES (?, ?)", row.id, row.house);
        write.commit();
    });
}

void MailBook::putActs(const std::string &id, const std::string &file, const std::vector<std::string> &before,
                       const std::vector<std::string> &after, const std::string &now)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        impl_->expectCopy(id, file);
        if (acts(id) != before)
            throw otherHand(id);
        const auto differ = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
        const auto kept = static_cast<std::size_t>(differ.first - before.begin());
        execute(impl_->database, "DELETE FROM mail_act WHERE battle = ? AND n >= ?", id, static_cast<std::int64_t>(kept));
        for (std::size_t n = kept; n < after.size(); ++n)
            execute(impl_->database, "INSERT INTO mail_act (battle, n, text) VALUES (?, ?, ?)", id, static_cast<std::int64_t>(n), after[n]);
        execute(impl_->database, "UPDATE mail_battle SET changed = ? WHERE id = ?", now, id);
        write.commit();
    });
}

void MailBook::advance(const MailRow &after, const std::string &before, const std::string &now,
                       const std::optional<mail::SecondVersion> &replaced)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        impl_->expectCopy(after.id, before);
        execute(impl_->database, "DELETE FROM mail_act WHERE battle = ?", after.id);
        execute(impl_->database, "UPDATE mail_battle SET file = ?, orders = ?, restored = ?, changed = ? WHERE id = ?", after.file,
                after.orders, after.restored, now, after.id);
        impl_->keepProof(after.id, replaced, now);
        write.commit();
    });
}

void MailBook::setRestored(const std::string &id, int turn)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        execute(impl_->database, "UPDATE mail_battle SET restored = ? WHERE id = ?", turn, id);
        write.commit();
    });
}

void MailBook::setDispute(const std::string &id, const std::string &why, const std::string &now,
                          const std::optional<mail::SecondVersion> &second)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        execute(impl_->database, "UPDATE mail_battle SET dispute = ?, changed = ? WHERE id = ?", why, now, id);
        impl_->keepProof(id, second, now);
        write.commit();
    });
}

void MailBook::remove(const std::string &id)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        if (execute(impl_->database, "DELETE FROM mail_battle WHERE id = ?", id) == 0)
            throw noBattle(id);
        write.commit();
    });
}

MailBook::Mark MailBook::mark(const std::string &id) const
{
    const auto all = impl_->readMarks();
    const auto found = all.find(id);
    return found == all.end() ? Mark(0, 0) : found->second;
}

void MailBook::raiseMark(const std::string &id, const Mark &mark)
{
    const fs::path file = impl_->marks();
    fs::path lock = file;
    lock += ".lock";
    const MarkLock held(lock);
    auto all = impl_->readMarks();
    Mark &there = all[id];
    if (mark <= there)
        return;
    there = mark;
    std::string text;
    for (const auto &[battle, one] : all)
        text += fmt::format("{} {} {}\n", battle, one.first, one.second);
    writeDurably(file, text);
}

} // namespace optio
