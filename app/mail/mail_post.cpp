// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mail/mail_post.h"

#include "app/club/on_screen.h"
#include "app/engine.h"
#include "app/qt/clipboard.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "app/table/kept_share.h"
#include "app/table/player_name.h"
#include "app/table/table_end.h"
#include "rules/mail/faults.h"

#include <QTimer>

namespace optio {

namespace {

constexpr const char *left = "left"; ///< how an end says that its player has stopped it
constexpr std::size_t idDigits = 16; ///< of a battle's id that stand in its link

std::string noteOf(const std::string &battle) { return "mail/" + battle + "/post"; }

} // namespace

MailPost::MailPost(Services *services, Hooks hooks, QObject *parent) : QObject(parent), services_(services), hooks_(std::move(hooks)) {}

MailPost::~MailPost() = default;

QString MailPost::role() const { return !end_ ? QString() : shares_ ? QStringLiteral("shares") : QStringLiteral("joined"); }
QString MailPost::battle() const { return end_ ? qt(battle_) : QString(); }
QString MailPost::link() const { return end_ && shares_ ? qt(link_) : QString(); }
QString MailPost::other() const { return end_ ? qt(mail::shortName(end_->courier().other())) : QString(); }
bool MailPost::alike() const { return end_ && end_->courier().isAlike(); }
bool MailPost::canShare() const { return canShareTables(); }

QString MailPost::state() const
{
    if (!end_)
        return {};
    return end_->courier().isConnected() ? QStringLiteral("connected")
           : met_                        ? QStringLiteral("lost")
           : shares_                     ? QStringLiteral("waiting")
                                         : QStringLiteral("calling");
}

QString MailPost::word() const
{
    const QString now = state();
    return now == QLatin1String("connected") ? tr("Connected")
           : now == QLatin1String("waiting") ? tr("Nobody has joined yet")
           : now == QLatin1String("calling") ? tr("Looking for the other tablet")
           : now == QLatin1String("lost")    ? tr("Trying again")
                                             : QString();
}

std::string MailPost::name() const
{
    if (const std::string own = playerName(services_->store(), mailName); !own.empty())
        return own;
    return Services::deviceName();
}

std::optional<MailPost::Kept> MailPost::kept(const std::string &battle) const
{
    if (!services_->hasStore() || battle.empty())
        return std::nullopt;
    try {
        const std::string text = services_->store().preference(noteOf(battle), "");
        if (text.empty())
            return std::nullopt;
        const Json json = parseJson(text, "the sharing of this battle");
        Kept kept;
        FieldsIn in(json, FieldPlace("post"));
        fields(in, kept);
        if (stillLasts(kept.until))
            return kept;
    } catch (const Error &) { // of another version
    }
    return std::nullopt;
}

void MailPost::keep(const std::string &battle, const std::string &text)
{
    services_->attempt([&] { services_->store().setPreference(noteOf(battle), text); });
}

bool MailPost::lasts(const QString &battle) const { return (end_ && battle_ == utf8(battle)) || kept(utf8(battle)).has_value(); }

PostNews MailPost::news()
{
    return [this](const link::CourierEffect &effect) { heard(effect); };
}

/// The end is at work just now: it goes when that is done.
void MailPost::drop()
{
    if (!end_)
        return;
    QTimer::singleShot(0, this, [end = std::move(end_)] {});
    end_.reset();
    shares_ = met_ = false;
    battle_.clear();
    begin_.clear();
    link_.clear();
    Q_EMIT changed();
}

bool MailPost::share(const QString &battle)
{
    const std::string id = utf8(battle);
    if (end_ && shares_ && battle_ == id)
        return true;
    const bool shared = services_->attempt([&] {
        if (hooks_.told(id).head.empty())
            throw Error("there is no such battle here", "battle");
        drop();
        const auto before = kept(id);
        Kept now = before && !before->secret.empty() ? *before : Kept{link::newKeyPair().secret, link::newId(), {}, {}, 0};
        const link::KeyPair keys = link::keyPairFrom(now.secret);
        try {
            end_ = listeningEnd(keys, now.token, now.port, name(), news());
        } catch (const Error &) {
            if (now.port == 0)
                throw;
            end_ = listeningEnd(keys, now.token, 0, name(), news()); // something else listens there by now
        }
        now.port = end_->port();
        now.until = shareEnd();
        shares_ = true;
        battle_ = id;
        begin_ = id.substr(0, idDigits);
        link::JoinLink link{end_->addresses(), now.port, keys.open, now.token, begin_, true};
        leaveOutOwn(link);
        link_ = link::textOf(link);
        keep(id, canonical(FieldsOut::write(now)));
    });
    if (!shared)
        drop();
    tell();
    Q_EMIT changed();
    return shared;
}

bool MailPost::knows(const QString &link) const
{
    try {
        return link::joinLinkFrom(utf8(link)).mail;
    } catch (const Error &) {
        return false;
    }
}

bool MailPost::join(const QString &text)
{
    const bool joined = services_->attempt([&] {
        const link::JoinLink link = link::joinLinkFrom(utf8(text));
        if (!link.mail)
            throw Error("this is no link to a battle by e-mail", "link");
        drop();
        end_ = callingEnd(link, name(), news());
        begin_ = link.game;
        link_ = link::textOf(link);
        battle_ = hooks_.begins(begin_);
    });
    if (!joined)
        drop();
    tell();
    Q_EMIT changed();
    return joined;
}

void MailPost::copy() const { copyText(link()); }

bool MailPost::isOf(const std::string &battle) const { return end_ && !battle.empty() && battle.starts_with(begin_); }

void MailPost::tell()
{
    if (!end_)
        return;
    const std::shared_ptr<PostEnd> end = end_;
    if (battle_.empty())
        battle_ = hooks_.begins(begin_);
    if (!shares_ && met_ && !battle_.empty() && !kept(battle_)) {
        Kept now;
        now.until = shareEnd();
        now.link = link_;
        keep(battle_, canonical(FieldsOut::write(now)));
    }
    services_->attempt([&] {
        MailTold told = hooks_.told(battle_);
        end->have({std::move(told.head), std::move(told.file), told.turn, std::move(told.value), std::move(told.acts)});
    });
}

void MailPost::heard(const link::CourierEffect &effect)
{
    if (!end_)
        return;
    const std::shared_ptr<PostEnd> end = end_;
    if (effect.kind == link::CourierEffect::Kind::turns) {
        hooks_.came(effect.turns);
        Q_EMIT changed();
    } else if (effect.kind == link::CourierEffect::Kind::state) {
        if (end->courier().isConnected()) {
            met_ = true;
            Q_EMIT met();
        }
        if (end->courier().state() == link::Courier::State::gone) {
            const std::string why = end->courier().reason();
            const QString reason = why == left ? tr("%1 has stopped it. The battle goes on by e-mail.").arg(other()) : qt(onScreen(why));
            if (!battle_.empty())
                keep(battle_, "");
            drop();
            Q_EMIT stopped(reason);
            return;
        }
        Q_EMIT changed();
    }
}

void MailPost::stop()
{
    if (!end_)
        return;
    const std::shared_ptr<PostEnd> end = end_;
    const std::string battle = battle_;
    drop(); // what the end says of itself is not heard any more
    if (!battle.empty())
        keep(battle, "");
    end->stop(left);
}

void MailPost::resume(const std::string &battle)
{
    if (end_ && isOf(battle))
        return tell();
    pause();
    if (const auto before = kept(battle); before && !before->link.empty())
        join(qt(before->link));
}

void MailPost::pause() { drop(); }

void MailPost::wake()
{
    if (end_)
        end_->wake();
}

} // namespace optio
