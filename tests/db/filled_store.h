// SPDX-License-Identifier: GPL-3.0-or-later
// Stores with something in them, and what became of them, for the tests of opening.
#pragma once

#include "db/store.h"
#include "tests/rules/made_up_play.h"
#include "tests/rules/refusal.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <iterator>

namespace filledstore {

using namespace optio;
using namespace optio::madeup;
namespace fs = std::filesystem;

inline const MadeUp ruleset;

inline const auto rules = [](const std::string &) -> const Ruleset & { return ruleset; };

inline fs::path path(const QTemporaryDir &folder) { return folder.path().toStdString(); }

inline fs::path dataIn(const QTemporaryDir &folder) { return path(folder) / "optio.sqlite"; }

inline std::string openingRefused(const fs::path &folder)
{
    return refusal([&folder] { const Store store(folder); });
}

inline bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

inline std::string bytesOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline void write(const fs::path &file, const std::string &bytes) { std::ofstream(file, std::ios::binary) << bytes; }

inline std::vector<std::string> named(const QTemporaryDir &folder, const std::string &start)
{
    std::vector<std::string> names;
    for (const fs::directory_entry &entry : fs::directory_iterator(path(folder)))
        if (entry.path().filename().string().starts_with(start))
            names.push_back(entry.path().filename().string());
    return names;
}

/// Sixty armies and two games of many entries, spread over some hundred pages. Made once, then copied.
struct Filled {
    Filled()
    {
        Json roster = ruleset.armies()[0];
        Store store(path(home));
        for (int i = 0; i < 60; ++i) {
            roster["id"] = "r-" + std::to_string(i);
            roster["notes"] = std::string(2000, 'x');
            store.saveRoster(roster, {.points = static_cast<double>(i)}, noon);
        }
        store.setPreference("theme", "dark");
        for (Play *play : {&first, &second}) {
            for (int i = 0; i < 150; ++i)
                play->clash(i % 3, i / 3 % 3);
            ids.push_back(store.importGame(ruleset, play->entries, "a game", noon));
        }
    }
    QTemporaryDir home;
    Play first{ruleset, 1}, second{ruleset, 2};
    std::vector<std::string> ids;
};

inline const Filled &filledInto(const QTemporaryDir &folder)
{
    static const Filled filled;
    fs::copy_file(dataIn(filled.home), dataIn(folder));
    return filled;
}

/// The entries of a game as far as they are there; checks that they are the true ones.
inline int intact(const Store &store, const std::string &id, const Play &play)
{
    const Game game = store.openGame(id, rules);
    const std::vector<StoredLine> lines = store.lines(id, 0, 100000);
    if (static_cast<int>(lines.size()) != game.length() + 1)
        return -1;
    for (const StoredLine &line : lines)
        if (line.line != play.entries[static_cast<std::size_t>(line.n)].line)
            return -2;
    return game.length();
}

} // namespace filledstore
