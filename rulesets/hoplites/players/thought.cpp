// SPDX-License-Identifier: GPL-3.0-or-later
// Deciding for the side to act.
#include "rulesets/hoplites/players/thought.h"

#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/players/determine.h"
#include "rulesets/hoplites/players/search.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>
#include <optional>

namespace optio::hoplites {

namespace {

/// An act as the other side may read it, which must not learn what is in the hand or hidden (HOP-041). `done`: this one was done.
std::string openLabel(const Sheet &sheet, const State &view, const Act &act, const Names &names, int side, bool done)
{
    const bool fog = (view.preferences & fogOfWar) != 0;
    const std::string another = done ? "A" : "Another";
    switch (act.deed) {
    case Deed::play:
        if (!done || fog)
            return another + " unit to column " + std::to_string(act.b + 1);
        break;
    case Deed::lateral:
        if (fog)
            return "A move to column " + std::to_string(act.b + 1);
        break;
    case Deed::attack:
        if (!done && (act.flank(0) == Flank::card || act.flank(1) == Flank::card))
            return "Another attack";
        break;
    case Deed::discard:
    case Deed::bid:
        return another + " card";
    case Deed::caltrop:
    case Deed::cohesion:
    case Deed::supply:
    case Deed::rallyCard:
    case Deed::reserve:
    case Deed::card:
        if (!done)
            return "Another card";
        break;
    default:
        if (fog && !done && act.a != nobody)
            return "Another act";
        break;
    }
    return labelOf(sheet, sheet.modules[view.module], act, names, side);
}

class Decision : public Thought {
public:
    Decision(const Sheet &sheet, const Json &json, const std::string &player, std::uint64_t seed)
        : sheet_(sheet), game_(gameOf(sheet, json)), side_(game_->state.toAct()), view_(viewOf(game_->state, side_)),
          player_(playerOf(sheet, player)), random_(seed)
    {
        actions(sheet, view_, side_, list_);
        if (list_.empty())
            throw Error("there is nothing to decide", "player");
    }

    bool step() override
    {
        if (act_)
            return false;
        if (!search_ && list_.size() > 1)
            search_ = player_->search(sheet_, view_, side_, list_, random_);
        if (search_) {
            if (search_->step())
                return true;
            act_ = search_->choice();
            return false;
        }
        act_ = player_->choose(sheet_, view_, side_, list_, random_);
        return false;
    }

    Json act() override
    {
        if (!act_ && !search_)
            step();
        return toJson(act_ ? *act_ : search_->choice(), side_);
    }

    Json considered() const override
    {
        Json all = Json::array();
        if (!search_)
            return all;
        const Module &module = sheet_.modules[view_.module];
        std::vector<Search::Considered> acts = search_->considered();
        const Act done = act_ ? *act_ : search_->choice();
        std::stable_partition(acts.begin(), acts.end(), [&](const Search::Considered &one) { return one.act == done; });
        for (const Search::Considered &one : acts)
            all.push_back({{"do", toJson(one.act, side_)},
                           {"label", labelOf(sheet_, module, one.act, game_->names, side_)},
                           {"open", openLabel(sheet_, view_, one.act, game_->names, side_, one.act == done)},
                           {"chance", rounded(one.chance)},
                           {"points", rounded(one.points)},
                           {"simulations", one.simulations}});
        return all;
    }

private:
    const Sheet &sheet_;
    const std::shared_ptr<const Battle> game_;
    int side_;
    const State view_;
    std::unique_ptr<const Player> player_;
    Pcg random_;
    ActList list_;
    std::unique_ptr<Search> search_;
    std::optional<Act> act_;
};

} // namespace

std::unique_ptr<Thought> thoughtOf(const Sheet &sheet, const Json &state, const std::string &player, std::uint64_t seed)
{
    return std::make_unique<Decision>(sheet, state, player, seed);
}

State disguised(const Sheet &sheet, const State &state, Pcg &random)
{
    const int side = state.toAct();
    State other = determined(sheet, viewOf(state, side), side, random);
    // What nobody learns of the enemy may be anything.
    SideState &enemy = other.sides[static_cast<std::size_t>(1 - side)];
    enemy.habits = static_cast<Byte>(random.below(2) * state.sides[static_cast<std::size_t>(1 - side)].habits);
    for (int index = 0; index < enemy.unitCount; ++index)
        if (Unit &unit = enemy.units[static_cast<std::size_t>(index)]; unit.place == Place::hand && random.below(3) == 0) {
            unit.coh = static_cast<Byte>(random.below(std::max<int>(1, unit.limit)));
            unit.depletion = static_cast<Byte>(random.below(2));
            unit.set(everPlayed);
        }
    return other;
}

Act decided(const Sheet &sheet, const State &state, const Player &player, std::uint64_t seed)
{
    const int side = state.toAct();
    const State view = viewOf(state, side);
    ActList list;
    actions(sheet, view, side, list);
    Pcg random(seed);
    return player.choose(sheet, view, side, list, random);
}

int peeksOf(const Sheet &sheet, const State &state, const Player &player, std::uint64_t seed, int times)
{
    const Act here = decided(sheet, state, player, seed);
    Pcg random(seed + 1);
    int others = 0;
    for (int i = 0; i < times; ++i)
        others += decided(sheet, disguised(sheet, state, random), player, seed) == here ? 0 : 1;
    return others;
}

} // namespace optio::hoplites
