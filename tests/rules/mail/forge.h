// SPDX-License-Identifier: GPL-3.0-or-later
// What a player with a text editor or a modified program can do to a turn file.
#pragma once

#include "rules/mail/chain.h"
#include "tests/rules/mail/toy.h"

#include <QString>

#include <functional>

namespace toy {

using Lines = std::vector<std::string>;

inline Lines linesOf(const std::string &file)
{
    Lines lines;
    for (std::size_t at = 0; at < file.size(); at = file.find('\n', at) + 1)
        lines.push_back(file.substr(at, file.find('\n', at) - at));
    return lines;
}

inline std::string joined(const Lines &lines)
{
    std::string file;
    for (const std::string &line : lines)
        file += line + "\n";
    return file;
}

/// The file with one line (from 1) changed as with a text editor.
inline std::string edited(const std::string &file, std::size_t line, const std::function<std::string(std::string)> &change)
{
    Lines lines = linesOf(file);
    lines.at(line - 1) = change(lines.at(line - 1));
    return joined(lines);
}

/// The first `what` in a text, replaced.
inline std::string with(std::string text, const std::string &what, const std::string &by)
{
    const std::size_t at = text.find(what);
    if (at != std::string::npos)
        text.replace(at, what.size(), by);
    return text;
}

/// The JSON of a line with something changed, in the same order of keys.
inline std::string remade(const std::string &line, const std::function<void(nlohmann::ordered_json &)> &change)
{
    auto json = nlohmann::ordered_json::parse(line);
    change(json);
    return json.dump(-1, ' ', true);
}

/// Lines, closed by a signature of this player.
inline std::string signedBy(Lines lines, const Table &table, Side side, const std::string &game)
{
    lines.push_back(signatureLine(table.secrets.seed, game, side, lineHashes(lines).back()));
    return joined(lines);
}

/// The last block of a file made anew by its own player: one of its lines (counted back from the signature, 1 is the line above it) is
/// changed and all signed again.
inline std::string resigned(const std::string &file, const Table &table, std::size_t back,
                            const std::function<void(nlohmann::ordered_json &)> &change)
{
    Lines lines = linesOf(file);
    lines.pop_back();
    std::string &line = lines.at(lines.size() - back);
    line = remade(line, change);
    return signedBy(std::move(lines), table, table.side, readLines(file).setUp().game);
}

/// What opening a file is refused with: "PBM-65: sentence"; "" for a good one.
inline QString faultOf(const Verdict &verdict)
{
    return verdict.fault ? QString::fromStdString(verdict.fault->rule + ": " + verdict.fault->text) : QString();
}
/// The same of a player who opens it, whose own copy must then be as it was.
inline QString refusedBy(Table &table, const std::string &file)
{
    const std::string before = table.file;
    const QString fault = faultOf(table.receive(file));
    return !fault.isEmpty() && table.file != before ? "the own copy was changed by " + fault : fault;
}

/// The first line (from 1) of a player turn that holds what is asked for.
inline std::size_t lineWith(const std::string &file, int turn, const std::string &what)
{
    const Battle battle = readBattle(file);
    for (const Turn &one : battle.turns)
        if (one.number() == turn)
            for (std::size_t line = one.block.first; line <= one.block.last; ++line)
                if (battle.file.texts[line].find(what) != std::string::npos)
                    return line + 1;
    return 0;
}

} // namespace toy
