// SPDX-License-Identifier: GPL-3.0-or-later
// Counts losses.
#include "rulesets/dbm/army/tally.h"

#include "rulesets/dbm/army/roster.h"
#include "rulesets/dbm/army/units.h"

#include <charconv>
#include <string_view>

namespace optio::dbm {

namespace {

/// What the game adds for a general's element, in halves.
int generalExtra(const Sheet &sheet, const State &state)
{
    const Json &setting = settingOf(sheet, state, "general_extra_ee");
    if (!setting.is_string())
        return 0;
    const auto &text = setting.get_ref<const std::string &>();
    const char *stop = text.data() + text.size();
    int whole = 0;
    const char *end = std::from_chars(text.data(), stop, whole).ptr;
    return 2 * whole + (std::string_view(end, static_cast<std::size_t>(stop - end)) == ".5" ? 1 : 0);
}

} // namespace

void Tally::add(const Tally &other)
{
    elements += other.elements;
    left += other.left;
    equivalents += other.equivalents;
    lost += other.lost;
}

const Json &settingOf(const Sheet &sheet, const State &state, const char *setting)
{
    const auto found = state.settings.find(setting);
    return found != state.settings.end() ? *found : sheet.usualSettings.at(setting);
}

int equivalentsIn(const Sheet &sheet, const State &state, const Element &element)
{
    return equivalentsOf(sheet, element) + (element.general ? generalExtra(sheet, state) : 0);
}

Tally tallyOfUnit(const Sheet &sheet, const State &state, const Unit &unit)
{
    const int each = equivalentsIn(sheet, state, elementOf(sheet.words, unit));
    const int count = unit.count, lost = unit.lost;
    return {count, count - lost, each * count, each * lost};
}

Tally tallyOfCommand(const Sheet &sheet, const State &state, const Corps &command)
{
    Tally tally;
    for (const std::string &id : command.units)
        tally.add(tallyOfUnit(sheet, state, state.units.at(id)));
    return tally;
}

Standing standingOf(const Sheet &sheet, const State &state, const Corps &command)
{
    Standing standing;
    standing.tally = tallyOfCommand(sheet, state, command);
    standing.breaks = standing.tally.equivalents > 0 ? breakOf(sheet, "command", standing.tally.equivalents) : 0;
    standing.demoralised = command.isDemoralised();
    return standing;
}

bool countsWhole(const Sheet &sheet, const State &state) { return settingOf(sheet, state, "demoralised_count_full") == true; }

int countedLoss(const Sheet &sheet, const State &state, const Standing &command)
{
    return command.demoralised && countsWhole(sheet, state) ? command.tally.equivalents : command.tally.lost;
}

int breakOfArmy(const Sheet &sheet, int equivalents) { return breakOf(sheet, "army", equivalents); }

Standing standingOfArmy(const Sheet &sheet, const State &state, const Army &army)
{
    Standing whole;
    int counted = 0;
    for (const Corps &command : army.commands) {
        const Standing standing = standingOf(sheet, state, command);
        whole.tally.add(standing.tally);
        counted += countedLoss(sheet, state, standing);
    }
    whole.tally.lost = counted;
    whole.breaks = whole.tally.equivalents > 0 ? breakOfArmy(sheet, whole.tally.equivalents) : 0;
    return whole;
}

std::string lossText(const Standing &standing, const std::string &what)
{
    std::string text = halves(standing.tally.lost) + " of " + halves(standing.tally.equivalents) + " EE lost";
    if (standing.breaks > 0)
        text += ", " + what + " at " + halves(standing.breaks);
    return text;
}

} // namespace optio::dbm
