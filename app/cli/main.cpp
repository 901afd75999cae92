// SPDX-License-Identifier: GPL-3.0-or-later
// optio-cli: everything but the screens. This file reads the command line; the commands are in commands_*.cpp.
#include "app/cli/command_line.h"
#include "app/cli/files.h"

#include <exception>
#include <filesystem>
#include <new>
#include <string_view>
#include <unistd.h>

namespace optio::cli {

namespace {

/// What was wrong with a command line; where a command is missing, which there are.
std::string faultOf(const CLI::App &whole, const CLI::App &reached, const CLI::ParseError &error)
{
    if (reached.get_require_subcommand_min() == 0)
        return error.what();
    const std::vector<std::string> strangers = whole.remaining(true);
    std::string fault = strangers.empty() ? "a command is missing" : "there is no command '" + strangers.front() + "'";
    const char *before = "; the commands are: ";
    for (const CLI::App *command : reached.get_subcommands({})) {
        fault += before + command->get_name();
        before = ", ";
    }
    return fault;
}

/// Says what was wrong with the command line, or prints the help asked for.
int answer(CommandLine &line, const CLI::ParseError &error)
{
    std::ostringstream out, discarded;
    if (line.app.exit(error, out, discarded) == 0) {
        printText(out.str());
        return ok;
    }
    const CLI::App *deepest = &line.app;
    std::string path = "optio-cli";
    for (auto below = deepest->get_subcommands(); !below.empty(); below = deepest->get_subcommands()) {
        deepest = below.front();
        path += " " + deepest->get_name();
    }
    complain(faultOf(line.app, *deepest, error) + " (see " + path + " --help)");
    return misuse;
}

int runProgram(int argc, char **argv)
{
    holdStandardStreams();
    Context context(std::filesystem::canonical("/proc/self/exe"));
    CommandLine line(context);
    try {
        line.app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return answer(line, error);
    }
    return line.run();
}

/// Where memory runs out in a place that cannot pass it on (the C++ library has some), or while a fault is told, that is still a sentence.
[[noreturn]] void giveUp() noexcept
{
    constexpr std::string_view memory = "optio-cli: there is not enough memory for this\n";
    writeAll(STDERR_FILENO, memory);
    ::_exit(refused);
}

} // namespace

} // namespace optio::cli

int main(int argc, char **argv)
{
    using namespace optio::cli;
    std::set_terminate(giveUp); // every exception else is caught below
    try {
        return runProgram(argc, argv);
    } catch (const optio::Error &error) {
        const std::string sentence = error.what();
        const bool named = error.field().empty() || sentence.find(error.field()) != std::string::npos;
        complain(named ? sentence : error.field() + ": " + sentence);
    } catch (const optio::Json::exception &) {
        complain("a value in what was read does not have the form it should have");
    } catch (const std::bad_alloc &) {
        complain("there is not enough memory for this");
    } catch (const std::filesystem::filesystem_error &error) {
        complain(error.path1().string() + " cannot be used: " + error.code().message());
    } catch (const std::exception &) {
        complain("this cannot be done: the program has come upon something that it does not expect; please report the command");
    }
    return refused;
}
