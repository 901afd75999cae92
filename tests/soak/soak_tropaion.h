// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in games of Tropaion: points, cards, morale, formations, engagements, secrets.
#pragma once

#include "tests/soak/soak_watch.h"

#include <map>
#include <set>
#include <string>

namespace soak {

class TropaionWatch : public Watch {
public:
    using Watch::Watch;

    bool gone(const Json &unit) const override { return unit.at("status") == "lost"; }

    void state(const Json &state) override
    {
        const Json &units = state.at("units");
        expect(units.size() == start_.at("units").size(), "TRO-014 units are conserved", "units were made or lost");
        for (const auto &[id, unit] : units.items()) {
            const int disruption = number(unit, "disruption"), moves = number(unit, "moves");
            expect(disruption >= 0 && disruption <= 2, "TRO-017 disruption within the capacity", "more than a unit can bear", unit);
            expect(moves >= 0 && moves <= 2, "TRO-018 two moves at most", "more than two moves", unit);
        }
        const auto onTable = [&](const std::string &id) { return units.contains(id) && units.at(id).at("status") == "table"; };
        std::set<std::string> formed;
        for (const auto &[id, formation] : state.at("formations").items()) {
            int members = 0, gaps = 0;
            for (const Json &file : formation.at("files"))
                for (const Json &one : file) {
                    const std::string unit = one.get<std::string>();
                    ++(unit.empty() ? gaps : members);
                    if (unit.empty())
                        continue;
                    expect(onTable(unit), "TRO-019 formations are of units on the table", unit + " stands in a formation", formation);
                    expect(formed.insert(unit).second, "TRO-019 one formation for each unit", unit + " stands in two",
                           state.at("formations"));
                    if (onTable(unit))
                        expect(units.at(unit).at("side") == formation.at("side"), "TRO-019 formations are of one side", "of both",
                               formation);
                }
            expect(members > 0 && members + gaps >= 2, "TRO-019 formations have two units, or one behind a gap (TRO-117)",
                   "a formation of one", formation);
        }
        std::map<std::string, int> touched;
        std::set<std::string> pairs;
        for (const auto &[id, contact] : state.at("engagements").items())
            for (std::size_t s = 0; s < 2; ++s) {
                const std::string unit = contact.at("units")[s].get<std::string>();
                expect(onTable(unit) && units.at(unit).at("side") == (s == 0 ? "a" : "b"), "TRO-020 who is engaged is on the table",
                       unit + " is engaged", contact);
                const std::string aspect = contact.at("aspects")[s].get<std::string>();
                expect(++touched[unit + " " + aspect] <= (aspect == "flank" ? 2 : 1),
                       "TRO-021 room for one enemy at front and rear, two at the flanks", unit + " is touched too often on its " + aspect,
                       state.at("engagements"));
                if (s == 0)
                    expect(pairs.insert(unit + " " + contact.at("units")[1].get<std::string>()).second,
                           "TRO-020 one engagement for each pair", "a pair is engaged twice", state.at("engagements"));
            }
        for (const Json &side : state.at("sides")) {
            if (!side.at("assigned").get<bool>())
                continue;
            std::multiset<int> dice, scores;
            for (std::size_t virtue = 0; virtue < 3; ++virtue) {
                dice.insert(side.at("dice")[virtue].get<int>());
                scores.insert(side.at("score")[virtue].get<int>());
                expect(side.at("left")[virtue] >= 0 && (state.at("number") == 0 || side.at("left")[virtue] <= 6),
                       "TRO-050 points within their dice", "fewer points than none, or more than a die", side);
            }
            if (!corrected_)
                expect(dice == scores, "TRO-045 each die on one Virtue", "the scores are not the dice", side);
        }
        const std::size_t cards = cardsOf(state);
        if (!corrected_)
            expect(cards == 40 || cards == 0, "TRO-125 forty cards", std::to_string(cards) + " cards");
    }

    void act(const Done &done) override
    {
        if (isCorrection(done.resolver)) {
            corrected_ = true; // the players may set anything
            return;
        }
        const Json &was = done.before, &is = done.after;
        for (const auto &[id, unit] : was.at("units").items())
            if (unit.at("status") == "lost")
                expect(is.at("units").at(id).at("status") == "lost", "TRO-016 who is lost stays lost", "a unit is back", unit);
        for (std::size_t s = 0; s < 2; ++s) {
            const Json &before = was.at("sides")[s], &after = is.at("sides")[s];
            expect(number(after, "morale") <= number(before, "morale"), "TRO-011 morale never rises", "morale has risen", after);
            if (done.resolver == "losses" && text(is, "held").empty() && text(was, "held").empty()) {
                int worth = 0;
                for (const auto &[id, unit] : was.at("units").items())
                    if (unit.at("side") == before.at("id") && unit.at("status") == "lost" && unit.at("lostTurn") == was.at("turn"))
                        worth += unit.at("type") == "LI" ? 0 : unit.at("type") == "LC" ? 1 : 2;
                expect(number(before, "morale") - number(after, "morale") == worth || corrected_, "TRO-121 losses cost morale",
                       "morale " + before.at("morale").dump() + " has become " + after.at("morale").dump() + " with a worth of " +
                           std::to_string(worth) + " halves lost");
            }
            if (done.resolver == "assign" || done.resolver == "losses" || done.resolver == "point-dice")
                continue;
            for (std::size_t virtue = 0; virtue < 3; ++virtue) {
                const int had = before.at("left")[virtue].get<int>(), has = after.at("left")[virtue].get<int>();
                expect(has <= had, "TRO-050 points are spent once", done.resolver + " has given points back", after);
                expect(has == had || was.at("active") == before.at("id"), "TRO-050 points in one's own player-turn",
                       done.resolver + " has taken points of the other side", after);
            }
        }
        expect(is.at("turn") == was.at("turn") || done.resolver == "losses", "TRO-040 turns end with losses",
               "another turn after " + done.resolver);
    }

    Json otherSecrets(const Json &state, const std::string &side) const override
    {
        Json other = state;
        Json &own = other.at("sides")[side == "b" ? 1 : 0];
        Json &hand = own.at("hand"), &pile = other.at("pile");
        for (std::size_t i = 0; i < hand.size() && i < pile.size() && other.at("step") != "terrain"; ++i)
            std::swap(hand[i], pile[pile.size() - 1 - i]);
        Json discards = Json::array();
        for (auto card = other.at("discards").rbegin(); card != other.at("discards").rend(); ++card)
            discards.push_back(*card);
        other["discards"] = discards;
        return other;
    }

private:
    static std::size_t cardsOf(const Json &state)
    {
        std::size_t cards = 0;
        for (const char *list : {"pile", "discards", "played", "placed"})
            cards += state.at(list).size();
        for (const Json &side : state.at("sides"))
            cards += side.at("hand").size();
        return cards;
    }
    bool corrected_ = false;
};

} // namespace soak
