// SPDX-License-Identifier: GPL-3.0-or-later
// A shared game on the wall of somebody who watches, in the real window (LNK-50): every rule set that is played on a table, in sizes from a
// television to a phone; what happens when the link is lost; and the switch for watching in a browser (LNK-05).
#include "rules/link/link_text.h"
#include "tests/app/battle.h"
#include "tests/app/pictures.h"
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

namespace watch_wall_test {

using namespace optio;
using namespace optio::test;

namespace {

struct Form {
    QSize size;
    const char *theme;
};

std::vector<Form> forms()
{
    std::vector<Form> all{{{1920, 1080}, "dark"}, {{1280, 800}, "light"}, {{800, 1280}, "dark"}, {{412, 915}, "light"}};
    if (deep())
        all.insert(all.end(), {{{1920, 1080}, "light"}, {{1280, 800}, "contrast"}, {{800, 1280}, "light"}, {{412, 915}, "dark"}});
    return all;
}

} // namespace

class WatchWallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init()
    {
        complaints().clear();
        faults_.clear();
    }
    void cleanup()
    {
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
        QVERIFY2(faults_.isEmpty(), qPrintable(faults_.join(u'\n')));
    }
    void battles_data();
    void battles();
    void fromTheTable();
    void askedAtTheStart();
    void browsers();
    void playsInABrowser();

private:
    void album(const Running &running, const QString &name);
    QStringList faults_;
};

void WatchWallTest::album(const Running &running, const QString &name)
{
    for (const Form &form : forms()) {
        running.app().prefs()->setTheme(QString::fromLatin1(form.theme));
        running.resize(form.size);
        running.rest();
        look(running, QStringLiteral("%1-%2x%3-%4").arg(name).arg(form.size.width()).arg(form.size.height()).arg(QLatin1String(form.theme)),
             faults_);
    }
}

void WatchWallTest::battles_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("battle");
    QTest::addColumn<int>("steps");
    QTest::newRow("dbm") << "dbm" << "dbm-whole" << 150;
    QTest::newRow("dbm over") << "dbm" << "dbm-whole" << 9999;
    QTest::newRow("dba") << "dba" << "dba-whole" << 40;
    QTest::newRow("punic") << "punic" << "punic-battle" << 50;
    QTest::newRow("tropaion") << "tropaion" << "tropaion-battle" << 150;
    QTest::newRow("ancients") << "ancients" << "ancients-battle" << 66;
}

/// The battle is played at Anna's, and stands on the wall.
void WatchWallTest::battles()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, battle);
    QFETCH(int, steps);
    Device anna;
    anna.table().setName(QStringLiteral("Anna"));
    const Battle played(ruleset.toStdString(), battle.toStdString());
    played.begin(*anna.app);
    for (const Battle::Step &step : played.steps())
        if (steps-- > 0)
            Battle::play(anna.game(), step);
    QVERIFY2(anna.table().share(QStringLiteral("a")), qPrintable(anna.failures.join(u'\n')));
    QTemporaryDir folder;
    Running wall(folder.path());
    wall.app().prefs()->setReducedMotion(true);
    QVERIFY(wall.app().table()->join(linkOf(anna.table(), "watch")));
    QTRY_COMPARE_WITH_TIMEOUT(wall.app().game()->isOpen() ? wall.app().game()->game().length() : -1, anna.length(), 60000);
    QVERIFY(wall.app().watch()->watching());
    wall.eval(QStringLiteral("show('WatchPage', {})"));
    QVERIFY(wall.awaited(QStringLiteral("watchPage")));
    const QVariantMap page = wall.app().watch()->page();
    QVERIFY(!page["turn"].toString().isEmpty());
    QCOMPARE(wall.named(QStringLiteral("watchTurn"))->property("text").toString(),
             page["over"].toBool()               ? page["ended"].toString()
             : page["name"].toString().isEmpty() ? page["turn"].toString()
                                                 : page["name"].toString() + QStringLiteral(", ") + page["turn"].toString());
    // At 1920 by 1080 nothing is under 28 pixels, army totals and rulings have 43 and more, whose bound it is 64 and more.
    wall.resize(QSize(1920, 1080));
    wall.settle();
    const auto pixels = [](const QQuickItem *item) { return item->property("font").value<QFont>().pixelSize(); };
    QTRY_VERIFY_WITH_TIMEOUT(pixels(wall.named(QStringLiteral("watchTurn"))) >= 64, 60000);
    QVERIFY(pixels(wall.named(QStringLiteral("watchDone_a"))) >= 43);
    int texts = 0;
    for (const QQuickItem *item : wall.items())
        if (item->inherits("QQuickText") && item->isVisible() && item->width() > 0 && !item->property("text").toString().isEmpty()) {
            const bool note = item->parentItem() && item->parentItem()->inherits("QQuickRectangle") &&
                              item->property("text").toString().startsWith(QLatin1String("of "));
            QVERIFY2(note || pixels(item) >= 28, qPrintable(item->property("text").toString()));
            ++texts;
        }
    QVERIFY(texts > 20);
    QVERIFY(wall.named(QStringLiteral("watchRuling_0"))->isVisible());
    const QString reader = wall.named(QStringLiteral("watchRuling_0"))->property("modelData").toMap()["sentence"].toString();
    QVERIFY(QAccessible::queryAccessibleInterface(wall.named(QStringLiteral("watchRuling_0")))->text(QAccessible::Name).startsWith(reader));
    album(wall, QStringLiteral("watch-%1").arg(QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-')));
}

/// By the sign and the table's page to the wall; a ruling comes, the link is lost and the picture stays; Esc leads back.
void WatchWallTest::fromTheTable()
{
    Device anna;
    anna.table().setName(QStringLiteral("Anna"));
    QVERIFY(anna.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    QVERIFY(anna.table().share(QStringLiteral("a")));
    QTemporaryDir folder;
    Running wall(folder.path());
    wall.app().prefs()->setReducedMotion(true);
    wall.resize(QSize(1280, 800));
    QVERIFY(wall.app().table()->join(linkOf(anna.table(), "watch")));
    QTRY_COMPARE(wall.app().table()->link(), QStringLiteral("connected"));
    wall.eval(QStringLiteral("show('GamePage', {})"));
    // Who watches is offered nothing to do but to look.
    QVERIFY(wall.awaited(QStringLiteral("readingReplay")));
    for (const char *none : {"nextButton", "noteButton", "correctButton"})
        QVERIFY2(!wall.named(QLatin1String(none)), none);
    QVERIFY(!wall.app().game()->canUndo());
    album(wall, QStringLiteral("watch-game"));
    wall.eval(QStringLiteral("show('TablePage', {})"));
    QVERIFY(wall.awaited(QStringLiteral("tableWall")));
    QVERIFY(wall.click(QStringLiteral("tableWall")));
    QVERIFY(wall.awaited(QStringLiteral("watchPage")));
    QVERIFY(wall.app().watch()->isOn() && wall.app().watch()->isLive());
    const QString foot = QStringLiteral("watchFoot");
    QCOMPARE(wall.named(foot)->property("text").toString(), QStringLiteral("Connected  ·  Anna keeps"));
    album(wall, QStringLiteral("watch-begin"));
    const int before = wall.app().watch()->page()["n"].toInt();
    QVERIFY(doNext(anna));
    QTRY_VERIFY(wall.app().watch()->page()["n"].toInt() > before);
    anna.table().stopNow();
    QTRY_VERIFY(!wall.app().watch()->isLive());
    QVERIFY2(wall.named(foot)->property("text").toString().startsWith(QStringLiteral("Anna has stopped sharing  ·  No connection since ")),
             qPrintable(wall.named(foot)->property("text").toString()));
    QVERIFY(wall.app().watch()->page()["n"].toInt() > before); // the picture stays
    album(wall, QStringLiteral("watch-lost"));
    QTest::keyClick(wall.window(), Qt::Key_Escape);
    QVERIFY(wall.awaited(QStringLiteral("tablePage")));
    QVERIFY(!wall.app().watch()->isOn());
}

/// optio --watch: the wall waits for the game, and shows it when it is there.
void WatchWallTest::askedAtTheStart()
{
    Device anna;
    QVERIFY(anna.app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    QVERIFY(anna.table().share(QStringLiteral("ab")));
    QTemporaryDir folder;
    auto app = AppModel::open(folder.path().toStdString(), rulesets());
    QVERIFY(app->watch()->ask(linkOf(anna.table(), "watch")));
    const Running wall(std::move(app));
    QVERIFY(wall.awaited(QStringLiteral("watchPage")));
    QTRY_VERIFY_WITH_TIMEOUT(wall.named(QStringLiteral("watchArmy_a")), 60000);
    QVERIFY(wall.eval(QStringLiteral("visibility === 5")).toBool()); // Window.FullScreen
    QVERIFY(!AppModel::open(QTemporaryDir().path().toStdString(), rulesets())->watch()->ask(QStringLiteral("nonsense")));
}

/// LNK-05: a browser may watch where the keeper says so, and no longer when he takes it back.
void WatchWallTest::browsers()
{
    QTemporaryDir folder;
    Running anna(folder.path());
    anna.app().prefs()->setReducedMotion(true);
    QVERIFY(anna.app().games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    anna.eval(QStringLiteral("show('GamePage', {})"));
    anna.eval(QStringLiteral("show('TablePage', {})"));
    QVERIFY(anna.awaited(QStringLiteral("tablePage")));
    QVERIFY(!anna.named(QStringLiteral("tableBrowsersOn")));
    QVERIFY(anna.app().table()->share(QStringLiteral("a")));
    QVERIFY(anna.awaited(QStringLiteral("tableBrowsersOn")));
    QVERIFY(!anna.app().table()->letsWatch() && !anna.named(QStringLiteral("tableCode_browsers")));
    anna.settle(); // the codes are still finding their places
    QVERIFY(anna.click(QStringLiteral("tableBrowsersOn")));
    QTRY_VERIFY(anna.app().table()->letsWatch());
    QVERIFY(anna.awaited(QStringLiteral("tableCode_browsers")));
    QVERIFY(anna.app().table()->watchAddress().startsWith(QLatin1String("http://")));
    QCOMPARE(anna.named(QStringLiteral("tableBrowsersAddress"))->property("text").toString(), anna.app().table()->watchAddress());
    for (const Form &form : forms()) {
        anna.resize(form.size);
        anna.reveal(anna.named(QStringLiteral("tableBrowsers")));
        anna.rest();
        look(anna, QStringLiteral("share-browsers-%1x%2").arg(form.size.width()).arg(form.size.height()), faults_);
    }
    QVERIFY(anna.click(QStringLiteral("tableCode_browsers")));
    QVERIFY(anna.awaited(QStringLiteral("tableFilled")));
    QVERIFY(anna.click(QStringLiteral("tableFilled")));
    anna.app().table()->setLetsWatch(false);
    QTRY_VERIFY(!anna.named(QStringLiteral("tableCode_browsers")));
    QVERIFY(anna.app().table()->watchAddress().isEmpty());
}

/// LNK-05: where the browser's Optio is installed each player's seat has a code for a browser, once browsers are let in.
void WatchWallTest::playsInABrowser()
{
    QTemporaryDir folder, site;
    QFile page(site.filePath(QStringLiteral("index.html")));
    QVERIFY(page.open(QIODevice::WriteOnly) && page.write("<!DOCTYPE html>") > 0);
    page.close();
    qputenv("OPTIO_SITE", site.path().toUtf8());
    const auto unset = qScopeGuard([] { qunsetenv("OPTIO_SITE"); });
    Running anna(folder.path());
    anna.app().prefs()->setReducedMotion(true);
    QVERIFY(anna.app().games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    anna.eval(QStringLiteral("show('GamePage', {})"));
    anna.eval(QStringLiteral("show('TablePage', {})"));
    QVERIFY(anna.awaited(QStringLiteral("tablePage")));
    QVERIFY(anna.app().table()->share(QStringLiteral("a")));
    QVERIFY(anna.awaited(QStringLiteral("tableCouldPlay")));
    QVERIFY(!anna.named(QStringLiteral("tableKind_b")));
    anna.settle();
    QVERIFY(anna.click(QStringLiteral("tableBrowsersOn")));
    QVERIFY(anna.awaited(QStringLiteral("tableKind_b")) && anna.named(QStringLiteral("tableKind_umpire")));
    QVERIFY(!anna.named(QStringLiteral("tableKind_watch"))); // whoever only watches has the page
    const QString link = linkOf(*anna.app().table(), "b");
    QQuickItem *code = anna.named(QStringLiteral("tableCode_b"));
    QVERIFY(code->property("code").toString().startsWith(QLatin1String("optio:join?")));
    QVERIFY(anna.click(QStringLiteral("segment_browser")));
    anna.settle();
    const QString browser = code->property("code").toString();
    QVERIFY2(browser.startsWith(QLatin1String("http://")) && browser.contains(QLatin1String("/play/#optio:join?")), qPrintable(browser));
    QVERIFY(anna.named(QStringLiteral("tableOpenly_b")));
    // What the camera of a tablet with Optio reads there can be pasted as well.
    QCOMPARE(link::joinLinkFrom(browser.toStdString()).token, link::joinLinkFrom(link.toStdString()).token);
    for (const Form &form : forms()) {
        anna.resize(form.size);
        anna.reveal(anna.named(QStringLiteral("tableKind_b")));
        anna.rest();
        look(anna, QStringLiteral("share-play-%1x%2").arg(form.size.width()).arg(form.size.height()), faults_);
    }
    anna.app().table()->setLetsWatch(false);
    QTRY_VERIFY(!anna.named(QStringLiteral("tableKind_b")));
    QCOMPARE(anna.named(QStringLiteral("tableCode_b"))->property("code").toString().left(11), QStringLiteral("optio:join?"));
}

OPTIO_TEST(WatchWallTest)

} // namespace watch_wall_test

#include "watch_wall_test.moc"
