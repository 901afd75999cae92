// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign in the real window: begun, a battle fielded and its result entered, undone, taken up again, conceded (ANC-160 to ANC-177).
#include "window.h"

#include "app/engine.h"

#include <QTemporaryDir>

using namespace optio;
using namespace optio::test;

class CampaignPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }
    void fromTheFirstBattleToTheLast();
    void refusals();
    void keepsTheProposalOfThePursuit();
    void deletedAndBroughtBack();
};

namespace {

/// What the foot of the page says.
QString footOf(const Running &running)
{
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        if (QQuickItem *alert = item; alert->inherits("QQuickText") && spokenName(alert) == alert->property("text").toString())
            if (QAccessible::queryAccessibleInterface(alert)->role() == QAccessible::AlertMessage)
                return alert->property("text").toString();
    return {};
}

void begin(const Running &running)
{
    running.app().prefs()->setReducedMotion(true);
    const QVariantList armies = running.app().library()->choices(QStringLiteral("ancients"));
    QVERIFY(armies.size() >= 2);
    QVERIFY(running.app().campaigns()->create(QStringLiteral("ancients"), QStringLiteral("The long war"),
                                              armies[0].toMap()["id"].toString(), armies[1].toMap()["id"].toString()));
    running.eval(QStringLiteral("show('CampaignPage', {})"));
    running.rest();
}

/// Ids of the first `count` units of a side that are left, leaders last.
QVariantList left(const AppModel &app, const QString &side, int count)
{
    QVariantList units;
    const QVariantList armies = app.campaign()->armies();
    for (const QVariant &army : armies)
        if (army.toMap()["side"] == side)
            for (const QVariantList kinds = army.toMap()["kinds"].toList(); const QVariant &kind : kinds)
                for (const QVariantList ids = kind.toMap()["units"].toList(); const QVariant &id : ids)
                    if (units.size() < count)
                        units.append(id);
    return units;
}

} // namespace

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
        QVERIFY(!running.named(QStringLiteral("fieldButton"))->isEnabled()); // nobody is chosen
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

        QVERIFY(running.click(QStringLiteral("campaignNext")));
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

void CampaignPageTest::keepsTheProposalOfThePursuit()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    AppModel &app = running.app();
    QVERIFY(app.campaign()->act(QStringLiteral("field"),
                                {{"a", left(app, QStringLiteral("a"), 4)}, {"b", left(app, QStringLiteral("b"), 4)}}, {6, 1}));
    running.eval(QStringLiteral("show('CampaignResultPage', {})"));
    running.rest();
    QMetaObject::invokeMethod(running.named(QStringLiteral("victory_a")), "choose", Q_ARG(int, 2));
    QTRY_VERIFY(running.named(QStringLiteral("pursuitCard")));
    // The proposal is marked; to leave everybody alive is refused, with its rule.
    QList<QQuickItem *> marked;
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        if (item->objectName().startsWith(QStringLiteral("pursuit_")) && item->property("taken").toBool())
            marked.append(item);
    QVERIFY(!marked.isEmpty());
    QVERIFY(running.named(QStringLiteral("resultButton"))->isEnabled());
    for (QQuickItem *item : std::as_const(marked))
        QVERIFY(running.click(item->objectName()));
    QVERIFY(!running.named(QStringLiteral("resultButton"))->isEnabled());
    QVERIFY2(footOf(running).contains(QStringLiteral("ANC-168")), qPrintable(footOf(running)));
    // Another result forgets the choice.
    QMetaObject::invokeMethod(running.named(QStringLiteral("victory_a")), "choose", Q_ARG(int, 3));
    QVERIFY(running.named(QStringLiteral("resultButton"))->isEnabled());
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

QTEST_MAIN(CampaignPageTest)
#include "campaign_page_test.moc"
