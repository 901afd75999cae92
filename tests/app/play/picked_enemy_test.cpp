// SPDX-License-Identifier: GPL-3.0-or-later
// What a form knows already: the enemy that was picked before it was opened, and that a shot which misses wants no second die.
#include "tests/app/battle.h"
#include "tests/suite.h"

#include "app/play/game_view.h"
#include "app/qt/rows_model.h"

#include <QTemporaryDir>

namespace picked_enemy_test {

using namespace optio;
using namespace optio::test;

namespace {

/// The battle in Tropaion so far, without a window.
struct Midway {
    QTemporaryDir folder;
    std::unique_ptr<AppModel> app;
    QStringList failures;

    explicit Midway(std::size_t steps)
    {
        app = AppModel::open(folder.path().toStdString(), rulesets());
        QObject::connect(app.get(), &AppModel::failed, app.get(), [this](const QString &text) { failures.append(text); });
        const Battle battle("tropaion", "tropaion-battle");
        battle.begin(*app);
        for (std::size_t at = 0; at < steps; ++at)
            Battle::play(*app->game(), battle.steps()[at]);
    }
    QVariant valueOf(const char *question) const
    {
        const RowsModel &questions = *app->resolver()->questions();
        const int row = questions.indexOf(QLatin1String(question));
        return row < 0 ? QVariant() : questions.get(row)["value"];
    }
};

} // namespace

class PickedEnemyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// TRO-076: whom a charge hits is the enemy that was picked; another answer stands, and so does one that was given.
    void isWhomTheChargeHits()
    {
        const Midway one(62);
        GameModel &game = *one.app->game();
        ResolverModel &form = *one.app->resolver();
        for (const char *unit : {"a1.1", "b1.3"})
            game.select(QLatin1String(unit));
        game.choose(QStringLiteral("order"));
        QVERIFY2(form.isOpen(), qPrintable(one.failures.join(u'|')));
        QVERIFY(!one.valueOf("ch.target_a1.1").isValid());
        form.setAnswer(QStringLiteral("mv.kind"), QStringLiteral("charge"));
        QCOMPARE(one.valueOf("ch.target_a1.1").toString(), QStringLiteral("b1.3"));
        QCOMPARE(one.valueOf("ch.target_a1.2").toString(), QStringLiteral("none")); // one enemy is picked once
        form.setAnswer(QStringLiteral("ch.target_a1.1"), QStringLiteral("none"));
        QCOMPARE(one.valueOf("ch.target_a1.1").toString(), QStringLiteral("none"));
        form.close();
        game.clearSelection();
        game.select(QStringLiteral("a1.1"));
        game.choose(QStringLiteral("order"));
        form.setAnswer(QStringLiteral("mv.kind"), QStringLiteral("charge"));
        QCOMPARE(one.valueOf("ch.target_a1.1").toString(), QStringLiteral("none"));
        QVERIFY(one.failures.isEmpty());
    }

    /// TRO-088: of two dice that are announced the second is wanted only after a five or a six.
    void missedShotIsOneDie()
    {
        const Midway one(44);
        ResolverModel &form = *one.app->resolver();
        form.start("shoot", {{"a", "b1.9"}, {"b", "a1.11"}});
        QCOMPARE(form.dice().size(), 2);
        form.setDie(0, 5);
        QCOMPARE(form.dice().size(), 2);
        QVERIFY(!form.typedFaces());
        form.setDie(0, 2);
        QCOMPARE(form.dice().size(), 1);
        QCOMPARE(*form.typedFaces(), std::vector<int>{2});
        form.setDie(0, 6);
        QCOMPARE(form.dice().size(), 2);
        form.setDie(0, 2);
        form.roll();
        QVERIFY2(one.failures.isEmpty(), qPrintable(one.failures.join(u'|')));
        QVERIFY(!form.isOpen());
        QCOMPARE(one.app->game()->game().length(), 45);
    }
};

OPTIO_TEST(PickedEnemyTest)

} // namespace picked_enemy_test

#include "picked_enemy_test.moc"
