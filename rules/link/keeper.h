// SPDX-License-Identifier: GPL-3.0-or-later
// The keeper of a shared game: the device whose store holds it. It alone appends to the journal, one act after the other, and says of an
// act that it is ruled when its entry is durable (LNK-20 to LNK-31). A state machine without sockets, clock or store: it is fed with
// messages, the time and the store's answers, and says what is to be sent, appended and asked.
#pragma once

#include "rules/journal/amend.h"
#include "rules/journal/carried.h"
#include "rules/link/seat.h"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace optio::link {

using Link = int;            ///< a guest's link, numbered by the carrier from 1 on
constexpr Link atKeeper = 0; ///< the keeper's own player

/// What a keeper wants done. The carrier does it in order.
struct KeeperEffect {
    enum class Kind {
        append,   ///< write `text` as entry `n`, durable; then call durable() or failed()
        send,     ///< `message` to `link`
        close,    ///< end `link`, after what was sent to it; `text` says why
        show,     ///< entry `n` is durable: show it
        ruled,    ///< the keeper's own act `id` became entry `n`
        refused,  ///< the keeper's own act `id` was refused: `refusal`
        asked,    ///< the keeper's player is asked: `ask`
        settled,  ///< a question to the keeper's player has been settled without him, or his own was answered: `answer`
        presence, ///< who is at the table has changed: presence()
        moved,    ///< another device keeps the game from now on; `text` is the link by which this one joins it, "" for none
        kept,     ///< it was to be handed over, and stays here
    };
    Kind kind = Kind::append;
    Link link = atKeeper;
    int n = 0;
    std::string id{}, text{};
    Message message{};
    Refused refusal{};
    Ask ask{};
    Answer answer{};
};

/// How a game is shared.
struct Sharing {
    std::string name{};                  ///< what the keeper's device is called
    std::set<std::string> sides{"a"};    ///< those that are played at the keeper's device
    std::map<std::string, Seat> seats{}; ///< by token
    bool watchers = false;               ///< may watch without a token
    bool nods = true;                    ///< ask the other device before its acts are taken back (LNK-24)
    bool sharedDice = true;              ///< LNK-30
};

class Keeper {
public:
    /// The time of an entry, as journals have it.
    using Clock = std::function<std::string()>;

    /// `entries`: the whole journal, the header first. Throws Error for one that does not hold together or cannot be shared.
    Keeper(const Ruleset &ruleset, std::vector<Entry> entries, Sharing sharing, Clock clock);

    // what happens to it
    void connected(Link link, std::int64_t now);
    void received(Link link, const std::string &text, std::int64_t now);
    void lost(Link link, std::int64_t now);
    void tick(std::int64_t now);
    /// Entry n is on disk, and what was appended before it.
    void durable(int n, std::int64_t now);
    /// It could not be written: `why`. The journal ends as it was.
    void failed(int n, const std::string &why, std::int64_t now);

    // what its own player does
    std::string act(Act act, std::int64_t now);
    /// An act, or a question to the other side.
    void withdraw(const std::string &id);
    void answer(const Answer &answer);
    void ask(const Ask &ask);
    /// Shows a guest out and gives its seat a new token; those who stay get it (LNK-04).
    void remove(Link link, const std::string &reason);
    /// Takes a seat's link back, or gives it a new one.
    void setToken(Seat seat, const std::string &token);
    /// Hands the game over to the player at a guest's device (LNK-44): an entry says so, then nothing is ruled here any more. Throws Error
    /// when that cannot be now.
    void handOver(Link link, std::int64_t now);
    /// It was not taken, and stays here; an entry says so.
    void keepAfterAll(std::int64_t now);
    /// Whose device the game is being handed to, "" for none. So it may be from the beginning, when this device ended meanwhile.
    std::string handingTo() const { return handing_ ? handing_->name : std::string(); }
    /// Does another device keep it? Then guests that come are sent there.
    bool hasMoved() const { return !moved_.empty(); }
    /// Ends the sharing: everybody is told.
    void stop(const std::string &reason);

    std::vector<KeeperEffect> takeEffects() { return std::exchange(effects_, {}); }
    const Game &game() const { return game_; }
    const Entry &entry(int n) const { return entries_.at(static_cast<std::size_t>(n)); }
    Head head() const;
    /// The hash that stands for entry n, or the header.
    std::string hashOf(int n) const;
    Presence presence() const;
    /// The links of guests that have been let in, with their seats and names.
    struct Row {
        Link link = 0;
        Seat seat = Seat::watch;
        std::string name{};
        std::int64_t since = 0;
        bool guestOnly = false; ///< the game cannot be handed to it
    };
    std::vector<Row> guests() const;
    std::string tokenOf(Seat seat) const;
    /// The game as a seat has it, from entry `from` on: the lines of its copy (rules/journal/replica_line.h), the header being 0.
    std::vector<Entry> linesFor(Seat seat, int from = 0);
    /// Who is waited for before the act in hand can be ruled: "a", "b" or "".
    std::string waitsFor() const;
    std::int64_t nextTick() const;

private:
    struct Guest {
        bool in = false;
        Seat seat = Seat::watch;
        std::string token, name, device;
        bool guestOnly = false;
        std::int64_t since = 0, heard = 0, said = 0;
        std::deque<std::int64_t> acts; ///< when the last ones came
    };
    /// An act in the queue or in hand.
    struct Waiting {
        Act act;
        Link from = atKeeper;
        std::string seat;   ///< of who does it: a side, "umpire", or "" at the keeper where both sides are played there
        std::string device; ///< of the guest
    };
    /// A nod or a value that is waited for.
    struct Asked {
        Ask ask;
        std::int64_t until = 0;
        SharedDice shared;
    };
    /// What a player asks the other side: who asks, and the length of the game that it is about.
    struct Question {
        Link from = 0;
        Ask ask;
        int length = 0;
    };
    /// What a seat has been told: made once for all guests in it.
    struct Told {
        Json header;
        std::vector<EntryTold> entries;
        Json known;
    };

    // keeper.cpp
    void take(Link link, const Hello &hello);
    void take(Link link, const Act &act);
    void take(Link link, const Withdraw &withdraw);
    void take(Link link, const Ask &ask);
    void take(Link link, const Answer &answer);
    void take(Link link, const Look &look);
    void take(Link link, const Bye &bye);
    void take(Link link, const Taken &taken);
    template <class T> void take(Link /*link*/, const T & /*other*/) {} ///< nothing that a guest says
    void send(Link link, Message message);
    void effect(KeeperEffect effect) { effects_.push_back(std::move(effect)); }
    void showOut(Link link, const std::string &reason, bool final);
    void sendOn(Link link);
    void tellPresence();
    Told &toldTo(Seat seat);
    void broadcast(int n);
    void openTo(Link link, Seat seat, int from);
    // keeper_hand.cpp; so is sendOn()
    bool isHeir(const Guest &guest) const;
    void hand(Link link);
    void sayKeeper(const std::string &text, const Json &change);
    // keeper_acts.cpp
    void enqueue(Waiting waiting);
    void work();
    void begin();
    bool needsValue(const Waiting &waiting, Asked &asked) const;
    bool needsNod(const Waiting &waiting, Asked &asked) const;
    void rule();
    Amendment amendmentOf(const Act &act) const;
    Entry made(const Waiting &waiting) const;
    void expectAllowed(const Waiting &waiting) const;
    void expectAmendable() const;
    bool isSame(const Waiting &waiting) const;
    void refuse(const Waiting &waiting, const std::string &reason, bool moved = false);
    void acknowledge(const Waiting &waiting, int n);
    void settle(bool agreed, const std::string &value, const std::string &why);
    void put(const Ask &ask);
    void unput(const Ask &ask);
    void expectPatience(Guest &guest) const; ///< throws Error for one that sends too much (LNK-10)
    Link deviceOf(const std::string &side) const;
    Json stateAt(int n) const;
    std::string since(int n, Seat seat);
    Json knownHere(const Json &state, const Waiting &waiting) const;
    // keeper_looks.cpp
    Json looked(const Look &look, Seat seat);

    const Ruleset &ruleset_;
    Game game_;
    std::vector<Entry> entries_;
    Sharing sharing_;
    Clock clock_;
    int openedTo_ = -1; ///< the last entry whose line everybody may have, since the game had ended; -1: none
    GameKey root_{};
    std::map<Link, Guest> guests_;
    std::map<Seat, Told> told_;
    std::map<std::string, int> ids_; ///< of acts that were ruled, and their entries (LNK-21)
    std::deque<Waiting> queue_;
    std::optional<Waiting> hand_;      ///< the act that is being ruled
    std::optional<Asked> asked_;       ///< what it waits for
    std::optional<SharedDice> shared_; ///< of the act in hand
    bool nodded_ = false;
    std::optional<Entry> appending_;            ///< its entry, on its way to the disk
    std::optional<Game> next_;                  ///< the game after it
    std::optional<KeeperChange> handing_;       ///< to whom the game is being handed over
    std::map<std::string, std::string> moved_;  ///< the links by which it is joined there, by seat
    std::map<std::string, Question> questions_; ///< that players ask each other, by id
    std::vector<KeeperEffect> effects_;
    std::int64_t now_ = 0;
};

} // namespace optio::link
