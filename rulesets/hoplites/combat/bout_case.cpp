// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/hoplites/combat/bout_case.h"

#include "rules/counted.h"
#include "rules/sides.h"
#include "rulesets/hoplites/combat/duel.h"
#include "rulesets/hoplites/narration.h"
#include "rulesets/hoplites/state_json.h"

#include <array>
#include <utility>

namespace optio::hoplites {

namespace {

/// A key is 16 x (the side whose man falls + 1) + 4 x wounds of A + wounds of B. Of a bout that is fought out only the fall counts.
class BoutCase : public Case, public Counted {
public:
    BoutCase(const Sheet &sheet, std::shared_ptr<const Battle> game, bool out, std::unique_ptr<Case> act)
        : sheet_(sheet), game_(std::move(game)), out_(out), act_(std::move(act))
    {
        for (const std::size_t side : {0U, 1U}) {
            men_[side] = &sheet_.modules[state().module].champions[state().bout.men[side]];
            stamina_[side] = state().bout.stamina[side];
        }
    }

    std::uint64_t roll(Dice &dice) const override
    {
        const std::array<int, 2> ability{men_[0]->ability, men_[1]->ability};
        std::array<int, 2> stamina = stamina_;
        for (;;) {
            const std::array<int, 2> wounds = boutTurn(ability, state().active, dice, {men_[0]->name, men_[1]->name});
            std::uint64_t fall = 0;
            for (const std::size_t side : {0U, 1U})
                if ((stamina[side] -= wounds[side]) <= 0)
                    fall = side + 1;
            if (!out_)
                return 16 * fall + 4 * static_cast<std::uint64_t>(wounds[0]) + static_cast<std::uint64_t>(wounds[1]);
            if (fall != 0)
                return 16 * fall;
        }
    }

    std::optional<Distribution> counted() const override
    {
        if (!out_)
            return {};
        const BoutOdds odds = oddsOfBout(sheet_, state());
        Distribution all;
        for (const std::size_t winner : {1U, 0U})
            if (odds.ways[winner] != 0)
                all.shares.push_back({16 * (2 - winner), odds.ways[winner]});
        if (all.shares.empty())
            return Distribution{{{0, 1}}, 1}; // nobody can be wounded
        Weight common = 0;
        all.of = 0;
        for (const Share &share : all.shares) {
            all.of += share.weight;
            for (Weight other = share.weight; other != 0;)
                common = std::exchange(other, common % other);
        }
        for (Share &share : all.shares)
            share.weight /= common;
        all.of /= common;
        return all;
    }

    OutcomeText outcome(std::uint64_t key) const override
    {
        if (key == 0)
            return {Json::object({{"a", 0}, {"b", 0}, {"result", "unharmed"}}), "neither is wounded", "", 0};
        const std::size_t fall = key / 16, hurt = fall != 0 ? fall - 1 : key / 4 % 4 != 0 ? 0 : 1;
        const int wounds = static_cast<int>(hurt == 0 ? key / 4 % 4 : key % 4);
        const std::string &man = men_[hurt]->name;
        OutcomeText text;
        text.favours = sideId[1 - hurt];
        if (fall == 0) {
            text.results = {{"a", 0}, {"b", 0}, {"result", "wounded"}, {"wounds", wounds}, {"side", sideId[hurt]}};
            text.label = man + (wounds == 1 ? " takes a wound" : " takes two wounds");
            text.weight = 1;
            return text;
        }
        const int halves = 2 * sheet_.numbers.bundori;
        text.results = {{sideId[hurt], halvesJson(halves)}, {sideId[1 - hurt], 0}, {"result", "falls"}, {"side", sideId[hurt]}};
        text.label = man + " falls; " + game_->names.army[hurt] + ": " + pointsText(halves) + " lost";
        const SideState &poorer = state().sides[hurt];
        if (poorer.level != 0 && poorer.points + halves >= poorer.level)
            text.label += "; the battle is over";
        text.weight = 3;
        return text;
    }

    Ruling rule(Dice &dice) const override { return act_->rule(dice); }
    Ruling preview(Dice &dice) const override { return act_->preview(dice); }

private:
    const State &state() const { return game_->state; }

    const Sheet &sheet_;
    std::shared_ptr<const Battle> game_;
    bool out_;
    std::unique_ptr<Case> act_;
    std::array<const Champion *, 2> men_{};
    std::array<int, 2> stamina_{};
};

} // namespace

std::unique_ptr<Case> weighBout(const Sheet &sheet, std::shared_ptr<const Battle> game, bool out, std::unique_ptr<Case> act)
{
    return std::make_unique<BoutCase>(sheet, std::move(game), out, std::move(act));
}

} // namespace optio::hoplites
