// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of a bound.
#include "rulesets/dbm/phases.h"

#include "rules/ruling/refusal.h"
#include "rulesets/dbm/army/defeat.h"
#include "rulesets/dbm/army/tally.h"
#include "rulesets/dbm/combat/press_forward.h"
#include "rulesets/dbm/combat/pursuit.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/move/impetuous.h"
#include "rulesets/dbx/late.h"

#include <algorithm>
#include <map>

namespace optio::dbm {

namespace {

std::size_t numberOf(const Sheet &sheet, const std::string &phase)
{
    for (std::size_t i = 0; i < sheet.phases.size(); ++i)
        if (sheet.phases[i].id == phase)
            return i;
    return 0;
}

/// Elements that nobody has dealt with.
int waiting(const Sheet &sheet, const State &state)
{
    int count = 0;
    for (const Pick &pick : uncontrolled(sheet, state))
        count += pick.part.has(mark::fought) ? 0 : pick.count;
    return count;
}

/// The rulings that belong to a phase, the usual one first.
const std::vector<std::string> &rulingsOf(const std::string &phase)
{
    static const std::map<std::string, std::vector<std::string>> rulings{
        {"pips", {"pips", "pip-assign"}},        {"moves", {"move"}},          {"impetuous", {"spontaneous"}},   {"shooting", {"shooting"}},
        {"combat", {"close-combat", "pursuit"}}, {"press", {"press-forward"}}, {"end", {"end-bound", "losses"}},
    };
    static const std::vector<std::string> none;
    const auto found = rulings.find(phase);
    return found == rulings.end() ? none : found->second;
}

/// Is there nothing to do in this phase?
bool isEmpty(const Sheet &sheet, const State &state, const std::string &phase)
{
    return phase == "press" ? commandsToPress(sheet, state).empty() : phase == "impetuous" && waiting(sheet, state) == 0;
}

} // namespace

std::size_t phaseOf(const Sheet &sheet, const State &state) { return state.phase ? numberOf(sheet, *state.phase) : 0; }

bool isPhase(const Sheet &sheet, const State &state, const char *phase) { return sheet.phases[phaseOf(sheet, state)].id == phase; }

bool hasReached(const Sheet &sheet, const State &state, const std::string &phase)
{
    return phaseOf(sheet, state) >= numberOf(sheet, phase);
}

void reach(const Sheet &sheet, const State &state, const std::string &phase, Ruling &ruling)
{
    if (!hasReached(sheet, state, phase))
        ruling.changes.push_back(changeFrom("/phase", state.phase, phase));
}

bool isLate(const Sheet &sheet, const State &state, const std::string &phase)
{
    return phaseOf(sheet, state) > numberOf(sheet, phase) && settingOf(sheet, state, "guided") == true &&
           endedOf(sheet, state).at("over") != true;
}

std::string lateRefusal(const Sheet &sheet, const State &state, const std::string &phase, const Json &answers, const char *id)
{
    if (!isLate(sheet, state, phase))
        return {};
    if (dbx::saysWhy(answers, id))
        return {};
    return dbx::lateText(sheet.phases[phaseOf(sheet, state)].label, sheet.phases[numberOf(sheet, phase)].label, "DBM-020", id);
}

namespace {

/// Players who go on after the end go on as they like.
bool isGuided(const Sheet &sheet, const State &state)
{
    return settingOf(sheet, state, "guided") == true && endedOf(sheet, state).at("over") != true;
}

} // namespace

std::string pursuitRefusal(const Sheet &sheet, const State &state)
{
    if (!isGuided(sheet, state))
        return {};
    const auto owed = owedPursuits(sheet, state);
    return owed.empty() ? std::string() : owedText(sheet, state, owed.front()) + ": say first what became of them (DBM-064)";
}

int unresolved(const Sheet &sheet, const State &state) { return isGuided(sheet, state) ? waiting(sheet, state) : 0; }

void checkResolved(const Sheet &sheet, const State &state)
{
    if (const std::string why = pursuitRefusal(sheet, state); !why.empty())
        throw Error(why, "");
    if (const int count = unresolved(sheet, state); count > 0)
        throw Error(count == 1
                        ? "1 element advances or falls back on its own: say first what became of it (DBM-062)"
                        : std::to_string(count) + " elements advance or fall back on their own: say first what became of them (DBM-062)",
                    "");
}

std::size_t phaseAfter(const Sheet &sheet, const State &state)
{
    std::size_t next = phaseOf(sheet, state) + 1;
    while (next + 1 < sheet.phases.size() && isEmpty(sheet, state, sheet.phases[next].id))
        ++next;
    return std::min(next, sheet.phases.size() - 1);
}

std::vector<PhaseView> phasesView(const Sheet &sheet, const State &state)
{
    std::vector<PhaseView> phases;
    for (const auto &phase : sheet.phases)
        phases.push_back({phase.id, phase.label, "", "DBM-020", rulingsOf(phase.id)});
    markPhases(phases, sheet.phases[phaseOf(sheet, state)].id);
    return phases;
}

std::vector<Question> nextPhaseQuestions(const Sheet &, const State *, const Json &input, bool strict)
{
    if (const Json &answers = answersIn(input); strict && !answers.empty())
        throw Error("answers: nothing is asked on going on, so there is no question " + quoted(Json(answers.begin().key())),
                    answers.begin().key());
    return {};
}

Ruling nextPhase(const Sheet &sheet, const State *state, const Json &)
{
    Ruling ruling;
    ruling.sentence = "The bound goes on";
    if (state == nullptr)
        return ruling;
    const std::size_t next = phaseAfter(sheet, *state);
    if (const std::string why = pursuitRefusal(sheet, *state); !why.empty())
        throw Error(why, "");
    if (isPhase(sheet, *state, "impetuous"))
        checkResolved(sheet, *state);
    if (next + 1 == sheet.phases.size())
        throw Error("nothing is left of this bound but its end: end the bound (DBM-020)", "");
    ruling.sentence = sheet.phases[next].label;
    ruling.changes.push_back(changeFrom("/phase", state->phase, sheet.phases[next].id, ""));
    return ruling;
}

} // namespace optio::dbm
