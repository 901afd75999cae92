// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/hoplites/mail/mail_battle.h"

#include "rules/sides.h"
#include "rulesets/hoplites/mail/mail_dice.h"
#include "rulesets/hoplites/mail/stand_in.h"
#include "rulesets/hoplites/page/act_sentence.h"
#include "rulesets/hoplites/page/description.h"

#include <algorithm>
#include <charconv>

namespace optio::hoplites {

namespace {

constexpr const char *unitsKey = "units"; ///< what the owner of a hidden deck tells of "reserve" and of a new deck

/// Where a special card of this kind, a unit, or a card that is not known lies in hand; -1 for nowhere.
int inHand(const SideState &side, Byte code)
{
    const auto end = side.hand.begin() + side.handCount;
    const auto found = std::find(side.hand.begin(), end, code);
    return found == end ? -1 : static_cast<int>(found - side.hand.begin());
}

/// The special cards that an act takes from the hand, one code for each.
std::vector<Byte> cardsSpentBy(const Act &act)
{
    switch (act.deed) {
    case Deed::caltrop:
        return {codeOf(Card::caltrop)};
    case Deed::cohesion:
        return {codeOf(Card::cohesion)};
    case Deed::supply:
        return {codeOf(Card::supply)};
    case Deed::rallyCard:
        return {codeOf(Card::rally)};
    case Deed::reserve:
        return {codeOf(Card::reserve)};
    case Deed::card:
        return {codeOf(Card::own)};
    case Deed::attack: {
        std::vector<Byte> cards;
        for (int i = 0; i < 2; ++i)
            if ((i == 0 || act.b != nobody) && act.flank(i) == Flank::card)
                cards.push_back(codeOf(Card::flank));
        return cards;
    }
    default:
        return {};
    }
}

} // namespace

/// An act being tried on a copy of the state.
struct MailBattle::Trial {
    State state;
    Act act;
    int side = 0;            ///< whose decision it is
    int units = 0;           ///< what the act claims (see unitsKey)
    Byte hand = 0, deck = 0; ///< how many cards there were before
};

void MailBattle::begin(const mail::SetUp &setUp)
{
    MailStart start = startOf(sheet_, setUp);
    battle_ = std::move(start.battle);
    cards_ = std::move(start.cards);
    known_ = {};
    turn_ = 0;
    told_ = {};
    for (const int side : {0, 1}) {
        decks_[at(side)].clear();
        for (int number = static_cast<int>(cards_[at(side)].size()); number > 0; --number)
            decks_[at(side)].push_back(number);
        forget(battle_.state, side);
    }
}

void MailBattle::beginTurn(int turn, const mail::Orders &against, mail::TurnDice &dice, const std::string *hidden)
{
    State &state = battle_.state;
    turn_ = turn;
    against_ = against;
    hidden_.reset();
    if (hidden != nullptr)
        hidden_.emplace(*hidden);
    MailDice source(dice, hidden == nullptr ? nullptr : &*hidden_);
    Dice thrown(source);
    Play play{sheet_, state, thrown};
    if (turn == 1) { // PBM-01, PBM-31
        layGround(play, true);
        state.first = state.opener = 0;
        state.round = 1;
        hoplites::beginTurn(play, 0);
    }
    const int side = this->side();
    SideState &own = state.sides[at(side)];
    const bool first = turn <= 2;
    if (first)
        known_[at(side)] = hidden != nullptr;
    if (knows(side) && hidden != nullptr) {
        std::vector<int> &deck = decks_[at(side)];
        std::sort(deck.begin(), deck.end());
        std::vector<std::string> names;
        for (const int number : deck)
            names.push_back(cardName(side, number));
        names = mail::shuffled(std::move(names), *hidden, side == 0 ? mail::Side::a : mail::Side::b);
        std::reverse(names.begin(), names.end()); // ours have the top last
        for (std::size_t i = 0; i < names.size(); ++i) {
            deck[i] = std::stoi(names[i].substr(1));
            own.deck[i] = cards_[at(side)][at(deck[i] - 1)];
        }
        if (first)
            dealHand(play, side);
        follow(side);
    } else if (first) { // HOP-312
        const int dealt = std::min<int>(sheet_.numbers.hand, own.deckCount);
        for (int card = 0; card < dealt; ++card) {
            own.deck[--own.deckCount] = nobody;
            own.hand[own.handCount++] = unseen;
        }
    }
}

mail::Act MailBattle::written(const Act &act, int side) const
{
    mail::Act told;
    told.what = nameOf(act.deed);
    told.with = toJson(act, side);
    told.with.erase("act");
    if (act.deed == Deed::discard)
        told.with = Json::object();
    return told;
}

std::optional<std::string> MailBattle::sealed(Trial &trial, const std::string &card) const
{
    const auto &codes = cards_[at(trial.side)];
    trial.act.deed = Deed::discard;
    trial.act.a = unseen;
    if (card.empty())
        return knows(trial.side) ? std::optional<std::string>("the card under the seal is not told") : std::nullopt;
    int number = 0;
    const char *const end = card.data() + card.size();
    const auto [stop, fault] = std::from_chars(card.data() + 1, end, number);
    if (card[0] != (trial.side == 0 ? 'A' : 'B') || fault != std::errc() || stop != end || number < 1 ||
        number > static_cast<int>(codes.size()))
        return "there is no card " + card.substr(0, 8);
    if (knows(trial.side))
        trial.act.a = codes[at(number - 1)];
    return std::nullopt;
}

/// Reads the act. Its keys are those of the engine's, with what is hidden left out and what only its side can tell put in.
std::optional<std::string> MailBattle::parsed(Trial &trial, const mail::Act &act, const std::string &card) const
{
    Json with = act.with;
    if (act.what == nameOf(Deed::discard)) {
        if (with.size() != 1 || !with.contains(std::string(mail::sealKey)))
            return std::string("a discard has its seal and nothing else");
        return sealed(trial, card);
    }
    if (act.what == nameOf(Deed::reserve) || act.what == nameOf(Deed::next))
        if (const auto units = with.find(unitsKey); units != with.end()) {
            if (!units->is_number_integer() || *units < 1 || *units > mostUnits)
                return std::string("a number of units is not told");
            trial.units = units->get<int>();
            with.erase(unitsKey);
        }
    if (with.contains("act"))
        return std::string("the act has no \"act\"");
    with["act"] = act.what;
    try {
        trial.act = actFromJson(with, trial.side);
    } catch (const Error &error) {
        return std::string(error.what());
    }
    return std::nullopt;
}

// What the act shows to have been in hand was there.
void MailBattle::assume(Trial &trial) const
{
    SideState &own = trial.state.sides[at(trial.side)];
    const auto show = [&](Byte code) {
        if (const int blank = inHand(own, unseen); blank >= 0)
            own.hand[at(blank)] = code;
    };
    if (trial.act.deed == Deed::play && trial.act.a < own.unitCount && own.units[trial.act.a].place == Place::deck &&
        inHand(own, unseen) >= 0) {
        show(trial.act.a);
        own.units[trial.act.a].place = Place::hand;
    }
    for (const Byte code : cardsSpentBy(trial.act))
        if (left(trial.state, trial.side, code) > static_cast<int>(std::count(own.hand.begin(), own.hand.begin() + own.handCount, code)))
            show(code);
    if (trial.act.deed == Deed::discard && inHand(own, unseen) >= 0) { // whatever it is; forget() takes it away again
        trial.act.a = codeOf(Card::flank);
        show(trial.act.a);
    }
}

// As many units as the act tells of lie on top of the deck, or among the discards.
void MailBattle::supposeUnits(Trial &trial) const
{
    SideState &own = trial.state.sides[at(trial.side)];
    int wanted = trial.units;
    if (trial.act.deed == Deed::next)
        wanted -= static_cast<int>(std::count_if(own.units.begin(), own.units.begin() + own.unitCount,
                                                 [](const Unit &unit) { return unit.place == Place::eliminated; }));
    else
        wanted = std::min<int>(wanted, own.deckCount);
    if (trial.act.deed == Deed::next && wanted > own.discards)
        return;
    int top = own.deckCount;
    for (int index = 0; index < own.unitCount && wanted > 0; ++index) {
        Unit &unit = own.units[at(index)];
        if (unit.place != Place::deck)
            continue;
        --wanted;
        if (trial.act.deed == Deed::next)
            unit.place = Place::discarded;
        else
            own.deck[at(--top)] = static_cast<Byte>(index);
    }
}

std::string MailBattle::refusal(const Trial &trial) const
{
    const Why why = whyNot(sheet_, trial.state, trial.act, trial.side);
    return why == Why::ok ? std::string() : refusalOf(sheet_, trial.state, trial.act, battle_.names, why);
}

// What came of it is what was told.
std::optional<std::string> MailBattle::claimed(Trial &trial, mail::Act &act, bool anew) const
{
    const SideState &own = trial.state.sides[at(trial.side)];
    int came = 0;
    if (trial.act.deed == Deed::reserve)
        came = own.handCount - (trial.hand - 1);
    else if (trial.act.deed == Deed::next && trial.deck == 0)
        came = own.deckCount;
    if (anew && came > 0)
        act.with[unitsKey] = came;
    if (anew || came == trial.units)
        return std::nullopt;
    return "the file tells of " + std::to_string(trial.units) + (trial.units == 1 ? " unit" : " units") + ", and there are " +
           std::to_string(came);
}

std::optional<std::string> MailBattle::done(mail::Act &act, const std::string &card, mail::TurnDice &dice, bool anew)
{
    Trial trial;
    trial.state = battle_.state;
    if (trial.state.over())
        return std::string("The battle is over (HOP-340)");
    if (finished())
        return std::string("This player turn is over (PBM-01)");
    trial.side = trial.state.toAct();
    if (const auto why = parsed(trial, act, card); why)
        return why;
    const auto expected = answer();
    if (expected && (expected->what != act.what || expected->with != act.with))
        return std::string("the side that is absent answers otherwise (PBM-40)");
    const bool blind = !knows(trial.side) && !expected;
    if (blind) {
        assume(trial);
        if (trial.units > 0)
            supposeUnits(trial);
    }
    if (const std::string why = refusal(trial); !why.empty())
        return why;
    trial.hand = trial.state.sides[at(trial.side)].handCount;
    trial.deck = trial.state.sides[at(trial.side)].deckCount;
    MailDice source(dice, hidden_ ? &*hidden_ : nullptr);
    Dice thrown(source);
    const Names apart = hoplites::apart(battle_.names);
    Narration narration{&apart, {}, {}};
    const Phase phase = trial.state.phase;
    perform(sheet_, trial.state, trial.act, thrown, &narration);
    if (const auto why = claimed(trial, act, anew); why)
        return why;
    battle_.state = trial.state;
    for (const int side : {0, 1})
        if (knows(side))
            follow(side);
        else
            forget(battle_.state, side);
    showed_ = source.asked() || trial.act.deed == Deed::drawDeck || trial.act.deed == Deed::reserve;
    sentence_ = sentenceOf(narration, trial.act, apart, trial.side, phase);
    told_ = {nullptr, std::move(narration.sentences), std::move(narration.lines)};
    last_ = trial.act;
    lastBy_ = trial.side;
    return std::nullopt;
}

std::optional<std::string> MailBattle::play(const mail::Act &act, const std::string &card, mail::TurnDice &dice)
{
    mail::Act same = act;
    return done(same, card, dice, false);
}

std::optional<std::string> MailBattle::add(mail::Act &act, const std::string &card, mail::TurnDice &dice)
{
    const auto why = done(act, card, dice, true);
    if (!why)
        act.dice = dice.taken();
    return why;
}

std::optional<mail::Act> MailBattle::answer() const
{
    const State &state = battle_.state;
    if (state.over() || (state.prompt != Prompt::react && state.prompt != Prompt::withdraw))
        return std::nullopt;
    return written(standInAnswer(sheet_, state, against_), state.asked);
}

// HOP-342: nobody else knows whether what is left in hand and deck is units.
bool MailBattle::mayHaveNoUnits(int side) const
{
    const SideState &own = battle_.state.sides[at(side)];
    int hidden = 0;
    for (int index = 0; index < own.unitCount; ++index) {
        const Place place = own.units[at(index)].place;
        if (place != Place::deck && place != Place::eliminated)
            return false;
        hidden += place == Place::deck ? 1 : 0;
    }
    return !knows(side) && own.level != 0 && hidden <= own.discards;
}

std::optional<mail::Result> MailBattle::result(const std::optional<mail::Result> &claim)
{
    State &state = battle_.state;
    const int side = this->side();
    if (!state.over() && finished() && claim && claim->by == "units" && mayHaveNoUnits(side)) {
        state.phase = Phase::over;
        state.prompt = Prompt::none;
        state.winner = static_cast<Byte>(1 - side);
        state.ending = Ending::units;
    }
    if (!state.over())
        return std::nullopt;
    const char *by = state.ending == Ending::level ? "level" : state.ending == Ending::units ? "units" : "length";
    return mail::Result{state.winner == 0 ? "A" : state.winner == 1 ? "B" : "draw", by};
}

} // namespace optio::hoplites
