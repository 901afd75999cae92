// SPDX-License-Identifier: GPL-3.0-or-later
// Threads that speak to a club's server and tell the screen.
#include "app/club/stream_end.h"

#include "app/stream/journal_report.h"

#include <fmt/format.h>

#include <QObject>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace optio {

namespace {

using Link = StreamState::Link;

constexpr int wayBackPause = 500;         ///< ms between tries to reach the server
constexpr int notTakenPause = 100;        ///< ms until what the stream did not take is tried again
constexpr int restPause = 300;            ///< ms between looks at the connection while nothing is to be done
constexpr int newsWait = 100;             ///< ms
constexpr std::size_t newsTogether = 200; ///< as many as the screen takes between two pictures

/// What a thread and the screen have in common; it lives as long as one of them.
class Beside {
public:
    bool ends() const { return *ends_; }
    /// The screen wants nothing more, and drops what was handed over.
    void end()
    {
        {
            const std::scoped_lock lock(guard_);
            *ends_ = true;
            screen_.release()->deleteLater(); // it may be at work just now
        }
        changed_.notify_all();
    }
    /// Something has come for the thread.
    void wake()
    {
        {
            const std::scoped_lock lock(guard_);
            woken_ = true;
        }
        changed_.notify_all();
    }
    /// The thread rests, until it is woken at the latest.
    void rest(int milliseconds)
    {
        std::unique_lock lock(guard_);
        changed_.wait_for(lock, std::chrono::milliseconds(milliseconds), [this] { return woken_ || *ends_; });
        woken_ = false;
    }
    /// Has it done on the screen's thread, unless the screen wants nothing more.
    void post(std::function<void()> work)
    {
        const std::scoped_lock lock(guard_);
        if (!*ends_)
            QMetaObject::invokeMethod(
                screen_.get(),
                [ends = ends_, work = std::move(work)] {
                    if (!*ends)
                        work();
                },
                Qt::QueuedConnection);
    }

private:
    std::mutex guard_;
    std::condition_variable changed_;
    std::shared_ptr<std::atomic<bool>> ends_ = std::make_shared<std::atomic<bool>>(false);
    bool woken_ = false;
    std::unique_ptr<QObject> screen_ = std::make_unique<QObject>(); ///< of the screen's thread
};

/// The threads: one that was told to end may still wait for an answer, for which the screen does not wait; the program does at its end.
class Yard {
public:
    static Yard &get()
    {
        static Yard yard;
        return yard;
    }
    Yard() = default;
    Yard(const Yard &) = delete;
    Yard &operator=(const Yard &) = delete;
    ~Yard()
    {
        for (One &one : all_)
            one.thread.join();
    }
    void start(std::function<void()> work)
    {
        std::erase_if(all_, [](One &one) {
            if (!*one.done)
                return false;
            one.thread.join();
            return true;
        });
        auto done = std::make_shared<std::atomic<bool>>(false);
        all_.push_back({std::thread([work = std::move(work), done] {
                            work();
                            *done = true;
                        }),
                        done});
    }

private:
    struct One {
        std::thread thread;
        std::shared_ptr<std::atomic<bool>> done;
    };
    std::vector<One> all_;
};

/// Does `step` again and again, until it gives false or the screen wants nothing more; `lost` hears of a lost connection, `ended` of what
/// does not become better.
void goOn(Beside &beside, const std::function<bool()> &step, const std::function<void(Link, const std::string &)> &told)
{
    while (!beside.ends()) {
        try {
            if (!step())
                return;
        } catch (const stream::Lost &problem) {
            told(Link::lost, problem.what());
            beside.rest(wayBackPause);
        } catch (const std::exception &problem) {
            told(Link::ended, problem.what());
            return;
        }
    }
}

class Report : public ReportEnd {
public:
    Report(const club::stream::ClubLink &link, const Ruleset *ruleset, std::optional<stream::Word> round,
           std::function<void(const ReportState &)> told)
        : inner_(std::make_shared<Inner>(link, ruleset, std::move(told)))
    {
        inner_->report.remember(std::move(round));
        Yard::get().start([inner = inner_] { inner->run(); });
    }
    ~Report() override { inner_->beside.end(); }
    void add(std::vector<std::string> lines) override
    {
        {
            const std::scoped_lock lock(inner_->guard);
            for (std::string &line : lines)
                inner_->lines.push_back(std::move(line));
        }
        inner_->beside.wake();
    }
    void confirm(std::string message) override
    {
        {
            const std::scoped_lock lock(inner_->guard);
            inner_->confirmed = std::move(message);
        }
        inner_->beside.wake();
    }

private:
    struct Inner {
        Inner(const club::stream::ClubLink &link, const Ruleset *ruleset, std::function<void(const ReportState &)> hears)
            : told(std::move(hears)),
              report(link, fmt::format("Optio report {}", link.user), [ruleset](const std::string &id) -> const Ruleset & {
                  if (ruleset == nullptr)
                      throw Error(fmt::format("the rule set '{}' is not here", id));
                  return *ruleset;
              })
        {}

        void run()
        {
            goOn(beside, [this] { return step(); }, [this](Link link, const std::string &reason) { tell(link, reason); });
        }
        bool step()
        {
            std::vector<std::string> more;
            std::optional<std::string> word;
            {
                const std::scoped_lock lock(guard);
                more.swap(lines);
                word.swap(confirmed);
            }
            for (const std::string &line : more)
                report.add(line);
            if (word)
                report.confirm(*word);
            if (!report.begun()) {
                beside.rest(restPause);
                return true;
            }
            stream::Reporting &reporting = report.reporting();
            const stream::Reporting::Step did = reporting.step();
            if (did == stream::Reporting::Step::stopped)
                throw Error(report.reporter().trouble());
            if (did == stream::Reporting::Step::waits || did == stream::Reporting::Step::rests) {
                reporting.isConnected() ? tell(Link::connected, {}) : tell(Link::lost, "the connection to the server is lost");
                beside.rest(did == stream::Reporting::Step::rests ? restPause : notTakenPause);
            } else {
                tell(Link::connected, {});
            }
            return true;
        }
        void tell(Link link, const std::string &reason)
        {
            ReportState now{{link, reason}};
            if (report.begun()) {
                now.reported = report.reporter().reported();
                now.lines = report.reporter().length();
                now.since = report.reporter().since();
                now.round = report.reporting().heard();
                if (report.reporting().isSaid())
                    now.confirmed = report.reporting().saidText();
            }
            if (now == last)
                return;
            last = now;
            beside.post([told = told, now] { told(now); });
        }

        Beside beside;
        std::mutex guard;
        std::vector<std::string> lines;       ///< that the thread has not taken up
        std::optional<std::string> confirmed; ///< likewise
        std::function<void(const ReportState &)> told;
        stream::JournalReport report;
        ReportState last;
    };
    std::shared_ptr<Inner> inner_;
};

class Follow : public FollowEnd {
public:
    Follow(const club::stream::ClubLink &link, std::function<void(const StreamState &)> told,
           std::function<void(const std::vector<stream::News> &)> heard)
        : inner_(std::make_shared<Inner>(link, std::move(told), std::move(heard)))
    {
        Yard::get().start([inner = inner_] { inner->run(); });
    }
    ~Follow() override { inner_->beside.end(); }

private:
    struct Inner : std::enable_shared_from_this<Inner> {
        Inner(const club::stream::ClubLink &link, std::function<void(const StreamState &)> hears,
              std::function<void(const std::vector<stream::News> &)> takes)
            : told(std::move(hears)), heard(std::move(takes)), reading(link, fmt::format("Optio {}", link.user))
        {}

        void run()
        {
            goOn(
                beside, [this] { return step(); },
                [this](Link link, const std::string &reason) {
                    give();
                    tell(link, reason);
                });
        }
        bool step()
        {
            std::optional<stream::News> one = reading.next(news.empty() ? newsWait : 1);
            tell(Link::connected, {}, last.link == Link::connected && last.caughtUp);
            const bool more = one.has_value();
            if (more)
                news.push_back(std::move(*one));
            if (!more || news.size() >= newsTogether)
                give();
            if (!more && reading.hasCaughtUp())
                tell(Link::connected, {}, true);
            return true;
        }
        /// Hands over what has come, once the screen has taken what came before.
        void give()
        {
            while (underWay && !beside.ends())
                beside.rest(newsWait);
            if (news.empty() || beside.ends())
                return;
            underWay = true;
            beside.post([self = shared_from_this(), some = std::exchange(news, {})] {
                self->heard(some);
                self->underWay = false;
                self->beside.wake();
            });
        }
        void tell(Link link, const std::string &reason, bool caughtUp = false)
        {
            const StreamState now{link, reason, caughtUp};
            if (now == last)
                return;
            last = now;
            beside.post([told = told, now] { told(now); });
        }

        Beside beside;
        std::function<void(const StreamState &)> told;
        std::function<void(const std::vector<stream::News> &)> heard;
        stream::Reading reading;
        std::vector<stream::News> news;
        std::atomic<bool> underWay = false;
        StreamState last;
    };
    std::shared_ptr<Inner> inner_;
};

} // namespace

bool canStream() { return true; }

std::unique_ptr<ReportEnd> reportJournal(const club::stream::ClubLink &link, const Ruleset *ruleset, std::optional<stream::Word> round,
                                         std::function<void(const ReportState &)> told)
{
    return std::make_unique<Report>(link, ruleset, std::move(round), std::move(told));
}

std::unique_ptr<FollowEnd> followEvent(const club::stream::ClubLink &link, std::function<void(const StreamState &)> told,
                                       std::function<void(const std::vector<stream::News> &)> heard)
{
    return std::make_unique<Follow>(link, std::move(told), std::move(heard));
}

} // namespace optio
