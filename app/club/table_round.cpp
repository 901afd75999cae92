// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what was said of the round, and shows it.
#include "app/club/table_round.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "db/store.h"
#include "rules/club/stream/round_told.h"

#include <QDateTime>

namespace optio {

namespace {

constexpr const char *roundPreference = "club.round";   ///< {event, text, at, ahead}: what was heard last
constexpr qint64 roundLasts = qint64{12} * 3600 * 1000; ///< ms: older, it is another day's

} // namespace

TableRound::TableRound(Services *services, QObject *parent) : QObject(parent), services_(services), clock_(new ClubClock(this)) {}

QString TableRound::title() const { return round_ > 0 ? tr("Round %1 of %2").arg(round_).arg(rounds_) : QString(); }

void TableRound::begin(const std::string &event)
{
    at_ = event;
    word_.reset();
    if (services_->hasStore())
        services_->attempt([this] {
            const std::string kept = services_->store().preference(roundPreference, "");
            if (kept.empty())
                return;
            const Json json = parseJson(kept, "the round that was heard last");
            if (json.value("event", "") == at_)
                word_ = stream::Word{json.value("text", ""), json.value("at", std::int64_t{0}), json.value("ahead", std::int64_t{0})};
        });
    show();
}

void TableRound::take(const stream::Word &word)
{
    if (word == word_)
        return;
    word_ = word;
    if (services_->hasStore())
        services_->attempt([&] {
            services_->store().setPreference(roundPreference,
                                             Json{{"event", at_}, {"text", word.text}, {"at", word.at}, {"ahead", word.ahead}}.dump());
        });
    show();
}

void TableRound::end()
{
    word_.reset();
    show();
}

void TableRound::show()
{
    club::stream::RoundTold told;
    known_ = false;
    if (word_ && QDateTime::currentMSecsSinceEpoch() - word_->at < roundLasts)
        try {
            told = club::stream::readRound(word_->text);
            known_ = told.round > 0;
        } catch (const Error &) { // of another program: there is no clock then
        }
    event_ = qt(told.name);
    round_ = told.round;
    rounds_ = told.rounds;
    if (known_)
        clock_->take(club::stream::clockOf(told, utf8(QDateTime::fromMSecsSinceEpoch(word_->at, Qt::UTC).toString(Qt::ISODate))));
    else
        clock_->stop();
    Q_EMIT changed();
}

} // namespace optio
