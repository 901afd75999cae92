// SPDX-License-Identifier: GPL-3.0-or-later
// club report: what stands in a journal goes to the event's server, and so does what is added to it. Whatever breaks, it goes on from the
// journal itself (CLB-52).
#include "app/cli/club/commands_stream.h"
#include "app/cli/club/growing_journal.h"
#include "app/cli/club/until_signal.h"
#include "app/stream/journal_report.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

namespace optio::cli {

namespace {

using namespace club::stream;

constexpr int journalPause = 100; ///< ms between looks at the journal
constexpr int wayBackPause = 500; ///< ms between tries to reach the server

/// Reports a journal as it grows, and prints how it fares.
class PrintedReport {
public:
    PrintedReport(Context &context, const StreamOptions &options)
        : link_(clubLinkFrom(options.link)), journal_(context, options.file), once_(options.once),
          report_(link_, fmt::format("Optio report {}", link_.user),
                  [&context](const std::string &id) -> const Ruleset & { return context.registry().at(id); })
    {
        look();
        if (!report_.begun())
            throw Error(fmt::format("{} has no line yet", options.file), "GAME");
        tellLine({{"event", "reporting"}, {"subject", report_.subject()}, {"lines", report_.reporter().length()}});
    }

    void run()
    {
        const UntilSignal signals;
        while (!signals.ended()) {
            try {
                look();
                if (!step())
                    break;
            } catch (const stream::Lost &problem) {
                if (std::exchange(there_, false) || !told_)
                    tellLine({{"event", "link"}, {"state", "lost"}, {"reason", problem.what()}, {"since", report_.reporter().since()}});
                told_ = true;
                if (once_)
                    throw;
                UntilSignal::pause(wayBackPause);
            }
        }
        if (!report_.begun())
            return;
        const Reporter &reporter = report_.reporter();
        tellLine({{"event", "ended"}, {"reported", reporter.reported()}, {"lines", reporter.length()}, {"since", reporter.since()}});
    }

private:
    void look()
    {
        const std::vector<std::string> lines = journal_.more();
        if (journal_.isAnother())
            report_.clear();
        for (const std::string &line : lines)
            report_.add(line);
    }

    /// False when all is done.
    bool step()
    {
        if (!report_.begun())
            return !once_; // the file is being written anew
        const Reporter &reporter = report_.reporter();
        const std::size_t n = reporter.reported();
        const stream::Reporting::Step did = report_.reporting().step();
        if (!std::exchange(there_, true))
            tellLine({{"event", "link"}, {"state", "connected"}});
        switch (did) {
        case stream::Reporting::Step::asked:
            break;
        case stream::Reporting::Step::reported:
            tellLine({{"event", "reported"}, {"n", n}, {"hash", reporter.id(n)}, {"sequence", report_.reporting().sequence()}});
            break;
        case stream::Reporting::Step::heard:
            tellRound(report_.reporting().heard());
            break;
        case stream::Reporting::Step::said:
            tellSaid(report_.reporting());
            break;
        case stream::Reporting::Step::rests:
            if (once_)
                return false;
            [[fallthrough]];
        case stream::Reporting::Step::waits:
            UntilSignal::pause(journalPause);
            break;
        case stream::Reporting::Step::stopped:
            throw Error(reporter.trouble(), "GAME");
        }
        return true;
    }

    /// What the tables are told of the round.
    static void tellSaid(const stream::Reporting &reporting)
    {
        Json line = roundLine(readRound(reporting.saidText()));
        line["sequence"] = reporting.sequence();
        tellLine(line);
    }
    /// What the organiser has said of the round, as it is now.
    static void tellRound(const std::optional<stream::Word> &word)
    {
        try {
            RoundTold told = readRound(word.value().text);
            using namespace std::chrono;
            const std::int64_t now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
            if (told.running)
                told.left -= static_cast<int>((now - word->at) / 1000);
            tellLine(roundLine(told));
        } catch (const Error &problem) { // the game goes to the server all the same
            tellLine({{"event", "refused"}, {"reason", problem.what()}});
        }
    }

    ClubLink link_;
    GrowingJournal journal_;
    bool once_;
    stream::JournalReport report_;
    bool there_ = false, told_ = false;
};

} // namespace

Json roundLine(const club::stream::RoundTold &told)
{
    return {{"event", "round"},
            {"name", told.name},
            {"round", told.round},
            {"rounds", told.rounds},
            {"clock", told.lastBound ? "last_bound"
                      : told.running ? "running"
                                     : "paused"},
            {"left", told.left}};
}

int clubReport(Context &context, const StreamOptions &options)
{
    PrintedReport(context, options).run();
    return ok;
}

} // namespace optio::cli
