// SPDX-License-Identifier: GPL-3.0-or-later
// Reports the open game, and goes on with it while the page is closed until all is reported.
#include "app/club/reporting_model.h"

#include "app/club/stream_words.h"
#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "db/store.h"
#include "rules/link/seat.h"

#include <limits>

namespace optio {

namespace {

constexpr const char *reportNote = "club";             ///< of a game: the code that it is reported by
constexpr const char *reportPreference = "club.table"; ///< the code that was used last
constexpr int lookAfter = 50;                          ///< ms: what belongs together comes together

} // namespace

ReportingModel::ReportingModel(Services *services, GameModel *game, QObject *parent)
    : ServerStanding(parent), services_(services), game_(game), round_(new TableRound(services, this)),
      result_(new TableResult(services, game, round_, this))
{
    connect(result_, &TableResult::confirmed, this, [this](const QString &message) {
        if (end_)
            end_->confirm(utf8(message));
    });
    // Whoever asks anew for what stands here, as in another language, asks for these too.
    connect(this, &ServerStanding::changed, round_, &TableRound::changed);
    connect(this, &ServerStanding::changed, result_, &TableResult::changed);
    later_.setSingleShot(true);
    later_.setInterval(lookAfter);
    connect(&later_, &QTimer::timeout, this, &ReportingModel::look);
    connect(game, &GameModel::opened, this, [this] {
        services_->attempt([this] {
            const std::string id = game_->gameId(), code = canStream() ? services_->store().gameNote(id, reportNote) : std::string();
            if (code.empty() || (end_ && reported_ == id))
                return;
            start(club::stream::clubLinkFrom(code), id);
        });
        Q_EMIT changed();
    });
    connect(game, &GameModel::closing, this, [this] {
        look();
        QTimer::singleShot(0, this, &ReportingModel::changed);
    });
    for (const auto signal : {&GameModel::changed, &GameModel::undone})
        connect(game, signal, &later_, qOverload<>(&QTimer::start));
}

ReportingModel::~ReportingModel() = default;

bool ReportingModel::isOn() const { return end_ && game_->isOpen() && game_->gameId() == reported_; }

QString ReportingModel::table() const { return isOn() ? qt(link_.table()) : QString(); }

QString ReportingModel::link() const { return isOn() ? streamLink(state_.link) : QString(); }

QString ReportingModel::word() const
{
    if (!isOn())
        return {};
    if (state_.link == StreamState::Link::connecting)
        return tr("Looking for the server");
    if (state_.link == StreamState::Link::connected)
        return state_.reported == state_.lines ? tr("Reported") : tr("Reporting");
    const QString since = clockOf(state_.since);
    return since.isEmpty() ? tr("Server not reached") : tr("Not reported since %1").arg(since);
}

QString ReportingModel::detail() const
{
    if (!isOn())
        return {};
    const QString stands = tr("%1 of %2 entries of this game are at the server.").arg(state_.reported).arg(state_.lines);
    switch (state_.link) {
    case StreamState::Link::connecting:
        return tr("The game goes on as always meanwhile.");
    case StreamState::Link::connected:
        return stands;
    case StreamState::Link::lost:
        return stands + u' ' + tr("The rest follows by itself as soon as the server is there again. The game goes on as always.") + u' ' +
               streamReason(state_.reason);
    case StreamState::Link::ended:
        break;
    }
    return stands + u' ' + streamReason(state_.reason);
}

QString ReportingModel::code() const
{
    QString code;
    if (services_->hasStore())
        services_->attempt([&] { code = qt(services_->store().preference(reportPreference, "")); });
    return code;
}

bool ReportingModel::begin(const QString &code)
{
    return services_->attempt([&] {
        if (!canStream())
            throw Error(utf8(refusal()));
        if (!game_->isOpen())
            throw Error(utf8(tr("Open the game that is played at this table first.")));
        if (game_->isCopy())
            throw Error(utf8(tr("Another tablet keeps this game, and reports it.")));
        const club::stream::ClubLink link = readClubCode(code);
        if (link.table().empty())
            throw Error(utf8(tr("This is the organiser's or the wall's code. Take the code of this table.")));
        link::expectShareable(game_->game().ruleset());
        const std::string text = textOf(link);
        services_->store().setGameNote(game_->gameId(), reportNote, text);
        services_->store().setPreference(reportPreference, text);
        start(link, game_->gameId());
        Q_EMIT changed();
    });
}

void ReportingModel::start(const club::stream::ClubLink &link, const std::string &game)
{
    drop();
    link_ = link;
    reported_ = game;
    round_->begin(link.event);
    end_ = reportJournal(link, &services_->rulesetOfGame(game), round_->word(), [this](const ReportState &state) { take(state); });
    look();
    result_->begin(game);
}

void ReportingModel::take(const ReportState &state)
{
    state_ = state;
    if (state.round)
        round_->take(*state.round);
    result_->setSent(state.confirmed);
    Q_EMIT changed();
}

void ReportingModel::drop()
{
    end_.reset();
    reported_.clear();
    last_.clear();
    read_ = 0;
    state_ = {};
    round_->end();
    result_->end();
}

void ReportingModel::stop()
{
    if (!isOn())
        return;
    services_->attempt([this] { services_->store().setGameNote(reported_, reportNote, ""); });
    const club::stream::ClubLink link = link_;
    const std::string game = reported_;
    drop();
    Q_EMIT changed();
    services_->offerUndo(tr("This game is not reported any more"), [this, link, game] {
        services_->store().setGameNote(game, reportNote, textOf(link));
        if (game_->isOpen() && game_->gameId() == game)
            start(link, game);
        Q_EMIT changed();
    });
}

void ReportingModel::look()
{
    if (!end_)
        return;
    const bool goesOn = services_->attempt([this] {
        const int from = read_ == 0 ? 0 : read_ - 1; // the last one again: is it still the same journal?
        const std::vector<StoredLine> stored = services_->store().lines(reported_, from, std::numeric_limits<int>::max());
        if (read_ > 0 && (stored.empty() || stored.front().line != last_))
            return start(club::stream::ClubLink(link_), std::string(reported_));
        std::vector<std::string> lines;
        for (std::size_t i = read_ == 0 ? 0 : 1; i < stored.size(); ++i)
            lines.push_back(stored[i].line);
        if (lines.empty())
            return;
        last_ = lines.back();
        read_ += static_cast<int>(lines.size());
        end_->add(std::move(lines));
    });
    if (!goesOn) // the journal is not there any more
        drop();
}

} // namespace optio
