// SPDX-License-Identifier: GPL-3.0-or-later
// Armies out of the app and into it, as a player takes them out and another program might have made them.
#pragma once

#include "tests/app/window.h"

#include "app/engine.h"

namespace optio::test {

/// The army as its file would have it.
inline Json armyFile(AppModel &app, const QString &id)
{
    ShareModel &sharing = *app.sharing();
    sharing.start({id});
    sharing.setFormat(QStringLiteral("json"));
    if (!QTest::qWaitFor([&] { return !sharing.busy(); }) || !sharing.fault().isEmpty())
        qFatal("%s", qPrintable(sharing.fault()));
    return Json::parse(sharing.text().toStdString());
}

/// Puts an army into the library as it is; gives its id there.
inline QString addArmy(AppModel &app, Json army)
{
    army.erase("totals");
    army.erase("$schema");
    army["id"] = newId();
    app.library()->save(army);
    return QString::fromStdString(army.at("id"));
}

} // namespace optio::test
