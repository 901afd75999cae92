// SPDX-License-Identifier: GPL-3.0-or-later
// The end at the device that keeps the game: its journal is the open game's, and its own acts are ruled with those of the guests.
#include "app/engine.h"
#include "app/link/keeper_carrier.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "app/table/table_end.h"
#include "rules/journal/replica_line.h"

#include <QDateTime>

namespace optio {

using namespace link;

namespace {

class KeeperEnd final : public TableEnd {
public:
    KeeperEnd(GameModel *game, const QString &name, const QString &side, TableNews news)
        : game_(game), news_(std::move(news)), side_(side),
          keeper_(game->game().ruleset(), game->everything(), sharingOf(name, side), Services::now),
          carrier_(keeper_, newKeyPair(),
                   {[this](int n, const std::string &line) { append(n, line); }, [this](const KeeperEffect &effect) { take(effect); }})
    {
        carrier_.listen(0);
        state_.link = QStringLiteral("sharing");
        state_.keeper = name;
        showPeople();
    }

    std::optional<Entry> perform(link::Act act) override
    {
        if (!state_.waits.empty())
            throw Error(utf8(GameModel::tr("The other tablet has not answered what was done before; wait for it, or take that back.")));
        act.id = link::newId();
        now_ = act.id;
        done_.reset();
        refused_.reset();
        keeper_.act(std::move(act), carrier_.now());
        carrier_.work();
        const std::string id = std::exchange(now_, {});
        if (refused_)
            throw Error(*refused_);
        if (done_)
            return game_->read(*done_);
        state_.waits = id;
        news_.changed();
        return std::nullopt;
    }
    QString side() const override { return side_; }

    void withdraw() override
    {
        keeper_.withdraw(state_.waits);
        carrier_.work();
    }
    void answer(bool agree) override
    {
        Answer answer{.id = state_.asked, .what = "nod"};
        answer.agree = agree;
        keeper_.answer(answer);
        carrier_.work();
    }
    void leave() override { carrier_.stop(utf8(GameModel::tr("%1 has stopped sharing").arg(state_.keeper))); }
    void remove(int link) override
    {
        keeper_.remove(link, utf8(GameModel::tr("%1 has ended your part in this game").arg(state_.keeper)));
        carrier_.work();
    }
    QString linkFor(Seat seat) const override { return carrier_.listening() ? qt(link::textOf(carrier_.linkFor(seat))) : QString(); }
    QStringList addresses() const override
    {
        QStringList list;
        for (const std::string &one : KeeperCarrier::addresses())
            list.append(qt(one));
        return list;
    }
    int port() const override { return carrier_.port(); }

private:
    static Sharing sharingOf(const QString &name, const QString &side)
    {
        Sharing sharing;
        sharing.name = utf8(name);
        sharing.sides = {utf8(side)};
        for (const Seat seat : {side == QLatin1String("a") ? Seat::b : Seat::a, Seat::umpire, Seat::watch})
            sharing.seats[link::newId()] = seat;
        return sharing;
    }
    static std::string idOf(const Entry &entry) { return entry.json.value("link", Json::object()).value("id", ""); }
    void append(int n, const std::string &line)
    {
        const Entry entry = parseEntry(line, n);
        const std::string id = idOf(entry);
        game_->adopt(entry, id == now_ || id == state_.waits);
    }
    void take(const KeeperEffect &effect)
    {
        switch (effect.kind) {
        case KeeperEffect::Kind::show:
            if (const Entry entry = game_->read(effect.n); idOf(entry) != now_ && idOf(entry) != state_.waits)
                news_.noticed(qt(sentenceOf(entry)));
            break;
        case KeeperEffect::Kind::ruled:
            if (effect.id == now_) {
                done_ = effect.n;
            } else if (effect.id == state_.waits) {
                state_.waits.clear();
                game_->finish(effect.n);
            }
            break;
        case KeeperEffect::Kind::refused:
            if (effect.id == now_) {
                refused_ = effect.refusal.reason;
            } else if (effect.id == state_.waits) {
                state_.waits.clear();
                game_->giveUp();
                news_.failed(qt(effect.refusal.reason));
            }
            break;
        case KeeperEffect::Kind::asked:
            if (effect.ask.what == "nod") {
                state_.asked = effect.ask.id;
                state_.askedText = qt(effect.ask.text);
            }
            break;
        case KeeperEffect::Kind::settled:
            if (effect.id == state_.asked)
                state_.asked.clear();
            break;
        default:
            showPeople();
        }
        news_.changed();
    }
    std::string sentenceOf(const Entry &entry) const
    {
        const Json seen = game_->shown(entry).json;
        return seen.contains("result") ? seen.at("result").value("sentence", "") : seen.value("text", "");
    }
    void showPeople()
    {
        state_.people = {{0, state_.keeper, side_, 0}};
        for (const Keeper::Row &row : keeper_.guests())
            state_.people.push_back(
                {row.link, qt(row.name), qt(wordOf(row.seat)), QDateTime::currentMSecsSinceEpoch() - (carrier_.now() - row.since)});
    }

    GameModel *game_;
    TableNews news_;
    QString side_;
    Keeper keeper_;
    KeeperCarrier carrier_;
    std::string now_; ///< the own act that is being ruled
    std::optional<int> done_;
    std::optional<std::string> refused_;
};

} // namespace

bool canShareTables() { return true; }

std::unique_ptr<TableEnd> shareTable(GameModel *game, const QString &name, const QString &side, TableNews news)
{
    if (!game->isOpen() || !game->correctable())
        throw Error(utf8(GameModel::tr("Only a game beside the table can be shared.")));
    if (isReplica(game->game().header()))
        throw Error(utf8(GameModel::tr("Another tablet keeps this game, and shares it.")));
    expectShareable(game->game().ruleset());
    return std::make_unique<KeeperEnd>(game, name, side, std::move(news));
}

} // namespace optio
