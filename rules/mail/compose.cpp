// SPDX-License-Identifier: GPL-3.0-or-later
// Writes turn files, line by line, each block closed by a signature.
#include "rules/mail/compose.h"

#include "rules/mail/chain.h"

#include <utility>

namespace optio::mail {

namespace {

/// A file that grows.
class Growing {
public:
    Growing(FileLines file, std::string game) : file_(std::move(file)), game_(std::move(game)) {}

    void put(const Line &line) { append(written(line), line); }
    void sign(Side side, const Secrets &secrets) { append(signatureLine(secrets.seed, game_, side, file_.hashes.back()), Signature{}); }
    Battle done()
    {
        std::size_t bytes = 0;
        for (const std::string &line : file_.texts)
            bytes += line.size() + 1;
        if (bytes > mostFileBytes)
            throw Error("a turn file has at most " + std::to_string(mostFileBytes) + " bytes; this one would have " +
                        std::to_string(bytes));
        return arranged(std::move(file_));
    }

private:
    void append(std::string text, const Line &line)
    {
        file_.hashes.push_back(lineHash(file_.hashes.empty() ? std::string() : file_.hashes.back(), text));
        file_.texts.push_back(std::move(text));
        file_.lines.push_back(line);
    }

    FileLines file_;
    std::string game_;
};

Growing growing(const Battle &battle) { return {battle.file, battle.setUp.game}; }

Standing expectOpenTurn(const Battle &battle)
{
    const Standing standing = standingOf(battle);
    if (standing.phase != Standing::Phase::playing)
        throw Error("no turn of this battle is open");
    return standing;
}

} // namespace

TurnKeys keysOfOpenTurn(const Battle &battle, Side side, const Secrets &secrets)
{
    const Standing standing = expectOpenTurn(battle);
    const auto theirs = shownValue(battle, otherOf(side), standing.turn);
    if (standing.active != side || !theirs)
        throw Error("turn " + std::to_string(standing.turn) + " of this battle is not ours");
    const std::string ours = chainValue(secrets.root, standing.turn);
    const bool isA = side == Side::a;
    return {publicTurnKey(battle.setUp.game, standing.turn, isA ? ours : *theirs, isA ? *theirs : ours),
            privateTurnKey(battle.setUp.game, standing.turn, secrets.hand, *theirs)};
}

Battle invite(SetUp setUp, const std::string &name, const Secrets &secrets)
{
    setUp.promise = promiseOf(name, setUp.game, secrets);
    Growing file({}, setUp.game);
    file.put(Head{});
    file.put(std::move(setUp));
    file.sign(Side::a, secrets);
    return file.done();
}

Battle accept(const Battle &battle, const std::string &name, const Secrets &secrets)
{
    if (battle.acceptance)
        throw Error("this invitation has been accepted already");
    Growing file = growing(battle);
    file.put(Acceptance{promiseOf(name, battle.setUp.game, secrets), chainValue(secrets.root, 1)});
    file.sign(Side::b, secrets);
    return file.done();
}

Battle withTurn(const Battle &battle, std::vector<Act> acts, const TurnEnd &said, const Secrets &secrets)
{
    const Standing standing = expectOpenTurn(battle);
    if (standing.turn > lastTurn)
        throw Error("the battle is too long to go on by e-mail");
    Growing file = growing(battle);
    int number = 0;
    for (Act &act : acts) {
        act.turn = standing.turn;
        act.number = ++number;
        file.put(std::move(act));
    }
    const int index = standing.turn + 1;
    file.put(End{standing.turn, said.orders, index, chainValue(secrets.root, index), said.result, said.offer, said.notes});
    file.sign(standing.active, secrets);
    return file.done();
}

Battle withClosing(const Battle &battle, Side side, const std::vector<Closing::Discard> &discards, const Secrets &secrets)
{
    if (!battle.result() || battle.closingOf(side) != nullptr)
        throw Error("there is nothing to close in this battle");
    Growing file = growing(battle);
    file.put(Closing{side, secrets.hand, discards});
    file.sign(side, secrets);
    return file.done();
}

} // namespace optio::mail
