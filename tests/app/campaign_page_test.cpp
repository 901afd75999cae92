// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign in the real window: begun, a battle fielded and its result entered, undone, taken up again, conceded (ANC-160 to ANC-177).
#include "tests/app/campaign_hands.h"
#include "tests/app/window.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace campaign_page_test {

using namespace optio;
using namespace optio::test;
using namespace campaigntest;

class CampaignPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }
    void fromTheFirstBattleToTheLast();
    void refusals();
    void deletedAndBroughtBack();
    void manyAlikeByCount();
    void leadersCostPoints();
    void pictures_data();
    void pictures();
};

void CampaignPageTest::fromTheFirstBattleToTheLast()
{
    const QTemporaryDir data;
    {
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        AppModel &app = running.app();
        QVERIFY(running.click(QStringLiteral("campaignsButton")));
        running.rest();
        QVERIFY(running.named(QStringLiteral("noCampaign")));
        QVERIFY(running.click(running.button(QStringLiteral("New campaign"))));
        running.rest();
        QVERIFY(running.click(QStringLiteral("beginCampaign")));
        running.rest();
        QVERIFY(running.named(QStringLiteral("campaignPage")));
        QVERIFY(app.campaign()->name().contains(QStringLiteral(" against ")));

        QVERIFY(running.click(QStringLiteral("campaignNext")));
        running.rest();
        QVERIFY(!running.awaited(QStringLiteral("fieldButton"))->isEnabled()); // nobody is chosen
        for (const char *side : {"a", "b"}) {
            const QVariantMap army = app.campaign()->armies()[side[0] == 'a' ? 0 : 1].toMap();
            for (const QVariantList kinds = army["kinds"].toList(); const QVariant &kind : kinds) {
                QQuickItem *row = running.named(QStringLiteral("field_%1_%2").arg(QLatin1String(side), kind.toMap()["label"].toString()));
                QVERIFY(row);
                running.reveal(row);
                if (kind.toMap()["kind"] == QLatin1String("unit"))
                    QMetaObject::invokeMethod(row, "take", Q_ARG(int, 1));
            }
        }
        QCOMPARE(footOf(running), QString());
        QMetaObject::invokeMethod(running.named(QStringLiteral("fieldDie_a")), "choose", Q_ARG(int, 5));
        QCOMPARE(footOf(running), QStringLiteral("Type both dice, or neither."));
        QMetaObject::invokeMethod(running.named(QStringLiteral("fieldDie_b")), "choose", Q_ARG(int, 5));
        QCOMPARE(footOf(running), QStringLiteral("A tie: roll both dice again."));
        QMetaObject::invokeMethod(running.named(QStringLiteral("fieldDie_b")), "choose", Q_ARG(int, 2));
        QVERIFY2(footOf(running).endsWith(QStringLiteral(" attack.")), qPrintable(footOf(running)));
        QVERIFY(running.click(QStringLiteral("fieldButton")));
        running.rest();
        QVERIFY(running.named(QStringLiteral("campaignPage")));
        QCOMPARE(app.campaign()->view()["battles"].toList().constLast().toMap()["attacker"].toString(), QStringLiteral("a"));
        QVERIFY(!app.campaign()->fielded().isEmpty());
        QCOMPARE(app.campaign()->instructions().size(), 2);

        QVERIFY(running.click(QStringLiteral("campaignEnter"))); // fought without Optio
        running.rest();
        const QVariantMap one = app.campaign()->fielded().constFirst().toMap();
        QMetaObject::invokeMethod(running.named(QStringLiteral("outcome_") + one["id"].toString()), "choose", Q_ARG(int, 2));
        QMetaObject::invokeMethod(running.named(QStringLiteral("victory_b")), "choose", Q_ARG(int, 3));
        QTRY_VERIFY(running.named(QStringLiteral("pursuitCard")));
        QVERIFY2(footOf(running).contains(QStringLiteral("have won")), qPrintable(footOf(running)));
        QVERIFY(running.click(QStringLiteral("resultButton")));
        running.rest();
        QCOMPARE(app.campaign()->view()["battles"].toList().size(), 1);
        QVERIFY(running.named(QStringLiteral("campaignBattle_1")));
        QVERIFY(app.campaign()->fielded().isEmpty());
        const QVariantMap romans = app.campaign()->view()["players"].toList()[0].toMap();
        QVERIFY(romans["points"].toInt() < romans["pointsAtStart"].toInt());

        QVERIFY(running.click(QStringLiteral("campaignUndo")));
        QVERIFY(!app.campaign()->fielded().isEmpty()); // the battle is being fought again
        const QVariantMap again = app.campaign()->view()["players"].toList()[0].toMap();
        QCOMPARE(again["points"].toInt(), again["pointsAtStart"].toInt());
    }
    const Running running(data.path()); // a restart
    running.app().prefs()->setReducedMotion(true);
    QVERIFY(running.click(QStringLiteral("campaignsButton")));
    running.rest();
    QQuickItem *row = nullptr;
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        if (item->objectName().startsWith(QStringLiteral("campaign_")) && item->objectName().endsWith(QStringLiteral("_open")))
            row = item;
    QVERIFY(running.tap(row));
    running.rest();
    QVERIFY(!running.app().campaign()->fielded().isEmpty());
    QVERIFY(running.click(QStringLiteral("concedeButton")));
    QTRY_VERIFY(running.named(QStringLiteral("concede_b")));
    QVERIFY(running.click(QStringLiteral("concede_b")));
    QTRY_VERIFY(running.named(QStringLiteral("campaignWinner")));
    QVERIFY(!running.named(QStringLiteral("campaignNext")));
    running.app().undoLast();
    QTRY_VERIFY(running.named(QStringLiteral("campaignNext")));
}

void CampaignPageTest::refusals()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    AppModel &app = running.app();
    QSignalSpy failed(&app, &AppModel::failed);
    QVERIFY(!app.campaigns()->open(QStringLiteral("nobody")));
    QCOMPARE(failed.size(), 1);
    QVERIFY(!app.campaigns()->create(QStringLiteral("dba"), QStringLiteral("x"), {}, {}));
    QVERIFY(failed.last().constFirst().toString().contains(QStringLiteral("knows no campaigns")));
    QVERIFY(!app.campaigns()->create(QStringLiteral("ancients"), QStringLiteral("  "), {}, {}));
    QVERIFY(failed.last().constFirst().toString().contains(QStringLiteral("needs a name")));
    const auto before = app.campaign()->history().size();
    QVERIFY(!app.campaign()->act(QStringLiteral("field"), {{"a", left(app, QStringLiteral("a"), 2)}}, {6, 1}));
    QVERIFY(failed.last().constFirst().toString().contains(QStringLiteral("ANC-162")));
    QVERIFY(!app.campaign()->act(QStringLiteral("result"), {}));
    QCOMPARE(app.campaign()->history().size(), before);
    // What a form shows has no name of a field in front.
    const QString refusal = app.campaign()->tryOut(QStringLiteral("field"), {}, {6, 1})["refusal"].toString();
    QVERIFY2(!refusal.isEmpty() && !refusal.startsWith(QStringLiteral("a: ")), qPrintable(refusal));
    complaints().clear();
}

/// A campaign is deleted from the list, and comes back whole.
void CampaignPageTest::deletedAndBroughtBack()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    AppModel &app = running.app();
    QVERIFY(app.campaign()->act(QStringLiteral("field"),
                                {{"a", left(app, QStringLiteral("a"), 3)}, {"b", left(app, QStringLiteral("b"), 3)}}, {6, 1}));
    const QVariantList history = app.campaign()->history();
    running.eval(QStringLiteral("leavePage(); show('CampaignsPage', {})"));
    running.rest();
    QVERIFY(running.click(QStringLiteral("campaign_The long war_remove")));
    running.rest();
    QVERIFY(running.named(QStringLiteral("noCampaign")));
    app.undoLast();
    running.rest();
    QCOMPARE(app.campaigns()->rows()->rowCount(), 1);
    running.eval(QStringLiteral("snackbar.hide()"));
    QTRY_VERIFY(running.named(QStringLiteral("campaign_The long war")));
    QVERIFY(running.click(QStringLiteral("campaign_The long war")));
    running.rest();
    QVERIFY(app.campaign()->isOpen());
    QCOMPARE(app.campaign()->history(), history);
}

/// Many alike are counted, where they fell, in the pursuit and where they come back.
void CampaignPageTest::manyAlikeByCount()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    AppModel &app = running.app();
    field(app, 6);
    QString kind;
    QVariantList units;
    const QVariantList kinds = app.campaign()->fieldedKinds();
    for (const QVariant &one : kinds)
        if (one.toMap()["side"] == QLatin1String("b") && one.toMap()["units"].toList().size() > 3) {
            kind = one.toMap()["id"].toString();
            units = one.toMap()["units"].toList();
        }
    QVERIFY(!kind.isEmpty());
    running.eval(QStringLiteral("show('CampaignResultPage', {})"));
    running.rest();
    QVERIFY(!running.named(QStringLiteral("outcome_") + units[0].toString())); // no ten ticks
    QQuickItem *destroyed = running.named(QStringLiteral("destroyed_") + kind), *fled = running.named(QStringLiteral("fled_") + kind);
    QVERIFY(destroyed && fled);
    QMetaObject::invokeMethod(destroyed, "choose", Q_ARG(int, 2));
    QMetaObject::invokeMethod(fled, "choose", Q_ARG(int, 1));
    QCOMPARE(destroyed->property("shown").toString(), QStringLiteral("2 of %1").arg(units.size()));
    QCOMPARE(fled->property("most").toInt(), units.size() - 2); // nobody is both
    QMetaObject::invokeMethod(running.named(QStringLiteral("victory_b")), "choose", Q_ARG(int, 4));
    QTRY_VERIFY(running.named(QStringLiteral("recoveryCard")));
    QQuickItem *recovered = running.named(QStringLiteral("recovered_") + units[0].toString());
    QVERIFY(recovered);
    QMetaObject::invokeMethod(recovered, "take", Q_ARG(int, 1));
    QVERIFY2(running.awaited(QStringLiteral("resultButton"))->isEnabled(), qPrintable(footOf(running)));
    QVERIFY(running.click(QStringLiteral("resultButton")));
    running.rest();
    const QVariantMap side = app.campaign()->view()["battles"].toList().constFirst().toMap()["sides"].toList()[1].toMap();
    QCOMPARE(side["gone"].toMap()["units"].toInt(), 1);
    QCOMPARE(side["recovered"].toMap()["units"].toInt(), 1);
    QCOMPARE(side["fled"].toMap()["units"].toInt(), 1);
}

/// ANC-161: what an army costs has its leaders in it, and one that is too dear is said to be before the campaign begins.
void CampaignPageTest::leadersCostPoints()
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.eval(QStringLiteral("show('NewCampaignPage', {})"));
    running.rest();
    const CampaignsModel &campaigns = *running.app().campaigns();
    const QVariantList armies = running.app().library()->choices(QStringLiteral("ancients"));
    for (const QVariant &army : armies)
        QVERIFY(campaigns.points(QStringLiteral("ancients"), army.toMap()["id"].toString()).toInt() >= army.toMap()["points"].toInt());
    QCOMPARE(campaigns.points(QStringLiteral("ancients"), QStringLiteral("ancients/legion")).toInt(), 100); // 80 and a second leader
    QVERIFY(!campaigns.points(QStringLiteral("ancients"), QStringLiteral("nobody")).isValid());
    QVERIFY(running.awaited(QStringLiteral("beginCampaign"))->isEnabled());
    QVERIFY(!campaigns.refusal(QStringLiteral("ancients"), QStringLiteral("ancients/legion"), QStringLiteral("nobody"), {}).isEmpty());
}

void CampaignPageTest::pictures_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    QTest::newRow("wide") << QSize(1280, 800) << 1.0;
    QTest::newRow("tall") << QSize(800, 1280) << 1.0;
    QTest::newRow("phone") << QSize(412, 915) << 1.0;
    QTest::newRow("large") << QSize(800, 1280) << 1.5;
    QTest::newRow("phone-large") << QSize(412, 915) << 1.5;
}

/// The way of a battle through a game, as pictures to look at.
void CampaignPageTest::pictures()
{
    QFETCH(QSize, size);
    QFETCH(double, text);
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize(size);
    running.app().prefs()->setTextScale(text);
    const auto take = [&](const char *name) {
        running.rest();
        running.eval(QStringLiteral("snackbar.hide()"));
        running.settle();
        running.picture(QStringLiteral("campaign-%1-%2").arg(QLatin1String(name), QLatin1String(QTest::currentDataTag())));
    };
    const auto down = [&] {
        const QList<QQuickItem *> items = running.items();
        for (QQuickItem *item : items)
            if (item->inherits("QQuickFlickable") && item->property("contentHeight").toReal() > item->height() + 1)
                item->setProperty("contentY", item->property("contentHeight").toReal() - item->height());
        running.settle();
    };
    running.eval(QStringLiteral("show('NewCampaignPage', {})"));
    take("begin");
    running.eval(QStringLiteral("leavePage()"));
    begin(running);
    AppModel &app = running.app();
    field(app, 6);
    take("to-fight");
    running.eval(QStringLiteral("show('CampaignGamePage', {})"));
    take("as-game");
    running.eval(QStringLiteral("current.start()"));
    take("game");
    fightOut(app, {QStringLiteral("b1.1"), QStringLiteral("b1.2"), QStringLiteral("a1.1")});
    take("game-over");
    running.eval(QStringLiteral("current.toCampaign(true)"));
    QTRY_VERIFY(running.named(QStringLiteral("campaignResultPage")));
    running.eval(QStringLiteral("current.victory = {a: 2, b: 0}"));
    take("filled-in");
    down();
    take("filled-in-below");
    running.eval(QStringLiteral("current.enter()"));
    running.rest();
    QTRY_VERIFY(running.named(QStringLiteral("campaignBattle_1_head")));
    QVERIFY(running.click(QStringLiteral("campaignBattle_1_head")));
    take("told");
    running.eval(QStringLiteral("startAgain()"));
    take("home");
}

OPTIO_TEST(CampaignPageTest)

} // namespace campaign_page_test

#include "campaign_page_test.moc"
