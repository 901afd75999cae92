// SPDX-License-Identifier: GPL-3.0-or-later
// The end at a device that has joined: it keeps a copy of the game among its own (rules/journal/replica_line.h) and sends what is done.
#include "app/board/opponents.h"
#include "app/engine.h"
#include "app/link/guest_carrier.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "app/table/kept_share.h"
#include "app/table/table_words.h"
#include "rules/campaign/campaign_game.h"
#include "rules/journal/replica_line.h"
#include "rules/link/carry_on.h"

#include <limits>

namespace optio {

using namespace link;

namespace {

const char *const heirNote = "heir";   ///< the game that is prepared to be kept here
const char *const linkNote = "link";   ///< by which a copy is joined again: {"link","device","root"}
constexpr int askedAgainWithin = 2000; ///< ms after the link is there again
constexpr std::size_t fewEntries = 3;  ///< that are taken up one by one; more are read in one go

/// The lines that tell what is known of an entry.
Entry lineOf(const EntryTold &told)
{
    return parseEntry(told.line.empty() ? stubLine(told.n, told.hash, told.prev, told.seen) : told.line, told.n);
}

/// The replica that a stored copy holds.
Replica replicaOf(const Ruleset &ruleset, const std::vector<StoredLine> &lines)
{
    Replica replica;
    Json header = parseEntry(lines.front().line, 0).json;
    const std::string seat = replicaSeat(header), hash = chainHash(lines.front().line);
    header.erase("replica");
    replica.begin(ruleset, seatFrom(seat), hash, header);
    for (std::size_t n = 1; n < lines.size(); ++n) {
        EntryTold told;
        told.n = static_cast<int>(n);
        if (isStub(lines[n].line)) {
            told.seen = parseEntry(lines[n].line, told.n).json;
            told.hash = chainHash(lines[n].line);
            told.prev = told.seen.at("prev").get<std::string>();
            for (const char *key : {"stub", "n", "prev"})
                told.seen.erase(key);
        } else {
            told.line = lines[n].line;
        }
        replica.add(told);
    }
    return replica;
}

class GuestEnd final : public TableEnd {
public:
    GuestEnd(Services *services, GameModel *game, const QString &name, JoinLink link, TableNews news)
        : TableEnd(std::move(news)), services_(services), game_(game), link_(std::move(link))
    {
        Joining joining{link_.token, utf8(name), link::newId(), newGameKey(), !canShareTables()};
        Replica replica;
        for (const GameRow &row : services_->store().games()) {
            const std::vector<StoredLine> header = services_->store().lines(row.id, 0, 0);
            if (header.empty() || chainHash(header.front().line).substr(0, 16) != link_.game)
                continue;
            if (!isReplica(parseEntry(header.front().line, 0).json)) {
                if (row.over)
                    throw Error(utf8(GameModel::tr("This device has the whole of that game already, under Games.")));
                continue; // another device went on with it (LNK-42): this one's own game stays beside the copy
            }
            id_ = row.id;
            heir_ = services_->store().gameNote(id_, heirNote);
            const Json note = parseJson(noteOf(row.id), "the link of this game");
            joining.device = note.value("device", joining.device);
            joining.root = gameKeyFromHex(note.at("root").get<std::string>());
            replica = replicaOf(services_->rulesetOfGame(row.id), services_->store().lines(row.id, 0, std::numeric_limits<int>::max()));
            break;
        }
        joining_ = joining;
        guest_ = std::make_unique<Guest>([this](const std::string &id) { return services_->find(id); }, joining, std::move(replica));
        carrier_ = std::make_unique<GuestCarrier>(*guest_, link_, [this](const GuestEffect &effect) { take(effect); });
        flush_.setSingleShot(true);
        again_.setSingleShot(true);
        again_.setInterval(askedAgainWithin);
        QObject::connect(&again_, &QTimer::timeout, &again_, [this] {
            if (const std::string gone = std::exchange(before_, {}); !gone.empty()) {
                takeSettled(state_, {.id = gone}, news_);
                news_.changed();
            }
        });
        flush_.setInterval(0);
        QObject::connect(&flush_, &QTimer::timeout, &flush_, [this] { attempt([this] { flush(); }); });
        carrier_->start();
    }

    std::optional<Entry> perform(link::Act act) override
    {
        if (guest_->replica().seat() == Seat::watch)
            throw Error(utf8(GameModel::tr("You watch this game; its players act.")));
        expectLink();
        if (!state_.waits.empty())
            throw Error(utf8(
                GameModel::tr("%1's tablet has not answered what was done before; wait for it, or take that back.").arg(state_.keeper)));
        attempt([this] { flush(); });
        act.id = link::newId();
        state_.waits = act.id;
        guest_->act(std::move(act), carrier_->now());
        carrier_->work();
        news_.changed();
        return std::nullopt;
    }
    void workOut(const Json &amending, WorkedOut done) override
    {
        if (!guest_->isConnected())
            return done({}, utf8(GameModel::tr("There is no connection to %1's tablet now.").arg(state_.keeper)));
        Look look{.kind = "amend", .id = link::newId()};
        look.input = amending;
        looks_[look.id] = std::move(done);
        guest_->look(look);
        carrier_->work();
    }
    QString side() const override { return qt(sideOf(guest_->replica().seat())); }

    void withdraw() override
    {
        guest_->withdraw(state_.waits);
        carrier_->work();
    }
    void answer(bool agree) override
    {
        expectLink();
        Answer answer{.id = state_.asked, .what = "nod"};
        answer.agree = agree;
        guest_->answer(answer);
        state_.asked.clear();
        carrier_->work();
        news_.changed();
    }
    void ask(link::Ask ask) override
    {
        state_.asking = ask.id = link::newId();
        ask.what = "questions";
        guest_->ask(ask);
        carrier_->work();
        news_.changed();
    }
    void takeBack(const std::string &question) override
    {
        guest_->withdraw(question);
        carrier_->work();
    }
    void answerQuestions(const Json &answers) override
    {
        expectLink();
        guest_->answer(answerOf(state_, answers));
        carrier_->work();
        news_.changed();
    }
    void leave() override
    {
        flush_.stop();
        guest_->leave();
        carrier_->work();
    }
    bool isOpening() const override { return opening_; }
    void wake() override
    {
        guest_->wake(carrier_->now());
        carrier_->work();
    }

private:
    /// Throws Error while nothing can be sent: what was done or answered stays here, to be done again.
    void expectLink() const
    {
        if (!guest_->isConnected())
            throw Error(utf8(
                GameModel::tr("There is no connection to %1's tablet now. Optio goes on trying; do this again then.").arg(state_.keeper)));
    }
    std::string noteOf(const std::string &id) const
    {
        const std::string text = services_->store().gameNote(id, linkNote);
        return text.empty() ? Json({{"root", toHex(newGameKey())}}).dump() : text;
    }
    void keepNote()
    {
        const Json note{{"link", link::textOf(link_)}, {"device", joining_.device}, {"root", toHex(joining_.root)}};
        services_->store().setGameNote(id_, linkNote, canonical(note));
    }
    /// What goes wrong here ends the joining, with a sentence.
    void attempt(const std::function<void()> &work)
    {
        try {
            work();
        } catch (const std::exception &problem) {
            state_.link = QStringLiteral("gone");
            state_.reason = qt(problem.what());
            game_->setLink(nullptr);
            QTimer::singleShot(0, &flush_, [this] { leave(); });
            news_.changed();
        }
    }
    std::vector<Entry> linesNow() const
    {
        const Replica &replica = guest_->replica();
        std::vector<Entry> entries = journalOf(replica);
        if (replica.stubs() == 0 && !replica.openHeader().empty())
            entries.front() = parseEntry(replica.openHeader(), 0);
        return entries;
    }
    void rewrite()
    {
        services_->store().replaceReplica(id_, services_->rulesetOfGame(id_), linesNow(), Services::now());
        game_->reload();
    }
    void openGame()
    {
        if (game_->isOpen() && game_->gameId() == id_)
            return;
        opening_ = true;
        news_.opening(id_);
        game_->open(id_);
        opening_ = false;
        news_.opened(id_);
    }
    void begin()
    {
        const Replica &replica = guest_->replica();
        const Ruleset &ruleset = services_->ruleset(replica.header().value("ruleset", ""));
        if (id_.empty()) {
            const Game game = Game::open(ruleset, linesNow().front());
            id_ = services_->store().addGame(game, gameTitle(game.header()), Services::now());
            if (ruleset.kind() == "app") // whose it was, once it is over and no copy any more
                services_->store().setGameNote(
                    id_, playersNote,
                    canonical(Json{{"a", replica.seat() == Seat::a ? human : nobody}, {"b", replica.seat() == Seat::b ? human : nobody}}));
        } else {
            services_->store().replaceReplica(id_, ruleset, linesNow(), Services::now());
            if (game_->isOpen() && game_->gameId() == id_)
                game_->reload();
        }
    }
    void connected()
    {
        link_.token = guest_->token(); // a new one where somebody was shown out
        keepNote();
        openGame();
        if (guest_->replica().length() < game_->game().length())
            rewrite(); // the keeper has others from there on
        game_->setLink(this);
        state_.keeper = qt(guest_->keeper());
        state_.asked.clear();                                              // the keeper asks again what still stands
        before_ = state_.questions ? state_.questions->id : std::string(); // but an app that was ended has forgotten it
        again_.start();
    }
    bool isOwn(const Entry &entry) const
    {
        return !state_.waits.empty() && entry.json.value("link", Json::object()).value("id", "") == state_.waits;
    }
    /// Takes up what was told.
    void flush()
    {
        flush_.stop();
        if (id_.empty() || !game_->isOpen() || game_->gameId() != id_)
            return;
        const Replica &replica = guest_->replica();
        const int have = game_->game().length();
        if (replica.length() > have + static_cast<int>(fewEntries)) {
            rewrite();
            outrun();
        } else {
            if (replica.length() > have)
                outrun();
            for (int n = have + 1; n <= replica.length(); ++n) {
                const Entry entry = lineOf(replica.entry(n));
                game_->adopt(entry, isOwn(entry));
                if (!isOwn(entry))
                    tellNotice(*game_, entry, news_);
            }
        }
        // The game is over and all of it was told: from now on it is this device's as well.
        if (game_->isCopy() && replica.header().contains("key") && replica.stubs() == 0)
            rewrite();
    }
    /// The keeper hands the game over: it is on the disk here, with the codes by which it will be joined, before that is said.
    void takeOver(const std::string &header)
    {
        const Replica &replica = guest_->replica();
        const QString side = qt(sideOf(replica.seat()));
        std::optional<KeptShare> share = heir_.empty() ? std::nullopt : keptShare(services_, heir_);
        if (!share) {
            const std::vector<Entry> entries = takenOver(services_->rulesetOfGame(id_), journalOf(replica), header,
                                                         {joining_.name, replica.seat(), newGameKey(), Services::now()});
            heir_ = services_->store().importGame(services_->rulesetOfGame(id_), entries, gameTitle(entries.front().json), Services::now());
            services_->store().binGame(heir_, true, Services::now()); // it is shown once it is kept here
            share = newShare(side, true);
            keepShare(services_, heir_, *share);
            services_->store().setGameNote(id_, heirNote, heir_);
        }
        guest_->taken(linksOf(*share, header));
        carrier_->work();
    }
    /// The keeper keeps it after all.
    void letGo()
    {
        services_->store().setGameNote(heir_, "share", "");
        services_->store().setGameNote(id_, heirNote, "");
        heir_.clear();
    }
    void take(const GuestEffect &effect)
    {
        attempt([&] {
            switch (effect.kind) {
            case GuestEffect::Kind::begin:
                begin();
                break;
            case GuestEffect::Kind::keep:
                flush_.start();
                if (!heir_.empty() && effect.n == guest_->replica().length())
                    if (const auto change = keeperChange(guest_->replica().readable(effect.n)); change && change->how == "kept")
                        letGo();
                return;
            case GuestEffect::Kind::handed:
                takeOver(effect.text);
                break;
            case GuestEffect::Kind::moved:
                if (!heir_.empty())
                    return news_.heir(heir_);
                link_ = joinLinkFrom(effect.text);
                break;
            case GuestEffect::Kind::ruled:
                flush();
                if (effect.id == state_.waits) {
                    state_.waits.clear();
                    game_->finish(effect.n);
                }
                break;
            case GuestEffect::Kind::refused:
                if (effect.id == state_.waits) {
                    flush();
                    state_.waits.clear();
                    game_->giveUp();
                    news_.failed(spoken(effect.refusal.reason));
                }
                break;
            case GuestEffect::Kind::asked:
                if (effect.ask.id == before_)
                    before_.clear();
                takeAsked(*game_, state_, effect.ask);
                break;
            case GuestEffect::Kind::settled:
                takeSettled(state_, effect.answer, news_);
                break;
            case GuestEffect::Kind::told:
                if (auto waiting = looks_.extract(effect.id))
                    waiting.mapped()(std::get<Look>(effect.message).told, std::get<Look>(effect.message).refusal);
                return;
            case GuestEffect::Kind::presence:
                state_.people.clear();
                for (const Presence::Row &row : std::get<Presence>(effect.message).rows)
                    state_.people.push_back({0, qt(row.name), qt(row.seat), 0});
                break;
            case GuestEffect::Kind::state:
                state_.link = qt(effect.text);
                if (effect.text != "connected")
                    for (auto &[id, done] : std::exchange(looks_, {}))
                        done({}, utf8(GameModel::tr("The connection to %1's tablet is lost.").arg(state_.keeper)));
                if (effect.text == "connected")
                    connected();
                if (effect.text != "gone")
                    break;
                state_.reason = spoken(effect.reason);
                if (!state_.waits.empty()) {
                    state_.waits.clear();
                    game_->giveUp();
                }
                state_.asked.clear();
                outrun();
                game_->setLink(nullptr);
                break;
            case GuestEffect::Kind::warn:
                if (state_.link == QLatin1String("connected"))
                    news_.failed(spoken(effect.text));
                break;
            default:
                return;
            }
            news_.changed();
        });
    }

    Services *services_;
    GameModel *game_;
    JoinLink link_;
    Joining joining_;
    std::string id_;     ///< of the copy among this device's games
    std::string heir_;   ///< of the game that this device is to keep, "" for none
    std::string before_; ///< the question that stood when the link was lost, until it is asked again
    std::unique_ptr<Guest> guest_;
    std::unique_ptr<GuestCarrier> carrier_;
    QTimer flush_, again_;
    std::map<std::string, WorkedOut> looks_; ///< what the keeper has been asked to work out
    bool opening_ = false;
};

} // namespace

bool joinedBefore(Services *services, const QString &link)
{
    const JoinLink given = joinLinkFrom(utf8(link));
    for (const GameRow &row : services->store().games())
        if (const std::vector<StoredLine> header = services->store().lines(row.id, 0, 0);
            !header.empty() && chainHash(header.front().line).substr(0, 16) == given.game &&
            isReplica(parseEntry(header.front().line, 0).json))
            return true;
    return false;
}

std::unique_ptr<TableEnd> joinTable(Services *services, GameModel *game, const QString &name, const QString &link, TableNews news)
{
    mayReachTables();
    return std::make_unique<GuestEnd>(services, game, name, joinLinkFrom(utf8(link)), std::move(news));
}

} // namespace optio
