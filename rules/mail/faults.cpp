// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the faults of turn files.
#include "rules/mail/faults.h"

#include "rules/fields.h"

#include <fmt/core.h>

namespace optio::mail {

namespace {

Fault at(Fault fault, int line, int turn = 0, int act = 0)
{
    fault.line = line;
    fault.turn = turn;
    fault.act = act;
    return fault;
}

std::string ageOf(int turn) { return turn == 0 ? std::string("from before turn 1") : fmt::format("turn {}", turn); }

std::string placeOf(int turn, int act)
{
    return act == 0 ? fmt::format("The end of turn {}", turn) : fmt::format("Turn {}, act {}", turn, act);
}

} // namespace

Json toJson(const Fault &fault)
{
    Json json{{"rule", fault.rule}, {"text", fault.text}, {"effect", wordOf(fault.effect)}};
    for (const auto &[key, value] : {std::pair{"line", fault.line}, std::pair{"turn", fault.turn}, std::pair{"act", fault.act}})
        if (value != 0)
            json[key] = value;
    return json;
}

std::string textOf(const Part &part)
{
    switch (part.kind) {
    case Part::Kind::setUp:
        return "(set-up)";
    case Part::Kind::acceptance:
        return "(acceptance)";
    case Part::Kind::closing:
        return "(closing)";
    default:
        return fmt::format("(turn {})", part.turn);
    }
}

std::string nameOf(const Part &part)
{
    switch (part.kind) {
    case Part::Kind::setUp:
        return "the set-up";
    case Part::Kind::acceptance:
        return "the acceptance";
    case Part::Kind::closing:
        return "the closing";
    default:
        return fmt::format("turn {}", part.turn);
    }
}

std::string shortName(const std::string &name)
{
    constexpr int most = 40;
    std::size_t end = 0;
    for (int characters = 0; end < name.size(); ++end)
        if ((static_cast<unsigned char>(name[end]) & 0xC0U) != 0x80 && ++characters > most)
            break;
    return end == name.size() ? name : name.substr(0, end) + "…";
}

Fault notComplete(int line, const std::string &name, const std::string &why)
{
    const std::string place = line == 0 ? std::string() : fmt::format(" (line {})", line);
    return at(
        {"PBM-60", fmt::format("This is not a complete Optio game file{}: {}. Ask {} to send it again.", place, why, shortName(name))},
        line);
}

Fault otherRules(const std::string &what)
{
    return {"PBM-61",
            fmt::format("This battle was started with different rules ({}). Both players need the same. Nothing was changed.", what)};
}

Fault sentAlready(const std::string &name)
{
    return {"PBM-62", fmt::format("You have already sent this turn; it is {}'s move.", shortName(name))};
}

Fault oldFile(int turn, int standing)
{
    return at({"PBM-63", fmt::format("This is an old file ({}); the battle is at turn {}.", ageOf(turn), standing)}, 0, turn);
}

Fault oldFileOfEnded(int turn, int last)
{
    return at({"PBM-63", fmt::format("This is an old file ({}); the battle ended in turn {}.", ageOf(turn), last)}, 0, turn);
}

Fault closedSince(int turn, bool ours, const std::string &name)
{
    const std::string what = ours ? fmt::format("Only your closing is newer; {} needs that for the audit.", shortName(name))
                                  : fmt::format("Only {}'s closing has come since.", shortName(name));
    return at({"PBM-63", "You already have this file, and the battle is over. " + what}, 0, turn);
}

Fault unknownBattle() { return {"PBM-64", "This file belongs to a battle this device does not know."}; }

Fault ownInvitation() { return {"PBM-64", "This is your own invitation; send it to your opponent."}; }

Fault changedLine(int line, const Part &part, const std::string &name)
{
    return at({"PBM-65", fmt::format("Line {} {} was changed after {} signed it.", line, textOf(part), shortName(name))}, line, part.turn);
}

Fault twoVersions(int line, const Part &part, const std::string &name)
{
    return at({"PBM-66",
               fmt::format("{} has sent two different versions of {}. The first one counts; both are kept as proof.", shortName(name),
                           nameOf(part)),
               Effect::disputed},
              line, part.turn);
}

Fault brokenPromise(int line, int turn, const std::string &name)
{
    return at({"PBM-67", fmt::format("The secret value of turn {} does not fit {}'s promise at the start.", turn, shortName(name)),
               Effect::disputed},
              line, turn);
}

Fault otherDice(int line, int turn, int act, const std::string &said, const std::string &given)
{
    return at(
        {"PBM-68", fmt::format("Turn {}, act {}: the file says {}, the battle's dice say {}.", turn, act, said, given), Effect::disputed},
        line, turn, act);
}

Fault notAllowed(int line, int turn, int act, const std::string &why)
{
    return at({"PBM-69", fmt::format("{} is not allowed: {}.", placeOf(turn, act), why), Effect::disputed}, line, turn, act);
}

Fault missingTurn(int line, int missing, int found)
{
    return at({"PBM-70", fmt::format("Turn {} is missing; this file continues with turn {}.", missing, found)}, line, found);
}

Fault notHisTurn(int line, int turn, const std::string &name)
{
    return at({"PBM-70", fmt::format("It is not {}'s turn.", shortName(name))}, line, turn);
}

Fault afterTheEnd(int line, int turn)
{
    return at({"PBM-70", turn == 0 ? std::string("This closing comes at the wrong time.")
                                   : fmt::format("The battle is over; turn {} cannot follow.", turn)},
              line, turn);
}

Fault illegalArmy(const std::string &army, const std::string &why)
{
    return at({"PBM-71", fmt::format("The army '{}' is not allowed: {}.", shortName(army), why)}, 2);
}

Fault auditFault(int line, int turn, int act, const std::string &what)
{
    const std::string place = turn == 0 ? std::string() : fmt::format("in turn {} ", turn);
    return at({"PBM-72", fmt::format("Audit: {}{}.", place, what), Effect::marked}, line, turn, act);
}

Fault restoredNote(int line, int turn, const std::string &name)
{
    return at(
        {"PBM-73", fmt::format("{}'s game was restored from an older copy during turn {}.", shortName(name), turn), Effect::information},
        line, turn);
}

Fault tooLong(int line) { return at({"PBM-74", "The battle is too long to go on by e-mail; it ends as a draw.", Effect::over}, line); }

Fault alreadyPlayed(const std::string &name)
{
    return at({"PBM-76", fmt::format("You are already playing this battle with {}.", shortName(name))}, 4);
}

Fault repeatedSecrets() { return at({"PBM-76", "This acceptance repeats the inviter's secret values; the battle cannot begin."}, 4); }

Fault ownTwoVersions(int line, int turn, const std::string &name)
{
    return at({"PBM-77",
               fmt::format("You have sent two different versions of turn {}. {} goes on from the other one. Take it over?", turn,
                           shortName(name)),
               Effect::asks},
              line, turn);
}

} // namespace optio::mail
