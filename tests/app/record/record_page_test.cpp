// SPDX-License-Identifier: GPL-3.0-or-later
// The record of all games and the luck of their dice in the window: empty, filled, named, searched, saved; and the dice of one battle.
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QFile>
#include <QTemporaryDir>

namespace record_page_test {

using namespace optio;
using namespace optio::test;

class RecordPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void walk_data() { pictureRows(); }
    void walk();
    void luckOfABattle_data() { pictureRows(); }
    void luckOfABattle();
    void notDuringABattle();
};

void RecordPageTest::walk()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    Pictures pictures(running, QStringLiteral("record"));
    RecordModel &record = *running.app().record();
    QVERIFY(running.tap(QStringLiteral("recordButton")));
    QVERIFY(running.awaited(QStringLiteral("recordPage")) != nullptr);
    QTRY_VERIFY(!record.busy());
    pictures.take(QStringLiteral("empty"));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTRY_VERIFY(running.named(QStringLiteral("recordPage")) == nullptr);
    QStringList ids;
    for (const char *name : {"dbm-whole.optio-game", "dbm-short.optio-game", "dba-whole.optio-game"})
        ids.append(running.app().games()->importFile(goldenGame(name)));
    QVERIFY(running.tap(QStringLiteral("recordButton")));
    QTRY_COMPARE(record.rows()->count(), 3);
    QTRY_VERIFY(!record.busy());
    pictures.take(QStringLiteral("games"));
    // Names are typed once and offered again.
    QVERIFY(running.tap(QStringLiteral("recordRow_0_open")));
    QVERIFY(running.awaited(QStringLiteral("namePlayersKeep")) != nullptr);
    for (const auto &[field, name] : {std::pair("player_a", "Anna"), std::pair("player_b", "Ben")}) {
        QVERIFY(running.tap(QString::fromLatin1(field)));
        for (const char *letter = name; *letter != 0; ++letter)
            QTest::keyClick(running.window(), *letter);
    }
    pictures.take(QStringLiteral("naming"));
    QVERIFY(running.tap(QStringLiteral("namePlayersKeep")));
    QTRY_COMPARE(record.rows()->get(0)["playerA"].toString(), QStringLiteral("Anna"));
    QCOMPARE(record.players(), (QStringList{QStringLiteral("Anna"), QStringLiteral("Ben")}));
    QTest::qWait(250);
    QVERIFY(running.tap(QStringLiteral("recordRow_1_open")));
    QVERIFY(running.tap(QStringLiteral("known_a_Ben")));
    QVERIFY(running.tap(QStringLiteral("known_b_Anna")));
    QVERIFY(running.tap(QStringLiteral("namePlayersKeep")));
    QTRY_COMPARE(record.rows()->get(1)["playerB"].toString(), QStringLiteral("Anna"));
    QTest::qWait(250);
    running.eval(QStringLiteral("current.tab = 'rates'"));
    QVERIFY(running.awaited(QStringLiteral("recordLine_0")) != nullptr);
    pictures.take(QStringLiteral("rates"));
    record.setMe(QStringLiteral("Anna"));
    QTRY_COMPARE(record.lines().size(), 1);
    QCOMPARE(record.lines()[0].toMap()["label"].toString(), QStringLiteral("Ben"));
    QCOMPARE(record.lines()[0].toMap()["games"].toInt(), 2);
    QCOMPARE(record.rows()->count(), 2);
    record.setBy(QStringLiteral("army"));
    pictures.take(QStringLiteral("mine"));
    record.setWords(QStringLiteral("nothing of the kind"));
    QTRY_COMPARE(record.rows()->count(), 0);
    record.setWords(QString());
    record.setMe(QString());
    QTRY_COMPARE(record.rows()->count(), 3);
    running.eval(QStringLiteral("current.tab = 'dice'"));
    QTRY_VERIFY(!running.app().luck()->counting() && !running.app().luck()->allDice().isEmpty());
    QVERIFY(running.awaited(QStringLiteral("allDice_0")) != nullptr);
    pictures.take(QStringLiteral("dice"));
    QCOMPARE(running.app().luck()->games(), 3);
    const QString file = folder.filePath(QStringLiteral("record.csv"));
    QVERIFY(record.save(QUrl::fromLocalFile(file)));
    QFile table(file);
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QByteArray text = table.readAll();
    QCOMPARE(text.count("\r\n"), 4);
    QVERIFY(text.contains("\"Anna\""));
    // What was written down is there after a restart.
    record.start();
    record.finish();
    QCOMPARE(record.players().size(), 2);
    QCOMPARE(record.rows()->count(), 3);
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

void RecordPageTest::luckOfABattle()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    Pictures pictures(running, QStringLiteral("luck"));
    QVERIFY(running.app().games()->open(running.app().games()->importFile(goldenGame("dbm-whole.optio-game"))));
    const int length = running.app().game()->game().length();
    running.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(running.tap(QStringLiteral("moreButton")));
    QVERIFY(running.tap(QStringLiteral("menuLuck")));
    QVERIFY(running.awaited(QStringLiteral("luckPage")) != nullptr);
    LuckModel &luck = *running.app().luck();
    QTRY_VERIFY(!luck.busy() && !luck.rows().isEmpty());
    QVERIFY(luck.reason().isEmpty() && !luck.swings().isEmpty());
    pictures.take(QStringLiteral("battle"));
    for (const QVariant &row : luck.rows())
        if (row.toMap()["few"].toBool())
            QVERIFY(!row.toMap()["unusual"].toBool());
    const int n = luck.swings()[0].toMap()["n"].toInt();
    QVERIFY(running.tap(QStringLiteral("luckSwing_0_open")));
    QVERIFY(running.awaited(QStringLiteral("entryPage")) != nullptr);
    QVERIFY(n > 0);
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QVERIFY(running.awaited(QStringLiteral("luckPage")) != nullptr);
    QCOMPARE(running.app().game()->game().length(), length);
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

// Nobody is told during a battle how lucky it goes.
void RecordPageTest::notDuringABattle()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    running.resize(QSize(1280, 800));
    QVERIFY(running.app().games()->open(running.app().games()->importFile(goldenGame("dbm-short.optio-game"))));
    running.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(running.tap(QStringLiteral("moreButton")));
    QVERIFY(running.awaited(QStringLiteral("menuReplay")) != nullptr);
    QVERIFY(running.named(QStringLiteral("menuLuck")) == nullptr);
    LuckModel &luck = *running.app().luck();
    luck.start();
    luck.finish();
    QVERIFY(luck.rows().isEmpty() && !luck.reason().isEmpty());
    running.app().game()->close();
    luck.start();
    QVERIFY(luck.rows().isEmpty() && !luck.reason().isEmpty());
}

OPTIO_TEST(RecordPageTest)

} // namespace record_page_test

#include "record_page_test.moc"
