// SPDX-License-Identifier: GPL-3.0-or-later
// How the board looks in Samurai and Fantasy: clan banners, challenges, characteristics, on a phone and on an upright tablet, with nothing
// clipped, too small or without a name (PRF-18, PRF-42, PRF-43, SAM-30, SAM-59, CON-20); and own pictures (DAT-08).
#include "tests/app/board/board_battles.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace board_periods_test {

using namespace optio;
using namespace optio::test;
using namespace boardtest;

class BoardPeriodsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void states_data();
    void states();
    void ownPictures();
};

void BoardPeriodsTest::states_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<double>("text");
    for (const auto &[name, size, theme] : {std::tuple{"phone", QSize(412, 915), "light"}, {"tablet", QSize(800, 1280), "dark"}}) {
        const bool phone = size.width() < 800;
        if (phone || deep())
            QTest::addRow("samurai-%s", name) << "hoplites/azai-and-asakura-1570" << "hoplites/oda-1575" << size << theme << 1.0;
        if (!phone || deep())
            QTest::addRow("fantasy-%s", name) << "hoplites/fen-folk" << "hoplites/host-of-the-barrow" << size << theme << 1.0;
    }
}

void BoardPeriodsTest::states()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})", 5, utf8(a).c_str(), utf8(b).c_str());
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setPause(0);
    Pictures pictures(running, QStringLiteral("period"));
    open(running, id);
    BoardModel &board = *app.board();
    const auto mine = [&](const char *phase) {
        return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String(phase) && board.question().isEmpty();
    };
    const auto sheet = [&](const QString &call, const char *name) {
        running.eval(call);
        QTest::qWait(20);
        pictures.take(QString::fromLatin1(name));
        running.eval(QStringLiteral("current.closeInner()"));
        QTest::qWait(20);
    };
    QVERIFY(playUntil(running, [&] { return mine("play") && board.battle()["round"].toInt() == 3; }));
    pictures.take(QStringLiteral("play"));
    const bool samurai = a.contains(QStringLiteral("azai"));
    if (samurai) { // the card is held in one of the next rounds
        QVERIFY(playUntil(running, [&] { return board.mine() && board.sources().contains(QStringLiteral("card:challenge")); }));
        board.pick(QStringLiteral("card:challenge"));
        pictures.take(QStringLiteral("challenge-lit"));
        board.drop(QStringLiteral("card:challenge"), QStringLiteral("area:a5"));
        QVERIFY(!board.question().isEmpty());
        pictures.take(QStringLiteral("bout"));
        board.answer(false);
    }
    QVERIFY(
        playUntil(running, [&] { return mine("shock") && !board.sources().filter(QRegularExpression(QStringLiteral("^a"))).isEmpty(); }));
    pictures.take(QStringLiteral("shock"));
    sheet(QStringLiteral("current.showHelp(App.board.sources.find(thing => thing.startsWith('a')))"), "help-unit");
    QVERIFY(playUntil(running, [&] { return mine("rally") && !board.sides()["a"].toMap()["routed"].toList().isEmpty(); }));
    sheet(QStringLiteral("current.showSecond('a')"), "second-line");
    (void)playUntil(running, [] { return false; }, true);
    QVERIFY(app.game()->ended()["over"].toBool());
    pictures.take(QStringLiteral("end"));
    running.eval(QStringLiteral("current.open('DebriefPage', {})"));
    running.rest();
    QTRY_VERIFY_WITH_TIMEOUT(app.debrief()->ready(), 30000);
    pictures.take(QStringLiteral("debrief"));
    QVERIFY2(pictures.faults.isEmpty(),
             qPrintable(QStringLiteral("%1 faults:\n").arg(pictures.faults.size()) + pictures.faults.join(u'\n')));
}

void BoardPeriodsTest::ownPictures() // DAT-08: a player's picture of a type; a faulty one is told once, and the drawing with its letters
                                     // stays
{
    const QTemporaryDir data;
    const QDir folder(data.filePath(QStringLiteral("pictures")));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    QImage green(40, 30, QImage::Format_RGB32);
    green.fill(QColor(QStringLiteral("#00ff00")));
    QVERIFY(green.save(folder.filePath(QStringLiteral("TP.png"))));
    const auto write = [&](const char *name, const QByteArray &bytes) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    write("AS.png", "no picture");
    write("KB.png", QByteArray((2 << 20) + 1, 'x'));
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})", 5, "hoplites/oda-1575", "hoplites/takeda-1572");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    running.resize({1280, 800});
    QSignalSpy failed(&app, &AppModel::failed);
    open(running, id);
    BoardModel &board = *app.board();
    const auto shows = [&](const char *type) {
        return std::any_of(board.areas()->rows().begin(), board.areas()->rows().end(),
                           [&](const QVariantMap &area) { return area["unit"].toMap()["type"] == QLatin1String(type); });
    };
    QVERIFY(playUntil(running, [&] { return shows("TP") && shows("AS") && shows("KB") && board.mine(); }));
    QTRY_VERIFY(running.named(QStringLiteral("ownPicture")) != nullptr);
    running.settle();
    const QImage window = running.window()->grabWindow();
    const auto greens = [&](const QQuickItem *item) {
        const QPointF at = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
        return window.pixelColor(at.toPoint() * window.width() / running.window()->width()) == QColor(QStringLiteral("#00ff00"));
    };
    int drawn = 0;
    for (QQuickItem *item : running.items())
        if (item->objectName() == QLatin1String("ownPicture")) {
            QVERIFY(greens(item));
            ++drawn;
        }
    QVERIFY(drawn > 0);
    QVERIFY(app.pictures()->of(QStringLiteral("AS")).isEmpty() && app.pictures()->of(QStringLiteral("KB")).isEmpty());
    QVERIFY(app.pictures()->of(QStringLiteral("../pictures/TP")).isEmpty());
    QStringList told;
    for (const QList<QVariant> &one : failed)
        told.append(one.value(0).toString());
    told.sort();
    QCOMPARE(told, (QStringList{QStringLiteral("The picture AS.png is left out: it cannot be read."),
                                QStringLiteral("The picture KB.png is left out: it is larger than 2 MiB.")}));
}

OPTIO_TEST(BoardPeriodsTest)

} // namespace board_periods_test

#include "board_periods_test.moc"
