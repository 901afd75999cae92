// SPDX-License-Identifier: GPL-3.0-or-later
// A game of the library on the board, and taking back in it: one's own last act as far as HOP-006 lets it, or against the computer a whole
// turn (PRF-40).
#include "app/board/library_game.h"

#include "app/board/opponents.h"
#include "app/engine.h"
#include "app/home/prefs.h"
#include "app/play/game_model.h"
#include "app/play/odds_view.h"
#include "app/play/ruling_view.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/board.h"
#include "rules/journal/secrets.h"

#include <algorithm>
#include <utility>

namespace optio {

namespace {

constexpr qsizetype mostRounds = 3; ///< that may be gone back to
constexpr int toldAtFirst = 12;     ///< entries told when a game is opened

} // namespace

LibraryGame::LibraryGame(Services *services, Prefs *prefs, GameModel *game, QObject *parent)
    : BoardGame(parent), services_(services), prefs_(prefs), game_(game)
{
    connect(game, &GameModel::changed, this, [this] {
        if (game_->isOpen() && !goingBack_)
            Q_EMIT changed();
    });
}

QString LibraryGame::title() const { return game_->title(); }
const Ruleset &LibraryGame::ruleset() const { return game_->game().ruleset(); }
const Json &LibraryGame::state() const { return game_->game().state(); }
QVariantMap LibraryGame::ended() const { return game_->ended(); }
QString LibraryGame::sideName(const QString &side) const { return game_->sideName(side); }
int LibraryGame::length() const { return game_->game().length(); }
Entry LibraryGame::entry(int n) const { return game_->shown(game_->read(n)); }
int LibraryGame::toldFrom() const { return std::max(0, length() - toldAtFirst); }
void LibraryGame::close() { game_->close(); }
bool LibraryGame::guided() const { return game_->isGuided(); }

QVariantMap LibraryGame::players() const
{
    QVariantMap players = toMap(usualPlayers(ruleset()));
    services_->attempt([&] {
        if (const Json kept = keptPlayers(services_->store(), game_->gameId()); !kept.empty())
            players = toMap(kept);
    });
    return players;
}

Entry LibraryGame::lastEntry() const { return game_->read(length()); }
Json LibraryGame::stateBefore() const { return optio::stateBefore(state(), lastEntry()); }

bool LibraryGame::perform(const Json &act, const Json &stops, bool asking)
{
    const std::string resolver = dynamic_cast<const BoardRules &>(ruleset()).actResolver();
    // Dice of one's own are asked for in the form; whole decks are shuffled by the program.
    Json input = {{"do", act}};
    if (!stops.empty() && !game_->isGuided())
        input["stops"] = stops;
    Json whole = input;
    whole["answers"] = Json::object();
    if (asking && game_->typesDice() && nextDie(*ruleset().resolver(resolver).prepareLenient(&state(), whole), {})) {
        game_->ask(resolver, input);
        return false;
    }
    game_->perform(resolver, whole, std::nullopt);
    game_->catchUp();
    return true;
}

bool LibraryGame::mayUndo(const QString &side) const
{
    if (!game_->canUndo())
        return false;
    bool may = false;
    services_->attempt([&] {
        const Entry last = game_->read(game_->game().standing().back());
        const auto &rules = dynamic_cast<const BoardRules &>(ruleset());
        may = last.kind == "act" && qt(rules.toAct(optio::stateBefore(state(), last))) == side &&
              undoBorder(ruleset(), state(), last).empty();
    });
    return may;
}

QString LibraryGame::undoRefusal() const
{
    return tr("Only your own actions of this turn that showed no card and no enemy answer can be undone.");
}

QString LibraryGame::undoText() const { return game_->undoText(); }

void LibraryGame::undo() { game_->undo(); }

void LibraryGame::eachBack(const Step &wanted) const
{
    const std::vector<int> &standing = game_->game().standing();
    Json after = state();
    for (auto n = standing.rbegin(); n != standing.rend(); ++n) {
        const Entry entry = game_->read(*n);
        if (entry.kind != "act")
            return;
        Json before = optio::stateBefore(after, entry);
        if (!wanted(game_->shown(entry), before, after))
            return;
        after = std::move(before);
    }
}

QVariantList LibraryGame::rounds(const QString &side) const
{
    QVariantList rounds;
    services_->attempt([&] {
        const auto told = [&](const Json &then) { return toJson(ruleset().view(then, "")); };
        Json after = told(state());
        bool last = true;
        eachBack([&](const Entry &entry, const Json &then, const Json &) {
            Json before = told(then);
            // With this entry one's own turn began.
            if (textAt(after, "active") == side && before.at("turn") != after.at("turn") && !last)
                rounds.append(QVariantMap{{"round", toVariant(after.at("round"))}, {"n", entry.n}});
            last = false;
            after = std::move(before);
            return rounds.size() < mostRounds;
        });
    });
    return rounds;
}

void LibraryGame::goBack(int n)
{
    goingBack_ = true;
    services_->attempt([&] {
        while (game_->canUndo() && game_->game().standing().back() > n)
            game_->takeBack();
    });
    goingBack_ = false;
    Q_EMIT changed();
}

std::string LibraryGame::kept(const std::string &key) const { return services_->store().gameNote(game_->gameId(), key); }

void LibraryGame::keep(const std::string &key, const std::string &text) { services_->store().setGameNote(game_->gameId(), key, text); }

} // namespace optio
