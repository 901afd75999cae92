// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one file of the engine's tests: optio_tests json_test.
#include "tests/suite_run.h"

#include <QCoreApplication>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return suite::run(argc, argv);
}
