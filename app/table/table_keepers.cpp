// SPDX-License-Identifier: GPL-3.0-or-later
// Another device keeps the game: one that carries it on (LNK-42), one that it is handed to (LNK-44), and two games that parted (LNK-43).
#include "app/engine.h"
#include "app/home/game_notes.h"
#include "app/home/games_model.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "app/table/table_model.h"
#include "rules/journal/replica_line.h"
#include "rules/journal/secrets.h"
#include "rules/link/carry_on.h"

#include <algorithm>
#include <limits>

namespace optio {

namespace {

constexpr int shownEntries = 12; ///< of each of two games that parted
constexpr std::string_view replicaBegins = R"({"replica":)", carriedBegins = R"({"carried":)";

std::string storedLine(Services *services, const std::string &game, int n)
{
    const std::vector<StoredLine> lines = services->store().lines(game, n, n);
    return lines.empty() ? std::string() : lines.front().line;
}

bool isOfSeveral(std::string_view header) { return header.starts_with(replicaBegins) || header.starts_with(carriedBegins); }

} // namespace

QVariantMap TableModel::carrying() const
{
    if (!canShareTables() || !game_->isOpen() || !game_->isCopy() || game_->seat().isEmpty())
        return {};
    try {
        const int length = game_->game().length();
        if (!services_->store().gameNote(game_->gameId(), "heir").empty()) // it was handed over already
            return {{"entries", length}, {"refusal", QString()}, {"secret", false}};
        // In a game without secrets no line is a stub; in others the seat decides.
        const std::string why = link::whyNotCarriedOn(game_->game().ruleset(), game_->game().header(), 0);
        return {{"entries", length}, {"refusal", spoken(why)}, {"secret", keepsSecrets(game_->game().ruleset())}};
    } catch (const Error &) { // the store is gone
        return {};
    }
}

bool TableModel::carryOn()
{
    if (carrying().isEmpty())
        return false;
    return services_->attempt([this] {
        if (link() == QLatin1String("connected"))
            throw Error(utf8(tr("%1's tablet is there, and keeps the game.").arg(keeper())));
        const std::string id = game_->gameId(), heir = services_->store().gameNote(id, "heir");
        const QString seat = game_->seat();
        if (!heir.empty()) {
            stopNow();
            return takeHeir(heir);
        }
        stopNow(); // what the keeper may say from now on is another game
        const Ruleset &ruleset = services_->rulesetOfGame(id);
        std::vector<Entry> entries;
        for (const StoredLine &stored : services_->store().lines(id, 0, std::numeric_limits<int>::max()))
            entries.push_back(parseEntry(stored.line, stored.n));
        const link::NewKeeper by{utf8(name()), link::seatFrom(utf8(seat)), newGameKey(), Services::now()};
        services_->store().replaceReplica(id, ruleset, carriedOn(ruleset, entries, by), Services::now());
        services_->store().setGameNote(id, "link", "");
        game_->reload();
        games_->refresh();
        share(seat);
    });
}

/// What is kept here beside a game goes on with the one that takes its place: the form that is open, and sealed notes that nobody else has.
void TableModel::handOn(const std::string &from, const std::string &to)
{
    if (game_->isOpen() && game_->gameId() == from)
        game_->close(); // what was typed is kept with that
    const std::vector<StoredLine> lines = services_->store().lines(to, 1, std::numeric_limits<int>::max());
    handNotesOn(services_->store(), from, to, static_cast<int>(lines.size()));
}

/// The game that was handed to this device is kept here from now on, and the copy of it has served its time.
void TableModel::takeHeir(const std::string &heir)
{
    const std::string copy = game_->isOpen() && game_->isCopy() ? game_->gameId() : std::string();
    const QString side = game_->seat();
    drop();
    services_->store().binGame(heir, false, Services::now());
    if (!copy.empty()) {
        handOn(copy, heir);
        services_->store().binGame(copy, true, Services::now());
    }
    game_->open(heir);
    games_->refresh();
    share(side);
    Q_EMIT noticed(tr("You keep the game now"), side, 0);
}

void TableModel::moved(const QString &link)
{
    if (!end_)
        return;
    const QString to = end_->state().handing;
    sentOn_.push_back(std::move(end_)); // whoever comes late is sent on
    left_ = game_->gameId();
    services_->attempt([&] {
        services_->store().setGameNote(game_->gameId(), "moved", utf8(link));
        const std::string title = titleOf(services_->store(), game_->gameId());
        services_->store().setGameNote(game_->gameId(), titleNote, title); // the one that goes on keeps it
        services_->store().renameGame(game_->gameId(), utf8(tr("%1 (handed over to %2)").arg(qt(title), to)));
    });
    drop();
    side_.clear();
    if (!link.isEmpty())
        services_->attempt([&] { end_ = joinTable(services_, game_, name(), link, news()); });
    Q_EMIT noticed(tr("%1 keeps the game now").arg(to), otherSide(), 0);
    tell();
}

QString TableModel::handing() const { return end_ ? end_->state().handing : QString(); }

void TableModel::handOver(int link)
{
    services_->attempt([&] {
        if (role() == QLatin1String("keeper"))
            end_->handOver(link);
    });
    tell();
}

bool TableModel::keepHere()
{
    return services_->attempt([this] {
        if (role() != QLatin1String("keeper") && !game_->handed().isEmpty()) { // after a crash, or much later
            const auto change = keeperChange(game_->read(game_->game().length()).json);
            side_ = change && change->seat == "a" ? QStringLiteral("b") : QStringLiteral("a");
            end_ = shareTable(services_, game_, name(), side_, news());
            broken_.reset();
            game_->setLink(end_.get());
        }
        if (end_)
            end_->keepAfterAll();
        tell();
    });
}

/// The other game of the library that has the beginning of the open one; "" for none.
void TableModel::findTwin()
{
    twin_.clear();
    if (!game_->isOpen() || !services_->hasStore())
        return;
    services_->attempt([this] {
        const std::string own = storedLine(services_, game_->gameId(), 0);
        std::string hash = isOfSeveral(own) ? chainHash(own) : std::string();
        for (const GameRow &row : services_->store().games()) {
            if (row.id == game_->gameId())
                continue;
            const std::string header = storedLine(services_, row.id, 0);
            if (!isOfSeveral(own) && !isOfSeveral(header))
                continue; // neither was ever another device's
            if (hash.empty())
                hash = chainHash(own);
            if (chainHash(header) == hash) {
                twin_ = row.id;
                return;
            }
        }
    });
}

/// The last entry that both games have, where both have gone on from there; -1 otherwise.
int TableModel::partedAt() const
{
    if (twin_.empty() || !game_->isOpen())
        return -1;
    int length = -1;
    for (const GameRow &row : services_->store().games())
        if (row.id == twin_)
            length = row.length;
    const auto same = [this](int n) {
        return chainHash(storedLine(services_, game_->gameId(), n)) == chainHash(storedLine(services_, twin_, n));
    };
    int high = std::min(length, game_->game().length()), low = 0;
    if (high < 1 || same(high))
        return -1; // each holds all before it by its hash
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (same(middle) ? low : high) = middle;
    }
    return low;
}

QVariantMap TableModel::gone(const std::string &id, int from) const
{
    QVariantList entries;
    const Ruleset &ruleset = services_->rulesetOfGame(id);
    const Game game = services_->store().openGame(id, [&](const std::string &) -> const Ruleset & { return ruleset; });
    QString keeper;
    bool more = false;
    for (int n = from + 1; n <= game.length(); ++n) {
        const Entry entry = game_->shown(parseEntry(storedLine(services_, id, n), n));
        if (const auto change = keeperChange(entry.json))
            keeper = qt(change->name);
        more = entries.size() >= shownEntries;
        if (more)
            break;
        const QString text =
            entry.json.contains("result") ? spoken(entry.json.at("result").value("sentence", "")) : spoken(entry.json.value("text", ""));
        entries.append(QVariantMap{{"n", n}, {"text", text}, {"time", qt(entry.json.value("time", ""))}});
    }
    return {{"id", qt(id)},
            {"title", qt(titleOf(services_->store(), id))},
            {"length", game.length()},
            {"turn", spoken(ruleset.view(game.state(), "").progress())},
            {"copy", isReplica(game.header())},
            {"keeper", keeper},
            {"entries", entries},
            {"more", game.length() - from - static_cast<int>(entries.size())}};
}

bool TableModel::hasParted() const
{
    try {
        return partedAt() >= 0;
    } catch (const Error &) {
        return false;
    }
}

QVariantMap TableModel::parting() const
{
    QVariantMap told;
    services_->attempt([&] {
        const int at = partedAt();
        if (at < 0)
            return;
        QString last;
        if (at > 0) {
            const Json entry = game_->shown(game_->read(at)).json;
            last = entry.contains("result") ? spoken(entry.at("result").value("sentence", "")) : spoken(entry.value("text", ""));
        }
        told = {{"at", at}, {"last", last}, {"games", QVariantList{gone(game_->gameId(), at), gone(twin_, at)}}};
    });
    return told;
}

bool TableModel::goOnWith(const QString &id)
{
    return services_->attempt([&] {
        const int at = partedAt();
        if (at < 0)
            throw Error(utf8(tr("These games have not parted.")));
        const std::string chosen = utf8(id), other = chosen == twin_ ? game_->gameId() : twin_;
        const QString mark = tr("parted at entry %1").arg(at + 1);
        for (const GameRow &row : services_->store().games())
            if (row.id == other && !qt(row.title).contains(mark))
                services_->store().renameGame(other, utf8(qt(row.title) + QStringLiteral(" (") + mark + QStringLiteral(")")));
        services_->store().setGameNote(chosen, "chosen", other);
        services_->store().setGameNote(other, "chosen", chosen); // it has been asked and is not asked again
        if (chosen != game_->gameId())
            game_->open(chosen);
        else
            findTwin();
        games_->refresh();
        tell();
    });
}

bool TableModel::partedAnew() const
{
    if (twin_.empty() || !game_->isOpen())
        return false;
    try {
        return services_->store().gameNote(game_->gameId(), "chosen") != twin_ && partedAt() >= 0;
    } catch (const Error &) {
        return false;
    }
}

} // namespace optio
