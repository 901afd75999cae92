// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one file of tests: optio_tests json_test [QTest's own options]. Without a name it lists the names.
#include "tests/suite.h"

#include <QCoreApplication>
#include <QtTest>

#include <cstdio>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const auto found = argc > 1 ? suite::tests().find(argv[1]) : suite::tests().end();
    if (found == suite::tests().end()) {
        for (const auto &[name, make] : suite::tests())
            std::puts(name.c_str());
        return argc > 1 ? 2 : 0;
    }
    argv[1] = argv[0];
    return QTest::qExec(found->second().get(), argc - 1, argv + 1);
}
