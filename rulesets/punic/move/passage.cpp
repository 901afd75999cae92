// SPDX-License-Identifier: GPL-3.0-or-later
// Who is passed through, and what it costs.
#include "rulesets/punic/move/passage.h"

#include "rulesets/punic/move/move.h"
#include "rulesets/punic/move/move_plan.h"

#include <algorithm>

namespace optio::punic {

namespace {

bool costs(const Sheet &sheet, const Unit &unit) { return unit.formed() && fresh(sheet, unit); }

/// Free of DPs whoever is near: one of the two is unformed, one stands and neither is routing (PUN-162).
bool passesFreely(const Unit &unit, const Unit &other, bool still)
{
    const bool loose = unit.formation == Formation::unformed || other.formation == Formation::unformed;
    return loose && still && !unit.fleeing() && !other.fleeing();
}

/// Asks for one friend after another. `chosen`: a move in phase II or III.
std::vector<Passage> askEach(Scene &scene, const Unit &unit, const std::vector<std::string> &along, const std::string &subject, bool chosen)
{
    std::vector<Passage> passed;
    const auto known = [&](const std::string &id) {
        return id == unit.id || std::find(along.begin(), along.end(), id) != along.end() ||
               std::any_of(passed.begin(), passed.end(), [&](const Passage &one) { return one.unit == id; });
    };
    for (;;) {
        std::vector<std::pair<std::string, std::string>> friends;
        for (const auto &[id, other] : scene.state.units)
            if (!known(id) && other.inPlay() && other.side == unit.side && !other.elephants() &&
                (chosen || costs(scene.sheet, unit) || costs(scene.sheet, other)))
                friends.emplace_back(id, other.name);
        if (friends.empty())
            return passed;
        // A further one is asked for under the one before.
        const std::string before = passed.empty() ? std::string() : passed.back().unit;
        const std::string about = before.empty() ? subject : subject.empty() ? before : subject + "." + before;
        Passage one;
        one.unit = scene.ask.pick({before.empty() ? "mv.pass" : "mv.passNext", about, unit.side, unit.name, ""}, friends, "none");
        if (one.unit == "none")
            return passed;
        const Unit &other = scene.state.unit(one.unit);
        if (chosen || (!unit.fleeing() && !other.fleeing()))
            one.still = scene.ask.yesNo({"mv.still", about, unit.side, other.name, ""}, true);
        // In phase II it matters even where nothing is paid at once (PUN-163).
        const bool free = !chosen && scene.state.step != "skirmish" && passesFreely(unit, other, one.still);
        if (!free && (costs(scene.sheet, unit) || costs(scene.sheet, other)))
            one.near = scene.ask.yesNo({"mv.passNear", about, unit.side, unit.name, other.name}, !chosen);
        passed.push_back(one);
    }
}

} // namespace

std::vector<Passage> askPassages(Scene &scene, const Unit &unit, const std::vector<std::string> &along, const std::string &subject)
{
    return askEach(scene, unit, along, subject, true);
}

std::vector<Passage> askFriendsOnTheWay(Scene &scene, const Unit &unit) { return askEach(scene, unit, {}, "", false); }

Way askWay(Scene &scene, Unit unit)
{
    unform(unit);
    Way way;
    way.rough = askRough(scene, unit);
    way.off = scene.ask.yesNo({"mv.off", "", unit.side, unit.name, ""}, false);
    way.passed = askFriendsOnTheWay(scene, unit);
    return way;
}

void passThrough(const Book &book, const std::string &id, const std::vector<Passage> &passed)
{
    for (const Passage &one : passed) {
        const Unit &unit = book.state.unit(id);
        Unit &other = book.state.unit(one.unit);
        if (book.state.step == "skirmish" && other.formedInfantry() && unit.formation == Formation::unformed) {
            other.passed = other.passed || one.near; // PUN-163: only if it moves in phase III
        } else if (!passesFreely(unit, other, one.still) && one.near) {
            for (const std::string &passer : {unit.id, other.id})
                if (book.state.unit(passer).formed())
                    takeDps(book, passer, 1, DpClass::movement, "passage of lines", "PUN-162");
        }
    }
}

} // namespace optio::punic
