// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a shared game in the real window, at the device that keeps it and at the one that joins (LNK-02 to LNK-04, LNK-22, LNK-24).
#include "tests/app/pictures.h"
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

namespace table_pages_test {

using namespace optio;
using namespace optio::test;

class TablePagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { album_.begin(); }
    void cleanup() { album_.expectFlawless(); }
    void pages();
    void joinedFromHome();
    void ownSecrets();
    void brokenOff();
    void stripOfAnUndo();
    void carriedOn();
    void handedOver();
    void checkAgain();

private:
    void album(const Running &running, const QString &name);

    void keys(const Running &running, const QStringList &names);

    Album album_;
};

/// Are all of these reached by Tab alone?
void TablePagesTest::keys(const Running &running, const QStringList &names)
{
    QStringList missing = names;
    for (int stop = 0; stop < 60 && !missing.isEmpty(); ++stop) {
        QTest::keyClick(running.window(), Qt::Key_Tab);
        for (const QQuickItem *item = running.window()->activeFocusItem(); item; item = item->parentItem())
            missing.removeAll(item->objectName());
    }
    QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("not reached by Tab: ") + missing.join(u' ')));
}

/// Looks for faults, and takes pictures, at three sizes and in large letters.
void TablePagesTest::album(const Running &running, const QString &name)
{
    album_.take(running, name, {{{1280, 800}}, {{800, 1280}}, {{412, 915}}, {{1280, 800}, 1.5}, {{800, 1280}, 1.5}, {{412, 915}, 1.5}});
}

/// The pages of the link, in both windows.
void TablePagesTest::pages()
{
    QTemporaryDir here, there;
    Running anna(here.path());
    anna.app().prefs()->setReducedMotion(true);
    anna.app().table()->setName(QStringLiteral("Anna"));
    QVERIFY(anna.app().games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    anna.eval(QStringLiteral("show('GamePage', {})"));
    anna.rest();
    QVERIFY(anna.click(QStringLiteral("moreButton")));
    QVERIFY(anna.click(QStringLiteral("menuTable")));
    QVERIFY(anna.awaited(QStringLiteral("tablePage")));
    album(anna, QStringLiteral("share-begin"));
    QVERIFY(anna.click(QStringLiteral("tableShare")));
    QVERIFY(anna.awaited(QStringLiteral("tableCode_b")));
    Device ben;
    ben.table().setName(QStringLiteral("Ben"));
    QVERIFY(ben.table().join(linkOf(*anna.app().table(), "b")));
    QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
    QVERIFY(anna.awaited(QStringLiteral("tableRemove_Ben")));
    album(anna, QStringLiteral("table"));
    keys(anna, {QStringLiteral("tableCode_b"), QStringLiteral("tableCopy_b"), QStringLiteral("tableCode_umpire"),
                QStringLiteral("tableCopy_watch"), QStringLiteral("tableRemove_Ben"), QStringLiteral("tableChecks"),
                QStringLiteral("tableStop"), QStringLiteral("tableBack")});
    QVERIFY(anna.click(QStringLiteral("tableCode_b")));
    QVERIFY(anna.awaited(QStringLiteral("tableFilled")));
    QVERIFY(anna.click(QStringLiteral("tableFilled")));
    QVERIFY(anna.click(QStringLiteral("tableBack")));
    QVERIFY(anna.awaited(QStringLiteral("tableSign")));
    // What Ben does is said here; what Anna has done, he asks to take back.
    QVERIFY(ben.game().note(QStringLiteral("The hill counts")));
    QTRY_COMPARE(anna.app().game()->game().length(), 1);
    anna.app().game()->actAt(0);
    QTRY_COMPARE(ben.length(), 2);
    ben.game().undo();
    QVERIFY(anna.awaited(QStringLiteral("tableAgree")));
    QCOMPARE(anna.app().table()->asked().section(u':', 0, 0), QStringLiteral("Ben asks to take back"));
    album(anna, QStringLiteral("table-game"));
    keys(anna, {QStringLiteral("tableRefuse"), QStringLiteral("tableAgree")});
    QVERIFY(anna.click(QStringLiteral("tableAgree")));
    QTRY_COMPARE(ben.length(), 3);
    album(anna, QStringLiteral("table-page"));
    // He asks what only she sees; her answers go into his form.
    const auto firstUnit = [&](int side) {
        return ben.game().sides()[side].toMap()["groups"].toList()[0].toMap()["units"].toList()[0].toMap()["id"].toString();
    };
    ben.game().select(firstUnit(0));
    ben.game().select(firstUnit(1));
    for (const QVariant &one : ben.game().resolvers())
        if (one.toMap()["wantsEnemy"].toBool() && !ben.app->resolver()->isOpen())
            ben.game().choose(one.toMap()["id"].toString());
    QVERIFY(ben.table().askable());
    ben.table().askOther();
    QVERIFY(anna.awaited(QStringLiteral("tableAnswer")));
    album(anna, QStringLiteral("table-asked"));
    QVERIFY(anna.click(QStringLiteral("tableAnswer")));
    QVERIFY(anna.awaited(QStringLiteral("answerPage")));
    QVERIFY(!anna.named(QStringLiteral("tableStrip")));
    album(anna, QStringLiteral("table-answer"));
    keys(anna, {QStringLiteral("answerRefuse"), QStringLiteral("answerSend")});
    QVERIFY(anna.click(QStringLiteral("answerSend")));
    QTRY_VERIFY(!ben.table().asking());
    QVERIFY(anna.awaited(QStringLiteral("gamePage")));
    // Her own form can ask him.
    anna.app().game()->clearSelection();
    anna.app().game()->select(firstUnit(0));
    anna.app().game()->select(firstUnit(1));
    for (const QVariant &one : anna.app().game()->resolvers())
        if (one.toMap()["wantsEnemy"].toBool() && !anna.app().resolver()->isOpen())
            anna.app().game()->choose(one.toMap()["id"].toString());
    QVERIFY(anna.awaited(QStringLiteral("askOther")));
    album(anna, QStringLiteral("table-ask"));
    QVERIFY(anna.click(QStringLiteral("askOther")));
    QVERIFY(anna.awaited(QStringLiteral("tableStopAsking")));
    album(anna, QStringLiteral("table-asking"));
    // Nothing is rolled while he answers; once she answers it herself, it is.
    QVERIFY(anna.click(QStringLiteral("rollButton")));
    QVERIFY(anna.app().resolver()->isOpen() && !anna.app().resolver()->sent());
    QVERIFY(anna.named(QStringLiteral("rollButton"))->property("detail").toString().contains(QStringLiteral("Ben")));
    QVERIFY(anna.click(QStringLiteral("tableStopAsking")));
    QVERIFY(!anna.app().table()->asking());
    QTRY_COMPARE(anna.named(QStringLiteral("rollButton"))->property("detail").toString(), QString());
}

/// Joining from Home, the guest's page, and what it says when the keeper stops.
void TablePagesTest::joinedFromHome()
{
    QTemporaryDir folder;
    Running ben(folder.path());
    ben.app().prefs()->setReducedMotion(true);
    ben.app().table()->setName(QStringLiteral("Ben"));
    Device anna;
    anna.table().setName(QStringLiteral("Anna"));
    QVERIFY(anna.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    QVERIFY(anna.table().share(QStringLiteral("a")));
    QVERIFY(ben.click(QStringLiteral("joinButton")));
    QVERIFY(ben.awaited(QStringLiteral("joinPage")));
    ben.eval(QStringLiteral("current.fill('nonsense')"));
    QVERIFY(ben.click(QStringLiteral("joinNow")));
    QCOMPARE(ben.app().table()->role(), QString());
    // Nobody is there: it says so, tells what to look at, and stops when told.
    const QString nobody =
        QStringLiteral("optio:join?g=%1&k=%2&t=%3&p=9&a=127.0.0.1").arg(QString(16, u'0'), QString(64, u'1'), QString(32, u'2'));
    ben.eval(QStringLiteral("current.fill('%1')").arg(nobody));
    QVERIFY(ben.click(QStringLiteral("joinNow")));
    QVERIFY(ben.awaited(QStringLiteral("joinStop")));
    QTRY_COMPARE(ben.app().table()->link(), QStringLiteral("lost"));
    album(ben, QStringLiteral("join-trying"));
    QVERIFY(ben.click(QStringLiteral("joinStop")));
    QCOMPARE(ben.app().table()->role(), QString());
    ben.eval(QStringLiteral("current.fill('%1')").arg(linkOf(anna.table(), "b")));
    album(ben, QStringLiteral("join"));
    keys(ben, {QStringLiteral("joinLink"), QStringLiteral("joinPaste"), QStringLiteral("joinName"), QStringLiteral("tableChecks"),
               QStringLiteral("joinNow")});
    QVERIFY(ben.click(QStringLiteral("joinNow")));
    QVERIFY(ben.awaited(QStringLiteral("gamePage")));
    QTRY_COMPARE(ben.app().table()->link(), QStringLiteral("connected"));
    QVERIFY(ben.awaited(QStringLiteral("tableSign")));
    anna.game().actAt(0);
    QTRY_COMPARE(ben.app().game()->game().length(), 1);
    album(ben, QStringLiteral("guest-game"));
    anna.table().stopNow();
    QTRY_COMPARE(ben.app().table()->link(), QStringLiteral("gone"));
    QVERIFY(ben.awaited(QStringLiteral("tableAgain")));
    album(ben, QStringLiteral("guest-alone"));
    for (const char *page : {"Replay", "Odds", "Rules"}) {
        QVERIFY(ben.click(QStringLiteral("reading") + QLatin1String(page)));
        QTRY_VERIFY(ben.eval(QStringLiteral("current.objectName")).toString() != QLatin1String("gamePage"));
        ben.rest();
        ben.eval(QStringLiteral("goBack()"));
        QTRY_COMPARE(ben.eval(QStringLiteral("current.objectName")).toString(), QStringLiteral("gamePage"));
    }
}

/// LNK-25, LNK-26: a player's own secrets lie open at his own tablet, without a curtain.
void TablePagesTest::ownSecrets()
{
    QTemporaryDir folder;
    Running ben(folder.path());
    ben.app().prefs()->setReducedMotion(true);
    ben.app().table()->setName(QStringLiteral("Ben"));
    Device anna;
    anna.table().setName(QStringLiteral("Anna"));
    QVERIFY(anna.app->games()->create("tropaion", "tropaion/gallic", "tropaion/caesarian-roman"));
    QVERIFY(anna.table().share(QStringLiteral("a")));
    QVERIFY(ben.app().table()->join(linkOf(anna.table(), "b")));
    QVERIFY(ben.awaited(QStringLiteral("gamePage")));
    anna.game().act(QStringLiteral("deal"));
    QTRY_COMPARE(ben.app().game()->game().length(), 1);
    ben.settle();
    album(ben, QStringLiteral("guest-secret-game"));
    QVERIFY(!ben.named(QStringLiteral("private_a")));
    QVERIFY(ben.click(QStringLiteral("private_b")));
    QVERIFY(ben.awaited(QStringLiteral("privatePage")));
    album(ben, QStringLiteral("guest-secret-own"));
}

/// A sharing that broke off is offered again when the game is opened.
void TablePagesTest::brokenOff()
{
    UsualPort usual;
    QVERIFY(usual.held());
    QTemporaryDir here, there;
    QString old;
    {
        Device anna(here.path());
        QVERIFY(anna.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
        QVERIFY(anna.table().share(QStringLiteral("a")));
        old = linkOf(anna.table(), "b");
        for (const QString &file : QDir(here.path()).entryList(QDir::Files)) // as a crash would leave it
            QVERIFY(QFile::copy(here.filePath(file), there.filePath(file)));
    }
    Running anna(there.path());
    anna.app().prefs()->setReducedMotion(true);
    QVERIFY(anna.app().games()->open(anna.app().games()->latest().toMap()["id"].toString()));
    anna.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(anna.awaited(QStringLiteral("tableResume")));
    album(anna, QStringLiteral("share-broken"));
    QVERIFY(anna.click(QStringLiteral("tableResume")));
    QTRY_COMPARE(anna.app().table()->role(), QStringLiteral("keeper"));
    QCOMPARE(linkOf(*anna.app().table(), "b"), old);
    QVERIFY(!anna.named(QStringLiteral("tableResume")));
    // Who leaves it reads on the page to which it leads that the others are kept waiting.
    anna.eval(QStringLiteral("goBack()"));
    QVERIFY(anna.awaited(QStringLiteral("homePage")));
    QTRY_VERIFY(anna.named(QStringLiteral("snackbar")));
    QVERIFY2(anna.named(QStringLiteral("snackbar"))->property("text").toString().startsWith(QStringLiteral("Sharing waits")),
             qPrintable(anna.named(QStringLiteral("snackbar"))->property("text").toString()));
}

/// LNK-24: the button of the strip says what it does now: the other player may have come, or gone, since the strip came.
void TablePagesTest::stripOfAnUndo()
{
    UsualPort usual;
    QVERIFY(usual.held());
    QTemporaryDir folder;
    Running anna(folder.path());
    anna.app().prefs()->setReducedMotion(true);
    QVERIFY(anna.app().games()->create("tropaion", "tropaion/gallic", "tropaion/caesarian-roman"));
    anna.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(anna.awaited(QStringLiteral("gamePage")));
    anna.app().game()->act(QStringLiteral("deal"));
    const QQuickItem *strip = anna.awaited(QStringLiteral("snackbar"));
    QVERIFY(strip);
    QCOMPARE(strip->property("actionText").toString(), QStringLiteral("Undo"));
    QVERIFY(anna.app().table()->share(QStringLiteral("a")));
    {
        Device ben;
        QVERIFY(ben.table().join(linkOf(*anna.app().table(), "b")));
        QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
        QTRY_COMPARE(strip->property("actionText").toString(), QStringLiteral("Ask to undo"));
    }
    QTRY_COMPARE(strip->property("actionText").toString(), QStringLiteral("Undo"));
}

/// LNK-42, LNK-43: the question whether to carry on, and two games side by side.
void TablePagesTest::carriedOn()
{
    QTemporaryDir folder;
    Running ben(folder.path());
    ben.app().prefs()->setReducedMotion(true);
    ben.app().table()->setName(QStringLiteral("Ben"));
    KilledKeeper keeper;
    QVERIFY(ben.app().table()->join(keeper.link));
    QVERIFY(ben.awaited(QStringLiteral("gamePage")));
    QTRY_COMPARE(ben.app().table()->link(), QStringLiteral("connected"));
    QVERIFY(ben.app().game()->note(QStringLiteral("The hill counts")));
    QTRY_COMPARE(ben.app().game()->game().length(), 1);
    keeper.kill();
    QTRY_COMPARE_WITH_TIMEOUT(ben.app().table()->link(), QStringLiteral("lost"), 30000);
    QVERIFY(!ben.named(QStringLiteral("tableCarryOn"))); // a moment without a link is nothing
    QVERIFY(QMetaObject::invokeMethod(ben.app().table()->findChild<QTimer *>(QStringLiteral("losing")), "timeout"));
    QVERIFY(ben.awaited(QStringLiteral("tableCarryOn")));
    album(ben, QStringLiteral("carry-lost"));
    keys(ben, {QStringLiteral("tableCarryOn")});
    QVERIFY(ben.click(QStringLiteral("tableCarryOn")));
    QVERIFY(ben.awaited(QStringLiteral("carryOnPage")));
    album(ben, QStringLiteral("carry-on"));
    keys(ben, {QStringLiteral("carryNot"), QStringLiteral("carryNow")});
    QVERIFY(ben.click(QStringLiteral("carryNow")));
    QTRY_COMPARE(ben.app().table()->role(), QStringLiteral("keeper"));
    QVERIFY(ben.awaited(QStringLiteral("gamePage")));
    album(ben, QStringLiteral("carried-on"));
    // Anna comes back, has gone on alone, and keeps the game from here again; Ben compares.
    Device anna(keeper.folder.path());
    anna.table().setName(QStringLiteral("Anna"));
    QVERIFY(anna.app->games()->open(anna.app->games()->latest().toMap()["id"].toString()));
    anna.table().forget();
    QVERIFY(anna.game().note(QStringLiteral("The river can be forded everywhere")));
    QVERIFY(anna.table().share(QStringLiteral("a")));
    QVERIFY(ben.app().table()->join(linkOf(anna.table(), "b")));
    QTRY_COMPARE(ben.app().table()->link(), QStringLiteral("connected"));
    QTRY_COMPARE(ben.app().game()->game().length(), 2);
    ben.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(ben.awaited(QStringLiteral("tableCompare")));
    album(ben, QStringLiteral("parted-strip"));
    keys(ben, {QStringLiteral("tableCompare")});
    QVERIFY(ben.click(QStringLiteral("tableCompare")));
    QVERIFY(ben.awaited(QStringLiteral("partedPage")));
    album(ben, QStringLiteral("parted"));
    keys(ben, {QStringLiteral("partedChoose0"), QStringLiteral("partedChoose1")});
    QVERIFY(ben.click(QStringLiteral("partedChoose0")));
    QVERIFY(ben.awaited(QStringLiteral("gamePage")));
    QVERIFY(!ben.named(QStringLiteral("tableCompare")));
    QCOMPARE(ben.app().games()->total(), 2);
}

/// LNK-44: one tap beside the player's name; what the old keeper sees while it is on its way, and after.
void TablePagesTest::handedOver()
{
    QTemporaryDir folder;
    Running anna(folder.path());
    anna.app().prefs()->setReducedMotion(true);
    anna.app().table()->setName(QStringLiteral("Anna"));
    QVERIFY(anna.app().games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    anna.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(anna.app().table()->share(QStringLiteral("a")));
    Device ben;
    ben.table().setName(QStringLiteral("Ben"));
    QVERIFY(ben.table().join(linkOf(*anna.app().table(), "b")));
    QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
    QTRY_COMPARE(anna.app().table()->people().size(), 2);
    anna.eval(QStringLiteral("show('TablePage', {})"));
    QVERIFY(anna.awaited(QStringLiteral("tableHand_Ben")));
    album(anna, QStringLiteral("hand-page"));
    keys(anna, {QStringLiteral("tableHand_Ben"), QStringLiteral("tableRemove_Ben")});
    const QString own = anna.app().game()->id();
    QVERIFY(anna.click(QStringLiteral("tableHand_Ben")));
    QTRY_COMPARE_WITH_TIMEOUT(ben.table().role(), QStringLiteral("keeper"), 20000);
    QTRY_COMPARE_WITH_TIMEOUT(anna.app().table()->link(), QStringLiteral("connected"), 30000);
    QTRY_VERIFY(anna.app().game()->isCopy());
    QVERIFY(anna.awaited(QStringLiteral("gamePage")));
    album(anna, QStringLiteral("handed-over"));
    QVERIFY(anna.app().games()->open(own)); // her own game says where it went
    anna.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(anna.awaited(QStringLiteral("tableKeepHere")));
    album(anna, QStringLiteral("handed-own"));
    keys(anna, {QStringLiteral("tableAgain"), QStringLiteral("tableKeepHere")});
}

/// LNK-20: what changed under an open form is marked, and the main button waits for it.
void TablePagesTest::checkAgain()
{
    for (const auto &[ruleset, armyA, armyB, ruling, counter] :
         {std::tuple("dbm", "dbm/alexandrian-macedonian", "dbm/marian-roman", "close-combat", "lost"),
          {"tropaion", "tropaion/gallic", "tropaion/carthaginian", "set-formation", "disruption"}}) {
        QTemporaryDir folder;
        Running anna(folder.path());
        anna.app().prefs()->setReducedMotion(true);
        QVERIFY(anna.app().games()->create(ruleset, armyA, armyB));
        anna.eval(QStringLiteral("show('GamePage', {})"));
        QVERIFY(anna.app().table()->share(QStringLiteral("a")));
        Device ben;
        QVERIFY(ben.table().join(linkOf(*anna.app().table(), "b")));
        QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
        QTRY_VERIFY(ben.game().isOpen());
        const auto firstUnit = [&](int side) {
            return ben.game().sides()[side].toMap()["groups"].toList()[0].toMap()["units"].toList()[0].toMap()["id"].toString();
        };
        for (const int side : {0, 1})
            anna.app().game()->select(firstUnit(side));
        anna.app().game()->choose(QString::fromLatin1(ruling));
        ResolverModel &form = *anna.app().resolver();
        QVERIFY(form.isOpen());
        QVERIFY(anna.awaited(QStringLiteral("resolverSheet")));
        QVERIFY(!anna.named(QStringLiteral("meanwhile")));
        QVERIFY(
            ben.game().correct(QStringLiteral("/units/%1/%2").arg(firstUnit(0), QLatin1String(counter)), 1, QStringLiteral("miscounted")));
        QTRY_COMPARE(anna.app().game()->game().length(), 1);
        QVERIFY(anna.awaited(QStringLiteral("meanwhile")));
        album(anna, QStringLiteral("check-again-") + QLatin1String(ruleset));
        if (form.unchecked() == 0)
            continue;
        QString marked;
        for (int row = 0; row < form.questions()->count() && marked.isEmpty(); ++row)
            if (const QVariantMap one = form.questions()->get(row); !one["mark"].toString().isEmpty())
                marked = one["id"].toString();
        const int left = form.unchecked();
        keys(anna, {QStringLiteral("check_") + marked});
        QVERIFY(anna.click(QStringLiteral("check_") + marked));
        QCOMPARE(form.unchecked(), left - 1);
    }
}

OPTIO_TEST(TablePagesTest)

} // namespace table_pages_test

#include "table_pages_test.moc"
