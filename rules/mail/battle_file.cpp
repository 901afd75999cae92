// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a turn file and works out what it shows.
#include "rules/mail/battle_file.h"

#include "rules/mail/chain.h"

#include <fmt/core.h>
#include <utility>

namespace optio::mail {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::vector<std::string> cut(std::string_view text)
{
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (end != std::string_view::npos && line.ends_with('\r'))
            line.remove_suffix(1);
        lines.emplace_back(line);
    }
    while (!lines.empty() && lines.back().empty())
        lines.pop_back();
    return lines;
}

/// Puts the lines of a file into parts, one after the other.
class Arranging {
public:
    Arranging(FileLines lines, const std::string &sender) : sender_(sender) { battle_.file = std::move(lines); }

    Battle done()
    {
        take<Head>("the name of the format");
        battle_.setUp = take<SetUp>("a set-up");
        close({{Part::Kind::setUp, 0}, Side::a, 0, 0});
        if (!atEnd()) {
            const std::size_t first = at_;
            battle_.acceptance = take<Acceptance>("an acceptance");
            close({{Part::Kind::acceptance, 0}, Side::b, first, 0});
        }
        while (!atEnd())
            if (std::holds_alternative<Closing>(battle_.file.lines[at_]))
                closing();
            else
                turn();
        return std::move(battle_);
    }

private:
    bool atEnd() const { return at_ == battle_.file.count(); }

    [[noreturn]] void refuse(std::size_t line, const std::string &why) const
    {
        throw Faulty(notComplete(static_cast<int>(line) + 1, sender_, why));
    }

    template <class T> T take(const char *wanted)
    {
        if (atEnd())
            refuse(at_ - 1, fmt::format("{} is missing behind it", wanted));
        if (const T *line = std::get_if<T>(&battle_.file.lines[at_])) {
            ++at_;
            return *line;
        }
        refuse(at_, fmt::format("{} should be here", wanted));
    }

    Block close(Block block)
    {
        block.last = at_;
        if (!take<Signature>("a signature").formed)
            refuse(block.last, "a signature line has exactly 138 bytes");
        battle_.blocks.push_back(block);
        return block;
    }

    void closing()
    {
        Closed closed;
        const std::size_t first = at_;
        closed.closing = take<Closing>("a closing");
        closed.block = close({{Part::Kind::closing, 0}, closed.closing.side, first, 0});
        battle_.closings.push_back(std::move(closed));
    }

    void turn()
    {
        Turn turn;
        const std::size_t first = at_;
        while (!atEnd() && std::holds_alternative<Act>(battle_.file.lines[at_])) {
            turn.acts.push_back(take<Act>("an act"));
            if (turn.acts.back().number != static_cast<int>(turn.acts.size()))
                refuse(at_ - 1, fmt::format("this should be act {}", turn.acts.size()));
        }
        turn.end = take<End>("the end of the turn");
        for (std::size_t act = 0; act < turn.acts.size(); ++act)
            if (turn.acts[act].turn != turn.end.turn)
                refuse(first + act, fmt::format("an act of turn {} in turn {}", turn.acts[act].turn, turn.end.turn));
        turn.block = close({{Part::Kind::turn, turn.end.turn}, sideOfTurn(turn.end.turn), first, 0});
        battle_.turns.push_back(std::move(turn));
    }

    Battle battle_;
    const std::string &sender_;
    std::size_t at_ = 0;
};

void expectVersion(const Line &head)
{
    if (const int version = std::get<Head>(head).version; version != formatVersion)
        throw Faulty(otherRules(fmt::format("file format {} / {}", version, formatVersion)));
}

} // namespace

std::string FileLines::text() const
{
    std::string whole;
    for (const std::string &line : texts)
        whole.append(line).append("\n");
    return whole;
}

FileLines readLines(std::string_view text, const std::string &sender)
{
    if (text.size() > mostFileBytes)
        throw Faulty(notComplete(0, sender, fmt::format("it has {} bytes, and at most {} are allowed", text.size(), mostFileBytes)));
    FileLines file;
    file.texts = cut(text);
    if (file.texts.empty())
        throw Faulty(notComplete(0, sender, "it is empty"));
    for (const std::string &line : file.texts) {
        const int number = static_cast<int>(file.lines.size()) + 1;
        try {
            file.lines.push_back(readLine(line, number));
        } catch (const Error &error) {
            throw Faulty(notComplete(number, sender, error.what()));
        }
        if (number == 1)
            expectVersion(file.lines.front());
    }
    const int last = static_cast<int>(file.count());
    if (last < 2 || !std::holds_alternative<SetUp>(file.lines[1]))
        throw Faulty(notComplete(last < 2 ? 1 : 2, sender, "the set-up is missing"));
    if (!std::holds_alternative<Signature>(file.lines.back()))
        throw Faulty(notComplete(last, sender, "it does not end with a signature"));
    file.hashes = lineHashes(file.texts);
    return file;
}

Battle arranged(FileLines lines, const std::string &sender) { return Arranging(std::move(lines), sender).done(); }

Battle readBattle(std::string_view text, const std::string &sender) { return arranged(readLines(text, sender), sender); }

std::string Battle::nameOf(Side side) const
{
    if (side == Side::a)
        return setUp.promise.name;
    return acceptance ? acceptance->promise.name : std::string("your opponent");
}

std::string Battle::keyOf(Side side) const
{
    if (side == Side::a)
        return setUp.promise.key;
    return acceptance ? acceptance->promise.key : std::string();
}

const Closed *Battle::closingOf(Side side) const
{
    for (const Closed &closed : closings)
        if (closed.closing.side == side)
            return &closed;
    return nullptr;
}

const Block &Battle::blockOf(std::size_t line) const
{
    for (const Block &block : blocks)
        if (line <= block.last)
            return block;
    return blocks.back();
}

std::optional<Result> Battle::result() const { return turns.empty() ? std::nullopt : turns.back().end.result; }

Standing standingOf(const Battle &battle)
{
    Standing standing;
    if (!battle.acceptance) {
        standing.active = Side::b;
        return standing;
    }
    const int closed = battle.turns.empty() ? 0 : battle.turns.back().number();
    const bool over = battle.result().has_value();
    standing.phase = over ? Standing::Phase::over : Standing::Phase::playing;
    standing.turn = over ? closed : closed + 1;
    standing.active = sideOfTurn(standing.turn);
    standing.drawOffered = !over && !battle.turns.empty() && battle.turns.back().end.offer;
    return standing;
}

std::optional<std::string> shownValue(const Battle &battle, Side side, int turn)
{
    std::optional<std::pair<int, std::string>> nearest;
    if (side == Side::b && battle.acceptance && turn <= 1)
        nearest = {1, battle.acceptance->value};
    for (const Turn &closed : battle.turns)
        if (!nearest && closed.block.side == side && closed.end.index >= turn)
            nearest = {closed.end.index, closed.end.value};
    if (!nearest)
        return std::nullopt;
    for (int index = nearest->first; index > turn; --index)
        nearest->second = linkBelow(nearest->second);
    return nearest->second;
}

std::optional<std::string> publicKeyOfTurn(const Battle &battle, int turn)
{
    const auto ofA = shownValue(battle, Side::a, turn);
    const auto ofB = shownValue(battle, Side::b, turn);
    if (!ofA || !ofB)
        return std::nullopt;
    return publicTurnKey(battle.setUp.game, turn, *ofA, *ofB);
}

} // namespace optio::mail
