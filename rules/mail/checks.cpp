// SPDX-License-Identifier: GPL-3.0-or-later
// Opens turn files: finds the battle, compares with the own copy, and has the new lines checked.
#include "rules/mail/checks.h"

#include "rules/mail/chain.h"
#include "rules/mail/new_lines.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>
#include <utility>

namespace optio::mail {

namespace {

std::size_t firstDifference(const FileLines &own, const FileLines &file)
{
    const std::size_t most = std::min(own.count(), file.count());
    std::size_t line = 0;
    while (line < most && own.texts[line] == file.texts[line])
        ++line;
    return line;
}

/// The last player turn that a file holds, by its lines; 0 when it holds none.
int lastTurnOf(const FileLines &file)
{
    int turn = 0;
    for (const Line &line : file.lines)
        if (const End *end = std::get_if<End>(&line))
            turn = end->turn;
    return turn;
}

/// The key that signs a block of the file which differs from the own copy in it; of a turn it is the one that both hold.
std::string keyInFile(const FileLines &file, const Battle &own, const Block &block)
{
    if (block.part.kind == Part::Kind::setUp)
        return file.setUp().promise.key;
    if (block.part.kind != Part::Kind::acceptance)
        return own.keyOf(block.side);
    const Acceptance *acceptance = std::get_if<Acceptance>(&file.lines[block.first]);
    return acceptance == nullptr ? std::string() : acceptance->promise.key;
}

/// The signature line in the file of the block with the differing line, if that has been signed twice, with different hashes (PBM-51). One
/// in another form is none.
std::optional<std::size_t> secondSignature(const FileLines &file, const Battle &own, const Block &block, std::size_t line)
{
    std::size_t last = line;
    while (last < file.count() && !std::holds_alternative<Signature>(file.lines[last]))
        ++last;
    if (last == file.count() || last == 0 || keyInFile(file, own, block) != own.keyOf(block.side))
        return std::nullopt;
    const std::string &above = file.hashes[last - 1];
    const bool twice =
        above != own.file.hashes[block.last - 1] && holds(file.texts[last], own.keyOf(block.side), own.setUp.game, block.side, above);
    return twice ? std::optional(last) : std::nullopt;
}

Battle ownBattle(const std::string &file)
{
    try {
        return readBattle(file);
    } catch (const Faulty &faulty) {
        throw Error("the copy of this battle on this device is damaged at line " + std::to_string(faulty.fault().line));
    }
}

/// One file being opened.
class OpeningFile {
public:
    OpeningFile(FileLines file, const Device &device, Referee &referee) : file_(std::move(file)), device_(device), referee_(referee) {}

    Verdict done()
    {
        const auto copy = device_.copyOf ? device_.copyOf(file_.setUp().game) : std::nullopt;
        if (!copy)
            return invitation();
        side_ = copy->side;
        own_ = ownBattle(copy->file);
        expectRules(own_.setUp, own_.acceptance.has_value());
        if (isOtherAcceptance())
            throw Faulty(alreadyPlayed(own_.nameOf(Side::b)));
        return compared();
    }

private:
    std::string opponent() const { return own_.nameOf(otherOf(side_)); }

    void expectRules(const SetUp &setUp, bool running) const
    {
        if (const std::string what = differingRules(setUp, device_, running); !what.empty())
            throw Faulty(otherRules(what));
    }

    Verdict invitation()
    {
        if (file_.count() != 3)
            throw Faulty(unknownBattle());
        expectRules(file_.setUp(), false);
        return checked(0, Opening::invitation, file_.setUp().promise.name);
    }

    /// PBM-76: an acceptance beside the one that was taken.
    bool isOtherAcceptance() const
    {
        return side_ == Side::a && own_.acceptance && file_.count() == 5 && std::holds_alternative<Acceptance>(file_.lines[3]) &&
               firstDifference(own_.file, file_) == 3;
    }

    Verdict compared()
    {
        const std::size_t line = firstDifference(own_.file, file_);
        if (line == file_.count())
            return line == own_.file.count() ? same() : older();
        if (line == own_.file.count())
            return checked(line, own_.acceptance ? Opening::news : Opening::acceptance, opponent());
        const Block block = own_.blockOf(line);
        const auto signature = secondSignature(file_, own_, block, line);
        if (signature && block.side == side_ && block.part.kind == Part::Kind::turn)
            return ownTwice(block);
        if (!signature || block.side == side_)
            throw Faulty(changedLine(static_cast<int>(line) + 1, block.part, own_.nameOf(block.side)));
        Verdict verdict;
        verdict.fault = twoVersions(static_cast<int>(line) + 1, block.part, own_.nameOf(block.side));
        verdict.second = {block.side, block.part, upTo(*signature)};
        return verdict;
    }

    /// The file up to a line.
    std::string upTo(std::size_t last) const
    {
        FileLines part;
        part.texts.assign(file_.texts.begin(), file_.texts.begin() + static_cast<std::ptrdiff_t>(last) + 1);
        return part.text();
    }

    Verdict same()
    {
        const Standing standing = standingOf(own_);
        if (!own_.acceptance && side_ == Side::a)
            throw Faulty(ownInvitation());
        if (standing.phase == Standing::Phase::playing && standing.active != side_)
            throw Faulty(sentAlready(opponent()));
        Verdict verdict;
        verdict.opening = own_.acceptance ? Opening::known : Opening::invitation;
        verdict.battle = own_;
        verdict.firstNew = own_.file.count();
        return verdict;
    }

    Verdict older() const
    {
        if (file_.count() == 3 && side_ == Side::a)
            throw Faulty(ownInvitation());
        const int turn = lastTurnOf(file_);
        if (!own_.result())
            throw Faulty(oldFile(turn, standingOf(own_).turn));
        const int last = own_.turns.back().number();
        if (turn < last)
            throw Faulty(oldFileOfEnded(turn, last));
        const Closed *ours = own_.closingOf(side_);
        throw Faulty(closedSince(turn, ours != nullptr && ours->block.first >= file_.count(), opponent()));
    }

    /// PBM-55: the version that the opponent received first counts, if it is good.
    Verdict ownTwice(const Block &block)
    {
        Verdict verdict = checked(block.first, Opening::takeOver, opponent());
        verdict.fault = ownTwoVersions(static_cast<int>(block.first) + 1, block.part.turn, opponent());
        verdict.second = {side_, block.part, own_.file.text()};
        return verdict;
    }

    Verdict checked(std::size_t firstNew, Opening opening, const std::string &sender)
    {
        Verdict verdict;
        verdict.opening = opening;
        verdict.firstNew = firstNew;
        verdict.battle = arranged(file_, sender);
        verdict.notes = checkNewLines(verdict.battle, firstNew, &referee_);
        return verdict;
    }

    FileLines file_;
    const Device &device_;
    Referee &referee_;
    Battle own_;
    Side side_ = Side::a;
};

Verdict refusal(const Faulty &faulty)
{
    Verdict verdict;
    verdict.fault = faulty.fault();
    return verdict;
}

} // namespace

std::string differingRules(const SetUp &setUp, const Device &device, bool engineOnly)
{
    std::string what;
    if (setUp.engine != device.engine)
        what = fmt::format("engine {} / {}", setUp.engine, device.engine);
    if (engineOnly)
        return what;
    std::map<std::string, std::string> left(device.content.begin(), device.content.end());
    std::vector<std::string> differing;
    for (const auto &[name, hash] : setUp.content) {
        const auto here = left.find(name);
        if (here == left.end() || here->second != hash)
            differing.push_back(name);
        if (here != left.end())
            left.erase(here);
    }
    for (const auto &[name, hash] : left)
        differing.push_back(name);
    std::sort(differing.begin(), differing.end());
    for (const std::string &name : differing)
        what += fmt::format("{}rules data '{}'", what.empty() ? "" : ", ", shortName(name));
    return what;
}

Verdict openFile(std::string_view bytes, const Device &device, Referee &referee)
{
    try {
        return OpeningFile(readLines(bytes), device, referee).done();
    } catch (const Faulty &faulty) {
        return refusal(faulty);
    }
}

Verdict verifyFile(std::string_view bytes, Referee *referee)
{
    try {
        Verdict verdict;
        verdict.battle = readBattle(bytes);
        verdict.notes = checkNewLines(verdict.battle, 0, referee);
        verdict.opening = verdict.battle.acceptance ? Opening::news : Opening::invitation;
        return verdict;
    } catch (const Faulty &faulty) {
        return refusal(faulty);
    }
}

} // namespace optio::mail
