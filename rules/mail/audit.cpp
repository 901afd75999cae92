// SPDX-License-Identifier: GPL-3.0-or-later
// Audits battles.
#include "rules/mail/audit.h"

#include <fmt/core.h>
#include <map>
#include <utility>

namespace optio::mail {

namespace {

using Place = std::pair<int, int>; // turn, act

std::string sealIn(const Act &act) { return act.with.at(std::string(sealKey)).get<std::string>(); }

/// The audit of one battle.
class Auditing {
public:
    explicit Auditing(const Battle &battle) : battle_(battle) {}

    Audit done(Auditor *auditor)
    {
        for (const Side side : {Side::a, Side::b})
            if (const Closed *closed = battle_.closingOf(side); closed == nullptr)
                audit_.unseen = battle_.nameOf(side);
            else
                open(*closed);
        for (const Turn &turn : battle_.turns)
            count(turn);
        if (auditor != nullptr && !audit_.fault)
            look(*auditor);
        return std::move(audit_);
    }

private:
    void fault(int line, const Place &place, const std::string &what)
    {
        if (!audit_.fault)
            audit_.fault = auditFault(line, place.first, place.second, what);
    }

    void count(const Turn &turn)
    {
        ++audit_.turns;
        for (const Act &act : turn.acts)
            audit_.dice += static_cast<int>(act.dice.size());
    }

    const std::string &promised(Side side) const { return side == Side::a ? battle_.setUp.promise.hand : battle_.acceptance->promise.hand; }

    void open(const Closed &closed)
    {
        const Closing &closing = closed.closing;
        const int line = static_cast<int>(closed.block.first) + 1;
        const std::string name = shortName(battle_.nameOf(closing.side));
        if (handCommitment(battle_.setUp.game, closing.secret) != promised(closing.side))
            fault(line, {}, fmt::format("the secret in {}'s closing is not the one promised at the start", name));
        std::map<Place, std::string> named;
        for (const Closing::Discard &discard : closing.discards)
            if (!named.emplace(Place(discard.turn, discard.act), discard.card).second)
                fault(line, {discard.turn, discard.act}, fmt::format("{} opens one discard twice", name));
        for (const Turn &turn : battle_.turns)
            if (turn.block.side == closing.side)
                openSeals(turn, closing, name, named);
        for (const auto &[place, card] : named)
            fault(line, place, fmt::format("{} opens a discard that was not made", name));
    }

    /// Opens the seals of a turn with the cards that the closing names, and strikes these off the list.
    void openSeals(const Turn &turn, const Closing &closing, const std::string &name, std::map<Place, std::string> &named)
    {
        for (std::size_t at = 0; at < turn.acts.size(); ++at) {
            const Act &act = turn.acts[at];
            if (!act.with.contains(sealKey))
                continue;
            const Place place(act.turn, act.number);
            const auto card = named.find(place);
            const std::string salt = saltOf(closing.secret, act.turn, act.number);
            if (card == named.end()) {
                fault(turn.lineOf(at), place, fmt::format("{} discarded a card that the closing does not name", name));
            } else if (sealOf(battle_.setUp.game, act.turn, act.number, salt, card->second) != sealIn(act)) {
                fault(turn.lineOf(at), place, fmt::format("{} did not discard {}, as the closing says", name, shortName(card->second)));
            } else {
                opened_.insert(*card);
            }
            if (card != named.end())
                named.erase(card);
        }
    }

    std::optional<std::string> privateKey(const Turn &turn) const
    {
        const Closed *closed = battle_.closingOf(turn.block.side);
        const auto theirs = shownValue(battle_, otherOf(turn.block.side), turn.number());
        if (closed == nullptr || !theirs)
            return std::nullopt;
        return privateTurnKey(battle_.setUp.game, turn.number(), closed->closing.secret, *theirs);
    }

    void look(Auditor &auditor)
    {
        auditor.begin(battle_.setUp, {shortName(battle_.nameOf(Side::a)), shortName(battle_.nameOf(Side::b))});
        Orders against;
        for (const Turn &turn : battle_.turns) {
            const auto key = privateKey(turn);
            TurnDice dice(publicKeyOfTurn(battle_, turn.number()).value());
            auditor.beginTurn(turn.number(), against, dice, key ? &*key : nullptr);
            against = turn.end.orders;
            for (std::size_t at = 0; at < turn.acts.size(); ++at) {
                const Act &act = turn.acts[at];
                const auto card = opened_.find({act.turn, act.number});
                if (const auto what = auditor.look(act, card == opened_.end() ? std::string() : card->second, dice); what)
                    fault(turn.lineOf(at), {act.turn, act.number}, *what);
            }
            if (const auto what = auditor.lookAtEnd(turn.end); what)
                fault(turn.lineOf(turn.acts.size()), {turn.number(), 0}, *what);
        }
    }

    const Battle &battle_;
    std::map<Place, std::string> opened_;
    Audit audit_;
};

} // namespace

std::string Audit::text() const
{
    if (fault)
        return fault->text;
    if (unseen)
        return fmt::format("Not audited: {} has not sent the closing file.", shortName(*unseen));
    return fmt::format("Audit of {} turn{} and {} {}: no fault", turns, turns == 1 ? "" : "s", dice, dice == 1 ? "die" : "dice");
}

std::optional<std::string> cardUnderSeal(const std::string &game, const Act &act, const std::string &hand,
                                         const std::vector<std::string> &cards)
{
    if (!act.with.contains(sealKey))
        return std::nullopt;
    const std::string salt = saltOf(hand, act.turn, act.number);
    for (const std::string &card : cards)
        if (sealOf(game, act.turn, act.number, salt, card) == sealIn(act))
            return card;
    return std::nullopt;
}

Audit audited(const Battle &battle, Auditor *auditor) { return Auditing(battle).done(auditor); }

} // namespace optio::mail
