// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in games of DBM and DBA: elements, contacts, PIPs, phases, demoralisation and defeat (counted anew).
#pragma once

#include "tests/soak/soak_watch.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace soak {

/// Both count elements by rows, with marks of what they did.
class ElementWatch : public Watch {
public:
    using Watch::Watch;

    bool gone(const Json &unit) const override { return number(unit, "count") <= number(unit, "lost"); }

    void state(const Json &state) override
    {
        const std::string conserved = rule("DBM-013 DBA-004 elements are conserved"), contacts = rule("DBM-037 DBA-031 contacts exist");
        expect(state.at("units").size() == start_.at("units").size(), conserved, "rows were made or lost");
        for (const auto &[id, unit] : state.at("units").items()) {
            const int count = number(unit, "count"), lost = number(unit, "lost");
            expect(count == start_.at("units").at(id).at("count"), conserved, "a row has another number of elements", unit);
            expect(lost >= 0 && lost <= count, conserved, "more elements of a row are lost than it has", unit);
            int marked = 0;
            for (const Json &part : unit.at("marks")) {
                marked += number(part, "count");
                expect(number(part, "count") > 0, conserved, "a mark of no elements", unit);
                const auto contact = part.find("contact");
                if (contact == part.end() || !contact->is_string() || *contact == "?")
                    continue;
                const auto foe = state.at("units").find(contact->get<std::string>());
                expect(foe != state.at("units").end(), contacts, "in contact with a unit that is not there", unit);
                if (foe == state.at("units").end())
                    continue;
                expect(foe->at("side") != unit.at("side"), contacts, "in contact with a friend", unit);
                expect(number(*foe, "count") > number(*foe, "lost"), contacts, "in contact with a row that has lost all its elements",
                       {{id, unit}, {*contact, *foe}});
            }
            expect(marked <= count - lost, conserved, "more elements are marked than stand", unit);
        }
    }

    void act(const Done &done) override
    {
        const std::string lost = rule("DBM-164 DBA-004 who is lost stays lost");
        for (const auto &[id, unit] : done.before.at("units").items())
            expect(number(done.after.at("units").at(id), "lost") >= number(unit, "lost"), lost, "an element has come back", unit);
        if (done.resolver == "shooting" || done.resolver == "close-combat") {
            const auto mark = done.resolver == "shooting" ? "shot" : "fought";
            const Json &who = done.input.at("a");
            if (who.is_string() && done.resolver == "shooting")
                expect(free(done.before.at("units").at(who.get<std::string>()), mark) > 0,
                       rule("DBM-022 DBA-035 who has shot shoots no more"), "a row without an element that may still shoot has shot",
                       done.input);
        }
    }

protected:
    /// The rules of the one or the other in the name of an invariant: "DBM-013 DBA-004 elements …".
    std::string rule(const std::string &name) const
    {
        const bool dba = ruleset_.base() == "dba";
        std::string own;
        for (std::size_t at = 0; at < name.size();) {
            const std::size_t end = std::min(name.find(' ', at), name.size());
            const std::string word = name.substr(at, end - at);
            if (word.rfind(dba ? "DBM-" : "DBA-", 0) != 0)
                own += (own.empty() ? "" : " ") + word;
            at = end + 1;
        }
        return own;
    }
    /// Standing elements of a row without a mark.
    static int free(const Json &unit, const char *mark)
    {
        int left = number(unit, "count") - number(unit, "lost");
        for (const Json &part : unit.at("marks"))
            if (part.contains(mark))
                left -= number(part, "count");
        return left;
    }
};

class DbmWatch : public ElementWatch {
public:
    using ElementWatch::ElementWatch;

    void state(const Json &state) override
    {
        ElementWatch::state(state);
        for (const Json &side : state.at("sides"))
            for (const Json &command : side.at("commands")) {
                const bool rolled = command.contains("pip") && command.at("pip").is_number_integer();
                expect(number(command, "spent") >= 0 && number(command, "spent") <= (rolled ? number(command, "pip") : 0),
                       "DBM-032 no more PIPs are spent than rolled", "a command has spent more than it has", command);
            }
    }

    void act(const Done &done) override
    {
        ElementWatch::act(done);
        const Json &was = done.before, &is = done.after;
        const bool ended = done.resolver == "end-bound";
        for (std::size_t s = 0; s < was.at("sides").size(); ++s) {
            const Json &before = was.at("sides")[s], &after = is.at("sides")[s];
            expect(before.at("state") == "fighting" || before.at("state") == after.at("state"), "DBM-162 who is beaten stays beaten",
                   "an army fights again", after);
            for (std::size_t c = 0; c < before.at("commands").size(); ++c) {
                const Json &one = before.at("commands")[c], &other = after.at("commands")[c];
                expect(!one.at("demoralised").get<bool>() || other.at("demoralised").get<bool>(), "DBM-161 demoralised for good",
                       "a command has taken heart again", other);
                expect(!one.at("general_lost").get<bool>() || other.at("general_lost").get<bool>(), "DBM-164 who is lost stays lost",
                       "a lost general is back", other);
                if (!ended && before.at("id") != was.at("active"))
                    expect(one.at("spent") == other.at("spent"), "DBM-030 only the active side spends PIPs", "the other side has spent",
                           other);
                if (ended)
                    broken(is, after, other);
            }
            if (ended)
                beaten(is, after);
        }
        if (!ended) {
            expect(phaseOf(is) >= phaseOf(was), "DBM-020 phases go forward", "a phase came back within a bound");
            expect(is.at("turn") == was.at("turn"), "DBM-010 bounds are counted at their end", "another bound without an end of one");
            return;
        }
        expect(number(is, "turn") == number(was, "turn") + 1 || ruleset_.ended(is).at("over").get<bool>(),
               "DBM-010 bounds are counted at their end", "the bound has ended without another");
        for (const auto &[id, unit] : is.at("units").items())
            for (const Json &part : unit.at("marks"))
                for (const auto &[mark, value] : part.items())
                    if (!ruleset_.ended(is).at("over").get<bool>())
                        expect(mark == "count" || mark == "contact" || mark == "on_foot" || mark == "engaged",
                               "DBM-022 a bound's marks end with it", "mark " + mark + " has outlasted its bound", unit);
    }

private:
    /// The number of a state's phase in the sequence of a bound.
    int phaseOf(const Json &state)
    {
        if (phases_.empty()) {
            const Json view = toJson(ruleset_.view(start_, ""));
            for (const Json &phase : view.at("phases"))
                phases_.push_back(phase.at("id").get<std::string>());
        }
        return static_cast<int>(std::find(phases_.begin(), phases_.end(), text(state, "phase")) - phases_.begin());
    }

    /// Equivalents of an element in halves (DBM-160).
    static int halves(const Json &state, const Json &unit)
    {
        const std::string type = text(unit, "type"), grade = text(unit, "grade"), drill = text(unit, "drill");
        const int extra = text(unit, "role") == "general" ? static_cast<int>(2 * std::strtod(generalExtra(state).c_str(), nullptr)) : 0;
        if (type == "Ps")
            return 1 + extra;
        if (type == "Ax" && grade == "I" && drill == "Irr")
            return 1 + extra;
        if (type == "Hd")
            return (grade == "I" ? 0 : 1) + extra;
        if (type == "Exp")
            return extra;
        if (type == "WWg" && grade == "I")
            return 6 + extra;
        return 2 + extra;
    }
    static std::string generalExtra(const Json &state)
    {
        const Json &value = state.at("settings").at("general_extra_ee");
        return value.is_string() ? value.get<std::string>() : value.dump();
    }
    static bool naval(const Json &unit)
    {
        const std::string type = text(unit, "type");
        return type == "Gal" || type == "Shp" || type == "Bts";
    }
    /// Equivalents of a command at the start and lost, in halves; nothing where there are ships, which are counted by their own table.
    static std::optional<std::pair<int, int>> countOf(const Json &state, const Json &command)
    {
        int all = 0, lost = 0;
        for (const Json &id : command.at("units")) {
            const Json &unit = state.at("units").at(id.get<std::string>());
            if (naval(unit))
                return {};
            all += halves(state, unit) * number(unit, "count");
            lost += halves(state, unit) * number(unit, "lost");
        }
        return std::pair{all, lost};
    }
    void broken(const Json &state, const Json &side, const Json &command)
    {
        const auto count = countOf(state, command);
        if (count && count->first > 0 && text(side, "state") == "fighting")
            expect(command.at("demoralised").get<bool>() == (3 * count->second >= count->first) || command.at("demoralised").get<bool>(),
                   "DBM-161 a third lost demoralises", "a command that has lost a third is not demoralised", command);
    }
    void beaten(const Json &state, const Json &side)
    {
        int all = 0, lost = 0;
        for (const Json &command : side.at("commands")) {
            const auto count = countOf(state, command);
            if (!count)
                return;
            all += count->first;
            lost += command.at("demoralised").get<bool>() && state.at("settings").at("demoralised_count_full").get<bool>() ? count->first
                                                                                                                           : count->second;
        }
        expect((2 * lost >= all) == (text(side, "state") != "fighting"), "DBM-162 half lost beats an army",
               "an army with " + std::to_string(lost) + " of " + std::to_string(all) + " halves lost is " + text(side, "state"));
    }
    std::vector<std::string> phases_;
};

class DbaWatch : public ElementWatch {
public:
    using ElementWatch::ElementWatch;

    void state(const Json &state) override
    {
        ElementWatch::state(state);
        for (const Json &side : state.at("sides"))
            expect(number(side, "pips_spent") >= 0 && number(side, "pips_spent") <= number(side, "pip_die"),
                   "DBA-010 no more PIPs are spent than rolled", "a side has spent more than its die", side);
        // DBA-060, counted anew.
        const std::string winner = text(state, "winner");
        const int a = lost(state, 0), b = lost(state, 1), enough = number(state.at("settings"), "losses_threshold");
        if (winner == "a")
            expect(b > a && (b >= enough || general(state, 1)), "DBA-060 who has won has won", "a has won without reason",
                   state.at("sides"));
        if (winner == "b")
            expect(a > b && (a >= enough || general(state, 0)), "DBA-060 who has won has won", "b has won without reason",
                   state.at("sides"));
    }

    void act(const Done &done) override
    {
        ElementWatch::act(done);
        const Json &was = done.before, &is = done.after;
        for (std::size_t s = 0; s < 2; ++s) {
            expect(!was.at("sides")[s].at("camp_lost").get<bool>() || is.at("sides")[s].at("camp_lost").get<bool>() ||
                       done.resolver == "losses",
                   "DBA-060 a lost camp stays lost", "a lost camp stands again");
            if (done.resolver != "end-bound" && was.at("sides")[s].at("id") != was.at("active"))
                expect(was.at("sides")[s].at("pips_spent") == is.at("sides")[s].at("pips_spent"),
                       "DBA-010 only the active side spends PIPs", "the other side has spent PIPs");
        }
        if (done.resolver == "end-bound") {
            const bool over = ruleset_.ended(is).at("over").get<bool>();
            expect(over || is.at("active") != was.at("active"), "DBA-010 bounds alternate", "a side has two bounds");
            const int a = lost(is, 0), b = lost(is, 1), enough = number(is.at("settings"), "losses_threshold");
            const bool aLoses = a > b && (a >= enough || general(is, 0)), bLoses = b > a && (b >= enough || general(is, 1));
            expect(over == (aLoses || bLoses), "DBA-060 who has lost has lost",
                   "losses of " + std::to_string(a) + " and " + std::to_string(b) + (over ? " end the game" : " do not end the game"),
                   is.at("sides"));
        } else {
            expect(number(is, "phase") >= number(was, "phase"), "DBA-010 phases go forward", "a phase came back within a bound");
        }
    }

private:
    /// Elements lost as victory counts them.
    static int lost(const Json &state, std::size_t side)
    {
        int sum = state.at("sides")[side].at("camp_lost").get<bool>() ? 2 : 0;
        for (const auto &[id, unit] : state.at("units").items())
            if (unit.at("side") == (side == 0 ? "a" : "b") && text(unit, "type") != "SCh" && text(unit, "type") != "CF")
                sum += number(unit, "lost");
        return sum;
    }
    static bool general(const Json &state, std::size_t side)
    {
        for (const auto &[id, unit] : state.at("units").items())
            if (unit.at("side") == (side == 0 ? "a" : "b") && text(unit, "role") == "general" && number(unit, "lost") > 0)
                return true;
        return false;
    }
};

} // namespace soak
