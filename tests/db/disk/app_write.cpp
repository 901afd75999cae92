// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file as the app's view models do, to be put under faults (tests/soak/file_faults.py).
//   app_write FILE BYTES
#include "app/qt/files.h"

#include <QUrl>

#include <cstdio>
#include <cstdlib>
#include <exception>

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    try {
        optio::writeFile(QUrl(QString::fromLocal8Bit(argv[1])), std::string(std::strtoul(argv[2], nullptr, 10), 'y'));
        return 0;
    } catch (const std::bad_alloc &) {
        std::fputs("app_write: There is not enough memory for this.\n", stderr); // as Services::attempt() says it
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "app_write: %s\n", problem.what());
    }
    return 1;
}
