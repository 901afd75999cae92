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
#include "app/sides.h"
#include "app/table/table_end.h"
#include "rules/board.h"
#include "rules/journal/carried.h"
#include "rules/journal/replica_line.h"
#include "rules/journal/secrets.h"

#include <algorithm>
#include <utility>

namespace optio {

namespace {

constexpr qsizetype mostRounds = 3;  ///< that may be gone back to
constexpr int toldAtFirst = 12;      ///< entries told when a game is opened
constexpr std::size_t mostHeld = 60; ///< entries of others that are shown one by one; of more the board shows what came of them

} // namespace

LibraryGame::LibraryGame(Services *services, Prefs *prefs, GameModel *game, QObject *parent)
    : BoardGame(parent), services_(services), prefs_(prefs), game_(game)
{
    connect(game, &GameModel::opened, this, [this] {
        known_.clear();
        follow();
    });
    connect(game, &GameModel::changed, this, &LibraryGame::follow);
    connect(game, &GameModel::givenUp, this, &LibraryGame::follow);
}

void LibraryGame::follow()
{
    if (!game_->isOpen() || goingBack_)
        return;
    const int before = std::exchange(knownLength_, game_->game().length());
    if (std::exchange(known_, game_->gameId()) != game_->gameId() || knownLength_ < before)
        held_.clear();
    else if (knownLength_ > before)
        holdBack(before);
    lookAgain();
    Q_EMIT changed();
}

void LibraryGame::holdBack(int n)
{
    // The player's own acts, and whatever nobody wants to look at, stand there at once.
    const auto own = [this](int at) {
        const QString seat = textAt(game_->read(at).json.value("link", Json::object()), "seat");
        return !seat.isEmpty() && seat == game_->seat();
    };
    const bool tells = game_->isShared() && (apart() || game_->isCopy()) && prefs_->pause() > 0;
    const auto coming = static_cast<std::size_t>(knownLength_ - n);
    if (!tells || held_.size() + coming > mostHeld) {
        held_.clear();
        return;
    }
    services_->attempt([&] {
        bool others = false;
        for (int at = n + 1; at <= knownLength_; ++at)
            others = others || !own(at);
        if (held_.empty() && !others)
            return;
        std::deque<Json> states;
        Json state = game_->game().state();
        for (int at = knownLength_; at > n; --at) {
            state = optio::stateBefore(state, game_->read(at));
            states.push_front(state);
        }
        if (held_.empty())
            at_ = n;
        for (Json &one : states)
            held_.push_back(std::move(one));
    });
}

void LibraryGame::showNext()
{
    if (held_.empty())
        return;
    held_.pop_front();
    ++at_;
    Q_EMIT changed();
}

void LibraryGame::lookAgain()
{
    if (!game_->isOpen())
        return;
    if (const QVariantMap now = players(); std::exchange(players_, now) != now)
        Q_EMIT playersChanged();
}

QString LibraryGame::title() const { return game_->title(); }
const Ruleset &LibraryGame::ruleset() const { return game_->game().ruleset(); }
const Json &LibraryGame::state() const { return held_.empty() ? game_->game().state() : held_.front(); }
QVariantMap LibraryGame::ended() const { return held_.empty() ? game_->ended() : QVariantMap{{"over", false}}; }
QString LibraryGame::sideName(const QString &side) const { return game_->sideName(side); }
int LibraryGame::length() const { return held_.empty() ? game_->game().length() : at_; }
Entry LibraryGame::entry(int n) const { return game_->shown(game_->read(n)); }
int LibraryGame::toldFrom() const { return std::max(0, length() - toldAtFirst); }
void LibraryGame::close() { game_->close(); }
bool LibraryGame::guided() const { return game_->isGuided(); }

bool LibraryGame::apart() const { return !game_->seat().isEmpty(); }
bool LibraryGame::seesAll() const { return game_->isCopy() && replicaSeat(game_->game().header()) == "umpire"; }
bool LibraryGame::locked() const { return game_->reading() || game_->isSent(); }

QVariantMap LibraryGame::players() const
{
    const auto alone = [](const QString &side) {
        return QVariantMap{{side, QString::fromLatin1(human)}, {otherSide(side), QString::fromLatin1(nobody)}};
    };
    if (apart())
        return alone(game_->seat());
    if (game_->isCopy())
        return {{"a", QString::fromLatin1(nobody)}, {"b", QString::fromLatin1(nobody)}};
    QVariantMap players = toMap(usualPlayers(ruleset()));
    services_->attempt([&] {
        // Handed over, or a sharing that broke off: the other player's cards are still not for this screen.
        if (!game_->handed().isEmpty())
            if (const auto change = keeperChange(game_->read(game_->game().length()).json); change && !change->seat.empty()) {
                players = alone(otherSide(qt(change->seat)));
                return;
            }
        if (const auto broken = brokenShare(services_, *game_); broken && broken->side.size() == 1) {
            players = alone(broken->side);
            return;
        }
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
    const bool sent = !game_->perform(resolver, whole, std::nullopt, {}, false);
    game_->catchUp();
    if (sent)
        Q_EMIT changed(); // nothing else can be done until there is an answer
    return true;
}

bool LibraryGame::mayUndo(const QString &side) const
{
    if (!game_->canUndo())
        return false;
    if (apart()) // whatever is not simply taken back, the other side is asked about (LNK-24)
        return game_->isShared() && !game_->ended()["over"].toBool();
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

void LibraryGame::undo()
{
    game_->undo();
    if (game_->isSent())
        Q_EMIT changed();
}

void LibraryGame::eachBack(const Step &wanted) const
{
    const std::vector<int> &standing = game_->game().standing();
    Json after = game_->game().state();
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
    if (apart() || game_->isCopy())
        return rounds;
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
