// SPDX-License-Identifier: GPL-3.0-or-later
// A program for the tests of importing and sharing, with its files and the clipboard.
#pragma once

#include "db/store.h"
#include "rules/exchange/formats.h"
#include "tests/app/window.h"
#include "tests/rules/exchange/malformed_armies.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace exchangetest {

using namespace optio;
using namespace optio::test;

/// The app without a window.
struct Desktop {
    QTemporaryDir folder;
    std::unique_ptr<AppModel> app = AppModel::open(folder.path().toStdString(), optio::test::rulesets());
    ImportModel &importing = *app->importing();
    ShareModel &sharing = *app->sharing();
    QSignalSpy failures{app.get(), &AppModel::failed};

    Store store() const { return Store(folder.path().toStdString()); }
    Json stored(const std::string &id) const { return store().roster(id).value_or(Json()); }
    bool rest() const
    {
        return QTest::qWaitFor([this] { return !importing.busy() && !sharing.busy(); }, 60'000);
    }
    void read(const std::string &text)
    {
        importing.setText(QString::fromStdString(text));
        QVERIFY(rest());
    }
    QVariantMap row(int at) const { return importing.armies()->get(at); }
    /// Imports what is shown, and gives the ids of what is in the library now.
    QStringList take()
    {
        (void)rest();
        importing.take();
        (void)rest();
        QStringList ids;
        for (const RosterRow &one : store().rosters())
            ids.append(QString::fromStdString(one.id));
        return ids;
    }
    QString names() const
    {
        QStringList names;
        for (const RosterRow &one : store().rosters())
            names.append(QString::fromStdString(one.name));
        names.sort();
        return names.join(u',');
    }
};

inline std::string fileOf(const Json &roster)
{
    std::vector<exchange::Note> lost;
    return exchange::jsonFormat().write({roster}, malformed::rulesets(), lost);
}

/// An army of the player's own.
inline Json own(const std::string &name = "Mine")
{
    Json roster = malformed::registry().at("dba").armies()[0];
    roster["id"] = newId();
    roster["name"] = name;
    return roster;
}

} // namespace exchangetest
