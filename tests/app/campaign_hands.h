// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns for the tests in the window: begun, a battle fielded and fought to its end.
#pragma once

#include "tests/app/window.h"

namespace campaigntest {

using namespace optio;
using namespace optio::test;

/// What the foot of the page says.
inline QString footOf(const Running &running)
{
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        if (QQuickItem *alert = item; alert->inherits("QQuickText") && spokenName(alert) == alert->property("text").toString())
            if (QAccessible::queryAccessibleInterface(alert)->role() == QAccessible::AlertMessage)
                return alert->property("text").toString();
    return {};
}

inline void begin(const Running &running)
{
    running.app().prefs()->setReducedMotion(true);
    const QVariantList armies = running.app().library()->choices(QStringLiteral("ancients"));
    QVERIFY(armies.size() >= 2);
    QVERIFY(running.app().campaigns()->create(QStringLiteral("ancients"), QStringLiteral("The long war"),
                                              armies[0].toMap()["id"].toString(), armies[1].toMap()["id"].toString()));
    running.eval(QStringLiteral("show('CampaignPage', {})"));
    running.rest();
}

/// Fields `count` units of each side, the first side attacking.
inline void field(const AppModel &app, int count);

/// The game of App.game to its end: with these units destroyed.
inline void fightOut(const AppModel &app, const QStringList &destroyed)
{
    GameModel &game = *app.game();
    game.act(QStringLiteral("start-battle"));
    for (const QString &unit : destroyed)
        QVERIFY(game.correct(QStringLiteral("/place_%1").arg(unit), QStringLiteral("destroyed"), QStringLiteral("as on the table")));
    QVERIFY(game.correct(QStringLiteral("/turn"), 6, {}));
    QVERIFY(game.correct(QStringLiteral("/active"), QStringLiteral("b"), {}));
    QVERIFY(game.correct(QStringLiteral("/step"), QStringLiteral("rally"), {}));
    game.act(QStringLiteral("end-step"));
    QVERIFY(game.ended()["over"].toBool());
    game.catchUp();
}

/// Ids of the first `count` units of a side that are left, leaders last.
inline QVariantList left(const AppModel &app, const QString &side, int count)
{
    QVariantList units;
    const QVariantList armies = app.campaign()->armies();
    for (const QVariant &army : armies)
        if (army.toMap()["side"] == side)
            for (const QVariantList kinds = army.toMap()["kinds"].toList(); const QVariant &kind : kinds)
                for (const QVariantList ids = kind.toMap()["units"].toList(); const QVariant &id : ids)
                    if (units.size() < count)
                        units.append(id);
    return units;
}

inline void field(const AppModel &app, int count)
{
    QVERIFY(app.campaign()->act(QStringLiteral("field"),
                                {{"a", left(app, QStringLiteral("a"), count)}, {"b", left(app, QStringLiteral("b"), count)}}, {6, 1}));
}

} // namespace campaigntest
