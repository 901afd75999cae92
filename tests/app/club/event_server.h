// SPDX-License-Identifier: GPL-3.0-or-later
// A real server of an event, as the command line runs it, and an event of four players for it.
#pragma once

#include "app/club/club_model.h"
#include "app/club/stream_end.h"
#include "tests/app/window.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTemporaryDir>

namespace optio::test {

/// An event's server, as the command line runs it.
class EventServer {
public:
    static QString program() { return QCoreApplication::applicationDirPath() + QStringLiteral("/optio-cli"); }
    static bool possible()
    {
        const QStringList places{QStringLiteral("/usr/sbin"), QStringLiteral("/usr/bin")};
        return canStream() && QFile::exists(program()) &&
               !(QStandardPaths::findExecutable(QStringLiteral("nats-server")).isEmpty() &&
                 QStandardPaths::findExecutable(QStringLiteral("nats-server"), places).isEmpty());
    }
    EventServer()
    {
        QTcpServer probe;
        probe.listen(QHostAddress::LocalHost);
        port_ = 20000 + probe.serverPort() % 20000;
    }
    ~EventServer() { stop(); }
    void start()
    {
        process_.start(program(), {QStringLiteral("club"), QStringLiteral("server"), folder_.path() + QStringLiteral("/day"),
                                   QStringLiteral("--host"), QStringLiteral("127.0.0.1"), QStringLiteral("--tables"), QStringLiteral("3"),
                                   QStringLiteral("--port"), QString::number(port_)});
        QVERIFY(process_.waitForStarted());
        bool running = false;
        QTRY_VERIFY_WITH_TIMEOUT((read(running), running), 60000);
    }
    void stop()
    {
        if (process_.state() == QProcess::NotRunning)
            return;
        process_.terminate();
        QVERIFY(process_.waitForFinished(20000));
    }
    /// "wall", "organiser" or the number of a table.
    QString code(const QString &whose) const { return codes_.value(whose); }

private:
    void read(bool &running)
    {
        while (process_.canReadLine()) {
            const QJsonObject line = QJsonDocument::fromJson(process_.readLine()).object();
            const QString event = line["event"].toString();
            if (event == QLatin1String("code"))
                codes_[line.contains(QLatin1String("table")) ? QString::number(line["table"].toInt()) : line["for"].toString()] =
                    line["code"].toString();
            running = running || event == QLatin1String("running");
        }
    }

    QTemporaryDir folder_;
    QProcess process_;
    int port_ = 0;
    QMap<QString, QString> codes_;
};

inline QVariantMap rowOf(const ClubModel &club, int table)
{
    for (const QVariantMap &row : club.tables()->rows())
        if (row["table"].toInt() == table)
            return row;
    return {};
}

inline int tableOf(const ClubModel &club, const QString &player)
{
    for (const QVariantMap &row : club.tables()->rows())
        if (row["a"] == player || row["b"] == player)
            return row["table"].toInt();
    return 0;
}

/// Anna and Ben meet, and Gus and Nora.
inline void beginEvent(ClubModel &club)
{
    QVERIFY(club.create({{"name", "November DBA day"}, {"rounds", 3}, {"scheme", "dba-nasamw"}}));
    QCOMPARE(club.addPlayers(QStringLiteral("Anna W., Syrians\nBen O., Romans\nGus M., Carthage\nNora C., Gallic")), 4);
    QVERIFY(club.act("draw", {}));
    const QVariantMap row = rowOf(club, tableOf(club, QStringLiteral("Anna W.")));
    const QString other = row["a"] == QLatin1String("Anna W.") ? row["b"].toString() : row["a"].toString();
    if (other != QLatin1String("Ben O."))
        QVERIFY(club.act("swap", {{"one", other}, {"other", "Ben O."}}));
}

} // namespace optio::test
