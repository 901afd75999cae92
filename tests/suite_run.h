// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one test class of a program that holds many: PROGRAM json_test [QTest's own options]. Without a name it lists the names.
#pragma once

#include "tests/suite.h"

#include <QtTest>

#include <cstdio>

namespace suite {

/// Runs the class that the first argument names. Gives the program's exit code: 2 for a name that there is not.
inline int run(int argc, char **argv)
{
    const auto found = argc > 1 ? tests().find(argv[1]) : tests().end();
    if (found == tests().end()) {
        for (const auto &[name, make] : tests())
            std::puts(name.c_str());
        return argc > 1 ? 2 : 0;
    }
    argv[1] = argv[0];
    return QTest::qExec(found->second().get(), argc - 1, argv + 1);
}

} // namespace suite
