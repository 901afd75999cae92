// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one file of the app's tests in the app's own look: optio_app_tests board_test.
#include "app/qt/look.h"
#include "tests/suite_run.h"

#include <QGuiApplication>

int main(int argc, char **argv)
{
    optio::prepareSurroundings();
    const QGuiApplication application(argc, argv);
    optio::setLook();
    return suite::run(argc, argv);
}
