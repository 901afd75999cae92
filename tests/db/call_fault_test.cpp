// SPDX-License-Identifier: GPL-3.0-or-later
// Faults at every call: each step of an evening with Optio is done again and again, and each time another of its calls on files fails, by a
// disk that fails or is full, by too many open files, by rights that are missing, by a folder that has become read-only or is gone, or the
// program is killed there. After each the folder holds the step or what was before it, nothing half-written has a final name, what is said
// is a sentence of ours, and without the fault the same step is done.
//   call_fault_test [CASES [SEED [PART]]]      (0: all there are; PART: of the names of cases)
#include "tests/db/disk/evening.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fmt/core.h>
#include <map>
#include <random>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace evening;

struct Fault {
    std::string name;
    int error = 0;     ///< errno; 0: the program is killed
    bool lasts = true; ///< until the step has ended; otherwise one call fails
    std::string calls; ///< which ones, by their first letters; all when empty
};

const std::vector<Fault> faults{
    {"EIO once", EIO, false, {}},
    {"EIO", EIO, true, {}},
    {"ENOSPC", ENOSPC, true, "write truncate sync create mkdir rename"},
    {"EMFILE", EMFILE, true, "open create"},
    {"EACCES", EACCES, true, "create rename remove mkdir rmdir"},
    {"EROFS", EROFS, true, "create rename remove mkdir rmdir write truncate"},
    {"folder gone", ENOENT, true, "open create rename remove mkdir rmdir"},
    {"SIGKILL", 0, false, {}},
};

/// What a fault's list calls a call.
std::string kindOf(const diskcalls::Call &call) { return call.makes || call.empties ? "create" : call.name; }

bool concerns(const Fault &fault, const diskcalls::Call &call)
{
    return fault.calls.empty() || (" " + fault.calls + " ").find(" " + kindOf(call) + " ") != std::string::npos;
}

void copyOver(const fs::path &from, const fs::path &into)
{
    const diskcalls::Quiet quiet;
    fs::remove_all(into);
    fs::copy(from, into, fs::copy_options::recursive);
}

/// A step with what was there before it and after it.
struct Kept {
    std::size_t step = 0;
    fs::path before;
    std::string contentsBefore, contentsAfter;
    std::vector<std::string> calls; ///< what they are called, in order
};

struct Attempt {
    std::size_t kept = 0, fault = 0, call = 0;
};

class Trial {
public:
    explicit Trial(fs::path place)
        : place_(std::move(place)), work_(place_ / "work"), data_(work_ / "data"), evening_(data_, place_ / "ben", false),
          steps_(evening_.steps())
    {
        fs::create_directories(work_ / "tmp");
        ::setenv("TMPDIR", (work_ / "tmp").c_str(), 1);
        Evening::lay(data_);
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            Kept kept{i, place_ / ("before-" + std::to_string(i)), i == 0 ? "" : kept_.back().contentsAfter, {}, {}};
            copyOver(data_, kept.before);
            diskcalls::hooks() = {[&kept](const diskcalls::Call &call) {
                                      kept.calls.push_back(kindOf(call));
                                      return 0;
                                  },
                                  {},
                                  work_.string(),
                                  true};
            steps_[i].act();
            diskcalls::hooks() = {};
            kept.contentsAfter = contents(data_, false);
            kept_.push_back(std::move(kept));
        }
    }

    /// All there are: every fault at every call it concerns.
    std::vector<Attempt> cases() const
    {
        std::vector<Attempt> all;
        for (std::size_t k = 0; k < kept_.size(); ++k)
            for (std::size_t f = 0; f < faults.size(); ++f)
                for (std::size_t c = 0; c < kept_[k].calls.size(); ++c)
                    if (concerns(faults[f], {kept_[k].calls[c], {}, {}}))
                        all.push_back({k, f, c});
        return all;
    }

    std::string name(const Attempt &one) const
    {
        return fmt::format("\"{}\", {} at call {} ({})", steps_[kept_[one.kept].step].name, faults[one.fault].name, one.call + 1,
                           kept_[one.kept].calls[one.call]);
    }

    /// What was wrong; "" when nothing was. `refused` counts what was told.
    std::string tried(const Attempt &one, int &refused)
    {
        const Kept &kept = kept_[one.kept];
        const Fault &fault = faults[one.fault];
        copyOver(kept.before, data_);
        std::string said;
        try {
            said = fault.error == 0 ? killed(kept, one.call) : failed(kept, fault, one.call);
        } catch (const SQLite::Exception &problem) {
            return std::string("a raw error of SQLite gets out: ") + problem.what();
        } catch (const std::exception &problem) {
            return std::string("a raw error gets out: ") + problem.what();
        }
        refused += said.empty() ? 0 : 1;
        for (const char *raw : {"std::", "sqlite3", "filesystem error", "basic_"})
            if (said.find(raw) != std::string::npos)
                return "what is said is no sentence of ours: " + said;
        try {
            return looked(kept, said, fault.error == 0);
        } catch (const std::exception &problem) {
            return std::string("afterwards it fails: ") + problem.what();
        }
    }

private:
    /// Does the step with its fault; gives what was said.
    std::string failed(const Kept &kept, const Fault &fault, std::size_t at)
    {
        std::size_t count = 0;
        diskcalls::hooks() = {[&](const diskcalls::Call &call) {
                                  const std::size_t now = count++;
                                  const bool here = fault.lasts ? now >= at : now == at;
                                  return here && concerns(fault, {kindOf(call), {}, {}}) ? fault.error : 0;
                              },
                              {},
                              work_.string(),
                              true};
        std::string said;
        try {
            steps_[kept.step].act();
        } catch (const Error &error) {
            said = error.what();
        } catch (...) {
            diskcalls::hooks() = {};
            throw;
        }
        diskcalls::hooks() = {};
        return said;
    }

    std::string killed(const Kept &kept, std::size_t at)
    {
        const pid_t child = ::fork();
        if (child == 0) {
            std::size_t count = 0;
            diskcalls::hooks() = {[&](const diskcalls::Call &) {
                                      if (count++ == at)
                                          ::raise(SIGKILL);
                                      return 0;
                                  },
                                  {},
                                  work_.string(),
                                  true};
            try {
                steps_[kept.step].act();
            } catch (...) { // it was not killed
            }
            ::_exit(0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        return {};
    }

    std::string looked(const Kept &kept, const std::string &said, bool wasKilled)
    {
        bool partial = false;
        for (const auto &entry : fs::recursive_directory_iterator(data_))
            partial = partial || entry.path().filename().string().find(".partial") != std::string::npos;
        // The folder cannot be cleaned by a program that was killed, or may not change anything.
        if (partial && !wasKilled && said.find("restor") == std::string::npos)
            leftovers_++;
        for (int time = 0; time < 2; ++time) {
            {
                Store store(data_);
                if (!store.notice().empty() && store.notice().find("Bringing a backup back was") != 0)
                    return "on opening it says: " + store.notice();
                for (const GameRow &row : store.games())
                    if (store.openGame(row.id, rules).length() != row.length)
                        return "a game is not as long as its row says";
            }
            for (const auto &entry : fs::directory_iterator(data_)) {
                const std::string file = entry.path().filename().string();
                if (file != "optio.sqlite" && (file.ends_with(".sqlite") || file.ends_with(".optio-backup")) && time == 0)
                    (void)CheckedBackup(entry.path());
            }
            const std::string now = contents(data_, false);
            if (now == kept.contentsAfter)
                return {};
            if (time > 0)
                return "without the fault the step does not come to what it comes to otherwise";
            if (said.empty() && !wasKilled)
                return "nothing is said, and it is not done: " + difference(now, kept.contentsAfter);
            if (kept.step > 0 && now != kept.contentsBefore)
                return "what the folder holds is neither what was before nor what was to come: " + difference(now, kept.contentsBefore) +
                       "; said: " + said;
            steps_[kept.step].act();
        }
        return {};
    }

    /// Where the first differs from the second.
    static std::string difference(const std::string &one, const std::string &other)
    {
        const auto at = static_cast<std::size_t>(std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin());
        const std::size_t from = at > 100 ? at - 100 : 0;
        return "…" + one.substr(from, 200) + "… instead of …" + (from < other.size() ? other.substr(from, 200) : "");
    }

public:
    int leftovers_ = 0;

private:
    fs::path place_, work_, data_;
    Evening evening_;
    std::vector<evening::Step> steps_;
    std::vector<Kept> kept_;
};

/// The test must notice a store that says that it has saved, and has not.
bool noticesALie(const fs::path &place)
{
    Evening::lay(place / "lie");
    {
        const Store store(place / "lie");
    }
    const std::string before = contents(place / "lie", false);
    Store(place / "lie").setPreference("theme", "other");
    return contents(place / "lie", false) != before;
}

} // namespace

int main(int argc, char **argv)
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    const auto wanted = static_cast<std::size_t>(argc > 1 ? std::atoll(argv[1]) : 1200);
    const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoll(argv[2]) : 20261126);
    struct stat facts{};
    std::string place = (::stat("/dev/shm", &facts) == 0 ? "/dev/shm" : fs::temp_directory_path().string()) + "/optio-faults-XXXXXX";
    if (::mkdtemp(place.data()) == nullptr)
        return 2;
    const auto began = std::chrono::steady_clock::now();
    int wrong = 0, refused = 0;
    std::size_t all = 0, done = 0;
    bool noticed = false;
    std::map<std::string, std::string> told;
    try {
        Trial trial{fs::path(place)};
        std::vector<Attempt> cases = trial.cases();
        all = cases.size();
        if (argc > 3)
            std::erase_if(cases, [&](const Attempt &one) { return trial.name(one).find(argv[3]) == std::string::npos; });
        std::mt19937_64 random(seed);
        if (wanted != 0 && wanted < all) {
            std::shuffle(cases.begin(), cases.end(), random);
            cases.resize(wanted);
        }
        for (const Attempt &one : cases) {
            const std::string fault = trial.tried(one, refused);
            ++done;
            if (fault.empty())
                continue;
            ++wrong;
            if (told.size() < 20)
                told.emplace(faults[one.fault].name + fault.substr(0, 36), trial.name(one) + ": " + fault);
        }
        noticed = noticesALie(fs::path(place));
        for (const auto &[kind, text] : told)
            fmt::print("WRONG: {}\n", text);
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - began).count();
        fmt::print("faults at calls: {} of {} cases tried, {} refused in a sentence, {} with a half-written file left aside, {} wrong "
                   "(seed {}, {} s)\n",
                   done, all, refused, trial.leftovers_, wrong, seed, seconds);
    } catch (const std::exception &problem) {
        fmt::print("faults at calls: the evening itself failed: {}\n", problem.what());
        wrong = 1;
    }
    std::error_code ignored;
    fs::remove_all(place, ignored);
    return wrong == 0 && refused * 4 > static_cast<int>(done) && noticed ? 0 : 1;
}
