// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages show of a shared game, and what they want done.
#include "app/table/table_model.h"

#include "app/board/opponents.h"
#include "app/engine.h"
#include "app/home/games_model.h"
#include "app/play/game_model.h"
#include "app/play/resolver_model.h"
#include "app/qt/clipboard.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "app/table/player_name.h"
#include "rules/journal/secrets.h"
#include "rules/link/link_text.h"

#include <QDateTime>

#include <algorithm>

namespace optio {

namespace {

constexpr int slowAfter = 2000, backFor = 5000, longAfter = 30'000; ///< ms

QString clock(qint64 time) { return QDateTime::fromMSecsSinceEpoch(time).toString(QStringLiteral("HH:mm")); }

} // namespace

TableModel::TableModel(Services *services, GameModel *game, GamesModel *games, ResolverModel *resolver, QObject *parent)
    : QObject(parent), services_(services), game_(game), games_(games), resolver_(resolver), form_(new ResolverModel(services, game, this))
{
    connect(resolver, &ResolverModel::openChanged, this, &TableModel::changed);
    for (const auto signal : {&ResolverModel::openChanged, &ResolverModel::changed})
        connect(resolver, signal, this, [this] {
            stopAskingInVain();
            weighUp();
        });
    connect(resolver, &ResolverModel::started, this, [this] { here_ = false; });
    for (QTimer *timer : {&slowly_, &stopping_, &removing_, &losing_})
        timer->setSingleShot(true);
    losing_.setInterval(longAfter);
    losing_.setObjectName(QStringLiteral("losing"));
    losing_.setParent(this);
    connect(&losing_, &QTimer::timeout, this, [this] {
        longLost_ = link() == QLatin1String("lost");
        Q_EMIT changed();
    });
    slowly_.setInterval(slowAfter);
    stopping_.setInterval(backFor);
    removing_.setInterval(backFor);
    connect(&slowly_, &QTimer::timeout, this, [this] {
        slow_ = !waiting().isEmpty();
        Q_EMIT changed();
    });
    ending_.setSingleShot(true);
    for (QTimer *timer : {&stopping_, &ending_})
        connect(timer, &QTimer::timeout, this, &TableModel::stopNow);
    connect(&removing_, &QTimer::timeout, this, &TableModel::removeNow);
    connect(game, &GameModel::opened, this, [this] {
        broken_ = brokenShare(services_, *game_);
        findTwin();
        Q_EMIT changed();
    });
    connect(game, &GameModel::changed, this, [this] {
        weighUp();
        const bool parted = hasParted(), asks = undoAsks();
        if (const bool before = std::exchange(wasParted_, parted), asked = std::exchange(askedUndo_, asks);
            before != parted || asked != asks)
            Q_EMIT changed();
    });
    connect(game, &GameModel::closing, this, [this] {
        broken_.reset();
        twin_.clear();
        triedInVain_ = false;
        const bool shared = role() == QLatin1String("keeper") && !stopping_.isActive();
        if (!end_ || !end_->isOpening())
            pause();
        if (shared && end_ == nullptr)
            Q_EMIT noticed(tr("Sharing waits until this game is opened again."), {}, 0);
        Q_EMIT changed();
    });
}

TableModel::~TableModel() { pause(); }

TableNews TableModel::news()
{
    TableNews news;
    news.changed = [this] { tell(); };
    news.failed = [this](const QString &sentence) { Q_EMIT services_->failed(sentence); };
    news.noticed = [this](const QString &sentence, const QString &side, int act) { Q_EMIT noticed(sentence, side, act); };
    news.answered = [this](const Json &answers) { takeAnswers(answers); };
    news.opening = [this](const std::string &copy) {
        if (!left_.empty())
            handOn(std::exchange(left_, {}), copy);
    };
    news.opened = [this](const std::string &) {
        games_->refresh();
        QTimer::singleShot(0, this, &TableModel::joined);
    };
    // The end that says so is at work just now.
    news.moved = [this](const QString &link) { QTimer::singleShot(0, this, [this, link] { moved(link); }); };
    news.heir = [this](const std::string &game) {
        QTimer::singleShot(0, this, [this, game] { services_->attempt([&] { takeHeir(game); }); });
    };
    return news;
}

void TableModel::tell()
{
    if (waiting().isEmpty()) {
        slowly_.stop();
        slow_ = false;
    } else if (!slowly_.isActive() && !slow_) {
        slowly_.start();
    }
    triedInVain_ = triedInVain_ || link() == QLatin1String("lost") || link() == QLatin1String("gone");
    if (link() != QLatin1String("lost")) {
        losing_.stop();
        longLost_ = false;
    } else if (!losing_.isActive() && !longLost_) {
        losing_.start();
    }
    weighUp();
    Q_EMIT changed();
}

/// The end may be at work just now: it goes when that is done.
void TableModel::drop()
{
    game_->setLink(nullptr);
    if (end_) {
        doomed_.push_back(std::move(end_));
        QTimer::singleShot(0, this, [this] { doomed_.clear(); });
    }
    ending_.stop();
    stopping_.stop();
    removing_.stop();
    removed_ = 0;
    tell();
}

QString TableModel::role() const { return !end_ ? QString() : side_.isEmpty() ? QStringLiteral("guest") : QStringLiteral("keeper"); }

QString TableModel::word() const
{
    const QString state = link();
    return state == QLatin1String("sharing")                    ? tr("Shared")
           : state == QLatin1String("connecting")               ? tr("Connecting")
           : state == QLatin1String("connected")                ? tr("Connected")
           : state == QLatin1String("lost")                     ? tr("Trying again")
           : state == QLatin1String("gone") || game_->reading() ? tr("Reading only")
                                                                : QString();
}

QString TableModel::otherSide() const
{
    const QString &own = game_->seat();
    return own.isEmpty() ? QString() : own == QLatin1String("a") ? QStringLiteral("b") : QStringLiteral("a");
}

QString TableModel::other() const
{
    if (const QString side = otherSide(); end_ && !side.isEmpty())
        for (const TableState::Person &one : end_->state().people)
            if (one.seat == side)
                return one.name;
    return {};
}

bool TableModel::undoAsks() const { return end_ && game_->undoWaits() && !other().isEmpty(); }
QString TableModel::keeper() const { return end_ ? end_->state().keeper : QString(); }

QString TableModel::name() const
{
    if (!services_->hasStore())
        return {};
    const std::string given = playerName(services_->store(), tableName);
    return qt(given.empty() ? Services::deviceName() : given);
}

void TableModel::setName(const QString &name)
{
    const QString wanted = name.trimmed().left(60);
    if (wanted.isEmpty() || wanted == this->name())
        return;
    services_->attempt([&] { services_->store().setPreference(tableName, utf8(wanted)); });
    Q_EMIT changed();
}

QString TableModel::seatText(const QString &seat) const
{
    return seat == QLatin1String("umpire")   ? tr("umpire")
           : seat == QLatin1String("watch")  ? tr("watching")
           : game_->sideName(seat).isEmpty() ? tr("both armies")
                                             : game_->sideName(seat);
}

QVariantList TableModel::seats() const
{
    QVariantList list;
    if (role() != QLatin1String("keeper") || stopping_.isActive())
        return list;
    const QString other = side_ == QLatin1String("a") ? QStringLiteral("b") : QStringLiteral("a");
    const auto add = [&](link::Seat seat, const QString &side, const QString &title, const QString &detail) {
        list.append(QVariantMap{{"seat", qt(wordOf(seat))},
                                {"side", side},
                                {"title", title},
                                {"detail", detail},
                                {"link", end_->linkFor(seat)},
                                {"browser", seat == link::Seat::watch ? QString() : end_->browserLinkFor(seat)}});
    };
    if (side_.size() == 1)
        add(other == QLatin1String("a") ? link::Seat::a : link::Seat::b, other, game_->sideName(other), tr("the other player"));
    add(link::Seat::umpire, {}, tr("Umpire"), game_->correctable() ? tr("sees everything, may correct") : tr("sees both hands"));
    add(link::Seat::watch, {}, tr("Watchers"), tr("see what both sides see"));
    return list;
}

QVariantList TableModel::people() const
{
    QVariantList list;
    if (!end_ || stopping_.isActive())
        return list;
    bool first = true;
    for (const TableState::Person &one : end_->state().people) {
        if (one.link == 0 || one.link != removed_)
            list.append(QVariantMap{{"link", one.link},
                                    {"name", one.name},
                                    {"seat", seatText(one.seat)},
                                    {"plays", one.seat == QLatin1String("a") || one.seat == QLatin1String("b")},
                                    {"heir", one.keeps},
                                    {"since", one.since == 0 ? QString() : clock(one.since)},
                                    {"keeper", first}});
        first = false;
    }
    return list;
}

QString TableModel::address() const
{
    const QStringList all = end_ ? end_->addresses() : QStringList();
    return all.isEmpty() ? QString() : typedAddress(all.constFirst(), end_->port());
}

QString TableModel::until() const { return role() == QLatin1String("keeper") ? clock(end_->until()) : QString(); }

QString TableModel::secret() const
{
    if (role() != QLatin1String("keeper") || side_.size() != 1 || !game_->isOpen() || !keepsSecrets(game_->game().ruleset()))
        return {};
    return tr("The game file on this device also holds the secrets of %1. Optio never shows it here, but another program could read the "
              "file.")
        .arg(game_->sideName(side_ == QLatin1String("a") ? QStringLiteral("b") : QStringLiteral("a")));
}

QVariantList TableModel::checks() const
{
    const bool keeps = role() == QLatin1String("keeper");
    const auto check = [](const QString &title, const QString &found) { return QVariantMap{{"title", title}, {"found", found}}; };
    const QStringList all = keeps ? end_->addresses() : QStringList();
    const bool alone = keeps && std::all_of(all.begin(), all.end(), [](const QString &one) {
                           return one.startsWith(QLatin1String("127.")) || one == QLatin1String("::1");
                       });
    return {check(tr("Are both devices in the same network?"),
                  !keeps  ? tr("Look at the Wi-Fi of both. A phone's hotspot will do.")
                  : alone ? tr("This device is in no network now. Join a Wi-Fi, or a phone's hotspot, and share again.")
                          : tr("This device is at %1.").arg(all.constFirst())),
            check(tr("Does the router keep its guests apart?"),
                  tr("It is called guest or client isolation, and cannot be seen from here. A phone's hotspot has none.")),
            check(tr("Does a firewall block the port?"),
                  keeps ? tr("This device listens on port %1. A firewall on it has to let that in.").arg(end_->port())
                        : tr("The device that keeps the game has to let its port in.")),
            check(tr("Is the game still shared?"), keeps ? tr("Yes, until %1. A new share has new codes.").arg(until())
                                                         : tr("Each share has new codes. Ask for the code that is shown now."))};
}

QString TableModel::waiting() const
{
    if (!end_ || end_->state().waits.empty())
        return {};
    if (!slow_)
        return tr("Sent");
    const QString who = role() == QLatin1String("guest") ? keeper() : other();
    return who.isEmpty() ? tr("Waiting for the other tablet") : tr("Waiting for %1's tablet").arg(who);
}

bool TableModel::share(const QString &side)
{
    return services_->attempt([&] {
        if (end_)
            throw Error(utf8(tr("This game is shared already.")));
        if (side != QLatin1String("a") && side != QLatin1String("b") && side != QLatin1String("ab"))
            throw Error(utf8(tr("Choose the army that is played at this device.")));
        end_ = shareTable(services_, game_, name(), side, news());
        end_->letAsk(letsAsk());
        side_ = side;
        // Whoever joins plays the other side from now on, and not the computer.
        if (side.size() == 1 && !game_->correctable())
            services_->store().setGameNote(game_->gameId(), playersNote, canonical(Json{{"a", human}, {"b", human}}));
        broken_.reset();
        ending_.start(static_cast<int>(std::max<qint64>(1, end_->until() - QDateTime::currentMSecsSinceEpoch())));
        game_->setLink(end_.get());
        tell();
    });
}

bool TableModel::shareAgain() { return broken_ && share(QString(broken_->side)); }

void TableModel::forget()
{
    forgetShare(services_, *game_);
    broken_.reset();
    tell();
}

void TableModel::stop()
{
    if (!end_)
        return;
    if (role() == QLatin1String("guest"))
        return stopNow();
    stopping_.start();
    services_->offerUndo(tr("Sharing stops. Everyone is disconnected."), [this] {
        if (!stopping_.isActive())
            throw Error(utf8(tr("Sharing has stopped already. Share the game again.")));
        stopping_.stop();
        tell();
    });
    tell();
}

void TableModel::pause() { end(stopping_.isActive()); }

void TableModel::stopNow() { end(true); }

void TableModel::end(bool forGood)
{
    for (const auto &sent : sentOn_)
        sent->leave();
    sentOn_.clear(); // nothing listens any more (LNK-01)
    if (!end_)
        return;
    if (forGood)
        end_->leave();
    else
        end_->breakOff();
    drop();
    side_.clear();
    tell();
}

void TableModel::remove(int link)
{
    if (!end_ || link == 0)
        return;
    if (removing_.isActive())
        removeNow();
    QString who;
    for (const TableState::Person &one : end_->state().people)
        if (one.link == link)
            who = one.name;
    removed_ = link;
    removing_.start();
    services_->offerUndo(tr("%1 is removed").arg(who), [this] {
        if (!removing_.isActive())
            throw Error(utf8(tr("That device has been removed already. It can join again with the new code.")));
        removing_.stop();
        removed_ = 0;
        tell();
    });
    tell();
}

void TableModel::removeNow()
{
    removing_.stop();
    if (const int link = std::exchange(removed_, 0); end_ && link != 0)
        end_->remove(link);
    tell();
}

void TableModel::copy(const QString &link) const { copyText(link); }

bool TableModel::knows(const QString &link) const
{
    try {
        return services_->hasStore() && joinedBefore(services_, link);
    } catch (const Error &) { // no link, or no games to be had
        return false;
    }
}

bool TableModel::join(const QString &link)
{
    return services_->attempt([&] {
        if (link.trimmed().isEmpty())
            throw Error(utf8(tr("Paste or type the link that the other device shows, or its address.")));
        if (!link.contains(QLatin1String("optio:")))
            return seek(link.trimmed());
        dropSeek();
        left_.clear();
        if (game_->isOpen() && services_->store().gameNote(game_->gameId(), "moved") == utf8(link))
            left_ = game_->gameId();
        try {
            static_cast<void>(link::joinLinkFrom(utf8(link)));
        } catch (const Error &) {
            throw Error(utf8(tr("This is not the link of a shared game. Copy all of it: it begins with optio:join?")));
        }
        game_->close();
        stopNow();
        end_ = joinTable(services_, game_, name(), link, news());
        side_.clear();
        tell();
    });
}

bool TableModel::joinAgain()
{
    QString link;
    services_->attempt([&] {
        if (game_->isOpen() && !game_->handed().isEmpty()) {
            link = qt(services_->store().gameNote(game_->gameId(), "moved"));
            if (!link.isEmpty())
                return;
        }
        const std::string note = game_->isOpen() ? services_->store().gameNote(game_->gameId(), "link") : std::string();
        if (note.empty())
            throw Error(utf8(tr("This copy does not hold its link any more. Ask for the code again.")));
        link = qt(parseJson(note, "the link of this game").at("link").get<std::string>());
    });
    if (link.isEmpty())
        return false;
    stopNow();
    return services_->attempt([&] {
        end_ = joinTable(services_, game_, name(), link, news());
        tell();
    });
}

void TableModel::withdraw()
{
    if (end_ && !end_->state().waits.empty())
        end_->withdraw();
}

void TableModel::answer(bool agree)
{
    if (end_ && !end_->state().asked.empty())
        services_->attempt([&] { end_->answer(agree); });
}

void TableModel::wake()
{
    if (end_)
        end_->wake();
}

} // namespace optio
