// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mail/told_turn.h"

#include "rules/mail/faults.h"
#include "rules/mail/new_lines.h"
#include "rules/mail/open_turn.h"

#include <algorithm>
#include <utility>

namespace optio::mail {

namespace {

/// The last value that a side has shown in the file, and its place in the chain.
std::pair<int, std::string> lastShown(const Battle &battle, Side side)
{
    std::pair<int, std::string> last = side == Side::a ? std::pair{0, battle.setUp.promise.anchor} : std::pair{1, battle.acceptance->value};
    for (const Turn &turn : battle.turns)
        if (turn.block.side == side)
            last = {turn.end.index, turn.end.value};
    return last;
}

} // namespace

ToldTurn::ToldTurn(const MailRules &rules, const Battle &battle, Side side, const Secrets &secrets, int turn, const std::string &value)
    : rules_(rules), battle_(battle), side_(side), secrets_(secrets), turn_(turn), value_(value)
{
    const Standing standing = standingOf(battle);
    const Side other = otherOf(side);
    if (standing.phase != Standing::Phase::playing || standing.active != other || standing.turn != turn)
        throw Faulty(notHisTurn(0, turn, battle.nameOf(other)));
    const auto [index, known] = lastShown(battle, other);
    if (!isHex(value, 64) || !leadsTo(value, turn - index, known))
        throw Faulty(brokenPromise(0, turn, battle.nameOf(other)));
    const std::string ours = chainValue(secrets.root, turn);
    key_ = publicTurnKey(battle.setUp.game, turn, side == Side::a ? ours : value, side == Side::a ? value : ours);
    begin();
}

void ToldTurn::begin()
{
    seat_ = rules_.mailSeat();
    follow(battle_, side_, secrets_, *seat_);
    dice_.emplace(key_);
    seat_->beginTurn(turn_, battle_.turns.empty() ? Orders{} : battle_.turns.back().end.orders, *dice_, nullptr);
    dice_->taken();
    lines_.clear();
    drew_.clear();
}

std::size_t ToldTurn::play(const std::vector<std::string> &lines, const std::function<void(const Seat &, const Act &)> &each)
{
    const std::size_t most = std::min(lines.size(), lines_.size());
    const auto kept = static_cast<std::size_t>(
        std::mismatch(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(most), lines_.begin()).first - lines.begin());
    if (kept < lines_.size()) {
        wentBack_ = wentBack_ || std::find(drew_.begin() + static_cast<std::ptrdiff_t>(kept), drew_.end(), true) != drew_.end();
        begin();
    }
    for (std::size_t at = lines_.size(); at < lines.size(); ++at) {
        const Line line = readLine(lines[at], 6);
        const auto *act = std::get_if<Act>(&line);
        const int number = static_cast<int>(at) + 1;
        if (act == nullptr || act->turn != turn_ || act->number != number)
            throw Faulty(notAllowed(0, turn_, number, "it is none"));
        if (const auto why = seat_->play(*act, {}, *dice_); why)
            throw Faulty(notAllowed(0, turn_, number, *why));
        const std::vector<SlotDie> given = dice_->taken();
        if (const auto differing = differingDie(*act, given); differing)
            throw Faulty(otherDice(0, turn_, number, differing->first, differing->second));
        lines_.push_back(lines[at]);
        drew_.push_back(!given.empty());
        if (at >= kept)
            each(*seat_, *act);
    }
    return kept;
}

} // namespace optio::mail
