// SPDX-License-Identifier: GPL-3.0-or-later
// Sharing and joining for programs: what is done comes in and what happens goes out as JSON Lines (docs/link.md).
#pragma once

#include "rules/link/guest.h"
#include "rules/link/keeper.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace optio::link {

/// Runs a command until a signal or {"do":"quit"} ends it; gives the exit code. Throws Error for a command that is wrong.
int talk(const std::string &program, const std::vector<std::string> &words);

/// A line of standard output, at once.
void tell(const Json &line);
/// Reads lines of standard input as they come; each is an object.
void listenTo(const std::function<void(const Json &)> &line);
/// Ends the event loop when a signal says so.
void endOnSignals();

/// An act as a line says it. Throws Error for one that is none.
Act actFrom(const Json &line);
/// Tells a message under the name of an event.
template <class Of> void tell(const char *event, const Of &message)
{
    Json json = FieldsOut::write(message);
    json["event"] = event;
    tell(json);
}
/// Tells what a keeper and a guest hear alike; nothing else.
template <class Effect> void tellAlike(const Effect &effect)
{
    using Kind = typename Effect::Kind;
    if (effect.kind == Kind::ruled)
        tell({{"event", "ruled"}, {"id", effect.id}, {"n", effect.n}});
    else if (effect.kind == Kind::refused)
        tell("refused", effect.refusal);
    else if (effect.kind == Kind::asked)
        tell("asked", effect.ask);
    else if (effect.kind == Kind::settled)
        tell("settled", effect.answer);
}

/// The commands.
struct ShareTerms {
    std::string file, name = "keeper", keep = "a", codes; ///< where the codes are kept; "" for new ones
    std::vector<Seat> seats;
    int port = 0;
    bool browsers = false; ///< may anybody near watch in a browser (LNK-05)?
};
int share(const Ruleset &ruleset, const ShareTerms &terms);
/// A game that is shared from here.
class SharedGame {
public:
    virtual ~SharedGame() = default;
    /// Does what a line says.
    virtual void take(const Json &line) = 0;
    virtual void end() = 0;
    /// The links by which it is joined, by seat.
    virtual std::map<std::string, std::string> links() const = 0;
};
std::unique_ptr<SharedGame> shareGame(const Ruleset &ruleset, const ShareTerms &terms);
struct JoinTerms {
    std::string link, replica, name = "guest";
    std::string game; ///< file for a game that is handed over
    bool watch = false;
};
int join(const Guest::Rulesets &rulesets, const JoinTerms &terms);

} // namespace optio::link
