// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mail/open_turn.h"

#include "rules/mail/audit.h"

#include <algorithm>
#include <utility>

namespace optio::mail {

namespace {

/// The names of a side's cards (PBM-28).
std::vector<std::string> cardsOf(const SetUp &setUp, Side side)
{
    std::vector<std::string> cards;
    for (std::size_t number = 1; number <= setUp.armies[side == Side::a ? 0 : 1].cards.size(); ++number)
        cards.push_back(letterOf(side) + std::to_string(number));
    return cards;
}

std::string cardUnder(const SetUp &setUp, Side side, const std::string &hand, const Act &act)
{
    return cardUnderSeal(setUp.game, act, hand, cardsOf(setUp, side)).value_or(std::string());
}

const Orders &ordersBefore(const Battle &battle, std::size_t turn)
{
    static const Orders none;
    return turn == 0 ? none : battle.turns[turn - 1].end.orders;
}

void expect(const std::optional<std::string> &why, int turn, int act)
{
    if (why)
        throw Error("the copy of this battle on this device does not play: turn " + std::to_string(turn) + ", act " + std::to_string(act) +
                    ": " + *why);
}

} // namespace

void follow(const Battle &battle, Side side, const Secrets &secrets, Seat &seat, const std::function<void(const Act &)> &each)
{
    seat.begin(battle.setUp);
    for (std::size_t at = 0; at < battle.turns.size(); ++at) {
        const Turn &turn = battle.turns[at];
        const int number = turn.number();
        const bool ours = turn.block.side == side;
        const std::string hidden =
            ours ? privateTurnKey(battle.setUp.game, number, secrets.hand, shownValue(battle, otherOf(side), number).value()) : "";
        TurnDice dice(publicKeyOfTurn(battle, number).value());
        seat.beginTurn(number, ordersBefore(battle, at), dice, ours ? &hidden : nullptr);
        for (const Act &act : turn.acts) {
            expect(seat.play(act, ours ? cardUnder(battle.setUp, side, secrets.hand, act) : std::string(), dice), number, act.number);
            if (each)
                each(act);
        }
    }
}

std::vector<ToldAct> toldOf(const Battle &battle, Side side, const Secrets &secrets, Seat &seat, int turn)
{
    std::vector<ToldAct> told;
    follow(battle, side, secrets, seat, [&](const Act &act) {
        if (act.turn == turn)
            told.push_back({act, seat.told()});
    });
    return told;
}

std::vector<Closing::Discard> discardsOf(const Battle &battle, Side side, const std::string &hand)
{
    std::vector<Closing::Discard> discards;
    for (const Turn &turn : battle.turns)
        for (const Act &act : turn.acts)
            if (turn.block.side == side && act.with.contains(sealKey))
                discards.push_back({act.turn, act.number, cardUnder(battle.setUp, side, hand, act)});
    return discards;
}

OpenTurn::OpenTurn(const Battle &battle, Side side, const Secrets &secrets, Seat &seat, const std::vector<Act> &acts,
                   const std::function<void()> &each)
    : battle_(battle), side_(side), secrets_(secrets), seat_(seat), turn_(standingOf(battle).turn)
{
    replay(acts, each);
}

void OpenTurn::replay(const std::vector<Act> &acts, const std::function<void()> &each)
{
    const TurnKeys keys = keysOfOpenTurn(battle_, side_, secrets_);
    hidden_ = keys.hidden;
    follow(battle_, side_, secrets_, seat_);
    dice_.emplace(keys.open);
    seat_.beginTurn(turn_, ordersBefore(battle_, battle_.turns.size()), *dice_, &hidden_);
    dice_->taken();
    acts_.clear();
    showed_.clear();
    answer_.clear();
    for (const Act &act : acts) {
        const bool answer = seat_.answer().has_value();
        expect(seat_.play(act, cardUnder(battle_.setUp, side_, secrets_.hand, act), *dice_), turn_, act.number);
        dice_->taken();
        keep(act, answer);
        if (each)
            each();
    }
    answers();
}

void OpenTurn::keep(Act act, bool answer)
{
    act.turn = turn_;
    act.number = static_cast<int>(acts_.size()) + 1;
    acts_.push_back(std::move(act));
    showed_.push_back(seat_.showed());
    answer_.push_back(answer);
}

// PBM-40
void OpenTurn::answers()
{
    while (auto answer = seat_.answer()) {
        expect(seat_.add(*answer, {}, *dice_), turn_, static_cast<int>(acts_.size()) + 1);
        keep(std::move(*answer), true);
    }
}

std::optional<std::string> OpenTurn::act(Act act, const std::string &card)
{
    act.turn = turn_;
    act.number = static_cast<int>(acts_.size()) + 1;
    if (!card.empty())
        act.with[std::string(sealKey)] =
            sealOf(battle_.setUp.game, act.turn, act.number, saltOf(secrets_.hand, act.turn, act.number), card);
    if (const auto why = seat_.add(act, card, *dice_); why)
        return why;
    keep(std::move(act), false);
    answers();
    return std::nullopt;
}

std::size_t OpenTurn::lasting() const
{
    return static_cast<std::size_t>(std::find(showed_.rbegin(), showed_.rend(), true).base() - showed_.begin());
}

std::size_t OpenTurn::undoable(std::string *why) const
{
    std::size_t count = 0;
    for (std::size_t at = acts_.size(); at-- > 0;) {
        ++count;
        if (showed_[at]) {
            if (why != nullptr)
                *why = "a die has been drawn or a card seen since, and by e-mail that is not taken back (PBM-42)";
            return 0;
        }
        if (!answer_[at])
            return count;
    }
    if (why != nullptr)
        *why = "nothing has been done in this turn";
    return 0;
}

void OpenTurn::undo()
{
    std::string why;
    const std::size_t count = undoable(&why);
    if (count == 0)
        throw Error(why);
    replay({acts_.begin(), acts_.end() - static_cast<std::ptrdiff_t>(count)});
}

Battle OpenTurn::closed(TurnEnd end) const
{
    if (const auto byRules = seat_.result(); byRules)
        end.result = byRules;
    else if (!end.result && !seat_.finished())
        throw Error("the turn is not finished: end its phases first (PBM-03)");
    if (end.result)
        end.offer = false;
    Battle after = withTurn(battle_, acts_, end, secrets_);
    return end.result ? withClosing(after, side_, discardsOf(after, side_, secrets_.hand), secrets_) : after;
}

} // namespace optio::mail
