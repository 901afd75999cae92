// SPDX-License-Identifier: GPL-3.0-or-later
// The debriefing of a battle that the program played: read bit by bit, shown in every size, and the ways on from it.
#include "tests/app/pictures.h"

#include "app/engine.h"
#include "app/qt/files.h"
#include "rules/arena.h"
#include "tests/suite.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace debrief_test {

using namespace optio;
using namespace optio::test;

namespace {

/// A battle that the computer fought against itself, as a file in `folder`.
QUrl fought(const QString &folder, const QString &longName = {})
{
    const Registry registry(rulesets());
    const Ruleset &ruleset = registry.at("hoplites");
    Matches matches;
    for (const Json &army : ruleset.armies()) {
        if (army.at("id") == "hoplites/carthage")
            matches.rosters[0] = army;
        if (army.at("id") == "hoplites/republican-rome")
            matches.rosters[1] = army;
    }
    if (!longName.isEmpty())
        matches.rosters[0]["name"] = longName.toStdString();
    matches.players = {"greedy", "greedy"};
    matches.seed = 3;
    matches.created = "2026-01-01T00:00:00Z";
    std::string transcript;
    (void)dynamic_cast<const Arena &>(ruleset).playGames(matches, &transcript);
    const QUrl file = QUrl::fromLocalFile(folder + QStringLiteral("/fought.optio-game"));
    writeFile(file, transcript);
    return file;
}

/// Asks for a page, and lets it come.
void showPage(const Running &running, const QString &script)
{
    running.eval(script);
    running.rest();
    running.settle();
}

} // namespace

class DebriefTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void told();
    void bitByBit();
    void weighedWhileLookedAt();
    void notYet();
    void other();
    void screens_data();
    void screens();
};

void DebriefTest::told() // HOP-343, PRF-41
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    const QString id = running.app().games()->importFile(fought(data.path()));
    QVERIFY(running.app().games()->open(id));
    showPage(running, QStringLiteral("show('DebriefPage', {})"));
    DebriefModel &debrief = *running.app().debrief();
    QTRY_VERIFY(debrief.ready());
    running.settle();
    QCOMPARE(debrief.fault(), QString());
    const QVariantMap ended = running.app().game()->ended();
    QCOMPARE(debrief.text(), ended["text"].toString());
    QCOMPARE(debrief.winner(), ended["winner"].toString());
    QCOMPARE(running.awaited(QStringLiteral("debriefText"))->property("text").toString(), debrief.text());
    QCOMPARE(debrief.sides().size(), 2);
    QVERIFY(debrief.rounds().size() > 3);
    QVERIFY(debrief.attacks().size() > 10);
    for (const QVariant &attack : debrief.attacks())
        for (const QVariant &chance : attack.toMap()["odds"].toList())
            QVERIFY(chance.toMap()["percent"].toString().endsWith(u'%'));
    // The decisions that cost most come when they have been weighed, beside the screen.
    QVERIFY(debrief.weighing() || debrief.allWeighed());
    QTRY_VERIFY_WITH_TIMEOUT(debrief.allWeighed(), 120000);
    QVERIFY(!debrief.weighing());
    running.settle();
    QVERIFY(debrief.decisions().size() <= 3);
    for (int i = 0; i < debrief.decisions().size(); ++i) {
        const QVariantMap one = debrief.decisions().at(i).toMap();
        const QString said = spokenName(running.named(QStringLiteral("debriefDecision%1").arg(i)));
        for (const char *part : {"text", "better", "chance"})
            QVERIFY2(said.contains(one[part].toString()), qPrintable(said));
        QVERIFY(one["chance"].toString().endsWith(QStringLiteral(" %")));
    }
    QVERIFY(running.named(QStringLiteral("moreAttacks")));
    QVERIFY(running.tap(QStringLiteral("moreAttacks")));
    QVERIFY(!running.named(QStringLiteral("moreAttacks")));
    QVERIFY(!spokenName(running.named(QStringLiteral("debriefChart"))).isEmpty());
    // Looked at again, it is there at once.
    QSignalSpy changed(&debrief, &DebriefModel::changed);
    debrief.start();
    QVERIFY(debrief.ready());
    QCOMPARE(changed.count(), 0);
    running.tap(QStringLiteral("debriefClose"));
    QTRY_VERIFY(running.eval(QStringLiteral("current.objectName")).toString() != QLatin1String("debriefPage"));
    // The page of an entry counts no odds of such a battle: those of the deal, now told whole, nobody could wait for.
    const int length = running.app().game()->game().length();
    for (int n = 1; n <= length; n += 20) {
        const QVariantMap entry = running.app().game()->entry(n);
        QVERIFY(!entry["sentence"].toString().isEmpty());
        QCOMPARE(entry["chance"].toString(), QString());
    }
    // Its report can be kept, and the battle begun again (see new_battle_test).
    QVERIFY(running.app().game()->exportReport(QUrl::fromLocalFile(data.filePath(QStringLiteral("report.md")))));
    QVERIFY(running.app().games()->again(id, true, true));
    QCOMPARE(running.app().game()->game().length(), 0);
}

void DebriefTest::bitByBit() // the screen goes on while the journal is read: no stretch of work is long beside the whole
{
    const QTemporaryDir data;
    const Running running(data.path());
    QVERIFY(running.app().games()->open(running.app().games()->importFile(fought(data.path()))));
    DebriefModel &debrief = *running.app().debrief();
    QSignalSpy steps(&debrief, &DebriefModel::progressed);
    QElapsedTimer clock;
    clock.start();
    qint64 longest = 0, before = 0;
    double progress = 0;
    connect(&debrief, &DebriefModel::progressed, this, [&] {
        longest = std::max(longest, clock.elapsed() - before);
        before = clock.elapsed();
        QVERIFY(debrief.progress() >= progress || debrief.progress() == 0);
        progress = debrief.progress();
    });
    debrief.start();
    QTRY_VERIFY(debrief.ready());
    qInfo("%d entries in %lld ms, in %d steps, the longest of %lld ms", running.app().game()->game().length(), clock.elapsed(),
          static_cast<int>(steps.count()), longest);
    QVERIFY(steps.count() > 5);
    QCOMPARE(debrief.progress(), 1.0);
    // A game that is closed in the middle of it is let go of.
    running.app().game()->close();
    QVERIFY(running.app().games()->open(running.app().games()->latest().isNull()
                                            ? running.app().games()->rows()->get(0)["id"].toString()
                                            : running.app().games()->latest().toMap()["id"].toString()));
    debrief.start();
    running.app().game()->close();
    QTest::qWait(50);
}

void DebriefTest::weighedWhileLookedAt() // who leaves is not kept waiting, and who comes back finds it done or going on
{
    const QTemporaryDir data;
    const Running running(data.path());
    QVERIFY(running.app().games()->open(running.app().games()->importFile(fought(data.path()))));
    DebriefModel &debrief = *running.app().debrief();
    debrief.start();
    debrief.finish();
    QVERIFY(debrief.ready() && debrief.weighing());
    debrief.leave();
    QVERIFY(!debrief.weighing() && !debrief.allWeighed() && debrief.decisions().isEmpty());
    debrief.start();
    QVERIFY(debrief.weighing());
    QTRY_VERIFY_WITH_TIMEOUT(debrief.allWeighed(), 120000);
    const QVariantList told = debrief.decisions();
    debrief.start(); // there is nothing left to weigh
    QVERIFY(!debrief.weighing());
    QCOMPARE(debrief.decisions(), told);
    // Closed while it is weighed, it is let go of.
    running.app().game()->close();
    QVERIFY(running.app().games()->open(running.app().games()->importFile(fought(data.path(), QStringLiteral("Others")))));
    debrief.start();
    debrief.finish();
    QVERIFY(debrief.weighing());
    running.app().game()->close();
    QVERIFY(!debrief.weighing());
    QTest::qWait(50);
    QVERIFY(!debrief.allWeighed());
}

void DebriefTest::notYet() // a battle that goes on keeps its secrets
{
    const QTemporaryDir data;
    const Running running(data.path());
    QVERIFY(
        running.app().games()->create(QStringLiteral("hoplites"), QStringLiteral("hoplites/carthage"), QStringLiteral("hoplites/gauls")));
    showPage(running, QStringLiteral("show('DebriefPage', {})"));
    QVERIFY(!running.app().debrief()->ready());
    QVERIFY(running.app().debrief()->fault().contains(QStringLiteral("not over")));
    QVERIFY(running.named(QStringLiteral("debriefFault")));
    QVERIFY(running.app().debrief()->units().isEmpty());
}

void DebriefTest::other() // a rule set without one says so
{
    const QTemporaryDir data;
    const Running running(data.path());
    const QVariantMap example = running.app().games()->examples().constFirst().toMap();
    QVERIFY(running.app().games()->create(example["ruleset"].toString(), example["armyA"].toString(), example["armyB"].toString()));
    running.app().debrief()->start();
    QVERIFY(running.app().debrief()->fault().contains(example["rulesetName"].toString()));
}

void DebriefTest::screens_data() { pictureRows(); }

void DebriefTest::screens()
{
    const QTemporaryDir data;
    const Running running(data.path());
    Pictures pictures(running);
    const QUrl file = fought(data.path(), QStringLiteral("The mercenary host of Hasdrubal Barca on its long way from Iberia"));
    QVERIFY(running.app().games()->open(running.app().games()->importFile(file)));
    showPage(running, QStringLiteral("show('DebriefPage', {})"));
    running.app().debrief()->finish();
    QTRY_VERIFY_WITH_TIMEOUT(running.app().debrief()->allWeighed(), 120000);
    running.settle();
    pictures.take("debrief");
    running.reveal(running.named(QStringLiteral("debriefDecisions")));
    pictures.take("debrief-decisions");
    running.reveal(running.named(QStringLiteral("debriefChart")));
    pictures.take("debrief-chart");
    running.reveal(running.named(QStringLiteral("moreAttacks")));
    pictures.take("debrief-attacks");
    running.eval(QStringLiteral("current.toEnd()"));
    pictures.take("debrief-units");
    QVERIFY2(pictures.faults.isEmpty(),
             qPrintable(QStringLiteral("%1 faults:\n").arg(pictures.faults.size()) + pictures.faults.join(u'\n')));
}

OPTIO_TEST(DebriefTest)

} // namespace debrief_test

#include "debrief_test.moc"
