// SPDX-License-Identifier: GPL-3.0-or-later
// Power cuts: an evening with Optio is written down, call by call, and then the power fails at every one of them, with all that a disk may
// lose, tear and reorder of what was not brought to it. After each cut the folder opens, passes SQLite's check, holds the state that was
// acknowledged last or the one after it, whole, and goes on. Controls: without PRAGMA synchronous, and with a disk that keeps nothing of
// the other files, the same cuts must lose something.
//   power_cut_test [CUTS [SEED]]
#include "tests/db/disk/crash_disk.h"
#include "tests/db/disk/evening.h"

#include "db/backup.h"
#include "db/open.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

using namespace evening;
using crashdisk::Disk;
using crashdisk::Event;
using crashdisk::Random;
using crashdisk::Recorder;

/// A state that was acknowledged.
struct State {
    std::string step, contents;
    std::vector<std::string> files; ///< backups that are there, by name
    MailBook::Mark mark;
};

std::vector<std::string> backupsIn(const fs::path &folder)
{
    const diskcalls::Quiet quiet;
    std::vector<std::string> names;
    for (const auto &entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (name != "optio.sqlite" && (name.ends_with(".sqlite") || name.ends_with(".optio-backup")))
            names.push_back(name);
    }
    return names;
}

/// An evening written down.
struct Written {
    std::vector<State> states;
    std::unique_ptr<Recorder> record;
};

Written played(const fs::path &place)
{
    fs::remove_all(place);
    const fs::path folder = place / "data";
    Evening::lay(folder);
    Evening evening(folder, place / "ben", true);
    Written written{{}, std::make_unique<Recorder>(folder)};
    Recorder &record = *written.record;
    const auto reached = [&](const std::string &step, bool acknowledged) {
        record.listen(false);
        State state{step, {}, {}, {}};
        if (acknowledged) {
            state.contents = contents(folder, true);
            state.files = backupsIn(folder);
            state.mark = markIn(folder);
        }
        written.states.push_back(std::move(state));
        record.listen(true);
        record.acknowledge(static_cast<int>(written.states.size()) - 1);
    };
    reached("before", false);
    for (const auto &step : evening.steps()) {
        step.act();
        reached(step.name, true);
    }
    evening.close();
    record.listen(false);
    diskcalls::hooks() = {};
    cutvfs::listener() = {};
    return written;
}

/// What is wrong with a folder after a cut; "" when nothing is.
class Judge {
public:
    Judge(const Written &written, fs::path folder) : written_(written), folder_(std::move(folder)) {}

    /// `state` was acknowledged last; `thorough` looks into backups too.
    std::string verdict(std::size_t state, bool thorough)
    {
        try {
            return faultIn(state, thorough);
        } catch (const std::exception &problem) {
            return std::string("it fails: ") + problem.what();
        }
    }

private:
    std::string faultIn(std::size_t state, bool thorough)
    {
        {
            Store store(folder_);
            if (const std::string &notice = store.notice(); !notice.empty() && notice.find("Bringing a backup back was") != 0)
                return "on opening it says: " + notice;
            for (const GameRow &row : store.games())
                if (store.openGame(row.id, rules).length() != row.length)
                    return "a game is not as long as its row says";
        }
        const std::string now = contents(folder_, true, true);
        const bool next = state + 1 < written_.states.size() && now == written_.states[state + 1].contents;
        // Before the first step there is a store of an older version, which opening brings to the state of after the step.
        if (!next && (state == 0 || now != written_.states[state].contents))
            return "what it holds is neither what was acknowledged nor what was being written\n" + difference(now, state);
        const MailBook::Mark mark = markIn(folder_), least = written_.states[state].mark;
        const MailBook::Mark most = std::max(least, written_.states[std::min(state + 1, written_.states.size() - 1)].mark);
        if (mark < least || mark > most)
            return fmt::format("the turn mark is {}/{}, and {}/{} was acknowledged", mark.first, mark.second, least.first, least.second);
        for (const std::string &name : written_.states[state].files)
            if (!fs::exists(folder_ / name))
                return "a backup is gone: " + name;
        if (thorough)
            for (const std::string &name : backupsIn(folder_))
                (void)CheckedBackup(folder_ / name); // what has its final name is whole
        return thorough || state % 4 == 0 ? goesOn() : std::string();
    }

    /// The evening goes on.
    std::string goesOn()
    {
        {
            Store store(folder_);
            store.setPreference("after", "the cut");
            for (const GameRow &row : store.games()) {
                Taken game(store, row.title);
                game.append(store, game.play.game.note("after the cut", noon));
                break;
            }
        }
        const Store store(folder_);
        return store.notice().empty() && store.preference("after", "") == "the cut" ? "" : "it does not go on: " + store.notice();
    }

    std::string difference(const std::string &now, std::size_t state) const
    {
        const std::string &then = written_.states[state].contents;
        const auto [a, b] = std::mismatch(now.begin(), now.end(), then.begin(), then.end());
        const auto at = static_cast<std::size_t>(a - now.begin());
        const std::size_t from = at > 60 ? at - 60 : 0;
        return "  now:  …" + now.substr(from, 160) + "\n  then: …" + (from < then.size() ? then.substr(from, 160) : "");
    }

    const Written &written_;
    fs::path folder_;
};

struct Figures {
    int cuts = 0, faults = 0, losing = 0, events = 0;
    std::map<std::string, std::string> told; ///< what was wrong first, by what was being done and what went wrong
};

/// So many cuts, spread over all events, half of them on a disk that orders names; with `enough` only until so many have lost something.
Figures cutAll(const Written &written, const fs::path &folder, int cuts, std::uint64_t seed, bool deaf, int enough = 0)
{
    Figures figures;
    Random random(seed);
    Judge judge(written, folder);
    const auto &events = written.record->events();
    figures.events = static_cast<int>(events.size());
    for (const bool journaled : {true, false}) {
        Disk disk(*written.record, journaled, deaf);
        std::size_t state = 0;
        double due = 0;
        for (const Event &event : events) {
            disk.apply(event);
            if (event.kind == Event::Kind::acknowledged)
                state = static_cast<std::size_t>(event.at);
            due += static_cast<double>(cuts) / 2 / static_cast<double>(events.size());
            // A part of a cut is one by chance.
            for (; due >= 1 || (due > 0 && static_cast<double>(random() % 10000) < due * 10000); due -= 1) {
                figures.losing += disk.cut(folder, random) > 0 ? 1 : 0;
                const std::string fault = judge.verdict(state, figures.cuts % 20 == 0);
                ++figures.cuts;
                if (enough > 0 && figures.faults + (fault.empty() ? 0 : 1) > enough)
                    return figures;
                figures.faults += fault.empty() ? 0 : 1;
                if (!fault.empty() && figures.told.size() < 12)
                    figures.told.emplace(written.states[state].step + ": " + fault.substr(0, 40),
                                         fmt::format("event {} ({}), after \"{}\", {}: {}", &event - events.data(), event.path,
                                                     written.states[state].step, journaled ? "journaled" : "unordered", fault));
            }
        }
    }
    return figures;
}

std::string firstOf(const Figures &figures) { return figures.told.empty() ? "none" : figures.told.begin()->second.substr(0, 200); }

} // namespace

int main(int argc, char **argv)
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    const int cuts = argc > 1 ? std::atoi(argv[1]) : 500;
    const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoll(argv[2]) : 20261126);
    struct stat facts{};
    std::string place = (::stat("/dev/shm", &facts) == 0 ? "/dev/shm" : fs::temp_directory_path().string()) + "/optio-cuts-XXXXXX";
    if (::mkdtemp(place.data()) == nullptr)
        return 2;
    cutvfs::install();
    const auto began = std::chrono::steady_clock::now();
    int result = 0;
    try {
        const Written evening = played(fs::path(place) / "evening");
        const Figures found = cutAll(evening, fs::path(place) / "cut", cuts, seed, false);
        for (const auto &[what, told] : found.told)
            fmt::print("LOST: {}\n", told);
        const int controls = std::max(cuts / 20, 300), enough = 5;
        const Figures deaf = cutAll(evening, fs::path(place) / "cut", controls, seed, true, enough);
        cutvfs::neverSynchronous(true);
        const Written careless = played(fs::path(place) / "careless");
        cutvfs::neverSynchronous(false);
        const Figures off = cutAll(careless, fs::path(place) / "cut", controls, seed, false, enough);
        fmt::print("control, synchronous=OFF: {} of {} cuts lost something; first: {}\n", off.faults, off.cuts, firstOf(off));
        fmt::print("control, other files never synced: {} of {} cuts lost something; first: {}\n", deaf.faults, deaf.cuts, firstOf(deaf));
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - began).count();
        const bool good =
            found.faults == 0 && found.cuts * 10 > cuts * 9 && found.losing * 3 > found.cuts && off.faults > 0 && deaf.faults > 0;
        result = good ? 0 : 1;
        fmt::print("power cuts: {} at {} writes, syncs and names of {} steps, {} of them with writes lost: {} faults (seed {}, {} s)\n",
                   found.cuts, found.events, evening.states.size() - 1, found.losing, found.faults, seed, seconds);
    } catch (const std::exception &problem) {
        fmt::print("power cuts: the evening itself failed: {}\n", problem.what());
        result = 1;
    }
    std::error_code ignored;
    fs::remove_all(place, ignored);
    return result;
}
