// SPDX-License-Identifier: GPL-3.0-or-later
// The PIP die, and the end of a bound.
#include "rulesets/dba/bound.h"

#include "rules/phrases.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/dba/army/element.h"
#include "rulesets/dba/game.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dba/place.h"

namespace optio::dba {

namespace {

void refuseAnswers(const Json &input, const char *when)
{
    if (const Json &answers = answersIn(input); !answers.empty())
        throw Error("answers: nothing is asked " + std::string(when) + ", so there is no question " + quoted(Json(answers.begin().key())),
                    answers.begin().key());
}

/// One die, and what it gives.
class Throw : public Case {
public:
    Throw(const Sheet &sheet, std::shared_ptr<const State> state)
        : sheet_(sheet), state_(std::move(state)), side_(state_ == nullptr ? 0 : activeSide(*state_)),
          name_(state_ == nullptr ? "A" : nameOfSide(*state_, side_)), label_(possessive(name_) + " PIP die")
    {}
    std::uint64_t roll(Dice &dice) const override { return static_cast<std::uint64_t>(dice.d6({"pips", label_})); }
    OutcomeText outcome(std::uint64_t key) const override
    {
        return {{{"pips", key}}, std::to_string(key) + (key == 1 ? " PIP" : " PIPs"), "", 0};
    }
    Ruling rule(Dice &dice) const override
    {
        const int face = static_cast<int>(roll(dice));
        const std::string amount = outcome(static_cast<std::uint64_t>(face)).label;
        Ruling ruling;
        ruling.dice = dice.drawn();
        ruling.sentence = name_ + " have " + amount;
        ruling.lines.push_back({sideId[at(side_)], "pip.die", "die", "PIP die", face, "DBA-010"});
        ruling.outcome.push_back({sideId[at(side_)], "pips", amount,
                                  "Each move of an element or a group costs at least one. What is not spent in this bound is lost.",
                                  "DBA-010"});
        if (state_ != nullptr) {
            ruling.changes.push_back(
                changeFrom("/sides/" + std::to_string(side_) + "/pip_die", state_->side(side_).pipDie, face, name_ + ": " + amount));
            ruling.changes.push_back(changeFrom("/phase", state_->phase, sheet_.phase("moves")));
        }
        return ruling;
    }

private:
    const Sheet &sheet_;
    std::shared_ptr<const State> state_;
    int side_;
    std::string name_, label_;
};

} // namespace

std::string rollPipsRefusal(const Sheet &sheet, const GameAct &, const State &state, const Json &)
{
    if (state.phase == sheet.phase("pips"))
        return {};
    const int side = activeSide(state);
    return "the " + nameOfSide(state, side) + " have rolled their PIP die already: " + std::to_string(state.side(side).pipDie) +
           " (DBA-010)";
}

Form rollPipsForm(const Sheet &, const GameAct &act, const State *state, const Json &)
{
    Form form;
    form.resolver = act.id();
    form.title = act.title();
    const int side = state == nullptr ? 0 : activeSide(*state);
    form.dice.push_back({sideId[at(side)], possessive(state == nullptr ? "A" : nameOfSide(*state, side)) + " PIP die", {1, 2, 3, 4, 5, 6}});
    return form;
}

Json rollPipsComplete(const Sheet &sheet, const GameAct &act, const State *state, const Json &input)
{
    onlyKeys(input, {"answers"});
    refuseAnswers(input, "when PIPs are rolled");
    if (state != nullptr)
        if (const std::string why = rollPipsRefusal(sheet, act, *state, input); !why.empty())
            throw Error(why);
    return {{"answers", Json::object()}};
}

std::unique_ptr<Case> rollPips(const Sheet &sheet, const GameAct &, const std::shared_ptr<const State> &state, const Json &)
{
    return std::make_unique<Throw>(sheet, state);
}

std::vector<Question> endBoundQuestions(const Sheet &, const State *, const Json &input, bool strict)
{
    if (strict)
        refuseAnswers(input, "at the end of a bound");
    return {};
}

Ruling endBound(const Sheet &sheet, const State *state, const Json &)
{
    Ruling ruling;
    if (state == nullptr) {
        ruling.sentence = "The bound ends; the other side is next";
        return ruling;
    }
    for (const int side : {0, 1}) {
        const Losses losses = lossesOf(sheet, *state, side);
        ruling.lines.push_back({sideId[at(side)], "lost.elements", "losses", "elements lost", losses.elements, "DBA-060"});
        if (losses.camp > 0)
            ruling.lines.push_back({sideId[at(side)], "lost.camp", "losses", "camp in enemy hands", losses.camp, "DBA-060"});
        if (losses.general)
            ruling.lines.push_back({sideId[at(side)], "lost.general", "losses", "general lost", 0, "DBA-062"});
        ruling.totals.push_back({sideId[at(side)], "lost", "lost", losses.sum()});
    }
    const int loser = loserOf(sheet, *state);
    const std::string winner = loser < 0 ? "" : sideId[at(1 - loser)];
    if (state->winner.value_or("") != winner)
        ruling.changes.push_back(changeFrom("/winner", state->winner, winner));
    if (loser >= 0 && !state->over()) {
        const Losses own = lossesOf(sheet, *state, loser);
        const std::string name = nameOfSide(*state, loser);
        ruling.sentence = nameOfSide(*state, 1 - loser) + " win: the " + name + " have lost " + (own.general ? "their general and " : "") +
                          std::to_string(own.sum()) + " against " + std::to_string(lossesOf(sheet, *state, 1 - loser).sum());
        ruling.outcome.push_back({sideId[at(loser)], "defeated", "defeated", "The battle is over.", own.general ? "DBA-062" : "DBA-060"});
        ruling.outcome.push_back({sideId[at(1 - loser)], "victorious", "victorious", "", own.general ? "DBA-062" : "DBA-060"});
        return ruling;
    }
    if (loser >= 0)
        throw Error("the battle is over, so no bound is begun (DBA-010, DBA-060); if it was lost by mistake, correct the losses", "");
    const int next = 1 - activeSide(*state);
    const int turn = state->turn + 1;
    ruling.sentence = "Bound " + std::to_string(turn) + ": " + nameOfSide(*state, next);
    ruling.changes.push_back(changeFrom("/turn", state->turn, turn, ruling.sentence));
    ruling.changes.push_back(changeFrom("/active", state->active, sideId[at(next)]));
    ruling.changes.push_back(changeFrom("/phase", state->phase, sheet.phase("pips")));
    for (const int side : {0, 1}) {
        const std::string path = "/sides/" + std::to_string(side) + "/";
        const Army &army = state->side(side);
        if (army.pipDie != 0)
            ruling.changes.push_back(changeFrom(path + "pip_die", army.pipDie, 0));
        if (army.pipsSpent != 0)
            ruling.changes.push_back(changeFrom(path + "pips_spent", army.pipsSpent, 0));
        if (side == next)
            ruling.changes.push_back(changeFrom(path + "bounds", army.bounds, army.bounds + 1));
    }
    Marking marking(*state);
    marking.endBound();
    marking.tell(sheet.words, ruling);
    return ruling;
}

} // namespace optio::dba
