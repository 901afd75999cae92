// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a shared game in the real window, at the device that keeps it and at the one that joins (LNK-02 to LNK-04, LNK-22, LNK-24).
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

namespace table_pages_test {

using namespace optio;
using namespace optio::test;

class TablePagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void pages();
    void joinedFromHome();
};

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
    QVERIFY(anna.click(QStringLiteral("tableShare")));
    QVERIFY(anna.awaited(QStringLiteral("tableCode_b")));
    Device ben;
    ben.table().setName(QStringLiteral("Ben"));
    QVERIFY(ben.table().join(linkOf(*anna.app().table(), "b")));
    QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
    QVERIFY(anna.awaited(QStringLiteral("tableRemove_Ben")));
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)}) {
        anna.resize(size);
        anna.picture(QStringLiteral("table-%1").arg(size.width()));
    }
    anna.resize(QSize(1280, 800));
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
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)}) {
        anna.resize(size);
        anna.picture(QStringLiteral("table-game-%1").arg(size.width()));
    }
    anna.resize(QSize(1280, 800));
    QVERIFY(anna.click(QStringLiteral("tableAgree")));
    QTRY_COMPARE(ben.length(), 3);
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
    ben.eval(QStringLiteral("current.fill('%1')").arg(linkOf(anna.table(), "b")));
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)}) {
        ben.resize(size);
        ben.picture(QStringLiteral("join-%1").arg(size.width()));
    }
    ben.resize(QSize(1280, 800));
    QVERIFY(ben.click(QStringLiteral("joinNow")));
    QVERIFY(ben.awaited(QStringLiteral("gamePage")));
    QTRY_COMPARE(ben.app().table()->link(), QStringLiteral("connected"));
    QVERIFY(ben.awaited(QStringLiteral("tableSign")));
    anna.game().actAt(0);
    QTRY_COMPARE(ben.app().game()->game().length(), 1);
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)}) {
        ben.resize(size);
        ben.picture(QStringLiteral("guest-game-%1").arg(size.width()));
    }
    ben.resize(QSize(1280, 800));
    anna.game().close();
    QTRY_COMPARE(ben.app().table()->link(), QStringLiteral("gone"));
    QVERIFY(ben.awaited(QStringLiteral("tableAgain")));
    for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
        ben.resize(size);
        ben.picture(QStringLiteral("guest-alone-%1").arg(size.width()));
    }
}

OPTIO_TEST(TablePagesTest)

} // namespace table_pages_test

#include "table_pages_test.moc"
