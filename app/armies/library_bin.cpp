// SPDX-License-Identifier: GPL-3.0-or-later
// The marks and the bin of the library.
#include "app/armies/library_model.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"

namespace optio {

void LibraryModel::bin(const QStringList &ids, bool into)
{
    load();
    std::vector<std::string> all;
    for (const QString &id : ids)
        all.push_back(utf8(id));
    services_->store().binRosters(all, into, Services::now());
    if (into)
        for (const QString &id : ids)
            Q_EMIT removed(id);
    show();
}

void LibraryModel::setFavourite(const QString &id, bool on)
{
    services_->attempt([&] {
        load();
        services_->store().setFavourite(utf8(id), on);
        show();
    });
}

void LibraryModel::remove(const QString &id)
{
    services_->attempt([&] {
        if (services_->supplied(utf8(id)))
            throw Error("A supplied army cannot be deleted.");
        toBin({id}, tr("%1 deleted").arg(textAt(services_->roster(utf8(id)), "name")));
    });
}

void LibraryModel::removeChosen()
{
    services_->attempt([&] {
        QStringList own;
        for (const QString &id : chosen())
            if (!services_->supplied(utf8(id)))
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
    services_->offerUndo(told, [this, ids] { bin(ids, false); });
}

void LibraryModel::bringBack(const QString &id)
{
    services_->attempt([&] { bin({id}, false); });
}

void LibraryModel::clearBin()
{
    services_->attempt([this] {
        services_->store().clearRosterBin();
        show();
    });
}

} // namespace optio
