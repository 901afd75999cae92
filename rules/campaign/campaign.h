// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns: battles one after another with the same armies. Like a game a campaign is its journal: line 0 is the header, each later line
// an entry with the hash of the line before it, and the state is the header's start with the changes of every entry made in order.
//
// header: {"optio-campaign":1,"ruleset","id","name","created","key"(hex),"start":{state}}
// entry:  {"n":1,"prev":"<sha256>","time","kind":"act"|"undo","act":{"kind","input"},"of":n (of an undo),"result":{ruling}}
//
// A state has "players", "units" and "battles", which the store keeps as rows (see db/campaign.h):
//   players: {side: {"name","stratagems":n}}
//   units:   {id: {"side","row","notation","name","value":n,"kind":"unit"|"leader","status":"available"|"lost","lost":battle or 0}}
//   battles: {number as text: {"attacker","date","points":{side: n},"winner","draw":bool,"fielded":{unit id: outcome},"why":{unit id:
//   text},
//             "fromGame": was the result taken from a game (campaign_game.h)? "told":{"outcomes","victory"}, what that game said}}
// and besides "points" (of each army at the start), "stratagemLimit", "noLeaderRecovery", "status" ("open"|"over") and "conceded" (a side,
// or "").
#pragma once

#include "rules/dice/dice.h"
#include "rules/journal/chained_line.h"
#include "rules/json.h"
#include "rules/ruling/form.h"
#include "rules/ruling/ruling.h"

#include <optional>
#include <string>
#include <vector>

namespace optio {

/// A battle of a campaign as a game to begin: both armies as they were fielded, and all options of the game.
struct CampaignGame {
    Json rosterA, rosterB, options;
};

/// What a rule set that knows campaigns offers besides Ruleset.
class CampaignRules {
public:
    virtual ~CampaignRules() = default;
    /// The options of a new campaign as questions with defaults.
    virtual std::vector<Question> campaignOptions() const = 0;
    /// The state of a new campaign. Throws Error for armies it cannot be fought with.
    virtual Json startCampaign(const std::string &name, const Json &rosterA, const Json &rosterB, const Json &options) const = 0;
    /// What may be done, in order: "field", "result", "concede".
    virtual std::vector<std::string> campaignActs() const = 0;
    /// Rules an act. Throws Error when it may not be done.
    virtual Ruling campaignAct(const Json &state, const std::string &kind, const Json &input, Dice &dice) const = 0;
    /// The campaign at a glance, worked out from its rows; see campaignPage() for what it holds.
    virtual Json campaignView(const Json &state) const = 0;
    /// What an army costs in a campaign: its units, and its leaders beyond those that are free. Throws Error for one that cannot be
    /// fielded.
    virtual int campaignPoints(const Json &roster) const = 0;
    /// The options of a game that the campaign leaves open, as questions with defaults.
    virtual std::vector<Question> gameOptions() const = 0;
    /// The battle that is being fought as a game: in it every unit of the rosters has the key "veteran", and every command its leaders in
    /// "veterans", ids of the campaign's units. `options` answers gameOptions(). Throws Error when no battle is being fought.
    virtual CampaignGame campaignGame(const Json &state, const Json &options) const = 0;
    /// What such a game with these armies, standing at `state`, says of the campaign's units: {"victory":{side: n},"awards":{side:
    /// [{"reason","points"}]},"units":[{"unit": id of the campaign,"outcome": of the act "result","path": what of the state says so}],
    /// "remarks":["a sentence"]}. Who survived is not among the units.
    virtual Json campaignReport(const Json &armies, const Json &state) const = 0;
};

/// A line of a campaign's file.
using CampaignEntry = ChainedLine;

/// A campaign being fought.
class Campaign {
public:
    /// Starts one. `rules` must outlive it.
    static Campaign start(const CampaignRules &rules, const std::string &ruleset, const std::string &name, const Json &rosterA,
                          const Json &rosterB, const Json &options, const GameKey &key, const std::string &time);
    /// Takes one up from its lines. Throws Error naming the line that is damaged or does not fit.
    static Campaign open(const CampaignRules &rules, const std::vector<std::string> &lines);
    /// The same without its rules: it can be looked at and followed, but nothing can be done in it.
    static Campaign read(const std::vector<std::string> &lines);

    /// Rules an act; with `typed` the dice are those faces. Nothing changes yet: store the entry, then follow() it.
    CampaignEntry act(const std::string &kind, const Json &input, const std::optional<std::vector<int>> &typed,
                      const std::string &time) const;
    /// An entry that takes the last standing act back. Throws Error when there is none.
    CampaignEntry undo(const std::string &time) const;
    /// Folds an entry. Throws Error when its number, chain or changes do not fit.
    void follow(const CampaignEntry &entry);

    const Json &header() const { return lines_.front().json; }
    const std::vector<CampaignEntry> &lines() const { return lines_; }
    const Json &state() const { return state_; }
    std::string id() const { return header().at("id").get<std::string>(); }
    /// Throws Error for one that was read without its rules.
    const CampaignRules &rules() const;
    /// The sentence of the act that undo() would take back; "" when there is none.
    std::string lastAct() const;

private:
    Campaign() = default;
    /// Numbers of the acts that stand, oldest first.
    std::vector<int> standing() const;

    const CampaignRules *rules_ = nullptr;
    std::vector<CampaignEntry> lines_;
    Json state_;
};

/// All that a page needs to show a campaign at a glance, and to offer what may be done next:
/// {"id","ruleset","name","created","status":"open"|"over","conceded": side or "","winner": side or "","text": where it stands, a sentence,
///  "options":[{"label","text","rule"}],
///  "players":[{"side","name","points","pointsAtStart" (what the army costs now and cost at the start, its first leader free),
///    "start","available","lost" (worth of its rows, each leader counted),"leaders","leadersAtStart","stratagems" (used),"stratagemLimit",
///    "stratagemsLeft","beaten": has it nothing left to field?,
///    "rows":[{"row","label","icon","detail","value","available","lost"}], leaders last with the row ""}],
///  "battles":[{"number","date","attacker": side,"fought","winner": side or "","draw","points":{side: n},"stratagems":{side: n},
///    "text": a sentence,"fromGame": was its result taken from a game?,
///    "sides":[{"side","text": what it lost and by what, a sentence, "" before the result,
///    "losses":[{"unit": id,"name","outcome","why": what brought it about, with its rule}],"fielded": points,"units","leaders", and as
///    {"units","value"} with leaders among the units: "survived","fled", "destroyed" (those recovered among
///    them),"pursuit","recovered","gone" (for good)}]}],
///  "next":{"battle": its number,"attacker": side, or "" where dice are thrown for it},
///  "acts":[{"kind","label","next": the natural one,"refusal","input": what to start with}],
///  "undo": the sentence of the act that undo would take back, "" when there is none,
///  "entries": how many entries its journal has}
/// While a battle is being fought the act "result" has in its input "pursuit" and "recovered" as they are proposed if all survive.
Json campaignPage(const Campaign &campaign);

} // namespace optio
