// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done in an event, by the kinds of its entries:
//   settings  any of Settings' fields
//   player    a new player: Player's fields, "name" at least
//   edit      "player" and any of Player's fields
//   leave     "player", "round": the first one not played (otherwise the next)
//   return    "player": plays again from the next round on
//   remove    "player": before the first round is drawn
//   table     "table", "note": there is such a table; "gone": true takes it away
//   draw      the next round; "again": true draws the last one again
//   swap      "one", "other": two players of the last round change places
//   result    "table" or "player", "round" (otherwise the last), and "short" or Result's fields; "winner" where it must be said;
//             "confirmed": ["a"] who has confirmed it (otherwise both have)
//   confirm   "table" or "player", "round", "side": "a" or "b"
//   clear     "table" or "player", "round": the result was none
//   clock     "do": start, pause, add ("minutes", otherwise 5), last_bound, reset
//   umpire    "order": names, who comes before whom where nothing else settles a tie
#pragma once

#include "rules/club/event.h"

namespace optio::club {

/// The kinds of acts.
const std::vector<std::string> &actKinds();
/// Does an act on a copy of the event's state. Throws Error when it may not be done.
Done doAct(const Event &event, const std::string &kind, const Json &input, const std::string &time);

/// The acts on a round (act_rounds.cpp), used by doAct() alone.
Done drawAct(const Event &event, const Json &input, const std::string &time);
Done swapAct(const Event &event, const Json &input);
Done resultAct(const Event &event, const Json &input, const std::string &time);
Done confirmAct(const Event &event, const Json &input);
Done clearAct(const Event &event, const Json &input);

/// What an act is given: texts, numbers and lists by their keys. Throws Error naming the key for those of the wrong kind.
class ActInput {
public:
    ActInput(const Json &json, std::vector<std::string> allowed);
    bool has(const char *key) const { return json_.contains(key); }
    std::string text(const char *key, const std::string &otherwise = {}) const;
    int number(const char *key, int otherwise, int least, int most) const;
    bool flag(const char *key) const;
    std::vector<std::string> texts(const char *key) const;
    const Json &json() const { return json_; }

private:
    const Json &json_;
};

} // namespace optio::club
