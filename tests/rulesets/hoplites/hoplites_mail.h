// SPDX-License-Identifier: GPL-3.0-or-later
// Two players of Hoplites with a device each, who know of each other's battle what stands in the files they send.
#pragma once

#include "rules/mail/audit.h"
#include "rules/mail/checks.h"
#include "rules/mail/open_turn.h"
#include "rulesets/hoplites/hoplites.h"
#include "tests/supplied.h"

#include <memory>
#include <random>
#include <string>
#include <vector>

namespace hoplitesmail {

using namespace optio::mail;
namespace mail = optio::mail;
using optio::Error;
using optio::Json;

using Dice = std::mt19937_64;

inline const optio::hoplites::Hoplites &hoplites()
{
    return dynamic_cast<const optio::hoplites::Hoplites &>(optio::supplied::registry().at("hoplites"));
}

inline const Json &supplied(const std::string &army)
{
    for (const Json &one : hoplites().armies())
        if (one.at("id") == "hoplites/" + army)
            return one;
    throw Error("there is no army " + army);
}

inline Randomness randomness(std::uint64_t seed)
{
    return [dice = std::make_shared<Dice>(seed)](std::span<std::uint8_t> bytes) {
        for (std::uint8_t &byte : bytes)
            byte = static_cast<std::uint8_t>((*dice)());
    };
}

inline SetUp setUp(const std::string &a, const std::string &b, const Json &options = Json::object(), std::uint64_t seed = 1)
{
    SetUp made = hoplites().mailSetUp(supplied(a), supplied(b), options);
    made.game = newGameId(randomness(seed + 1000));
    made.title = a + " - " + b;
    return made;
}

/// A player at his device.
class Table {
public:
    Table(Side side, std::string name, std::uint64_t seed)
        : side(side), name(std::move(name)), secrets(newSecrets(randomness(seed))), chance(seed)
    {}

    Device device() const
    {
        return {hoplites().mailEngine(), hoplites().mailContent(), [this](const std::string &game) {
                    return file.empty() || game != readBattle(file).setUp.game ? std::nullopt : std::optional(OwnCopy{file, side});
                }};
    }
    Battle battle() const { return readBattle(file); }
    bool over() const { return standingOf(battle()).phase == Standing::Phase::over; }

    /// Opens a file, and keeps it when it is good.
    Verdict receive(const std::string &bytes)
    {
        const auto referee = hoplites().mailReferee();
        Verdict verdict = openFile(bytes, device(), *referee);
        if (verdict.opening == Opening::news || verdict.opening == Opening::acceptance)
            file = verdict.battle.file.text();
        return verdict;
    }

    /// Plays the open turn as a computer player does; every so often as one that takes anything, to come to what good play never does.
    std::string turn(const Orders &orders = {}, int odd = 0)
    {
        const Battle before = battle();
        const auto seat = hoplites().mailSeat();
        OpenTurn open(before, side, secrets, *seat, {});
        while (!seat->finished()) {
            const auto choices = seat->choices();
            const bool anything = odd > 0 && chance() % static_cast<unsigned>(odd) == 0;
            const auto &choice = choices.at(seat->chosenBy(anything ? "random" : "greedy", chance()));
            if (const auto why = open.act(choice.act, choice.card); why)
                throw Error(choice.label + ": " + *why);
        }
        return file = open.closed({orders, {}, false, {}}).file.text();
    }
    /// Our closing, behind a battle that is over.
    std::string closing() { return file = withClosing(battle(), side, discardsOf(battle(), side, secrets.hand), secrets).file.text(); }

    Side side;
    std::string name;
    Secrets secrets;
    std::string file; ///< the own copy
    Dice chance;
};

/// A battle that both have agreed on.
struct Pair {
    explicit Pair(SetUp with, std::uint64_t seed = 1) : anna(Side::a, "Anna", seed + 11), ben(Side::b, "Ben", seed + 12)
    {
        anna.file = invite(std::move(with), anna.name, anna.secrets).file.text();
        const auto referee = hoplites().mailReferee();
        invitation = openFile(anna.file, ben.device(), *referee);
        if (invitation.opening != Opening::invitation)
            return;
        ben.file = accept(invitation.battle, ben.name, ben.secrets).file.text();
        anna.receive(ben.file);
    }
    Table &active() { return standingOf(anna.battle()).active == Side::a ? anna : ben; }
    Table &passive() { return &active() == &anna ? ben : anna; }
    Table anna, ben;
    Verdict invitation;
};

} // namespace hoplitesmail
