// SPDX-License-Identifier: GPL-3.0-or-later
// Joining without a link: both devices show six digits (LNK-02).
#include "app/engine.h"
#include "app/link/guest_socket.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "app/table/table_model.h"
#include "rules/link/link_text.h"

namespace optio {

namespace {

constexpr const char *digitsKey = "table.digits";

/// In two groups, as they are read out.
QString grouped(const QString &digits) { return digits.size() == 6 ? digits.left(3) + QChar(0x2009) + digits.mid(3) : digits; }

} // namespace

bool TableModel::joinable() const { return link::canReachTables(); }

bool TableModel::fromTablet() const { return link::isFromTablet(); }

// --- at the device that asks -----------------------------------------------------------------------------------------------------

QVariantMap TableModel::seeking() const
{
    if (!seek_)
        return {};
    const TableSeek::State &state = seek_->state();
    return {{"state", state.word}, {"digits", grouped(state.digits)}, {"reason", state.reason}, {"missed", state.missed}};
}

/// Asks at an address; the open game is left when the link is here.
void TableModel::seek(const QString &address)
{
    dropSeek();
    seek_ = seekTable(
        name(), address, [this] { Q_EMIT changed(); },
        [this](const QString &link) {
            QTimer::singleShot(0, this, [this, link] { // the one that says so is at work just now
                dropSeek();
                join(link);
            });
        });
    Q_EMIT changed();
}

/// It may be at work just now: it goes when that is done.
void TableModel::dropSeek()
{
    if (!seek_)
        return;
    seek_->leave();
    soughtBefore_.push_back(std::move(seek_));
    QTimer::singleShot(0, this, [this] { soughtBefore_.clear(); });
    Q_EMIT changed();
}

void TableModel::confirmDigits()
{
    if (seek_)
        seek_->confirm();
}

void TableModel::stopSeeking() { dropSeek(); }

// --- at the keeper ---------------------------------------------------------------------------------------------------------------

QVariantMap TableModel::seeker() const
{
    if (!end_ || !end_->state().seeker || stopping_.isActive())
        return {};
    const TableState::Seeker &one = *end_->state().seeker;
    return {{"name", one.name}, {"digits", one.digits}, {"shown", grouped(one.digits)}};
}

bool TableModel::letsAsk() const { return !services_->hasStore() || services_->store().preference(digitsKey, "yes") != "no"; }

void TableModel::setLetsAsk(bool on)
{
    services_->attempt([&] {
        services_->store().setPreference(digitsKey, on ? "yes" : "no");
        if (end_ && role() == QLatin1String("keeper"))
            end_->letAsk(on);
    });
    Q_EMIT changed();
}

bool TableModel::admit(const QString &seat, const QString &digits)
{
    return services_->attempt([&] {
        if (!end_ || seeker().value(QStringLiteral("digits")).toString() != digits)
            throw Error(utf8(tr("That tablet does not ask any more.")));
        end_->admit(link::seatFrom(utf8(seat)), digits);
    });
}

void TableModel::turnAway()
{
    if (end_)
        end_->turnAway();
}

} // namespace optio
