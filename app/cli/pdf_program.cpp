// SPDX-License-Identifier: GPL-3.0-or-later
// Runs optio-pdf: what it reads and what it writes lie in temporary files, so that neither waits for the other.
#include "app/cli/pdf_program.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <memory>

extern char **environ; // NOLINT(readability-redundant-declaration): only some systems declare it

namespace optio::cli {

namespace {

/// A temporary file that nobody else sees and that is gone when it is closed.
class Scratch {
public:
    Scratch() : file_(std::tmpfile())
    {
        if (file_ == nullptr)
            throw Error("there is no room for a temporary file to make the PDF");
    }
    Scratch(const Scratch &) = delete;
    Scratch &operator=(const Scratch &) = delete;
    ~Scratch() { std::fclose(file_); }

    int descriptor() const { return fileno(file_); }
    void write(const std::string &text)
    {
        if (std::fwrite(text.data(), 1, text.size(), file_) != text.size() || std::fflush(file_) != 0)
            throw Error("there is no room for a temporary file to make the PDF");
        std::rewind(file_);
    }
    std::string read()
    {
        std::rewind(file_);
        std::string text;
        std::array<char, 65536> piece{};
        while (const std::size_t count = std::fread(piece.data(), 1, piece.size(), file_))
            text.append(piece.data(), count);
        return text;
    }

private:
    std::FILE *file_;
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
