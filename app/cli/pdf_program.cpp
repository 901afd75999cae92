// SPDX-License-Identifier: GPL-3.0-or-later
// Runs optio-pdf: what it reads and what it writes lie in temporary files, so that neither waits for the other.
#include "app/cli/pdf_program.h"

#include "app/cli/files.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>

extern char **environ; // NOLINT(readability-redundant-declaration): only some systems declare it

namespace optio::cli {

namespace {

/// A temporary file that nobody else sees and that is gone when it is closed. What the disk does not take or give is an Error: half a PDF
/// must not pass for one.
class Scratch {
public:
    Scratch()
    {
        std::error_code none;
        const std::filesystem::path folder = std::filesystem::temp_directory_path(none);
        std::string name = ((none ? std::filesystem::path("/tmp") : folder) / "optio-pdf-XXXXXX").string();
        descriptor_ = ::mkostemp(name.data(), O_CLOEXEC);
        if (descriptor_ < 0)
            fail(errno);
        ::unlink(name.c_str());
    }
    Scratch(const Scratch &) = delete;
    Scratch &operator=(const Scratch &) = delete;
    ~Scratch() { ::close(descriptor_); }

    int descriptor() const { return descriptor_; }
    void write(const std::string &text)
    {
        if (const int fault = writeAll(descriptor_, text); fault != 0)
            fail(fault);
        ::lseek(descriptor_, 0, SEEK_SET);
    }
    std::string read()
    {
        ::lseek(descriptor_, 0, SEEK_SET);
        std::string text;
        std::array<char, 65536> piece{};
        while (true) {
            const ssize_t count = ::read(descriptor_, piece.data(), piece.size());
            if (count < 0 && errno == EINTR)
                continue;
            if (count < 0)
                fail(errno);
            if (count == 0)
                return text;
            text.append(piece.data(), static_cast<std::size_t>(count));
        }
    }

private:
    [[noreturn]] static void fail(int fault)
    {
        throw Error(fmt::format("the temporary file that making a PDF takes cannot be kept: {}", std::strerror(fault)));
    }

    int descriptor_ = -1;
};

} // namespace

std::string pdfOf(const std::filesystem::path &folder, const Json &job)
{
    const std::string program = (folder / "optio-pdf").string();
    if (access(program.c_str(), X_OK) != 0)
        throw Error("the program optio-pdf, which makes PDFs, is not beside this one (" + program + "); install it, or print as html",
                    "format");
    Scratch in, out, complaint;
    in.write(job.dump());
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in.descriptor(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out.descriptor(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, complaint.descriptor(), STDERR_FILENO);
    std::string name = program;
    std::array<char *, 2> arguments{name.data(), nullptr};
    pid_t child = 0;
    const int failed = posix_spawn(&child, program.c_str(), &files, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    int status = 0;
    if (failed != 0 || waitpid(child, &status, 0) != child)
        throw Error("the program " + program + " could not be started");
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        std::string said = complaint.read();
        while (!said.empty() && (said.back() == '\n' || said.back() == '.'))
            said.pop_back();
        throw Error("optio-pdf made no PDF" + (said.empty() ? std::string() : ": " + said));
    }
    return out.read();
}

} // namespace optio::cli
