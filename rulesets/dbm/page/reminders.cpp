// SPDX-License-Identifier: GPL-3.0-or-later
// Reminds.
#include "rulesets/dbm/page/reminders.h"

#include "rulesets/dbm/army/tally.h"
#include "rulesets/dbm/combat/contacts.h"
#include "rulesets/dbm/combat/press_forward.h"
#include "rulesets/dbm/combat/pursuit.h"
#include "rulesets/dbm/move/pips.h"
#include "rulesets/dbm/phases.h"

namespace optio::dbm {

namespace {

/// Gathers reminders for the side whose bound it is.
class Reminders {
public:
    Reminders(const Sheet &sheet, const State &state) : sheet_(sheet), state_(state) {}

    std::vector<Reminder> gather()
    {
        leftOut();
        dice();
        unspent();
        pursuits();
        impetuous();
        combats();
        pressing();
        breaking();
        return std::move(all_);
    }

private:
    Reminder &add(const std::string &text, const char *rule) { return all_.emplace_back(Reminder{text, rule}); }
    void settledBy(Reminder &reminder, const char *resolver, Json input)
    {
        reminder.resolver = resolver;
        reminder.input = std::move(input);
    }
    const std::vector<Corps> &active() const { return state_.inBound().commands; }

    /// Said in the first bound of each side.
    void leftOut()
    {
        if (state_.leftOut && state_.turn <= 2)
            for (const std::string &one : *state_.leftOut)
                add("Left out of the game: " + one, "DBM-184");
    }

    void dice()
    {
        if (poolWaits(state_))
            settledBy(add("The pool of PIPs is not shared out", "DBM-031"), "pip-assign", Json::object());
        else if (!pipsRolled(state_) && !hasReached(sheet_, state_, "shooting"))
            settledBy(add("The PIPs of this bound are not rolled", "DBM-030"), "pips", Json::object());
    }

    void impetuous()
    {
        const int count = hasReached(sheet_, state_, "impetuous") ? unresolved(sheet_, state_) : 0;
        if (count > 0)
            settledBy(add(count == 1 ? "1 element advances or falls back on its own"
                                     : std::to_string(count) + " elements advance or fall back on their own",
                          "DBM-062"),
                      "spontaneous", Json::object());
    }

    void pursuits()
    {
        for (const OwedPursuit &owed : owedPursuits(sheet_, state_))
            settledBy(add(owedText(sheet_, state_, owed), "DBM-064"), "pursuit", inputOf(owed));
    }

    void unspent()
    {
        if (!isPhase(sheet_, state_, "moves"))
            return;
        std::string who;
        int all = 0;
        for (const Corps &command : active()) {
            const int left = command.pip ? *command.pip - command.spent.value_or(0) : 0;
            if (left > 0)
                who += (who.empty() ? "" : ", ") + command.name + " " + std::to_string(left);
            all += left > 0 ? left : 0;
        }
        if (all > 0)
            add(std::to_string(all) + (all == 1 ? " PIP is" : " PIPs are") + " left to spend: " + who, "DBM-032");
    }

    void combats()
    {
        const auto pairings = pairingsOf(state_);
        if (pairings.empty() || !isPhase(sheet_, state_, "combat"))
            return;
        const int open = countOf(pairings);
        settledBy(add(std::to_string(open) + (open == 1 ? " combat is" : " combats are") + " still to fight", "DBM-022"), "close-combat",
                  {{"a", pairings.front().a}, {"b", pairings.front().b}, {"answers", Json::object()}});
    }

    void pressing()
    {
        if (!hasReached(sheet_, state_, "combat"))
            return;
        std::string who;
        for (const std::string &id : commandsToPress(sheet_, state_))
            for (const Corps &command : active())
                if (command.id == id)
                    who += (who.empty() ? "" : ", ") + command.name;
        if (!who.empty())
            settledBy(add("May press forward when all combats are fought: " + who, "DBM-157"), "press-forward", Json::object());
    }

    void breaking()
    {
        for (const Army &army : state_.sides)
            for (const Corps &command : army.commands) {
                const Standing standing = standingOf(sheet_, state_, command);
                if (standing.atBreak() && !standing.demoralised)
                    add(command.name + ": " + lossText(standing) + ". It will be so when the bound ends.", "DBM-161");
            }
    }

    const Sheet &sheet_;
    const State &state_;
    std::vector<Reminder> all_;
};

} // namespace

std::vector<Reminder> remindersOf(const Sheet &sheet, const State &state) { return Reminders(sheet, state).gather(); }

} // namespace optio::dbm
