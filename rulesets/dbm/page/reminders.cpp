// SPDX-License-Identifier: GPL-3.0-or-later
// Reminds.
#include "rulesets/dbm/page/reminders.h"

#include "rulesets/dbm/army/tally.h"
#include "rulesets/dbm/combat/contacts.h"
#include "rulesets/dbm/combat/press_forward.h"
#include "rulesets/dbm/move/pips.h"
#include "rulesets/dbm/phases.h"

namespace optio::dbm {

namespace {

/// Gathers reminders for the side whose bound it is.
class Reminders {
public:
    Reminders(const Sheet &sheet, const Json &state) : sheet_(sheet), state_(state) {}

    std::vector<Reminder> gather()
    {
        leftOut();
        dice();
        unspent();
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
    const Json &active() const { return state_.at("sides").at(state_.at("active") == "b" ? 1 : 0).at("commands"); }

    /// Said in the first bound of each side.
    void leftOut()
    {
        const auto list = state_.find("left_out");
        if (list != state_.end() && list->is_array() && state_.at("turn") <= 2)
            for (const Json &one : *list)
                if (one.is_string())
                    add("Left out of the game: " + one.get<std::string>(), "DBM-184");
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
            settledBy(add(std::to_string(count) + (count == 1 ? " element advances or falls" : " elements advance or fall") +
                              " back on their own",
                          "DBM-062"),
                      "spontaneous", Json::object());
    }

    void unspent()
    {
        if (!isPhase(sheet_, state_, "moves"))
            return;
        std::string who;
        int all = 0;
        for (const Json &command : active()) {
            const auto pip = command.find("pip");
            const int left = pip != command.end() && pip->is_number_integer() ? pip->get<int>() - command.value("spent", 0) : 0;
            if (left > 0)
                who += (who.empty() ? "" : ", ") + command.at("name").get<std::string>() + " " + std::to_string(left);
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
            for (const Json &command : active())
                if (command.at("id") == id)
                    who += (who.empty() ? "" : ", ") + command.at("name").get<std::string>();
        if (!who.empty())
            settledBy(add("May press forward when all combats are fought: " + who, "DBM-157"), "press-forward", Json::object());
    }

    void breaking()
    {
        for (const Json &army : state_.at("sides"))
            for (const Json &command : army.at("commands")) {
                const Standing standing = standingOf(sheet_, state_, command);
                if (standing.atBreak() && !standing.demoralised)
                    add(command.at("name").get<std::string>() + ": " + lossText(standing) + ". It will be so when the bound ends.",
                        "DBM-161");
            }
    }

    const Sheet &sheet_;
    const Json &state_;
    std::vector<Reminder> all_;
};

} // namespace

std::vector<Reminder> remindersOf(const Sheet &sheet, const Json &state) { return Reminders(sheet, state).gather(); }

} // namespace optio::dbm
