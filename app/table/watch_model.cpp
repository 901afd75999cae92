// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps up the page of the open game.
#include "app/table/watch_model.h"

#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "app/table/table_model.h"
#include "rules/journal/replica_line.h"

#include <QDateTime>

namespace optio {

WatchModel::WatchModel(Services *services, GameModel *game, TableModel *table, QObject *parent)
    : QObject(parent), services_(services), game_(game), table_(table)
{
    soon_.setSingleShot(true);
    soon_.setInterval(40);
    connect(&soon_, &QTimer::timeout, this, &WatchModel::read);
    connect(game, &GameModel::opened, this, &WatchModel::read);
    connect(game, &GameModel::changed, this, [this] {
        if (on_ && !soon_.isActive())
            soon_.start();
    });
    connect(table, &TableModel::changed, this, &WatchModel::look);
}

WatchModel::~WatchModel() = default;

/// A game that is over is this device's own, and no copy any more.
bool WatchModel::watching() const
{
    return game_->isOpen() && (replicaSeat(game_->game().header()) == "watch" ||
                               (table_->role() == QLatin1String("guest") && game_->seat().isEmpty() && !game_->isCopy()));
}

void WatchModel::setOn(bool on)
{
    if (on == on_)
        return;
    on_ = on;
    Q_EMIT onChanged();
    if (on)
        read();
}

bool WatchModel::ask(const QString &link) { return asked_ = table_->join(link); }

/// Has the link been lost, or come back?
void WatchModel::look()
{
    const bool live = table_->link() == QLatin1String("connected") || table_->link() == QLatin1String("sharing");
    if (live_ && !live)
        since_ = QDateTime::currentDateTime().toString(QStringLiteral("HH:mm"));
    if (live)
        since_.clear();
    live_ = live;
    Q_EMIT changed();
}

void WatchModel::read()
{
    soon_.stop();
    if (!on_)
        return Q_EMIT changed();
    if (!game_->isOpen()) // the picture stays
        return Q_EMIT changed();
    services_->attempt([this] {
        const std::string id = game_->gameId();
        const int length = game_->game().length();
        const bool same = teller_ && id == id_ && length >= teller_->length() &&
                          (teller_->length() == 0 || chainHash(game_->read(teller_->length()).line) == last_);
        if (!same) {
            teller_ = std::make_unique<WatchTeller>(game_->game().ruleset());
            teller_->begin(game_->everything());
            id_ = id;
        }
        while (teller_->length() < length)
            if (!teller_->follow(game_->read(teller_->length() + 1))) {
                teller_->begin(game_->everything());
                break;
            }
        last_ = teller_->length() == 0 ? std::string() : chainHash(game_->read(teller_->length()).line);
        page_ =
            toVariant(FieldsOut::write(spokenPage(teller_->page(), [](const std::string &text) { return utf8(spoken(text)); }))).toMap();
    });
    Q_EMIT changed();
}

} // namespace optio
