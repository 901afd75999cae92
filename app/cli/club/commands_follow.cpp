// SPDX-License-Identifier: GPL-3.0-or-later
// club follow: what a wall reads. Every entry of every table comes once and in order, whatever breaks; what cannot be of its journal is
// told once and left out.
#include "app/cli/club/commands_stream.h"
#include "app/cli/club/live_page.h"
#include "app/cli/club/until_signal.h"
#include "app/stream/reading.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace optio::cli {

namespace {

constexpr int waitForNews = 200; ///< ms
constexpr int wayBackWait = 500; ///< ms between tries to reach the server

class Following {
public:
    explicit Following(const StreamOptions &options)
        : reading_(club::stream::clubLinkFrom(options.link), "Optio follow"), table_(options.table ? std::to_string(*options.table) : ""),
          game_(options.game), once_(options.once)
    {
        if (!options.page.empty())
            page_.emplace(options.page);
    }

    void run()
    {
        const UntilSignal signals;
        while (!signals.ended()) {
            try {
                const std::optional<stream::News> news = reading_.next(waitForNews);
                if (!std::exchange(there_, true))
                    tellLine({{"event", "link"}, {"state", "connected"}});
                if (news)
                    take(*news);
                else if (once_ && reading_.isAtEnd())
                    break;
                if (page_)
                    page_->write();
            } catch (const stream::Lost &problem) {
                if (std::exchange(there_, false) || !told_)
                    tellLine({{"event", "link"}, {"state", "lost"}, {"reason", problem.what()}});
                told_ = true;
                if (once_)
                    throw;
                UntilSignal::pause(wayBackWait);
            }
        }
        if (page_)
            page_->write(true);
    }

private:
    void take(const stream::News &news)
    {
        if (page_)
            page_->add(news);
        tell(news);
    }

    void tell(const stream::News &news) const
    {
        const club::stream::Verdict &verdict = news.verdict;
        const std::string &table = verdict.subject.table;
        if (verdict.kind == club::stream::Verdict::Kind::said)
            return tellSaid(news);
        if (verdict.kind != club::stream::Verdict::Kind::told) {
            tellLine(
                {{"event", "refused"}, {"subject", news.message.subject}, {"sequence", news.message.sequence}, {"reason", verdict.reason}});
            return;
        }
        if ((!table_.empty() && table_ != table) || !verdict.subject.game.starts_with(game_))
            return;
        const club::stream::Heard &heard = verdict.heard;
        Json line{{"event", table.empty() ? "event"
                            : heard.game  ? "game"
                                          : "entry"},
                  {"n", heard.n},
                  {"hash", heard.hash},
                  {"sequence", news.message.sequence}};
        if (!table.empty()) {
            line["table"] = std::stoi(table);
            line["game"] = verdict.subject.game;
            line["stub"] = !heard.game && heard.line.empty();
        }
        line[heard.game ? "header" : "entry"] = heard.json;
        tellLine(line);
    }

    /// The round, and what a table confirms.
    void tellSaid(const stream::News &news) const
    {
        const club::stream::Verdict &verdict = news.verdict;
        Json line;
        if (verdict.round) {
            if (!table_.empty() || !game_.empty())
                return;
            line = roundLine(*verdict.round);
        } else {
            const club::stream::Confirmation &said = *verdict.confirmation;
            if ((!table_.empty() && table_ != verdict.subject.table) || !said.game.starts_with(game_))
                return;
            Json sides = Json::array();
            for (std::size_t side = 0; side < 2; ++side)
                if (said.sides[side])
                    sides.push_back(side == 0 ? "a" : "b");
            line = {{"event", "confirm"},
                    {"table", std::stoi(verdict.subject.table)},
                    {"game", said.game},
                    {"sides", std::move(sides)},
                    {"result", FieldsOut::write(said.result)}};
        }
        line["sequence"] = news.message.sequence;
        tellLine(line);
    }

    stream::Reading reading_;
    std::string table_, game_;
    std::optional<LivePage> page_;
    bool once_, there_ = false, told_ = false;
};

} // namespace

int clubFollow(const StreamOptions &options)
{
    Following(options).run();
    return ok;
}

} // namespace optio::cli
