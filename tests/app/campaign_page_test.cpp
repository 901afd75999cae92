// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign in the real window: begun, a battle fielded and its result entered, undone, taken up again, conceded (ANC-160 to ANC-177).
#include "window.h"

#include "app/engine.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace campaign_page_test {

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
    void aBattleAsAGame();
    void theGameIsDeletedOrTakenBack();
    void manyAlikeByCount();
    void halfFilledAfterAKill();
    void leadersCostPoints();
    void pictures_data();
    void pictures();
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

/// Fields `count` units of each side, the first side attacking.
void field(const AppModel &app, int count);

/// The game of App.game to its end: with these units destroyed.
void fightOut(const AppModel &app, const QStringList &destroyed)
{
    GameModel &game = *app.game();
    game.act(QStringLiteral("start-battle"));
    for (const QString &unit : destroyed)
        QVERIFY(game.correct(QStringLiteral("/place_%1").arg(unit), QStringLiteral("destroyed"), QStringLiteral("as on the table")));
    QVERIFY(game.correct(QStringLiteral("/turn"), 6, {}));
    QVERIFY(game.correct(QStringLiteral("/active"), QStringLiteral("b"), {}));
    QVERIFY(game.correct(QStringLiteral("/step"), QStringLiteral("rally"), {}));
    game.act(QStringLiteral("end-step"));
    QVERIFY(game.ended()["over"].toBool());
    game.catchUp();
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

void field(const AppModel &app, int count)
{
    QVERIFY(app.campaign()->act(QStringLiteral("field"),
                                {{"a", left(app, QStringLiteral("a"), count)}, {"b", left(app, QStringLiteral("b"), count)}}, {6, 1}));
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

/// The battle opens as a game, is taken up after a kill, fought to its end, and its losses are filled in, confirmed and told; a game that
/// is changed afterwards says so (ANC-162 to ANC-171).
void CampaignPageTest::aBattleAsAGame()
{
    const QTemporaryDir data;
    QString game;
    {
        const Running running(data.path());
        begin(running);
        AppModel &app = running.app();
        field(app, 4);
        running.rest();
        QVERIFY(running.click(QStringLiteral("campaignNext")));
        running.rest();
        QVERIFY(running.named(QStringLiteral("campaignGamePage")));
        QVERIFY(!running.named(QStringLiteral("gameOption_attacker"))); // the campaign knows it
        QVERIFY(running.click(QStringLiteral("startBattleGame")));
        running.rest();
        QVERIFY(running.named(QStringLiteral("gamePage")));
        game = app.game()->id();
        QVERIFY2(app.game()->title().startsWith(QStringLiteral("The long war, battle 1: ")), qPrintable(app.game()->title()));
        QCOMPARE(app.campaign()->place()["state"].toString(), QStringLiteral("open"));
        app.game()->act(QStringLiteral("start-battle"));
    } // killed in the middle
    const Running running(data.path());
    AppModel &app = running.app();
    running.app().prefs()->setReducedMotion(true);
    QCOMPARE(app.games()->rows()->rowCount(), 1);
    QVERIFY(app.games()->latest().toMap()["title"].toString().contains(QStringLiteral("The long war, battle 1")));
    app.campaigns()->refresh();
    QVERIFY(app.campaigns()->open(app.campaigns()->rows()->get(0)["id"].toString()));
    running.eval(QStringLiteral("show('CampaignPage', {})"));
    running.rest();
    QCOMPARE(running.named(QStringLiteral("campaignNext"))->property("text").toString(), QStringLiteral("Continue battle 1"));
    QVERIFY(running.click(QStringLiteral("campaignNext")));
    running.rest();
    QCOMPARE(app.game()->id(), game); // the same, not a new one
    QCOMPARE(app.games()->rows()->rowCount(), 1);
    fightOut(app, {QStringLiteral("b1.1"), QStringLiteral("b1.2")});
    QTRY_VERIFY(running.named(QStringLiteral("reportBattle")));
    QVERIFY(running.click(QStringLiteral("reportBattle")));
    running.rest();
    QTRY_VERIFY(running.named(QStringLiteral("campaignResultPage")));
    QVERIFY(!app.game()->isOpen());
    QVERIFY(running.named(QStringLiteral("reportCard")));
    const QVariantMap report = app.campaign()->report();
    QCOMPARE(report["outcomes"].toMap().size(), 2);
    QCOMPARE(report["why"].toMap().size(), 2);
    QVERIFY(!running.named(QStringLiteral("refillResult"))); // it is as the game says
    // The players say otherwise, and may take the game's word again.
    QMetaObject::invokeMethod(running.named(QStringLiteral("victory_a")), "choose", Q_ARG(int, 2));
    QTRY_VERIFY(running.named(QStringLiteral("refillResult")));
    QVERIFY(running.click(QStringLiteral("refillResult")));
    QMetaObject::invokeMethod(running.named(QStringLiteral("victory_a")), "choose", Q_ARG(int, 1));
    QTRY_VERIFY(running.named(QStringLiteral("consequencesCard")));
    QVERIFY(running.click(QStringLiteral("resultButton")));
    running.rest();
    QTRY_VERIFY(running.named(QStringLiteral("campaignPage")));
    const QVariantMap battle = app.campaign()->view()["battles"].toList().constFirst().toMap();
    QVERIFY(battle["fromGame"].toBool());
    QVERIFY(battle["sides"].toList()[1].toMap()["text"].toString().contains(QStringLiteral("2 units destroyed (ANC-171)")));
    QVERIFY(running.click(QStringLiteral("campaignBattle_1_head"))); // unfolds who, and why
    QVERIFY(app.campaign()->undoText().endsWith(QStringLiteral("have won, 1 to 0")));
    QVERIFY(app.campaign()->changedGames().isEmpty());
    QVERIFY(!app.campaign()->act(QStringLiteral("result"), {{"victory", QVariantMap{{"a", 1}}}})); // once
    complaints().clear();
    // The game goes on after all.
    QVERIFY(app.games()->open(game));
    QCOMPARE(app.campaign()->place()["state"].toString(), QStringLiteral("entered"));
    app.game()->undo();
    QVERIFY(app.game()->correct(QStringLiteral("/place_b1.3"), QStringLiteral("fled"), {}));
    app.game()->close();
    QCOMPARE(app.campaign()->changedGames().size(), 1);
    QTRY_VERIFY(running.named(QStringLiteral("changedGame_1")));
    QVERIFY(running.click(QStringLiteral("campaignUndo")));
    QVERIFY(app.campaign()->changedGames().isEmpty());
    QCOMPARE(running.named(QStringLiteral("campaignNext"))->property("text").toString(), QStringLiteral("Continue battle 1"));
}

/// A deleted game is offered again; one whose battle was fielded anew stays an ordinary game.
void CampaignPageTest::theGameIsDeletedOrTakenBack()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running);
    AppModel &app = running.app();
    field(app, 3);
    QVERIFY(app.campaign()->fight());
    const QString game = app.game()->id();
    app.game()->close();
    app.games()->remove(game);
    QVERIFY(app.campaigns()->open(app.campaign()->id()));
    QVERIFY(app.campaign()->game()["binned"].toBool());
    QVERIFY(app.campaign()->report().isEmpty());
    running.rest();
    QTRY_VERIFY(running.named(QStringLiteral("campaignBringBack")));
    QVERIFY(running.click(QStringLiteral("campaignBringBack")));
    running.rest();
    QCOMPARE(app.game()->id(), game);
    running.eval(QStringLiteral("leavePage()"));
    running.rest();
    QVERIFY(running.named(QStringLiteral("campaignPage")));
    app.campaign()->undo(); // who was fielded
    QVERIFY(app.campaign()->game().isEmpty());
    QVERIFY(app.games()->open(game));
    QCOMPARE(app.campaign()->place()["state"].toString(), QStringLiteral("other"));
    app.game()->act(QStringLiteral("start-battle")); // it can be played all the same
    QCOMPARE(app.game()->journal()->length(), 1);
    app.game()->close();
    field(app, 3); // as before
    QCOMPARE(app.campaign()->game()["id"].toString(), game);
    app.campaigns()->remove(app.campaign()->id());
    QVERIFY(app.games()->open(game));
    QCOMPARE(app.campaign()->place()["state"].toString(), QStringLiteral("gone"));
    app.game()->close();
    // Begun again it is a game of its own.
    QVERIFY(app.games()->again(game, false));
    QVERIFY(app.campaign()->place().isEmpty());
    app.game()->close();
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
    QVERIFY2(running.named(QStringLiteral("resultButton"))->isEnabled(), qPrintable(footOf(running)));
    QVERIFY(running.click(QStringLiteral("resultButton")));
    running.rest();
    const QVariantMap side = app.campaign()->view()["battles"].toList().constFirst().toMap()["sides"].toList()[1].toMap();
    QCOMPARE(side["gone"].toMap()["units"].toInt(), 1);
    QCOMPARE(side["recovered"].toMap()["units"].toInt(), 1);
    QCOMPARE(side["fled"].toMap()["units"].toInt(), 1);
}

/// A result that was half filled in is there after a kill, and gone once another act was done.
void CampaignPageTest::halfFilledAfterAKill()
{
    const QTemporaryDir data;
    QString campaign;
    {
        const Running running(data.path());
        begin(running);
        field(running.app(), 4);
        campaign = running.app().campaign()->id();
        running.eval(QStringLiteral("show('CampaignResultPage', {})"));
        running.rest();
        QMetaObject::invokeMethod(running.named(QStringLiteral("victory_b")), "choose", Q_ARG(int, 3));
        QTRY_COMPARE(running.app().campaign()->draft(QStringLiteral("result"))["victory"].toMap()["b"].toInt(), 3);
    }
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    QVERIFY(running.app().campaigns()->open(campaign));
    running.eval(QStringLiteral("show('CampaignPage', {}); show('CampaignResultPage', {})"));
    running.rest();
    QTRY_COMPARE(running.named(QStringLiteral("victory_b"))->property("value").toInt(), 3);
    running.app().campaign()->undo();
    QVERIFY(running.app().campaign()->draft(QStringLiteral("result")).isEmpty());
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
    QVERIFY(running.named(QStringLiteral("beginCampaign"))->isEnabled());
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
    const QString folder = qEnvironmentVariable("OPTIO_SCREENSHOTS", QDir::current().filePath(QStringLiteral("screenshots")));
    QVERIFY(QDir().mkpath(folder));
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize(size);
    running.app().prefs()->setTextScale(text);
    const auto take = [&](const char *name) {
        running.rest();
        running.eval(QStringLiteral("snackbar.hide()"));
        running.settle();
        running.window()->grabWindow().save(
            QStringLiteral("%1/campaign-%2-%3.png").arg(folder, QLatin1String(name), QLatin1String(QTest::currentDataTag())));
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
