// SPDX-License-Identifier: GPL-3.0-or-later
// A guest of a shared game: a state machine that is fed with messages, the time and the answers of its store, and says what is to be sent,
// kept and shown. It knows no sockets and no clock (LNK-20 to LNK-41).
#pragma once

#include "rules/dice/dice.h"
#include "rules/link/replica.h"

#include <functional>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace optio::link {

/// What a guest wants done. The carrier does it in order.
struct GuestEffect {
    enum class Kind {
        connect,  ///< open a link to the keeper
        send,     ///< `message`
        close,    ///< end the link; `text` says why
        begin,    ///< keep a new replica that begins with the line `text`
        keep,     ///< add the line `text` to the replica, durable; `n` is the entry
        show,     ///< entry `n` is to be shown; it is durable at the keeper
        ruled,    ///< the act `id` became entry `n`
        refused,  ///< the act `id` was refused: `refusal`
        asked,    ///< the player is asked: `ask`
        settled,  ///< the question `id` has been settled: `answer`
        presence, ///< who is at the table: `message`
        told,     ///< the answer to a look: `message`
        state,    ///< `text` is "connecting", "connected", "lost" or "gone" (with the reason in `reason`)
        warn,     ///< `text`: something that should not be
        handed,   ///< this device is to keep the game: `text` is the keeper's whole header; see taken()
        moved,    ///< another device keeps the game: it is joined by the link `text`, and tried next
    };
    Kind kind = Kind::state;
    int n = 0;
    std::string id{}, text{}, reason{};
    Message message{};
    Refused refusal{};
    Ask ask{};
    Answer answer{};
};

/// Who joins: the token of its seat and what it is called.
struct Joining {
    std::string token{}, name{};
    std::string device{};   ///< see Hello
    GameKey root{};         ///< secret of this device, from which its part of shared dice comes
    bool guestOnly = false; ///< see Hello
};

class Guest {
public:
    /// Rule sets by id; null for one that is not here.
    using Rulesets = std::function<const Ruleset *(const std::string &)>;

    Guest(Rulesets rulesets, Joining joining);
    /// With a replica that was kept before.
    Guest(Rulesets rulesets, Joining joining, Replica replica);

    // what happens to it; `now` is in ms of any clock that does not go back
    void start(std::int64_t now);
    void connected(std::int64_t now);
    void lost(std::int64_t now);
    void received(const std::string &text, std::int64_t now);
    void tick(std::int64_t now);
    /// The window became active, or the network changed: try again at once.
    void wake(std::int64_t now);

    // what its player does
    /// Sends an act made on what is here now, or on `act.base`; gives its id.
    std::string act(Act act, std::int64_t now);
    /// An act, or what was asked.
    void withdraw(const std::string &id);
    void answer(const Answer &answer);
    /// What is asked of the other side is asked again whenever the link is there again, until it is answered or something else has
    /// happened.
    void ask(const Ask &ask);
    void look(const Look &look);
    void leave();
    /// The game that was handed over is on this device's disk and joined by these links, by seat; none: it cannot be kept here.
    void taken(const std::map<std::string, std::string> &links);

    std::vector<GuestEffect> takeEffects() { return std::exchange(effects_, {}); }
    const Replica &replica() const { return replica_; }
    bool isConnected() const { return state_ == State::joined; }
    const std::string &keeper() const { return keeper_; }
    /// By which its seat is joined from now on.
    const std::string &token() const { return joining_.token; }
    /// Ids of acts without an answer, oldest first, with the time at which they were made.
    struct Waiting {
        Act act;
        std::int64_t since = 0;
    };
    const std::vector<Waiting> &waiting() const { return waiting_; }
    /// When tick() is to be called at the latest.
    std::int64_t nextTick() const;

private:
    enum class State { idle, waiting, connecting, greeting, joined, gone };

    void take(const Welcome &welcome);
    void take(const EntryTold &told);
    void take(const Ruled &ruled);
    void take(const Refused &refused);
    void take(const Ask &ask);
    void take(const Answer &answer);
    void take(const Look &look);
    void take(const Presence &presence);
    void take(const Bye &bye);
    void take(const Hand &hand);
    bool follow(const std::string &link);
    template <class T> void take(const T & /*other*/) {} ///< nothing that a keeper says
    void send(Message message);
    void effect(GuestEffect effect) { effects_.push_back(std::move(effect)); }
    void tell(const char *state, const std::string &reason = {});
    void tryLater();
    void drop(const std::string &reason);
    void checkShared(int n);
    void finish(const std::string &id);

    Rulesets rulesets_;
    Joining joining_;
    Replica replica_;
    State state_ = State::idle;
    std::string keeper_;
    std::vector<GuestEffect> effects_;
    std::vector<Waiting> waiting_;
    std::optional<Ask> asking_;                                   ///< of the other side, and not answered yet
    std::map<std::string, std::string> promises_;                 ///< of the keeper, by act key
    std::map<int, std::map<std::string, std::string>> unchecked_; ///< the same, when an entry came of which not all is seen yet
    std::int64_t now_ = 0, heard_ = 0, said_ = 0, again_ = 0, pause_ = 500;
};

} // namespace optio::link
