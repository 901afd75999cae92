// SPDX-License-Identifier: GPL-3.0-or-later
// club report: what stands in a journal goes to the event's server, and so does what is added to it. Whatever breaks, it goes on from the
// journal itself (CLB-52).
#include "app/cli/club/commands_stream.h"
#include "app/cli/club/growing_journal.h"
#include "app/cli/club/until_signal.h"
#include "app/stream/reporting.h"
#include "rules/club/event.h"
#include "rules/club/stream/subjects.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace optio::cli {

namespace {

using namespace club::stream;

constexpr int journalPause = 100; ///< ms between looks at the journal
constexpr int wayBackPause = 500; ///< ms between tries to reach the server

/// Makes the messages of a journal as it grows, and prints how they fare.
class JournalReport {
public:
    JournalReport(Context &context, const StreamOptions &options)
        : context_(context), link_(clubLinkFrom(options.link)), journal_(context, options.file), once_(options.once)
    {
        look();
        if (!reporting_)
            throw Error(fmt::format("{} has no line yet", options.file), "GAME");
        tellLine({{"event", "reporting"}, {"subject", subject_}, {"lines", reporting_->reporter().length()}});
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
                    tellLine({{"event", "link"}, {"state", "lost"}, {"reason", problem.what()}, {"since", reporting_->reporter().since()}});
                told_ = true;
                if (once_)
                    throw;
                UntilSignal::pause(wayBackPause);
            }
        }
        if (!reporting_)
            return;
        const Reporter &reporter = reporting_->reporter();
        tellLine({{"event", "ended"}, {"reported", reporter.reported()}, {"lines", reporter.length()}, {"since", reporter.since()}});
    }

private:
    void look()
    {
        const std::vector<std::string> lines = journal_.more();
        if (journal_.isAnother())
            reporting_.reset();
        for (const std::string &line : lines)
            add(line);
    }

    void begin(const std::string &line)
    {
        const Json header = parseJson(line, "the first line");
        teller_.reset();
        if (header.is_object() && header.contains("optio-event")) {
            (void)club::Event::open({line}); // or it is none
            subject_ = eventSubject(link_.event);
        } else {
            const Entry entry = parseEntry(line, 0);
            teller_.emplace(context_.registry().at(entry.json.at("ruleset").get<std::string>()), entry);
            if (link_.table().empty())
                throw Error("this code is not that of a table; a game is reported by its table's", "link");
            subject_ = gameSubject(link_.event, link_.table(), teller_->header().id);
        }
        reporting_.emplace(link_, subject_, fmt::format("Optio report {}", link_.user));
        reporting_->reporter().add(teller_ ? teller_->header() : eventMessage(0, line, header.value("created", "")));
    }

    void add(const std::string &line)
    {
        if (!reporting_)
            return begin(line);
        const auto n = static_cast<int>(reporting_->reporter().length());
        reporting_->reporter().add(teller_ ? teller_->tell(parseEntry(line, n))
                                           : eventMessage(n, line, parseJson(line, fmt::format("line {}", n + 1)).value("time", "")));
    }

    /// False when all is done.
    bool step()
    {
        if (!reporting_)
            return !once_; // the file is being written anew
        const Reporter &reporter = reporting_->reporter();
        const std::size_t n = reporter.reported();
        const stream::Reporting::Step did = reporting_->step();
        if (!std::exchange(there_, true))
            tellLine({{"event", "link"}, {"state", "connected"}});
        switch (did) {
        case stream::Reporting::Step::asked:
            break;
        case stream::Reporting::Step::reported:
            tellLine({{"event", "reported"}, {"n", n}, {"hash", reporter.id(n)}, {"sequence", reporting_->sequence()}});
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

    Context &context_;
    ClubLink link_;
    GrowingJournal journal_;
    bool once_;
    std::optional<GameTeller> teller_; ///< of a game
    std::string subject_;
    std::optional<stream::Reporting> reporting_;
    bool there_ = false, told_ = false;
};

} // namespace

int clubReport(Context &context, const StreamOptions &options)
{
    JournalReport(context, options).run();
    return ok;
}

} // namespace optio::cli
