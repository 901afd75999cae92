// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds every file of corpus/<target>/ to its target, so that the targets keep working and what was once found stays mended:
// fuzz_corpus CORPUS [TARGET]
#include "tests/fuzz/target.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

int main(int argc, char **argv)
{
    namespace fs = std::filesystem;
    if (argc < 2)
        return 2;
    std::size_t targets = 0, files = 0;
    for (const auto &[name, target] : fuzz::targets()) {
        if (argc > 2 && name != argv[2])
            continue;
        ++targets;
        std::size_t fed = 0;
        fuzz::run(target, "");
        for (const fs::directory_entry &entry : fs::directory_iterator(fs::path(argv[1]) / name)) {
            std::ifstream stream(entry.path(), std::ios::binary);
            const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
            std::fprintf(stderr, "%s %s\n", name.c_str(), entry.path().filename().c_str()); // the last one named is the culprit
            fuzz::run(target, bytes);
            ++fed;
        }
        if (fed == 0) {
            std::fprintf(stderr, "%s has no files\n", name.c_str());
            return 1;
        }
        files += fed;
    }
    std::printf("%zu targets, %zu files\n", targets, files);
    return targets == 0 ? 1 : 0;
}
