// SPDX-License-Identifier: GPL-3.0-or-later
// Two devices at one table, over this machine's own network: Anna keeps the game, Ben has joined.
#pragma once

#include "tests/app/table/usual_port.h"
#include "tests/app/window.h"

#include "app/engine.h"
#include "rules/journal/replica_line.h"

#include <QProcess>
#include <QTemporaryDir>

namespace optio::test {

/// A device without a window: its library and its view models.
struct Device {
    QTemporaryDir folder;
    QString data; ///< the folder that it keeps its library in
    std::unique_ptr<AppModel> app;
    QStringList failures, notices;

    Device() : Device(QString()) {}
    explicit Device(const QString &elsewhere) : data(elsewhere.isEmpty() ? folder.path() : elsewhere) { open(); }
    void open()
    {
        app.reset();
        app = AppModel::open(data.toStdString(), rulesets());
        QObject::connect(app.get(), &AppModel::failed, app.get(), [this](const QString &text) { failures.append(text); });
        QObject::connect(app->table(), &TableModel::noticed, app.get(), [this](const QString &text) { notices.append(text); });
    }
    GameModel &game() const { return *app->game(); }
    TableModel &table() const { return *app->table(); }
    int length() const { return game().isOpen() ? game().game().length() : -1; }
    std::string line(int n) const { return game().read(n).line; }
};

/// A keeper of a game of DBA, Anna's, or of another one, in a process of its own that can be killed (shared_table_test,
/// keepsUntilKilled()).
struct KilledKeeper {
    UsualPort usual;
    QTemporaryDir folder; ///< of its library
    QProcess process;
    QString link; ///< of the other player's seat

    /// `game`: rule set and both armies, with blanks between them.
    explicit KilledKeeper(const QString &game = {})
    {
        QVERIFY(usual.held());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("OPTIO_TABLE_FOLDER"), folder.path());
        environment.insert(QStringLiteral("OPTIO_TABLE_GAME"), game);
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("shared_table_test"), QStringLiteral("keepsUntilKilled")});
        QFile file(folder.filePath(QStringLiteral("link")));
        QTRY_VERIFY_WITH_TIMEOUT(file.exists() && file.size() > 100, 60'000);
        QVERIFY(file.open(QIODevice::ReadOnly));
        link = QString::fromUtf8(file.readAll()).trimmed();
    }
    void kill()
    {
        process.kill();
        QVERIFY(process.waitForFinished());
    }
};

/// The link of a seat, to this machine alone.
inline QString linkOf(const TableModel &table, const char *seat)
{
    for (const QVariant &one : table.seats())
        if (one.toMap()["seat"].toString() == QLatin1String(seat)) {
            QString link = one.toMap()["link"].toString();
            return link.left(link.indexOf(QLatin1String("&a="))) + QStringLiteral("&a=127.0.0.1");
        }
    return {};
}

/// A counter that goes over a few values; empty for none.
inline QVariantMap countedOn(const Device &device)
{
    for (const QVariant &one : device.game().counters())
        if (const QVariantMap counter = one.toMap();
            counter["kind"] == QLatin1String("count") && counter["most"].toInt() > counter["least"].toInt() + 3)
            return counter;
    return {};
}
/// Its path, to correct it by, and a value that it does not have.
inline QString counterOf(const Device &device) { return countedOn(device)["path"].toString(); }
inline int valueBeside(const Device &device)
{
    const QVariantMap counter = countedOn(device);
    const int least = counter["least"].toInt();
    return counter["value"].toInt() == least + 1 ? least + 2 : least + 1;
}

/// Anna keeps, Ben has joined in the other player's seat.
struct Two {
    Device anna, ben;
    QString link;

    Two(const char *ruleset, const char *armyA, const char *armyB, const QVariantMap &options = {})
    {
        anna.table().setName(QStringLiteral("Anna"));
        ben.table().setName(QStringLiteral("Ben"));
        QVERIFY(anna.app->games()->create(ruleset, armyA, armyB, options));
        QVERIFY(anna.table().share(QStringLiteral("a")));
        link = linkOf(anna.table(), "b");
        join();
    }
    void join()
    {
        QVERIFY(ben.table().join(link));
        QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
        QTRY_COMPARE(anna.table().people().size(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(ben.length(), anna.length(), 30000);
    }
    /// Have both the same lines?
    void same()
    {
        QTRY_COMPARE_WITH_TIMEOUT(ben.length(), anna.length(), 30000);
        for (int n = 1; n <= anna.length(); ++n)
            QCOMPARE(chainHash(ben.line(n)), chainHash(anna.line(n)));
    }
};

/// Does the first act that is offered and can be done with what its form is filled with, until an entry came of it.
inline bool doNext(const Device &device)
{
    const int before = device.length();
    ResolverModel &form = *device.app->resolver();
    const QVariantList acts = device.game().acts();
    for (int at = 0; at < acts.size(); ++at) {
        if (!acts[at].toMap()["refusal"].toString().isEmpty())
            continue;
        device.game().actAt(at);
        if (form.isOpen() && !form.ready()) {
            form.close(); // somebody has to choose
            continue;
        }
        if (form.isOpen())
            form.roll();
        break;
    }
    if (!QTest::qWaitFor([&] { return device.length() > before && device.table().waiting().isEmpty(); }))
        return false;
    QTest::qWait(1); // the form closes a moment later
    return true;
}

} // namespace optio::test
