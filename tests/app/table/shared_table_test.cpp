// SPDX-License-Identifier: GPL-3.0-or-later
// A game shared at the table, played in the app on two devices over this machine's own network: the one that keeps it and the one that
// joins (LNK-01 to LNK-41).
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

#include <QTcpServer>
#include <QTcpSocket>

namespace shared_table_test {

using namespace optio;
using namespace optio::test;

class SharedTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingListensBefore();
    void playedByBoth_data();
    void playedByBoth();
    void comesBackAfterACrash();
    void keepsUntilKilled();
    void keeperKilled();
    void anotherGameMeanwhile();
    void bothAtOneTablet();
    void readWithoutTheKeeper();
    void removedAndStopped();
    void linksThatAreNone();
    void secretsStayWithTheirOwner();
};

/// LNK-01: no socket is open before sharing, and none after.
void SharedTableTest::nothingListensBefore()
{
    UsualPort usual;
    QVERIFY(usual.held());
    Device anna;
    const auto portOf = [&anna] { return linkOf(anna.table(), "watch").section(QStringLiteral("&p="), 1).section(u'&', 0, 0).toInt(); };
    QVERIFY(anna.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    QCOMPARE(anna.table().role(), QString());
    QVERIFY(anna.table().seats().isEmpty());
    QVERIFY(anna.table().share(QStringLiteral("a")));
    const int port = portOf();
    QVERIFY(port > 0 && port != link::usualPort);
    QVERIFY(anna.table().address().endsWith(QStringLiteral(":%1").arg(port)));
    const auto answers = [port] {
        QTcpSocket socket;
        socket.connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port));
        return socket.waitForConnected(2000);
    };
    QVERIFY(answers());
    anna.table().stop();
    QVERIFY(answers()); // it can be taken back for a moment
    anna.app->undoLast();
    QVERIFY(!anna.table().seats().isEmpty());
    anna.table().stop();
    QTRY_COMPARE_WITH_TIMEOUT(anna.table().role(), QString(), 8000);
    QVERIFY(!answers());
    QVERIFY(anna.table().share(QStringLiteral("b")));
    const int again = portOf();
    anna.game().close();
    QTcpServer free; // the port is free again at once
    QVERIFY(free.listen(QHostAddress::Any, static_cast<quint16>(again)));
}

void SharedTableTest::playedByBoth_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const char *id : {"dba", "dbm", "punic"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

/// Both act in turn, each on his own device; both have the same entries, with the dice of both.
void SharedTableTest::playedByBoth()
{
    QFETCH(QString, ruleset);
    Device finder;
    QString first, second;
    for (const QVariant &one : finder.app->games()->examples())
        if (const QVariantMap battle = one.toMap(); battle["ruleset"].toString() == ruleset && first.isEmpty()) {
            first = battle["armyA"].toString();
            second = battle["armyB"].toString();
        }
    Two two(ruleset.toLatin1().constData(), first.toLatin1().constData(), second.toLatin1().constData());
    QCOMPARE(two.ben.game().seat(), QStringLiteral("b"));
    QCOMPARE(two.anna.game().seat(), QStringLiteral("a"));
    QVERIFY(two.ben.game().isCopy());
    int shared = 0, fromBen = 0;
    for (int round = 0; round < 12; ++round) {
        Device &who = round % 2 == 0 ? two.anna : two.ben;
        if (!doNext(who) && !doNext(&who == &two.anna ? two.ben : two.anna))
            break;
        two.same();
    }
    for (int n = 1; n <= two.anna.length(); ++n) {
        const Json entry = two.anna.game().read(n).json;
        shared += entry.contains("shared") ? 1 : 0;
        fromBen += entry.at("link").at("seat") == "b" ? 1 : 0;
    }
    QVERIFY2(two.anna.length() >= 4, qPrintable(two.anna.failures.join(u'\n') + two.ben.failures.join(u'\n')));
    QVERIFY(shared > 0);
    QVERIFY(fromBen > 0);
    QVERIFY(two.ben.game().game().state() == two.anna.game().game().state());
    QVERIFY(verifyJournal(two.anna.game().game().ruleset(), two.anna.game().everything()).empty());
    QVERIFY(verifyJournal(two.ben.game().game().ruleset(), two.ben.game().everything()).empty());
    // A note of either is the other's to read, and said there.
    QVERIFY(two.ben.game().note(QStringLiteral("The hill counts")));
    two.same();
    QTRY_VERIFY(two.anna.notices.contains(two.anna.game().sideName(QStringLiteral("b")) + QStringLiteral(": The hill counts")));
}

/// LNK-41: either device may go at any moment; nothing is lost or doubled, and the copy is gone on with.
void SharedTableTest::comesBackAfterACrash()
{
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    QVERIFY(doNext(two.anna));
    two.same();
    two.ben.open(); // without a word
    QVERIFY(two.anna.game().note(QStringLiteral("while Ben is away")));
    QCOMPARE(two.ben.app->games()->total(), 1);
    two.join();
    two.same();
    QCOMPARE(two.ben.app->games()->total(), 1);
    // The open copy joins again by what it holds.
    two.ben.table().stop();
    QTRY_COMPARE(two.anna.table().people().size(), 1);
    QVERIFY(two.ben.game().reading());
    QVERIFY(two.ben.table().joinAgain());
    QTRY_VERIFY(!two.ben.game().reading());
    for (int n = 0; n < 10; ++n)
        QVERIFY(two.anna.game().note(QStringLiteral("note %1").arg(n)));
    two.same();
    // The keeper stops, which is told, ends Optio, and shares anew, with other keys.
    const QString id = two.anna.game().id();
    two.anna.table().stopNow();
    two.anna.open();
    QTRY_COMPARE(two.ben.table().link(), QStringLiteral("gone"));
    QVERIFY(!two.ben.game().note(QStringLiteral("nobody hears it")));
    QVERIFY(two.anna.app->games()->open(id));
    QVERIFY(two.anna.table().share(QStringLiteral("a")));
    two.link = linkOf(two.anna.table(), "b");
    two.join();
    two.same();
    QVERIFY(two.ben.game().note(QStringLiteral("here again")));
    two.same();
}

/// Not a test of its own: a device that shares until it is killed, for the next one.
void SharedTableTest::keepsUntilKilled()
{
    const QString folder = qEnvironmentVariable("OPTIO_TABLE_FOLDER");
    if (folder.isEmpty())
        return;
    Device anna(folder);
    anna.table().setName(QStringLiteral("Anna"));
    QStringList game = qEnvironmentVariable("OPTIO_TABLE_GAME").split(u' ', Qt::SkipEmptyParts);
    if (game.size() != 3)
        game = QStringList{"dba", "dba/later-carthaginian", "dba/mid-republican-roman"};
    QVERIFY(anna.app->games()->create(game[0], game[1], game[2]));
    QVERIFY(anna.table().share(QStringLiteral("a")));
    QFile file(folder + QStringLiteral("/link"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(linkOf(anna.table(), "b").toUtf8() + '\n');
    file.close();
    QTest::qWait(120'000);
}

/// LNK-41: the device that keeps the game is killed. What was acknowledged is there; sharing again brings the other one back by itself.
void SharedTableTest::keeperKilled()
{
    KilledKeeper keeper;
    Device ben;
    QVERIFY(ben.table().join(keeper.link));
    QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
    QVERIFY(ben.game().note(QStringLiteral("before the crash")));
    QTRY_COMPARE(ben.length(), 1);
    QTRY_VERIFY(ben.table().waiting().isEmpty());
    keeper.kill();
    QTRY_COMPARE(ben.table().link(), QStringLiteral("lost"));
    QVERIFY(!ben.game().note(QStringLiteral("nobody hears it")));
    QCOMPARE(ben.length(), 1);
    // Nothing listens until its player says so.
    Device anna(keeper.folder.path());
    QVERIFY(!anna.table().interrupted());
    QVERIFY(anna.app->games()->open(anna.app->games()->latest().toMap()["id"].toString()));
    QCOMPARE(anna.length(), 1);
    QVERIFY(anna.table().interrupted());
    QCOMPARE(anna.table().role(), QString());
    QVERIFY(anna.table().shareAgain());
    QVERIFY(!anna.table().interrupted());
    QCOMPARE(anna.table().role(), QStringLiteral("keeper"));
    QCOMPARE(linkOf(anna.table(), "b"), keeper.link);
    QTRY_COMPARE_WITH_TIMEOUT(ben.table().link(), QStringLiteral("connected"), 15'000);
    QVERIFY(ben.game().note(QStringLiteral("and on")));
    QTRY_COMPARE(anna.length(), 2);
    QTRY_COMPARE(ben.length(), 2);
    // So does leaving the game, and ending Optio: nothing listens, and the others go on trying.
    const QString id = anna.game().id();
    for (const bool ended : {false, true}) {
        anna.notices.clear();
        if (ended)
            anna.open();
        else
            anna.game().close();
        QCOMPARE(anna.notices.join(u' ').contains(QStringLiteral("Sharing waits")), !ended);
        QTcpServer free; // the port is free at once
        QVERIFY(free.listen(QHostAddress::Any,
                            static_cast<quint16>(keeper.link.section(QStringLiteral("&p="), 1).section(u'&', 0, 0).toInt())));
        free.close();
        QTRY_COMPARE(ben.table().link(), QStringLiteral("lost"));
        QVERIFY(anna.app->games()->open(id));
        QVERIFY(anna.table().interrupted());
        QVERIFY(anna.table().shareAgain());
        QCOMPARE(linkOf(anna.table(), "b"), keeper.link);
        QTRY_COMPARE_WITH_TIMEOUT(ben.table().link(), QStringLiteral("connected"), 15'000);
    }
    // Stopped, its codes are worth nothing any more.
    anna.table().stop();
    anna.game().close();
    QTRY_COMPARE(ben.table().link(), QStringLiteral("gone"));
    QVERIFY(anna.app->games()->open(id));
    QVERIFY(!anna.table().interrupted());
    QVERIFY(anna.table().share(QStringLiteral("a")));
    QVERIFY(linkOf(anna.table(), "b") != keeper.link);
}

/// LNK-40: the keeper shares another game meanwhile, at the same port. Whoever waits for the first is not in the second, and goes on
/// trying.
void SharedTableTest::anotherGameMeanwhile()
{
    UsualPort usual;
    QVERIFY(usual.held());
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    const QString first = two.anna.game().id();
    two.anna.game().close();
    QTRY_COMPARE(two.ben.table().link(), QStringLiteral("lost"));
    QVERIFY(two.anna.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    {
        Store store(two.anna.data.toStdString()); // other codes, the same port
        Json share = Json::parse(store.gameNote(first.toStdString(), "share"));
        const auto turned = [](std::string text) { return std::string(text.rbegin(), text.rend()); };
        share["secret"] = turned(share["secret"].get<std::string>());
        const Json seats = std::exchange(share["seats"], Json::object());
        for (const auto &[token, seat] : seats.items())
            share["seats"][turned(token)] = seat;
        store.setGameNote(two.anna.game().gameId(), "share", share.dump());
    }
    const auto portOf = [](const QString &link) { return link.section(QStringLiteral("&p="), 1).section(u'&', 0, 0); };
    QVERIFY(two.anna.table().share(QStringLiteral("a")));
    QCOMPARE(portOf(linkOf(two.anna.table(), "b")), portOf(two.link));
    QTest::qWait(6000); // he tries at least twice
    QCOMPARE(two.anna.table().people().size(), 1);
    QCOMPARE(two.ben.table().link(), QStringLiteral("lost"));
    QVERIFY2(two.ben.failures.isEmpty(), qPrintable(two.ben.failures.join(u'\n')));
    QVERIFY(two.anna.app->games()->open(first));
    QVERIFY(two.anna.table().shareAgain());
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().link(), QStringLiteral("connected"), 20'000);
    two.same();
}

/// Both players at one tablet, others watch: no seat of a player is given away, and private pages are handed over as ever.
void SharedTableTest::bothAtOneTablet()
{
    Device anna, ruth;
    QVERIFY(anna.app->games()->create("tropaion", "tropaion/gallic", "tropaion/caesarian-roman"));
    QVERIFY(anna.table().share(QStringLiteral("ab")));
    QCOMPARE(anna.table().role(), QStringLiteral("keeper"));
    QCOMPARE(anna.table().seats().size(), 2);
    QCOMPARE(linkOf(anna.table(), "a"), QString());
    QCOMPARE(linkOf(anna.table(), "b"), QString());
    QVERIFY(anna.game().seat().isEmpty());
    QVERIFY(ruth.table().join(linkOf(anna.table(), "watch")));
    QTRY_COMPARE(ruth.table().link(), QStringLiteral("connected"));
    anna.app->handOver()->handTo(QStringLiteral("a"));
    QCOMPARE(anna.app->handOver()->to(), QStringLiteral("a"));
    anna.app->handOver()->done();
    anna.game().act(QStringLiteral("deal"));
    QTRY_COMPARE(anna.length(), 1);
    QTRY_COMPARE(ruth.length(), 1);
    QVERIFY(ruth.game().game().state() == link::knownTo(anna.game().game().ruleset(), anna.game().game().state(), link::Seat::watch));
}

/// LNK-13: a copy is read, told and kept without the network; nothing is done in it.
void SharedTableTest::readWithoutTheKeeper()
{
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    QVERIFY(doNext(two.anna));
    two.same();
    two.anna.app.reset();
    two.ben.open();
    QVERIFY(two.ben.app->games()->open(two.ben.app->games()->latest().toMap()["id"].toString()));
    QVERIFY(two.ben.game().reading());
    QVERIFY(two.ben.table().knows(two.link)); // the code once more leads straight back
    QVERIFY(two.ben.table().knows(QStringLiteral("http://192.168.1.2:28470/play/#") + two.link));
    QVERIFY(!Device().table().knows(two.link) && !two.ben.table().knows(QStringLiteral("hello")));
    QCOMPARE(two.ben.app->games()->latest().toMap()["players"].toString(), QStringLiteral("copy of a shared game"));
    QVERIFY(!two.ben.game().canUndo());
    QVERIFY(!two.ben.game().sides().isEmpty());
    QVERIFY(!two.ben.game().report().isEmpty());
    two.ben.failures.clear();
    QVERIFY(!two.ben.game().note(QStringLiteral("mine")));
    QVERIFY2(two.ben.failures.join(u'\n').contains(QStringLiteral("Reading only")), qPrintable(two.ben.failures.join(u'\n')));
    const int length = two.ben.length();
    two.ben.game().actAt(0);
    QCOMPARE(two.ben.length(), length);
    two.ben.failures.clear();
    QVERIFY(!two.ben.table().share(QStringLiteral("b"))); // it is not this device's to share
    const QString file = two.ben.folder.filePath(QStringLiteral("copy.optio-game"));
    QVERIFY(two.ben.game().exportFile(QUrl::fromLocalFile(file)));
    two.ben.app->games()->remove(two.ben.game().id());
    Device other;
    QVERIFY(!other.app->games()->importFile(QUrl::fromLocalFile(file)).isEmpty());
}

/// LNK-04: who is removed is told, and does not come back by the old code; a stop can be taken back for a while.
void SharedTableTest::removedAndStopped()
{
    Two two("dba", "dba/later-carthaginian", "dba/mid-republican-roman");
    Device ruth;
    ruth.table().setName(QStringLiteral("Ruth"));
    QVERIFY(ruth.table().join(linkOf(two.anna.table(), "watch")));
    QTRY_COMPARE(two.anna.table().people().size(), 3);
    QTRY_COMPARE(ruth.table().link(), QStringLiteral("connected"));
    QVERIFY(ruth.game().seat().isEmpty());
    QVERIFY(!ruth.game().note(QStringLiteral("a watcher's")));
    const auto linkOfBen = [&] {
        for (const QVariant &one : two.anna.table().people())
            if (one.toMap()["name"].toString() == QLatin1String("Ben"))
                return one.toMap()["link"].toInt();
        return 0;
    };
    two.anna.table().remove(linkOfBen());
    QCOMPARE(two.anna.table().people().size(), 2);
    two.anna.app->undoLast();
    QCOMPARE(two.anna.table().people().size(), 3);
    two.anna.table().remove(linkOfBen());
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().link(), QStringLiteral("gone"), 8000);
    QVERIFY(two.ben.table().reason().contains(QStringLiteral("Anna")));
    QVERIFY(two.ben.game().reading());
    QVERIFY(two.ben.table().join(two.link));
    QTRY_COMPARE(two.ben.table().link(), QStringLiteral("gone"));
    QVERIFY2(two.ben.table().reason().contains(QStringLiteral("code")), qPrintable(two.ben.table().reason()));
    two.anna.table().stopNow();
    QTRY_COMPARE(ruth.table().link(), QStringLiteral("gone"));
    QVERIFY(ruth.game().reading());
}

void SharedTableTest::linksThatAreNone()
{
    Device ben;
    for (const char *text : {"", "hello", "optio:join?g=1", "https://example.org/optio:join?x"}) {
        ben.failures.clear();
        QVERIFY2(!ben.table().join(QString::fromLatin1(text)), text);
        QCOMPARE(ben.failures.size(), 1);
        QCOMPARE(ben.table().role(), QString());
    }
    // A keeper that is not there: it goes on trying, until that is ended.
    const QString nobody =
        QStringLiteral("optio:join?g=%1&k=%2&t=%3&p=9&a=127.0.0.1").arg(QString(16, u'0'), QString(64, u'1'), QString(32, u'2'));
    QVERIFY(ben.table().join(nobody));
    QTest::qWait(700);
    QVERIFY(ben.table().link() == QLatin1String("connecting") || ben.table().link() == QLatin1String("lost"));
    ben.table().stop();
    QCOMPARE(ben.table().role(), QString());
}

/// LNK-14, LNK-25: each has his own secrets in view without a curtain, and nothing of the other's on his device.
void SharedTableTest::secretsStayWithTheirOwner()
{
    Two two("tropaion", "tropaion/gallic", "tropaion/caesarian-roman");
    QVERIFY(!two.anna.table().secret().isEmpty());
    two.anna.game().act(QStringLiteral("deal"));
    QTRY_VERIFY(two.anna.length() >= 1);
    two.same();
    const Json &real = two.anna.game().game().state(), &known = two.ben.game().game().state();
    const Ruleset &ruleset = two.anna.game().game().ruleset();
    QVERIFY(real != known);
    QVERIFY(known == link::knownTo(ruleset, real, link::Seat::b));
    // His private page opens at once; hers not at all.
    two.ben.app->handOver()->handTo(QStringLiteral("b"));
    QCOMPARE(two.ben.app->handOver()->owner(), QStringLiteral("b"));
    QVERIFY(two.ben.app->handOver()->to().isEmpty());
    two.ben.app->handOver()->cover();
    QCOMPARE(two.ben.app->handOver()->owner(), QStringLiteral("b"));
    two.ben.app->handOver()->done();
    two.ben.app->handOver()->handTo(QStringLiteral("a"));
    QVERIFY(two.ben.app->handOver()->owner().isEmpty());
    QVERIFY(two.ben.app->handOver()->to().isEmpty());
    QVERIFY(verifyJournal(ruleset, two.ben.game().everything()).empty());
}

OPTIO_TEST(SharedTableTest)

} // namespace shared_table_test

#include "shared_table_test.moc"
