// SPDX-License-Identifier: GPL-3.0-or-later
// The dice of a volley.
#include "rulesets/punic/combat/shooting.h"

#include <algorithm>

namespace optio::punic {

bool aspectMatters(const Unit &target)
{
    return target.formed() &&
           (target.type == Type::HI || target.formation == Formation::quincunx || target.formation == Formation::behindTriarii);
}

const Table<Reading>::Row &halving(const CombatSheet &sheet, const Volley &volley)
{
    const CombatWords &words = sheet.words;
    const Unit &target = *volley.target;
    const auto standing = target.standing();
    Facts facts;
    const auto set = [&facts](int field, int word) { facts[field] = static_cast<std::uint8_t>(word); };
    set(words.me, static_cast<int>(target.type));
    set(words.form, static_cast<int>(target.formation));
    set(words.aspect, static_cast<int>(volley.from));
    set(words.turned, target.rearTurned);
    set(words.lastLine, static_cast<int>(standing.empty() ? target.type : standing.back()->type));
    set(words.cover, volley.cover);
    return sheet.half.first(facts);
}

std::vector<DiceLine> volleyLines(const CombatSheet &sheet, const Volley &volley, int &dice)
{
    const Unit &shooter = *volley.shooter;
    std::vector<DiceLine> lines;
    // Bases in quarters, so that all is rounded once.
    const auto standing = shooter.standing();
    const bool under = !standing.empty() && standing.front()->under;
    const auto &half = halving(sheet, volley);
    const int quarters = volley.bases * 4 / (under ? 2 : 1) / (half.payload.word == 1 ? 2 : 1);
    dice = (quarters + 3) / 4;
    lines.push_back({"volley.bases", std::to_string(volley.bases) + " in range" + (under ? ", understrength: half" : ""), sheet.volley.rule,
                     under ? (volley.bases + 1) / 2 : volley.bases});
    if (half.payload.word == 1)
        lines.push_back({half.id, "half: " + half.payload.label, half.rule, dice - lines.front().value});
    const int disorder = shooter.dps * sheet.volley.disorder;
    if (disorder != 0)
        lines.push_back({"volley.disorder", dpsText(shooter.dps) + (shooter.shaken ? ", shaken" : ""), sheet.volley.rule, disorder});
    dice += disorder;
    if (volley.target->elephants()) {
        lines.push_back({"volley.elephants", "at elephants", sheet.volley.elephantsRule, sheet.volley.elephants});
        dice += sheet.volley.elephants;
    }
    if (dice < sheet.volley.least) {
        lines.push_back({"volley.least", "at least one die", sheet.volley.rule, sheet.volley.least - dice});
        dice = sheet.volley.least;
    }
    return lines;
}

} // namespace optio::punic
