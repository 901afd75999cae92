// SPDX-License-Identifier: GPL-3.0-or-later
// The end at the device that keeps the game: its journal is the open game's, and its own acts are ruled with those of the guests.
#include "app/engine.h"
#include "app/link/keeper_carrier.h"
#include "app/link/site_files.h"
#include "app/link/watch_port.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "app/table/kept_share.h"
#include "app/table/table_words.h"
#include "rules/journal/replica_line.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace optio {

using namespace link;

namespace {

class KeeperEnd final : public TableEnd {
public:
    KeeperEnd(Services *services, GameModel *game, const QString &name, KeptShare share, TableNews news)
        : TableEnd(std::move(news)), services_(services), game_(game), id_(game->gameId()), share_(std::move(share)),
          keeper_(game->game().ruleset(), game->everything(), sharingOf(name, share_), Services::now),
          carrier_(keeper_, keyPairFrom(share_.secret),
                   {[this](int n, const std::string &line) { append(n, line); }, [this](const KeeperEffect &effect) { take(effect); },
                    [this] { takeSeeker(); }})
    {
        try {
            carrier_.listen(share_.port); // the old codes name it
        } catch (const Error &) {
            if (share_.port == 0)
                throw;
            carrier_.listen(0);
        }
        share_.port = carrier_.port();
        if (share_.browsers)
            carrier_.letWatch(true, tongue());
        keep();
        state_.link = QStringLiteral("sharing");
        state_.keeper = name;
        state_.handing = qt(keeper_.handingTo());
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
    /// The open game is the keeper's own.
    void workOut(const Json & /*amending*/, WorkedOut /*done*/) override {}
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
    void takeBack(const std::string &question) override
    {
        keeper_.withdraw(question);
        carrier_.work();
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
        if (!keeper_.hasMoved()) // otherwise it has been forgotten, and another game may be open
            forgetShare(services_, *game_);
    }
    void breakOff() override { carrier_.stop({}); }
    void remove(int link) override
    {
        keeper_.remove(link, utf8(GameModel::tr("%1 has ended your part in this game").arg(state_.keeper)));
        carrier_.work();
        keep(); // that seat has a new token
    }
    void handOver(int link) override
    {
        keeper_.handOver(link, carrier_.now());
        carrier_.work();
    }
    void keepAfterAll() override
    {
        keeper_.keepAfterAll(carrier_.now());
        carrier_.work();
    }
    void admit(Seat seat, const QString &digits) override { carrier_.admit(seat, utf8(digits)); }
    void turnAway() override { carrier_.turnAway(); }
    void letAsk(bool on) override { carrier_.letAsk(on); }
    qint64 until() const override { return endOf(share_); }
    QString linkFor(Seat seat) const override
    {
        const std::optional<JoinLink> link = joinLinkFor(seat);
        return link ? qt(link::textOf(*link)) : QString();
    }
    QStringList addresses() const override
    {
        QStringList list;
        for (const std::string &one : KeeperCarrier::addresses())
            list.append(qt(one));
        return list;
    }
    int port() const override { return carrier_.port(); }
    void letWatch(bool on) override
    {
        carrier_.letWatch(on, tongue());
        share_.browsers = on;
        keep();
        news_.changed();
    }
    QStringList watchAddresses() const override
    {
        QStringList list;
        for (const std::string &one : carrier_.watchAddresses())
            list.append(qt(one));
        return list;
    }
    int browsers() const override { return carrier_.watchers(); }
    bool couldPlay() const override { return hasSite_; }
    QString browserLinkFor(Seat seat) const override
    {
        const std::optional<JoinLink> link = joinLinkFor(seat);
        return link ? qt(carrier_.browserLinkFor(*link)) : QString();
    }

private:
    /// The link of a seat, without addresses that nobody else can use; nothing where it is not to be had.
    std::optional<JoinLink> joinLinkFor(Seat seat) const
    {
        if (!carrier_.listening() || keeper_.tokenOf(seat).empty())
            return std::nullopt;
        JoinLink link = carrier_.linkFor(seat);
        leaveOutOwn(link);
        return link;
    }
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
    /// The watchers' page speaks the language of this device.
    WatchTongue tongue() const
    {
        const auto say = [](const char *text) { return utf8(QCoreApplication::translate("WatchWords", text)); };
        WatchTongue tongue;
        WatchWords &words = tongue.words;
        words.language = utf8(QLocale().name().left(2));
        words.lostOf = say(QT_TRANSLATE_NOOP("WatchWords", "%1 of %2 lost"));
        words.lost = say(QT_TRANSLATE_NOOP("WatchWords", "%1 lost"));
        words.left = say(QT_TRANSLATE_NOOP("WatchWords", "%2 left: %1"));
        words.about = say(QT_TRANSLATE_NOOP("WatchWords", "About to break: %1"));
        words.more = say(QT_TRANSLATE_NOOP("WatchWords", "and %1 more"));
        words.rulings = say(QT_TRANSLATE_NOOP("WatchWords", "Last rulings"));
        words.none = say(QT_TRANSLATE_NOOP("WatchWords", "No dice have fallen yet"));
        words.chance = say(QT_TRANSLATE_NOOP("WatchWords", "a %1 chance"));
        words.losses = say(QT_TRANSLATE_NOOP("WatchWords", "Losses"));
        words.over = say(QT_TRANSLATE_NOOP("WatchWords", "The battle is over"));
        words.live = say(QT_TRANSLATE_NOOP("WatchWords", "Connected"));
        words.gone = say(QT_TRANSLATE_NOOP("WatchWords", "No connection since %1"));
        words.stopped = say(QT_TRANSLATE_NOOP("WatchWords", "Sharing has stopped"));
        words.open = say(QT_TRANSLATE_NOOP("WatchWords", "Not encrypted: anyone in this network can read this page, and somebody who "
                                                         "tampers with the network could change it."));
        tongue.say = [](const std::string &text) { return utf8(spoken(text)); };
        tongue.counted = [this] { news_.changed(); };
        return tongue;
    }
    /// So that a crash does not cost the others their codes. Without it the sharing goes on all the same.
    void keep()
    {
        share_.seats.clear();
        for (const Seat seat : {Seat::a, Seat::b, Seat::umpire, Seat::watch})
            if (const std::string token = keeper_.tokenOf(seat); !token.empty())
                share_.seats[token] = wordOf(seat);
        services_->attempt([this] { keepShare(services_, id_, share_); });
    }
    static std::string idOf(const Entry &entry) { return entry.json.value("link", Json::object()).value("id", ""); }
    void append(int n, const std::string &line)
    {
        const Entry entry = parseEntry(line, n);
        const std::string id = idOf(entry);
        outrun();
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
        case KeeperEffect::Kind::moved:
            forgetShare(services_, *game_);
            news_.moved(qt(effect.text));
            break;
        default:
            showPeople();
        }
        state_.handing = qt(keeper_.handingTo());
        news_.changed();
    }
    void takeSeeker()
    {
        state_.seeker.reset();
        if (const Admission::Seeker *seeker = carrier_.seeker())
            state_.seeker = TableState::Seeker{qt(seeker->name), qt(seeker->digits)};
        news_.changed();
    }
    void showPeople()
    {
        state_.people = {{0, state_.keeper, qt(share_.side), 0}};
        for (const Keeper::Row &row : keeper_.guests())
            state_.people.push_back({row.link, qt(row.name), qt(wordOf(row.seat)),
                                     QDateTime::currentMSecsSinceEpoch() - (carrier_.now() - row.since), !row.guestOnly});
    }

    Services *services_;
    GameModel *game_;
    std::string id_; ///< of the game that is shared
    KeptShare share_;
    Keeper keeper_;
    KeeperCarrier carrier_;
    std::string now_; ///< the own act that is being ruled
    std::optional<int> done_;
    std::optional<std::string> refused_;
    bool hasSite_ = !siteFolder().empty();
};

} // namespace

bool canShareTables() { return true; }

std::unique_ptr<TableEnd> shareTable(Services *services, GameModel *game, const QString &name, const QString &side, TableNews news)
{
    if (!game->isOpen())
        throw Error("No game is open.");
    if (game->isGuided())
        throw Error(utf8(GameModel::tr("A lesson cannot be shared.")));
    if (isReplica(game->game().header()))
        throw Error(utf8(GameModel::tr("Another tablet keeps this game, and shares it.")));
    expectShareable(game->game().ruleset());
    std::optional<KeptShare> kept = keptShare(services, game->gameId());
    if (!kept || kept->side != utf8(side))
        kept = newShare(side);
    return std::make_unique<KeeperEnd>(services, game, name, std::move(*kept), std::move(news));
}

std::optional<BrokenShare> brokenShare(Services *services, const GameModel &game)
{
    const std::optional<KeptShare> kept = game.isOpen() ? keptShare(services, game.gameId()) : std::nullopt;
    return kept ? std::optional(BrokenShare{qt(kept->side), endOf(*kept)}) : std::nullopt;
}

void forgetShare(Services *services, const GameModel &game)
{
    if (game.isOpen() && services->hasStore())
        services->attempt([&] {
            if (!services->store().gameNote(game.gameId(), "share").empty())
                services->store().setGameNote(game.gameId(), "share", "");
        });
}

} // namespace optio
