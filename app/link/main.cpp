// SPDX-License-Identifier: GPL-3.0-or-later
// optio-link: what optio-cli's link commands do, as a program of its own, since the command line needs no Qt otherwise. JSON Lines in and
// out (docs/link.md).
//   optio-link share FILE [--seat a|b|umpire|watch]... [--keep a|b|ab|none] [--port N] [--browsers] [--name NAME]
//   optio-link join|watch LINK|ADDRESS[:PORT] [--replica FILE] [--name NAME] [--game FILE]
#include "app/link/talk.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>

int main(int argc, char *argv[])
{
    using namespace optio;
    std::signal(SIGPIPE, SIG_IGN);
    QCoreApplication app(argc, argv);
    try {
        std::vector<std::string> words(argv + 1, argv + argc);
        return link::talk(argv[0], words);
    } catch (const Error &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "this cannot be done: %s\n", problem.what());
        return 1;
    }
}
