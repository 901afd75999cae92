// SPDX-License-Identifier: GPL-3.0-or-later
// optio-link: what optio-cli's link commands do, as a program of its own, since the command line needs no Qt otherwise. JSON Lines in and
// out (docs/link.md).
//   optio-link share FILE [--seat a|b|umpire|watch]... [--keep a|b|ab|none] [--port N] [--codes FILE] [--browsers] [--name NAME]
//   optio-link join|watch LINK|ADDRESS[:PORT] [--replica FILE] [--name NAME] [--game FILE]
#include "app/link/talk.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <new>

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
    } catch (const std::bad_alloc &) {
        std::fputs("there is not enough memory for this\n", stderr);
    } catch (const std::exception &) { // a library's words are nobody's here
        std::fputs("this cannot be done: the program has come upon something that it does not expect; please report the command\n", stderr);
    }
    return 1;
}
