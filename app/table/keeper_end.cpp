// SPDX-License-Identifier: GPL-3.0-or-later
// The end at the device that keeps the game: its journal is the open game's, and its own acts are ruled with those of the guests.
#include "app/engine.h"
#include "app/link/keeper_carrier.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "app/table/table_words.h"
#include "rules/journal/replica_line.h"
#include "rules/limits.h"

#include <QDateTime>

#include <algorithm>
#include <map>

namespace optio {

using namespace link;

namespace {

const char *const shareNote = "share";       ///< by which a sharing goes on after a crash: see KeptShare
constexpr qint64 longest = 12 * 3600 * 1000; ///< ms that a game is shared (LNK-01)

/// What codes are made of, kept until the sharing is stopped.
struct KeptShare {
    std::string side{}, secret{}; ///< what is played at this device; the secret half of the key
    int port = 0;
    std::string until{};                        ///< when it ends by itself, ISO 8601
    std::map<std::string, std::string> seats{}; ///< by token
};
OPTIO_FIELDS(KeptShare, side, secret, port, until, seats)

qint64 endOf(const KeptShare &share) { return QDateTime::fromString(qt(share.until), Qt::ISODate).toMSecsSinceEpoch(); }

std::optional<KeptShare> keptShare(Services *services, const GameModel &game)
{
    if (!game.isOpen() || !services->hasStore())
        return std::nullopt;
    try {
        const std::string text = services->store().gameNote(game.gameId(), shareNote);
        if (text.empty())
            return std::nullopt;
        const Json json = parseJson(text, "the sharing of this game");
        KeptShare share;
        FieldsIn in(json, FieldPlace("share"));
        fields(in, share);
        if (endOf(share) > QDateTime::currentMSecsSinceEpoch())
            return share;
    } catch (const Error &) { // of another version: new codes are made
    }
    return std::nullopt;
}

KeptShare newShare(const QString &side)
{
    const QDateTime end = QDateTime::currentDateTimeUtc().addMSecs(longest);
    KeptShare share{utf8(side), newKeyPair().secret, 0, utf8(end.toString(Qt::ISODate)), {}};
    for (const Seat seat : {Seat::a, Seat::b, Seat::umpire, Seat::watch})
        if (const std::string of = sideOf(seat); of.empty() || share.side.find(of) == std::string::npos)
            share.seats[link::newId()] = wordOf(seat);
    return share;
}

class KeeperEnd final : public TableEnd {
public:
    KeeperEnd(Services *services, GameModel *game, const QString &name, KeptShare share, TableNews news)
        : TableEnd(std::move(news)), services_(services), game_(game), share_(std::move(share)),
          keeper_(game->game().ruleset(), game->everything(), sharingOf(name, share_), Services::now),
          carrier_(keeper_, keyPairFrom(share_.secret),
                   {[this](int n, const std::string &line) { append(n, line); }, [this](const KeeperEffect &effect) { take(effect); }})
    {
        try {
            carrier_.listen(share_.port); // the old codes name it
        } catch (const Error &) {
            if (share_.port == 0)
                throw;
            carrier_.listen(0);
        }
        share_.port = carrier_.port();
        keep();
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
    QString side() const override { return share_.side.size() == 1 ? qt(share_.side) : QString(); }

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
    void ask(link::Ask ask) override
    {
        state_.asking = ask.id = link::newId();
        ask.what = "questions";
        keeper_.ask(ask);
        carrier_.work();
        news_.changed();
    }
    void answerQuestions(const Json &answers) override
    {
        keeper_.answer(answerOf(state_, answers));
        carrier_.work();
        news_.changed();
    }
    void leave() override
    {
        carrier_.stop(utf8(GameModel::tr("%1 has stopped sharing").arg(state_.keeper)));
        forgetShare(services_, *game_);
    }
    void remove(int link) override
    {
        keeper_.remove(link, utf8(GameModel::tr("%1 has ended your part in this game").arg(state_.keeper)));
        carrier_.work();
        keep(); // that seat has a new token
    }
    qint64 until() const override { return endOf(share_); }
    QString linkFor(Seat seat) const override
    {
        if (!carrier_.listening() || keeper_.tokenOf(seat).empty())
            return {};
        JoinLink link = carrier_.linkFor(seat);
        // Addresses that only this device can use; without them the code is shorter, and read more easily.
        const auto own = [](const std::string &one) {
            return one.starts_with("127.") || one == "::1" || one.find('%') != std::string::npos;
        };
        if (!std::all_of(link.addresses.begin(), link.addresses.end(), own))
            std::erase_if(link.addresses, own);
        return qt(link::textOf(link));
    }
    QStringList addresses() const override
    {
        QStringList list;
        for (const std::string &one : KeeperCarrier::addresses())
            list.append(qt(one));
        return list;
    }
    int port() const override { return carrier_.port(); }

private:
    static Sharing sharingOf(const QString &name, const KeptShare &share)
    {
        Sharing sharing;
        sharing.name = utf8(name);
        sharing.sides.clear();
        for (const char side : share.side)
            sharing.sides.emplace(1, side);
        for (const auto &[token, seat] : share.seats)
            sharing.seats[token] = seatFrom(seat);
        return sharing;
    }
    /// So that a crash does not cost the others their codes. Without it the sharing goes on all the same.
    void keep()
    {
        share_.seats.clear();
        for (const Seat seat : {Seat::a, Seat::b, Seat::umpire, Seat::watch})
            if (const std::string token = keeper_.tokenOf(seat); !token.empty())
                share_.seats[token] = wordOf(seat);
        services_->attempt([this] { services_->store().setGameNote(game_->gameId(), shareNote, canonical(FieldsOut::write(share_))); });
    }
    static std::string idOf(const Entry &entry) { return entry.json.value("link", Json::object()).value("id", ""); }
    void append(int n, const std::string &line)
    {
        const Entry entry = parseEntry(line, n);
        const std::string id = idOf(entry);
        state_.questions.reset(); // they were of what was before
        game_->adopt(entry, id == now_ || id == state_.waits);
    }
    void take(const KeeperEffect &effect)
    {
        switch (effect.kind) {
        case KeeperEffect::Kind::show:
            if (const Entry entry = game_->read(effect.n); idOf(entry) != now_ && idOf(entry) != state_.waits)
                tellNotice(*game_, entry, news_);
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
                news_.failed(spoken(effect.refusal.reason));
            }
            break;
        case KeeperEffect::Kind::asked:
            takeAsked(*game_, state_, effect.ask);
            break;
        case KeeperEffect::Kind::settled:
            takeSettled(state_, effect.answer, news_);
            break;
        default:
            showPeople();
        }
        news_.changed();
    }
    void showPeople()
    {
        state_.people = {{0, state_.keeper, qt(share_.side), 0}};
        for (const Keeper::Row &row : keeper_.guests())
            state_.people.push_back(
                {row.link, qt(row.name), qt(wordOf(row.seat)), QDateTime::currentMSecsSinceEpoch() - (carrier_.now() - row.since)});
    }

    Services *services_;
    GameModel *game_;
    KeptShare share_;
    Keeper keeper_;
    KeeperCarrier carrier_;
    std::string now_; ///< the own act that is being ruled
    std::optional<int> done_;
    std::optional<std::string> refused_;
};

} // namespace

bool canShareTables() { return true; }

std::unique_ptr<TableEnd> shareTable(Services *services, GameModel *game, const QString &name, const QString &side, TableNews news)
{
    if (!game->isOpen() || !game->correctable())
        throw Error(utf8(GameModel::tr("Only a game beside the table can be shared.")));
    if (isReplica(game->game().header()))
        throw Error(utf8(GameModel::tr("Another tablet keeps this game, and shares it.")));
    expectShareable(game->game().ruleset());
    std::optional<KeptShare> kept = keptShare(services, *game);
    if (!kept || kept->side != utf8(side))
        kept = newShare(side);
    return std::make_unique<KeeperEnd>(services, game, name, std::move(*kept), std::move(news));
}

std::optional<BrokenShare> brokenShare(Services *services, const GameModel &game)
{
    const std::optional<KeptShare> kept = keptShare(services, game);
    return kept ? std::optional(BrokenShare{qt(kept->side), endOf(*kept)}) : std::nullopt;
}

void forgetShare(Services *services, const GameModel &game)
{
    if (game.isOpen() && services->hasStore())
        services->attempt([&] {
            if (!services->store().gameNote(game.gameId(), shareNote).empty())
                services->store().setGameNote(game.gameId(), shareNote, "");
        });
}

} // namespace optio
