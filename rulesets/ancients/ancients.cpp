// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/ancients/ancients.h"

#include "rules/journal/last_read.h"
#include "rules/roster/armies.h"
#include "rulesets/ancients/acts.h"
#include "rulesets/ancients/army/converter.h"
#include "rulesets/ancients/army/roster.h"
#include "rulesets/ancients/campaign.h"
#include "rulesets/ancients/combat/aftermath.h"
#include "rulesets/ancients/game.h"
#include "rulesets/ancients/move/arrival.h"
#include "rulesets/ancients/move/control.h"
#include "rulesets/ancients/page/correction.h"
#include "rulesets/ancients/sealing.h"
#include "rulesets/ancients/setup.h"
#include "rulesets/ancients/turn.h"

#include <algorithm>
#include <map>
#include <set>

namespace optio::ancients {

namespace {

/// Why an act that needs a unit is shut out when nobody can be named for it.
std::string nobodyFor(const std::string &act, const State &state)
{
    static const std::map<std::string, const char *> whys{
        {"attack", "Nobody of {} may attack: all are disordered, have attacked, left a zone of control or are off the map (ANC-077)"},
        {"shoot", "Nobody of {} can shoot: no missiles are left that have not been shot (ANC-067)"},
        {"move", "Nobody of {} can be moved: all have acted, run, panic or are off the map (ANC-037)"},
        {"hold", "Nobody of {} can be held: all are held, panic, have come on or are off the map (ANC-061)"},
        {"advance", "Nobody of {} is uncontrolled and has still to advance (ANC-057)"},
        {"rally", "Nobody of {} can rally: no disordered unit has a leader with it (ANC-106)"},
        {"depth", "Nobody has spears whose depth could change (ANC-143)"},
        {"keep-off", "There is nobody to keep off the map (ANC-119)"},
    };
    const auto found = whys.find(act);
    std::string why = found != whys.end() ? found->second : "Nobody can be named for it (ANC-181)";
    if (const std::size_t gap = why.find("{}"); gap != std::string::npos)
        why.replace(gap, 2, (act == "shoot" ? state.other(state.active) : state.side(state.active)).name);
    return why;
}

/// Why an attack or a shot has to wait for what must be done first; empty when it need not.
std::string waitsFor(const std::string &act, const State &state)
{
    if (act != "attack" && act != "shoot")
        return {};
    try {
        expectFallFelt(state);
        if (act == "attack")
            expectHexEntered(state);
    } catch (const Error &error) {
        return error.what();
    }
    return {};
}

} // namespace

Ancients::Ancients(const FigureFolder &figures) : RulesetOf(figures) {}

Conversion Ancients::convert(const Json &roster, const Json &answers, bool strict) const
{
    return convertRoster(sheet_, id_, data_, roster, answers, strict);
}

std::vector<Question> Ancients::campaignOptions() const { return campaignOptionsOf(sheet_); }

Json Ancients::startCampaign(const std::string &name, const Json &rosterA, const Json &rosterB, const Json &options) const
{
    return startCampaignOf(sheet_, name, rosterA, rosterB, options);
}

Ruling Ancients::campaignAct(const Json &state, const std::string &kind, const Json &input, Dice &dice) const
{
    return campaignActOf(sheet_, state, kind, input, dice);
}

Json Ancients::campaignView(const Json &state) const { return campaignViewOf(sheet_, state); }
int Ancients::campaignPoints(const Json &roster) const { return campaignPointsOf(sheet_, roster); }
std::vector<Question> Ancients::gameOptions() const { return campaignGameOptions(sheet_); }

CampaignGame Ancients::campaignGame(const Json &state, const Json &options) const
{
    return campaignGameOf(sheet_, id_, data_, state, options);
}

Json Ancients::campaignReport(const Json &armies, const Json &state) const { return campaignReportOf(sheet_, armies, state); }

std::optional<NoteRules::Written> Ancients::written(const Json &state, const std::string &id, const Json &input) const
{
    if (id != "seal-note" || input.contains("seal"))
        return {};
    return writtenNote(sheet_, resolver(id).about(), state, input);
}

NoteRules::WithoutDice Ancients::told(const Json &state, const KeptNote &kept) const { return toldNote(sheet_, readState(state), kept); }

Json Ancients::seenBy(const Json &state, const std::string &side) const
{
    Json seen = state;
    if (readState(state).over)
        return seen;
    for (Json &one : seen.at("sides"))
        if (one.at("id") != side)
            for (Json &note : one.at("notes"))
                if (!note.value("open", false))
                    for (const char *bound : {"leader", "bluff", "units"})
                        note.erase(bound);
    return seen;
}

int Ancients::sealedNotes(const Json &state, const std::string &side) const { return readState(state).side(side).sealed(); }

std::vector<Act> Ancients::noteActs(const Json &state, const std::vector<KeptNote> &kept, const std::string &side) const
{
    return noteActsOf(sheet_, readState(state), kept, side);
}

std::string Ancients::naturalAct(const Json &json, const State &state) const
{
    const Resolver &first = resolver(actsOf(state.step).front());
    const std::vector<Slot> places = first.slots();
    const bool nobody = !places.empty() && (places.front().optional ? !first.refusal(json, Json::object()).empty()
                                                                    : first.candidates(json, places.front(), Json::object()).empty());
    // A step that has no act of its own to end it is ended when nothing is compulsory: who shoots or moves is chosen by tapping.
    static const std::set<std::string> ending{"setup", "begin", "pips", "control"};
    return nobody || !ending.contains(state.step) ? "end-step" : first.id();
}

std::vector<Act> Ancients::acts(const Json &json) const
{
    const Unchanging unchanged(json);
    const State state = readState(json);
    std::vector<Act> acts;
    if (state.over)
        return acts;
    const bool waits = !compulsory(state).empty();
    std::vector<std::string> ids = actsOf(state.step);
    const std::string natural = naturalAct(json, state);
    if (state.step != "setup")
        ids.emplace_back("award");
    for (const std::string &id : ids) {
        if ((id == "meet" && !mayMeet(sheet_.tables, state)) || (id == "depth" && !hasSpears(sheet_, state)))
            continue;
        if ((id == "occupy" && state.vacated.empty()) || (id == "collapse" && state.fallen.empty()))
            continue;
        if ((id == "charge" || id == "hold") && !resolver(id).refusal(json, Json::object()).empty())
            continue;
        // Notes are sealed outside and handed over: an act of one side.
        const bool own = id == "seal-note" || id == "reveal" || id == "award";
        for (const Side &side : state.sides) {
            if (!own && &side != &state.sides.front())
                continue;
            if (id == "reveal" && side.sealed() == 0)
                continue;
            Act act{id, (own ? side.name + ": " : "") + resolver(id).title(), own ? Json{{"side", side.id}} : Json::object(), false, {}};
            act.next = waits ? (id == "occupy" && state.fallen.empty()) || id == "collapse" || id == "advance" : id == natural;
            if (id == "occupy")
                act.input = occupyInput(state);
            if (!own && id != "arrive" && id != "meet")
                act.refusal = resolver(id).refusal(json, act.input);
            if (act.refusal.empty())
                act.refusal = waitsFor(id, state);
            if (const std::vector<Slot> places = resolver(id).slots(); act.refusal.empty() && !places.empty() && !places.front().optional &&
                                                                       resolver(id).candidates(json, places.front(), act.input).empty())
                act.refusal = nobodyFor(id, state);
            acts.push_back(std::move(act));
        }
    }
    return acts;
}

} // namespace optio::ancients

template class optio::RulesetOf<optio::ancients::Sheet, optio::ancients::State>;
