// SPDX-License-Identifier: GPL-3.0-or-later
// A period whose rules data are faulty: greyed where a period is chosen, with what is missing (HOM-03, DAT-13).
#include "tests/app/board/new_battle_page.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QTemporaryDir>

#include <fstream>

namespace faulty_period_test {

using namespace optio;
using namespace optio::test;
using namespace newbattletest;
namespace fs = std::filesystem;

class FaultyPeriodTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void greyed();
};

void FaultyPeriodTest::greyed() // HOM-03, HOM-04, DAT-13
{
    const QTemporaryDir data, figures;
    const fs::path folder = figures.path().toStdString();
    fs::copy(rulesets(), folder, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
    std::ofstream(folder / "hoplites" / "samurai" / "shock.toml") << "rule = \"SAM-15\"\n";
    {
        Store store(data.path().toStdString());
        store.setPreference("battle/hoplites", R"({"period":"samurai"})"); // what was played last
    }
    const Running running(AppModel::open(data.path().toStdString(), folder));
    running.resize({1280, 800});
    showPage(running, QStringLiteral("show('NewBattlePage', {ruleset: 'hoplites'})"));
    NewBattleModel &battle = *running.app().newBattle();
    QStringList labels, refused;
    const QVariantList periods = battle.periods();
    for (const QVariant &one : periods) {
        labels.append(one.toMap()["label"].toString());
        if (!one.toMap()["refusal"].toString().isEmpty())
            refused.append(one.toMap()["value"].toString());
    }
    labels.sort();
    QCOMPARE(labels,
             (QStringList{QStringLiteral("300"), QStringLiteral("Antiquity"), QStringLiteral("Fantasy"), QStringLiteral("Samurai")}));
    QCOMPARE(refused, QStringList{QStringLiteral("samurai")});
    QCOMPARE(battle.period(), QStringLiteral("antiquity"));
    QQuickItem *segment = running.named(QStringLiteral("segment_samurai"));
    QVERIFY(segment != nullptr);
    QVERIFY(segment->opacity() < 1);
    const QString why = segment->property("refusal").toString();
    QVERIFY2(why.contains(QStringLiteral("shock.toml")), qPrintable(why));
    QVERIFY2(battle.notes().value(0).contains(why), qPrintable(battle.notes().join(u'\n')));
    QVERIFY(running.tap(QStringLiteral("segment_samurai")));
    QCOMPARE(battle.period(), QStringLiteral("antiquity"));
    battle.setPeriod(QStringLiteral("samurai"));
    QCOMPARE(battle.period(), QStringLiteral("antiquity"));
    // The others stay playable, one after the other by the keyboard, past the greyed one.
    QVERIFY(running.tap(QStringLiteral("segment_fantasy")));
    QCOMPARE(battle.period(), QStringLiteral("fantasy"));
    const QStringList order = [&] {
        QStringList values;
        for (const QVariant &one : periods)
            values.append(one.toMap()["value"].toString());
        return values;
    }();
    for (int i = 0; i < order.size(); ++i)
        QTest::keyClick(running.window(), Qt::Key_Left);
    QCOMPARE(battle.period(), order.constFirst() == QLatin1String("samurai") ? order.value(1) : order.constFirst());
    QTest::keyClick(running.window(), Qt::Key_Right);
    QVERIFY(battle.period() != QLatin1String("samurai"));
    QVERIFY(battle.start());
}

OPTIO_TEST(FaultyPeriodTest)

} // namespace faulty_period_test

#include "faulty_period_test.moc"
