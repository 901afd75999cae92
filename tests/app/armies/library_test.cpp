// SPDX-License-Identifier: GPL-3.0-or-later
// The library of armies by model and by hand: found, put in order, marked, chosen, binned and brought back; with none, with a few and with
// ten thousand; and its pictures in each size and theme.
#include "rules/roster/roster_face.h"
#include "tests/app/pictures.h"

#include "app/engine.h"
#include "tests/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <limits>

namespace library_test {

using namespace optio;
using namespace optio::test;

namespace {

const QString longName =
    QStringLiteral("The great host of Antiochus the Third, called the Great, with all its allies, before the battle of Magnesia");

struct Bench {
    QTemporaryDir folder;
    std::unique_ptr<AppModel> app = AppModel::open(folder.path().toStdString(), rulesets());
    LibraryModel &library = *app->library();
    ArmyRows &rows = *library.rows();
    QSignalSpy failures{app.get(), &AppModel::failed};

    void restart()
    {
        app.reset();
        app = AppModel::open(folder.path().toStdString(), rulesets());
    }
    QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < rows.count(); ++row)
            all.append(rows.get(row).value("name").toString());
        return all;
    }
};

/// Armies by the thousand, written as another program would.
void fill(const QString &folder, int count)
{
    const Registry registry(rulesets());
    std::vector<FacedRoster> supplied, all;
    for (const auto &ruleset : registry.all())
        for (const Json &army : ruleset->armies())
            supplied.push_back({army, faceOf(ruleset.get(), army)});
    for (int n = 0; n < count; ++n) {
        FacedRoster one = supplied[static_cast<std::size_t>(n) % supplied.size()];
        one.roster["id"] = "army-" + std::to_string(n);
        one.roster["name"] = one.roster.at("name").get<std::string>() + " " + std::to_string(n);
        one.face.words += " " + std::to_string(n);
        all.push_back(std::move(one));
    }
    Store(folder.toStdString()).saveRosters(all, "2026-01-01T00:00:00Z");
}

const QList<std::pair<const char *, QSize>> sizes{{"1280x800", {1280, 800}}, {"800x1280", {800, 1280}}, {"412x915", {412, 915}}};

} // namespace

class LibraryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        optio::setLook();
        listenForComplaints();
    }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void shelvesKeepOwnAndSuppliedApart()
    {
        Bench bench;
        LibraryModel &library = bench.library;
        const int supplied = bench.rows.count();
        QVERIFY(supplied >= 40);
        const QString own = library.duplicate("dbm/gallic");
        QCOMPARE(bench.rows.get(0).value("id").toString(), own); // one's own come first
        QVERIFY(!bench.rows.get(0).value("supplied").toBool());
        library.want("shelf", "own");
        QCOMPARE(bench.rows.count(), 1);
        library.want("shelf", "supplied");
        QCOMPARE(bench.rows.count(), supplied);
        library.want("shelf", "nowhere");
        QCOMPARE(bench.failures.count(), 1);
        QCOMPARE(library.wanted().value("shelf").toString(), "supplied");
        const QVariantList portrait = bench.rows.get(0).value("portrait").toList();
        QVERIFY(!portrait.isEmpty());
        QVERIFY(portrait[0].toMap().value("count").toInt() > 0);
    }

    void filtersNarrowAndLetGo()
    {
        Bench bench;
        LibraryModel &library = bench.library;
        const int all = bench.rows.count();
        library.want("period", "Punic Wars");
        const int punic = bench.rows.count();
        QVERIFY(punic > 0 && punic < all);
        QVERIFY(library.narrowed());
        library.want("least", 300);
        library.want("most", 400);
        for (int row = 0; row < bench.rows.count(); ++row)
            QVERIFY(bench.rows.get(row).value("points").toDouble() >= 300);
        library.want("least", std::numeric_limits<double>::infinity()); // what "1e999" is read as: no bound
        QVERIFY(library.wanted().value("least").isNull());
        QCOMPARE(bench.failures.count(), 0);
        library.want("words", "elephants");
        QVERIFY(bench.rows.count() > 0);
        library.setFavourite(bench.rows.get(0).value("id").toString(), true);
        library.want("favourites", true);
        QCOMPARE(bench.rows.count(), 1);
        library.want("ruleset", "hoplites"); // has no armies of that period: the period goes, so that the list is not empty without a sign
        QVERIFY(library.wanted().value("period").toString().isEmpty());
        library.wantAll();
        QCOMPARE(bench.rows.count(), all);
        QVERIFY(!library.narrowed());
        library.want("hue", 1);
        QCOMPARE(bench.failures.count(), 1);
    }

    void theOrderIsKept()
    {
        Bench bench;
        const QStringList byName = bench.names();
        bench.library.want("order", "points");
        bench.library.want("descending", true);
        const double first = bench.rows.get(0).value("points").toDouble();
        QVERIFY(first >= bench.rows.get(1).value("points").toDouble());
        QVERIFY(byName != bench.names());
        bench.restart();
        QCOMPARE(bench.app->library()->wanted().value("order").toString(), "name"); // not looked at yet
        QCOMPARE(bench.app->library()->rows()->get(0).value("points").toDouble(), first);
        QCOMPARE(bench.app->library()->wanted().value("order").toString(), "points");
    }

    void detailsAreKept()
    {
        Bench bench;
        LibraryModel &library = bench.library;
        const QString id = library.create("dbm", "Mine");
        QVariantMap details = library.details(id);
        QVERIFY(details.value("periodAsked").toBool());
        details["name"] = longName;
        details["notes"] = QString("Two lines,\n<b>no</b> markup");
        details["period"] = QString(" Hellenistic ");
        QVERIFY(library.setDetails(id, details));
        QCOMPARE(library.details(id).value("period").toString(), "Hellenistic");
        library.want("words", "markup");
        QCOMPARE(bench.rows.count(), 1);
        QCOMPARE(bench.rows.get(0).value("name").toString(), longName);
        QVERIFY(library.periods().contains("Hellenistic"));
        details.remove("opened"); // they were kept since
        details["name"] = QString("  ");
        QVERIFY(!library.setDetails(id, details));
        details["name"] = QString("n");
        details["notes"] = QString(20001, u'x');
        QVERIFY(!library.setDetails(id, details));
        QVERIFY(!library.setDetails("dbm/gallic", details));
        QVERIFY(library.details("none").isEmpty());
        QCOMPARE(bench.failures.count(), 4);
        QVERIFY(!library.details(library.duplicate("hoplites/gauls")).value("periodAsked").toBool()); // the rule set's own to say
    }

    void theBinGivesBackAndIsEmptied()
    {
        Bench bench;
        LibraryModel &library = bench.library;
        const QString one = library.duplicate("dbm/gallic"), two = library.duplicate("dbm/seleucid");
        library.setFavourite(one, true);
        for (const QString &id : {one, two, QString("dbm/parthian")})
            library.choose(id);
        QCOMPARE(library.chosen().size(), 3);
        library.removeChosen();
        QCOMPARE(bench.failures.count(), 0);
        QVERIFY(library.chosen().isEmpty());
        QCOMPARE(library.binned(), 2);
        bench.app->undoLast();
        QCOMPARE(library.binned(), 0);
        library.remove(one);
        library.remove(two);
        library.want("shelf", "bin");
        QCOMPARE(bench.rows.count(), 2);
        QCOMPARE(bench.rows.get(0).value("daysLeft").toInt(), 30);
        library.bringBack(one);
        library.clearBin();
        QCOMPARE(bench.rows.count(), 0);
        library.want("shelf", "own");
        QCOMPARE(bench.rows.count(), 1);
        QVERIFY(bench.rows.get(0).value("favourite").toBool());
        library.choose("dbm/parthian");
        library.removeChosen();
        QCOMPARE(bench.failures.count(), 1); // nothing of it can be deleted
        library.chooseAll();
        QCOMPARE(library.chosen().size(), 2);
        library.chooseNone();
        QVERIFY(library.chosen().isEmpty());
    }

    void facesOfOtherFiguresAreWorkedOutAgain()
    {
        Bench bench;
        bench.app.reset();
        const Registry registry(rulesets());
        {
            Store store(bench.folder.path().toStdString());
            for (int i = 0; i < 60; ++i) {
                Json army = registry.at("dbm").armies()[0];
                army["id"] = "old-" + std::to_string(i);
                army["name"] = "Old " + std::to_string(i);
                store.saveRoster(army, {.points = 1}, "2026-01-01T00:00:00Z");
            }
            Json strange = registry.at("dbm").armies()[0];
            strange["id"] = "strange";
            strange["name"] = "Strange";
            strange["ruleset"] = "another game";
            store.saveRoster(strange, {.points = 1}, "2026-01-01T00:00:00Z");
        }
        bench.restart();
        LibraryModel &library = *bench.app->library();
        library.want("shelf", "own");
        QCOMPARE(library.rows()->count(), 61);
        library.want("most", 1);
        QTRY_COMPARE(library.rows()->count(), 1); // that of no rule set of ours
        QCOMPARE(library.rows()->get(0).value("errors").toInt(), 1);
        QCOMPARE(library.rows()->get(0).value("changed").toString(), "2026-01-01T00:00:00Z"); // nobody changed it
    }

    void rowsThatStayAreNotMadeAnew()
    {
        Bench bench;
        QSignalSpy reset(&bench.rows, &ArmyRows::modelReset), removed(&bench.rows, &ArmyRows::rowsRemoved),
            inserted(&bench.rows, &ArmyRows::rowsInserted);
        const QString id = bench.library.duplicate("dbm/gallic");
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(inserted.first().at(1).toInt(), inserted.first().at(2).toInt());
        bench.library.setFavourite(id, true);
        bench.library.rename(id, "Another name");
        QCOMPARE(removed.count() + reset.count(), 0);
        QCOMPARE(bench.rows.get(bench.rows.indexOf(id)).value("name").toString(), "Another name");
        bench.library.remove(id);
        QCOMPARE(removed.count(), 1);
        QCOMPARE(bench.rows.indexOf(id), -1);
    }

    void handsOfAPlayer_data();
    void handsOfAPlayer();
    void byKeyboardAlone();
    void tenThousand();
    void pictures_data();
    void pictures();
};

void LibraryTest::handsOfAPlayer_data()
{
    QTest::addColumn<QSize>("size");
    for (const auto &[name, size] : sizes)
        QTest::newRow(name) << size;
}

void LibraryTest::handsOfAPlayer()
{
    QFETCH(const QSize, size);
    QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize(size);
    LibraryModel &library = *running.app().library();
    const QString own = library.duplicate("dbm/gallic");
    QVERIFY(running.tap("armiesButton"));
    running.rest();
    QVERIFY(running.tap(QStringLiteral("army_%1_star").arg(own)));
    QVERIFY(library.rows()->get(0).value("favourite").toBool());

    // A new army asks whose rules it is for, unless that is clear.
    QVERIFY(running.tap(size.width() < 600 ? "newArmyIcon" : "newArmy"));
    QVERIFY(running.tap("newArmy_punic"));
    running.rest();
    QCOMPARE(running.app().editor()->ruleset(), "punic");
    running.eval(QStringLiteral("leavePage()"));
    running.rest();
    QCOMPARE(running.eval(QStringLiteral("current.objectName")).toString(), "armiesPage");

    // Filters.
    QVERIFY(running.tap("armiesFilter"));
    QVERIFY(running.tap("wantFavourites"));
    QCOMPARE(library.rows()->count(), 1);
    running.awaited("wantLeast")->forceActiveFocus();
    for (const char key : {'9', '9', '9'})
        QTest::keyClick(running.window(), key);
    QCOMPARE(library.rows()->count(), 0);
    QVERIFY(running.tap("wantAll"));
    QVERIFY(library.rows()->count() > 40);
    running.eval(QStringLiteral("current.closeInner()"));

    // Several.
    QVERIFY(running.tap("chooseArmies"));
    QVERIFY(running.tap(QStringLiteral("army_%1_open").arg(own)));
    QCOMPARE(library.chosen(), QStringList{own});
    QVERIFY(running.tap("removeChosen"));
    QCOMPARE(library.binned(), 1);
    QVERIFY(!running.named("removeChosen"));

    // The bin.
    library.want("shelf", "bin");
    running.settle();
    QVERIFY(running.tap(QStringLiteral("army_%1_return").arg(own)));
    QCOMPARE(library.binned(), 0);
    library.want("shelf", "own");
    running.settle();
    QVERIFY(running.tap(QStringLiteral("army_%1_more").arg(own)));
    QVERIFY(running.tap(QStringLiteral("army_%1_details").arg(own)));
    running.awaited("renameEntry")->forceActiveFocus();
    QTest::keySequence(running.window(), QKeySequence::SelectAll);
    for (const char key : {'Z', 'a', 'm', 'a'})
        QTest::keyClick(running.window(), key);
    QVERIFY(running.tap("renameKeep"));
    QCOMPARE(library.details(own).value("name").toString(), "Zama");
    running.settle();
    if (!running.named(QStringLiteral("army_%1_remove").arg(own)))
        QVERIFY(running.tap(QStringLiteral("army_%1_more").arg(own)));
    QVERIFY(running.tap(QStringLiteral("army_%1_remove").arg(own)));
    QCOMPARE(library.binned(), 1);
    library.want("shelf", "bin");
    running.settle();
    QVERIFY(running.tap("emptyBin"));
    QVERIFY(running.tap("binKeep"));
    QCOMPARE(library.binned(), 1);
    running.settle();
    QVERIFY(running.tap("emptyBin"));
    QVERIFY(running.tap("binEmpty"));
    QCOMPARE(library.binned(), 0);
    running.eval(QStringLiteral("leavePage()"));
    running.rest();
    QCOMPARE(library.wanted().value("shelf").toString(), "all");
}

void LibraryTest::byKeyboardAlone()
{
    QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({1280, 800});
    LibraryModel &library = *running.app().library();
    const QString own = library.duplicate("dbm/gallic");
    running.eval(QStringLiteral("show('ArmiesPage', {})"));
    running.rest();
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(running.window(), key, with);
        QTest::qWait(20);
    };
    press(Qt::Key_Down);
    press(Qt::Key_Space);
    running.settle();
    QVERIFY(running.named(QStringLiteral("army_%1_details").arg(own)));
    press(Qt::Key_Escape);
    running.settle();
    QVERIFY(!running.named(QStringLiteral("army_%1_details").arg(own)));
    press(Qt::Key_Delete);
    QCOMPARE(library.binned(), 1);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(library.binned(), 0);
    press(Qt::Key_F, Qt::ControlModifier);
    for (const char key : {'g', 'a', 'l', 'l', 'i', 'c', ' ', 'c', 'o', 'p', 'y'})
        QTest::keyClick(running.window(), key);
    QCOMPARE(library.rows()->count(), 1);
    press(Qt::Key_Escape);
    QVERIFY(library.rows()->count() > 40);
    running.awaited("armiesList")->forceActiveFocus();
    press(Qt::Key_Home);
    running.awaited("armiesList")->setProperty("currentIndex", 0);
    press(Qt::Key_Return);
    running.rest();
    QCOMPARE(running.eval(QStringLiteral("current.objectName")).toString(), "armyEditorPage");
    QCOMPARE(running.app().editor()->id(), own);
}

void LibraryTest::tenThousand()
{
    QTemporaryDir data;
    fill(data.path(), 10000);
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({800, 1280});
    LibraryModel &library = *running.app().library();
    running.eval(QStringLiteral("show('ArmiesPage', {})"));
    running.rest();
    QVERIFY(library.rows()->count() > 10000);
    running.awaited("armiesFind")->forceActiveFocus();
    int before = library.rows()->count();
    for (const char key : {'s', 'e', 'l', 'e', 'u', 'c', ' ', '9', '9'}) {
        QTest::keyClick(running.window(), key);
        QVERIFY(library.rows()->count() <= before);
        before = library.rows()->count();
    }
    QVERIFY(before > 0 && before < 60);
    library.wantAll();
    running.eval(QStringLiteral("current.keyList.positionViewAtEnd()"));
    running.settle();
    QVERIFY(faultsOf(running, "the end").isEmpty());
    library.chooseAll();
    QCOMPARE(library.chosen().size(), library.rows()->count());
    library.removeChosen();
    QCOMPARE(library.binned(), 10000);
    running.app().undoLast();
    QCOMPARE(library.binned(), 0);
}

void LibraryTest::pictures_data() { pictureRows(); }

void LibraryTest::pictures()
{
    QTemporaryDir data;
    const Running running(data.path());
    Pictures pictures(running, QStringLiteral("library"));
    const auto take = [&](const QString &screen) { pictures.take(screen); };
    LibraryModel &library = *running.app().library();
    running.eval(QStringLiteral("show('ArmiesPage', {})"));
    running.rest();
    library.want("shelf", "own");
    take("empty");
    library.want("shelf", "bin");
    take("empty-bin");
    library.want("shelf", "all");
    const QString first = library.duplicate("dbm/gallic"), draft = library.create("hoplites", longName);
    library.setFavourite(first, true);
    QVariantMap details = library.details(draft);
    library.setDetails(draft, details);
    library.remove(library.duplicate("punic/syracuse"));
    take("all");
    running.eval(QStringLiteral("current.unfolded = '%1'").arg(first));
    take("tools");
    running.eval(QStringLiteral("current.beginChoosing()"));
    library.choose(first);
    take("choosing");
    running.eval(QStringLiteral("current.endChoosing(); current.askDetails('%1')").arg(first));
    take("details");
    running.eval(QStringLiteral("current.closeInner(); current.add()"));
    take("new");
    running.eval(QStringLiteral("current.closeInner()"));
    library.want("favourites", true);
    QVERIFY(running.click("armiesFilter"));
    take("filters");
    running.eval(QStringLiteral("current.closeInner()"));
    take("filtered");
    library.want("words", "nothing at all");
    take("none");
    library.wantAll();
    library.want("shelf", "bin");
    take("bin");
    QVERIFY(running.click("emptyBin"));
    take("emptying");
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(QLatin1Char('\n'))));
}

OPTIO_TEST(LibraryTest)

} // namespace library_test

#include "library_test.moc"
