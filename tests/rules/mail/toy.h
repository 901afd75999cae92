// SPDX-License-Identifier: GPL-3.0-or-later
// A toy game that is played by e-mail in the tests: units come from a hand and shoot, the absent side may shoot back as its standing orders
// say, and cards are drawn and discarded unseen. A Table is a player with his device.
#pragma once

#include "rules/mail/audit.h"
#include "rules/mail/checks.h"
#include "rules/mail/compose.h"

#include <algorithm>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace toy {

using namespace optio::mail;
namespace mail = optio::mail;
using optio::Error;
using optio::Json;

using Dice = std::mt19937_64;

/// Random values that are the same in every run.
inline Randomness randomness(std::uint64_t seed)
{
    return [dice = std::make_shared<Dice>(seed)](std::span<std::uint8_t> bytes) {
        for (std::uint8_t &byte : bytes)
            byte = static_cast<std::uint8_t>((*dice)());
    };
}

inline std::string cardId(Side side, int number) { return letterOf(side) + std::to_string(number); }

/// The act that plays a card.
inline Act plays(const std::string &card)
{
    Act act;
    act.what = "play";
    act.with = {{"card", card}};
    return act;
}

inline Army army(const std::string &name, int units)
{
    Army army;
    army.name = name;
    army.leader = {"Leader of " + name, 5, 3, 0};
    army.rules = {"SKIRMISHERS"};
    army.areas = {{5, "Camp"}};
    for (int unit = 1; unit <= units; ++unit)
        army.cards.push_back({"", name + " " + std::to_string(unit), "SK", "LI", 5, 4, "J", {}, ""});
    return army;
}

inline SetUp setUp(const std::string &game, int limit = 99, int units = 8)
{
    SetUp setUp;
    setUp.game = game;
    setUp.title = "Caf\xC3\xA9 \"Marathon\"";
    setUp.period = "toy";
    setUp.engine = 12;
    setUp.content = {{"hoplites", std::string(64, 'a')}, {"hoplites/house \xC3\xA9", std::string(64, 'b')}};
    setUp.limit = limit;
    setUp.percent = {50, 50};
    setUp.terrain = {"River", "Woods"};
    setUp.prefs = {{"fogOfWar", false}, {"initiative", "fixed"}, {"turns", 30}};
    setUp.extras = {{"FLANK", 1}};
    setUp.armies = {army("Athens", units), army("Sparta", units)};
    return setUp;
}

struct Unit {
    bool fielded = false, shot = false;
    int hits = 0;
};

/// The rules.
class Game : public Referee {
public:
    std::optional<ArmyFault> faultOf(const SetUp &setUp) override
    {
        for (const Army &army : setUp.armies)
            if (army.cards.size() > 12)
                return ArmyFault{army.name, "it has more than 12 units"};
        return std::nullopt;
    }
    void begin(const SetUp &setUp) override
    {
        units.clear();
        limit_ = setUp.limit;
        for (const Side side : {Side::a, Side::b})
            for (std::size_t card = 1; card <= setUp.armies[side == Side::a ? 0 : 1].cards.size(); ++card)
                units[cardId(side, static_cast<int>(card))] = {};
    }
    void beginTurn(int turn, const Orders &against, TurnDice &dice) override
    {
        active_ = sideOfTurn(turn);
        against_ = against;
        for (auto &[id, unit] : units)
            unit.shot = false;
        if (turn == 1)
            dice.pick(2, "terrain.kind", "-");
    }
    std::optional<std::string> play(const Act &act, TurnDice &dice) override
    {
        if (act.what == "play")
            return field(text(act, "card"));
        if (act.what == "shoot")
            return shoot(act, dice);
        if (act.what == "draw" || act.what == "rest" || act.what == "discard")
            return std::nullopt;
        return "there is no such act";
    }
    std::optional<Result> endTurn(const End &end) override
    {
        int hits = 0;
        for (const auto &[id, unit] : units)
            hits += id.starts_with(letterOf(active_)) ? 0 : unit.hits;
        const bool broken = end.result && (end.result->by == "resign" || end.result->by == "agreed");
        return hits >= limit_ && !broken ? std::optional(Result{letterOf(active_), "level"}) : std::nullopt;
    }
    /// Does the absent side's unit shoot back?
    bool shootsBack(const std::string &unit, TurnDice &dice) const
    {
        const auto order = against_.react.find("SK");
        if (order == against_.react.end() || order->second == "computer")
            return dice.pick(2, "ai.react", unit) == 1;
        return order->second == "always";
    }
    std::vector<std::string> fielded(Side side) const
    {
        std::vector<std::string> ids;
        for (const auto &[id, unit] : units)
            if (unit.fielded && id.starts_with(letterOf(side)))
                ids.push_back(id);
        return ids;
    }
    std::map<std::string, Unit> units;

private:
    static std::string text(const Act &act, const char *key) { return act.with.value(key, std::string()); }
    bool stands(const std::string &id, Side side) const
    {
        return id.starts_with(letterOf(side)) && units.contains(id) && units.at(id).fielded;
    }
    std::optional<std::string> field(const std::string &id)
    {
        if (!id.starts_with(letterOf(active_)) || !units.contains(id) || units[id].fielded)
            return "this unit cannot enter";
        units[id].fielded = true;
        return std::nullopt;
    }
    std::optional<std::string> shoot(const Act &act, TurnDice &dice)
    {
        const std::string id = text(act, "unit"), target = text(act, "at");
        if (!stands(id, active_) || !stands(target, otherOf(active_)) || units[id].shot)
            return "this unit cannot shoot";
        units[id].shot = true;
        units[target].hits += dice.die("missile", id) >= 5 ? 1 : 0;
        const bool back = shootsBack(target, dice);
        if (act.with.value("back", false) != back)
            return "the absent side answers differently";
        if (back)
            units[id].hits += dice.die("missile", target) >= 7 ? 1 : 0;
        return std::nullopt;
    }
    int limit_ = 0;
    Side active_ = Side::a;
    Orders against_;
};

/// Hand and deck of a side, as its private keys give them.
struct Hand {
    Side side = Side::a;
    std::vector<std::string> deck, cards;
    void begin(const SetUp &setUp)
    {
        deck.clear();
        cards.clear();
        for (std::size_t card = 1; card <= setUp.armies[side == Side::a ? 0 : 1].cards.size(); ++card)
            deck.push_back(cardId(side, static_cast<int>(card)));
    }
    void beginTurn(int turn, const std::string &privateKey)
    {
        std::sort(deck.begin(), deck.end());
        deck = shuffled(deck, privateKey, side);
        for (int card = 0; turn <= 2 && card < 4; ++card)
            draw();
    }
    void draw()
    {
        if (deck.empty())
            return;
        cards.push_back(deck.front());
        deck.erase(deck.begin());
    }
    bool take(const std::string &card)
    {
        const auto held = std::find(cards.begin(), cards.end(), card);
        if (held == cards.end())
            return false;
        cards.erase(held);
        return true;
    }
};

/// Looks at hands (PBM-45).
class HandAuditor : public Auditor {
public:
    void begin(const SetUp &setUp, const std::array<std::string, 2> &) override
    {
        hands_[1].side = Side::b;
        for (Hand &hand : hands_)
            hand.begin(setUp);
    }
    void beginTurn(int turn, const Orders &, TurnDice &, const std::string *privateKey) override
    {
        now_ = privateKey == nullptr ? nullptr : &hands_[turn % 2 == 1 ? 0 : 1];
        if (now_ != nullptr)
            now_->beginTurn(turn, *privateKey);
    }
    std::optional<std::string> look(const Act &act, const std::string &discarded, TurnDice &) override
    {
        if (now_ == nullptr)
            return std::nullopt;
        if (act.what == "draw")
            now_->draw();
        const std::string card = act.what == "play" ? act.with.value("card", std::string()) : discarded;
        if ((act.what == "play" || act.what == "discard") && !now_->take(card))
            return (act.what == "play" ? "a player played " : "a player discarded ") + card + ", which he did not hold";
        if (now_->cards.size() > 7)
            return std::string("a player held more than 7 cards");
        return std::nullopt;
    }

private:
    std::array<Hand, 2> hands_;
    Hand *now_ = nullptr;
};

/// A player at his device.
class Table {
public:
    Table(Side side, std::string name, std::uint64_t seed) : side(side), name(std::move(name)), secrets(newSecrets(randomness(seed))) {}

    Device device() const
    {
        const SetUp here = setUp("");
        return {here.engine, here.content, [this](const std::string &game) {
                    return file.empty() || game != readBattle(file).setUp.game ? std::nullopt : std::optional(OwnCopy{file, side});
                }};
    }
    Battle battle() const { return readBattle(file); }
    std::string invite(const SetUp &with) { return keep(mail::invite(with, name, secrets)); }
    std::string accept(const std::string &invitation) { return keep(mail::accept(readBattle(invitation), name, secrets)); }

    /// Opens a file, and keeps it when it is good.
    Verdict receive(const std::string &bytes)
    {
        Game game;
        Verdict verdict = openFile(bytes, device(), game);
        if (verdict.opening == Opening::news || verdict.opening == Opening::acceptance)
            keep(verdict.battle);
        return verdict;
    }

    /// Some acts of the open turn.
    std::vector<Act> acts(Dice &chance)
    {
        const Battle before = battle();
        const Standing standing = standingOf(before);
        const TurnKeys keys = keysOfOpenTurn(before, side, secrets);
        Game game;
        (void)verifyFile(file, &game);
        TurnDice dice(keys.open);
        game.beginTurn(standing.turn, before.turns.empty() ? Orders{} : before.turns.back().end.orders, dice);
        dice.taken();
        Hand hand = handBefore(before);
        hand.beginTurn(standing.turn, keys.hidden);
        std::vector<Act> made;
        const int most = static_cast<int>(chance() % 5);
        for (int act = 1; act <= most; ++act)
            put(made, game, dice, choice(chance, game, hand, dice, standing.turn, act));
        return made;
    }
    /// Closes the open turn. With a result the closing follows at once (PBM-45).
    std::string close(std::vector<Act> acts, const TurnEnd &end = {})
    {
        Battle after = withTurn(battle(), std::move(acts), end, secrets);
        return keep(end.result ? withClosing(after, side, discards, secrets) : after);
    }
    std::string turn(Dice &chance, const TurnEnd &end = {}) { return close(acts(chance), end); }
    std::string closing() { return keep(withClosing(battle(), side, discards, secrets)); }

    /// Plays an act and writes its dice down.
    static void put(std::vector<Act> &made, Game &game, TurnDice &dice, Act act)
    {
        if (game.play(act, dice))
            return;
        act.dice = dice.taken();
        made.push_back(std::move(act));
    }
    std::string keep(const Battle &battle) { return file = battle.file.text(); }

    Side side;
    std::string name;
    Secrets secrets;
    std::string file; ///< the own copy
    std::vector<Closing::Discard> discards;

private:
    static Act made(const char *what, Json with = Json::object())
    {
        Act act;
        act.what = what;
        act.with = std::move(with);
        return act;
    }
    Act choice(Dice &chance, const Game &game, Hand &hand, TurnDice dice, int turn, int number)
    {
        const auto ours = game.fielded(side), theirs = game.fielded(otherOf(side));
        const auto kind = chance() % 6;
        if (kind == 0 && hand.cards.size() < 7) {
            hand.draw();
            return made("draw");
        }
        if (kind == 1 && hand.cards.size() > 2) {
            const std::string card = hand.cards.back();
            hand.cards.pop_back();
            discards.push_back({turn, number, card});
            return made("discard", {{"seal", sealOf(battle().setUp.game, turn, number, saltOf(secrets.hand, turn, number), card)}});
        }
        if (kind < 4 && !hand.cards.empty()) {
            const std::string card = hand.cards.front();
            hand.take(card);
            return made("play", {{"card", card}});
        }
        for (const std::string &unit : ours)
            if (!theirs.empty() && !game.units.at(unit).shot) {
                const std::string &target = theirs[chance() % theirs.size()];
                return made("shoot", {{"unit", unit}, {"at", target}, {"back", game.shootsBack(target, dice)}});
            }
        return made("rest");
    }
    Hand handBefore(const Battle &before) const
    {
        Hand hand{side, {}, {}};
        hand.begin(before.setUp);
        for (const Turn &turn : before.turns) {
            if (turn.block.side != side)
                continue;
            hand.beginTurn(turn.number(), privateTurnKey(before.setUp.game, turn.number(), secrets.hand,
                                                         shownValue(before, otherOf(side), turn.number()).value()));
            for (const Act &act : turn.acts)
                follow(hand, act);
        }
        return hand;
    }
    void follow(Hand &hand, const Act &act) const
    {
        if (act.what == "draw")
            hand.draw();
        if (act.what == "play")
            hand.take(act.with.at("card"));
        for (const Closing::Discard &discard : discards)
            if (discard.turn == act.turn && discard.act == act.number)
                hand.take(discard.card);
    }
};

/// Two players with a battle that has come to turn `turns`, each with his own copy of all that was sent.
struct Pair {
    explicit Pair(int turns, std::uint64_t seed = 1, int limit = 99) : chance(seed)
    {
        anna.invite(setUp(newGameId(randomness(seed + 1000)), limit));
        ben.accept(anna.file);
        anna.receive(ben.file);
        sent.push_back(ben.file);
        for (int turn = 1; turn <= turns; ++turn)
            play();
    }
    Table &active() { return standingOf(anna.battle()).active == Side::a ? anna : ben; }
    Table &passive() { return &active() == &anna ? ben : anna; }
    /// One turn, sent and received.
    void play(const TurnEnd &end = {})
    {
        Table &from = active(), &to = passive();
        sent.push_back(from.turn(chance, end));
        to.receive(sent.back());
    }
    Dice chance;
    Table anna{Side::a, "Anna", 11}, ben{Side::b, "Ben", 12};
    std::vector<std::string> sent; ///< [n] is the file of turn n; [0] that of the acceptance
};

} // namespace toy
