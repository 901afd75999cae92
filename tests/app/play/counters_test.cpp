// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all counters, which corrections show: QML asks for it at each step through it, and a battle has hundreds.
#include "tests/app/window.h"

#include "app/engine.h"
#include "tests/suite.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>

namespace counters_test {

using namespace optio;
using namespace optio::test;

class CountersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void areWorkedOutOnce()
    {
        const QTemporaryDir data;
        const Running running(data.path());
        const Registry all(rulesets());
        const ReadyBattle battle = all.at("punic").battles().at(0);
        GameModel &game = *running.app().game();
        QVERIFY(running.app().games()->create(QStringLiteral("punic"), QString::fromStdString(battle.a), QString::fromStdString(battle.b)));
        QElapsedTimer clock;
        clock.start();
        const auto count = static_cast<int>(game.counters().size());
        const qint64 once = clock.restart();
        QVERIFY2(count > 50, qPrintable(QString::number(count)));
        QCOMPARE(running.eval(QStringLiteral("{ let n = 0; for (const counter of App.game.counters) ++n; n }")).toInt(), count);
        const qint64 stepped = clock.elapsed();
        qInfo("%d counters: worked out in %lld ms, stepped through in %lld ms", count, static_cast<long long>(once),
              static_cast<long long>(stepped));
        QVERIFY2(stepped < 10 * once + 200, qPrintable(QStringLiteral("%1 ms, and %2 ms to work them out").arg(stepped).arg(once)));
    }

    /// They follow each entry, and belong to their game.
    void followTheGame()
    {
        const QTemporaryDir data;
        const Running running(data.path());
        const Registry all(rulesets());
        GameModel &game = *running.app().game();
        QVERIFY(game.counters().isEmpty());
        const auto begin = [&](const char *ruleset) {
            const ReadyBattle battle = all.at(ruleset).battles().at(0);
            return running.app().games()->create(QString::fromLatin1(ruleset), QString::fromStdString(battle.a),
                                                 QString::fromStdString(battle.b));
        };
        QVERIFY(begin("punic"));
        const QVariantList before = game.counters();
        const auto number = std::find_if(before.begin(), before.end(), [](const QVariant &one) {
            return one.toMap()["kind"].toString() == QLatin1String("count") && one.toMap()["value"].toInt() == 0;
        });
        QVERIFY(number != before.end());
        QVERIFY(game.correct(number->toMap()["path"].toString(), 1, QStringLiteral("miscounted")));
        const QVariantList after = game.counters();
        QVERIFY(after != before);
        game.undo();
        QCOMPARE(game.counters(), before);
        QVERIFY(begin("dba"));
        QVERIFY(game.counters() != before);
        game.close();
        QVERIFY(game.counters().isEmpty());
    }
};

OPTIO_TEST(CountersTest)

} // namespace counters_test

#include "counters_test.moc"
