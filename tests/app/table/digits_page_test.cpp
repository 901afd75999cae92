// SPDX-License-Identifier: GPL-3.0-or-later
// Joining without a link, in the app (LNK-02, LNK-03): an address is typed, both tablets show six digits, and the keeper gives a seat. And
// what another device did is said without being in the way (LNK-51).
#include "tests/app/pictures.h"
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

#include <QTcpServer>

namespace digits_page_test {

using namespace optio;
using namespace optio::test;

class DigitsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { album_.begin(); }
    void cleanup() { album_.expectFlawless(); }
    void letIn();
    void notLetIn();
    void whatIsTyped();
    void keeperPages();
    void guestPages();
    void whatToLookAt();
    void noticesAreNotInTheWay();

private:
    void album(const Running &running, const QString &name);
    void keys(const Running &running, QStringList names);

    Album album_;
};

namespace {

/// The address of a keeper on this machine, as it is typed.
QString addressOf(const TableModel &table)
{
    const QString link = linkOf(table, "watch");
    return QStringLiteral("127.0.0.1:") + link.section(QStringLiteral("&p="), 1).section(u'&', 0, 0);
}

/// Anna shares, and Ben asks her to be let in.
struct Asking {
    Device anna, ben;

    Asking()
    {
        anna.table().setName(QStringLiteral("Anna"));
        ben.table().setName(QStringLiteral("Ben"));
        QVERIFY(anna.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
        QVERIFY(anna.table().share(QStringLiteral("a")));
    }
    void ask()
    {
        QVERIFY(ben.table().join(addressOf(anna.table())));
        QTRY_COMPARE(ben.table().seeking()["state"].toString(), QStringLiteral("comparing"));
        QTRY_COMPARE(anna.table().seeker()["name"].toString(), QStringLiteral("Ben"));
        QCOMPARE(anna.table().seeker()["shown"], ben.table().seeking()["digits"]);
    }
    QString digits() const { return anna.table().seeker()["digits"].toString(); }
    QString state() const { return ben.table().seeking()["state"].toString(); }
};

} // namespace

void DigitsPageTest::album(const Running &running, const QString &name)
{
    album_.take(running, name, {{{1280, 800}}, {{800, 1280}, 1.5}, {{412, 915}}, {{412, 915}, 1.5}});
}

/// Are all of these reached by Tab alone?
void DigitsPageTest::keys(const Running &running, QStringList names)
{
    for (int stop = 0; stop < 60 && !names.isEmpty(); ++stop) {
        QTest::keyClick(running.window(), Qt::Key_Tab);
        for (const QQuickItem *item = running.window()->activeFocusItem(); item; item = item->parentItem())
            names.removeAll(item->objectName());
    }
    QVERIFY2(names.isEmpty(), qPrintable(QStringLiteral("not reached by Tab: ") + names.join(u' ')));
}

/// LNK-02: both players compare, and Ben has the seat that Anna gives him; after a start of his program he joins again by its link.
void DigitsPageTest::letIn()
{
    Asking two;
    two.ask();
    QCOMPARE(two.digits().size(), 6);
    QCOMPARE(two.ben.table().role(), QString());
    QVERIFY(!two.anna.table().admit(QStringLiteral("b"), QStringLiteral("000000x"))); // she compared others
    QVERIFY(!two.anna.failures.isEmpty());
    QCOMPARE(two.state(), QStringLiteral("comparing"));
    two.ben.table().confirmDigits();
    QCOMPARE(two.state(), QStringLiteral("waiting"));
    QVERIFY(two.anna.table().admit(QStringLiteral("b"), two.digits()));
    QTRY_COMPARE(two.ben.table().link(), QStringLiteral("connected"));
    QVERIFY(two.ben.table().seeking().isEmpty() && two.anna.table().seeker().isEmpty());
    QTRY_COMPARE(two.anna.table().people().size(), 2);
    QVERIFY(two.ben.game().note(QStringLiteral("here I am")));
    QTRY_COMPARE(two.anna.length(), 1);
    QTRY_COMPARE(two.ben.game().seat(), QStringLiteral("b"));
    const std::string id = two.ben.game().gameId();
    two.ben.open();
    two.ben.game().open(id);
    QVERIFY(two.ben.table().joinAgain());
    QTRY_COMPARE(two.ben.table().link(), QStringLiteral("connected"));
}

/// LNK-02: no, other digits, a sharing that ends, and a keeper that lets nobody ask. An open game stays open until the other is there.
void DigitsPageTest::notLetIn()
{
    Asking two;
    QVERIFY(two.ben.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    two.ask();
    QVERIFY(two.ben.game().isOpen());
    two.anna.table().turnAway();
    QTRY_COMPARE(two.state(), QStringLiteral("refused"));
    QVERIFY(two.anna.table().seeker().isEmpty());
    QVERIFY2(!two.ben.table().seeking()["reason"].toString().isEmpty(), "he reads why");
    two.ask();
    two.ben.table().stopSeeking(); // his digits are others
    QTRY_VERIFY(two.anna.table().seeker().isEmpty());
    QVERIFY(two.ben.table().seeking().isEmpty());
    two.anna.table().setLetsAsk(false);
    QVERIFY(two.ben.table().join(addressOf(two.anna.table())));
    QTRY_COMPARE(two.state(), QStringLiteral("refused"));
    two.anna.table().stop(); // and so it stays the next time
    two.anna.table().stopNow();
    QVERIFY(two.anna.table().share(QStringLiteral("a")));
    QVERIFY(!two.anna.table().letsAsk());
    QVERIFY(two.ben.table().join(addressOf(two.anna.table())));
    QTRY_COMPARE(two.state(), QStringLiteral("refused"));
    two.anna.table().setLetsAsk(true);
    two.ask();
    two.anna.game().close();
    QTRY_COMPARE(two.state(), QStringLiteral("refused"));
    QVERIFY(two.ben.game().isOpen());
    QCOMPARE(two.ben.table().role(), QString());
}

/// LNK-01, LNK-03: what is neither a link nor an address of this network says so, and nothing is spoken to.
void DigitsPageTest::whatIsTyped()
{
    Device ben;
    for (const char *text : {"", "nonsense", "8.8.8.8", "http://192.168.1.20", "optio:join?cut"}) {
        ben.failures.clear();
        QVERIFY2(!ben.table().join(QString::fromLatin1(text)), text);
        QVERIFY2(ben.failures.size() == 1 && ben.table().seeking().isEmpty(), text);
    }
    QTcpServer busy; // somebody answers there who is no keeper
    QVERIFY(busy.listen(QHostAddress::LocalHost));
    QVERIFY(ben.table().join(QStringLiteral("127.0.0.1:%1").arg(busy.serverPort())));
    QCOMPARE(ben.table().seeking()["state"].toString(), QStringLiteral("looking"));
    QTRY_VERIFY(busy.hasPendingConnections());
    ben.table().stopSeeking();
    QVERIFY(ben.table().seeking().isEmpty());
}

/// LNK-02: the keeper is told wherever she is, compares, chooses the seat and lets in; by keys alone, on a phone too, and read aloud.
void DigitsPageTest::keeperPages()
{
    QTemporaryDir folder;
    Running anna(folder.path());
    anna.app().prefs()->setReducedMotion(true);
    anna.app().table()->setName(QStringLiteral("Anna"));
    QVERIFY(anna.app().games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    QVERIFY(anna.app().table()->share(QStringLiteral("a")));
    anna.eval(QStringLiteral("show('GamePage', {})"));
    anna.rest();
    Device ben;
    ben.table().setName(QStringLiteral("Ben"));
    const auto ask = [&] {
        QVERIFY(ben.table().join(addressOf(*anna.app().table())));
        QTRY_COMPARE(ben.table().seeking()["state"].toString(), QStringLiteral("comparing"));
    };
    ask();
    QVERIFY(anna.awaited(QStringLiteral("tableSeeker")));
    QVERIFY(anna.named(QStringLiteral("tableWords"))->property("text").toString().contains(QStringLiteral("Ben")));
    album(anna, QStringLiteral("digits-strip"));
    keys(anna, {QStringLiteral("tableTurnAway"), QStringLiteral("tableSeeker")});
    QVERIFY(anna.click(QStringLiteral("tableSeeker")));
    QVERIFY(anna.awaited(QStringLiteral("seekerCard")));
    QVERIFY(!anna.named(QStringLiteral("tableStrip")));
    QQuickItem *shown = anna.awaited(QStringLiteral("sixDigits"));
    QVERIFY(shown != nullptr);
    QCOMPARE(shown->property("text").toString(), ben.table().seeking()["digits"].toString());
    QStringList spelled;
    for (const QChar digit : anna.app().table()->seeker()["digits"].toString())
        spelled.append(digit);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(shown);
    QVERIFY(spoken != nullptr);
    const QString said = spoken->text(QAccessible::Name); // one by one, after what they are
    QVERIFY2(said.endsWith(QStringLiteral(" ") + spelled.join(u' ')) && said.size() > 15, qPrintable(said));
    album(anna, QStringLiteral("digits-keeper"));
    keys(anna, {QStringLiteral("seekerSeat"), QStringLiteral("seekerAway"), QStringLiteral("seekerIn"), QStringLiteral("tableDigitsOn")});
    QVERIFY(anna.click(QStringLiteral("seekerAway")));
    QTRY_COMPARE(ben.table().seeking()["state"].toString(), QStringLiteral("refused"));
    QTRY_VERIFY(!anna.named(QStringLiteral("seekerCard")));
    ask();
    QVERIFY(anna.awaited(QStringLiteral("seekerIn")));
    ben.table().confirmDigits();
    QVERIFY(anna.click(QStringLiteral("seekerIn")));
    QTRY_COMPARE(ben.table().link(), QStringLiteral("connected"));
    QVERIFY(anna.awaited(QStringLiteral("tableRemove_Ben")));
    QTRY_COMPARE(ben.game().seat(), QStringLiteral("b"));
    QVERIFY(anna.named(QStringLiteral("tableAddress")));
    QVERIFY(anna.click(QStringLiteral("tableDigitsOn")));
    QVERIFY(!anna.app().table()->letsAsk());
    QTRY_VERIFY(!anna.named(QStringLiteral("tableAddress")));
}

/// LNK-02, LNK-03: the page of the tablet that joins, from the address to the game; and what it says when it comes to nothing.
void DigitsPageTest::guestPages()
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
    const auto ask = [&] {
        ben.eval(QStringLiteral("current.fill('%1')").arg(addressOf(anna.table())));
        QVERIFY(ben.click(QStringLiteral("joinNow")));
        QVERIFY(ben.awaited(QStringLiteral("seekSame")));
    };
    ask();
    album(ben, QStringLiteral("digits-guest"));
    keys(ben, {QStringLiteral("seekDifferent"), QStringLiteral("seekSame"), QStringLiteral("joinStop")});
    QCOMPARE(ben.named(QStringLiteral("sixDigits"))->property("text").toString(), anna.table().seeker()["shown"].toString());
    QVERIFY(ben.click(QStringLiteral("seekDifferent")));
    QTRY_VERIFY(anna.table().seeker().isEmpty());
    QTRY_VERIFY(!ben.named(QStringLiteral("seekCard")));
    ask();
    anna.table().turnAway();
    QTRY_COMPARE(ben.app().table()->seeking()["state"].toString(), QStringLiteral("refused"));
    QVERIFY(ben.awaited(QStringLiteral("joinState")));
    album(ben, QStringLiteral("digits-refused"));
    ask();
    QVERIFY(ben.click(QStringLiteral("seekSame")));
    QTRY_COMPARE(ben.app().table()->seeking()["state"].toString(), QStringLiteral("waiting"));
    album(ben, QStringLiteral("digits-waiting"));
    QVERIFY(anna.table().admit(QStringLiteral("watch"), anna.table().seeker()["digits"].toString()));
    QVERIFY(ben.awaited(QStringLiteral("gamePage")));
    QTRY_COMPARE(ben.app().table()->link(), QStringLiteral("connected"));
    // Whoever leaves the page asks no more.
    ben.eval(QStringLiteral("goBack()"));
    ben.app().table()->stopNow();
    ben.eval(QStringLiteral("showFromHome('JoinPage', {})"));
    QVERIFY(ben.awaited(QStringLiteral("joinPage")));
    ask();
    ben.eval(QStringLiteral("goBack()"));
    QTRY_VERIFY(anna.table().seeker().isEmpty());
}

/// LNK-03: what to look at, in this order, and what of it is known here: network, guest isolation, firewall and port, still shared.
void DigitsPageTest::whatToLookAt()
{
    Asking two;
    const QStringList order{QStringLiteral("same network"), QStringLiteral("guests apart"), QStringLiteral("firewall"),
                            QStringLiteral("still shared")};
    const QString port = addressOf(two.anna.table()).section(u':', 1);
    for (const TableModel *table : {&two.anna.table(), &two.ben.table()}) {
        const QVariantList checks = table->checks();
        QCOMPARE(checks.size(), order.size());
        for (int i = 0; i < order.size(); ++i)
            QVERIFY2(checks[i].toMap()["title"].toString().contains(order[i]), qPrintable(checks[i].toMap()["title"].toString()));
    }
    QVERIFY(two.anna.table().checks()[2].toMap()["found"].toString().contains(port));
    QVERIFY(two.anna.table().checks()[3].toMap()["found"].toString().contains(two.anna.table().until()));
    QVERIFY(!two.ben.table().checks()[2].toMap()["found"].toString().contains(port)); // it cannot know that
}

/// LNK-51: what the other did is said once, shortly, and lies on nothing that is tapped.
void DigitsPageTest::noticesAreNotInTheWay()
{
    QTemporaryDir folder;
    Running ben(folder.path());
    ben.app().prefs()->setReducedMotion(true);
    Device anna;
    anna.table().setName(QStringLiteral("Anna"));
    QVERIFY(anna.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    QVERIFY(anna.table().share(QStringLiteral("a")));
    QVERIFY(ben.app().table()->join(linkOf(anna.table(), "b")));
    QVERIFY(ben.awaited(QStringLiteral("gamePage")));
    QTRY_COMPARE(ben.app().table()->link(), QStringLiteral("connected"));
    QSignalSpy notices(ben.app().table(), &TableModel::noticed);
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)}) {
        ben.resize(size);
        notices.clear();
        QVERIFY(anna.game().note(QStringLiteral("The hill counts")));
        QQuickItem *strip = ben.awaited(QStringLiteral("snackbar"));
        QVERIFY(strip != nullptr);
        QTRY_COMPARE(notices.size(), 1);
        QTRY_VERIFY(strip->property("text").toString().contains(QStringLiteral("The hill counts")));
        QVERIFY(strip->property("text").toString().size() < 80);
        ben.settle();
        const QRectF covered = strip->mapRectToScene(QRectF(0, 0, strip->width(), strip->height()));
        for (QQuickItem *item : ben.items()) {
            if (!item->inherits("QQuickAbstractButton") || !item->isEnabled() || strip->isAncestorOf(item))
                continue;
            const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height())) & sight(item, ben.window());
            QVERIFY2(!place.intersects(covered) || place.isEmpty(),
                     qPrintable(QStringLiteral("the notice covers %1 %2").arg(item->objectName(), item->property("text").toString())));
        }
    }
    QTest::qWait(50);
    QCOMPARE(notices.size(), 1);
}

OPTIO_TEST(DigitsPageTest)

} // namespace digits_page_test

#include "digits_page_test.moc"
