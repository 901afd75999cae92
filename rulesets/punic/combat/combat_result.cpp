// SPDX-License-Identifier: GPL-3.0-or-later
// Settles combats.
#include "rulesets/punic/combat/combat_result.h"

#include "rules/agreement.h"
#include "rules/sides.h"
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/leader_death.h"

#include <algorithm>

namespace optio::punic {

namespace {

/// What one engaged unit must suffer and do.
struct Lot {
    const Engaged *engaged = nullptr;
    int side = 0;
    const Table<Duty>::Row *row = nullptr;
    int extra = 0; ///< DPs more, from whom passes through it
    std::string extraReason, extraRule;
    ElephantFate elephant = ElephantFate::unharmed;
    std::string move;
    std::vector<std::string> choices;
    std::vector<std::string> leaders; ///< attached when it fought
    const Unit &unit() const { return *engaged->unit; }
};

class Settlement {
public:
    Settlement(const Book &book, const CombatSheet &sheet, const Melee &melee, const std::array<int, 2> &hits)
        : book_(book), sheet_(sheet), melee_(melee), hits_(hits)
    {
        for (const int side : {0, 1})
            band_[at(side)] = &sheet.bands[at(sheet.bandOf(hits[at(side)] - hits[at(1 - side)]))];
        // The side with the initiative first; within it the main unit first (PUN-324).
        for (const int side : {melee.first, 1 - melee.first})
            for (const bool main : {true, false})
                for (std::size_t i = 0; i < melee.sides[at(side)].size(); ++i)
                    if ((i == melee.main[at(side)]) == main)
                        addLot(side, melee.sides[at(side)][i]);
    }

    void settle(Dice &dice)
    {
        tellScore();
        strikeElephants(dice);
        passThrough();
        disorder();
        decideMoves();
        breakAndRetire();
        for (const Lot &lot : lots_)
            for (const std::string &leader : lot.leaders)
                riskLeader(book_, sheet_, leader, "fought with " + lot.unit().name, dice);
        listMoves();
        close();
    }

private:
    void addLot(int side, const Engaged &engaged)
    {
        Lot lot;
        lot.engaged = &engaged;
        lot.side = side;
        lot.row = &band_[at(side)]->duties.first(engaged.facts);
        lot.leaders = book_.state.leadersOf(engaged.unit->id);
        lots_.push_back(std::move(lot));
    }

    void tellScore()
    {
        const int d = hits_[0] - hits_[1];
        const int winner = d == 0 ? melee_.first : d > 0 ? 0 : 1;
        const auto number = [&](int side) { return std::to_string(hits_[at(side)]); };
        const std::string difference = (d == 0 ? "" : "+") + std::to_string(std::abs(d));
        const Band &won = *band_[at(winner)], &lost = *band_[at(1 - winner)];
        const std::string results = d == 0 ? won.label : won.label + " and " + lost.label;
        book_.narration.comparison =
            fightersOf(melee_, 0) + " " + number(0) + ", " + fightersOf(melee_, 1) + " " + number(1) + ": " + difference + ", " + results;
        if (d == 0)
            book_.narration.say("Both score " + number(0) + " (" + won.label + ").");
        else
            book_.narration.say(
                (melee_.sides[at(winner)].size() > 1 ? fightersOf(melee_, winner) + " win" : does(fightersOf(melee_, winner), "wins")) +
                " " + number(winner) + " to " + number(1 - winner) + " (" + difference + ", " + won.label + ").");
        for (const int side : {0, 1}) {
            book_.narration.total(sideId[at(side)], "hits", "hits", hits_[at(side)]);
            book_.narration.total(sideId[at(side)], "difference", "difference", side == 0 ? d : -d);
            book_.narration.result(sideId[at(side)], band_[at(side)]->id, band_[at(side)]->label, band_[at(side)]->rule);
        }
    }

    void strikeElephants(Dice &dice)
    {
        for (Lot &lot : lots_) {
            const Duty &duty = lot.row->payload;
            if (lot.unit().elephants() && (duty.dps > 0 || duty.critical > 0))
                lot.elephant = strikeElephant(book_, sheet_, lot.unit().id, duty.critical > 0 ? 0 : duty.dps, duty.critical,
                                              melee_.mainOf(1 - lot.side).unit->name, dice);
        }
    }

    /// Those who pass through give DPs more, once; an elephant that scored a critical hit does not (PUN-253).
    void passThrough()
    {
        for (const Lot &by : lots_) {
            const Duty &duty = by.row->payload;
            if (duty.extra == 0 || by.elephant != ElephantFate::unharmed)
                continue;
            for (Lot &lot : lots_) {
                const bool struck = duty.extraTo == ExtraTo::formedInfantry ? lot.unit().formedInfantry() : lot.unit().type == Type::LI;
                if (lot.side == by.side || !struck || lot.extra > 0)
                    continue;
                lot.extra = duty.extra;
                lot.extraReason = by.unit().name + " passes through";
                lot.extraRule = by.row->rule;
            }
        }
    }

    void disorder()
    {
        // Which line of a legion loses bases hangs on which of them fights (PUN-260).
        if (const auto combat = book_.state.combats.find(melee_.combat); combat != book_.state.combats.end())
            for (const Lot &lot : lots_)
                if (Member *member = combat->second.find(lot.unit().id); member != nullptr)
                    member->last = lot.engaged->bothEnds && lot.engaged->last;
        for (const Lot &lot : lots_) {
            const Duty &duty = lot.row->payload;
            const Band &band = *band_[at(lot.side)];
            if (!lot.unit().elephants()) {
                takeDps(book_, lot.unit().id, duty.dps, DpClass::battle, band.label, lot.row->rule);
                takeDps(book_, lot.unit().id, lot.extra, DpClass::battle, lot.extraReason, lot.extraRule);
                loseBases(book_, lot.unit().id, duty.bases, band.label, lot.row->rule);
            }
            if (const Unit *support = lot.engaged->support) {
                const std::string reason = band.label + " of " + lot.unit().name + ", which it supports";
                takeDps(book_, support->id, duty.dps + lot.extra, DpClass::battle, reason, "PUN-260", true);
            }
        }
    }

    const Unit &now(const Lot &lot) const { return book_.state.unit(lot.unit().id); }
    const Move &moveOf(const Lot &lot) const { return sheet_.moveAt(sheet_.move(lot.move)); }

    void decideMoves()
    {
        for (Lot &lot : lots_) {
            lot.move = sheet_.moveAt(lot.row->payload.move).id;
            // A legion that the result has shaken, or that has lost a line by it, has nothing formed to hide behind (PUN-052, PUN-389).
            if (lot.move == "behindTriarii" && (now(lot).shaken || now(lot).standing().size() < 3))
                lot.move = "retire";
        }
        for (Lot &lot : lots_)
            if (lot.row->payload.follows)
                lot.move = followed(lot);
        for (Lot &lot : lots_) {
            if (lot.elephant == ElephantFate::rampages)
                lot.move = "rampage";
            else if (!now(lot).inPlay())
                lot.move = "destroyed";
            else if (lot.row->payload.mayHalt && lot.move != "halt")
                lot.choices = {"halt", lot.move};
            else if (lot.move == "behindTriarii")
                lot.choices = {lot.move, "retire"};
        }
    }

    /// PUN-253 row 5 and PUN-262: what the enemies do.
    std::string followed(const Lot &own) const
    {
        bool halted = false, fellBack = false, fled = false;
        for (const Lot &lot : lots_) {
            if (lot.side == own.side || lot.elephant != ElephantFate::unharmed || !now(lot).inPlay())
                continue;
            halted = halted || lot.move == "halt";
            fellBack = fellBack || lot.move == "fallBack";
            fled = fled || lot.move == "retire" || lot.move == "rout" || lot.move == "behindTriarii";
        }
        return halted ? "halt" : fellBack ? "followUp" : fled ? "pursue" : "halt";
    }

    /// What a supporter does: the same as the unit in front of it, even when that was destroyed (PUN-260).
    std::string supportMove(const Lot &lot) const
    {
        std::string move = lot.move == "destroyed" ? sheet_.moveAt(lot.row->payload.move).id : lot.move;
        return move == "behindTriarii" ? "retire" : move;
    }

    void breakAndRetire()
    {
        for (const int side : {melee_.first, 1 - melee_.first}) {
            std::vector<std::string> together;
            std::vector<std::pair<std::string, std::string>> moves;
            for (const Lot &lot : lots_) {
                if (lot.side != side)
                    continue;
                moves.emplace_back(lot.unit().id, lot.move);
                if (lot.engaged->support != nullptr)
                    moves.emplace_back(lot.engaged->support->id, supportMove(lot));
            }
            for (const auto &[id, move] : moves)
                if (move == "rout" || move == "retire" || move == "behindTriarii")
                    together.push_back(id);
            for (const auto &[id, move] : moves)
                if (move == "rout")
                    rout(book_, id, together);
                else if (move == "retire" || move == "behindTriarii")
                    retire(book_, id, together, move == "behindTriarii");
        }
    }

    After &list(const std::string &unit, const std::string &move, int place)
    {
        State &state = book_.state;
        After after;
        after.id = state.newId('m');
        after.unit = unit;
        after.combat = melee_.combat;
        after.move = move;
        after.place = place;
        return state.after.emplace(after.id, std::move(after)).first->second;
    }

    /// The loser first; an even combat: the side without the initiative first (PUN-270).
    void listMoves()
    {
        int place = 0;
        for (const auto &[id, after] : book_.state.after)
            place = std::max(place, after.place + 1);
        const int d = hits_[0] - hits_[1];
        const int loser = d == 0 ? 1 - melee_.first : d > 0 ? 1 : 0;
        for (const int side : {loser, 1 - loser}) {
            for (const Lot &lot : lots_)
                if (lot.side == side)
                    listMove(lot, place);
            ++place;
        }
    }

    void listMove(const Lot &lot, int place)
    {
        const Unit &unit = now(lot);
        const Move &move = moveOf(lot);
        const std::string name = unit.name;
        std::vector<std::string> foes;
        for (const Lot &other : lots_)
            if (other.side != lot.side && now(other).inPlay() && now(other).mood != Mood::rampaging)
                foes.push_back(other.unit().id);
        const bool loots = lot.move == "pursue" && foes.empty();
        if (lot.move != "rampage" && lot.move != "destroyed") {
            tellMove(lot, loots ? sheet_.moveAt(sheet_.move("loot")) : move, name);
            After &after = list(unit.id, lot.move, place);
            after.choices = lot.choices;
            after.foes = foes;
        }
        if (const Unit *support = lot.engaged->support; support != nullptr && book_.state.unit(support->id).inPlay()) {
            const std::string same = supportMove(lot);
            if (same == "rampage")
                return;
            After &after = list(support->id, same, place);
            after.leads = unit.inPlay() ? unit.id : std::string();
            after.foes = foes;
            book_.narration.say(support->name + " supports " + name + " and " + sheet_.moveAt(sheet_.move(same)).must + " too.");
        }
    }

    void tellMove(const Lot &lot, const Move &move, const std::string &name)
    {
        const Duty &duty = lot.row->payload;
        const bool choose = !lot.choices.empty();
        if (choose && duty.mayHalt)
            book_.narration.say(name + " may halt; otherwise it " + move.label + ".");
        else
            book_.narration.say(name + " " + move.must + (choose ? ", or retires outright as its owner likes." : "."));
        const std::string &side = sideId[at(lot.side)];
        book_.narration.line(side, lot.row->id, "result", name + ": " + duty.title, 0, lot.row->rule);
        book_.narration.instruct(side, "Phase VI: " + fill(move.instruction, {{"unit", name}}));
    }

    void close()
    {
        for (const Lot &lot : lots_)
            book_.state.unit(lot.unit().id).fought = true;
        if (const auto combat = book_.state.combats.find(melee_.combat); combat != book_.state.combats.end())
            combat->second.fought = true;
    }

    const Book &book_;
    const CombatSheet &sheet_;
    const Melee &melee_;
    std::array<int, 2> hits_;
    std::array<const Band *, 2> band_{};
    std::vector<Lot> lots_;
};

} // namespace

void settleCombat(const Book &book, const CombatSheet &sheet, const Melee &melee, const std::array<int, 2> &hits, Dice &dice)
{
    Settlement(book, sheet, melee, hits).settle(dice);
}

std::string fightersOf(const Melee &melee, int side)
{
    std::vector<std::string> names;
    for (const Engaged &one : melee.sides[at(side)])
        names.push_back(one.unit->name);
    std::string text = listText(names);
    return text;
}

} // namespace optio::punic
