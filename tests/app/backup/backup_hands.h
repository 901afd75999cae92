// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of backups in the window have in common: a library to save, and looks at what is there.
#pragma once

#include "tests/app/saving.h"
#include "tests/app/window.h"

#include "app/engine.h"

#include <QTemporaryDir>
#include <QUrl>

namespace optio::test {

/// A file in a folder.
inline QUrl urlIn(const QTemporaryDir &folder, const char *name) { return QUrl::fromLocalFile(folder.filePath(QString::fromLatin1(name))); }

/// The names of the armies in the library.
inline QStringList ownArmies(const Running &running)
{
    QStringList names;
    for (const RosterRow &row : Store(running.app().backup()->folder().toStdString()).rosters())
        names.append(QString::fromStdString(row.name));
    return names;
}

/// Asks for a page, and lets it come.
inline void showPage(const Running &running, const QString &script)
{
    running.eval(script);
    running.rest();
    running.settle();
}

/// So many that a backup of them takes a while.
inline void fillWithArmies(const QTemporaryDir &data)
{
    const Registry registry(rulesets());
    std::vector<FacedRoster> armies;
    for (int n = 0; n < 1500; ++n) {
        Json army = registry.at("dbm").armies().at(0);
        army["id"] = "army-" + std::to_string(n);
        army["name"] = "Army " + std::to_string(n);
        armies.push_back({army, faceOf(&registry.at("dbm"), army)});
    }
    Store(data.path().toStdString()).saveRosters(armies, "2026-01-01T00:00:00Z");
}

/// A part of a page, even while that still fades in.
inline QQuickItem *ofThePage(const Running &running, const char *name)
{
    return running.window()->findChild<QQuickItem *>(QString::fromUtf8(name));
}

/// Presses a button that can be seen, in no time: what runs beside the screen may end before a finger is lifted.
inline bool pressNow(const Running &running, const char *name)
{
    QQuickItem *button = ofThePage(running, name);
    return button && button->isVisible() && QMetaObject::invokeMethod(button, "clicked");
}

/// The page on the screen.
inline QString pageNow(const Running &running) { return running.eval(QStringLiteral("current.objectName")).toString(); }

} // namespace optio::test
