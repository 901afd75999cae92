// SPDX-License-Identifier: GPL-3.0-or-later
// The marks and the bin of the library.
#include "app/armies/library_model.h"

#include "app/desk.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"

namespace optio {

void LibraryModel::bin(const QStringList &ids, bool into)
{
    load();
    std::vector<std::string> all;
    for (const QString &id : ids)
        all.push_back(utf8(id));
    desk_->store().binRosters(all, into, Desk::now());
    if (into)
        for (const QString &id : ids)
            Q_EMIT removed(id);
    show();
}

void LibraryModel::setFavourite(const QString &id, bool on)
{
    desk_->attempt([&] {
        load();
        desk_->store().setFavourite(utf8(id), on);
        show();
    });
}

void LibraryModel::remove(const QString &id)
{
    desk_->attempt([&] {
        if (desk_->supplied(utf8(id)))
            throw Error("A supplied army cannot be deleted.");
        toBin({id}, tr("%1 deleted").arg(textAt(desk_->roster(utf8(id)), "name")));
    });
}

void LibraryModel::removeChosen()
{
    desk_->attempt([&] {
        QStringList own;
        for (const QString &id : chosen())
            if (!desk_->supplied(utf8(id)))
                own.append(id);
        if (own.isEmpty())
            throw Error("The supplied armies cannot be deleted.");
        toBin(own, own.size() == 1 ? tr("1 army deleted") : tr("%1 armies deleted").arg(own.size()));
        chooseNone();
    });
}

void LibraryModel::toBin(const QStringList &ids, const QString &told)
{
    bin(ids, true);
    desk_->offerUndo(told, [this, ids] { bin(ids, false); });
}

void LibraryModel::bringBack(const QString &id)
{
    desk_->attempt([&] { bin({id}, false); });
}

void LibraryModel::clearBin()
{
    desk_->attempt([this] {
        desk_->store().clearRosterBin();
        show();
    });
}

} // namespace optio
