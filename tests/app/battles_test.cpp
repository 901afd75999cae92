// SPDX-License-Identifier: GPL-3.0-or-later
// The golden battles fought through the real window: every form is opened, its dice are typed, its card is read and put away, and what
// comes of it is what the rules alone come to. No form, card or page has a fault on its way: looked for in the first two of each kind and
// in a quarter of the others, if not deep.
#include "tests/app/faults.h"

#include "app/engine.h"

#include "tests/deep.h"
#include "tests/golden/golden_battle.h"
#include "tests/suite.h"

#include <QTemporaryDir>

#include <map>

namespace battles_test {

using namespace optio;
using namespace optio::test;

namespace {

constexpr int pageEvery = 8; ///< acts between two looks at the game's page

/// Stores the battle's armies as a new game in `folder`; gives its id.
QString begun(const QString &folder, const Ruleset &ruleset, const Json &script, std::uint64_t seed)
{
    GameSetup setup;
    setup.rosterA = script.at("armies").at(0);
    setup.rosterB = script.at("armies").at(1);
    setup.options = script.at("options");
    setup.key = gameKeyFromSeed(seed);
    setup.created = "2026-01-01T00:00:00Z";
    return QString::fromStdString(Store(folder.toStdString()).addGame(Game::start(ruleset, setup), "A battle", setup.created));
}

} // namespace

class BattlesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void battle_data();
    void battle();
};

void BattlesTest::battle_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("seed");
    QTest::addColumn<QSize>("size");
    QTest::newRow("punic, phone") << QStringLiteral("punic") << QStringLiteral("punic-battle") << 202 << QSize(412, 915);
    QTest::newRow("tropaion, upright") << QStringLiteral("tropaion") << QStringLiteral("tropaion-hill") << 304 << QSize(800, 1280);
    QTest::newRow("ancients, table") << QStringLiteral("ancients") << QStringLiteral("ancients-battle") << 202 << QSize(1280, 800);
    if (!deep())
        return;
    QTest::newRow("tropaion, phone") << QStringLiteral("tropaion") << QStringLiteral("tropaion-hill") << 304 << QSize(412, 915);
    QTest::newRow("ancients, phone") << QStringLiteral("ancients") << QStringLiteral("ancients-battle") << 202 << QSize(412, 915);
}

void BattlesTest::battle()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, name);
    QFETCH(int, seed);
    QFETCH(QSize, size);
    complaints().clear();
    const Registry registry(rulesets());
    const GoldenBattle golden(registry.at(ruleset.toStdString()), name.toStdString(), static_cast<std::uint64_t>(seed));
    const QTemporaryDir data;
    QStringList faults;
    const QString id = begun(data.path(), registry.at(ruleset.toStdString()), golden.script(), static_cast<std::uint64_t>(seed));
    {
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize(size);
        QVERIFY(running.app().games()->open(id));
        running.eval(QStringLiteral("show('GamePage', {})"));
        GameModel &game = *running.app().game();
        ResolverModel &form = *running.app().resolver();
        HandOverModel &page = *running.app().handOver();
        int number = 0;
        std::map<std::string, int> times; // each ruling has been asked for
        const auto look = [&](const char *what) {
            running.settle();
            const QString screen =
                QStringLiteral("%1-%2x%3-%4-%5").arg(name).arg(size.width()).arg(size.height()).arg(number).arg(QLatin1String(what));
            faults += faultsOf(running, screen);
            running.picture(screen);
        };
        for (const Json &act : golden.script().at("acts")) {
            ++number;
            const std::string resolver = act.at("do");
            const Json input = act.value("input", Json{{"answers", Json::object()}});
            const QByteArray where = QByteArray::number(number) + ' ' + QByteArray::fromStdString(act.dump());
            const bool looks = ++times[resolver] <= 2 || number % 4 == 0 || deep();
            if (number % pageEvery == 1) {
                look("page");
                if (QQuickItem *plan = running.named(QStringLiteral("planCard"))) {
                    running.reveal(plan);
                    look("plan");
                }
            }
            game.ask(resolver, input);
            if (!page.to().isEmpty()) {
                page.take();
                look("private");
                game.ask(resolver, input);
            }
            QVERIFY2(form.isOpen(), where);
            for (int i = 0; const Json &face : act.value("dice", Json::array()))
                form.setDie(i++, face.get<int>());
            if (looks)
                look("form");
            QVERIFY2(form.ready(), where + " " + form.refusal().toUtf8());
            form.roll();
            QCOMPARE(game.game().length(), number);
            if (running.app().result()->isOpen()) {
                if (looks)
                    look("card");
                running.app().result()->accept();
            }
            page.done();
        }
        look("end");
        QVERIFY(game.game().state() == golden.end());
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 faults:\n").arg(faults.size()) + faults.join(u'\n')));
}

OPTIO_TEST(BattlesTest)

} // namespace battles_test

#include "battles_test.moc"
