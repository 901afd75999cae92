// SPDX-License-Identifier: GPL-3.0-or-later
// What the other player's tablet tells of a battle by e-mail at one table (LNK-26): it is judged as a mail is.
#include "app/engine.h"
#include "app/mail/mail_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

namespace optio {

namespace {

/// Is there nothing in it that this device lacks? Then nobody is troubled: the other tablet has told what it has, and is told what is here.
bool isOld(const MailDesk::Came &came)
{
    const std::string rule = came.verdict.fault ? came.verdict.fault->rule : std::string();
    return (came.verdict.opening == mail::Opening::known && !came.closed) || rule == "PBM-62" || rule == "PBM-63";
}

} // namespace

void MailModel::takeTold(const link::Turns &turns)
{
    services_->attempt([&] {
        if (!turns.file.empty())
            takeFile(turns.file);
        if (!battle_->isOpen() || !post_->isOf(utf8(battle_->id())))
            return;
        const bool before = battle_->wentBack();
        battle_->hear(turns.turn, turns.value, turns.acts);
        if (battle_->wentBack() && !before)
            Q_EMIT arrived({}, tr("%1 has taken back an act whose die was seen.").arg(battle_->opponent()));
    });
}

/// A tablet that has joined a battle which it has already goes back to it.
void MailModel::takeMet()
{
    const QString id = post_->battle();
    if (post_->role() != QLatin1String("joined") || id.isEmpty() || battle_->id() == id)
        return;
    services_->attempt([&] {
        if (mail::readBattle(desk().found(utf8(id)).file).acceptance)
            Q_EMIT arrived({{"page", "BoardPage"}, {"values", QVariantMap{}}, {"battle", id}}, QString());
    });
}

void MailModel::takeFile(const std::string &file)
{
    const MailDesk::Came came = desk().open(file, false, Services::now());
    if (isOld(came) || (!came.battle.empty() && !post_->isOf(came.battle)))
        return;
    text_ = file;
    QVariantMap to = shown(came, false);
    const bool open = battle_->isOpen() && utf8(battle_->id()) == came.battle;
    const bool good = came.verdict.opening == mail::Opening::news || came.verdict.opening == mail::Opening::acceptance || came.closed;
    if (good && open) {
        battle_->renew(desk().table(came.battle));
        to.clear();
    } else if (good) {
        to = {{"page", "BoardPage"}, {"values", QVariantMap{}}, {"battle", qt(came.battle)}};
    }
    refresh();
    Q_EMIT cameChanged();
    post_->tell();
    const QStringList notes = came_["notes"].toStringList();
    const QString who = post_->other();
    Q_EMIT arrived(to, !notes.isEmpty()                                    ? notes.join(QLatin1Char(' '))
                       : open && good                                      ? QString()
                       : good                                              ? tr("%1's turn has come.").arg(who)
                       : came.verdict.opening == mail::Opening::invitation ? tr("%1 invites you to a battle.").arg(who)
                                                                           : came_["text"].toString());
}

} // namespace optio
