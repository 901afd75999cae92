// SPDX-License-Identifier: GPL-3.0-or-later
// Checks new lines.
#include "rules/mail/new_lines.h"

#include "rules/mail/chain.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <utility>

namespace optio::mail {

namespace {

/// The new lines of one battle, check by check.
class NewLines {
public:
    NewLines(const Battle &battle, std::size_t firstNew) : battle_(battle), firstNew_(firstNew) {}

    void repeatedPromise() const;
    void signatures() const;
    void turns() const;
    void closings() const;
    void reveals() const;
    void replay(Referee &referee) const;
    void resultsWithoutRules() const;
    std::vector<Fault> notes() const;

private:
    bool isNew(const Block &block) const { return block.last >= firstNew_; }
    static int lineOf(const Block &block) { return static_cast<int>(block.last); } // of the line above the signature, from 1

    void expectNext(const Turn &turn, int expected, bool over) const;
    void expectReveal(const Turn &turn, const std::pair<int, std::string> &known) const;
    void replayTurn(const Turn &turn, const Turn *before, Referee &referee) const;
    void expectDice(const Act &act, int line, const std::vector<SlotDie> &given) const;
    void expectResult(const Turn &turn, const Turn *before, const std::optional<Result> &byRules) const;

    const Battle &battle_;
    std::size_t firstNew_;
};

// PBM-34, PBM-76: a copied commitment could be opened with the other's closing.
void NewLines::repeatedPromise() const
{
    if (!battle_.acceptance || !isNew(battle_.blocks[1]))
        return;
    const Promise &ofA = battle_.setUp.promise;
    const Promise &ofB = battle_.acceptance->promise;
    if (ofA.key == ofB.key || ofA.anchor == ofB.anchor || ofA.hand == ofB.hand)
        throw Faulty(repeatedSecrets());
}

// PBM-51: nothing can be compared, so the line of the signature is named.
void NewLines::signatures() const
{
    for (const Block &block : battle_.blocks)
        if (isNew(block) && !holds(battle_.file.texts[block.last], battle_.keyOf(block.side), battle_.setUp.game, block.side,
                                   battle_.file.hashes[block.last - 1]))
            throw Faulty(changedLine(static_cast<int>(block.last) + 1, block.part, battle_.nameOf(block.side)));
}

void NewLines::expectNext(const Turn &turn, int expected, bool over) const
{
    const int line = turn.lineOf(0);
    if (over)
        throw Faulty(afterTheEnd(line, turn.number()));
    if (turn.number() > expected)
        throw Faulty(missingTurn(line, expected, turn.number()));
    if (turn.number() < expected)
        throw Faulty(notHisTurn(line, turn.number(), battle_.nameOf(turn.block.side)));
}

// PBM-70, PBM-74.
void NewLines::turns() const
{
    int expected = 1;
    bool over = false;
    for (const Turn &turn : battle_.turns) {
        if (isNew(turn.block)) {
            expectNext(turn, expected, over);
            if (turn.number() > lastTurn || (turn.number() == lastTurn && !turn.end.result))
                throw Faulty(tooLong(turn.lineOf(turn.acts.size())));
        }
        expected = turn.number() + 1;
        over = turn.end.result.has_value();
    }
}

// PBM-45: closings follow the result, first that of who ended the battle.
void NewLines::closings() const
{
    const Side last = battle_.turns.empty() ? Side::a : battle_.turns.back().block.side;
    std::size_t closed = 0;
    for (const Block &block : battle_.blocks) {
        const bool closing = block.part.kind == Part::Kind::closing;
        const bool due = battle_.result() && closed < 2 && block.side == (closed == 0 ? last : otherOf(last));
        if (isNew(block) && (closing ? !due : closed > 0))
            throw Faulty(afterTheEnd(static_cast<int>(block.first) + 1, block.part.turn));
        closed += closing ? 1 : 0;
    }
}

void NewLines::expectReveal(const Turn &turn, const std::pair<int, std::string> &known) const
{
    const bool fits = turn.end.index == turn.number() + 1 && leadsTo(turn.end.value, turn.end.index - known.first, known.second);
    if (!fits)
        throw Faulty(brokenPromise(turn.lineOf(turn.acts.size()), turn.number(), battle_.nameOf(turn.block.side)));
}

// PBM-24, PBM-67.
void NewLines::reveals() const
{
    if (!battle_.acceptance)
        return;
    if (isNew(battle_.blocks[1]) && !leadsTo(battle_.acceptance->value, 1, battle_.acceptance->promise.anchor))
        throw Faulty(brokenPromise(4, 1, battle_.nameOf(Side::b)));
    std::array<std::pair<int, std::string>, 2> known{std::pair{0, battle_.setUp.promise.anchor}, std::pair{1, battle_.acceptance->value}};
    for (const Turn &turn : battle_.turns) {
        auto &last = known[turn.block.side == Side::a ? 0 : 1];
        if (isNew(turn.block))
            expectReveal(turn, last);
        last = {turn.end.index, turn.end.value};
    }
}

std::string textOf(const SlotDie &die) { return fmt::format("{} for {}", die.value, die.slot); }

// PBM-68.
void NewLines::expectDice(const Act &act, int line, const std::vector<SlotDie> &given) const
{
    if (const auto differing = differingDie(act, given); differing)
        throw Faulty(otherDice(line, act.turn, act.number, differing->first, differing->second));
}

std::string textOf(const std::optional<Result> &result)
{
    if (!result)
        return "the battle goes on";
    return result->winner == "draw" ? fmt::format("a draw ({})", result->by) : fmt::format("{} has won ({})", result->winner, result->by);
}

/// A draw that is agreed on (PBM-44): offered at the end of the turn before, taken before the first act.
const char *whyNoDraw(const Turn &turn, const Turn *before)
{
    if (turn.end.result->winner != "draw")
        return "what is agreed on is a draw";
    if (before == nullptr || !before->end.offer)
        return "no draw was offered";
    return turn.acts.empty() ? nullptr : "an offered draw is accepted before the first act";
}

/// Why the result that a player gave himself is none, or null.
const char *whyNot(const Turn &turn, const Turn *before)
{
    const Result &result = *turn.end.result;
    if (result.by == "agreed")
        return whyNoDraw(turn, before);
    if (result.by == "resign")
        return result.winner == letterOf(otherOf(turn.block.side)) ? nullptr : "who resigns has lost";
    if (result.by == "length")
        return turn.number() == lastTurn && result.winner == "draw" ? nullptr
                                                                    : "the rules do not end it by its length, and turn 1998 has not come";
    return "the rules do not give this result";
}

// PBM-69.
void NewLines::expectResult(const Turn &turn, const Turn *before, const std::optional<Result> &byRules) const
{
    const int line = turn.lineOf(turn.acts.size());
    if (turn.end.result == byRules)
        return;
    if (byRules)
        throw Faulty(notAllowed(line, turn.number(), 0,
                                fmt::format("the file says {}, the rules say {}", textOf(turn.end.result), textOf(byRules))));
    if (const char *why = whyNot(turn, before); why != nullptr)
        throw Faulty(notAllowed(line, turn.number(), 0, why));
}

void NewLines::replayTurn(const Turn &turn, const Turn *before, Referee &referee) const
{
    TurnDice dice(publicKeyOfTurn(battle_, turn.number()).value());
    referee.beginTurn(turn.number(), before == nullptr ? Orders{} : before->end.orders, dice);
    dice.taken();
    for (std::size_t act = 0; act < turn.acts.size(); ++act) {
        if (const auto why = referee.play(turn.acts[act], dice); why)
            throw Faulty(notAllowed(turn.lineOf(act), turn.number(), turn.acts[act].number, *why));
        expectDice(turn.acts[act], turn.lineOf(act), dice.taken());
    }
    const bool broken = turn.end.result && (turn.end.result->by == "resign" || turn.end.result->by == "agreed");
    if (const auto why = broken ? std::nullopt : referee.unfinished(); why)
        throw Faulty(notAllowed(turn.lineOf(turn.acts.size()), turn.number(), 0, *why));
    expectResult(turn, before, referee.endTurn(turn.end));
}

void NewLines::replay(Referee &referee) const
{
    if (firstNew_ == 0)
        if (const auto fault = referee.faultOf(battle_.setUp); fault)
            throw Faulty(illegalArmy(fault->army, fault->why));
    referee.begin(battle_.setUp);
    const Turn *before = nullptr;
    for (const Turn &turn : battle_.turns) {
        replayTurn(turn, before, referee);
        before = &turn;
    }
}

// Without a referee: what the players give themselves.
void NewLines::resultsWithoutRules() const
{
    const Turn *before = nullptr;
    for (const Turn &turn : battle_.turns) {
        if (turn.end.result && (turn.end.result->by == "resign" || turn.end.result->by == "agreed"))
            expectResult(turn, before, std::nullopt);
        before = &turn;
    }
}

// PBM-73.
std::vector<Fault> NewLines::notes() const
{
    std::vector<Fault> notes;
    for (const Turn &turn : battle_.turns)
        if (isNew(turn.block))
            for (const auto &[code, during] : turn.end.notes)
                notes.push_back(restoredNote(turn.lineOf(turn.acts.size()), during, battle_.nameOf(turn.block.side)));
    return notes;
}

} // namespace

std::optional<std::pair<std::string, std::string>> differingDie(const Act &act, const std::vector<SlotDie> &given)
{
    const std::size_t most = std::max(act.dice.size(), given.size());
    for (std::size_t die = 0; die < most; ++die) {
        std::string said = die < act.dice.size() ? textOf(act.dice[die]) : std::string("no die");
        std::string right = die < given.size() ? textOf(given[die]) : std::string("no die");
        if (said != right)
            return std::pair{std::move(said), std::move(right)};
    }
    return std::nullopt;
}

std::vector<Fault> checkNewLines(const Battle &battle, std::size_t firstNew, Referee *referee)
{
    const NewLines lines(battle, firstNew);
    lines.repeatedPromise();
    lines.signatures();
    lines.turns();
    lines.closings();
    lines.reveals();
    if (referee != nullptr)
        lines.replay(*referee);
    else
        lines.resultsWithoutRules();
    return lines.notes();
}

} // namespace optio::mail
