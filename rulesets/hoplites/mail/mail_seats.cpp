// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/hoplites/mail/mail_seats.h"

#include "rules/sides.h"
#include "rulesets/hoplites/mail/mail_battle.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/players/players.h"
#include "rulesets/hoplites/view.h"

namespace optio::hoplites {

namespace {

/// A refusal within a longer sentence: without its full stop.
std::optional<std::string> within(std::optional<std::string> why)
{
    while (why && why->ends_with('.'))
        why->pop_back();
    return why;
}

/// Knows no hand.
class HoplitesReferee : public mail::Referee {
public:
    explicit HoplitesReferee(const Sheet &sheet) : sheet_(sheet), battle_(sheet) {}
    std::optional<ArmyFault> faultOf(const mail::SetUp &setUp) override { return hoplites::faultOf(sheet_, setUp); }
    void begin(const mail::SetUp &setUp) override { battle_.begin(setUp); }
    void beginTurn(int turn, const mail::Orders &against, mail::TurnDice &dice) override
    {
        battle_.beginTurn(turn, against, dice, nullptr);
    }
    std::optional<std::string> play(const mail::Act &act, mail::TurnDice &dice) override { return within(battle_.play(act, {}, dice)); }
    std::optional<std::string> unfinished() override
    {
        return battle_.finished() ? std::nullopt : std::optional<std::string>("the turn ends before its last phase (PBM-03)");
    }
    std::optional<mail::Result> endTurn(const mail::End &end) override { return battle_.result(end.result); }

private:
    const Sheet &sheet_;
    MailBattle battle_;
};

/// Knows the hands of those who have opened them.
class HoplitesAuditor : public mail::Auditor {
public:
    explicit HoplitesAuditor(const Sheet &sheet) : battle_(sheet) {}
    void begin(const mail::SetUp &setUp, const std::array<std::string, 2> &names) override
    {
        names_ = names;
        battle_.begin(setUp);
    }
    void beginTurn(int turn, const mail::Orders &against, mail::TurnDice &dice, const std::string *privateKey) override
    {
        battle_.beginTurn(turn, against, dice, privateKey);
    }
    std::optional<std::string> look(const mail::Act &act, const std::string &discarded, mail::TurnDice &dice) override
    {
        const State before = battle_.state();
        const auto why = within(battle_.play(act, discarded, dice));
        if (!why)
            return std::nullopt;
        const std::string &name = names_[at(battle_.side())];
        const std::string card = cardIn(act, discarded);
        if (!card.empty() && !holds(before, card))
            return name + (act.what == nameOf(Deed::discard) ? " discarded " : " played ") + card + ", which he did not hold";
        return name + "'s act \"" + act.what + "\" was not allowed: " + *why;
    }
    std::optional<std::string> lookAtEnd(const mail::End &end) override
    {
        const auto result = battle_.result();
        const std::string &name = names_[at(battle_.side())];
        if (!battle_.knows(battle_.side()))
            return std::nullopt;
        if (result && end.result != result)
            return name + " had no units left and went on";
        if (!result && end.result && end.result->by == "units")
            return name + " gave up as if no units were left, and some were";
        return std::nullopt;
    }

private:
    /// The unit that an act plays or the card that it discards, by its number; "" for acts of another kind.
    std::string cardIn(const mail::Act &act, const std::string &discarded) const
    {
        if (act.what == nameOf(Deed::discard))
            return discarded;
        const Json unit = act.what == nameOf(Deed::play) ? act.with.value("unit", Json()) : Json();
        return unit.is_string() && unit.get<std::string>().size() > 1
                   ? (battle_.side() == 0 ? "A" : "B") + unit.get<std::string>().substr(1)
                   : std::string();
    }
    bool holds(const State &state, const std::string &card) const
    {
        const SideState &own = state.sides[at(battle_.side())];
        for (int i = 0; i < own.handCount; ++i)
            if (battle_.isCard(battle_.side(), card, own.hand[at(i)]))
                return true;
        return false;
    }

    MailBattle battle_;
    std::array<std::string, 2> names_;
};

/// Knows its own hand.
class HoplitesSeat : public mail::Seat {
public:
    explicit HoplitesSeat(const Sheet &sheet) : sheet_(sheet), battle_(sheet) {}
    void begin(const mail::SetUp &setUp) override { battle_.begin(setUp); }
    void beginTurn(int turn, const mail::Orders &against, mail::TurnDice &dice, const std::string *hidden) override
    {
        battle_.beginTurn(turn, against, dice, hidden);
    }
    std::optional<std::string> play(const mail::Act &act, const std::string &card, mail::TurnDice &dice) override
    {
        return battle_.play(act, card, dice);
    }
    std::optional<std::string> add(mail::Act &act, const std::string &card, mail::TurnDice &dice) override
    {
        return battle_.add(act, card, dice);
    }
    std::optional<mail::Act> answer() const override { return battle_.answer(); }
    bool showed() const override { return battle_.showed(); }
    std::vector<std::string> told() const override { return battle_.told().sentences; }
    std::string sentence() const override { return battle_.sentence(); }
    std::vector<optio::Line> lines() const override { return battle_.told().lines; }
    Json lastAct() const override { return battle_.lastAct(); }
    bool finished() const override { return battle_.finished(); }
    std::optional<mail::Result> result() override { return battle_.result(); }

    std::vector<Choice> choices() const override
    {
        std::vector<Choice> choices;
        ActList list;
        listed(list);
        for (const Act &act : list)
            choices.push_back(choiceOf(act));
        return choices;
    }
    Choice choiceOf(const Json &act) const override { return choiceOf(actFromJson(act, battle_.side())); }
    Json state() const override { return toJson(sheet_, battle_.state(), battle_.battle().names); }
    std::size_t chosenBy(const std::string &player, std::uint64_t seed) const override
    {
        ActList list;
        const State view = listed(list);
        Pcg random(seed);
        const Act chosen = playerOf(sheet_, player)->choose(sheet_, view, battle_.side(), list, random);
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i] == chosen)
                return i;
        throw Error("there is nothing to choose from");
    }
    View view(mail::Side side) const override { return viewOf(sheet_, battle_.battle(), sideId[side == mail::Side::a ? 0 : 1]); }

private:
    Choice choiceOf(const Act &act) const
    {
        const int side = battle_.side();
        return {battle_.written(act, side), act.deed == Deed::discard ? battle_.cardOf(side, act.a) : std::string(),
                labelOf(sheet_, sheet_.modules[battle_.state().module], act, battle_.battle().names, side)};
    }
    /// The acts of the side whose turn it is, and what it sees.
    State listed(ActList &list) const
    {
        State view = viewOf(battle_.state(), battle_.side());
        if (battle_.knows(battle_.side()) && !battle_.finished())
            actions(sheet_, view, battle_.side(), list);
        return view;
    }

    const Sheet &sheet_;
    MailBattle battle_;
};

} // namespace

std::unique_ptr<mail::Referee> mailRefereeOf(const Sheet &sheet) { return std::make_unique<HoplitesReferee>(sheet); }
std::unique_ptr<mail::Auditor> mailAuditorOf(const Sheet &sheet) { return std::make_unique<HoplitesAuditor>(sheet); }
std::unique_ptr<mail::Seat> mailSeatOf(const Sheet &sheet) { return std::make_unique<HoplitesSeat>(sheet); }

} // namespace optio::hoplites
