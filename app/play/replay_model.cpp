// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/replay_model.h"

#include "app/engine.h"
#include "app/home/prefs.h"
#include "app/play/game_model.h"
#include "app/qt/clipboard.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/board.h"
#include "rules/phrases.h"

#include <QBuffer>

#include <algorithm>

namespace optio {

namespace {

constexpr int stride = 64;      ///< moments between two states that are kept
constexpr int toldAtFirst = 12; ///< entries told when a moment is looked at
constexpr int leastPause = 300; ///< milliseconds between two acts while it goes on by itself

} // namespace

ReplayModel::ReplayModel(Services *services, Prefs *prefs, GameModel *game, QObject *parent)
    : BoardGame(parent), services_(services), prefs_(prefs), game_(game)
{
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (at_ >= count())
            setPlaying(false);
        else
            setAt(at_ + 1);
    });
    connect(game, &GameModel::closing, this, [this] {
        stays_ = false;
        close();
        stays_ = true;
    });
}

bool ReplayModel::onBoard() const { return dynamic_cast<const BoardRules *>(ruleset_) != nullptr; }

bool ReplayModel::start()
{
    const bool begun = game_->isOpen() && services_->attempt([this] {
        const Ruleset &ruleset = game_->game().ruleset();
        std::vector<StandingEntry> history = standingHistory(game_->everything());
        Json state = game_->game().header().at("start");
        std::map<int, Json> kept{{0, state}};
        QVariantList chapters;
        QString last;
        for (std::size_t i = 0; i < history.size(); ++i) {
            const QString title = spoken(ruleset.view(state, "").progress());
            if (title != last)
                chapters.append(QVariantMap{{"at", static_cast<int>(i)}, {"label", title}});
            last = title;
            optio::apply(state, changesOf(history[i]));
            if ((i + 1) % stride == 0)
                kept[static_cast<int>(i) + 1] = state;
        }
        history_ = std::move(history);
        kept_ = std::move(kept);
        chapters_ = chapters;
        ruleset_ = &ruleset;
        state_ = std::move(state);
        at_ = count();
        look();
    });
    if (begun)
        Q_EMIT opened();
    Q_EMIT changed();
    return begun;
}

void ReplayModel::go(int at)
{
    const bool onward = at >= at_ && at - at_ < stride;
    int moment = at_;
    if (!onward) {
        const auto from = std::prev(kept_.upper_bound(at));
        moment = from->first;
        state_ = from->second;
    }
    for (; moment < at; ++moment)
        optio::apply(state_, changesOf(history_[static_cast<std::size_t>(moment)]));
    at_ = at;
}

void ReplayModel::setAt(int at)
{
    at = std::clamp(at, 0, count());
    if (!isOpen() || at == at_)
        return;
    services_->attempt([&] {
        go(at);
        look();
    });
    Q_EMIT changed();
}

void ReplayModel::setPlaying(bool playing)
{
    if (playing == this->playing() || !isOpen())
        return;
    if (!playing)
        timer_.stop();
    else {
        if (at_ >= count())
            setAt(0);
        timer_.start(std::max(leastPause, prefs_->pause()));
    }
    Q_EMIT changed();
}

QString ReplayModel::turnHead() const { return qt(capital(utf8(turnText_))); }

/// What both may see of it.
void ReplayModel::look()
{
    const GameView view(ruleset_->view(state_, ""));
    turnText_ = qt(view.seen.progress());
    active_ = view.active;
    sides_ = view.sides;
}

Entry ReplayModel::entry(int n) const
{
    // As it stands: with what amendments made of it, and nothing that is still a secret.
    const StandingEntry &stands = history_.at(static_cast<std::size_t>(n) - 1);
    Entry entry = game_->read(stands.n);
    if (entry.kind == "act")
        entry.json["result"] = stands.result;
    entry = game_->shown(std::move(entry));
    entry.n = n;
    return entry;
}

QString ReplayModel::sentence() const
{
    if (!isOpen() || at_ == 0)
        return isOpen() ? tr("The battle begins.") : QString();
    return spoken(textAt(entry(at_).json.value("result", Json::object()), "sentence"));
}

QString ReplayModel::momentText() const
{
    if (!isOpen())
        return {};
    QString text = tr("%1, %2 (%3 of %4): %5").arg(title(), turnText_).arg(at_).arg(count()).arg(sentence());
    // Each entry has an address of its own within the page of the battle.
    if (at_ > 0)
        text += u' ' + tr("(in the battle's page at #e%1)").arg(history_[static_cast<std::size_t>(at_ - 1)].n);
    return text;
}

bool ReplayModel::savePicture(const QUrl &file, const QImage &picture)
{
    return services_->attempt([&] {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (picture.isNull() || !picture.save(&buffer, "PNG"))
            throw Error("The picture could not be taken.");
        writeFile(file, bytes.toStdString());
    });
}

void ReplayModel::copyMoment() const { copyText(momentText()); }

QString ReplayModel::title() const { return game_->title(); }
QString ReplayModel::sideName(const QString &side) const { return game_->sideName(side); }
int ReplayModel::toldFrom() const { return std::max(0, at_ - toldAtFirst); }

void ReplayModel::close()
{
    if (!isOpen())
        return;
    timer_.stop();
    Q_EMIT closing();
    ruleset_ = nullptr;
    history_.clear();
    kept_.clear();
    chapters_.clear();
    sides_.clear();
    state_ = Json();
    at_ = 0;
    Q_EMIT changed();
}

} // namespace optio
