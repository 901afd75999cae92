// SPDX-License-Identifier: GPL-3.0-or-later
// Becomes optio-link.
#include "app/cli/commands_link.h"

#include "app/cli/commands.h"

#include <unistd.h>

namespace optio::cli {

int linkRun(Context &context, const std::string &command, const LinkOptions &options)
{
    const std::string program = (context.folder() / "optio-link").string();
    std::vector<std::string> words{program, command, options.place};
    const auto add = [&words](const char *option, const std::string &value) {
        if (!value.empty())
            words.insert(words.end(), {option, value});
    };
    for (const std::string &seat : options.seats)
        add("--seat", seat);
    add("--keep", options.keep);
    add("--name", options.name);
    add("--replica", options.replica);
    if (options.port)
        add("--port", std::to_string(*options.port));
    for (const std::string &house : context.houses)
        add("--house", house);
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(program.c_str(), arguments.data());
    throw Error("the program optio-link, which shares games, is not beside this one (" + program + "); install it", "link");
}

} // namespace optio::cli
