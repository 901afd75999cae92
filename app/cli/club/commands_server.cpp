// SPDX-License-Identifier: GPL-3.0-or-later
// club server: runs the nodes of an event's server, Debian's nats-server each, starts again what falls over, and makes the event's stream.
#include "app/cli/club/commands_stream.h"
#include "app/cli/club/server_folder.h"
#include "app/cli/club/until_signal.h"
#include "app/cli/files.h"
#include "app/stream/stream_connection.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace optio::cli {

namespace {

using NodeClock = std::chrono::steady_clock;

constexpr std::chrono::seconds startTakes{3}; ///< a node that ends sooner has not started
constexpr int mostFalseStarts = 3;
constexpr int endWithin = 8000; ///< ms in which a node ends by itself

std::string serverProgram()
{
    const char *const path = std::getenv("PATH");
    std::string places =
        std::string(path == nullptr ? "" : path) + ":/usr/sbin:/usr/local/sbin"; // where Debian has it, and users do not look
    for (std::size_t from = 0; from <= places.size();) {
        const std::size_t to = std::min(places.find(':', from), places.size());
        if (const std::string program = places.substr(from, to - from) + "/nats-server"; ::access(program.c_str(), X_OK) == 0)
            return program;
        from = to + 1;
    }
    throw Error("the program nats-server is not here; install Debian's package of that name");
}

/// The last line of a file, for a complaint.
std::string lastLine(const std::filesystem::path &file)
{
    std::error_code none;
    std::string text = std::filesystem::exists(file, none) ? readText(file.string(), mostInputBytes) : std::string();
    while (text.ends_with('\n'))
        text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

/// The nodes that run on this machine.
class Nodes {
public:
    Nodes(const ServerFolder &folder, const std::optional<int> &only) : folder_(folder), program_(serverProgram())
    {
        for (int n = 1; n <= folder.choices().nodes; ++n)
            if (!only || *only == n)
                nodes_.push_back({n});
        for (Node &node : nodes_)
            start(node);
    }
    Nodes(const Nodes &) = delete;
    Nodes &operator=(const Nodes &) = delete;
    ~Nodes()
    {
        for (const Node &node : nodes_)
            if (node.process > 0)
                ::kill(node.process, SIGTERM);
        for (const Node &node : nodes_)
            for (int waited = 0; node.process > 0 && ::waitpid(node.process, nullptr, WNOHANG) == 0; waited += 50) {
                if (waited >= endWithin)
                    ::kill(node.process, SIGKILL);
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
            }
    }

    /// Starts again what has fallen over. Throws Error for a node that does not start.
    void tend()
    {
        for (Node &node : nodes_) {
            if (node.process > 0 && ::waitpid(node.process, nullptr, WNOHANG) == node.process) {
                node.process = 0;
                const bool falseStart = NodeClock::now() - node.started < startTakes;
                node.falseStarts = falseStart ? node.falseStarts + 1 : 0;
                const std::string said = lastLine(folder_.path() / folder_.logOf(node.n));
                if (node.falseStarts >= mostFalseStarts)
                    throw Error(fmt::format("node {} does not start: {}", node.n, said));
                tellLine({{"event", "node_stopped"}, {"node", node.n}, {"last", said}});
                node.again = NodeClock::now() + std::chrono::seconds(1);
            }
            if (node.process == 0 && NodeClock::now() >= node.again)
                start(node);
        }
    }

private:
    struct Node {
        int n = 1;
        int process = 0, falseStarts = 0;
        NodeClock::time_point started{}, again{};
    };

    void start(Node &node)
    {
        node.process = startProgram({program_, "-c", folder_.configOf(node.n)}, folder_.path(), folder_.logOf(node.n));
        node.started = NodeClock::now();
        tellLine({{"event", "node"}, {"node", node.n}, {"port", folder_.portOf(node.n)}, {"process", node.process}});
    }

    const ServerFolder &folder_;
    std::string program_;
    std::vector<Node> nodes_;
};

/// Makes the event's stream as soon as the nodes agree. False while they do not.
bool makeStream(const ServerFolder &folder, std::string &why)
{
    try {
        stream::Connection connection(folder.linkOf("organiser"), "Optio club server");
        connection.makeStream(folder.choices().nodes);
        (void)connection.end();
        return true;
    } catch (const stream::Lost &problem) {
        why = problem.what();
        return false;
    }
}

std::filesystem::path templatesFolder(const Context &context)
{
    const std::filesystem::path share = context.rulesets().parent_path();
    std::error_code none;
    for (const std::filesystem::path &folder : {share / "club-server", share / "packaging" / "club"})
        if (std::filesystem::exists(folder / "node.conf", none))
            return folder;
    throw Error(fmt::format("the forms of a server's configuration are not in {}", (share / "club-server").string()));
}

} // namespace

int startProgram(const std::vector<std::string> &words, const std::filesystem::path &folder, const std::string &log)
{
    std::vector<std::string> copies = words;
    std::vector<char *> arguments;
    for (std::string &word : copies)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const std::string place = folder.string(), output = (folder / log).string();
    const pid_t child = ::fork();
    if (child < 0)
        throw Error(fmt::format("{} cannot be started: {}", words.front(), std::strerror(errno)));
    if (child > 0)
        return child;
    // Only what may be done between fork and exec.
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    const int file = ::open(output.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (file >= 0) {
        ::dup2(file, STDOUT_FILENO);
        ::dup2(file, STDERR_FILENO);
    }
    ::setpgid(0, 0); // Ctrl-C is for the one that asks it to end
    if (::chdir(place.c_str()) == 0)
        ::execvp(arguments.front(), arguments.data());
    ::_exit(127);
}

int clubServer(Context &context, const StreamOptions &options)
{
    const ServerFolder folder(std::filesystem::absolute(options.folder), templatesFolder(context),
                              {options.nodes, options.tables, options.port, options.hosts});
    if (options.node && (!folder.isSpread() || *options.node < 1 || *options.node > folder.choices().nodes))
        throw Error("only a server with three nodes on three machines (three times --host) has its nodes started one by one", "--node");
    tellLine({{"event", "written"}, {"folder", folder.path().string()}, {"codes", (folder.path() / "codes.html").string()}});
    for (const std::string &user : folder.users()) {
        const club::stream::ClubLink link = folder.linkOf(user);
        Json line{{"event", "code"}, {"for", link.table().empty() ? user : "table"}, {"code", textOf(link)}};
        if (!link.table().empty())
            line["table"] = std::stoi(link.table());
        tellLine(line);
    }
    if (options.onlyWrite)
        return ok;
    if (folder.isSpread() && !options.node)
        throw Error("this server has its nodes on three machines: copy the folder to each and start there with --node 1, 2 or 3", "--node");
    const UntilSignal signals;
    Nodes nodes(folder, options.node);
    std::string why, told;
    for (bool made = false; !signals.ended(); UntilSignal::pause(made ? 200 : 500)) {
        nodes.tend();
        if (!made && (made = makeStream(folder, why)))
            tellLine({{"event", "running"}, {"event_name", folder.choices().event}});
        else if (!made && why != told)
            tellLine({{"event", "waiting"}, {"reason", told = why}});
    }
    tellLine({{"event", "stopping"}});
    return ok;
}

} // namespace optio::cli
