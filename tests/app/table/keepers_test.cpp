// SPDX-License-Identifier: GPL-3.0-or-later
// The keeper of a shared game changes, in the app on two devices: it is gone and its game is carried on (LNK-42), comes back to a game that
// parted from its own (LNK-43), or hands it over (LNK-44).
#include "app/qt/json_qt.h"
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

namespace keepers_test {

using namespace optio;
using namespace optio::test;

namespace {

constexpr const char *gauls = "dba/later-carthaginian", *rome = "dba/mid-republican-roman";

QString shownIn(const Device &device, int n) { return qt(device.game().read(n).json.value("text", "")); }

} // namespace

class KeepersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void carriedOnAndParted();
    void theBeginningHasNotParted();
    void notWithTheOthersSecrets();
    void handedOverAndBack();
    void secretsAreHandedOver();
    void whatIsKeptHereGoesAlong();
    void keptHereAfterAll();
};

/// LNK-42, LNK-43: Ben goes on from his copy; Anna comes back, has gone on alone, and both games are there for both.
void KeepersTest::carriedOnAndParted()
{
    KilledKeeper keeper;
    struct {
        Device ben;
    } two;
    two.ben.table().setName(QStringLiteral("Ben"));
    QVERIFY(two.ben.table().join(keeper.link));
    QTRY_COMPARE(two.ben.table().link(), QStringLiteral("connected"));
    QVERIFY(two.ben.table().carrying()["entries"].isValid());
    QVERIFY(!two.ben.table().carryOn()); // its keeper is there
    QVERIFY(two.ben.failures.join(u' ').contains(QLatin1String("is there, and keeps the game")));
    QVERIFY(two.ben.game().note(QStringLiteral("The hill counts")));
    QTRY_COMPARE(two.ben.length(), 1);
    QVERIFY(doNext(two.ben));
    const int common = two.ben.length();
    std::vector<std::string> lines;
    for (int n = 1; n <= common; ++n)
        lines.push_back(two.ben.line(n));
    keeper.kill();
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().link(), QStringLiteral("lost"), 30000);
    QCOMPARE(two.ben.table().carrying()["refusal"].toString(), QString());
    QCOMPARE(two.ben.table().carrying()["entries"].toInt(), common);
    QVERIFY(two.ben.table().carryOn());
    QCOMPARE(two.ben.table().role(), QStringLiteral("keeper"));
    QVERIFY(!two.ben.game().isCopy());
    QCOMPARE(two.ben.length(), common + 1);
    QVERIFY(shownIn(two.ben, common + 1).contains(QLatin1String("Ben carries the game on")));
    for (int n = 1; n <= common; ++n)
        QCOMPARE(two.ben.line(n), lines[static_cast<std::size_t>(n - 1)]);
    QVERIFY(verifyJournal(two.ben.game().game().ruleset(), two.ben.game().everything()).empty());
    QCOMPARE(two.ben.app->games()->total(), 1);
    QVERIFY(two.ben.game().note(QStringLiteral("on we go")));
    // Anna's tablet was not gone after all, and she has gone on.
    Device back(keeper.folder.path());
    QVERIFY(back.app->games()->open(back.app->games()->latest().toMap()["id"].toString()));
    back.table().forget();
    QVERIFY(back.game().note(QStringLiteral("alone")));
    QVERIFY(!back.table().hasParted());
    QVERIFY(back.table().join(linkOf(two.ben.table(), "a")));
    QTRY_COMPARE(back.table().link(), QStringLiteral("connected"));
    QTRY_COMPARE_WITH_TIMEOUT(back.length(), two.ben.length(), 30000);
    QCOMPARE(back.app->games()->total(), 2);
    QVERIFY(back.game().isCopy());
    QVERIFY(back.table().hasParted() && back.table().partedAnew());
    const QVariantMap parting = back.table().parting();
    QCOMPARE(parting["at"].toInt(), common);
    const QVariantMap theirs = parting["games"].toList().at(0).toMap(), own = parting["games"].toList().at(1).toMap();
    QVERIFY(theirs["copy"].toBool() && !own["copy"].toBool());
    QCOMPARE(theirs["keeper"].toString(), QStringLiteral("Ben"));
    QCOMPARE(own["entries"].toList().at(0).toMap()["text"].toString(), QStringLiteral("alone"));
    QCOMPARE(theirs["entries"].toList().size(), 2);
    // They choose hers: it is opened, and the other stays under a title that says so.
    QVERIFY(back.table().goOnWith(own["id"].toString()));
    QVERIFY(!back.game().isCopy());
    QCOMPARE(back.length(), common + 1);
    QCOMPARE(back.line(common + 1).find("alone") != std::string::npos, true);
    QCOMPARE(back.table().role(), QString());
    QVERIFY(back.table().hasParted() && !back.table().partedAnew());
    QCOMPARE(back.app->games()->total(), 2);
    bool marked = false;
    for (const QVariantMap &row : back.app->games()->rows()->rows())
        marked = marked || row["title"].toString().contains(QStringLiteral("parted at entry %1").arg(common + 1));
    QVERIFY(marked);
    QVERIFY2(back.failures.isEmpty(), qPrintable(back.failures.join(u'\n')));
}

/// LNK-43: who has not gone on has parted from nothing, and loses nothing either.
void KeepersTest::theBeginningHasNotParted()
{
    Two two("dba", gauls, rome);
    QVERIFY(doNext(two.anna));
    two.same();
    QVERIFY(!two.ben.table().triedInVain());
    two.anna.app.reset();
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().link(), QStringLiteral("lost"), 30000);
    QVERIFY(two.ben.table().triedInVain());
    QVERIFY(two.ben.table().carryOn());
    two.anna.open();
    QVERIFY(two.anna.table().join(linkOf(two.ben.table(), "a")));
    QTRY_COMPARE_WITH_TIMEOUT(two.anna.length(), two.ben.length(), 30000);
    QVERIFY(!two.anna.table().hasParted());
    QVERIFY(two.anna.table().parting().isEmpty());
    QCOMPARE(two.anna.app->games()->total(), 2);
    QVERIFY(doNext(two.ben) || doNext(two.anna));
    QTRY_COMPARE_WITH_TIMEOUT(two.anna.length(), two.ben.length(), 30000);
    QVERIFY(two.anna.game().game().state() == two.ben.game().game().state());
}

/// LNK-42: in a game with secrets the copy does not have what the other side knows; a sentence says so, and nothing changes.
void KeepersTest::notWithTheOthersSecrets()
{
    Two two("tropaion", "tropaion/gallic", "tropaion/carthaginian");
    QVERIFY(doNext(two.anna));
    two.same();
    QVERIFY(!two.ben.table().triedInVain());
    two.anna.app.reset();
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().link(), QStringLiteral("lost"), 30000);
    QVERIFY(two.ben.table().triedInVain());
    QVERIFY(two.ben.table().carrying()["refusal"].toString().contains(QLatin1String("kept secret")));
    QVERIFY(!two.ben.table().carryOn());
    QVERIFY(two.ben.failures.join(u' ').contains(QLatin1String("kept secret")));
    QVERIFY(two.ben.game().isCopy());
}

/// LNK-44: one tap, and Ben keeps the game; Anna is at the table by herself, and hands it back the same way.
void KeepersTest::handedOverAndBack()
{
    Two two("dba", gauls, rome);
    QVERIFY(doNext(two.anna));
    two.same();
    const int before = two.anna.length();
    two.anna.table().handOver(two.anna.table().people().at(1).toMap()["link"].toInt());
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().role(), QStringLiteral("keeper"), 20000);
    QTRY_COMPARE_WITH_TIMEOUT(two.anna.table().link(), QStringLiteral("connected"), 30000);
    QTRY_COMPARE_WITH_TIMEOUT(two.anna.length(), before + 2, 30000);
    QCOMPARE(two.anna.table().role(), QStringLiteral("guest"));
    QVERIFY(two.anna.game().isCopy() && !two.ben.game().isCopy());
    QCOMPARE(two.anna.game().seat(), QStringLiteral("a"));
    QCOMPARE(two.ben.game().seat(), QStringLiteral("b"));
    QCOMPARE(two.ben.app->games()->total(), 1); // the copy has served its time
    two.same();
    QVERIFY(two.anna.game().note(QStringLiteral("from Anna")));
    QTRY_COMPARE(two.ben.length(), before + 3);
    QVERIFY(doNext(two.ben) || doNext(two.anna));
    two.same();
    QVERIFY(verifyJournal(two.ben.game().game().ruleset(), two.ben.game().everything()).empty());
    // And back.
    QTRY_COMPARE(two.ben.table().people().size(), 2);
    two.ben.table().handOver(two.ben.table().people().at(1).toMap()["link"].toInt());
    QTRY_COMPARE_WITH_TIMEOUT(two.anna.table().role(), QStringLiteral("keeper"), 20000);
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().link(), QStringLiteral("connected"), 30000);
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.length(), two.anna.length(), 30000);
    two.same();
    QVERIFY(verifyJournal(two.anna.game().game().ruleset(), two.anna.game().everything()).empty());
    QVERIFY2(two.anna.failures.isEmpty() && two.ben.failures.isEmpty(), qPrintable((two.anna.failures + two.ben.failures).join(u'\n')));
}

/// LNK-44: in a game with secrets the new keeper's file has all of it, and both still see their own alone.
void KeepersTest::secretsAreHandedOver()
{
    Two two("tropaion", "tropaion/gallic", "tropaion/carthaginian");
    QVERIFY(doNext(two.anna));
    two.same();
    const Json hands = two.anna.game().game().state().at("sides");
    QVERIFY(two.ben.game().game().state().at("sides") != hands);
    two.anna.table().handOver(two.anna.table().people().at(1).toMap()["link"].toInt());
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().role(), QStringLiteral("keeper"), 20000);
    QVERIFY(two.ben.game().game().state().at("sides") == hands);
    QTRY_COMPARE_WITH_TIMEOUT(two.anna.length(), two.ben.length(), 30000);
    QVERIFY(two.anna.game().game().state().at("sides") != hands); // Anna has her own hand in view, and Ben's no more
    QCOMPARE(two.anna.game().game().state().at("sides").at(0), hands.at(0));
    QVERIFY(verifyJournal(two.ben.game().game().ruleset(), two.ben.game().everything()).empty());
}

/// LNK-40, LNK-44: what each device alone has of the game, a note that is sealed and a form that is open, is there after it was handed
/// over.
void KeepersTest::whatIsKeptHereGoesAlong()
{
    Two two("dba", gauls, rome);
    QVERIFY(doNext(two.anna));
    two.same();
    const std::string sealed = R"([{"note":"kept"}])";
    for (Device *device : {&two.anna, &two.ben})
        Store(device->data.toStdString()).setGameNote(device->game().gameId(), "sealed", sealed);
    ResolverModel &form = *two.ben.app->resolver();
    const QVariantList acts = two.ben.game().acts();
    for (int at = 0; at < acts.size() && !form.isOpen(); ++at)
        two.ben.game().actAt(at);
    QVERIFY(form.isOpen());
    const std::string resolver = form.resolverId();
    const std::string copy = two.ben.game().gameId(), own = two.anna.game().gameId();
    two.anna.app->games()->rename(qt(own), QStringLiteral("Zama again"));
    two.ben.app->games()->rename(qt(copy), QStringLiteral("With Anna"));
    form.setAnswer(form.questions()->get(0)["id"].toString(), form.questions()->get(0)["value"]);
    two.anna.table().handOver(two.anna.table().people().at(1).toMap()["link"].toInt());
    QTRY_COMPARE_WITH_TIMEOUT(two.ben.table().role(), QStringLiteral("keeper"), 20000);
    QTRY_COMPARE_WITH_TIMEOUT(two.anna.table().link(), QStringLiteral("connected"), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(two.anna.game().isCopy(), 30000);
    QVERIFY(two.ben.game().gameId() != copy && two.anna.game().gameId() != own);
    QCOMPARE(two.anna.app->games()->latest().toMap()["title"].toString(), QStringLiteral("Zama again"));
    QCOMPARE(two.ben.app->games()->latest().toMap()["title"].toString(), QStringLiteral("With Anna"));
    for (const Device *device : {&two.anna, &two.ben})
        QCOMPARE(Store(device->data.toStdString()).gameNote(device->game().gameId(), "sealed"), sealed);
    QVERIFY(form.isOpen());
    QCOMPARE(form.resolverId(), resolver);
    // Another game takes nothing of it.
    two.anna.table().stop();
    QTRY_COMPARE(two.anna.table().role(), QString());
}

/// LNK-44: while the other has not taken it, nothing is done here; after a crash it can be kept here, and an entry says so.
void KeepersTest::keptHereAfterAll()
{
    Two two("dba", gauls, rome);
    const int link = two.anna.table().people().at(1).toMap()["link"].toInt();
    two.anna.table().handOver(link);
    two.anna.app.reset(); // before Ben had it
    two.ben.app.reset();
    two.anna.open();
    QVERIFY(two.anna.app->games()->open(two.anna.app->games()->latest().toMap()["id"].toString()));
    QCOMPARE(two.anna.game().handed(), QStringLiteral("Ben"));
    QVERIFY(two.anna.game().reading());
    QVERIFY(!two.anna.game().note(QStringLiteral("not now")));
    QVERIFY(two.anna.table().keepHere());
    QTRY_COMPARE(two.anna.game().handed(), QString());
    QCOMPARE(two.anna.table().handing(), QString());
    QVERIFY(shownIn(two.anna, two.anna.length()).contains(QLatin1String("keeps the game after all")));
    QVERIFY(two.anna.game().note(QStringLiteral("on we go")));
    QVERIFY(verifyJournal(two.anna.game().game().ruleset(), two.anna.game().everything()).empty());
}

OPTIO_TEST(KeepersTest)

} // namespace keepers_test

#include "keepers_test.moc"
