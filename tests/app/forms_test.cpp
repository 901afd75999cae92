// SPDX-License-Identifier: GPL-3.0-or-later
// Every form that can be opened in the course of whole battles, looked at in the real window: no row of a picker stands on another.
#include "tests/app/window.h"

#include "app/engine.h"

#include "tests/golden/golden_battle.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace forms_test {

using namespace optio;
using namespace optio::test;

namespace {

/// Rows to tick or choose that stand on one another: only the upper could be tapped.
QStringList overprints(const Running &running)
{
    QList<QQuickItem *> rows;
    const QQuickItem *sheet = running.named(QStringLiteral("resolverSheet"));
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        if (sheet != nullptr && sheet->isAncestorOf(item) && item->inherits("QQuickAbstractButton") && item->height() > 0 &&
            item->width() > 0)
            rows.append(item);
    const auto place = [](const QQuickItem *item) { return item->mapRectToScene(QRectF(0, 0, item->width(), item->height())); };
    QStringList found;
    for (qsizetype i = 0; i < rows.size(); ++i)
        for (qsizetype k = 0; k < i; ++k) {
            // Siblings of one list, of which neither is within the other.
            if (rows[i]->isAncestorOf(rows[k]) || rows[k]->isAncestorOf(rows[i]) || rows[i]->metaObject() != rows[k]->metaObject())
                continue;
            const QRectF common = place(rows[i]) & place(rows[k]);
            if (common.width() > 2 && common.height() > 2)
                found.append(describe(rows[k]) + QStringLiteral(" and ") + describe(rows[i]));
        }
    return found;
}

} // namespace

class FormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void noRowStandsOnAnother_data();
    void noRowStandsOnAnother();
};

void FormsTest::noRowStandsOnAnother_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("seed");
    QTest::newRow("punic") << QStringLiteral("punic") << QStringLiteral("punic-battle") << 202;
    QTest::newRow("tropaion") << QStringLiteral("tropaion") << QStringLiteral("tropaion-hill") << 304;
    QTest::newRow("ancients") << QStringLiteral("ancients") << QStringLiteral("ancients-battle") << 202;
}

void FormsTest::noRowStandsOnAnother()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, name);
    QFETCH(int, seed);
    const Registry registry(rulesets());
    const Ruleset &rules = registry.at(ruleset.toStdString());
    const GoldenBattle golden(rules, name.toStdString(), static_cast<std::uint64_t>(seed));
    const QTemporaryDir data;
    GameSetup setup;
    setup.rosterA = golden.script().at("armies").at(0);
    setup.rosterB = golden.script().at("armies").at(1);
    setup.options = golden.script().at("options");
    setup.key = gameKeyFromSeed(static_cast<std::uint64_t>(seed));
    setup.created = "2026-01-01T00:00:00Z";
    const QString id =
        QString::fromStdString(Store(data.path().toStdString()).addGame(Game::start(rules, setup), "A battle", setup.created));
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    QVERIFY(running.app().games()->open(id));
    running.eval(QStringLiteral("show('GamePage', {})"));
    GameModel &game = *running.app().game();
    ResolverModel &form = *running.app().resolver();
    HandOverModel &page = *running.app().handOver();
    const std::vector<std::pair<QSize, qreal>> looks{{{412, 915}, 1}, {{1280, 800}, 1}, {{1280, 800}, 1.5}};
    QStringList faults;
    int number = 0, forms = 0;
    for (const Json &act : golden.script().at("acts")) {
        ++number;
        const std::string resolver = act.at("do");
        const Json input = act.value("input", Json{{"answers", Json::object()}});
        // First as it is found: nobody named yet.
        game.ask(resolver, Json{{"answers", Json::object()}});
        if (!page.to().isEmpty()) {
            page.take();
            game.ask(resolver, Json{{"answers", Json::object()}});
        }
        bool many = false;
        const QVariantList places = form.slotList();
        for (const QVariant &place : places)
            many = many || place.toMap().value(QStringLiteral("many")).toBool();
        if (form.isOpen() && many && number % 6 == 0) {
            for (const auto &[size, scale] : looks) {
                running.app().prefs()->setTextScale(scale);
                running.resize(size);
                for (int step = 0; step < 2; ++step) {
                    for (QQuickItem *item : running.items()) // all lists unfolded
                        if (item->property("nobody").isValid() && item->property("paired").isValid())
                            item->setProperty("open", true);
                    running.settle();
                    ++forms;
                    const QStringList found = overprints(running);
                    for (const QString &one : found)
                        faults.append(QStringLiteral("act %1, %2, %3: %4").arg(number).arg(form.title()).arg(size.width()).arg(one));
                    if (!found.isEmpty())
                        running.picture(QStringLiteral("%1-%2").arg(ruleset).arg(faults.size()));
                    const QVariantList slotsNow = form.slotList();
                    for (const QVariant &place : slotsNow)
                        if (place.toMap().value(QStringLiteral("many")).toBool())
                            form.pickAll(place.toMap().value(QStringLiteral("id")).toString(), step == 0);
                }
            }
        }
        game.ask(resolver, input);
        if (!page.to().isEmpty()) {
            page.take();
            game.ask(resolver, input);
        }
        // What says what is done is never folded away.
        for (int row = 0; row < form.questions()->count(); ++row) {
            const QVariantMap question = form.questions()->get(row);
            if (question.value(QStringLiteral("id")).toString().startsWith(QStringLiteral("mv.kind")) &&
                question.value(QStringLiteral("choices")).toList().size() > 1)
                QVERIFY2(!question.value(QStringLiteral("idle")).toBool(), act.dump().c_str());
        }
        for (int i = 0; const Json &face : act.value("dice", Json::array()))
            form.setDie(i++, face.get<int>());
        QVERIFY2(form.ready(), (act.dump() + form.refusal().toStdString()).c_str());
        form.roll();
        if (running.app().result()->isOpen())
            running.app().result()->accept();
        page.done();
    }
    QVERIFY(forms > 0);
    QVERIFY2(faults.isEmpty(),
             qPrintable(QStringLiteral("%1 faults of %2:\n").arg(faults.size()).arg(forms) + faults.mid(0, 20).join(u'\n')));
}

OPTIO_TEST(FormsTest)

} // namespace forms_test

#include "forms_test.moc"
