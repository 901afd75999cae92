// SPDX-License-Identifier: GPL-3.0-or-later
// What keeper and guests say to each other (LNK-11): each message is one JSON object with "v", "t" (its kind) and the fields of one of
// these structures. Unknown kinds and fields are passed over; another version is refused with both versions named.
#pragma once

#include "rules/fields.h"
#include "rules/limits.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace optio::link {

constexpr int protocolVersion = 1;                           ///< "v" of every message
constexpr std::size_t mostFrameBytes = std::size_t{1} << 20; ///< a frame (LNK-10)
constexpr std::size_t mostMessageBytes = 9u << 20;           ///< a message of several frames: a journal's line has at most 8 MiB
constexpr int mostActs = 50;                                 ///< of a guest in `actsWithin` (LNK-10)
constexpr std::int64_t actsWithin = 10'000;                  ///< ms
constexpr std::int64_t silence = 15'000;                     ///< ms without a sign of life after which a link counts as lost (LNK-10)
constexpr std::int64_t alivePause = 5'000;                   ///< ms between signs of life
constexpr int longestShare = 12 * 3600 * 1000;               ///< ms after which a sharing ends by itself (LNK-01)
constexpr std::int64_t nodWithin = 60'000;                   ///< ms in which a nod is given (LNK-24)

/// A place in a journal: the number and hash of an entry; 0 is the header.
struct Head {
    int n = -1; ///< -1: nothing yet
    std::string hash{};
    bool operator==(const Head &) const = default;
};
OPTIO_FIELDS(Head, n, hash)

/// The guest's first word.
struct Hello {
    std::string program{}, version{}; ///< "optio", "0.1.0"
    std::string token{};              ///< of its seat, 32 hexadecimal digits; "" for who may watch without one
    std::string name{};               ///< what the device is called
    std::string device{};             ///< 32 hexadecimal digits, the same each time this device joins this game
    std::string game{};               ///< hash of the header it has; "" for none
    Head head{};
    bool guestOnly = false; ///< it cannot keep the game: a browser
};
template <class F> void fields(F &f, Hello &v)
{
    f("program", v.program);
    f("version", v.version);
    f("token", v.token);
    f("name", v.name);
    f("device", v.device);
    f("game", v.game);
    f("head", v.head);
    f("guestOnly", v.guestOnly, limit::sparse);
}

/// The keeper's answer: entries follow from `from` on.
struct Welcome {
    std::string seat{}, keeper{}, version{}, data{}; ///< seat; the keeper's name, program version and hash of its rules data
    std::string game{};                              ///< hash of the header
    Json header{};                                   ///< as this seat may see it; null when it has it
    Head head{};                                     ///< the keeper's
    int from = 1;                                    ///< the first entry that follows; what the guest has from there on is not the game's
    std::string token{};                             ///< by which this seat is joined from now on, where it is a new one
};
OPTIO_FIELDS(Welcome, seat, keeper, version, data, game, header, head, from, token)

/// An entry: its line, or where the seat may not see all of it its hash and what it may see. With the number of an older one, its line.
struct EntryTold {
    int n = 0;
    std::string line{}; ///< "" for a stub
    std::string hash{}, prev{};
    Json seen{}; ///< of a stub: {"kind","time","turn","act","result":{"sentence","changes",…},"of",…}
};
template <class F> void fields(F &f, EntryTold &v)
{
    f("n", v.n);
    f("line", v.line, limit::sparse);
    f("hash", v.hash, limit::sparse);
    f("prev", v.prev, limit::sparse);
    f("seen", v.seen, limit::sparse);
}

/// Something to be done. `kind`: "act" (resolver, input, dice), "undo" (of), "correct" (values, text), "note" (text), "amend" (amend,
/// text).
struct Act {
    std::string id{}; ///< 32 hexadecimal digits, random
    Head base{};      ///< what the guest had before it (LNK-20)
    std::string kind = "act";
    std::string resolver{};
    Json input{};
    std::optional<std::vector<int>> dice{}; ///< typed faces
    std::vector<std::string> names{};       ///< of typed dice
    int of = 0;
    Json values{};
    std::string text{}; ///< of a note, or the reason of a correction or amendment
    Json amend{};       ///< see amend_told.h
};
template <class F> void fields(F &f, Act &v)
{
    f("id", v.id);
    f("base", v.base);
    f("kind", v.kind);
    f("resolver", v.resolver, limit::sparse);
    f("input", v.input, limit::sparse);
    f("dice", v.dice);
    f("names", v.names, limit::sparse);
    f("of", v.of);
    f("values", v.values, limit::sparse);
    f("text", v.text, limit::sparse);
    f("amend", v.amend, limit::sparse);
}

/// Takes an act back that has not been ruled yet (LNK-22).
struct Withdraw {
    std::string id{};
};
OPTIO_FIELDS(Withdraw, id)

/// The act with this id became this entry, which is durable.
struct Ruled {
    std::string id{};
    int n = 0;
};
OPTIO_FIELDS(Ruled, id, n)

struct Refused {
    std::string id{}, rule{}, reason{};
    Head head{};        ///< of the keeper
    bool moved = false; ///< refused because of what has happened since: the form is to be looked at again (LNK-20)
};
OPTIO_FIELDS(Refused, id, rule, reason, head, moved)

/// What the other side is asked. `what`: "nod" (to take entry `of` back, or where `after` is there to amend it so, LNK-24), "value" (its
/// part of an act's dice, LNK-30: `key` is the act's, `promise` the keeper's) or "questions" (of a form, LNK-23).
struct Ask {
    std::string id{}, what{};
    std::string side{}; ///< who is asked: "a" or "b"
    std::string text{}; ///< a sentence
    int of = 0;
    std::optional<std::string> after{}; ///< what the entry would say; "" where it would be voided
    std::string key{}, promise{};
    std::string resolver{};
    Json input{};
    std::vector<std::string> questions{};
};
template <class F> void fields(F &f, Ask &v)
{
    f("id", v.id);
    f("what", v.what);
    f("side", v.side, limit::sparse);
    f("text", v.text, limit::sparse);
    f("of", v.of);
    f("after", v.after);
    f("key", v.key, limit::sparse);
    f("promise", v.promise, limit::sparse);
    f("resolver", v.resolver, limit::sparse);
    f("input", v.input, limit::sparse);
    f("questions", v.questions, limit::sparse);
}

/// The answer to it; `over` tells those who were asked that it has been settled without them.
struct Answer {
    std::string id{}, what{};
    std::optional<bool> agree{};
    std::string value{};
    Json answers{};
    bool over = false;
};
template <class F> void fields(F &f, Answer &v)
{
    f("id", v.id);
    f("what", v.what);
    f("agree", v.agree);
    f("value", v.value, limit::sparse);
    f("answers", v.answers, limit::sparse);
    f("over", v.over, limit::sparse);
}

/// A question about the game: "acts", "form", "odds" or "amend" (`t` is its kind), as this seat may know the answer.
struct Look {
    std::string kind{}; ///< "acts", "form", "odds", "amend" (`input` is the amendment, see rules/link/amend_told.h)
    std::string id{}, resolver{};
    Json input{};
    Json told{};           ///< of the answer
    std::string refusal{}; ///< why there is none
};
template <class F> void fields(F &f, Look &v)
{
    f("id", v.id);
    f("resolver", v.resolver, limit::sparse);
    f("input", v.input, limit::sparse);
    f("told", v.told, limit::sparse);
    f("refusal", v.refusal, limit::sparse);
}

/// Who is at the table.
struct Presence {
    struct Row {
        std::string name{}, seat{};
        bool here = true;
    };
    std::vector<Row> rows{}; ///< the keeper first
};
OPTIO_FIELDS(Presence::Row, name, seat, here)
OPTIO_FIELDS(Presence, rows)

/// A sign of life.
struct Alive {};
template <class F> void fields(F &, Alive &) {}

/// The end of a link, with its reason as a sentence. `final`: do not come back by yourself.
/// `link`: where the game goes on, for this seat (LNK-44).
struct Bye {
    std::string reason{};
    bool final = true;
    std::string link{};
};
template <class F> void fields(F &f, Bye &v)
{
    f("reason", v.reason);
    f("final", v.final);
    f("link", v.link, limit::sparse);
}

/// The keeper hands the game over (LNK-44): the line of its whole header. All entries were told whole before.
struct Hand {
    std::string line{};
};
OPTIO_FIELDS(Hand, line)

/// The guest has it on its disk and keeps the game from now on: links by seat. None: it cannot.
struct Taken {
    std::map<std::string, std::string> links{};
};
OPTIO_FIELDS(Taken, links)

/// Who has no link asks for a seat, once both devices show six digits (LNK-02).
struct Seek {
    std::string program{}, version{}, name{};
};
OPTIO_FIELDS(Seek, program, version, name)

/// The keeper's player has found them equal: the link of the seat.
struct Admitted {
    std::string link{};
};
OPTIO_FIELDS(Admitted, link)

/// What either end of a battle by e-mail tells the other at one table (LNK-26): its copy of the battle, and its own turn while that goes
/// on.
struct Turns {
    std::string head{};              ///< hash of the copy's last line; "" for no copy
    std::string file{};              ///< the copy, to an end that has another one; else ""
    int turn = 0;                    ///< the player turn that is played here; 0 where none is, or nothing has been done in it
    std::string value{};             ///< its side's value of that turn (PBM-22)
    std::vector<std::string> acts{}; ///< done in it, as lines of a file
    bool operator==(const Turns &) const = default;
};
template <class F> void fields(F &f, Turns &v)
{
    f("head", v.head);
    f("file", v.file, limit::sparse);
    f("turn", v.turn);
    f("value", v.value, limit::sparse);
    f("acts", v.acts, limit::sparse);
}

using Message = std::variant<Hello, Welcome, EntryTold, Act, Withdraw, Ruled, Refused, Ask, Answer, Look, Presence, Alive, Bye, Hand, Taken,
                             Seek, Admitted, Turns>;

/// The message as text.
std::string written(const Message &message);
/// Reads one. Nothing for an unknown kind. Throws Error for text that is no such message, and for another version of the protocol.
std::optional<Message> readMessage(std::string_view text);

/// A message cut into frames of at most `most` bytes: the first byte of each is 0, or 1 where more follows.
std::vector<std::string> framesOf(std::string_view message, std::size_t most = mostFrameBytes - 64);

/// Puts frames together again.
class Assembler {
public:
    /// The whole message where this frame ends it. Throws Error for a frame that is none, and for a message that is too long.
    std::optional<std::string> take(std::string_view frame);

private:
    std::string partial_;
};

/// 128 random bits as 32 hexadecimal digits.
std::string newId();
/// Is it of this form?
bool isId(std::string_view text);

} // namespace optio::link
